"""Guessing what a seat may not know: the unknown in canonical order (a veil), or dealt anew (an imagined state).

Deck lists are common knowledge at the table, so what is unknown of a player's cards is exactly which of them lie where:
in the deck, the hand, face down in the row, in a secret pile, among cards being looked at. All those are pooled and put
back. What happened is public, so everything else stays.
"""

from __future__ import annotations

from capes.core.option import Decision, Option
from capes.core.rng import MASK, Rng, mixed
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.rules.cards_effects import sides_up
from capes.vs.rules.handlers import HANDLERS
from capes.vs.rules.payment import can_pay, mask_of, payment_options, pays, sources, teams_for
from capes.vs.state.card import Card, Resource
from capes.vs.state.derived import STALE
from capes.vs.state.player import Pile, Player
from capes.vs.state.state import State
from capes.vs.view.references import Numbering, mentioned, renumber
from capes.vs.view.secrets import sees_hand, sees_looked
from capes.vs.words.effects import MayPay
from capes.vs.words.face import FACES, Face
from capes.vs.words.kinds import Effect
from capes.vs.words.turn import Answered, OfferReaction, Pay

TRIES = 60
Marks = tuple[str, ...]


def veil(state: State, viewer: int) -> State:
    """The same table with everything the viewer cannot know in canonical order, and chance forgotten.

    Two states that differ only in what the viewer cannot know have equal veils. Another seat's decision keeps its
    question; its options are those of the canonical deal, and none if that deal leaves nothing to choose.
    """
    veiled = state.copy()
    veiled.rng = 0
    veiled.seed = ""
    forget_versions(veiled)
    number_hidden(veiled, viewer)
    deal(veiled, viewer, None)
    number_bodies(veiled)
    asked = veiled.decision
    if asked is None or asked.seat == viewer:
        return veiled
    again = veiled.copy()
    if ask_again(again):
        return again
    veiled.decision = Decision(asked.number, asked.seat, asked.why, (), asked.name, asked.about)
    return veiled


def imagine(veiled: State, viewer: int, seed: int) -> State:
    """A veiled state with the unknown dealt anew, in a way that fits the question being asked."""
    decision = veiled.decision
    for attempt in range(TRIES):
        chance = Rng(mixed(seed & MASK) + attempt)
        state = veiled.copy()
        state.rng = chance.rng
        deal(state, viewer, chance, attempt)
        if decision is None or decision.seat == viewer or ask_again(state):
            return state
    state = veiled.copy()
    state.rng = Rng(seed).rng
    if decision is not None and decision.why == questions.PAY:
        make_payable(state, decision)
    return state


def make_payable(state: State, asked: Decision) -> None:
    """Somebody is paying, so the means are there: the Locations that would do come out of the deck into the hand."""
    task = state.agenda[-1]
    effect = asking(task)
    assert isinstance(effect, Pay)
    cost = effect.cost[task.count("paid") :]
    teams = teams_for(state, task.source)
    player = state.players[asked.seat]
    for at, card in enumerate(player.hand):
        if can_pay(sources(state, asked.seat), cost, teams):
            break
        if card.face.kind != "location" and card.number not in player.shown:
            for deeper, below in enumerate(player.deck):
                if below.face.kind == "location" and any(pays(below.face, mask_of(need), teams) for need in cost):
                    player.hand[at] = Card(card.number, below.face, below.owner, below.body)
                    player.deck[deeper] = Card(0, card.face, card.owner, card.body)
                    break
    options = payment_options(state, asked.seat, cost, teams)
    state.decision = Decision(asked.number, asked.seat, asked.why, options, asked.name, asked.about)


# -- what is unknown -------------------------------------------------------------------------------------------------


def is_hidden_in_hand(state: State, viewer: int, player: Player, card: Card) -> bool:
    """A hand card the viewer has not seen."""
    return card.number not in player.shown and not sees_hand(state, viewer, player.seat)


def number_hidden(state: State, viewer: int) -> None:
    """Give hidden hand and looked-at cards numbers that tell nothing, those mentioned by tasks first."""
    hidden: list[int] = []
    for player in state.players:
        if not sees_hand(state, viewer, player.seat):
            player.shown = tuple(sorted(card.number for card in player.hand if card.number in player.shown))
            hidden.extend(card.number for card in player.hand if card.number not in player.shown)
    if not sees_looked(state, viewer):
        hidden.extend(card.number for card in state.looked)
    numbers = Numbering(state, hidden)
    for number in mentioned(state):
        numbers.mention(number)
    if state.decision is not None and state.decision.about in numbers.hidden:
        numbers.mention(state.decision.about)
    # The others go by zone: within one, nobody can tell which is which.
    for number in hidden:
        numbers.mention(number)
    for player in state.players:
        if not sees_hand(state, viewer, player.seat):
            known = [card for card in player.hand if card.number in player.shown]
            rest = [card for card in player.hand if card.number not in player.shown]
            moved = sorted((moved_to(card, numbers) for card in rest), key=lambda card: -card.number)
            player.hand = sorted(known, key=lambda card: card.number) + moved
    if not sees_looked(state, viewer):
        state.looked = tuple(sorted((moved_to(card, numbers) for card in state.looked), key=lambda card: -card.number))
    renumber(state, numbers)


