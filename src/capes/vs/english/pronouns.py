"""The very characters, cards or players meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from capes.vs.english.blanks import SomeWho, SomeWhose, mark
from capes.vs.english.grammar import owned
from capes.vs.english.telling import OBJECT, POSSESSIVE, SUBJECT, Ref, Told
from capes.vs.words.kinds import Who, Whose, Word
from capes.vs.words.pronouns import (
    Chosen,
    ControllerOf,
    OwnerOf,
    PlainPlayer,
    Remembered,
    Self,
    That,
    TheOther,
    TheRest,
    YourMain,
)

IT: Final = {SUBJECT: "it", OBJECT: "it", POSSESSIVE: "its"}
THEM: Final = {SUBJECT: "they", OBJECT: "them", POSSESSIVE: "their"}
PICKS: Final = {"discarded": "the discarded card", "named": "the named card", "looked": "the cards"}

Pointer = Callable[[Any, Told, str], Ref]
POINTERS: Final[dict[type[Word], Pointer]] = {}
PLAYERS: Final[dict[type[Word], Callable[[Any, Told], str]]] = {}


def points(kind: type[Who]) -> Callable[[Pointer], Pointer]:
    """Register how that pronoun reads."""

    def register(pointer: Pointer) -> Pointer:
        POINTERS[kind] = pointer
        return pointer

    return register


def refer(who: Who, told: Told, case: str = OBJECT) -> Ref:
    """Those characters or cards, as subject, object or possessive."""
    return POINTERS[type(who)](who, told, case)


def cased(ref: Ref, case: str) -> Ref:
    """The reference in that case."""
    if case != POSSESSIVE:
        return ref
    return Ref(ref.text + "'" if ref.plural and ref.text.endswith("s") else owned(ref.text))


@points(SomeWho)
def _some_who(who: SomeWho, told: Told, case: str) -> Ref:
    return Ref(mark(who.field, "who", case), who.plural)


@points(Self)
def _self(who: Self, told: Told, case: str) -> Ref:
    return Ref(told.self_ref(case))


@points(Chosen)
def _chosen(who: Chosen, told: Told, case: str) -> Ref:
    fresh = told.fresh.pop(who.name, None)
    unclear, told.self_last = told.self_last, False
    if fresh is not None:
        return cased(fresh, case)
    if who.name in told.picks:
        return cased(told.picks[who.name], case)
    if who.name in told.several:
        return Ref(THEM[case], plural=True)
    if who.name in PICKS:
        return cased(Ref(PICKS[who.name]), case)
    if unclear and told.places.get(who.name) == "play":
        return cased(Ref("that character"), case)
    return Ref(IT[case])


@points(That)
def _that(who: That, told: Told, case: str) -> Ref:
    return Ref(told.self_ref(case)) if told.that_is_self else cased(told.that, case)


@points(TheOther)
def _other(who: TheOther, told: Told, case: str) -> Ref:
    return Ref(told.self_ref(case)) if told.other_is_self else cased(told.other, case)


@points(Remembered)
def _remembered(who: Remembered, told: Told, case: str) -> Ref:
    return cased(Ref("the chosen character"), case)


@points(YourMain)
def _your_main(who: YourMain, told: Told, case: str) -> Ref:
    if told.main_named:
        return Ref(IT[case])
    told.main_named = True
    return cased(Ref("your main character"), case)


@points(TheRest)
def _rest(who: TheRest, told: Told, case: str) -> Ref:
    return cased(told.rest, case)


def named_by(who: Who, told: Told) -> str:
    """What follows a noun to say that it shares a name: "of that name", "named like Hulk"."""
    if isinstance(who, Chosen | Remembered) and who.name == "named":
        return "of that name"
    if isinstance(who, Self):
        return "of the same name" if told.name == "this character" else f"named {told.name}"
    return f"with the same name as {refer(who, told, OBJECT).text}"


# -- players --------------------------------------------------------------------------------------------------------

ONE_PLAYER: Final = {
    "you": "you", "each enemy": "each enemy player", "each player": "each player",
}  # fmt: skip
SOME_PLAYER: Final = {"each enemy": "an enemy player", "each player": "any player"}


def _plain_player(whose: PlainPlayer, told: Told) -> str:
    return told.that_player if whose.name == "that player" else ONE_PLAYER[whose.name]


def _controller(whose: ControllerOf, told: Told) -> str:
    return f"{refer(whose.who, told, POSSESSIVE).text} controller"


def _some_whose(whose: SomeWhose, told: Told) -> str:
    return mark(whose.field, "player")


def _owner(whose: OwnerOf, told: Told) -> str:
    return f"{refer(whose.who, told, POSSESSIVE).text} owner"


PLAYERS.update({
    PlainPlayer: _plain_player, ControllerOf: _controller, OwnerOf: _owner, SomeWhose: _some_whose,
})  # fmt: skip


def player(whose: Whose, told: Told) -> str:
    """Those players as the subject of what they do: "you", "each enemy player"."""
    return PLAYERS[type(whose)](whose, told)


def some_player(whose: Whose, told: Told) -> str:
    """Whichever of those players does something: "an enemy player"."""
    return SOME_PLAYER.get(whose.name, whose.name) if isinstance(whose, PlainPlayer) else player(whose, told)


def players(whose: Whose, told: Told) -> str:
    """The possessive of the player as owner of a zone: "your", "an enemy player's"."""
    who = some_player(whose, told)
    return "your" if who == "you" else owned(who)


def subject_of(whose: Whose, told: Told) -> str:
    """The subject of a clause: nothing for you, who are spoken to."""
    who = player(whose, told)
    return "" if who == "you" else who
