"""Effects on cards in hands, decks, KO piles and resource rows."""

from __future__ import annotations

from capes.core.event import EVERYBODY
from capes.core.option import Option
from capes.core.rng import roll
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.contract.events import CameToHand, Looked, Revealed, Searched, TookFromDeck, WentIntoDeck
from capes.vs.rules.adjectives import card_matches
from capes.vs.rules.arrivals import (
    ask_row,
    enter_play,
    main_named_like,
    may_enter,
    named_row,
    picked_row,
    settle_together,
)
from capes.vs.rules.events import ref, tell
from capes.vs.rules.handlers import answers, ask_for, does, splice, take_as_picked
from capes.vs.rules.people import Found, cards_meant, people, players
from capes.vs.rules.plays import play_twist, playable
from capes.vs.rules.quantities import number
from capes.vs.rules.sides import arrive
from capes.vs.rules.stun import leave_play
from capes.vs.rules.triggers import notice
from capes.vs.rules.zones import (
    add_resource,
    discard,
    draw,
    lay_resource,
    put_into_deck,
    put_into_hand,
    shuffle_deck,
    take_anywhere,
    turn_location,
)
from capes.vs.state.card import Card, Resource
from capes.vs.state.state import State
from capes.vs.words.cues import GainsResource
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
    seat = seats[0] if seats else task.seat
    gone = task.numbers("discarding")
    hand = [
        held
        for held in state.players[seat].hand
        if effect.which is None or card_matches(state, task, effect.which, held)
    ]
    if not seats or not hand or len(gone) >= number(state, task, effect.times):
        task.keep("discarding", None)
        task.keep(effect.name, gone)
        task.keep("count", len(gone))
    elif effect.at_random:
        at = hand[roll(state, len(hand), "random card")].number
        take_as_picked(task, effect, "discard", Option(verbs.DISCARD, at))
    else:
        options = [Option(verbs.DISCARD, card.number) for card in hand]
        ask_for(state, task, effect, seat, questions.DISCARD, options, "discard", task.source)


@answers(Discard)
def discarded(state: State, task: Task, effect: Discard) -> None:
    seats = players(state, task, effect.whose)
    card = discard(state, seats[0] if seats else task.seat, task.take_pick("discard").card)
    if card is not None:
        task.keep("discarding", (*task.numbers("discarding"), card.number))
    discard_(state, task, effect)


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
            tell(state, Revealed(seat, ref(card), known=known | 1 << seat))
        if effect.deck:
            for card in sorted(player.deck, key=lambda card: card.face.id):  # not in the order it lies in
                tell(state, Revealed(seat, ref(card), known=known | 1 << seat))


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
    tell(state, Looked(seat, len(taken)))
    if openly:
        for card in taken:
            tell(state, Revealed(seat, ref(card)))


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
    faces = to_be_found(state, task, effect)
    if faces or task.count("searched") >= effect.count:
        go_on_searching(state, task, effect, faces)
    else:
        # Looking in vain takes a decision as well: others must not learn from its absence what the deck holds.
        ask_for(state, task, effect, task.seat, questions.SEARCH, [Option(verbs.DONE)], "search", task.source)


@answers(Search)
def found(state: State, task: Task, effect: Search) -> None:
    """Something is taken, or the search is over; for a character that enters play its row is asked for next."""
    picked = task.recall("search")
    assert isinstance(picked, Option)
    if picked.verb != verbs.TAKE:
        task.keep("search", None)
        task.keep("searched", effect.count)
        go_on_searching(state, task, effect, [])
        return
    if effect.to == "play" and task.recall("row") is None:
        ask_row(state, task, effect, 0)
        return
    task.keep("search", None)
    task.keep("searched", task.count("searched") + 1)
    card = take_out(state, task.seat, face_by_id(picked.text.partition("@")[0], state.setup.edition))
    if effect.to in ("play", "at once"):
        shown = Card(arrive(state), card.face, card.owner, card.body)
        tell(state, TookFromDeck(task.seat, ref(shown)))
        if effect.to == "at once":
            splice(task, (effect,))  # the deck is shuffled afterwards
            play_twist(state, task.seat, shown, playable(state, task.seat, card.face))
            return
        if enter_play(state, shown, task.seat, picked_row(task)) is None:
            put_into_deck(state, shown, "bottom")
    else:
        tell(state, TookFromDeck(task.seat, ref(put_into_hand(state, card, shown=True))))
    go_on_searching(state, task, effect, to_be_found(state, task, effect))


def go_on_searching(state: State, task: Task, effect: Search, faces: list[Face]) -> None:
    """Ask for one of these, or be done and shuffle."""
    if not faces:
        task.keep("searched", None)
        tell(state, Searched(task.seat))
        shuffle_deck(state, task.seat)
        return
    options = [Option(verbs.TAKE, text=id) for id in sorted([face.id for face in faces])]
    options.append(Option(verbs.DONE))
    ask_for(state, task, effect, task.seat, questions.SEARCH, options, "search", task.source)


