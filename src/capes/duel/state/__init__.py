"""Where everything is: piles, hands, teams, sliders, match-ups.

Lives here: data, `copy()`, and questions answered by looking.
Does not live here: what may be done and what happens (rules).
May call: core, words.
"""
