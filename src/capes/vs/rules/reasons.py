"""Why not: for anything a player might expect to do, yes (no reasons) or the rule rows that stand against it."""

from __future__ import annotations

from capes.core.errors import Reason
from capes.core.option import Decision
from capes.core.task import Task
from capes.vs.rules.adjectives import in_combat
from capes.vs.rules.arrivals import is_fixed, main_named_like
from capes.vs.rules.conditions import holds
from capes.vs.rules.payment import can_pay, pays, sources, useless_locations, wrong_team
from capes.vs.rules.people import COMBAT_TWIST, Found, find_card
from capes.vs.rules.plays import (
    is_used,
    ko_powers,
    meets_needs,
    powers_up_with,
    twists_blocked,
)
from capes.vs.rules.powers import has
from capes.vs.rules.reasons_to_attack import reasons_to_attack, reasons_to_join, reasons_to_target, unknown
from capes.vs.rules.sides import controls, is_enemy, is_turn_of
from capes.vs.rules.steps import cost_for
from capes.vs.rules.wishes import Wish, read_wish
from capes.vs.state.card import Card
from capes.vs.state.character import HIDDEN, STUNNED, UP, Character
from capes.vs.state.state import State
from capes.vs.words.conditions import MELEE, RANGED_COMBAT
from capes.vs.words.face import Face, power_key
from capes.vs.words.keywords import SWARM
from capes.vs.words.kinds import Condition
from capes.vs.words.powers import ONCE_PER_GAME, Reaction, SuperPower


class Unmet(Reason):
    """What the card itself asks for is not so now (GOLDEN-01, TERM-10); `condition` can be put into words."""

    __slots__ = ("condition", "name", "what")

    def __init__(self, what: str, name: str, condition: Condition) -> None:
        rule = "TERM-10" if condition in (MELEE, RANGED_COMBAT) else "GOLDEN-01"
        super().__init__(rule, f"what {what} asks for is not so now")
        self.what = what  # the power or plot twist
        self.name = name  # whose it is
        self.condition = condition


def why_not(state: State, seat: int, text: str) -> list[Reason]:
    """No reasons if the wish can be had now; otherwise what stands against it, the most telling first."""
    wish = read_wish(text)
    if wish is None:
        return [Reason("GOLDEN-02", f"'{text}' is not something that can be done in this game")]
    decision = state.decision
    if decision is None:
        return [Reason("END-01", "the game is over")]
    options = range(min(len(decision.options), 400))
    if decision.seat == seat and any(is_meant(wish, state, at) for at in options):
        return []
    found = reasons(state, seat, wish)
    if found or is_open_attack(state, seat, wish, decision):
        return found
    return busy(state, seat, decision)


def is_open_attack(state: State, seat: int, wish: Wish, decision: Decision) -> bool:
    """Whether a whole attack that breaks no rule can be declared now, or is being declared with just these."""
    if wish.verb != "attack" or not wish.at or decision.seat != seat:
        return False
    return decision.why == "main phase" or state.agenda[-1].recall("group") == tuple(wish.cards)


def busy(state: State, seat: int, decision: Decision) -> list[Reason]:
    """Nothing stands against it but that something else is under way."""
    found: list[Reason] = []
    if decision.why == "combat chance" and decision.seat != seat:
        found.append(Reason("COMBAT-02", "it is another player's chance to act"))
    if state.agenda[-1].kind == "trigger":
        found.append(Reason("TIMING-02", "a power that has triggered resolves first"))
        if state.step == "recruit":
            found.append(Reason("RECRUIT-07", "nothing is recruited or played in between"))
    if decision.seat != seat:
        return [*found, Reason("TURN-06", "another player decides now")]
    return [*found, Reason("TIMING-01", "something else has to be decided first")]


def is_meant(wish: Wish, state: State, at: int) -> bool:
    """Whether the option at that place is what is wished for."""
    decision = state.decision
    assert decision is not None
    option = decision.options[at]
    if wish.verb == "attack" and wish.at:
        return False  # a whole attack is judged by its own rules
    return wish.means(option)


