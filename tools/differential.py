"""The same random games on two source trees: the first pick after which anything differs.

A change that must not change how the games play is held against the tree from before it:

    git worktree add /tmp/before HEAD
    python -m tools.differential /tmp/before/src src --picks 50000

Both trees play every mode of both games, every ready-made deck and both editions with fixed seeds. Compared after each
pick: the pending decision with its options as labels, everything that happened as every seat reads it, chance, and
every few picks the views of all seats and of a spectator (figures on the board, reasons for them, hands).
pick: the pending decision with all its options, everything that happened, chance, and every few picks the views of all
seats and of a spectator (figures on the board, hands), what another seat imagines, and the reasons against wishes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

PICKS_LISTED = 40
LONGEST = 20_000
EVERY_VIEW = 9
NAMES = ("Ann", "Ben", "Cem", "Dee")
EVERY_THOUGHT = 5

VS_TABLES: tuple[tuple[str, int, dict[str, bool]], ...] = (
    ("duel", 2, {}),
    ("duel", 2, {}),
    ("ffa", 3, {}),
    ("ffa", 4, {}),
    ("2v2", 4, {}),
    ("2v2", 4, {"recruit_to_mate": True}),
    ("two-headed", 4, {}),
    ("two-headed", 4, {"shared_hands": True}),
)
KINDS = len(VS_TABLES) + 1


def table(seed: int) -> tuple[Any, Any]:
    """The game and the fresh table of that seed: every ninth is Duel's, the others go through the modes of Vs."""
    from capes.games import game

    kind, lap = seed % KINDS, seed // KINDS
    if kind == KINDS - 1:
        duel = game("duel")
        mode = ("two-way", "three-way")[lap % 2]
        rules = {name: bool(lap >> at & 1) for at, name in enumerate(duel_rules())}
        return duel, duel.new_game({"mode": mode, "players": 2 + lap % 2, "options": rules}, seed)
    vs = game("vs")
    mode, seats, options = VS_TABLES[kind]
    decks = [str(deck["id"]) for deck in vs.setup_form()["decks"]]
    dealt = [decks[(lap * 7 + at * (11 + lap // len(decks))) % len(decks)] for at in range(seats)]
    edition = ("documents", "errata")[lap % 2]
    return vs, vs.new_game({"mode": mode, "decks": dealt, "edition": edition, "options": options}, seed)


def duel_rules() -> list[str]:
    """The optional rules of Duel by name."""
    from capes.games import game

    switches = [str(option["id"]) for option in game("duel").setup_form()["options"]]
    return [name for name in switches if name != "three_way"]


def steps(seed: int) -> Iterator[str]:
    """What can be known of each position of a random game, one line a pick."""
    from capes.core.rng import Rng

    game, state = table(seed)
    chance = Rng(seed)
    seats = [*range(game.seats(state)), None]
    for at in range(LONGEST):
        decision = state.decision
        told = [game.prose(event, seat, NAMES) for event in state.news for seat in seats]
        if decision is None:
            result = state.result
            yield f"{at} over {result and (result.winners, result.why)} {state.rng} {told}"
            return
        count = min(len(decision.options), PICKS_LISTED)
        keys = [game.label(state, decision.options[n]) for n in range(count)]
        asked = (decision.number, decision.seat, str(decision.why), decision.about, len(decision.options), keys)
        seen = [seen_by(game, state, seat) for seat in seats] if at % EVERY_VIEW == 0 else []
        thought = imagined(game, state, at) if at % EVERY_THOUGHT == 0 else ""
        yield f"{at} {asked} {state.rng} {told} {seen} {thought}"
        game.pick(state, chance.below(count))


def seen_by(game: Any, state: Any, seat: int | None) -> str:
    """A view as text, with its fields in the order of their names: trees of before had them in another."""
    return json.dumps(msgspec.to_builtins(game.view(state, seat)), sort_keys=True)


def imagined(game: Any, state: Any, at: int) -> str:
    """What somebody else makes of it: the question with hidden cards dealt anew, and the reasons against wishes."""
    viewer = (state.decision.seat + 1) % game.seats(state)
    other = game.imagine(game.veil(state, viewer), viewer, at)
    count = min(len(other.decision.options), PICKS_LISTED)
    keys = [game.label(other, other.decision.options[n]) for n in range(count)]
    wishes = [f"{verb} #{number}" for verb in ("attack", "play", "use") for number in range(1, 160, 23)]
    against = [[reason.rule for reason in game.why_not(state, state.decision.seat, wish)] for wish in wishes]
    for _ in range(3):
        if other.decision is not None and len(other.decision.options) > 0:
            game.pick(other, at % len(other.decision.options))
    return f"{keys} {against} {other.rng} {other.decision!r}"


def record(first: int, picks: int) -> None:
    """A line for each game: its seed, how many picks it had so far in all, and the checksum of all its steps."""
    done, seed = 0, first
    while done < picks:
        checksum = hashlib.blake2b(digest_size=12)
        for line in steps(seed):
            checksum.update(line.encode())
            done += 1
        print(seed, done, checksum.hexdigest(), flush=True)
        seed += 1


def reading(source: str, *arguments: str) -> subprocess.Popen[str]:
    """This module in a process of its own, with the games of that tree."""
    tree = str(Path(source).resolve())
    command = [sys.executable, str(Path(__file__).resolve()), tree, *arguments]
    return subprocess.Popen(command, env={**os.environ, "PYTHONPATH": tree}, stdout=subprocess.PIPE, text=True)


def use(tree: str) -> None:
    """Play with the games of that tree and of no other, whatever else is on the path."""
    sys.path.insert(0, tree)
    import capes

    if not Path(capes.__file__).is_relative_to(tree):
        raise SystemExit(f"the games of {capes.__file__} are not those of {tree}")


def compare(old: str, new: str, first: int, picks: int) -> int:
    """0 if both trees play all these games alike; otherwise the first step that differs is printed."""
    one = reading(old, "--record", str(first), str(picks))
    other = reading(new, "--record", str(first), str(picks))
    assert one.stdout is not None and other.stdout is not None
    line = ""
    for line, beside in zip(one.stdout, chain(other.stdout, [""]), strict=False):
        if line != beside:
            one.kill()
            other.kill()
            show(old, new, line.split()[0])
            return 1
    if one.wait() or other.wait():
        return 2
    seed, done, _ = line.split()
    print(f"alike: {done} picks in games {first} to {seed}")
    return 0


def show(old: str, new: str, seed: str) -> None:
    """Print the first step of a game in which two trees differ."""
    one, other = reading(old, "--trace", seed), reading(new, "--trace", seed)
    assert one.stdout is not None and other.stdout is not None
    before = ""
    for line, beside in zip(one.stdout, chain(other.stdout, ["(nothing)"]), strict=False):
        if line != beside:
            print(f"game {seed} differs\nbefore: {before}\nold: {line}\nnew: {beside}")
            break
        before = line
    one.kill()
    other.kill()


def main() -> int:
    """Compare, or be one of the two compared."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("trees", nargs="*", help="two folders that hold the package: before and after")
    parser.add_argument("--picks", type=int, default=50_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--record", nargs=2, type=int, help=argparse.SUPPRESS)
    parser.add_argument("--trace", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.record or asked.trace is not None:
        use(asked.trees[0])
    if asked.record:
        record(*asked.record)
        return 0
    if asked.trace is not None:
        for line in steps(asked.trace):
            print(line)
        return 0
    if len(asked.trees) != 2:
        parser.error("name two folders, before and after")
    return compare(asked.trees[0], asked.trees[1], asked.first, asked.picks)


if __name__ == "__main__":
    sys.exit(main())
