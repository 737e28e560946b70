"""A seat's knowledge as rows of whole numbers, for learning programs; docs/lab.md has the columns in words.

Written straight from the state, without a view in between. The same secrets hold (`secrets.py`): a card the seat may
not know is counted and has no row, or, where its place is public as in a resource row, a row without a face.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, Final

from capes.core.encoding import Specification, fitted, number_field, places
from capes.core.event import CardRef, Event, known_to
from capes.core.option import NOBODY, Option
from capes.vs.contract import verbs
from capes.vs.rules.conditions import is_melee
from capes.vs.rules.derived import atk, defense, has
from capes.vs.rules.sides import active_seats
from capes.vs.state.card import Card
from capes.vs.state.character import Character
from capes.vs.state.combat import Combat
from capes.vs.state.player import Player
from capes.vs.state.state import State
from capes.vs.view.secrets import knows, sees_hand, sees_looked
from capes.vs.view.table import has_lost_powers
from capes.vs.words.face import Face

VERSION: Final = 1
ENTITIES: Final = 320
OPTIONS: Final = 256
EVENTS: Final = 16
SEATS: Final = 4

KINDS: Final = ("main", "supporting", "token", "plot-twist", "location", "equipment")
ZONES: Final = (
    "play", "hand", "resources", "ko", "removed", "playing", "looked", "pile", "equipment", "waiting", "seen down",
    "attacked player",
)  # fmt: skip
MODES: Final = ("duel", "ffa", "2v2", "two-headed")
PHASES: Final = ("setup", "draw", "recovery", "build", "main", "end")
STEPS: Final = ("", "resource", "recruit", "formation")
MARKS: Final = (
    "frozen", "attacking", "defending", "declared", "lost powers", "used a power", "known to all", "face up",
    "attacked this turn", "stolen", "struck back at",
)  # fmt: skip

(PLAY, HAND, RESOURCES, KO, REMOVED, PLAYING, LOOKED, PILE, EQUIPMENT, WAITING, SEEN_DOWN, ATTACKED) = range(1, 13)

ENTITY_COLUMNS: Final = (
    "face", "kind", "zone", "seat", "owner", "same side", "row", "standing", "ready", "atk", "def", "printed atk",
    "printed def", "cost", "health", "wounds", "counters", "xp", "level", "main", "keywords", "keyword count", "teams",
    "symbols", "marks", "attached to", "text", "notes",
)  # fmt: skip
OPTION_COLUMNS: Final = ("verb", "source", "target", "face", "seat", "number", "text", "kind")
EVENT_COLUMNS: Final = ("kind", "seat", "source", "face", "number")
TABLE_COLUMNS: Final = (
    "mode", "seats", "turn", "phase", "step", "active", "deciding", "question", "about", "result", "combat", "melee",
    "team attack", "chance", "passes", "attackers", "options", "entities", "options left out", "entities left out",
)  # fmt: skip
PLAYER_COLUMNS: Final = (
    "there", "out", "same side", "hand", "deck", "ko", "resources", "resources face up", "points", "counters",
    "open hand", "secret pile", "looking at", "active",
)  # fmt: skip

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
BITS: Final = 0x7FFF


def specification(
    faces: Sequence[Face], verbs: Sequence[str], questions: Sequence[str], events: Sequence[str]
) -> Specification:
    """What the numbers mean, for these cards and words."""
    texts = {"front", "back", "up", "down"}
    for face in faces:
        texts.update((face.id, face.name, *face.up.keys))
        texts.update(power.name for power in face.up.whens if power.name)
    return Specification(
        "vs",
        VERSION,
        (
            ("table", 1, TABLE_COLUMNS),
            ("players", SEATS, PLAYER_COLUMNS),
            ("entities", ENTITIES, ENTITY_COLUMNS),
            ("options", OPTIONS, OPTION_COLUMNS),
            ("events", EVENTS, EVENT_COLUMNS),
        ),
        {
            "face": tuple(sorted(face.id for face in faces)),
            "kind": KINDS,
            "zone": ZONES,
            "mode": MODES,
            "phase": PHASES,
            "step": STEPS,
            "marks": MARKS,
            "verb": tuple(sorted(verbs)),
            "question": tuple(sorted(questions)),
            "event": tuple(sorted(events)),
            "text": tuple(sorted(texts)),
        },
    )


class VsEncoder:
    """Writes positions by one specification; keeps the rows of cards that lie still."""

    def __init__(self, specification: Specification) -> None:
        self.specification: Final = specification
        words = specification.vocabularies
        self.faces: Final = places(words["face"])
        self.verbs: Final = places(words["verb"])
        self.questions: Final = places(words["question"])
        self.texts: Final = places(words["text"])
        self.events: Final = places(words["event"])
        self.kinds: Final = places(words["kind"])
        self.modes: Final = places(words["mode"])
        self.phases: Final = places(words["phase"])
        self.steps: Final = places(words["step"])
        self.kept: Final[dict[int, bytes]] = {}  # rows of cards out of play, by all that is in them
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
        page.characters()
        page.cards_out_of_play()
        page.rest()
        page.options()
        page.events(events)
        page.table()
        return page.lost + page.options_lost


class Page:
    """One position being written for one seat."""

    def __init__(self, encoder: VsEncoder, state: State, seat: int, buffer: Any) -> None:
        self.encoder: Final = encoder
        self.state: Final = state
        self.viewer: Final = seat
        self.buffer: Final = buffer
        self.seats: Final = state.setup.seats
        self.side: Final = state.setup.sides[seat]
        self.rows: Final[dict[int, int]] = {}  # the number of a card or character -> its row, counted from 1
        self.row = 0
        self.lost = 0
        self.options_lost = 0
        self.asked = 0

    def relative(self, seat: int) -> int:
        """A seat counted from the viewer's: 1 for its own, then clockwise; 0 for none."""
        return 0 if seat < 0 else (seat - self.viewer) % self.seats + 1

    def same_side(self, seat: int) -> int:
        """1 for who plays on the viewer's side."""
        return 1 if seat >= 0 and self.state.setup.sides[seat] == self.side else 0

    def place(self, number: int) -> int:
        """Where the next row begins, or -1 if there is no room; the row stands for that number from now on."""
        if self.row >= ENTITIES:
            self.lost += 1
            return -1
        at = self.encoder.entities_at + self.row * ENTITY_SIZE
        self.row += 1
        if number:
            self.rows[number] = self.row
        return at

    # -- entities -----------------------------------------------------------------------------------------------
    def characters(self) -> None:
        """Everybody in play, with the Equipment they have."""
        state = self.state
        combat = state.combat
        task = state.agenda[-1] if state.agenda else None
        declared: object = task.recall("group") if task is not None and task.kind == "declare" else None
        for character in state.characters:
            marks = self.marks(character, combat)
            if isinstance(declared, tuple) and character.number in declared:
                marks |= 8
            self.character(character, PLAY, marks)
        attacked = state.attacked
        if attacked is not None:
            self.character(attacked, ATTACKED, self.marks(attacked, combat))
        for character in state.characters:
            for card in character.equipment:
                self.card(card.number, card.face, EQUIPMENT, character.seat, card.owner, 0, self.rows[character.number])

    def marks(self, character: Character, combat: Combat | None) -> int:
        """The marks of a character, one bit each, in the order of MARKS."""
        state = self.state
        marks = 1 if character.frozen else 0
        number = character.number
        if combat is not None:
            if number in combat.attackers:
                marks |= 2
            if number == combat.defender:
                marks |= 4
            if number == combat.back_at:
                marks |= 1024
        now = has(state, character)
        if now is not character.face.up and has_lost_powers(character, now):
            marks |= 16
        for user, _ in state.used:
            if user == number:
                marks |= 32
        if character.attacked_in and character.attacked_in == state.turn:
            marks |= 256
        if character.stolen_from >= 0:
            marks |= 512
        return marks

    def character(self, character: Character, zone: int, marks: int) -> None:
        """One character in play: everything about it is public."""
        at = self.place(character.number)
        if at < 0:
            return
        state, encoder, face = self.state, self.encoder, character.face
        now = has(state, character)
        notes = 0
        for modifier in state.modifiers:
            if character.number in modifier.subjects:
                notes += 1
        ENTITY.pack_into(
            self.buffer,
            at,
            encoder.faces.get(face.id, 0),
            encoder.kinds.get(face.kind, 0),
            zone,
            self.relative(character.seat),
            self.relative(character.owner),
            self.same_side(character.seat),
            character.row + 1,
            character.state + 1,
            1 if character.ready else 0,
            fitted(atk(state, character)),
            fitted(defense(state, character)),
            face.atk,
            face.defense,
            face.cost,
            face.health,
            fitted(character.wounds),
            fitted(character.counters),
            fitted(character.xp),
            face.level,
            self.relative(character.main_of),
            now.bits & BITS,
            len(now.keywords),
            now.teams & BITS,
            face.symbol_mask,
            marks,
            0,
            0,
            fitted(notes),
        )

    def card(
        self, number: int, face: Face | None, zone: int, seat: int, owner: int, marks: int = 0, attached: int = 0
    ) -> None:
        """A card out of play; without a face where the viewer may not know it."""
        at = self.place(number)
        if at < 0:
            return
        encoder = self.encoder
        index = 0 if face is None else encoder.faces.get(face.id, 0)
        mine = self.same_side(seat)
        whose = self.relative(seat)
        whom = self.relative(owner)
        key = ((((index * 16 + zone) * 8 + whose) * 8 + whom) * 2 + mine) * 2048 + marks
        row = encoder.kept.get(key) if attached == 0 and index else None
        if row is None:
            if face is None:
                row = ENTITY.pack(0, 0, zone, whose, whom, mine, *NOTHING, marks, attached, 0, 0)
            else:
                row = ENTITY.pack(
                    index, encoder.kinds.get(face.kind, 0), zone, whose, whom, mine, 0, 0, 0, face.atk, face.defense,
                    face.atk, face.defense, face.cost, face.health, 0, 0, 0, face.level, 0, face.up.bits & BITS,
                    len(face.up.keywords), face.team_mask & BITS, face.symbol_mask, marks, attached, 0, 0,
                )  # fmt: skip
            if attached == 0 and index:
                encoder.kept[key] = row
        self.buffer[at : at + ENTITY_SIZE] = row

    def cards(self, cards: Sequence[Card], zone: int, seat: int, marks: int = 0) -> None:
        """Cards the viewer may know."""
        for card in cards:
            self.card(card.number, card.face, zone, seat, card.owner, marks)

    def cards_out_of_play(self) -> None:
        """Hands, rows of resources and KO piles, the viewer's own first."""
        state = self.state
        players = state.players
        for step in range(self.seats):
            player = players[(self.viewer + step) % self.seats]
            if sees_hand(state, self.viewer, player.seat):
                for card in player.hand:
                    marks = 64 if card.number in player.shown else 0
                    self.card(card.number, card.face, HAND, player.seat, card.owner, marks)
            elif player.shown:
                known = [card for card in player.hand if card.number in player.shown]
                known.sort(key=by_face)  # which is which, nobody can tell
                for card in known:
                    self.card(0, card.face, HAND, player.seat, card.owner, 64)
        self.cards(state.limbo, PLAYING, state.active)
        if state.looked and sees_looked(state, self.viewer):
            self.cards(state.looked, LOOKED, state.looker)
        for step in range(self.seats):
            self.resources(players[(self.viewer + step) % self.seats])

    def resources(self, player: Player) -> None:
        """A row of resources: face down without a face for others; what all know to lie there apart, in no order."""
        own = player.seat == self.viewer
        seen: list[Face] = []
        for resource in player.resources:
            known = resource.up or own
            face = resource.face if known else None
            owner = resource.owner if known else player.seat
            self.card(resource.number, face, RESOURCES, player.seat, owner, 128 if resource.up else 0)
            if resource.seen and not resource.up and not own:
                seen.append(resource.face)
        if seen:
            seen.sort(key=id_of)
            for face in seen:
                self.card(0, face, SEEN_DOWN, player.seat, player.seat)

    def rest(self) -> None:
        """Triggers that wait, piles, KO piles and what is out of the game: last, should the rows run out."""
        state, encoder = self.state, self.encoder
        for waiting in state.waiting:
            at = self.place(0)
            if at >= 0:
                ENTITY.pack_into(
                    self.buffer, at, encoder.faces.get(waiting.source_face, 0), 0, WAITING, self.relative(waiting.seat),
                    self.relative(waiting.seat), self.same_side(waiting.seat), *WITHOUT_FIGURES,
                    self.rows.get(waiting.source, 0), encoder.texts.get(waiting.power.name, 0), 0,
                )  # fmt: skip
        for step in range(self.seats):
            player = state.players[(self.viewer + step) % self.seats]
            self.cards(player.ko, KO, player.seat)
            for pile in player.piles:
                if not pile.secret:
                    self.cards(pile.cards, PILE, player.seat)
        self.cards(state.removed, REMOVED, NOBODY)

    # -- the question -------------------------------------------------------------------------------------------
    def options(self) -> None:
        """The options, for the one who decides."""
        decision = self.state.decision
        if decision is None or decision.seat != self.viewer:
            return
        encoder, rows, buffer = self.encoder, self.rows, self.buffer
        options = decision.options
        count = len(options)
        self.asked = min(count, OPTIONS)
        self.options_lost = min(count - self.asked, 1)  # an endless list of numbers is one row too many, not millions
        at = encoder.options_at
        for index in range(self.asked):
            option: Option = options[index]
            verb = option.verb
            text = option.text
            aimed = verb == verbs.POWER_UP or verb == verbs.EQUIP
            OPTION.pack_into(
                buffer,
                at,
                encoder.verbs.get(verb, 0),
                rows.get(option.card, 0) if option.card else 0,
                rows.get(option.number, 0) if aimed else 0,
                encoder.faces.get(text, 0) if text else 0,
                self.relative(option.seat),
                0 if aimed else fitted(option.number),
                encoder.texts.get(text, 0) if text else 0,
                1,
            )
            at += OPTION_SIZE

    # -- the rest -----------------------------------------------------------------------------------------------
    def events(self, events: Sequence[Event]) -> None:
        """The last things that happened, each as the viewer may know it; the newest last."""
        if not events:
            return
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
        state, encoder = self.state, self.encoder
        decision, combat, result = state.decision, state.combat, state.result
        deciding = question = about = ended = melee = team = chance = passes = attackers = 0
        if decision is not None:
            deciding = self.relative(decision.seat)
            question = encoder.questions.get(decision.why, 0)
            if decision.about and knows(state, self.viewer, decision.about):
                about = self.rows.get(decision.about, 0)
        if combat is not None:
            melee = 1 if is_melee(state) else 0
            team = 1 if combat.team_start else 0
            chance = 0 if combat.striking else self.relative(combat.chance)
            passes = combat.passes
            attackers = len(combat.attackers)
        if result is not None:
            won = self.viewer in result.winners
            ended = (3 if len(result.winners) == self.seats else 1) if won else 2
        TABLE.pack_into(
            self.buffer, 0, encoder.modes.get(state.setup.mode, 0), self.seats, fitted(state.turn),
            encoder.phases.get(state.phase, 0), encoder.steps.get(state.step, 0), self.relative(state.active), deciding,
            question, about, ended, 0 if combat is None else 1, melee, team, chance, passes, attackers, self.asked,
            self.row, self.options_lost, fitted(self.lost),
        )  # fmt: skip
        turn = active_seats(state) if state.turn else [state.active]
        for step in range(self.seats):
            player = state.players[(self.viewer + step) % self.seats]
            secret = 0
            for pile in player.piles:
                if pile.secret:
                    secret += len(pile.cards)
            up = 0
            for resource in player.resources:
                if resource.up:
                    up += 1
            PLAYER.pack_into(
                self.buffer, TABLE_SIZE + step * PLAYER_SIZE, 1, 1 if player.out else 0, self.same_side(player.seat),
                len(player.hand), len(player.deck), len(player.ko), len(player.resources), up, fitted(player.points),
                fitted(player.counters), 1 if player.open_hand else 0, secret,
                len(state.looked) if state.looker == player.seat else 0, 1 if player.seat in turn else 0,
            )  # fmt: skip


NOTHING: Final = (0,) * (ENTITY_COLUMNS.index("marks") - 6)
"""All figures between whose a card is and its marks."""

WITHOUT_FIGURES: Final = (0,) * (ENTITY_COLUMNS.index("marks") - 5)
"""The same with the marks."""


def by_face(card: Card) -> str:
    """Cards in an order that tells nothing."""
    return card.face.id


def id_of(face: Face) -> str:
    """Faces in an order that tells nothing."""
    return face.id
