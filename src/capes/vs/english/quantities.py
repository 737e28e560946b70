"""How many: counted one by one ("for each wound he has") or as an amount ("the number of wounds he has")."""

from __future__ import annotations

from capes.vs.english.adjectives import ZONES, bare, beside, head_in, several
from capes.vs.english.blanks import SomeAmount, mark
from capes.vs.english.grammar import counted, listing, number_word, plural
from capes.vs.english.pronouns import player, players, refer
from capes.vs.english.telling import OBJECT, POSSESSIVE, QUANTITIES, SUBJECT, Measure, Told
from capes.vs.words.kinds import HowMany
from capes.vs.words.pronouns import EACH_PLAYER, Each
from capes.vs.words.quantities import (
    AtkOf,
    CostOf,
    CountersOn,
    CountOf,
    DefOf,
    Excess,
    HandSizeOf,
    Kept,
    NamesAmong,
    Picked,
    ResourcesOf,
    Sum,
    TimesUsed,
    WoundsOn,
    XpNeed,
)


def counter(sign: int) -> str:
    """What a counter is called."""
    return "+1/+1 counter" if sign > 0 else "-1/-1 counter"


def amount(number: int | HowMany, told: Told) -> str:
    """A number in words, or what it is."""
    return number_word(number) if isinstance(number, int) else QUANTITIES.write(number, told).amount


def measure(number: HowMany, told: Told) -> Measure:
    """Both ways of speaking of a quantity."""
    return QUANTITIES.write(number, told)


def _counted(noun: str, where: str) -> Measure:
    return Measure(f"the number of {plural(noun)}{where}", f"{noun}{where}")


@QUANTITIES.says(SomeAmount)
def _some(number: SomeAmount, told: Told) -> Measure:
    return Measure(mark(number.field, "amount"), mark(number.field, "each of them") if number.countable else "")


@QUANTITIES.says(WoundsOn)
def _wounds(number: WoundsOn, told: Told) -> Measure:
    if isinstance(number.who, Each):
        return _counted("wound", f" on {several(number.who.which, told)}")
    who = refer(number.who, told, SUBJECT)
    return _counted("wound", f" {who.text} {'have' if who.plural else 'has'}")


@QUANTITIES.says(CountersOn)
def _counters(number: CountersOn, told: Told) -> Measure:
    on = several(number.who.which, told) if isinstance(number.who, Each) else refer(number.who, told, OBJECT).text
    return _counted(counter(number.sign), f" on {on}")


@QUANTITIES.says(CountOf)
def _count(number: CountOf, told: Told) -> Measure:
    if number.where == "play":
        return Measure(f"the number of {several(number.which, told)}", bare(number.which, told))
    where = f" in {players(number.whose, told)} {ZONES[number.where]}"
    if number.whose == EACH_PLAYER:
        where = f" in all {plural(ZONES[number.where])}"
    head = head_in(number.where)
    return Measure(
        f"the number of {several(number.which, told, head)}{where}", f"{bare(number.which, told, head)}{where}"
    )


def _have(who: str) -> str:
    return f"{who} {'have' if who == 'you' else 'has'}"


@QUANTITIES.says(ResourcesOf)
def _resources(number: ResourcesOf, told: Told) -> Measure:
    if number.whose == EACH_PLAYER:
        return _counted("resource", " all players have")
    return _counted("resource", f" {_have(player(number.whose, told))}")


@QUANTITIES.says(HandSizeOf)
def _hand(number: HandSizeOf, told: Told) -> Measure:
    return _counted("card", f" in {players(number.whose, told)} hand")


@QUANTITIES.says(CostOf)
def _cost(number: CostOf, told: Told) -> Measure:
    return Measure(f"{refer(number.who, told, POSSESSIVE).text} cost")


@QUANTITIES.says(AtkOf)
def _atk(number: AtkOf, told: Told) -> Measure:
    return Measure(f"{refer(number.who, told, POSSESSIVE).text} {'base ' if number.base else ''}ATK")


