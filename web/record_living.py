"""Records the game behind the landing page: two computers, a spectator's eyes, from the middle of the fight.

Run from the repository: `python web/record_living.py`, then build the client.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from capes.core.event import seen_by
from capes.core.rng import Rng
from capes.games import game

TARGET = Path(__file__).parent / "public" / "living.json"
NAMES = ("Clockwork", "Understudy")
SEED = 11
FIRST_TURN = 7
FRAMES = 30


def slim(view: dict[str, Any]) -> dict[str, Any]:
    """The view without what a still board does not show."""
    for player in view["players"]:
        player["ko"] = [{"n": 0, "face": ""}] * min(9, len(player["ko"]))
        player["known"], player["piles"], player["aside"], player["seen"] = [], [], [], []
    for character in view["characters"]:
        character["notes"] = []
    view["removed"] = []
    return view


def main() -> None:
    """Play, keep the moments in which something is seen to happen, write them down."""
    vs = game("vs")
    setup = vs.check_setup({"decks": ["x-men-storm", "super-villains-magneto"]})
    state, chance = vs.new_game(setup, SEED), Rng(SEED)
    frames: list[dict[str, Any]] = []
    told: list[dict[str, Any]] = []
    while state.decision is not None and len(frames) < FRAMES:
        options = state.decision.options
        liking = [vs.inclination(state, options[at]) + chance.below(100) / 400 for at in range(min(len(options), 60))]
        vs.pick(state, max(range(len(liking)), key=liking.__getitem__))
        view = to_builtins(vs.view(state, None))
        for event in state.news:
            said = vs.tell(event, None)
            if said is not None:
                told.append({"said": said.data(), "event": to_builtins(seen_by(event, None))})
        seen = view["combat"] is not None or any(item["event"] and item["event"]["kind"] == "Recruited" for item in told)
        if view["turn"] < FIRST_TURN or not told or not seen or state.decision is None:
            told = told[-2:]
            continue
        frames.append({
            "t": "state", "seq": len(frames) + 1, "view": slim(view), "decision": None, "undo": "no", "clocks": [],
            "preview": to_builtins(vs.preview(state, None)), "news": told[-3:], "seat": None,
            "seats": [{"seat": at, "name": name, "kind": "bot", "side": at, "here": True} for at, name in enumerate(NAMES)],
        })  # fmt: skip
        told = []
    text = json.dumps(frames)
    fields = ("id", "set", "name", "type", "level", "cost", "atk", "def", "health", "teams", "flight", "ranged", "produces")
    faces = [{key: card[key] for key in fields} for card in vs.cards() if f'"{card["id"]}"' in text]
    TARGET.write_text(json.dumps({"faces": faces, "frames": frames}, separators=(",", ":")))
    print(f"{len(frames)} frames, {len(faces)} faces, {TARGET.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
