"""The house a browser is: tables, books and bots of a page without a server.

`host` answers the same requests and messages as a server; `house` is what its tables stand in, `books` where everything
is kept, `thinkers` the workers bots think in. What only a browser can do comes through the `bridge`.

May call: engine, core, games, table, live, bots, language.
"""
