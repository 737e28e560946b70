"""What is so or is not, as clauses after "if" and "while" and as adverbs after a verb."""

from __future__ import annotations

from typing import Final

from capes.vs.english.adjectives import ZONES, bare, beside, head_in, one, predicate, several
from capes.vs.english.blanks import SomeCondition, mark
from capes.vs.english.grammar import listing, number_word
from capes.vs.english.pronouns import player, players, refer, some_player
from capes.vs.english.quantities import amount
from capes.vs.english.telling import CONDITIONS, OBJECT, SUBJECT, Told
from capes.vs.words.adjectives import ANYONE, Fighting
from capes.vs.words.conditions import (
    AtLeast,
    Both,
    Done,
    Either,
    HandEmpty,
    HasDone,
    Is,
    IsNot,
    OneTeam,
    PlainCondition,
    SamePlayer,
    SomebodyWithout,
    There,
)
from capes.vs.words.kinds import AllOf, Condition, Which, Who
from capes.vs.words.pronouns import EACH_PLAYER, Remembered
from capes.vs.words.quantities import CountOf, NamesAmong, ResourcesOf, Sum

PLAIN: Final = {
    "team attack": ("it is a team attack", "it is not a team attack", "in a team attack"),
    "solo attack": ("it is a solo attack", "it is not a solo attack", "in a solo attack"),
    "solo now": ("there is only one attacker", "there is more than one attacker", "while only one character attacks"),
    "melee": ("the combat is melee", "the combat is not melee", "in melee combat"),
    "ranged combat": ("the combat is ranged", "the combat is not ranged", "in ranged combat"),
    "first attack": (
        "this is your first attack this turn",
        "this is not your first attack this turn",
        "in your first attack of the turn",
    ),
    "no attack": (
        "you have not attacked this turn", "you have attacked this turn", "while you have not attacked this turn",
    ),
    "your turn": ("it is your turn", "it is not your turn", "on your turn"),
    "an enemy's turn": (
        "it is an enemy player's turn", "it is not an enemy player's turn", "on an enemy player's turn",
    ),
}  # fmt: skip
NOTES: Final = {"alone": "attacked alone before", "with one": "since team attacked with one other"}
DONE: Final = {
    "it": ("one was chosen", "none was chosen"),
}


def so(condition: Condition, told: Told) -> str:
    """The condition as a clause: "Hulk is stunned"."""
    return CONDITIONS.write(condition, told)


def not_so(condition: Condition, told: Told) -> str:
    """Its opposite."""
    if isinstance(condition, SomeCondition):
        return mark(condition.field, "not so")
    if isinstance(condition, PlainCondition):
        return PLAIN[condition.name][1]
    if isinstance(condition, IsNot):
        return so(condition.part, told)
    if isinstance(condition, There):
        if condition.at_least == 1:
            return f"there is no {bare(condition.which, told, _head(condition))}{_zone(condition, told)}"
        return f"there are fewer than {_many(condition, told)}"
    if isinstance(condition, Is):
        who = refer(condition.who, told, SUBJECT)
        return f"{who.text} {predicate(condition.which, told, negative=True, several=who.plural)}"
    if isinstance(condition, HandEmpty):
        who_has = player(condition.whose, told)
        return f"{who_has} {'have' if who_has == 'you' else 'has'} a card in hand"
    if isinstance(condition, Done):
        return DONE[condition.name][1] if condition.name in DONE else f"{_doer(told)} do not"
    if isinstance(condition, HasDone):
        return f"{refer(condition.who, told, SUBJECT).text} has not {deed(condition.deed)} this turn"
    if isinstance(condition, AtLeast):
        return f"{amount(condition.left, told)} is less than {amount(condition.right, told)}"
    if isinstance(condition, SamePlayer):
        return f"{_players_are(condition, told)} not {_whom(condition, told)}"
    if isinstance(condition, OneTeam):
        return f"not all {several(condition.which, told)} belong to one team"
    if isinstance(condition, SomebodyWithout):
        return f"{player(condition.whose, told)} has {one(condition.which, told)}"
    assert isinstance(condition, Both | Either)
    word = "or" if isinstance(condition, Both) else "and"
    return listing([not_so(part, told) for part in condition.parts], word)


def during(condition: Condition | None, told: Told) -> str:
    """The condition as an adverb with a space before it: " in a team attack"."""
    if condition is None:
        return ""
    if isinstance(condition, SomeCondition):
        return f" {mark(condition.field, 'during')}"
    if isinstance(condition, PlainCondition):
        return f" {PLAIN[condition.name][2]}"
    if isinstance(condition, Both) and all(isinstance(part, PlainCondition) for part in condition.parts):
        return "".join(during(part, told) for part in condition.parts)
    return f" while {so(condition, told)}"


def _doer(told: Told) -> str:
    return "you" if told.doer == "you" else "they"


def _head(condition: There) -> str:
    return head_in(condition.where)


def _opponents(which: Which) -> tuple[Who, Which] | None:
    """Whom a "there is" is really about, when it asks for somebody fighting them."""
    parts = which.parts if isinstance(which, AllOf) else (which,)
    fights = [part for part in parts if isinstance(part, Fighting)]
    if len(fights) != 1:
        return None
    rest = tuple(part for part in parts if part is not fights[0])
    return fights[0].who, rest[0] if len(rest) == 1 else AllOf(rest) if rest else ANYONE


