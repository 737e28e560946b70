"""Imperatives that choose, and those that hold others: may, if, one of, for each, the next time."""

from __future__ import annotations

import dataclasses
from dataclasses import replace

from capes.vs.english.adjectives import ZONES, build, head_in, is_this, one, several
from capes.vs.english.blanks import SomeEffect, mark
from capes.vs.english.conditions import so
from capes.vs.english.cues import when
from capes.vs.english.effects import going_back
from capes.vs.english.grammar import many, number_word, owned, plural, sentence_case, third
from capes.vs.english.pronouns import player, players, refer, some_player, subject_of
from capes.vs.english.quantities import amount, counter, measure
from capes.vs.english.telling import EFFECTS, OBJECT, Clause, Ref, Told, paragraph, whole
from capes.vs.english.truths import given, statement, until
from capes.vs.words.adjectives import ANYONE, SameAs
from capes.vs.words.conditions import There
from capes.vs.words.cues import Attacks, TurnBegins, TurnEnds
from capes.vs.words.effects import (
    ANY_NUMBER,
    END_OF_COMBAT,
    END_OF_TURN,
    END_OF_YOUR_NEXT_TURN,
    Await,
    Choose,
    ChooseNumber,
    ChoosePlayer,
    ChooseRow,
    Discard,
    ForEach,
    ForEachPlayer,
    Give,
    If,
    May,
    MayPay,
    NameCard,
    OneOf,
    PutCounter,
    PutIntoHand,
    Ready,
    Remember,
    RemoveFromGame,
    Repeat,
    ReplaceDefender,
    RevealHand,
    SwitchPlaces,
    TakeControl,
)
from capes.vs.words.kinds import Effect, HowMany, Truth, Which, Word
from capes.vs.words.oddities import MustAttackNext
from capes.vs.words.powers import When
from capes.vs.words.pronouns import IT, SELF, YOU, Chosen, Each
from capes.vs.words.quantities import CountersOn
from capes.vs.words.truths import CostsLess, Gains, HandsOpen, LosesPowers

TWICE = {2: "twice", 3: "three times", 4: "four times", 5: "five times"}


def mentions(word: object, name: str) -> bool:
    """Whether a word speaks of the pick of that name."""
    if isinstance(word, Chosen):
        return word.name == name
    if isinstance(word, tuple):
        return any(mentions(part, name) for part in word)
    if isinstance(word, Word):
        return any(mentions(getattr(word, field.name), name) for field in dataclasses.fields(word))
    return False


LONG = 60  # a longer noun says where it is found before "that"
TIMED = (CostsLess, HandsOpen, MustAttackNext)
NEVER_FUSED = (
    May, MayPay, If, OneOf, ForEach, ForEachPlayer, Repeat, Await, Choose, ChooseRow, Discard, Remember, RevealHand,
    SwitchPlaces,
)  # fmt: skip


def clauses(effects: tuple[Effect, ...], told: Told) -> list[Clause]:
    """Effects one after the other; a pick is told together with the first thing done to it where that reads well."""
    out: list[Clause] = []
    at = 0
    while at < len(effects):
        effect = effects[at]
        following = effects[at + 1] if at + 1 < len(effects) else None
        if (
            isinstance(effect, Give)
            and isinstance(following, Give)
            and (both := _given_together(effect, following, told))
        ):
            out.append(both)
            at += 2
            continue
        if (both := _switched(effects[at : at + 3], told)) is not None:
            out.append(both)
            at += 3
            continue
        if isinstance(effect, TakeControl):
            out.append(EFFECTS.write(effect, told))
            if following == Ready(effect.who):
                out.append(EFFECTS.write(following, told))
                at += 1
            out.append(going_back(effect, told))
            at += 1
            continue
        if isinstance(effect, Choose) and effects[at + 1 : at + 3] == (
            PutIntoHand(SELF),
            PutIntoHand(Chosen(effect.name)),
        ):
            me = told.self_ref(OBJECT)
            out.append(Clause("put", f"{me} and {picked(effect, told).text} into their owners' hands"))
            at += 3
            continue
        if isinstance(effect, RemoveFromGame) and isinstance(following, RemoveFromGame):
            itself = effects[at + 2 : at + 3] == (RemoveFromGame(IT),)
            if (both := _removed_together(effect, following, itself, told)) is not None:
                out.append(both)
                at += 3 if itself else 2
                continue
        if isinstance(effect, Choose) and following is not None:
            taken = following if isinstance(following, TakeControl) else None
            fused = _fused(effect, following, told)
            if fused is not None:
                at += 2
                second = effects[at] if at < len(effects) else None
                if isinstance(following, Give) and isinstance(second, Give) and following.until == second.until:
                    same = _whom(following.truth) == _whom(second.truth)
                    more = _added(fused, second, told) if same else None
                    fused, at = (fused, at) if more is None else (more, at + 1)
                out.append(fused)
                if taken is not None:
                    if effects[at : at + 1] == (Ready(taken.who),):
                        out.append(EFFECTS.write(effects[at], told))
                        at += 1
                    out.append(going_back(taken, told))
                continue
        out.append(EFFECTS.write(effect, told))
        at += 1
    return out


