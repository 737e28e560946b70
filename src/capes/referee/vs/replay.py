"""What was told, carried out on a copy of the position before: the position after must be what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from capes.referee.reading import Fact, together
from capes.referee.sheet import NotJudged, Sheet
from capes.referee.vs.powers import is_about, is_said, prints, statements
from capes.referee.vs.table import Table
from capes.vs.state.card import Card
from capes.vs.state.character import BACK, FRONT, HIDDEN, STUNNED, UP, Character
from capes.vs.state.combat import Combat
from capes.vs.state.state import State
from capes.vs.words.face import FACES
from capes.vs.words.truths import KeepsCounters, TakesNoWound

Handler = Callable[["Replay", Fact], None]
HANDLERS: Final[dict[str, Handler]] = {}

FROZEN: Final = 1
BLOCKED: Final = 2
"""A frozen character waits for its controller's next turn, and does not ready in it."""

GIVING: Final = ("Given", "StatusChanged", "RemovedFromGame", "ReturnedToHand", "PutIntoDeck", "LeftPlay")
"""After these the copy is no longer sure in what it says of powers and numbers."""


def follows(*kinds: str) -> Callable[[Handler], Handler]:
    """Register what follows from those kinds of facts."""

    def register(handler: Handler) -> Handler:
        for kind in kinds:
            HANDLERS[kind] = handler
        return handler

    return register


class Replay:
    """A copy of the position before that is moved on fact by fact."""

    def __init__(self, sheet: Sheet, before: State, after: State) -> None:
        self.sheet = sheet
        self.now = before.copy()
        self.after = after
        self.murky = ""  # why powers and numbers cannot be read off the copy any more
        self.rows_unsure: set[int] = set()
        self.fatal: set[int] = set()
        self.koed: set[int] = set()
        self.wound_due: dict[int, int] = {}
        self.table_kept: Table | None = None

    def table(self) -> Table:
        """The copy as a table to be judged by; NotJudged if it is not sure."""
        if self.murky:
            raise NotJudged(self.murky)
        if self.table_kept is None:
            self.table_kept = Table(self.now)
        return self.table_kept

    def carry_out(self, fact: Fact) -> None:
        """Move the copy on by one fact."""
        handler = HANDLERS.get(fact.what)
        if handler is not None:
            handler(self, fact)
            self.table_kept = None
        if fact.what in GIVING:
            self.murky = self.murky or f"after {fact.what}"

    def character(self, number: int) -> Character | None:
        """A character of the copy."""
        return self.now.play.get(number)

    def compare(self) -> None:
        """The position after, character by character."""
        sheet, after = self.sheet, self.after
        for number, character in self.now.play.items():
            there = after.play.get(number)
            if there is None:
                continue
            name = character.face.name
            sheet.same("WOUND-03", f"wounds on {name}", character.wounds, there.wounds)
            sheet.same("COUNTER-01", f"counters on {name}", character.counters, there.counters)
            sheet.same("STUN-01", f"face of {name} (0 up, 1 stunned, 2 hidden)", character.state, there.state)
            sheet.same("RECOVERY-03", f"whether {name} is ready", character.ready, there.ready)
            sheet.same("TERM-06", f"whether {name} is frozen", character.frozen, there.frozen)
            sheet.same("LEVEL-02", f"XP of {name}", character.xp, there.xp)
            sheet.same("LEVEL-04", f"card of {name}", character.face.id, there.face.id)
            sheet.same("TERM-03", f"who controls {name}", character.seat, there.seat)
            if number not in self.rows_unsure:
                sheet.same("FORMATION-03", f"row of {name}", character.row, there.row)
            borne = {card.body for card in there.equipment}
            sheet.same("EQUIP-04", f"Equipment of {name}", {card.body for card in character.equipment}, borne)


# -- standing and lying ----------------------------------------------------------------------------------------------


