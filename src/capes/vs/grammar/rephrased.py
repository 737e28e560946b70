"""Whole turns of phrase read as the cards say them; they are tried only where a text cannot be read as it stands.

A synonym swaps a word for a word wherever it stands. What changes the order of a sentence is here: each row is what
people write (# is the character's own name, or "this character") and how a card says it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

ME: Final = r"(?:\ufffc|this character|equipped character|the equipped character)"
NOUN: Final = r"[^,.;:]+?"

TURNS: Final[tuple[tuple[str, str], ...]] = (
    # how a power begins
    (r"^(main|build|combat|recovery) (?:\()?(energy|intellect|might|skill)\)?(?=[ :(])", r"\1 [\2]"),
    (r"^(energy|intellect|might|skill): ?", r"Main [\1]: "),
    (r"^\[(energy|intellect|might|skill)\]: ?", r"Main [\1]: "),
    (r"\[(?:2|two) (energy|intellect|might|skill)\]", r"[\1][\1]"),
    (r"^(?:while|as long as|if) ([^,]+), (.+?)\.?$", r"\2 while \1."),
    (r"^during your turns?, (.+?)\.?$", r"\1 while it is your turn."),
    (r"^(?:during|on) (?:enemy turns|your opponents?'?s? turns?|an (?:enemy|opponent)'s turn|each "
     r"enemy turn), (.+?)\.?$",
     r"\1 while it is an enemy player's turn."),
    (r"\b(?:on|during) your turns?\.$", "while it is your turn."),
    (r"\b(?:on|during) (?:enemy turns|your opponents?'?s? turns?|an? (?:enemy|opponent)'s turn)\.$",
     "while it is an enemy player's turn."),
    (r"\bwhile (attacking|defending|stunned|exhausted|ready|wounded|in (?:the|your) (?:front|back) row)\b",
     "while \ufffc is \\1"),
    (r"\bis in your (front|back) row\b", r"is in the \1 row"),
    (r"\bwhile it attacks\b", "while it is attacking"), (r"\bwhile it defends\b", "while it is defending"),
    (rf"({ME}) gets\b(?=[^,]*?(?: while | for each |\.$))(?!.*\bthis (?:turn|combat)\b)", r"\1 has"),
    (rf"\bwhile (?:fighting|in combat with|it fights|{ME} fights)\b", "while \ufffc is in combat with"),
    (rf"^({ME}) (?:gains|gets) ([A-Z][a-z]+)\.?$", r"\1 has \2."),
    # what happens
    (rf"\bwhen(?:ever)? (?:an? (?:enemy )?(?:character|enemy) attacks|an (?:opponent|enemy player) "
     rf"attacks|an opponent's "
     rf"character attacks) ({ME})", r"when \1 is attacked"),
    (rf"(when {ME} is attacked,[^.]*?)\bthat (?:character|enemy)\b", r"\1the attacker"),
    (rf"(when(?:ever)? {ME}) attacks (?:an? (?:enemy )?character|an enemy|somebody|another character)\b",
     r"\1 attacks"),
    (rf"(when(?:ever)? {ME}) attacks an? ({NOUN}) character\b([^,]*)", r"\1 attacks, if there is a \2 defender\3"),
    (r"(when(?:ever)?) (an?|another) ([^,]*?)character appears on your side",
     r"\1 \2 \3character on your side appears"),
    (r"(when(?:ever)?) (an?|another) ([^,]*?)character (?:enters|comes into) play on your side",
     r"\1 \2 \3character on your side appears"),
    (r"(when(?:ever)? you) draw (?:a|one) card\b", r"\1 draw one or more cards"),
    (r"(when(?:ever)? an (?:enemy player|opponent)) draws a card\b", r"\1 draws one or more cards"),
    (r"(when(?:ever)?) your characters? (attacks?|is|are)\b", r"\1 a character on your side \2"),
    (r"\bdid not attack\b", "has not attacked"), (r"\bdidn't attack\b", "has not attacked"),
    (r"\battacked this turn(?=[,.])(?<!has attacked this turn)(?<!not attacked this turn)", "has attacked this turn"),
    (r"\byou have no cards\b(?: in (?:your )?hand)?", "you have no card in hand"),
    (r"\byour hand is empty\b|\byou have an empty hand\b", "you have no card in hand"),
    (r"\b(?:if )you have (\w+) or more cards in (?:your )?hand\b", r"if there are at least \1 cards in your hand"),
    (r"\byou (?:have|control) (?:at least )?(two|three|four|five|six|\d)(?: or more)? ([^,.]*characters)\b(?! on)",
     r"there are at least \1 \2 on your side"),
    (r"\bthere are (two|three|four|five|six|\d) or more\b", r"there are at least \1"),
    (r"\byou (?:have|control) an(other)? ([^,.]*character)\b(?! on)", r"there is an\1 \2 on your side"),
    (r"\byou (?:have|control) (a [^,.]*character)\b(?! on)", r"there is \1 on your side"),
    (r"(when(?:ever)?) (?:the |a )?combat (?:ends|is over)", r"\1 this combat is over"),
    # what is done
    (r"(?<=[,:] )gain (\d+|one|two|three) xp\b", "\ufffc gains \\1 XP"),
    (r"\bchoose one ?[-\u2013\u2014] ", "choose one: "),
    (r"\bdouble (\ufffc|its|this character)(?:'s)? ATK (?=this|until)", "\ufffc strikes with double ATK "),
    (r"\bremove all wounds from (\ufffc|it|your main character)\b", r"remove a wound from \1 for each wound \1 has"),
    (r"\bcosts? (\d) less(?: to recruit)?(?=\.|$| this)", r"cost you \1 less"),
    (r"\bthe (enemy|opposing) main character\b", "an enemy main character"),
    (r"\benemy ([^.;,]*?) until (?:the start of |the beginning of )?your next turn(?: begins)?\b",
     r"enemy \1 until the end of its controller's next turn"),
    (r"\buntil (?:the start of |the beginning of )?your next turn(?: begins)?, ([^.;,]*?\benemy [^.;,]*)",
     r"\1 until the end of its controller's next turn"),
    (r"\bdeals? (?:a|one|1) wounds? to\b", "put a wound on"), (r"\bdeals? (\w+) wounds? to\b", r"put \1 wounds on"),
    (r"\b(?:wound) (?=an?\b|each\b|another\b|up\b|all\b|it\b)", "put a wound on "),
    (r"\b(?:give|gives) (an?|each|another|your|all|up to \w+|\ufffc|it|target) ([^,.;]*?) "
     r"?([+-]\d/[+-]\d|[+-]\d (?:ATK|DEF))",
     r"\1 \2 gets \3"),
    (r"\b(?:give) (an?|each|another|your|all|up to \w+|\ufffc|it|target) ([^,.;]*?) ?"
     r"(flight|ranged|\b[A-Z][a-z]+\b)(?= (?:this|until))", r"\1 \2 gains \3"),
    (r"\b(?:gain|take) control of ([^,.;]+?) (?:this turn|until (?:the )?end of (?:the )?turn)",
     r"move \1 to your side. When the turn ends, it goes back"),
    (r"\b(?:swap|switch|exchange) (?:the )?ATK and DEF of ([^,.;]+?) (this \w+|until [^,.;]+)",
     r"the ATK and DEF of \1 are exchanged \2"),
    (r"\bloses? all (?:its |their )?powers\b", "loses all keyword powers, Super Powers and Level Up powers"),
    (r"(uses a super power,[^.]*?)\bcancel (?:it|that power)\b", r"\1cancel that Super Power"),
    (r"\b(?:cancel|end|stop) (?:this|that) (?:combat|attack)\b|\b(?:cancel|end|stop) the attack\b",
     "cancel the combat"),
    (r"\bmove ([^,.;]+?) to (?:the|your) (front|back) row\b", r"move \1 to its \2 row"),
    (r"\bmove ([^,.;]+?) to the other row\b", r"move \1 to the other row of its side"),
    (r"\bput (one|up to \w+|\w+) (?:of them )?into your hand and the (?:rest|others?) (on the "
     r"bottom|on top) of your deck"
     r"(?! in)", r"put \1 of them into your hand and the rest \2 of your deck in any order"),
    (r"\bsearch your deck for (an? [^,.;]+?)(?:,)? (?:and )?(?:reveal it(?:,)? (?:and )?)?(?:put|add) "
     r"it (?:in)?to your "
     r"hand(?:[,.]? (?:then |and )?shuffle(?: your deck)?)?",
     r"search your deck for \1, reveal it, put it into your hand and shuffle your deck"),
    (r"\bshuffle your ko pile into your deck\b", "shuffle all cards in your KO pile into your deck"),
    (r"\bdraw cards equal to ([^.;]+)", r"draw X cards, where X is \1"),
    (r"\bdraw (?:a card|cards) for every\b", "draw a card for each"),
    (r"\b(an (?:opponent|enemy player)|each enemy player|each opponent)'s hand\b", "each enemy player's hand"),
    (r"\blook at (?:an opponent's|your opponent's|the enemy|an enemy|the opponent's) hand\b",
     "look at each enemy player's hand"),
    (r"\bchoose an? (?:opponent|enemy player)[.,]? (?:they|that player|he or she) discards?\b",
     "each enemy player discards"),
    (r"\bthey (discard|draw|reveal)\b", r"that player \1s"),
    (r"\bcannot strike back\.$", "cannot strike back this combat."),
    (r"\b(?:doesn't|does not|can't|cannot) strike back (?=this|until)", "cannot strike back "),
    (rf"({ME}) must attack(?: each turn)?(?: if (?:able|possible|it can))?\.$",
     "the first attack you make each turn must include \ufffc if \ufffc is able to attack."),
    (r"\bfor each wound on (\ufffc|it|this character)", r"for each wound \1 has"),
    (r"\bfor each of (?:your|its|his|her) wounds\b", "for each wound \ufffc has"),
    (r"\beach defender\b|\ball defenders\b", "the defender"), (r"\beach attacker\b|\ball attackers\b", "the attacker"),
    # whom
    (r"\b(equipped character|the equipped character)\b", "\ufffc"),
    (r"\b(an?|each|another|target|all|up to \w+) opponent's\b", r"\1 enemy"),
    (r"\bthe (?:enemy|opponent|opposing player)\b(?! character| player| side| front| back)", "each enemy player"),
)  # fmt: skip
"""Tried in this order, all that fit together."""

FIRST: Final = (
    (r"\b(reveal|look at) the top card of your deck[.,;]? (?:and )?if it is (an? [^,.;]+), (?:you may "
     r")?put it into your hand",
     r"\1 the top card of your deck. Put \2 from among them into your hand"),
)  # fmt: skip
"""Where "it" would be taken for the character itself."""

READY: Final = tuple((re.compile(said, re.IGNORECASE), meant) for said, meant in TURNS)
READY_FIRST: Final = tuple((re.compile(said, re.IGNORECASE), meant) for said, meant in FIRST)
MOST: Final = 600
"""Longer texts are read as they stand."""
MOST_TRIED: Final = 8


def settled(text: str) -> str:
    """The text with the few turns that would otherwise be taken for something else."""
    for pattern, meant in READY_FIRST if len(text) <= MOST else ():
        text = pattern.sub(meant, text)
    return text


def rephrased(text: str, own: str = "") -> Iterator[str]:
    """The text in other words: with every turn of phrase as the cards have it, then with one of them at a time."""
    if len(text) > MOST:
        return
    mine = own or "this character"
    said = text.replace(own, "\ufffc") if own else text
    fitting = [(pattern, meant) for pattern, meant in READY if pattern.search(said)]
    whole = said
    for pattern, meant in READY:
        whole = pattern.sub(meant, whole)
    tried = [whole, *(pattern.sub(meant, said) for pattern, meant in fitting[:MOST_TRIED])]
    for one in dict.fromkeys(tried):
        if one != said:
            yield one.replace("\ufffc", mine)


PRONOUNS: Final = (
    (r"\b(?:it|him|them)\b(?! is your| is an? )", "that character"),
    (r"\b(?:its|his|their)\b(?! owner)", "that character's"),
)


def pointed(text: str) -> str:
    """The text with "that character" for every pronoun after what happens."""
    before, comma, after = text.partition(",")
    for pattern, meant in PRONOUNS:
        after = re.sub(pattern, meant, after, flags=re.IGNORECASE)
    return before + comma + after
