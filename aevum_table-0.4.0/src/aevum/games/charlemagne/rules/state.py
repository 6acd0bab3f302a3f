"""The state of a match of Charlemagne."""

from typing import ClassVar, Final

from aevum.engine.refusal import BadData
from aevum.engine.state import State
from aevum.games.charlemagne.rules.counters import HOME, IS_LAND, PIECES, UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import CUP, MARKERS
from aevum.games.charlemagne.rules.regions import CONTROL, FAITH
from aevum.games.charlemagne.rules.tables import EMPIRE, NOBODY

POOL: Final = -1
"""Where a piece is that may come: a unit in its pool (3.3), a leader in the container."""
GONE: Final = -2
"""20.4: Charlemagne, once eliminated."""
_NOTHING: Final[list[int]] = []


class CharlemagneState(State):
    """`here` follows from `at`, and `put` keeps it; its lists are shared between copies."""

    kept_apart: ClassVar[tuple[str, ...]] = ("here",)
    copies_all: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.scenario = ""
        self.turn = 0
        self.phasing = EMPIRE
        self.event = ""
        """What the Event Phase of this player turn brought; empty before it."""
        self.control: list[int] = CONTROL[:]
        """Of each region: EMPIRE, TRIBAL or NEUTRAL (2.7, 6.1)."""
        self.faith: list[int] = FAITH[:]
        """Of each region now; a conversion marker lies where it is not the original one (16.4)."""
        self.treasury: list[int] = []
        """Of each seat."""
        self.at: list[int] = [POOL] * PIECES
        """The hex of each piece, POOL or GONE."""
        self.lead: list[int] = [NOBODY] * (PIECES - UNITS)
        """Of each leader the player who has him (20.1)."""
        self.burgs: list[int] = []
        """Hexes with a burg marker; like the next two, in order, and as many as there may be (4.1)."""
        self.civilized: list[int] = []
        self.pillaged: list[int] = []
        self.holder: list[int] = [CUP] * MARKERS
        """Of each stratagem marker: CUP, a seat, SHOWN or IN_PLAY of `markers`."""
        self.augustus = NOBODY
        """The leader who bears Augustus (T10.SM01)."""
        self.acted: list[int] = []
        """Pieces that were activated in this Operations Phase (12.1)."""
        self.converted_here: list[int] = []
        """Regions whose conversion was attempted in this Operations Phase (12.6)."""
        self.raided: list[int] = []
        """Hexes that were to be pillaged in this Operations Phase (12.6.b)."""
        self.hired: list[int] = []
        """10.4.a: the hex of every unit hired in this Treasury Phase."""
        self.levy_doubled = False
        """T2.EV03"""
        self.here: dict[int, list[int]] = {}
        """The pieces in each hex that has any, in the order of their numbers."""

    def put(self, piece: int, to: int) -> None:
        """Move a piece to a hex, or to POOL or GONE."""
        old = self.at[piece]
        if old == to:
            return
        if old >= 0:
            left = [other for other in self.here[old] if other != piece]
            if left:
                self.here[old] = left
            else:
                del self.here[old]
        self.at[piece] = to
        if to >= 0:
            self.here[to] = sorted([*self.here.get(to, _NOTHING), piece])

    def pieces(self, hex: int) -> list[int]:
        """What stands in a hex; not to be written to."""
        return self.here.get(hex, _NOTHING)

    def on_map(self, piece: int) -> bool:
        return self.at[piece] >= 0

    def side_of(self, piece: int) -> int:
        """Whose a piece is now: EMPIRE, TRIBAL or NEUTRAL (6.1, 20.1)."""
        if piece < UNITS:
            return self.control[HOME[piece]]
        return self.lead[piece - UNITS]

    def side_in(self, hex: int) -> int:
        """Whose units stand in a hex, NOBODY where none does; leaders alone do not count."""
        for piece in self.here.get(hex, _NOTHING):
            if piece < UNITS:
                return self.control[HOME[piece]]
        return NOBODY

    def land_side(self, hex: int) -> int:
        """Whose land units stand in a hex, NOBODY where none does."""
        for piece in self.here.get(hex, _NOTHING):
            if IS_LAND[piece]:
                return self.control[HOME[piece]]
        return NOBODY

    def rebuild(self) -> None:
        """Make `here` anew from `at`."""
        self.here = {}
        for piece, hex in enumerate(self.at):
            if hex >= 0:
                self.here.setdefault(hex, []).append(piece)

    def copy_own(self, new: State) -> None:
        assert isinstance(new, CharlemagneState)
        new.scenario = self.scenario
        new.turn = self.turn
        new.phasing = self.phasing
        new.event = self.event
        new.control = self.control[:]
        new.faith = self.faith[:]
        new.treasury = self.treasury[:]
        new.at = self.at[:]
        new.lead = self.lead[:]
        new.burgs = self.burgs[:]
        new.civilized = self.civilized[:]
        new.pillaged = self.pillaged[:]
        new.holder = self.holder[:]
        new.augustus = self.augustus
        new.acted = self.acted[:]
        new.converted_here = self.converted_here[:]
        new.raided = self.raided[:]
        new.hired = self.hired[:]
        new.levy_doubled = self.levy_doubled
        new.here = self.here.copy()

    def take_own(self, data: dict[str, object]) -> None:
        super().take_own(data)
        self.rebuild()

    def read_own(self, data: dict[str, object], where: str) -> None:
        super().read_own(data, where)
        for name, size in (("at", PIECES), ("lead", PIECES - UNITS), ("holder", MARKERS)):
            if len(getattr(self, name)) != size:
                raise BadData(f"{where}.{name}: expected {size} numbers")
        if max(self.at) >= LAND.size:
            raise BadData(f"{where}.at: there is no hex {max(self.at)}")
        self.rebuild()
