"""Briefs: what a card or a power does in at most 44 characters, written from its full text."""

from __future__ import annotations

import re
from typing import Final

from capes.duel.english.cards import said, sentence
from capes.duel.words.kinds import CHARACTER, INTERRUPTION, NORMAL
from capes.duel.words.printed import Power, Printed

LONGEST: Final = 44

# In order: how the full text says it, and how a brief does. Figures come from the text.
PHRASES: Final = tuple(
    (re.compile(pattern), short)
    for pattern, short in (
        (r"^Persistent effect: all ", "All "),
        (r"^Instant effect: a Condition about a (\w+) and this card are removed.*all (\w+) attacks do (\d+) .*$",
         r"No \1 Condition, or \2 does \3 less"),
        (r"^Choose an opposing Character outside this match-up: it takes", "Another enemy takes"),
        (r"^Choose an opposing Character in another match-up: it does", "Another enemy does"),
        (r"^Choose this Character or a teammate: it heals", "Itself or a teammate heals"),
        (r"^Choose a teammate: it heals", "A teammate heals"),
        (r"^This Character and teammates (take|do)", r"Your team \1s"),
        (r"^Your team dos", "Your team does"),
        (r"^Opposing Characters do", "Enemies do"),
        (r"^Choose a Character, but not the last active one of a team: .*", "A Character returns to hand"),
        (r"^Choose an active Character of yours: it returns to.*", "A Character of yours returns to hand"),
        (r"^Choose a knocked-out Character: it gets up with", "Somebody knocked out gets up with"),
        (r"^Choose an active Character: the next (\d+) damage to it this turn is prevented",
         r"Prevents the next \1 damage to a Character"),
        (r"^Choose a Character with a declared power: its power does no.*", "Cancels a declared power"),
        (r"^Choose a Character in a match-up: it does (\S+ damage) this turn", r"\1 by a Character this turn"),
        (r"^Choose a Character in a match-up: its attack is (\w+) this turn", r"An attack is \1 this turn"),
        (r"^Choose a Character in a match-up and a teammate in a match-up: they.*", "Two teammates trade match-ups"),
        (r"^Choose a Character in a match-up and a free teammate: .*", "A free teammate takes a fighter's place"),
        (r"^Choose a Condition in play: discard it", "Removes a Condition"),
        (r"^Choose an active Character: it takes", "A Character takes"),
        (r"^Choose a Character: it heals", "A Character heals"),
        (r"^Damage that would knock this Character out from (\d+) or more Health leaves (\d+)",
         r"Survives at \2 from \1 or more Health"),
        (r"^Conditions do not change the damage this Character does", "Conditions do not change its damage"),
        (r"^Abilities and powers do not lower the damage this Character does", "Nothing lowers its damage"),
        (r"^The ability of the opponent does not work", "Switches off the opponent's ability"),
        (r"^The opponent can only use its first power", "Opponent only has its first power"),
        (r"^At the end of your turns: heals (\d+)", r"Heals \1 at the end of your turns"),
        (r"^When put in play in Step 3: draw (\d+) card", r"Draw \1 card when put in play"),
        (r"for each other match-up \(.*\)", "per other match-up"),
        (r"for each Condition in play \(.*\)", "per Condition in play"),
        (r"^Does ", ""),
        (r"^Takes ", ""),
        (r"^The opponent does ", "Opponent does "),
        (r"^(\d+ less) from", r"Takes \1 from"),
        (r"a Character below full Health", "wounded Characters"),
        (r"\bother players' turns", "other turns"),
        (r"[. ]+$", ""),
    )
)  # fmt: skip


def shortened(text: str) -> str:
    """A sentence of a card, as a brief."""
    for pattern, short in PHRASES:
        text = pattern.sub(short, text)
    if len(text) > LONGEST:
        text = text.replace(" damage", "")
    return text[:1].upper() + text[1:]


def power_brief(power: Power) -> str:
    """A power's damage and speed, and what else it does."""
    damage = f"{power.damage} damage" + (f", {power.speed}" if power.speed != NORMAL else "")
    more = ", ".join(shortened(said(word))[:1].lower() + shortened(said(word))[1:] for word in power.does)
    both = f"{damage}; {more}".replace(" damage,", ",") if more else damage
    if len(both) > LONGEST:
        both = f"{damage}; {more.replace(' damage', '')}"
    return both if len(both) <= LONGEST else more[:1].upper() + more[1:]


def briefs(card: Printed) -> list[str]:
    """A brief for every line of a card's text, in the same order."""
    if card.kind == CHARACTER:
        return [*map(power_brief, card.powers), *(shortened(said(word)) for word in card.words)]
    if card.kind == INTERRUPTION:
        return [shortened(sentence(card.words))]
    return [shortened(" ".join(said(word) for word in card.words))]


def card_brief(card: Printed) -> str:
    """The one line of a card in hand: an ability, or what the card does."""
    return briefs(card)[-1]
