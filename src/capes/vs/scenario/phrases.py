"""Powers of test cards in plain phrases: who is meant, what is done."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from difflib import get_close_matches
from typing import Final

from capes.vs.scenario.expressions import NotAWord, expression
from capes.vs.words import effects as e
from capes.vs.words import truths as t
from capes.vs.words.adjectives import (
    ANYONE,
    ANYWHERE,
    ATTACKING,
    BACK_ROW,
    CHARACTER_CARD,
    DEFENDING,
    ENEMY,
    EQUIPMENT_CARD,
    EXHAUSTED,
    FACE_DOWN,
    FACE_UP,
    FRONT_ROW,
    IN_COMBAT,
    LOCATION,
    MAIN_CHARACTER,
    OTHER,
    PLOT_TWIST,
    PROTECTED,
    READY,
    STUNNED,
    SUPPORTING,
    WOUNDED,
    YOURS,
    Affiliated,
    CostsAtLeast,
    CostsAtMost,
    Named,
    With,
)
from capes.vs.words.face import FACES, TEAMS
from capes.vs.words.keywords import KEYWORDS
from capes.vs.words.kinds import Effect, Truth, Which, Who
from capes.vs.words.pronouns import EACH_ENEMY, EACH_PLAYER, IT, SELF, THAT, THE_OTHER, YOU, YOUR_MAIN, Chosen, Each

ADJECTIVES: Final[dict[str, Which]] = {
    "enemy": ENEMY, "enemies": ENEMY, "your": YOURS, "yours": YOURS, "friendly": YOURS, "other": OTHER,
    "another": OTHER, "stunned": STUNNED, "face-up": FACE_UP, "ready": READY, "exhausted": EXHAUSTED,
    "front-row": FRONT_ROW, "back-row": BACK_ROW, "attacking": ATTACKING, "attacker": ATTACKING,
    "attackers": ATTACKING, "defending": DEFENDING, "defender": DEFENDING, "main": MAIN_CHARACTER,
    "supporting": SUPPORTING, "wounded": WOUNDED, "protected": PROTECTED, "anywhere": ANYWHERE,
    "location": LOCATION, "locations": LOCATION, "twist": PLOT_TWIST, "plot-twist": PLOT_TWIST,
    "equipment": EQUIPMENT_CARD, "face-down": FACE_DOWN,
}  # fmt: skip
NOUNS: Final = ("character", "characters", "card", "cards", "of", "one", "row", "with", "the")
NUMBERS: Final = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "once": 1, "twice": 2, "all": 99,
}  # fmt: skip
ZONES: Final = {
    "hand": e.HAND, "ko pile": e.KO_PILE, "deck": e.DECK, "resources": e.RESOURCES, "resource row": e.RESOURCES,
}  # fmt: skip
UNTIL: Final = {
    "this turn": e.END_OF_TURN, "this combat": e.END_OF_COMBAT, "for the game": e.END_OF_GAME,
    "until your next turn ends": e.END_OF_YOUR_NEXT_TURN,
}  # fmt: skip

Meant = tuple[tuple[Effect, ...], Who]
"""Choices to be made first, and whom they come to."""


class NotUnderstood(ValueError):
    """A phrase nobody knows."""


def count(word: str) -> int:
    """A number in digits or as a word."""
    if word.isdigit():
        return int(word)
    if word in NUMBERS:
        return NUMBERS[word]
    raise NotUnderstood(f"{word!r} is not a number")


def keyword(name: str) -> str | None:
    """A keyword by its name in any case, or None."""
    folded = name.strip().casefold()
    return next((known for known in KEYWORDS if known.casefold() == folded), None)


def team(name: str) -> str | None:
    """A team by its name in any case, or None."""
    folded = name.strip().casefold()
    return next((known for known in TEAMS if known.casefold() == folded), None)


def which(phrase: str) -> Which:
    """Adjectives joined: 'enemy supporting character', 'X-Men character with Flight in combat'."""
    rest = f" {phrase.strip()} "
    found: list[Which] = []
    for pattern, made in (
        (r" with ([A-Z][\w -]*?) (?=in |named |$)", lambda m: With(_known_keyword(m[1]))),
        (r" named ([^,]+?) (?=in |$)", lambda m: Named(m[1])),
        (r" costing at most (\d+) ", lambda m: CostsAtMost(int(m[1]))),
        (r" costing at least (\d+) ", lambda m: CostsAtLeast(int(m[1]))),
        (r" in (?:the )?combat ", lambda m: IN_COMBAT),
        (r" in (?:the|your) front row ", lambda m: FRONT_ROW),
        (r" in (?:the|your) back row ", lambda m: BACK_ROW),
        (r" of yours ", lambda m: YOURS),
        (r" character cards? ", lambda m: CHARACTER_CARD),
        (r" plot twists? ", lambda m: PLOT_TWIST),
    ):
        match = re.search(pattern, rest)
        if match is not None:
            found.append(made(match))
            rest = f"{rest[: match.start()]} {rest[match.end() :]}"
    for known in sorted(TEAMS, key=len, reverse=True):
        if re.search(rf" {re.escape(known)} ", rest, re.IGNORECASE):
            found.append(Affiliated(known))
            rest = re.sub(rf" {re.escape(known)} ", " ", rest, flags=re.IGNORECASE)
    for word in rest.split():
        low = word.casefold()
        if low in ADJECTIVES:
            found.append(ADJECTIVES[low])
        elif low not in NOUNS:
            near = get_close_matches(low, [*ADJECTIVES, *TEAMS], 1)
            raise NotUnderstood(f"{word!r} in {phrase.strip()!r}{f': did you mean {near[0]!r}?' if near else ''}")
    if not found:
        return ANYONE
    made_of = found[0]
    for one in found[1:]:
        made_of = made_of & one
    return made_of


def _known_keyword(name: str) -> str:
    known = keyword(name)
    if known is None:
        raise NotUnderstood(f"there is no keyword {name!r}")
    return known


PRONOUNS: Final[dict[str, Who]] = {
    "it": IT, "them": IT, "itself": SELF, "this": SELF, "self": SELF, "this character": SELF, "that": THAT,
    "that character": THAT, "the other": THE_OTHER, "the other one": THE_OTHER, "your main": YOUR_MAIN,
}  # fmt: skip


def meant(phrase: str) -> Meant:
    """Who or what is meant: 'itself', 'each enemy', 'an attacker', 'up to 2 characters', 'a card from your hand'."""
    words = phrase.strip()
    low = words.casefold()
    if low in PRONOUNS:
        return (), PRONOUNS[low]
    match = re.fullmatch(r"(?:each|all|every)(?: of)? (.+)", words, re.IGNORECASE)
    if match is not None:
        return (), _everyone(match[1])
    if low.startswith("the "):
        return (), Each(which(words[4:]))
    match = re.fullmatch(r"(up to )?(\w+) (.+)", words, re.IGNORECASE)
    if match is not None and (match[2].isdigit() or match[2].casefold() in NUMBERS or match[2].casefold() == "another"):
        rest = match[3] if match[2].casefold() != "another" else f"other {match[3]}"
        many = 1 if match[2].casefold() == "another" else count(match[2].casefold())
        return (_choose(rest, many, match[1] is not None),), IT
    raise NotUnderstood(f"whom {phrase.strip()!r} means is not clear: say 'an enemy', 'each enemy', 'itself', 'it'")


def _zone(phrase: str) -> tuple[str, str, bool]:
    """What is sought, the zone it is sought in, and whether any player's."""
    match = re.fullmatch(
        r"(.+?) (?:from|in) (your|an enemy's|any player's|each player's) (hand|KO pile|deck|resources|resource row)",
        phrase.strip(), re.IGNORECASE,
    )  # fmt: skip
    if match is None:
        return phrase, e.PLAY, False
    return match[1], ZONES[match[3].casefold()], match[2].casefold() != "your"


