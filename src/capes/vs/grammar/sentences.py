"""Every sentence a card can say, with holes: what the writers make of blanks, kept as a table to read by.

Nothing is said twice here. A word and its writer are enough for a sentence to be read; this module only tries each
word with every kind of filling its fields can have.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, replace
from functools import lru_cache
from importlib.resources import files
from itertools import product
from typing import Any, Final

from capes.vs.english import adjectives, conditions, truths
from capes.vs.english.adjectives import BUILDERS, ZONES, Noun, predicate
from capes.vs.english.blanks import (
    NUMBER,
    OPEN,
    SomeAmount,
    SomeCondition,
    SomeCue,
    SomeEffect,
    SomeWhich,
    SomeWho,
    SomeWhose,
    mark,
)
from capes.vs.english.choosing import TWICE, clauses
from capes.vs.english.telling import (
    CONDITIONS,
    CUES,
    EFFECTS,
    OBJECT,
    POSSESSIVE,
    QUANTITIES,
    SUBJECT,
    TRUTHS,
    Told,
    paragraph,
)
from capes.vs.grammar.field_kinds import kind_of
from capes.vs.grammar.tokens import tokens
from capes.vs.words import adjectives as which_words
from capes.vs.words import cues as cue_words
from capes.vs.words import effects as e
from capes.vs.words.adjectives import ANYONE, THIS, Plain, SameAs
from capes.vs.words.conditions import ANOTHERS_TURN, MELEE, RANGED_COMBAT, YOUR_TURN, AtLeast, Is, PlainCondition, There
from capes.vs.words.face import FACES
from capes.vs.words.keywords import Keyword
from capes.vs.words.kinds import AllOf, AnyOf, Effect, Not, Which, Word
from capes.vs.words.oddities import ManyMains, MustAttackNext
from capes.vs.words.packing import unpacked
from capes.vs.words.powers import When
from capes.vs.words.pronouns import EACH_PLAYER, IT, SELF, YOU, Each, Remembered
from capes.vs.words.quantities import AtkOf, CostOf, CountOf, DefOf, Excess, HandSizeOf, Kept, ResourcesOf, Sum
from capes.vs.words.truths import KEYWORD_POWERS, BaseStatsAre, CannotStrikeBack, HandsOpen, HasStats

FILE: Final = "sentences.json"
SELF_MARK: Final = mark("", "self")
BLANKS: Final = (SomeWho, SomeWhich, SomeWhose, SomeAmount, SomeCondition, SomeCue, SomeEffect)
ROWS: Final = ("either", "front", "back", "same")
ENDS: Final = (
    "turn",
    "combat",
    "your next turn",
    "its next turn",
    "game",
    "while source",
    "until stunned",
    "next recovery",
)
DOMAINS: Final[dict[tuple[str, str], tuple[Any, ...]]] = {
    ("Move", "to"): ("either", "front", "back", "other"),
    ("TakeControl", "until"): (*ENDS,),
    ("TakeControl", "row"): ROWS,
    ("PutIntoPlay", "row"): ROWS,
    ("CreateToken", "row"): ROWS,
    ("CreateToken", "face"): (mark("face", "face"),),
    ("TurnToLevel", "face"): ("", mark("face", "face")),
    ("PutIntoDeck", "where"): ("bottom", "top", "shuffle"),
    ("PlayTwist", "then"): ("ko", "shuffle"),
    ("Search", "to"): ("hand", "play", "at once"),
    ("Search", "which"): (SomeWhich("which"), which_words.PLOT_TWIST, which_words.LOCATION, which_words.EQUIPMENT_CARD),
    ("CountOf", "whose"): (YOU, SomeWhose("whose"), EACH_PLAYER),
    ("ResourcesOf", "whose"): (YOU, SomeWhose("whose"), EACH_PLAYER),
    ("CostsAtMost", "cost"): (NUMBER, CostOf(SomeWho("cost")), SomeAmount("cost", False)),
    ("CostsAtLeast", "cost"): (NUMBER, CostOf(SomeWho("cost")), SomeAmount("cost", False)),
    ("StatsSwitched", "whom"): (SomeWho("whom"), IT), ("StatsReset", "whom"): (SomeWho("whom"), IT),
    ("PutIntoDeck", "who"): (
        SomeWho("who"), SomeWho("who", True), SomeWho("who", False, False), SomeWho("who", True, False),
        *(Each(SomeWhich("who"), zone, whose) for zone in ZONES for whose in (YOU, SomeWhose("whose"))),
    ),
    ("NamedLike", "who"): (SomeWho("who"), SELF, *(Each(SomeWhich("who"), zone) for zone in ("play", *ZONES))),
    ("Repeat", "times"): (*TWICE, NUMBER, SomeAmount("times"), SomeAmount("times", False)),
    ("CountOf", "where"): ("play", *ZONES),
    ("There", "where"): ("play", *ZONES),
    ("HasPowersOf", "where"): ("play", "ko", "hand"),
    ("LosesPowers", "only"): ("", KEYWORD_POWERS, mark("only", "keyword name")),
    ("HasDone", "deed"): ("stunned an enemy", "stunned a main", "recovered", "attacked"),
    ("Done", "name"): ("done", "it", "discarded", "paid", "count"),
    ("AtkOf", "below_zero"): (False,),
    ("Held", "row"): ("back",), ("Held", "to"): (-1,), ("HasPrintedPowers", "face"): ("",),
    ("Attacks", "others"): (-1, 0, 1, NUMBER),
    ("PutIntoHand", "at_random"): (0, 1, NUMBER),
    ("Affiliated", "team"): (mark("team", "team"),),
    ("BelongsTo", "team"): (mark("team", "team"),),
    ("With", "keyword"): (mark("keyword", "keyword name"),),
    ("MayPay", "symbol"): (mark("symbol", "symbol"),),
    ("HandsOpen", "ended_by"): (mark("ended_by", "symbol"),),
    ("Produces", "symbol"): (mark("symbol", "symbol"),),
    ("TwistTimed", "window"): (mark("window", "window"),),
    ("SwitchPlaces", "other"): (SomeWho("other"),),
    ("Kept", "name"): ("count",), ("Picked", "name"): ("number",), ("ChooseNumber", "name"): ("number",),
    ("NamesAmong", "names"): ((mark("names", "names"),),),
    ("Sum", "parts"): (),
    ("Excess", "of"): (NUMBER, SomeAmount("of", False)), ("Excess", "over"): (SomeAmount("over", False), NUMBER),
    ("AtLeast", "left"): (SomeAmount("left", False),), ("AtLeast", "right"): (NUMBER, SomeAmount("right", False)),
    ("ForEach", "name"): ("it",), ("TimesUsed", "power"): (mark("power", "text"),),
    ("Discard", "name"): ("discarded",), ("NameCard", "name"): ("named",), ("ChooseRow", "name"): ("it",),
    ("Search", "name"): ("it",), ("Remember", "name"): ("it", "named", *conditions.NOTES),
    ("Remembered", "name"): ("it",),
}  # fmt: skip
"""What stands in a field where its type does not say it."""

UNSAID: Final = {MustAttackNext: "its next turn", HandsOpen: "game"}
"""How long what is given lasts, where its sentence says it in words of its own."""

KEPT: Final = ("card", "counter removed", "card discarded", "card put there", "card shuffled in", "point of ATK gained")
"""What an earlier effect may have counted."""

BY_HAND: Final = (
    "Choose",
    "May",
    "OneOf",
    "Both",
    "Either",
    "IsNot",
    "Sum",
    "AllOf",
    "AnyOf",
    "Not",
    "Plain",
    "Give",
    "Answered",
)
"""Words the reader puts together itself: they are ways to join others."""


class Sentence:
    """A sentence with holes: its tokens, and the words it stands for with blanks in them."""

    def __init__(self, tokens: tuple[str, ...], words: Any = None, packed: Any = None) -> None:
        self.tokens = tokens
        self._words = words
        self._packed = packed  # most sentences of a file are never asked for their words

    @property
    def words(self) -> Any:
        """What it says."""
        if self._words is None:
            self._words = unpacked(self._packed)
        return self._words


def _numbers(field: Field[Any], kind: str) -> tuple[Any, ...]:
    if field.name in ("counter", "sign"):
        return (1, -1)
    number = NUMBER + len(field.name)
    found: tuple[Any, ...] = (0, number, -number) if field.name in ("atk", "defense") else (1, number)
    if "None" in kind:
        found = (None, *found)
    if "HowMany" in kind:
        found = (*found, SomeAmount(field.name), SomeAmount(field.name, False))
    return found


def fillings(word: type[Word], field: Field[Any]) -> tuple[Any, ...]:
    """What a field is tried with."""
    name = field.name
    domain = DOMAINS.get((word.__name__, field.name))
    if domain is not None:
        return domain
    kind = kind_of(word, field.name)
    if kind.startswith("int"):
        return _numbers(field, kind)
    simple = {
        "bool": (False, True), "Word": (Keyword(mark(name, "keyword")),), "str": (mark(name, "text"),),
        "Whose": (YOU, SomeWhose(name)), "Which | Who": (SomeWho(name), SELF, SomeWhich(name)),
    }.get(kind)  # fmt: skip
    if simple is not None:
        return simple
    if kind.startswith("Who") and "Whose" not in kind:
        found: tuple[Any, ...] = (
            SomeWho(name), SomeWho(name, True), SomeWho(name, False, False), SomeWho(name, True, False),
            SELF, Each(SomeWhich(name)),
        )  # fmt: skip
        return found if "None" not in kind else (None, *found)
    if kind.startswith("Which"):
        found = (SomeWhich(name), THIS, ANYONE)
        if not issubclass(word, Effect):
            found = (*found, SameAs(SomeWho(name)), SameAs(SomeWho(name, True)))
        return found if "None" not in kind else (None, *found)
    if kind.startswith("Condition"):
        found = (SomeCondition(name),) if field.name == "condition" else (None, SomeCondition(name))
        if field.name == "while_":
            return (*found, YOUR_TURN, ANOTHERS_TURN)
        return (*found, MELEE, RANGED_COMBAT) if field.name == "during" else found
    if kind == "tuple[Effect, ...]":
        return ((SomeEffect(name),),) if field.default is MISSING else ((), (SomeEffect(name),))
    raise TypeError(f"{word.__name__}.{field.name}: {kind}")


def tries(word: type[Word]) -> Iterator[Any]:
    """The word with every kind of filling."""
    own = fields(word)
    if word is HasStats:
        same = SomeAmount("atk")
        for whom, number, limit in product(
            fillings(word, own[0]), (same, replace(same, countable=False)), fillings(word, own[3])
        ):
            yield HasStats(whom, number, number, limit)
    if word is BaseStatsAre:
        for of in (SomeWho("of"), SomeWho("of", False, False)):
            yield from (BaseStatsAre(whom, AtkOf(of), DefOf(of)) for whom in fillings(word, own[0]))
    if word is AtLeast:
        here, there = CountOf(SomeWhich("which")), CountOf(SomeWhich("which"), "ko", EACH_PLAYER)
        yield from (AtLeast(left, NUMBER) for left in (ResourcesOf(EACH_PLAYER), Sum((here, there))))
    if word is Is:
        yield from (Is(Remembered(name), ANYONE) for name in conditions.NOTES)
    if word is Excess:
        yield from (Excess(HandSizeOf(one), HandSizeOf(SomeWhose("over"))) for one in (YOU, SomeWhose("of")))
    for values in product(*(fillings(word, one) for one in own)):
        try:
            yield word(**{one.name: value for one, value in zip(own, values, strict=True)})
        except ValueError:
            continue  # the word itself refuses that combination


def tellings() -> Iterator[Told]:
    """Ways a sentence may be told: by name or by pronoun, and with what was said before it."""
    yield Told(SELF_MARK)
    named = Told(SELF_MARK, (mark("", "self", SUBJECT), mark("", "self", OBJECT), mark("", "self", POSSESSIVE)))
    named.named = True
    yield named
    after = Told(SELF_MARK)
    after.hand_shown = after.beside = True
    after.doer, after.combat = "they", "that combat"
    yield after


class Table:
    """Sentences by what kind of word they say."""

    def __init__(self) -> None:
        self.sentences: dict[str, list[Sentence]] = {}
        self._plainest: dict[tuple[str, str], tuple[int, Any, str]] = {}

    def add(self, kind: str, text: str, words: Any, optional: str = "") -> None:
        """Keep a sentence; of words that read alike the plainest."""
        known = self._plainest.get((kind, text))
        if text and (known is None or known[1] is not words):
            plain = plainness(words)
            if known is None or plain < known[0]:
                self._plainest[kind, text] = (plain, words, optional)

    def settle(self) -> None:
        """Make rows of the texts, and drop what a hole already covers."""
        for (kind, text), (_, words, optional) in self._plainest.items():
            row = tuple(token.key if not token.key.startswith(OPEN) else token.text for token in tokens(text))
            said = {token[1:].split("|")[0] for token in row if token.startswith(OPEN)}
            said |= {token for token in row if token.isdigit()} | {optional}
            try:
                self.sentences.setdefault(kind, []).append(Sentence(row, unsaid(words, said)))
            except Unsaid:
                continue
        for kind, found in self.sentences.items():
            covered = {row: plainness(words) for one in found for row, words in _instances(one) if row != one.tokens}
            best: dict[tuple[str, ...], Sentence] = {}
            for one in found:
                general = covered.get(one.tokens)
                unnamed = has_this(one.words) and not any("|self" in token for token in one.tokens)
                if unnamed or (general is not None and general <= plainness(one.words)):
                    continue
                known = best.get(one.tokens)
                if known is None or plainness(one.words) < plainness(known.words):
                    best[one.tokens] = one
            self.sentences[kind] = list(best.values())


def plainness(word: Any) -> int:
    """How much a word says beyond what it says by itself."""
    if isinstance(word, tuple):
        return sum(plainness(part) for part in word)
    if not isinstance(word, Word):
        return 0
    total = 0
    for field in fields(word):
        value = getattr(word, field.name)
        total += (field.default is not MISSING and value != field.default) + plainness(value)
    return total


class Unsaid(ValueError):
    """A sentence leaves out what must be said."""


def unsaid(word: Any, said: set[str]) -> Any:
    """The word with the usual thing wherever the sentence does not speak of a blank."""
    if isinstance(word, tuple):
        return tuple(unsaid(part, said) for part in word)
    if not isinstance(word, Word) or isinstance(word, Keyword):
        return word
    changed = {}
    for field in fields(word):
        value = getattr(word, field.name)
        if is_blank(value) and not names_of(value) & said:
            if field.default is MISSING:
                raise Unsaid
            value = (
                UNSAID.get(type(getattr(word, "truth", word)), field.default)
                if field.name == "until"
                else field.default
            )
        changed[field.name] = unsaid(value, said)
    return type(word)(**changed)


def is_blank(value: Any) -> bool:
    """Whether a value stands for another."""
    if isinstance(value, str):
        return value.startswith(OPEN)
    if isinstance(value, Keyword):
        return value.name.startswith(OPEN)
    if isinstance(value, int):
        return abs(value) >= NUMBER
    return isinstance(value, BLANKS)


def names_of(value: Any) -> set[str]:
    """How a blank is known in the row of a sentence."""
    if isinstance(value, int):
        return {str(abs(value))}
    text = value if isinstance(value, str) else value.name if isinstance(value, Keyword) else value.field
    return {text[1:].split("|")[0] if text.startswith(OPEN) else text}


def has_this(word: Any) -> bool:
    """Whether it speaks of the character itself."""
    if isinstance(word, tuple):
        return any(map(has_this, word))
    if word in (THIS, SELF):
        return True
    return isinstance(word, Word) and any(has_this(getattr(word, one.name)) for one in fields(word))


def parts_of(word: Any) -> Iterator[Any]:
    """A word and all it is made of."""
    if isinstance(word, tuple):
        for part in word:
            yield from parts_of(part)
    elif isinstance(word, Word) and not isinstance(word, Keyword):
        yield word
        for one in fields(word):
            yield from parts_of(getattr(word, one.name))


def blanks(word: Any) -> Iterator[Any]:
    """The blanks in a word."""
    if isinstance(word, tuple):
        for part in word:
            yield from blanks(part)
    elif isinstance(word, Word):
        if isinstance(word, BLANKS):
            yield word
            return
        for field in fields(word):
            yield from blanks(getattr(word, field.name))


def filled(word: Any, values: dict[str, Any]) -> Any:
    """The word with its blanks filled in; a number takes the sign of the one that stood for it."""
    if isinstance(word, tuple):
        if len(word) == 1 and isinstance(word[0], SomeEffect | str):
            inner = filled(word[0], values)
            return inner if isinstance(inner, tuple) else (inner,)
        return tuple(filled(part, values) for part in word)
    if isinstance(word, str):
        return values.get(word, word) if word.startswith(OPEN) else word
    if isinstance(word, bool) or word is None:
        return word
    if isinstance(word, int):
        return values.get(str(abs(word)), abs(word)) * (1 if word >= 0 else -1) if abs(word) >= NUMBER else word
    if isinstance(word, Keyword):
        return values.get(word.name, word)
    if isinstance(word, BLANKS):
        return values.get(word.field, word)
    changed = {field.name: filled(getattr(word, field.name), values) for field in fields(word)}
    return type(word)(**changed)


def _instances(one: Sentence) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Special cases of a sentence that its holes cover."""
    for blank in set(blanks(one.words)):
        slots = [token for token in one.tokens if token.startswith(f"{OPEN}{blank.field}|")]
        if len(slots) != 1:
            continue
        kind = slots[0].strip(OPEN + "\u27e7").split("|")[1:]
        same_as = any(isinstance(part, SameAs) and part.who == blank for part in parts_of(one.words))
        if isinstance(blank, SomeWho) and blank.in_play and not same_as:
            for told in (SELF_MARK, mark("", "self", kind[1])):
                own = [told, "'s"] if kind[1] == POSSESSIVE and told == SELF_MARK else [told]
                row = [part for token in one.tokens for part in (own if token == slots[0] else [token])]
                yield tuple(row), filled(one.words, {blank.field: SELF})
            row = [mark(blank.field, "each", "character") if token == slots[0] else token for token in one.tokens]
            yield tuple(row), filled(one.words, {blank.field: Each(SomeWhich(blank.field))})
        if isinstance(blank, SomeWhich):
            plain = {
                "one": ("a", kind[min(1, len(kind) - 1)]), "each": ("each", kind[-1]),
                "several": (f"{kind[-1]}s",), "bare": (kind[-1],),
            }.get(kind[0])  # fmt: skip
            if plain is not None:
                row = [part for token in one.tokens for part in (plain if token == slots[0] else (token,))]
                yield tuple(row), filled(one.words, {blank.field: ANYONE})
            case = kind[-1] if kind[0] == "one" else SUBJECT if kind[0] == "several" else OBJECT
            for told in (SELF_MARK, mark("", "self", case)):
                row = [told if token == slots[0] else token for token in one.tokens]
                yield tuple(row), filled(one.words, {blank.field: THIS})
        if isinstance(blank, SomeCondition):
            for condition, words in ((MELEE, "melee"), (RANGED_COMBAT, "ranged")):
                row = [
                    part
                    for token in one.tokens
                    for part in (("in", words, "combat") if token == slots[0] else (token,))
                ]
                yield tuple(row), filled(one.words, {blank.field: condition})