def reasons(state: State, seat: int, wish: Wish) -> list[Reason]:
    """What the rules say against a wish, whoever decides now."""
    verb = wish.verb
    if verb in ("card", "target", "play", "pick", "defend", "strike"):
        return reasons_for_thing(state, seat, wish)
    if verb == "attack":
        return reasons_to_attack(state, seat, wish)
    if verb == "join":
        return reasons_to_join(state, seat, wish)
    if verb == "recruit":
        return reasons_to_recruit(state, seat, wish)
    if verb == "resource":
        return reasons_to_place(state, seat, wish)
    if verb == "equip":
        return reasons_to_equip(state, seat, wish)
    if verb == "move":
        return reasons_to_move(state, seat, wish)
    if verb == "use":
        return reasons_to_use(state, seat, wish)
    if verb == "power up":
        return reasons_to_power_up(state, seat, wish)
    if verb in ("pay", "turn"):
        return reasons_to_pay(state, seat, wish)
    if verb == "mulligan":
        return [Reason("SETUP-06", "a mulligan is offered once, with the opening hand")]
    if verb in ("next", "main phase", "end turn", "pass"):
        return reasons_to_go_on(state, seat, verb)
    return []


def reasons_to_go_on(state: State, seat: int, verb: str) -> list[Reason]:
    """Why not go on to what comes next."""
    fighting = state.combat is not None
    if not is_turn_of(state, seat) and not (fighting and verb == "pass"):
        return [Reason("TURN-06", "it is not your turn")]
    if verb == "pass":
        return [] if fighting else [Reason("COMBAT-02", "one passes in a combat, and there is none")]
    if fighting:
        return [Reason("COMBAT-28", "the Main Phase goes on once the combat is over")]
    if verb == "end turn" and state.phase != "main":
        return [Reason("TURN-01", "the turn ends after the Main Phase")]
    if verb == "main phase" and state.phase == "build" and state.step in ("resource", "recruit"):
        return [Reason("TURN-03", "the Resource, Recruit and Formation Steps come first, in this order")]
    if verb != "end turn" and state.phase == "main":
        return [Reason("TURN-03", "the Build Phase is over")]
    return []


def reasons_for_thing(state: State, seat: int, wish: Wish) -> list[Reason]:
    """A card or character was pointed at: judge the natural thing to do with it."""
    character = state.play.get(wish.card)
    if character is not None:
        if is_enemy(state, seat, character.seat) or wish.verb in ("defend", "strike"):
            return reasons_to_target(state, seat, character)
        return reasons_to_attack(state, seat, Wish("attack", [wish.card], 0, 0, ""))
    found = find_card(state, wish.card)
    if found is None or not may_know(found, seat):
        return unknown(wish)
    zone, whose, card = found
    face = card.face
    if zone == "hand" and whose == seat:
        if face.twists:
            return reasons_to_play(state, seat, face, wish)
        if face.kind == "supporting":
            powering = [c for c in state.play.values() if controls(state, seat, c) and powers_up_with(state, c, face)]
            if powering and (state.phase == "main" or state.combat is not None):
                return reasons_to_power_up(state, seat, Wish("power up", [wish.card], 0, powering[0].number, ""))
            return reasons_to_recruit(state, seat, wish)
        if face.kind == "equipment":
            return reasons_to_equip(state, seat, wish)
        return reasons_to_place(state, seat, wish)
    if zone == "resources" and whose == seat:
        if face.twists:
            return [Reason("PLOT-11", "a plot twist in the resource row is just a resource")]
        return reasons_to_pay(state, seat, wish)
    if zone == "ko" and whose == seat and face.works_from_ko:
        return reasons_to_use_from_ko(state, seat, Wish("use", [wish.card], 0, 0, ""))
    if zone == "ko":
        return [Reason("ZONE-10", f"{face.name} lies in the KO pile; its powers work only in play")]
    return unknown(wish)


def may_know(found: Found, seat: int) -> bool:
    """Whether that seat may be told what the card is."""
    zone, whose, card = found
    if zone == "ko" or whose == seat:
        return True
    return zone == "resources" and getattr(card, "up", False)


# -- the Build Phase ------------------------------------------------------------------------------------------------


def wrong_step(state: State, seat: int, step: str, rule: str) -> list[Reason]:
    """Something that belongs to one step of one's own Build Phase."""
    if not is_turn_of(state, seat):
        return [Reason("TURN-06", "it is not your turn")]
    if state.phase != "build" or state.step != step:
        when = {"resource": "Resource", "recruit": "Recruit", "formation": "Formation"}[step]
        if state.phase == "build" and step == "resource":
            return [Reason("TURN-03", "the Resource Step is over")]
        found = [Reason(rule, f"that belongs to the {when} Step")]
        if rule != "TURN-03":
            found.append(Reason("TURN-03", "the Resource, Recruit and Formation Steps come once each, in this order"))
        return found
    return []


