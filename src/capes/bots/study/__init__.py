"""Studies made with bots: many games at once, the ladder of levels, decks against decks, a finished game judged.

Lives here: playing many games on all cores, and what is counted, rated and drawn from them.
Does not live here: how a bot thinks (the room above), terminals.
May call: the room above, core and the registry of games. Pictures need the extra `lab`.
"""
