"""The command `capes`: one module per command, loaded when it is called.

Lives here: reading arguments, printing, terminal play.
Does not live here: anything another program would want to call.
May call: every room.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import NamedTuple

from cyclopts import App, Group

from capes import __version__, engine, plugins
from capes.core.errors import CapesError


class Command(NamedTuple):
    """A command: its name, the module it lives in (under the same name), what it does and how it is called."""

    name: str
    module: str
    help: str
    example: str
    group: str
    more: tuple[str, ...] = ()  # further examples, for its own help


PLAY, READ, HOST, STUDY = "Play", "Read", "Host", "Study"

COMMANDS = (
    Command("start", "start", "Start playing: in the browser, or here in the terminal.", "capes start", PLAY),
    Command("play", "play", "Play in the terminal against bots.", "capes play vs --seed 7", PLAY),
    Command("rules", "rules", "The rules, row by row, and the tests that prove each.", "capes rules ATTACK", READ),
    Command("cards", "cards", "Search the cards.", "capes cards 'team:x-men cost<=3'", READ),
    Command("card", "cards", "One card with everything known about it.", "capes card 'Green Goblin'", READ, (
        "capes card read my-card.txt",
        "echo 'Main [Might]: stun an enemy character' | capes card read - --json",
        "capes card test my-card.txt",
    )),
    Command("decks", "decks", "The ready-made decks.", "capes decks", READ),
    Command("deck", "decks", "Check, convert and count a deck of your own.", "capes deck check my-deck.txt", READ),
    Command("scenario", "scenario", "Run scenario files and tell their story.", "capes scenario FILE.yaml", READ),
    Command("puzzles", "puzzles", "Puzzles: list, show, solve, check, make.", "capes puzzles list", READ, (
        "capes puzzles show ID",
        "capes puzzles solve ID --json",
        "capes puzzles check",
        "capes puzzles make found.jsonl --games 200",
    )),
    Command("new", "new", "Write a stub of your own, with its test.", "capes new bot lucky", READ, (
        "capes new game stones",
        "capes new set harbour",
        "capes new card 'Night Watch' --to harbour",
        "capes new keyword Anchored --to harbour",
    )),
    Command("serve", "serve", "Host games for browsers and bots.", "capes serve --port 8000", HOST),
    Command("export", "export", "Write the whole game as a folder of files.", "capes export site my-site", HOST),
    Command("admin", "admin", "Look after a running server.", "capes admin games", HOST),
    Command("doctor", "doctor", "Check everything a server needs.", "capes doctor", HOST),
    Command("verify", "verify", "Prove the shuffles of a finished game.", "capes verify game.json", HOST),
    Command("sim", "sim", "Play many games between decks and bots.", "capes sim --games 1000", STUDY, (
        "capes sim vs avengers-hulk x-men-storm --games 400 --chart decks.svg",
        "capes sim duel --bot sidekick --bot hero --parquet games.parquet",
        "capes sim vs --every-card --bot hero --fraction 0.1",
    )),
    Command("ladder", "ladder", "Rank the levels of the bots.", "capes ladder --games 200", STUDY, (
        "capes ladder duel --games 400 --fraction 0.2 --json",
        "capes ladder vs hero champion --games 50 --chart ladder.svg",
    )),
    Command("analyse", "analyse", "Walk through a finished game and judge it.", "capes analyse game.json", STUDY, (
        "capes analyse game.json --walks 400 --chart game.svg",
        "curl -s http://127.0.0.1:8000/api/tables/ID/record | capes analyse -",
    )),
    Command("referee", "referee", "Watch games with a second reading of rules.", "capes referee --games 200", STUDY, (
        "capes referee --game vs --mode two-headed --games 100 --rows",
        "capes referee --record game.json",
        "capes referee --games 2000 --cases disagreements",
    )),
    Command("lab", "lab", "Measure agents on frozen tasks; make data.", "capes lab tasks", STUDY, (
        "capes lab score hero --task duel --games 40 --against rookie",
        "capes lab data games.parquet --games 20",
    )),
    Command("bench", "bench", "Measure the speed of the engine.", "capes bench --json", STUDY),
)  # fmt: skip


def is_here(command: Command) -> bool:
    """Whether the command's module is part of this installation."""
    return Path(__file__).with_name(f"{command.module}.py").exists()


def version() -> str:
    """The version, and which engine runs on which Python."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    return f"capes {__version__}, {engine.described()}, Python {python}"


def make_app() -> App:
    """The command line with every command that is here; nothing but the one called is loaded."""
    here = [command for command in COMMANDS if is_here(command)]
    examples = "\n".join(["To begin with:", *(f"  {command.example}" for command in here)])
    app = App(
        name="capes",
        help=f"Superhero card games with the rules built in.\n\n{examples}\n\nEach explains itself: capes play --help\n"
        "Every command takes --cards DIR: a folder with a card set of your own.",
        help_format="plaintext",
        version=version,
    )
    groups = {name: Group(name, sort_key=at) for at, name in enumerate((PLAY, READ, HOST, STUDY))}
    for command in here:
        target = f"capes.cli.{command.module}:{command.name}"
        said = f"Example: {command.example}"
        if command.more:
            said = "\n".join(["For example:", *(f"  {one}" for one in (command.example, *command.more))])
        summary = f"{command.help}\n\n{said}"
        app.command(target, name=command.name, help=summary, group=groups[command.group])
    app.register_install_completion_command(name="--install-completion", add_to_startup=False)
    return app


def without_card_folders(words: list[str]) -> list[str]:
    """The words of a command without `--cards DIR`, which any command takes; the folders are made known."""
    rest: list[str] = []
    given = iter(words)
    for word in given:
        name, equals, folder = word.partition("=")
        if name != "--cards":
            rest.append(word)
            continue
        folder = folder if equals else next(given, "")
        if not Path(folder).is_dir():
            raise plugins.BadPlugin(f"--cards names a folder with a card set; there is no folder {folder or 'named'}")
        plugins.add_card_folder(folder)
    return rest


def main(arguments: list[str] | None = None) -> None:
    """Run a command; what the caller did wrong is one clear sentence on stderr and exit code 2."""
    engine.keep_bytecode()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that knows fewer letters than we print
            stream.reconfigure(errors="replace")
    try:
        make_app()(without_card_folders(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except CapesError as error:
        print(f"capes: {error}", file=sys.stderr)
        for reason in error.reasons:
            print(f"  {reason}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # Whoever read our output has had enough; the interpreter must not complain about it on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except OSError as error:
        if error.filename is None:
            raise
        print(f"capes: {error.filename}: {error.strerror}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
