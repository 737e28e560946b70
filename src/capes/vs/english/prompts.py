"""What a decision asks, and what picking an option means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from capes.core.option import Decision, Option
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
    "go first": "Who goes first?",
    "place main": "In which row does your main character start?",
    "keep hand": "Keep this hand?",
    "keep main": "Which main character do you keep?",
    "order triggers": "Which power happens first?",
    "recovery phase": "Recovery Phase: use a power, or go on.",
    "resource step": "Resource Step: place a resource, or go on.",
    "recruit step": "Recruit Step: recruit, or go on.",
    "formation step": "Formation Step: move your characters, or go on.",
    "after formation": "Build Phase: anything more?",
    "main phase": "Main Phase: what do you do?",
    "declare attack": "Whom does {about} attack, and who joins in?",
    "combat chance": "Act in this combat, or pass.",
    "strike back at": "Whom does {about} strike back at?",
    "pay": "Which Location pays for {about}?",
    "react": "Use the Reaction of {about}?",
    "choose": "Choose for {about}.",
    "choose row": "Choose a row.",
    "choose row for": "In which row does {about} go?",
    "choose player": "Choose a player.",
    "choose number": "Choose a number.",
    "choose one": "Choose one.",
    "name a card": "Name a card.",
    "may": "Use the power of {about}?",
    "discard": "Which card do you discard?",
    "search": "What do you take from your deck?",
    "put on the bottom next": "Which card goes to the bottom next?",
    "put on the top next": "Which card goes on top next?",
    "resource from the deck": "Does the new resource lie face down or face up?",
    "which is KO'd": "Which of the characters of one name is KO'd?",
    "attack again": "Whom does {about} attack next?",
    "dance": "Exhaust a character to stay in the Dance Off, or drop out.",
}
"""The question behind each `why`; {about} is the card that asks."""

FIXED: Final = {
    "pass": "Pass", "next": "Go on", "main phase": "Go to the Main Phase", "end turn": "End the turn",
    "keep": "Keep the hand", "mulligan": "Draw a new hand", "yes": "Yes", "no": "No", "done": "Done", "none": "None",
    "drop out": "Drop out",
    "up": "Face up", "down": "Face down",
}  # fmt: skip
ABOUT_A_CARD: Final = {
    "attack": "Attack with {card}", "join": "{card} joins the attack", "defend": "Attack {card}", "strike": "{card}",
    "pick": "{card}", "play": "Play {card}", "turn": "Turn {card} face down", "discard": "Discard {card}",
    "move": "Move {card} to the other row", "resource": "Place {card} face {text} as a resource",
    "recruit": "Recruit {card} into the {text} row", "dance": "Exhaust {card}", "exhaust": "Exhaust {card}",
}  # fmt: skip

WORDED: Final = (
    "use", "resolve", "power up", "equip", "first", "hand over", "player", "row", "number", "mode", "take", "name",
)  # fmt: skip
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


def _player(number: int, names: tuple[str, ...]) -> str:
    return names[number - 1] if 0 < number <= len(names) else f"Player {number}"


def label(option: Option, namer: Namer, names: tuple[str, ...] = (), effect: Effect | None = None) -> str:
    """An option in words; `effect` is the word that asks, which knows what its modes say.

    >>> label(Option("attack", 17), {17: "Hulk"}.__getitem__), label(Option("pass"), str)
    ('Attack with Hulk', 'Pass')
    """
    verb, card = option.verb, namer(option.card) if option.card else ""
    if verb in FIXED and not option.card:
        return FIXED[verb]
    if verb == "use":
        return f"{card}: {power_label(option.text)}" if card else power_label(option.text)
    if verb == "resolve":
        return listing([word for word in (card, option.text) if word], "with")
    if verb == "power up":
        return f"Power up {namer(option.number)} with {card or 'a card'}"
    if verb == "equip":
        return f"Equip {namer(option.number)} with {card or 'a card'}"
    if verb == "recruit" and option.number:
        mate = _player(option.number, names) if names else "your teammate"
        return f"Recruit {card} into {mate}'s {option.text} row"
    if verb == "first":
        return f"{_player(option.number, names)} goes first"
    if verb == "hand over":
        return f"Let {_player(option.number, names) if names else 'your partner'} act"
    if verb in ("defend", "player") and not option.card:
        return f"Attack {_player(option.number, names)}" if verb == "defend" else _player(option.number, names)
    if verb == "row" and not option.card:
        whose = f" of {_player(option.number, names)}" if option.number else ""
        return f"{sentence_case(option.text)} row{whose}"
    if verb == "mode" and isinstance(effect, OneOf):
        return sentence_case(tell(effect.modes[option.number - 1], telling_of("this character")))
    if verb == "take":
        return f"Take {card_name(option.text)}"
    if verb == "name":
        return option.text
    if verb in ABOUT_A_CARD:
        return ABOUT_A_CARD[verb].format(card=card or "a card", text=option.text)
    if verb == "number":
        return str(option.number)
    words = [verb, card, option.text, str(option.number) if option.number else ""]
    return sentence_case(" ".join(word for word in words if word))
