"""The front door of Vs.: `GAME` for everybody who serves all games, a few doors for people who write Python.

>>> state = new_game(seed=1)
>>> state.decision.why
'go first'
>>> random_game(seed=1).result is not None
True
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from capes import plugins
from capes.core.encoding import Encoder
from capes.core.errors import BadDeck, BadRecord, BadSetup, Reason
from capes.core.event import Event
from capes.core.game import GameDefaults, GameOf, Mode, SetupData
from capes.core.pickling import let_pickle, unpacked
from capes.core.playout import play_out
from capes.core.rng import Rng
from capes.core.rules_version import rules_version
from capes.plugins import BadPlugin
from capes.vs import cards, catalogue, decks, ledger, proofs
from capes.vs.contract import characters, events, questions, verbs
from capes.vs.contract.seen import VsPreview, VsView
from capes.vs.decks.setups import EDITIONS, MODES, SIDES, check_setup, faces_of, setup_form
from capes.vs.english import briefs, card_brief, card_name, keyword_text, rules_lines, tell
from capes.vs.english.card_words import condition_said
from capes.vs.evaluation.alike import alike
from capes.vs.evaluation.judge import judge
from capes.vs.evaluation.options import habit, inclination
from capes.vs.evaluation.positions import worth
from capes.vs.evaluation.slips import slips
from capes.vs.notation import picks, text
from capes.vs.rules import engine, preview, reasons
from capes.vs.rules.table import set_table
from capes.vs.state import codec
from capes.vs.state.player import Pile
from capes.vs.state.state import Setup, State
from capes.vs.view import asking, causes, table
from capes.vs.view.encoder import VsEncoder, specification
from capes.vs.view.secrets import name_of, viewer_of
from capes.vs.view.veil import imagine, veil
from capes.vs.words.face import FACES, Face
from capes.vs.words.keywords import KEYWORDS

RULES = (
    "core", "vs/cards", "vs/catalogue", "vs/contract", "vs/decks", "vs/lessons", "vs/rules", "vs/scenario", "vs/state",
    "vs/words",
)  # fmt: skip
"""Where the rules of a game are decided, from its set-up to its end."""

cards.load()
if plugins.card_folders():
    from capes.vs.workshop.sets import load_sets

    load_sets()
for _set in catalogue.outside_sets():  # a card that cannot be told is found here, not in the middle of a game
    for _facts in catalogue.by_set(_set):
        try:
            rules_lines(FACES[_facts.id])
        except Exception as error:
            raise BadPlugin(f"the text of {_facts.id} cannot be written: {type(error).__name__}: {error}") from error


class Vs(GameDefaults[State]):
    """Vs., as everybody outside its room sees it."""

    id = "vs"
    title = "Vs. System 2PCG"
    modes: tuple[Mode, ...] = MODES

    # -- playing ------------------------------------------------------------------------------------------------
    @property
    def rules_version(self) -> str:
        """A name for the rules as they are now."""
        return rules_version("vs", *RULES)

    setup_form = staticmethod(setup_form)

    def check_setup(self, setup: SetupData) -> SetupData:
        """The set-up completed with defaults, or BadSetup with reasons."""
        if isinstance(setup, dict) and isinstance(setup.get("lesson"), str) and setup["lesson"]:
            setup = {"decks": lesson_decks(setup["lesson"]), **setup}
        if not isinstance(setup, dict) or not (setup.get("cards") or catalogue.OWN):
            return check_setup(setup)
        from capes.vs.workshop.carried import Carried  # read only when there are cards of people's own

        carried = Carried(setup)
        full = check_setup(setup, carried.facts)
        texts = carried.used(full)
        return full | {"cards": texts} if texts else full

    def new_game(self, setup: SetupData, seed: int | str) -> State:
        """A fresh game, run up to its first decision."""
        full = self.check_setup(setup)
        held = hold(full["cards"]) if "cards" in full else None
        mains, lists = faces_of(full)
        if "lesson" in full:
            from capes.vs.scenario.lessons import begin_lesson

            return begin_lesson(full["lesson"], table_setup(full, held), lists, seed)
        return begin(table_setup(full, held), mains, lists, seed)

    pick = staticmethod(engine.pick)

    def seats(self, state: State) -> int:
        """How many seats there are."""
        return state.setup.seats

    def side(self, state: State, seat: int) -> int:
        """Teammates share a side."""
        return state.setup.sides[seat]

    def out(self, state: State, seat: int) -> bool:
        """Whether the seat's Main is gone while others play on."""
        return state.players[seat].out

    def revealed(self, before: State, after: State) -> bool:
        """Whether chance, a hidden card or another seat came into it between two states."""
        return came_to_light(before, after)

    def window(self, state: State) -> tuple[int, tuple[int, ...]] | None:
        """For a chance to act in combat: the option that passes, and whose characters fight."""
        decision, combat = state.decision, state.combat
        if decision is None or combat is None or decision.why != questions.COMBAT_CHANCE:
            return None
        fighters = [*combat.attackers, combat.defender]
        seats = {state.play[number].seat for number in fighters if number in state.play}
        return len(decision.options) - 1, tuple(sorted(seats))

    def idle(self, state: State) -> int | None:
        """The only option; going on where nobody can be moved; any target of a strike back that hurts nobody."""
        decision = state.decision
        if decision is None or len(decision.options) == 1:
            return None if decision is None else 0
        if decision.why == questions.FORMATION_STEP:
            listed = [option.verb for option in decision.options]
            return listed.index("next") if set(listed) == {"next", "main phase"} else None
        if decision.why == questions.STRIKE_BACK_AT:
            shown = self.preview(state, decision.seat)
            hurts = shown is None or not shown.back or any(one.outcome not in ("safe", "none") for one in shown.back)
            return None if hurts else 0
        return None

    # -- seeing -------------------------------------------------------------------------------------------------
    def view(self, state: State, seat: int | None) -> VsView:
        """What that seat (None: a spectator) sees, with the cards of players' own that are there."""
        seen = table.view(state, seat)
        if state.setup.cards:
            from capes.vs.workshop.seen import own_seen

            seen.own = own_seen(seen, state.setup.held)
        return seen

    options = staticmethod(asking.options)
    tell = staticmethod(tell)
    card_name = staticmethod(card_name)
    explain = staticmethod(causes.explain)

    choice = staticmethod(asking.choice_of)

    def why_not(self, state: State, seat: int, wish: str) -> list[Reason]:
        """Why a wish ('attack #12', 'play #40') cannot be had now; empty if it can."""
        return [in_words(reason) for reason in reasons.why_not(state, seat, wish)]

    def preview(self, state: State, seat: int | None) -> VsPreview | None:
        """What the running combat would come to, from what the seat knows."""
        if state.combat is None or state.result is not None:
            return None
        return preview.preview(veil(state, viewer_of(seat)))

    def foresee(self, state: State, seat: int, attackers: tuple[int, ...], defender: int) -> VsPreview | None:
        """What an attack not yet declared would come to."""
        if state.decision is None or state.decision.seat != seat:
            return None
        return preview.foresee(veil(state, seat), attackers, defender)

    # -- thinking -----------------------------------------------------------------------------------------------
    veil = staticmethod(veil)
    imagine = staticmethod(imagine)
    worth = staticmethod(worth)
    inclination = staticmethod(inclination)
    alike = staticmethod(alike)
    judge = staticmethod(judge)
    slips = staticmethod(slips)

    def play_out(self, state: State, seed: int) -> None:
        """Play the state on to the end of the game, all sides by habit."""
        play_out(state, seed, habit, engine.choose)

    def encoder(self) -> Encoder[State]:
        """What writes a seat's knowledge as numbers."""
        return encoder_of_all_cards()

    # -- keeping ------------------------------------------------------------------------------------------------
    encode = staticmethod(codec.encode)

    def decode(self, data: object) -> State:
        """The position back, or BadRecord; cards of the players' own come with it."""
        texts = data.get("cards") if isinstance(data, dict) else None
        if not texts:
            return codec.decode(data)
        try:
            return codec.decode(data, hold(texts))
        except BadSetup as error:
            raise BadRecord(error.sentence) from None

    fingerprint = staticmethod(codec.fingerprint)

    # -- looking up ---------------------------------------------------------------------------------------------
    def cards(self) -> list[dict[str, Any]]:
        """Every card that can be played, as JSON data with its generated text."""
        return [card_data(facts) for facts in catalogue.released_facts()]

    ledger = staticmethod(ledger.rows)

    def keywords(self) -> list[dict[str, Any]]:
        """Every keyword with its meaning."""
        return [{"name": name, "text": keyword_text(keyword)} for name, keyword in KEYWORDS.items()]

    def search(self, query: str) -> list[str]:
        """The ids of the cards that fit a query, in order."""
        return [facts.id for facts in decks.search(query, text_of=searched_text)]

    def read_deck(self, text: str) -> dict[str, Any]:
        """A deck in any known format, or a ready-made one by its name: the deck, what was changed, what is wrong."""
        ready = next((deck for deck in decks.starter_decks() if deck.slug == text.strip()), None)
        reading = decks.read_deck(text) if ready is None else decks.Reading(ready, format="starter")
        return {
            "deck": reading.deck.as_data(),
            "changes": list(reading.repairs) + list(reading.warnings),
            "problems": [{**each.data(), "cards": list(each.cards)} for each in decks.problems(reading.deck)],
            "format": reading.format,
            "link": decks.write_deck(reading.deck, "link"),
        }

    def read_card(self, text: str, line: int = -1, column: int = -1) -> dict[str, Any]:
        """A card of somebody's own as it is being written, and what could come next at a place."""
        from capes.vs.workshop.reading import read_page

        return read_page(text, line, column)

    def price_setups(self, text: str) -> list[tuple[str, SetupData]]:
        """Set-ups of games that show what a card of somebody's own is worth, each named by its cost."""
        from capes.vs.grammar.errors import Unread
        from capes.vs.workshop.trial import price_setups

        try:
            return price_setups(text)
        except Unread as error:
            raise BadSetup("error-own-card-cannot-be-read", number=1, why=error.why) from None

    def write_deck(self, deck: dict[str, Any], format: str) -> str:
        """A deck in one of the formats; BadDeck or UnknownCard if it cannot be written."""
        found = decks.deck_from_data(deck)
        if any(count < 1 for count in found.cards.values()) or found.size > 999:
            raise BadDeck("error-a-deck-to-be-written-has-one-copy-or-more")
        return decks.write_deck(found, format)


