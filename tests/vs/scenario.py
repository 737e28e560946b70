"""Tables for tests in Python: `Scenario(enemy=side(front=[WASP, RHINO]))`, then act, then look."""

from __future__ import annotations

from typing import Any

from capes.core.option import Option
from capes.vs.game import GAME
from capes.vs.rules.derived import atk, defense, has
from capes.vs.rules.reasons import why_not
from capes.vs.scenario import PickFailed
from capes.vs.scenario.cards import define
from capes.vs.scenario.checks import Checker
from capes.vs.scenario.names import characters
from capes.vs.scenario.picks import Hand
from capes.vs.scenario.reader import Text, Tree, text
from capes.vs.scenario.table import set_scene
from capes.vs.scenario.wishes import reasons_against, wish_of
from capes.vs.state.character import HIDDEN, STUNNED, Character
from capes.vs.state.player import Player
from capes.vs.state.state import State
from capes.vs.words.face import Face

CardLike = Face | str
"""A printed or test card, or a line such as 'Rhino = Ferocious 3/2 h2 Avengers (stunned)'."""


def vanilla(name: str, attack: int, guard: int, extra: str = "") -> Face:
    """A bystander: name, ATK and DEF, and whatever else a card line may say ('Flight h2 Avengers c3')."""
    return define(name, f"{extra} {attack}/{guard}".strip())


def side(
    front: list[CardLike] | None = None,
    back: list[CardLike] | None = None,
    hand: list[CardLike] | None = None,
    deck: list[CardLike] | None = None,
    resources: list[CardLike] | int | None = None,
    ko: list[CardLike] | None = None,
    points: int | None = None,
) -> dict[Text, Tree]:
    """One player's side, as a scenario file would give it; decks from the top."""
    entries: dict[Text, Tree] = {}
    for name, cards in (("front", front), ("back", back), ("hand", hand), ("deck", deck), ("ko", ko)):
        if cards:
            entries[text(name, 1)] = [line(card) for card in cards]
    if isinstance(resources, int):
        entries[text("resources", 1)] = text(str(resources), 1)
    elif resources:
        entries[text("resources", 1)] = [line(card) for card in resources]
    if points is not None:
        entries[text("points", 1)] = text(str(points), 1)
    return entries


def line(card: CardLike) -> Text:
    """A card as the line that names it."""
    return text(card.id if isinstance(card, Face) else card, 1)


def named(card: CardLike) -> str:
    """What a card is called in sentences."""
    return card.name if isinstance(card, Face) else card


class Seat:
    """A player of a scenario: acts by sentences, and can be looked at."""

    def __init__(self, game: Scenario, label: str) -> None:
        self.game = game
        self.label = label

    @property
    def player(self) -> Player:
        """The player's cards and points."""
        return self.game.state.players[self.game.labels.index(self.label)]

    def does(self, sentence: str) -> None:
        """Make a pick by a sentence: 'attacks Hulk -> Rhino', 'plays Punch on Hulk', 'passes'."""
        self.game.say(f"{self.label} {sentence}")

    def recruits(self, card: CardLike, row: str = "front") -> None:
        """Recruit a card; on a table not yet in play it is put into the hand, with the points for it."""
        game = self.game
        if not game.is_set:
            game.entries[text("phase", 1)] = text("recruit", 1)
            game.entries[text("turn", 1)] = text(self.label, 1)
            mine = game.entries.setdefault(text(self.label, 1), {})
            assert isinstance(mine, dict)
            hand = mine.setdefault(text("hand", 1), [])
            assert isinstance(hand, list)
            if not any(str(one) == str(line(card)) for one in hand):
                hand.append(line(card))
            mine.setdefault(text("points", 1), text("20", 1))
        self.does(f"recruits {named(card)} {row}")

    def attacks(self, *attackers: CardLike, at: CardLike) -> None:
        """Declare an attack."""
        self.does(f"attacks {', '.join(named(one) for one in attackers)} -> {named(at)}")

    def plays(self, card: CardLike, *on: CardLike) -> None:
        """Play a plot twist, on these."""
        self.does(f"plays {named(card)}" + (f" on {', '.join(named(one) for one in on)}" if on else ""))

    def uses(self, power: str, of: CardLike | None = None, on: list[CardLike] | None = None) -> None:
        """Use a Super Power."""
        whose = f" of {named(of)}" if of is not None else ""
        self.does(f"uses {power}{whose}" + (f" on {', '.join(named(one) for one in on)}" if on else ""))

    def picks(self, *what: CardLike | int) -> None:
        """Pick a card, a row, a player, a number, yes or no."""
        for one in what:
            self.does(f"picks {named(one) if not isinstance(one, int) else one}")

    def passes(self) -> None:
        """Pass in a combat."""
        self.does("passes")

    def offered(self, sentence: str) -> bool:
        """Whether that can be done now."""
        try:
            Hand(self.game.state.copy(), self.game.labels).say(f"{self.label} {sentence}")
        except PickFailed:
            return False
        return True

    def why_not(self, sentence: str) -> list[str]:
        """The rows that stand against it."""
        found = reasons_against(self.game.state, f"{self.label} {sentence}", self.game.labels)
        return [reason.rule for reason in found]