def _cards(phrase: str, where: str) -> Which:
    if where == e.PLAY:
        return which(phrase)
    if re.fullmatch(r"(?:a |an )?characters?", phrase.strip()):
        return CHARACTER_CARD
    return which(phrase)


def _choose(phrase: str, many: int, up_to: bool) -> Effect:
    rest, where, anyones = _zone(phrase)
    whose = EACH_PLAYER if anyones and "any" in phrase else EACH_ENEMY if anyones else YOU
    return e.Choose(_cards(rest, where), where=where, whose=whose, count=many, up_to=up_to)


def _everyone(phrase: str) -> Who:
    rest, where, anyones = _zone(phrase)
    whose = EACH_PLAYER if anyones and "any" in phrase else EACH_ENEMY if anyones else YOU
    return Each(_cards(rest, where), where, whose)


def stats(phrase: str) -> tuple[int, int]:
    """A change of ATK and DEF: '+4/+0', '+4 ATK', '-1 DEF'."""
    match = re.fullmatch(r"([+-]\d+)/([+-]\d+)", phrase)
    if match is not None:
        return int(match[1]), int(match[2])
    match = re.fullmatch(r"([+-]\d+) ?(ATK|DEF)", phrase, re.IGNORECASE)
    if match is not None:
        return (int(match[1]), 0) if match[2].upper() == "ATK" else (0, int(match[1]))
    raise NotUnderstood(f"{phrase!r} is no change of ATK and DEF such as +4/+0 or -1 DEF")


