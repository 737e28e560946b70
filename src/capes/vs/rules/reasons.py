"""Why not: for anything a player might expect to do, yes (no reasons) or the rule rows that stand against it."""

from __future__ import annotations

from capes.core.errors import Reason
from capes.core.option import Decision
from capes.core.task import Task
from capes.language.sentence import any_of
from capes.vs.contract import questions, verbs
from capes.vs.rules.adjectives import in_combat
from capes.vs.rules.arrivals import is_fixed, main_named_like
from capes.vs.rules.conditions import holds
from capes.vs.rules.derived import has
from capes.vs.rules.payment import can_pay, pays, sources, teams_for, useless_locations, wrong_team
from capes.vs.rules.people import COMBAT_TWIST, Found, find_card
from capes.vs.rules.plays import (
    is_used,
    ko_powers,
    meets_needs,
    powers_up_with,
    twists_blocked,
)
from capes.vs.rules.reasons_to_attack import reasons_to_attack, reasons_to_join, reasons_to_target, unknown
from capes.vs.rules.sides import controls, is_enemy, is_turn_of
from capes.vs.rules.steps import cost_for, recruitable
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
        super().__init__(rule, "why-what-it-asks-for-is-not-so", what=what)
        self.what = what  # the power or plot twist
        self.name = name  # whose it is
        self.condition = condition


def why_not(state: State, seat: int, text: str) -> list[Reason]:
    """No reasons if the wish can be had now; otherwise what stands against it, the most telling first."""
    wish = read_wish(text)
    if wish is None:
        return [Reason("GOLDEN-02", "why-is-not-something-that-can-be-done-in-this", text=text)]
    decision = state.decision
    if decision is None:
        return [Reason("END-01", "why-the-game-is-over")]
    options = range(min(len(decision.options), 400))
    if decision.seat == seat and any(is_meant(wish, state, at) for at in options):
        return []
    found = reasons(state, seat, wish)
    if found or is_open_attack(state, seat, wish, decision):
        return found
    return busy(state, seat, decision)


def is_open_attack(state: State, seat: int, wish: Wish, decision: Decision) -> bool:
    """Whether a whole attack that breaks no rule can be declared now, or is being declared with just these."""
    if wish.verb != verbs.ATTACK or not wish.at or decision.seat != seat:
        return False
    return decision.why == questions.MAIN_PHASE or state.agenda[-1].recall("group") == tuple(wish.cards)


def busy(state: State, seat: int, decision: Decision) -> list[Reason]:
    """Nothing stands against it but that something else is under way."""
    found: list[Reason] = []
    if decision.why == questions.COMBAT_CHANCE and decision.seat != seat:
        found.append(Reason("COMBAT-02", "why-it-is-another-players-chance-to-act"))
    if state.agenda[-1].kind == "trigger":
        found.append(Reason("TIMING-02", "why-a-power-that-has-triggered-resolves-first"))
        if state.step == "recruit":
            found.append(Reason("RECRUIT-07", "why-nothing-is-recruited-or-played-in-between"))
    if decision.seat != seat:
        return [*found, Reason("TURN-06", "why-another-player-decides-now")]
    return [*found, Reason("TIMING-01", "why-something-else-has-to-be-decided-first")]


def is_meant(wish: Wish, state: State, at: int) -> bool:
    """Whether the option at that place is what is wished for."""
    decision = state.decision
    assert decision is not None
    option = decision.options[at]
    if wish.verb == verbs.ATTACK and wish.at:
        return False  # a whole attack is judged by its own rules
    return wish.means(option)


def reasons(state: State, seat: int, wish: Wish) -> list[Reason]:
    """What the rules say against a wish, whoever decides now."""
    verb = wish.verb
    if verb in (verbs.CARD, verbs.TARGET, verbs.PLAY, verbs.PICK, verbs.DEFEND, verbs.STRIKE):
        return reasons_for_thing(state, seat, wish)
    if verb == verbs.ATTACK:
        return reasons_to_attack(state, seat, wish)
    if verb == verbs.JOIN:
        return reasons_to_join(state, seat, wish)
    if verb == verbs.RECRUIT:
        return reasons_to_recruit(state, seat, wish)
    if verb == verbs.RESOURCE:
        return reasons_to_place(state, seat, wish)
    if verb == verbs.EQUIP:
        return reasons_to_equip(state, seat, wish)
    if verb == verbs.MOVE:
        return reasons_to_move(state, seat, wish)
    if verb == verbs.USE:
        return reasons_to_use(state, seat, wish)
    if verb == verbs.POWER_UP:
        return reasons_to_power_up(state, seat, wish)
    if verb in (verbs.PAY, verbs.TURN):
        return reasons_to_pay(state, seat, wish)
    if verb == verbs.MULLIGAN:
        return [Reason("SETUP-06", "why-a-mulligan-is-offered-once-with-the-opening")]
    if verb in (verbs.NEXT, verbs.MAIN_PHASE, verbs.END_TURN, verbs.PASS):
        return reasons_to_go_on(state, seat, verb)
    return []


