"""Noun phrases, pronouns, players and numbers: the parts of a sentence that fill its holes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from capes.vs.english.adjectives import AFTER, BEFORE, FIGHTERS, HEADS, ZONES
from capes.vs.english.grammar import NUMBERS, plural
from capes.vs.english.truths import TIMES
from capes.vs.grammar.reader import Found, Introduced, Reader, tries
from capes.vs.grammar.tokens import SELF as ME
from capes.vs.words.adjectives import (
    ANYONE,
    CHARACTER_CARD,
    ENEMY,
    OTHER,
    THIS,
    YOURS,
    Affiliated,
    Named,
    NamedLike,
    Plain,
    SameAs,
    TwistTimed,
    With,
)  # fmt: skip
from capes.vs.words.conditions import TEAM_ATTACK
from capes.vs.words.effects import ANY_NUMBER, Choose
from capes.vs.words.face import TEAMS, printed_faces
from capes.vs.words.keywords import KEYWORDS, Keyword
from capes.vs.words.kinds import AllOf, AnyOf, HowMany, Not, Which, Who
from capes.vs.words.powers import SYMBOLS
from capes.vs.words.pronouns import (
    EACH_ENEMY,
    EACH_PLAYER,
    IT,
    SELF,
    THAT,
    THAT_PLAYER,
    THE_OTHER,
    YOU,
    YOUR_MAIN,
    Chosen,
    ControllerOf,
    Each,
    OwnerOf,
    Remembered,
    TheRest,
)  # fmt: skip
from capes.vs.words.quantities import Sum

ADJECTIVES: Final[dict[str, Which]] = {
    **{word: Plain(name) for name, (_, word) in BEFORE.items()},
    **{name: Plain(name) for name in FIGHTERS},
    "enemies": ENEMY, "opposing": ENEMY, "hostile": ENEMY, "friendly": YOURS, "allied": YOURS, "your": YOURS,
    "faceup": Plain("face-up"), "facedown": Plain("face-down"), "different": OTHER,
}  # fmt: skip
HEAD_WORDS: Final[dict[tuple[str, ...], Which | str]] = {}
for _head in ("character", "card", "resource"):
    HEAD_WORDS[(_head,)] = HEAD_WORDS[(plural(_head),)] = _head
for _name, _text in (*HEADS.items(), ("character card", "character card")):
    HEAD_WORDS[tuple(_text.casefold().split())] = Plain(_name)
    HEAD_WORDS[tuple(plural(_text).casefold().split())] = Plain(_name)
for _name, _text in FIGHTERS.items():
    HEAD_WORDS[(_text,)] = HEAD_WORDS[(plural(_text),)] = Plain(_name)
HEAD_WORDS[("equipment",)] = Plain("equipment")

PRONOUNS: Final[dict[str, tuple[tuple[str, ...], tuple[Who, ...]]]] = {
    "subject": (("it", "he", "she", "they"), ()),
    "object": (("it", "him", "her", "them", "itself", "himself", "herself", "themselves"), ()),
    "possessive": (("its", "his", "her", "their"), ()),
}
POINTING: Final[dict[str, tuple[Who, ...]]] = {
    "this character": (SELF,), "this card": (SELF,),
    "that character": (THAT, IT, Chosen("that character")), "that attacker": (THAT,),
    "that card": (IT, Chosen("that card")),
    "the other character": (THE_OTHER,), "the attacker": (THE_OTHER, Each(Plain("attacking"))),
    "the defender": (THE_OTHER, Each(Plain("defending"))),
    "the discarded card": (Chosen("discarded"), THE_OTHER), "the named card": (Chosen("named"),),
    "the cards": (Chosen("looked"),), "the chosen character": (Remembered(),),
    "the character that did it": (THE_OTHER,), "your main character": (YOUR_MAIN,), "your main": (YOUR_MAIN,),
    "the rest": (TheRest(),), "the other": (TheRest(),),
}  # fmt: skip
PLAYERS: Final = {
    "you": (YOU,), "that player": (THAT_PLAYER,), "the winner": (THAT_PLAYER,), "they": (THAT_PLAYER,),
    "each enemy player": (EACH_ENEMY,), "a enemy player": (EACH_ENEMY,), "each enemy": (EACH_ENEMY,),
    "each opponent": (EACH_ENEMY,), "a opponent": (EACH_ENEMY,), "enemy players": (EACH_ENEMY,),
    "each player": (EACH_PLAYER,), "any player": (EACH_PLAYER,), "all players": (EACH_PLAYER,),
}  # fmt: skip
ROLES: Final = (Plain("main"), Plain("supporting"))
NAMED_LIKE: Final[dict[str, tuple[Who, ...]]] = {
    "of that name": (Remembered("named"), Chosen("named")),
    "of the same name": (SELF,),
    "with the same name": (IT,),
}
DIGITS: Final = {word: number for number, word in enumerate(NUMBERS)}
BRIEFS: Final = ("that", "those", "your", "the enemy")


class Phrases(Reader):
    """Reads what can stand in a hole."""

    def hole(self, hole: tuple[str, ...], at: int) -> Found:
        """What can stand in a hole."""
        kind, *more = hole
        reader: Any = getattr(self, f"_{kind.replace(' ', '_')}")
        return self.once(f"hole {kind}", at, *more, by=reader)

    # -- small parts -----------------------------------------------------------------------------------------------

    def _number(self, at: int) -> Iterator[tuple[int, int]]:
        key = self.key(at)
        self.step(at, "a number")
        if key.isdigit() and len(key) <= 4:
            yield int(key), at + 1
        elif key in DIGITS and key != "no":
            yield DIGITS[key], at + 1

    def _self(self, at: int, case: str = "") -> Iterator[tuple[None, int]]:
        if self.key(at) == ME:
            yield None, at + 1
        end = self.phrase(at, "this character")
        if end > 0:
            yield None, end
        cases = [case] if case else ["subject", "object"]
        for one in cases:
            if self.key(at) in PRONOUNS[one][0]:
                yield None, at + 1
                break
        if case == "possessive":
            for named in (at + 1 if self.key(at) == ME else -1, end):
                if named > 0 and self.key(named) == "'s":
                    yield None, named + 1

    def _keyword_name(self, at: int) -> Iterator[tuple[str, int]]:
        for value, end in self._keyword(at):
            yield value.name, end

    def _keyword(self, at: int) -> Iterator[tuple[Keyword, int]]:
        self.step(at, "a keyword")
        for name, keyword in KEYWORDS.items():
            if name.casefold() == self.key(at):
                yield keyword, at + 1

    def _team(self, at: int) -> Iterator[tuple[str, int]]:
        self.step(at, "a team")
        for team in TEAMS:
            if team.casefold() == self.key(at):
                yield team, at + 1

    def _symbol(self, at: int) -> Iterator[tuple[str, int]]:
        for symbol in SYMBOLS:
            if symbol.casefold() == self.key(at):
                yield symbol, at + 1

    def _window(self, at: int) -> Iterator[tuple[str, int]]:
        for window in ("Build", "Main", "Combat", "Recovery"):
            if window.casefold() == self.key(at):
                yield window, at + 1

    def _text(self, at: int) -> Iterator[tuple[str, int]]:
        """A name: words with a capital letter, as they are written."""
        self.step(at, "a name")
        if self.key(at) == ME:
            return
        end = at
        while end < len(self.row) and end - at < 8:
            token = self.row[end]
            if not (
                token.text[:1].isupper()
                or token.text[:1].isdigit()
                or (end > at and token.key in ("of", "the", "le", "and"))
            ):
                break
            end += 1
            if token.text[:1].isupper() or token.text[:1].isdigit():
                yield self.text[self.row[at].at : token.at + len(token.text)], end

    def _names(self, at: int) -> Iterator[tuple[tuple[str, ...], int]]:
        for first, end in self._text(at):
            yield (first,), end
            if self.key(end) in (",", "and"):
                for rest, after in self._names(end + 1):
                    yield (first, *rest), after

    def _face(self, at: int) -> Iterator[tuple[str, int]]:
        for name, end in [*self._text(at), *([(self.row[at].text, at + 1)] if self.key(at) == ME else [])]:
            named = [face.id for face in printed_faces() if face.name == name and "@" not in face.id]
            near = [id for id in named if id.partition("/")[0] == self.set]
            for id in near or named[-1:]:
                yield id, end

    def _until(self, at: int) -> Iterator[tuple[str, int]]:
        for end, text in (
            *TIMES.items(), ("combat", "this combat"), ("combat", "that combat"), ("turn", "until end of turn"),
            ("turn", "until the end of the turn"), ("turn", "for this turn"),
            ("combat", "until end of combat"), ("combat", "for this combat"), ("game", "for the game"),
            ("combat", "until the end of the combat"), ("combat", "until the end of this combat"),
            ("turn", "until the end of this turn"), ("its next turn", "until the end of its controller 's next turn"),
        ):  # fmt: skip
            after = self.phrase(at, text.casefold())
            if after > 0:
                yield end, after
        start = self.words(at, "until")
        if start > 0:
            for _, after in self._self(start, "subject"):
                done = self.phrase(after, "is stunned or leaves play")
                if done > 0:
                    yield "while source", done
                    yield "until stunned", done

    # -- quantities ------------------------------------------------------------------------------------------------

    def _amount(self, at: int) -> Iterator[tuple[Any, int]]:
        yield from self._number(at)
        for first, end in self.say("amount", at):
            yield first, end
            parts, place = [first], end
            if self.key(place) == "plus":
                for rest, after in self.hole(("amount",), place + 1):
                    more = rest.parts if isinstance(rest, Sum) else (rest,)
                    yield Sum((*parts, *more)), after

    def _each_of_them(self, at: int) -> Found:
        return self.say("each of them", at)

    # -- conditions and cues ---------------------------------------------------------------------------------------

    def _so(self, at: int) -> Iterator[tuple[Any, int]]:
        from capes.vs.words.conditions import Both, Either, IsNot

        def single(at: int) -> Iterator[tuple[Any, int]]:
            yield from self.say("so", at)
            yield from self._special_conditions(at)
            for condition, end in self.say("not so", at):
                yield IsNot(condition), end

        for first, end in single(at):
            yield first, end
            for word, made in (("and", Both), ("or", Either)):
                if self.key(end) == word:
                    for second, after in single(end + 1):
                        yield made((first, second)), after

    def _special_conditions(self, at: int) -> Iterator[tuple[Any, int]]:
        from capes.vs.words.adjectives import Fighting
        from capes.vs.words.conditions import AtLeast, SamePlayer, There
        from capes.vs.words.quantities import NamesAmong

        for who, end in self.hole(("who", "subject"), at):
            for verb in ("is", "are"):
                start = self.words(end, verb, "in", "combat", "with")
                if start > 0 and not isinstance(who, Introduced):
                    for which, after in self._one(start, "character", "object"):
                        if which != THIS:
                            others = parts_of_which(which)
                            yield There(joined((*others, Fighting(who)))), after
        start = self.words(at, "all")
        if start > 0:
            for number, end in self._number(start):
                if self.key(end) == "of":
                    for names, after in self._names(end + 1):
                        if self.key(after) == "are" and len(names) == number:
                            for which, place in self._beside(after + 1):
                                done = self.phrase(place, "( nobody counts as two of them )")
                                if done > 0:
                                    yield AtLeast(NamesAmong(names, which), number), done
        end = self.phrase(at, "you win it")
        if end > 0:
            yield SamePlayer(THAT_PLAYER, YOU), end

    def _not_so(self, at: int) -> Found:
        return self.say("not so", at)

    def _during(self, at: int) -> Iterator[tuple[Any, int]]:
        from capes.vs.words.conditions import Both

        for first, end in self.say("during", at):
            yield first, end
            for second, after in self.say("during", end):
                yield Both((first, second)), after
        end = self.phrase(at, "against team attacks")
        if end > 0:
            yield TEAM_ATTACK, end
        start = self.words(at, "against")
        if start > 0:
            for word, name in (("team", "team attack"), ("solo", "solo attack")):
                end = self.words(start, "a", word, "attack")
                if end > 0:
                    from capes.vs.words.conditions import PlainCondition

                    yield PlainCondition(name), end
        start = self.words(at, "while")
        if start > 0:
            yield from self._so(start)

    def _cue(self, at: int) -> Found:
        return self.say("cue", at)

    # -- which -----------------------------------------------------------------------------------------------------

    def _alternatives(self, at: int) -> Iterator[tuple[Which, int]]:
        """One adjective before a noun, or several of a rank: "X-Men or Avengers"."""
        for first, end in self._adjective(at):
            yield first, end
            if self.key(end) in ("or", ","):
                for rest, after in self._alternatives(end + 1):
                    yield AnyOf((first, *(rest.parts if isinstance(rest, AnyOf) else (rest,)))), after

    def _adjective(self, at: int) -> Iterator[tuple[Which, int]]:
        self.step(at, "an adjective")
        known = ADJECTIVES.get(self.key(at))
        if known is not None:
            yield known, at + 1
        for team, end in self._team(at):
            yield Affiliated(team), end
        if self.key(at) in ("opponent", "opponents") and self.key(at + 1) in ("'s", "'"):
            yield ENEMY, at + 2

    def _heads(self, at: int) -> Iterator[tuple[Which | str, int]]:
        self.step(at, "character")
        for words, head in HEAD_WORDS.items():
            if self.key(at) == words[0] and tuple(self.keys[at : at + len(words)]) == words:
                yield head, at + len(words)

    def _head(self, at: int) -> Iterator[tuple[Which | str, int]]:
        for first, end in self._heads(at):
            yield first, end
            if self.key(end) in ("or", ",") and isinstance(first, Which):
                for rest, after in self._head(end + 1):
                    if isinstance(rest, Which):
                        yield AnyOf((first, *(rest.parts if isinstance(rest, AnyOf) else (rest,)))), after
        any_turn = self.key(at) == "any-turn"
        for window, end in self._window(at + any_turn):
            for text in ("plot twist", "plot twists"):
                after = self.phrase(end, text)
                if after > 0:
                    yield TwistTimed(window, any_turn), after

    def _after(self, at: int) -> Iterator[tuple[Which, int]]:
        """What follows a noun."""
        yield from self.say("after", at)
        yield from self._names_after(at)
        if self.key(at) in ("that", "who", "which"):
            yield from self._predicate(at + 1, "so", "one")
            yield from ((Not(negated), end) for negated, end in self._predicate(at + 1, "not", "one"))
        for words in (("with",), ("that", "has"), ("that", "have")):
            start = self.words(at, *words)
            if start > 0:
                for found, end in self._or_keywords(start):
                    yield With(found[0]) if len(found) == 1 else AnyOf(tuple(map(With, found))), end
        for text, which in AFTERS.items():
            end = self.phrase(at, text)
            if end > 0:
                yield which, end
        for text, made in COSTS.items():
            before, _, rest = text.partition(" # ")
            start = self.phrase(at, before)
            for number, end in self._number(start) if start > 0 else ():
                done = self.phrase(end, rest) if rest else end
                if done > 0:
                    yield made(number), done

    def _names_after(self, at: int) -> Iterator[tuple[Which, int]]:
        """Somebody by name: "named Hulk", "of that name"."""
        for text, whos in NAMED_LIKE.items():
            end = self.phrase(at, text)
            if end > 0 and self.key(end) != "as":
                yield from ((NamedLike(who), end) for who in whos)
        if self.key(at) == "named":
            for names, end in self._or_names(at + 1):
                yield Named(names[0]) if len(names) == 1 else AnyOf(tuple(map(Named, names))), end

    def _or_names(self, at: int) -> Iterator[tuple[tuple[str, ...], int]]:
        for first, end in self._text(at):
            yield (first,), end
            if self.key(end) == "or":
                for rest, after in self._or_names(end + 1):
                    yield (first, *rest), after

    def _or_keywords(self, at: int) -> Iterator[tuple[tuple[str, ...], int]]:
        for first, end in self._keyword_name(at):
            yield (first,), end
            if self.key(end) in ("or", ","):
                for rest, after in self._or_keywords(end + 1):
                    yield (first, *rest), after

    def _bare(self, at: int, head: str) -> Found:
        return self.once("bare", at, head, by=self._noun)

    def _noun(self, at: int, head: str) -> Iterator[tuple[Which, int]]:
        for before, place in self._befores(at, 0):
            for found, end in self._head(place):
                heads: list[tuple[Which, ...]] = [()]
                if isinstance(found, Which):
                    heads = [(found,)]
                elif found == "character" and head == "card" and not any(one in ROLES for one in before):
                    heads = [(CHARACTER_CARD,)]
                elif found == "card" and head not in ("card", "resource"):
                    continue
                for mine in heads:
                    yield from self._afters(end, (*before, *mine), 0)
            if before and (before[-1] == ENEMY or isinstance(before[-1], Affiliated)):
                yield from self._afters(place, before, 0)

    def _befores(self, at: int, depth: int) -> Iterator[tuple[tuple[Which, ...], int]]:
        yield (), at
        if depth < 6:
            for first, end in self.once("alternatives", at, by=self._alternatives):
                for rest, after in self._befores(end, depth + 1):
                    yield (first, *rest), after

    def _afters(self, at: int, parts: tuple[Which, ...], depth: int) -> Iterator[tuple[Which, int]]:
        yield joined(parts), at
        if depth < 4:
            for more, end in self.once("after noun", at, by=self._after):
                yield from self._afters(end, (*parts, more), depth + 1)

    def _beside(self, at: int) -> Iterator[tuple[Which, int]]:
        yield from ((which, end) for which, end in self._afters(at, (), 0) if end > at)

    def _several(self, at: int, head: str) -> Iterator[tuple[Which, int]]:
        for _, end in self._self(at, "subject"):
            yield THIS, end
        for first, end in self._bare(at, head):
            yield first, end
            if self.key(end) == "and":
                for second, after in self._bare(end + 1, head):
                    yield AnyOf((first, second)), after

    def _one(self, at: int, head: str, case: str) -> Iterator[tuple[Which, int]]:
        for first, end in self._single(at, head, case):
            yield first, end
            if self.key(end) == "or":
                for second, after in self._single(end + 1, head, case):
                    yield AnyOf((first, second)), after

    def _single(self, at: int, head: str, case: str) -> Iterator[tuple[Which, int]]:
        for _, end in self._self(at, case):
            yield THIS, end
            for name, text in FIGHTERS.items():
                after = self.words(end, "as", "a", text)
                if after > 0:
                    yield AllOf((THIS, Plain(name))), after
        start = at + 1 if self.key(at) in ("a", "any") else -1
        if self.key(at) == "your":
            start = at
        if start < 0:
            end = self.phrase(at, "one of")
            start = end if end > 0 and self.key(end) == "your" else -1
        if start > 0 or self.key(at) in ("a", "any", "your"):
            yield from self._bare(start, head)

    def _each(self, at: int, head: str) -> Iterator[tuple[Which, int]]:
        if self.key(at) in ("each", "every", "all"):
            for first, end in self._bare(at + 1, head):
                yield first, end
                if self.key(end) == "and" and self.key(end + 1) == "each":
                    for second, after in self._bare(end + 2, head):
                        yield AnyOf((first, second)), after
        end = self.phrase(at, "the defender")
        if end > 0:
            yield Plain("defending"), end

    def _predicate(self, at: int, polarity: str, many: str) -> Iterator[tuple[Which, int]]:
        for first, end in self._plain_predicate(at, polarity):
            yield first, end
            for word, made in (("or", AnyOf), ("and", AllOf)):
                if self.key(end) == word:
                    more = [*self._plain_predicate(end + 1, polarity)]
                    if word == "and" and polarity == "so" and self.key(at) in ("is", "are"):
                        more += self._walk(tries()["predicate so"].words[self.key(at)], end + 1, ())
                    for second, after in more:
                        yield made((first, second)), after

    def _plain_predicate(self, at: int, polarity: str) -> Iterator[tuple[Which, int]]:
        yield from self.say(f"predicate {polarity}", at)
        if polarity == "so":
            for which, end in self.once("not predicate", at, "not", by=self._plain_predicate):
                yield Not(which), end
        if self.key(at) in ("is", "are"):
            start = at + 1
            if polarity == "not":
                if self.key(start) != "not":
                    return
                start += 1
            if self.key(start) == "a":
                yield from self._bare(start + 1, "character")

    # -- who -------------------------------------------------------------------------------------------------------

    def _who(self, at: int, case: str) -> Iterator[tuple[Who, int]]:
        key = self.key(at)
        self.step(at, "a character")
        if case == "possessive":
            yield from self._owners(at)
            return
        if key == ME:
            yield SELF, at + 1
        if key in PRONOUNS[case][0]:
            yield from ((who, at + 1) for who in self._pronoun(key, at))
        yield from self._pointed(at)
        for which, end in self._each(at, "character"):
            yield Each(which), end
        if key == "all":
            yield from self._all_cards(at + 1)
        for which, end in self._bare(at, "character"):
            if self.key(end - 1).endswith("s") or self.key(end) in ("have", "get", "gain", "cannot"):
                yield Each(which), end  # "your characters have ..." is each of them
        yield from self._picked(at)

    def _pronoun(self, key: str, at: int) -> Iterator[Who]:
        """Whom it, they, he or she can mean."""
        if key in ("it", "itself", "they", "them", "themselves"):
            yield IT
        yield SELF
        if key == "it":
            yield Introduced(Choose(where="looked"))
            if "your main character" in self.text[: self.place(at)]:
                yield YOUR_MAIN

    def _pointed(self, at: int) -> Iterator[tuple[Who, int]]:
        """That character, the defender, those cards."""
        for text, whos in POINTING.items():
            end = self.phrase(at, text) if text.startswith(self.key(at)) else -1
            if end > 0:
                yield from ((who, end) for who in whos)
        end = self.phrase(at, "the character that stunned")
        if end > 0:
            yield from ((THE_OTHER, after) for _, after in self._who(end, "object"))
        for brief in BRIEFS:
            end = self.phrase(at, brief)
            for head, after in self._heads(end) if end > 0 else ():
                if isinstance(head, str):
                    yield Chosen(f"{brief} {head}{'s' if brief == 'those' else ''}"), after

    def _owners(self, at: int) -> Iterator[tuple[Who, int]]:
        key = self.key(at)
        if key in ("its", "their", "his", "her"):
            if key in ("its", "their"):
                yield IT, at + 1
            yield SELF, at + 1
        for who, end in self.hole(("who", "object"), at):
            if self.key(end) in ("'s", "'"):
                yield who, end + 1

    def _all_cards(self, at: int) -> Iterator[tuple[Who, int]]:
        for which, end in self._bare(at, "card"):
            if self.key(end) == "in":
                for whose, after in self._players(end + 1):
                    for name, zone in ZONES.items():
                        place = self.phrase(after, zone.casefold())
                        if place > 0:
                            yield Each(which, name, whose), place
        for which, end in self._bare(at, "resource"):
            if self.key(end) == "of":
                for whose, after in self._player(end + 1):
                    yield Each(which, "resources", whose), after

    def _picked(self, at: int) -> Iterator[tuple[Who, int]]:
        for choose, end in self.once("picks", at, by=self.picks):
            yield Introduced(choose), end

    def picks(self, at: int) -> Iterator[tuple[Choose, int]]:
        """The words that introduce a pick: "up to two enemy characters"."""
        up_to = self.phrase(at, "up to")
        start = up_to if up_to > 0 else at
        several = False
        counts: list[tuple[Any, int]] = []
        if self.key(start) == "a":
            counts.append((1, start + 1))
        elif self.phrase(start, "any number of") > 0:
            counts.append((ANY_NUMBER, start + 3))
            several = True
        else:
            counts.extend(self._number(start))
            counts.extend((many, end) for many, end in self.say("amount", start) if isinstance(many, HowMany))
            if self.key(start) == "your":
                counts.append((1, start))
        for count, place in counts:
            yield from self._picked_of(count, place, up_to > 0 or several)
        if self.key(at) == "one":
            yield Choose(Plain("(there)")), at + 1

    def _picked_of(self, count: Any, at: int, up_to: bool) -> Iterator[tuple[Choose, int]]:
        of = self.words(at, "of")
        if of > 0:
            yield from self._one_of_them(count, of, up_to)
        for which, end in self._bare(at, "character"):
            yield Choose(which, count=count, up_to=up_to), end
            different = self.phrase(end, "with different names")
            if different > 0:
                yield Choose(which, count=count, up_to=up_to, different_names=True), different
        for head, zones in (("card", ("hand", "deck", "ko")), ("resource", ("resources",))):
            for which, end in self._bare(at, head):
                different = self.phrase(end, "with different names")
                pick = Choose(which, count=count, up_to=up_to, different_names=different > 0)
                yield from self._found_in(zones, pick, max(end, different))

    def _one_of_them(self, count: Any, at: int, up_to: bool) -> Iterator[tuple[Choose, int]]:
        for word in ("them", "it"):
            end = self.words(at, word)
            if end > 0:
                yield Choose(where="looked", count=count, up_to=up_to), end
        for who, end in self.hole(("who", "object"), at):
            if not isinstance(who, Introduced):
                yield Choose(SameAs(who), count=count, up_to=up_to), end
        if self.key(at) == "your":
            for which, end in self._bare(at, "character"):
                yield Choose(which, count=count, up_to=up_to), end

    def _found_in(self, zones: tuple[str, ...], pick: Choose, at: int) -> Iterator[tuple[Choose, int]]:
        """Where a card is picked from."""
        for word in ("them", "it"):
            end = self.words(at, "from", "among", word)
            if end > 0:
                yield replace(pick, where="looked"), end
        if self.key(at) not in ("from", "in"):
            return
        for whose, end in self._players(at + 1):
            for zone in zones:
                done = self.phrase(end, ZONES[zone].casefold())
                if done > 0:
                    parts = parts_of_which(pick.which)
                    for more, last in self._afters(done, parts, 3):
                        yield replace(pick, which=more, where=zone, whose=whose), last

    # -- players ---------------------------------------------------------------------------------------------------

    def _player(self, at: int) -> Iterator[tuple[Any, int]]:
        for text, whose in PLAYERS.items():
            if text.startswith(self.key(at)):
                end = self.phrase(at, text)
                if end > 0:
                    yield whose[0], end
        for who, end in self._simple_owners(at):
            if self.key(end) == "controller":
                yield ControllerOf(who), end + 1
            elif self.key(end) == "owner":
                yield OwnerOf(who), end + 1

    def _simple_owners(self, at: int) -> Iterator[tuple[Who, int]]:
        if self.key(at) in ("its", "their", "his", "her"):
            yield IT, at + 1
            yield SELF, at + 1
            yield THAT, at + 1
        if self.key(at) == ME and self.key(at + 1) == "'s":
            yield SELF, at + 2
        for text, whos in POINTING.items():
            end = self.phrase(at, text)
            if end > 0 and self.key(end) == "'s":
                for who in whos:
                    yield who, end + 1

    def _players(self, at: int) -> Iterator[tuple[Any, int]]:
        """Whose: "your", "an enemy player's"."""
        if self.key(at) == "your":
            yield YOU, at + 1
        if self.key(at) == "all":
            yield EACH_PLAYER, at + 1
        if self.key(at) == "their":
            yield THAT_PLAYER, at + 1
        for whose, end in self._player(at):
            if self.key(end) == "'s":
                yield whose, end + 1


def parts_of_which(which: Which) -> tuple[Which, ...]:
    """The adjectives that are joined in one."""
    return which.parts if isinstance(which, AllOf) else () if which == ANYONE else (which,)


def joined(parts: Iterable[Which]) -> Which:
    """Adjectives as one."""
    found = tuple(parts)
    return ANYONE if not found else found[0] if len(found) == 1 else AllOf(found)


from capes.vs.words.adjectives import CostsAtLeast, CostsAtMost  # noqa: E402

AFTERS: Final[dict[str, Which]] = {
    **{text: Plain(name) for name, text in AFTER.items()},
    "you control": YOURS, "in combat": Plain("in combat"), "in your front row": AllOf((YOURS, Plain("front row"))),
    "in your back row": AllOf((YOURS, Plain("back row"))), "in play": ANYONE,
    "a opponent controls": ENEMY, "your opponent controls": ENEMY, "your opponents control": ENEMY,
    "in the same player 's front row": Plain("front row"), "in the same player 's back row": Plain("back row"),
    "of a enemy player": ENEMY, "on a enemy player 's side": ENEMY,
}  # fmt: skip
COSTS: Final = {
    "with cost # or less": CostsAtMost, "with cost # or more": CostsAtLeast, "costing # or less": CostsAtMost,
    "costing # or more": CostsAtLeast, "costing at most": CostsAtMost, "costing at least": CostsAtLeast,
    "with a cost of # or less": CostsAtMost, "with a cost of # or more": CostsAtLeast,
    "of cost # or less": CostsAtMost, "of cost # or more": CostsAtLeast,
    "that costs at most": CostsAtMost, "that costs at least": CostsAtLeast,
    "that cost at most": CostsAtMost, "that cost at least": CostsAtLeast,
    "with cost at most": CostsAtMost, "with cost at least": CostsAtLeast,
}  # fmt: skip
