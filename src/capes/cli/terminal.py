"""One person at the terminal: shows the table, reads picks and questions, and keeps the record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import to_builtins
from rich.console import Console
from rich.markup import escape

from capes.board import shape
from capes.board.asking import meant
from capes.board.lists import lists
from capes.board.telling import explained, foretold
from capes.cli.cards import pages_of
from capes.cli.opponent import Opponent, hints
from capes.core.errors import CapesError
from capes.core.game import Game, SetupData
from capes.core.record import Record
from capes.core.state import CoreState
from capes.core.telling import ended
from capes.language import Reader
from capes.language.sentence import sentence_of

SHOWN = 40
"""Longer lists are cut here; a pick can be made by typing part of its name."""

HELP = """Pick by number, or type part of an option's name.
  look            show the table again
  why 3           why option 3 is on offer; why attack #12: why that cannot be done now
  read #12        everything about card #12, or about any card by its name
  explain #12     where the numbers on card #12 come from
  preview         what the fight would come to
  hint            the best options as a strong bot sees them, with the chance of winning
  undo            take back your last pick
  save FILE       keep the game so far in a file (capes play --resume FILE goes on with it)
  quit            leave"""


def whole_number(text: str) -> int | None:
    """The number a line is, if it is one; what is longer than any number here is none."""
    return int(text) if text.isdecimal() and len(text) <= 18 else None


def names_for(game: Game, state: CoreState, seat: int) -> tuple[str, ...]:
    """What everybody at the table is called."""
    count = game.seats(state)
    mates = [at for at in range(count) if at != seat and game.side(state, at) == game.side(state, seat)]
    rest = count - 1 - len(mates)
    rivals = iter(["Rival"] if rest == 1 else [f"Rival {number}" for number in range(1, rest + 1)])
    return tuple("Hero" if at == seat else "Partner" if at in mates else next(rivals) for at in range(count))


def announced(game: Game, setup: SetupData, names: tuple[str, ...]) -> list[str]:
    """Who plays which deck with which Main Character, where a game has decks."""
    known = {str(deck["id"]): deck for deck in game.setup_form().get("decks") or []}
    lines = []
    for name, deck in zip(names, setup.get("decks") or (), strict=False):
        found = known.get(deck, {}) if isinstance(deck, str) else deck
        title = found.get("name") or found.get("title") or deck
        lines.append(f"{name} plays {title}." if isinstance(title, str) else f"{name} plays a deck of their own.")
    return lines


class Leave(Exception):
    """The person has had enough."""


class Terminal:
    """A game under way between one person and programs."""

    def __init__(
        self, game: Game, state: CoreState, record: Record, seat: int, choose: Opponent, pass_idle: bool = True
    ) -> None:
        self.pass_idle = pass_idle  # questions at which nothing can be decided are answered by themselves
        self.game = game
        self.state = state
        self.record = record
        self.seat = seat
        self.choose = choose
        self.cards = {str(card["id"]): card for card in game.cards()}
        self.before: list[tuple[CoreState, int]] = []  # positions before each of the person's picks
        self.shown: object = None  # the turn and phase the table was last shown in
        self.console = Console(highlight=False)
        self.console.soft_wrap = not self.console.is_terminal  # words are wrapped where somebody reads them
        self.names = names_for(game, state, seat)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.say(f"[bold]{escape(self.game.title)}[/] · you are Hero · seed {self.record.seed} · ? for help")
        for line in announced(self.game, self.record.setup, self.names):
            self.say(escape(line))
        self.tell_news()
        try:
            while self.state.decision is not None:
                if self.state.decision.seat == self.seat:
                    idle = self.game.idle(self.state) if self.pass_idle else None
                    if idle is None:
                        self.ask()
                    else:
                        self.pick(idle)
                else:
                    self.pick(self.choose(self.state))
        except Leave:
            self.say("Goodbye.")
            return
        self.tell_result()

    def ask(self) -> None:
        """Show the table (once a phase: the news tells the rest) and the options, then read until there is a pick."""
        view = self.game.view(self.state, self.seat)
        now = (view.turn, getattr(view, "phase", None))
        if now != self.shown or now[1] is None:
            self.show_board()
            self.shown = now
        self.show_options()
        decision = self.state.decision
        while self.state.decision is decision:
            self.answer(self.line())

    def line(self) -> str:
        """One line from the keyboard; the end of input leaves, Ctrl-C first asks."""
        for _ in range(2):
            try:
                return self.console.input("[bold]> [/]").strip()
            except EOFError:
                self.say()
                raise Leave from None
            except KeyboardInterrupt:
                self.say("\nCtrl-C again to leave, or go on with your pick.")
        raise Leave

    def answer(self, text: str) -> None:
        """Carry out a command or a pick; what is wrong is said, and nothing has changed."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        commands = {
            "?": lambda: self.say(escape(HELP)),
            "help": lambda: self.say(escape(HELP)),
            "look": self.look,
            "why": lambda: self.why(rest),
            "explain": lambda: self.explain(rest),
            "read": lambda: self.read(rest),
            "preview": self.preview,
            "hint": self.hint,
            "undo": self.undo,
            "save": lambda: self.save_to(rest),
            "quit": self.leave,
            "exit": self.leave,
        }
        try:
            if word.casefold() in commands:
                commands[word.casefold()]()
                return
            index = self.meant(text)
            if index is not None:
                self.before.append((self.state.copy(), len(self.record.picks)))
                self.pick(index)
        except CapesError as error:
            self.say(f"[red]{escape(str(error))}[/]")

    # -- picks ------------------------------------------------------------------------------------------------------
    def pick(self, index: int) -> None:
        """Make a pick for whoever must decide, keep it, and tell what came of it."""
        self.game.pick(self.state, index)
        self.record.picks.append(index)
        self.tell_news()

    def offered(self) -> dict[str, Any]:
        """The pending decision as a client gets it, in words."""
        data: dict[str, Any] = to_builtins(self.game.options(self.state, self.seat)) or {}
        reader = Reader(seat=self.seat, names=self.names)
        for one, said in ((data, "prompt"), *((option, "label") for option in data.get("options") or ())):
            if said in one:
                one[said] = reader.say(sentence_of(one[said]))
        return data

    def meant(self, text: str) -> int | None:
        """The index of the option a line means; None, with a word of explanation, if it is not clear."""
        data = self.offered()
        whole, options = data.get("range"), data.get("options") or []
        if whole is not None:
            return self.number_meant(text, whole)
        if not text and len(options) == 1:
            return 0
        number = whole_number(text)
        if number is not None:
            if 1 <= number <= len(options):
                return number - 1
            self.say(f"There is no option {number}; pick 1 to {len(options)}.")
            return None
        fitting = meant([str(option["label"]) for option in options], text)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            self.list_options([options[at] for at in fitting])
            self.say("Which of these?")
        else:
            self.say(f"Pick a number from 1 to {len(options)}, or ? for help.")
        return None

    def number_meant(self, text: str, whole: dict[str, Any]) -> int | None:
        """The index of a whole number that was typed."""
        first, last = whole["first"], whole["last"]
        bounds = f"from {first} up" if last is None else f"from {first} to {last}"
        number = whole_number(text)
        if number is None or number < first or (last is not None and number > last):
            self.say(f"Type a whole number {bounds}.")
            return None
        return number - int(first)

    # -- questions ----------------------------------------------------------------------------------------------------
    def look(self) -> None:
        """The table and the options once more."""
        self.show_board()
        self.show_options()

    def why(self, wish: str) -> None:
        """The reasons against a wish, or against the option with that number."""
        options = self.offered().get("options") or []
        decision = self.state.decision
        number = whole_number(wish)
        if number is not None and decision is not None and 1 <= number <= len(options):
            wish = decision.options[number - 1].key
        if not wish:
            self.say("Why what? For example: why attack #12")
            return
        reasons = self.game.why_not(self.state, self.seat, wish)
        if not reasons:
            self.say("Nothing is against it.")
        for reason in reasons:
            self.say(f"[yellow]{escape(str(reason))}[/]")

    def explain(self, card: str) -> None:
        """A card's numbers as chains of causes."""
        number = whole_number(card.removeprefix("#"))
        if number is None:
            self.say("Explain which card? For example: explain #12")
            return
        self.show_lines(explained(to_builtins(self.game.explain(self.state, self.seat, number))))

    def read(self, card: str) -> None:
        """A card as `capes card` prints it: by its number on the table, or by its name."""
        number = whole_number(card.removeprefix("#"))
        if not card:
            self.say("Read which card? For example: read #12, or read Hulk")
            return
        wanted = card
        if number is not None:
            board = shape(self.game.view(self.state, self.seat), self.names, self.cards)
            faces = {tile.number: tile.face.partition("@")[0] for tile in board.tiles}
            wanted = faces.get(number, "")
            if not wanted:
                self.say(f"There is no card #{number} you can see; look shows the table.")
                return
        for page in pages_of(wanted, self.game.id):
            self.say(escape(page))

    def preview(self) -> None:
        """What the running fight would come to."""
        outcome = self.game.preview(self.state, self.seat)
        if outcome is None:
            self.say("No fight is under way.")
            return
        board = shape(self.game.view(self.state, self.seat), self.names, self.cards)
        known = {tile.number: tile.tagged for tile in board.tiles}
        self.show_lines(foretold(to_builtins(outcome), lambda number: known.get(number, f"#{number}")))

    def hint(self) -> None:
        """The best options and what to expect of them, from what the person may know."""
        whole = self.offered().get("range")
        first = 1 if whole is None else int(whole["first"])
        for one in hints(self.game, self.state):
            follows = f", then {' / '.join(one.line)}" if one.line else ""
            self.say(f"{one.option + first:>4}  {escape(one.label)} [dim]· {one.chance:.0%}{escape(follows)}[/]")

    def undo(self) -> None:
        """Back to the person's last pick; against programs this is always free, and marked in the record."""
        if not self.before:
            self.say("There is nothing to take back.")
            return
        self.state, kept = self.before.pop()
        self.record.marks.append({"undo": len(self.record.picks), "to": kept})
        del self.record.picks[kept:]
        self.shown = None
        self.say("Taken back.")

    def leave(self) -> None:
        """Out."""
        raise Leave

    # -- keeping ------------------------------------------------------------------------------------------------------
    def save_to(self, name: str) -> None:
        """The command `save`: a file that cannot be written is said, and the game goes on."""
        if not name:
            self.say("Save to which file? For example: save game.json")
            return
        try:
            self.save(Path(name))
        except OSError as error:
            self.say(f"[red]{escape(name)}: {escape(str(error.strerror))}[/]")
        except ValueError as error:  # a name no file can have
            self.say(f"[red]{escape(repr(name))}: {escape(str(error))}[/]")

    def save(self, file: Path) -> None:
        """Write the record, whole or not at all."""
        part = file.with_name(file.name + ".part")
        part.write_text(self.record.to_json() + "\n", encoding="utf-8")
        try:
            part.replace(file)
        except OSError:
            part.unlink()
            raise
        self.say(f"Kept in {escape(str(file))}: {len(self.record.picks)} picks.")

    # -- showing ------------------------------------------------------------------------------------------------------
    def say(self, text: str = "") -> None:
        """A line, with Rich's marks."""
        self.console.print(text)

    def tell_news(self) -> None:
        """What has happened, as sentences."""
        for event in self.state.news:
            sentence = self.game.prose(event, self.seat, self.names)
            if sentence:
                self.say(f"[dim]·[/] {escape(sentence)}")

    def show_board(self) -> None:
        """The table as headed lists."""
        self.say()
        view = self.game.view(self.state, self.seat)
        self.show_lines(lists(shape(view, self.names, self.cards), self.names))

    def show_lines(self, lines: list[str]) -> None:
        """Lines of text; headings stand out."""
        for line in lines:
            self.say(f"[bold cyan]{escape(line[2:])}[/]" if line.startswith("# ") else escape(line))

    def show_options(self) -> None:
        """The question and the numbered list of answers."""
        data = self.offered()
        self.say(f"\n[bold yellow]{escape(str(data.get('prompt') or data.get('why')))}[/]")
        if data.get("range") is not None:
            self.number_meant("", data["range"])
        self.list_options(data.get("options") or [])

    def list_options(self, options: list[dict[str, Any]]) -> None:
        """Options with the numbers that pick them."""
        for option in options[:SHOWN]:
            self.say(f"{option['i'] + 1:>4}  {escape(str(option['label']))}")
        if len(options) > SHOWN:
            self.say(f"      and {len(options) - SHOWN} more: type part of a name")

    def tell_result(self) -> None:
        """How it ended."""
        result = self.state.result
        assert result is not None
        self.show_board()
        self.say(f"\n[bold green]{escape(ended(result, self.names))}[/]")
