"""The network: sessions, storage, live tables, HTTP and WebSocket.

Lives here: everything that talks to browsers, bots and databases.
Does not live here: rules, and what is true of a match without a network (that is `table`).
May call: capes, engine, core, games, table, live, bots, puzzles, language.
"""
