"""T1 and T1b: nobody is told what they may not know, by content, length or time."""

from __future__ import annotations

import asyncio
import math
import random
import time
from typing import Any

import msgspec

from capes.core.seen import View
from capes.core.state import CoreState
from capes.table.beats import followed
from capes.table.entry import Beat
from capes.table.match import Match
from capes.table.messages import News
from capes.table.picture import news_for, picture, told_by_beats
from capes.table.player import Glance
from capes.table.watch import sight
from tests.server.client import Seated, Visitor
from tests.trust.games import random_pick, tables

REDEALS = 5


def told(match: Match, seat: int | None) -> bytes:
    """Everything a viewer is sent about the position, as bytes."""
    shown = picture(match, seat, 0.0, [])
    shown.undo = "no"  # compares with earlier positions, which are not dealt anew here
    return msgspec.json.encode(shown)


def non_interference(states: int, seed: int) -> dict[str, int]:
    """Random reachable positions, every viewer, five re-deals of what is hidden: byte-identical messages."""
    rng = random.Random(seed)
    looked = differences = views = logs = 0
    for match in tables(rng):
        for _ in range(rng.randrange(1, 200)):
            if match.over:
                break
            before = match.state
            random_pick(match, rng)
            if rng.random() < 0.2:
                differences += _differences(match, rng)
                views += (len(match.seats) * 2) * REDEALS
                alike, unlike = _logs(match, before, rng)
                logs += alike + unlike
                differences += unlike
                looked += 1
                if looked >= states:
                    return {"states": looked, "messages": views, "logs": logs, "differences": differences}
    raise AssertionError("the tables ran out")


def _differences(match: Match, rng: random.Random) -> int:
    found, real = 0, match.state
    count = len(match.seats)
    spectator = told(match, None)
    for seat in range(count):
        mine = told(match, seat)
        choice = _choice(match, seat)
        for _ in range(REDEALS):
            match.state = other_deal(match, real, seat, rng)
            found += told(match, seat) != mine
            found += told(match, None) != spectator
            found += _choice(match, seat) != choice
            match.state = real
    return found


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


def _choice(match: Match, seat: int) -> int | None:
    """What a bot in this seat would do: it may depend on nothing the seat cannot know."""
    if match.holder != seat:
        return None
    return Glance().choose(sight(match, seat))


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
