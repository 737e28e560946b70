"""How words act on state; one file per rulebook heading.

Lives here: handlers for effects, the verbs that change the state, legality and its reasons, stats, triggers, checks.
Does not live here: any card's name, any text a player reads but short reasons, anything about views.
May call: core, contract, words, state.
"""
