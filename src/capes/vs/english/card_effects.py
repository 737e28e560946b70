"""Imperatives about cards in hands, decks, piles and resource rows."""

from __future__ import annotations

from capes.vs.english.adjectives import CARD, CHARACTER, one, several, so_many
from capes.vs.english.grammar import counted, number_word
from capes.vs.english.pronouns import players, refer, subject_of
from capes.vs.english.quantities import counted_by
from capes.vs.english.telling import EFFECTS, OBJECT, POSSESSIVE, Clause, Ref, Told
from capes.vs.words.adjectives import EQUIPMENT_CARD, LOCATION, PLOT_TWIST
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
from capes.vs.words.face import FACES
from capes.vs.words.kinds import Which, Whose
from capes.vs.words.pronouns import Each, PlainPlayer, Self


def _own(whose: Whose, told: Told) -> str:
    """The possessive that fits a subject: your deck, their deck."""
    return "your" if isinstance(whose, PlainPlayer) and whose.name == "you" else "their"


@EFFECTS.says(Draw)
def _draw(effect: Draw, told: Told) -> Clause:
    what, tail = counted_by(effect.times, "card", told)
    return Clause("draw", what, subject_of(effect.whose, told), tail=tail)


@EFFECTS.says(Discard)
def _discard(effect: Discard, told: Told) -> Clause:
    told.kept = "card discarded"
    told.doer = subject_of(effect.whose, told) or "you"
    if effect.who is not None:
        return Clause("discard", refer(effect.who, told, OBJECT).text, subject_of(effect.whose, told))
    tail = ""
    if effect.which is None:
        what, tail = counted_by(effect.times, "card", told)
    elif isinstance(effect.times, int):
        what = so_many(effect.times, effect.which, told, CARD)
    else:
        what, tail = counted_by(effect.times, "card", told)
    chance = " at random" if effect.at_random else ""
    return Clause("discard", what + chance, subject_of(effect.whose, told), tail=tail)


@EFFECTS.says(DiscardHand)
def _discard_hand(effect: DiscardHand, told: Told) -> Clause:
    told.kept = "card discarded"
    own = _own(effect.whose, told)
    where = "it" if told.hand_shown else f"{own} hand"
    what = f"{own} hand" if effect.which is None else f"all {several(effect.which, told, CARD)} in {where}"
    return Clause("discard", what, subject_of(effect.whose, told))


@EFFECTS.says(RevealHand)
def _reveal_hand(effect: RevealHand, told: Told) -> Clause:
    told.hand_shown = True
    if effect.to_you:
        return Clause("look", f"at {players(effect.whose, told)} hand")
    deck = " and deck" if effect.deck else ""
    return Clause("reveal", f"{_own(effect.whose, told)} hand{deck}", subject_of(effect.whose, told))


def _top(count: int, told: Told) -> str:
    told.looked = "it" if count == 1 else "them"
    told.rest = Ref("the other") if count == 2 else Ref("the rest", plural=True)
    told.several.discard("looked") if count == 1 else told.several.add("looked")
    return "the top card of your deck" if count == 1 else f"the top {number_word(count)} cards of your deck"


@EFFECTS.says(Look)
def _look(effect: Look, told: Told) -> Clause:
    return Clause("look", f"at {_top(effect.count, told)}", short=False)


@EFFECTS.says(Reveal)
def _reveal(effect: Reveal, told: Told) -> Clause:
    if effect.until is not None:
        _top(0, told)
        told.several.discard("it")
        told.places["it"] = "looked"
        return Clause(
            "reveal", f"cards from the top of your deck until you reveal {one(effect.until, told)}", short=False
        )
    return Clause("reveal", _top(effect.count, told), short=False)


def _kind(which: Which) -> str:
    return CARD if which in (PLOT_TWIST, LOCATION, EQUIPMENT_CARD) else CHARACTER


@EFFECTS.says(Search)
def _search(effect: Search, told: Told) -> Clause:
    if effect.count == 1:
        what, them = one(effect.which, told, _kind(effect.which)), "it"
    else:
        what = f"up to {number_word(effect.count)} {several(effect.which, told, _kind(effect.which))}"
        them = "them"
        told.several.add(effect.name)
    if effect.to == "at once":
        play = f"play {them} at once, as if from your hand,"
        return Clause("search", f"your deck for {what}, {play} and shuffle your deck", short=False)
    where = "into your hand" if effect.to == "hand" else "onto your side"
    shown = f", reveal {them}" if effect.to == "hand" else ""
    return Clause("search", f"your deck for {what}{shown}, put {them} {where} and shuffle your deck", short=False)