def until(phrase: str | None) -> str:
    """How long: 'this turn' unless said otherwise."""
    return e.END_OF_TURN if not phrase else UNTIL[phrase.strip().casefold()]


LASTING: Final = rf"(?: ({'|'.join(UNTIL)}))?"
CHANGE: Final = r"([+-]\d+/[+-]\d+|[+-]\d+ ?(?:ATK|DEF))"
Maker = Callable[[re.Match[str]], tuple[Effect, ...]]


def _upon(verb: Callable[[Who], Effect], group: int = 1) -> Maker:
    """A verb and whom it is done to."""

    def make(match: re.Match[str]) -> tuple[Effect, ...]:
        before, who = meant(match[group])
        return (*before, verb(who))

    return make


def _given(truth: Callable[[Who, re.Match[str]], Truth], group: int, lasting: int) -> Maker:
    """A statement about somebody for a time."""

    def make(match: re.Match[str]) -> tuple[Effect, ...]:
        before, who = meant(match[group])
        return (*before, e.Give(truth(who, match), until(match[lasting])))

    return make


def _counters(match: re.Match[str]) -> tuple[Effect, ...]:
    before, who = meant(match[3])
    return (*before, e.PutCounter(e.PLUS if match[2] == "+" else e.MINUS, on=who, times=count(match[1].casefold())))


def _uncounters(match: re.Match[str]) -> tuple[Effect, ...]:
    before, who = meant(match[3])
    times = None if match[1].casefold() == "all" else count(match[1].casefold())
    return (*before, e.RemoveCounters(e.PLUS if match[2] == "+" else e.MINUS, off=who, times=times))


def _change(match: re.Match[str]) -> tuple[Effect, ...]:
    before, who = meant(match[1])
    atk, defense = stats(match[2])
    return (*before, e.Give(t.HasStats(who, atk, defense), until(match[3])))


def _wound(match: re.Match[str]) -> tuple[Effect, ...]:
    before, who = meant(match[1])
    return (*before, e.Wound(who, count(match[2].casefold()) if match[2] else 1))


def _heal(match: re.Match[str]) -> tuple[Effect, ...]:
    times = count(match[1].casefold()) if match[1] else 1
    before, who = meant(match[2])
    return (*before, e.Heal(who, times))


def _gains(match: re.Match[str]) -> tuple[Effect, ...]:
    before, who = meant(match[1])
    return (*before, e.Give(t.Gains(KEYWORDS[_known_keyword(match[2])], who), until(match[3])))


