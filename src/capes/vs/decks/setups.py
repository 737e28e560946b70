"""What can be chosen before a game: the mode, a deck for each seat, the edition, the house rules."""

from __future__ import annotations

from typing import Any, Final

from capes.core.errors import BadSetup, CapesError
from capes.core.game import Mode, SetupData
from capes.language.sentence import any_of, listed
from capes.vs import catalogue
from capes.vs.decks.deck import Deck, deck_from_data
from capes.vs.decks.link import find_payload
from capes.vs.decks.reading import read_deck
from capes.vs.decks.rules import Lookup, problems
from capes.vs.decks.starters import starter_deck, starter_decks, starters_by_slug
from capes.vs.words.face import Face, face

MODES: Final = (
    Mode("duel", "One on one", (2,), "Two players, two decks; whoever KO's the other's Main Character wins."),
    Mode("ffa", "Free-for-all", (3, 4), "Three or four players, each against all; the last one standing wins."),
    Mode("2v2", "Two against two", (4,), "Teammates take turns of their own and win together."),
    Mode("two-headed", "Two-headed teams", (4,), "Two teams that take their turns jointly, side by side."),
)
SIDES: Final = {"duel": (0, 1), "ffa": (0, 1, 2, 3), "2v2": (0, 1, 0, 1), "two-headed": (0, 1, 0, 1)}
EDITIONS: Final = {
    "documents": ("As printed", "Cards as printed, with the rulings of the documents."),
    "errata": ("With corrections", "Cards with their published corrections."),
}
OPTIONS: Final = {
    "recruit_to_mate": ("Recruit to your partner's side", "A character may be recruited into a teammate's rows."),
    "shared_hands": ("Partners share their hands", "Members of a two-headed team see each other's cards."),
}
OPTION_MODES: Final = {"recruit_to_mate": ("2v2", "two-headed"), "shared_hands": ("two-headed",)}
"""In which modes an option changes anything."""
DEFAULT_DECKS: Final = ("x-men-storm", "avengers-hulk", "guardians-rocket", "super-villains-loki")
KEYS: Final = ("mode", "seats", "decks", "edition", "options", "lesson", "cards")
TEXT_LIMIT: Final = 20_000


def setup_form() -> dict[str, Any]:
    """Modes, decks with their Mains, editions and options with defaults, as data a client can draw."""
    return {
        "modes": [
            {"id": mode.id, "title": mode.title, "seats": list(mode.seats), "summary": mode.summary} for mode in MODES
        ],
        "decks": [
            {
                "id": deck.slug,
                "name": deck.name,
                "main": deck.main,
                "main_name": catalogue.facts(deck.main).name,
                "teams": list(catalogue.facts(deck.main).teams),
                "universe": catalogue.facts(deck.main).universe,
            }
            for deck in starter_decks()
        ],
        "editions": [{"id": id, "title": title, "text": text} for id, (title, text) in EDITIONS.items()],
        "options": [
            {
                "id": id,
                "title": title,
                "kind": "switch",
                "default": False,
                "text": text,
                "modes": list(OPTION_MODES[id]),
            }
            for id, (title, text) in OPTIONS.items()
        ],
        "default": check_setup({}),
    }


def check_setup(setup: SetupData, lookup: Lookup = catalogue.facts) -> SetupData:
    """The set-up completed with defaults, or BadSetup with reasons; `lookup` finds the facts of a card."""
    if not isinstance(setup, dict):
        raise BadSetup("error-a-set-up-is-an-object-with-mode-decks")
    for key in setup:
        if key not in KEYS:
            raise BadSetup("error-a-set-up-has-no-it-has", name=repr(key), keys=listed(KEYS))
    mode = _mode(setup.get("mode", "duel"))
    count = _seats(mode, setup)
    chosen = list(setup.get("decks") or [])
    full: SetupData = {
        "mode": mode.id,
        "decks": [
            _deck(chosen[at] if at < len(chosen) and chosen[at] is not None else DEFAULT_DECKS[at], at, lookup)
            for at in range(count)
        ],
        "edition": _one_of("edition", setup.get("edition", "documents"), tuple(EDITIONS)),
        "options": _options(setup.get("options") or {}),
    }
    if setup.get("lesson"):
        full["lesson"] = _lesson(setup["lesson"])
    return full


