"""`capes new`: a working stub of a card, a keyword, a set, a game or a bot, with its test."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from cyclopts import App

from capes.core.errors import BadSetup
from capes.language.sentence import plain

new = App(
    name="new", help="Write a working stub of your own, with its test: a bot, a game, a card set, a card, a keyword."
)

BOT = '''"""{title}: a bot of your own. `capes play duel --bot {word}:{title}` plays against it."""

from __future__ import annotations

from math import inf

from capes import Sight


class {title}:
    """Takes the option that looks most promising at a glance."""

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """The index of the option to pick, from what its seat may know."""
        looks = [sight.game.inclination(sight.veiled, option) for option in sight.decision.options]
        return looks.index(max(looks))
'''

BOT_TEST = '''"""{title} plays whole games."""

import capes
from {word} import {title}


def test_{word}_plays_a_whole_game() -> None:
    assert capes.Table("duel", seed=1).play({title}(), "random").over
'''

GAME = '''"""{title}: a game of your own; `capes.games.register(GAME)` makes it known."""

from __future__ import annotations

from capes.simple import Chance, Position, SimpleGame


class {title}(SimpleGame):
    """Whoever takes the last stone wins."""

    id = "{word}"
    title = "{name}"
    players = (2,)

    def begin(self, seats: int, chance: Chance) -> Position:
        """Twelve to twenty stones."""
        return {{"stones": 12 + chance.below(9), "turn": 0, "last": None}}

    def turn(self, position: Position) -> int:
        """In turns."""
        return int(position["turn"])

    def moves(self, position: Position, seat: int) -> list[str]:
        """One to three stones."""
        return [f"take {{n}}" for n in range(1, min(3, position["stones"]) + 1)]

    def play(self, position: Position, seat: int, move: str, chance: Chance) -> str:
        """Take them."""
        taken = int(move.removeprefix("take "))
        position["stones"] -= taken
        position["turn"], position["last"] = 1 - seat, seat
        return f"takes {{taken}}, {{position['stones']}} left"

    def winners(self, position: Position) -> list[int] | None:
        """Whoever took the last one."""
        return [position["last"]] if position["stones"] == 0 else None


GAME = {title}()
'''

GAME_TEST = '''"""{name} can be played to its end, the same way again from the same seed."""

import capes
from capes.games import register
from {word} import GAME

register(GAME)


def test_{word}_is_played_to_its_end() -> None:
    table = capes.Table("{word}", seed=1).play("random")

    assert table.over
    assert capes.load(table.record) == table
'''

CARDS = '''"""What the cards of {name} do; a card without powers needs no line here."""

from capes.vs.cards.card import card
from capes.vs.words import PLUS, SELF, Appears, Attacks, Draw, Has, Keyword, PutCounter, When

__all__ = ["PLUS", "SELF", "Appears", "Attacks", "Draw", "Has", "Keyword", "PutCounter", "When", "card"]
'''

SET_TEST = '''"""The cards of {name} can be played, and their texts written."""

import os
from pathlib import Path

os.environ["CAPES_CARDS"] = str(Path(__file__).parent)

import capes


def test_every_card_has_a_name_and_the_deck_is_played() -> None:
    assert [card.name for card in capes.cards("set:{word}")]
    assert capes.Table("vs", seed=1, decks=["{word}-watch", "{word}-watch"]).play("random").over
'''

CARD_TEST = '''"""{name} does what it says."""

import os
from pathlib import Path

os.environ["CAPES_CARDS"] = str(Path(__file__).parent)

import capes


def test_{test}_says_what_it_does() -> None:
    (found,) = [card for card in capes.cards("set:{set}") if card.id == "{set}/{id}"]

    assert "{says}" in found.text
'''


@new.command
def bot(name: str, /) -> None:
    """A bot: NAME.py and its test.

    capes new bot lucky
    """
    word, title = words_of(name)
    write({f"{word}.py": BOT, f"test_{word}.py": BOT_TEST}, name=name, word=word, title=title)


@new.command
def game(name: str, /) -> None:
    """A game: NAME.py and its test.

    capes new game stones
    """
    word, title = words_of(name)
    write({f"{word}.py": GAME, f"test_{word}.py": GAME_TEST}, name=name, word=word, title=title)


@new.command
def set(name: str, /) -> None:
    """A card set: a folder with set.json, cards.py, a deck and a test.

    capes new set harbour
    """
    word, title = words_of(name)
    folder = Path(word)
    files = {f"{word}/cards.py": CARDS, f"{word}/test_{word}.py": SET_TEST}
    refuse_what_is_there([folder / "set.json", *map(Path, files)])
    folder.mkdir(exist_ok=True)
    facts = {
        "id": word,
        "title": name,
        "universe": "illustrated",
        "cards": first_cards(word),
        "decks": [deck(word)],
    }
    (folder / "set.json").write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"wrote {folder / 'set.json'}")
    write(files, name=name, word=word, title=title)


@new.command
def card(name: str, /, *, to: Path) -> None:
    """A card in a set of your own, with a power and its test.

    capes new card 'Night Watch' --to harbour

    Parameters
    ----------
    to
        The folder of the set.
    """
    add_card(to, name, 'When(Appears(), (Draw(1),), "Lantern")', "draw a card", power="Lantern")


@new.command
def keyword(name: str, /, *, to: Path) -> None:
    """A keyword made of words, on a card that has it, and its test.

    capes new keyword Anchored --to harbour

    Parameters
    ----------
    to
        The folder of the set.
    """
    word, _ = words_of(name)
    line = f'{word.upper()} = Keyword("{name}", 0, (When(Attacks(), (PutCounter(PLUS, on=SELF),), "{name}"),))\n'
    add_card(to, f"{name} One", f"Has({word.upper()})", name, before=line)


# -- writing ----------------------------------------------------------------------------------------------------------


def words_of(name: str) -> tuple[str, str]:
    """A name as a module is called, and as a class is."""
    parts = re.findall(r"[A-Za-z0-9]+", name)
    word = "_".join(part.lower() for part in parts)
    if not word or not word.isidentifier():
        raise BadSetup(plain(f"{name!r} cannot be the name of a file; begin with a letter, and use letters and digits"))
    return word, "".join(part[0].upper() + part[1:] for part in parts)


def refuse_what_is_there(files: list[Path]) -> None:
    """Nothing is overwritten."""
    there = next((file for file in files if file.exists()), None)
    if there is not None:
        raise BadSetup(plain(f"{there} is there already; nothing was written"))


def write(files: dict[str, str], **blanks: str) -> None:
    """Write the files with the blanks filled in, all or none."""
    refuse_what_is_there([Path(file) for file in files])
    for file, text in files.items():
        Path(file).write_text(text.format(**blanks), encoding="utf-8")
        print(f"wrote {file}")
    test = next(file for file in files if Path(file).name.startswith("test_"))
    print(f"try it: pytest {test}")


def first_cards(word: str) -> list[dict[str, Any]]:
    """A Main Character and enough others for a deck."""
    main = f"{word}/keeper-main-l1"
    cards: list[dict[str, Any]] = [
        {"id": main, "name": "Keeper", "type": "main", "level": 1, "levels": [main], "atk": 3, "def": 4, "health": 5},
    ]  # fmt: skip
    figures = ((1, 2, 1), (1, 1, 2), (2, 3, 2), (3, 4, 3), (4, 5, 4), (5, 6, 5), (6, 7, 7), (7, 8, 8))
    for at, (cost, atk, defense) in enumerate(figures, 1):
        name = f"Guard {at}"
        cards.append({"id": f"{word}/guard-{at}", "name": name, "type": "supporting", "cost": cost, "atk": atk,
                      "def": defense, "health": 1})  # fmt: skip
    return [{**one, "teams": [word.capitalize()]} for one in cards]


def deck(word: str) -> dict[str, Any]:
    """Sixty cards: the set's own, and Locations to pay with."""
    own = {f"{word}/guard-{at}": 4 for at in range(1, 9)}
    places = dict.fromkeys(("mb/academy", "mb/fortress", "mb/laboratory", "mb/training-ground"), 7)
    return {"name": f"{word.replace('_', ' ').title()} Watch", "main": f"{word}/keeper-main-l1", "cards": own | places}


