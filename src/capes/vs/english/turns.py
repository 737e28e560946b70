"""How a turn and a combat go: the words they are made of."""

from __future__ import annotations

from typing import Final

from capes.vs.english.powers import symbols
from capes.vs.english.telling import EFFECTS, Clause, Told, whole
from capes.vs.words.kinds import Effect
from capes.vs.words.turn import (
    AfterFormation,
    AfterStrikes,
    Announce,
    AttackCues,
    BeginBuild,
    BeginTurn,
    CloseCombat,
    CombatChances,
    DealHands,
    DeclareAttack,
    DrawPhase,
    EndForEach,
    EndTurn,
    FinishTwist,
    FormationStep,
    MainPhase,
    Mulligans,
    NextTurn,
    OfferReaction,
    Pay,
    PickFirst,
    PickMain,
    PickUnique,
    PlaceMains,
    RecoveryPhase,
    RecruitStep,
    ResourceStep,
    SendBack,
    Strike,
    StrikeBackAt,
)

STEPS: Final[dict[type[Effect], str]] = {
    PickFirst: "chance picks a player, who names the first player",
    PlaceMains: "each player in order places their Level 1 main character in the front or back row",
    DealHands: "everybody shuffles and draws seven cards",
    Mulligans: "each player in order may once shuffle the whole hand back and draw seven new cards",
    BeginTurn: "your turn begins",
    DrawPhase: "Draw Phase: draw two cards",
    RecoveryPhase: "Recovery Phase: your stunned characters recover, the others ready",
    BeginBuild: "Build Phase: it begins",
    ResourceStep: "Resource Step: put a card from your hand into your resource row if you like",
    RecruitStep: "Recruit Step: gain a point for each resource and recruit",
    FormationStep: "Formation Step: move your characters between your rows",
    AfterFormation: "the Build Phase goes on until you have nothing more to do in it",
    MainPhase: "Main Phase: attack and use powers as often as you like",
    EndTurn: "your turn ends",
    NextTurn: "the next player's turn begins",
    DeclareAttack: "exhaust your attackers and name the defender",
    AttackCues: "powers that wait for the attack happen",
    CombatChances: "players act in turn until all have passed in a row",
    AfterStrikes: "powers that wait for the end of the combat happen",
    CloseCombat: "the combat is over",
    FinishTwist: "the plot twist goes to its player's KO pile",
    OfferReaction: "a Reaction may be used",
    SendBack: "the character goes back to the side it came from",
    PickUnique: "one character of that name is kept",
    PickMain: "one main character is kept",
    EndForEach: "go on with the next one",
}


@EFFECTS.says(*STEPS)
def _step(effect: Effect, told: Told) -> Clause:
    return whole(STEPS[type(effect)])


@EFFECTS.says(StrikeBackAt)
def _back(effect: StrikeBackAt, told: Told) -> Clause:
    if effect.ferocious:
        return whole("in melee, if a Ferocious defender strikes first, its player names whom it strikes back at")
    return whole("the defending player names whom the defender strikes back at")


@EFFECTS.says(Strike)
def _strike(effect: Strike, told: Told) -> Clause:
    if effect.ferocious:
        return whole("in melee, characters with Ferocious strike")
    return whole("everybody else strikes at the same time")


@EFFECTS.says(Pay)
def _pay(effect: Pay, told: Told) -> Clause:
    return Clause("pay", symbols(effect.cost))


@EFFECTS.says(Announce)
def _announce(effect: Announce, told: Told) -> Clause:
    return Clause("use", effect.name)
