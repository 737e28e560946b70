"""The trading card game: words, catalogue, cards, English, state, rules, view, notation and the front door."""
