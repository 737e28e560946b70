"""Sentences of effects, and whole powers."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, Final

from capes.language.sentence import Sentence
from capes.vs.english.adjectives import ZONES
from capes.vs.english.blanks import mark
from capes.vs.english.powers import USES
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.phrases import Phrases
from capes.vs.grammar.reader import Found, Introduced, introduced, tries
from capes.vs.grammar.sentences import filled
from capes.vs.words.adjectives import ANYONE, THIS
from capes.vs.words.conditions import Is, SamePlayer
from capes.vs.words.effects import (
    Await,
    ForEach,
    ForEachPlayer,
    GainXP,
    If,
    May,
    OneOf,
    PutIntoHand,
    Remember,
    RemoveFromGame,
    Repeat,
    SwitchPlaces,
)
from capes.vs.words.kinds import Effect, Word
from capes.vs.words.powers import (
    ONCE_PER_TURN,
    SYMBOLS,
    UNLIMITED,
    Always,
    Has,
    LevelUp,
    Power,
    Reaction,
    SuperPower,
    Twist,
    When,
)  # fmt: skip
from capes.vs.words.pronouns import IT, SELF, THAT_PLAYER, YOU, Chosen, Each, Remembered
from capes.vs.words.truths import KeepsCounters

Effects = tuple[Effect, ...]
WON: Final = SamePlayer(THAT_PLAYER)
UNTIL: Final = mark("until", "until")
HOLDING: Final = (If, May, OneOf, ForEach, ForEachPlayer, Repeat, Await)


def expanded(effects: Any) -> Effects:
    """Effects with the picks they introduce before them."""
    done: list[Effect] = []
    for effect in effects:
        if isinstance(effect, If):
            effect = dataclasses.replace(effect, then=expanded(effect.then), otherwise=expanded(effect.otherwise))
        if isinstance(effect, SwitchPlaces) and len(pair := introduced(effect)) == 2:
            names = ("one", "other")
            done.extend(dataclasses.replace(pick, name=name) for pick, name in zip(pair, names, strict=True))
            done.append(SwitchPlaces(Chosen("one"), Chosen("other")))
            continue
        picks = [one for one in dict.fromkeys(introduced(effect)) if one not in done]
        done.extend(picks)
        done.append(without(effect) if introduced(effect) else effect)
    return tuple(done)


def without(word: Any) -> Any:
    """A word with IT in place of who was introduced."""
    if isinstance(word, Introduced):
        return IT
    if isinstance(word, tuple):
        return tuple(without(part) for part in word)
    if isinstance(word, Word) and dataclasses.is_dataclass(word):
        return dataclasses.replace(
            word, **{one.name: without(getattr(word, one.name)) for one in dataclasses.fields(word)}
        )
    return word


def _done_by(effect: Effect, by: Any) -> Effect:
    """What somebody else may do is done by them."""
    changed: dict[str, Any] = {"whose": by} if getattr(effect, "whose", None) == YOU else {}
    return dataclasses.replace(effect, **changed)


class Sentences(Phrases):
    """Reads what is done."""

    def _do(self, at: int) -> Found:
        return self.once("inside", at, by=self._inside)

    def _inside(self, at: int) -> Iterator[tuple[Effects, int]]:
        """What is done inside a sentence: parts divided by semicolons."""
        for first, end in self.once("sentence", at, by=self._sentence):
            yield first, end
            if self.key(end) == ";" and self.key(end + 1) != "or":
                for rest, after in self._do(end + 1):
                    yield (*first, *rest), after

    def _clause(self, at: int) -> Iterator[tuple[Effects, int]]:
        """One thing done."""
        for effects, end in self.say("effect", at):
            yield expanded(effects), end
        yield from self._may(at)
        yield from self._choosing(at)
        yield from self._together(at)
        yield from self._both(at)

    def _together(self, at: int) -> Iterator[tuple[Effects, int]]:
        """Two things that hold for one time."""
        for first, end in self.say("untimed", at):
            subjects = [subject for subject, _ in self.once("subjects", at, by=self._subjects)]
            for word, verb in (("and", ""), ("or", "cannot")):
                for subject in subjects if self.key(end) == word else ():
                    for second, after in self.once("untimed more", end + 1, subject, verb, by=self._untimed):
                        for until, last in self.hole(("until",), after):
                            yield expanded(filled((*first, *second), {UNTIL: until})), last
        for until, end in self.hole(("until",), at):
            if self.key(end) == ",":
                for first, place in self.say("untimed", end + 1):
                    start = self.words(place, ",", "and")
                    for second, after in self.say("untimed", start) if start > 0 else ():
                        yield expanded(filled((*first, *second), {UNTIL: until})), after

    def _both(self, at: int) -> Iterator[tuple[Effects, int]]:
        """Two who are moved or removed together."""
        put = self.words(at, "put")
        for _, end in self.hole(("self", "object"), put) if put > 0 else ():
            if self.key(end) == "and":
                for choose, after in self.once("picks", end + 1, by=self.picks):
                    done = self.phrase(after, "into their owners ' hands")
                    if done > 0:
                        yield (choose, PutIntoHand(SELF), PutIntoHand(IT)), done
        remove = self.words(at, "remove")
        if remove > 0:
            yield from self._removed(remove)

    def _untimed(self, at: int, subject: tuple[tuple[str, ...], Any], verb: str) -> Iterator[tuple[Any, int]]:
        hole, value = subject
        node = tries()["untimed continued"].holes.get(hole)
        if node is not None and verb:
            node = node.words.get(verb)
        if node is not None:
            yield from self._walk(node, at, (IT if isinstance(value, Introduced) else value,))

    def _removed(self, at: int) -> Iterator[tuple[Effects, int]]:
        """The same cards from two zones of one player, and the card they are named like."""
        itself = self.words(at, "it", "and")
        for who, end in self.hole(("who", "object"), itself if itself > 0 else at):
            if isinstance(who, Each) and who.where != "play" and self.key(end) == "and":
                for name, zone in ZONES.items():
                    after = self.phrase(end + 1, f"{zone.casefold()} from the game")
                    if after > 0:
                        both = (RemoveFromGame(who), RemoveFromGame(dataclasses.replace(who, where=name)))
                        yield (*both, RemoveFromGame(IT)) if itself > 0 else both, after

    def _choosing(self, at: int) -> Iterator[tuple[Effects, int]]:
        one = self.words(at, "choose", "one", ":")
        if one > 0:
            yield from self._modes(one, ())
        start = self.words(at, "choose")
        if start > 0:
            for choose, end in self.once("picks", start, by=self.picks):
                yield (choose,), end
        elif self.key(at):
            for by, end in self.hole(("player",), at):
                if self.key(end) in ("chooses", "choose"):
                    for choose, after in self.once("picks", end + 1, by=self.picks):
                        yield (dataclasses.replace(choose, by=by),), after

    def _modes(self, at: int, modes: tuple[Effects, ...]) -> Iterator[tuple[Effects, int]]:
        for mode, end in self._do(at):
            found = (*modes, mode)
            if len(found) > 1:
                yield (OneOf(found),), end
            if self.key(end) == ";" and len(found) < 6:
                yield from self._modes(end + 1 + (self.key(end + 1) == "or"), found)

    def _may(self, at: int) -> Iterator[tuple[Effects, int]]:
        for by, end in [*self.hole(("player",), at), (YOU, at)]:
            if self.key(end) != "may":
                continue
            start = end + 1 + (self.key(end + 1) == ":")
            allowed = self.once("allowed clause", start, by=self._allowed)
            for first, place in allowed:
                if by != YOU:
                    first = tuple(_done_by(one, by) for one in first)
                yield (May(first, by),), place
                if self.key(place) == "and":
                    for second, after in self.once("allowed clause", place + 1, by=self._allowed):
                        yield (May((*first, *second), by),), after
                for then, after in self._if_you_do(place + 1) if self.key(place) == "." else ():
                    yield (May((*first, *then), by),), after

    def _if_you_do(self, at: int) -> Iterator[tuple[Effects, int]]:
        """What is done if somebody does what they may."""
        won = self.phrase(at, "if you win it ,")
        for then, end in self._do(won) if won > 0 else ():
            yield (If(WON, then),), end
        for who in ("you", "they"):
            rest = self.words(at, "if", who, "do")
            if rest > 0 and self.key(rest) == ",":
                yield from self._do(rest + 1)
            for condition, end in self.hole(("so",), rest + 1) if rest > 0 and self.key(rest) == "and" else ():
                for then, after in self._do(end + 1) if self.key(end) == "," else ():
                    yield (If(condition, then),), after

    def _allowed(self, at: int) -> Iterator[tuple[Effects, int]]:
        for effects, end in self.say("allowed", at):
            yield expanded(effects), end
        for effects, end in self._choosing(at):
            yield effects, end

    def _sentence(self, at: int) -> Iterator[tuple[Effects, int]]:
        """Things done in one sentence, joined by commas and "and"."""
        for first, end in self.once("clause", at, by=self._clause):
            yield from self._joined(first, at, end, 0)

    def _joined(self, done: Effects, began: int, at: int, depth: int) -> Iterator[tuple[Effects, int]]:
        yield done, at
        if depth > 4 or isinstance(done[-1], HOLDING):
            return  # what it holds goes on to the end of the sentence
        start = at
        if self.key(start) == ",":
            start += 1
        if self.key(start) in ("and", "then"):
            start += 1
            if self.key(start) == "then":
                start += 1
        if start == at:
            return
        for more, end in self.once("clause", start, by=self._clause):
            yield from self._joined((*done, *more), start, end, depth + 1)
        # The verb of the clause before is not said again, nor is its subject.
        verb = self.key(began)
        for effects, end in self.once("elided", start, verb, by=self._elided):
            yield from self._joined((*done, *expanded(effects)), began, end, depth + 1)
        for subject, _ in self.once("subjects", began, by=self._subjects):
            for effects, end in self.once("continued clause", start, subject, by=self._continued):
                yield from self._joined((*done, *expanded(effects)), began, end, depth + 1)

    def _elided(self, at: int, verb: str) -> Iterator[tuple[Any, int]]:
        node = tries()["effect"].words.get(verb)
        if node is not None:
            yield from self._walk(node, at, ())
        if verb == "choose":
            for choose, end in self.once("picks", at, by=self.picks):
                yield (choose,), end

    def _subjects(self, at: int) -> Iterator[tuple[Any, int]]:
        for hole in (
            ("who", "subject"),
            ("player",),
            ("self", "subject"),
            ("several", "character"),
            ("each", "character"),
        ):
            for value, end in self.hole(hole, at):
                yield (hole, value), end

    def _continued(self, at: int, subject: tuple[tuple[str, ...], Any]) -> Iterator[tuple[Any, int]]:
        hole, value = subject
        if isinstance(value, Introduced):
            value = IT
        for known, node in tries()["continued"].holes.items():
            if known == hole or (known[0] == "self" and hole[0] == "self"):
                yield from self._walk(node, at, (value,))

    def paragraph(self, at: int) -> Iterator[tuple[Effects, int]]:
        """Sentences one after the other."""
        for first, end in self.once("sentence", at, by=self._sentence):
            yield first, end
            if self.key(end) in (".", ";") and self.key(end + 1):
                start = end + 1
                for _ in range(2):
                    start += self.key(start) in ("then", ",")
                for rest, after in self.once("paragraph", start, by=self.paragraph):
                    yield (*first, *rest), after

    # -- powers ----------------------------------------------------------------------------------------------------

    def power(self, name: str, twist: bool) -> Iterator[tuple[Power, int]]:
        """Every power the text can be."""
        key = self.key(0)
        if key == "always" and self.key(1) == ":":
            del self.row[:2], self.keys[:2]
        yield from self._keyword_power()
        if key in ("main", "build", "combat", "recovery") and ":" in self.keys:
            yield from self._windowed(name, twist)
        elif key == "reaction":
            yield from self._reaction(name)
        elif key == "level up":
            yield from self._level_up(name)
        elif key in ("when", "whenever"):
            yield from self._triggered(0, name)
        if key in ("unique", "the"):
            yield from self._equipment()
        yield from self._always(name)

    def _keyword_power(self) -> Iterator[tuple[Power, int]]:
        for keyword, end in self.hole(("keyword",), 0):
            yield Has(keyword), end

    def _cost(self, at: int) -> tuple[tuple[str, ...], int]:
        found: list[str] = []
        while self.key(at) == "[":
            choice: list[str] = []
            apart = True  # "[Might Skill]" is two symbols, "[Might or Skill]" a choice
            at += 1
            while self.key(at) not in ("]", ""):
                symbol = next((one for one in SYMBOLS if one.casefold() == self.key(at)), "")
                if symbol:
                    choice.append(symbol)
                elif self.key(at) in (",", "or", "|", "/"):
                    apart = False
                else:
                    raise Unread(
                        self.text, self.place(at), Sentence("unread-no-symbol", word=repr(self.row[at].text)), SYMBOLS
                    )
                at += 1
            at += 1
            found.extend(choice if apart else ["|".join(choice)])
        return tuple(found), at

    def _notes(self, at: int) -> tuple[set[str], int]:
        """Notes on when a power is used, with brackets or without."""
        notes: set[str] = set()
        open_bracket = self.key(at) == "("
        at += open_bracket
        while self.key(at) not in (")", "", ":", "["):
            told = [(one, end) for one, text in (*NOTES.items(), *SHORT) if (end := self.phrase(at, text)) > 0]
            if not told:
                known = tuple(NOTES.values())
                raise Unread(self.text, self.place(at), Sentence("unread-no-note"), known)
            notes.add(told[0][0])
            at = told[0][1] + (self.key(told[0][1]) == ",")
        return notes, at + open_bracket

    def _windowed(self, name: str, twist: bool) -> Iterator[tuple[Power, int]]:
        window = self.row[0].text.capitalize()
        early, at = self._notes(1)
        cost, at = self._cost(at)
        notes, at = self._notes(at)
        notes |= early
        at = self.words(at, ":")
        if at < 0:
            return
        for do, end in self.once("paragraph", at, by=self.paragraph):
            for condition, after in self._only(end):
                if twist:
                    yield Twist(window, do, "any turn" in notes, condition), after
                else:
                    yield SuperPower(
                        name, window, cost, do, any_turn="any turn" in notes, any_combat="any combat" in notes,
                        only_if=condition, uses=_uses(notes), zone="ko" if "ko" in notes else "play",
                        while_stunned="while stunned" in notes, keyword="keyword" in notes,
                    ), after  # fmt: skip

    def _only(self, at: int) -> Iterator[tuple[Any, int]]:
        yield None, at
        for verb in ("use", "play"):
            start = self.words(at, ".", verb, "this", "only", "if")
            if start > 0:
                yield from self.hole(("so",), start)

    def _reaction(self, name: str) -> Iterator[tuple[Power, int]]:
        cost, at = self._cost(1)
        notes, at = self._notes(at)
        at = self.words(at, ":", "when")
        if at > 0:
            for cue, end in self.hole(("cue",), at):
                if self.key(end) == ",":
                    for do, after in self.once("paragraph", end + 1, by=self.paragraph):
                        yield Reaction(name, cue, cost, do, _uses(notes)), after

    def _triggered(self, at: int, name: str) -> Iterator[tuple[When, int]]:
        at = at + 1 if self.key(at) in ("when", "whenever") else -1
        if at < 0:
            return
        for cue, end in self.hole(("cue",), at):
            if self.key(end) not in (",", ":"):
                continue
            for do, after in self.once("paragraph", end + 1, by=self.paragraph):
                yield When(cue, do, name), after
            start = self.words(end + 1, "if")
            if start > 0:
                for condition, place in self.hole(("so",), start):
                    if self.key(place) == ",":
                        for do, after in self.once("paragraph", place + 1, by=self.paragraph):
                            yield When(cue, do, name, condition), after

    def _level_up(self, name: str) -> Iterator[tuple[Power, int]]:
        at = 1 + (self.key(1) == "(")
        for xp, end in self.hole(("number",), at):
            end += self.key(end) == ")"
            if not self.key(end):
                yield LevelUp(xp, (), name), end
            if self.key(end) == ":":
                yield from ((LevelUp(xp, whens, name), after) for whens, after in self._journey(end + 1))
                yield from ((LevelUp(xp, whens, name), after) for whens, after in self._causes(end + 1))
                for whens, after in self._whens(end + 1):
                    points = POINTS.split("#")
                    start = after + (self.key(after) == ".") if whens else after
                    place = self.phrase(start, points[0])
                    if place > 0:
                        for _, later in self.hole(("self", "object"), place):
                            done = self.phrase(later, points[1])
                            if done > 0:
                                yield LevelUp(xp, whens, name, True), done
                    if whens:
                        yield LevelUp(xp, whens, name), after

    def _causes(self, at: int) -> Iterator[tuple[tuple[When, ...], int]]:
        """Only what gives XP, divided by semicolons: 1 XP each."""
        start = self.words(at, "when")
        for cue, end in self.hole(("cue",), start) if start > 0 else ():
            first = When(cue, (GainXP(),))
            yield (first,), end
            if self.key(end) == ";":
                yield from (((first, *rest), after) for rest, after in self._causes(end + 1))

    def _journey(self, at: int) -> Iterator[tuple[tuple[When, ...], int]]:
        """Deeds that count only one after the other: each is remembered for the next."""
        start = self.words(at, "when")
        if start > 0:
            for _, end in self.hole(("self", "subject"), start):
                for deeds, after in self._deeds(end, ()):
                    done = self.phrase(after, ", with or without other attacks in between ,")
                    if done > 0:
                        for do, last in self.once("paragraph", done, by=self.paragraph):
                            yield journey(deeds, do), last

    def _deeds(self, at: int, deeds: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], int]]:
        for hole, node in tries()["cue"].holes.items():
            if hole[0] not in ("self", "one"):
                continue
            for cue, end in self._walk(node, at, (None if hole[0] == "self" else THIS,)):
                found = (*deeds, cue)
                if len(found) > 1 and self.key(end) == ",":
                    yield found, end
                more = (
                    self.words(end, ",", "later") if self.key(end) == "," else self.words(end, "and", "later", "still")
                )
                if more > 0 and len(found) < 5:
                    yield from self._deeds(more, found)

    def _whens(self, at: int) -> Iterator[tuple[tuple[When, ...], int]]:
        yield (), at
        for first, end in self._triggered(at, ""):
            start = end + 1 if self.key(end) == "." else end
            if self.key(start) == "when":
                for rest, after in self._whens(start):
                    if rest:
                        yield (first, *rest), after
            yield (first,), end

    def _always(self, name: str) -> Iterator[tuple[Power, int]]:
        for truth, end in self.say("truth", 0):
            if introduced(truth):
                continue
            for stunned in (False, True):
                after = end
                if stunned:
                    after = self.words(end, ".", "(", "this", "also", "works", "while", "stunned")
                    if after < 0:
                        continue
                try:
                    yield Always(truth, name, stunned or isinstance(truth, KeepsCounters)), after
                except ValueError:
                    continue

    def _equipment(self) -> Iterator[tuple[Power, int]]:
        return iter(())


def journey(deeds: tuple[Any, ...], do: Effects) -> tuple[When, ...]:
    """Deeds one after the other: each but the last is remembered, each but the first asks for the one before."""
    found = []
    for at, deed in enumerate(deeds):
        before = Is(Remembered(f"deed {at}"), ANYONE) if at else None
        last = at == len(deeds) - 1
        found.append(When(deed, do if last else (Remember(SELF, f"deed {at + 1}"),), if_=before))
    return tuple(found)


POINTS: Final = "in your recruit step you may spend recruit points on # , 1 xp for each point"
NOTES: Final = {
    "keyword": "once per turn , no cost", "any turn": "any turn", "any combat": "any combat",
    **USES, "ko": "from your ko pile", "while stunned": "while stunned",
}  # fmt: skip
SHORT: Final = ((UNLIMITED, "any number of times"), ("ko", "from the ko pile"))
"""Notes as scenarios put them."""


def _uses(notes: set[str]) -> str:
    return next((use for use in USES if use in notes), ONCE_PER_TURN)