def _kinds(table: Any) -> list[type[Word]]:
    return [kind for kind in table.writers if not issubclass(kind, BLANKS) and kind.__module__ != "capes.vs.words.turn"]


def _effects(table: Table) -> None:
    for kind in _kinds(EFFECTS):
        if kind.__name__ in BY_HAND:
            continue
        for word in _awaited() if kind is e.Await else tries(kind):
            _clause(table, (word,))
            if isinstance(word, e.TakeControl):
                _clause(table, (word, e.Ready(word.who)))
    for sign in (1, -1):
        _clause(table, (e.Choose(SomeWhich("which"), count=NUMBER, again=True), e.PutCounter(sign, IT)))
    _clause(table, (e.If(There(SomeWhich("which")), (e.ReplaceDefender(SomeWho("by")),)),))
    for truth in _truths():
        try:
            given = e.Give(truth, mark("until", "until"))
        except ValueError:
            continue
        _clause(table, (given,))
        if isinstance(truth, CannotStrikeBack):
            _clause(table, (e.Give(truth, "combat"),))
        _untimed(table, given)


def _untimed(table: Table, given: e.Give) -> None:
    """What holds, without the time: two such share one."""
    for told in tellings():
        clause = replace(truths.given(given.truth, told, given.until), time="")
        if not clause.subject or not clause.verb or clause.tail:
            continue
        table.add("untimed", clause.text(), (given,), optional="until")
        if clause.subject.startswith(OPEN) and clause.subject.count(OPEN) == 1:
            table.add("untimed continued", clause.text(), (given,), optional="until")


