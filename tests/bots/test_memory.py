"""What a search remembers between decisions: found by its own seat alone, the same under any deal."""

from __future__ import annotations

import pytest

from capes.bots.arena import own_seed
from capes.bots.memory import TREES, Memory
from capes.bots.search import Node, Search, agreed
from capes.core.option import Option
from capes.core.sight import Sight
from capes.core.state import CoreState
from tests.bots.setting import GAMES, position

WALKS = 160


def thinker(walks: int = 40) -> tuple[Search, Memory]:
    memory = Memory()
    return Search(walks, 12, memory=memory), memory


def play(name: str, state: CoreState, bots: dict[int, Search], most: int) -> list[tuple[int, int]]:
    """So many decisions of a game between bots: who decided, and what."""
    game, _ = GAMES[name]
    picked: list[tuple[int, int]] = []
    while state.decision is not None and len(picked) < most:
        decision, pick = state.decision, 0
        if len(decision.options) > 1:
            pick = bots[decision.seat].choose(Sight(game, state), seed=own_seed(3, decision.seat, decision.number))
            picked.append((decision.seat, pick))
        game.pick(state, pick)
    return picked


@pytest.mark.parametrize(("name", "least"), [("duel", 4), ("vs", 8)])
def test_a_tree_is_found_again_while_all_goes_as_foreseen(name: str, least: int) -> None:
    (one, first), (other, second) = thinker(24), thinker(24)

    picked = play(name, position(name, 2, 20), {0: one, 1: other}, 24)

    assert len(picked) == 24
    assert first.found + second.found >= least


@pytest.mark.parametrize("name", ["duel", "vs"])
def test_with_all_it_remembers_a_seat_picks_the_same_under_any_deal(name: str) -> None:
    game, _ = GAMES[name]
    compared, remembered = 0, 0
    for start in (11, 12, 13):
        true = position(name, start, 30)
        seat = true.decision.seat if true.decision else 0
        other = game.imagine(game.veil(true, seat), seat, 77)
        (here, mine), (there, theirs) = thinker(24), thinker(24)
        while true.decision is not None and other.decision is not None and true.decision.seat == seat:
            if game.encode(game.veil(true, seat)) != game.encode(game.veil(other, seat)):
                break  # something came to light that was dealt differently
            chance = own_seed(1, seat, true.decision.number)
            pick = here.choose(Sight(game, true), seed=chance)
            assert there.choose(Sight(game, other), seed=chance) == pick
            compared += 1
            game.pick(true, pick)
            game.pick(other, pick)
        assert mine.found == theirs.found
        remembered += mine.found
    assert compared > 3 and remembered > 0


def test_a_tree_is_found_by_the_seat_that_grew_it_and_no_other() -> None:
    game, _ = GAMES["duel"]
    state = position("duel", 4, 30, least=3)
    assert state.decision is not None
    seat = state.decision.seat
    bot, memory = thinker(60)
    pick = bot.choose(Sight(game, state), seed=1)
    assert memory.trees
    game.pick(state, pick)
    while state.decision is not None and (state.decision.seat != seat or len(state.decision.options) == 1):
        window = game.window(state)
        game.pick(state, 0 if window is None else window[0])

    assert memory.find(Sight(game, state, 1 - seat)) is None
    found = memory.find(Sight(game, state, seat))
    assert found is not None and found.children
    assert memory.find(Sight(game, state, seat)) is None, "a tree is used once: it grows on under its new name"


def test_only_so_many_trees_are_kept() -> None:
    bot, memory = thinker(24)

    play("duel", position("duel", 6, 20), {0: bot, 1: bot}, 30)

    assert 0 < len(memory.trees) <= TREES


def test_a_clear_choice_ends_a_thought_early_and_a_close_one_prolongs_it() -> None:
    game, _ = GAMES["duel"]
    walked: list[int] = []
    for seed in range(6):
        sight = Sight(game, position("duel", 20 + seed, 24))
        root = Search(WALKS, 8, sure=3.0, patience=2.0).explore(sight, seed=seed)
        walked.append(sum(child.visits for child in root.children.values()))

    assert min(walked) < 0.8 * WALKS
    assert 1.5 * WALKS < max(walked) <= 2 * WALKS + 8 * 16


def test_parts_of_a_thought_are_the_same_twice_and_differ_from_each_other() -> None:
    game, _ = GAMES["duel"]
    sight = Sight(game, position("duel", 7, 40, least=3))

    def parts() -> list[list[tuple[int, int, float]]]:
        return [Search(120, 12).part(sight, float("inf"), 5, part, 3) for part in range(3)]

    found = parts()

    assert found == parts()
    assert found[0] != found[1]
    assert all(sum(walks for _, walks, _ in part) <= 40 + 16 for part in found)
    option = agreed(found)
    assert option is not None and 0 <= option < len(sight.decision.options)


def test_nobody_having_walked_there_is_nothing_to_agree_on() -> None:
    assert agreed([]) is None
    assert agreed([[], []]) is None


def test_what_two_seats_may_pick_at_one_place_of_the_tree_is_kept_apart() -> None:
    """Who has one option is not asked: at some tables a pass is theirs, at others, with the same picks before, mine."""
    node, passing = Node(0, 1.0), Option("pass")
    node.picks_of(1)[passing] = theirs = Node(1, 0.5)
    node.picks_of(0)[passing] = mine = Node(0, 0.5)

    assert node.picks_of(1) == {passing: theirs} and node.picks_of(0) == {passing: mine}


@pytest.mark.parametrize("name", ["duel", "vs"])
def test_every_pick_in_the_tree_is_credited_to_who_made_it(name: str) -> None:
    game, _ = GAMES[name]
    sight = Sight(game, position(name, 9, 30, least=3))

    root = Search(80, 12).explore(sight, seed=3)

    seats = 0
    waiting = [root]
    while waiting:
        node = waiting.pop()
        for seat in (0, 1):
            below = node.picks_of(seat)
            assert {child.mover for child in below.values()} <= {seat}
            seats |= (1 << seat) if below else 0
            waiting.extend(below.values())
    assert seats == 3, "both sides pick somewhere in the tree"
