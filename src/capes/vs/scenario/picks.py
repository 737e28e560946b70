"""Making picks by sentences: `P1 attacks Hulk -> Rhino`, `P2 picks Wasp`, `pass`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from capes.core.option import Decision, Option
from capes.core.whole_numbers import WholeNumbers
from capes.vs.english import label as in_words
from capes.vs.rules import engine
from capes.vs.scenario.errors import PickFailed
from capes.vs.scenario.names import PLAYER, Called, Thing, name_of, thing_of
from capes.vs.state.state import State
from capes.vs.words.face import FACES

CHOOSING: Final = (
    "choose", "choose row", "choose row for", "choose player", "choose number", "name a card", "choose one", "may",
    "pay", "discard", "search", "which is KO'd",
)  # fmt: skip
LEAVE_IT: Final = ("pass", "next", "main phase", "end turn", "no", "done", "keep")
"""What somebody picks who does nothing, in the order of preference."""

BARE: Final = {
    "pass": "pass", "passes": "pass", "next": "next", "goes on": "next", "end turn": "end turn",
    "ends the turn": "end turn", "ends turn": "end turn", "yes": "yes", "no": "no", "done": "done",
    "keep": "keep", "keeps": "keep", "mulligan": "mulligan", "mulligans": "mulligan", "main phase": "main phase",
    "drop out": "drop out", "drops out": "drop out", "agrees": "yes", "declines": "no", "skips": "next",
}  # fmt: skip
LONG: Final = 2000


class Hand:
    """Picks options of one state by sentences. Whoever holds it may change the state under it."""

    def __init__(self, state: State, labels: tuple[str, ...], heard: Callable[[State], None] | None = None) -> None:
        self.state = state
        self.labels = labels
        self.heard = heard  # told after every pick, while the news is fresh

    # -- looking ----------------------------------------------------------------------------------------------------
    def decision(self) -> Decision:
        """The pending decision, or a failure that says the game is over."""
        if self.state.decision is None:
            raise PickFailed("the game is over: nothing is left to decide")
        return self.state.decision

    def namer(self, number: int) -> str:
        """A card's name with its owner where two on the table share it."""
        name = name_of(self.state, number)
        c = self.state.play.get(number)
        if c is not None and sum(1 for d in self.state.play.values() if d.face.name == name) > 1:
            return f"{self.labels[c.seat]}'s {name}"
        return name

    def label(self, option: Option) -> str:
        """An option in words."""
        return in_words(option, self.namer, self.labels)

    def listed(self) -> str:
        """The possible picks, for messages."""
        decision = self.decision()
        if isinstance(decision.options, WholeNumbers):
            return "any whole number"
        shown = [f"'{self.label(option)}'" for option in decision.options[:40]]
        return ", ".join(shown)

    def situation(self) -> str:
        """Whose decision it is and what about."""
        decision = self.decision()
        return f"{self.labels[decision.seat]} decides ({decision.why}) among {self.listed()}"

    # -- picking ----------------------------------------------------------------------------------------------------
    def take(self, option: Option) -> None:
        """Take an option that is on offer."""
        engine.choose(self.state, option)
        if self.heard is not None:
            self.heard(self.state)

    def only(self, found: list[Option], wanted: str) -> Option:
        """The one option meant; copies of one card are as good as each other."""
        if not found:
            raise PickFailed(f"{wanted!r} is not possible: {self.situation()}")
        first = found[0]
        for other in found[1:]:
            if (other.verb, other.text) != (first.verb, first.text) or name_of(self.state, other.card) != name_of(
                self.state, first.card
            ):
                raise PickFailed(f"{wanted!r} may mean {' or '.join(repr(self.label(option)) for option in found)}")
        return first

    def offers(self, *verbs: str) -> list[Option]:
        """The options of the pending decision with those verbs."""
        options = self.decision().options
        if isinstance(options, WholeNumbers):
            return []
        return [option for option in options if option.verb in verbs]

    def about(self, options: list[Option], name: str, by_number: bool = False) -> list[Option]:
        """Those about a card of that name."""
        called = Called(name, self.labels)
        things: list[Thing] = []
        pairs: list[tuple[Thing, Option]] = []
        for option in options:
            thing = thing_of(self.state, option.number if by_number else option.card)
            if thing is not None and called.fits(thing):
                things.append(thing)
                pairs.append((thing, option))
        one = called.pick(things)
        if one is None:
            return []
        if called.which:
            return [option for thing, option in pairs if thing is one]
        return [option for thing, option in pairs if thing.face.name == one.face.name]

    def matching(self, words: str) -> list[Option]:
        """The options a free wording may mean: a card, a row, a player, a number, a name, a power."""
        decision = self.decision()
        words = words.strip()
        low = words.casefold()
        if isinstance(decision.options, WholeNumbers):
            option = Option("number", number=int(words)) if words.isdigit() else None
            return [option] if option is not None and option in decision.options else []
        options = list(decision.options)
        found = [option for option in options if self.label(option).casefold() == low]
        if not found:
            found = self.about([option for option in options if option.card], words)
        if not found:
            found = [o for o in options if o.verb == "take" and FACES[o.text].name.casefold() == low]
        if not found:
            match = re.fullmatch(r"(?:([PAB]\d)'s )?(front|back)(?: row)?", words, re.IGNORECASE)
            if match is not None:
                found = [option for option in options if option.text == match[2].casefold()]
                if match[1]:
                    found = [option for option in found if option.number == self.labels.index(match[1]) + 1]
        if not found and words in self.labels:
            number = self.labels.index(words) + 1
            found = [o for o in options if o.number == number and o.verb in ("player", "first", "hand over", "defend")]
        if not found:
            match = re.fullmatch(r"(?:mode )?(\d+)", low)
            if match is not None:
                found = [o for o in options if o.verb in ("mode", "number") and o.number == int(match[1])]
        if not found:
            found = [o for o in options if o.text.partition("|")[0].casefold() == low or o.verb == BARE.get(low, low)]
        return found

    def pick(self, words: str) -> None:
        """Pick by free wording."""
        self.take(self.only(self.matching(words), words))

    def bare(self, verb: str, wanted: str) -> None:
        """Pick an option that is a verb alone."""
        self.take(self.only(self.offers(verb), wanted))

    def targets(self, names: str | None) -> None:
        """Pick what a play is done to, one after the other; a choice that was no choice has been made already."""
        for name in _names(names):
            if self.state.decision is None or self.state.decision.why not in CHOOSING:
                return
            self.pick(name)

    # -- sentences --------------------------------------------------------------------------------------------------
    def say(self, sentence: str) -> None:
        """Make the pick or picks of one sentence; a failure leaves the state half-way (work on a copy)."""
        words = sentence.strip().rstrip(".")
        until = re.fullmatch(r"until (.+)", words)
        if until is not None:
            self.until(until[1])
            return
        if words in ("all pass", "everybody passes"):
            self.all_pass()
            return
        match = PLAYER.fullmatch(words)
        if match is not None and match[1] in self.labels and not words.startswith(f"{match[1]}'s"):
            decision = self.decision()
            if re.fullmatch(r"goes first", match[2]):
                self.pick(match[1])
                return
            if decision.seat != self.labels.index(match[1]):
                raise PickFailed(f"{words!r}: it is not {match[1]} who decides now: {self.situation()}")
            words = match[2]
        bare = BARE.get(words.casefold())
        if bare is not None:
            self.bare(bare, sentence)
            return
        for pattern, make in SENTENCES:
            found = re.fullmatch(pattern, words, re.IGNORECASE)
            if found is not None:
                make(self, found, sentence)
                return
        self.pick(words)

    def all_pass(self) -> None:
        """Everybody passes until the combat goes on without them."""
        if self.decision().why != "combat chance":
            raise PickFailed(f"there is no combat to pass in: {self.situation()}")
        while self.state.decision is not None and self.state.decision.why == "combat chance":
            self.bare("pass", "pass")

    def until(self, words: str) -> None:
        """Do nothing until that decision: 'P2 recruit step', 'P1 main phase', 'turn 5', 'the end'."""
        for _ in range(LONG):
            if self.state.decision is None:
                if words in ("the end", "the game is over"):
                    return
                raise PickFailed(f"the game was over before {words!r} came")
            if _is_at(self.state, words, self.labels):
                return
            for verb in LEAVE_IT:
                found = self.offers(verb)
                if found:
                    self.take(found[0])
                    break
            else:
                raise PickFailed(f"on the way to {words!r} somebody must choose: {self.situation()}")
        raise PickFailed(f"{words!r} never came")