def reasons_to_go_on(state: State, seat: int, verb: str) -> list[Reason]:
    """Why not go on to what comes next."""
    fighting = state.combat is not None
    if not is_turn_of(state, seat) and not (fighting and verb == verbs.PASS):
        return [Reason("TURN-06", "why-it-is-not-your-turn")]
    if verb == verbs.PASS:
        return [] if fighting else [Reason("COMBAT-02", "why-one-passes-in-a-combat-and-there-is-none")]
    if fighting:
        return [Reason("COMBAT-28", "why-the-main-phase-goes-on-once-the-combat-is")]
    if verb == verbs.END_TURN and state.phase != "main":
        return [Reason("TURN-01", "why-the-turn-ends-after-the-main-phase")]
    if verb == verbs.MAIN_PHASE and state.phase == "build" and state.step in ("resource", "recruit"):
        return [Reason("TURN-03", "why-the-steps-come-first")]
    if verb != verbs.END_TURN and state.phase == "main":
        return [Reason("TURN-03", "why-the-build-phase-is-over")]
    return []


def reasons_for_thing(state: State, seat: int, wish: Wish) -> list[Reason]:
    """A card or character was pointed at: judge the natural thing to do with it."""
    character = state.play.get(wish.card)
    if character is not None:
        if is_enemy(state, seat, character.seat) or wish.verb in (verbs.DEFEND, verbs.STRIKE):
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
            powering = [
                other
                for other in state.characters
                if controls(state, seat, other) and powers_up_with(state, other, face)
            ]
            if powering and (state.phase == "main" or state.combat is not None):
                return reasons_to_power_up(state, seat, Wish("power up", [wish.card], 0, powering[0].number, ""))
            return reasons_to_recruit(state, seat, wish)
        if face.kind == "equipment":
            return reasons_to_equip(state, seat, wish)
        return reasons_to_place(state, seat, wish)
    if zone == "resources" and whose == seat:
        if face.twists:
            return [Reason("PLOT-11", "why-a-plot-twist-in-the-resource-row-is-just-a")]
        return reasons_to_pay(state, seat, wish)
    if zone == "ko" and whose == seat and face.works_from_ko:
        return reasons_to_use_from_ko(state, seat, Wish("use", [wish.card], 0, 0, ""))
    if zone == "ko":
        return [Reason("ZONE-10", "why-lies-in-the-ko-pile-its-powers-work-only-in", name=face.name)]
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
        return [Reason("TURN-06", "why-it-is-not-your-turn")]
    if state.phase != "build" or state.step != step:
        if state.phase == "build" and step == "resource":
            return [Reason("TURN-03", "why-the-resource-step-is-over")]
        found = [Reason(rule, "why-that-belongs-to-the-step", step=step)]
        if rule != "TURN-03":
            found.append(Reason("TURN-03", "why-the-steps-come-once-each"))
        return found
    return []


