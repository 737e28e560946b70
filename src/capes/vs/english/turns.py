"""How a turn and a combat go: the words they are made of."""

from __future__ import annotations

from typing import Final

from capes.vs.english.powers import symbols
from capes.vs.english.telling import EFFECTS, Clause, Told, whole
from capes.vs.words import turn
from capes.vs.words.kinds import Effect

STEPS: Final = {
    "PickFirst": "chance picks a player, who names the first player",
    "PlaceMains": "each player in order places their Level 1 main character in the front or back row",
    "DealHands": "everybody shuffles and draws seven cards",
    "Mulligans": "each player in order may once shuffle the whole hand back and draw seven new cards",
    "BeginTurn": "your turn begins",
    "DrawPhase": "Draw Phase: draw two cards",
    "RecoverAndReady": "Recovery Phase: your stunned characters recover, the others ready",
    "RecoveryPhase": "use powers of the Recovery Phase as often as you like",
    "BeginBuild": "Build Phase: it begins",
    "ResourceStep": "Resource Step: put a card from your hand into your resource row if you like",
    "RecruitStep": "Recruit Step: gain a point for each resource and recruit",
    "FormationStep": "Formation Step: move your characters between your rows",
    "AfterFormation": "the Build Phase goes on until you have nothing more to do in it",
    "BeginMain": "Main Phase: it begins",
    "MainPhase": "Main Phase: attack and use powers as often as you like",
    "EndTurn": "your turn ends",
    "NextTurn": "the next player's turn begins",
    "DeclareAttack": "exhaust your attackers and name the defender",
    "AttackCues": "powers that wait for the attack happen",
    "CombatChances": "players act in turn until all have passed in a row",
    "AfterStrikes": "powers that wait for the end of the combat happen",
    "CloseCombat": "the combat is over",
    "FinishTwist": "the plot twist goes to its player's KO pile",
    "PickReaction": "the player whose turn it is says which Reaction comes next",
    "OfferReaction": "a Reaction may be used",
    "SendBack": "the character goes back to the side it came from",
    "PickUnique": "one character of that name is kept",
    "PickMain": "one main character is kept",
    "EndStatement": "pay, and what was said ends",
    "Bind": "go on with the next one",
    "DeclareAgain": "the same character may attack once more",
}


@EFFECTS.says(*(getattr(turn, name) for name in STEPS if hasattr(turn, name)))
def _step(effect: Effect, told: Told) -> Clause:
    return whole(STEPS[type(effect).__name__])


@EFFECTS.says(turn.Answered)
def _answered(effect: turn.Answered, told: Told) -> Clause:
    return whole("what was picked happens")


@EFFECTS.says(turn.StrikeBackAt)
def _back(effect: turn.StrikeBackAt, told: Told) -> Clause:
    if effect.ferocious:
        return whole("in melee, if a Ferocious defender strikes first, its player names whom it strikes back at")
    return whole("the defending player names whom the defender strikes back at")


@EFFECTS.says(turn.Strike)
def _strike(effect: turn.Strike, told: Told) -> Clause:
    if effect.ferocious:
        return whole("in melee, characters with Ferocious strike")
    return whole("everybody else strikes at the same time")


@EFFECTS.says(turn.Pay)
def _pay(effect: turn.Pay, told: Told) -> Clause:
    return Clause("pay", symbols(effect.cost))


@EFFECTS.says(turn.Announce)
def _announce(effect: turn.Announce, told: Told) -> Clause:
    return Clause("use", effect.name)
