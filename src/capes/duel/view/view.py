"""What a seat (or a spectator) sees: built from nothing, listing only what that seat may know."""

from __future__ import annotations

from capes.core.seen import DecisionShown, OptionShown, ResultShown
from capes.duel.contract.seen import (
    ActionShown,
    CharacterShown,
    DuelView,
    MatchUpShown,
    NamedCard,
    OptionsShown,
    PlayerShown,
    PowerShown,
    StartShown,
)
from capes.duel.rules.damage import speed_of
from capes.duel.state.state import State, in_play, is_blank, opponent_of, pile_of
from capes.duel.view.labels import STEP_NAMES, choice, question
from capes.duel.words.kinds import ACTION_NAMES, ATTACKED, ATTACKING, THWART


def view(state: State, seat: int | None) -> DuelView:
    """The table from one seat."""
    return DuelView(
        game="duel",
        mode="three-way" if state.rules.three_way else "two-way",
        options=OptionsShown(**state.rules.as_data()),
        seat=seat,
        turn=state.turn,
        current=state.current,
        step=state.step,
        step_name=STEP_NAMES[state.step],
        window=state.window or None,
        holder=state.holder if 4 <= state.step <= 6 else None,
        players=[player(state, of, seat) for of in range(state.players)],
        characters=[character(state, card) for card in in_play(state)],
        match_ups=match_ups(state),
        conditions=[card_data(state, card) for card in state.conditions],
        discard=[card_data(state, card) for card in state.discard],
        pile_count=None if state.rules.picking_sides else len(state.piles[0]),
        playing=card_data(state, state.playing) if state.playing else None,
        result=None if state.result is None else ResultShown(list(state.result.winners), state.result.why),
    )


def card_data(state: State, card: int) -> NamedCard:
    """A card everybody (or this viewer) may know."""
    return NamedCard(card, state.deck.id[card], state.deck.name[card])


def player(state: State, of: int, seat: int | None) -> PlayerShown:
    """One player's part of the table; hands only for their owner, counts for all."""
    own = of == seat
    chosen = state.starts[of]
    start: StartShown | None = None
    if state.turn == 0 and not state.teams[of]:
        start = StartShown(chosen != 0, card_data(state, chosen) if own and chosen else None)
    return PlayerShown(
        seat=of,
        side=of,
        out=state.out[of],
        colour=state.colours[of],
        pile_side=state.sides[of] if state.sides else None,
        hand=[card_data(state, card) for card in state.hands[of]] if own else None,
        hand_count=len(state.hands[of]),
        known=[card_data(state, card) for card in state.known if card in state.hands[of]],
        pile_count=None if state.out[of] else len(pile_of(state, of)),
        team=list(state.teams[of]),
        active=sum(state.health[card] > 0 for card in state.teams[of]),
        grace_used=state.grace_used[of],
        empty_turns=state.empty_turns[of],
        start=start,
    )


def character(state: State, card: int) -> CharacterShown:
    """A Character in play: everything about it is public."""
    deck = state.deck
    place = state.place[card]
    acting = state.action[card]
    return CharacterShown(
        n=card,
        face=deck.id[card],
        name=deck.name[card],
        seat=state.owner[card],
        side=deck.side[card],
        type=deck.type[card],
        health=state.health[card],
        printed=deck.health[card],
        floor=deck.floor[card],
        ko=state.health[card] <= 0,
        power=state.power[card],
        target=state.target[card] or None,
        cancelled=state.cancelled[card],
        speed=speed_of(state, card) if state.power[card] else state.quick[card] or None,
        opponent=opponent_of(state, card) or None,
        role=None if not place else ATTACKING if place % 2 else ATTACKED,
        committed=state.been[card] > 0,
        action=None if not acting else action(state, card),
        shield=state.shield[card],
        bonus=state.bonus[card],
        blank=is_blank(state, card),
        powers=[PowerShown(power.name, power.damage, power.speed, power.outside) for power in deck.powers[card][1:]],
    )


def action(state: State, card: int) -> ActionShown:
    """What a Character does instead of attacking."""
    kind = state.action[card]
    on = state.action_on[card]
    about = [n for n in state.places[2 * on - 2 : 2 * on] if n] if kind == THWART else [on]
    return ActionShown(ACTION_NAMES[kind], about)


def match_ups(state: State) -> list[MatchUpShown]:
    """The match-ups that stand, in the order in which they were formed."""
    return [
        MatchUpShown(
            number=at // 2 + 1,
            attacking=state.places[at],
            attacked=state.places[at + 1],
            thwarted_by=[
                card for card in in_play(state) if state.action[card] == THWART and state.action_on[card] == at // 2 + 1
            ],
        )
        for at in range(0, len(state.places), 2)
        if state.places[at]
    ]


def options(state: State, seat: int | None) -> DecisionShown | None:
    """The pending decision for that viewer: the question for all, the options for its owner."""
    decision = state.decision
    if decision is None:
        return None
    shown = DecisionShown(
        number=decision.number,
        seat=decision.seat,
        why=decision.why,
        prompt=question(state, decision).data(),
        about=decision.about,
    )
    if seat == decision.seat:
        shown.options = [
            OptionShown(
                i=at,
                verb=option.verb,
                card=option.card,
                text=option.text,
                number=option.number,
                seat=option.seat if option.seat >= 0 else None,
                label=choice(state, option).data(),
            )
            for at, option in enumerate(decision.options)
        ]
    return shown