def _awaited() -> Iterator[e.Await]:
    combat, turn, your_next, other = "combat", "turn", "your next turn", mark("until", "until")
    cases = (
        (cue_words.CombatEnds(), combat, True), (cue_words.CombatResolves(), combat, True),
        (cue_words.TurnEnds(EACH_PLAYER), turn, True), (cue_words.TurnBegins(), your_next, True),
        (SomeCue("cue"), your_next, True), (SomeCue("cue"), combat, True), (SomeCue("cue"), other, True),
        (SomeCue("cue"), other, False),
    )  # fmt: skip
    for (cue, until, once), condition in product(cases, (None, SomeCondition("if_"))):
        yield e.Await(When(cue, (SomeEffect("do"),), if_=condition), until, once)


def _clause(table: Table, effects: tuple[Any, ...]) -> None:
    for told in tellings():
        try:
            said = clauses(effects, told)
        except (KeyError, StopIteration, AttributeError, IndexError):
            continue
        said = [one for one in said if not one.silent]
        if not said:
            continue
        if len(said) > 1:
            text = paragraph(said)
            table.add("effect", text, effects)
            table.add("effect", text.replace("it goes", "they go"), effects)
            continue
        clause = said[0]
        table.add("effect", clause.text(), effects)
        if clause.subject and clause.verb:
            table.add("allowed", clause.allowed_to("").removeprefix(" may "), effects)
            if clause.subject.startswith(OPEN) and clause.subject.count(OPEN) == 1:
                table.add("continued", clause.text(), effects)
        elif clause.verb:
            table.add("allowed", clause.text(), effects)


