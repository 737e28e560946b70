"""Prepared tables: a game taken up in the middle, with the rest of the players' decks behind it.

A lesson is a scenario file without a story; it is chosen in a set-up by its name, so records, replays and forks of it
work like those of any other game.
"""

from __future__ import annotations

from importlib import resources

from capes.core.errors import BadSetup
from capes.core.rng import MASK, mixed, shuffle
from capes.language.sentence import plain
from capes.vs.decks import starter_decks
from capes.vs.scenario.reader import documents
from capes.vs.scenario.table import Setter
from capes.vs.state.card import Card
from capes.vs.state.state import Setup, State
from capes.vs.words.face import Face

FOLDER = resources.files("capes.vs") / "lessons"


def names() -> list[str]:
    """The lessons there are."""
    return sorted(file.name.removesuffix(".yaml") for file in FOLDER.iterdir() if file.name.endswith(".yaml"))


def decks(name: str) -> list[str]:
    """The starter decks a lesson is played with: those of the Mains on its table."""
    by_main = {deck.main: deck.slug for deck in starter_decks()}
    return [by_main[player.main.id] for player in setter_for(name).set().state.players]


def setter_for(name: str) -> Setter:
    """Somebody to set the lesson's table."""
    if name not in names():
        raise BadSetup(plain(f"there is no lesson {name!r}; there are {', '.join(names())}"))
    file = FOLDER / f"{name}.yaml"
    return Setter(documents(file.read_text(), file.name)[0], file.name)


def begin_lesson(name: str, setup: Setup, lists: list[list[Face]], seed: int | str) -> State:
    """The prepared table; what the players' decks hold beyond the cards on it is shuffled and lies before them."""
    setter = setter_for(name)
    state = setter.set().state
    if state.setup.sides != setup.sides:
        raise BadSetup(plain(f"the lesson {name!r} is for {len(state.setup.sides)} players"))
    state.setup = setup
    if isinstance(seed, str):
        state.seed, state.rng = seed, 0
    else:
        state.rng = mixed(seed & MASK)
    for player, printed in zip(state.players, lists, strict=True):
        shown = [card.face for card in (*player.hand, *player.ko)]
        shown.extend(resource.face for resource in player.resources)
        shown.extend(
            character.face
            for character in state.play.values()
            if character.owner == player.seat and not character.original
        )
        left = list(printed)
        for face in shown:
            if face not in left:
                raise BadSetup(plain(f"the lesson {name!r} needs {face.name} in the deck of player {player.seat + 1}"))
            left.remove(face)
        player.deck = [Card(0, face, player.seat, setter.body()) for face in left]
        shuffle(state, player.deck, f"deck {player.seat}")
    return state
