"""T1 and T1b: nobody is told what they may not know, by content, length or time."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from capes.bots.advice import advise
from capes.core.errors import CapesError
from capes.core.seen import View
from capes.core.state import CoreState
from capes.duel.contract import verbs as duel_verbs
from capes.table.beats import followed
from capes.table.entry import Beat
from capes.table.match import Match
from capes.table.messages import News
from capes.table.picture import news_for, picture, told_by_beats
from capes.table.player import Glance
from capes.table.positions import Positions
from capes.table.undo import target
from capes.table.watch import sight
from capes.vs.rules.wishes import VERBS
from tests.server.client import Seated, Visitor
from tests.trust.games import random_pick, tables

REDEALS = 5
WALKS = 4
"""How long a hint is thought over here; the same knowledge and chance give the same hint, however long."""
WISHES = sorted({*VERBS, *(text for text in vars(duel_verbs).values() if isinstance(text, str) and text.isascii())})
NUMBERS = range(1, 260)
"""Numbers of cards that are asked about, whether or not the asker can know of them."""


class Asked:
    """What somebody asks about a position: wishes, cards and fights picked by chance."""

    def __init__(self, rng: random.Random) -> None:
        self.cards = rng.sample(NUMBERS, 8)
        one, other, third = rng.sample(NUMBERS, 3)
        verbs = rng.sample(WISHES, 6)
        self.wishes = [f"{verb} #{card}" for verb in verbs for card in self.cards[:4]]
        self.wishes += [f"{verbs[0]} #{one} #{other}", f"attack #{one} -> #{other}"]
        self.wishes.append(f"attack #{one} #{third} -> #{other}")
        self.fights = [((one,), other), ((one, third), other), ((self.cards[0],), self.cards[1])]
        self.hints = rng.random() < 0.1

    def answers(self, match: Match, seat: int | None) -> bytes:
        """Everything this viewer is told about it: why, explain, preview and hint."""
        game, state = match.game, match.state
        told: list[Any] = [self._tried(partial(game.explain, state, seat, card)) for card in self.cards]
        if seat is not None:
            for wish in self.wishes:
                told.append([one.data() for one in game.why_not(state, seat, wish)])
            for attackers, defender in self.fights:
                told.append(self._tried(partial(game.foresee, state, seat, attackers, defender)))
        if seat is not None and match.holder == seat:
            look = sight(match, seat)
            told.append(look.to_data())  # all that a hint, or a bot, goes by
            told.append(Glance().choose(look))
            told += [one.to_data() for one in advise(look, seed=look.seed, walks=WALKS)] if self.hints else []
        return msgspec.json.encode(told)

    def _tried(self, ask: Callable[[], Any]) -> Any:
        try:
            return ask()
        except CapesError as error:
            return str(error)


def told(match: Match, seat: int | None, undo: bool = True) -> bytes:
    """Everything a viewer is sent about the position, as bytes; what may be taken back among it."""
    shown = picture(match, seat, 0.0, [])
    return msgspec.json.encode(shown if undo else msgspec.structs.replace(shown, undo="no"))


def looks_back(match: Match, seat: int | None) -> bool:
    """Whether what the seat may take back depends on an earlier position, which must be dealt anew as well."""
    kept = None if seat is None else target(match, seat)
    return kept is not None and match.holder == seat and all(u.seat == seat for u in match.units if u.start >= kept)


def non_interference(states: int, seed: int) -> dict[str, int]:
    """Random reachable positions, every viewer, five re-deals of what is hidden: byte-identical messages."""
    rng = random.Random(seed)
    looked = differences = views = logs = undos = 0
    for match in tables(rng):
        for _ in range(rng.randrange(1, 200)):
            if match.over:
                break
            before = match.state
            random_pick(match, rng)
            if rng.random() < 0.2:
                differences += _differences(match, rng)
                views += (len(match.seats) * 4) * REDEALS
                alike, unlike = _logs(match, before, rng)
                logs += alike + unlike
                differences += unlike
                alike, unlike = _undos(match, rng)
                undos += alike + unlike
                differences += unlike
                looked += 1
                if looked >= states:
                    found = {"states": looked, "messages": views, "logs": logs, "undos": undos}
                    return {**found, "differences": differences}
    raise AssertionError("the tables ran out")


def _differences(match: Match, rng: random.Random) -> int:
    """Messages and answers that are not the same when what the viewer cannot know is dealt anew."""
    found, real = 0, match.state
    asked = Asked(rng)
    spectator = told(match, None), asked.answers(match, None)
    for seat in range(len(match.seats)):
        undo = not looks_back(match, seat)  # else see `_undos`
        mine, answers = told(match, seat, undo), asked.answers(match, seat)
        for _ in range(REDEALS):
            match.state = other_deal(match, real, seat, rng)
            found += told(match, seat, undo) != mine
            found += asked.answers(match, seat) != answers
            found += (told(match, None), asked.answers(match, None)) != spectator
            match.state = real
    return found


def _undos(match: Match, rng: random.Random) -> tuple[int, int]:
    """What may be taken back, in games that are the same to the seat since its last decision."""
    alike = unlike = 0
    real, positions = match.state, match.positions
    for seat in range(len(match.seats)):
        if not looks_back(match, seat):
            continue
        kept = target(match, seat)
        assert kept is not None
        mine, before = told(match, seat), match.position_before(kept)
        for _ in range(REDEALS):
            world = other_deal(match, before, seat, rng)
            earlier = world.copy()
            if not _same_way(match, seat, before, world, match.picks[kept:]):
                continue
            match.state, match.positions = world, Positions(match.game, match.terms, match.seed)
            match.positions.latest[kept] = earlier
            same = told(match, seat) == mine
            match.state, match.positions = real, positions
            alike, unlike = alike + same, unlike + (not same)
    return alike, unlike


def _same_way(match: Match, seat: int, before: CoreState, world: CoreState, picks: list[int]) -> bool:
    """Make the same picks in another deal: whether the seat sees the same all the way."""
    game, real = match.game, before.copy()
    for option in picks:
        here, there = real.decision, world.decision
        if here is None or there is None or option >= len(there.options):
            return False
        if game.label(real, here.options[option]) != game.label(world, there.options[option]):
            return False
        game.pick(real, option)
        game.pick(world, option)
        if game.view(real, seat) != game.view(world, seat):
            return False
    return True


def _logs(match: Match, before: CoreState, rng: random.Random) -> tuple[int, int]:
    """The last pick made again with the unknown dealt anew: who then sees the same table has read the same log."""
    game, option = match.game, match.picks[-1]
    beats = followed(game, before, option)
    alike = unlike = 0
    for seat in range(len(match.seats)):
        seen, read = game.view(match.state, seat), _read(match, seat, match.state)
        for _ in range(REDEALS):
            world = other_deal(match, before, seat, rng)
            if world.decision is None or before.decision is None or option >= len(world.decision.options):
                continue
            if game.label(world, world.decision.options[option]) != game.label(before, before.decision.options[option]):
                continue
            way = followed(game, world, option)
            game.pick(world, option)
            if game.view(world, seat) == seen:
                same = _same_log(_read(match, seat, world), read)
                if same and _read(match, seat, world) == read:
                    same = _way(match, seat, way, seen) == _way(match, seat, beats, seen)
                alike, unlike = alike + same, unlike + (not same)
    return alike, unlike


def _way(match: Match, seat: int, beats: list[Beat], view: View) -> bytes:
    """The pictures on the way to the next decision as the seat is sent them."""
    return msgspec.json.encode(told_by_beats(match, seat, beats, view, seat))


def _read(match: Match, seat: int, state: CoreState) -> list[tuple[str, list[News]]]:
    """What happened, and what the seat reads of it, event by event; what it reads nothing of is left out."""
    news = [(type(event).__name__, news_for(match, seat, [event])) for event in state.news]
    return [(what, read) for what, read in news if read]


def _same_log(one: list[tuple[str, Any]], other: list[tuple[str, Any]]) -> bool:
    """Equal to the last word; or up to where both show cards as the rules ask, and the cards shown are not the same."""
    for (what, here), (what_else, there) in zip(one, other, strict=False):
        if here != there:
            return what == what_else == "Revealed"
    return len(one) == len(other)


def other_deal(match: Match, state: CoreState, seat: int, rng: random.Random) -> CoreState:
    """The same position with everything this seat cannot know dealt anew."""
    dealt: CoreState = match.game.imagine(match.game.veil(state, seat), seat, rng.randrange(2**60))
    return dealt


def kolmogorov_smirnov(one: list[float], other: list[float]) -> float:
    """The chance of a difference this large between two samples of one distribution."""
    merged = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    counts, worst = [0, 0], 0.0
    for _, which in merged:
        counts[which] += 1
        worst = max(worst, abs(counts[0] / len(one) - counts[1] / len(other)))
    size = len(one) * len(other) / (len(one) + len(other))
    lam = (size**0.5 + 0.12 + 0.11 / size**0.5) * worst
    total: float = 2 * sum((-1) ** (k - 1) * math.exp(-2 * (lam * k) ** 2) for k in range(1, 101))
    return max(0.0, min(1.0, total))


async def auto_pass_times(base: str, tables_at_once: int, rounds: int) -> tuple[list[float], list[float]]:
    """How long an asked-for pass takes with and without a card that could be played in hand."""
    full: list[float] = []
    empty: list[float] = []
    rng = random.Random(1)

    async def one_table(with_cards: bool) -> None:
        one, other = await Visitor(base).arrive(), await Visitor(base).arrive()
        made = await one.table(setup={"goal": 10**6})
        await other.post(f"/api/tables/{made['table']}/join", {})
        first, second = await one.sit(made["table"]), await other.sit(made["table"])
        await first.hear("state")
        await second.hear("state")
        await second.say({"t": "settings", "auto_pass": "off"})
        for _ in range(rounds):
            await _empty_or_fill(first, second, with_cards)
            await second.say({"t": "settings", "auto_pass": "turn"})
            await second.hear("settings")
            await asyncio.sleep(rng.random() * 0.5)  # or the tables would move in step and share each other's delays
            await first.pick(first.index("hit", card=1))
            began = time.monotonic()
            while not (second.mine and second.state["decision"]["why"] == "take a turn"):
                await second.hear("state")
            (full if with_cards else empty).append(time.monotonic() - began)
            await first.hear("state")
        await one.close()
        await other.close()

    await asyncio.gather(*(one_table(number % 2 == 0) for number in range(tables_at_once)))
    return full, empty


async def _empty_or_fill(first: Seated, second: Seated, with_cards: bool) -> None:
    """Bring it to the first player's turn, with a card to hit with, and the second's hand full or empty."""
    while True:
        while not first.mine and not second.mine:
            await asyncio.wait_for(first.hear("state"), 10)
            if not first.mine:
                await asyncio.wait_for(second.hear("state"), 10)
        hand = second.state["view"]["players"][1]["hand"]
        if second.mine and second.state["decision"]["why"] == "take a turn":
            if with_cards and len(hand) < 3:
                await second.pick(second.index("draw"))
                continue
            if not with_cards and hand:
                await second.pick(second.index("hit", card=1))
                await first.hear("state")
                await first.pick(0)
                await second.hear("state")
                continue
            await second.pick(second.index("take", number=1))
            await first.hear("state")
        if first.mine and first.state["decision"]["why"] == "take a turn":
            mine = first.state["view"]["players"][0]["hand"]
            ready = (len(hand) >= 3) if with_cards else not hand
            if not ready:
                await first.pick(first.index("take", number=1))
                await second.hear("state")
                continue
            if not mine:
                await first.pick(first.index("draw"))
                await second.hear("state")
            return
