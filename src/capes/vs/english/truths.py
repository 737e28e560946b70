"""Statements: "Hulk has +3/+3", "enemy defenders cannot strike back"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from capes.vs.english.adjectives import bare, each, is_this, one, several
from capes.vs.english.conditions import during, so
from capes.vs.english.grammar import article
from capes.vs.english.pronouns import refer
from capes.vs.english.quantities import amount, counter, stats
from capes.vs.english.telling import OBJECT, POSSESSIVE, SUBJECT, TRUTHS, Clause, Told
from capes.vs.words.adjectives import ANYONE, SameAs
from capes.vs.words.conditions import MELEE, RANGED_COMBAT, PlainCondition
from capes.vs.words.keywords import Keyword
from capes.vs.words.kinds import Condition, Truth, Which, Who
from capes.vs.words.pronouns import Chosen, Remembered, Self
from capes.vs.words.quantities import AtkOf, DefOf
from capes.vs.words.truths import (
    KEYWORD_POWERS,
    BaseStatsAre,
    BelongsTo,
    BlocksFlight,
    CannotAttack,
    CannotBeAttacked,
    CannotBeKOd,
    CannotBeStruck,
    CannotLevelUp,
    CannotMove,
    CannotReady,
    CannotReceive,
    CannotRecover,
    CannotStrike,
    CannotStrikeBack,
    CostsLess,
    Gains,
    HandsOpen,
    HasPowersOf,
    HasPrintedPowers,
    HasStats,
    Held,
    IgnoresProtection,
    KeepsCounters,
    KOsWhatItStuns,
    LosesPowers,
    MustAttackFirst,
    NoEnemyTwists,
    PowersUpWithAny,
    RecruitsFromKO,
    StatsReset,
    StatsSwitched,
    StrikesDouble,
    StunsWhatItStrikes,
    TakesNoWound,
)

TIMES: Final = {
    "turn": "this turn", "your next turn": "until the end of your next turn",
    "game": "for the rest of the game", "next recovery": "until your next Recovery Phase is over",
}  # fmt: skip


def until(end: str, told: Told) -> str:
    """How long something given lasts."""
    if end in ("while source", "until stunned"):
        return f"until {told.self_ref(SUBJECT)} is stunned or leaves play"
    if end == "its next turn":
        return "until the end of its controller's next turn"
    return told.combat if end == "combat" else TIMES.get(end, end)  # a blank is told as it stands


def statement(truth: Truth, told: Told) -> Clause:
    """What holds, as a clause."""
    return TRUTHS.write(truth, told)


def given(truth: Truth, told: Told, end: str) -> Clause:
    """What holds for a time: "gets" and "gains" instead of "has"."""
    clause = statement(truth, told)
    time = until(end, told)
    if isinstance(truth, HasStats) and clause.verb == "have":
        clause = replace(clause, verb="get")
    elif isinstance(truth, Gains | HasPrintedPowers) and clause.verb == "have":
        clause = replace(clause, verb="gain")
    elif isinstance(truth, CostsLess) and truth.next_only:
        return replace(clause, subject=f"{clause.subject} {time}".strip())
    elif isinstance(truth, HandsOpen):
        return clause  # it says itself when it ends
    elif isinstance(truth, CannotStrikeBack) and end == "combat" and told.combat in clause.tail:
        return clause
    return clause.at(time)


def about(who: Who, verb: str, rest: str, told: Told, tail: str = "") -> Clause:
    """A clause about those characters."""
    subject = refer(who, told, SUBJECT)
    return Clause(verb, rest, subject.text, subject.plural, tail=tail)


def _all(which: Which, told: Told) -> tuple[str, bool]:
    if is_this(which):
        return told.self_ref(SUBJECT), False
    if isinstance(which, SameAs):
        who = refer(which.who, told, SUBJECT)
        return who.text, who.plural
    return several(which, told), True


def _cannot(which: Which, what: str, told: Told) -> Clause:
    subject, plural = _all(which, told)
    return Clause("cannot", what, subject, plural)


def _while(condition: Condition | None, told: Told) -> str:
    if isinstance(condition, PlainCondition) and during(condition, told).startswith(" on "):
        return during(condition, told).strip()
    return "" if condition is None else f"while {so(condition, told)}"


@TRUTHS.says(HasStats)
def _has_stats(truth: HasStats, told: Told) -> Clause:
    who = refer(truth.whom, told, SUBJECT)
    change, tail = stats(truth.atk, truth.defense, told)
    limit = _while(truth.while_, told)
    tail = f"{tail} {limit}" if tail and limit else tail or limit
    return Clause("have", change, who.text, who.plural, tail=tail)


@TRUTHS.says(BaseStatsAre)
def _base(truth: BaseStatsAre, told: Told) -> Clause:
    whose = refer(truth.whom, told, POSSESSIVE).text
    if isinstance(truth.atk, AtkOf) and isinstance(truth.defense, DefOf) and truth.atk.who == truth.defense.who:
        kind = "present" if told.in_play(truth.atk.who) else "printed"
        now = f"the {kind} ATK and DEF of {refer(truth.atk.who, told, OBJECT).text}"
        return Clause("equal", now, f"{whose} base ATK and DEF", True, time_first=True)
    if isinstance(truth.atk, int) and isinstance(truth.defense, int):
        return Clause("be", f"{truth.atk}/{truth.defense}", f"{whose} base ATK and DEF", True)
    atk, defense = amount(truth.atk, told), amount(truth.defense, told)
    return Clause("be", atk, f"{whose} base ATK", tail=f"and the base DEF is {defense}")


def _stats_of(who: Who, told: Told) -> str:
    if isinstance(who, Chosen) and who.name not in told.fresh:
        return f"{refer(who, told, POSSESSIVE).text} ATK and DEF"
    return f"the ATK and DEF of {refer(who, told, OBJECT).text}"


@TRUTHS.says(StatsSwitched)
def _switched(truth: StatsSwitched, told: Told) -> Clause:
    return Clause("be", "exchanged", _stats_of(truth.whom, told), True)


@TRUTHS.says(StatsReset)
def _reset(truth: StatsReset, told: Told) -> Clause:
    return Clause("be", "reset to base", _stats_of(truth.whom, told), True, tail="(counters still apply)")


@TRUTHS.says(Gains)
def _gains(truth: Gains, told: Told) -> Clause:
    assert isinstance(truth.keyword, Keyword)
    return about(truth.whom, "have", truth.keyword.name, told, _while(truth.while_, told))


@TRUTHS.says(LosesPowers)
def _loses(truth: LosesPowers, told: Told) -> Clause:
    if truth.only:
        what = f"all {truth.only}" if truth.only == KEYWORD_POWERS else truth.only
    elif truth.level_up:
        what = "all keyword powers, Super Powers and Level Up powers"
    else:
        what = "all keyword powers and Super Powers"
    any_ = "it" if truth.only and truth.only != KEYWORD_POWERS else "any"
    clause = about(truth.whom, "lose", f"{what}{f' and cannot gain {any_}' if truth.cannot_gain else ''}", told)
    if isinstance(truth.whom, Remembered) and told.until_stunned:
        return clause.at(until("until stunned", told))
    return clause


@TRUTHS.says(HasPowersOf)
def _powers_of(truth: HasPowersOf, told: Told) -> Clause:
    places = {"play": "", "ko": " in your KO pile", "hand": " in your hand"}
    me = told.self_ref(SUBJECT)
    where = "(also while this card is in your hand or KO pile)" if truth.everywhere else ""
    every = "every printed power" if truth.printed else "every power"
    return Clause("have", f"{every} of {each(truth.which, told)}{places[truth.where]}", me, tail=where)


@TRUTHS.says(HasPrintedPowers)
def _printed_powers(truth: HasPrintedPowers, told: Told) -> Clause:
    whose = refer(truth.of, told, POSSESSIVE).text
    return about(truth.whom, "have", f"{whose} printed keyword powers and Super Powers", told)


@TRUTHS.says(BelongsTo)
def _belongs(truth: BelongsTo, told: Told) -> Clause:
    subject, plural = _all(truth.whom, told)
    members = f"{truth.team} characters" if plural else article(f"{truth.team} character")
    return Clause("be", f"{members} as well", subject, plural)


def _at(which: Which, told: Told) -> str:
    return "" if which == ANYONE else f" {one(which, told, case=OBJECT)}"


@TRUTHS.says(CannotStrikeBack)
def _no_strike_back(truth: CannotStrikeBack, told: Told) -> Clause:
    subject, plural = _all(truth.whom, told)
    at = "" if truth.at == ANYONE else f" at {one(truth.at, told, case=OBJECT)}"
    if truth.during in (MELEE, RANGED_COMBAT):
        tail = f"if {so(truth.during, told).replace('the combat', told.combat)}"
        return Clause("cannot", f"strike back{at}", subject, plural, tail=tail)
    against = during(truth.during, told).replace(" in a team attack", " against team attacks")
    against = against.replace(" in a", " against a", 1)
    return Clause("cannot", f"strike back{at}{against}", subject, plural)


@TRUTHS.says(CannotStrike)
def _no_strike(truth: CannotStrike, told: Told) -> Clause:
    return _cannot(truth.whom, f"strike{_at(truth.at, told)}{during(truth.during, told)}", told)


@TRUTHS.says(CannotBeStruck)
def _not_struck(truth: CannotBeStruck, told: Told) -> Clause:
    return about(truth.whom, "cannot", "be struck", told)


@TRUTHS.says(CannotAttack)
def _no_attack(truth: CannotAttack, told: Told) -> Clause:
    return _cannot(truth.whom, "attack", told)


@TRUTHS.says(CannotBeAttacked)
def _not_attacked(truth: CannotBeAttacked, told: Told) -> Clause:
    return _cannot(truth.whom, "be attacked", told)


@TRUTHS.says(CannotReady)
def _no_ready(truth: CannotReady, told: Told) -> Clause:
    if isinstance(truth.whom, Who):
        return about(truth.whom, "cannot", "ready", told)
    return _cannot(truth.whom, "ready", told)


@TRUTHS.says(CannotRecover)
def _no_recovery(truth: CannotRecover, told: Told) -> Clause:
    return _cannot(truth.whom, "recover", told)


@TRUTHS.says(CannotBeKOd)
def _not_kod(truth: CannotBeKOd, told: Told) -> Clause:
    return about(truth.whom, "cannot", "be KO'd", told, _while(truth.while_, told))


@TRUTHS.says(CannotLevelUp)
def _no_level(truth: CannotLevelUp, told: Told) -> Clause:
    return _cannot(truth.whom, "level up", told)


@TRUTHS.says(CannotReceive)
def _no_counters(truth: CannotReceive, told: Told) -> Clause:
    return _cannot(truth.whom, f"receive {counter(truth.counter)}s", told)


@TRUTHS.says(TakesNoWound)
def _no_wound(truth: TakesNoWound, told: Told) -> Clause:
    how = " by anything but a strike in combat" if truth.unless_struck else ""
    return about(truth.whom, "take", f"no wound when stunned{how}", told)


@TRUTHS.says(KOsWhatItStuns)
def _kos(truth: KOsWhatItStuns, told: Told) -> Clause:
    by = refer(truth.whom, told, SUBJECT)
    how = "stun by striking" if truth.by_strike else "stun"
    verb = how if by.plural else how.replace("stun", "stuns", 1)
    return Clause("be", "KO'd", f"{each(truth.victims, told)} that {by.text} {verb}", time_first=True)


@TRUTHS.says(KeepsCounters)
def _keeps(truth: KeepsCounters, told: Told) -> Clause:
    tail = "and may receive more while stunned"
    return about(truth.whom, "keep", "+1/+1 counters when stunned", told, tail)


@TRUTHS.says(RecruitsFromKO)
def _from_ko(truth: RecruitsFromKO, told: Told) -> Clause:
    what = "recruit characters from your KO pile as well, paying their costs"
    return Clause("may", what, "you", True, time_first=True)


@TRUTHS.says(HandsOpen)
def _open(truth: HandsOpen, told: Told) -> Clause:
    payer = "a character of an enemy player's side" if truth.as_character else "an enemy player"
    end = f"until {payer} pays [{truth.ended_by}] in the Main Phase of that player's own turn"
    return Clause("play", f"with open hands {end}", "enemy players", True)


@TRUTHS.says(Held)
def _held(truth: Held, told: Told) -> Clause:
    return about(truth.whom, "stay", "on your side", told)


@TRUTHS.says(CannotMove)
def _no_move(truth: CannotMove, told: Told) -> Clause:
    return about(truth.whom, "cannot", "be moved", told)


@TRUTHS.says(StunsWhatItStrikes)
def _stuns(truth: StunsWhatItStrikes, told: Told) -> Clause:
    subject = refer(truth.whom, told, SUBJECT)
    striker = told.self_ref(SUBJECT) if isinstance(truth.whom, Self) else "it"
    return Clause("stun", f"whoever {striker} strikes", subject.text, subject.plural, tail=", whatever the DEF")


@TRUTHS.says(NoEnemyTwists)
def _no_twists(truth: NoEnemyTwists, told: Told) -> Clause:
    return Clause("cannot", "play plot twists", "enemy players", True)


@TRUTHS.says(PowersUpWithAny)
def _any_name(truth: PowersUpWithAny, told: Told) -> Clause:
    return about(truth.whom, "may", "be powered up with a character card of any name", told)


@TRUTHS.says(StrikesDouble)
def _double(truth: StrikesDouble, told: Told) -> Clause:
    return about(truth.whom, "strike", "with double ATK", told)


@TRUTHS.says(IgnoresProtection)
def _ignores(truth: IgnoresProtection, told: Told) -> Clause:
    alone = "solo " if truth.solo else ""
    reach = "" if truth.melee and truth.ranged else "melee " if truth.melee else "ranged "
    kind = f" with {alone}{reach}attacks" if alone or reach else ""
    return about(truth.whom, "may attack", f"protected characters{kind}", told)


@TRUTHS.says(BlocksFlight)
def _blocks(truth: BlocksFlight, told: Told) -> Clause:
    me = told.self_ref(SUBJECT)
    return Clause("cannot", "fly over the front row", "enemy characters", True, tail=f"while {me} is face up in it")


@TRUTHS.says(MustAttackFirst)
def _must(truth: MustAttackFirst, told: Told) -> Clause:
    who = refer(truth.whom, told, OBJECT)
    again = refer(truth.whom, told, SUBJECT) if not who.plural else who
    able = f"if {again.text} {'are' if who.plural else 'is'} able to attack"
    return Clause("must", f"include {who.text}", "the first attack you make each turn", tail=able)


@TRUTHS.says(CostsLess)
def _less(truth: CostsLess, told: Told) -> Clause:
    if truth.next_only:
        return Clause("cost", f"{truth.less} less", f"the next {bare(truth.which, told)} you recruit")
    return Clause("cost", f"you {truth.less} less", several(truth.which, told), True)
