"""What a decision asks, by name: the one place where these words are spelt."""

from __future__ import annotations

from typing import Final

GO_FIRST: Final = "go first"  # who goes first
PLACE_MAIN: Final = "place main"  # in which row the Main Character starts
KEEP_HAND: Final = "keep hand"  # whether to keep the first hand
KEEP_MAIN: Final = "keep main"  # which Main Character to keep
ORDER_TRIGGERS: Final = "order triggers"  # which power happens first
RECOVERY_PHASE: Final = "recovery phase"  # a power of the Recovery window
RESOURCE_STEP: Final = "resource step"  # a resource
RECRUIT_STEP: Final = "recruit step"  # whom to recruit
FORMATION_STEP: Final = "formation step"  # who moves
AFTER_FORMATION: Final = "after formation"  # a power after formation
MAIN_PHASE: Final = "main phase"  # what to do in the Main Phase
DECLARE_ATTACK: Final = "declare attack"  # whom to attack and who joins
COMBAT_CHANCE: Final = "combat chance"  # to act in a combat, or pass
STRIKE_BACK_AT: Final = "strike back at"  # whom to strike back at
PAY: Final = "pay"  # which Location pays
REACT: Final = "react"  # whether to react
CHOOSE: Final = "choose"  # a card or character
CHOOSE_ROW: Final = "choose row"  # a row
CHOOSE_ROW_FOR: Final = "choose row for"  # the row for a card
CHOOSE_PLAYER: Final = "choose player"  # a player
CHOOSE_NUMBER: Final = "choose number"  # a number
CHOOSE_ONE: Final = "choose one"  # one of several
NAME_A_CARD: Final = "name a card"  # any card's name
MAY: Final = "may"  # whether to use a power
DISCARD: Final = "discard"  # what to discard
SEARCH: Final = "search"  # what to take from the deck
PUT_ON_THE_BOTTOM_NEXT: Final = "put on the bottom next"  # the order at the bottom of the deck
PUT_ON_THE_TOP_NEXT: Final = "put on the top next"  # the order on top of the deck
RESOURCE_FROM_THE_DECK: Final = "resource from the deck"  # how a resource from the deck lies
WHICH_IS_KOD: Final = "which is KO'd"  # which of one name is KO'd
ATTACK_AGAIN: Final = "attack again"  # whom to attack next
DANCE: Final = "dance"  # whether to go on dancing

PUT_NEXT: Final = {"bottom": PUT_ON_THE_BOTTOM_NEXT, "top": PUT_ON_THE_TOP_NEXT}

FROM_HIDDEN: Final = frozenset((
    RESOURCE_STEP, RECRUIT_STEP, FORMATION_STEP, AFTER_FORMATION, MAIN_PHASE, RECOVERY_PHASE, COMBAT_CHANCE, PAY, REACT,
    CHOOSE, DISCARD, SEARCH, PUT_ON_THE_BOTTOM_NEXT, PUT_ON_THE_TOP_NEXT,
))  # fmt: skip
"""Those whose options depend on cards that only the one who decides can see; each can be asked again."""

FIXED: Final = frozenset((
    GO_FIRST, PLACE_MAIN, KEEP_HAND, KEEP_MAIN, ORDER_TRIGGERS, DECLARE_ATTACK, STRIKE_BACK_AT, CHOOSE_ROW,
    CHOOSE_ROW_FOR, CHOOSE_PLAYER, CHOOSE_NUMBER, CHOOSE_ONE, NAME_A_CARD, MAY, RESOURCE_FROM_THE_DECK, WHICH_IS_KOD,
    ATTACK_AGAIN, DANCE,
))  # fmt: skip
"""Those whose options everybody can work out. A test holds that every question is in one of the two."""
