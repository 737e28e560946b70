"""Effects on cards in hands, decks, KO piles and resource rows."""

from __future__ import annotations

from capes.core.event import EVERYBODY
from capes.core.option import Option
from capes.core.rng import roll
from capes.core.state import ask
from capes.core.task import Task
from capes.vs.rules import events
from capes.vs.rules.adjectives import card_matches
from capes.vs.rules.arrivals import enter_play, main_named_like, settle_together
from capes.vs.rules.character_effects import row_for
from capes.vs.rules.choosing import splice
from capes.vs.rules.conditions import holds
from capes.vs.rules.events import tell
from capes.vs.rules.handlers import does, stay
from capes.vs.rules.people import COMBAT_TWIST, Found, cards_meant, people, players
from capes.vs.rules.plays import meets_needs, play_twist, twists_blocked
from capes.vs.rules.quantities import number
from capes.vs.rules.sides import arrive
from capes.vs.rules.stun import leave_play
from capes.vs.rules.zones import (
    add_resource,
    discard,
    draw,
    put_into_deck,
    put_into_hand,
    shuffle_deck,
    take_anywhere,
    turn_location,
)
from capes.vs.state.card import Card, Resource
from capes.vs.state.state import State
from capes.vs.words.effects import (
    AddResource,
    CreateToken,
    Discard,
    DiscardHand,
    Draw,
    Look,
    PlayTwist,
    PutIntoDeck,
    PutIntoHand,
    PutIntoPlay,
    PutIntoResources,
    Reveal,
    RevealHand,
    Search,
    ShuffleDeck,
    TurnLocation,
)
from capes.vs.words.face import Face
from capes.vs.words.face import face as face_by_id
from capes.vs.words.pronouns import THAT_PLAYER
from capes.vs.words.turn import Bind


@does(Draw)
def draw_(state: State, task: Task, effect: Draw) -> None:
    times = number(state, task, effect.times)
    for seat in players(state, task, effect.whose):
        draw(state, seat, times)


@does(Discard)
def discard_(state: State, task: Task, effect: Discard) -> None:
    """Of the player's own choice, or at random; what went is kept under the effect's name."""
    if effect.who is not None:
        kept_cards = [discard(state, seat, card.number) for _, seat, card in cards_meant(state, task, effect.who)]
        task.keep(effect.name, tuple(card.number for card in kept_cards if card is not None))
        return
    seats = players(state, task, effect.whose)
    if len(seats) > 1:
        rest: list[Bind | Discard] = []
        for seat in seats:
            rest.append(Bind("player", player=seat))
            rest.append(Discard(effect.times, THAT_PLAYER, effect.which, effect.at_random, effect.name))
        splice(task, tuple(rest))
        return
    kept = task.recall("discarding")
    gone = kept if isinstance(kept, tuple) else ()
    picked = task.recall("discard")
    seat = seats[0] if seats else task.seat
    if isinstance(picked, Option):
        task.keep("discard", None)
        card = discard(state, seat, picked.card)
        if card is not None:
            gone = (*gone, card.number)
            task.keep("discarding", gone)
    hand = [c for c in state.players[seat].hand if effect.which is None or card_matches(state, task, effect.which, c)]
    if not seats or not hand or len(gone) >= number(state, task, effect.times):
        task.keep("discarding", None)
        task.keep(effect.name, gone)
        task.keep("count", len(gone))
        return
    stay(task)
    if effect.at_random:
        task.keep("discard", Option("discard", hand[roll(state, len(hand), "random card")].number))
        return
    ask(state, seat, "discard", [Option("discard", card.number) for card in hand], "discard", task.source)


@does(DiscardHand)
def discard_hand(state: State, task: Task, effect: DiscardHand) -> None:
    gone = 0
    for seat in players(state, task, effect.whose):
        for card in list(state.players[seat].hand):
            if effect.which is None or card_matches(state, task, effect.which, card):
                discard(state, seat, card.number)
                gone += 1
    task.keep("count", gone)


