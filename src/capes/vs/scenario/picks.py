"""Making picks by sentences: `P1 attacks Hulk -> Rhino`, `P2 picks Wasp`, `pass`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from capes.core.option import NOBODY, Decision, Option
from capes.core.whole_numbers import WholeNumbers
from capes.vs.contract import questions, verbs
from capes.vs.english import label as in_words
from capes.vs.english.prompts import power_label
from capes.vs.rules import engine
from capes.vs.scenario.errors import PickFailed
from capes.vs.scenario.names import PLAYER, Called, Thing, characters, led_by, name_of, names_of, thing_of
from capes.vs.state.state import State
from capes.vs.words.face import FACES

CHOOSING: Final = (
    questions.CHOOSE,
    questions.CHOOSE_ROW,
    questions.CHOOSE_ROW_FOR,
    questions.CHOOSE_PLAYER,
    questions.CHOOSE_NUMBER,
    questions.NAME_A_CARD,
    questions.CHOOSE_ONE,
    questions.MAY,
    questions.PAY,
    questions.DISCARD,
    questions.SEARCH,
    questions.WHICH_IS_KOD,
)
LEAVE_IT: Final = (verbs.PASS, verbs.NEXT, verbs.MAIN_PHASE, verbs.END_TURN, verbs.NO, verbs.DONE, verbs.KEEP)
"""What somebody picks who does nothing, in the order of preference."""

BARE: Final = {
    "pass": verbs.PASS,
    "passes": verbs.PASS,
    "next": verbs.NEXT,
    "goes on": verbs.NEXT,
    "end turn": verbs.END_TURN,
    "ends the turn": verbs.END_TURN,
    "ends turn": verbs.END_TURN,
    "yes": verbs.YES,
    "no": verbs.NO,
    "done": verbs.DONE,
    "keep": verbs.KEEP,
    "keeps": verbs.KEEP,
    "mulligan": verbs.MULLIGAN,
    "mulligans": verbs.MULLIGAN,
    "main phase": verbs.MAIN_PHASE,
    "drop out": verbs.DROP_OUT,
    "drops out": verbs.DROP_OUT,
    "agrees": verbs.YES,
    "declines": verbs.NO,
    "skips": verbs.NEXT,
}
LONG: Final = 2000
SETTLED: Final = ("pick", "payment", "picked player")
"""Where a task keeps a pick that left no choice."""

BETWEEN: Final = ("react", "order triggers")
"""Questions that may come before what a play asks."""

USE: Final = re.compile(r"(?:of (.+?))?(?: ?\bon (.+?))?(?: ?\bpaying (?:with )?(.+))?", re.IGNORECASE)


@dataclass
class Made:
    """A pick that was made without asking."""

    label: str
    thing: Thing | None

    def is_called(self, name: str, labels: tuple[str, ...]) -> bool:
        """Whether a story means it by that name."""
        return name == self.label or (self.thing is not None and Called(name, labels).fits(self.thing))


@dataclass
class Promise:
    """Targets named for a play under way, which have to come to be picked."""

    wanted: str
    depth: int  # how many tasks there were before it
    names: list[str]
    made: list[Made]


class Hand:
    """Picks options of one state by sentences. Whoever holds it may change the state under it."""

    def __init__(
        self,
        state: State,
        labels: tuple[str, ...],
        heard: Callable[[State], None] | None = None,
        promises: list[Promise] | None = None,
    ) -> None:
        self.state = state
        self.labels = labels
        self.heard = heard  # told after every pick, while the news is fresh
        self.promises = promises if promises is not None else []  # plays under way whose targets have been named
        self.made: list[Made] = []  # picks made without asking, there being no choice
        self.taken: Option | None = None

    # -- looking ----------------------------------------------------------------------------------------------------
    def decision(self) -> Decision:
        """The pending decision, or a failure that says the game is over."""
        if self.state.decision is None:
            raise PickFailed("the game is over: nothing is left to decide")
        return self.state.decision

    def namer(self, number: int) -> str:
        """A card's name with its owner where two on the table share it."""
        name = name_of(self.state, number)
        character = self.state.play.get(number)
        if character is not None and sum(1 for d in self.state.play.values() if d.face.name == name) > 1:
            return f"{self.labels[character.seat]}'s {name}"
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
        self.taken = option
        self.state.watch = self.note
        engine.choose(self.state, option)
        self.state.watch = None
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

    def offers(self, *kinds: str) -> list[Option]:
        """The options of the pending decision with those kinds."""
        options = self.decision().options
        if isinstance(options, WholeNumbers):
            return []
        return [option for option in options if option.verb in kinds]

    def about(self, options: list[Option], name: str, by_number: bool = False) -> list[Option]:
        """Those about a card of that name."""
        called = Called(name, self.labels)
        if called.which and (ranked := characters(self.state, name, self.labels)):
            # "#2" is the second of the table, as in checks, whether or not the first can be picked.
            return [o for o in options if (o.number if by_number else o.card) == ranked[0].number]
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
            option = Option(verbs.NUMBER, number=int(words)) if words.isdigit() else None
            return [option] if option is not None and option in decision.options else []
        options = list(decision.options)
        found = [option for option in options if self.label(option).casefold() == low]
        if not found:
            found = self.about([option for option in options if option.card], words)
        if not found:
            found = [o for o in options if o.verb == verbs.TAKE and FACES[o.text].name.casefold() == low]
        if not found:
            match = re.fullmatch(r"(?:([PAB]\d)'s )?(front|back)(?: row)?", words, re.IGNORECASE)
            if match is not None:
                found = [option for option in options if option.text == match[2].casefold()]
                if match[1]:
                    found = [option for option in found if option.seat == self.labels.index(match[1])]
        if not found and words in self.labels:
            seat = self.labels.index(words)
            found = [
                o
                for o in options
                if o.seat == seat and o.verb in (verbs.PLAYER, verbs.FIRST, verbs.HAND_OVER, verbs.DEFEND)
            ]
        if not found:
            match = re.fullmatch(r"(?:mode )?(\d+)", low)
            if match is not None:
                found = [o for o in options if o.verb in (verbs.MODE, verbs.NUMBER) and o.number == int(match[1])]
        if not found:
            found = [o for o in options if o.text.partition("|")[0].casefold() == low or o.verb == BARE.get(low, low)]
        return found

    def pick(self, words: str) -> None:
        """Pick by free wording."""
        self.take(self.only(self.matching(words), words))

    def bare(self, verb: str, wanted: str) -> None:
        """Pick an option that is a verb alone."""
        self.take(self.only(self.offers(verb), wanted))

    def note(self, state: State) -> None:
        """Shown every step: a pick that leaves no choice is made without asking."""
        task = state.agenda[-1] if state.agenda else None
        for key in SETTLED:
            picked = None if task is None else task.recall(key)
            if isinstance(picked, Option) and picked is not self.taken:
                self.taken = picked
                label = self.labels[picked.seat] if picked.verb == verbs.PLAYER else name_of(state, picked.card)
                self.made.append(Made(label, thing_of(state, picked.card)))

    def play(self, option: Option, names: list[str], wanted: str) -> None:
        """Take a play whose targets were named; every one of them must come to be picked."""
        agenda = self.state.agenda
        depth = len(agenda) - (1 if agenda and agenda[-1].kind == "reaction offer" else 0)
        self.made = []
        self.take(option)
        if names:
            self.promises.append(Promise(wanted, depth, names, self.made))

    def keep_promises(self) -> None:
        """Pick what was named for the plays under way, as far as it is asked for now."""
        while self.promises and self.keep_promise(self.promises[-1]):
            self.promises.pop()

    def keep_promise(self, promise: Promise) -> bool:
        """Whether all that was named has been picked; a Reaction or an order of triggers in between is waited for."""
        promise.made.extend(one for one in self.made if one not in promise.made)
        while promise.names:
            name, decision = promise.names[0], self.state.decision
            choosing = decision is not None and decision.why in CHOOSING
            if choosing and self.matching(name):
                del promise.names[0]
                self.pick(name)
                promise.made.extend(one for one in self.made if one not in promise.made)
                continue
            settled = [one for one in promise.made if one.is_called(name, self.labels)]
            if settled:
                promise.made.remove(settled[0])
                self.made = [one for one in self.made if one is not settled[0]]
                del promise.names[0]
                continue
            if choosing:
                raise PickFailed(f"{promise.wanted!r}: {name!r} is not possible: {self.situation()}")
            if decision is not None and (len(self.state.agenda) > promise.depth or decision.why in BETWEEN):
                return False
            picked = " and ".join(repr(one.label) for one in promise.made) or "nobody"
            raise PickFailed(
                f"{promise.wanted!r}: {name!r} was never picked ({picked} was); after 'on' stands only what is chosen"
            )
        return True

    # -- sentences --------------------------------------------------------------------------------------------------
    def say(self, sentence: str) -> None:
        """Make the pick or picks of one sentence; a failure leaves the state half-way (work on a copy)."""
        self.made = []
        self.speak(sentence)
        self.keep_promises()

    def speak(self, sentence: str) -> None:
        """The picks the sentence itself makes."""
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
        if self.decision().why != questions.COMBAT_CHANCE:
            raise PickFailed(f"there is no combat to pass in: {self.situation()}")
        while self.state.decision is not None and self.state.decision.why == questions.COMBAT_CHANCE:
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
        seat = hand.labels.index(match[2])
        found = [option for option in hand.offers("defend") if option.seat == seat]
    else:
        found = hand.about(hand.offers("defend"), match[2])
    hand.take(hand.only(found, wanted))


