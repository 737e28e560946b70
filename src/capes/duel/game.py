"""The front door of Duel: `GAME` for everybody who serves all games, a few doors for people who write Python.

>>> state = start(seed=1)
>>> state.decision.why
'start'
>>> random_game(seed=1).result is not None
True
"""

from __future__ import annotations

from typing import Any

from capes.core.errors import BadRecord, BadSetup, Reason
from capes.core.event import Event
from capes.core.game import Lookup, Mode, SetupData, View
from capes.core.option import Option
from capes.core.playout import play_out
from capes.core.rng import MASK, Rng, mixed
from capes.core.state import CoreState
from capes.duel import ledger
from capes.duel.cards.deck import DECK
from capes.duel.contract import questions
from capes.duel.english.cards import KEYWORDS, rules_text
from capes.duel.english.prose import prose
from capes.duel.evaluation import options, positions
from capes.duel.notation import codec, text
from capes.duel.rules import reasons, turn
from capes.duel.rules.choices import check_setup, setup_form
from capes.duel.state.optional import OptionalRules
from capes.duel.state.state import State
from capes.duel.view import preview, veil, view
from capes.duel.view.labels import find, label
from capes.duel.words.printed import Printed

RULES_VERSION = "duel-1"


class Duel(Lookup):
    """Duel, as everybody outside its room sees it."""

    id = "duel"
    title = "Duel"
    rules_version = RULES_VERSION
    modes: tuple[Mode, ...] = (
        Mode("two-way", "Duel", (2,), "Two players, one deck, the last team standing."),
        Mode("three-way", "Three-Way Battle", (3,), "Three players; whoever has nobody standing is out."),
    )

    # -- setting up ---------------------------------------------------------------------------------------------
    def setup_form(self) -> dict[str, Any]:
        """What can be chosen before a game."""
        return setup_form()

    def check_setup(self, setup: SetupData) -> SetupData:
        """The set-up completed with defaults, or BadSetup with reasons."""
        return check_setup(setup)

    def new_game(self, setup: SetupData, seed: int | str) -> State:
        """A fresh game, run up to its first decision."""
        full = check_setup(setup)
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise BadSetup("error-the-seed-must-be-a-whole-number-or-a-text")
        rng, key = (0, seed) if isinstance(seed, str) else (mixed(seed & MASK), "")
        if key == "" and isinstance(seed, str):
            raise BadSetup("error-the-seed-must-not-be-an-empty-text")
        options = OptionalRules(**full["options"])
        return turn.begin(DECK, options, full["players"], rng, key, tuple(full["sides"] or ()), tuple(full["colours"]))

    # -- playing ------------------------------------------------------------------------------------------------
    def pick(self, state: CoreState, index: int, number: int | None = None) -> None:
        """Answer the pending decision."""
        assert isinstance(state, State)
        turn.answer(state, index, number)

    def copy(self, state: CoreState) -> State:
        """A state that plays out exactly like this one."""
        assert isinstance(state, State)
        return state.copy()

    def seats(self, state: CoreState) -> int:
        """How many seats there are."""
        assert isinstance(state, State)
        return state.players

    def side(self, state: CoreState, seat: int) -> int:
        """Everybody plays for themselves."""
        return seat

    def revealed(self, before: CoreState, after: CoreState) -> bool:
        """Whether a card was drawn, dealt or shown between two states."""
        assert isinstance(before, State) and isinstance(after, State)
        if before.rng != after.rng or before.piles != after.piles:
            return True
        # A hand that has lost a card has shown it; a face-down Character that has gone was turned over.
        for seat in range(before.players):
            lost = [card for card in before.hands[seat] if card not in after.hands[seat]]
            if any(card != after.starts[seat] for card in lost):
                return True
            if before.starts[seat] and not after.starts[seat]:
                return True
        return False

    # -- seeing -------------------------------------------------------------------------------------------------
    def view(self, state: CoreState, seat: int | None) -> View:
        """What the seat (None: a spectator) sees."""
        assert isinstance(state, State)
        return view.view(state, seat)

    def options(self, state: CoreState, seat: int | None) -> dict[str, Any] | None:
        """The pending decision as JSON data for that seat."""
        assert isinstance(state, State)
        return view.options(state, seat)

    def label(self, state: CoreState, option: Option) -> str:
        """An option in words."""
        assert isinstance(state, State)
        return label(state, option)

    def prose(self, event: Event, seat: int | None, names: tuple[str, ...]) -> str:
        """An event as a sentence for that viewer."""
        return prose(DECK, event, seat, names)

    def why_not(self, state: CoreState, seat: int, wish: str) -> list[Reason]:
        """Why a wish ('attack #12 #3', 'play #40') cannot be had now; empty if it can."""
        assert isinstance(state, State)
        return reasons.why_not(state, seat, wish)

    def explain(self, state: CoreState, seat: int | None, card: int) -> dict[str, Any]:
        """The numbers of a card the seat may know, as chains of causes."""
        assert isinstance(state, State)
        if not 1 <= card <= DECK.size or not visible(state, seat, card):
            return {"n": card}
        return preview.explain(state, card)

    def preview(self, state: CoreState, seat: int | None) -> dict[str, Any] | None:
        """What the running match-ups would come to."""
        assert isinstance(state, State)
        return preview.preview(state)

    def foresee(self, state: CoreState, seat: int, attackers: tuple[int, ...], defender: int) -> dict[str, Any] | None:
        """What the match-ups would come to with one more attack."""
        assert isinstance(state, State)
        return preview.foresee(state, attackers[0], defender) if len(attackers) == 1 else None

    def window(self, state: CoreState) -> tuple[int, tuple[int, ...]] | None:
        """For an Interruption window: the option that passes, and whose Characters fight or whose turn it is."""
        assert isinstance(state, State)
        decision = state.decision
        if decision is None or decision.why != questions.INTERRUPT:
            return None
        seats = {state.owner[card] for card in state.places if card} or {state.current}
        return 0, tuple(sorted(seats))

    # -- thinking -----------------------------------------------------------------------------------------------
    def veil(self, state: CoreState, seat: int) -> State:
        """The state with everything the seat cannot know in canonical order."""
        assert isinstance(state, State)
        return veil.veil(state, seat)

    def imagine(self, veiled: CoreState, seat: int, seed: int) -> State:
        """A veiled state with the unknown dealt anew."""
        assert isinstance(veiled, State)
        return veil.imagine(veiled, seat, seed)

    def worth(self, state: CoreState, seat: int) -> float:
        """A quick guess from 0 (lost) to 1 (won)."""
        assert isinstance(state, State)
        return positions.worth(state, seat)

    def inclination(self, state: CoreState, option: Option) -> float:
        """How promising an option looks at a glance."""
        assert isinstance(state, State)
        return options.inclination(state, option)

    def play_out(self, state: CoreState, seed: int) -> None:
        """Play the state on to the end of the game, all sides by habit."""
        play_out(state, seed, options.habit, turn.take)

    # -- keeping ------------------------------------------------------------------------------------------------
    def encode(self, state: CoreState) -> dict[str, Any]:
        """The position as JSON data."""
        assert isinstance(state, State)
        return codec.encode(state)

    def decode(self, data: dict[str, Any]) -> State:
        """The position back, or BadRecord."""
        state = codec.decode(DECK, data)
        try:
            turn.reask(state)
        except (AssertionError, IndexError, KeyError, TypeError) as error:
            raise BadRecord(
                "error-the-pending-decision-cannot-be-read", name=type(error).__name__, error=str(error)
            ) from None
        if state.decision is not None and not state.decision.options:
            raise BadRecord("error-the-pending-decision-has-no-options")
        return state

    def fingerprint(self, state: CoreState) -> str:
        """A short hash equal exactly for equal positions."""
        assert isinstance(state, State)
        return codec.fingerprint(state)

    # -- looking up ---------------------------------------------------------------------------------------------
    def cards(self) -> list[dict[str, Any]]:
        """Every face as JSON data, with its generated text."""
        return [card_data(face) for face in DECK.faces]

    def ledger(self) -> list[dict[str, Any]]:
        """Every ruling and scenario, with the tests that prove it."""
        return ledger.rows()

    def keywords(self) -> list[dict[str, Any]]:
        """The words a player may want explained."""
        return [{"name": name, "text": text} for name, text in KEYWORDS]


