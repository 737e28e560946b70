"""What a waiting power waits for, as a clause after "when"; each also settles whom THAT and THE_OTHER mean."""

from __future__ import annotations

from capes.vs.english.adjectives import is_this, one, several
from capes.vs.english.blanks import SomeCue, mark
from capes.vs.english.conditions import during
from capes.vs.english.grammar import number_word
from capes.vs.english.pronouns import some_player
from capes.vs.english.quantities import counter
from capes.vs.english.telling import CUES, OBJECT, Ref, Told
from capes.vs.words.adjectives import ANYONE
from capes.vs.words.cues import (
    Appears,
    Attacks,
    BuildPhaseBegins,
    CombatEnds,
    CombatResolves,
    Draws,
    GainsAtk,
    GainsResource,
    HandEmpties,
    IsAttacked,
    IsGivenCounters,
    IsKOd,
    IsStunned,
    IsWounded,
    KOs,
    LeavesPlay,
    MainPhaseBegins,
    PlaysCard,
    PlaysPlotTwist,
    PowersUp,
    Recovers,
    Recruits,
    Strikes,
    Stuns,
    TurnBegins,
    TurnEnds,
    UsesSuperPower,
    Wounds,
)
from capes.vs.words.kinds import Cue, Which, Whose

PLAIN_PASSIVES = {
    Appears: "appears",
    IsStunned: "is stunned",
    IsKOd: "is KO'd",
    LeavesPlay: "leaves play",
    Recovers: "recovers",
}


def when(cue: Cue, told: Told) -> str:
    """The cue as a clause: "Hulk is stunned"."""
    return CUES.write(cue, told)


def _about(which: Which, told: Told, noun: str = "that character") -> None:
    told.that_is_self = is_this(which)
    told.that = Ref(noun)


@CUES.says(SomeCue)
def _some(cue: SomeCue, told: Told) -> str:
    return mark(cue.field, "cue")


@CUES.says(Appears, IsStunned, IsKOd, LeavesPlay, Recovers)
def _passive(cue: Appears | IsStunned | IsKOd | LeavesPlay | Recovers, told: Told) -> str:
    _about(cue.whom, told)
    who = one(cue.whom, told)
    whom = told.self_ref(OBJECT) if is_this(cue.whom) else "it"
    told.other = Ref(f"the character that stunned {whom}")
    limit = during(cue.during, told) if isinstance(cue, IsKOd) else ""
    if isinstance(cue, IsStunned) and cue.unless_struck:
        limit = " by anything but a strike in combat"
    return f"{who} {PLAIN_PASSIVES[type(cue)]}{limit}"


@CUES.says(Attacks)
def _attacks(cue: Attacks, told: Told) -> str:
    _about(cue.whom, told, "that attacker")
    told.other = Ref("the defender")
    if not cue.each and not is_this(cue.whom):
        if cue.team:
            return f"{several(cue.whom, told)} make a team attack{during(cue.during, told)}"
        return f"one or more {several(cue.whom, told)} attack{during(cue.during, told)}"
    who = one(cue.whom, told)
    if cue.others == 0:
        how = "attacks alone"
    elif cue.others > 0:
        others = "character" if cue.others == 1 else "characters"
        how = f"team attacks with exactly {number_word(cue.others)} other {others}"
    else:
        how = "team attacks" if cue.team else "attacks"
    return f"{who} {how}{during(cue.during, told)}"


@CUES.says(IsAttacked)
def _attacked(cue: IsAttacked, told: Told) -> str:
    _about(cue.whom, told)
    told.other = Ref("the attacker")
    return f"{one(cue.whom, told)} is attacked{' for the first time in a turn' if cue.first else ''}"


def _deed(by: Which, verb: str, whom: Which, told: Told) -> str:
    who = one(by, told)
    told.that_is_self, told.that = is_this(whom), Ref("that character")
    told.other_is_self, told.other = is_this(by), Ref("the character that did it")
    return f"{who} {verb} {one(whom, told, case=OBJECT)}"


@CUES.says(Stuns)
def _stuns(cue: Stuns, told: Told) -> str:
    text = _deed(cue.by, "stuns", cue.whom, told)
    if cue.during is not None:
        return text + during(cue.during, told)
    return f"{text} in combat" if cue.in_combat else text