GAME = Vs()
if TYPE_CHECKING:
    from capes.vs.workshop.carried import Known

    checked: GameOf[State] = GAME  # it answers all that is asked of a game


@cache
def encoder_of_all_cards() -> VsEncoder:
    """The encoder for the cards known when it is first asked for."""
    return VsEncoder(
        specification(
            list(FACES.values()),
            [value for name, value in vars(verbs).items() if name.isupper() and isinstance(value, str)],
            sorted(questions.FROM_HIDDEN | questions.FIXED),
            [name for room in (events, characters) for name, kind in vars(room).items() if is_event(kind)],
        )
    )


def is_event(kind: object) -> bool:
    """Whether it is a kind of event."""
    return isinstance(kind, type) and issubclass(kind, Event)


def restore(data: bytes) -> State:
    """A pickled state back."""
    return GAME.decode(unpacked(data))


let_pickle(State, codec.encode, restore)


# -- helpers of the door ---------------------------------------------------------------------------------------------


def lesson_decks(name: str) -> list[str]:
    """The decks of a prepared table; BadSetup if there is no such lesson."""
    from capes.vs.scenario.lessons import decks as decks_of_lesson  # read only when a lesson is asked for

    return decks_of_lesson(name)


def hold(texts: object) -> Known:
    """Cards of the players' own, known as long as somebody holds the answer; BadSetup if one cannot be read."""
    from capes.vs.workshop.carried import known, read_texts

    return known(card.text for card in read_texts(texts))