def _zone(condition: There, told: Told) -> str:
    return "" if condition.where == "play" else f" in {players(condition.whose, told)} {ZONES[condition.where]}"


def _players_are(condition: SamePlayer, told: Told) -> str:
    who = player(condition.one, told)
    return f"{who} {'are' if who == 'you' else 'is'}"


def _whom(condition: SamePlayer, told: Told) -> str:
    return player(condition.other, told)


def _many(condition: There, told: Told) -> str:
    count = number_word(condition.at_least)
    different = " with different names" if condition.different_names else ""
    return f"{count} {several(condition.which, told, _head(condition))}{different}{_zone(condition, told)}"


def noted(name: str) -> str:
    """What a character has done, by the name it remembers it under."""
    return NOTES.get(name, name)


def deed(text: str) -> str:
    """A history word with the noun it leaves out."""
    return f"{text} character" if text.endswith(("an enemy", "a main")) else text


@CONDITIONS.says(SomeCondition)
def _some(condition: SomeCondition, told: Told) -> str:
    return mark(condition.field, "so")


@CONDITIONS.says(PlainCondition)
def _plain(condition: PlainCondition, told: Told) -> str:
    return PLAIN[condition.name][0]


@CONDITIONS.says(There)
def _there(condition: There, told: Told) -> str:
    opponents = _opponents(condition.which)
    if opponents is not None and condition.at_least == 1:
        who = refer(opponents[0], told, SUBJECT)
        return f"{who.text} {'are' if who.plural else 'is'} in combat with {one(opponents[1], told, case=OBJECT)}"
    if condition.at_least == 1:
        told.there = condition.which
        return f"there is {one(condition.which, told, _head(condition))}{_zone(condition, told)}"
    return f"there are at least {_many(condition, told)}"


@CONDITIONS.says(Is)
def _is(condition: Is, told: Told) -> str:
    if isinstance(condition.who, Remembered) and condition.which == ANYONE:
        return f"{told.self_ref(SUBJECT)} has {noted(condition.who.name)}"
    who = refer(condition.who, told, SUBJECT)
    return f"{who.text} {predicate(condition.which, told, several=who.plural)}"


@CONDITIONS.says(IsNot)
def _is_not(condition: IsNot, told: Told) -> str:
    return not_so(condition.part, told)


@CONDITIONS.says(Both)
def _both(condition: Both, told: Told) -> str:
    return listing([so(part, told) for part in condition.parts])


@CONDITIONS.says(Either)
def _either(condition: Either, told: Told) -> str:
    return listing([so(part, told) for part in condition.parts], "or")


@CONDITIONS.says(SomebodyWithout)
def _without(condition: SomebodyWithout, told: Told) -> str:
    return f"{some_player(condition.whose, told)} has no {bare(condition.which, told)}"


@CONDITIONS.says(SamePlayer)
def _same_player(condition: SamePlayer, told: Told) -> str:
    if player(condition.one, told) == "the winner" and _whom(condition, told) == "you":
        return "you win it"
    return f"{_players_are(condition, told)} {_whom(condition, told)}"


@CONDITIONS.says(OneTeam)
def _one_team(condition: OneTeam, told: Told) -> str:
    return f"all {several(condition.which, told)} belong to one team"


@CONDITIONS.says(AtLeast)
def _at_least(condition: AtLeast, told: Told) -> str:
    if isinstance(condition.left, CountOf) and isinstance(condition.right, int):
        return so(There(condition.left.which, condition.right, condition.left.where, condition.left.whose), told)
    if isinstance(condition.left, NamesAmong) and condition.right == len(condition.left.names):
        side = beside(condition.left.which, told)
        count = number_word(condition.right)
        return f"all {count} of {listing(condition.left.names)} are {side} (nobody counts as two of them)"
    if isinstance(condition.right, int) and isinstance(condition.left, ResourcesOf | Sum):
        together = _together(condition.left, condition.right, told)
        if together:
            return together
    left = amount(condition.left, told)
    right = str(condition.right) if isinstance(condition.right, int) else amount(condition.right, told)
    return f"{left} is {right} or more" if isinstance(condition.right, int) else f"{left} is at least {right}"


def _together(left: ResourcesOf | Sum, right: int, told: Told) -> str:
    """So many or more in all, where the plain sum would repeat itself."""
    if isinstance(left, ResourcesOf):
        return f"all players together have {right} or more resources" if left.whose == EACH_PLAYER else ""
    here, there = left.parts[0], left.parts[-1]
    if len(left.parts) != 2 or not (isinstance(here, CountOf) and isinstance(there, CountOf)):
        return ""
    if here.which != there.which or (here.where, there.where, there.whose) != ("play", "ko", EACH_PLAYER):
        return ""
    return f"there are {right} or more {several(here.which, told)} in play and in all KO piles together"


@CONDITIONS.says(HandEmpty)
def _hand_empty(condition: HandEmpty, told: Told) -> str:
    who = player(condition.whose, told)
    return f"{who} {'have' if who == 'you' else 'has'} no card in hand"


@CONDITIONS.says(HasDone)
def _has_done(condition: HasDone, told: Told) -> str:
    return f"{refer(condition.who, told, SUBJECT).text} has {deed(condition.deed)} this turn"


@CONDITIONS.says(Done)
def _done(condition: Done, told: Told) -> str:
    return DONE[condition.name][0] if condition.name in DONE else f"{_doer(told)} do"
