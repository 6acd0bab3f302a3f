"""The position: what stands where now, as far as one seat may know."""

from msgspec import Struct, field


class Mark(Struct, omit_defaults=True):
    """A marker on a place or a piece: revolt, heresy, pillage, raid, siege, decline."""

    icon: str
    name: str
    text: str = ""
    """A figure on it."""
    tone: str = ""
    """`good`, `bad`, `warn` or nothing."""


class Piece(Struct, omit_defaults=True):
    """A unit, leader, horde, fleet or marker that stands in a place. Ids are the same in option focuses."""

    id: str
    kind: str
    """`unit`, `leader`, `horde`, `fleet`, `works`; the page draws each kind in its own shape."""
    icon: str
    name: str
    owner: str
    text: str = ""
    """What is printed on the counter: strength, or the ratings of a leader."""
    head: str = ""
    """A short word at its top: where it comes from, where its owner does not tell."""
    count: int = 1
    """How many alike it stands for."""
    weight: int = 1
    """How much it adds to the strength of its stack that is shown at a glance."""
    master: str = ""
    """Who commands it, where that is not its owner."""
    worn: bool = False
    """Damaged, spent or turned over."""
    spent: bool = False
    """It has acted and may not again."""
    marks: list[Mark] = []


class CitySign(Struct, omit_defaults=True):
    name: str
    level: int
    walls: int = 0
    owner: str = ""
    capital: str = ""
    """Whose capital it is."""
    fallen: bool = False
    port: bool = False
    marks: list[Mark] = []
    icon: str = ""
    """The picture that stands for it where cities have no levels."""
    colour: str = ""
    """The ground of its picture, where that tells something, and a colour readable on it."""
    ink: str = ""
    cubes: list[str] = []
    """Colours of the cubes that lie there."""


class PlaceNow(Struct, omit_defaults=True):
    """A place of the board as it is now; places with nothing to tell are left out."""

    owner: str = ""
    hold: str = ""
    """How it is held: "" firmly, `stripe` contested or shared, `pale` by right only."""
    pieces: list[Piece] = []
    city: CitySign | None = None
    marks: list[Mark] = []


class Step(Struct, omit_defaults=True):
    name: str
    now: bool = False
    done: bool = False


class Track(Struct, omit_defaults=True):
    """Where the match stands: the turns, and the phases of this turn."""

    name: str
    steps: list[Step]


class Score(Struct, omit_defaults=True):
    seat: str
    name: str
    points: int
    gold: int | None = None
    owners: list[str] = []
    """What the seat plays now, by the ids of the board's owners."""


class Way(Struct, omit_defaults=True):
    """A way across the board that lies there for a while: a trade route with its steps."""

    owner: str
    name: str
    places: list[str]
    """The start, and the steps in their order."""
    done: list[bool] = []
    """By step, without the start."""


class Position(Struct, omit_defaults=True):
    headline: str
    """Turn, years, phase, who acts: one line."""
    tracks: list[Track] = []
    scores: list[Score] = []
    places: dict[str, PlaceNow] = field(default_factory=dict)
    regions: dict[str, str] = field(default_factory=dict)
    """The owner of each larger unit that has one."""
    region_marks: dict[str, list[Mark]] = field(default_factory=dict)
    """Markers that lie on larger units: heresies."""
    active: str = ""
    """The owner (nation) that acts now."""
    ways: list[Way] = []
    closed: list[str] = []
    """Places that are not in play."""
