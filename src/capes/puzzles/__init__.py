"""Puzzles: positions in which the player to move can force something, proven by search over the real rules.

Lives here: what can be asked for, the solver, the making and grading of puzzles, and those that come with the game.
Does not live here: rules of any game; a solver tries picks out on copies, as the rules carry them out.
May call: core, games, bots, language, vs.state, vs.contract, duel.state.
"""
