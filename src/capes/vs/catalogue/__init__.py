"""Printed facts of every card, one data file per set, and the functions that read them.

Lives here: what is printed on a card and where each figure comes from, as plain data.
Does not live here: what a power does (the words in cards/), and any sentence of rules text (english/).
May call: core, plugins, words.

    >>> from capes.vs import catalogue
    >>> hulk = catalogue.facts("mb/hulk-main-l1")
    >>> hulk.name, hulk.atk, hulk.defense, hulk.health, hulk.level_up
    ('Hulk', 3, 3, 6, 4)
    >>> hulk.provenance["atk"], catalogue.grade(hulk.provenance["atk"])
    ('public-table', 'public')
"""

from capes.vs.catalogue.facts import CardSet, Facts, Power, Produces, Variant
from capes.vs.catalogue.outside import outside_sets
from capes.vs.catalogue.reader import (
    OWN,
    SETS,
    add_set,
    all_facts,
    by_name,
    by_number,
    by_set,
    exists,
    facts,
    levels_of,
    pile,
    released_facts,
    set_title,
    teams,
)
from capes.vs.catalogue.rows import row
from capes.vs.catalogue.sources import GRADES, SOURCES, grade, source_words

__all__ = [
    "GRADES",
    "OWN",
    "SETS",
    "SOURCES",
    "CardSet",
    "Facts",
    "Power",
    "Produces",
    "Variant",
    "add_set",
    "all_facts",
    "by_name",
    "by_number",
    "by_set",
    "exists",
    "facts",
    "grade",
    "levels_of",
    "outside_sets",
    "pile",
    "released_facts",
    "row",
    "set_title",
    "source_words",
    "teams",
]
