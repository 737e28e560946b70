"""The foundation: decisions, tasks, the one loop, chance, events, codec, records and the Game protocol.

Lives here: what every game needs and nothing that only one game needs.
Does not live here: cards, rules, views of a particular game.
May call: language.
"""
