"""The tables of the database, and the rows as plain structures."""

from msgspec import Struct
from sqlalchemy import Boolean, Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("pack", String(64), nullable=False),
    Column("scenario", String(128), nullable=False),
    Column("options", Text, nullable=False),
    Column("script", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("players", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("prelude", Text, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("created", String(40), nullable=False),
    Column("touched", String(40), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("headline", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("begun", String(32), nullable=False),
    Column("fingerprint", String(64), nullable=False),
    Column("program", String(32), nullable=False),
    Column("eras", Text, nullable=False),
    Column("upgrade", Text, nullable=False),
)

CHOICES = Table(
    "choices",
    META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", String(64), nullable=False),
    Column("choice", Text, nullable=False),
    Column("final", Boolean, nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("events", Text, nullable=False),
)

STATES = Table(
    "states",
    META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)


class TableRow(Struct):
    """One match. Texts named `options`, `script`, `players`, `keys`, `prelude`, `outcome`, `eras` and
    `upgrade` are JSON."""

    id: str
    game: str
    rules: str
    """The version of the game's rules that it is played under."""
    pack: str
    scenario: str
    options: str
    script: str
    seed: str
    players: str
    """For each seat `person`, `guest` (a person who joined), `open`, or the name of a bot."""
    keys: str
    """Hashes of the keys, by seat, and under `host`."""
    prelude: str
    """What happened before the first choice."""
    digest: str
    """Of the first state."""
    created: str
    touched: str
    version: int = 1
    undone: int = 0
    """The version at which something was last taken back."""
    headline: str = ""
    outcome: str = ""
    begun: str = ""
    """The version of the rules that it was begun with."""
    fingerprint: str = ""
    """Of the tables it is played with; empty: from before that was kept."""
    program: str = ""
    eras: str = "[]"
    """The parts of it that were played under earlier rules (`upgrading.eras`)."""
    upgrade: str = ""
    """What the newest rules would make of it, and what its people say to that (`upgrading.finding`)."""


class ChoiceRow(Struct):
    n: int
    """How many choices lead to the state after this one."""
    seat: str
    choice: str
    final: bool
    forced: bool
    """It goes back with the one before: the server answered, because there was nothing to choose, or it is a
    further choice of a run."""
    digest: str
    events: str
