"""Who has which powers and teams now: printed ones, what Equipment lends, what is lost, given and copied."""

from __future__ import annotations

from typing import Final, NamedTuple

from capes.referee.sheet import NotJudged
from capes.referee.vs.meaning import fits, fits_card, holds, people
from capes.referee.vs.table import Said, Table, Voice
from capes.vs.state.card import Card
from capes.vs.state.character import UP, AttackedPlayer, Character
from capes.vs.state.modifier import AwaitedWhen
from capes.vs.words.face import FACES, Face
from capes.vs.words.keywords import Keyword
from capes.vs.words.kinds import Truth, Word
from capes.vs.words.powers import Always, Equips, Has, LevelUp, Power, Reaction, SuperPower, When
from capes.vs.words.pronouns import SELF
from capes.vs.words.truths import BelongsTo, Gains, HasPowersOf, HasPrintedPowers, HasStats, LosesPowers

BENDING = (LosesPowers, HasPowersOf, HasPrintedPowers, Gains, BelongsTo)


class Abilities(NamedTuple):
    """What a character has at this moment."""

    keywords: frozenset[str]
    teams: frozenset[str]
    powers: tuple[Power, ...]  # those of keywords included, Has words apart

    def of(self, kind: type) -> list[Power]:
        """Its powers of one kind."""
        return [power for power in self.powers if isinstance(power, kind)]

    @property
    def level_up(self) -> LevelUp | None:
        """Its Level Up power."""
        return next((power for power in self.powers if isinstance(power, LevelUp)), None)


def keyword(word: Word) -> Keyword:
    """The keyword a Has or Gains speaks of."""
    assert isinstance(word, Keyword)
    return word


def prints(face: Face, name: str) -> bool:
    """Whether a keyword is printed on a card."""
    return any(isinstance(power, Has) and keyword(power.keyword).name == name for power in face.powers)


def works_face_down(power: Power) -> bool:
    """STUN-03: a face-down character has no powers, but for those that say otherwise (Swarm; "while stunned")."""
    if isinstance(power, Has):
        parts = keyword(power.keyword).powers
        return keyword(power.keyword).lasting or (
            bool(parts) and all(isinstance(part, Always) and part.while_stunned for part in parts)
        )
    return isinstance(power, SuperPower | Always) and power.while_stunned


def own_powers(character: Character) -> list[Power]:
    """Printed powers as its face allows, and those its Equipment lends (EQUIP-03)."""
    if character.state != UP:
        return [power for power in character.face.powers if works_face_down(power)]
    powers = list(character.face.powers)
    for card in character.equipment:
        for power in card.face.powers:
            if isinstance(power, Equips):
                powers.extend(power.powers)
    return powers


def continuous(powers: list[Power]) -> list[Truth]:
    """The statements that continuous powers make, those of keywords included."""
    truths: list[Truth] = []
    for power in powers:
        parts = keyword(power.keyword).powers if isinstance(power, Has) else (power,)
        truths.extend(part.truth for part in parts if isinstance(part, Always))
    return truths


def abilities(table: Table) -> dict[int, Abilities]:
    """Everybody's powers, keywords and teams."""
    if table.unclear:
        raise NotJudged(table.unclear)
    if table.abilities is None:
        powers = {character.number: own_powers(character) for character in table.state.play.values()}
        teams = {character.number: set(character.face.teams) for character in table.state.play.values()}
        everybody = table.state.play.values()
        table.abilities = {  # what adjectives read meanwhile
            character.number: printed(character) or unpacked(powers[character.number], teams[character.number])
            for character in everybody
        }
        try:
            if bend(table, powers, teams):
                table.abilities = {n: unpacked(powers[n], teams[n]) for n in powers}
        except NotJudged as why:
            table.unclear = str(why)
            raise
    return table.abilities


PRINTED: Final[dict[tuple[int, bool], tuple[Face, list[Power], Abilities]]] = {}
"""Printed powers once unpacked, by the card and whether it is face up; the card is kept so that it stays the same."""


def printed(character: Character) -> Abilities | None:
    """What a character without Equipment has by its card alone."""
    if character.equipment:
        return None
    kept = PRINTED.get((id(character.face), character.state == UP))
    if kept is None:
        own = own_powers(character)
        kept = PRINTED[id(character.face), character.state == UP] = (
            character.face,
            own,
            unpacked(own, set(character.face.teams)),
        )
    return kept[2]


def unpacked(powers: list[Power], teams: set[str]) -> Abilities:
    """Powers with those of keywords taken out of them."""
    names: list[str] = []
    flat: list[Power] = []
    seen: list[Keyword] = []
    for power in powers:
        if isinstance(power, Has):
            word = keyword(power.keyword)
            if word in seen:
                continue  # had twice it works once
            seen.append(word)
            names.append(word.name)
            flat.extend(word.powers)
        elif not (isinstance(power, SuperPower | Reaction) and power in flat):
            flat.append(power)
    return Abilities(frozenset(names), frozenset(teams), tuple(flat))