def table_setup(full: SetupData, held: Known | None = None) -> Setup:
    """A checked set-up as the state keeps it."""
    options = full["options"]
    sides = SIDES[full["mode"]][: len(full["decks"])]
    texts = () if held is None else held.texts
    return Setup(
        full["mode"], sides, full["edition"], options["recruit_to_mate"], options["shared_hands"], True, texts, held
    )


def begin(setup: Setup, mains: list[Face], lists: list[list[Face]], seed: int | str) -> State:
    """A fresh game with these printed cards, run up to its first decision."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadSetup("error-the-seed-must-be-a-whole-number-or-a-text")
    if seed == "":
        raise BadSetup("error-the-seed-must-not-be-an-empty-text")
    state = set_table(setup, mains, lists, seed)
    engine.go(state)
    return state


def came_to_light(before: State, after: State) -> bool:
    """Undo is free only if nothing random happened, nothing was drawn or shown, and nobody else had a say.

    Recruiting, equipping, forming up, naming attackers and paying show only what its player chose to show; a plot
    twist played or a character card discarded cannot be unseen.
    """
    if before.rng != after.rng or before.result != after.result:
        return True
    one, other = before.decision, after.decision
    if one is None or other is None or one.seat != other.seat:
        return one is not other
    if after.looked != before.looked or [c.number for c in after.limbo] != [c.number for c in before.limbo]:
        return True
    for was, now in zip(before.players, after.players, strict=True):
        if len(was.deck) != len(now.deck) or was.shown != now.shown or was.open_hand != now.open_hand:
            return True
        if sum(map(has_secret, was.piles)) != sum(map(has_secret, now.piles)):
            return True
        held = {card.body for card in was.hand if card.face.kind != "location"}
        if any(card.body in held for card in now.ko):
            return True
    return False


def has_secret(pile: Pile) -> int:
    """How many secret cards a pile holds."""
    return len(pile.cards) if pile.secret else 0


@cache
def _lines(id: str) -> tuple[tuple[str, str], ...]:
    face = FACES.get(id)
    return () if face is None else tuple(rules_lines(face))


def _told(id: str) -> list[dict[str, str]]:
    """The lines of a card with their briefs."""
    face = FACES.get(id)
    if face is None:
        return []
    said = zip(_lines(id), briefs(face), strict=True)
    return [{"name": name, "text": text, "brief": brief} for (name, text), brief in said]


def searched_text(facts: catalogue.Facts) -> str:
    """What a search for rules text looks through."""
    meanings = [keyword_text(word) for word in facts.keywords if word in KEYWORDS]
    return "\n".join([*(text for _, text in _lines(facts.id)), *meanings])


def edition_text(face: Face) -> tuple[list[dict[str, str]], dict[str, str]]:
    """The lines of a card in another edition, and the keywords on it that mean something else there."""
    lines = [{"name": name, "text": text} for name, text in rules_lines(face)]
    printed = [keyword for keyword in face.up.keywords if KEYWORDS[keyword.name] is not keyword]
    return lines, {keyword.name: keyword_text(keyword) for keyword in printed}


def card_data(facts: catalogue.Facts) -> dict[str, Any]:
    """A card as JSON data: its facts, its text, and its other level."""
    data = catalogue.row(facts)
    data["text"] = _told(facts.id)
    data["brief"] = card_brief(FACES[facts.id]) if facts.id in FACES else ""
    data["editions"] = [
        {"edition": edition, "text": text, "keywords": keywords}
        for edition in EDITIONS
        if (face := FACES.get(f"{facts.id}@{edition}")) is not None
        for text, keywords in [edition_text(face)]
    ]
    data["counterpart"] = facts.counterpart
    if facts.id in catalogue.OWN:
        data["portrait"] = own_portrait(facts.id)
    data["set_title"] = catalogue.set_title(facts)
    data["in_decks"] = [
        {"id": deck.slug, "name": deck.name, "copies": copies} for deck, copies in decks.decks_with(facts.id)
    ]
    data["implemented"] = facts.id in FACES and proofs.is_proved(facts.id)
    data["tests"] = proofs.tests_of(facts.id)
    return data


def own_portrait(id: str) -> dict[str, str]:
    """How a card of somebody's own looks."""
    from capes.vs.workshop.carried import portrait_of

    return portrait_of(id)