@does(RevealHand)
def reveal_hand(state: State, task: Task, effect: RevealHand) -> None:
    known = 1 << task.seat if effect.to_you else EVERYBODY
    for seat in players(state, task, effect.whose):
        player = state.players[seat]
        if effect.to_you:
            task.keep("sees hand of", seat)  # while this power goes on; what was seen stands in that player's log
        else:
            player.shown = tuple(card.number for card in player.hand)
        for card in player.hand:
            tell(state, events.REVEALED, seat, card, known=known | 1 << seat)
        if effect.deck:
            for card in sorted(player.deck, key=lambda card: card.face.id):  # not in the order it lies in
                tell(state, events.REVEALED, seat, card, known=known | 1 << seat)


def take_top(state: State, seat: int, count: int, openly: bool) -> None:
    """Take cards off the top to look at them."""
    deck = state.players[seat].deck
    taken: list[Card] = []
    for _ in range(min(count, len(deck))):
        top = deck.pop()
        taken.append(Card(arrive(state), top.face, top.owner, top.body))
    state.looked = tuple(taken)
    state.looker = seat
    state.looked_open = openly
    tell(state, events.LOOKED, seat, number=len(taken))
    if openly:
        for card in taken:
            tell(state, events.REVEALED, seat, card)


@does(Look)
def look(state: State, task: Task, effect: Look) -> None:
    take_top(state, task.seat, effect.count, openly=False)


@does(Reveal)
def reveal(state: State, task: Task, effect: Reveal) -> None:
    if effect.until is None:
        take_top(state, task.seat, effect.count, openly=True)
        return
    deck = state.players[task.seat].deck
    fitting = [card_matches(state, task, effect.until, card) for card in reversed(deck)]
    take_top(state, task.seat, fitting.index(True) + 1 if True in fitting else len(deck), openly=True)
    task.keep("it", (state.looked[-1].number,) if True in fitting else ())


@does(Search)
def search(state: State, task: Task, effect: Search) -> None:
    """Take what fits out of the deck, show it, shuffle afterwards whether or not anything was found (DRAW-05)."""
    kept = task.recall("searched")
    count = kept if isinstance(kept, int) else 0
    picked = task.recall("search")
    player = state.players[task.seat]
    if isinstance(picked, Option) and picked.verb == "take":
        found = face_by_id(picked.text.partition("@")[0], state.setup.edition)
        if effect.to == "play":
            row = row_for(state, task, "either", 0)
            if row is None:
                return
        task.keep("search", None)
        for at in range(len(player.deck) - 1, -1, -1):
            if player.deck[at].face is found:
                card = player.deck.pop(at)
                break
        count += 1
        task.keep("searched", count)
        if effect.to == "play":
            assert row is not None
            shown = Card(arrive(state), card.face, card.owner, card.body)
            tell(state, events.TOOK_FROM_DECK, task.seat, shown)
            if enter_play(state, shown, task.seat, row) is None:
                put_into_deck(state, shown, "bottom")
        elif effect.to == "at once":
            shown = Card(arrive(state), card.face, card.owner, card.body)
            tell(state, events.TOOK_FROM_DECK, task.seat, shown)
            stay(task)  # the deck is shuffled afterwards
            play_twist(state, task.seat, shown, playable(state, task.seat, card.face))
            return
        else:
            new = put_into_hand(state, card, shown=True)
            tell(state, events.TOOK_FROM_DECK, task.seat, new)
    elif isinstance(picked, Option):
        count = effect.count
        task.keep("search", None)
    faces = []
    if count < effect.count:
        for card in player.deck:
            if (
                card.face not in faces
                and card_matches(state, task, effect.which, card)
                and (effect.to != "play" or main_named_like(state, task.seat, card.face) is None)
                and (effect.to != "at once" or playable(state, task.seat, card.face) >= 0)
            ):
                faces.append(card.face)
    if not faces and count < effect.count and not isinstance(picked, Option):
        # Looking in vain takes a decision as well: others must not learn from its absence what the deck holds.
        stay(task)
        ask(state, task.seat, "search", [Option("done")], "search", task.source)
        return
    if not faces:
        task.keep("searched", None)
        tell(state, events.SEARCHED, task.seat)
        shuffle_deck(state, task.seat)
        return
    stay(task)
    faces.sort(key=lambda face: face.id)
    options = [Option("take", text=face.id) for face in faces]
    options.append(Option("done"))
    ask(state, task.seat, "search", options, "search", task.source)


