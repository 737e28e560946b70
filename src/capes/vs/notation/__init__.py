"""Positions and picks as text a person can write.

Lives here: reading and writing tables as lines, naming picks.
Does not live here: what a position may do next (rules).
May call: core, contract, words, state.
"""
