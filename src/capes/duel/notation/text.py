"""A position as a few lines a person can write.

    duel, more actions
    step 4, P1
    P1: Repo 5, Courier | hand: Trapdoor, Clarion
    P2: Keystone, Siege Engine -2
    conditions: Crime Wave
    fights: Repo > Keystone
    pile: Sidebet, Head Start, ...

A number after a Character is its Health. `pile` names cards from the top; with `...` all cards named nowhere lie
below, without it they are in the discard pile. Without a `pile` line all cards named nowhere make the pile, in the
deck's order. With Picking Sides there are `pile P1`, `pile P2` instead. `fights` are match-ups that stand, for steps
after the attack.
"""

from __future__ import annotations

import re

from capes.core.errors import BadRecord
from capes.core.task import Task
from capes.duel.state.optional import OptionalRules
from capes.duel.state.state import State, empty_table, pair_up
from capes.duel.words.deck import Deck
from capes.duel.words.kinds import COLOURS, GRAY, HERO, VILLAIN
from capes.duel.words.steps import (
    AFTER_DAMAGE,
    TURN,
    Attack,
    BeginTurn,
    CleanUp,
    DeclareOutside,
    DeclareRole,
    DiscardDown,
    EndTurn,
    PlayCondition,
    PutInPlay,
    Window,
)
from capes.language.sentence import plain

SWITCHES = {
    "help": "help",
    "delay": "delay",
    "showdown": "showdown",
    "more actions": "more_actions",
    "picking sides": "picking_sides",
    "three-way": "three_way",
    "no poker face": "poker_face",
}

STEPS: dict[str, int] = {
    "step 1": TURN.index(BeginTurn()),
    "step 2": TURN.index(PlayCondition()),
    "step 3": TURN.index(PutInPlay()),
    "step 4": TURN.index(Attack()),
    "step 7": TURN.index(DeclareOutside()),
    "step 8": TURN.index(Window("W8")),
    "step 9": TURN.index(DeclareRole(0)),
    "step 10": TURN.index(DeclareRole(1)),
    "step 12": AFTER_DAMAGE,
    "step 13": TURN.index(CleanUp()),
    "step 14": TURN.index(DiscardDown()),
    "step 15": TURN.index(EndTurn()),
}


class Names:
    """Cards by name; copies are handed out one after the other."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.left: dict[str, list[int]] = {}
        for number in range(deck.size, 0, -1):
            for name in (deck.name[number], deck.id[number]):
                known = self.left.setdefault(name.casefold(), [])
                if number not in known:
                    known.append(number)
        self.taken: list[int] = []

    def take(self, name: str) -> int:
        """The next copy of a card, or BadRecord."""
        copies = self.left.get(name.strip().casefold())
        if copies is None:
            raise BadRecord(plain(f"there is no card {name.strip()!r}"))
        for number in reversed(copies):
            if number not in self.taken:
                self.taken.append(number)
                return number
        raise BadRecord(plain(f"{name.strip()!r} is already somewhere else"))

    def seen(self, name: str) -> int:
        """A card that has been named before."""
        for number in self.left.get(name.strip().casefold(), []):
            if number in self.taken:
                return number
        raise BadRecord(plain(f"{name.strip()!r} is not in play"))

    def rest(self) -> list[int]:
        """All cards named nowhere; the top of the pile is the end of the list."""
        return [number for number in range(self.deck.size, 0, -1) if number not in self.taken]


def _split(text: str) -> list[str]:
    """What is between commas."""
    return [piece.strip() for piece in text.split(",") if piece.strip()]


def _lines(text: str) -> tuple[list[str], dict[str, str]]:
    """What the first lines say, and the lines that have a name."""
    lines: dict[str, str] = {}
    head: list[str] = []
    for line in text.splitlines():
        line = line.split(" # ")[0].strip()
        key, colon, value = line.partition(":")
        if colon:
            if key.strip().casefold() in lines:
                raise BadRecord(plain(f"the line {key.strip()!r} is there twice"))
            lines[key.strip().casefold()] = value.strip()
        else:
            head += [part.casefold() for part in _split(line)]
    return head, lines


def read(deck: Deck, text: str) -> State:
    """The position, ready to be run; BadRecord names the line that cannot be read."""
    head, lines = _lines(text)
    if not head or head.pop(0) != "duel":
        raise BadRecord(plain("a position of Duel begins with the line 'duel'"))
    switches: dict[str, bool] = {}
    step = "step 1"
    current = 0
    for part in head:
        if part in SWITCHES:
            switches[SWITCHES[part]] = part != "no poker face"
        elif part in STEPS:
            step = part
        elif re.fullmatch(r"p[123]", part):
            current = int(part[1]) - 1
        else:
            raise BadRecord(plain(f"{part!r} is neither an optional rule, a step nor a player"))
    players = 3 if switches.get("three_way") else 2
    state = empty_table(deck, OptionalRules(**switches), players)
    state.colours = COLOURS[:players]
    if state.rules.picking_sides:
        state.sides = (HERO, VILLAIN) if players == 2 else (HERO, VILLAIN, GRAY)
    state.turn = 1 if step != "step 1" else 0
    state.current = current
    if state.current >= players:
        raise BadRecord(plain(f"there is no P{current + 1} in a game of {players}"))
    names = Names(deck)
    for seat in range(players):
        _seat(state, names, seat, lines.pop(f"p{seat + 1}", ""))
    for name in _split(lines.pop("conditions", "")):
        card = names.take(name)
        if not deck.last_character < card <= deck.last_condition:
            raise BadRecord(plain(f"{name!r} is not a Condition"))
        state.conditions.append(card)
    state.discard += [names.take(name) for name in _split(lines.pop("discard", ""))]
    _piles(state, names, lines)
    for fight in _split(lines.pop("fights", "")):
        _fight(state, names, fight)
    if lines:
        raise BadRecord(plain(f"a position has no line {next(iter(lines))!r}"))
    task = Task(TURN, state.current, kind="turn")
    task.at = STEPS[step]
    number = int(step.split()[1])
    state.step = number - 1 if number != 4 else 3
    state.agenda.append(task)
    return state


def _seat(state: State, names: Names, seat: int, text: str) -> None:
    """'Repo 5, Courier | hand: Trapdoor'."""
    team, _, hand = text.partition("|")
    for entry in _split(team):
        found = re.fullmatch(r"(.*?)(?:\s+(-?\d+))?", entry)
        assert found is not None
        card = names.take(found.group(1))
        if card > state.deck.last_character:
            raise BadRecord(plain(f"{found.group(1)!r} is not a Character"))
        health = int(found.group(2)) if found.group(2) is not None else state.deck.health[card]
        if not state.deck.floor[card] <= health <= state.deck.health[card]:
            raise BadRecord(plain(f"{found.group(1)} has no Health {health} on its bar"))
        state.teams[seat].append(card)
        state.owner[card] = seat
        state.health[card] = health
    hand = hand.strip()
    if hand:
        if not hand.casefold().startswith("hand:"):
            raise BadRecord(plain(f"after '|' comes 'hand:', not {hand!r}"))
        state.hands[seat] = [names.take(name) for name in _split(hand[5:])]


def _piles(state: State, names: Names, lines: dict[str, str]) -> None:
    """One pile, or one per player."""
    own = state.rules.picking_sides
    keys = [f"pile p{seat + 1}" for seat in range(state.players)] if own else ["pile"]
    state.piles = [[] for _ in keys]
    below: list[int] = []  # the piles under which unnamed cards lie
    for at, key in enumerate(keys):
        listed = _split(lines.pop(key)) if key in lines else ["..."]
        if listed[-1:] == ["..."]:
            listed.pop()
            below.append(at)
        state.piles[at] = [names.take(name) for name in reversed(listed)]
    rest = names.rest()
    if own:
        state.origin = [0] * (state.deck.size + 1)
    for card in rest:
        homes = [at for at in below if not own or _may_lie(state, card, at)]
        if homes:
            home = min(homes, key=lambda at: len(state.piles[at]))
            state.piles[home].insert(0, card)
        else:
            state.discard.append(card)
    if own:
        for seat, pile in enumerate(state.piles):
            for card in pile + state.hands[seat] + state.teams[seat]:
                state.origin[card] = seat
    elif below:
        state.piles[0] = rest + [card for card in state.piles[0] if card not in rest]


def _may_lie(state: State, card: int, seat: int) -> bool:
    """Picking Sides: a Hero only in the Heroes' pile, and so on; Grays anywhere unless they have their own."""
    if card > state.deck.last_character:
        return True
    side = state.deck.side[card]
    return state.sides[seat] == side or side not in state.sides


