"""Who has which powers now: printed ones, minus what is lost, plus what is given, copied and borne as Equipment.

Computed for everybody in play when `shape` has moved, and only where something bends powers at all.
"""

from __future__ import annotations

from typing import Final

from capes.core.task import Task
from capes.vs.rules.sides import controls
from capes.vs.state.card import Card
from capes.vs.state.character import UP, Character
from capes.vs.state.state import State
from capes.vs.words.face import FACES, Face, Faculties, faculties, team_bit, works_down
from capes.vs.words.keywords import FLIGHT, RANGED, Keyword
from capes.vs.words.kinds import Truth
from capes.vs.words.powers import Always, Has, LevelUp, Power, Reaction, SuperPower
from capes.vs.words.truths import KEYWORD_POWERS, SHAPING, BelongsTo, Gains, HasPowersOf, HasPrintedPowers, LosesPowers

Claim = tuple[Truth, Task, tuple[int, ...], int, int]
"""A shaping truth, who says so, its locked subjects, the character whose power it is (0 for a given one), its stamp."""


def has(state: State, character: Character) -> Faculties:
    """What the character has at this moment."""
    if state.powers_at != state.shape:
        reckon(state)
    return character.has


def settle_powers(state: State) -> None:
    """Make sure that `character.has` may be read for everybody in play."""
    if state.powers_at != state.shape:
        reckon(state)


def has_keyword(state: State, character: Character, keyword: Keyword) -> bool:
    """Whether it has a keyword that the rules ask for."""
    if state.powers_at != state.shape:
        reckon(state)
    return character.has.bits & keyword.bit != 0


def reckon(state: State) -> None:
    """Work out everybody's powers for the present shape."""
    bent = False
    before: dict[int, Faculties] = {}
    for modifier in state.modifiers:
        if isinstance(modifier.truth, SHAPING):
            bent = True
            break
    for c in state.play.values():
        own = c.face.up if c.state == UP else c.face.down
        if c.has is not own:
            before[c.number] = c.has
            c.has = own
        if c.equipment and c.state == UP:
            c.has = unpacked(own.powers + borne(c), own.teams, before.get(c.number))
        if c.has.bends:
            bent = True
    state.powers_at = state.shape
    state.bent = bent
    if bent:
        bend(state, before)
    ears = 0
    for c in state.play.values():
        ears |= c.has.cues
    state.ears = ears


def bend(state: State, before: dict[int, Faculties]) -> None:
    """The slow way: apply losses, copies, gifts and team changes; what comes out as `before` is not made again."""
    play = list(state.play.values())
    claims: dict[type, list[Claim]] = {}
    for modifier in state.modifiers:
        truth = modifier.truth
        if isinstance(truth, HasPrintedPowers):
            for number in modifier.subjects:
                c = state.play.get(number)
                if c is not None and c.state == UP:
                    c.has = unpacked((*c.has.powers, *taken_over(truth)), c.face.team_mask, before.get(number))
        elif isinstance(truth, SHAPING):
            claim = (truth, Task((), modifier.seat, modifier.source), modifier.subjects, 0, modifier.stamp)
            claims.setdefault(type(truth), []).append(claim)
    for c in play:
        if c.has.bends:
            for always in c.has.always:
                if isinstance(always.truth, SHAPING):
                    claim = (always.truth, Task((), c.seat, c.number), (), c.number, c.number)
                    claims.setdefault(type(always.truth), []).append(claim)
    losses, gains = claims.get(LosesPowers), claims.get(Gains)
    copying, joining = claims.get(HasPowersOf), claims.get(BelongsTo)
    lost = taken_away(state, losses) if losses else {}
    for number in lost:
        c = state.play[number]
        c.has = unpacked(reduced(lost, number, c.has.powers), c.face.team_mask, before.get(number))
    extra = given(state, gains, lost) if gains else {}
    if copying:
        copy_powers(state, copying, lost, extra)
    members = joined(state, joining) if joining else {}
    if extra or members:
        for c in play:
            teams = members.get(c.number, c.face.team_mask)
            more = extra.get(c.number)
            if more is not None:
                c.has = unpacked((*c.has.powers, *more), teams, before.get(c.number))
            elif teams != c.face.team_mask:
                c.has = unpacked(c.has.powers, teams, before.get(c.number))


def meant(state: State, claim: Claim) -> list[Character]:
    """Whom a loss or a gift is about."""
    from capes.vs.rules.people import people

    truth, ctx, subjects, source, _ = claim
    if source == 0:
        return [state.play[n] for n in subjects if n in state.play]
    assert isinstance(truth, LosesPowers | Gains)
    return [p for p in people(state, ctx, truth.whom) if p.player < 0]


Lost = dict[int, list[tuple[LosesPowers, int]]]
"""The losses each character suffers, with their timestamps."""