def _given_together(first: Give, second: Give, told: Told) -> Clause | None:
    """Two statements for the same time in one sentence."""
    if first.until != second.until or isinstance(first.truth, TIMED):
        return None
    if _whom(first.truth) == _whom(second.truth):
        return _added(given(first.truth, told, first.until), second, told)
    if not isinstance(second.truth, LosesPowers) or not second.truth.cannot_gain:
        return None
    one_ = given(first.truth, told, first.until)
    other = statement(second.truth, told).text()
    return whole(f"{one_.time}, {replace(one_, time='').text()}, and {other}")


def _added(clause: Clause, second: Give, told: Told) -> Clause | None:
    """A second statement about the same character: "it gets +1/+1 and gains Ranged this turn"."""
    other = statement(second.truth, told)
    if not (clause.simple and other.simple) or clause.tail or other.tail:
        return None
    if clause.verb == other.verb == "cannot":
        return replace(clause, rest=f"{clause.rest} or {other.rest}")
    verb = {"have": "gain" if isinstance(second.truth, Gains) else "get"}.get(other.verb, other.verb)
    also = f"{many(verb) if clause.plural else third(verb)} {other.rest}".strip()
    return replace(clause, rest=f"{clause.rest} and {also}".strip(), short=False)


def _switched(effects: tuple[Effect, ...], told: Told) -> Clause | None:
    """Two picks that trade rows, each told where it trades."""
    if len(effects) < 3 or not isinstance(effects[2], SwitchPlaces):
        return None
    first, second, switch = effects
    if not (isinstance(first, Choose) and isinstance(second, Choose)) or first.name == second.name:
        return None
    if switch != SwitchPlaces(Chosen(first.name), Chosen(second.name)) or mentions(second.which, first.name):
        return None
    rows = [picked(one, told).text for one in (first, second)]
    return Clause("switch", f"the rows of {rows[0]} and {rows[1]}", short=False)


def _whom(truth: Truth) -> object:
    whom = getattr(truth, "whom", None)
    return SELF if isinstance(whom, Which) and is_this(whom) else whom


def _removed_together(first: RemoveFromGame, second: RemoveFromGame, itself: bool, told: Told) -> Clause | None:
    """The same cards from two zones of one player, and the card they are named like."""
    a, b = first.who, second.who
    if not (isinstance(a, Each) and isinstance(b, Each)) or (a.which, a.whose) != (b.which, b.whose):
        return None
    cards = refer(a, told, OBJECT).text
    if itself:
        cards = f"it and {cards.replace(' as it ', ' ')}"
    return Clause("remove", f"{cards} and {ZONES[b.where]} from the game", short=False)


def _fused(choose: Choose, following: Effect, told: Told) -> Clause | None:
    """The pick and what is done to it in one: "stun an enemy character"."""
    if choose.by != YOU or isinstance(following, NEVER_FUSED) or not mentions(following, choose.name):
        return None
    if isinstance(following, Give) and isinstance(following.truth, MustAttackNext):
        return None
    if isinstance(following, TakeControl) and following.whose != YOU:
        return None
    if choose.again and isinstance(choose.count, int):
        if isinstance(following, PutCounter) and following.times == 1:
            what = f"{number_word(choose.count)} {counter(following.counter)}s"
            return Clause("put", f"{what}, divided as you choose, among {several(choose.which, told)}")
        return None
    before = told.named
    told.fresh[choose.name] = picked(choose, told)
    _settle(choose, told)
    clause = EFFECTS.write(following, told)
    if choose.name in told.fresh:
        del told.fresh[choose.name]
        told.named = before
        return None
    return clause


def tell(effects: tuple[Effect, ...], told: Told) -> str:
    """Effects as sentences without the last full stop."""
    return paragraph(clauses(effects, told))


def inside(effects: tuple[Effect, ...], told: Told) -> str:
    """Effects as part of a sentence: what is done if, for each, the next time."""
    return paragraph(clauses(effects, told), inside=True)


# -- choosing -------------------------------------------------------------------------------------------------------


def place(where: str, whose: str) -> str:
    """Where cards are picked from: "from your hand"."""
    names = {"hand": f"from {whose} hand", "deck": f"from {whose} deck", "ko": f"from {whose} KO pile",
             "resources": f"in {whose} resource row"}  # fmt: skip
    return names[where]


