"""Decks against decks: win rates, the first player's edge, lengths, and what every card does for whoever has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from capes.bots.arena import Outcome, Pairing
from capes.bots.levels import make_bot
from capes.bots.study.every_card import decks_for_the_rest
from capes.bots.study.figures import Share
from capes.bots.study.ladder import decks_of
from capes.bots.study.many import Failure, play_many
from capes.core.errors import BadSetup
from capes.games import game as game_by_id
from capes.language.sentence import plain

EARLY: Final = 4
"""A game that is over by this turn has hardly begun."""


class CardFigures(NamedTuple):
    """A card: how often it was drawn and played, and how games ended for those who did."""

    id: str
    name: str
    drawn: int
    played: int
    when_drawn: Share  # by seat and game
    when_played: Share

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "id": self.id, "name": self.name, "drawn": self.drawn, "played": self.played,
            "when_drawn": self.when_drawn.to_data(), "when_played": self.when_played.to_data(),
        }  # fmt: skip


class Sim(NamedTuple):
    """What many games have shown."""

    game: str
    seed: int
    outcomes: list[Outcome]
    failures: list[Failure]
    interrupted: bool

    @property
    def matrix(self) -> dict[tuple[str, str], Share]:
        """How the row fared against the column, both being a deck and who played it."""
        games: Counter[tuple[str, str]] = Counter()
        total: dict[tuple[str, str], float] = {}
        for one in self.outcomes:
            names = entrants(one.pairing)
            for seat, name in enumerate(names):
                for other, rival in enumerate(names):
                    if other != seat:
                        games[name, rival] += 1
                        total[name, rival] = total.get((name, rival), 0.0) + points(one, seat)
        return {pair: Share(total[pair], games[pair]) for pair in sorted(games)}

    @property
    def entrants(self) -> dict[str, Share]:
        """How every deck and bot fared over all, mirror games left out."""
        found: dict[str, list[float]] = {}
        for one in self.outcomes:
            names = entrants(one.pairing)
            if len(set(names)) > 1:
                for seat, name in enumerate(names):
                    found.setdefault(name, []).append(points(one, seat))
        return {name: Share(sum(scores), len(scores)) for name, scores in sorted(found.items())}

    @property
    def first_player(self) -> Share:
        """How the player who began fared."""
        known = [one for one in self.outcomes if one.first >= 0]
        return Share(sum(points(one, one.first) for one in known), len(known))

    @property
    def turns(self) -> list[int]:
        """The length of every game."""
        return [one.turns for one in self.outcomes]

    @property
    def camps(self) -> dict[str, Share]:
        """How every side fared, where seats play as one or another without decks."""
        found: dict[str, list[float]] = {}
        for one in self.outcomes:
            for seat, camp in enumerate(one.camps):
                if camp:
                    found.setdefault(camp, []).append(points(one, seat))
        return {camp: Share(sum(scores), len(scores)) for camp, scores in sorted(found.items())}

    def over_by(self, turn: int) -> Share:
        """The share of games that were over by a turn."""
        return Share(sum(turns <= turn for turns in self.turns), len(self.turns))

    @property
    def stalls(self) -> list[int]:
        """For every game the most turns in a row in which nobody fell, got up, came or went."""
        return [one.stall for one in self.outcomes if one.stall >= 0]

    def cards(self) -> list[CardFigures]:
        """Every card of the game, those never met included."""
        names = {str(card["id"]): name_of(card) for card in game_by_id(self.game).cards()}
        met: set[str] = set(names)
        for one in self.outcomes:
            met.update(one.drawn, one.played)
        return [self._card(id, names.get(id, id)) for id in sorted(met)]

    def _card(self, id: str, name: str) -> CardFigures:
        drawn, played, scores_drawn, scores_played = 0, 0, [], []
        for one in self.outcomes:
            for seat, count in enumerate(one.drawn.get(id, ())):
                drawn += count
                if count:
                    scores_drawn.append(points(one, seat))
            for seat, count in enumerate(one.played.get(id, ())):
                played += count
                if count:
                    scores_played.append(points(one, seat))
        return CardFigures(
            id, name, drawn, played, Share(sum(scores_drawn), len(scores_drawn)),
            Share(sum(scores_played), len(scores_played)),
        )  # fmt: skip

    def habits(self) -> dict[str, dict[str, Share]]:
        """For every bot what it could have got plainly wrong, and the share of those chances it did."""
        found: dict[str, dict[str, Share]] = {}
        for one in self.outcomes:
            for what, counts in one.slips.items():
                for bot, (chances, made) in zip(one.pairing.bots, counts, strict=True):
                    known = found.setdefault(bot, {}).get(what, Share(0, 0))
                    found[bot][what] = Share(known.wins + made, known.games + chances)
        return {bot: dict(sorted(shares.items())) for bot, shares in sorted(found.items())}

    def rows(self) -> list[dict[str, Any]]:
        """One row per game, for Parquet."""
        return [
            {
                "game": one.pairing.game, "seed": one.pairing.seed, "bots": list(one.pairing.bots),
                "fraction": one.pairing.fraction, "decks": names_of(one.pairing),
                "winners": list(one.winners), "why": one.why, "first": one.first, "turns": one.turns,
                "picks": len(one.picks),
                "drawn": [{"card": card, "seats": seats} for card, seats in sorted(one.drawn.items())],
                "played": [{"card": card, "seats": seats} for card, seats in sorted(one.played.items())],
            }
            for one in self.outcomes
        ]  # fmt: skip

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        turns = sorted(self.turns)
        cards = self.cards()
        return {
            "game": self.game,
            "seed": self.seed,
            "games": len(self.outcomes),
            "interrupted": self.interrupted,
            "entrants": {name: share.to_data() for name, share in self.entrants.items()},
            "matrix": [{"row": a, "column": b, **share.to_data()} for (a, b), share in self.matrix.items()],
            "first_player": self.first_player.to_data(),
            "turns": {"median": turns[len(turns) // 2], "shortest": turns[0], "longest": turns[-1]} if turns else None,
            "over_by_turn_4": self.over_by(EARLY).to_data(),
            "camps": {camp: share.to_data() for camp, share in self.camps.items()},
            "longest_stall": max(self.stalls) if self.stalls else None,
            "habits": {
                bot: {what: share.to_data() for what, share in shares.items()} for bot, shares in self.habits().items()
            },
            "endings": dict(Counter(one.why for one in self.outcomes)),
            "cards": [card.to_data() for card in cards],
            "never_played": [card.id for card in cards if not card.played],
            "seeds": [one.pairing.seed for one in self.outcomes],
            "failures": [one.to_data() for one in self.failures],
        }


def name_of(card: dict[str, Any]) -> str:
    """A card's name, with its level where there is another of that name below."""
    return f"{card['name']} (level {card['level']})" if (card.get("level") or 0) > 1 else str(card["name"])


