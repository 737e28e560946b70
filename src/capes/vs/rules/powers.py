"""Who has which powers now: printed ones, minus what is lost, plus what is given, copied and borne as Equipment.

Computed for everybody in play when powers were invalidated; the slow part only where something shapes powers at all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from capes.core.task import Task
from capes.vs.rules.adjectives import fits, fits_card
from capes.vs.rules.conditions import holds
from capes.vs.rules.derived import computes, has, has_keyword
from capes.vs.rules.people import people
from capes.vs.rules.sides import controls
from capes.vs.state.card import Card
from capes.vs.state.character import UP, AttackedPlayer, Character
from capes.vs.state.state import State
from capes.vs.words.face import FACES, Face, Faculties, faculties, team_bit, works_down
from capes.vs.words.keywords import FLIGHT, RANGED, Keyword
from capes.vs.words.kinds import Truth
from capes.vs.words.powers import Always, Has, LevelUp, Power, Reaction, SuperPower
from capes.vs.words.truths import KEYWORD_POWERS, SHAPING, BelongsTo, Gains, HasPowersOf, HasPrintedPowers, LosesPowers

PASSES: Final = 4
"""How often losses that were copied are looked at again before whatever goes in a circle is left as it is."""


@mypyc_attr(acyclic=True)
class Claim:
    """A truth that shapes powers, and who says so. Immutable."""

    __slots__ = ("context", "source", "stamp", "subjects", "truth")

    def __init__(self, truth: Truth, context: Task, subjects: tuple[int, ...], source: int, stamp: int) -> None:
        self.truth: Final = truth
        self.context: Final = context  # whose claim it is, and of which character
        self.subjects: Final = subjects  # locked in when it was given
        self.source: Final = source  # the character whose power it is; 0 for a given one
        self.stamp: Final = stamp


@computes("powers")
def derive_powers(state: State) -> None:
    """Compute everybody's powers for the present version."""
    shaped = False
    before: dict[int, Faculties] = {}
    for modifier in state.modifiers:
        if isinstance(modifier.truth, SHAPING):
            shaped = True
            break
    for character in state.everybody():
        own = character.face.up if character.state == UP else character.face.down
        if character.has is not own:
            before[character.number] = character.has
            character.has = own
        if character.equipment and character.state == UP:
            character.has = unpacked(own.powers + borne(character), own.teams, before.get(character.number))
        if character.has.shapes_powers:
            shaped = True
    derived = state.derived
    derived.powers_at = derived.powers_version
    derived.powers_shaped = shaped
    if shaped:
        shape_powers(state, before)
    cues = 0
    for character in state.everybody():
        cues |= character.has.cues
    derived.cues = cues


def shape_powers(state: State, before: dict[int, Faculties]) -> None:
    """The slow way: apply losses, copies, gifts and team changes; what comes out as `before` is not made again."""
    take_over(state, before)
    own = {character.number: character.has for character in state.everybody()}
    copied: list[Claim] = []
    for _ in range(PASSES):
        shape_once(state, before, copied)
        found = copied_losses(state, own)
        if [(claim.truth, claim.source) for claim in found] == [(claim.truth, claim.source) for claim in copied]:
            return
        copied = found  # a copied loss takes powers away like any other: once more with it
        for character in state.everybody():
            character.has = own[character.number]


def copied_losses(state: State, own: dict[int, Faculties]) -> list[Claim]:
    """What copiers say about lost powers by what they have copied or been given."""
    found: list[Claim] = []
    for character in state.everybody():
        number = character.number
        if character.has is not own[number]:
            for always in character.has.always:
                if isinstance(always.truth, LosesPowers) and not any(always is one for one in own[number].always):
                    found.append(Claim(always.truth, Task((), character.seat, number), (), number, number))
    return found


def shape_once(state: State, before: dict[int, Faculties], copied: list[Claim]) -> None:
    """Apply losses, those given among them that were copied, then gifts, copies and team changes."""
    claims = claims_by_kind(state)
    losses, gains = [*claims.get(LosesPowers, ()), *copied], claims.get(Gains)
    copying, joining = claims.get(HasPowersOf), claims.get(BelongsTo)
    lost = taken_away(state, losses) if losses else {}
    for number in lost:
        character = state.play[number]
        left = reduced(lost, number, character.has.powers)
        character.has = unpacked(left, character.face.team_mask, before.get(number))
    extra = given(state, gains, lost) if gains else {}
    if copying:
        copy_powers(state, copying, lost, extra)
    members = joined(state, joining) if joining else {}
    if extra or members:
        for character in state.everybody():
            number, printed = character.number, character.face.team_mask
            teams = members.get(number, printed)
            more = extra.get(number)
            if more is not None:
                character.has = unpacked((*character.has.powers, *more), teams, before.get(number))
            elif teams != printed:
                character.has = unpacked(character.has.powers, teams, before.get(number))


