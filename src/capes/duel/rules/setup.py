"""Set-up: the deal, the secret choice of a starting Character, who goes first."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.rng import shuffle
from capes.core.state import ask
from capes.core.task import Task
from capes.duel.contract import questions, verbs
from capes.duel.contract.events import Chose, Dealt, DealtAgain, GoesFirst, HandShown
from capes.duel.rules.handlers import does, option, picked
from capes.duel.rules.verbs import enter, ref, tell
from capes.duel.state.state import State
from capes.duel.words.kinds import GRAY, HERO, SIDES, STARTING_HAND, VILLAIN
from capes.duel.words.steps import TURN, ChooseStart, Deal, TurnOver


def make_piles(state: State) -> None:
    """The draw pile, or each player's own (Picking Sides); not yet shuffled for the deal."""
    deck = state.deck
    if not state.rules.picking_sides:
        state.piles = [list(range(1, deck.size + 1))]
        return
    characters = range(1, deck.last_character + 1)
    piles = [[card for card in characters if deck.side[card] == side] for side in state.sides]
    grays = [card for card in characters if deck.side[card] == GRAY]
    rest = list(range(deck.last_character + 1, deck.size + 1))
    if GRAY not in state.sides:
        shuffle(state, grays, "grays")
        for at, card in enumerate(grays):
            piles[at % len(piles)].append(card)
    shuffle(state, rest, "rest")
    for at, card in enumerate(rest):
        piles[at % len(piles)].append(card)
    state.piles = piles
    state.origin = [0] * (deck.size + 1)
    for seat, pile in enumerate(piles):
        for card in pile:
            state.origin[card] = seat


def choose_sides(state: State, sides: tuple[str, ...]) -> None:
    """Who gets which pile: by agreement, or at random (R66)."""
    if not sides:
        drawn = [HERO, VILLAIN] if state.players == 2 else [HERO, VILLAIN, GRAY]
        shuffle(state, drawn, "sides")
        sides = tuple(drawn)
    state.sides = sides


@does(Deal)
def deal(state: State, task: Task, word: Deal) -> None:
    """Six cards each; if a hand has no Character, show it, take everything back and deal again (R5)."""
    make_piles(state)
    last = state.deck.last_character
    while True:
        for pile in state.piles:
            shuffle(state, pile, "deck")
        for seat in range(state.players):
            pile = state.piles[seat % len(state.piles)]
            state.hands[seat] = [pile.pop() for _ in range(STARTING_HAND)]
        bare = [seat for seat, hand in enumerate(state.hands) if min(hand) > last]
        tell(state, Dealt(STARTING_HAND))
        if not bare:
            return
        for seat in bare:
            tell(state, HandShown(seat, tuple([ref(state, card) for card in state.hands[seat]])))
        tell(state, DealtAgain())
        for seat, hand in enumerate(state.hands):
            state.piles[seat % len(state.piles)].extend(hand)
            state.hands[seat] = []


def start_options(state: State, seat: int) -> list[Option]:
    """Each Character in hand."""
    last = state.deck.last_character
    return [option(verbs.START, card) for card in state.hands[seat] if card <= last]


@does(ChooseStart)
def choose_start(state: State, task: Task, word: ChooseStart) -> None:
    """One after the other at the table, but nobody learns anything before all have chosen."""
    pick = picked(task, "start")
    if pick is not None:
        seat = state.starts.index(0)
        state.starts[seat] = pick.card
        state.hands[seat].remove(pick.card)
        tell(state, Chose(seat, ref(state, pick.card), known=1 << seat))
    if 0 in state.starts:
        seat = state.starts.index(0)
        ask(state, seat, questions.START, start_options(state, seat), "start")
        task.at -= 1


def villainy(state: State, card: int) -> tuple[int, str]:
    """The more villainous goes first; within a side the later in the alphabet (R6)."""
    return SIDES.index(state.deck.side[card]), state.deck.name[card].casefold()


@does(TurnOver)
def turn_over(state: State, task: Task, word: TurnOver) -> None:
    """All at once, then the first turn begins."""
    starts = state.starts
    state.starts = [0] * state.players
    for seat, card in enumerate(starts):
        enter(state, seat, card)
    state.current = max(range(state.players), key=lambda seat: villainy(state, starts[seat]))
    first = starts[state.current]
    tied = sum(1 for card in starts if state.deck.side[card] == state.deck.side[first]) > 1
    tell(state, GoesFirst(state.current, ref(state, first), tied))
    state.agenda.pop()
    state.agenda.append(Task(TURN, state.current, kind="turn"))
