"""The lasting facts of a whole match that are not on the map.

All lists are shared between copies and change only by being replaced: `r.idle = put(r.idle, n, 1)`.
"""

from typing import ClassVar, Final

from aevum.engine.codec import same_kind
from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.kit.tables import rows

RELIGIONS: Final = ("catholic", "monophysite", "arian", "mazdean", "pagan")
"""XXXI.A.1"""
CATHOLIC: Final = 0
MONOPHYSITE: Final = 1
ARIAN: Final = 2
MAZDEAN: Final = 3
PAGAN: Final = 4
FAITH: Final[list[int]] = [
    RELIGIONS.index(row["religion"]) if row["religion"] else PAGAN for row in rows(PACKAGE, "nations")
]
"""The religion in which a nation enters the match; one whose sign is lost counts as Pagan."""

EVENT_CARDS: Final = len(rows(PACKAGE, "events"))
"""X.B.3"""
DIPLOMACY_CARDS: Final = len(rows(PACKAGE, "diplomacy"))
"""XXX.A.2"""
IN_DECK: Final = -1
DISCARDED: Final = -2
REMOVED: Final = -3
UNSEEN: Final = -4
"""In a view: a card that lies in the deck or in somebody else's hand."""


class Realm:
    __slots__ = (
        "attacked",
        "bankrupt",
        "blessed",
        "brief_allies",
        "calamities",
        "capital_lost",
        "caravan",
        "diplomacy_at",
        "event_at",
        "founded",
        "frontier",
        "hand",
        "happened",
        "held",
        "heresies",
        "heresy",
        "heresy_of",
        "idle",
        "lasting",
        "loans",
        "marker_at",
        "offered",
        "pending",
        "points",
        "promised",
        "promised_land",
        "religion",
        "since",
        "sway",
        "turn_points",
        "wed",
    )

    of_nations: ClassVar[tuple[str, ...]] = (
        "religion",
        "blessed",
        "founded",
        "idle",
        "calamities",
        "bankrupt",
        "capital_lost",
        "points",
        "offered",
        "promised",
        "attacked",
        "brief_allies",
        "held",
    )
    of_others: ClassVar[tuple[str, ...]] = (
        "heresy",
        "heresy_of",
        "heresies",
        "event_at",
        "hand",
        "diplomacy_at",
        "marker_at",
        "since",
        "frontier",
        "promised_land",
        "loans",
        "wed",
        "turn_points",
        "caravan",
        "happened",
        "lasting",
        "pending",
        "sway",
    )

    def __init__(self, filled: bool = True) -> None:
        if filled:
            self._fill()

    def _fill(self) -> None:
        nations = len(NATIONS)
        self.religion = list(FAITH)
        self.blessed = [0] * nations
        """1: the points of its conversion have been scored (XXXI.B.2)."""
        self.founded = [0] * nations
        """The turn in which it became a Kingdom or an Empire; 0 when it began as what it is."""
        self.idle = [0] * nations
        """1: its ruler stays in the capital this turn (XIII.E.7)."""
        self.calamities = [0] * nations
        """How many it suffered this turn (XIV.K.5)."""
        self.bankrupt = [0] * nations
        """1: it went bankrupt this turn (XIV.J)."""
        self.capital_lost = [0] * nations
        """The turn in which its capital was conquered last; 0 for never."""
        self.points = [0] * nations
        """Victory points that each nation won for its seat (V.C.1)."""
        self.offered = [0] * nations
        """1: an Empire that has offered its Foedus of the turn (XXVIII.A.2)."""
        self.promised = [-1] * nations
        """Of a Barbarian nation: whose Foedus it has accepted, to begin with its activation (XXVIII.A.6)."""
        self.attacked = [0] * nations
        """Masks: whom it attacked this turn, counted while there are newly-weds (XXX.D.2)."""
        self.wed: list[int] = []
        """Pairs: a nation, and whose princess it married, as long as points hang on it (XXX.D.2)."""
        self.brief_allies = [0] * nations
        """Masks: alliances that end when both sides have acted (XXX.B.5)."""
        self.held = [0] * nations
        """How many diplomacy cards each nation holds, which everybody sees."""
        self.heresy: list[int] = []
        """By Area: 1: Heresy -, 2: Heresy + (XXXI.C.5)."""
        self.heresy_of: list[int] = []
        """By Area: the religion that the heresy is one of (XXXI.C.6)."""
        self.heresies: list[int] = []
        """Area, religion and marker of those that lie beside one of another religion (XXXI.C.7)."""
        self.event_at: list[int] = []
        """By event card: IN_DECK, DISCARDED, REMOVED, or the seat that keeps it (X.B)."""
        self.hand: list[int] = []
        """By seat: how many private event cards it keeps, which everybody sees."""
        self.diplomacy_at: list[int] = []
        """By diplomacy card: IN_DECK, or the nation that holds it (XXX.A)."""
        self.marker_at: list[int] = []
        """By number of pillage marker: the seat that keeps it as a card (XXIV.D.5), -1 for none."""
        self.since: list[int] = []
        """By unit: the turn from which it is there to be had (XV.C.1); beyond the list: from the first."""
        self.frontier: list[int] = []
        """By province: the nation whose Limes belongs there (XVIII.I.8)."""
        self.promised_land: list[int] = []
        """Pairs: a province ceded by a promise, and the nation it is promised to."""
        self.loans: list[int] = []
        """Pairs: a nation that owes a mercenary, and the one that gets it for its next activation."""
        self.turn_points: list[int] = []
        """By seat: points of this turn (V.C.3)."""
        self.caravan = [-1, 0]
        """The province of the exceptional caravan (X.D.3), and 1 while the Caravan event lasts (X.D.5)."""
        self.happened: list[str] = []
        """What happens once in a match and has: 'split', 'islam', ..."""
        self.lasting: list[str] = []
        """Effects of cards that last until the turn ends: 'key' or 'key:detail'."""
        self.pending: list[int] = []
        """Pairs: a public event that a pillage marker brought (XXIV.D.4) and the nation that drew it."""
        self.sway: list[int] = []
        """What event cards make of the fight or attempt that goes on: dice of both sides, or modifiers."""

    def copy(self) -> "Realm":
        new = Realm(False)
        new.religion = self.religion
        new.blessed = self.blessed
        new.founded = self.founded
        new.idle = self.idle
        new.calamities = self.calamities
        new.bankrupt = self.bankrupt
        new.capital_lost = self.capital_lost
        new.points = self.points
        new.offered = self.offered
        new.promised = self.promised
        new.attacked = self.attacked
        new.wed = self.wed
        new.brief_allies = self.brief_allies
        new.held = self.held
        new.heresy = self.heresy
        new.heresy_of = self.heresy_of
        new.heresies = self.heresies
        new.event_at = self.event_at
        new.hand = self.hand
        new.diplomacy_at = self.diplomacy_at
        new.marker_at = self.marker_at
        new.since = self.since
        new.frontier = self.frontier
        new.promised_land = self.promised_land
        new.loans = self.loans
        new.turn_points = self.turn_points
        new.caravan = self.caravan
        new.happened = self.happened
        new.lasting = self.lasting
        new.pending = self.pending
        new.sway = self.sway
        return new

    def to_json(self) -> dict[str, object]:
        return {name: list(getattr(self, name)) for name in (*self.of_nations, *self.of_others)}

    def read(self, data: dict[str, object], where: str) -> None:
        for name in (*self.of_nations, *self.of_others):
            if name not in data:
                raise BadData(f"{where}: the field '{name}' is missing")
            setattr(self, name, same_kind(data[name], getattr(self, name), f"{where}.{name}"))
        for name in self.of_nations:
            values: list[int] = getattr(self, name)
            if len(values) != len(NATIONS):
                raise BadData(f"{where}.{name}: expected {len(NATIONS)} numbers, found {len(values)}")


def take_realm(data: dict[str, object]) -> Realm:
    """Out of a view that was just made: unchecked, and its lists are taken over."""
    r = Realm(False)
    for name in (*Realm.of_nations, *Realm.of_others):
        setattr(r, name, data[name])
    return r


def read_realm(data: dict[str, object], where: str) -> Realm:
    realm = Realm()
    realm.read(data, where)
    return realm