def _mode(wanted: object) -> Mode:
    for mode in MODES:
        if mode.id == wanted:
            return mode
    raise BadSetup("error-there-is-no-mode-there-are", wanted=repr(wanted), modes=listed(mode.id for mode in MODES))


def _seats(mode: Mode, setup: SetupData) -> int:
    """How many play: as many as `seats` says, or as there are decks."""
    given = setup.get("decks") or []
    if not isinstance(given, list):
        raise BadSetup("error-the-decks-of-a-set-up-are-a-list-one-for")
    wanted = setup.get("seats", max(len(given), mode.seats[0]))
    if wanted not in mode.seats or len(given) > wanted:
        raise BadSetup(
            "error-is-for-players-not-for",
            mode=mode.title,
            wanted=any_of(str(number) for number in mode.seats),
            count=max(len(given), wanted),
        )
    return int(wanted)


def _one_of(what: str, wanted: object, known: tuple[str, ...]) -> str:
    if wanted not in known:
        raise BadSetup("error-no-such-value-there-are", what=what, value=repr(wanted), known=listed(known))
    return str(wanted)


def _options(chosen: object) -> dict[str, bool]:
    if not isinstance(chosen, dict):
        raise BadSetup("error-the-options-of-a-set-up-are-an-object-of")
    for id, value in chosen.items():
        if id not in OPTIONS:
            raise BadSetup("error-there-is-no-option-there-are", id=repr(id), options=listed(OPTIONS))
        if not isinstance(value, bool):
            raise BadSetup("error-the-option-is-on-or-off", id=repr(id))
    return {id: bool(chosen.get(id, False)) for id in OPTIONS}


def _lesson(lesson: object) -> str:
    if not isinstance(lesson, str) or len(lesson) > 50:
        raise BadSetup("error-a-lesson-goes-by-its-short-name")
    return lesson


def _deck(wanted: object, seat: int, lookup: Lookup) -> str | dict[str, Any]:
    """A deck as a set-up keeps it: a starter deck by its name, any other by its cards."""
    if isinstance(wanted, str) and wanted in starters_by_slug():
        return wanted
    try:
        found = deck_for(wanted)
    except CapesError as error:
        raise BadSetup(
            "error-the-deck-of-player-cannot-be-used", error.reasons, player=seat + 1, error=error.sentence
        ) from None
    wrong = problems(found, lookup=lookup)
    if wrong:
        raise BadSetup(
            "error-the-deck-of-player-cannot-be-played",
            tuple(wrong),
            player=seat + 1,
            rule=wrong[0].rule,
            reason=wrong[0].sentence,
            more=len(wrong) - 1,
        )
    return {"name": found.name, "main": found.main, "cards": dict(sorted(found.cards.items()))}


def deck_for(wanted: object) -> Deck:
    """A deck from what a set-up names it by: a starter's name, a share link, or Main and cards as data."""
    if isinstance(wanted, Deck):
        return wanted
    if isinstance(wanted, str):
        if len(wanted) > TEXT_LIMIT:
            raise BadSetup("error-this-is-too-long-for-a-deck")
        if find_payload(wanted) is not None or any(sign in wanted for sign in "\n{<"):
            return read_deck(wanted).deck
        return starter_deck(wanted)
    if isinstance(wanted, dict):
        return deck_from_data({"name": "", "notes": "", **wanted})
    raise BadSetup("error-a-deck-is-a-starters-name-a-share-link-or")


def faces_of(full: SetupData) -> tuple[list[Face], list[list[Face]]]:
    """The Mains and the sixty cards of every seat."""
    mains: list[Face] = []
    lists: list[list[Face]] = []
    for wanted in full["decks"]:
        deck = deck_for(wanted)
        mains.append(face(deck.main, full["edition"]))
        lists.append([face(id, full["edition"]) for id in sorted(deck.cards) for _ in range(deck.cards[id])])
    return mains, lists
