"""Which characters or cards: noun phrases such as "each other face-up X-Men supporting character on your side"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from capes.vs.english.blanks import SomeWhich, mark
from capes.vs.english.grammar import article, listing, many, number_word, owned, plural, third
from capes.vs.english.pronouns import cased, named_by, player, points, refer
from capes.vs.english.telling import OBJECT, QUANTITIES, SUBJECT, Ref, Told
from capes.vs.words.adjectives import (
    Affiliated,
    AppearedThisTurn,
    ControlledBy,
    CostsAtLeast,
    CostsAtMost,
    Fighting,
    InRow,
    LevelAtLeast,
    Named,
    NamedLike,
    Plain,
    Produces,
    SameAs,
    SharesTeam,
    StrongerThan,
    TwistTimed,
    With,
    WithCounter,
)
from capes.vs.words.kinds import AllOf, AnyOf, HowMany, Not, Which, Word
from capes.vs.words.pronouns import Each
from capes.vs.words.quantities import CostOf

OTHER, STATE, ENEMY, ALIGNMENT, TEAM, ROLE = range(6)
NAME, SIDE, PLACE, LAST = range(4)
CARD: Final = "card"
ZONES: Final = {"hand": "hand", "deck": "deck", "ko": "KO pile", "resources": "resource row"}
CHARACTER: Final = "character"

BEFORE: Final = {
    "other": (OTHER, "other"), "face-up": (STATE, "face-up"), "face-down": (STATE, "face-down"),
    "stunned": (STATE, "stunned"), "ready": (STATE, "ready"), "exhausted": (STATE, "exhausted"),
    "wounded": (STATE, "wounded"), "frozen": (STATE, "frozen"),
    "protected": (STATE, "protected"), "protecting": (STATE, "protecting"),
    "enemy": (ENEMY, "enemy"), "good": (ALIGNMENT, "good"), "evil": (ALIGNMENT, "evil"),
    "main": (ROLE, "main"), "supporting": (ROLE, "supporting"),
}  # fmt: skip
AFTER: Final = {
    "yours": "on your side",
    "front row": "in the front row",
    "back row": "in the back row",
    "in combat": "in the combat",
    "struck down": "stunned by a strike in this combat",
    "attacked lately": "that attacked since your last turn",
    "anywhere": "in or outside the combat",
}
HEADS: Final = {
    "character card": "character card", "plot twist": "plot twist", "location": "Location",
    "basic location": "basic Location", "equipment": "Equipment card",
}  # fmt: skip
SILENT: Final = ("anyone",)
FIGHTERS: Final = {"attacking": "attacker", "defending": "defender"}
PREDICATES: Final = {
    "anyone": ("be", "there"), "other": ("be", "another character"),
    "face-up": ("be", "face up"), "face-down": ("be", "face down"), "enemy": ("be", "an enemy character"),
    "main": ("be", "a main character"), "supporting": ("be", "a supporting character"),
    "protecting": ("protect", "another character"),
    "character card": ("be", "a character card"), "plot twist": ("be", "a plot twist"),
    "location": ("be", "a Location"), "basic location": ("be", "a basic Location"), "equipment": ("be", "Equipment"),
}  # fmt: skip


class Noun:
    """A noun phrase under construction: adjectives by rank, the head, and what follows it."""

    def __init__(self, head: str) -> None:
        self.head = head
        self.before: list[tuple[int, str]] = []
        self.after: list[tuple[int, str, str]] = []  # rank, for one, for several
        self.fighting: list[str] = []
        self.this = False

    def add(self, rank: int, text: str, several: str = "") -> None:
        """Put something behind the head."""
        self.after.append((rank, text, several or text))

    def words(self, several: bool = False) -> str:
        """The phrase without article."""
        head = self.head
        before = list(self.before)
        roles = [word for rank, word in before if rank == ROLE]
        if self.fighting:
            if len(self.fighting) == 1 and not roles and head == CHARACTER:
                head = FIGHTERS[self.fighting[0]]
            else:
                before.append((STATE, listing(self.fighting, "or")))
        if roles and head in ("character card", CARD):
            head = CHARACTER
        before.sort(key=lambda ranked: ranked[0])
        after = sorted(self.after, key=lambda ranked: ranked[0])
        if len(after) == 1 and after[0][1].startswith("that has "):
            short = f"with {after[0][1].removeprefix('that has ')}"
            after = [(LAST, short, short)]
        ending = [more if several else single for _, single, more in after]
        return " ".join([*(word for _, word in before), plural(head) if several else head, *ending])


Builder = Callable[[Any, Noun, Told], None]
BUILDERS: Final[dict[type[Word], Builder]] = {}


def builds(kind: type[Which]) -> Callable[[Builder], Builder]:
    """Register how that adjective enters a noun phrase."""

    def register(builder: Builder) -> Builder:
        BUILDERS[kind] = builder
        return builder

    return register


def build(which: Which, told: Told, head: str = CHARACTER) -> Noun:
    """The noun phrase of these adjectives."""
    noun = Noun(head)
    BUILDERS[type(which)](which, noun, told)
    return noun


@builds(Plain)
def _plain(which: Plain, noun: Noun, told: Told) -> None:
    if which.name == "this":
        noun.this = True
    elif which.name in BEFORE:
        noun.before.append(BEFORE[which.name])
    elif which.name in AFTER:
        noun.add(SIDE if which.name == "yours" else PLACE, AFTER[which.name])
    elif which.name in HEADS:
        noun.head = HEADS[which.name]
    elif which.name in FIGHTERS:
        noun.fighting.append(which.name)
    elif which.name not in SILENT:
        raise KeyError(f"no English for the adjective {which.name!r}")


@builds(AllOf)
def _all(which: AllOf, noun: Noun, told: Told) -> None:
    for part in which.parts:
        BUILDERS[type(part)](part, noun, told)


@builds(AnyOf)
def _any(which: AnyOf, noun: Noun, told: Told) -> None:
    nouns = [build(part, told, noun.head) for part in which.parts]
    if all(len(one.before) == 1 and not (one.after or one.fighting or one.this) for one in nouns):
        noun.before.append((nouns[0].before[0][0], listing([one.before[0][1] for one in nouns], "or")))
    elif all(isinstance(part, With) for part in which.parts):
        _has(noun, listing([part.keyword for part in which.parts if isinstance(part, With)], "or"))
    elif all(isinstance(part, Named) for part in which.parts):
        noun.add(NAME, f"named {listing([part.name for part in which.parts if isinstance(part, Named)], 'or')}")
    elif all(one.fighting and not (one.before or one.after) for one in nouns):
        noun.fighting.extend(word for one in nouns for word in one.fighting)
    elif all(one.head not in (CHARACTER, CARD) and not (one.before or one.after) for one in nouns):
        noun.head = listing([one.head for one in nouns], "or")
    else:
        noun.add(
            LAST,
            f"that {listing([predicate(part, told) for part in which.parts], 'or')}",
            f"that {listing([predicate(part, told, several=True) for part in which.parts], 'or')}",
        )


@builds(Not)
def _not(which: Not, noun: Noun, told: Told) -> None:
    part = which.part
    if isinstance(part, Plain) and part.name == "this":
        noun.before.append(BEFORE["other"])
    elif isinstance(part, Plain) and part.name == "in combat":
        noun.add(PLACE, "outside the combat")
    elif isinstance(part, With | WithCounter):
        noun.add(NAME, f"without {_with_what(part)}")
    elif isinstance(part, NamedLike) and isinstance(part.who, Each):
        of = part.who
        where = "" if of.where == "play" else f" in your {ZONES[of.where]}"
        noun.add(LAST, f"with a name that no {bare(of.which, told, head_in(of.where))}{where} has")
    elif isinstance(part, NamedLike | SameAs):
        noun.add(LAST, f"other than {refer(part.who, told, OBJECT).text}")
    elif isinstance(part, CostsAtLeast | CostsAtMost):
        limit = f"{'less' if isinstance(part, CostsAtLeast) else 'more'} than {_price(part.cost, told)}"
        noun.add(LAST, f"that costs {limit}", f"that cost {limit}")
    else:
        noun.add(
            LAST,
            f"that {predicate(part, told, negative=True)}",
            f"that {predicate(part, told, negative=True, several=True)}",
        )


def _has(noun: Noun, what: str) -> None:
    noun.add(LAST, f"that has {what}", f"that have {what}")


def _with_what(part: With | WithCounter) -> str:
    if isinstance(part, With):
        return part.keyword
    return f"a {'+1/+1' if part.sign > 0 else '-1/-1'} counter"


@builds(Affiliated)
def _affiliated(which: Affiliated, noun: Noun, told: Told) -> None:
    noun.before.append((TEAM, which.team))


@builds(SharesTeam)
def _shares_team(which: SharesTeam, noun: Noun, told: Told) -> None:
    noun.add(LAST, f"that shares {_team_of(which, told)}", f"that share {_team_of(which, told)}")


def _team_of(which: SharesTeam, told: Told) -> str:
    if isinstance(which.who, Each):
        return f"a team with {one(which.who.which, told, case=OBJECT)}"
    return f"a team with {refer(which.who, told, OBJECT).text}"


@builds(Named)
def _named(which: Named, noun: Noun, told: Told) -> None:
    noun.add(NAME, f"named {which.name}")


@builds(NamedLike)
def _named_like(which: NamedLike, noun: Noun, told: Told) -> None:
    noun.add(NAME, named_by(which.who, told))


@builds(SameAs)
def _same(which: SameAs, noun: Noun, told: Told) -> None:
    noun.add(NAME, f"among {refer(which.who, told, OBJECT).text}")


@builds(InRow)
def _in_row(which: InRow, noun: Noun, told: Told) -> None:
    noun.add(PLACE, "in that row")


@builds(Fighting)
def _fighting(which: Fighting, noun: Noun, told: Told) -> None:
    noun.add(PLACE, f"in combat with {refer(which.who, told, OBJECT).text}")


@builds(With)
@builds(WithCounter)
def _with(which: With | WithCounter, noun: Noun, told: Told) -> None:
    _has(noun, _with_what(which))


def _price(cost: int | HowMany, told: Told) -> str:
    if isinstance(cost, CostOf):
        return refer(cost.who, told, OBJECT).text
    return str(cost) if isinstance(cost, int) else QUANTITIES.write(cost, told).amount


def _limit(which: CostsAtMost | CostsAtLeast, told: Told) -> str:
    if isinstance(which.cost, int):
        return f"{which.cost} or {'less' if isinstance(which, CostsAtMost) else 'more'}"
    limit = "at most" if isinstance(which, CostsAtMost) else "at least"
    if isinstance(which.cost, CostOf):
        return f"{limit} as much as {refer(which.cost.who, told, OBJECT).text}"
    return f"{limit} {_price(which.cost, told)}"


@builds(CostsAtMost)
@builds(CostsAtLeast)
def _costs(which: CostsAtMost | CostsAtLeast, noun: Noun, told: Told) -> None:
    limit = _limit(which, told)
    noun.add(LAST, f"that costs {limit}", f"that cost {limit}")


@builds(LevelAtLeast)
def _level(which: LevelAtLeast, noun: Noun, told: Told) -> None:
    noun.add(NAME, f"of Level {which.level} or more")


@builds(StrongerThan)
def _stronger(which: StrongerThan, noun: Noun, told: Told) -> None:
    _has(noun, f"more ATK than {each(which.which, told)}")


@builds(Produces)
def _produces(which: Produces, noun: Noun, told: Told) -> None:
    noun.add(NAME, f"for [{which.symbol}]")


@builds(AppearedThisTurn)
def _appeared(which: AppearedThisTurn, noun: Noun, told: Told) -> None:
    noun.add(LAST, "that appeared this turn")


@builds(ControlledBy)
def _controlled(which: ControlledBy, noun: Noun, told: Told) -> None:
    who = player(which.whose, told)
    noun.add(SIDE, "on your side" if who == "you" else f"on {who}'s side")


@builds(TwistTimed)
def _timed(which: TwistTimed, noun: Noun, told: Told) -> None:
    noun.head = "plot twist"
    noun.before.append((ROLE, f"{'any-turn ' if which.any_turn else ''}{which.window}"))


def head_in(where: str) -> str:
    """What things in that zone are called."""
    return CHARACTER if where == "play" else "resource" if where == "resources" else CARD


# -- phrases --------------------------------------------------------------------------------------------------------


def _alternatives(which: Which) -> tuple[Which, ...]:
    """The parts of an "or" that read better as phrases of their own."""
    if isinstance(which, AnyOf) and any(
        isinstance(part, AllOf) or (isinstance(part, Plain) and part.name == "this") for part in which.parts
    ):
        return which.parts
    return ()


def one(which: Which, told: Told, head: str = CHARACTER, case: str = SUBJECT) -> str:
    """One of them: "an enemy character", "another character on your side"; the power's own character by name."""
    if isinstance(which, SomeWhich):
        return mark(which.field, "one", head, case)
    parts = _alternatives(which)
    if parts:
        return listing([one(part, told, head, case) for part in parts], "or")
    if isinstance(which, SameAs):
        return refer(which.who, told, case).text
    noun = build(which, told, head)
    if noun.this:
        role = "".join(f" as {article(FIGHTERS[name])}" for name in noun.fighting)
        return told.self_ref(case) + role
    words = noun.words()
    return f"an{words}" if words.startswith("other ") else article(words)


