"""The referee's reading of Vs.: sides, powers, numbers, attacks, plays, combat, turns and what must always hold.

May call: the state and words of Vs., as data; never its rules.
"""