GAME = Duel()


def visible(state: State, seat: int | None, card: int) -> bool:
    """Whether a viewer may know where this card is."""
    if card in state.discard or card in state.conditions or card == state.playing or card in state.known:
        return True
    if card <= DECK.last_character and state.owner[card] >= 0:
        return True
    return seat is not None and (card in state.hands[seat] or card == state.starts[seat])


def card_data(card: Printed) -> dict[str, Any]:
    """A face as JSON data."""
    data: dict[str, Any] = {
        "id": card.id,
        "set": "duel",
        "name": card.name,
        "type": card.kind,
        "copies": card.copies,
        "text": rules_text(card),
        "flavor": card.flavor,
        "provenance": {"rulebook": list(card.rulebook), "rest": "original design"},
    }
    if card.powers:
        data |= {
            "side": card.side,
            "attack_type": card.type,
            "health": card.health,
            "floor": card.floor,
            "powers": [
                {"name": power.name, "damage": power.damage, "speed": power.speed, "outside": power.outside}
                for power in card.powers
            ],
        }
    if card.timing:
        data["timing"] = card.timing
    return data


def start(seed: int | str = 1, players: int = 2, **options: bool) -> State:
    """A fresh game: `start(7, help=True)`, `start(7, players=3)`."""
    return GAME.new_game({"players": players, "options": options}, seed)


def pick(state: State, name: str) -> None:
    """Answer the pending decision by the option's label, key or card name."""
    turn.answer(state, find(state, name))


def position(lines: str) -> State:
    """A position from a few lines of text; see `capes.duel.notation.text`."""
    state = text.read(DECK, lines)
    turn.play_on(state)
    return state


def random_game(seed: int = 1, players: int = 2, **options: bool) -> State:
    """A whole game of random picks."""
    state = start(seed, players, **options)
    chance = Rng(seed)
    while state.decision is not None:
        turn.answer(state, chance.below(len(state.decision.options)))
    return state