class Seen:
    """A character in play, for reading."""

    def __init__(self, game: Scenario, character: Character) -> None:
        self.game = game
        self.character = character

    def __getattr__(self, name: str) -> Any:
        return getattr(self.character, name)

    @property
    def stunned(self) -> bool:
        """Whether it is stunned."""
        return self.character.state == STUNNED

    @property
    def hidden(self) -> bool:
        """Whether it is hidden."""
        return self.character.state == HIDDEN

    @property
    def stats(self) -> tuple[int, int]:
        """ATK and DEF now."""
        return atk(self.game.state, self.character), defense(self.game.state, self.character)

    @property
    def keywords(self) -> set[str]:
        """The names of its keywords now."""
        return {one.name for one in has(self.game.state, self.character).keywords}


class Scenario:
    """A table for a test. It is set when first acted on or looked at."""

    def __init__(
        self,
        you: dict[Text, Tree] | None = None,
        enemy: dict[Text, Tree] | None = None,
        *more: dict[Text, Tree],
        phase: str = "main",
        turn: str = "P1",
        mode: str = "duel",
        edition: str = "documents",
        seed: int = 1,
    ) -> None:
        self.entries: dict[Text, Tree] = {}
        given = {"phase": phase, "turn": turn, "mode": mode, "edition": edition, "seed": str(seed)}
        for name, value in given.items():
            self.entries[text(name, 1)] = text(value, 1)
        sides = [you or {}, enemy or {}, *more]
        labels = ("A1", "B1", "A2", "B2") if mode == "2v2" else ("A1", "A2", "B1", "B2") if mode == "two-headed" else ()
        self.labels = labels or tuple(f"P{at + 1}" for at in range(len(sides)))
        if mode in ("2v2", "two-headed") and turn == "P1":
            self.entries[text("turn", 1)] = text("A1", 1)
        for label, one in zip(self.labels, sides, strict=False):
            self.entries[text(label, 1)] = one
        self.set_state: State | None = None
        self.told: list[str] = []

    @property
    def is_set(self) -> bool:
        """Whether the table has been set."""
        return self.set_state is not None

    @property
    def state(self) -> State:
        """The table."""
        if self.set_state is None:
            tabled = set_scene(self.entries, "test")
            self.set_state = tabled.state
            self.labels = tabled.seating.labels
            self.listen(tabled.state)
        return self.set_state

    def listen(self, state: State) -> None:
        """Keep what happens as sentences."""
        for event in state.news:
            said = GAME.prose(event, None, self.labels)
            if said:
                self.told.append(said)

    def say(self, words: str) -> None:
        """Make the picks of a sentence, all or nothing."""
        trial = self.state.copy()
        Hand(trial, self.labels, self.listen).say(words)
        self.set_state = trial

    def check(self, subject: str, facts: str) -> None:
        """A fact as a scenario file states it: check('Rhino', 'stunned, 1 wound')."""
        checker = Checker(self.state, self.labels, self.told)
        if subject in self.labels:
            checker.player(subject, facts)
        else:
            checker.about(subject, facts)

    @property
    def you(self) -> Seat:
        """The first player."""
        return Seat(self, self.labels[0])

    @property
    def enemy(self) -> Seat:
        """The second player."""
        return Seat(self, self.labels[1])

    def seat(self, label: str) -> Seat:
        """A player by label."""
        return Seat(self, label)

    @property
    def why(self) -> str:
        """What the pending decision is about ('' when the game is over)."""
        return self.state.decision.why if self.state.decision is not None else ""

    @property
    def decider(self) -> str:
        """Whose decision it is."""
        assert self.state.decision is not None
        return self.labels[self.state.decision.seat]

    @property
    def options(self) -> list[Option]:
        """The options on offer."""
        return list(self.state.decision.options) if self.state.decision is not None else []

    @property
    def labels_on_offer(self) -> list[str]:
        """The options in words."""
        hand = Hand(self.state, self.labels)
        return [hand.label(option) for option in self.options]

    def __getitem__(self, name: str) -> Seen:
        found = characters(self.state, name, self.labels)
        if not found:
            here = [c.face.name for c in self.state.play.values()]
            raise KeyError(f"{name!r} is not in play; there are {here}")
        return Seen(self, found[0])

    def __contains__(self, name: str) -> bool:
        return bool(characters(self.state, name, self.labels))

    def stats(self, name: str) -> tuple[int, int]:
        """ATK and DEF now."""
        return self[name].stats

    def all_pass(self) -> None:
        """Everybody passes; the combat resolves."""
        self.say("all pass")

    def reasons(self, label: str, words: str) -> list[str]:
        """The rows against a wish, in full sentences."""
        seat = self.labels.index(label)
        return [str(reason) for reason in why_not(self.state, seat, wish_of(self.state, seat, words, self.labels))]