def playable(state: State, seat: int, face: Face) -> int:
    """Which of its modes a plot twist could be played in now, -1 for none."""
    window = "Combat" if state.combat is not None else "Main"
    ctx = Task((), seat, 0, COMBAT_TWIST)
    if meets_needs(state, seat, face) and not twists_blocked(state, seat):
        for at, twist in enumerate(face.twists):
            if twist.window == window and (twist.only_if is None or holds(state, ctx, twist.only_if)):
                return at
    return -1


@does(ShuffleDeck)
def shuffle_(state: State, task: Task, effect: ShuffleDeck) -> None:
    for seat in players(state, task, effect.whose):
        shuffle_deck(state, seat)


@does(PutIntoHand)
def into_hand(state: State, task: Task, effect: PutIntoHand) -> None:
    if effect.at_random:
        ko = state.players[task.seat].ko
        for _ in range(min(effect.at_random, len(ko))):
            card = ko[roll(state, len(ko), "random card")]
            lifted = take_anywhere(state, card.number)
            assert lifted is not None
            tell(state, events.PUT_INTO_HAND, lifted.owner, put_into_hand(state, lifted, shown=True))
        return
    for c in people(state, task, effect.who):
        leave_play(state, c, "hand")
    for zone, _, found in cards_meant(state, task, effect.who):
        lifted = take_anywhere(state, found.number)
        if lifted is not None:
            seen = zone in ("ko", "removed") or (zone == "looked" and state.looked_open) or effect.shown
            new = put_into_hand(state, lifted, shown=seen)
            if seen:
                tell(state, events.PUT_INTO_HAND, new.owner, new)
            else:
                tell(state, events.PUT_INTO_HAND, new.owner, new, known=1 << new.owner)


@does(PutIntoPlay)
def into_play(state: State, task: Task, effect: PutIntoPlay) -> None:
    """Each enters in the row chosen; characters of one name arriving together leave their player a choice."""
    kept = task.recall("entered")
    entered: tuple[int, ...] = kept if isinstance(kept, tuple) else ()
    ignored = task.recall("ignored")
    passed = ignored if isinstance(ignored, tuple) else ()
    cards = [place for place in cards_meant(state, task, effect.who) if place[2].number not in passed]
    if not cards:
        task.keep("entered", None)
        task.keep("ignored", None)
        settle_together(state, entered)
        task.keep("it", entered)
        return
    found = cards[0][2]
    seat = found.owner if effect.owners else task.seat
    if main_named_like(state, seat, found.face) is not None or not found.face.is_character:
        # UNIQUE-05: that part is ignored. The card stays where it is, so it must not be asked for again.
        task.keep("ignored", (*passed, found.number))
        stay(task)
        return
    neighbours = [] if effect.beside is None else people(state, task, effect.beside)
    row = neighbours[0].row if neighbours else row_for(state, task, effect.row, found.number, seat)
    if row is None:
        return
    lifted = take_anywhere(state, found.number)
    assert lifted is not None
    character = enter_play(state, lifted, seat, row, effect.stunned, entered)
    if character is not None:
        entered = (*entered, character.number)
        task.keep("entered", entered)
    stay(task)


@does(CreateToken)
def create_token(state: State, task: Task, effect: CreateToken) -> None:
    """TOKEN-01: out of nowhere onto that player's side, who owns it (open point 19)."""
    kept = task.recall("created")
    created: tuple[int, ...] = kept if isinstance(kept, tuple) else ()
    if not created:
        task.keep("tokens", number(state, task, effect.times))
    wanted = task.recall("tokens")
    assert isinstance(wanted, int)
    printed = face_by_id(effect.face, state.setup.edition)
    if len(created) >= wanted or main_named_like(state, task.seat, printed) is not None:
        task.keep("created", None)
        settle_together(state, created)
        task.keep("it", created)
        return
    row = row_for(state, task, effect.row, 0)
    if row is None:
        return
    made = arrive(state)
    character = enter_play(state, Card(made, printed, task.seat, -made), task.seat, row, together=created)
    assert character is not None
    task.keep("created", (*created, character.number))
    stay(task)


