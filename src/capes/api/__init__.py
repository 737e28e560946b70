"""What `import capes` offers: a table to play on, bots, matches, cards and records.

Lives here: a thin coat over `Game`, for notebooks and the interactive prompt; `capes` itself says which name is where.
Does not live here: anything a game, a bot or a study could answer itself.
May call: core, games, board, bots, language.
"""
