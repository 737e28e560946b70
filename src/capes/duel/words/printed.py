"""A printed card: facts from the catalogue joined to the words of its power, ability or effect."""

from __future__ import annotations

from capes.duel.words.abilities import AllDo, Removes
from capes.duel.words.adjust import CHOSEN, OPPOSING, SELF, TEAM, TEAMMATES, Adjust
from capes.duel.words.effects import IT, OTHER_OPPOSING_FIGHTING, Heal, Hurt


class Power:
    """One of a Character's two powers."""

    def __init__(self, name: str, damage: int, speed: str, does: tuple[object, ...]) -> None:
        self.name = name
        self.damage = damage
        self.speed = speed
        self.does = does

    @property
    def outside(self) -> bool:
        """Whether it touches anybody beyond the match-up and so must be declared in Step 7 (R37)."""
        for word in self.does:
            if isinstance(word, Adjust) and word.who in (TEAM, TEAMMATES, OPPOSING, CHOSEN):
                return True
            if isinstance(word, Heal) and word.whom != SELF:
                return True
            if isinstance(word, Hurt):
                return True
        return False

    @property
    def target(self) -> str:
        """Whom it must name when declared, or ''."""
        for word in self.does:
            if isinstance(word, Heal | Hurt) and word.whom not in (SELF, IT):
                return word.whom
            if isinstance(word, Adjust) and word.who == CHOSEN:
                return OTHER_OPPOSING_FIGHTING
        return ""


class Printed:
    """Everything printed on a card; shared by all states, never changed."""

    def __init__(
        self,
        id: str,
        name: str,
        kind: str,
        copies: int,
        flavor: str,
        rulebook: tuple[str, ...],
        side: str = "",
        type: str = "",
        health: int = 0,
        floor: int = 0,
        powers: tuple[Power, ...] = (),
        words: tuple[object, ...] = (),
        timing: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.copies = copies
        self.flavor = flavor
        self.rulebook = rulebook  # which of its facts the rulebook states; the rest is original design
        self.side = side
        self.type = type
        self.health = health
        self.floor = floor
        self.powers = powers
        self.words = words  # a Character's ability, a Condition's statement, an Interruption's sentence
        self.timing = timing

    @property
    def says(self) -> AllDo | None:
        """What a Condition says of everybody's damage."""
        return next((word for word in self.words if isinstance(word, AllDo)), None)

    @property
    def removes(self) -> str:
        """Which Conditions a Condition takes away when played, or ''."""
        return next((word.about for word in self.words if isinstance(word, Removes)), "")

    def __repr__(self) -> str:
        return f"Printed({self.id!r})"