def points(outcome: Outcome, seat: int) -> float:
    """1 for a win, a part of it for a shared one."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def decks_in(pairing: Pairing) -> list[Any]:
    """What every seat plays with."""
    return list(pairing.setup.get("decks") or [""] * len(pairing.bots))


def entrants(pairing: Pairing) -> list[str]:
    """Every seat's deck and bot as one name."""
    return [f"{name} ({bot})" if name else bot for name, bot in zip(names_of(pairing), pairing.bots, strict=True)]


def names_of(pairing: Pairing) -> list[str]:
    """Every seat's deck by its name."""
    return [str(deck["name"] if isinstance(deck, dict) else deck) for deck in decks_in(pairing)]


def pairings(
    game: str,
    games: int,
    decks: Sequence[str],
    bots: Sequence[str],
    seed: int,
    fraction: float,
    mode: str = "",
    every_card: bool = False,
    habits: bool = False,
    options: Sequence[str] = (),
) -> list[Pairing]:
    """The games of a study: every combination in turn, seats swapped half the time.

    For every card, decks join that hold what is in no ready-made one. Options are `delay`, `help=off` or `all`.
    """
    for id in bots:
        make_bot(id, fraction)  # refuses what cannot be played before anything is
    known = game_by_id(game)
    chosen = next((one for one in known.modes if one.id == mode), known.modes[0])
    if mode and chosen.id != mode:
        raise BadSetup(
            plain(f"{known.title} has no mode {mode!r}; the modes are {', '.join(one.id for one in known.modes)}")
        )
    switches = switched(known.setup_form()["options"], options)
    seats = chosen.seats[0]
    lists: list[Any] = list(decks) or decks_of(game) or [""]
    if every_card:
        lists += decks_for_the_rest(known, decks_of(game))
    kinds = list(product(lists, bots))
    found: list[Pairing] = []
    rounds = 1 if len(kinds) > 1 else 0
    while len(found) < games:
        # Round by round the distance between opponents grows, so a short study meets every deck as well.
        for at in range(len(kinds)):
            group = [kinds[(at + step * (rounds % len(kinds))) % len(kinds)] for step in range(seats)]
            if rounds // len(kinds) % 2:
                group.reverse()
            setup: dict[str, Any] = {"mode": chosen.id}
            if switches:
                setup["options"] = dict(switches)
            if group[0][0]:
                setup["decks"] = [deck for deck, _ in group]
            who = tuple(bot for _, bot in group)
            found.append(Pairing(game, setup, seed + len(found), who, fraction, habits=habits))
            if len(found) == games:
                break
        rounds += 1
    for one in found[:1] + found[-1:]:
        known.check_setup(one.setup)
    return found


def switched(form: Sequence[dict[str, Any]], options: Sequence[str]) -> dict[str, bool]:
    """Optional rules by name: `delay` and `delay=on` turn one on, `help=off` one off, `all` all that are no mode."""
    found: dict[str, bool] = {}
    for one in options:
        name, _, value = one.partition("=")
        if value not in ("", "on", "off"):
            raise BadSetup(plain(f"--option {one!r}: an optional rule is on or off, such as {name}=off"))
        if name == "all":
            found |= {
                str(row["id"]): value != "off" for row in form if row["kind"] == "switch" and row["id"] != "three_way"
            }
        else:
            found[name] = value != "off"
    return found


def simulate(
    game: str,
    todo: Sequence[Pairing],
    seed: int,
    jobs: int = 0,
    told: Callable[[], None] = lambda: None,
    ray: str = "",
    kept: Path | None = None,
) -> Sim:
    """Play them all and see."""
    played = play_many(todo, jobs, told, ray, kept)
    outcomes = sorted(played.outcomes, key=lambda one: one.pairing.seed)
    return Sim(game, seed, outcomes, played.failures, played.interrupted)
