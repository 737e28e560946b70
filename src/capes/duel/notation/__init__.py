"""Positions and picks as text and as data.

Lives here: the codec of positions, a short notation a person can write, picks by name.
Does not live here: what is allowed.
May call: rules, state, words, core.
"""