def moved_to(card: Card, numbers: Numbering) -> Card:
    """The card under its new number."""
    return Card(numbers.of(card.number), card.face, card.owner, card.body)


def marks_of(state: State) -> dict[int, Marks]:
    """What sticks to physical cards: powers used up for the game, changes of Main status."""
    marks: dict[int, list[str]] = {}
    for body, key in state.spent:
        marks.setdefault(body, []).append(key)
    for body, main_of in (state.status or {}).items():
        marks.setdefault(body, []).append(f"main of {main_of}")
    return {body: tuple(sorted(listed)) for body, listed in marks.items()}


class Unknown:
    """One player's unknown cards and the places they lie in."""

    def __init__(self, state: State, viewer: int, player: Player) -> None:
        self.hand = [card for card in player.hand if is_hidden_in_hand(state, viewer, player, card)]
        self.looked = (
            [card for card in state.looked if card.owner == player.seat] if not sees_looked(state, viewer) else []
        )
        down = [r for r in player.resources if not r.up] if player.seat != viewer else []
        self.down = [r.number for r in down]
        self.seen: list[Card | Resource] = [r for r in down if r.seen]
        self.piled = sum(len(pile.cards) for pile in player.piles if pile.secret)
        self.pool: list[Card | Resource] = [*player.deck, *self.hand, *self.looked]
        self.pool.extend(r for r in down if not r.seen)
        for pile in player.piles:
            if pile.secret:
                self.pool.extend(pile.cards)


def pile_ids(player: Player) -> tuple[str, ...]:
    """The cards that a secret pile of that player was made of."""
    found: list[str] = []
    for pile in player.piles:
        if pile.secret:
            for face in FACES.values():
                if face.pile == pile.name and face.pile_cards:
                    found.extend(face.pile_cards)
    return tuple(found)


# -- dealing ---------------------------------------------------------------------------------------------------------