def _truths() -> Iterator[Any]:
    for kind in _kinds(TRUTHS):
        if kind is ManyMains:
            yield from (ManyMains(pile) for pile in sorted({face.pile for face in FACES.values() if face.pile_cards}))
        else:
            yield from tries(kind)


def _plain(table: Table, kind: str, writers: Any) -> None:
    for word in _kinds(writers):
        if word.__name__ in BY_HAND:
            continue
        plain: list[Any] = [PlainCondition(name) for name in conditions.PLAIN] if word is PlainCondition else []
        for one in plain or tries(word):
            for told in tellings():
                try:
                    said = writers.write(one, told)
                except (KeyError, AttributeError, StopIteration):
                    continue
                if kind == "quantity":
                    table.add("amount", said.amount, one)
                    if said.each:
                        table.add("each of them", said.each, one)
                else:
                    table.add(kind, said.text() if kind == "truth" else said, one)
                if kind == "so":
                    told.named = told.pronouns is not None
                    try:
                        table.add("not so", conditions.not_so(one, told), one)
                    except (AssertionError, KeyError):
                        continue
                    table.add("during", conditions.during(one, told), one)


def _adjectives(table: Table) -> None:
    plain = [
        Plain(name)
        for name in (*adjectives.BEFORE, *adjectives.AFTER, *adjectives.HEADS, *adjectives.FIGHTERS, "anyone")
    ]
    built: list[Which] = [
        one for kind in BUILDERS if kind not in (Plain, AllOf, AnyOf, Not, SomeWhich) for one in tries(kind)
    ]
    for which in (*plain, *built, *(Not(one) for one in (*plain, *built))):
        for told in tellings():
            noun = Noun("")
            try:
                BUILDERS[type(which)](which, noun, told)
                for several in (False, True):
                    if not isinstance(which, Not):
                        table.add("predicate so", predicate(which, told, False, several), which)
                        table.add("predicate not", predicate(which, told, True, several), which)
            except (KeyError, TypeError):
                continue
            if len(noun.after) == 1 and not (noun.before or noun.this or noun.fighting):
                for text in noun.after[0][1:]:
                    table.add("after", text, which)
                    if text.startswith("that has "):
                        table.add("after", f"with {text.removeprefix('that has ')}", which)


def made() -> Table:
    """All sentences there are, made from the words and their writers."""
    made = Table()
    _effects(made)
    _plain(made, "cue", CUES)
    _plain(made, "quantity", QUANTITIES)
    _plain(made, "so", CONDITIONS)
    for truth in _truths():
        for told in tellings():
            made.add("truth", truths.statement(truth, told).text(), truth)
    for counted in KEPT:
        told = Told(SELF_MARK)
        told.kept = counted
        said = QUANTITIES.write(Kept(), told)
        made.add("amount", said.amount, Kept())
        made.add("each of them", said.each, Kept())
    _adjectives(made)
    made.settle()
    return made


@lru_cache(maxsize=1)
def table() -> Table:
    """All sentences there are, as `make ledger` has written them down."""
    found = Table()
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    for kind, said, words in json.loads(text):
        found.sentences.setdefault(kind, []).append(Sentence(tuple(said), packed=words))
    return found