def each(which: Which, told: Told, head: str = CHARACTER) -> str:
    """All of them, one by one: "each enemy character"."""
    if isinstance(which, SomeWhich):
        return mark(which.field, "each", head)
    parts = _alternatives(which)
    if parts:
        return listing([each(part, told, head) for part in parts])
    noun = build(which, told, head)
    if noun.words() == FIGHTERS["defending"]:
        return "the defender"  # there is never more than one
    return told.self_ref(OBJECT) if noun.this else f"each {noun.words()}"


def several(which: Which, told: Told, head: str = CHARACTER) -> str:
    """All of them together: "enemy characters"."""
    if isinstance(which, SomeWhich):
        return mark(which.field, "several", head)
    parts = _alternatives(which)
    if parts:
        return listing([several(part, told, head) for part in parts])
    noun = build(which, told, head)
    if noun.this:
        return told.self_ref(SUBJECT)
    return noun.words(several=True)


def bare(which: Which, told: Told, head: str = CHARACTER) -> str:
    """The phrase without article: "enemy character"."""
    if isinstance(which, SomeWhich):
        return mark(which.field, "bare", head)
    return build(which, told, head).words()


def beside(which: Which, told: Told) -> str:
    """Only what follows the noun: "on your side"."""
    if isinstance(which, SomeWhich):
        return mark(which.field, "beside")
    return build(which, told).words().removeprefix(f"{CHARACTER} ")


