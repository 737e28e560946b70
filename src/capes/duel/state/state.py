"""The table of a game of Duel: flat lists by seat and by card number."""

from __future__ import annotations

from typing import Final

from capes.core.state import CoreState
from capes.duel.state.optional import OptionalRules
from capes.duel.words.deck import Deck

# What a Character has been through this turn (`State.been`), in rising order: from FOUGHT on it cannot be attacked.
FREE: Final = 0
ACTED: Final = 1  # took an action; can still be attacked once (R56)
FOUGHT: Final = 2  # has been in a match-up
REPLACED: Final = 3  # a double took its place in the match-up (R71)


class State(CoreState):
    """Everything on the table; Characters' sliders and places are lists indexed by card number."""

    __slots__ = (
        "action", "action_on", "alive", "asked", "been", "bonus", "cancelled", "colours", "conditions", "creator",
        "current", "deck", "discard", "empty_turns", "grace_used", "hands", "health", "holder", "known", "origin",
        "out", "owner", "passes", "piles", "place", "places", "players", "playing", "power", "queue", "quick", "quiet",
        "rules", "shield", "sides", "starts", "step", "target", "teams", "turn", "window",
    )  # fmt: skip

    queue: list[int]  # Characters still to be asked for a power
    piles: list[list[int]]  # one, or one per seat; the top is the end
    origin: list[int]  # Picking Sides: which pile each card came from
    discard: list[int]
    conditions: list[int]
    hands: list[list[int]]
    known: list[int]  # cards in hands that everybody has seen go there
    teams: list[list[int]]
    starts: list[int]  # face-down starting Characters
    out: list[bool]
    grace_used: list[bool]
    empty_turns: list[int]
    owner: list[int]  # the player whose team it is on
    health: list[int]
    been: list[int]  # this turn: FREE, ACTED, FOUGHT or REPLACED
    place: list[int]  # index into places plus one; 0: in no match-up
    places: list[int]  # attacking, attacked, attacking, attacked ...; 0 where a match-up has ended
    power: list[int]  # the right slider: 0 on the side symbol, 1 or 2 on a power
    target: list[int]  # whom the declared power is about
    cancelled: list[bool]
    action: list[int]
    action_on: list[int]  # a teammate, or the number of the thwarted match-up plus one
    shield: list[int]
    bonus: list[int]
    quick: list[str]  # a speed that replaces the power's own this turn

    def __init__(self, deck: Deck, rules: OptionalRules, players: int) -> None:
        super().__init__()
        self.deck = deck
        self.rules = rules
        self.players = players
        self.colours: tuple[str, ...] = ()
        self.sides: tuple[str, ...] = ()  # Picking Sides: whose pile each seat draws from
        self.alive = players  # players not eliminated
        self.turn = 0
        self.current = 0
        self.step = 0
        self.quiet = 0  # turns in a row that ended without an attack
        self.window = ""  # the open window, or ''
        self.passes = -1  # passes in a row in the open window; -1: none is open
        self.asked = 0  # whose chance it is in the window
        self.holder = 0  # who may attack or act
        self.creator = 0  # whose deed gave the holder the chance
        self.playing = 0  # the Interruption being carried out

    def copy(self) -> State:
        """A state that plays out exactly like this one."""
        other = State(self.deck, self.rules, self.players)
        self.copy_core_to(other)
        other.colours = self.colours
        other.sides = self.sides
        other.alive = self.alive
        other.turn = self.turn
        other.current = self.current
        other.step = self.step
        other.quiet = self.quiet
        other.window = self.window
        other.passes = self.passes
        other.asked = self.asked
        other.holder = self.holder
        other.creator = self.creator
        other.playing = self.playing
        other.queue = self.queue[:]
        other.piles = [pile[:] for pile in self.piles]
        other.origin = self.origin[:]
        other.discard = self.discard[:]
        other.conditions = self.conditions[:]
        other.hands = [hand[:] for hand in self.hands]
        other.known = self.known[:]
        other.teams = [team[:] for team in self.teams]
        other.starts = self.starts[:]
        other.out = self.out[:]
        other.grace_used = self.grace_used[:]
        other.empty_turns = self.empty_turns[:]
        other.owner = self.owner[:]
        other.health = self.health[:]
        other.been = self.been[:]
        other.place = self.place[:]
        other.places = self.places[:]
        other.power = self.power[:]
        other.target = self.target[:]
        other.cancelled = self.cancelled[:]
        other.action = self.action[:]
        other.action_on = self.action_on[:]
        other.shield = self.shield[:]
        other.bonus = self.bonus[:]
        other.quick = self.quick[:]
        return other


def empty_table(deck: Deck, rules: OptionalRules, players: int) -> State:
    """A table with no card on it."""
    state = State(deck, rules, players)
    state.queue = []
    state.piles = []
    state.origin = []
    state.discard = []
    state.conditions = []
    state.hands = [[] for _ in range(players)]
    state.known = []
    state.teams = [[] for _ in range(players)]
    state.starts = [0] * players
    state.out = [False] * players
    state.grace_used = [False] * players
    state.empty_turns = [0] * players
    size = deck.last_character + 1
    state.owner = [-1] * size
    state.health = [0] * size
    state.been = [0] * size
    state.place = [0] * size
    state.places = []
    state.power = [0] * size
    state.target = [0] * size
    state.cancelled = [False] * size
    state.action = [0] * size
    state.action_on = [0] * size
    state.shield = [0] * size
    state.bonus = [0] * size
    state.quick = [""] * size
    return state


def pair_up(state: State, card: int, target: int) -> None:
    """Position two Characters in a match-up, the first overlapping the second."""
    state.places += [card, target]
    state.place[card] = len(state.places) - 1
    state.place[target] = len(state.places)
    state.been[card] = FOUGHT
    state.been[target] = FOUGHT


def pile_of(state: State, seat: int) -> list[int]:
    """The pile this player draws from."""
    return state.piles[seat if state.rules.picking_sides else 0]


def left_of(state: State, seat: int) -> int:
    """The next player clockwise who is still in the game."""
    players = state.players
    while True:
        seat = (seat + 1) % players
        if not state.out[seat]:
            return seat


def clockwise(state: State) -> list[int]:
    """Everybody still in the game, the current player first."""
    players = state.players
    current = state.current
    return [seat for seat in [*range(current, players), *range(current)] if not state.out[seat]]


def opponent_of(state: State, card: int) -> int:
    """The other Character of the match-up, or 0."""
    place = state.place[card]
    return state.places[(place - 1) ^ 1] if place else 0


def in_play(state: State) -> list[int]:
    """Every Character in play, the current player's first."""
    return [card for seat in clockwise(state) for card in state.teams[seat]]


def is_blank(state: State, card: int) -> bool:
    """Whether its opponent keeps its ability from working."""
    opponent = opponent_of(state, card)
    return opponent != 0 and state.deck.blanks[opponent]


def last_active(state: State, card: int) -> bool:
    """Whether it is the only active Character of its team."""
    health = state.health
    return health[card] > 0 and all(other == card or health[other] <= 0 for other in state.teams[state.owner[card]])
