"""Stones: a toy with everything the protocol speaks of, small enough to check by eye.

Two players take stones; who takes the last one wins. Each holds two hidden cards worth 1 to 6 stones. Before the first
turn seat 1 names a number, which with a toss of a die decides who begins.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from capes.core.errors import BadRecord, BadSetup, Reason
from capes.core.event import CardRef, Event, SeatEvent, SecretCard, SecretEvent, seen_by
from capes.core.game import GameDefaults, Mode, SetupData
from capes.core.loop import Handlers, accept, check_pick, run
from capes.core.option import Decision, Option
from capes.core.rng import MASK, Rng, mixed, roll, shuffle
from capes.core.seen import DecisionShown, Explanation, NumberRange, OptionShown, Preview, View
from capes.core.state import CoreState, Result, ask
from capes.core.task import Task
from capes.core.whole_numbers import WholeNumbers
from capes.language.sentence import Name, Sentence, plain

FEWEST, MOST = 5, 40
CARDS = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)


class NameNumber:
    """Seat 1 names any whole number."""


class Toss:
    """A die and the number named decide who begins."""


class Turns:
    """Turns, again and again."""


class AskMove:
    """Whose turn it is picks a move."""


class Move:
    """The move is carried out."""


WORDS: tuple[object, ...] = (NameNumber(), Toss(), Turns(), AskMove(), Move())
BY_NAME = {type(word).__name__: word for word in WORDS}


class StonesCard(Explanation):
    worth: int


class StonesPlayer(msgspec.Struct):
    seat: int
    hand: list[StonesCard] | None
    hand_count: int


class StonesView(View):
    stones: int
    deck_count: int
    shown: list[int]
    players: list[StonesPlayer]
    result: list[int] | None


class StonesPreview(Preview):
    left_after_taking_one: int


class Stones(CoreState):
    """Where everything is."""

    def __init__(self) -> None:
        super().__init__()
        self.stones = 0
        self.turn = 0
        self.arrivals = 0
        self.hands: list[list[tuple[int, int]]] = [[], []]  # (number, worth)
        self.deck: list[int] = []
        self.shown: list[int] = []  # the worth of every card played

    def copy(self) -> Stones:
        other = Stones()
        self.copy_core_to(other)
        other.stones, other.turn, other.arrivals = self.stones, self.turn, self.arrivals
        other.hands = [list(hand) for hand in self.hands]
        other.deck, other.shown = list(self.deck), list(self.shown)
        return other


class Tossed(SeatEvent, frozen=True):
    die: int


class Played(SeatEvent, frozen=True):
    card: CardRef
    worth: int


class Took(SeatEvent, frozen=True):
    taken: int
    left: int


class Drew(SecretEvent, frozen=True):
    card: SecretCard


def name_number(state: Stones, task: Task, word: NameNumber) -> None:
    ask(state, 1, "name a number", WholeNumbers("name"), name="number")


def toss(state: Stones, task: Task, word: Toss) -> None:
    named = task.recall("number")
    assert isinstance(named, Option)
    die = roll(state, 6) + 1
    state.turn = (named.number + die) % 2
    state.news.append(Tossed(state.turn, die))


def turns(state: Stones, task: Task, word: Turns) -> None:
    task.at -= 1
    state.agenda.append(Task((BY_NAME["AskMove"], BY_NAME["Move"]), state.turn, kind="turn"))


def ask_move(state: Stones, task: Task, word: AskMove) -> None:
    options = [Option("take", number=n) for n in range(1, min(3, state.stones) + 1)]
    options += [Option("play", card=number) for number, _ in state.hands[task.seat]]
    ask(state, task.seat, "take stones", tuple(options))


def move(state: Stones, task: Task, word: Move) -> None:
    pick = task.recall("it")
    assert isinstance(pick, Option)
    taken = pick.number
    if pick.verb == "play":
        hand = state.hands[task.seat]
        card = next(card for card in hand if card[0] == pick.card)
        hand.remove(card)
        taken = min(card[1], state.stones)
        state.shown.append(card[1])
        state.news.append(Played(task.seat, CardRef(card[0], f"worth {card[1]}"), card[1]))
        if state.deck:
            draw(state, task.seat)
    state.stones -= taken
    state.news.append(Took(task.seat, taken, state.stones))
    if state.stones == 0:
        state.result = Result((task.seat,), "took the last stone")
    state.turn = 1 - task.seat


def draw(state: Stones, seat: int) -> None:
    state.arrivals += 1
    worth = state.deck.pop(0)
    state.hands[seat].append((state.arrivals, worth))
    state.news.append(Drew(seat, CardRef(state.arrivals, f"worth {worth}"), known=1 << seat))


HANDLERS: Handlers = {NameNumber: name_number, Toss: toss, Turns: turns, AskMove: ask_move, Move: move}


class Toy(GameDefaults[Stones]):
    """The game as everybody outside sees it."""

    id = "toy"
    title = "Stones"
    rules_version = "1"
    modes: tuple[Mode, ...] = (Mode("duel", "Duel", (2,), "Who takes the last stone wins."),)

    def setup_form(self) -> dict[str, Any]:
        return {"modes": [{"id": "duel", "seats": [2]}], "options": {"stones": 15}}

    def check_setup(self, setup: SetupData) -> SetupData:
        unknown = sorted(set(setup) - {"mode", "stones", "decks"})
        if unknown:
            raise BadSetup(plain(f"Stones has no setting {unknown[0]!r}; it has mode, stones"))
        mode, stones = setup.get("mode") or "duel", setup.get("stones", 15)
        if mode != "duel":
            raise BadSetup(plain(f"Stones has no mode {mode!r}; the modes are duel"))
        if setup.get("decks"):
            raise BadSetup(plain("Stones has no decks to choose"))
        if not isinstance(stones, int) or not FEWEST <= stones <= MOST:
            raise BadSetup(
                plain(f"{FEWEST} to {MOST} stones, not {stones!r}"), (Reason("STONES-01", plain("a pile has 5 to 40")),)
            )
        return {"mode": mode, "stones": stones}

    def new_game(self, setup: SetupData, seed: int | str) -> Stones:
        setup = self.check_setup(setup)
        state = Stones()
        state.stones = setup["stones"]
        if isinstance(seed, str):
            state.seed = seed
        else:
            state.rng = mixed(seed & MASK)
        state.deck = list(CARDS)
        shuffle(state, state.deck)
        for seat in (0, 1, 0, 1):
            draw(state, seat)
        state.agenda.append(Task((BY_NAME["NameNumber"], BY_NAME["Toss"], BY_NAME["Turns"]), 0, kind="match"))
        run(state, HANDLERS)
        return state

    def pick(self, state: Stones, index: int, number: int | None = None) -> None:
        accept(state, check_pick(state, index, number))
        run(state, HANDLERS)

    def seats(self, state: Stones) -> int:
        return 2

    def side(self, state: Stones, seat: int) -> int:
        return seat

    def revealed(self, before: Stones, after: Stones) -> bool:
        return before.rng != after.rng or before.shown != after.shown or before.arrivals != after.arrivals

    def view(self, state: Stones, seat: int | None) -> StonesView:
        return StonesView(
            "toy",
            "duel",
            seat,
            state.turn,
            stones=state.stones,
            deck_count=len(state.deck),
            shown=list(state.shown),
            players=[
                StonesPlayer(owner, [StonesCard(*card) for card in hand] if owner == seat else None, len(hand))
                for owner, hand in enumerate(state.hands)
            ],
            result=list(state.result.winners) if state.result else None,
        )

    def options(self, state: Stones, seat: int | None) -> DecisionShown | None:
        decision = state.decision
        if decision is None:
            return None
        prompt = plain(decision.why.capitalize() + ":").data()
        shown = DecisionShown(decision.number, decision.seat, decision.why, prompt, decision.about)
        if seat == decision.seat:
            endless = isinstance(decision.options, WholeNumbers)
            shown.range = NumberRange(0, None) if endless else None
            shown.options = (
                []
                if endless
                else [
                    OptionShown(i, o.verb, o.card, "", o.number, self.choice(state, o).data())
                    for i, o in enumerate(decision.options)
                ]
            )
        return shown

    def choice(self, state: Stones, option: Option) -> Sentence:
        if option.verb == "play":
            worth = {n: worth for hand in state.hands for n, worth in hand}[option.card]
            return plain(f"Play card #{option.card} (worth {worth})")
        return plain(f"{option.verb.capitalize()} {option.number}")

    def tell(self, event: Event, seat: int | None) -> Sentence:
        event = seen_by(event, seat)
        assert isinstance(event, SeatEvent)
        if isinstance(event, Tossed):
            did = f"begins, for the die shows {event.die}"
        elif isinstance(event, Drew):
            did = f"draws a card{'' if event.card is None else ' ' + event.card.face}"
        elif isinstance(event, Played):
            did = f"plays a card worth {event.worth}"
        else:
            assert isinstance(event, Took)
            did = f"takes {event.taken}; {event.left} left"
        return Sentence("somebody-did", player=Name(event.seat), what=did)

    def why_not(self, state: Stones, seat: int, wish: str) -> list[Reason]:
        decision = state.decision
        if decision is None:
            return [Reason("STONES-09", plain("the game is over"))]
        if decision.seat != seat:
            return [Reason("STONES-02", plain("it is not your turn"))]
        if isinstance(decision.options, WholeNumbers) or any(option.key == wish for option in decision.options):
            return []
        return [Reason("STONES-03", plain(f"{wish!r} is not a move now ({state.stones} stones are left)"))]

    def explain(self, state: Stones, seat: int | None, card: int) -> StonesCard:
        for owner, hand in enumerate(state.hands):
            for number, worth in hand:
                if number == card and owner == seat:
                    return StonesCard(number, worth)
        raise BadRecord(plain(f"card #{card} is not one you can see"))

    def preview(self, state: Stones, seat: int | None) -> StonesPreview | None:
        return None if state.decision is None else StonesPreview(state.stones - 1)

    def veil(self, state: Stones, seat: int) -> Stones:
        veiled = state.copy()
        veiled.rng, veiled.seed = 0, ""
        deal_unknown(veiled, seat, sorted(unknown_to(veiled, seat)))
        return veiled

    def imagine(self, veiled: Stones, seat: int, seed: int) -> Stones:
        state, rng = veiled.copy(), Rng(seed)
        worths = unknown_to(state, seat)
        rng.shuffle(worths)
        deal_unknown(state, seat, worths)
        state.rng = rng.rng
        return state

    def worth(self, state: Stones, seat: int) -> float:
        if state.result:
            return 1.0 if seat in state.result.winners else 0.0
        return 0.5

    def inclination(self, state: Stones, option: Option) -> float:
        left = state.stones - option.number
        return 1.0 if option.verb == "take" and left % 4 == 0 else 0.25

    def play_out(self, state: Stones, seed: int) -> None:
        chance = Rng(seed)
        while state.decision is not None:
            self.pick(state, chance.below(len(state.decision.options)))

    def encode(self, state: Stones) -> dict[str, Any]:
        decision, result = state.decision, state.result
        return {
            "stones": state.stones,
            "turn": state.turn,
            "arrivals": state.arrivals,
            "hands": [[list(card) for card in hand] for hand in state.hands],
            "deck": list(state.deck),
            "shown": list(state.shown),
            "rng": state.rng,
            "seed": state.seed,
            "decided": state.decided,
            "agenda": [encode_task(task) for task in state.agenda],
            "decision": None
            if decision is None
            else [
                decision.seat,
                decision.why,
                decision.name,
                None if isinstance(decision.options, WholeNumbers) else [encode_option(o) for o in decision.options],
            ],
            "result": None if result is None else [list(result.winners), result.why],
        }

    def decode(self, data: dict[str, Any]) -> Stones:
        try:
            state = Stones()
            state.stones, state.turn, state.arrivals = data["stones"], data["turn"], data["arrivals"]
            state.hands = [[(number, worth) for number, worth in hand] for hand in data["hands"]]
            state.deck, state.shown = list(data["deck"]), list(data["shown"])
            state.rng, state.seed, state.decided = data["rng"], data["seed"], data["decided"]
            for todo, at, seat, kind, names in data["agenda"]:
                task = Task(tuple(BY_NAME[word] for word in todo), seat, kind=kind)
                task.at = at
                for name, option in names.items():
                    task.keep(name, Option(*option))
                state.agenda.append(task)
            if data["decision"] is not None:
                seat, why, name, options = data["decision"]
                on_offer = WholeNumbers("name") if options is None else tuple(Option(*option) for option in options)
                state.decision = Decision(state.decided, seat, why, on_offer, name)
            if data["result"] is not None:
                state.result = Result(tuple(data["result"][0]), data["result"][1])
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord(plain(f"this is not a position of Stones: {error!r}")) from None
        return state

    def fingerprint(self, state: Stones) -> str:
        return hashlib.sha256(json.dumps(self.encode(state), sort_keys=True).encode()).hexdigest()[:16]


def encode_task(task: Task) -> list[Any]:
    names = {name: encode_option(option) for name, option in (task.names or {}).items()}
    return [[type(word).__name__ for word in task.todo], task.at, task.seat, task.kind, names]


def encode_option(option: object) -> list[Any]:
    assert isinstance(option, Option)
    return [option.verb, option.card, option.text, option.number]


def unknown_to(state: Stones, seat: int) -> list[int]:
    """The worth of the cards the seat cannot see: the rival's hand, then the deck."""
    return [worth for _, worth in state.hands[1 - seat]] + state.deck


def deal_unknown(state: Stones, seat: int, worths: list[int]) -> None:
    """Put these worths where the seat cannot see them."""
    rival = state.hands[1 - seat]
    state.hands[1 - seat] = [(number, worths[at]) for at, (number, _) in enumerate(rival)]
    state.deck = worths[len(rival) :]


TOY = Toy()
