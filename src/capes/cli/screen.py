"""The table on the whole terminal: rows of cards, the hand, a card to read, the log, and what can be picked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from capes.api.table import Table
from capes.board import Board, Side, Tile, shape
from capes.board.telling import explained
from capes.cli.opponent import Opponent, hints
from capes.core.errors import CapesError
from capes.core.telling import ended

LEFT, AGAIN = "leave", "again"
MOST = 200
"""Longer lists of options are cut here."""

HELP = """Enter or a click picks the marked option; 1 to 9 pick at once.
Tab moves between the options, the table and the hand; a card you come to can be read on the right.
w: why the card you are on cannot be used now.  e: where its figures come from.
p: what the fight would come to.  h: what a strong bot would do.
u: take back your last pick.  s: keep the game in a file.  q: leave."""


def short(note: str) -> str:
    """A note as it fits on a tile: '★2' for a Main of level 2, '1/5 wounds'."""
    for long, brief in (("main level ", "★"), (" of ", "/"), ("costs ", "cost "), ("exhausted", "exh.")):
        note = note.replace(long, brief)
    return note


class CardTile(Static, can_focus=True):
    """One card: read when it is reached, picked with Enter or a second click if an option is about it."""

    class Chosen(Message):
        """Somebody wants to pick what can be done with this card."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    class Reached(Message):
        """Somebody wants to read this card."""

        def __init__(self, tile: Tile) -> None:
            super().__init__()
            self.tile = tile

    def __init__(self, tile: Tile, offered: bool) -> None:
        figures = tile.figures.replace(" of ", "/").removesuffix(" Health")
        head = Text.assemble(("▶" if offered else "", "bold"), (figures + " " if figures else "", "bold"), tile.name)
        notes = Text(", ".join(short(note) for note in tile.notes) or f"#{tile.number}", "dim")
        head.truncate(17, overflow="ellipsis")
        super().__init__(Text("\n").join([head, notes]))
        self.tile = tile
        self.set_class(tile.main, "main")
        self.set_class(tile.down, "down")
        self.set_class(tile.spent, "spent")
        self.set_class(offered, "offered")

    def on_focus(self) -> None:
        """Read it."""
        self.post_message(self.Reached(self.tile))

    def on_click(self, event: events.Click) -> None:
        """The second click picks."""
        if event.chain > 1:
            self.post_message(self.Chosen(self.tile.number))

    def key_enter(self) -> None:
        """Pick what can be done with it."""
        self.post_message(self.Chosen(self.tile.number))


class BoardView(VerticalScroll, can_focus=False):
    """Both sides, the others above."""

    async def show(self, board: Board, offered: set[int]) -> None:
        """Draw a position."""
        await self.remove_children()
        await self.mount_all(self.parts(board, offered))

    def parts(self, board: Board, offered: set[int]) -> Iterable[Widget]:
        """The widgets of a board, from top to bottom."""
        for side in board.sides:
            if side.own:
                yield from self.middle(board)
            yield from self.side(side, offered)
        if not any(side.own for side in board.sides):
            yield from self.middle(board)
        if board.rest:
            yield Static("\n".join(f"{key}: {value}" for key, value in board.rest.items()))

    def middle(self, board: Board) -> Iterable[Widget]:
        """What lies between the sides."""
        for line in board.fights:
            yield Static(f"⚔ {line}", classes="fight", markup=False)
        for line in board.shared:
            yield Static(line, classes="fact", markup=False)

    def side(self, side: Side, offered: set[int]) -> Iterable[Widget]:
        """A player: name and holdings, rows, and one's own hand."""
        kind = "own" if side.own else "other"
        told = [fact.partition(":")[0] if fact.startswith("Resources") else fact.rstrip(".") for fact in side.facts]
        facts = " · ".join([side.title, f"hand {side.hand_count}", *told])
        rows = [self.row(row.title.partition(" ")[0], row.tiles, offered, kind) for row in side.rows]
        hand = [self.row("Hand", side.hand, offered, "hand")] if side.own and side.hand else []
        name = Static(facts, classes=f"player {kind}", markup=False)
        yield from ([*rows, name, *hand] if side.own else [name, *rows])

    def row(self, title: str, tiles: Sequence[Tile], offered: set[int], kind: str) -> Widget:
        """Cards side by side, as many below each other as it takes."""
        cards = Cards(*(CardTile(tile, tile.number in offered) for tile in tiles), classes=kind)
        return Horizontal(Static(title, classes="title", markup=False), cards, classes="row")


