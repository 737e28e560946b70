"""How positions and options look at a glance, for players that are programs.

Lives here: the worth of a position, how promising an option is, how likely it is in a game played out.
Does not live here: what a seat may see (view), searching (bots).
May call: core, contract, words, state, rules.
"""
