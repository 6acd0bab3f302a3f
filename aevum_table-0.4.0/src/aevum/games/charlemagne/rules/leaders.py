"""Leaders (20.0): who of them counts, what becomes of one who stands alone, and losing one."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, LEADERS, UNITS, is_leader
from aevum.games.charlemagne.rules.ground import friendly_forces
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import AUGUSTUS, IN_PLAY, MARKER, marker_of
from aevum.games.charlemagne.rules.state import GONE, POOL, CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import hand, put_back
from aevum.games.charlemagne.rules.tables import NOBODY, SEATS, parameter
from aevum.kit.hexes import hex_distance

NO_LEADER: Final = -1
ESCAPE: Final = parameter("escape")


def best(s: CharlemagneState, pieces: list[int]) -> int:
    """The one leader among some pieces who counts (20.2.a) for what leaders do (20.2.b), or NO_LEADER.
    Charlemagne comes before all."""
    # Leaders are numbered in order, Charlemagne first; the others are all worth the same.
    return min([piece for piece in pieces if is_leader(piece)], default=NO_LEADER)


def stranded(s: CharlemagneState, hex: int) -> list[int]:
    """The leaders in a hex with no unit of their own side; each wants a `LeaderFlees` where 6.3.d applies."""
    side = s.side_in(hex)
    return [piece for piece in s.pieces(hex) if is_leader(piece) and s.side_of(piece) != side]


def eliminate(s: CharlemagneState, leader: int, rule: str) -> None:
    """20.4; with Augustus his lord loses all his markers (T10.SM01.c)."""
    seat = s.lead[leader - UNITS]
    s.put(leader, GONE if leader == CHARLEMAGNE else POOL)  # 20.4.c
    s.lead[leader - UNITS] = NOBODY
    s.tell("leader-lost", {"seat": SEATS[seat], "leader": LEADERS[leader - UNITS]}, rule)
    if leader != CHARLEMAGNE:
        put_back(s, marker_of(leader))  # 20.4.b
    if s.augustus == leader:
        _augustus_falls(s, seat)


def _augustus_falls(s: CharlemagneState, seat: int) -> None:
    s.augustus = NOBODY
    for marker, where in enumerate(s.holder):
        if MARKER[marker] == AUGUSTUS and where == IN_PLAY:
            put_back(s, marker)
    lost = hand(s, seat)
    for marker in lost:
        put_back(s, marker)
    s.tell("augustus-falls", {"seat": SEATS[seat], "count": len(lost)}, "T10.SM01.c")


def nearest(hexes: list[int], start: int) -> list[int]:
    """Those of some hexes that are nearest to one, counted in hexes whatever lies between (C10)."""
    here = LAND.cells[start]
    distances = [hex_distance(here, LAND.cells[hex]) for hex in hexes]
    least = min(distances, default=0)
    return [hex for hex, distance in zip(hexes, distances, strict=True) if distance == least]


def havens(s: CharlemagneState, leader: int) -> list[int]:
    """20.4.d: the nearest forces within reach of Charlemagne after a battle lost on land, those too that he
    left behind where he attacked from (C80)."""
    here = s.at[leader]
    if leader != CHARLEMAGNE or here < 0 or LAND.sea[here]:
        return []
    side = s.side_of(leader)
    found = [hex for hex in friendly_forces(s, side) if hex != here or s.land_side(hex) == side]
    return [hex for hex in nearest(found, here) if hex_distance(LAND.cells[here], LAND.cells[hex]) <= ESCAPE]


class LeaderFlees(Frame[CharlemagneState]):
    """6.3.d: to the nearest friendly force, of equally near ones as his lord likes."""

    rule: ClassVar[str] = "6.3.d"

    def __init__(self, leader: int = CHARLEMAGNE) -> None:
        super().__init__()
        self.leader = leader

    def refuges(self, s: CharlemagneState) -> list[int]:
        return nearest(friendly_forces(s, s.side_of(self.leader)), s.at[self.leader])

    def run(self, s: CharlemagneState) -> None:
        if not self.refuges(s):
            eliminate(s, self.leader, self.rule)
            s.pop()
            return
        s.ask(s.side_of(self.leader), "leader-flees", self.rule, {"leader": LEADERS[self.leader - UNITS]})

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        return [Option("stand", {"place": LAND.names[hex]}, self.rule) for hex in self.refuges(s)]

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        place = str(option.args["place"])
        s.put(self.leader, LAND.number(place))
        told: dict[str, object] = {"seat": SEATS[ask.seat], "leader": LEADERS[self.leader - UNITS]}
        self.story(s, {**told, "place": place})
        s.pop()

    def story(self, s: CharlemagneState, told: dict[str, object]) -> None:
        s.tell("leader-fled", told, "6.3.d")


class LeaderEscapes(LeaderFlees):
    """20.4.d: out of a lost battle, to one of his `havens`."""

    rule: ClassVar[str] = "20.4.d"

    def refuges(self, s: CharlemagneState) -> list[int]:
        return havens(s, self.leader)

    def story(self, s: CharlemagneState, told: dict[str, object]) -> None:
        s.tell("leader-escapes", told, "20.4.d")
