"""The board: all that does not change while a match is played."""

from msgspec import Struct, field

from aevum.scene.guide import Tip


class Label(Struct, omit_defaults=True):
    """A name on the map, its lines centred on (x, y).

    Line i of n has its baseline at `y + ((i - (n - 1) / 2) * leading + rise) * size`.
    """

    lines: list[str]
    x: float
    y: float
    size: float
    angle: float = 0
    spacing: float = 0
    style: str = ""
    """Which of the board's styles: `province`, `sea`, `area`, `city`."""


class BoardPlace(Struct, omit_defaults=True):
    """A province, hex, territory or sea."""

    id: str
    name: str
    kind: str
    """`land`, `sea` or another kind of the game; the page styles it by this name."""
    path: str
    """The outline, as the `d` of an SVG path."""
    at: tuple[float, float]
    """The middle, where a keyboard's focus and arrows point."""
    rooms: list[tuple[float, float, float]] = []
    """Circles (x, y, radius) inside it where counters stand, the largest first."""
    city: tuple[float, float] | None = None
    """Where the sign of its city stands."""
    label: Label | None = None
    city_label: Label | None = None
    """Where the name of its city is written; without it the page writes it beside the sign."""
    region: str = ""
    """The larger unit it belongs to (an Area)."""
    next: list[str] = []
    """Its neighbours, for the arrow keys."""


class Line(Struct, omit_defaults=True):
    """Something drawn and never picked: borders, rivers, ranges, straits, lakes."""

    kind: str
    """The name of its style: `open`, `river`, `range`, `coast`, `sea`, `area`, `strait`, `lake`..."""
    path: str
    name: str = ""


class Sign(Struct, omit_defaults=True):
    """A small fixed picture: an anchor, a granary, the coin with an income."""

    icon: str
    x: float
    y: float
    size: float
    text: str = ""
    place: str = ""


class Region(Struct, omit_defaults=True):
    """The plate of an Area."""

    id: str
    name: str
    label: Label | None = None
    plate: tuple[float, float, float, float] | None = None
    """Left, top, right, bottom."""
    sign: str = ""
    figures: list[tuple[str, str]] = []
    """Shape (`disc`, `square`) and text."""
    path: str = ""
    """Its outline, where whoever holds a region holds all places of it: the whole shows his colour."""


class Picture(Struct):
    """A painted ground under the shapes. `file` is one of the game's files, served by name."""

    file: str
    box: tuple[float, float, float, float]
    scale: float
    """Pixels of the picture for one map unit: the page takes the coarser while that is enough."""


class Face(Struct):
    """A font: its family and the game's file that holds it."""

    family: str
    file: str
    weight: str = "400"
    style: str = "normal"


class Owner(Struct, omit_defaults=True):
    """Who can own land and pieces: a nation, a kingdom, a side."""

    id: str
    name: str
    colour: str
    ink: str
    """A colour readable on `colour`."""
    sign: str = ""
    """An icon that tells it apart where colours fail."""
    seat: str = ""


class Style(Struct, omit_defaults=True):
    """Lengths are in map units."""

    colour: str = ""
    fill: str = ""
    width: float = 0
    dash: list[float] = []
    opacity: float = 1
    casing: str = ""
    casing_width: float = 0
    font: str = ""
    italic: bool = False
    halo: str = ""
    halo_width: float = 0


class Board(Struct, omit_defaults=True):
    game: str
    title: str
    box: tuple[float, float, float, float]
    """The part of the plane that the board covers: left, top, right, bottom."""
    places: list[BoardPlace]
    lines: list[Line] = []
    signs: list[Sign] = []
    regions: list[Region] = []
    pictures: list[Picture] = []
    faces: list[Face] = []
    owners: list[Owner] = []
    icons: dict[str, str] = field(default_factory=dict)
    """Pictures by name, each the `d` of a path in a square of 512 units."""
    styles: dict[str, Style] = field(default_factory=dict)
    """By kind of line, `label-` and a label's style, `place-` and a place's kind."""
    leading: float = 0.9
    rise: float = 0.33
    names: list[Label] = []
    """Names that belong to no single place: a sea of many hexes."""
    guide: list[Tip] = []
    """The server puts in what the game tells beginners of this scenario."""
