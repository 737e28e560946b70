"""Positions and picks as text and as data.

Lives here: the codec of positions, and a short notation a person can write.
Does not live here: what is allowed, and running what has been read (the front door does).
May call: core, contract, words, state.
"""
