"""What a decision asks, and what picking an option means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from capes.core.option import Decision, Option
from capes.vs.contract import questions, verbs
from capes.vs.english.choosing import picked, tell
from capes.vs.english.events import card_name
from capes.vs.english.grammar import listing, sentence_case
from capes.vs.english.powers import symbols
from capes.vs.english.telling import telling_of
from capes.vs.words.effects import Choose, May, MayPay, OneOf
from capes.vs.words.kinds import Effect

Namer = Callable[[int], str]
"""The name of a card by its number, '' for one the reader may not know."""

PROMPTS: Final = {
    questions.GO_FIRST: "Who goes first?",
    questions.PLACE_MAIN: "In which row does your main character start?",
    questions.KEEP_HAND: "Keep this hand?",
    questions.KEEP_MAIN: "Which main character do you keep?",
    questions.ORDER_TRIGGERS: "Which power happens first?",
    questions.RECOVERY_PHASE: "Recovery Phase: use a power, or go on.",
    questions.RESOURCE_STEP: "Resource Step: place a resource, or go on.",
    questions.RECRUIT_STEP: "Recruit Step: recruit, or go on.",
    questions.FORMATION_STEP: "Formation Step: move your characters, or go on.",
    questions.AFTER_FORMATION: "Build Phase: anything more?",
    questions.MAIN_PHASE: "Main Phase: what do you do?",
    questions.DECLARE_ATTACK: "Whom does {about} attack, and who joins in?",
    questions.COMBAT_CHANCE: "Act in this combat, or pass.",
    questions.STRIKE_BACK_AT: "Whom does {about} strike back at?",
    questions.PAY: "Which Location pays for {about}?",
    questions.REACT: "Use the Reaction of {about}?",
    questions.CHOOSE: "Choose for {about}.",
    questions.CHOOSE_ROW: "Choose a row.",
    questions.CHOOSE_ROW_FOR: "In which row does {about} go?",
    questions.CHOOSE_PLAYER: "Choose a player.",
    questions.CHOOSE_NUMBER: "Choose a number.",
    questions.CHOOSE_ONE: "Choose one.",
    questions.NAME_A_CARD: "Name a card.",
    questions.MAY: "Use the power of {about}?",
    questions.DISCARD: "Which card do you discard?",
    questions.SEARCH: "What do you take from your deck?",
    questions.PUT_ON_THE_BOTTOM_NEXT: "Which card goes to the bottom next?",
    questions.PUT_ON_THE_TOP_NEXT: "Which card goes on top next?",
    questions.RESOURCE_FROM_THE_DECK: "Does the new resource lie face down or face up?",
    questions.WHICH_IS_KOD: "Which of the characters of one name is KO'd?",
    questions.ATTACK_AGAIN: "Whom does {about} attack next?",
    questions.DANCE: "Exhaust a character to stay in the Dance Off, or drop out.",
}
"""The question behind each `why`; {about} is the card that asks."""

FIXED: Final = {
    verbs.PASS: "Pass",
    verbs.NEXT: "Go on",
    verbs.MAIN_PHASE: "Go to the Main Phase",
    verbs.END_TURN: "End the turn",
    verbs.KEEP: "Keep the hand",
    verbs.MULLIGAN: "Draw a new hand",
    verbs.YES: "Yes",
    verbs.NO: "No",
    verbs.DONE: "Done",
    verbs.NONE: "None",
    verbs.DROP_OUT: "Drop out",
    verbs.UP: "Face up",
    verbs.DOWN: "Face down",
}
ABOUT_A_CARD: Final = {
    verbs.ATTACK: "Attack with {card}",
    verbs.JOIN: "{card} joins the attack",
    verbs.DEFEND: "Attack {card}",
    verbs.STRIKE: "{card}",
    verbs.PICK: "{card}",
    verbs.PLAY: "Play {card}",
    verbs.TURN: "Turn {card} face down",
    verbs.DISCARD: "Discard {card}",
    verbs.MOVE: "Move {card} to the other row",
    verbs.RESOURCE: "Place {card} face {text} as a resource",
    verbs.RECRUIT: "Recruit {card} into the {text} row",
    verbs.DANCE: "Exhaust {card}",
    verbs.EXHAUST: "Exhaust {card}",
}

WORDED: Final = (
    verbs.USE,
    verbs.RESOLVE,
    verbs.POWER_UP,
    verbs.EQUIP,
    verbs.FIRST,
    verbs.HAND_OVER,
    verbs.PLAYER,
    verbs.ROW,
    verbs.NUMBER,
    verbs.MODE,
    verbs.TAKE,
    verbs.NAME,
)
"""Verbs with wording of their own in `label`."""


def prompt(
    decision: Decision,
    namer: Namer,
    viewer: int | None = None,
    names: tuple[str, ...] = (),
    effect: Effect | None = None,
) -> str:
    """What is being asked; for anybody but the one who decides, with that player's name.

    `effect` is the word that asks, if it is known: "Choose an enemy character (Black Widow)." says more than "Choose".
    """
    about = namer(decision.about) if decision.about else ""
    template = _asked_by(effect, about) or PROMPTS.get(decision.why)
    if template is None:
        text = f"{sentence_case(decision.why)}{f' ({about})' if about else ''}."
    else:
        text = template.replace("{about}", about or "this power")
    if not names or viewer == decision.seat:
        return text
    return f"{names[decision.seat]} decides: {text}"


def _asked_by(effect: Effect | None, about: str) -> str:
    """The question as the card itself puts it, or ''."""
    told = telling_of(about or "this character")
    by = f" ({about})" if about else ""
    if isinstance(effect, Choose):
        return f"Choose {picked(effect, told).text}{by}."
    if isinstance(effect, May):
        text = sentence_case(tell(effect.do, told))
        return f"{text}?{by}" if ". " not in text else f"{text}. Do it?{by}"
    if isinstance(effect, MayPay):
        return f"Pay [{effect.symbol}]?{by}"
    return ""


def power_label(key: str) -> str:
    """A power by the key that options carry: "Smash|Main|Might" is "Smash (Main [Might])"."""
    name, _, rest = key.partition("|")
    window, _, cost = rest.partition("|")
    if not window:
        return name
    price = symbols(tuple(cost.split(","))) if cost else ""
    return f"{name} ({f'{window} {price}'.strip()})"


def _player(seat: int, names: tuple[str, ...]) -> str:
    return names[seat] if 0 <= seat < len(names) else f"Player {seat + 1}"


def label(option: Option, namer: Namer, names: tuple[str, ...] = (), effect: Effect | None = None) -> str:
    """An option in words; `effect` is the word that asks, which knows what its modes say.

    >>> label(Option("attack", 17), {17: "Hulk"}.__getitem__), label(Option("pass"), str)
    ('Attack with Hulk', 'Pass')
    """
    verb, card = option.verb, namer(option.card) if option.card else ""
    if verb in FIXED and not option.card:
        return FIXED[verb]
    if verb == verbs.USE:
        return f"{card}: {power_label(option.text)}" if card else power_label(option.text)
    if verb == verbs.RESOLVE:
        return listing([word for word in (card, option.text) if word], "with")
    if verb == verbs.POWER_UP:
        return f"Power up {namer(option.number)} with {card or 'a card'}"
    if verb == verbs.EQUIP:
        return f"Equip {namer(option.number)} with {card or 'a card'}"
    if verb == verbs.RECRUIT and option.seat >= 0:
        mate = _player(option.seat, names) if names else "your teammate"
        return f"Recruit {card} into {mate}'s {option.text} row"
    if verb == verbs.FIRST:
        return f"{_player(option.seat, names)} goes first"
    if verb == verbs.HAND_OVER:
        return f"Let {_player(option.seat, names) if names else 'your partner'} act"
    if verb in (verbs.DEFEND, verbs.PLAYER) and not option.card:
        return f"Attack {_player(option.seat, names)}" if verb == verbs.DEFEND else _player(option.seat, names)
    if verb == verbs.ROW and not option.card:
        whose = f" of {_player(option.seat, names)}" if option.seat >= 0 else ""
        return f"{sentence_case(option.text)} row{whose}"
    if verb == verbs.MODE and isinstance(effect, OneOf):
        return sentence_case(tell(effect.modes[option.number - 1], telling_of("this character")))
    if verb == verbs.TAKE:
        return f"Take {card_name(option.text)}"
    if verb == verbs.NAME:
        return option.text
    if verb in ABOUT_A_CARD:
        return ABOUT_A_CARD[verb].format(card=card or "a card", text=option.text)
    if verb == verbs.NUMBER:
        return str(option.number)
    words = [verb, card, option.text, str(option.number) if option.number else ""]
    return sentence_case(" ".join(word for word in words if word))
