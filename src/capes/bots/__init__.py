"""Players that are programs: five levels for every game, hints, analysis, and the studies made with them.

Lives here: choosing from what a seat may know, worker processes that do it, games between bots and what they show.
Does not live here: anything only one game knows, and any way to the true state of a running match.
May call: plugins, engine, core, games, language.
"""
