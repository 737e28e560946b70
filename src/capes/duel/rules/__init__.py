"""How Duel's words act on the state: one file per heading of the rulebook.

Lives here: set-up, the steps of a turn, match-ups, powers, Interruptions, damage, the end of turn and game.
Does not live here: any card by name.
May call: core, contract, words, state.
"""
