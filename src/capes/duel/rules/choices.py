"""What can be chosen before a game of Duel, and whether a choice is possible."""

from __future__ import annotations

from typing import Any, Final

from capes.core.errors import BadSetup
from capes.core.game import SetupData
from capes.duel.state.optional import OPTION_NAMES
from capes.duel.words.kinds import COLOURS, GRAY, HERO, VILLAIN
from capes.language.sentence import listed

MODES: Final = {"two-way": 2, "three-way": 3}

OPTIONS: Final[tuple[tuple[str, str, bool, str], ...]] = (
    (
        "help",
        "Maybe Help Will Arrive",
        True,
        "With everybody knocked out and room left on the team, a player gets one more turn.",
    ),
    ("delay", "Delay of Game", False, "Two turns of one's own in a row without a Character in play lose."),
    (
        "showdown",
        "Showdown",
        True,
        "After a whole round without an attack, whoever is next must attack.",
    ),
    (
        "more_actions",
        "More Actions",
        False,
        "Instead of attacking, Heroes render aid, Grays thwart and Villains gang up.",
    ),
    ("picking_sides", "Picking Sides", False, "Heroes and Villains never share a team: everybody has a draw pile."),
    ("three_way", "Three-Way Battle", False, "Three players; whoever has nobody standing at the turn's end is out."),
    (
        "poker_face",
        "Poker face",
        True,
        "Ask everybody at every chance, even who has nothing to play, so that no pause tells of a hand.",
    ),
)

KEYS: Final = ("mode", "players", "options", "sides", "colours")


def setup_form() -> dict[str, Any]:
    """Modes and switches with their defaults, as data a client can draw."""
    return {
        "modes": [
            {"id": "two-way", "title": "Duel", "seats": [2]},
            {"id": "three-way", "title": "Three-Way Battle", "seats": [3]},
        ],
        "decks": [],
        "options": [
            {"id": id, "title": title, "kind": "switch", "default": default, "text": text}
            for id, title, default, text in OPTIONS
        ],
        "colours": list(COLOURS),
        "default": check_setup({}),
    }


def check_setup(setup: object) -> SetupData:
    """The set-up completed with defaults, or BadSetup with a sentence about what is wrong."""
    if not isinstance(setup, dict):
        raise BadSetup("error-a-set-up-is-a-json-object-such-as-players-2")
    for key in setup:
        if key not in KEYS:
            raise BadSetup("error-a-set-up-of-duel-has-no-it-has", name=repr(key), keys=listed(KEYS))
    options = _options(setup.get("options"))
    players = _players(setup, options)
    options["three_way"] = players == 3
    return {
        "mode": "three-way" if players == 3 else "two-way",
        "players": players,
        "options": options,
        "sides": _sides(setup.get("sides"), players, options["picking_sides"]),
        "colours": _colours(setup.get("colours"), players),
    }


def _options(given: object) -> dict[str, bool]:
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise BadSetup("error-the-set-ups-options-are-an-object-of")
    for name, value in given.items():
        if name not in OPTION_NAMES:
            raise BadSetup("error-there-is-no-optional-rule-there-are", name=repr(name), known=listed(OPTION_NAMES))
        if not isinstance(value, bool):
            raise BadSetup("error-the-optional-rule-is-on-or-off-true-or", name=repr(name), value=repr(value))
    defaults = {id: default for id, _, default, _ in OPTIONS}
    return {name: given.get(name, defaults[name]) for name in OPTION_NAMES if name != "three_way"} | (
        {"three_way": given["three_way"]} if "three_way" in given else {}
    )


def _players(setup: SetupData, options: dict[str, bool]) -> int:
    """Two or three; 'mode', 'players' and the option 'three_way' must agree."""
    said: dict[str, int] = {}
    if setup.get("mode") is not None:
        mode = setup["mode"]
        if not isinstance(mode, str) or mode not in MODES:
            raise BadSetup("error-there-is-no-mode-the-modes-are", mode=repr(mode), modes=listed(MODES))
        said["mode"] = MODES[mode]
    if setup.get("players") is not None:
        players = setup["players"]
        if isinstance(players, bool) or players not in (2, 3):
            raise BadSetup("error-duel-is-played-by-2-or-3-players-not", players=repr(players))
        said["players"] = players
    if options.get("three_way"):
        said["three_way"] = 3
    elif "three_way" in options and not said:
        said["three_way"] = 2
    if len(set(said.values())) > 1:
        words = " and ".join(f"{key!r} {count}" for key, count in said.items())
        raise BadSetup("error-the-number-of-players-is-not-clear", words=words)
    return next(iter(said.values()), 2)


def _sides(given: object, players: int, picking: bool) -> list[str] | None:
    """Whose pile each seat draws from, by agreement; None: at random."""
    if given is None:
        return None
    if not picking:
        raise BadSetup("error-sides-needs-the-optional-rule-picking-sides")
    wanted = sorted([HERO, VILLAIN] if players == 2 else [HERO, VILLAIN, GRAY])
    if not isinstance(given, list) or sorted(str(side) for side in given) != wanted:
        raise BadSetup("error-sides-names-the-pile-of-each-seat-in-any", wanted=listed(wanted))
    return [str(side) for side in given]


def _colours(given: object, players: int) -> list[str]:
    """A slider colour for each player, all different."""
    if given is None:
        return list(COLOURS[:players])
    if (
        not isinstance(given, list)
        or len(given) != players
        or any(colour not in COLOURS for colour in given)
        or len(set(given)) != players
    ):
        raise BadSetup("error-colours-are-different-ones-of", players=players, colours=listed(COLOURS))
    return list(given)