def _fight(state: State, names: Names, text: str) -> None:
    """'Repo > Keystone'."""
    one, arrow, two = text.partition(">")
    if not arrow:
        raise BadRecord(plain(f"{text!r} is not a fight: write 'Repo > Keystone'"))
    card, target = names.seen(one), names.seen(two)
    for person in (card, target):
        if person > state.deck.last_character or state.owner[person] < 0 or state.place[person]:
            raise BadRecord(plain(f"{state.deck.name[person]} cannot be in this fight"))
        if state.health[person] <= 0:
            raise BadRecord(plain(f"{state.deck.name[person]} is knocked out and cannot fight"))
    if state.owner[card] == state.owner[target]:
        raise BadRecord(plain(f"{text!r}: teammates do not fight each other"))
    pair_up(state, card, target)


def write(state: State) -> str:
    """The table as lines that `read` understands; what was declared or played this turn is not kept."""
    name = state.deck.name
    switches = [text for text, switch in SWITCHES.items() if getattr(state.rules, switch) != (switch == "poker_face")]
    number = max(1, state.step)
    step = next(f"step {at}" for at in range(number, 0, -1) if f"step {at}" in STEPS)
    lines = [", ".join(["duel", *switches]), f"{step}, P{state.current + 1}"]
    for seat in range(state.players):
        team = ", ".join(f"{name[card]} {state.health[card]}" for card in state.teams[seat])
        hand = ", ".join(name[card] for card in state.hands[seat])
        lines.append(f"P{seat + 1}: {team} | hand: {hand}" if hand else f"P{seat + 1}: {team}")
    for key, cards in (("conditions", state.conditions), ("discard", state.discard)):
        if cards:
            lines.append(f"{key}: " + ", ".join(name[card] for card in cards))
    fights = [
        f"{name[state.places[at]]} > {name[state.places[at + 1]]}"
        for at in range(0, len(state.places), 2)
        if state.places[at]
    ]
    if fights:
        lines.append("fights: " + ", ".join(fights))
    for at, pile in enumerate(state.piles):
        key = f"pile P{at + 1}" if state.rules.picking_sides else "pile"
        lines.append(f"{key}: " + ", ".join(name[card] for card in reversed(pile)))
    return "\n".join(lines) + "\n"
