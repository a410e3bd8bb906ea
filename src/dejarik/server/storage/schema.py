"""The tables of the database: people, tables, seats, what happened at each table, and snapshots to open it quickly.

The last four are for whoever runs the servers.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
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
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("mail", String(200)),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",  # browsers in which somebody is known
    metadata,
    Column("digest", String(64), primary_key=True),  # of what the cookie holds
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("agent", String(200), nullable=False),  # what the browser calls itself
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_by_person", "person"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("label", String(80), nullable=False),
    Column("scope", String(8), nullable=False, server_default="play"),  # play, read
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("tokens_by_person", "person"),
)

resets = Table(
    "resets",  # letters with a link to a new password
    metadata,
    Column("digest", String(64), primary_key=True),  # of the secret in the link
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("owner", String(24), ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("control", JSON, nullable=False),  # of time
    Column("status", String(10), nullable=False),  # open, playing, finished
    Column("version", Integer, nullable=False),  # of the game: how many entries there are
    Column("header", JSON),  # of the record, with the seed; nobody sees it before the end
    Column("seed_hash", String(64)),
    Column("outcome", JSON),
    Column("asked", Integer),  # the seat that has to decide
    Column("clock", JSON),  # seconds left by seat
    Column("since", Float),  # since when that seat has been asked
    Column("deadline", Float),
    Column("undo", JSON),  # a request to take picks back that waits for answers
    Column("rematch", String(24)),  # the table that follows
    Column("origin", JSON),  # the moment of another game from which this one was played on
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tables_by_deadline", "status", "deadline"),
    Index("tables_in_lobby", "public", "status", "changed"),
    Index("tables_by_owner", "owner", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(6), nullable=False),  # open, person, bot
    Column("person", String(24), ForeignKey("people.id")),
    Column("name", String(40)),
    Column("bot", String(40)),
    Column("stand_in", String(40)),  # a bot that plays for an absent person
    Column("resigned", Boolean, nullable=False),
    Column("auto_pass", Boolean, nullable=False, server_default=false()),  # formalities are left to us
    Column("key", String(64)),  # digest of the secret link
    Column("seen", Float),
    Index("seats_by_person", "person"),
)

holders = Table(
    "holders",  # who came by a seat's secret link: mostly the same person on another device
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # pick, undo, end
    Column("seat", Integer),
    Column("pick", Text),
    Column("luck", JSON),
    Column("picks", Integer),  # taken back by an undo
    Column("events", JSON, nullable=False),  # messages with their audience
    Column("request", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "request"),
)

thoughts = Table(
    "thoughts",  # of bots; nobody sees them before the end
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),  # of the entry with the pick
    Column("seat", Integer, nullable=False),
    Column("thought", JSON, nullable=False),
)

hours = Table(
    "hours",  # one row
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("served", Float, nullable=False),  # when a process served this database last, in the time of games
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("position", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),  # tells how much is said everywhere: nobody sees it
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("number", BigInteger, nullable=False, server_default="0"),  # by which people know it
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seats", JSON),  # those of the speaker at that time; null: not written down
    Column("text", Text, nullable=False),
    Column("side", String(40)),  # said to this side alone; null: to everybody
    Column("at", Float, nullable=False),
    Index("chat_by_number", "table", "number"),
)

processes = Table(
    "processes",  # that serve this database
    metadata,
    Column("id", String(24), primary_key=True),
    Column("host", String(200), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("version", String(40), nullable=False),
    Column("started", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("draining", Boolean, nullable=False),
)

notes = Table(
    "notes",  # to all processes, from a command: the same that they send each other through Redis
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("notes_by_time", "at"),
)

notices = Table(
    "notices",  # for everybody to read
    metadata,
    Column("id", String(24), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float),
)

bans = Table(
    "bans",  # who may not come in
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),  # person, address
    Column("whom", String(64), nullable=False),  # the id of a person, an address or a network
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float),
)