def _switch_places(match: re.Match[str]) -> tuple[Effect, ...]:
    """'switch the places of it and another character of yours': each is kept under a name of its own."""
    before: list[Effect] = []
    both: list[Who] = []
    for at, phrase in enumerate((match[1], match[2])):
        chosen, who = meant(phrase)
        before += [replace(one, name=f"place {at}") if isinstance(one, e.Choose) else one for one in chosen]
        both.append(Chosen(f"place {at}") if chosen else who)
    return (*before, e.SwitchPlaces(both[0], both[1]))


ROWS: Final = {"front": e.FRONT, "back": e.BACK, "either": e.EITHER_ROW, "other": e.EITHER_ROW}


def _into_play(match: re.Match[str]) -> tuple[Effect, ...]:
    before, who = meant(match[1])
    row = ROWS[match[2].casefold()] if match[2] else e.EITHER_ROW
    return (*before, e.PutIntoPlay(who, row, owners=match[4] is not None, stunned=match[3] is not None))


def _token(match: re.Match[str]) -> tuple[Effect, ...]:
    """'create two Squirrel tokens in the front row'; the token is a card defined before."""
    for face in reversed(FACES.values()):
        if face.kind == "token" and face.name.casefold() == match[2].casefold():
            row = ROWS[match[3].casefold()] if match[3] else e.EITHER_ROW
            return (e.CreateToken(face.id, count(match[1].casefold()), row),)
    raise NotUnderstood(f"no token is called {match[2]!r}; define it first: Squirrel = token 1/1")


PHRASES: Final[list[tuple[str, Maker]]] = [
    (r"stun (.+)", _upon(lambda who: e.Stun(who))),
    (r"daze (.+)", _upon(lambda who: e.Stun(who, wound=False))),
    (r"wound (.+?)(?: (once|twice|\d+ times))?", lambda m: _wound(_trimmed(m))),
    (r"heal (?:(\w+) wounds? (?:from|off) )?(.+)", _heal),
    (r"KO (.+)", _upon(lambda who: e.KO(who))),
    (r"ready (.+)", _upon(lambda who: e.Ready(who))),
    (r"exhaust (.+)", _upon(lambda who: e.Exhaust(who))),
    (r"freeze (.+)", _upon(lambda who: e.Freeze(who))),
    (r"recover (.+)", _upon(lambda who: e.Recover(who))),
    (r"hide (.+)", _upon(lambda who: e.Hide(who))),
    (r"turn (.+) face up", _upon(lambda who: e.TurnUp(who))),
    (r"put (\w+) ([+-])1/[+-]1 counters? on (.+)", _counters),
    (r"remove (\w+) ([+-])1/[+-]1 counters? from (.+)", _uncounters),
    (rf"(.+) (?:gets?|has|have) {CHANGE}{LASTING}", _change),
    (r"switch the places of (.+) and (.+)", _switch_places),
    (rf"switch the stats of (.+?){LASTING}", _given(lambda who, m: t.StatsSwitched(who), 1, 2)),
    (rf"reset the stats of (.+?){LASTING}", _given(lambda who, m: t.StatsReset(who), 1, 2)),
    (
        rf"the base stats of (.+?) are (\d+)/(\d+){LASTING}",
        _given(lambda who, m: t.BaseStatsAre(who, int(m[2]), int(m[3])), 1, 4),
    ),
    (rf"(.+) loses? (?:its|their) powers{LASTING}", _given(lambda who, m: t.LosesPowers(who), 1, 2)),
    (rf"(.+) (?:gains?|has|have) ([A-Z][A-Za-z -]+?){LASTING}", _gains),
    (r"draw (\w+)(?: cards?)?", lambda m: (e.Draw(count(m[1].casefold())),)),
    (r"discard (\w+)(?: cards?)?", lambda m: (e.Discard(count(m[1].casefold())),)),
    (r"each enemy discards (\w+)(?: cards?)?", lambda m: (e.Discard(count(m[1].casefold()), EACH_ENEMY),)),
    (r"gain (\w+) XP", lambda m: (e.GainXP(SELF, count(m[1].casefold())),)),
    (
        r"move (.+) to the (front|back|either|other) row",
        lambda m: _upon(lambda who: e.Move(who, ROWS[m[2].casefold()]))(m),
    ),
    (rf"take control of (.+?){LASTING}", lambda m: _upon(lambda who: e.TakeControl(who, until(m[2])))(m)),
    (r"(.+) becomes? the defender", _upon(lambda who: e.ReplaceDefender(who))),
    (r"cancel the combat", lambda m: (e.CancelCombat(),)),
    (r"cancel the power", lambda m: (e.CancelPower(),)),
    (r"put (.+?) into play(?: in the (front|back) row)?( stunned)?( on its owner's side)?", _into_play),
    (r"create (\w+) (.+?) tokens?(?: in the (front|back) row)?", _token),
    (r"return (.+) to (?:its owner's |their owners' )?hand", _upon(lambda who: e.PutIntoHand(who))),
    (r"put (.+) on the (bottom|top) of the deck", lambda m: _upon(lambda who: e.PutIntoDeck(who, m[2].casefold()))(m)),
    (r"shuffle (.+) into the deck", _upon(lambda who: e.PutIntoDeck(who, "shuffle"))),
    (r"make (.+) a resource", _upon(lambda who: e.PutIntoResources(who))),
    (r"make (.+) your main", _upon(lambda who: e.MakeMain(who))),
    (r"add (\w+) resources?", lambda m: (e.AddResource(count(m[1].casefold())),)),
    (r"remove (.+) from the game", _upon(lambda who: e.RemoveFromGame(who))),
    (r"search for (?:a|an) (.+)", lambda m: (e.Search(_cards(m[1], e.DECK)),)),
    (r"choose (.+)", lambda m: meant(m[1])[0]),
    (r"turn (.+) to level (\d)", lambda m: _upon(lambda who: e.TurnToLevel(who, int(m[2])))(m)),
]


