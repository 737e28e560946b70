"""Joins the printed facts of a card to its powers."""

from __future__ import annotations

from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.words import FACES, FLIGHT, RANGED, Always, Face, Has, LevelUp, ManyMains, Power

MARKED_UNIVERSE = "photographic"
"""Every character of this universe bears the MARVEL mark."""


def card(id: str, *powers: Power, variant: str = "") -> Face:
    """The printed card of that id with these powers, made known to everybody; `variant` names another edition."""
    face = card_of(catalogue.facts(id), powers, variant)
    if face.id in FACES:
        raise ValueError(f"{face.id} is written twice")
    FACES[face.id] = face
    return face


def card_of(facts: Facts, powers: tuple[Power, ...], variant: str = "") -> Face:
    """Those facts and powers as a printed card."""
    check_level_up(facts, powers)
    many_mains = any(isinstance(power, Always) and isinstance(power.truth, ManyMains) for power in powers)
    previous_level, next_level = ("", "") if many_mains else neighbours(facts)
    is_twist = facts.type == "plot-twist"
    return Face(
        f"{facts.id}@{variant}" if variant else facts.id,
        facts.name,
        facts.type,
        powers=(*icons(facts), *powers),
        aka=facts.aka,
        level=facts.level or 0,
        cost=-1 if facts.cost is None else facts.cost,
        atk=facts.atk or 0,
        defense=facts.defense or 0,
        health=facts.health or 0,
        teams=facts.teams,
        symbols=() if facts.produces is None else facts.produces.symbols,
        universe=facts.universe,
        next_level=next_level,
        previous_level=previous_level,
        needs=facts.teams if facts.type in ("plot-twist", "equipment") else (),  # PLOT-07, EQUIP-06
        needs_mark=is_twist and facts.requires == "MARVEL",
        marked=facts.is_character and facts.universe == MARKED_UNIVERSE,
        pile=facts.brings or facts.pile or "",
        pile_cards=pile_cards(facts),
        many_mains=many_mains,
        edition=variant,
    )


def icons(facts: Facts) -> tuple[Power, ...]:
    """Flight and Ranged, which are printed as icons and not as text."""
    flight: tuple[Power, ...] = (Has(FLIGHT),) if facts.flight else ()
    ranged: tuple[Power, ...] = (Has(RANGED),) if facts.ranged else ()
    return flight + ranged


def neighbours(facts: Facts) -> tuple[str, str]:
    """The levels below and above, where XP leads from one to the other; a main without Level Up powers has none."""
    levels = facts.levels
    if not any(catalogue.facts(id).level_up for id in levels):
        return "", ""
    at = levels.index(facts.id)
    return levels[at - 1] if at else "", levels[at + 1] if at + 1 < len(levels) else ""


def pile_cards(facts: Facts) -> tuple[str, ...]:
    """What waits in the pile this card brings; a card that is part of the pile itself starts outside it."""
    if facts.brings is None or (facts.is_main and facts.id != facts.levels[0]):
        return ()
    counts = dict(catalogue.pile(facts.brings))
    if facts.id in counts:
        counts[facts.id] -= 1
    return tuple(id for id, count in counts.items() for _ in range(count))


def check_level_up(facts: Facts, powers: tuple[Power, ...]) -> None:
    """The XP a Level Up power asks for are a printed fact, and the words must say the same."""
    for power in powers:
        if isinstance(power, LevelUp) and power.xp != facts.level_up:
            raise ValueError(f"{facts.id} levels up at {facts.level_up} XP, not {power.xp}")
