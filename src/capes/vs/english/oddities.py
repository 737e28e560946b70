"""English for the one-offs."""

from __future__ import annotations

from capes.vs.english.adjectives import one
from capes.vs.english.grammar import listing, number_word, sentence_case
from capes.vs.english.pronouns import refer
from capes.vs.english.telling import EFFECTS, OBJECT, SUBJECT, TRUTHS, Clause, Told, whole
from capes.vs.words.face import FACES
from capes.vs.words.oddities import (
    AttackAgain,
    AttackPlayers,
    BringBack,
    DanceOff,
    DrawFromPile,
    ManyMains,
    MustAttackNext,
    Rampage,
    RecruitFrom,
    WinGame,
)


@EFFECTS.says(AttackAgain)
def _again(effect: AttackAgain, told: Told) -> Clause:
    who = refer(effect.who, told, SUBJECT)
    target = one(effect.which, told, case=OBJECT).replace(" in the ", " in the same player's ")
    rest = f"at once make another solo attack, without readying, against {target}"
    return Clause("may", rest, who.text, who.plural)


@EFFECTS.says(Rampage)
def _rampage(effect: Rampage, told: Told) -> Clause:
    who = refer(effect.who, told, OBJECT).text
    again, whom = refer(effect.who, told, SUBJECT).text, refer(effect.who, told, OBJECT).text
    return whole(
        f"move {who} into that row. {sentence_case(again)} may attack characters there one after another, in melee "
        f"and without readying. When {again} is stunned or you stop, exhaust {whom} and move {whom} to your front or "
        "back row"
    )


@TRUTHS.says(AttackPlayers)
def _players(truth: AttackPlayers, told: Told) -> Clause:
    who = refer(truth.whom, told, SUBJECT)
    rest = "attack, alone, an enemy player whose characters are all stunned"
    note = "(the player defends as a 0/1 supporting character)"
    return Clause("may", rest, who.text, who.plural, tail=note, time_first=True)


@TRUTHS.says(MustAttackNext)
def _must(truth: MustAttackNext, told: Told) -> Clause:
    who = refer(truth.whom, told, OBJECT)
    whose = "their" if who.plural else "its"
    against = refer(truth.against, told, OBJECT).text
    turn = f"on {whose} controller's next turn"
    return whole(f"{turn}, the first attack made, if any, must include {who.text} and be against {against}")


@TRUTHS.says(ManyMains)
def _many(truth: ManyMains, told: Told) -> Clause:
    first, levels = _pile(truth.pile)
    count = sum(levels.values())
    parts = listing([f"{number_word(levels[level])} Level {level}" for level in sorted(levels)])
    return whole(
        f"your main character is {number_word(count)} cards: {parts}. One {first} starts on your side and the other "
        f"{number_word(count - 1)} in your {truth.pile}, where each returns when KO'd. You are out when all "
        f"{number_word(count)} are there"
    )


def _pile(name: str) -> tuple[str, dict[int, int]]:
    """The card a pile of mains starts with, and how many cards of each level there are in all."""
    starter = next(face for face in FACES.values() if face.pile == name and face.pile_cards)
    levels: dict[int, int] = {}
    for id in (starter.id, *starter.pile_cards):
        level = FACES[id].level
        levels[level] = levels.get(level, 0) + 1
    return f"Level {starter.level}", levels


@EFFECTS.says(DanceOff)
def _dance(effect: DanceOff, told: Told) -> Clause:
    told.that_player = "the winner"
    turns = "starting with you, players in turn exhaust a ready character they control or drop out"
    return Clause("hold", "a Dance Off", tail=f"({turns}; the last one in wins)")


@EFFECTS.says(BringBack)
def _bring(effect: BringBack, told: Told) -> Clause:
    return Clause("put", f"the lowest-level card of your {effect.pile} onto your side")


@EFFECTS.says(DrawFromPile)
def _draw(effect: DrawFromPile, told: Told) -> Clause:
    tail = "and put one card of it, unseen, into your hand"
    return Clause("shuffle", f"your {effect.pile} pile", tail=tail, short=False)


@EFFECTS.says(RecruitFrom)
def _recruit(effect: RecruitFrom, told: Told) -> Clause:
    who = refer(effect.who, told, OBJECT).text
    return Clause("may", f"recruit {who} this turn, paying its cost", "you", True)


@EFFECTS.says(WinGame)
def _win(effect: WinGame, told: Told) -> Clause:
    return Clause("win", "the game", "you", True)
