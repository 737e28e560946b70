"""Why not: no reasons for what can be done, and rule rows for everything else."""

from __future__ import annotations

import pytest

from capes.core.option import Option
from capes.core.rng import Rng
from capes.core.whole_numbers import WholeNumbers
from capes.vs.contract import questions, verbs
from capes.vs.decks import starter_decks
from capes.vs.game import GAME, new_game
from capes.vs.rules import engine
from capes.vs.rules.derived import has
from capes.vs.rules.reasons import reasons
from capes.vs.rules.wishes import read_wish
from capes.vs.state.state import State
from capes.vs.words.face import power_key
from capes.vs.words.powers import SuperPower
from tests.vs.cards.setting import Game, plain, side


def can_declare(state: State, group: list[int], target: int) -> bool:
    """Whether that very attack can be declared, pick by pick."""
    state = state.copy()
    for number, verb in zip((*group, target), ("attack", *["join"] * (len(group) - 1), "defend"), strict=True):
        decision = state.decision
        assert decision is not None
        option = next((o for o in decision.options if (o.verb, o.card) == (verb, number)), Option(""))
        if not option.verb:
            return False
        engine.choose(state, option)
    return True


def test_an_attack_is_refused_exactly_if_it_cannot_be_declared() -> None:
    rng = Rng(3)
    asked = declared = 0
    for seed in range(4):
        state = new_game("x-men-storm", "avengers-hulk", seed=seed)
        for _ in range(500):
            decision = state.decision
            if decision is None:
                break
            if decision.why == "main phase":
                mine = [c.number for c in state.play.values() if c.seat == decision.seat]
                everybody = list(state.play)
                for _ in range(4):
                    group = list(dict.fromkeys(mine[rng.below(len(mine))] for _ in range(1 + rng.below(2))))
                    target = everybody[rng.below(len(everybody))]
                    wish = f"attack {' '.join(f'#{number}' for number in group)} -> #{target}"
                    reasons = GAME.why_not(state, decision.seat, wish)
                    possible = can_declare(state, group, target)
                    assert (not reasons) == possible, (seed, wish, reasons)
                    asked, declared = asked + 1, declared + possible
            count = 9 if isinstance(decision.options, WholeNumbers) else len(decision.options)
            engine.pick(state, rng.below(count))
    assert asked > 100 < declared * 10, (asked, declared)


ACTING = (
    questions.RESOURCE_STEP, questions.RECRUIT_STEP, questions.FORMATION_STEP, questions.MAIN_PHASE,
    questions.COMBAT_CHANCE,
)  # fmt: skip
"""Questions at which a player does what the rules offer; what a card asks is answered as the card says."""
ACTS = (
    verbs.RESOURCE, verbs.RECRUIT, verbs.EQUIP, verbs.MOVE, verbs.ATTACK, verbs.USE, verbs.POWER_UP, verbs.PLAY,
    verbs.NEXT, verbs.MAIN_PHASE, verbs.END_TURN, verbs.PASS,
)  # fmt: skip
MODES = (("duel", 2), ("ffa", 3), ("2v2", 4), ("two-headed", 4), ("duel", 2), ("ffa", 4))


def acts(state: State, seat: int) -> list[str]:
    """Everything the player might try with what it holds and sees."""
    player = state.players[seat]
    hand, people = player.hand, state.characters
    wishes = [f"{verb} #{card.number}{up}" for card in hand for verb, up in TRIED]
    wishes += [f"play #{card.number}" for card in hand if card.face.kind == "plot-twist"]
    wishes += [f"recruit #{card.number}" for card in player.ko]
    for character in people:
        wishes += [f"attack #{character.number}", f"move #{character.number}"]
        wishes += [f"power up #{card.number} ={character.number}" for card in hand]
        wishes += [f"equip #{card.number} ={character.number}" for card in hand if card.face.kind == "equipment"]
        supers = [power for power in has(state, character).supers if isinstance(power, SuperPower)]
        wishes += [f"use #{character.number} {power_key(power)}" for power in supers]
    return [*wishes, "next", "main phase", "end turn", "pass"]


TRIED = (("recruit", ""), ("resource", " up"), ("resource", " down"))


