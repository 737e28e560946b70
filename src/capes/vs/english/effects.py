"""Imperatives about characters: counters, statements for a time, stuns, moves."""

from __future__ import annotations

from capes.vs.english.blanks import NUMBER
from capes.vs.english.conditions import noted
from capes.vs.english.pronouns import player, refer
from capes.vs.english.quantities import counted_by, counter, measure
from capes.vs.english.telling import EFFECTS, OBJECT, SUBJECT, Clause, Told, whole
from capes.vs.english.truths import given, until
from capes.vs.words.effects import (
    KO,
    CancelCombat,
    CancelPower,
    Exhaust,
    Freeze,
    GainPoints,
    GainXP,
    Give,
    Heal,
    Hide,
    MakeMain,
    Move,
    PutCounter,
    Ready,
    Recover,
    Remember,
    RemoveCounters,
    RemoveFromGame,
    ReplaceDefender,
    Stun,
    SwitchPlaces,
    TakeControl,
    TurnCounters,
    TurnToLevel,
    TurnUp,
    Wound,
)
from capes.vs.words.face import FACES
from capes.vs.words.pronouns import YOU, Chosen, Self


@EFFECTS.says(PutCounter)
def _put_counter(effect: PutCounter, told: Told) -> Clause:
    # Whom first: a pick is introduced where it is first spoken of, and quantities come after it.
    on = refer(effect.on, told, OBJECT)
    what, tail = counted_by(effect.times, counter(effect.counter), told)
    each = "each of " if on.plural and on.text != "the rest" else ""
    return Clause("put", f"{what} on {each}{on.text}", tail=tail)


@EFFECTS.says(RemoveCounters)
def _remove_counters(effect: RemoveCounters, told: Told) -> Clause:
    off = refer(effect.off, told, OBJECT).text
    told.kept = "counter removed"
    if effect.times is None:
        return Clause("remove", f"all {counter(effect.counter)}s from {off}")
    what, tail = counted_by(effect.times, counter(effect.counter), told)
    return Clause("remove", f"{what} from {off}", tail=tail)


@EFFECTS.says(TurnCounters)
def _turn_counters(effect: TurnCounters, told: Told) -> Clause:
    on = refer(effect.on, told, OBJECT).text
    what = f"all +1/+1 counters on {on} with as many -1/-1 counters, or the other way round"
    return Clause("replace", what, short=False)


@EFFECTS.says(Give)
def _give(effect: Give, told: Told) -> Clause:
    return given(effect.truth, told, effect.until)


@EFFECTS.says(GainXP)
def _gain_xp(effect: GainXP, told: Told) -> Clause:
    who = refer(effect.who, told, SUBJECT)
    if isinstance(effect.times, int):
        return Clause("gain", f"{effect.times} XP", who.text, who.plural)
    how = measure(effect.times, told)
    if how.each:
        return Clause("gain", "1 XP", who.text, who.plural, tail=f"for each {how.each}")
    return Clause("gain", "X XP", who.text, who.plural, tail=f", where X is {how.amount}")


@EFFECTS.says(GainPoints)
def _gain_points(effect: GainPoints, told: Told) -> Clause:
    what, tail = counted_by(effect.times, "recruit point", told)
    return Clause("gain", what, "you", True, tail=tail)


# -- characters -----------------------------------------------------------------------------------------------------

SIMPLE = {
    KO: ("KO", ""), Ready: ("ready", ""), Exhaust: ("exhaust", ""), Freeze: ("freeze", ""), Hide: ("hide", ""),
    TurnUp: ("turn", "face up again"),
}  # fmt: skip


@EFFECTS.says(KO, Ready, Exhaust, Freeze, Hide, TurnUp)
def _simple(effect: KO | Ready | Exhaust | Freeze | Hide | TurnUp, told: Told) -> Clause:
    verb, after = SIMPLE[type(effect)]
    who = refer(effect.who, told, OBJECT).text
    return Clause(verb, f"{who} {after}" if after else who)


@EFFECTS.says(Recover)
def _recover(effect: Recover, told: Told) -> Clause:
    who = refer(effect.who, told, SUBJECT)
    return Clause("recover", "", who.text, who.plural)


@EFFECTS.says(Stun)
def _stun(effect: Stun, told: Told) -> Clause:
    return Clause("stun" if effect.wound else "daze", refer(effect.who, told, OBJECT).text)


@EFFECTS.says(Wound)
def _wound(effect: Wound, told: Told) -> Clause:
    who = refer(effect.who, told, OBJECT)
    what, tail = counted_by(effect.times, "wound", told)
    return Clause("put", f"{what} on {'each of ' if who.plural else ''}{who.text}", tail=tail)


