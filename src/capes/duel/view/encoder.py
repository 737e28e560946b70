"""A seat's knowledge as rows of whole numbers, for learning programs; docs/lab.md has the columns in words.

A card the seat may not know is counted and has no row.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, Final

from capes.core.encoding import Specification, fitted, number_field, places
from capes.core.event import CardRef, Event, known_to
from capes.core.option import NOBODY, Option
from capes.duel.contract import verbs
from capes.duel.rules.damage import speed_of
from capes.duel.state.state import State, is_blank, opponent_of, pile_of
from capes.duel.words.deck import Deck
from capes.duel.words.kinds import SIDES, SPEEDS, THWART, TYPES, WINDOWS

VERSION: Final = 1
ENTITIES: Final = 96
OPTIONS: Final = 192
EVENTS: Final = 16
SEATS: Final = 3

KINDS: Final = ("character", "condition", "interruption")
ZONES: Final = ("team", "hand", "conditions", "discard", "playing", "start")
TEAM, HAND, CONDITIONS, DISCARD, PLAYING, START = range(1, 7)
MARKS: Final = ("cancelled", "committed", "blank", "attacking", "attacked", "known to all")
RULES: Final = ("help", "delay", "more_actions", "picking_sides", "three_way", "poker_face")

ENTITY_COLUMNS: Final = (
    "face", "kind", "zone", "seat", "side", "type", "health", "printed health", "floor", "power", "target", "speed",
    "opponent", "action", "action on", "shield", "bonus", "marks", "first damage", "second damage",
)  # fmt: skip
OPTION_COLUMNS: Final = ("verb", "source", "target", "match-up", "number", "kind")
EVENT_COLUMNS: Final = ("kind", "seat", "source", "face", "number")
TABLE_COLUMNS: Final = (
    "seats", "turn", "step", "current", "window", "holder", "deciding", "question", "about", "result", "pile",
    "options", "entities", "options left out", "entities left out", *RULES,
)  # fmt: skip
PLAYER_COLUMNS: Final = ("there", "out", "hand", "pile", "team", "active", "grace used", "empty turns", "chosen")

ENTITY: Final = struct.Struct(f"<{len(ENTITY_COLUMNS)}h")
OPTION: Final = struct.Struct(f"<{len(OPTION_COLUMNS)}h")
EVENT: Final = struct.Struct(f"<{len(EVENT_COLUMNS)}h")
TABLE: Final = struct.Struct(f"<{len(TABLE_COLUMNS)}h")
PLAYER: Final = struct.Struct(f"<{len(PLAYER_COLUMNS)}h")
ENTITY_SIZE: Final = 2 * len(ENTITY_COLUMNS)
OPTION_SIZE: Final = 2 * len(OPTION_COLUMNS)
EVENT_SIZE: Final = 2 * len(EVENT_COLUMNS)
TABLE_SIZE: Final = 2 * len(TABLE_COLUMNS)
PLAYER_SIZE: Final = 2 * len(PLAYER_COLUMNS)


def specification(deck: Deck, verbs: Sequence[str], questions: Sequence[str], events: Sequence[str]) -> Specification:
    """What the numbers mean, for this deck and these words."""
    return Specification(
        "duel",
        VERSION,
        (
            ("table", 1, TABLE_COLUMNS),
            ("players", SEATS, PLAYER_COLUMNS),
            ("entities", ENTITIES, ENTITY_COLUMNS),
            ("options", OPTIONS, OPTION_COLUMNS),
            ("events", EVENTS, EVENT_COLUMNS),
        ),
        {
            "face": tuple(sorted(face.id for face in deck.faces)),
            "kind": KINDS,
            "zone": ZONES,
            "side": SIDES,
            "type": TYPES,
            "speed": SPEEDS,
            "window": WINDOWS,
            "marks": MARKS,
            "verb": tuple(sorted(verbs)),
            "question": tuple(sorted(questions)),
            "event": tuple(sorted(events)),
        },
    )


class DuelEncoder:
    """Writes positions by one specification."""

    def __init__(self, specification: Specification) -> None:
        self.specification: Final = specification
        words = specification.vocabularies
        self.faces: Final = places(words["face"])
        self.verbs: Final = places(words["verb"])
        self.questions: Final = places(words["question"])
        self.events: Final = places(words["event"])
        self.kinds: Final = places(words["kind"])
        self.sides: Final = places(words["side"])
        self.types: Final = places(words["type"])
        self.speeds: Final = places(words["speed"])
        self.windows: Final = places(words["window"])
        self.numbers: Final[dict[type[Event], str]] = {}
        self.empty: Final = bytes(specification.size)
        self.entities_at: Final = specification.sections["entities"].start
        self.options_at: Final = specification.sections["options"].start
        self.events_at: Final = specification.sections["events"].start

    def number_of(self, kind: type[Event]) -> str:
        """The field of a kind of event that says how much or how many; '' where there is none."""
        found = self.numbers.get(kind)
        if found is None:
            found = self.numbers[kind] = number_field(kind)
        return found

    def write(self, state: State, seat: int, buffer: Any, events: Sequence[Event] = ()) -> int:
        """Write what the seat knows into the buffer; how many rows found no room."""
        buffer[:] = self.empty
        page = Page(self, state, seat, buffer)
        page.find_rows()
        page.characters()
        page.options()
        page.events(events)
        page.table()
        return page.lost + page.options_lost


class Page:
    """One position being written for one seat."""

    def __init__(self, encoder: DuelEncoder, state: State, seat: int, buffer: Any) -> None:
        self.encoder: Final = encoder
        self.state: Final = state
        self.viewer: Final = seat
        self.buffer: Final = buffer
        self.rows: Final[dict[int, int]] = {}  # a card's number -> its row, counted from 1
        self.team: Final[list[int]] = []  # Characters in play, in the order of their rows
        self.lost = 0
        self.options_lost = 0
        self.asked = 0

    def relative(self, seat: int) -> int:
        """A seat counted from the viewer's: 1 for its own, then clockwise; 0 for none."""
        return 0 if seat < 0 else (seat - self.viewer) % self.state.players + 1

    def card(self, card: int, zone: int, seat: int, marks: int = 0) -> None:
        """The row of a card that is not in play."""
        row = self.place(card)
        if row < 0:
            return
        encoder, printed = self.encoder, self.state.deck.cards[card]
        damage = [power.damage for power in printed.powers[:2]] + [0, 0]
        ENTITY.pack_into(
            self.buffer, row, encoder.faces.get(printed.id, 0), encoder.kinds.get(printed.kind, 0), zone,
            self.relative(seat), encoder.sides.get(printed.side, 0), encoder.types.get(printed.type, 0),
            printed.health, printed.health, printed.floor, 0, 0, 0, 0, 0, 0, 0, 0, marks, damage[0], damage[1],
        )  # fmt: skip

    def place(self, card: int) -> int:
        """Where the row of a card begins; -1 if there is no room."""
        row = len(self.rows)
        if row >= ENTITIES:
            self.lost += 1
            return -1
        self.rows[card] = row + 1
        return self.encoder.entities_at + row * ENTITY_SIZE

    def find_rows(self) -> None:
        """Every card the viewer may know, Characters in play first; those are written once all rows are known."""
        state = self.state
        players = state.players
        for step in range(players):
            seat = (self.viewer + step) % players
            for card in state.teams[seat]:
                if self.place(card) >= 0:
                    self.team.append(card)
        if state.turn == 0 and state.starts[self.viewer] and state.starts[self.viewer] not in self.rows:
            self.card(state.starts[self.viewer], START, self.viewer)
        for step in range(players):
            seat = (self.viewer + step) % players
            for card in state.hands[seat]:
                known = card in state.known
                if (known or seat == self.viewer) and card not in self.rows:
                    self.card(card, HAND, seat, 32 if known else 0)
        if state.playing and state.playing not in self.rows:
            self.card(state.playing, PLAYING, NOBODY)
        for card in state.conditions:
            self.card(card, CONDITIONS, NOBODY)
        for card in state.discard:
            if card not in self.rows:
                self.card(card, DISCARD, NOBODY)

    def characters(self) -> None:
        """Characters in play: everything about them is public."""
        state, encoder, rows, deck = self.state, self.encoder, self.rows, self.state.deck
        for card in self.team:
            place = state.place[card]
            marks = 1 if state.cancelled[card] else 0
            if state.been[card] > 0:
                marks |= 2
            if is_blank(state, card):
                marks |= 4
            if place:
                marks |= 8 if place % 2 else 16
            power = state.power[card]
            speed = speed_of(state, card) if power else state.quick[card]
            acting = state.action[card]
            on = state.action_on[card]
            damage = deck.damage[card]
            ENTITY.pack_into(
                self.buffer,
                encoder.entities_at + (rows[card] - 1) * ENTITY_SIZE,
                encoder.faces.get(deck.id[card], 0),
                1,
                TEAM,
                self.relative(state.owner[card]),
                encoder.sides.get(deck.side[card], 0),
                encoder.types.get(deck.type[card], 0),
                fitted(state.health[card]),
                deck.health[card],
                deck.floor[card],
                power,
                rows.get(state.target[card], 0),
                encoder.speeds.get(speed, 0) if speed else 0,
                rows.get(opponent_of(state, card), 0),
                acting,
                0 if not acting else on if acting == THWART else rows.get(on, 0),
                fitted(state.shield[card]),
                fitted(state.bonus[card]),
                marks,
                damage[1] if len(damage) > 1 else 0,
                damage[2] if len(damage) > 2 else 0,
            )

    def options(self) -> None:
        """The options, for the one who decides."""
        decision = self.state.decision
        if decision is None or decision.seat != self.viewer:
            return
        encoder, rows = self.encoder, self.rows
        options = decision.options
        self.asked = min(len(options), OPTIONS)
        self.options_lost = len(options) - self.asked
        at = encoder.options_at
        for index in range(self.asked):
            option: Option = options[index]
            verb, number = option.verb, option.number
            aimed = verb == verbs.ATTACK or verb == verbs.AID or verb == verbs.GANG_UP
            crossed = verb == verbs.THWART
            OPTION.pack_into(
                self.buffer,
                at,
                encoder.verbs.get(verb, 0),
                rows.get(option.card, 0) if option.card else 0,
                rows.get(number, 0) if aimed else 0,
                number if crossed else 0,
                0 if aimed or crossed else fitted(number),
                1,
            )
            at += OPTION_SIZE

    def events(self, events: Sequence[Event]) -> None:
        """The last things that happened, each as the viewer may know it; the newest last."""
        encoder = self.encoder
        at = encoder.events_at
        for event in events[-EVENTS:]:
            card = getattr(event, "card", None) if known_to(event, self.viewer) else None
            seat = getattr(event, "seat", NOBODY)
            amount = getattr(event, encoder.number_of(type(event)), 0)
            source, face = 0, 0
            if isinstance(card, CardRef):
                source, face = self.rows.get(card.n, 0), encoder.faces.get(card.face, 0)
            EVENT.pack_into(
                self.buffer, at, encoder.events.get(type(event).__name__, 0), self.relative(seat), source, face,
                fitted(amount) if isinstance(amount, int) else 0,
            )  # fmt: skip
            at += EVENT_SIZE

    def table(self) -> None:
        """What is said of the whole table and of each player."""
        state, encoder, rules = self.state, self.encoder, self.state.rules
        decision, result = state.decision, state.result
        deciding = question = about = ended = 0
        if decision is not None:
            deciding = self.relative(decision.seat)
            question = encoder.questions.get(decision.why, 0)
            about = self.rows.get(decision.about, 0) if decision.about else 0
        if result is not None:
            won = self.viewer in result.winners
            ended = (3 if len(result.winners) != 1 else 1) if won else 2 if result.winners else 3
        TABLE.pack_into(
            self.buffer, 0, state.players, fitted(state.turn), state.step, self.relative(state.current),
            encoder.windows.get(state.window, 0), self.relative(state.holder) if 4 <= state.step <= 6 else 0, deciding,
            question, about, ended, 0 if rules.picking_sides else len(state.piles[0]), self.asked, len(self.rows),
            self.options_lost, self.lost, 1 if rules.help else 0, 1 if rules.delay else 0,
            1 if rules.more_actions else 0, 1 if rules.picking_sides else 0, 1 if rules.three_way else 0,
            1 if rules.poker_face else 0,
        )  # fmt: skip
        for step in range(state.players):
            seat = (self.viewer + step) % state.players
            active = 0
            for card in state.teams[seat]:
                if state.health[card] > 0:
                    active += 1
            PLAYER.pack_into(
                self.buffer, TABLE_SIZE + step * PLAYER_SIZE, 1, 1 if state.out[seat] else 0, len(state.hands[seat]),
                0 if state.out[seat] else len(pile_of(state, seat)), len(state.teams[seat]), active,
                1 if state.grace_used[seat] else 0, fitted(state.empty_turns[seat]),
                1 if state.turn == 0 and state.starts[seat] else 0,
            )  # fmt: skip