@QUANTITIES.says(DefOf)
def _def(number: DefOf, told: Told) -> Measure:
    return Measure(f"{refer(number.who, told, POSSESSIVE).text} {'base ' if number.base else ''}DEF")


@QUANTITIES.says(Picked)
def _picked(number: Picked, told: Told) -> Measure:
    return Measure("that number")


@QUANTITIES.says(Kept)
def _kept(number: Kept, told: Told) -> Measure:
    return Measure(f"the number of {plural(told.kept.split(' ')[0])}", told.kept)


@QUANTITIES.says(NamesAmong)
def _names(number: NamesAmong, told: Told) -> Measure:
    side = beside(number.which, told)
    of = f"of {listing(number.names)} {side} (nobody counts as two of them)"
    return Measure(f"how many {of}", of)


@QUANTITIES.says(Sum)
def _sum(number: Sum, told: Told) -> Measure:
    return Measure(listing([amount(part, told) for part in number.parts], "plus"))


@QUANTITIES.says(Excess)
def _excess(number: Excess, told: Told) -> Measure:
    of, over = number.of, number.over
    if isinstance(of, int):
        return Measure(f"{number_word(of)} minus {amount(over, told)}")
    if isinstance(of, HandSizeOf) and isinstance(over, HandSizeOf):
        more, fewer = player(of.whose, told), player(over.whose, told)
        hold = "hold" if more == "you" else "holds"
        return Measure(f"the number of cards {more} {hold} more than {fewer}", f"card {more} {hold} more than {fewer}")
    return Measure(f"the amount by which {amount(of, told)} exceeds {amount(over, told)}")


@QUANTITIES.says(TimesUsed)
def _times_used(number: TimesUsed, told: Told) -> Measure:
    what = f"you have used a Super Power called {number.power} in this game, this time included"
    return Measure(f"the number of times {what}", f"time {what}")


@QUANTITIES.says(XpNeed)
def _need(number: XpNeed, told: Told) -> Measure:
    who = refer(number.who, told, SUBJECT)
    return Measure(f"the XP {who.text} {'need' if who.plural else 'needs'}", f"XP {who.text} needs")


def figure(value: int) -> str:
    """A change with its sign."""
    return f"+{value}" if value >= 0 else str(value)


def stats(atk: int | HowMany, defense: int | HowMany, told: Told) -> tuple[str, str]:
    """A change of ATK and DEF and what comes after the time it holds: ("+1/+1", "for each resource you have")."""
    if isinstance(atk, int) and isinstance(defense, int):
        if atk and not defense:
            return f"{figure(atk)} ATK", ""
        if defense and not atk:
            return f"{figure(defense)} DEF", ""
        return f"{figure(atk)}/{figure(defense)}", ""
    if isinstance(atk, HowMany) and isinstance(defense, HowMany) and atk == defense:
        how = measure(atk, told)
        return ("+1/+1", f"for each {how.each}") if how.each else ("+X/+X", f", where X is {how.amount}")
    if isinstance(atk, HowMany) and defense == 0:
        how = measure(atk, told)
        return ("+1 ATK", f"for each {how.each}") if how.each else ("+X ATK", f", where X is {how.amount}")
    if isinstance(defense, HowMany) and atk == 0:
        how = measure(defense, told)
        return ("+1 DEF", f"for each {how.each}") if how.each else ("+X DEF", f", where X is {how.amount}")
    first = str(atk) if isinstance(atk, int) else "X"
    second = str(defense) if isinstance(defense, int) else "Y"
    said = [
        f"{letter} is {amount(number, told)}"
        for letter, number in (("X", atk), ("Y", defense))
        if isinstance(number, HowMany)
    ]
    return f"+{first}/+{second}", f", where {listing(said)}"


def counted_by(times: int | HowMany, noun: str, told: Told) -> tuple[str, str]:
    """How many of a noun, and what comes last in the clause: ("a card", "for each wound he has")."""
    if isinstance(times, int):
        return counted(times, noun), ""
    how = measure(times, told)
    if how.each:
        return counted(1, noun), f"for each {how.each}"
    return f"X {plural(noun)}", f", where X is {how.amount}"