def _play(hand: Hand, match: re.Match[str], wanted: str) -> None:
    offers = hand.offers("play")
    led = led_by(match[1], [name for option in offers for name in names_of(hand.state, option.card)])
    name, rest = led if led is not None else (match[1], "")
    number = re.match(r"#(\d+)\s*", rest)
    if number is not None:
        name, rest = f"{name} {number[0].strip()}", rest[number.end() :]
    more = re.fullmatch(r"(?:as mode (\d))?(?: ?\bon (.+))?", rest)
    found = hand.about(offers, name)
    if more is None:
        raise PickFailed(f"{wanted!r}: what does {rest!r} say? After the card's name stand 'as mode 2' and 'on Hulk'")
    if more[1]:
        found = [option for option in found if option.number == int(more[1]) - 1]
    hand.play(hand.only(found, wanted), _names(more[2]), wanted)


def power_forms(key: str) -> list[str]:
    """The ways to name a power: its name, with its window or cost where two share it, or as questions show it."""
    name, _, rest = key.partition("|")
    window, _, cost = rest.partition("|")
    symbols = " ".join(cost.split(",")) if cost else ""
    return [name, power_label(key), f"{name} ({window})", f"{name} [{symbols}]", f"{name} ({window} [{symbols}])"]


def _use(hand: Hand, match: re.Match[str], wanted: str) -> None:
    forms: dict[str, list[Option]] = {}
    for option in hand.offers("use"):
        for form in power_forms(option.text):
            if option not in forms.setdefault(form, []):
                forms[form].append(option)
    led = led_by(match[1], forms)
    if led is None:
        raise PickFailed(f"{wanted!r} is not possible: {hand.situation()}")
    more = USE.fullmatch(led[1])
    if more is None:
        raise PickFailed(f"{wanted!r}: what does {led[1]!r} say? After the power's name stand 'of', 'on' and 'paying'")
    found = forms[led[0]]
    if more[1]:
        found = hand.about(found, more[1])
    hand.play(hand.only(found, wanted), [*_names(more[3]), *_names(more[2])], wanted)