@EFFECTS.says(Heal)
def _heal(effect: Heal, told: Told) -> Clause:
    who = refer(effect.who, told, OBJECT)
    what, tail = counted_by(effect.times, "wound", told)
    return Clause("remove", f"{what} from {'each of ' if who.plural else ''}{who.text}", tail=tail)


@EFFECTS.says(Move)
def _move(effect: Move, told: Told) -> Clause:
    who = refer(effect.who, told, OBJECT)
    own = "their" if who.plural else "its"
    if isinstance(effect.who, Self) and told.pronouns is not None:
        own = told.pronouns[2]
    row = f"the other row of {own} side" if effect.to == "other" else f"{own} {effect.to} row"
    return Clause("move", f"{who.text} to {f'{own} front or back row' if effect.to == 'either' else row}")


@EFFECTS.says(SwitchPlaces)
def _switch(effect: SwitchPlaces, told: Told) -> Clause:
    one_, other = refer(effect.one, told, OBJECT).text, refer(effect.other, told, OBJECT).text
    return Clause("switch", f"the rows of {one_} and {other}", short=False)


@EFFECTS.says(TakeControl)
def _take(effect: TakeControl, told: Told) -> Clause:
    who = refer(effect.who, told, OBJECT)
    side = "side" if effect.row in ("either", "same") else f"{effect.row} row"
    if effect.whose != YOU:
        return Clause("move", f"{who.text} to {player(effect.whose, told)}'s {side}")
    if effect.until in ("while source", "turn"):
        return Clause("move", f"{who.text} to your {side}")  # going_back says the rest
    if effect.until == "game":
        return Clause("move", f"{who.text} to your {side}", tail="for the rest of the game")
    return Clause("move", f"{who.text} to your {side}", tail=until(effect.until, told))


def going_back(effect: TakeControl, told: Told) -> Clause:
    """When whoever was taken goes back, a sentence of its own."""
    if effect.whose != YOU or effect.until not in ("while source", "turn"):
        return Clause()
    they = isinstance(effect.who, Chosen) and effect.who.name in told.several
    if effect.until == "turn":
        return whole(f"when the turn ends, {'they go' if they else 'it goes'} back")
    end = f"when {told.self_ref(SUBJECT)} is stunned or leaves your side"
    return whole(
        f"{end}, {'they go to their owners' + chr(39) if they else 'it goes to its owner' + chr(39) + 's'} back row"
    )


@EFFECTS.says(ReplaceDefender)
def _replace(effect: ReplaceDefender, told: Told) -> Clause:
    if told.defender:
        by = refer(effect.by, told, OBJECT).text
        return whole(f"{told.defender} is replaced in this combat by {by}, and the two trade rows")
    by = refer(effect.by, told, SUBJECT).text
    tail = "" if told.beside else "and the two trade rows"
    return Clause("replace", "the defender in this combat", by, tail=tail)


@EFFECTS.says(CancelCombat)
def _cancel(effect: CancelCombat, told: Told) -> Clause:
    return Clause("cancel", "the combat")


@EFFECTS.says(CancelPower)
def _cancel_power(effect: CancelPower, told: Told) -> Clause:
    return Clause("cancel", "that Super Power")


@EFFECTS.says(TurnToLevel)
def _turn_to_level(effect: TurnToLevel, told: Told) -> Clause:
    who = refer(effect.who, told, OBJECT).text
    if effect.face:
        face = FACES.get(effect.face)
        name, level = (effect.face, NUMBER) if face is None else (face.name, face.level)
        return Clause("turn", f"{who} into {name} (Level {level})")
    own = told.pronouns[2] if isinstance(effect.who, Self) and told.pronouns is not None else "the"
    return Clause("turn", f"{who} into {own} Level {effect.level} card")


@EFFECTS.says(Remember)
def _remember(effect: Remember, told: Told) -> Clause:
    told.until_stunned = effect.until_stunned
    if isinstance(effect.who, Self):
        return Clause("remember", f"that {told.self_ref(SUBJECT)} has {noted(effect.name)}")
    if effect.until_stunned:
        return Clause()  # what holds of the chosen character says how long
    return Clause("remember", "that name" if effect.name == "named" else refer(effect.who, told, OBJECT).text)


@EFFECTS.says(MakeMain)
def _make_main(effect: MakeMain, told: Told) -> Clause:
    who = refer(effect.who, told, SUBJECT)
    tail = "and the one you had becomes a supporting character"
    return Clause("become", "your main character", who.text, who.plural, tail=tail)


@EFFECTS.says(RemoveFromGame)
def _remove(effect: RemoveFromGame, told: Told) -> Clause:
    kept = ", keeping counters, wounds and XP" if effect.keep else ""
    return Clause("remove", f"{refer(effect.who, told, OBJECT).text} from the game{kept}")