def _is_at(state: State, words: str, labels: tuple[str, ...]) -> bool:
    decision = state.decision
    assert decision is not None
    match = re.fullmatch(r"turn (\d+)", words)
    if match is not None:
        return state.turn >= int(match[1])
    if f"{labels[decision.seat]} {decision.why}" == words or decision.why == words:
        return True
    return words == f"{labels[state.active]}'s turn" and decision.seat == state.active and state.phase != "end"


def _names(text: str | None) -> list[str]:
    return [part for part in re.split(r", | and ", text or "") if part]


def _attack(hand: Hand, match: re.Match[str], wanted: str) -> None:
    attackers = _names(match[1])
    hand.take(hand.only(hand.about(hand.offers("attack"), attackers[0]), wanted))
    for name in attackers[1:]:
        hand.take(hand.only(hand.about(hand.offers("join"), name), wanted))
    if match[2] in hand.labels:
        number = hand.labels.index(match[2]) + 1
        found = [option for option in hand.offers("defend") if option.number == number and not option.card]
    else:
        found = hand.about(hand.offers("defend"), match[2])
    hand.take(hand.only(found, wanted))


def _play(hand: Hand, match: re.Match[str], wanted: str) -> None:
    found = hand.about(hand.offers("play"), match[1])
    if match[2]:
        found = [option for option in found if option.number == int(match[2]) - 1]
    hand.take(hand.only(found, wanted))
    hand.targets(match[3])


