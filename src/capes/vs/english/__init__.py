"""Rules text, prompts and the story of a game, written from the words.

Lives here: a writer for every word, what keywords mean, sentences for events, prompts and labels for decisions.
Does not live here: what the words do (rules), which card says what (cards), any table in progress.
May call: core, language, contract, words.
"""

from capes.vs.english import (  # noqa: F401  (they fill the tables)
    card_effects,
    choosing,
    effects,
    oddities,
    turns,
)
from capes.vs.english.briefs import briefs, card_brief, keyword_brief, power_brief, purpose
from capes.vs.english.events import card_name, tell
from capes.vs.english.keywords import keyword_text
from capes.vs.english.lines import condition_text, power_name, power_text, rules_lines, rules_text
from capes.vs.english.prompts import label, prompt
from capes.vs.english.vocabulary import writers

__all__ = [
    "briefs",
    "card_brief",
    "card_name",
    "condition_text",
    "keyword_brief",
    "keyword_text",
    "label",
    "power_brief",
    "power_name",
    "power_text",
    "prompt",
    "purpose",
    "rules_lines",
    "rules_text",
    "tell",
    "writers",
]
