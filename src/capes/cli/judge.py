"""`capes card test`: a card of one's own is played in random games, and what goes wrong with it is told."""

from __future__ import annotations

import json as jsonlib
import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from capes.api.progress import progress
from capes.core.option import Option
from capes.core.rng import Rng
from capes.referee.sheet import Sheet
from capes.referee.vs import standing
from capes.vs.contract import endings, verbs
from capes.vs.contract.characters import Appeared, Equipped, Levelled, PowerUsed, Triggered, XpGained
from capes.vs.contract.events import MainPlaced, Paid, TwistPlayed
from capes.vs.english import power_text
from capes.vs.game import GAME
from capes.vs.grammar.reading import is_figures, named
from capes.vs.state.state import State
from capes.vs.words.face import Face
from capes.vs.words.keywords import KEYWORDS
from capes.vs.words.powers import Always, Equips, Has, LevelUp, Power, Reaction, SuperPower, Twist, When
from capes.vs.workshop.own import OwnCard, is_portrait, own_card
from capes.vs.workshop.trial import trial_setup

LONGEST: Final = 3000
"""Picks after which a random game is left; half the games of printed cards take fewer than 400."""
LOOKED_AT: Final = 7
"""Every so many picks what each seat sees is compared with what it would see if the unknown lay otherwise."""
BUSY: Final = (verbs.USE, verbs.PLAY, verbs.RECRUIT, verbs.EQUIP, verbs.ATTACK, verbs.YES)
NUMBERED: Final = "Power {}"
Source = Annotated[str, Parameter(allow_leading_hyphen=True)]


def try_card(source: Source, /, *, games: int = 30, seed: int = 1, json: bool = False) -> None:
    """Play a card of your own in random games, and tell what is wrong with it.

    It is told of every power how often it was used; powers that were never usable, games that found no end, cards that
    were lost or there twice, and views that gave away a secret are faults. Ends with 1 if there are any, with 2 if the
    card cannot be read.

    capes card test my-card.txt
    capes card test my-card.txt --games 200 --seed 7 --json

    Parameters
    ----------
    source
        A text file with one card, or - for standard input.
    games
        How many games are played.
    seed
        The seed of the first game; game n has SEED + n.
    json
        Print data instead.
    """
    text = sys.stdin.read() if source == "-" else Path(source).read_text(encoding="utf-8", errors="replace")
    if not 1 <= games <= 10_000:
        raise SystemExit("capes card test: --games is a number from 1 to 10000")
    trial = Judge(own_card(text))
    with progress("playing", games, quiet=json) as played:
        for at in range(games):
            trial.play(seed + at)
            played()
    print(jsonlib.dumps(trial.as_data(), ensure_ascii=False, indent=1) if json else trial.report())
    if trial.faults():
        sys.exit(1)


def numbered(text: str) -> str:
    """A card's text with a name for every power, by which the games tell of it."""
    lines: list[str] = []
    heading, count = True, 0
    for line in text.split("\n"):
        known = all(part.strip().rstrip(".") in KEYWORDS for part in line.split(","))
        if heading or not line.strip() or known or is_portrait(line) or is_figures(line):
            heading = not line.strip()
        else:
            count += 1
            line = f"{NUMBERED.format(count)} - {named(line)[1]}"
        lines.append(line)
    return "\n".join(lines)


