"""Rumble: a toy for two to four seats with hidden hands, chance, chances to act, sides and a card that fails.

In turn each seat takes 1 to 3 points, draws a card, or hits somebody with a card from the hand. Before a hit lands
every other seat may block it with a card or pass. First side to twelve points (or the goal set) wins.
"""

from __future__ import annotations

import hashlib
import json
from typing import Annotated, Any

import msgspec

from capes.core.errors import BadRecord, BadSetup, Reason
from capes.core.event import SECRET, Event, SeatEvent, SecretEvent, seen_by
from capes.core.game import Game, GameDefaults, Mode, SetupData
from capes.core.loop import check_pick
from capes.core.option import Option
from capes.core.rng import MASK, Rng, mixed, shuffle
from capes.core.seen import DecisionShown, Explanation, OptionShown, Preview, View
from capes.core.state import CoreState, Result, ask
from capes.language.sentence import Name, Sentence, plain

GOAL = 12


class Dealt(SeatEvent, frozen=True):
    amount: int


class Took(SeatEvent, frozen=True):
    amount: int


class Drew(SecretEvent, frozen=True):
    worth: Annotated[int | None, SECRET]


class Swung(SeatEvent, frozen=True):
    at: int
    amount: int


class Hit(SeatEvent, frozen=True):
    at: int
    amount: int


class Blocked(SeatEvent, frozen=True):
    """The hit was stopped."""


class RumbleCard(Explanation):
    worth: int


class RumblePlayer(msgspec.Struct):
    seat: int
    points: int
    hand: list[int] | None
    hand_count: int


class RumbleView(View):
    active: list[int]
    deck_count: int
    players: list[RumblePlayer]
    hit: list[int]
    result: list[int] | None


class Table(CoreState):
    """Where everything is."""

    def __init__(self) -> None:
        super().__init__()
        self.mode = "duel"
        self.points: list[int] = []
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.active = 0
        self.hit: list[int] = []  # by, at, card, seats still to be asked ...
        self.buggy = False
        self.goal = GOAL

    def copy(self) -> Table:
        other = Table()
        self.copy_core_to(other)
        other.mode, other.active, other.buggy, other.goal = self.mode, self.active, self.buggy, self.goal
        other.points, other.deck, other.hit = list(self.points), list(self.deck), list(self.hit)
        other.hands = [list(hand) for hand in self.hands]
        return other


