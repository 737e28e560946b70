"""The state: all of a game at one moment, as data."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from capes.core.state import CoreState
from capes.vs.state.aside import SetAside
from capes.vs.state.card import Card
from capes.vs.state.character import AttackedPlayer, Character
from capes.vs.state.combat import Combat
from capes.vs.state.derived import Derived
from capes.vs.state.modifier import Modifier, Waiting
from capes.vs.state.player import Player

BUILD: Final = "build"
MAIN: Final = "main"
COMBAT: Final = "combat"


@mypyc_attr(acyclic=True)
class Setup:
    """What was settled before the game; never changed."""

    __slots__ = (
        "brisk", "cards", "circle", "edition", "held", "joint", "mode", "recruit_to_mate", "seats", "shared_hands",
        "sides",
    )  # fmt: skip

    def __init__(
        self,
        mode: str,
        sides: tuple[int, ...],
        edition: str = "documents",
        recruit_to_mate: bool = False,
        shared_hands: bool = False,
        brisk: bool = False,
        cards: tuple[str, ...] = (),
        held: object = None,
    ) -> None:
        self.mode: Final = mode  # duel, ffa, 2v2, two-headed
        self.sides: Final = sides  # the side of each seat
        self.seats: Final = len(sides)
        self.joint: Final = mode == "two-headed"
        # Seats going left; partners of a joint side sit next to each other.
        self.circle: Final = tuple(sorted(range(len(sides)), key=lambda seat: sides[seat] if self.joint else 0))
        self.edition: Final = edition
        self.recruit_to_mate: Final = recruit_to_mate
        self.shared_hands: Final = shared_hands
        self.brisk: Final = brisk  # a player with an empty hand and nothing to use is not asked to pass
        self.cards: Final = cards  # the texts of cards of the players' own
        self.held: Final = held  # keeps those cards known for as long as a state needs them


class State(CoreState):
    """A whole game. Changed only through the verbs of the room `rules`."""

    __slots__ = (
        "active", "arrivals", "aside", "attacked", "characters", "combat", "declined", "derived", "hand_left", "limbo",
        "looked", "looked_open", "looker", "modifiers", "needs_settling", "phase", "play", "players", "reactions",
        "removed", "setup", "spent", "status", "step", "today", "turn", "used", "waiting",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.players: list[Player] = []
        # Whom a number means in play, oldest arrival first; changed by `put` and `take`.
        self.play: dict[int, Character] = {}
        self.characters: list[Character] = []  # the same, without a player under attack
        self.attacked: AttackedPlayer | None = None
        self.combat: Combat | None = None
        self.modifiers: list[Modifier] = []
        self.waiting: list[Waiting] = []
        self.reactions: list[Waiting] = []  # Reactions whose condition has just been met
        self.needs_settling = False  # something may trigger, level up or be found empty at the next quiet moment
        self.removed: list[Card] = []
        self.aside: tuple[SetAside, ...] = ()
        self.limbo: list[Card] = []  # plot twists being carried out
        self.turn = 0
        self.active = 0  # the seat whose turn it is (the leading seat of a joint turn)
        self.phase = "setup"  # setup, draw, recovery, build, main, end
        self.step = ""  # resource, recruit, formation
        self.arrivals = 0  # the last arrival number given
        self.used: tuple[tuple[int, str], ...] = ()  # (character, power) used this turn
        self.spent: tuple[tuple[int, str], ...] = ()  # (body, power) used this game
        self.today: dict[str, int] = {}  # what has been done this turn, counted by name
        self.status: dict[int, int] | None = None  # body -> whose Main (-1 supporting), where changed
        self.declined: tuple[int, ...] = ()  # seats that have declined to attack since the decks ran out
        self.hand_left: tuple[int, ...] = ()  # seats whose hand lost a card since it was last looked at
        self.looked: tuple[Card, ...] = ()  # cards taken off a deck to be looked at
        self.looker = -1
        self.looked_open = False
        self.derived = Derived()  # what is computed from all this, and kept

    def put(self, character: Character) -> None:
        """Into play, as the newest there."""
        self.play[character.number] = character
        if isinstance(character, AttackedPlayer):
            self.attacked = character
        else:
            self.characters.append(character)

    def take(self, number: int) -> Character | None:
        """Out of play; None if it is not there."""
        character = self.play.pop(number, None)
        if character is self.attacked:
            self.attacked = None
        elif character is not None:  # a new list: somebody may be going through the old one
            self.characters = [other for other in self.characters if other is not character]
        return character

    def everybody(self) -> list[Character]:
        """All that are dealt with as characters: those in play and, while it lasts, a player under attack."""
        return self.characters if self.attacked is None else list(self.play.values())

    def copy(self) -> State:
        """A state that plays out exactly like this one; frozen things are shared."""
        other = State(self.setup)
        self.copy_core_to(other)
        other.setup = self.setup
        other.players = [player.copy() for player in self.players]
        other.characters = [character.copy() for character in self.characters]
        other.play = {character.number: character for character in other.characters}
        attacked = self.attacked
        if attacked is not None:
            other.attacked = attacked.copy()
            other.play[attacked.number] = other.attacked
            other.play = {number: other.play[number] for number in self.play}
        combat = self.combat
        other.combat = None if combat is None else combat.copy()
        other.modifiers = self.modifiers[:]
        other.waiting = self.waiting[:]
        other.reactions = self.reactions[:]
        other.needs_settling = self.needs_settling
        other.removed = self.removed[:]
        other.aside = self.aside
        other.limbo = self.limbo[:]
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.step = self.step
        other.arrivals = self.arrivals
        other.used = self.used
        other.spent = self.spent
        other.today = self.today.copy()
        status = self.status
        other.status = None if status is None else status.copy()
        other.declined = self.declined
        other.hand_left = self.hand_left
        other.looked = self.looked
        other.looker = self.looker
        other.looked_open = self.looked_open
        other.derived = self.derived.copy()
        return other
