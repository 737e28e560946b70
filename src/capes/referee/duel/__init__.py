"""The referee's reading of Duel: the whole game a second time, pick by pick, from its state machine and rulings.

May call: the state and words of Duel, as data; never its rules.
"""
