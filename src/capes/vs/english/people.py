"""He or she, by name. Whoever is not listed is called by name again instead."""

from __future__ import annotations

from typing import Final

Pronouns = tuple[str, str, str]
"""Subject, object, possessive."""

HE: Final[Pronouns] = ("he", "him", "his")
SHE: Final[Pronouns] = ("she", "her", "her")

WOMEN: Final = frozenset({
    "Black Cat", "Black Widow", "Captain Marvel", "Dagger", "Dark Phoenix", "Dazzler", "Emma Frost",
    "Enchantress", "Gamora", "Goblin Queen", "Hellcat", "Hope Summers", "Lady Deathstrike", "Madame Masque",
    "Magik", "Mantis", "Mary Walker", "Medusa", "Meggan", "Miss America", "Moondragon", "Moonstone",
    "Morgan le Fay", "Ms. Marvel", "Mystique", "Nebula", "Phoenix", "Pixie", "Rogue", "Satana", "Scarlet Witch",
    "She-Hulk", "Silver Sable", "Sin", "Singularity", "Sister Grimm", "Spectrum", "Spider-Woman", "Spiral",
    "Storm", "Titania", "Valkyrie", "Viper", "Wasp",
})  # fmt: skip
MEN: Final = frozenset({
    "Abomination", "Adam Warlock", "Agent Venom", "Angel", "Ant-Man", "Baby Groot", "Baron Mordo", "Beast",
    "Black Panther", "Blackheart", "Bruce Banner", "Bullseye", "Cable", "Captain America", "Carnage", "Cloak",
    "Colossus", "Cosmo", "Crossbones", "Cyclops", "Daredevil", "Deadpool", "Deathlok", "Demon Goblin",
    "Doctor Octopus", "Dormammu", "Dr. Strange", "Drax", "Electro", "Falcon", "Gambit", "Ghost Rider",
    "Green Goblin", "Groot", "Hawkeye", "Heimdall", "Hellstrom", "Helmut Zemo", "Hulk", "Iceman", "Iron Fist",
    "Iron Man", "Iron Monger", "Juggernaut", "Killian", "Kingpin", "Loki", "Luke Cage", "M.O.D.O.K.", "Magneto",
    "Major Victory", "Malekith", "Mandarin", "Moon Knight", "Namor", "Nick Fury", "Nighthawk", "Nova",
    "Professor X", "Punisher", "Purple Man", "Quasar", "Red Skull", "Rhino", "Rocket", "Ronan", "Sabretooth",
    "Spider-Man", "Star-Lord", "Thanos", "Thor", "Trevor Slattery", "Venom", "Vision", "War Machine", "Whiplash",
    "Winter Soldier", "Wolverine", "Yondu",
})  # fmt: skip


def pronouns_of(name: str) -> Pronouns | None:
    """How to speak of that character after the name has been said; None: by name again.

    >>> pronouns_of("Storm"), pronouns_of("Destroyer")
    (('she', 'her', 'her'), None)
    """
    if name in WOMEN:
        return SHE
    return HE if name in MEN else None
