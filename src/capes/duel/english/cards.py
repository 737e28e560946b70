"""The text of a card, generated from its words."""

from __future__ import annotations

from capes.duel.words.abilities import (
    AllDo,
    BlanksOpponent,
    CannotBeReduced,
    CannotBeReturned,
    IgnoresConditions,
    OpponentUsesFirstPower,
    Removes,
    Survives,
)
from capes.duel.words.adjust import (
    CHOSEN,
    DEALT,
    OPPONENT,
    OPPOSING,
    OTHER_MATCH_UPS,
    SELF,
    TAKEN,
    TEAM,
    TEAMMATES,
    Adjust,
    AttackerIs,
    AttackIs,
    InRole,
    OpponentHurt,
    OpponentIs,
    OpponentsTurn,
    TeammateDown,
    Truth,
)
from capes.duel.words.effects import (
    ACTIVE,
    DECLARED,
    FREE,
    IN_PLAY,
    IT,
    KNOCKED_OUT,
    MATCHED_UP,
    ONE_OF_TEAM,
    ONE_TEAMMATE,
    OTHER_OPPOSING,
    YOURS,
    AtEndOfTurn,
    Boost,
    CancelPower,
    Choose,
    ChooseCondition,
    Draw,
    Heal,
    Hurt,
    Prevent,
    Quicken,
    RemoveCondition,
    ReturnToHand,
    SetHealth,
    SwapPlaces,
    TakePlace,
    WhenPutInPlay,
)
from capes.duel.words.kinds import (
    AFTER_DECLARATION,
    ANY_TIME,
    ATTACKING,
    CHARACTER,
    IN_MATCH_UP,
    INTERRUPTION,
    NORMAL,
    RE_MATCH,
    SIDES,
    SLOW,
    SPEEDS,
)
from capes.duel.words.printed import Power, Printed

WHO = {
    SELF: ("", "Does", "Takes"),
    OPPONENT: ("The opponent ", "does", "takes"),
    TEAM: ("This Character and teammates ", "do", "take"),
    TEAMMATES: ("Teammates ", "do", "take"),
    OPPOSING: ("Opposing Characters ", "do", "take"),
    CHOSEN: ("Choose an opposing Character in another match-up: it ", "does", "takes"),
}

CHOOSE = {
    IN_PLAY: "a Character",
    ACTIVE: "an active Character",
    KNOCKED_OUT: "a knocked-out Character",
    MATCHED_UP: "a Character in a match-up",
    DECLARED: "a Character with a declared power",
    FREE: "a free Character",
}

TIMING = {
    ANY_TIME: "In any window.",
    IN_MATCH_UP: "Between attack and damage.",
    AFTER_DECLARATION: "Between declaration (Step 7) and damage.",
    RE_MATCH: "After an attack or in Step 8.",
}


def plural(kind: str) -> str:
    """Heroes, Grays, Villains, Mental Characters."""
    if kind in SIDES:
        return kind + ("es" if kind.endswith("o") else "s")
    return f"{kind} Characters"


def change(amount: int) -> str:
    """+1 damage, or 2 less damage."""
    return f"+{amount} damage" if amount > 0 else f"{-amount} less damage"


def clause(truth: Truth) -> str:
    """When a change applies."""
    if isinstance(truth, AttackerIs):
        return f" from {plural(truth.kind)}"
    if isinstance(truth, AttackIs):
        return f" from {' or '.join(truth.speeds)} attacks"
    if isinstance(truth, OpponentIs):
        return f" against {plural(truth.kind)}"
    if isinstance(truth, InRole):
        return " when attacking" if truth.role == ATTACKING else " when attacked"
    if isinstance(truth, OpponentsTurn):
        return " on other players' turns"
    if isinstance(truth, TeammateDown):
        return " while a teammate is knocked out"
    assert isinstance(truth, OpponentHurt)
    return " against a Character below full Health"


def adjustment(word: Adjust) -> str:
    """A change to damage."""
    subject, does, takes = WHO[word.who]
    if word.all_damage:
        assert word.of == TAKEN and word.amount < 0 and isinstance(word.when, AttackerIs)
        return f"{subject}{takes} {-word.amount} less from all {word.when.kind} damage."
    sentence = subject + (does if word.of == DEALT else takes) + " " + change(word.amount)
    if word.when is not None:
        sentence += clause(word.when)
    elif word.of == TAKEN:
        sentence += " from any attack"
    if word.per:
        each = "other match-up" if word.per == OTHER_MATCH_UPS else "Condition in play"
        sentence += f" for each {each} (+{word.most} at most)"
    return sentence + "."


def healing(word: Heal) -> str:
    """Who heals how much."""
    if word.whom == SELF:
        return f"Heals {word.amount}."
    if word.whom == ONE_TEAMMATE:
        return f"Choose a teammate: it heals {word.amount}."
    if word.whom == ONE_OF_TEAM:
        return f"Choose this Character or a teammate: it heals {word.amount}."
    return f"it heals {word.amount}."


def hurting(word: Hurt) -> str:
    """Fixed damage."""
    if word.whom == OTHER_OPPOSING:
        return f"Choose an opposing Character outside this match-up: it takes {word.amount} damage."
    assert word.whom == IT
    return f"it takes {word.amount} damage."


