"""XXIV A siege on the map: the stack and the city as the siege sees them, and what becomes of both."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import FRIENDLY, stance
from aevum.games.invasions.rules.diplomacy.cards.bribe import BRIBED
from aevum.games.invasions.rules.fight import DEFENDER, Field, Fight, Side
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.losses.aftermath import write_losses
from aevum.games.invasions.rules.muster import code_of, side_of
from aevum.games.invasions.rules.siege.seizure import capital_of
from aevum.games.invasions.rules.siege.siege import FALLS, HOLDS, LIFTED, Siege, terrifies
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls
from aevum.games.invasions.rules.world.land import NO_SEA
from aevum.games.invasions.rules.world.world import NOBODY, World, put


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


def newcomers(w: World, place: int, leaders: list[int]) -> int:
    """XXIV.B.1, F61: of these the Barbarians whose terror has not come to the city yet, as a mask."""
    found = 0
    for i in leaders:
        if w.status[LEADER_NATION[i]] == BARBARIAN:
            found |= 1 << i
    return found & ~w.terrified[place]


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
    """It reports FALLS or HOLDS, LEFT when nothing was tried, or LIFTED when somebody bought the besieger off
    (XXX.G.2).

    A besieger that failed stands there still; that he goes, and leaves the province to the Area's holder or
    to nobody, is for the caller (XXIV.A.3, XII.B.7).
    """

    steps: ClassVar[tuple[str, ...]] = ("siege", "after", "end", "bribed")

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
            case _:
                s.pop(self.fallen)

    def _besiege(self, s: InvasionsState) -> None:
        w = s.world
        s.fight_now = siege_of(w, self.place, self.nation, self.units, self.leaders)
        siege = Siege()
        new = newcomers(w, self.place, self.leaders)
        if not new:
            siege.step = "besiege"  # F15: it is checked once, and was when the leader came
        elif terrifies(s.fight):
            w.terrified = put(w.terrified, self.place, w.terrified[self.place] | new)
        s.push(siege)

    def _after(self, s: InvasionsState) -> None:
        w = s.world
        self.fallen = s.result
        if self.fallen != FALLS:  # else it was written when the city fell
            write_losses(w, s.fight)
        if not s.fight.field.fortified and w.walls[self.place]:
            w.walls = put(w.walls, self.place, 0)  # XXIV.E.2
        loser = s.fight.sides[DEFENDER].nation
        capital = self.fallen == FALLS and s.fight.field.capital > 0
        s.fight_now = None
        settle(w, self.place)
        if capital:  # III.G.8: what else is lost with it comes after the sack
            s.push(CapitalFalls(loser, self.nation, self.place))
