"""One live table: the actor that owns it and its parts, wherever it stands.

`table` is the only one that changes a match; `seating` who sits there, `verbs` what each message of the socket does,
`broadcast` what each client is told, `scheduler` what happens without being asked. Time, journal, people and bots come
from the `house`: a server, or the page of a browser without one. No network and no database here.

May call: core, games, table, bots, language.
"""