@EFFECTS.says(ShuffleDeck)
def _shuffle(effect: ShuffleDeck, told: Told) -> Clause:
    return Clause("shuffle", f"{_own(effect.whose, told)} deck", subject_of(effect.whose, told))


@EFFECTS.says(PutIntoHand)
def _into_hand(effect: PutIntoHand, told: Told) -> Clause:
    if effect.at_random:
        return Clause("put", f"{counted(effect.at_random, 'card')} at random from your KO pile into your hand")
    who = refer(effect.who, told, OBJECT)
    in_play = told.in_play(effect.who)
    own = "your hand"
    if isinstance(effect.who, Self) and told.pronouns is not None:
        own = f"{told.self_ref(POSSESSIVE)} owner's hand"
    elif in_play:
        own = "their owners' hands" if who.plural else "its owner's hand"
    if effect.shown:
        return Clause("reveal", who.text, tail=f"and put {'them' if who.plural else 'it'} into {own}")
    return Clause("put", f"{who.text} into {own}")


@EFFECTS.says(PutIntoPlay)
def _into_play(effect: PutIntoPlay, told: Told) -> Clause:
    who = refer(effect.who, told, OBJECT)
    owner = "their owners' sides" if who.plural else "its owner's side"
    side = owner if effect.owners else "your side"
    row = "" if effect.row in ("either", "same") else f", in the {effect.row} row"
    if effect.beside is not None:
        told.beside = True
        row = f", in the row of {refer(effect.beside, told, OBJECT).text}"
    return Clause("put", f"{who.text} onto {side}{row}{', stunned' if effect.stunned else ''}")


@EFFECTS.says(CreateToken)
def _create_token(effect: CreateToken, told: Told) -> Clause:
    printed = FACES.get(effect.face)
    what, tail = counted_by(effect.times, f"{printed.name if printed is not None else effect.face} token", told)
    row = "on your side" if effect.row in ("either", "same") else f"in your {effect.row} row"
    return Clause("create", f"{what} {row}", tail=tail)


@EFFECTS.says(PutIntoDeck)
def _into_deck(effect: PutIntoDeck, told: Told) -> Clause:
    told.kept = "card put there"
    who = refer(effect.who, told, OBJECT)
    deck = "its owner's deck" if told.in_play(effect.who) else "your deck"
    if isinstance(effect.who, Each) and effect.who.where != "play":
        deck = f"{players(effect.who.whose, told)} deck"
    if effect.where == "shuffle":
        told.kept = "card shuffled in"
        return Clause("shuffle", f"{who.text} into {deck}")
    order = " in any order" if who.plural else ""
    return Clause("put", f"{who.text} on {'top' if effect.where == 'top' else 'the bottom'} of {deck}{order}")


@EFFECTS.says(PutIntoResources)
def _into_resources(effect: PutIntoResources, told: Told) -> Clause:
    face_up = " (or face up, if it is a Location)" if effect.may_face_up else ""
    owner = "its owner's" if told.in_play(effect.who) else "your"
    return Clause("put", f"{refer(effect.who, told, OBJECT).text} face down into {owner} resource row{face_up}")


@EFFECTS.says(AddResource)
def _add_resource(effect: AddResource, told: Told) -> Clause:
    if effect.times == 1:
        what, tail = "the top card of your deck", ""
    elif isinstance(effect.times, int):
        what, tail = f"the top {number_word(effect.times)} cards of your deck", ""
    else:
        _, tail = counted_by(effect.times, "card", told)
        what = "the top card of your deck"
    them = "it" if effect.times == 1 else "each of them"
    note = f"(you may look at {them}, and put it face up if it is a Location)"
    return Clause("put", f"{what} face down into your resource row", tail=f"{tail} {note}".strip(), short=False)


@EFFECTS.says(TurnLocation)
def _turn_location(effect: TurnLocation, told: Told) -> Clause:
    return Clause("turn", f"{refer(effect.who, told, OBJECT).text} face {'up' if effect.up else 'down'}")


@EFFECTS.says(PlayTwist)
def _play_twist(effect: PlayTwist, told: Told) -> Clause:
    who = refer(effect.who, told, OBJECT)
    tail = "; then shuffle it into your deck" if effect.then == "shuffle" else ""
    return Clause("play", f"{who.text} at once, as if from your hand", tail=tail, short=False)
