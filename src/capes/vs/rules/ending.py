"""Ending the game: Mains KO'd, players out, the last one standing, and stalemates."""

from __future__ import annotations

from capes.core.state import Result
from capes.core.task import Task
from capes.vs.contract import endings
from capes.vs.contract.events import GameOver, PlayerOut
from capes.vs.rules.clash import cancel_combat, leave_combat
from capes.vs.rules.derived import invalidate_powers
from capes.vs.rules.durations import end_of_source
from capes.vs.rules.events import tell
from capes.vs.rules.sides import open_hands
from capes.vs.rules.zones import put_on_ko_pile
from capes.vs.state.card import Card
from capes.vs.state.modifier import AwaitedWhen, Modifier
from capes.vs.state.state import State
from capes.vs.words.effects import END_OF_COMBAT, END_OF_GAME, END_OF_TURN, ITS_NEXT_TURN, UNTIL_STUNNED
from capes.vs.words.truths import HandsOpen, Held
from capes.vs.words.turn import SendBack


def end(state: State, winners: tuple[int, ...], why: str) -> None:
    """The game is over."""
    if state.result is not None:
        return
    state.result = Result(winners, why)
    state.decision = None
    tell(state, GameOver(winners, why))


def seats_of(state: State, side: int) -> tuple[int, ...]:
    """All seats of a side, those that are out included: a team wins together."""
    return tuple(seat for seat in range(state.setup.seats) if state.setup.sides[seat] == side)


def win(state: State, seat: int, why: str) -> None:
    """That player's side wins."""
    end(state, seats_of(state, state.setup.sides[seat]), why)


def fall(state: State, fallen: list[int]) -> None:
    """Those players have lost their Main (or were KO'd themselves) at the same moment."""
    setup = state.setup
    if setup.joint:
        ko_mains(state, fallen)  # 2HT-06: these players go on playing
    standing = sides_standing(state, fallen)
    # END-02: the last Mains fall together: the active player's side wins.
    winners = seats_of(state, standing[0] if standing else setup.sides[state.active]) if len(standing) < 2 else ()
    if not setup.joint:
        for seat in fallen:
            if not state.players[seat].out and (standing or seat not in winners):
                tell(state, PlayerOut(seat))
                state.players[seat].out = True
    if winners:
        end(state, winners, endings.MAIN)
        return
    if not setup.joint:
        for seat in fallen:
            remove_owned(state, seat)
        drop_tasks(state, fallen)


def drop_tasks(state: State, fallen: list[int]) -> None:
    """What players who are out had begun is dropped; if it was their turn, it ends (open point 13)."""
    own_turn = state.active in fallen
    if own_turn:
        cancel_combat(state)
    kept = [
        task
        for at, task in enumerate(state.agenda)
        if at == 0 or task.kind == "send back" or (not own_turn and (task.seat not in fallen or task.kind == "combat"))
    ]
    state.agenda[:] = kept
    if own_turn:
        turn = state.agenda[0]
        turn.at = len(turn.todo) - 1


def sides_standing(state: State, fallen: list[int]) -> list[int]:
    """The sides that still have somebody in."""
    setup = state.setup
    standing: list[int] = []
    for side in sorted(set(setup.sides)):
        for seat in seats_of(state, side):
            if setup.joint:
                alive = seat not in fallen and (
                    any(character.main_of == seat for character in state.characters)
                    or any(kept.main_of == seat for kept in state.aside)
                )
            else:
                alive = seat not in fallen and not state.players[seat].out
            if alive:
                standing.append(side)
                break
    return standing