def deal(state: State, viewer: int, chance: Rng | None, attempt: int = 0) -> None:
    """Put every player's unknown cards into the unknown places: in order, or shuffled by `chance`."""
    marks = marks_of(state)

    def order(card: Card | Resource) -> tuple[str, Marks]:
        return (card.face.id, marks.get(card.body, ()))

    looked: dict[int, Card] = {card.number: card for card in state.looked}
    for player in state.players:
        unknown = Unknown(state, viewer, player)
        pool, seen = unknown.pool, unknown.seen
        if chance is None:
            pool.sort(key=order)
            seen.sort(key=order)
        else:
            chance.shuffle(pool)
            chance.shuffle(seen)
        found = hold_back(pool, picked_out(state, player.seat))
        if unknown.piled:
            fill_piles(player, pool)
        if attempt >= TRIES // 2:
            vary(pool, attempt - TRIES // 2)
        filled: dict[int, Card] = {}
        for card in (*unknown.hand, *unknown.looked):
            drawn = pool.pop()
            filled[card.number] = Card(card.number, drawn.face, drawn.owner, drawn.body)
        player.hand = [filled.get(card.number, card) for card in player.hand]
        for card in unknown.looked:
            looked[card.number] = filled[card.number]
        fill_row(player, unknown, chance)
        player.deck = [Card(0, card.face, card.owner, card.body) for card in (*found, *pool)]
    state.looked = tuple(looked[card.number] for card in state.looked)


def picked_out(state: State, seat: int) -> list[str]:
    """Cards that a search under way has picked out of that player's deck and not taken yet."""
    picks = [task.recall("search") for task in state.agenda if task.seat == seat]
    return [pick.text for pick in picks if isinstance(pick, Option) and pick.verb == verbs.TAKE]


def hold_back(pool: list[Card | Resource], wanted: list[str]) -> list[Card | Resource]:
    """Take one card of each of these out of the pool: they are known to lie in the deck."""
    held: list[Card | Resource] = []
    for id in wanted:
        card = next(card for card in pool if card.face.id == id)
        pool.remove(card)
        held.append(card)
    return held


def fill_piles(player: Player, pool: list[Card | Resource]) -> None:
    """Secret piles hold only cards that began there; those drawn from them lie on top of the pool, for the hand."""
    own = pile_ids(player)
    from_pile = [card for card in pool if card.face.printed_id in own]
    others = [card for card in pool if card.face.printed_id not in own]
    piles: list[Pile] = []
    for pile in player.piles:
        if pile.secret:
            cards: list[Card] = []
            for old in pile.cards:
                card = from_pile.pop(0)
                cards.append(Card(old.number, card.face, card.owner, card.body))
            pile = Pile(pile.name, True, tuple(cards))
        piles.append(pile)
    player.piles = tuple(piles)
    pool[:] = [*others, *from_pile]


def fill_row(player: Player, unknown: Unknown, chance: Rng | None) -> None:
    """Face-down resources: those known to lie in the row among them, in any place."""
    if not unknown.down:
        return
    faces: list[tuple[Card | Resource, bool]] = [(card, True) for card in unknown.seen]
    while len(faces) < len(unknown.down):
        faces.append((unknown.pool.pop(), False))
    if chance is not None:
        chance.shuffle(faces)
    places = dict(zip(unknown.down, faces, strict=True))
    player.resources = [
        Resource(r.number, places[r.number][0].face, r.owner, places[r.number][0].body, False, places[r.number][1])
        if r.number in places
        else r
        for r in player.resources
    ]


def vary(pool: list[Card | Resource], turn: int) -> None:
    """Bring one of each card to the top, Locations first, beginning further on each time: for rare questions."""
    firsts: list[Card | Resource] = []
    faces: list[Face] = []
    for card in pool:
        if card.face not in faces:
            faces.append(card.face)
            firsts.append(card)
    firsts.sort(key=lambda card: card.face.kind == "location")
    rest = [card for card in pool if all(card is not first for first in firsts)]
    at = turn % len(firsts) if firsts else 0
    pool[:] = rest + firsts[len(firsts) - at :] + firsts[: len(firsts) - at]


# -- forgetting ------------------------------------------------------------------------------------------------------


def forget_versions(state: State) -> None:
    """Versions count steps and say nothing by themselves; everything computed is computed again."""
    state.derived.forget()
    for c in state.everybody():
        c.stats_at = STALE


def number_bodies(state: State) -> None:
    """Physical cards are numbered by where they lie, so that two copies of a card can trade places unnoticed."""
    new: dict[int, int] = {body: body for body in range(state.setup.seats + 1)}

    def renamed(card: Card) -> Card:
        body = new.setdefault(card.body, len(new))
        return card if body == card.body else Card(card.number, card.face, card.owner, body)

    for c in state.characters:
        c.body = new.setdefault(c.body, len(new))
        c.equipment = tuple([renamed(card) for card in c.equipment])
    state.limbo = [renamed(card) for card in state.limbo]
    state.removed = [renamed(card) for card in state.removed]
    state.looked = tuple([renamed(card) for card in state.looked])
    for player in state.players:
        player.ko = [renamed(card) for card in player.ko]
        player.hand = [renamed(card) for card in player.hand]
        row: list[Resource] = []
        for r in player.resources:
            row.append(Resource(r.number, r.face, r.owner, new.setdefault(r.body, len(new)), r.up, r.seen))
        player.resources = row
        player.piles = tuple([Pile(p.name, p.secret, tuple([renamed(card) for card in p.cards])) for p in player.piles])
        player.deck = [renamed(card) for card in player.deck]
    state.spent = tuple(sorted([(new[body], key) for body, key in state.spent if body in new]))
    if state.status is not None:
        state.status = {new[body]: main_of for body, main_of in sorted(state.status.items()) if body in new}


# -- asking again ----------------------------------------------------------------------------------------------------


def pending(state: State) -> Decision | None:
    """What is asked now. Asked by a call, because a compiler takes what it saw set to None for None until then."""
    return state.decision


def asking(task: Task) -> Effect:
    """The word whose question is pending."""
    following = task.todo[task.at]
    assert isinstance(following, Answered)
    return following.effect


def ask_again(state: State) -> bool:
    """Ask the pending question anew, now that the cards lie elsewhere; whether it is still that question."""
    asked = state.decision
    assert asked is not None
    if asked.why == questions.RESOURCE_FROM_THE_DECK:
        options = sides_up(state.players[asked.seat].resources[-1])
        state.decision = Decision(asked.number, asked.seat, asked.why, options, asked.name, asked.about)
        return True
    if asked.why not in questions.FROM_HIDDEN:
        return True
    task = state.agenda[-1]
    effect = asking(task)
    if isinstance(effect, MayPay | OfferReaction):  # it notes whom it asks; that one is asked once more
        task.keep("asked", task.numbers("asked")[:-1])
    state.decision = None
    state.decided = asked.number - 1
    try:
        HANDLERS[type(effect)](state, task, effect)
    except (AssertionError, LookupError):  # nothing could be picked in this deal
        return False
    state.news = []
    now = pending(state)
    return (
        now is not None
        and len(now.options) > 0
        and (now.number, now.seat, now.why, now.name, now.about)
        == (asked.number, asked.seat, asked.why, asked.name, asked.about)
    )