def add_card(folder: Path, name: str, power_words: str, says: str, before: str = "", power: str = "") -> None:
    """One more card: its figures in set.json, its power in cards.py, and a test."""
    file, code = folder / "set.json", folder / "cards.py"
    if not file.is_file() or not code.is_file():
        raise BadSetup(plain(f"{folder} is no card set of your own; begin with: capes new set {folder.name}"))
    word, _ = words_of(name)
    id = word.replace("_", "-")
    data = json.loads(file.read_text(encoding="utf-8"))
    set_id = str(data["id"])
    if any(one["id"] == f"{set_id}/{id}" for one in data["cards"]):
        raise BadSetup(plain(f"{folder} has a card {set_id}/{id} already; nothing was written"))
    test = folder / f"test_{word}.py"
    refuse_what_is_there([test])
    printed: dict[str, Any] = {
        "id": f"{set_id}/{id}",
        "name": name,
        "type": "supporting",
        "cost": 3,
        "atk": 3,
        "def": 3,
    }
    printed |= {"health": 1, "teams": data["cards"][0]["teams"]}
    if power:
        printed["powers"] = [{"name": power, "kind": "trigger"}]
    data["cards"].append(printed)
    file.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    with code.open("a", encoding="utf-8") as opened:
        opened.write(f'\n{before}{word.upper()}_CARD = card("{set_id}/{id}", {power_words})\n')
    print(f"added {name} to {file} and {code}")
    write({str(test): CARD_TEST}, name=name, test=word, set=set_id, id=id, says=says)