def picked(choose: Choose, told: Told) -> Ref:
    """The words that introduce a pick: "up to two enemy characters"."""
    head = head_in(choose.where)
    different = " with different names" if choose.different_names else ""
    single = choose.count == 1
    if single and choose.where == "play" and choose.which == told.there and not choose.up_to:
        text = "one"
    elif isinstance(choose.which, SameAs):
        count = amount(choose.count, told)
        text = f"{'up to ' if choose.up_to else ''}{count} of {refer(choose.which.who, told, OBJECT).text}"
    elif choose.where == "looked":
        if choose.which == ANYONE:
            count = amount(choose.count, told)
            text = "it" if told.looked == "it" else f"{'up to ' if choose.up_to else ''}{count} of {told.looked}"
        else:
            text = f"{_counted(choose, told, head)} from among {told.looked}"
    else:
        text = _counted(choose, told, head) + different
        if choose.where != "play":
            noun, that, rest = text.partition(" that ") if len(text) > LONG else (text, "", "")
            text = f"{noun} {place(choose.where, players(choose.whose, told))}{that}{rest}"
    return Ref(text, plural=not single)


def _counted(choose: Choose, told: Told, head: str) -> str:
    if choose.count == ANY_NUMBER:
        return f"any number of {several(choose.which, told, head)}"
    if isinstance(choose.count, HowMany):
        return f"{'up to ' if choose.up_to else ''}{amount(choose.count, told)} {several(choose.which, told, head)}"
    if choose.count == 1:
        text = one(choose.which, told, head, OBJECT)
        if choose.up_to:
            start, _, rest = text.partition(" ")
            return f"up to one {'other ' if start == 'another' else ''}{rest}"
        return text
    return f"{'up to ' if choose.up_to else ''}{number_word(choose.count)} {several(choose.which, told, head)}"


def _settle(choose: Choose, told: Told) -> None:
    """How to speak of the pick from now on."""
    if choose.count != 1:
        told.several.add(choose.name)
    else:
        told.several.discard(choose.name)
    told.places[choose.name] = choose.where
    if choose.name != "it":
        told.picks[choose.name] = Ref(brief_of(choose, told), choose.count != 1)
    told.self_last = False


def brief_of(choose: Choose, told: Told | None = None) -> str:
    """How to speak of a pick that goes by a name of its own: "your character", "those characters"."""
    brief = _brief(choose.which, choose.where, told or Told(""))
    return brief if choose.count == 1 else f"those {plural(brief.split()[-1])}"


def _brief(which: Which, where: str, told: Told) -> str:
    noun = build(which, told, head_in(where))
    if noun.this:
        return told.name
    if any(single == "on your side" for _, single, _ in noun.after):
        return f"your {noun.head}"
    if any(word == "enemy" for _, word in noun.before):
        return f"the enemy {noun.head}"
    return f"that {noun.head}"


@EFFECTS.says(SomeEffect)
def _some(effect: SomeEffect, told: Told) -> Clause:
    return whole(mark(effect.field, "do"))


@EFFECTS.says(Choose)
def _choose(effect: Choose, told: Told) -> Clause:
    what = picked(effect, told)
    _settle(effect, told)
    return Clause("choose", what.text, subject_of(effect.by, told), short=effect.where != "play")


@EFFECTS.says(ChooseRow)
def _choose_row(effect: ChooseRow, told: Told) -> Clause:
    return Clause("choose", "a row of an enemy player" if effect.enemy else "one of your rows")


@EFFECTS.says(ChoosePlayer)
def _choose_player(effect: ChoosePlayer, told: Told) -> Clause:
    whom = "an enemy player" if effect.enemy else "a player"
    return Clause("choose", f"{whom}{' whose characters are all stunned' if effect.all_stunned else ''}")


@EFFECTS.says(ChooseNumber)
def _choose_number(effect: ChooseNumber, told: Told) -> Clause:
    if effect.up_to is None:
        return Clause("choose", "any whole number")
    limit = str(effect.up_to) if isinstance(effect.up_to, int) else amount(effect.up_to, told)
    return Clause("choose", f"a number up to {limit}")


@EFFECTS.says(NameCard)
def _name_card(effect: NameCard, told: Told) -> Clause:
    return Clause("name", f"a {'character' if effect.characters else 'card'}")