def _use(hand: Hand, match: re.Match[str], wanted: str) -> None:
    found = [o for o in hand.offers("use") if o.text.partition("|")[0].casefold() == match[1].casefold()]
    if match[2]:
        found = hand.about(found, match[2])
    hand.take(hand.only(found, wanted))
    hand.targets(match[4])
    hand.targets(match[3])


def _power_up(hand: Hand, match: re.Match[str], wanted: str) -> None:
    found = hand.about(hand.offers("power up"), match[1], by_number=True)
    if match[2]:
        found = hand.about(found, match[2])
    hand.take(hand.only(found, wanted))


def _recruit(hand: Hand, match: re.Match[str], wanted: str) -> None:
    found = hand.about(hand.offers("recruit"), match[1])
    row = (match[3] or "front").casefold()
    mate = hand.labels.index(match[2]) + 1 if match[2] else 0
    hand.take(hand.only([option for option in found if option.text == row and option.number == mate], wanted))
    hand.targets(match[4])


def _equip(hand: Hand, match: re.Match[str], wanted: str) -> None:
    found = hand.about(hand.about(hand.offers("equip"), match[1]), match[2], by_number=True)
    hand.take(hand.only(found, wanted))


def _resource(hand: Hand, match: re.Match[str], wanted: str) -> None:
    found = hand.about(hand.offers("resource"), match[1])
    way = (match[2] or "down").casefold()
    hand.take(hand.only([option for option in found if option.text == way], wanted))


def _move(hand: Hand, match: re.Match[str], wanted: str) -> None:
    for name in _names(match[1]):
        hand.take(hand.only(hand.about(hand.offers("move"), name), wanted))


def _several(hand: Hand, match: re.Match[str], wanted: str) -> None:
    if hand.matching(match[1]):
        hand.pick(match[1])
        return
    names = _names(match[1])
    if len(names) < 2:
        hand.pick(match[1])
    for name in names if len(names) > 1 else []:
        hand.pick(name)


SENTENCES: Final[list[tuple[str, Callable[[Hand, re.Match[str], str], None]]]] = [
    (r"attacks? (?:with )?(.+?) ?-> ?(.+)", _attack),
    (r"plays? (.+?)(?: as mode (\d))?(?: on (.+))?", _play),
    (r"uses? (.+?)(?: of (.+?))?(?: on (.+?))?(?: paying (?:with )?(.+))?", _use),
    (r"powers up (.+?)(?: with (.+))?", _power_up),
    (r"(?:equips|recruits) (.+?) (?:on|onto) (.+)", _equip),
    (r"recruits? (.+?)(?: for ([PAB]\d))?(?: (?:in(?:to)? the )?(front|back)(?: row)?)?(?:, picking (.+))?", _recruit),
    (r"places? (.+?)(?: (?:face )?(up|down))?(?: as a resource)?", _resource),
    (r"moves? (.+)", _move),
    (r"(?:picks?|chooses?|strikes?(?: back at)?|names?|pays with|discards?|resolves?|takes?|adds?) (.+)", _several),
]
"""What a player does, in the third person; the first that fits is meant."""
