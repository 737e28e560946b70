"""A small stage for Duel's tests: set the table in a few lines, act by name, look at numbers.

Scenes are played with the numbers of `tests/duel/numbers.py`, so that tuning a card changes no rule's test.
Whatever a test does not care about is answered by the first option: pass, not now, the first power.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from capes.core.errors import Reason
from capes.core.task import Task
from capes.duel.cards.conditions import CONDITIONS
from capes.duel.cards.deck import DECK
from capes.duel.game import GAME
from capes.duel.notation.text import read
from capes.duel.rules.turn import answer, play_on
from capes.duel.state.optional import OptionalRules
from capes.duel.state.state import State, empty_table, opponent_of
from capes.duel.view.labels import find
from capes.duel.words.kinds import COLOURS
from capes.duel.words.steps import SETUP
from tests.duel.numbers import SCENARIO_DECK

Powers = Mapping[str, int | tuple[int, str]]


def number(name: str) -> int:
    """The card of that name (the first copy)."""
    for card in range(1, DECK.size + 1):
        if DECK.name[card] == name:
            return card
    raise LookupError(name)


def names(cards: list[int]) -> list[str]:
    """Cards by name."""
    return [DECK.name[card] for card in cards]


class Scene:
    """A position and the hands that play it."""

    def __init__(self, text: str) -> None:
        if "hand:" not in text:
            # The current player holds a Condition that nobody speaks of, so that every window stops for a look.
            spare = next(card.name for card in CONDITIONS if card.name not in text)
            current = next((word for word in ("P2", "P3") if f", {word}\n" in text), "P1")
            lines = [line.strip() for line in text.strip().splitlines()]
            text = "\n".join(f"{line} | hand: {spare}" if line.startswith(current + ":") else line for line in lines)
        self.state: State = read(SCENARIO_DECK, text)
        play_on(self.state)

    # -- moving on ------------------------------------------------------------------------------------------------
    def until(self, reached: Callable[[State], bool], powers: Powers | None = None) -> Scene:
        """Answer what nobody cares about until the table looks like that."""
        for _ in range(400):
            decision = self.state.decision
            if decision is None or reached(self.state):
                break
            if powers and decision.why in ("outside power", "power"):
                self._declare(powers)
            else:
                answer(self.state, 0)
        assert reached(self.state), f"never reached; now {self.state.decision}"
        return self

    def _declare(self, powers: Powers) -> None:
        decision = self.state.decision
        assert decision is not None
        wanted = powers.get(DECK.name[decision.about], 1)
        power, target = wanted if isinstance(wanted, tuple) else (wanted, "")
        for at, option in enumerate(decision.options):
            if option.verb == "declare" and option.number == power:
                if not target or option.card == number(target):
                    answer(self.state, at)
                    return
        assert decision.why == "outside power", f"power {power} is not offered"
        answer(self.state, 0)

    def asked(self, why: str, seat: int | None = None) -> Scene:
        """Move on to a question."""
        return self.until(
            lambda s: s.decision is not None and s.decision.why == why and seat in (None, s.decision.seat)
        )

    def to_attack(self) -> Scene:
        """Move on to the next option to attack."""
        return self.until(lambda s: s.decision is not None and s.decision.why in ("attack", "counter-attack"))

    def pick(self, name: str) -> Scene:
        """Answer by label, key or card name."""
        answer(self.state, find(self.state, name))
        return self

    def attack(self, card: str, target: str) -> Scene:
        """The holder of the option attacks."""
        return self.to_attack().pick(f"{card} attacks {target}")

    def aid(self, card: str, mate: str) -> Scene:
        """A Hero renders aid."""
        return self.to_attack().pick(f"{card} renders aid to {mate}")

    def thwart(self, card: str, attacking: str, attacked: str) -> Scene:
        """A Gray thwarts a match-up."""
        return self.to_attack().pick(f"{card} thwarts {attacking} against {attacked}")

    def gang_up(self, card: str, mate: str) -> Scene:
        """A Villain gangs up with a teammate."""
        return self.to_attack().pick(f"{card} gangs up with {mate}")

    def decline(self) -> Scene:
        """The holder of the option declines."""
        return self.to_attack().pick("pass")

    def window(self, code: str, seat: int | None = None) -> Scene:
        """Move on to a window, as far as that seat is asked."""
        return self.until(
            lambda s: (
                s.decision is not None
                and s.window == code
                and s.decision.why == "interrupt"
                and seat in (None, s.decision.seat)
            )
        )

    def play(self, card: str, *targets: str, window: str, by: int) -> Scene:
        """A player plays an Interruption in a window."""
        self.window(window, by).pick(f"Play {card}")
        for target in targets:
            decision = self.state.decision
            if decision is not None and decision.why == "target":
                self.pick(target)
        return self

    def fight(self, powers: Powers | None = None) -> Scene:
        """Powers are declared and damage is dealt; stops in the window of Step 12 (or when the game is over)."""
        return self.until(lambda s: s.step >= 12 or s.step <= 3 or s.result is not None, powers or {})

    def end_turn(self) -> Scene:
        """The turn ends; the next one has begun or the game is over."""
        turn = self.state.turn
        return self.until(lambda s: s.turn > turn or s.result is not None)

    # -- looking --------------------------------------------------------------------------------------------------
    def health(self, *people: str) -> int | tuple[int, ...]:
        """The left slider of one or several Characters."""
        found = tuple(self.state.health[number(name)] for name in people)
        return found[0] if len(found) == 1 else found

    def knocked_out(self, name: str) -> bool:
        """Whether the card lies sideways."""
        data = next(data for data in GAME.view(self.state, None).characters if data.name == name)
        return bool(data.ko)

    def opponent(self, name: str) -> str:
        """Whom a Character fights."""
        return DECK.name[opponent_of(self.state, number(name))]

    def labels(self) -> list[str]:
        """What can be picked now."""
        decision = self.state.decision
        assert decision is not None
        return [GAME.label(self.state, option) for option in decision.options]

    def why(self) -> str:
        """What is asked now, or '' after the game."""
        return self.state.decision.why if self.state.decision else ""

    def seat(self) -> int:
        """Who is asked now."""
        assert self.state.decision is not None
        return self.state.decision.seat

    def hand(self, seat: int) -> list[str]:
        """A hand by name."""
        return names(self.state.hands[seat])

    def team(self, seat: int) -> list[str]:
        """A team by name."""
        return names(self.state.teams[seat])

    def conditions(self) -> list[str]:
        """Conditions in play by name."""
        return names(self.state.conditions)

    def discard(self) -> list[str]:
        """The discard pile by name."""
        return names(self.state.discard)

    def winners(self) -> tuple[int, ...]:
        """Who has won."""
        assert self.state.result is not None
        return self.state.result.winners

    def refused(self, seat: int, wish: str) -> list[str]:
        """The rulings against a wish; names in brackets become card numbers."""
        for part in wish.split("[")[1:]:
            name = part.split("]")[0]
            wish = wish.replace(f"[{name}]", f"#{number(name)}")
        reasons: list[Reason] = GAME.why_not(self.state, seat, wish)
        return [reason.rule for reason in reasons]


def set_up(*starts: str, **options: bool) -> Scene:
    """A game right before the secret choice, each hand holding that Character and five other cards."""
    players = len(starts)
    state = empty_table(SCENARIO_DECK, OptionalRules(three_way=players == 3, **options), players)
    state.colours = COLOURS[:players]
    chosen = [number(name) for name in starts]
    rest = [card for card in range(DECK.size, 0, -1) if card not in chosen]
    for seat, card in enumerate(chosen):
        state.hands[seat] = [card] + [rest.pop() for _ in range(5)]
    state.piles = [rest]
    task = Task(SETUP, 0, kind="set-up")
    task.at = 1
    state.agenda.append(task)
    play_on(state)
    scene = Scene.__new__(Scene)
    scene.state = state
    return scene