def choosing(word: Choose) -> str:
    """What is picked, up to the colon."""
    what = CHOOSE[word.state]
    if word.teammate_of:
        what = "a free teammate" if word.state == FREE else "a teammate in a match-up"
    if word.whose == YOURS:
        what += " of yours"
    if word.not_last_active:
        what += ", but not the last active one of a team"
    return what


def said(word: object) -> str:
    """One word as a sentence, or the part of a sentence after what was chosen."""
    if isinstance(word, Adjust):
        return adjustment(word)
    if isinstance(word, Heal):
        return healing(word)
    if isinstance(word, Hurt):
        return hurting(word)
    if isinstance(word, Draw):
        return f"Draw {word.amount} card{'s' if word.amount > 1 else ''}."
    if isinstance(word, AtEndOfTurn):
        return "At the end of your turns: h" + " ".join(said(effect) for effect in word.do)[1:]
    if isinstance(word, WhenPutInPlay):
        return "When put in play in Step 3: d" + " ".join(said(effect) for effect in word.do)[1:]
    if isinstance(word, Survives):
        return f"Damage that would knock this Character out from {word.at_least} or more Health leaves {word.leaves}."
    if isinstance(word, AllDo):
        return f"Persistent effect: all {spoken_kind(word.kind)} do {change(word.amount)}."
    if isinstance(word, Removes):
        return f"Instant effect: a Condition about a {word.about} and this card are removed. With none, it stays."
    if isinstance(word, SetHealth):
        return f"it gets up with {word.value} Health."
    if isinstance(word, Prevent):
        return f"the next {word.amount} damage to it this turn is prevented."
    if isinstance(word, Boost):
        return f"it does {change(word.amount)} this turn."
    if isinstance(word, Quicken):
        return f"its attack is {word.speed} this turn."
    return PLAIN[type(word)]


PLAIN: dict[type, str] = {
    IgnoresConditions: "Conditions do not change the damage this Character does.",
    BlanksOpponent: "The ability of the opponent does not work.",
    OpponentUsesFirstPower: "The opponent can only use its first power.",
    CannotBeReturned: "Cannot be returned to a hand.",
    CannotBeReduced: "Abilities and powers do not lower the damage this Character does.",
    ReturnToHand: "it returns to its player's hand.",
    CancelPower: "its power does no damage and has no effect this turn.",
    SwapPlaces: "they trade places.",
    TakePlace: "the second takes the place of the first.",
    RemoveCondition: "discard it.",
}


def spoken_kind(kind: str) -> str:
    """Heroes, Energy Characters, slow attacks."""
    return f"{kind} attacks" if kind in SPEEDS else plural(kind)


def sentence(words: tuple[object, ...]) -> str:
    """An Interruption's words as one sentence: what to choose, then what happens to it."""
    choices: list[str] = []
    rest: list[str] = []
    for word in words:
        if isinstance(word, Choose):
            choices.append(choosing(word))
        elif isinstance(word, ChooseCondition):
            choices.append("a Condition in play")
        else:
            rest.append(said(word))
    if not choices:
        return " ".join(rest)
    return f"Choose {' and '.join(choices)}: {' '.join(rest)}"


def power_text(power: Power) -> str:
    """A power's line: name, damage, speed, what else it does, and when it must be declared."""
    line = f"{power.name} {power.damage}"
    if power.speed != NORMAL:
        line += f" ({power.speed})"
    says = [said(word) for word in power.does]
    if power.speed == SLOW:
        says.insert(0, "Resolves after all others.")
    if says:
        line += ": " + " ".join(says)
    if power.outside:
        line += " Declare in Step 7."
    return line


def rules_text(card: Printed) -> list[str]:
    """The lines of a card, in our own words."""
    if card.kind == CHARACTER:
        return [power_text(power) for power in card.powers] + [said(word) for word in card.words]
    if card.kind == INTERRUPTION:
        return ["Instant effect. " + TIMING[card.timing] + " " + sentence(card.words)]
    return [" ".join(said(word) for word in card.words)]


KEYWORDS = (
    ("fast", "Dealt first, together with ranged damage (Step 11D)."),
    ("ranged", "Dealt first, together with fast damage (Step 11D); the word matters only to cards that name it."),
    ("normal", "Dealt after fast and ranged damage, if its Character still stands (Step 11E)."),
    ("slow", "Dealt last, if its Character still stands (Step 11F)."),
    ("match-up", "Two Characters fighting this turn: the attacking one overlaps the attacked one; both strike."),
    ("knocked out", "At 0 Health or lower; the card lies sideways and does nothing until it is healed above 0."),
    ("active", "In play and not knocked out."),
    ("free", "Active, and neither in a match-up nor in an action this turn."),
    ("render aid", "More Actions: a Hero helps a knocked-out teammate; up to 5 Health in Step 13, to 1 at most."),
    ("thwart", "More Actions: a Gray steps between; while it stands, nobody of that match-up deals damage."),
    ("gang up", "More Actions: a Villain joins a teammate's match-up; while it stands, the teammate does +2 damage."),
)
