"""The figures of the last long run: one file for the /trust page, one table in docs/trust.md."""

from __future__ import annotations

import json
from typing import Any

from tests.server.process import ROOT

FIGURES = ROOT / "src" / "capes" / "server" / "trust.json"
PAGE = ROOT / "docs" / "trust.md"
BEGIN, END = "<!-- figures: made by `make trust` -->", "<!-- end of figures -->"

PROMISES = {
    "T1": ("Nobody is told what they may not know", "5,000 positions x every viewer x 5 re-deals: 0 differences"),
    "T1b": ("A pass takes the same time whatever is in hand", "Kolmogorov-Smirnov p > 0.01"),
    "T2": ("Nothing acknowledged is lost when the server dies", "100 kills in 50 games: 0 lost, 0 twice, back in 5 s"),
    "T3": ("Coming back shows the same table", "1,000 lost connections: 0 differences, median under 1 s"),
    "T4": ("Every game ends", "20,000 games: 0 stuck"),
    "T6": ("Sent twice is done once", "100,000 actions: the game of a clean run"),
    "T7": ("Nonsense harms nobody", "1,000,000 messages: 0 crashes, 0 leaks, under 50 MB"),
    "T7b": ("A flood does not slow honest games", "200 hostile sockets, 50 games: p99 under 250 ms, 0 drops"),
    "T8": ("Deck bombs are refused", "all within 50 ms and 20 MB"),
    "T9": ("Text stays text", "0 executed"),
    "T10": ("Shuffles are provable and fair", "1,000 games verify; chi-square p in [0.001, 0.999]"),
    "T11": ("The same picks are the same game", "10,000 games: 0 differences"),
    "T14": ("A pick is seen at once", "200 games on 2 cores: p50 under 30 ms, p99 under 150 ms"),
    "T15": ("One card's bug harms no other game", "0 positions changed"),
    "T19": ("One hostile address harms nobody", "60 s of each attack: honest p99 under 250 ms, under 100 MB"),
    "T20": (
        "No request holds the others up",
        "journals of 20,000 lines, everything asked: no step of the loop over 50 ms",
    ),
    "T21": ("Nobody sits down at a deal others know", "every road tried: 0 open"),
    "T22": ("Time the server lost is nobody's loss", "a locked database: given back to within 1 s"),
    "T23": (
        "A server may hang, be cut off or die",
        "100 events (SIGSTOP, dead line, kill, PostgreSQL restarted, session ended): on within 10 s, "
        "revoked within 2 s, 0 lost, 0 twice",
    ),
    "T24": (
        "Broken disks and clocks are told and lose nothing",
        "every drill of both databases; a backup is played on",
    ),
    "T25": ("Games are back soon after a kill", "2,000 games of 200 picks: all up in 30 s, no step over 50 ms"),
    "T26": ("What is installed is what was locked", "hashes, licences, the same wheel twice: clean"),
    "G8": ("Picks in, pictures out", "at least 0.3 of a bare echo, p99 at most 2 x"),
    "G9": ("A seat's view is small and quick", "at most 17 kB and 250 us"),
    "G10": ("Bots that think slow nobody down", "p99 at most 2 x that of the idle server"),
}


def keep(name: str, found: dict[str, Any]) -> None:
    """Put a figure among the others and bring the page up to date."""
    figures: dict[str, Any] = {}
    if FIGURES.exists():
        figures = {row["name"]: row for row in json.loads(FIGURES.read_text())}
    promise, line = PROMISES[name]
    measured = ", ".join(f"{key} {value}" for key, value in found.items())
    figures[name] = {"name": name, "promise": promise, "line": line, "measured": measured}
    rows = [figures[key] for key in PROMISES if key in figures]
    FIGURES.write_text(json.dumps(rows, indent=1) + "\n")
    table = ["| Suite | Promise | Pass line | Last measured |", "|---|---|---|---|"]
    table += [f"| {row['name']} | {row['promise']} | {row['line']} | {row['measured']} |" for row in rows]
    text = PAGE.read_text()
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + "\n\n" + "\n".join(table) + "\n\n" + END + after)