def to_be_found(state: State, task: Task, effect: Search) -> list[Face]:
    """The different cards in the deck that may be taken, while more may be."""
    faces: list[Face] = []
    if task.count("searched") < effect.count:
        for card in state.players[task.seat].deck:
            if (
                card.face not in faces
                and card_matches(state, task, effect.which, card)
                and (effect.to != "play" or may_enter(state, task.seat, card))
                and (effect.to != "at once" or playable(state, task.seat, card.face) >= 0)
            ):
                faces.append(card.face)
    return faces


def take_out(state: State, seat: int, face: Face) -> Card:
    """The topmost such card of that deck."""
    deck = state.players[seat].deck
    at = max(at for at, card in enumerate(deck) if card.face is face)
    return deck.pop(at)


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
            tell(state, CameToHand(lifted.owner, ref(put_into_hand(state, lifted, shown=True))))
        return
    for character in people(state, task, effect.who):
        leave_play(state, character, "hand")
    for zone, _, found in cards_meant(state, task, effect.who):
        lifted = take_anywhere(state, found.number)
        if lifted is not None:
            seen = zone in ("ko", "removed") or (zone == "looked" and state.looked_open) or effect.shown
            new = put_into_hand(state, lifted, shown=seen)
            tell(state, CameToHand(new.owner, ref(new), known=EVERYBODY if seen else 1 << new.owner))


@does(PutIntoPlay)
def into_play(state: State, task: Task, effect: PutIntoPlay) -> None:
    """Each enters in the row chosen; characters of one name arriving together leave their player a choice."""
    found = next_to_enter(state, task, effect)
    if found is None:
        entered = task.numbers("entered")
        task.keep("entered", None)
        task.keep("ignored", None)
        settle_together(state, entered)
        task.keep("it", entered)
        return
    seat = found.owner if effect.owners else task.seat
    if is_passed_over(state, task, effect, found, seat):
        return
    neighbours = [] if effect.beside is None else people(state, task, effect.beside)
    row = neighbours[0].row if neighbours else named_row(effect.row)
    if row is None:
        ask_row(state, task, effect, found.number, seat)
    else:
        enter_in(state, task, effect, found, row)


@answers(PutIntoPlay)
def into_row(state: State, task: Task, effect: PutIntoPlay) -> None:
    row = picked_row(task)
    found = next_to_enter(state, task, effect)
    # Where somebody imagines hidden cards, the one asked for may turn out to be none that can enter.
    if found is not None and not is_passed_over(
        state, task, effect, found, found.owner if effect.owners else task.seat
    ):
        enter_in(state, task, effect, found, row)


def is_passed_over(state: State, task: Task, effect: PutIntoPlay, card: Card | Resource, seat: int) -> bool:
    """UNIQUE-05: who may not enter is ignored. The card stays where it is, so it must not be asked for again."""
    if may_enter(state, seat, card) and card.face.is_character:
        return False
    task.keep("ignored", (*task.numbers("ignored"), card.number))
    splice(task, (effect,))
    return True


def next_to_enter(state: State, task: Task, effect: PutIntoPlay) -> Card | Resource | None:
    """The first card meant that has not been passed over."""
    passed = task.numbers("ignored")
    for _, _, card in cards_meant(state, task, effect.who):
        if card.number not in passed:
            return card
    return None


def enter_in(state: State, task: Task, effect: PutIntoPlay, card: Card | Resource, row: int) -> None:
    """One enters play; then the next is looked for."""
    lifted = take_anywhere(state, card.number)
    assert lifted is not None
    entered = task.numbers("entered")
    seat = card.owner if effect.owners else task.seat
    character = enter_play(state, lifted, seat, row, effect.stunned, entered)
    if character is not None:
        task.keep("entered", (*entered, character.number))
    splice(task, (effect,))


@does(CreateToken)
def create_token(state: State, task: Task, effect: CreateToken) -> None:
    """TOKEN-01: out of nowhere onto that player's side, who owns it (open point 19)."""
    created = task.numbers("created")
    if not created:
        task.keep("tokens", number(state, task, effect.times))
    printed = face_by_id(effect.face, state.setup.edition)
    if len(created) >= task.count("tokens") or main_named_like(state, task.seat, printed) is not None:
        task.keep("created", None)
        settle_together(state, created)
        task.keep("it", created)
        return
    row = named_row(effect.row)
    if row is None:
        ask_row(state, task, effect, 0)
    else:
        create_in(state, task, effect, row)


