"""A run of random games that looks for powers never used: how often each power of each card came up.

python -m tests.vs.cards.coverage 2000
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from capes.core.event import CardRef
from capes.core.option import Option
from capes.core.rng import Rng
from capes.vs import cards, catalogue
from capes.vs.contract.characters import Appeared, Attacked, Triggered, XpGained
from capes.vs.contract.events import CardEvent, Paid
from capes.vs.decks import starter_decks
from capes.vs.decks.deck import Deck
from capes.vs.decks.rules import is_legal
from capes.vs.proofs import power_keys
from capes.vs.rules import engine
from capes.vs.rules.people import find_card
from capes.vs.rules.table import set_table
from capes.vs.state.state import Setup, State
from capes.vs.words.face import face

cards.load()

LONGEST = 20_000
EAGER, TIRED = 90, 25
"""How likely, in percent, a power is used that was rarely or often used before."""

MOODS = ("bold", "bold", "peaceful", "thrifty", "patient")
"""The peaceful seldom attack; the thrifty keep their Locations for what has seldom been used; the patient do both, but
build up whenever they can."""

CALM = ("peaceful", "patient")

Key = tuple[str, str]
"""A card and one of its powers."""


MIXED = "Mixed"


def mixed_deck(seed: int) -> Deck:
    """A legal deck of two teams and whatever else its universe offers, led by any Main."""
    rng = Rng(seed)
    everything = catalogue.all_facts()
    mains = [facts for facts in everything if facts.type == "main" and facts.level == 1]
    while True:
        main = mains[rng.below(len(mains))]
        pool = [facts for facts in everything if facts.universe == main.universe]
        teams = sorted({team for facts in pool for team in facts.teams})
        wanted = {*main.teams, teams[rng.below(len(teams))]}
        counts: Counter[str] = Counter()
        for kind, share in (("supporting", 34), ("plot-twist", 8), ("location", 18)):
            cards = [facts for facts in pool if facts.type == kind]
            for _ in range(share):
                card = cards[rng.below(len(cards))]
                while kind == "supporting" and not wanted & set(card.teams) and rng.below(4):
                    card = cards[rng.below(len(cards))]
                counts[card.id] += 1
        deck = Deck(MIXED, main.id, dict(counts))
        if is_legal(deck):
            return deck


def powers() -> dict[Key, str]:
    """Every power of every card, and what kind it is."""
    found: dict[Key, str] = {}
    for facts in catalogue.all_facts():
        for at, key in enumerate(power_keys(facts)):
            found[facts.id, key] = facts.powers[at].kind if facts.is_character else facts.type
    return found


def super_keys() -> dict[tuple[str, str], Key]:
    """How options name a Super Power (card and power key), and which power that is."""
    found: dict[tuple[str, str], Key] = {}
    for facts in catalogue.all_facts():
        if facts.is_character:
            for power, key in zip(facts.powers, power_keys(facts), strict=True):
                if power.kind == "super":
                    found[facts.id, f"{power.name}|{power.timing}|{','.join(power.cost)}"] = (facts.id, key)
    return found


class Run:
    """Games played so far, and how often each power came up in them."""

    def __init__(self) -> None:
        self.powers = powers()
        self.supers = super_keys()
        self.statics: dict[str, list[Key]] = {}
        self.levels: dict[str, Key] = {}
        for (card, key), kind in self.powers.items():
            if kind == "static":
                self.statics.setdefault(card, []).append((card, key))
            elif kind == "level-up":
                self.levels[card] = (card, key)
        self.moods = ("bold", "bold")
        self.counts: Counter[Key] = Counter()
        self.games = 0
        self.endings: Counter[str] = Counter()
        self.played: Counter[str] = Counter()

    # -- one game -----------------------------------------------------------------------------------------------------

    def game(self, one: Deck, other: Deck, seed: int) -> State:
        """Play to the end; raises if the game gets stuck or a card is lost."""
        edition = "errata" if seed % 2 else "documents"
        mains = [face(deck.main, edition) for deck in (one, other)]
        decks = [[face(id, edition) for id, n in deck.cards.items() for _ in range(n)] for deck in (one, other)]
        state = set_table(Setup("duel", (0, 1), edition), mains, decks, seed)
        rng = Rng(seed)
        self.moods = (MOODS[rng.below(len(MOODS))], MOODS[rng.below(len(MOODS))])
        engine.go(state)
        owned = bodies(state, len(mains))
        picked = 0
        while state.decision is not None:
            option = self.choice(state, rng)
            self.note_use(state, option)
            engine.choose(state, option)
            self.note_events(state)
            picked += 1
            assert picked < LONGEST, f"seed {seed} does not come to an end"
            if picked % 100 == 0:
                assert bodies(state, len(mains)) == owned, f"seed {seed}: a card was lost or doubled"
        assert state.result is not None and state.result.winners
        assert bodies(state, len(mains)) == owned, f"seed {seed}: a card was lost or doubled"
        self.games += 1
        self.endings[state.result.why] += 1
        self.played.update((one.slug, other.slug))
        return state

    def choice(self, state: State, rng: Rng) -> Option:
        """At random, with a liking for what has seldom been used and for getting on."""
        decision = state.decision
        assert decision is not None
        options = decision.options
        count = len(options)
        if count > 1_000_000:
            return options[rng.below(20)]
        if count == 1:
            return options[0]
        mood = self.moods[decision.seat]
        usable = [option for option in options if option.verb in ("use", "play")]
        if usable:
            counts = [self.counts[self.key_of(state, option)] for option in usable]
            least = min(counts)
            piles = state.players[decision.seat].piles
            building = "|Build|" in usable[0].text and (not piles or any(pile.cards for pile in piles))
            tired = EAGER if mood == "patient" and building else 0 if mood in ("thrifty", "patient") else TIRED
            if rng.below(100) < (EAGER if least < 30 else tired):
                seldom = [option for option, n in zip(usable, counts, strict=True) if n == least]
                return seldom[rng.below(len(seldom))]
        if usable and mood in ("thrifty", "patient") and len(usable) < count:
            options = [option for option in options if option.verb not in ("use", "play")]
            count = len(options)
        liked = [option for option in options if likes(option) and (mood not in CALM or option.verb != "attack")]
        if mood in CALM and decision.why == "main phase" and rng.below(100) < 90:
            return options[count - 1]
        if liked and rng.below(100) < 75:
            return liked[rng.below(len(liked))]
        return options[rng.below(count)]

    # -- counting -----------------------------------------------------------------------------------------------------

    def key_of(self, state: State, option: Option) -> Key:
        """The power a play or use is of."""
        character = state.play.get(option.card)
        place = None if character is not None else find_card(state, option.card)
        printed = character.face if character is not None else place.card.face if place is not None else None
        assert printed is not None
        if option.verb == "play":
            return printed.printed_id, ""
        return self.supers.get((printed.printed_id, option.text), ("", ""))

    def note_use(self, state: State, option: Option) -> None:
        if option.verb in ("use", "play"):
            self.counts[self.key_of(state, option)] += 1

    def note_events(self, state: State) -> None:
        for event in state.news:
            if isinstance(event, Attacked):
                for each in self.fighters(state, (*event.attackers, event.defender)):
                    self.counts.update(self.statics.get(each, ()))
            if not isinstance(event, CardEvent):
                continue
            card = event.card.face.partition("@")[0]
            if isinstance(event, Triggered):
                # A name shared by a triggered and a continuous power is told apart by its kind.
                shared = (card, f"{event.power} [trigger]")
                self.counts[shared if shared in self.powers else (card, event.power)] += 1
            elif isinstance(event, XpGained) and card in self.levels:
                self.counts[self.levels[card]] += 1
            elif isinstance(event, Paid):
                self.counts[card, ""] += 1
            elif isinstance(event, Appeared):
                self.counts.update(self.statics.get(card, ()))

    def fighters(self, state: State, cards: tuple[CardRef, ...]) -> Iterator[str]:
        for card in cards:
            character = state.play.get(card.n)
            if character is not None:
                yield character.face.printed_id

    # -- the whole run ------------------------------------------------------------------------------------------------

    def play(self, games: int) -> Run:
        """So many games: every starter deck with every Main meets others in turn, every third game mixed decks meet."""
        decks = starter_decks()
        for seed in range(self.games, self.games + games):
            if seed % 3 == 2:
                one, other = mixed_deck(seed), mixed_deck(~seed)
            else:
                at = seed - seed // 3  # the games between mixed decks left out
                one = decks[at % len(decks)]
                other = decks[(at * 7 + at // len(decks) + 3) % len(decks)]
            self.game(one, other, seed)
        return self

    def unused(self) -> list[Key]:
        return [key for key in self.powers if not self.counts[key]]

    def report(self) -> str:
        """Every power with its count, the rarest first."""
        ordered = sorted(self.powers, key=lambda key: (self.counts[key], key))
        lines = [f"{self.games} games, {dict(self.endings)}, {len(self.unused())} of {len(self.powers)} powers unused"]
        lines += [f"{self.counts[key]:>9}  {key[0]}  {key[1]}".rstrip() for key in ordered]
        return "\n".join(lines) + "\n"


def likes(option: Option) -> bool:
    """Picks that make things happen."""
    verb = option.verb
    return verb in ("recruit", "attack", "join", "defend", "yes", "dance", "power up") or (
        verb == "resource" and option.text == "up"
    )


def bodies(state: State, mains: int) -> list[int]:
    """Every physical card, wherever it is; stand-ins for players and tokens have none."""
    found = [c.body for c in state.characters if c.face.kind != "token"]
    for c in state.play.values():
        found.extend(card.body for card in c.equipment)
    for player in state.players:
        for zone in (player.deck, player.hand, player.ko, *(list(pile.cards) for pile in player.piles)):
            found.extend(card.body for card in zone)
        found.extend(resource.body for resource in player.resources)
    for pile in (state.removed, state.limbo, list(state.looked)):
        found.extend(card.body for card in pile)
    if state.turn == 0:
        # Mains that have not been placed yet.
        found.extend(body for body in range(1, mains + 1) if body not in found)
    return sorted(found)


if __name__ == "__main__":
    print(Run().play(int(sys.argv[1]) if len(sys.argv) > 1 else 500).report(), end="")
