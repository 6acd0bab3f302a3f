"""The battle board: any fight that is fought out with dice, side by side."""

from msgspec import Struct, field

from aevum.scene.position import Piece


class Item(Struct, omit_defaults=True):
    """One reason why a figure is what it is."""

    value: int
    words: str
    rule: str = ""


class Pool(Struct, omit_defaults=True):
    """A number of dice, or a figure, built up reason by reason."""

    name: str
    size: int
    items: list[Item] = []


class Die(Struct, omit_defaults=True):
    face: str
    """What fell, as it is said."""
    icon: str = ""
    tone: str = ""
    """`hit`, `half`, `miss`."""
    colour: str = ""
    option: str = ""
    """The option that picks this die, where one does."""
    sides: int = 0
    """How many it has, where dice differ in that."""


class Side(Struct, omit_defaults=True):
    name: str
    owner: str
    seat: str = ""
    attacker: bool = False
    pieces: list[Piece] = []
    lost: list[Piece] = []
    pools: list[Pool] = []
    dice: list[Die] = []
    hits: int | None = None
    notes: list[str] = []


class Chance(Struct, omit_defaults=True):
    words: str
    share: float
    tone: str = ""


class Odds(Struct, omit_defaults=True):
    """Exact odds, and what they assume of how both sides will choose."""

    about: str
    chances: list[Chance] = []
    means: list[tuple[str, float]] = []
    rule: str = ""


class Contest(Struct, omit_defaults=True):
    title: str
    place: str = ""
    ground: list[str] = []
    tracks: list[str] = field(default_factory=list)
    """The steps of the fight, in order."""
    now: int = 0
    """Which of them it stands at."""
    sides: list[Side] = []
    rule: str = ""


class Fate(Struct, omit_defaults=True):
    """What a fight did to one side."""

    name: str
    owner: str
    attacker: bool = False
    won: bool = False
    notes: list[str] = []


class Report(Struct, omit_defaults=True):
    """How a fight ended, to be understood without having seen it."""

    title: str
    """That of its contest."""
    words: str
    """Who won, and why."""
    first: int
    """The number of the event with which it began, and of the last that belongs to it."""
    last: int
    place: str = ""
    sides: list[Fate] = []
    after: list[str] = []
    """What follows from it."""
    rule: str = ""