@does(PutIntoDeck)
def into_deck(state: State, task: Task, effect: PutIntoDeck) -> None:
    """On top, on the bottom in an order its player chooses, or shuffled in; how many is kept."""
    if effect.where == "shuffle":
        owners: list[int] = []
        count = 0
        for c in people(state, task, effect.who):
            owners.append(c.owner)
            leave_play(state, c, "bottom")
            count += 1
        for _, _, found in cards_meant(state, task, effect.who):
            lifted = take_anywhere(state, found.number)
            if lifted is not None:
                put_into_deck(state, lifted, "bottom")
                tell(state, events.PUT_INTO_DECK, lifted.owner, lifted, text="shuffle")
                owners.append(lifted.owner)
                count += 1
        task.keep("count", count)
        for seat in sorted(set(owners)):
            shuffle_deck(state, seat)
        return
    for c in people(state, task, effect.who):
        leave_play(state, c, effect.where)
    picked = task.recall("order")
    cards = cards_meant(state, task, effect.who)
    if isinstance(picked, Option):
        task.keep("order", None)
        cards = [place for place in cards if place[2].number == picked.card] or cards
    elif len({place[2].face.id for place in cards}) > 1:
        stay(task)
        ask(
            state, task.seat, f"put on the {effect.where} next",
            [Option("pick", place[2].number) for place in cards], "order", task.source,
        )  # fmt: skip
        return
    if cards:
        return_card(state, cards[0], effect.where)
        stay(task)


def return_card(state: State, place: Found, where: str) -> None:
    """One card back into its owner's deck; only what lay open is named."""
    zone = place[0]
    hidden = zone == "hand" or (zone == "looked" and not state.looked_open)
    lifted = take_anywhere(state, place[2].number)
    if lifted is None:
        return
    put_into_deck(state, lifted, where)
    if hidden:
        tell(state, events.PUT_INTO_DECK, lifted.owner, lifted, text=where, known=1 << place[1])
        state.players[lifted.owner].shown = ()  # as with a face-down resource: nobody else saw which one went
    else:
        tell(state, events.PUT_INTO_DECK, lifted.owner, lifted, text=where)


@does(PutIntoResources)
def into_resources(state: State, task: Task, effect: PutIntoResources) -> None:
    for c in people(state, task, effect.who):
        leave_play(state, c, "resources")
    for zone, _, found in cards_meant(state, task, effect.who):
        if zone != "resources":
            lifted = take_anywhere(state, found.number)
            if lifted is not None:
                add_resource(state, lifted, False, seen=zone == "ko")


@does(AddResource)
def top_into_resources(state: State, task: Task, effect: AddResource) -> None:
    """FAQ-54: its player looks at it; only a Location may lie face up. Asked in any case, so that nobody learns why."""
    kept = task.recall("added")
    added = kept if isinstance(kept, int) else 0
    picked = task.recall("side up")
    if isinstance(picked, Option):
        task.keep("side up", None)
        card: Card | Resource | None = take_anywhere(state, picked.card)
        assert card is not None
        add_resource(state, card, picked.text == "up")
        added += 1
        task.keep("added", added)
    if added >= number(state, task, effect.times) or not state.players[task.seat].deck:
        task.keep("added", None)
        return
    take_top(state, task.seat, 1, openly=False)
    top = state.looked[0]
    options = [Option("resource", top.number, "down")]
    if top.face.kind == "location":
        options.append(Option("resource", top.number, "up"))
    stay(task)
    ask(state, task.seat, "resource from the deck", options, "side up", task.source)


@does(TurnLocation)
def turn_location_(state: State, task: Task, effect: TurnLocation) -> None:
    for zone, _, found in cards_meant(state, task, effect.who):
        if zone == "resources" and found.face.kind == "location":
            turn_location(state, found.number, effect.up)


@does(PlayTwist)
def play_twist_(state: State, task: Task, effect: PlayTwist) -> None:
    """FAQ-30: at once as if from hand: the team it needs must be there."""
    for _, _, found in cards_meant(state, task, effect.who):
        at = playable(state, task.seat, found.face)
        if at >= 0:
            lifted = take_anywhere(state, found.number)
            assert isinstance(lifted, Card)
            play_twist(state, task.seat, lifted, at, effect.then)
            return


def put_back_looked(state: State) -> None:
    """Cards that an effect looked at and left go back on top in their order."""
    for card in reversed(state.looked):
        put_into_deck(state, card, "top")
    state.looked = ()
    state.looker = -1
