"""A table to play on, for the prompt, for scripts and for notebooks."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from capes.api.players import Player, as_bot
from capes.board import draw, shape
from capes.board.asking import meant
from capes.board.html import page
from capes.board.parts import Board
from capes.board.telling import explained, foretold
from capes.bots.advice import Advice, advise
from capes.bots.arena import own_seed
from capes.core.errors import BadRecord, GameOver, IllegalPick, Reason
from capes.core.record import Record
from capes.core.seen import View
from capes.core.sight import Sight
from capes.core.state import CoreState
from capes.core.telling import ended
from capes.games import game as game_by_id
from capes.language.catalogue import Reader
from capes.language.sentence import plain, sentence_of

SHOWN = 40
"""How many options are printed of a long list."""


class Told(dict[str, Any]):
    """An explanation as data, which prints as words."""

    def __repr__(self) -> str:
        return "\n".join(explained(dict(self)))


class Options(Sequence[str]):
    """The options of the pending decision, in words; what is legal, and nothing else."""

    def __init__(self, table: Table) -> None:
        decision = table.state.decision
        self.offered: Sequence[Any] = () if decision is None else decision.options
        self.table = table

    def __len__(self) -> int:
        return len(self.offered)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        return self.table.game.label(self.table.state, self.offered[index])

    def __iter__(self) -> Iterator[str]:
        return (self[at] for at in range(len(self)))

    def __repr__(self) -> str:
        lines = [f"{at:>3}  {self[at]}" for at in range(min(len(self), SHOWN))]
        more = [f"     and {len(self) - SHOWN} more"] if len(self) > SHOWN else []
        return "\n".join(lines + more) or "nothing is left to decide"


class Table:
    """A game under way: what may be picked, what has happened, and how to take it back.

    >>> from capes import Table
    >>> table = Table("vs", seed=7)
    >>> table.question
    'Who goes first?'
    >>> table.options
      0  Player 2 goes first
      1  Player 1 goes first
    >>> table.pick("player 1")
    ['Player 1 goes first.']
    >>> table.undo().picks
    []
    >>> table
    Table('vs', seed=7)

    `Table("vs", seed=7, decks=["x-men-storm", "avengers-hulk"])` takes any part of a set-up; `Game.setup_form` lists
    them. Without a seed one is drawn. `picks` are made at once.
    """

    def __init__(
        self,
        game: str = "vs",
        *,
        seed: int | str | None = None,
        picks: Iterable[int] = (),
        names: Sequence[str] = (),
        viewer: int | None = None,
        **setup: Any,
    ) -> None:
        self.game = game_by_id(game)
        self.viewer = viewer  # whose eyes the log is written for; everybody's without
        self.setup = setup
        self.seed: int | str = secrets.randbelow(2**32) if seed is None else seed
        self.state: CoreState = self.game.new_game(setup, self.seed)
        seats = self.game.seats(self.state)
        self.names = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(seats))
        if len(self.names) != seats:
            raise ValueError(f"there are {seats} seats and {len(self.names)} names")
        self.picks: list[int] = []
        self.log: list[str] = []
        self._before: list[tuple[CoreState, int]] = []  # the position before each pick, and how long the log was
        self._hear()
        for index in picks:
            self.pick(index)

    # -- deciding ---------------------------------------------------------------------------------------------------
    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self.state.decision is None else self.state.decision.seat

    @property
    def question(self) -> str:
        """What is to be decided, in words.

        >>> Table("duel", seed=7).question
        'Which Character do you start with?'
        """
        asked = self.game.options(self.state, self.seat)
        return "" if asked is None else Reader(seat=self.seat, names=self.names).say(sentence_of(asked.prompt))

    @property
    def options(self) -> Options:
        """Every legal pick, in words and in order.

        >>> table = Table("vs", seed=7)
        >>> len(table.options), table.options[0]
        (2, 'Player 2 goes first')
        """
        return Options(self)

    def pick(self, option: int | str) -> list[str]:
        """Make a pick, by its index or by words that fit one option only; what came of it is told in sentences.

        >>> table = Table("vs", seed=7)
        >>> table.pick("go")
        Traceback (most recent call last):
        ...
        capes.core.errors.IllegalPick: 'go' fits Player 2 goes first / Player 1 goes first; say more of one
        >>> table.pick(0)
        ['Player 2 goes first.']
        """
        index = self.index_of(option)
        before = self.state.copy()
        self.game.pick(self.state, index)
        self._before.append((before, len(self.log)))
        self.picks.append(index)
        return self._hear()

    def index_of(self, option: int | str) -> int:
        """The index of the option that is meant."""
        if self.state.decision is None:
            raise GameOver("error-the-game-is-over-nothing-is-left-to-decide")
        count = len(self.options)
        if not isinstance(option, str):
            if not -count <= option < count:
                raise IllegalPick(plain(f"there is no option {option}; the options are 0 to {count - 1}"))
            return option % count
        labels = list(self.options[:1000])
        found = meant(labels, option)
        if len(found) == 1:
            return found[0]
        if not found:
            raise IllegalPick(plain(f"{option!r} fits none of {' / '.join(labels[:SHOWN])}"))
        raise IllegalPick(plain(f"{option!r} fits {' / '.join(labels[at] for at in found)}; say more of one"))

    def undo(self, picks: int = 1) -> Table:
        """Take back the last picks.

        >>> table = Table("duel", seed=7, picks=[0, 0, 0])
        >>> table.undo(2).picks
        [0]
        """
        if not 0 <= picks <= len(self.picks):
            raise IllegalPick(plain(f"{len(self.picks)} picks have been made, so {picks} cannot be taken back"))
        if picks:
            self.state, told = self._before[-picks]
            del self._before[-picks:], self.picks[-picks:], self.log[told:]
        return self

    def play(self, *players: Player, picks: int | None = None) -> Table:
        """Let others play on: a bot for every seat, or one for all; to the end, or so many picks.

        >>> Table("duel", seed=7).play("rookie", "random").over
        True
        >>> len(Table("vs", seed=7).play(lambda sight: 0, picks=5).picks)
        5
        """
        seats = self.game.seats(self.state)
        if len(players) not in (1, seats):
            raise ValueError(f"there are {seats} seats: name {seats} players, or one for all")
        chosen = [as_bot(player) for player in (players if len(players) == seats else players * seats)]
        base = self.seed if isinstance(self.seed, int) else 0
        until = None if picks is None else len(self.picks) + picks
        while self.state.decision is not None and (until is None or len(self.picks) < until):
            decision = self.state.decision
            chance = own_seed(base, decision.seat, decision.number)
            self.pick(chosen[decision.seat].choose(Sight(self.game, self.state), seed=chance))
        return self

    def copy(self) -> Table:
        """Another table in the same position, which goes its own way.

        >>> table = Table("vs", seed=7)
        >>> other = table.copy()
        >>> _ = other.pick(0)
        >>> table.picks, other.picks
        ([], [0])
        """
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.picks, other.log, other._before = list(self.picks), list(self.log), list(self._before)
        return other

    # -- asking -----------------------------------------------------------------------------------------------------
    def why_not(self, wish: str | int, seat: int | None = None) -> list[Reason]:
        """Why something cannot be done now, with the rules that say so; an empty list if it can.

        >>> Table("vs", seed=7).why_not("attack #1")
        [Reason('TURN-06', 'you attack on your own turn')]
        """
        if self.state.decision is not None and not isinstance(wish, str):
            wish = self.state.decision.options[self.index_of(wish)].key
        asked = seat if seat is not None else self.seat if self.seat is not None else 0
        return self.game.why_not(self.state, asked, str(wish))

    def explain(self, card: int | str, seat: int | None = None) -> Told:
        """Where the figures on a card come from; the card by its number or its name.

        >>> Table("vs", seed=7, picks=[0, 0, 0, 0]).explain("Hulk")
        #1 Hulk
          3/3: base 3/3 (Hulk)
          Smash: Main [Might]: put a +1/+1 counter on Hulk for each wound he has.
          You Won't Like Him When He's Angry: Level Up (4): when Hulk is stunned, he gains 1 XP.
        """
        viewer = self.seat if seat is None else seat
        return Told(to_builtins(self.game.explain(self.state, viewer, self.number_of(card, viewer))))

    def fight(self, seat: int | None = None) -> str:
        """What the fight under way would come to, from what the seat knows; '' where there is none.

        >>> Table("vs", seed=7).fight()
        ''
        """
        viewer = self.seat if seat is None else seat
        outcome = self.game.preview(self.state, viewer)
        if outcome is None:
            return ""
        known = {tile.number: tile.tagged for tile in self._shape(viewer).tiles}
        return "\n".join(foretold(to_builtins(outcome), lambda number: known.get(number, f"#{number}")))

    def number_of(self, card: int | str, seat: int | None = None) -> int:
        """The number on the table of a card in play or in hand."""
        if not isinstance(card, str):
            return card
        text = card.removeprefix("#")
        if text.isdecimal():
            return int(text)
        tiles = self._shape(seat).tiles
        found = meant([tile.name for tile in tiles], card)
        if not found:
            raise BadRecord(plain(f"no card that can be seen is called {card!r}"))
        return tiles[found[0]].number

    def hint(self, walks: int = 160) -> list[Advice]:
        """The best options as a strong bot sees them, with the chance of winning.

        >>> hints = Table("duel", seed=7).hint(walks=20)
        >>> 0 <= hints[0].chance <= 1
        True
        """
        return advise(self.sight(), walks=walks)

    def sight(self, seat: int | None = None) -> Sight:
        """What a bot in that seat goes by: only what the seat may know."""
        return Sight(self.game, self.state, seat)

    def view(self, seat: int | None = None) -> View:
        """What that seat sees (None: a spectator).

        >>> Table("vs", seed=7).view(0).players[1].hand is None
        True
        """
        return self.game.view(self.state, seat)

    # -- the end ----------------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who have won; none while it goes on."""
        return () if self.state.result is None else tuple(self.names[seat] for seat in self.state.result.winners)

    # -- keeping ----------------------------------------------------------------------------------------------------
    @property
    def record(self) -> Record:
        """The game on paper: set-up, seed and picks.

        >>> load(Table("vs", seed=7, picks=[1]).record).picks
        [1]
        """
        setup = self.game.check_setup(self.setup)
        return Record(self.game.id, setup, self.seed, list(self.picks), self.game.rules_version)

    def save(self, file: str | Path) -> None:
        """Keep the record in a file."""
        Path(file).write_text(self.record.to_json() + "\n", encoding="utf-8")

    # -- showing ----------------------------------------------------------------------------------------------------
    def board(self, seat: int | None = None, width: int = 80) -> str:
        """The table in letters as that seat sees it; without one, as whoever decides does."""
        return draw(self._shape(self.seat if seat is None else seat), self.names, width)

    def __str__(self) -> str:
        if self.state.result is not None:
            return f"{self.board()}\n\n{ended(self.state.result, self.names)}"
        who = "" if self.seat is None else self.names[self.seat]
        return f"{self.board()}\n\n{who}: {self.question}\n{self.options!r}"

    def __repr__(self) -> str:
        setup = "".join(f", {name}={value!r}" for name, value in self.setup.items())
        picks = f", picks={self.picks!r}" if self.picks else ""
        return f"Table({self.game.id!r}, seed={self.seed!r}{setup}{picks})"

    def _repr_html_(self) -> str:
        question = f"{self.names[self.seat]}: {self.question}" if self.seat is not None else " and ".join(self.winners)
        return page(self._shape(self.seat), self.game.title, question, list(self.options[:SHOWN]))

    def __eq__(self, other: object) -> bool:
        """Whether both are in the same position, however they came there."""
        if not isinstance(other, Table) or other.game.id != self.game.id:
            return NotImplemented
        return self.game.fingerprint(self.state) == self.game.fingerprint(other.state)

    __hash__ = None  # type: ignore[assignment]  # it changes with every pick

    # -- inside -----------------------------------------------------------------------------------------------------
    def _shape(self, seat: int | None) -> Board:
        cards = {str(card["id"]): card for card in self.game.cards()}
        return shape(self.game.view(self.state, seat), self.names, cards)

    def _hear(self) -> list[str]:
        """The news as sentences, from what the viewer may know."""
        told = [self.game.prose(event, self.viewer, self.names) for event in self.state.news]
        heard = [sentence for sentence in told if sentence]
        self.log.extend(heard)
        return heard


def load(record: str | Path | Record | dict[str, Any], picks: int | None = None) -> Table:
    """A kept game, at its end or after its first `picks`: from a file, JSON text, a record or its data.

    >>> kept = Table("duel", seed=7).play("random").record
    >>> load(kept).over, load(kept.to_json(), picks=3).picks == kept.picks[:3]
    (True, True)
    """
    if isinstance(record, dict):
        record = Record.from_json(json.dumps(record))
    if isinstance(record, str) and record.lstrip().startswith("{"):
        record = Record.from_json(record)
    if not isinstance(record, Record):
        record = Record.from_json(Path(record).read_bytes())
    names = next((mark["names"] for mark in record.marks if isinstance(mark, dict) and mark.get("kind") == "seats"), ())
    return Table(record.game, seed=record.seed, picks=record.picks[:picks], names=names, **record.setup)


def play(*players: Player, game: str = "vs", seed: int | str | None = None, **setup: Any) -> Table:
    """A whole game between bots, for each seat one: the table at its end.

    >>> table = play("rookie", "random", game="duel", seed=3)
    >>> table.over, len(table.winners)
    (True, 1)
    """
    return Table(game, seed=seed, **setup).play(*players)