def take_over(state: State, before: dict[int, Faculties]) -> None:
    """Whoever was given the printed powers of another card has them while face up."""
    for modifier in state.modifiers:
        truth = modifier.truth
        if isinstance(truth, HasPrintedPowers):
            for number in modifier.subjects:
                character = state.play.get(number)
                if character is not None and character.state == UP:
                    powers = (*character.has.powers, *taken_over(truth))
                    character.has = unpacked(powers, character.face.team_mask, before.get(number))


def claims_by_kind(state: State) -> dict[type, list[Claim]]:
    """The truths that shape powers: given ones, and those of the characters' own powers."""
    claims: dict[type, list[Claim]] = {}
    for modifier in state.modifiers:
        truth = modifier.truth
        if isinstance(truth, SHAPING) and not isinstance(truth, HasPrintedPowers):
            claim = Claim(truth, Task((), modifier.seat, modifier.source), modifier.subjects, 0, modifier.stamp)
            claims.setdefault(type(truth), []).append(claim)
    for character in state.everybody():
        if character.has.shapes_powers:
            number = character.number
            for always in character.has.always:
                if isinstance(always.truth, SHAPING):
                    claim = Claim(always.truth, Task((), character.seat, number), (), number, number)
                    claims.setdefault(type(always.truth), []).append(claim)
    return claims


def meant(state: State, claim: Claim) -> list[Character]:
    """Whom a loss or a gift is about."""
    truth = claim.truth
    if claim.source == 0:
        return [state.play[number] for number in claim.subjects if number in state.play]
    assert isinstance(truth, LosesPowers | Gains)
    return [
        character for character in people(state, claim.context, truth.whom) if not isinstance(character, AttackedPlayer)
    ]


Lost = dict[int, list[tuple[LosesPowers, int]]]
"""The losses each character suffers, with their timestamps."""


def taken_away(state: State, losses: list[Claim]) -> Lost:
    """Who loses what. A continuous loss works while its own source has its powers.

    Chains are followed, and in a circle the one asked first counts as working.
    """
    struck: list[set[int]] = [{character.number for character in meant(state, claim)} for claim in losses]
    working: dict[int, bool] = {}
    lost: Lost = {}
    for at, claim in enumerate(losses):
        truth = claim.truth
        assert isinstance(truth, LosesPowers)
        if works(losses, struck, working, at):
            for number in struck[at]:
                lost.setdefault(number, []).append((truth, claim.stamp))
    return lost


def works(losses: list[Claim], struck: list[set[int]], working: dict[int, bool], at: int) -> bool:
    """Whether the source of a loss has not lost its own powers."""
    if at in working:
        return working[at]
    working[at] = True
    source = losses[at].source
    if source:
        for other, claim in enumerate(losses):
            loss = claim.truth
            assert isinstance(loss, LosesPowers)
            total = loss.only in ("", KEYWORD_POWERS)
            if other != at and total and source in struck[other] and works(losses, struck, working, other):
                working[at] = False
                break
    return working[at]


def reduced(lost: Lost, number: int, own: tuple[Power, ...]) -> tuple[Power, ...]:
    """Powers without those that character loses."""
    for loss, _ in lost.get(number, ()):
        own = tuple(power for power in own if survives(power, loss))
    return own


def given(state: State, gains: list[Claim], lost: Lost) -> dict[int, list[Power]]:
    """Gifts of keywords: what is lost later is lost as well, what is given later stays unless nothing can be gained."""
    gifts: dict[int, list[Power]] = {}
    for claim in gains:
        truth = claim.truth
        assert isinstance(truth, Gains)
        if claim.source and not says(state.play[claim.source], truth):
            continue
        if truth.while_ is not None and not holds(state, claim.context, truth.while_):
            continue
        gift = having(keyword_of(truth))
        for character in meant(state, claim):
            if (character.state == UP or works_down(keyword_of(truth))) and all(
                survives(gift, loss) or not (loss.cannot_gain or since > claim.stamp)
                for loss, since in lost.get(character.number, ())
            ):
                gifts.setdefault(character.number, []).append(gift)
    return gifts


def copy_powers(state: State, copying: list[Claim], lost: Lost, extra: dict[int, list[Power]]) -> None:
    """Copies: read from what the others have without copying, so that two duplicators end somewhere."""
    theirs = {
        character.number: (*character.has.powers, *extra.get(character.number, ())) for character in state.everybody()
    }
    for claim in copying:
        truth, source = claim.truth, claim.source
        assert isinstance(truth, HasPowersOf)
        if source and says(state.play[source], truth):
            seen = theirs
            if truth.printed:
                seen = {
                    character.number: reduced(lost, character.number, character.face.powers)
                    for character in state.everybody()
                }
            extra.setdefault(source, []).extend(copied(state, claim.context, truth, source, seen))