class Judge:
    """Random games with a card, and what they showed."""

    def __init__(self, original: OwnCard) -> None:
        self.original = original
        self.card = own_card(numbered(original.text))
        self.setup = GAME.check_setup(trial_setup([self.card]))
        self.ids = {face.id for face in self.card.faces}
        self.games = self.picks = 0
        self.used: Counter[str] = Counter()  # "id: power" and what happened to it
        self.offered: Counter[str] = Counter()
        self.endless: list[int] = []
        self.lost: list[str] = []
        self.leaks: list[str] = []
        self.failures: list[str] = []

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, seed: int) -> None:
        """One game; whatever it breaks is noted with its seed."""
        chance = Rng(seed)
        self.games += 1
        try:
            state = GAME.new_game(self.setup, seed)
            bodies: list[int] | None = None  # known once the Mains stand
            for number in range(LONGEST):
                self.hear(state)
                if state.decision is None:
                    break
                if number % LOOKED_AT == 0:
                    self.check_secrecy(state, seed, chance)
                GAME.pick(state, self.choose(state, chance))
                self.picks += 1
                if bodies is None and state.phase != "setup":
                    bodies = standing.bodies_of(state)
                self.check_cards(state, seed, bodies)
            else:
                self.endless.append(seed)
            if state.result is not None and state.result.why == endings.ENDLESS:
                self.endless.append(seed)
        except Exception as error:
            self.failures.append(f"seed {seed}: {type(error).__name__}: {error}")

    def choose(self, state: State, chance: Rng) -> int:
        """A pick by chance: with this card where it can be, otherwise mostly something that moves the game."""
        assert state.decision is not None
        options = list(islice(state.decision.options, 500))
        mine = [at for at, option in enumerate(options) if self.is_mine(state, option)]
        for at in mine:
            if options[at].verb == verbs.USE:
                self.offered[f"{self.face_of(state, options[at])}: {options[at].text}"] += 1
        if mine and chance.below(8):
            return mine[chance.below(len(mine))]
        busy = [at for at, option in enumerate(options) if option.verb in BUSY]
        if busy and chance.below(4):
            return busy[chance.below(len(busy))]
        return chance.below(len(options))

    def face_of(self, state: State, option: Option) -> str:
        """The printed id of the card an option is about."""
        character = state.play.get(option.card)
        if character is not None:
            return character.face.id
        player = state.players[state.decision.seat] if state.decision is not None else state.players[0]
        return next((one.face.id for one in (*player.hand, *player.ko) if one.number == option.card), "")

    def is_mine(self, state: State, option: Option) -> bool:
        """Whether an option does something with the card."""
        return bool(option.card) and option.verb in BUSY and self.face_of(state, option) in self.ids

    def hear(self, state: State) -> None:
        """Count what happened to the card and its powers."""
        for event in state.news:
            face = getattr(getattr(event, "card", None), "face", "")
            if face not in self.ids:
                continue
            if isinstance(event, PowerUsed | Triggered):
                self.used[f"{face}: {event.power}"] += 1
            elif isinstance(event, Appeared | MainPlaced | Equipped | TwistPlayed):
                self.used[f"{face}: in play"] += 1
            elif isinstance(event, Paid):
                self.used[f"{face}: paid"] += 1
            elif isinstance(event, XpGained):
                self.used[f"{face}: xp"] += 1
            elif isinstance(event, Levelled):
                self.used[f"{face}: in play"] += 1

    # -- what must hold ------------------------------------------------------------------------------------------------

    def check_cards(self, state: State, seed: int, bodies: list[int] | None) -> None:
        """Every card is somewhere, once."""
        if len(self.lost) < 10:
            sheet = Sheet()
            standing.cards(sheet, state, bodies)
            self.lost.extend(f"seed {seed}: {one.what} ({one.row})" for one in sheet.disagreements[:1])

    def check_secrecy(self, state: State, seed: int, chance: Rng) -> None:
        """What a seat cannot know changes nothing of what it is shown."""
        for seat in range(state.setup.seats):
            other = GAME.imagine(GAME.veil(state, seat), seat, chance.below(2**40))
            same = GAME.view(other, seat) == GAME.view(state, seat) and GAME.view(other, None) == GAME.view(state, None)
            if not same and len(self.leaks) < 10:
                self.leaks.append(f"seed {seed}, pick {self.picks}: seat {seat}")

    # -- what is told --------------------------------------------------------------------------------------------------

    def powers(self) -> list[dict[str, Any]]:
        """Every power with how often it was used, and for those that are paid for how often they could have been."""
        rows = []
        for face, printed in zip(self.card.faces, self.original.faces, strict=True):
            known = face.powers if face.equips is None else face.equips.powers
            shown = printed.powers if printed.equips is None else printed.equips.powers
            for power, told in zip(known, shown, strict=True):
                uses = self.uses(face, power)
                text = power_text(told, printed)
                offered = (
                    self.offered[f"{face.id}: {getattr(power, 'name', '')}"] if isinstance(power, SuperPower) else uses
                )
                rows.append({"level": face.level, "text": text, "used": uses, "offered": max(offered, uses)})
        return rows

    def uses(self, face: Face, power: Power) -> int:
        """How often a power did something: what always holds does as soon as its card is in play."""
        if isinstance(power, SuperPower | Reaction | When):
            return self.used[f"{face.id}: {power.name}"]
        if isinstance(power, LevelUp):
            return self.used[f"{face.id}: xp"]
        assert isinstance(power, Always | Has | Equips | Twist), power
        return self.used[f"{face.id}: in play"]

    def faults(self) -> list[str]:
        """What is wrong, each in a sentence."""
        found = [f"never usable: {row['text']}" for row in self.powers() if not row["offered"]]
        found += [f"no end: the game with seed {seed}" for seed in dict.fromkeys(self.endless)]
        found += [f"cards lost or there twice: {one}" for one in self.lost]
        found += [f"a secret is given away: {one}" for one in self.leaks]
        found += [f"broken: {one}" for one in self.failures]
        return found

    def as_data(self) -> dict[str, Any]:
        """For programs."""
        return {
            "name": self.original.facts[0].name, "games": self.games, "picks": self.picks, "powers": self.powers(),
            "endless": self.endless, "conservation": self.lost, "secrecy": self.leaks, "failures": self.failures,
            "faults": self.faults(), "ok": not self.faults(),
        }  # fmt: skip

    def report(self) -> str:
        """For people."""
        lines = [f"{self.original.facts[0].name}: {self.games} games, {self.picks} picks"]
        for row in self.powers():
            could = f", could be {row['offered']}x" if row["offered"] > row["used"] else ""
            lines.append(f"  used {row['used']}x{could}: {row['text']}")
        faults = self.faults()
        lines += [f"  ! {one}" for one in faults]
        return "\n".join([*lines, "something is wrong with it" if faults else "nothing wrong was found"])
