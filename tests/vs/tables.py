"""Random tables of every mode and deck for tests of the whole game, and tables that differ only in what is hidden."""

from __future__ import annotations

from collections.abc import Iterator

from capes.core.option import Option
from capes.core.rng import Rng
from capes.vs.decks import starter_decks
from capes.vs.game import GAME
from capes.vs.rules import engine
from capes.vs.state.card import Card, Resource
from capes.vs.state.state import State

SEATS = {"duel": 2, "ffa": 3, "2v2": 4, "two-headed": 4}
DECKS = [deck.slug for deck in starter_decks()]
LIMIT = 6000


def random_table(seed: int, mode: str = "duel", **options: bool) -> State:
    """A fresh game with decks picked by the seed; every pair of neighbours in the list gets its turn."""
    count = 4 if mode == "ffa" and seed % 2 else SEATS[mode]
    decks = [DECKS[(seed * 5 + at * 11 + 3) % len(DECKS)] for at in range(count)]
    edition = "errata" if seed % 4 == 3 else "documents"
    return GAME.new_game({"mode": mode, "decks": decks, "edition": edition, "options": options}, seed)


def random_index(state: State, rng: Rng) -> int:
    """A legal index, from an endless list too."""
    assert state.decision is not None
    return rng.below(min(len(state.decision.options), 40))


def walk(state: State, seed: int) -> Iterator[tuple[State, int]]:
    """The state as it moves on by random picks, each time with the pick about to be made; -1 at the end."""
    rng = Rng(seed)
    for _ in range(LIMIT):
        if state.decision is None:
            break
        index = random_index(state, rng)
        yield state, index
        engine.pick(state, index)
    yield state, -1


def positions(seeds: range, every: int, mode: str = "duel", **options: bool) -> Iterator[State]:
    """Copies of positions along random games, beginning at a different pick in each."""
    for seed in seeds:
        for at, (state, index) in enumerate(walk(random_table(seed, mode, **options), seed)):
            if at % every == seed % every or index == -1:
                yield state.copy()


def scrambled(state: State, seat: int, rng: Rng) -> State:
    """The table with all that the seat cannot know shuffled, written without help from the veil.

    Hidden cards trade places with cards of the same owner's deck; hidden hands get other numbers, as if they had been
    drawn in another order. Cards that the task under way speaks of keep their numbers.
    """
    other = state.copy()
    other.rng = rng.below(2**60)
    other.seed = ""
    kept = numbers_in_tasks(other)
    fresh = 900_000
    shared = state.setup.joint and state.setup.shared_hands
    for player in other.players:
        mate = shared and state.setup.sides[seat] == state.setup.sides[player.seat]
        own = player.seat == seat
        closed = not own and not mate and not player.open_hand
        hidden = [c for c in player.hand if closed and c.number not in player.shown]
        down = [r for r in player.resources if not own and not r.up and not r.seen]
        looked = [] if own or mate or other.looked_open else [c for c in other.looked if c.owner == player.seat]
        pool: list[Card | Resource] = [*player.deck, *hidden, *down, *looked]
        rng.shuffle(pool)
        hand: dict[int, Card] = {}
        for card in hidden:
            drawn = pool.pop()
            fresh += 1
            number = card.number if card.number in kept else fresh
            hand[card.number] = Card(number, drawn.face, drawn.owner, drawn.body)
        player.hand = [hand.get(card.number, card) for card in player.hand]
        row: dict[int, Resource] = {}
        for resource in down:
            drawn = pool.pop()
            row[resource.number] = Resource(resource.number, drawn.face, drawn.owner, drawn.body, False, False)
        player.resources = [row.get(resource.number, resource) for resource in player.resources]
        seen: dict[int, Card] = {}
        for card in looked:
            drawn = pool.pop()
            seen[card.number] = Card(card.number, drawn.face, drawn.owner, drawn.body)
        other.looked = tuple(seen.get(card.number, card) for card in other.looked)
        player.deck = [Card(0, card.face, card.owner, card.body) for card in pool]
    return other


def fields_of(thing: object) -> list[str]:
    """The data of an object, whether its class is plain or compiled."""
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


def numbers_in_tasks(state: State) -> set[int]:
    """Everything in the agenda that could be the number of a card."""
    found: set[int] = set()
    if state.decision is not None:
        found.add(state.decision.about)
    for task in state.agenda:
        for value in (task.names or {}).values():
            if isinstance(value, tuple):
                found.update(value)
            elif isinstance(value, Option):
                found.add(value.card)
            elif isinstance(value, int):
                found.add(value)
    return found
