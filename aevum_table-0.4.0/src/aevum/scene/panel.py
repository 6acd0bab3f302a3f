"""Panels and cards: tables, lists and figures beside the board."""

from msgspec import Struct

SCORES = "scores"
"""The panel of this name gets the plot of the points over time."""


class Cell(Struct, omit_defaults=True):
    text: str
    note: str = ""
    """Said when one points at it."""
    tone: str = ""
    """`good`, `bad`, `warn`, `dim` or nothing."""
    icon: str = ""
    owner: str = ""
    place: str = ""
    """A click shows it on the map."""
    card: str = ""
    """`kind/id` of the card that opens."""
    rule: str = ""


class Grid(Struct, omit_defaults=True):
    heads: list[str]
    rows: list[list[Cell]]
    numeric: list[int] = []
    """Columns of figures."""


class Block(Struct, omit_defaults=True):
    """A part of a panel or card: a heading with text, facts, or a table."""

    title: str = ""
    text: str = ""
    facts: list[tuple[str, Cell]] = []
    table: Grid | None = None
    cells: list[Cell] = []
    """A row of small plates (cards in hand, markers)."""
    rule: str = ""


class Curve(Struct):
    """A line of a chart, one value a point of `Chart.at`."""

    name: str
    owner: str
    values: list[float]


class Chart(Struct):
    title: str
    at: list[str]
    lines: list[Curve]


class Panel(Struct, omit_defaults=True):
    name: str
    title: str
    blocks: list[Block]
    chart: Chart | None = None


class PanelHead(Struct, omit_defaults=True):
    name: str
    title: str
    icon: str = ""
    count: int = 0
    """A figure on its tab: cards in hand."""


class Card(Struct, omit_defaults=True):
    """What one wants to know of a place, a piece, a nation or a card when one points at it."""

    kind: str
    id: str
    title: str
    about: str = ""
    owner: str = ""
    icon: str = ""
    blocks: list[Block] = []


class Clause(Struct):
    id: str
    text: str


class Section(Struct):
    id: str
    title: str
    clauses: list[Clause]


class Chapter(Struct):
    id: str
    title: str
    sections: list[Section]
