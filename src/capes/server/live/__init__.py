"""One live table: the actor that owns it and its parts.

`table` is the only one that changes a match; `seating` who sits there, `verbs` what each message of the socket does,
`broadcast` what each client is told, `scheduler` what happens without being asked, `finish` the end. No HTTP here.
"""
