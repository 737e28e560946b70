"""The benchmark: how fast the engine is, beside other engines measured in the same run.

Lives here: the goals, the measurements (each in a process of its own), and how they are told.
Does not live here: anything the games need.
May call: engine, core, games, bots, table, vs.*.
"""