class Claim(NamedTuple):
    """A statement that bends powers."""

    stamp: int
    truth: Truth
    voice: Voice
    subjects: tuple[int, ...]
    source: int  # the character whose continuous power it is; 0 for one that was given


def claims(table: Table, powers: dict[int, list[Power]]) -> list[Claim]:
    """Everything that bends powers now."""
    found = [
        Claim(m.stamp, m.truth, Voice(m.seat, m.source), m.subjects, 0)
        for m in table.state.modifiers
        if isinstance(m.truth, BENDING)
    ]
    for character in table.state.play.values():
        for truth in continuous(powers[character.number]):
            if isinstance(truth, BENDING):
                found.append(
                    Claim(character.number, truth, Voice(character.seat, character.number), (), character.number)
                )
    return found


def bend(table: Table, powers: dict[int, list[Power]], teams: dict[int, set[str]]) -> bool:
    """Losses, gifts, copies and further teams; whether there were any."""
    for m in table.state.modifiers:
        if isinstance(m.truth, HasPrintedPowers):
            for number in m.subjects:
                if number in powers and table.state.play[number].state == UP:
                    extra = [power for power in FACES[m.truth.face].powers if not isinstance(power, LevelUp)]
                    powers[number].extend(power for power in extra if not is_copying(power))
    said = claims(table, powers)
    if not said:
        return any(isinstance(m.truth, HasPrintedPowers) for m in table.state.modifiers)
    lost = losses(table, said, powers)
    for number, taken in lost.items():
        powers[number] = [power for power in powers[number] if all(left_by(loss, power) for loss, _ in taken)]
    gifts = given(table, said, powers, lost)
    copies = copied(table, said, powers, gifts, lost)
    for number, extra in (*gifts.items(), *copies.items()):
        powers[number].extend(extra)
    for claim in said:
        truth = claim.truth
        if isinstance(truth, BelongsTo) and still_says(claim, powers):
            for character in table.state.play.values():
                if fits(table, claim.voice, truth.whom, character):
                    teams[character.number].add(truth.team)
    return True


def still_says(claim: Claim, powers: dict[int, list[Power]]) -> bool:
    """A given statement stands by itself (STATS-11); a continuous one while its character has the power."""
    return not claim.source or any(truth is claim.truth for truth in continuous(powers[claim.source]))


def meant(table: Table, claim: Claim) -> list[int]:
    """Whom a loss or gift is about."""
    if not claim.source:
        return [number for number in claim.subjects if number in table.state.play]
    assert isinstance(claim.truth, LosesPowers | Gains)
    return [
        character.number
        for character in people(table, claim.voice, claim.truth.whom)
        if not isinstance(character, AttackedPlayer)
    ]


Lost = dict[int, list[tuple[LosesPowers, int]]]


def losses(table: Table, said: list[Claim], powers: dict[int, list[Power]]) -> Lost:
    """Who loses what. A continuous loss works while its own character has not lost the power (KW-29)."""
    taking = [claim for claim in said if isinstance(claim.truth, LosesPowers)]
    struck = [set(meant(table, claim)) for claim in taking]
    whole = [
        isinstance(character.truth, LosesPowers) and character.truth.only in ("", "keyword powers")
        for character in taking
    ]

    def works(at: int, asking: tuple[int, ...]) -> bool:
        if at in asking:
            raise NotJudged("losses that depend on each other")
        source = taking[at].source
        against = [o for o in range(len(taking)) if o != at and source and source in struck[o] and whole[o]]
        return not any(works(other, (*asking, at)) for other in against)

    lost: Lost = {}
    for at, claim in enumerate(taking):
        truth = claim.truth
        assert isinstance(truth, LosesPowers)
        if works(at, ()):
            for number in struck[at]:
                lost.setdefault(number, []).append((truth, claim.stamp))
    return lost


def left_by(loss: LosesPowers, power: Power) -> bool:
    """Whether a power is left by a loss (KW-27: Level Up stays; KW-36: Swarm stays; TERM-09)."""
    if isinstance(power, Has):
        word = keyword(power.keyword)
        return word.name != loss.only if loss.only not in ("", "keyword powers") else word.lasting
    if loss.only == "keyword powers":
        return isinstance(power, SuperPower | Reaction | LevelUp)
    if loss.only:
        return True
    return isinstance(power, LevelUp) and not loss.level_up