class Rumble(GameDefaults[Table]):
    """The game as everybody outside sees it."""

    id = "rumble"
    title = "Rumble"
    rules_version = "1"
    modes: tuple[Mode, ...] = (
        Mode("duel", "Duel", (2,)),
        Mode("ffa", "Free for all", (3, 4)),
        Mode("teams", "Two against two", (4,)),
    )

    def cards(self) -> list[dict[str, Any]]:
        return [{"id": f"rumble/{n}", "name": f"Fist {n}"} for n in range(1, 7)]

    def read_deck(self, text: str) -> dict[str, Any]:
        names = [line.strip() for line in text.splitlines() if line.strip()]
        unknown = [name for name in names if not name.startswith("Fist")]
        problems = [f"{name!r} is not a card" for name in unknown[:5]]
        return {"deck": {"cards": names}, "changes": [], "problems": problems}

    def setup_form(self) -> dict[str, Any]:
        return {"modes": [{"id": m.id, "title": m.title, "seats": list(m.seats)} for m in self.modes], "decks": []}

    def check_setup(self, setup: SetupData) -> SetupData:
        mode = setup.get("mode", "duel")
        found = next((m for m in self.modes if m.id == mode), None)
        if found is None:
            raise BadSetup(
                plain(f"Rumble has no mode {mode!r}"), (Reason("RUMBLE-01", plain("the modes are duel, ffa, teams")),)
            )
        seats = setup.get("seats", found.seats[0])
        if seats not in found.seats:
            raise BadSetup(plain(f"{seats!r} seats do not fit {mode}"))
        if set(setup) - {"mode", "seats", "buggy", "decks", "goal"}:
            raise BadSetup(plain("Rumble has only mode, seats and goal to set"))
        goal = setup.get("goal", GOAL)
        if not isinstance(goal, int) or not 1 <= goal <= 10**6:
            raise BadSetup(plain("the goal is a number of points"))
        return {"mode": mode, "seats": seats, "buggy": bool(setup.get("buggy")), "goal": goal}

    def new_game(self, setup: SetupData, seed: int | str) -> Table:
        setup = self.check_setup(setup)
        state = Table()
        state.mode, state.buggy, state.goal = setup["mode"], setup["buggy"], setup["goal"]
        if isinstance(seed, str):
            state.seed = seed
        else:
            state.rng = mixed(seed & MASK)
        state.points = [0] * setup["seats"]
        state.deck = [n % 6 + 1 for n in range(60)]
        shuffle(state, state.deck)
        state.hands = [[state.deck.pop() for _ in range(3)] for _ in range(setup["seats"])]
        for seat in range(setup["seats"]):
            state.news.append(Dealt(seat, 3))
        self.ask_turn(state)
        return state

    def ask_turn(self, state: Table) -> None:
        seat = state.active
        options = [Option("take", number=n) for n in (1, 2, 3)]
        if state.deck:
            options.append(Option("draw"))
        for card in range(len(state.hands[seat])):
            options += [
                Option("hit", card=card + 1, number=at + 1)
                for at in range(len(state.points))
                if self.side(state, at) != self.side(state, seat)
            ]
        if state.buggy:
            options.append(Option("fail"))
        ask(state, seat, "take a turn", options)

    def next_turn(self, state: Table) -> None:
        sides: dict[int, int] = {}
        for seat, points in enumerate(state.points):
            side = self.side(state, seat)
            sides[side] = sides.get(side, 0) + points
        best = max(sides, key=lambda side: sides[side])
        if sides[best] >= state.goal:
            winners = tuple(seat for seat in range(len(state.points)) if self.side(state, seat) == best)
            state.result = Result(winners, f"{state.goal} points")
            return
        state.active = (state.active + 1) % len(state.points)
        self.ask_turn(state)

    def ask_window(self, state: Table) -> None:
        if len(state.hit) == 3:
            by, at, worth = state.hit
            state.hit = []
            lost = min(worth, state.points[at])
            state.points[at] -= lost
            state.points[by] += 1
            state.news.append(Hit(by, at, lost))
            self.next_turn(state)
            return
        seat = state.hit[3]
        options = [Option("pass")] + [Option("block", card=n + 1) for n in range(len(state.hands[seat]))]
        ask(state, seat, "block or pass", options)

    def pick(self, state: Table, index: int, number: int | None = None) -> None:
        option = check_pick(state, index, number)
        seat = state.decision.seat if state.decision else 0
        state.decision, state.news = None, []
        if option.verb == "fail":
            state.points[seat] = 99
            raise ZeroDivisionError("this card is broken")
        if option.verb == "take":
            state.points[seat] += option.number
            state.news.append(Took(seat, option.number))
            self.next_turn(state)
        elif option.verb == "draw":
            card = state.deck.pop()
            state.hands[seat].append(card)
            state.news.append(Drew(seat, card, known=1 << seat))
            self.ask_turn(state)
        elif option.verb == "hit":
            worth = state.hands[seat].pop(option.card - 1)
            others = [(seat + n) % len(state.points) for n in range(1, len(state.points))]
            state.hit = [seat, option.number - 1, worth, *others]
            state.news.append(Swung(seat, option.number - 1, worth))
            self.ask_window(state)
        elif option.verb == "block":
            state.hands[seat].pop(option.card - 1)
            state.news.append(Blocked(seat))
            state.hit = []
            self.next_turn(state)
        else:
            del state.hit[3]
            self.ask_window(state)

    def window(self, state: Table) -> tuple[int, tuple[int, ...]] | None:
        return (0, (state.hit[0], state.hit[1])) if state.decision and state.hit else None

    def seats(self, state: Table) -> int:
        return len(state.points)

    def side(self, state: Table, seat: int) -> int:
        return seat % 2 if state.mode == "teams" else seat

    def revealed(self, before: Table, after: Table) -> bool:
        return len(before.deck) != len(after.deck) or sum(map(len, before.hands)) != sum(map(len, after.hands))

    def view(self, state: Table, seat: int | None) -> RumbleView:
        return RumbleView(
            "rumble",
            state.mode,
            seat,
            turn=0,
            active=[state.active],
            deck_count=len(state.deck),
            players=[
                RumblePlayer(at, points, list(state.hands[at]) if at == seat else None, len(state.hands[at]))
                for at, points in enumerate(state.points)
            ],
            hit=state.hit[:3],
            result=list(state.result.winners) if state.result else None,
        )

    def options(self, state: Table, seat: int | None) -> DecisionShown | None:
        decision = state.decision
        if decision is None:
            return None
        shown = DecisionShown(decision.number, decision.seat, decision.why, plain(decision.why).data(), 0)
        if decision.seat == seat:
            shown.options = [
                OptionShown(i, o.verb, o.card, o.text, o.number, self.choice(state, o).data())
                for i, o in enumerate(decision.options)
            ]
        return shown

    def choice(self, state: Table, option: Option) -> Sentence:
        return plain(option.key)

    def tell(self, event: Event, seat: int | None) -> Sentence:
        event = seen_by(event, seat)
        assert isinstance(event, SeatEvent)
        did = f"{type(event).__name__.lower()} {getattr(event, 'amount', '') or ''}".strip()
        if isinstance(event, Drew) and event.worth is not None:
            did = f"drew a {event.worth}"
        return Sentence("somebody-did", player=Name(event.seat), what=did)

    def why_not(self, state: Table, seat: int, wish: str) -> list[Reason]:
        decision = state.decision
        if decision is None or decision.seat != seat:
            return [Reason("RUMBLE-02", plain("it is not your turn"))]
        if any(option.key == wish for option in decision.options):
            return []
        return [Reason("RUMBLE-03", plain(f"{wish!r} is not on offer"))]

    def explain(self, state: Table, seat: int | None, card: int) -> RumbleCard:
        hand = state.hands[seat] if seat is not None else []
        if not 1 <= card <= len(hand):
            raise BadRecord(plain(f"there is no card {card} for you to see"))
        return RumbleCard(card, hand[card - 1])

    def preview(self, state: Table, seat: int | None) -> Preview | None:
        return None

    def veil(self, state: Table, seat: int) -> Table:
        veiled = state.copy()
        veiled.rng, veiled.seed = 0, ""
        self.deal(veiled, seat, sorted(self.unknown(veiled, seat)))
        return veiled

    def imagine(self, veiled: Table, seat: int, seed: int) -> Table:
        table = veiled.copy()
        cards = self.unknown(table, seat)
        Rng(seed).shuffle(cards)
        self.deal(table, seat, cards)
        return table

    def unknown(self, table: Table, seat: int) -> list[int]:
        return table.deck + [card for at, hand in enumerate(table.hands) if at != seat for card in hand]

    def deal(self, table: Table, seat: int, cards: list[int]) -> None:
        supply = list(cards)
        table.hands = [hand if at == seat else [supply.pop() for _ in hand] for at, hand in enumerate(table.hands)]
        table.deck = supply

    def worth(self, state: Table, seat: int) -> float:
        return min(1.0, state.points[seat] / GOAL)

    def inclination(self, state: Table, option: Option) -> float:
        if option.verb == "fail":
            return 0.0
        return 0.9 if option.verb == "take" and option.number == 3 else 0.2

    def play_out(self, state: Table, seed: int) -> None:
        chance = Rng(seed)
        while state.decision is not None:
            self.pick(state, chance.below(len(state.decision.options)))

    def encode(self, state: Table) -> dict[str, Any]:
        return {
            "mode": state.mode,
            "points": state.points,
            "hands": state.hands,
            "deck": state.deck,
            "active": state.active,
            "hit": state.hit,
            "rng": state.rng,
            "seed": state.seed,
            "decided": state.decided,
            "buggy": state.buggy,
            "goal": state.goal,
            "asked": state.decision is not None,
            "result": None if state.result is None else [list(state.result.winners), state.result.why],
        }

    def decode(self, data: dict[str, Any]) -> Table:
        try:
            table = Table()
            table.mode, table.points, table.hands = data["mode"], list(data["points"]), [list(h) for h in data["hands"]]
            table.deck, table.active, table.hit = list(data["deck"]), data["active"], list(data["hit"])
            table.rng, table.seed, table.buggy = data["rng"], data["seed"], data["buggy"]
            table.goal = data["goal"]
            table.decided = data["decided"] - 1 if data["asked"] else data["decided"]
            if data["result"]:
                table.result = Result(tuple(data["result"][0]), data["result"][1])
            elif table.hit:
                self.ask_window(table)
            else:
                self.ask_turn(table)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise BadRecord(plain(f"this is not a position of Rumble: {error!r}")) from None
        return table

    def fingerprint(self, state: Table) -> str:
        return hashlib.sha256(json.dumps(self.encode(state), sort_keys=True).encode()).hexdigest()[:16]


RUMBLE: Game = Rumble()
GAME = RUMBLE
