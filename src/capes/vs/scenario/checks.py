"""What must be true: `Rhino: stunned, 1 wound`, `P1: hand 3`, `refused: P1 attacks Hulk -> Wasp (ATTACK-03)`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec.json import encode

from capes.core.whole_numbers import WholeNumbers
from capes.vs.contract import questions
from capes.vs.rules.adjectives import in_combat
from capes.vs.rules.derived import atk, defense, has
from capes.vs.rules.quantities import base_stats
from capes.vs.scenario.errors import CheckFailed, PickFailed
from capes.vs.scenario.figures import keyword, team
from capes.vs.scenario.names import characters, everything, name_of, places
from capes.vs.scenario.picks import Hand
from capes.vs.scenario.wishes import reasons_against
from capes.vs.state.character import BACK, FRONT, HIDDEN, STUNNED, UP, Character
from capes.vs.state.player import Player
from capes.vs.state.state import State
from capes.vs.view.table import view
from capes.vs.words.face import FACES, team_bit

SAID: Final = re.compile(r"(.+?)(?: \(([A-Z0-9]+-\d\d)\))?")

Fact = Callable[["Checker", Character, re.Match[str]], tuple[object, object]]
"""What is asked for and what is so."""


class Checker:
    """Judges facts about one state."""

    def __init__(self, state: State, labels: tuple[str, ...], told: list[str]) -> None:
        self.state = state
        self.labels = labels
        self.told = told  # every sentence of the story so far

    # -- characters -------------------------------------------------------------------------------------------------
    def about(self, name: str, facts: str) -> None:
        """Facts about a character or card by name."""
        found = characters(self.state, name, self.labels)
        for fact in _listed(facts):
            place = _place(fact)
            if place is not None:
                self.place(name, fact, place)
                continue
            if not found:
                lies = places(self.state, name, self.labels)
                where = f"it is in {', '.join(lies)}" if lies else f"there are {', '.join(everything(self.state))}"
                raise CheckFailed(f"{name} is not in play ({where}), so it cannot be {fact!r}")
            self.fact(name, found[0], fact)

    def place(self, name: str, fact: str, place: tuple[bool, str]) -> None:
        """Where a card is or is not."""
        wanted, where = place
        lies = places(self.state, name, self.labels)
        if (where in lies) != wanted:
            is_now = ", ".join(lies) or "nowhere"
            raise CheckFailed(f"{name}: {fact} was expected, but it is in {is_now}")

    def fact(self, name: str, c: Character, fact: str) -> None:
        """One fact about a character in play."""
        negated = fact.startswith(("not ", "no longer "))
        plain = re.sub(r"^(not|no longer) ", "", fact)
        for pattern, judge in FACTS:
            match = re.fullmatch(pattern, plain, re.IGNORECASE)
            if match is not None:
                wanted, so = judge(self, c, match)
                if (wanted == so) == negated:
                    shown = so if not isinstance(so, bool) else ("it is" if so else "it is not")
                    raise CheckFailed(f"{name}: {fact} was expected, but {shown}")
                return
        known = keyword(plain)
        if known is not None:
            if any(one.name == known for one in has(self.state, c).keywords) == negated:
                raise CheckFailed(f"{name}: {fact} was expected, but it is not so")
            return
        group = team(plain)
        if group is not None:
            if bool(has(self.state, c).teams & team_bit(group)) == negated:
                raise CheckFailed(f"{name}: {fact} was expected, but it is not so")
            return
        raise CheckFailed(f"{fact!r} is nothing that can be said of a character; see docs/scenarios.md")

    # -- players ----------------------------------------------------------------------------------------------------
    def player(self, label: str, facts: str) -> None:
        """Facts about a player."""
        player = self.state.players[self.labels.index(label)]
        for fact in _listed(facts):
            match = re.fullmatch(r"([a-z' -]+?) (\d+)", fact, re.IGNORECASE)
            if match is not None and match[1].casefold() in COUNTS:
                so = COUNTS[match[1].casefold()](self.state, player)
                if so != int(match[2]):
                    raise CheckFailed(f"{label}: {fact} was expected, but it is {so}")
                continue
            match = re.fullmatch(r"(has|lacks) (.+) in (?:the )?(hand|ko pile|resources|deck)", fact, re.IGNORECASE)
            if match is not None:
                self.place(
                    f"{match[2]}", fact,
                    (match[1].casefold() == "has", f"{label}'s {match[3] if match[3] != 'ko pile' else 'KO pile'}"),
                )  # fmt: skip
                continue
            match = re.fullmatch(r"top of deck (.+)", fact)
            if match is not None:
                top = player.deck[-1].face.name if player.deck else "nothing"
                if top != match[1]:
                    raise CheckFailed(f"{label}: {fact} was expected, but it is {top}")
                continue
            if fact in ("out", "not out"):
                if player.out != (fact == "out"):
                    raise CheckFailed(f"{label}: {fact} was expected")
                continue
            raise CheckFailed(f"{fact!r} is nothing that can be said of a player: {', '.join(COUNTS)}, out")

    # -- the rest ---------------------------------------------------------------------------------------------------
    def table(self, facts: str) -> None:
        """Turn, phase, step and combat."""
        state = self.state
        so = {
            f"turn {state.turn}", f"{self.labels[state.active]}'s turn", f"{state.phase} phase", f"{state.step} step",
            "no combat" if state.combat is None else "combat", f"removed {len(state.removed)}",
        }  # fmt: skip
        if state.combat is not None:
            count = len(state.combat.attackers)
            so |= {f"{count} attacker" + ("s" if count != 1 else "")}
            if state.combat.defender:
                so.add(f"{name_of(state, state.combat.defender)} defends")
        for fact in _listed(facts):
            if fact not in so:
                raise CheckFailed(f"table: {fact} was expected, but it is {', '.join(sorted(so))}")

    def decision(self, facts: str) -> None:
        """Whose decision it is, and what about: 'P2 combat chance'."""
        decision = self.state.decision
        if facts.strip() == "none":
            if decision is not None:
                raise CheckFailed(f"no decision was expected, but {Hand(self.state, self.labels).situation()}")
            return
        if decision is None:
            raise CheckFailed(f"decision: {facts} was expected, but the game is over")
        for fact in _listed(facts):
            if fact not in (self.labels[decision.seat], decision.why, f"{self.labels[decision.seat]} {decision.why}"):
                raise CheckFailed(f"decision: {fact} was expected, but {Hand(self.state, self.labels).situation()}")

    def choices(self, names: str) -> None:
        """Exactly these cards, rows or verbs can be picked now, in any order."""
        hand = Hand(self.state, self.labels)
        decision = hand.decision()
        if isinstance(decision.options, WholeNumbers):
            raise CheckFailed("choices: any whole number can be picked")
        so = sorted({hand.namer(o.card) or o.text or o.verb for o in decision.options})
        if decision.why == questions.CHOOSE_ROW:
            so = sorted({f"{self.labels[o.seat]}'s {o.text}" for o in decision.options})
        if decision.why in (questions.CHOOSE_PLAYER, questions.GO_FIRST):
            so = sorted({self.labels[o.seat] for o in decision.options})
        wanted = sorted(_listed(names))
        if so != wanted:
            raise CheckFailed(f"the choices should be {', '.join(wanted)}, but they are {', '.join(so)}")

    def attack_targets(self, sentence: str) -> None:
        """Exactly these can be attacked: 'Hulk -> Wasp, Rhino'; 'Hulk -> nobody'."""
        match = re.fullmatch(r"(.+?) ?-> ?(.+)", sentence)
        if match is None:
            raise CheckFailed(f"targets are written as 'Hulk -> Wasp, Rhino', not {sentence!r}")
        hand = Hand(self.state.copy(), self.labels)
        seat = hand.decision().seat
        found: list[str] = []
        try:
            for at, name in enumerate(re.split(r", | and ", match[1])):
                verb = "join" if at else "attack"
                hand.take(hand.only(hand.about(hand.offers(verb), name), f"{verb} {name}"))
            found = [
                hand.namer(option.card) if option.card else self.labels[option.seat] for option in hand.offers("defend")
            ]
        except PickFailed:
            if not characters(self.state, match[1].split(",")[0], self.labels):
                raise CheckFailed(f"{self.labels[seat]} has nobody called {match[1]}") from None
        wanted = [] if match[2] == "nobody" else sorted(_listed(match[2]))
        if sorted(found) != wanted:
            raise CheckFailed(f"targets of {match[1]} should be {match[2]}, but are {', '.join(found) or 'nobody'}")

    def offered(self, sentence: str) -> None:
        """It can be done now (it is tried on a copy)."""
        hand = Hand(self.state.copy(), self.labels)
        try:
            hand.say(sentence)
        except PickFailed as error:
            raise CheckFailed(f"should be possible: {error}") from None

    def refused(self, sentence: str) -> None:
        """It cannot be done now, and the rules say so by that row; the state stays as it was."""
        match = SAID.fullmatch(sentence.strip())
        assert match is not None
        hand = Hand(self.state.copy(), self.labels)
        try:
            hand.say(match[1])
        except PickFailed:
            pass
        else:
            raise CheckFailed(f"{match[1]!r} should be refused, but it can be done")
        reasons = reasons_against(self.state, match[1], self.labels)
        if not reasons:
            raise CheckFailed(f"{match[1]!r} is refused, but the rules give no reason")
        if match[2] and match[2] not in [reason.rule for reason in reasons]:
            so = "; ".join(str(reason) for reason in reasons) or "none"
            raise CheckFailed(f"{match[1]!r} should be refused by {match[2]}, but the reasons are: {so}")

    def result(self, facts: str) -> None:
        """How the game ended: 'P1 wins', 'P1 and P2 win', 'draw', 'none'."""
        result = self.state.result
        if result is None:
            so = "none"
        elif not result.winners:
            so = "draw"
        else:
            so = " and ".join(self.labels[seat] for seat in result.winners)
            so += " wins" if len(result.winners) == 1 else " win"
        if so != facts.strip():
            raise CheckFailed(f"result: {facts.strip()} was expected, but it is {so}")

    def sees(self, facts: str, wanted: bool) -> None:
        """Whether a player may know these cards, wherever they lie: 'P2: Lab, Gym' or 'P2 Lab, Gym'."""
        label, _, names = facts.partition(" ")
        if label not in self.labels:
            raise CheckFailed(f"say who sees what, as in 'P2 Lab', not {facts!r}")
        shown = view(self.state, self.labels.index(label))
        seen = set(re.findall(r'"face":"([^"]*)"', encode(shown).decode()))
        names_seen = {FACES[id].name for id in seen if id in FACES}
        for name in _listed(names):
            if (name in names_seen) != wanted:
                raise CheckFailed(f"{label} {'should see' if wanted else 'should not see'} {name}")

    def tells(self, parts: list[str]) -> None:
        """The story told these sentences, or parts of them, in this order."""
        at = 0
        for part in parts:
            wanted = part.strip().casefold().rstrip(".")
            while at < len(self.told) and wanted not in self.told[at].casefold():
                at += 1
            if at == len(self.told):
                raise CheckFailed(f"the story should tell {part.strip()!r} next, but it goes: {' '.join(self.told)}")
            at += 1

    def silent_about(self, parts: list[str]) -> None:
        """The story told nothing of the kind."""
        for part in parts:
            for sentence in self.told:
                if part.strip().casefold() in sentence.casefold():
                    raise CheckFailed(f"the story should not tell {part.strip()!r}, but it does: {sentence}")


def _listed(facts: str) -> list[str]:
    return [fact.strip() for fact in re.split(r"[,;]", facts) if fact.strip()]


def _place(fact: str) -> tuple[bool, str] | None:
    """A fact about where a card lies: 'in P1's hand', 'not in play', 'removed', 'KO'd'."""
    match = re.fullmatch(r"(not )?in ([PAB]\d's) (hand|ko pile|resources|deck|pile)", fact, re.IGNORECASE)
    if match is not None:
        zone = "KO pile" if match[3].casefold() == "ko pile" else match[3].casefold()
        return match[1] is None, f"{match[2]} {zone}"
    match = re.fullmatch(r"(not )?(in play|removed|equipped)", fact, re.IGNORECASE)
    if match is not None:
        return match[1] is None, {"in play": "play", "equipped": "equipment"}.get(match[2].casefold(), "removed")
    return None


def _seat(checker: Checker, label: str) -> int:
    if label not in checker.labels:
        raise CheckFailed(f"there is no player {label}")
    return checker.labels.index(label)


def _counters(c: Character) -> str:
    if not c.counters:
        return "no counters"
    sign = "+" if c.counters > 0 else "-"
    return f"{abs(c.counters)} {sign}1/{sign}1 counter" + ("s" if abs(c.counters) > 1 else "")


FACTS: Final[list[tuple[str, Fact]]] = [
    (r"(\d+)/(-?\d+)", lambda k, c, m: (f"{m[1]}/{m[2]}", f"{atk(k.state, c)}/{defense(k.state, c)}")),
    (r"ATK (\d+)", lambda k, c, m: (f"ATK {m[1]}", f"ATK {atk(k.state, c)}")),
    (r"DEF (-?\d+)", lambda k, c, m: (f"DEF {m[1]}", f"DEF {defense(k.state, c)}")),
    (r"base (\d+)/(\d+)", lambda k, c, m: ((int(m[1]), int(m[2])), base_stats(k.state, c))),
    (r"stunned|face down", lambda k, c, m: (True, c.state == STUNNED or (m[0] == "face down" and c.state == HIDDEN))),
    (r"face up", lambda k, c, m: (True, c.state == UP)),
    (r"hidden", lambda k, c, m: (True, c.state == HIDDEN)),
    (r"ready", lambda k, c, m: (True, c.ready)),
    (r"exhausted", lambda k, c, m: (True, not c.ready)),
    (r"frozen", lambda k, c, m: (True, c.frozen > 0)),
    (r"(?:in the )?front(?: row)?", lambda k, c, m: (True, c.row == FRONT)),
    (r"(?:in the )?back(?: row)?", lambda k, c, m: (True, c.row == BACK)),
    (r"(\d+|no) wounds?", lambda k, c, m: (f"{m[1].replace('no', '0')} wounds", f"{c.wounds} wounds")),
    (r"no counters|\d+ [+-]1/[+-]1(?: counters?)?", lambda k, c, m: (_number_of_counters(m[0]), c.counters)),
    (r"(\d+|no) xp", lambda k, c, m: (f"{m[1].replace('no', '0')} XP", f"{c.xp} XP")),
    (r"level (\d)", lambda k, c, m: (f"level {m[1]}", f"level {c.face.level}")),
    (r"health (\d+)", lambda k, c, m: (f"health {m[1]}", f"health {c.face.health}")),
    (r"main", lambda k, c, m: (True, c.main_of >= 0)),
    (r"supporting", lambda k, c, m: (True, c.main_of < 0)),
    (r"on ([PAB]\d)'s side", lambda k, c, m: (_seat(k, m[1]), c.seat)),
    (r"owned by ([PAB]\d)", lambda k, c, m: (_seat(k, m[1]), c.owner)),
    (r"in combat", lambda k, c, m: (True, in_combat(k.state, c))),
    (r"bears nothing", lambda k, c, m: (True, not c.equipment)),
    (r"bears (?!nothing)(.+)", lambda k, c, m: (True, any(card.face.name == m[1] for card in c.equipment))),
    (r"without powers", lambda k, c, m: (True, not (has(k.state, c).supers or has(k.state, c).keywords))),
    (r"uses (.+)", lambda k, c, m: (True, any(getattr(p, "name", "") == m[1] for p in has(k.state, c).supers))),
]


def _number_of_counters(text: str) -> int:
    match = re.match(r"(\d+) ([+-])", text)
    return 0 if match is None else int(match[1]) * (1 if match[2] == "+" else -1)


COUNTS: Final[dict[str, Callable[[State, Player], int]]] = {
    "hand": lambda state, player: len(player.hand),
    "deck": lambda state, player: len(player.deck),
    "ko pile": lambda state, player: len(player.ko),
    "resources": lambda state, player: len(player.resources),
    "face-up resources": lambda state, player: sum(1 for r in player.resources if r.up),
    "points": lambda state, player: player.points,
    "characters": lambda state, player: sum(1 for c in state.characters if c.seat == player.seat),
    "front": lambda state, player: _in_row(state, player, FRONT),
    "back": lambda state, player: _in_row(state, player, BACK),
    "counters": lambda state, player: player.counters,
    "pile": lambda state, player: sum(len(pile.cards) for pile in player.piles),
}


def _in_row(state: State, player: Player, row: int) -> int:
    return sum(1 for c in state.characters if c.seat == player.seat and c.row == row)