@EFFECTS.says(May)
def _may(effect: May, told: Told) -> Clause:
    by = player(effect.by, told)
    parts = [clause for clause in clauses(effect.do, told) if not clause.silent]
    first = parts[0].allowed_to(by)
    rest = parts[1:]
    told.doer = by
    if not rest:
        return whole(first)
    if len(rest) == 1 and rest[0].imperative and parts[0].imperative:
        text = rest[0].text()
        if " and " not in first + text and len(first) + len(text) < 110:
            return whole(f"{first} and {text}")
    then = paragraph(rest, inside=True)
    do = f"{'you' if by == 'you' else 'they'} do"
    if then.startswith("if you win it"):
        return whole(f"{first}. {sentence_case(then)}")
    if then.startswith("if "):
        return whole(f"{first}. If {do} and {then.removeprefix('if ')}")
    return whole(f"{first}. If {do}, {then}")


@EFFECTS.says(MayPay)
def _may_pay(effect: MayPay, told: Told) -> Clause:
    who = some_player(effect.by, told)
    told.doer = who
    payer = f"a character on {'your' if who == 'you' else owned(who)} side" if effect.as_character else who
    told.named = False  # somebody else has been spoken of
    return whole(f"{payer} may pay [{effect.symbol}]")


@EFFECTS.says(OneOf)
def _one_of(effect: OneOf, told: Told) -> Clause:
    return whole(f"choose one: {'; or '.join(inside(mode, told) for mode in effect.modes)}")


@EFFECTS.says(If)
def _if(effect: If, told: Told) -> Clause:
    if isinstance(effect.condition, There) and not effect.otherwise:
        if effect.then and isinstance(effect.then[-1], ReplaceDefender):
            told.defender = one(effect.condition.which, told)
            return whole(inside(effect.then, told))
    text = f"if {so(effect.condition, told)}, {inside(effect.then, told)}" if effect.then else ""
    if not effect.otherwise:
        return whole(text)
    otherwise = inside(effect.otherwise, told)
    return whole(f"{text}. Otherwise, {otherwise}" if text else f"unless {so(effect.condition, told)}, {otherwise}")


@EFFECTS.says(ForEach)
def _for_each(effect: ForEach, told: Told) -> Clause:
    who = refer(effect.who, told, OBJECT).text
    told.several.discard(effect.name)
    if len(effect.do) == 1 and isinstance(put := effect.do[0], PutCounter):
        if put == PutCounter(put.counter, times=CountersOn(put.counter, IT)):
            return Clause("double", f"the number of {counter(put.counter)}s on {who}")
    return whole(f"for {who if who.startswith('each') else f'each of {who}'}, {inside(effect.do, told)}")


@EFFECTS.says(ForEachPlayer)
def _for_each_player(effect: ForEachPlayer, told: Told) -> Clause:
    parts = [clause.text() for clause in clauses(effect.do, told) if not clause.silent]
    steps = f"{', '.join(parts[:-1])}, and {parts[-1]}" if len(parts) > 2 else " and ".join(parts)
    return whole(f"for {player(effect.whose, told)} in turn order, {steps}")


@EFFECTS.says(Repeat)
def _repeat(effect: Repeat, told: Told) -> Clause:
    if isinstance(effect.times, int):
        return whole(f"{TWICE.get(effect.times, f'{effect.times} times')}, {inside(effect.do, told)}")
    how = measure(effect.times, told)
    lead = f"for each {how.each}" if how.each else f"as many times as {how.amount}"
    return whole(f"{lead}, {inside(effect.do, told)}")


@EFFECTS.says(Await)
def _await(effect: Await, told: Told) -> Clause:
    power = effect.when
    assert isinstance(power, When)
    cue = when(power.cue, told)
    if effect.until == END_OF_COMBAT and effect.once and not cue.startswith("this combat"):
        asked = f" and {so(power.if_, told)}" if power.if_ is not None else ""
        return whole(f"if {cue} {until(effect.until, told)}{asked}, {inside(power.do, told)}")
    condition = f" if {so(power.if_, told)}," if power.if_ is not None else ""
    told.combat = "that combat" if isinstance(power.cue, Attacks) else told.combat
    do = (
        ", and ".join(part.text() for part in clauses(power.do, told) if not part.silent)
        if (isinstance(power.cue, Attacks) and len(power.do) == 2)
        else inside(power.do, told)
    )
    if cue.startswith("this combat"):
        return whole(f"once {cue},{condition} {do}")
    if effect.until == END_OF_TURN and isinstance(power.cue, TurnEnds):
        return whole(f"when the turn ends,{condition} {do}")
    if effect.until == END_OF_YOUR_NEXT_TURN:
        first = "when your next turn begins" if isinstance(power.cue, TurnBegins) else f"if {cue} before that"
        return whole(f"{first},{condition} {do}")
    lead = "the next time" if effect.once else "whenever"
    return whole(f"{lead} {cue} {until(effect.until, told)},{condition} {do}")