@CUES.says(Strikes)
def _strikes(cue: Strikes, told: Told) -> str:
    return _deed(cue.by, "strikes", cue.whom, told)


@CUES.says(KOs)
def _kos(cue: KOs, told: Told) -> str:
    return _deed(cue.by, "KOs", cue.whom, told)


@CUES.says(Wounds)
def _wounds(cue: Wounds, told: Told) -> str:
    text = _deed(cue.by, "wounds", cue.whom, told)
    return f"{text} in combat" if cue.in_combat else text


@CUES.says(IsWounded)
def _wounded(cue: IsWounded, told: Told) -> str:
    _about(cue.whom, told)
    return f"{one(cue.whom, told)} is wounded{during(cue.during, told)}"


@CUES.says(IsGivenCounters)
def _given(cue: IsGivenCounters, told: Told) -> str:
    _about(cue.whom, told)
    return f"one or more {counter(cue.sign)}s are put on {one(cue.whom, told, case=OBJECT)}"


@CUES.says(GainsAtk)
def _gains_atk(cue: GainsAtk, told: Told) -> str:
    _about(cue.whom, told)
    told.kept = "point of ATK gained"
    return f"{one(cue.whom, told)} gains ATK"


@CUES.says(PowersUp)
def _powers_up(cue: PowersUp, told: Told) -> str:
    _about(cue.whom, told)
    told.other = Ref("the discarded card")
    return f"{one(cue.whom, told)} is powered up{' for the first time in a turn' if cue.first else ''}"


def _does(whose: Whose, verb: str, told: Told) -> str:
    who = some_player(whose, told)
    return f"{who} {verb}" if who == "you" else f"{who} {verb}s"


@CUES.says(UsesSuperPower)
def _super(cue: UsesSuperPower, told: Told) -> str:
    _about(cue.by, told)
    if cue.by != ANYONE:
        return f"{one(cue.by, told)} uses a Super Power"
    return f"{_does(cue.whose, 'use', told)} a Super Power"


@CUES.says(PlaysPlotTwist)
def _twist(cue: PlaysPlotTwist, told: Told) -> str:
    who = some_player(cue.whose, told)
    first = f"{'your' if who == 'you' else 'their'} first plot twist of a turn" if cue.first else "a plot twist"
    return f"{_does(cue.whose, 'play', told)} {first}"


@CUES.says(PlaysCard)
def _card(cue: PlaysCard, told: Told) -> str:
    return f"{_does(cue.whose, 'play', told)} a card (plot twist, resource of the turn, character or Equipment)"


@CUES.says(Recruits)
def _recruits(cue: Recruits, told: Told) -> str:
    _about(cue.whom, told)
    owned = " owned by an enemy player" if cue.owned_by_enemy else ""
    return f"{_does(cue.whose, 'recruit', told)} {one(cue.whom, told, case=OBJECT)}{owned}"


@CUES.says(GainsResource)
def _resource(cue: GainsResource, told: Told) -> str:
    return f"{_does(cue.whose, 'gain', told)} a {'face-up ' if cue.face_up else ''}resource"


@CUES.says(Draws)
def _draws(cue: Draws, told: Told) -> str:
    return f"{_does(cue.whose, 'draw', told)} one or more cards"


@CUES.says(HandEmpties)
def _empties(cue: HandEmpties, told: Told) -> str:
    who = some_player(cue.whose, told)
    whose = "your" if who == "you" else f"{who}'s"
    return f"the last card leaves {whose} hand" if cue.by_leaving else f"{whose} hand is empty"


MOMENTS = {
    TurnBegins: "turn begins",
    BuildPhaseBegins: "Build Phase begins",
    MainPhaseBegins: "Main Phase begins",
    TurnEnds: "turn ends",
}


@CUES.says(TurnBegins, BuildPhaseBegins, MainPhaseBegins, TurnEnds)
def _moment(cue: TurnBegins | BuildPhaseBegins | MainPhaseBegins | TurnEnds, told: Told) -> str:
    who = some_player(cue.whose, told)
    return f"{'your' if who == 'you' else f'{who}{chr(39)}s'} {MOMENTS[type(cue)]}"


@CUES.says(CombatResolves)
def _resolves(cue: CombatResolves, told: Told) -> str:
    return "this combat has been resolved"


@CUES.says(CombatEnds)
def _ends(cue: CombatEnds, told: Told) -> str:
    return "this combat is over"
