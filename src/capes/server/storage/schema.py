"""The tables as they are after the last migration."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("kind", String(10), nullable=False),  # guest, account, bot
    Column("login", String(100), unique=True),
    Column("secret", String(200)),
    Column("created", Float, nullable=False),
    Column("look", String(100), nullable=False, server_default=""),  # what the name looks like at a glance
    Column("seen", Float, nullable=False, server_default="0"),
    Column("talk", Boolean, nullable=False, server_default=false()),  # whether free text is wanted
    Column("feed", String(64), nullable=False, server_default=""),  # what opens the person's feed
    Column("vacation", Float, nullable=False, server_default="0"),  # until when games by turns wait
    Column("vacation_days", Float, nullable=False, server_default="0"),  # taken in that year
    Column("vacation_year", Integer, nullable=False, server_default="0"),
    Index("people_look", "look"),
    Index("people_feed", "feed"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("key", String(64), primary_key=True),  # SHA-256 of the token
    Column("id", String(32), nullable=False, unique=True),
    Column("person", String(32), nullable=False),
    Column("csrf", String(64), nullable=False),
    Column("scopes", String(50), nullable=False),  # "cookie" for browsers; else of read, play
    Column("label", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_person", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("mode", String(30), nullable=False),
    Column("state", String(12), nullable=False),  # open, live, over, abandoned
    Column("private", Boolean, nullable=False),
    Column("invite", String(32), nullable=False, unique=True),
    Column("terms", Text, nullable=False),
    Column("outcome", Text),
    Column("rules_version", String(100), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("host", String(32), nullable=False, server_default=""),  # who opened it
    Column("up", Float, nullable=False, server_default="0"),  # how long servers had been up when it was touched
    Column("holds", Integer, nullable=False, server_default="-1"),  # the seat that must decide; -1 for none
    Index("tables_state", "state", "touched"),
    Index("tables_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(100), nullable=False),
    Column("level", String(20), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_person", "person"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("msg", String(64)),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    # A message of a seat is carried out once, whatever process gets to see it.
    UniqueConstraint("table_id", "seat", "msg", name="journal_once"),
)

frames = Table(
    "frames",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("rules_version", String(100), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("rules_version", String(100), nullable=False),
    Column("data", Text, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("person", String(32), nullable=False),
    Column("id", String(32), nullable=False),
    Column("game", String(20), nullable=False),
    Column("edited", Float, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("person", "id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), nullable=False),
    Column("game", String(20), nullable=False),
    Column("mode", String(30), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game", "mode"),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", String(32), primary_key=True),  # a game counts once, even if its end is seen twice
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(10), nullable=False),  # card (a failing card), player, misprint
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), nullable=False),
    Column("other", String(32), nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("rules_version", String(100), nullable=False),
    Column("seq", Integer, nullable=False),  # of the journal's line it was taken after
    Column("picks", Integer, nullable=False),  # how many picks lead to it
    Column("data", Text, nullable=False),
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", String(32), nullable=False),
    Column("puzzle", String(32), nullable=False),
    Column("solved", Boolean, nullable=False),  # at the first try; later tries change nothing but the next two
    Column("at", Float, nullable=False),
    Column("day", Integer, nullable=False),  # the day whose puzzle it was and on which it was solved; 0: none
    PrimaryKeyConstraint("person", "puzzle"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

rated_pairs = Table(
    "rated_pairs",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("one", String(32), nullable=False),
    Column("other", String(32), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "one", "other"),
    Index("rated_pairs_people", "one", "other", "at"),
)

uptime = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seconds", Float, nullable=False),  # how long servers have been up in all
    Column("seen", Float, nullable=False),  # what the clock said when this was last written
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("beat", Float, nullable=False),  # the database's own time of the last heartbeat
)

bus = Table(
    "bus",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("process", String(32), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("bus_process", "process", "id"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("game", String(20), nullable=False),
    Column("mode", String(30), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("people", Boolean, nullable=False),  # whether other people played
    Column("deck", String(200), nullable=False),  # the id of a ready-made deck, or the name of one's own
    Column("main", String(60), nullable=False),
    Column("turns", Integer, nullable=False),
    Column("rating", Float),  # after the game, where it counted
    Column("moved", Float),
    Column("cards", Text, nullable=False, server_default=""),  # how often each card was played, as JSON
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_person", "person", "at"),
)


def _pairs(name: str) -> Table:
    """Somebody and somebody else, since when."""
    return Table(
        name,
        metadata,
        Column("person", String(32), nullable=False),
        Column("other", String(32), nullable=False),
        Column("at", Float, nullable=False),
        PrimaryKeyConstraint("person", "other"),
        Index(f"{name}_other", "other"),
    )


blocks = _pairs("blocks")
follows = _pairs("follows")

recovery = Table(
    "recovery",
    metadata,
    Column("person", String(32), nullable=False),
    Column("code", String(64), nullable=False),  # SHA-256 of a code that opens the account once
    PrimaryKeyConstraint("person", "code"),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(500), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("key", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Index("pushes_person", "person"),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("value", Text, nullable=False),
)
