"""XXIV A siege on the map: the stack and the city as the siege sees them, and what becomes of both."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import conquer, settle
from aevum.games.invasions.rules.control.stance import FRIENDLY, stance
from aevum.games.invasions.rules.diplomacy.cards.bribe import BRIBED
from aevum.games.invasions.rules.events.pending import resolves_pending
from aevum.games.invasions.rules.fight import Field, Fight, Side
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.losses.aftermath import write_losses
from aevum.games.invasions.rules.losses.casualties import escape
from aevum.games.invasions.rules.muster import code_of, side_of
from aevum.games.invasions.rules.siege.siege import FALLS, HOLDS, LIFTED, Siege, terrifies
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls
from aevum.games.invasions.rules.world.land import NO_SEA
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World, put


def siege_of(w: World, place: int, nation: int, units: list[int], leaders: list[int]) -> Fight:
    """A stack before a city that nobody defends any more."""
    return Fight(_besieger(w, nation, units, leaders), _besieged(w, place, nation), _city(w, place))


def _besieger(w: World, nation: int, units: list[int], leaders: list[int]) -> Side:
    side = side_of(w, nation, leaders)
    side.start = len(units)
    side.units = [code_of(w, unit) for unit in units]
    return side


def _besieged(w: World, place: int, besieger: int) -> Side:
    """XXIV.C.5: whose Decline counts. A city without an owner has none, so any name will do for it."""
    owner = w.owner[place]
    if owner != NOBODY:
        return side_of(w, owner, [])
    side = side_of(w, besieger, [])
    side.decline = 0
    return side


def _city(w: World, place: int) -> Field:
    field = Field()
    field.province = w.land.names[place]
    field.terrain = w.land.terrain[place]
    field.barbarian = w.land.wild[place]
    field.city = w.land.site[place]
    field.level = w.level[place]
    field.walls = w.walls[place]
    field.fortified = w.walls[place] > 0
    loser = capital_of(w, place)
    field.capital = w.status[loser] if loser != NOBODY else 0
    field.supplied = supplied(w, place)
    field.turn = w.turn
    return field


def capital_of(w: World, place: int) -> int:
    """The nation whose capital marker lies here (III.G.1), or NOBODY."""
    return w.capital.index(place) if place in w.capital else NOBODY


def supplied(w: World, place: int) -> bool:
    """XXIV.C.8: fleets friendly to the city's owner lie on the sea of its port."""
    owner = w.owner[place]
    sea = w.land.port[place]
    if owner == NOBODY or sea == NO_SEA:
        return False
    i = w.first[sea]
    while i:
        if stance(w, owner, w.master[i], sea) == FRIENDLY:
            return True
        i = w.following[i]
    return False


class SiegeOnMap(Frame[InvasionsState]):
    """It reports FALLS or HOLDS, or LIFTED when somebody bought the besieger off (XXX.G.2).

    A besieger that failed stands there still; that he goes, and leaves the province to the Area's holder or
    to nobody, is for the caller (XXIV.A.3, XII.B.7).
    """

    __slots__ = ("fallen", "leaders", "nation", "place", "units")

    steps: ClassVar[tuple[str, ...]] = ("siege", "after", "end", "bribed")
    fields: ClassVar[tuple[str, ...]] = ("place", "nation", "units", "leaders", "fallen")

    def __init__(
        self,
        place: int = 0,
        nation: int = 0,
        units: list[int] | None = None,
        leaders: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.place = place
        self.nation = nation
        self.units = units[:] if units is not None else []
        self.leaders = leaders[:] if leaders is not None else []
        """Who are there; a siege that is kept up without its leader has none, and no re-rolls (XXIV.C.12)."""
        self.fallen = HOLDS

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "bribed":  # as in matches of version 2, where bribes came before the siege
                self.fallen = LIFTED if s.result == BRIBED else HOLDS
                self.step = "end" if self.fallen == LIFTED else "siege"
            case "siege":
                self.next(s)
                self._besiege(s)
            case "after":
                self.next(s)
                self._after(s)
            case _ if not resolves_pending(s):  # XXIV.D.4
                s.pop(self.fallen)

    def _besiege(self, s: InvasionsState) -> None:
        w = s.world
        s.fight_now = siege_of(w, self.place, self.nation, self.units, self.leaders)
        siege = Siege()
        if w.terrified[self.place]:
            siege.step = "besiege"  # F15: it is checked once, and was when the leader came
        elif terrifies(s.fight):
            w.terrified = put(w.terrified, self.place, 1)
        s.push(siege)

    def _after(self, s: InvasionsState) -> None:
        w = s.world
        self.fallen = s.result
        write_losses(w, s.fight)
        if not s.fight.field.fortified and w.walls[self.place]:
            w.walls = put(w.walls, self.place, 0)  # XXIV.E.2
        s.fight_now = None
        if self.fallen == FALLS:
            take(s, self.place, self.nation)
        else:
            settle(w, self.place)


def take(s: InvasionsState, place: int, nation: int) -> None:
    """XXIV.A.4, III.F.1: the city is the nation's, and the province with it."""
    w = s.world
    loser = capital_of(w, place)
    conquer(w, place, nation)
    for i, at in enumerate(w.leader_place):  # one who was in the city without troops gets away (XX.J.2)
        if at == place and stance(w, nation, LEADER_NATION[i], place) != FRIENDLY:
            escape(s, i)
    if loser != NOBODY:
        w.capital = put(w.capital, loser, NOWHERE)  # XXIV.C.10, III.G.11
        s.push(CapitalFalls(loser, nation, place))
