"""One match at a table: seats, clocks, undo, leavers, spectators' pictures, the record and provable chance.

Lives here: everything true of a match of any game. Pure: no I/O, and the time is always passed in.
Does not live here: sockets, storage, sessions, and anything only one game knows.
May call: plugins, core, games.
"""