class Cards(Widget):
    """A row of cards that breaks where the screen ends."""


class TableApp(App[None]):
    """A game on the whole terminal."""

    CSS_PATH = "screen.tcss"
    TITLE = "Capes"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "Help", key_display="?"),
        Binding("h", "hint", "Hint"),
        Binding("w", "why", "Why not"),
        Binding("e", "explain", "Explain"),
        Binding("p", "preview", "Fight"),
        Binding("u", "undo", "Undo"),
        Binding("s", "save", "Save"),
        Binding("q", "quit", "Quit"),
        *(Binding(str(digit), f"number({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, table: Table, seat: int, choose: Opponent, file: Path | None = None) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.choose = choose
        self.file = file
        self.cards = {str(card["id"]): card for card in table.game.cards()}
        self.marks: list[int] = []  # how many picks had been made before each of the person's own
        self.reading: Tile | None = None
        self.told = 0  # how much of the log has been shown
        self.thinking = False

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        yield Static(id="top", markup=False)
        with Horizontal(id="middle"):
            yield BoardView(id="board")
            with Vertical(id="side"):
                with VerticalScroll(id="reading", can_focus=False):
                    yield Static("Tab to a card, or click one, to read it here.", id="card", markup=False)
                yield RichLog(id="log", wrap=True, min_width=1, max_lines=2000)
        yield Static(id="prompt", markup=False)
        yield OptionList(id="options", markup=False)
        yield Footer()

    async def on_mount(self) -> None:
        """Begin."""
        await self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """More cards side by side where there is room."""
        self.set_class(110 <= event.size.width < 160, "wide")
        self.set_class(event.size.width >= 160, "huge")

    # -- playing ------------------------------------------------------------------------------------------------------
    async def go_on(self) -> None:
        """Show the position; where nobody is asked here, answer or let the others think."""
        table = self.table
        while table.seat == self.seat and (idle := table.game.idle(table.state)) is not None:
            table.pick(idle)
        await self.show()
        if table.seat is not None and table.seat != self.seat:
            self.thinking = True
            self.think()

    @work(thread=True, exclusive=True)
    def think(self) -> None:
        """Let the others pick until it is the person's turn again."""
        table = self.table
        try:
            while table.seat is not None and table.seat != self.seat:
                table.pick(self.choose(table.state))
        except CapesError as error:
            self.call_from_thread(self.notify, str(error), severity="error", timeout=20)
        self.call_from_thread(self.call_later, self.thought)

    async def thought(self) -> None:
        """The others are done."""
        self.thinking = False
        await self.go_on()

    async def pick(self, index: int) -> None:
        """The person's pick."""
        if self.thinking or self.table.seat != self.seat:
            return
        self.marks.append(len(self.table.picks))
        try:
            self.table.pick(index)
        except CapesError as error:
            self.marks.pop()
            self.notify(str(error), severity="error")
            return
        await self.go_on()

    # -- showing ------------------------------------------------------------------------------------------------------
    async def show(self) -> None:
        """Draw everything as it is now."""
        table = self.table
        board = shape(table.view(self.seat), table.names, self.cards)
        self.query_one("#top", Static).update(f" {table.game.title} · {board.heading} · seed {table.seed}")
        decision = table.state.decision if table.seat == self.seat else None
        offered = set() if decision is None else {one.card for one in decision.options[:MOST] if one.card}
        await self.query_one(BoardView).show(board, offered)
        log = self.query_one(RichLog)
        self.told = min(self.told, len(table.log))
        for line in table.log[self.told :]:
            log.write(Text(line))
        self.told = len(table.log)
        self.ask()

    def ask(self) -> None:
        """The question and its answers."""
        table, options = self.table, self.query_one(OptionList)
        options.clear_options()
        prompt = self.query_one("#prompt", Static)
        if table.state.result is not None:
            prompt.update(ended(table.state.result, table.names))
            options.add_options([Option("Play another game", id=AGAIN), Option("Leave", id=LEFT)])
        elif table.seat != self.seat:
            prompt.update(f"{table.names[table.seat or 0]} is thinking …")
        else:
            prompt.update(table.question)
            labels = table.options[:MOST]
            options.add_options([f"{at:>2}  {label}" for at, label in enumerate(labels, 1)])
        if options.option_count:
            options.highlighted = 0
            options.focus()

    def read_card(self, tile: Tile) -> None:
        """Show a card as it is printed."""
        self.reading = tile
        printed = self.cards.get(tile.face.partition("@")[0], {})
        lines = [tile.tagged, ", ".join(filter(None, [tile.figures, *tile.notes])), ""]
        for text in printed.get("text", ()):
            told = text if isinstance(text, dict) else {"text": text}
            lines.append(f"{told['name']}: {told['text']}" if told.get("name") else str(told["text"]))
        self.tell("\n".join(lines))

    def tell(self, text: str) -> None:
        """Something to read on the right."""
        self.query_one("#card", Static).update(text)
        self.query_one("#reading").scroll_home(animate=False)

    # -- what keys and clicks do ------------------------------------------------------------------------------------
    @on(CardTile.Reached)
    def reached(self, message: CardTile.Reached) -> None:
        """A card came under the eye."""
        self.read_card(message.tile)

    @on(CardTile.Chosen)
    async def chosen(self, message: CardTile.Chosen) -> None:
        """The only option about a card is picked; of several, the first is marked."""
        decision = self.table.state.decision
        if decision is None or self.table.seat != self.seat:
            return
        about = [at for at, option in enumerate(decision.options[:MOST]) if option.card == message.number]
        if len(about) == 1:
            await self.pick(about[0])
        elif about:
            options = self.query_one(OptionList)
            options.focus()
            options.highlighted = about[0]
        else:
            self.action_why()

    @on(OptionList.OptionSelected)
    async def option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option was picked with Enter or a click."""
        if event.option.id == LEFT:
            self.exit()
        elif event.option.id == AGAIN:
            setup = dict(self.table.setup)
            self.table = Table(self.table.game.id, names=self.table.names, viewer=self.seat, **setup)
            self.marks, self.told = [], 0
            self.query_one(RichLog).clear()
            await self.go_on()
        else:
            await self.pick(event.option_index)

    async def action_number(self, number: int) -> None:
        """A digit picks at once."""
        options = self.query_one(OptionList)
        if self.table.seat == self.seat and number <= options.option_count:
            await self.pick(number - 1)

    def action_help(self) -> None:
        """What can be done."""
        self.tell(HELP)

    def action_why(self) -> None:
        """Why the card that is being read cannot be used."""
        if self.reading is None:
            self.tell("Go to a card first (Tab, or click it); w then says why it cannot be used now.")
            return
        tile, found = self.reading, []
        for verb in ("attack", "play", "recruit", "use"):
            found += [str(reason) for reason in self.table.why_not(f"{verb} #{tile.number}", self.seat)]
        self.tell(f"{tile.tagged}\n\n" + ("\n".join(dict.fromkeys(found)) or "Nothing is against it."))

    def action_explain(self) -> None:
        """Where the figures of the card come from."""
        if self.reading is None or not self.reading.number:
            self.tell("Go to a card first (Tab, or click it); e then says where its figures come from.")
            return
        try:
            told = self.table.explain(self.reading.number, self.seat)
            self.tell("\n".join(line.strip() for line in explained(dict(told))))
        except CapesError as error:
            self.tell(str(error))

    def action_preview(self) -> None:
        """What the fight would come to."""
        self.tell(self.table.fight(self.seat) or "No fight is under way.")

    @work(thread=True, exclusive=True)
    def action_hint(self) -> None:
        """The best options as a strong bot sees them."""
        if self.table.seat != self.seat or self.thinking:
            return
        found = hints(self.table.game, self.table.state.copy())
        told = "\n".join(f"{one.option + 1}  {one.label}: {one.chance:.0%}" for one in found)
        self.call_from_thread(self.tell, f"A strong bot's choice, with the chance of winning:\n\n{told}")

    async def action_undo(self) -> None:
        """Back to the person's last pick."""
        if self.thinking or not self.marks:
            self.notify("There is nothing to take back.")
            return
        self.table.undo(len(self.table.picks) - self.marks.pop())
        self.query_one(RichLog).write(Text("Taken back.", "italic"))
        self.told = len(self.table.log)
        await self.show()

    def action_save(self) -> None:
        """Keep the game."""
        file = self.file or Path(f"capes-{self.table.game.id}-{self.table.seed}.json")
        try:
            self.table.save(file)
        except OSError as error:
            self.notify(f"{file}: {error.strerror}", severity="error")
            return
        self.notify(f"Kept in {file}: {len(self.table.picks)} picks. capes play --resume {file} goes on with it.")