def remove_owned(state: State, seat: int) -> None:
    """All cards that player owns leave the game, wherever they are; they are not KO'd (FFA-06)."""
    for character in list(state.everybody()):
        if character.owner == seat:
            leave_combat(state, character.number)
            end_of_source(state, character)  # it may have been on another player's side
            for card in character.equipment:
                if card.owner != seat:
                    state.players[card.owner].ko.append(card)
            state.take(character.number)
        elif character.seat == seat:
            # Open point 2: what that player only controlled goes back to its owner, who chooses the row.
            leave_combat(state, character.number)
            character.seat = character.owner
            character.stolen_from = -1
            state.agenda.append(
                Task((SendBack(character.number, character.owner),), character.owner, character.number, "send back")
            )
        else:
            character.equipment = tuple(card for card in character.equipment if card.owner != seat)
    state.modifiers = [m for m in state.modifiers if m.source in state.play or m.seat != seat or stands_alone(m)]
    state.waiting = [w for w in state.waiting if w.seat != seat]
    state.reactions = [w for w in state.reactions if w.seat != seat]
    player = state.players[seat]
    player.deck = []
    player.hand = []
    player.ko = []
    player.resources = []
    player.piles = ()
    player.points = 0
    for other in state.players:
        other.resources = [r for r in other.resources if r.owner != seat]
    state.limbo = [card for card in state.limbo if card.owner != seat]
    state.looked = tuple(card for card in state.looked if card.owner != seat)
    state.removed = [card for card in state.removed if card.owner != seat]
    here = [card.number for card in state.removed]
    state.aside = tuple([kept for kept in state.aside if kept.card in here])
    open_hands(state)
    invalidate_powers(state)


def stands_alone(modifier: Modifier) -> bool:
    """Whether a statement outlasts the player who made it (STATS-11): not what waits for that player's own things."""
    return modifier.until in (END_OF_COMBAT, END_OF_TURN, ITS_NEXT_TURN, UNTIL_STUNNED, END_OF_GAME) and not isinstance(
        modifier.truth, (AwaitedWhen, HandsOpen, Held)
    )


def ko_mains(state: State, fallen: list[int]) -> None:
    """Whoever fell without their Main being KO'd (MAIN-04, FAQ-23) has it KO'd now: a joint side needs a Main."""
    for character in list(state.everybody()):
        if character.main_of in fallen:
            leave_combat(state, character.number)
            state.take(character.number)
            for card in (*character.equipment, Card(character.number, character.face, character.owner, character.body)):
                put_on_ko_pile(state, card)
            invalidate_powers(state)


def lose(state: State, seat: int) -> None:
    """That player is out, as if the Main had been KO'd (MAIN-04)."""
    fall(state, [seat])


def stalemate(state: State, why: str = endings.STALEMATE) -> None:
    """All decks are empty and a whole round went by without an attack: the fewest wounds on a Main win (DECKOUT-02).

    In teams the best Main counts: its player wins, and the team with that player. A Main set aside for a while has the
    wounds it will come back with.
    """
    mains = [(character.main_of, character.wounds) for character in state.characters]
    mains.extend((kept.main_of, kept.wounds) for kept in state.aside)
    wounds: dict[int, int] = {}
    for seat, had in mains:
        if seat >= 0 and not state.players[seat].out:
            side = state.setup.sides[seat]
            wounds[side] = min(wounds.get(side, had), had)
    if not wounds:
        return
    fewest = min(wounds.values())
    winners: list[int] = []
    for side, least in wounds.items():
        if least == fewest:
            winners.extend(seats_of(state, side))
    end(state, tuple(sorted(winners)), why)


def note_turn_without_attack(state: State, seat: int, attacked: bool) -> None:
    """Keep track of who declines to attack once every deck is empty (open point 14)."""
    if attacked or any(player.deck for player in state.players if not player.out):
        state.declined = ()
        return
    if seat not in state.declined:
        state.declined = (*state.declined, seat)
    if state.setup.joint:
        sides = {state.setup.sides[s] for s in state.declined}
        if len(sides) == len(set(state.setup.sides)):
            stalemate(state)
    elif all(s in state.declined for s, player in enumerate(state.players) if not player.out):
        stalemate(state)