def taken_away(state: State, losses: list[Claim]) -> Lost:
    """Who loses what. A continuous loss works while its own source has its powers.

    Chains are followed, and in a circle the one asked first counts as working.
    """
    struck: list[set[int]] = [{c.number for c in meant(state, claim)} for claim in losses]
    working: dict[int, bool] = {}
    lost: Lost = {}
    for at, claim in enumerate(losses):
        truth = claim[0]
        assert isinstance(truth, LosesPowers)
        if works(losses, struck, working, at):
            for number in struck[at]:
                lost.setdefault(number, []).append((truth, claim[4]))
    return lost


def works(losses: list[Claim], struck: list[set[int]], working: dict[int, bool], at: int) -> bool:
    """Whether the source of a loss has not lost its own powers."""
    if at in working:
        return working[at]
    working[at] = True
    source = losses[at][3]
    if source:
        for other, claim in enumerate(losses):
            loss = claim[0]
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
    from capes.vs.rules.conditions import holds

    gifts: dict[int, list[Power]] = {}
    for claim in gains:
        truth, ctx, _, source, stamp = claim
        assert isinstance(truth, Gains)
        if source and not says(state.play[source], truth):
            continue
        if truth.while_ is not None and not holds(state, ctx, truth.while_):
            continue
        gift = having(keyword_of(truth))
        for c in meant(state, claim):
            if (c.state == UP or works_down(keyword_of(truth))) and all(
                survives(gift, loss) or not (loss.cannot_gain or since > stamp)
                for loss, since in lost.get(c.number, ())
            ):
                gifts.setdefault(c.number, []).append(gift)
    return gifts


def copy_powers(state: State, copying: list[Claim], lost: Lost, extra: dict[int, list[Power]]) -> None:
    """Copies: read from what the others have without copying, so that two duplicators end somewhere."""
    theirs = {c.number: (*c.has.powers, *extra.get(c.number, ())) for c in state.play.values()}
    for truth, ctx, _, source, _ in copying:
        assert isinstance(truth, HasPowersOf)
        if source and says(state.play[source], truth):
            seen = theirs
            if truth.printed:
                seen = {c.number: reduced(lost, c.number, c.face.powers) for c in state.play.values()}
            extra.setdefault(source, []).extend(copied(state, ctx, truth, source, seen))


def joined(state: State, joining: list[Claim]) -> dict[int, int]:
    """The teams of those who belong to further ones."""
    from capes.vs.rules.adjectives import fits

    members: dict[int, int] = {}
    for truth, ctx, _, source, _ in joining:
        assert isinstance(truth, BelongsTo)
        if not source or says(state.play[source], truth):
            for c in state.play.values():
                if fits(state, ctx, truth.whom, c):
                    members[c.number] = members.get(c.number, c.face.team_mask) | team_bit(truth.team)
    return members


def unpacked(powers: tuple[Power, ...], teams: int, old: Faculties | None) -> Faculties:
    """Powers by kind: the old ones where they are made of the same."""
    if old is not None and old.teams == teams and old.powers == powers:
        return old
    return faculties(powers, teams)


def says(c: Character, truth: Truth) -> bool:
    """Whether it still has the continuous power that says so."""
    for always in c.has.always:
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


def borne(c: Character) -> tuple[Power, ...]:
    """What its Equipment gives a character."""
    powers: tuple[Power, ...] = ()
    for card in c.equipment:
        equips = card.face.equips
        if equips is not None:
            powers += equips.powers
    return powers


def taken_over(truth: HasPrintedPowers) -> list[Power]:
    """The printed powers of another card that somebody has taken over for good or a time."""
    return [p for p in FACES[truth.face].powers if not isinstance(p, LevelUp) and not copies(p)]


def copied(
    state: State, ctx: Task, truth: HasPowersOf, source: int, powers: dict[int, tuple[Power, ...]]
) -> list[Power]:
    """The powers a duplicator takes over; copying itself is not copied."""
    from capes.vs.rules.adjectives import fits, fits_card

    found: list[Power] = []
    if truth.where == "play":
        for c in state.play.values():
            if c.number != source and c.player < 0 and fits(state, ctx, truth.which, c):
                found.extend(powers[c.number])
    else:
        for card in state.players[ctx.seat].ko:
            if fits_card(state, ctx, truth.which, card.face, card.owner):
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
            theirs = {c.number: has(state, c).powers for c in state.play.values()}
            own = (*own, *copied(state, Task((), seat, card.number), truth, 0, theirs))
    return own


def is_flier(state: State, character: Character) -> bool:
    """Has Flight now."""
    return has_keyword(state, character, FLIGHT)


def is_ranged(state: State, character: Character) -> bool:
    """Has Ranged now."""
    return has_keyword(state, character, RANGED)


def has_name(character: Character, name: str) -> bool:
    """Whether the character carries that name; AKA names count."""
    return name in character.face.names


def share_name(one: Face, other: Face) -> bool:
    """Whether two cards have a name in common."""
    for name in one.names:
        if name in other.names:
            return True
    return False


def yours(state: State, seat: int) -> list[Character]:
    """The characters a player controls."""
    if not state.setup.joint:
        return [c for c in state.play.values() if c.seat == seat and c.player < 0]
    return [c for c in state.play.values() if c.player < 0 and controls(state, seat, c)]