def reasons_to_recruit(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not recruit that card."""
    found = find_card(state, wish.card)
    if found is None or found.seat != seat or found.zone not in ("hand", "ko"):
        return unknown(wish)
    face = found.card.face
    if face.kind != "supporting":
        return [Reason("RECRUIT-02", "why-is-not-a-supporting-character", name=face.name)]
    against = wrong_step(state, seat, "recruit", "RECRUIT-02")
    if wish.player not in (-1, seat) and not state.setup.recruit_to_mate:
        against.append(Reason("2V2-06", "why-recruiting-for-a-teammate-is-an-option-this"))
    points = state.players[seat].points
    cost = cost_for(state, seat, face)
    if cost > points and not against:
        against.append(Reason("RECRUIT-02", "why-costs-you-have", name=face.name, cost=cost, points=points))
    main = main_named_like(state, seat, face)
    if main is not None:
        rule = "UNIQUE-09" if SWARM in face.up.keywords else "UNIQUE-04"
        against.append(Reason(rule, "why-shares-its-name-with-your-main-character", name=face.name))
    elif wish.player >= 0 and main_named_like(state, wish.player, face) is not None:
        against.append(Reason("UNIQUE-04", "why-shares-its-name-with-your-teammates-main", name=face.name))
    opened = found.zone == "hand" or any(card.number == wish.card for card in recruitable(state, seat))
    if not opened and not against:
        against.append(Reason("RECRUIT-02", "why-is-in-a-ko-pile-not-in-your-hand", name=face.name))
    return against


def reasons_to_place(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not make that card a resource."""
    found = find_card(state, wish.card)
    if found is None or found.seat != seat or found.zone != "hand":
        return unknown(wish)
    face = found.card.face
    if wish.text == "up" and face.kind != "location":
        return [Reason("RESOURCE-02", "why-is-not-a-location-and-can-only-lie-face", name=face.name)]
    against = wrong_step(state, seat, "resource", "TURN-03")
    if is_turn_of(state, seat) and state.today.get(f"resource:{seat}", 0):
        against.insert(0, Reason("RESOURCE-01", "why-you-have-placed-your-resource-this-turn"))
    return against


def reasons_to_equip(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not play that Equipment (on that character)."""
    found = find_card(state, wish.card)
    if found is None or found.seat != seat or found.zone != "hand":
        return unknown(wish)
    face = found.card.face
    if face.kind != "equipment":
        return [Reason("EQUIP-01", "why-is-not-equipment", name=face.name)]
    against = wrong_step(state, seat, "recruit", "EQUIP-01")
    if against:
        return against
    points = state.players[seat].points
    if face.cost > points:
        return [Reason("EQUIP-01", "why-costs-you-have", name=face.name, cost=face.cost, points=points)]
    if not meets_needs(state, seat, face):
        return [Reason("EQUIP-06", "why-you-have-no-face-up-character", needs=any_of(face.needs))]
    bearer = state.play.get(wish.number or wish.at)
    if bearer is not None and (bearer.state != UP or not controls(state, seat, bearer)):
        return [Reason("EQUIP-02", "why-is-not-a-face-up-character-of-yours", name=bearer.face.name)]
    return []


def reasons_to_move(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not move that character to the other row."""
    character = state.play.get(wish.card)
    if character is None:
        return unknown(wish)
    if not controls(state, seat, character):
        return [Reason("FORMATION-01", "why-is-not-on-your-side", name=character.face.name)]
    against = wrong_step(state, seat, "formation", "FORMATION-03")
    if against:
        return against
    if is_fixed(state, character):
        return [Reason("GOLDEN-02", "why-an-effect-says-that-nothing-moves", name=character.face.name)]
    formed = state.agenda[-1].recall("formed")
    if isinstance(formed, tuple) and character.number in formed:
        return [Reason("FORMATION-01", "why-has-been-moved-in-this-step", name=character.face.name)]
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
            against.append(Reason("PLOT-01", "why-is-played-in-your-own-build-phase", name=face.name))
        elif twist.window == "Main" and (now != "Main" or not own):
            against.append(Reason("PLOT-02", "why-is-played-in-your-own-main-phase-outside", name=face.name))
        elif twist.window == "Combat" and now != "Combat":
            rule = "PLOT-04" if twist.any_turn else "PLOT-03"
            against.append(Reason(rule, "why-is-played-during-a-combat", name=face.name))
        elif twist.window == "Combat" and not own and not twist.any_turn:
            against.append(Reason("PLOT-03", "why-is-played-in-a-combat-on-your-own-turn", name=face.name))
        elif twist.only_if is not None and not holds(state, Task((), seat, 0, COMBAT_TWIST), twist.only_if):
            against.append(Unmet(face.name, face.name, twist.only_if))
        else:
            against = []  # one of the ways it can be played is open
            break
    if not meets_needs(state, seat, face):
        against.extend(need_reasons(state, seat, face))
    if twists_blocked(state, seat):
        against.append(Reason("GOLDEN-02", "why-an-effect-says-that-you-may-not-play-plot"))
    return against


def need_reasons(state: State, seat: int, face: Face) -> list[Reason]:
    """The team (or mark) a twist needs on your side."""
    if face.needs_mark:
        return [Reason("PLOT-10", "why-needs-a-character-with-the-marvel-mark-on", name=face.name)]
    team = face.needs[0]
    count = face.needs.count(team)
    if count > 1:
        return [Reason("PLOT-09", "why-needs-face-up-characters-on-your-side", name=face.name, count=count, team=team)]
    return [Reason("PLOT-07", "why-needs-a-face-up-character-on-your-side", name=face.name, team=team)]


def reasons_to_use(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not use that Super Power (or, unnamed, the character's first)."""
    character = state.play.get(wish.card)
    if character is None:
        return reasons_to_use_from_ko(state, seat, wish)
    if not controls(state, seat, character):
        return [Reason("SUPER-12", "why-is-not-on-your-side", name=character.face.name)]
    name = wish.text.partition("|")[0]
    printed = [p for p in character.face.up.supers if isinstance(p, SuperPower)]
    there = [p for p in has(state, character).supers if isinstance(p, SuperPower)]
    meant = [p for p in (*there, *printed) if power_key(p) == wish.text]  # twins differ in what they cost
    meant = meant or [p for p in (*there, *printed) if not name or p.name == name]
    if not meant:
        if any(isinstance(p, Reaction) and name in ("", p.name) for p in character.face.up.supers):
            return [Reason("SUPER-14", "why-a-reaction-is-used-when-what-it-waits-for")]
        return [Reason("SUPER-01", "why-has-no-such-super-power", name=character.face.name)]
    power = meant[0]
    if power not in there:
        if character.state == STUNNED:
            return [Reason("SUPER-12", "why-is-stunned-and-has-no-powers", name=character.face.name)]
        if character.state == HIDDEN:
            return [Reason("TERM-08", "why-is-hidden-and-has-no-powers", name=character.face.name)]
        return [Reason("SUPER-12", "why-has-lost-its-powers", name=character.face.name)]
    return reasons_for_power(state, seat, character, power)


def reasons_for_power(state: State, seat: int, character: Character, power: SuperPower) -> list[Reason]:
    """Window, combat, use and payment of a Super Power that the character has."""
    against: list[Reason] = []
    now = window_now(state)
    own = is_turn_of(state, seat)
    if power.zone == "ko":
        against.append(Reason("ZONE-10", "why-is-used-from-the-ko-pile", power=power.name))
    if power.while_stunned and character.state != STUNNED:
        against.append(
            Reason("SUPER-01", "why-is-used-only-while-is-stunned", power=power.name, name=character.face.name)
        )
    if power.window != now:
        rule = "TERM-02" if power.window == "Combat" and power.any_turn else "SUPER-01"
        against.append(Reason(rule, "why-is-a-power-of-another-window", power=power.name, window=power.window))
    elif not own and not (power.window == "Combat" and power.any_turn):
        rule = "SUPER-04" if power.window == "Combat" else "SUPER-01"
        against.append(Reason(rule, "why-is-used-on-your-own-turn", power=power.name))
        if power.any_combat:
            against.append(Reason("SUPER-03", "why-any-combat-of-your-own-turn-is-open-to-no", power=power.name))
    elif power.window == "Combat" and not power.any_combat and not in_combat(state, character):
        against.append(Reason("SUPER-02", "why-is-not-in-this-combat", name=character.face.name))
    if is_used(state, character.number, character.body, power, power_key(power)):
        once = power.uses == ONCE_PER_GAME
        against.append(
            Reason(
                "SUPER-13" if once else "SUPER-09",
                "why-has-been-used-this",
                power=power.name,
                span="game" if once else "turn",
            )
        )
    if power.only_if is not None and not holds(state, Task((), seat, character.number), power.only_if):
        against.append(Unmet(power.name, character.face.name, power.only_if))
    if not can_pay(sources(state, seat), power.cost, has(state, character).teams):
        rule = "SUPER-06" if len(power.cost) > 1 else "SUPER-05"
        against.append(Reason(rule, "why-you-cannot-pay-for", cost=" ".join(power.cost), name=character.face.name))
        against.extend(useless_locations(state, seat, power.cost, has(state, character).teams))
    return against


def reasons_to_use_from_ko(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not use a power of a card in the KO pile."""
    found = find_card(state, wish.card)
    if found is None or found.zone != "ko" or found.seat != seat:
        return unknown(wish)
    card = found.card
    assert isinstance(card, Card)
    name = wish.text.partition("|")[0]
    meant = [p for p in ko_powers(state, seat, card) if not name or p.name == name]
    if not meant:
        return [Reason("ZONE-10", "why-lies-in-the-ko-pile-its-powers-work-only-in", name=card.face.name)]
    power = meant[0]
    against: list[Reason] = []
    fighting = power.window == "Combat"
    any_turn = power.any_turn and fighting
    if power.window != window_now(state) or not (any_turn or is_turn_of(state, seat)):
        against.append(
            Reason(
                "SUPER-01",
                "why-is-a-power-of-another-window-or-turn",
                power=power.name,
                window=power.window,
                own=int(not any_turn),
            )
        )
    elif fighting and not power.any_combat:
        against.append(Reason("SUPER-02", "why-is-not-in-this-combat", name=card.face.name))
    if power.only_if is not None and not holds(state, Task((), seat, card.number), power.only_if):
        against.append(Unmet(power.name, card.face.name, power.only_if))
    if is_used(state, card.number, card.body, power, power_key(power)):
        once = power.uses == ONCE_PER_GAME
        against.append(
            Reason(
                "SUPER-13" if once else "SUPER-09",
                "why-has-been-used-this",
                power=power.name,
                span="game" if once else "turn",
            )
        )
    if not can_pay(sources(state, seat), power.cost, teams_for(state, card.number)):
        against.append(Reason("SUPER-05", "why-you-cannot-pay", cost=" ".join(power.cost)))
        against.extend(useless_locations(state, seat, power.cost, teams_for(state, card.number)))
    return against


def reasons_to_power_up(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not power up that character with that card."""
    found = find_card(state, wish.card)
    if found is None or found.zone != "hand" or found.seat != seat:
        return unknown(wish)
    face = found.card.face
    character = state.play.get(wish.number or wish.at)
    if character is None:
        fitting = [d for d in state.characters if controls(state, seat, d) and powers_up_with(state, d, face)]
        if not fitting:
            return [Reason("POWERUP-01", "why-none-of-your-characters-is-called", name=face.name)]
        character = fitting[0]
    name = character.face.name
    against: list[Reason] = []
    if not controls(state, seat, character):
        against.append(Reason("POWERUP-07", "why-is-not-on-your-side", name=name))
    elif not powers_up_with(state, character, face):
        against.append(Reason("POWERUP-01", "why-shares-no-name-with", name=face.name, other=name))
    if character.state != UP:
        against.append(Reason("POWERUP-02", "why-is-face-down", name=name))
    now = window_now(state)
    if now == "Combat" and not in_combat(state, character):
        against.append(Reason("POWERUP-03", "why-is-not-in-this-combat", name=name))
    elif now not in ("Main", "Combat") or (now == "Main" and not is_turn_of(state, seat)):
        against.append(Reason("POWERUP-03", "why-power-ups-are-made-in-your-main-phase-or-in"))
    return against


def reasons_to_pay(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not pay with that Location."""
    found = find_card(state, wish.card)
    if found is None or found.seat != seat or found.zone not in ("hand", "resources"):
        return unknown(wish)
    zone, _, card = found
    face = card.face
    if face.kind != "location":
        return [Reason("SUPER-05", "why-is-not-a-location", name=face.name)]
    if zone == "resources" and not getattr(card, "up", True):
        return [Reason("SUPER-08", "why-is-face-down-already", name=face.name)]
    decision = state.decision
    if decision is None or decision.why != questions.PAY or decision.seat != seat:
        return [Reason("SUPER-05", "why-no-symbol-is-being-paid-for-now")]
    user = state.play.get(decision.about)
    teams = has(state, user).teams if user is not None else 0
    if face.team_mask and not face.team_mask & teams:
        return [wrong_team(face, zone != "hand")]
    if not any(pays(face, 1 << at, teams) for at in range(6)):
        return [Reason("LOC-02", "why-does-not-give-that-symbol", name=face.name)]
    return [
        Reason("LOC-01", "why-gives-not-the-symbol-due-or-the-rest-could", name=face.name, symbols=any_of(face.symbols))
    ]
