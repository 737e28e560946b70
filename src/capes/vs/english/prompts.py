"""What a decision asks, and what picking an option means: as sentences, and in English for whoever reads text.

The words are in `language/*/choices.ftl`, by the name of the question or the verb.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from capes.core.option import Decision, Option
from capes.language.catalogue import Reader, capital
from capes.language.sentence import Argument, Seat, Sentence, plain
from capes.vs.contract import questions, verbs
from capes.vs.english.card_words import done_said, picking_said
from capes.vs.english.events import card_name
from capes.vs.english.grammar import sentence_case
from capes.vs.english.powers import symbols
from capes.vs.words.effects import Choose, May, MayPay, OneOf
from capes.vs.words.kinds import Effect

Namer = Callable[[int], str]
"""The name of a card by its number, '' for one the reader may not know."""

ABOUT_THE_ASKER: Final = (
    questions.DECLARE_ATTACK,
    questions.STRIKE_BACK_AT,
    questions.PAY,
    questions.REACT,
    questions.CHOOSE,
    questions.CHOOSE_ROW_FOR,
    questions.MAY,
    questions.ATTACK_AGAIN,
)
"""Questions that name the card that asks."""

ASKED: Final = (
    questions.GO_FIRST,
    questions.PLACE_MAIN,
    questions.KEEP_HAND,
    questions.KEEP_MAIN,
    questions.ORDER_TRIGGERS,
    questions.RECOVERY_PHASE,
    questions.RESOURCE_STEP,
    questions.RECRUIT_STEP,
    questions.FORMATION_STEP,
    questions.AFTER_FORMATION,
    questions.MAIN_PHASE,
    questions.DECLARE_ATTACK,
    questions.COMBAT_CHANCE,
    questions.STRIKE_BACK_AT,
    questions.PAY,
    questions.REACT,
    questions.CHOOSE,
    questions.CHOOSE_ROW,
    questions.CHOOSE_ROW_FOR,
    questions.CHOOSE_PLAYER,
    questions.CHOOSE_NUMBER,
    questions.CHOOSE_ONE,
    questions.NAME_A_CARD,
    questions.MAY,
    questions.DISCARD,
    questions.SEARCH,
    questions.PUT_ON_THE_BOTTOM_NEXT,
    questions.PUT_ON_THE_TOP_NEXT,
    questions.RESOURCE_FROM_THE_DECK,
    questions.WHICH_IS_KOD,
    questions.ATTACK_AGAIN,
    questions.DANCE,
)
"""Every question that has words."""

FIXED: Final = (
    verbs.PASS,
    verbs.NEXT,
    verbs.MAIN_PHASE,
    verbs.END_TURN,
    verbs.KEEP,
    verbs.MULLIGAN,
    verbs.YES,
    verbs.NO,
    verbs.DONE,
    verbs.NONE,
    verbs.DROP_OUT,
    verbs.UP,
    verbs.DOWN,
)
"""Verbs that need no more words."""

ABOUT_A_CARD: Final = (
    verbs.ATTACK,
    verbs.JOIN,
    verbs.DEFEND,
    verbs.STRIKE,
    verbs.PICK,
    verbs.PLAY,
    verbs.TURN,
    verbs.DISCARD,
    verbs.MOVE,
    verbs.RESOURCE,
    verbs.RECRUIT,
    verbs.DANCE,
    verbs.EXHAUST,
)
"""Verbs that are about a card."""

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


A_CARD: Final = Sentence("a-card")


@cache
def key(kind: str, word: str) -> str:
    """The message of a question or a verb: `ask-vs-choose-row`, `do-vs-end-turn`."""
    return f"{kind}-vs-" + re.sub(r"[^a-z0-9]+", "-", word.lower())


def question(decision: Decision, namer: Namer, effect: Effect | None = None) -> Sentence:
    """What is being asked.

    `effect` is the word that asks, if it is known: "Choose an enemy character (Black Widow)." says more than "Choose".
    """
    about = namer(decision.about) if decision.about else ""
    if effect is not None:
        asked = _asked_by(effect, about)
        if asked is not None:
            return asked
    if decision.why in ABOUT_THE_ASKER:
        return Sentence(key("ask", decision.why), about=about or Sentence("this-power"))
    if decision.why in ASKED:
        return Sentence(key("ask", decision.why))
    return plain(f"{sentence_case(decision.why)}{f' ({about})' if about else ''}.")


def _asked_by(effect: Effect, about: str) -> Sentence | None:
    """The question as the card itself puts it."""
    if isinstance(effect, Choose):
        return _by("ask-vs-choose-what", about, what=picking_said(effect, about))
    if isinstance(effect, May):
        what, several = done_said(effect.do, about)
        return _by("ask-vs-may-do-all" if several else "ask-vs-may-do", about, what=what)
    if isinstance(effect, MayPay):
        return _by("ask-vs-pay-symbol", about, symbol=f"[{effect.symbol}]")
    return None


def _by(key: str, about: str, **args: Argument) -> Sentence:
    return Sentence(key, about=about, **args) if about else Sentence(f"{key}-only", **args)


def prompt(
    decision: Decision,
    namer: Namer,
    viewer: int | None = None,
    names: tuple[str, ...] = (),
    effect: Effect | None = None,
) -> str:
    """The question in English; for anybody but the one who decides, with that player's name."""
    asked = question(decision, namer, effect)
    if names and viewer != decision.seat:
        asked = Sentence("someone-decides", who=Seat(decision.seat), question=asked)
    return Reader(names=names).say(asked)


