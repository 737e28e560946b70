"""Random games over every mode, player count, deck and Main: they end, no card is lost, the mode's rule decides."""

from __future__ import annotations

from collections import Counter

import pytest

from capes.core.rng import Rng
from capes.core.whole_numbers import WholeNumbers
from capes.vs import cards
from capes.vs.decks import starter_decks
from capes.vs.decks.starters import mains_for
from capes.vs.rules import engine
from capes.vs.rules.table import set_table
from capes.vs.state.state import Setup, State
from capes.vs.words.face import face

cards.load()

TABLES = (
    Setup("duel", (0, 1)),
    Setup("ffa", (0, 1, 2)),
    Setup("ffa", (0, 1, 2, 3)),
    Setup("2v2", (0, 1, 0, 1)),
    Setup("2v2", (0, 1, 0, 1), recruit_to_mate=True),
    Setup("two-headed", (0, 1, 0, 1)),
    Setup("two-headed", (0, 1, 0, 1), shared_hands=True),
)
NAMES = ("duel", "ffa of 3", "ffa of 4", "2v2", "2v2 recruiting for the mate", "two-headed", "two-headed, open hands")
LONG = 20_000


def bodies(state: State) -> Counter[tuple[int, int]]:
    """Every physical card wherever it is, by owner and body; tokens and players under attack are none."""
    found: Counter[tuple[int, int]] = Counter()
    for c in state.play.values():
        if c.body > 0:
            found[c.owner, c.body] += 1
        found.update((card.owner, card.body) for card in c.equipment)
    for player in state.players:
        for zone in (player.deck, player.hand, player.ko, *(pile.cards for pile in player.piles)):
            found.update((card.owner, card.body) for card in zone)
        found.update((r.owner, r.body) for r in player.resources)
    for zone in (state.removed, state.limbo, state.looked):
        found.update((card.owner, card.body) for card in zone)
    return found


def play(setup: Setup, seed: int) -> tuple[State, Counter[int]]:
    """A whole random game; what must hold at every decision is asserted on the way."""
    rng = Rng(seed)
    decks = [starter_decks()[rng.below(len(starter_decks()))] for _ in setup.sides]
    mains = [fitting[rng.below(len(fitting))] for fitting in (mains_for(deck) for deck in decks)]
    state = set_table(
        setup,
        [face(main.id) for main in mains],
        [[face(id) for id, count in deck.cards.items() for _ in range(count)] for deck in decks],
        seed,
    )
    engine.go(state)
    owned = Counter({p.seat: 61 + sum(len(pile.cards) for pile in p.piles) for p in state.players})
    for picks in range(LONG):
        decision = state.decision
        if decision is None:
            break
        assert len(decision.options) > 0
        assert not state.players[decision.seat].out, f"a player who is out is asked: {decision!r}"
        if picks % 50 == 0 and state.phase != "setup":
            conserved(state, owned)
        options = decision.options
        count = 50 if isinstance(options, WholeNumbers) else len(options)
        engine.choose(state, options[rng.below(count)])
    assert state.result is not None, "the game did not end"
    return state, owned


def conserved(state: State, owned: Counter[int]) -> None:
    """No card is lost or doubled; of a player who is out none is left."""
    found = bodies(state)
    assert set(found.values()) == {1}, "a card is in two places"
    by_owner = Counter(owner for owner, _ in found)
    for seat, player in enumerate(state.players):
        assert by_owner[seat] == (0 if player.out else owned[seat]), f"seat {seat}"


def follows_the_rule(state: State) -> None:
    """Who has won is what the mode says."""
    result, setup = state.result, state.setup
    assert result is not None
    with_main = {c.main_of for c in state.play.values() if c.main_of >= 0}
    with_main |= {
        kept.main_of for kept in state.aside if kept.main_of >= 0
    }  # a Main set aside for a while still counts
    sides_in = {setup.sides[seat] for seat, player in enumerate(state.players) if seat in with_main and not player.out}
    winning = {setup.sides[seat] for seat in result.winners}
    assert all(seat in result.winners for seat in range(setup.seats) if setup.sides[seat] in winning), "a team shares"
    if result.why == "main":
        assert len(winning) == 1
        assert sides_in <= winning, "somebody else still has a Main"
        if not sides_in:
            assert setup.sides[state.active] in winning, "all fell together: the active side wins"
    elif result.why == "stalemate":
        assert not any(player.deck for player in state.players if not player.out)
        mains = [(c.main_of, c.wounds) for c in state.play.values() if c.main_of >= 0]
        mains += [(kept.main_of, kept.wounds) for kept in state.aside if kept.main_of >= 0]
        best = {side: min(had for seat, had in mains if setup.sides[seat] == side) for side in sides_in}
        assert winning == {side for side, wounds in best.items() if wounds == min(best.values())}
    else:
        assert result.why == "card", result.why


@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
def test_random_games_end_by_the_rule_of_their_mode(setup: Setup) -> None:
    for seed in range(4):
        state, owned = play(setup, seed)
        follows_the_rule(state)
        if state.result is not None and state.result.why == "stalemate":
            conserved(state, owned)


@pytest.mark.long
@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
def test_five_thousand_random_games_end_by_the_rule_of_their_mode(setup: Setup) -> None:
    for seed in range(1000, 1000 + 5000 // len(TABLES) + 1):
        state, _ = play(setup, seed)
        follows_the_rule(state)