def so_many(count: int, which: Which, told: Told, head: str = CHARACTER) -> str:
    """A number of them: "two enemy characters"; one is "an enemy character"."""
    return one(which, told, head) if count == 1 else f"{number_word(count)} {several(which, told, head)}"


def is_this(which: Which) -> bool:
    """Whether the adjective means the character the power is on."""
    return isinstance(which, Plain) and which.name == "this"


@points(Each)
def _each(who: Each, told: Told, case: str) -> Ref:
    if who.where == "play":
        return cased(Ref(each(who.which, told)), case)
    whose = player(who.whose, told)
    cards = several(who.which, told, head_in(who.where))
    if who.where == "resources":
        return cased(Ref(f"all {cards} of {whose}", True), case)
    return cased(Ref(f"all {cards} in {'your' if whose == 'you' else owned(whose)} {ZONES[who.where]}", True), case)


# -- statements -----------------------------------------------------------------------------------------------------


def judge(which: Which, told: Told) -> tuple[str, str]:
    """Verb and rest of the statement that somebody fits."""
    if isinstance(which, Plain):
        if which.name == "this":
            return "be", told.self_ref(OBJECT)
        return PREDICATES.get(which.name, ("be", AFTER.get(which.name, which.name)))
    if isinstance(which, Affiliated):
        return "be", f"{article(which.team)} character"
    if isinstance(which, With | WithCounter):
        return "have", _with_what(which)
    if isinstance(which, CostsAtMost | CostsAtLeast):
        return "cost", _limit(which, told)
    if isinstance(which, AppearedThisTurn):
        return "be", "new this turn"
    if isinstance(which, Named):
        return "be", f"named {which.name}"
    if isinstance(which, Fighting):
        return "be", f"in combat with {refer(which.who, told, OBJECT).text}"
    if isinstance(which, InRow):
        return "be", "in that row"
    if isinstance(which, SharesTeam):
        return "share", _team_of(which, told)
    return "be", one(which, told, case=OBJECT)