def reasons_to_recruit(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not recruit that card."""
    found = find_card(state, wish.card)
    if found is None or found[1] != seat or found[0] not in ("hand", "ko"):
        return unknown(wish)
    face = found[2].face
    if face.kind != "supporting":
        return [Reason("RECRUIT-02", f"{face.name} is not a supporting character")]
    against = wrong_step(state, seat, "recruit", "RECRUIT-02")
    if wish.number and wish.number - 1 != seat and not state.setup.recruit_to_mate:
        against.append(Reason("2V2-06", "recruiting for a teammate is an option this game is played without"))
    points = state.players[seat].points
    cost = cost_for(state, seat, face)
    if cost > points and not against:
        against.append(Reason("RECRUIT-02", f"{face.name} costs {cost}, you have {points}", (str(cost), str(points))))
    main = main_named_like(state, seat, face)
    if main is not None:
        rule = "UNIQUE-09" if SWARM in face.up.keywords else "UNIQUE-04"
        against.append(Reason(rule, f"{face.name} shares its name with your main character"))
    if found[0] == "ko" and not against:
        against.append(Reason("RECRUIT-02", f"{face.name} is in a KO pile, not in your hand"))
    return against


def reasons_to_place(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not make that card a resource."""
    found = find_card(state, wish.card)
    if found is None or found[1] != seat or found[0] != "hand":
        return unknown(wish)
    face = found[2].face
    if wish.text == "up" and face.kind != "location":
        return [Reason("RESOURCE-02", f"{face.name} is not a Location and can only lie face down")]
    against = wrong_step(state, seat, "resource", "TURN-03")
    if is_turn_of(state, seat) and state.today.get(f"resource:{seat}", 0):
        against.insert(0, Reason("RESOURCE-01", "you have placed your resource this turn"))
    return against


def reasons_to_equip(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not play that Equipment (on that character)."""
    found = find_card(state, wish.card)
    if found is None or found[1] != seat or found[0] != "hand":
        return unknown(wish)
    face = found[2].face
    if face.kind != "equipment":
        return [Reason("EQUIP-01", f"{face.name} is not Equipment")]
    against = wrong_step(state, seat, "recruit", "EQUIP-01")
    if against:
        return against
    points = state.players[seat].points
    if face.cost > points:
        return [Reason("EQUIP-01", f"{face.name} costs {face.cost}, you have {points}")]
    if not meets_needs(state, seat, face):
        return [Reason("EQUIP-06", f"you have no face-up {' or '.join(face.needs)} character")]
    bearer = state.play.get(wish.number or wish.at)
    if bearer is not None and (bearer.state != UP or not controls(state, seat, bearer)):
        return [Reason("EQUIP-02", f"{bearer.face.name} is not a face-up character of yours")]
    return []


def reasons_to_move(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not move that character to the other row."""
    c = state.play.get(wish.card)
    if c is None:
        return unknown(wish)
    if not controls(state, seat, c):
        return [Reason("FORMATION-01", f"{c.face.name} is not on your side")]
    against = wrong_step(state, seat, "formation", "FORMATION-03")
    if against:
        return against
    if is_fixed(state, c):
        return [Reason("GOLDEN-02", f"an effect says that nothing moves {c.face.name}")]
    formed = state.agenda[-1].recall("formed")
    if isinstance(formed, tuple) and c.number in formed:
        return [Reason("FORMATION-01", f"{c.face.name} has been moved in this step")]
    return []


# -- plays ----------------------------------------------------------------------------------------------------------


def window_now(state: State) -> str:
    """Which window is open: Build, Main or Combat."""
    if state.combat is not None:
        return "Combat"
    return {"build": "Build", "main": "Main", "recovery": "Recovery"}.get(state.phase, "")


def reasons_to_play(state: State, seat: int, face: Face, wish: Wish) -> list[Reason]:
    """Why not play that plot twist."""
    against: list[Reason] = []
    now = window_now(state)
    own = is_turn_of(state, seat)
    for twist in face.twists:
        if twist.window == "Build" and (now != "Build" or not own):
            against.append(Reason("PLOT-01", f"{face.name} is played in your own Build Phase"))
        elif twist.window == "Main" and (now != "Main" or not own):
            against.append(Reason("PLOT-02", f"{face.name} is played in your own Main Phase, outside combat"))
        elif twist.window == "Combat" and now != "Combat":
            rule = "PLOT-04" if twist.any_turn else "PLOT-03"
            against.append(Reason(rule, f"{face.name} is played during a combat"))
        elif twist.window == "Combat" and not own and not twist.any_turn:
            against.append(Reason("PLOT-03", f"{face.name} is played in a combat on your own turn"))
        elif twist.only_if is not None and not holds(state, Task((), seat, 0, COMBAT_TWIST), twist.only_if):
            against.append(Unmet(face.name, face.name, twist.only_if))
    if not meets_needs(state, seat, face):
        against.extend(need_reasons(state, seat, face))
    if twists_blocked(state, seat):
        against.append(Reason("GOLDEN-02", "an effect says that you may not play plot twists"))
    return against


def need_reasons(state: State, seat: int, face: Face) -> list[Reason]:
    """The team (or mark) a twist needs on your side."""
    if face.needs_mark:
        return [Reason("PLOT-10", f"{face.name} needs a character with the MARVEL mark on your side")]
    team = face.needs[0]
    count = face.needs.count(team)
    if count > 1:
        return [Reason("PLOT-09", f"{face.name} needs {count} face-up {team} characters on your side")]
    return [Reason("PLOT-07", f"{face.name} needs a face-up {team} character on your side")]


def reasons_to_use(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not use that Super Power (or, unnamed, the character's first)."""
    c = state.play.get(wish.card)
    if c is None:
        return reasons_to_use_from_ko(state, seat, wish)
    if not controls(state, seat, c):
        return [Reason("SUPER-12", f"{c.face.name} is not on your side")]
    name = wish.text.partition("|")[0]
    printed = [p for p in c.face.up.supers if isinstance(p, SuperPower)]
    there = [p for p in has(state, c).supers if isinstance(p, SuperPower)]
    meant = [p for p in (*there, *printed) if not name or p.name == name or power_key(p) == wish.text]
    if not meant:
        if any(isinstance(p, Reaction) and name in ("", p.name) for p in c.face.up.supers):
            return [Reason("SUPER-14", "a Reaction is used when what it waits for happens, and not otherwise")]
        return [Reason("SUPER-01", f"{c.face.name} has no such Super Power")]
    power = meant[0]
    if power not in there:
        if c.state == STUNNED:
            return [Reason("SUPER-12", f"{c.face.name} is stunned and has no powers")]
        if c.state == HIDDEN:
            return [Reason("TERM-08", f"{c.face.name} is hidden and has no powers")]
        return [Reason("SUPER-12", f"{c.face.name} has lost its powers")]
    return reasons_for_power(state, seat, c, power)


def reasons_for_power(state: State, seat: int, c: Character, power: SuperPower) -> list[Reason]:
    """Window, combat, use and payment of a Super Power that the character has."""
    against: list[Reason] = []
    now = window_now(state)
    own = is_turn_of(state, seat)
    if power.zone == "ko":
        against.append(Reason("ZONE-10", f"{power.name} is used from the KO pile"))
    if power.while_stunned and c.state != STUNNED:
        against.append(Reason("SUPER-01", f"{power.name} is used only while {c.face.name} is stunned"))
    if power.window != now:
        rule = "TERM-02" if power.window == "Combat" and power.any_turn else "SUPER-01"
        against.append(Reason(rule, f"{power.name} is a {power.window} power"))
    elif not own and not (power.window == "Combat" and power.any_turn):
        rule = "SUPER-04" if power.window == "Combat" else "SUPER-01"
        against.append(Reason(rule, f"{power.name} is used on your own turn"))
        if power.any_combat:
            against.append(Reason("SUPER-03", f"any combat of your own turn is open to {power.name}, no other"))
    elif power.window == "Combat" and not power.any_combat and not in_combat(state, c):
        against.append(Reason("SUPER-02", f"{c.face.name} is not in this combat"))
    if is_used(state, c.number, c.body, power, power_key(power)):
        once = power.uses == ONCE_PER_GAME
        against.append(
            Reason("SUPER-13" if once else "SUPER-09", f"{power.name} has been used this {'game' if once else 'turn'}")
        )
    if power.only_if is not None and not holds(state, Task((), seat, c.number), power.only_if):
        against.append(Unmet(power.name, c.face.name, power.only_if))
    if not can_pay(sources(state, seat), power.cost, has(state, c).teams):
        rule = "SUPER-06" if len(power.cost) > 1 else "SUPER-05"
        against.append(Reason(rule, f"you cannot pay {' '.join(power.cost)} for {c.face.name}", power.cost))
        against.extend(useless_locations(state, seat, power.cost, has(state, c).teams))
    return against


def reasons_to_use_from_ko(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not use a power of a card in the KO pile."""
    found = find_card(state, wish.card)
    if found is None or found[0] != "ko" or found[1] != seat:
        return unknown(wish)
    card = found[2]
    assert isinstance(card, Card)
    name = wish.text.partition("|")[0]
    meant = [p for p in ko_powers(state, seat, card) if not name or p.name == name]
    if not meant:
        return [Reason("ZONE-10", f"{card.face.name} lies in the KO pile; its powers work only in play")]
    power = meant[0]
    against: list[Reason] = []
    fighting = power.window == "Combat"
    any_turn = power.any_turn and fighting
    if power.window != window_now(state) or not (any_turn or is_turn_of(state, seat)):
        whose = "" if any_turn else " for your own turn"
        against.append(Reason("SUPER-01", f"{power.name} is a {power.window} power{whose}"))
    elif fighting and not power.any_combat:
        against.append(Reason("SUPER-02", f"{card.face.name} is not in this combat"))
    if power.only_if is not None and not holds(state, Task((), seat, card.number), power.only_if):
        against.append(Unmet(power.name, card.face.name, power.only_if))
    if is_used(state, card.number, card.body, power, power_key(power)):
        once = power.uses == ONCE_PER_GAME
        against.append(
            Reason("SUPER-13" if once else "SUPER-09", f"{power.name} has been used this {'game' if once else 'turn'}")
        )
    if not can_pay(sources(state, seat), power.cost, card.face.team_mask):
        against.append(Reason("SUPER-05", f"you cannot pay {' '.join(power.cost)}", power.cost))
        against.extend(useless_locations(state, seat, power.cost, card.face.team_mask))
    return against


def reasons_to_power_up(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not power up that character with that card."""
    found = find_card(state, wish.card)
    if found is None or found[0] != "hand" or found[1] != seat:
        return unknown(wish)
    face = found[2].face
    c = state.play.get(wish.number or wish.at)
    if c is None:
        fitting = [d for d in state.play.values() if controls(state, seat, d) and powers_up_with(state, d, face)]
        if not fitting:
            return [Reason("POWERUP-01", f"none of your characters is called {face.name}")]
        c = fitting[0]
    name = c.face.name
    against: list[Reason] = []
    if not controls(state, seat, c):
        against.append(Reason("POWERUP-07", f"{name} is not on your side"))
    elif not powers_up_with(state, c, face):
        against.append(Reason("POWERUP-01", f"{face.name} shares no name with {name}"))
    if c.state != UP:
        against.append(Reason("POWERUP-02", f"{name} is face down"))
    now = window_now(state)
    if now == "Combat" and not in_combat(state, c):
        against.append(Reason("POWERUP-03", f"{name} is not in this combat"))
    elif now not in ("Main", "Combat") or (now == "Main" and not is_turn_of(state, seat)):
        against.append(Reason("POWERUP-03", "power-ups are made in your Main Phase or in a combat"))
    return against


def reasons_to_pay(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not pay with that Location."""
    found = find_card(state, wish.card)
    if found is None or found[1] != seat or found[0] not in ("hand", "resources"):
        return unknown(wish)
    zone, _, card = found
    face = card.face
    if face.kind != "location":
        return [Reason("SUPER-05", f"{face.name} is not a Location")]
    if zone == "resources" and not getattr(card, "up", True):
        return [Reason("SUPER-08", f"{face.name} is face down already")]
    decision = state.decision
    if decision is None or decision.why != "pay" or decision.seat != seat:
        return [Reason("SUPER-05", "no symbol is being paid for now")]
    user = state.play.get(decision.about)
    teams = has(state, user).teams if user is not None else 0
    if face.team_mask and not face.team_mask & teams:
        return [wrong_team(face, zone != "hand")]
    if not any(pays(face, 1 << at, teams) for at in range(6)):
        return [Reason("LOC-02", f"{face.name} does not give that symbol")]
    gives = " or ".join(face.symbols)
    return [Reason("LOC-01", f"{face.name} gives {gives}: not the symbol due, or the rest could not be paid")]