def judged(state: State) -> int:
    """How many acts the rules are asked about; each is without reasons exactly if it is on offer."""
    decision = state.decision
    assert decision is not None
    options = [] if isinstance(decision.options, WholeNumbers) else list(decision.options)
    for option in options:
        assert GAME.why_not(state, decision.seat, option.key) == []
        wish = read_wish(option.key)
        assert wish is not None
        if decision.why in ACTING and option.verb in ACTS:
            assert reasons(state, decision.seat, wish) == [], (option.key, decision.why)
    if decision.why not in ACTING:
        return 0
    wishes = acts(state, decision.seat)
    for text in wishes:
        wish = read_wish(text)
        assert wish is not None
        if not any(wish.means(option) for option in options):
            assert reasons(state, decision.seat, wish) != [], (text, decision.why)
    return len(wishes)


@pytest.mark.parametrize(
    ("positions", "least"),
    [(600, 10_000), pytest.param(100_000, 4_000_000, marks=[pytest.mark.long, pytest.mark.timeout(7200)])],
)
def test_what_is_on_offer_is_exactly_what_the_rules_say_nothing_against(positions: int, least: int) -> None:
    names = [deck.slug for deck in starter_decks()]
    rng, asked = Rng(5), 0
    for game in range(positions // 100):
        mode, seats = MODES[game % len(MODES)]
        decks = [names[(game * 7 + 3 * seat) % len(names)] for seat in range(seats)]
        state = new_game(*decks, seed=game, mode=mode)
        for at in range(400):
            decision = state.decision
            if decision is None:
                break
            if at % 4 == game % 4:  # every fourth, so that games are played far
                asked += judged(state)
            count = 9 if isinstance(decision.options, WholeNumbers) else len(decision.options)
            engine.pick(state, rng.below(count))
    assert asked > least


def test_attack_01_an_attack_being_declared_is_open_to_just_these_attackers() -> None:
    rng = Rng(4)
    state = new_game("x-men-storm", "avengers-hulk", seed=2)
    while state.decision is not None and state.decision.why != "declare attack":
        engine.pick(state, rng.below(len(state.decision.options)))
    decision = state.decision
    assert decision is not None
    target = next(o.card for o in decision.options if o.verb == "defend")
    other = next(c.number for c in state.play.values() if c.number not in (decision.about, target))

    assert GAME.why_not(state, decision.seat, f"attack #{decision.about} -> #{target}") == []
    assert GAME.why_not(state, decision.seat, f"attack #{other} -> #{target}") != []


@pytest.mark.covers("ZONE-10", "SUPER-01", "SUPER-05")
@pytest.mark.parametrize("wish", ["use #{} Can't Keep a Bad Man Down", "card #{}"])
def test_zone_10_why_a_power_for_the_ko_pile_cannot_be_used_there_now(wish: str) -> None:
    late = Game(side(ko=["mb/deadpool"], symbols="Might"))
    poor = Game(side(ko=["mb/deadpool"], hand=["mb/thor"]), phase="formation")

    def rules(game: Game) -> list[str]:
        number = game.state.players[0].ko[0].number
        return [reason.rule for reason in GAME.why_not(game.state, 0, wish.format(number))]

    assert rules(late) == ["SUPER-01"]
    assert rules(poor) == ["SUPER-05"]


@pytest.mark.covers("COMBAT-28", "TURN-01", "TURN-03", "COMBAT-02")
def test_why_one_cannot_go_on_is_true_of_who_asks() -> None:
    people = side(front=[plain("Raider", 1, 5)]), side(front=[plain("Guard", 1, 9)])
    fight, early, late = Game(*people), Game(*people, phase="recruit"), Game(*people)
    fight.attacks("Raider", on="Guard")

    def rules(game: Game, seat: int, wish: str) -> list[str]:
        return [reason.rule for reason in GAME.why_not(game.state, seat, wish)]

    assert rules(fight, 0, "end turn") == ["COMBAT-28"]
    assert rules(fight, 0, "pass") == []
    assert rules(fight, 1, "pass") == ["COMBAT-02", "TURN-06"]
    assert rules(fight, 1, "end turn") == ["TURN-06"]
    assert rules(early, 0, "end turn") == ["TURN-01"]
    assert rules(early, 0, "main phase") == ["TURN-03"]
    assert rules(late, 0, "next") == ["TURN-03"]
    assert rules(late, 0, "pass") == ["COMBAT-02"]
