"""Rules text, prompts and the story of a game, written from the words.

Lives here: a writer for every word, what keywords mean, sentences for events, prompts and labels for decisions.
Does not live here: what the words do (rules), which card says what (cards), any table in progress.
May call: words, core.
"""

from capes.vs.english import card_effects, choosing, effects, oddities, turns  # noqa: F401  (they fill the tables)
from capes.vs.english.keywords import keyword_text
from capes.vs.english.lines import power_text, rules_lines, rules_text

__all__ = ["keyword_text", "power_text", "rules_lines", "rules_text"]
