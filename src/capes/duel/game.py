"""The front door of Duel: `GAME` for everybody who serves all games, a few doors for people who write Python.

>>> state = start(seed=1)
>>> state.decision.why
'start'
>>> random_game(seed=1).result is not None
True
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

from capes.core.encoding import Encoder
from capes.core.errors import BadRecord, BadSetup
from capes.core.event import Event
from capes.core.game import GameDefaults, GameOf, Mode, SetupData
from capes.core.pickling import let_pickle, unpacked
from capes.core.playout import play_out
from capes.core.rng import MASK, Rng, mixed
from capes.core.rules_version import rules_version
from capes.duel import ledger
from capes.duel.cards.deck import DECK
from capes.duel.contract import events, questions, verbs
from capes.duel.contract.seen import DuelExplanation, DuelPreview
from capes.duel.english.briefs import briefs, card_brief
from capes.duel.english.cards import KEYWORDS, rules_text
from capes.duel.english.events import tell
from capes.duel.evaluation.alike import alike
from capes.duel.evaluation.judge import judge
from capes.duel.evaluation.options import habit, inclination
from capes.duel.evaluation.positions import worth
from capes.duel.evaluation.slips import slips
from capes.duel.notation import codec, text
from capes.duel.rules import reasons, turn
from capes.duel.rules.choices import check_setup, setup_form
from capes.duel.state.optional import OptionalRules
from capes.duel.state.state import State
from capes.duel.view import preview, view
from capes.duel.view.encoder import DuelEncoder, specification
from capes.duel.view.labels import choice, find
from capes.duel.view.veil import imagine, veil
from capes.duel.view.view import options as pending
from capes.duel.words.effects import KNOCKED_OUT, Choose
from capes.duel.words.kinds import AFTER_DAMAGE, BEFORE_DAMAGE, EARLY_WINDOWS, WAITING_WINDOWS
from capes.duel.words.printed import Printed
from capes.language.sentence import Sentence

RULES = ("core", "duel/cards", "duel/catalogue", "duel/contract", "duel/rules", "duel/state", "duel/words")
"""Where the rules of a game are decided, from its set-up to its end."""


class Duel(GameDefaults[State]):
    """Duel, as everybody outside its room sees it."""

    id = "duel"
    title = "Duel"
    modes: tuple[Mode, ...] = (
        Mode("two-way", "Duel", (2,), "Two players, one deck, the last team standing."),
        Mode("three-way", "Three-Way Battle", (3,), "Three players; whoever has nobody standing is out."),
    )

    # -- playing ------------------------------------------------------------------------------------------------
    @property
    def rules_version(self) -> str:
        """A name for the rules as they are now."""
        return rules_version("duel", *RULES)

    setup_form = staticmethod(setup_form)
    check_setup = staticmethod(check_setup)

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

    pick = staticmethod(turn.answer)

    def seats(self, state: State) -> int:
        """How many seats there are."""
        return state.players

    def side(self, state: State, seat: int) -> int:
        """Everybody plays for themselves."""
        return seat

    def camp(self, state: State, seat: int) -> str:
        """The side whose pile the seat draws from (Picking Sides)."""
        return state.sides[seat] if state.sides else ""

    def out(self, state: State, seat: int) -> bool:
        """Whether the seat has nobody standing while others play on."""
        return state.out[seat]

    def revealed(self, before: State, after: State) -> bool:
        """Whether a card was drawn, dealt or shown between two states."""
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
    view = staticmethod(view.view)
    options = staticmethod(pending)
    choice = staticmethod(choice)

    def tell(self, event: Event, seat: int | None) -> Sentence:
        """An event as a sentence for that viewer."""
        return tell(DECK, event, seat)

    def card_name(self, id: str) -> str:
        """What a printed card is called."""
        return DECK.by_id[id].name

    why_not = staticmethod(reasons.why_not)

    def explain(self, state: State, seat: int | None, card: int) -> DuelExplanation:
        """The numbers of a card the seat may know, as chains of causes."""
        if not 1 <= card <= DECK.size or not visible(state, seat, card):
            return DuelExplanation(card)
        return preview.explain(state, card)

    def preview(self, state: State, seat: int | None) -> DuelPreview | None:
        """What the running match-ups would come to."""
        return preview.preview(state)

    def foresee(self, state: State, seat: int, attackers: tuple[int, ...], defender: int) -> DuelPreview | None:
        """What the match-ups would come to with one more attack."""
        return preview.foresee(state, attackers[0], defender) if len(attackers) == 1 else None

    def window(self, state: State) -> tuple[int, tuple[int, ...]] | None:
        """For an Interruption window: the option that passes, and whose Characters fight or whose turn it is.

        Nobody's in the early windows of a turn: whatever may be played there may be played in Step 8 as well, when
        more is known. Whoever wants to act earlier stops at every step.
        """
        decision = state.decision
        if decision is None or decision.why != questions.INTERRUPT:
            return None
        if state.window in EARLY_WINDOWS:
            return 0, ()
        seats = {state.owner[card] for card in state.places if card} or {state.current}
        return 0, tuple(sorted(seats))

    def idle(self, state: State) -> int | None:
        """The only option; passing where whatever could be played now can still be played just before damage."""
        decision = state.decision
        if decision is None or len(decision.options) == 1:
            return None if decision is None else 0
        if decision.why != questions.INTERRUPT:
            return None
        cards = [option.card for option in decision.options if option.verb == verbs.PLAY]
        if state.window == AFTER_DAMAGE:
            # Whoever lies down may be helped up before the next attacks; everything else waits for the next fight.
            return None if any(helps_up(state.deck.sentence[card]) for card in cards) else 0
        if state.window not in WAITING_WINDOWS and any(state.places):
            return None
        return 0 if all(BEFORE_DAMAGE in state.deck.windows[card] for card in cards) else None

    # -- thinking -----------------------------------------------------------------------------------------------
    veil = staticmethod(veil)
    imagine = staticmethod(imagine)
    worth = staticmethod(worth)
    inclination = staticmethod(inclination)
    alike = staticmethod(alike)
    judge = staticmethod(judge)
    slips = staticmethod(slips)

    def encoder(self) -> Encoder[State]:
        """What writes a seat's knowledge as numbers."""
        return encoder_of_the_deck()

    def play_out(self, state: State, seed: int) -> None:
        """Play the state on to the end of the game, all sides by habit."""
        play_out(state, seed, habit, turn.take)

    # -- keeping ------------------------------------------------------------------------------------------------
    encode = staticmethod(codec.encode)

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

    fingerprint = staticmethod(codec.fingerprint)

    # -- looking up ---------------------------------------------------------------------------------------------
    def cards(self) -> list[dict[str, Any]]:
        """Every face as JSON data, with its generated text."""
        return [card_data(face) for face in DECK.faces]

    ledger = staticmethod(ledger.rows)

    def keywords(self) -> list[dict[str, Any]]:
        """The words a player may want explained."""
        return [{"name": name, "text": text} for name, text in KEYWORDS]