def power_label(key: str) -> str:
    """A power by the key that options carry: "Smash|Main|Might" is "Smash (Main [Might])"."""
    name, _, rest = key.partition("|")
    window, _, cost = rest.partition("|")
    if not window:
        return name
    price = symbols(tuple(cost.split(","))) if cost else ""
    return f"{name} ({f'{window} {price}'.strip()})"


def choice(option: Option, namer: Namer, effect: Effect | None = None) -> Sentence:
    """What picking an option means; `effect` is the word that asks, which knows what its modes say."""
    verb, card = option.verb, namer(option.card) if option.card else ""
    if verb in FIXED and not option.card:
        return Sentence(key("do", verb))
    about_player = _about_player(option, card)
    if about_player is not None:
        return about_player
    if verb == verbs.USE:
        power = power_label(option.text)
        return Sentence("do-vs-use", card=card, power=power) if card else Sentence("do-vs-use-alone", power=power)
    if verb == verbs.RESOLVE:
        both = bool(card and option.text)
        return Sentence("do-vs-resolve", card=card, power=option.text) if both else plain(card or option.text)
    if verb in (verbs.POWER_UP, verbs.EQUIP):
        return Sentence(key("do", verb), target=namer(option.number), card=card or A_CARD)
    if verb == verbs.MODE and isinstance(effect, OneOf):
        return done_said(effect.modes[option.number - 1], "")[0]
    if verb == verbs.TAKE:
        return Sentence("do-vs-take", card=card_name(option.text))
    if verb == verbs.RECRUIT:
        return Sentence("do-vs-recruit", card=card or A_CARD, row=option.text)
    if verb == verbs.RESOURCE:
        return Sentence("do-vs-resource", card=card or A_CARD, text=option.text)
    if verb in ABOUT_A_CARD:
        return Sentence(key("do", verb), card=card or A_CARD)
    if verb in (verbs.NAME, verbs.NUMBER):
        return plain(option.text or str(option.number))
    words = [verb, card, option.text, str(option.number) if option.number else ""]
    return plain(sentence_case(" ".join(word for word in words if word)))


def _about_player(option: Option, card: str) -> Sentence | None:
    """Options that name a player."""
    verb, who = option.verb, Seat(option.seat)
    if verb == verbs.RECRUIT and option.seat >= 0:
        return Sentence("do-vs-recruit-there", card=card or A_CARD, row=option.text, who=who)
    if verb in (verbs.FIRST, verbs.HAND_OVER):
        return Sentence(key("do", verb), who=who)
    if verb in (verbs.DEFEND, verbs.PLAYER) and not option.card:
        return Sentence("do-vs-attack-player" if verb == verbs.DEFEND else "do-vs-player", who=who)
    if verb == verbs.ROW and not option.card:
        if option.seat < 0:
            return Sentence("do-vs-row", row=option.text)
        return Sentence("do-vs-row-there", row=option.text, who=who)
    return None


def label(option: Option, namer: Namer, names: tuple[str, ...] = (), effect: Effect | None = None) -> str:
    """An option in English.

    >>> label(Option("attack", 17), {17: "Hulk"}.__getitem__), label(Option("pass"), str)
    ('Attack with Hulk', 'Pass')
    """
    return capital(Reader(names=names).say(choice(option, namer, effect)))
