"""Set-ups for random games: every mode, both editions, all sets, every optional rule, by a seed."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from capes import games
from capes.core.errors import CapesError
from capes.core.game import SetupData
from capes.core.rng import Rng

MODES: Final = {
    "vs": ("duel", "ffa", "2v2", "two-headed"),
    "duel": ("two-way", "three-way"),
}
SEATS: Final = {"duel": (2,), "ffa": (3, 4), "2v2": (4,), "two-headed": (4,)}
SYMBOL_COPIES: Final = 3
DECK: Final = 60


def setup(game: str, mode: str, seed: int) -> SetupData:
    """The set-up of the random game with that seed."""
    chance = Rng(seed * 2 + 1)
    if game == "duel":
        names = ("help", "delay", "showdown", "more_actions", "picking_sides")
        options = {name: chance.below(2) == 1 for name in names}
        return {"mode": mode, "options": {**options, "poker_face": chance.below(4) > 0}}
    counts = SEATS[mode]
    seats = counts[chance.below(len(counts))]
    found: SetupData = {
        "mode": mode,
        "decks": [deck(chance) for _ in range(seats)],
        "edition": ("documents", "errata")[chance.below(2)],
    }
    if mode in ("2v2", "two-headed"):
        found["options"] = {"recruit_to_mate": chance.below(3) == 0}
    return found


@cache
def cards() -> list[dict[str, Any]]:
    """Every card that can be played."""
    return games.game("vs").cards()


@cache
def ready_made() -> list[str]:
    """The decks that come with the game."""
    return [str(one["id"]) for one in games.game("vs").setup_form()["decks"]]


def deck(chance: Rng) -> object:
    """A ready-made deck, or one put together at random from all sets."""
    if chance.below(3) == 0:
        return ready_made()[chance.below(len(ready_made()))]
    for _ in range(4):
        made = random_deck(chance)
        try:
            games.game("vs").check_setup({"mode": "duel", "decks": [made, made]})
        except CapesError:
            continue
        return made
    return ready_made()[chance.below(len(ready_made()))]


def random_deck(chance: Rng) -> dict[str, Any]:
    """A Main, Locations for its powers, and what is drawn from all sets of its universe, its team's cards first."""
    mains = [card for card in cards() if card["type"] == "main" and card["level"] == 1]
    main = mains[chance.below(len(mains))]
    pool = [card for card in cards() if card["universe"] == main["universe"]]
    listed: dict[str, int] = {}
    basics: dict[str, str] = {}
    for card in pool:
        if card["type"] == "location" and not card["teams"]:
            symbol = str(card["produces"])
            if symbol not in basics:
                basics[symbol] = card["id"]
                listed[card["id"]] = SYMBOL_COPIES
        elif card["type"] == "location" and set(card["teams"]) & set(main["teams"]):
            listed[card["id"]] = SYMBOL_COPIES
    others = [card for card in pool if card["type"] in ("supporting", "plot-twist", "equipment")]
    own = [card for card in others if set(card["teams"]) & set(main["teams"]) or not card["teams"]]
    while sum(listed.values()) < DECK:
        drawn = own if own and chance.below(2) else others
        card = drawn[chance.below(len(drawn))]
        limit = card["deck_limit"] if isinstance(card["deck_limit"], int) else 4
        room = min(limit - listed.get(card["id"], 0), DECK - sum(listed.values()))
        if room > 0:
            listed[card["id"]] = listed.get(card["id"], 0) + min(room, 1 + chance.below(3))
    return {"name": "Random", "main": main["id"], "cards": listed, "notes": ""}