@answers(CreateToken)
def token_into_row(state: State, task: Task, effect: CreateToken) -> None:
    create_in(state, task, effect, picked_row(task))


def create_in(state: State, task: Task, effect: CreateToken, row: int) -> None:
    """One token is there; then the next is made."""
    created = task.numbers("created")
    printed = face_by_id(effect.face, state.setup.edition)
    made = arrive(state)
    character = enter_play(state, Card(made, printed, task.seat, -made), task.seat, row, together=created)
    assert character is not None
    task.keep("created", (*created, character.number))
    splice(task, (effect,))


@does(PutIntoDeck)
def into_deck(state: State, task: Task, effect: PutIntoDeck) -> None:
    """On top, on the bottom in an order its player chooses, or shuffled in; how many is kept."""
    if effect.where == "shuffle":
        shuffle_in(state, task, effect)
        return
    for character in people(state, task, effect.who):
        leave_play(state, character, effect.where)
    cards = cards_meant(state, task, effect.who)
    if len({place.card.face.id for place in cards}) > 1:
        options = [Option(verbs.PICK, place.card.number) for place in cards]
        ask_for(state, task, effect, task.seat, questions.PUT_NEXT[effect.where], options, "order", task.source)
    elif cards:
        splice(task, (effect,))
        return_card(state, cards[0], effect.where)


@answers(PutIntoDeck)
def next_into_deck(state: State, task: Task, effect: PutIntoDeck) -> None:
    picked = task.take_pick("order")
    cards = cards_meant(state, task, effect.who)
    chosen = [place for place in cards if place.card.number == picked.card] or cards
    if chosen:
        splice(task, (effect,))
        return_card(state, chosen[0], effect.where)


def shuffle_in(state: State, task: Task, effect: PutIntoDeck) -> None:
    """Into their owners' decks, which are shuffled."""
    owners: list[int] = []
    count = 0
    for character in people(state, task, effect.who):
        owners.append(character.owner)
        leave_play(state, character, "bottom")
        count += 1
    for _, _, found in cards_meant(state, task, effect.who):
        lifted = take_anywhere(state, found.number)
        if lifted is not None:
            put_into_deck(state, lifted, "bottom")
            tell(state, WentIntoDeck(lifted.owner, ref(lifted), "shuffle"))
            owners.append(lifted.owner)
            count += 1
    task.keep("count", count)
    for seat in sorted(set(owners)):
        shuffle_deck(state, seat)


def return_card(state: State, place: Found, where: str) -> None:
    """One card back into its owner's deck; only what lay open is named."""
    zone = place.zone
    hidden = zone == "hand" or (zone == "looked" and not state.looked_open)
    lifted = take_anywhere(state, place.card.number)
    if lifted is None:
        return
    put_into_deck(state, lifted, where)
    known = 1 << place.seat if hidden else EVERYBODY
    tell(state, WentIntoDeck(lifted.owner, ref(lifted), "top" if where == "top" else "bottom", known=known))
    if hidden:
        state.players[lifted.owner].shown = ()  # as with a face-down resource: nobody else saw which one went


@does(PutIntoResources)
def into_resources(state: State, task: Task, effect: PutIntoResources) -> None:
    for character in people(state, task, effect.who):
        leave_play(state, character, "resources")
    for zone, _, found in cards_meant(state, task, effect.who):
        if zone != "resources":
            lifted = take_anywhere(state, found.number)
            if lifted is not None:
                add_resource(state, lifted, False, seen=zone == "ko")


def sides_up(laid: Resource) -> list[Option]:
    """How a resource from the deck may lie."""
    options = [Option(verbs.RESOURCE, laid.number, "down")]
    if laid.face.kind == "location":
        options.append(Option(verbs.RESOURCE, laid.number, "up"))
    return options


@does(AddResource)
def top_into_resources(state: State, task: Task, effect: AddResource) -> None:
    """FAQ-54: it lies face down and its player looks at it; only a Location may be turned up.

    Asked in any case, so that nobody learns why.
    """
    if task.count("added") >= number(state, task, effect.times) or not state.players[task.seat].deck:
        task.keep("added", None)
        return
    take_top(state, task.seat, 1, openly=False)
    card = take_anywhere(state, state.looked[0].number)
    assert card is not None
    options = sides_up(lay_resource(state, card, False))
    ask_for(state, task, effect, task.seat, questions.RESOURCE_FROM_THE_DECK, options, "side up", task.source)


@answers(AddResource)
def top_placed(state: State, task: Task, effect: AddResource) -> None:
    picked = task.take_pick("side up")
    if picked.text == "up":
        turn_location(state, picked.card, True)
    notice(state, GainsResource, player=task.seat, number=1 if picked.text == "up" else 0)
    task.keep("added", task.count("added") + 1)
    top_into_resources(state, task, effect)


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