def joined(state: State, joining: list[Claim]) -> dict[int, int]:
    """The teams of those who belong to further ones."""
    members: dict[int, int] = {}
    for claim in joining:
        truth = claim.truth
        assert isinstance(truth, BelongsTo)
        if not claim.source or says(state.play[claim.source], truth):
            for character in state.everybody():
                if fits(state, claim.context, truth.whom, character):
                    members[character.number] = members.get(character.number, character.face.team_mask) | team_bit(
                        truth.team
                    )
    return members


def unpacked(powers: tuple[Power, ...], teams: int, old: Faculties | None) -> Faculties:
    """Powers by kind: the old ones where they are made of the same."""
    if old is not None and old.teams == teams and old.powers == powers:
        return old
    return faculties(powers, teams)


def says(character: Character, truth: Truth) -> bool:
    """Whether it still has the continuous power that says so."""
    for always in character.has.always:
        if always.truth is truth:
            return True
    return False


HAVING: Final[dict[int, Has]] = {}
"""By identity, since editions may print two of one name; what is kept here lives on, so no identity comes twice."""


def having(keyword: Keyword) -> Has:
    """The power of having a keyword: one for all, so that equal powers are seen to be equal at once."""
    power = HAVING.get(id(keyword))
    if power is None:
        power = HAVING[id(keyword)] = Has(keyword)
    return power


def keyword_of(truth: Gains) -> Keyword:
    """The keyword constant somebody gains."""
    keyword = truth.keyword
    assert isinstance(keyword, Keyword)
    return keyword


def survives(power: Power, loss: LosesPowers) -> bool:
    """Whether a power is left by a loss of powers."""
    if isinstance(power, Has):
        keyword = power.keyword
        assert isinstance(keyword, Keyword)
        if loss.only and loss.only != KEYWORD_POWERS:
            return keyword.name != loss.only
        return keyword.lasting
    if loss.only == KEYWORD_POWERS:  # TERM-09: every named power that is neither a Super Power nor Level Up
        return isinstance(power, SuperPower | Reaction | LevelUp)
    if loss.only:
        return True
    if isinstance(power, LevelUp):
        return not loss.level_up
    return False


def borne(character: Character) -> tuple[Power, ...]:
    """What its Equipment gives a character."""
    powers: tuple[Power, ...] = ()
    for card in character.equipment:
        equips = card.face.equips
        if equips is not None:
            powers += equips.powers
    return powers


def taken_over(truth: HasPrintedPowers) -> list[Power]:
    """The printed powers of another card that somebody has taken over for good or a time."""
    return [p for p in FACES[truth.face].powers if not isinstance(p, LevelUp) and not copies(p)]


def copied(
    state: State, context: Task, truth: HasPowersOf, source: int, powers: dict[int, tuple[Power, ...]]
) -> list[Power]:
    """The powers a duplicator takes over; copying itself is not copied."""
    found: list[Power] = []
    if truth.where == "play":
        for character in state.characters:
            if character.number != source and fits(state, context, truth.which, character):
                found.extend(powers[character.number])
    else:
        for card in state.players[context.seat].ko:
            if fits_card(state, context, truth.which, card.face, card.owner):
                found.extend(card.face.powers)
    return [power for power in found if not copies(power)]


def copies(power: Power) -> bool:
    """Whether a power is itself a copying one."""
    if isinstance(power, Always):
        return isinstance(power.truth, HasPowersOf)
    if isinstance(power, Has):
        keyword = power.keyword
        assert isinstance(keyword, Keyword)
        return any(isinstance(part, Always) and isinstance(part.truth, HasPowersOf) for part in keyword.powers)
    return False


def powers_elsewhere(state: State, card: Card, seat: int) -> tuple[Power, ...]:
    """The powers of a card in hand or KO pile: printed ones, and copied ones where copying works everywhere."""
    face: Face = card.face
    own = face.powers
    for always in face.up.always:
        truth = always.truth
        if isinstance(truth, HasPowersOf) and truth.everywhere:
            theirs = {character.number: has(state, character).powers for character in state.everybody()}
            own = (*own, *copied(state, Task((), seat, card.number), truth, 0, theirs))
    return own


def is_flier(state: State, character: Character) -> bool:
    """Has Flight now."""
    return has_keyword(state, character, FLIGHT)


def is_ranged(state: State, character: Character) -> bool:
    """Has Ranged now."""
    return has_keyword(state, character, RANGED)


def share_name(one: Face, other: Face) -> bool:
    """Whether two cards have a name in common."""
    for name in one.names:
        if name in other.names:
            return True
    return False


def yours(state: State, seat: int) -> list[Character]:
    """The characters a player controls."""
    if not state.setup.joint:
        return [character for character in state.characters if character.seat == seat]
    return [character for character in state.characters if controls(state, seat, character)]
