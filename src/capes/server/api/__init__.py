"""HTTP: what is fetched or changed once.

Lives here: request and answer shapes, and handlers that only pass on.
May call: the rest of the server.
"""
