"""Duel: two or three superpowered teams, one deck of sixty-six cards.

Lives here: the second game, in the same rooms as the first: words, catalogue, cards, english, state, rules, view,
notation, and the front door `game.py`.
Does not live here: anything of another game.
May call: core, plugins, duel.game.
"""
