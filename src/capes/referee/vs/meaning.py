"""What the words of cards mean, as far as the referee reads them: adjectives, pronouns, quantities, conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from capes.referee.sheet import NotJudged
from capes.referee.vs.table import Table, Voice, share_names
from capes.vs.state.character import BACK, FRONT, STUNNED, UP, Character
from capes.vs.words import adjectives as a
from capes.vs.words import conditions as k
from capes.vs.words import pronouns as p
from capes.vs.words import quantities as q
from capes.vs.words.face import EVIL_TEAMS, GOOD_TEAMS, Face
from capes.vs.words.kinds import AllOf, AnyOf, Condition, HowMany, Not, Which, Who, Whose

CARD_KINDS: Final = {"plot twist": "plot-twist", "location": "location", "equipment": "equipment"}


def fits(table: Table, voice: Voice, which: Which, character: Character) -> bool:  # noqa: C901 - a line for each adjective
    """Whether a character in play is meant by adjectives."""
    if isinstance(which, a.Plain):
        return plain(table, voice, which.name, character)
    if isinstance(which, AllOf):
        return all(fits(table, voice, part, character) for part in which.parts)
    if isinstance(which, AnyOf):
        return any(fits(table, voice, part, character) for part in which.parts)
    if isinstance(which, Not):
        return not fits(table, voice, which.part, character)
    if isinstance(which, a.Affiliated):
        return which.team in teams(table, character)
    if isinstance(which, a.Named):
        return which.name in character.face.names
    if isinstance(which, a.With):
        return which.keyword in keywords(table, character)
    if isinstance(which, a.WithCounter):
        return character.counters * which.sign > 0
    if isinstance(which, a.CostsAtMost | a.CostsAtLeast):
        if character.main_of >= 0:
            return False  # MAIN-02: a Main has no cost
        cost, limit = max(0, character.face.cost), number(table, voice, which.cost)
        return cost <= limit if isinstance(which, a.CostsAtMost) else cost >= limit
    if isinstance(which, a.LevelAtLeast):
        return character.face.level >= which.level
    if isinstance(which, a.AppearedThisTurn):
        return character.born == table.state.turn
    if isinstance(which, a.SameAs):
        return character in people(table, voice, which.who)
    if isinstance(which, a.NamedLike):
        return share_names(character.face.names, names_meant(table, voice, which.who))
    if isinstance(which, a.SharesTeam):
        return any(teams(table, character) & teams(table, other) for other in people(table, voice, which.who))
    if isinstance(which, a.Fighting):
        return any(are_opposed(table, character.number, other.number) for other in people(table, voice, which.who))
    if isinstance(which, a.ControlledBy):
        return any(table.controls(seat, character) for seat in players(table, voice, which.whose))
    if isinstance(which, a.StrongerThan):
        from capes.referee.vs.stats import attack

        others = [d for d in table.everyone() if fits(table, voice, which.which, d)]
        return all(attack(table, character) > attack(table, other) for other in others)
    raise NotJudged(type(which).__name__)


def names_meant(table: Table, voice: Voice, who: Who) -> tuple[str, ...]:
    """The names of those meant, or the name that was named and is remembered (MCU-21)."""
    source = table.state.play.get(voice.source)
    if isinstance(who, p.Remembered) and source is not None and source.memory is not None:
        kept = source.memory.get(who.name) or source.memory.get("?" + who.name)
        if isinstance(kept, str):
            return (kept,)
    return tuple(name for character in people(table, voice, who) for name in character.face.names)


def are_opposed(table: Table, one: int, other: int) -> bool:
    """On the two sides of the running combat."""
    combat = table.state.combat
    if combat is None:
        return False
    return (one in combat.attackers and other == combat.defender) or (
        other in combat.attackers and one == combat.defender
    )


def is_protecting(table: Table, character: Character) -> bool:
    """In front and up, and somebody stands behind it."""
    behind = any(character in table.guards(other) for other in table.people)
    return character.row == FRONT and character.state == UP and behind


PLAIN: Final[dict[str, Callable[[Table, Voice, Character], bool]]] = {
    "anyone": lambda table, voice, character: True,
    "anywhere": lambda table, voice, character: True,
    "character card": lambda table, voice, character: True,
    "this": lambda table, voice, character: character.number == voice.source,
    "other": lambda table, voice, character: character.number != voice.source,
    "yours": lambda table, voice, character: table.controls(voice.seat, character),
    "enemy": lambda table, voice, character: table.is_enemy(voice.seat, character.seat),
    "main": lambda table, voice, character: character.main_of >= 0,  # MAIN-11: the present status
    "supporting": lambda table, voice, character: character.main_of < 0,
    "face-up": lambda table, voice, character: character.state == UP,
    "face-down": lambda table, voice, character: character.state != UP,
    "stunned": lambda table, voice, character: character.state == STUNNED,
    "ready": lambda table, voice, character: character.ready,
    "exhausted": lambda table, voice, character: not character.ready,
    "wounded": lambda table, voice, character: character.wounds > 0,
    "front row": lambda table, voice, character: character.row == FRONT,
    "back row": lambda table, voice, character: character.row == BACK,
    "attacking": lambda table, voice, character: table.attacking(character.number),
    "defending": lambda table, voice, character: table.defending(character.number),
    "in combat": lambda table, voice, character: table.fighting(character.number),
    "protected": lambda table, voice, character: bool(table.guards(character)),
    "protecting": lambda table, voice, character: is_protecting(table, character),
    "frozen": lambda table, voice, character: character.frozen > 0,
    "good": lambda table, voice, character: not teams(table, character).isdisjoint(GOOD_TEAMS),
    "evil": lambda table, voice, character: not teams(table, character).isdisjoint(EVIL_TEAMS),
}
"""Adjectives of one word."""


def plain(table: Table, voice: Voice, name: str, character: Character) -> bool:
    """Whether a character in play is meant by an adjective of one word."""
    if name in PLAIN:
        return PLAIN[name](table, voice, character)
    if name in CARD_KINDS or name == "basic location":
        return False
    raise NotJudged(f"the adjective {name!r}")


def fits_card(table: Table, voice: Voice, which: Which, face: Face, owner: int, up: bool | None = None) -> bool:
    """Whether a card outside the rows is meant by adjectives."""
    if isinstance(which, a.Plain):
        return plain_card(table, voice, which.name, face, owner, up)
    if isinstance(which, AllOf):
        return all(fits_card(table, voice, part, face, owner, up) for part in which.parts)
    if isinstance(which, AnyOf):
        return any(fits_card(table, voice, part, face, owner, up) for part in which.parts)
    if isinstance(which, Not):
        return not fits_card(table, voice, which.part, face, owner, up)
    if isinstance(which, a.Affiliated):
        return which.team in face.teams
    if isinstance(which, a.Named):
        return which.name in face.names
    if isinstance(which, a.CostsAtMost | a.CostsAtLeast):
        limit = number(table, voice, which.cost)
        return face.cost >= 0 and (face.cost <= limit if isinstance(which, a.CostsAtMost) else face.cost >= limit)
    if isinstance(which, a.Produces):
        return which.symbol in face.symbols
    if isinstance(which, a.LevelAtLeast):
        return face.level >= which.level
    raise NotJudged(f"{type(which).__name__} of a card")


def plain_card(table: Table, voice: Voice, name: str, face: Face, owner: int, up: bool | None) -> bool:
    """Adjectives of one word, of cards."""
    if name in ("anyone", "anywhere", "other"):
        return True
    if name == "character card":
        return face.kind in ("main", "supporting", "token")
    if name == "supporting":
        return face.kind in ("supporting", "token")
    if name == "main":
        return face.kind == "main"
    if name in CARD_KINDS:
        return face.kind == CARD_KINDS[name]
    if name == "basic location":
        return face.kind == "location" and not face.teams
    if name in ("face-up", "face-down"):
        return up is (name == "face-up")
    if name == "yours":
        return owner == voice.seat
    if name == "enemy":
        return table.is_enemy(voice.seat, owner)
    if name in ("good", "evil"):
        return not set(face.teams).isdisjoint(GOOD_TEAMS if name == "good" else EVIL_TEAMS)
    raise NotJudged(f"the adjective {name!r} of a card")


def teams(table: Table, character: Character) -> frozenset[str]:
    """The teams a character belongs to now."""
    from capes.referee.vs.powers import abilities

    return abilities(table)[character.number].teams


def keywords(table: Table, character: Character) -> frozenset[str]:
    """The keywords a character has now."""
    from capes.referee.vs.powers import abilities

    return abilities(table)[character.number].keywords


def people(table: Table, voice: Voice, who: Who) -> list[Character]:
    """The characters a pronoun means, where no pick is needed to know."""
    play = table.state.play
    if isinstance(who, p.Self):
        return [play[voice.source]] if voice.source in play else []
    if isinstance(who, p.Each) and who.where == "play":
        return [character for character in table.everyone() if fits(table, voice, who.which, character)]
    if isinstance(who, p.Remembered):
        source = play.get(voice.source)
        memory = {} if source is None or source.memory is None else source.memory
        kept = memory.get(who.name) or memory.get("?" + who.name) or ()
        return [play[n] for n in kept if isinstance(n, int) and n in play]
    if isinstance(who, p.YourMain):
        own = [
            character
            for character in table.people
            if character.main_of == voice.seat and table.controls(voice.seat, character)
        ]
        return [character for character in own if character.original and character.owner == voice.seat] or own
    raise NotJudged(f"the pronoun {type(who).__name__}")


def players(table: Table, voice: Voice, whose: Whose) -> list[int]:
    """The players a pronoun means."""
    if isinstance(whose, p.PlainPlayer):
        if whose.name == "you":
            return [voice.seat]
        if whose.name == "each enemy":
            return table.enemies(voice.seat)
        if whose.name == "each player":
            return [seat for seat in range(table.setup.seats) if table.is_in(seat)]
    if isinstance(whose, p.ControllerOf):
        return [character.seat for character in people(table, voice, whose.who)]
    raise NotJudged(f"the player {whose}")


def number(table: Table, voice: Voice, quantity: int | HowMany) -> int:
    """A quantity read from the table."""
    state = table.state
    if isinstance(quantity, int):
        return quantity
    if isinstance(quantity, q.ResourcesOf):
        return sum(len(state.players[seat].resources) for seat in players(table, voice, quantity.whose))
    if isinstance(quantity, q.HandSizeOf):
        return sum(len(state.players[seat].hand) for seat in players(table, voice, quantity.whose))
    if isinstance(quantity, q.WoundsOn):
        return sum(character.wounds for character in people(table, voice, quantity.who))
    if isinstance(quantity, q.CountersOn):
        return sum(max(0, character.counters * quantity.sign) for character in people(table, voice, quantity.who))
    if isinstance(quantity, q.CountOf):
        return len(found(table, voice, quantity.which, quantity.where, quantity.whose))
    if isinstance(quantity, q.CostOf):
        return sum(
            0 if character.main_of >= 0 else max(0, character.face.cost)
            for character in people(table, voice, quantity.who)
        )
    if isinstance(quantity, q.AtkOf | q.DefOf):
        return stat(table, voice, quantity)
    if isinstance(quantity, q.Sum):
        return sum(number(table, voice, part) for part in quantity.parts)
    if isinstance(quantity, q.Excess):
        return max(0, number(table, voice, quantity.of) - number(table, voice, quantity.over))
    if isinstance(quantity, q.TimesUsed):
        return state.players[voice.seat].tally.count(quantity.power)
    if isinstance(quantity, q.NamesAmong):
        carried = [
            character.face.names for character in table.everyone() if fits(table, voice, quantity.which, character)
        ]
        return most_names(list(quantity.names), carried)
    raise NotJudged(f"the quantity {type(quantity).__name__}")


def most_names(names: list[str], carried: list[tuple[str, ...]]) -> int:
    """How many of the names can be given to different characters who carry them."""
    if not names:
        return 0
    best = most_names(names[1:], carried)
    for at, theirs in enumerate(carried):
        if names[0] in theirs:
            best = max(best, 1 + most_names(names[1:], carried[:at] + carried[at + 1 :]))
    return best


def stat(table: Table, voice: Voice, quantity: q.AtkOf | q.DefOf) -> int:
    """ATK or DEF of those meant, base or present."""
    from capes.referee.vs.stats import attack, base, defense, true_stats

    total = 0
    for character in people(table, voice, quantity.who):
        if isinstance(quantity, q.DefOf):
            total += base(table, character)[1] if quantity.base else defense(table, character)
        elif quantity.base:
            total += base(table, character)[0]
        else:
            total += (
                min(attack(table, character), true_stats(table, character)[0])
                if quantity.below_zero
                else attack(table, character)
            )
    return total


def found(table: Table, voice: Voice, which: Which, where: str, whose: Whose) -> list[str]:
    """The names of what fits, in play or in a zone."""
    if where == "play":
        return [character.face.name for character in table.everyone() if fits(table, voice, which, character)]
    names: list[str] = []
    for seat in players(table, voice, whose):
        player = table.state.players[seat]
        if where == "resources":
            fitting = [r for r in player.resources if fits_card(table, voice, which, r.face, r.owner, r.up)]
            names.extend(r.face.name for r in fitting)
        else:
            zones = {"ko": player.ko, "hand": player.hand, "deck": player.deck}
            if where not in zones:
                raise NotJudged(f"the zone {where!r}")
            lying = zones[where]
            names.extend(card.face.name for card in lying if fits_card(table, voice, which, card.face, card.owner))
    return names


def holds(table: Table, voice: Voice, condition: Condition | None) -> bool:
    """Whether something is so now."""
    if condition is None:
        return True
    if isinstance(condition, k.PlainCondition):
        return plain_condition(table, voice, condition.name)
    if isinstance(condition, k.There):
        there = found(table, voice, condition.which, condition.where, condition.whose)
        return len(set(there) if condition.different_names else there) >= condition.at_least
    if isinstance(condition, k.Is):
        return any(fits(table, voice, condition.which, character) for character in people(table, voice, condition.who))
    if isinstance(condition, k.IsNot):
        return not holds(table, voice, condition.part)
    if isinstance(condition, k.Both):
        return all(holds(table, voice, part) for part in condition.parts)
    if isinstance(condition, k.Either):
        return any(holds(table, voice, part) for part in condition.parts)
    if isinstance(condition, k.AtLeast):
        return number(table, voice, condition.left) >= number(table, voice, condition.right)
    if isinstance(condition, k.HandEmpty):
        return all(not table.state.players[seat].hand for seat in players(table, voice, condition.whose))
    if isinstance(condition, k.SomebodyWithout):
        return any(
            not any(
                table.controls(seat, character) and fits(table, voice, condition.which, character)
                for character in table.people
            )
            for seat in players(table, voice, condition.whose)
        )
    if isinstance(condition, k.OneTeam):
        shared = [
            teams(table, character) for character in table.people if fits(table, voice, condition.which, character)
        ]
        return bool(shared) and bool(frozenset.intersection(*shared))
    if isinstance(condition, k.SamePlayer):
        return players(table, voice, condition.one) == players(table, voice, condition.other)
    if isinstance(condition, k.HasDone):
        deeds = table.state.today
        return any(
            deeds.get(f"{condition.deed}:{character.number}", 0) > 0
            for character in people(table, voice, condition.who)
        )
    raise NotJudged(f"the condition {type(condition).__name__}")


def plain_condition(table: Table, voice: Voice, name: str) -> bool:
    """Conditions of one phrase."""
    combat, state = table.state.combat, table.state
    if name == "your turn":
        return table.own_turn(voice.seat)
    if name == "an enemy's turn":
        return table.is_enemy(voice.seat, state.active)
    if name == "no attack":
        return attacks_made(table, voice.seat) == 0
    if combat is None:
        return False
    if name == "team attack":  # when it starts and still (FAQ-18)
        return len(combat.started) > 1 and len(combat.attackers) > 1
    if name == "solo attack":
        return len(combat.started) == 1 and len(combat.attackers) == 1
    if name == "solo now":
        return len(combat.attackers) == 1
    if name in ("melee", "ranged combat"):
        return table.is_melee() is (name == "melee")
    if name == "first attack":
        ours = combat.seat == voice.seat or (table.setup.joint and not table.is_enemy(combat.seat, voice.seat))
        return ours and combat.first
    raise NotJudged(f"the condition {name!r}")


def attacks_made(table: Table, seat: int) -> int:
    """How many attacks a player (two-headed: a side, 2HT-03) has made this turn."""
    ours = [s for s in range(table.setup.seats) if s == seat or (table.setup.joint and not table.is_enemy(s, seat))]
    return sum(table.state.today.get(f"attacks:{s}", 0) for s in ours)
