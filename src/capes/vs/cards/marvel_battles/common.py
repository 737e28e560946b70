"""Cards of The Marvel Battles that belong to no team."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANY_TURN,
    ATTACKING,
    COMBAT,
    DEFENDING,
    END_OF_COMBAT,
    IT,
    Choose,
    Give,
    HasStats,
    Twist,
)

OPEN_FIRE = card(
    "mb/open-fire", Twist(COMBAT, (Choose(ATTACKING), Give(HasStats(IT, 2), END_OF_COMBAT)), any_turn=ANY_TURN)
)

BEST_OFFENSE_IS_A_GOOD_DEFENSE = card(
    "mb/best-offense-is-a-good-defense",
    Twist(COMBAT, (Choose(ATTACKING), Give(HasStats(IT, defense=5), END_OF_COMBAT)), any_turn=ANY_TURN),
)

SAVAGE_SURPRISE = card(
    "mb/savage-surprise", Twist(COMBAT, (Choose(DEFENDING), Give(HasStats(IT, 4), END_OF_COMBAT)), any_turn=ANY_TURN)
)

FIND_COVER = card(
    "mb/find-cover",
    Twist(COMBAT, (Choose(DEFENDING), Give(HasStats(IT, defense=3), END_OF_COMBAT)), any_turn=ANY_TURN),
)

TRAINING_GROUND = card("mb/training-ground")

LABORATORY = card("mb/laboratory")

ACADEMY = card("mb/academy")

FORTRESS = card("mb/fortress")
