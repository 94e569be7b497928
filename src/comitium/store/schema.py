"""The tables. The journal's lines are the truth of a match; everything else says who plays it and what was said beside it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, UniqueConstraint, true

CHANNEL: Final = "comitium"  # on which PostgreSQL tells other processes that a match has changed

metadata = MetaData()

MATCHES: Final = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("host", Text, nullable=False),  # the device that set the table
    Column("gallery", Boolean, nullable=False),  # whether people may look on
    Column("code", Text, nullable=False),  # short, to be read out: opens a free seat
    Column("started", Boolean, nullable=False),  # whether people have sat down; until then the table waits
    Column("over", Boolean, nullable=False),
    Column("next", Text, nullable=False),  # the rematch, if there is one
    Column("began", BigInteger, nullable=False),  # milliseconds
    Column("touched", BigInteger, nullable=False),
    Column("lesson", Text, nullable=False, server_default=""),  # the lesson that is given at this table, "" when it is left
    Column(
        "beat", Text, nullable=False, server_default=""
    ),  # the result that is to be beaten here, as a code; "" if there is none
    Column("clock", Text, nullable=False, server_default=""),  # how time is kept there, and how much is left (`play/clock.py`)
    Column("due", BigInteger, nullable=False, server_default="0"),  # when the clock has to be looked at next; 0: never
    Index("matches_by_touch", "touched"),
    Index("matches_by_code", "code"),
    Index("matches_by_due", "due"),
)

# One winner for each line: whoever comes second with a line of the same number has lost it and reads what stands there.
LINES: Final = Table(
    "lines",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

SEATS: Final = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", Text, nullable=False),  # "person", "open", or the name of a bot
    Column("name", Text, nullable=False),  # what a person is called
    Column("deputy", Text, nullable=False),  # the bot that answers while the person is away
    Column("here", BigInteger, nullable=False, server_default="0"),  # until when a process vouches for her, or when she left
    Column("read", Integer, nullable=False, server_default="0"),  # how much she had heard when she said that she has read it
    Column("seen", Text, nullable=False, server_default=""),  # what she had seen when her last page was closed, as JSON
)

# A key opens seats: one, or all those of people at one device. It is not a hash: its owner is shown it again.
KEYS: Final = Table(
    "keys",
    metadata,
    Column("token", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("seats", Text, nullable=False),  # numbers, with commas between them
    Column("revoked", Boolean, nullable=False),
    Index("keys_by_match", "match"),
)

HOLDINGS: Final = Table(
    "holdings",
    metadata,
    Column("device", Text, primary_key=True),
    Column("token", Text, ForeignKey("keys.token"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# A person is known by the first device that she used; others that she has brought her key to are hers as well.
PERSONS: Final = Table(
    "persons",
    metadata,
    Column("person", Text, primary_key=True),
    Column("key", Text, nullable=False),  # a hash of the link that makes another device hers; "" if there is none
    Column("name", Text, nullable=False),  # as she was last called
    Column("settings", Text, nullable=False),  # of her pages, as JSON
    Column("notices", Text, nullable=False),  # how she is told that it is her turn, as JSON
    Index("persons_by_key", "key"),
)

DEVICES: Final = Table(
    "devices",
    metadata,
    Column("device", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("devices_by_person", "person"),
)

# Browsers that want to be told, each by its own push service.
PUSHES: Final = Table(
    "pushes",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("keys", Text, nullable=False),  # with which a message is sealed, as JSON
    Column("language", Text, nullable=False),
    Index("pushes_by_person", "person"),
)

CHAT: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("room", Text, nullable=False),  # "table" or "gallery"
    Column("seat", Integer, nullable=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_by_match", "match", "id"),
)

# What the others say to a bot answering for somebody who is away.
AYES: Final = Table(
    "ayes",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("absent", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("yes", Boolean, nullable=False, server_default=true()),  # or she would rather wait
    UniqueConstraint("match", "absent", "seat"),
)

SETTINGS: Final = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