def in_words(reason: Reason) -> Reason:
    """A reason for players: what a card asks for is said in full."""
    if not isinstance(reason, reasons.Unmet):
        return reason
    return Reason(
        reason.rule,
        "why-can-be-used-only-if",
        what=reason.what,
        condition=condition_said(reason.condition, reason.name),
    )


# -- for people who write Python -------------------------------------------------------------------------------------


def new_game(*deck_names: str, seed: int | str = 1, mode: str = "duel", edition: str = "documents") -> State:
    """A fresh game: `new_game("x-men-storm", "avengers-hulk", seed=7)`."""
    return GAME.new_game({"mode": mode, "decks": list(deck_names), "edition": edition}, seed)


def pick(state: State, name: str) -> None:
    """Answer the pending decision by the option's label, key or card name."""
    engine.pick(state, picks.find(state, name))


def position(lines: str, seed: int = 0) -> State:
    """A position from a few lines of text (see `capes.vs.notation.text`), run to its first decision."""
    state = text.read(lines, seed)
    engine.go(state)
    return state


def random_game(*deck_names: str, seed: int = 1, mode: str = "duel") -> State:
    """A whole game of random picks."""
    state = new_game(*deck_names, seed=seed, mode=mode)
    chance = Rng(seed)
    while state.decision is not None:
        engine.pick(state, chance.below(min(len(state.decision.options), 1000)))
    return state


def name(state: State, number: int) -> str:
    """The name of a card or character by its number, for somebody who sees everything."""
    seat = state.decision.seat if state.decision is not None else 0
    return name_of(state, seat, number)
