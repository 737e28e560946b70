"""The end of a game: who is out, who has won, and when it must be over."""

from __future__ import annotations

from capes.referee.reading import Fact
from capes.referee.sheet import Sheet
from capes.referee.vs.table import Table
from capes.vs.state.state import State


def has_main(state: State, seat: int) -> bool:
    """Whether a Main of that player is in play, or set aside to come back."""
    return any(character.main_of == seat for character in state.play.values()) or any(
        kept.main_of == seat for kept in state.aside
    )


def seats_of(state: State, side: int) -> tuple[int, ...]:
    """A team wins together."""
    return tuple(seat for seat in range(state.setup.seats) if state.setup.sides[seat] == side)


def check(sheet: Sheet, before: State, after: State, facts: list[Fact], decks_out: bool) -> None:
    """MAIN-03, END-01 to 03, FFA-01, 2V2-01, 2HT-06: out without a Main; over when one side is left, never before."""
    setup = after.setup
    if not before.play or after.phase == "setup":
        return
    if not all(player.out or setup.joint or has_main(before, player.seat) for player in before.players):
        sheet.skip("MAIN-03", "a table without Mains")  # a position set for its own sake
        return
    if setup.joint and len({setup.sides[s] for s in range(setup.seats) if has_main(before, s)}) < 2:
        sheet.skip("2HT-06", "a table without Mains")
        return
    for player in after.players:
        if not player.out and not setup.joint and after.result is None:
            sheet.holds("MAIN-03", f"seat {player.seat}, who is in, has a Main", has_main(after, player.seat))
    standing = {
        setup.sides[seat] for seat in range(setup.seats) if not after.players[seat].out and has_main(after, seat)
    }
    row = {"duel": "END-01", "ffa": "END-03", "2v2": "2V2-01", "two-headed": "2HT-06"}[setup.mode]
    result = after.result
    if result is None:
        sheet.holds(row, "two sides at least still stand", len(standing) > 1, f"sides {sorted(standing)}")
        return
    if result.why == "main":
        if len(standing) > 1:
            losing = [fact for fact in facts if fact.what == "PlayerOut"]
            sheet.holds(row, "the game goes on while two sides stand", bool(losing), f"sides {sorted(standing)}")
        else:
            side = min(standing) if standing else setup.sides[after.active]
            row = row if standing else "END-02"
            sheet.same(row, "the winners", seats_of(after, side), tuple(result.winners))
    elif result.why == "stalemate":
        sheet.holds("DECKOUT-01", "a stalemate needs all decks empty", decks_out)
        least: dict[int, int] = {}
        mains = [(character.main_of, character.wounds) for character in after.play.values()] + [
            (kept.main_of, kept.wounds) for kept in after.aside
        ]
        for seat, wounds in mains:
            if seat >= 0 and not after.players[seat].out:
                side = setup.sides[seat]
                least[side] = min(least.get(side, wounds), wounds)
        fewest = min(least.values(), default=0)
        winners = sorted(s for side, wounds in least.items() if wounds == fewest for s in seats_of(after, side))
        sheet.same("DECKOUT-02", "the winners by fewest wounds", tuple(winners), tuple(result.winners))


def decks_empty(state: State) -> bool:
    """Whether everybody still in has run out of cards to draw."""
    return not any(player.deck for player in state.players if not player.out)


def next_seat(table: Table) -> int:
    """TURN-01, 2V2-02, 2HT-02: the next player to the left who is in; in a two-headed game the other side."""
    setup, active = table.setup, table.state.active
    if setup.joint:
        others = [seat for seat in range(setup.seats) if table.is_enemy(active, seat)]
        return min(others)
    order = [(active + step) % setup.seats for step in range(1, setup.seats + 1)]
    return next(seat for seat in order if table.is_in(seat))
