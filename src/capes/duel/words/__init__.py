"""The language Duel's cards and turns are written in: frozen data, no behaviour.

Lives here: kinds (sides, types, speeds), effects, abilities, adjectives, the steps of a turn, printed cards, the deck.
Does not live here: what a word does (rules) or how it reads (english).
May call: core.
"""
