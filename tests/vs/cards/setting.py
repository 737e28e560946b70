"""A table for proving cards: set it, act by readable names, look.

game = Game(side("mb/hulk-main-l1", symbols="Might"), side(front=[plain("Wasp", 1, 1)]))
game.uses("Hulk", "Smash")
game.fights("Hulk", on="Wasp")
assert game["Wasp"].state == STUNNED
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

import pytest

from capes.core.event import Event
from capes.core.option import Decision, Option
from capes.core.state import Result
from capes.core.task import Task
from capes.vs import cards
from capes.vs.rules import engine
from capes.vs.rules.derived import atk, defense, has, invalidate_powers
from capes.vs.rules.people import find_card
from capes.vs.rules.sides import arrive
from capes.vs.rules.table import set_table
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import BACK, FRONT, HIDDEN, STUNNED, UP, Character
from capes.vs.state.state import Setup
from capes.vs.words.face import FACES, Face, face
from capes.vs.words.powers import Power
from capes.vs.words.turn import (
    TURN,
    BeginMain,
    BeginTurn,
    DrawPhase,
    FormationStep,
    RecoverAndReady,
    RecruitStep,
    ResourceStep,
)

cards.load()

works = pytest.mark.works
barred = pytest.mark.barred
both_levels = pytest.mark.parametrize("level", ["l1", "l2"])

STARTS = {
    "start": BeginTurn, "draw": DrawPhase, "recovery": RecoverAndReady, "resource": ResourceStep,
    "recruit": RecruitStep, "formation": FormationStep, "main": BeginMain,
}  # fmt: skip
GIVES = {"Skill": "training-ground", "Energy": "laboratory", "Intellect": "academy", "Might": "fortress"}
PEOPLE = ("you", "enemy", "third", "fourth")
ANSWERS = ("next", "main phase", "pass", "end turn", "no", "done")

E = TypeVar("E", bound=Event)


@cache
def plain(
    name: str,
    atk: int = 1,
    defense: int = 1,
    health: int = 5,
    cost: int = 1,
    team: str = "",
    powers: tuple[Power, ...] = (),
    kind: str = "supporting",
    marked: bool = False,
) -> Face:
    """A bystander with nothing but figures."""
    teams = tuple(part for part in team.split("+") if part)
    return Face(
        f"test/{name}", name, kind, powers=powers, cost=cost, atk=atk, defense=defense, health=health, teams=teams,
        marked=marked,
    )  # fmt: skip


@dataclass
class Person:
    """A character on the table, with what has befallen it."""

    card: str | Face
    wounds: int = 0
    counters: int = 0
    xp: int = 0
    stunned: bool = False
    exhausted: bool = False
    hidden: bool = False
    row: str = ""


at = Person
"""`at("mb/hulk", wounds=2)` reads better than the class's name."""


Cast = str | Face | Person


@dataclass
class Side:
    """What one player has."""

    main: Cast | None = None
    front: Sequence[Cast] = ()
    back: Sequence[Cast] = ()
    hand: Sequence[str | Face] = ()
    ko: Sequence[str | Face] = ()
    deck: Sequence[str | Face] = field(default_factory=lambda: [plain("Spare", cost=9)] * 8)
    resources: int = 0
    down: Sequence[str | Face] = ()
    symbols: str = ""
    up: Sequence[str | Face] = ()


def side(
    main: Cast | None = None,
    *,
    front: Sequence[Cast] = (),
    back: Sequence[Cast] = (),
    hand: Sequence[str | Face] = (),
    ko: Sequence[str | Face] = (),
    deck: Sequence[str | Face] | None = None,
    resources: int = 0,
    down: Sequence[str | Face] = (),
    symbols: str = "",
    up: Sequence[str | Face] = (),
) -> Side:
    """A player's things: the deck's top is first; `resources` face down, `symbols` as basic Locations face up."""
    made = Side(main, front, back, hand, ko, resources=resources, down=down, symbols=symbols, up=up)
    if deck is not None:
        made.deck = deck
    return made


class NotOffered(AssertionError):
    """A pick that cannot be made now; says which can."""