def predicate(which: Which, told: Told, negative: bool = False, several: bool = False) -> str:
    """What is said of somebody who fits: "is stunned", "has Flight", "does not cost 4 or less"."""
    if isinstance(which, SomeWhich):
        return mark(which.field, "predicate", "not" if negative else "so", "several" if several else "one")
    if isinstance(which, Not):
        return predicate(which.part, told, not negative, several)
    if isinstance(which, AnyOf):
        return listing([predicate(part, told, negative, several) for part in which.parts], "and" if negative else "or")
    if isinstance(which, AllOf) and all(isinstance(part, Plain) and part.name not in HEADS for part in which.parts):
        if not any(part.name in ("main", "supporting", "enemy") for part in which.parts if isinstance(part, Plain)):
            if not negative:
                be = "are " if several else "is "
                parts = [predicate(part, told, several=several) for part in which.parts]
                return listing([*parts[:1], *(part.removeprefix(be) for part in parts[1:])])
    verb, rest = judge(which, told)
    if not negative:
        return f"{many(verb) if several else third(verb)} {rest}"
    if verb == "be":
        return f"{'are' if several else 'is'} not {rest}"
    if verb == "share":
        return f"{'share' if several else 'shares'} {rest.replace('a team', 'no team', 1)}"
    return f"{'do' if several else 'does'} not {verb} {rest}"