def given(table: Table, said: list[Claim], powers: dict[int, list[Power]], lost: Lost) -> dict[int, list[Power]]:
    """Keywords that are given; what is lost later is lost as well."""
    gifts: dict[int, list[Power]] = {}
    for claim in said:
        truth = claim.truth
        if not isinstance(truth, Gains) or not still_says(claim, powers) or not holds(table, claim.voice, truth.while_):
            continue
        gift = Has(truth.keyword)
        for number in meant(table, claim):
            character = table.state.play[number]
            taken = [
                loss
                for loss, since in lost.get(number, ())
                if not left_by(loss, gift) and (loss.cannot_gain or since > claim.stamp)
            ]
            if (character.state == UP or works_face_down(gift)) and not taken:
                gifts.setdefault(number, []).append(gift)
    return gifts


def is_copying(power: Power) -> bool:
    """Whether a power is itself one that copies."""
    return any(isinstance(truth, HasPowersOf) for truth in continuous([power]))


def copied(
    table: Table, said: list[Claim], powers: dict[int, list[Power]], gifts: dict[int, list[Power]], lost: Lost
) -> dict[int, list[Power]]:
    """KW-24: every power of those who fit, but copying itself."""
    found: dict[int, list[Power]] = {}
    for claim in said:
        truth = claim.truth
        if not isinstance(truth, HasPowersOf) or not still_says(claim, powers):
            continue
        if not claim.source:
            raise NotJudged("copying that was given")
        taken: list[Power] = []
        if truth.where != "play":
            for card in table.state.players[claim.voice.seat].ko:
                if fits_card(table, claim.voice, truth.which, card.face, card.owner):
                    taken.extend(card.face.powers)
        for character in table.people if truth.where == "play" else ():
            if character.number != claim.source and fits(table, claim.voice, truth.which, character):
                if truth.printed:
                    own: list[Power] = list(character.face.powers)
                    for loss, _ in lost.get(character.number, ()):
                        own = [power for power in own if left_by(loss, power)]
                    taken.extend(own)
                else:
                    taken.extend((*powers[character.number], *gifts.get(character.number, ())))
        taken = [power for power in taken if not is_copying(power)]
        if any(isinstance(one, BENDING) for one in continuous(taken)):
            raise NotJudged("a copied power that bends powers")
        found.setdefault(claim.source, []).extend(taken)
    return found


def powers_in_ko(table: Table, card: Card, seat: int) -> list[Power]:
    """The powers of a card in a KO pile: printed ones, and copied ones where copying works everywhere (KW-25)."""
    own = list(card.face.powers)
    for truth in continuous(own):
        if isinstance(truth, HasPowersOf) and truth.everywhere:
            raise NotJudged("copying in a KO pile")
    return own


# -- statements of all other kinds -----------------------------------------------------------------------------------


def statements(table: Table, kind: type) -> list[Said]:
    """The statements of one kind in force, oldest first (STATS-02, 03)."""
    if table.statements is None:
        found: dict[type, list[Said]] = {}
        for m in table.state.modifiers:
            if not isinstance(m.truth, BENDING) and not isinstance(m.truth, AwaitedWhen):
                found.setdefault(type(m.truth), []).append(Said(m.stamp, m.truth, Voice(m.seat, m.source), m.subjects))
        for character in table.state.play.values():
            voice = Voice(character.seat, character.number)
            for power in abilities(table)[character.number].powers:
                if isinstance(power, Always) and not isinstance(power.truth, BENDING):
                    found.setdefault(type(power.truth), []).append(Said(character.number, power.truth, voice, ()))
            if character.state == UP:
                for card in character.equipment:
                    for power in card.face.powers:
                        if isinstance(power, Equips) and (power.atk or power.defense):
                            bonus = HasStats(SELF, power.atk, power.defense)
                            found.setdefault(HasStats, []).append(Said(card.number, bonus, voice, ()))
        for said in found.values():
            said.sort(key=lambda one: one.stamp)
        table.statements = found
    return table.statements.get(kind, [])


def is_about(table: Table, said: Said, whom: object, character: Character) -> bool:
    """Whether a statement is about that character."""
    from capes.vs.words.kinds import Which, Who

    if said.subjects:
        return character.number in said.subjects
    if isinstance(whom, Which):
        return fits(table, said.voice, whom, character)
    assert isinstance(whom, Who)
    return any(one.number == character.number for one in people(table, said.voice, whom))


def is_said(table: Table, kind: type, character: Character) -> bool:
    """Whether any statement of that kind is about the character."""
    return any(is_about(table, said, getattr(said.truth, "whom"), character) for said in statements(table, kind))  # noqa: B009


def triggers(table: Table, character: Character) -> list[When]:
    """The triggered powers a character has now, those of Level Up included."""
    found: list[When] = []
    for power in abilities(table)[character.number].powers:
        if isinstance(power, When):
            found.append(power)
        elif isinstance(power, LevelUp):
            found.extend(power.when)
    return found