class Game:
    """A position that can be played on by names."""

    def __init__(
        self,
        you: Side | None = None,
        enemy: Side | None = None,
        *more: Side,
        phase: str = "main",
        turn_of: str = "you",
        turn: int = 5,
        edition: str = "documents",
        mode: str = "",
        sides: tuple[int, ...] = (),
        brings: Sequence[str] = (),
        seed: int = 7,
    ) -> None:
        people = [you or side(), enemy or side(), *more]
        count = len(people)
        setup = Setup(mode or ("duel" if count == 2 else "ffa"), sides or tuple(range(count)), edition)
        self.edition = edition
        mains = [self._main(one, seat) for seat, one in enumerate(people)]
        decks = [[self._face(card) for card in reversed(one.deck)] for one in people]
        bringers = [face(id, edition) for id in brings]
        decks[0][:0] = bringers
        self.state = set_table(setup, mains, decks, seed)
        del self.state.players[0].deck[: len(bringers)]
        self.bodies = 1000
        for seat, one in enumerate(people):
            self._lay(seat, one, mains[seat])
        state = self.state
        state.active = PEOPLE.index(turn_of)
        state.turn = turn - 1 if phase == "start" else turn
        state.phase = {"start": "end", "draw": "draw", "recovery": "draw"}.get(phase, "build")
        task = Task(TURN, state.active, 0, "turn")
        task.at = next(at for at, word in enumerate(TURN) if isinstance(word, STARTS[phase]))
        state.agenda[:] = [task]
        state.news = []
        self.log: list[Event] = []
        engine.go(state)
        self.log.extend(state.news)

    # -- laying the table ---------------------------------------------------------------------------------------------

    def _face(self, card: str | Face) -> Face:
        return face(card, self.edition) if isinstance(card, str) else card

    def _main(self, one: Side, seat: int) -> Face:
        if one.main is None:
            name = f"{PEOPLE[seat].capitalize()} Main"
            return plain(name, 0, 9, 9, -1, kind="main")
        return self._face(one.main.card if isinstance(one.main, Person) else one.main)

    def _lay(self, seat: int, one: Side, main: Face) -> None:
        state, player = self.state, self.state.players[seat]
        cast: Cast = main if one.main is None else one.main
        person = self._stand(seat, cast, "front", seat + 1)
        person.main_of, person.original = seat, True
        for row, people in (("front", one.front), ("back", one.back)):
            for each in people:
                self._stand(seat, each, row, self._body())
        for card in one.hand:
            player.hand.append(Card(arrive(state), self._face(card), seat, self._body()))
        for card in one.ko:
            player.ko.append(Card(arrive(state), self._face(card), seat, self._body()))
        down = [*(plain("Buried", cost=9) for _ in range(one.resources)), *(self._face(card) for card in one.down)]
        locations = [f"mb/{GIVES[symbol]}" for symbol in one.symbols.split()]
        for printed in down:
            player.resources.append(Resource(arrive(state), printed, seat, self._body(), False))
        for location in (*locations, *one.up):
            player.resources.append(Resource(arrive(state), self._face(location), seat, self._body(), True))
        invalidate_powers(state)

    def _body(self) -> int:
        self.bodies += 1
        return self.bodies

    def _stand(self, seat: int, cast: Cast, row: str, body: int) -> Character:
        person = cast if isinstance(cast, Person) else Person(cast)
        where = BACK if (person.row or row) == "back" else FRONT
        character = Character(arrive(self.state), self._face(person.card), seat, body, seat, where)
        character.wounds, character.counters, character.xp = person.wounds, person.counters, person.xp
        character.ready = not (person.exhausted or person.stunned)
        character.state = STUNNED if person.stunned else HIDDEN if person.hidden else UP
        self.state.put(character)
        return character

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        assert self.state.decision is not None, "the game is over"
        return self.state.decision

    @property
    def why(self) -> str:
        return "" if self.state.decision is None else self.state.decision.why

    @property
    def decider(self) -> str:
        return PEOPLE[self.decision.seat]

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def winners(self) -> tuple[str, ...]:
        return () if self.state.result is None else tuple(PEOPLE[seat] for seat in self.state.result.winners)

    def found(self, name: str) -> list[Character]:
        """Every character in play of that name ('enemy Hulk' for one on that side) or id."""
        whose, _, rest = name.partition(" ")
        seat = PEOPLE.index(whose) if whose in PEOPLE else -1
        return [
            c
            for c in self.state.play.values()
            if name in (c.face.name, c.face.printed_id) or (seat == c.seat and rest in (c.face.name, c.face.printed_id))
        ]

    def __getitem__(self, name: str) -> Character:
        found = self.found(name)
        assert len(found) == 1, f"{len(found)} in play called {name!r}; there are {[*self.state.play.values()]}"
        return found[0]

    def __contains__(self, name: str) -> bool:
        return bool(self.found(name))

    def stats(self, name: str) -> tuple[int, int]:
        return atk(self.state, self[name]), defense(self.state, self[name])

    def stunned(self, name: str) -> bool:
        return self[name].state == STUNNED

    def keywords(self, name: str) -> list[str]:
        return [keyword.name for keyword in has(self.state, self[name]).keywords]

    def hand(self, whose: str = "you") -> list[str]:
        return [card.face.name for card in self.state.players[PEOPLE.index(whose)].hand]

    def deck(self, whose: str = "you") -> list[str]:
        """From the top."""
        return [card.face.name for card in reversed(self.state.players[PEOPLE.index(whose)].deck)]

    def ko(self, whose: str = "you") -> list[str]:
        return [card.face.name for card in self.state.players[PEOPLE.index(whose)].ko]

    def resources(self, whose: str = "you") -> list[tuple[str, bool]]:
        """Name and whether it lies face up."""
        return [(r.face.name, r.up) for r in self.state.players[PEOPLE.index(whose)].resources]

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    # -- acting -------------------------------------------------------------------------------------------------------

    def labels(self, option: Option) -> set[str]:
        """Everything an option may be called by."""
        found = {option.verb, option.text, str(option.number)}
        if option.verb == "use":
            power, _, rest = option.text.partition("|")
            found |= {power, *rest.replace(",", "|").split("|")}
        elif option.verb in ("defend", "row", "player", "first") and option.seat >= 0:
            found.add(PEOPLE[option.seat])
        elif option.verb == "take":
            found |= set(FACES[option.text].names)
        elif option.verb == "power up":
            found |= self._names(option.number)
        if option.card:
            found |= self._names(option.card)
        return found

    def _names(self, number: int) -> set[str]:
        character = self.state.play.get(number)
        if character is not None:
            names = {*character.face.names, character.face.printed_id}
            return names | {f"{PEOPLE[character.seat]} {name}" for name in names}
        place = find_card(self.state, number)
        if place is None:
            return set()
        names = {*place.card.face.names, place.card.face.printed_id}
        return names | {f"{PEOPLE[place.seat]} {name}" for name in names}

    def match(self, *what: str) -> Option | None:
        """The first option that goes by all these names."""
        if self.state.decision is None:
            return None
        if self.why == "choose number":
            return next((o for o in [self.decision.options[int(what[0])]]), None)
        for option in self.decision.options:
            if set(what) <= self.labels(option):
                return option
        return None

    def offers(self, *what: str) -> bool:
        return self.match(*what) is not None

    def offered(self) -> list[str]:
        """Names of what is on offer, as far as it has any."""
        return [
            next(iter(sorted(self._names(o.card) - {""}, key=lambda name: (" " in name, "/" in name, name))), o.key)
            if o.card
            else o.text or o.verb
            for o in self.decision.options
        ]

    def picks(self, *what: str) -> Game:
        """Take the option that goes by all these names."""
        option = self.match(*what)
        if option is None:
            shown = [] if self.state.decision is None else [o.key for o in self.decision.options[:40]]
            raise NotOffered(f"{what} is not among {shown} ({self.why})")
        self.choose(option)
        return self

    def choose(self, option: Option) -> None:
        engine.choose(self.state, option)
        self.log.extend(self.state.news)

    def uses(self, name: str, power: str, *more: str) -> Game:
        return self.picks("use", name, power, *more)

    def plays(self, card: str) -> Game:
        return self.picks("play", card)

    def recruits(self, card: str, row: str = "front") -> Game:
        return self.picks("recruit", card, row)

    def attacks(self, *names: str, on: str) -> Game:
        """Declare an attack; stops at the first decision of the combat."""
        self.picks("attack", names[0])
        for name in names[1:]:
            self.picks("join", name)
        return self.picks("defend", on)

    def can_attack(self, *names: str, on: str) -> bool:
        other = self.copy()
        try:
            other.attacks(*names, on=on)
        except NotOffered:
            return False
        return True

    def resolves(self) -> Game:
        """Everybody passes until the strikes are done or something else is asked."""
        while self.why == "combat chance":
            self.picks("pass")
        return self

    def fights(self, *names: str, on: str) -> Game:
        return self.attacks(*names, on=on).resolves()

    def until(self, why: str, whose: str = "") -> Game:
        """Decline everything until that decision comes."""
        for _ in range(200):
            if self.state.decision is None or (self.why == why and whose in ("", self.decider)):
                break
            answer = next((word for word in ANSWERS if self.offers(word)), None)
            if answer is None:
                self.choose(self.decision.options[0])
            else:
                self.picks(answer)
        assert self.why == why, self.why
        return self

    def ends_turn(self) -> Game:
        return self.picks("end turn")

    def copy(self) -> Game:
        """The same position, free to go its own way."""
        other = Game.__new__(Game)
        other.state = self.state.copy()
        other.edition = self.edition
        other.bodies = self.bodies
        other.log = []
        return other


__all__ = [
    "BACK", "FRONT", "STUNNED", "Cast", "Game", "NotOffered", "at", "barred", "both_levels", "plain", "side", "works",
]  # fmt: skip