@follows("Recovered", "TurnedUp")
def _up(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is not None:
        wanted = STUNNED if fact.what == "Recovered" else HIDDEN
        replay.sheet.same("RECOVERY-08", f"{character.face.name} is turned up from face down", wanted, character.state)
        character.state = UP


@follows("Readied")
def _readied(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is not None:
        replay.sheet.holds(
            "RECOVERY-07", f"{character.face.name} readies only while it is not stunned", character.state != STUNNED
        )
        character.ready = True


@follows("Exhausted", "Frozen", "Danced")
def _exhausted(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is not None:
        character.ready = False
        if fact.what == "Frozen" and not character.frozen:
            character.frozen = FROZEN


@follows("Hidden")
def _hidden(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is not None:
        turn_down(replay, character, HIDDEN)
        character.ready = True


def keeps_counters(replay: Replay, character: Character) -> bool:
    """Whether +1/+1 counters stay on it when it is turned face down."""
    try:
        return character.counters > 0 and is_said(replay.table(), KeepsCounters, character)
    except NotJudged:
        there = replay.after.play.get(character.number)
        return there is not None and there.counters > 0


def turn_down(replay: Replay, character: Character, to: int) -> None:
    """Counters and Equipment go, and it leaves the combat (STUN-01, COUNTER-03, EQUIP-04, 09, 10, COMBAT-22)."""
    if not keeps_counters(replay, character):
        character.counters = 0
    character.state = to
    character.equipment = ()
    leave_combat(replay, character.number)


def leave_combat(replay: Replay, number: int) -> None:
    """Out of the combat."""
    combat = replay.now.combat
    if combat is not None:
        combat.attackers = [n for n in combat.attackers if n != number]
        if combat.defender == number:
            combat.defender = 0


@follows("Stunned")
def _stunned(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is None:
        return
    replay.sheet.holds(
        "STUN-07", f"{character.face.name} is stunned only while it is not stunned already", character.state != STUNNED
    )
    due = 0 if fact.text == "daze" else 1
    if due:
        try:
            if spared(replay.table(), character, by_strike=bool(fact.other)):
                due = 0
        except NotJudged as why:
            replay.sheet.skip("WOUND-01", why)
            due = -1
    turn_down(replay, character, STUNNED)
    character.ready = False
    replay.wound_due[character.number] = due
    if due == 1:
        character.wounds += 1  # WOUND-01: exactly one
        note_fatal(replay, character)


def spared(table: Table, character: Character, by_strike: bool) -> bool:
    """Whether a stun gives it no wound."""
    for said in statements(table, TakesNoWound):
        truth = said.truth
        assert isinstance(truth, TakesNoWound)
        if not (truth.unless_struck and by_strike) and is_about(table, said, truth.whom, character):
            return True
    return False


def note_fatal(replay: Replay, character: Character) -> None:
    """KO-01: wounds at least equal to Health."""
    if character.wounds >= character.face.health:
        replay.fatal.add(character.number)


@follows("Wounded")
def _wounded(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is None:
        return
    due = replay.wound_due.pop(fact.card, None)
    if due == 1:
        replay.sheet.same("WOUND-01", f"wounds on {character.face.name} after a stun", character.wounds, fact.number)
    elif due == 0:
        replay.sheet.disagree("WOUND-01", f"{character.face.name} is spared the wound", "no wound", "a wound")
    elif due is None:
        replay.sheet.holds(
            "WOUND-02", f"{character.face.name} has more wounds than before", fact.number > character.wounds
        )
    character.wounds = fact.number
    note_fatal(replay, character)


@follows("Healed")
def _healed(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is not None:
        replay.sheet.holds(
            "WOUND-02", f"{character.face.name} has fewer wounds than before", 0 <= fact.number < character.wounds
        )
        character.wounds = fact.number


@follows("KOd")
def _koed(replay: Replay, fact: Fact) -> None:
    replay.koed.add(fact.card)
    character = replay.now.take(fact.card)
    leave_combat(replay, fact.card)
    if character is None:
        return
    there = replay.after.play.get(fact.card)
    replay.sheet.holds("KO-01", f"{character.face.name} was KO'd and is out of play", there is None)
    if character.face.kind == "supporting":  # ZONE-02; what counts a KO pile counts it from now on
        card = Card(0, character.face, character.owner, character.body)
        replay.now.players[character.owner].ko.append(card)


@follows("Discarded")
def _discarded(replay: Replay, fact: Fact) -> None:
    if fact.face in FACES:  # ZONE-07: to the KO pile
        replay.now.players[fact.seat].ko.append(Card(0, FACES[fact.face], fact.seat, 0))


# -- counters, XP, levels ---------------------------------------------------------------------------------------------


@follows("CountersPut")
def _counters(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is None:
        return
    if character.state == STUNNED:
        try:
            fine = fact.number > 0 and is_said(replay.table(), KeepsCounters, character)
            replay.sheet.holds("STUN-05", f"{character.face.name} is stunned and receives no counters", fine)
        except NotJudged as why:
            replay.sheet.skip("STUN-05", why)
    character.counters += fact.number  # COUNTER-02: opposite ones cancel in pairs


@follows("CountersRemoved")
def _uncounted(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is not None:
        kind = character.counters * (1 if fact.number > 0 else -1)
        replay.sheet.holds(
            "COUNTER-02", f"{character.face.name} has the counters that are removed", kind >= abs(fact.number)
        )
        character.counters -= fact.number


@follows("XpGained")
def _xp(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is None:
        return
    replay.sheet.same("LEVEL-01", f"XP of {character.face.name}", character.xp + fact.number, fact.amount)
    printed = [power for power in character.face.powers if type(power).__name__ == "LevelUp"]
    replay.sheet.holds("LEVEL-11", f"{character.face.name} has a Level Up power", bool(printed), "XP without one")
    character.xp = fact.amount


@follows("Levelled")
def _levelled(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is None:
        return
    former = character.face
    character.face = FACES[fact.face]
    if character.face.level > former.level and not former.many_mains:
        need = next((getattr(p, "xp") for p in former.powers if type(p).__name__ == "LevelUp"), None)  # noqa: B009
        if need is not None:
            replay.sheet.holds(
                "LEVEL-03", f"{former.name} levels with its XP", character.xp >= need, f"{character.xp} of {need} XP"
            )
    character.xp = 0
    character.levelled = max(replay.after.arrivals, character.levelled)
    note_fatal(replay, character)


# -- coming, going, moving --------------------------------------------------------------------------------------------


@follows("Appeared")
def _appeared(replay: Replay, fact: Fact) -> None:
    there = replay.after.play.get(fact.card)
    row = FRONT if fact.text == "front" else BACK
    if there is None:
        replay.murky = replay.murky or "somebody came and went"
        return
    character = Character(fact.card, FACES[fact.face], there.owner, there.body, fact.seat, row)
    character.born = replay.now.turn
    character.main_of, character.original, character.frozen = there.main_of, there.original, there.frozen
    gone = next((card.number for card in replay.now.removed if card.body == there.body), 0)
    for kept in replay.now.aside:
        if kept.card == gone:  # one who comes back from aside has what was kept
            character.counters, character.wounds, character.xp = kept.counters, kept.wounds, kept.xp
    replay.now.put(character)
    replay.table_kept = None
    if prints(character.face, "Evolutionary Cocoon"):
        character.state, character.ready = STUNNED, False  # KW-04
    elif there.state == STUNNED and not there.ready and not there.wounds:
        character.state, character.ready = there.state, there.ready  # put into play stunned, as a card may say


@follows("TwistPlayed")
def _twist(replay: Replay, fact: Fact) -> None:
    key = f"twists:{fact.seat}"
    replay.now.today[key] = replay.now.today.get(key, 0) + 1


@follows("Moved")
def _moved(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is not None:
        character.row = FRONT if fact.text == "front" else BACK
        replay.rows_unsure.discard(character.number)


@follows("ControlTaken", "ControlReturned")
def _control(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.card)
    if character is not None:
        if character.seat != fact.seat:
            leave_combat(replay, character.number)
        character.seat = fact.seat
        replay.rows_unsure.add(character.number)
        replay.murky = replay.murky or "after a change of sides"


@follows("DefenderReplaced")
def _replaced(replay: Replay, fact: Fact) -> None:
    combat = replay.now.combat
    if combat is not None:
        combat.defender = fact.card
    replay.rows_unsure.update((fact.card, fact.other))


@follows("LeftCombat")
def _left(replay: Replay, fact: Fact) -> None:
    leave_combat(replay, fact.card)


@follows("RemovedFromGame", "ReturnedToHand", "PutIntoDeck", "LeftPlay", "PlayerOut", "StatusChanged", "Given")
def _changed(replay: Replay, fact: Fact) -> None:
    if fact.what == "PlayerOut":
        replay.now.players[fact.seat].out = True
        replay.murky = replay.murky or "after somebody was out"
        for character in list(replay.now.play.values()):
            borrowed = character.seat == fact.seat and character.owner != fact.seat and not replay.now.setup.joint
            if borrowed and replay.after.result is None:
                character.seat = character.owner  # open point 2: what was only controlled goes back to its owner
                replay.rows_unsure.add(character.number)
    for number in list(replay.now.play):
        if number not in replay.after.play and fact.what not in ("StatusChanged", "Given"):
            replay.now.take(number)
            leave_combat(replay, number)
    if fact.what == "StatusChanged":
        for number, character in replay.now.play.items():
            if number in replay.after.play:
                character.main_of = replay.after.play[number].main_of
    if fact.what == "Given":
        replay.now.modifiers = replay.after.modifiers[:]


@follows("Equipped")
def _equipped(replay: Replay, fact: Fact) -> None:
    c, there = replay.character(fact.other), replay.after.play.get(fact.other)
    if c is not None:
        worn = [card for card in there.equipment if card.number == fact.card] if there is not None else []
        c.equipment = tuple(worn) or (Card(fact.card, FACES[fact.face], c.owner, 0),)


@follows("EquipmentLost")
def _unequipped(replay: Replay, fact: Fact) -> None:
    character = replay.character(fact.other)
    if character is not None:
        character.equipment = tuple(card for card in character.equipment if card.number != fact.card)


# -- attacks and turns ------------------------------------------------------------------------------------------------


@follows("Attacked")
def _attacked(replay: Replay, fact: Fact) -> None:
    for number in together(fact):
        character = replay.character(number)
        if character is not None:
            character.ready = False  # ATTACK-01, 19
    there = replay.after.play.get(fact.other)
    if fact.other not in replay.now.play:  # a player under attack, as a character (FAQ-21)
        if there is None:
            replay.murky = replay.murky or "a player was attacked"
            return
        replay.now.put(there.copy())
    key = f"attacks:{fact.seat}"
    side = [s for s in range(replay.now.setup.seats) if replay.now.setup.sides[s] == replay.now.setup.sides[fact.seat]]
    ours = side if replay.now.setup.joint else [fact.seat]
    first = not any(replay.now.today.get(f"attacks:{seat}") for seat in ours)
    replay.now.combat = Combat(fact.seat, together(fact), fact.other, first)
    replay.now.today[key] = replay.now.today.get(key, 0) + 1


@follows("CombatCancelled")
def _over(replay: Replay, fact: Fact) -> None:
    replay.now.combat = None


@follows("TurnBegan")
def _turn(replay: Replay, fact: Fact) -> None:
    replay.now.turn, replay.now.active, replay.now.combat = fact.number, fact.seat, None
    replay.now.today = {}
    replay.now.phase = "draw"
    table = Table(replay.now)
    for character in replay.now.play.values():
        if character.frozen == FROZEN and table.own_turn(character.seat):
            character.frozen = BLOCKED  # RECOVERY-06, TERM-06: this is the turn it does not ready in


@follows("PhaseBegan")
def _phase(replay: Replay, fact: Fact) -> None:
    if fact.text in ("draw", "recovery", "build", "main", "end"):
        replay.now.phase = fact.text


@follows("TurnEnded")
def _ended(replay: Replay, fact: Fact) -> None:
    given = [m for m in replay.now.modifiers if m.until not in ("turn", "combat")]
    if any(m.until in ("your next turn", "its next turn") for m in given):
        replay.murky = replay.murky or "what ends with another turn"
    replay.now.modifiers = given
    for character in replay.now.play.values():
        if character.frozen == BLOCKED:
            character.frozen = 0