GAME = Duel()
if TYPE_CHECKING:
    checked: GameOf[State] = GAME  # it answers all that is asked of a game


@cache
def encoder_of_the_deck() -> DuelEncoder:
    """The encoder for the deck."""
    return DuelEncoder(
        specification(
            DECK,
            words_in(verbs),
            words_in(questions),
            [name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, Event)],
        )
    )


def words_in(room: ModuleType) -> list[str]:
    """The words a module of the contract spells."""
    return [value for name, value in vars(room).items() if name.isupper() and isinstance(value, str)]


def restore(data: bytes) -> State:
    """A pickled state back."""
    return GAME.decode(unpacked(data))


let_pickle(State, GAME.encode, restore)


def visible(state: State, seat: int | None, card: int) -> bool:
    """Whether a viewer may know where this card is."""
    if card in state.discard or card in state.conditions or card == state.playing or card in state.known:
        return True
    if card <= DECK.last_character and state.owner[card] >= 0:
        return True
    return seat is not None and (card in state.hands[seat] or card == state.starts[seat])


def helps_up(words: tuple[object, ...]) -> bool:
    """Whether a card is about somebody who has been knocked out."""
    return any(isinstance(word, Choose) and word.state == KNOCKED_OUT for word in words)


def card_data(card: Printed) -> dict[str, Any]:
    """A face as JSON data."""
    data: dict[str, Any] = {
        "id": card.id,
        "set": "duel",
        "name": card.name,
        "type": card.kind,
        "copies": card.copies,
        "text": rules_text(card),
        "briefs": briefs(card),
        "brief": card_brief(card),
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