def _trimmed(match: re.Match[str]) -> re.Match[str]:
    """'wound it 2 times' as 'wound it two'."""
    if match[2] and match[2].endswith("times"):
        again = re.fullmatch(r"wound (.+?) (\w+)", match[0].removesuffix(" times"), re.IGNORECASE)
        assert again is not None
        return again
    return match


def effect(phrase: str) -> tuple[Effect, ...]:
    """One phrase as effects: 'stun an enemy' is Choose(ENEMY), Stun(IT)."""
    phrase = phrase.strip().rstrip(".")
    may = re.fullmatch(r"(?:you )?may (.+)", phrase, re.IGNORECASE)
    if may is not None:
        return (e.May(effect(may[1])),)
    if re.match(r"[A-Z]\w*\(", phrase):
        return _spelled(phrase)
    for pattern, make in PHRASES:
        match = re.fullmatch(pattern, phrase, re.IGNORECASE)
        if match is not None:
            return make(match)
    near = get_close_matches(phrase, [re.sub(r"[\\(].*", "", pattern) for pattern, _ in PHRASES], 1, 0.3)
    raise NotUnderstood(f"{phrase!r} is no phrase I know{f'; did you mean {near[0]!r}?' if near else ''}")


def _spelled(phrase: str) -> tuple[Effect, ...]:
    """Effects written as words."""
    try:
        value = expression(f"({phrase},)")
    except NotAWord as error:
        raise NotUnderstood(str(error)) from None
    assert isinstance(value, tuple)
    flat: list[Effect] = []
    for one in value:
        if not isinstance(one, Effect):
            raise NotUnderstood(f"{one!r} is not an effect")
        flat.append(one)
    return tuple(flat)


def effects(phrases: str) -> tuple[Effect, ...]:
    """Phrases divided by semicolons, done in order."""
    found: list[Effect] = []
    for phrase in re.split(r";\s*|,? then ", phrases):
        if phrase.strip():
            found.extend(effect(phrase))
    if not found:
        raise NotUnderstood("nothing is done")
    return tuple(found)
