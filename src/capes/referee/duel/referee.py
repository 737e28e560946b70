"""The referee of Duel: every pick is carried out a second time, and all that comes of it is compared."""

from __future__ import annotations

from typing import Any, Final

from capes.core.state import CoreState
from capes.duel.state.state import State
from capes.referee.duel.fight import Blow
from capes.referee.duel.flow import Asked, Flow, Over
from capes.referee.duel.table import Position
from capes.referee.reading import Fact, Pick, asked, facts_of, picks_of
from capes.referee.sheet import Sheet

FIELDS: Final = (
    ("R42", "health", "Health of every Character"),
    ("R29", "teams", "teams"),
    ("R14", "hands", "hands"),
    ("R21", "piles", "draw piles"),
    ("R27", "discard", "the discard pile"),
    ("R25", "conditions", "Conditions in play"),
    ("R16", "been", "who has been in a match-up or acted"),
    ("R1", "power", "powers declared"),
    ("R38", "target", "targets of powers"),
    ("R18", "cancelled", "powers cancelled"),
    ("R57", "action", "actions"),
    ("R62", "action_on", "what actions are about"),
    ("R43", "shield", "Force Fields"),
    ("R39", "bonus", "bonuses of Interruptions"),
    ("R47", "quick", "speeds given"),
    ("R53", "grace_used", "whether help has been waited for"),
    ("R54", "empty_turns", "turns without a Character"),
    ("R74", "quiet", "turns in a row without an attack"),
    ("R68", "out", "who is out"),
    ("R4", "current", "whose turn it is"),
    ("R7", "turn", "the number of the turn"),
)
"""What is compared after every pick: its row, the field, and what it is."""

WHYS: Final = {
    "interrupt": "R10", "condition": "R28", "remove": "R26", "character": "R29", "attack": "R30",
    "counter-attack": "R31", "outside power": "R37", "power": "R33", "target": "R13", "discard": "R20", "start": "R6",
}  # fmt: skip
"""The row for whom is asked what, by the question."""


class Referee:
    """One game under watch."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.chosen: list[int] = []

    def begin(self, state: CoreState, view: dict[str, Any]) -> None:
        """The first position: six cards each, a Character in every hand, piles by the optional rules."""
        assert isinstance(state, State)
        sheet, deck = self.sheet, state.deck
        sizes = [len(hand) for hand in state.hands]
        sheet.same("R5", "cards dealt", [6] * state.players, sizes)
        for hand in state.hands:
            sheet.holds("R5", "a Character in every hand", any(deck.cards[card].kind == "character" for card in hand))
        if state.rules.picking_sides:
            for seat, side in enumerate(state.sides):
                cards = [deck.cards[card] for card in (*state.hands[seat], *state.piles[seat])]
                strangers = {card.side for card in cards if card.kind == "character"} - {side, "Gray"}
                sheet.same("R66", f"sides in the pile of seat {seat}", set(), strangers)
                people = sum(card.kind == "character" for card in cards)
                sheet.same("R66", f"Characters of seat {seat}", 15 if state.players == 2 else 10, people)
        self.conserved(state)

    def conserved(self, state: State) -> None:
        """Every card is somewhere, once."""
        found = [*state.discard, *state.conditions, *(card for card in state.starts if card)]
        for zone in (*state.piles, *state.hands, *state.teams):
            found.extend(zone)
        if state.playing:
            found.append(state.playing)
        self.sheet.same("R68", "every card is in exactly one place", list(range(1, state.deck.size + 1)), sorted(found))

    def step(
        self, before: CoreState, pick: Pick, news: list[Any], after: CoreState, view: dict[str, Any] | None
    ) -> None:
        """One pick, carried out a second time."""
        assert isinstance(before, State) and isinstance(after, State) and before.decision is not None
        position = Position(before)
        dealt: list[Blow] = []
        flow = Flow(position, self.chosen, dealt)
        expected: Asked | None = None
        winners: tuple[int, ...] | None = None
        try:
            flow.go_on(asked(before), before.decision.seat, pick, before.decision.about)
        except Asked as question:
            expected = question
        except Over as over:
            winners = over.winners
        self.compare(position.s, after, expected, winners)
        self.blows(dealt, facts_of(news))
        self.conserved(after)

    def compare(self, mine: State, after: State, expected: Asked | None, winners: tuple[int, ...] | None) -> None:
        """The two positions, field by field, and the question or the end."""
        sheet = self.sheet
        if winners is not None or after.result is not None:
            found = None if after.result is None else tuple(sorted(after.result.winners))
            sheet.same("R51", "who has won", winners, found)
            return
        for row, field, what in FIELDS:
            sheet.same(row, what, getattr(mine, field), getattr(after, field))
        theirs = Position(after)
        pairs = [(one, other) for _, one, other in Position(mine).pairs()]
        sheet.same("R15", "match-ups", pairs, [(one, other) for _, one, other in theirs.pairs()])
        if expected is None or after.decision is None:
            sheet.same("R9", "somebody is asked", expected is not None, after.decision is not None)
            return
        row = WHYS[expected.why]
        wanted = (expected.why, expected.seat, mine.window)
        found_now = (asked(after), after.decision.seat, after.window)
        if sheet.same(row, "who is asked what, in which window", wanted, found_now):
            sheet.same(row, f"{expected.why}: the options", expected.options, set(picks_of(after.decision)))

    def blows(self, dealt: list[Blow], facts: list[Fact]) -> None:
        """R32, R36, R39 to R41, R48, R63, R64: who does how much damage to whom."""
        told = sorted((fact.card, fact.other, fact.amount) for fact in facts if fact.what == "Struck")
        self.sheet.same("R41", "damage dealt (who, whom, how much)", sorted(dealt), told)