def _power_up(hand: Hand, match: re.Match[str], wanted: str) -> None:
    found = hand.about(hand.offers("power up"), match[1], by_number=True)
    if match[2]:
        found = hand.about(found, match[2])
    hand.take(hand.only(found, wanted))


def _recruit(hand: Hand, match: re.Match[str], wanted: str) -> None:
    found = hand.about(hand.offers("recruit"), match[1])
    row = (match[3] or "front").casefold()
    mate = hand.labels.index(match[2]) if match[2] else NOBODY
    option = hand.only([option for option in found if option.text == row and option.seat == mate], wanted)
    hand.play(option, _names(match[4]), wanted)


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
    (r"plays? (.+)", _play),
    (r"uses? (.+)", _use),
    (r"powers up (.+?)(?: with (.+))?", _power_up),
    (r"(?:equips|recruits) (.+?) (?:on|onto) (.+)", _equip),
    (r"recruits? (.+?)(?: for ([PAB]\d))?(?: (?:in(?:to)? the )?(front|back)(?: row)?)?(?:, picking (.+))?", _recruit),
    (r"places? (.+?)(?: (?:face )?(up|down))?(?: as a resource)?", _resource),
    (r"moves? (.+)", _move),
    (r"(?:picks?|chooses?|strikes?(?: back at)?|names?|pays with|discards?|resolves?|takes?|adds?) (.+)", _several),
]
"""What a player does, in the third person; the first that fits is meant."""
