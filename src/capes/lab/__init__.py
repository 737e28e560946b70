"""The lab: training and measuring agents.

Lives here: one game as a learner meets it, and environments of both games for the libraries people use.
Does not live here: the numbers a position is written as; each game's own room `view` has its encoder.
May call: capes, plugins, core, games, board, bots, language.
"""
