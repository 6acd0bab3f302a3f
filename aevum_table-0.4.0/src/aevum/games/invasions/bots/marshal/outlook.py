"""The map as the marshal sees it before a decision: armies, dangers, and whose land is whose."""

from __future__ import annotations

from aevum.games.invasions.bots.marshal.distances import FAR, distances
from aevum.games.invasions.bots.marshal.ledger import Ledger
from aevum.games.invasions.bots.marshal.strength import HORDE, LIMES, WALLS, beats, strength
from aevum.games.invasions.bots.steward.ledger import RealmLedger
from aevum.games.invasions.bots.steward.pull import pull
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import FRIENDLY, HOSTILE, stance
from aevum.games.invasions.rules.leaders import COMBAT, LEADER_NATION
from aevum.games.invasions.rules.marching.horde import HORDE_PACES
from aevum.games.invasions.rules.military.phase import MilitaryPhase
from aevum.games.invasions.rules.reaction.interception import FARTHEST as INTERCEPTED_FROM
from aevum.games.invasions.rules.reaction.interception import chance
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import EMPIRE
from aevum.games.invasions.rules.world.land import within
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at, shift, units_at
from aevum.games.invasions.rules.world.world import ACTIVE, NOBODY, NOWHERE, World

NEAR = 4
FARTHEST = 7
"""How far an army may come to attack: by a usual march, or by the two of an invasion (XVIII.H.2)."""
THIS_TURN = 1.0
TWO_MARCHES = 0.3
LATER_TURNS = 0.25
"""How likely an army is to, as it acts in this turn again, near or far, or has acted already."""
WILLING = 0.6
"""How often somebody who could intercept tries to."""
JOURNEY = 4.0
"""Points of a way from nowhere to where it leads; the nearer the end, the more each province of it counts."""
USUAL_WAY = -1
"""What the way costs interceptors on average (XIX.A.13, XIX.A.14)."""


class Camp:
    """Units of one seat in a province."""

    __slots__ = ("combat", "nation", "place", "strength", "waits")

    def __init__(self, place: int, nation: int, power: float, combat: int, waits: bool) -> None:
        self.place = place
        self.nation = nation
        self.strength = power
        self.combat = combat
        self.waits = waits
        """It has yet to act in this turn."""


class Outlook:
    """Made anew for each decision; what it has worked out once it keeps until then."""

    def __init__(self, s: InvasionsState, seat: int, before: Outlook | None = None) -> None:
        """`before`: an outlook of this decision, whose findings hold for one after a change as well."""
        self.s = s
        self.seat = seat
        self._value: float | None = None
        self.coarse = False
        """Think less: divide stacks in few ways only."""
        self.worths: dict[tuple[int, int, int], float] = {}
        self.prizes: dict[tuple[int, int], float] = {}
        self.sieges: dict[tuple[int, int, int, bool], float] = {}
        self.realms: dict[int, float] = {}
        self._guards: dict[tuple[int, int], float] = {}
        self._threats: dict[tuple[int, int], list[tuple[float, float]]] = {}
        self._hunters: dict[tuple[int, int], tuple[float, float]] = {}
        self._friends: dict[int, int] = {}
        self._drawn: dict[int, list[float]] = {}
        self.w: World
        self.ledger: RealmLedger | Ledger
        self.acted: int
        self.camps: dict[int, list[Camp]]
        if before is not None:
            self.w = before.w.copy()
            self.ledger, self.coarse = before.ledger, before.coarse
            self.acted, self.camps, self.sieges = before.acted, before.camps, before.sieges
            self._guards, self._threats, self._hunters = before._guards, before._threats, before._hunters
            self._friends, self._drawn = before._friends, before._drawn
            return
        self.w = s.world
        self.ledger = RealmLedger(s, seat) if s.realm_now is not None else Ledger(s, seat)
        self.acted = 0
        for frame in s.frames:
            if isinstance(frame, MilitaryPhase):
                self.acted = frame.acted
        self.camps = _camps(s.world, self.acted)

    @property
    def value(self) -> float:
        if self._value is None:
            self._value = self.ledger.value(self.w)
        return self._value

    def without(self, place: int, units: list[int]) -> Outlook:
        """The same after these units have left a province: others may count on it no more."""
        new = Outlook(self.s, self.seat, self)
        for unit in units:
            shift(new.w, unit, NOWHERE)
        settle(new.w, place)
        return new

    def mine(self, nation: int) -> bool:
        return nation != NOBODY and self.w.seat[nation] == self.seat

    def friends(self, nation: int) -> int:
        """The mask of this seat's nations that fight side by side with one of them."""
        found = self._friends.get(nation)
        if found is None:
            found = 1 << nation
            for n, seat in enumerate(self.w.seat):
                if seat == self.seat and stance(self.w, nation, n, self.w.land.provinces) == FRIENDLY:
                    found |= 1 << n
            self._friends[nation] = found
        return found

    def nearer(self, nation: int, start: int, end: int) -> float:
        """Points for coming nearer to the land that a nation wants; in a whole match only."""
        drawn = self.drawn(nation)
        if drawn is None:
            return 0.0
        here, there = drawn[start], drawn[end]
        return JOURNEY * (there - here) / max(here, there) if here != there else 0.0

    def drawn(self, nation: int) -> list[float] | None:
        """What draws a nation, by province; None in a match of one phase."""
        if not isinstance(self.ledger, RealmLedger):
            return None
        found = self._drawn.get(nation)
        if found is None:
            found = pull(self.w, nation, self.ledger.last)
            self._drawn[nation] = found
        return found

    def astray(self, nation: int, start: int, end: int) -> float:
        """How many paces farther than its horde can follow units come by a march; less than 0 if nearer."""
        camp = self.w.horde[nation]
        if camp == NOWHERE or not isinstance(self.ledger, RealmLedger):
            return 0.0
        far = distances(self.w.land, camp)
        return max(0, far.get(end, FAR) - HORDE_PACES) - max(0, far.get(start, FAR) - HORDE_PACES)

    def strays(self, nation: int, place: int) -> bool:
        return self.astray(nation, self.w.horde[nation], place) > 0

    def ours(self, place: int, nation: int) -> bool:
        """Whether the province is this nation's or a friend's."""
        owner = self.w.owner[place]
        return owner != NOBODY and self.friends(nation) >> owner & 1 == 1

    def own_units(self, place: int, nation: int) -> list[int]:
        return commanded_at(self.w, place, self.friends(nation)) if self.w.first[place] else []

    def own_leaders(self, place: int, nation: int) -> list[int]:
        return leaders_at(self.w, place, self.friends(nation))

    def guard(self, place: int, nation: int) -> float:
        """How strongly a province is held against a nation; 0 where nobody would fight for it."""
        key = (place, nation)
        if key not in self._guards:
            self._guards[key] = _guard(self.w, place, nation)
        return self._guards[key]

    def danger(self, place: int, nation: int, own: float) -> float:
        """How likely a stack of this strength is to be attacked here and beaten."""
        found = 0.0
        for power, likely in self._threats_to(place, nation):
            if likely > found:
                found = max(found, likely * beats(power, own))
        return found

    def _threats_to(self, place: int, nation: int) -> list[tuple[float, float]]:
        """Strength and likelihood of armies that may come.

        Peace among Barbarians protects nobody from those who may still break it (XII.D.6).
        """
        key = (place, nation)
        found = self._threats.get(key)
        if found is None:
            w = self.w
            found = []
            far = distances(w.land, place)
            for camps in self.camps.values():
                for camp in camps:
                    paces = far.get(camp.place, FAR)
                    if paces > FARTHEST or w.role[camp.nation] != ACTIVE:
                        continue
                    likely = THIS_TURN if camp.waits else LATER_TURNS
                    if paces > NEAR:
                        likely = TWO_MARCHES if camp.waits and w.invading[camp.nation] else 0.0
                    where = w.land.provinces if camp.waits else place
                    if likely and stance(w, nation, camp.nation, where) == HOSTILE:
                        found.append((camp.strength, likely))
            self._threats[key] = found
        return found

    def hunters(self, place: int, nation: int) -> tuple[float, float]:
        """Those who may intercept a nation that comes in: how likely they are to, and how strong."""
        key = (place, nation)
        found = self._hunters.get(key)
        if found is None:
            found = self._find_hunters(place, nation)
            self._hunters[key] = found
        return found

    def _find_hunters(self, place: int, nation: int) -> tuple[float, float]:
        w = self.w
        owner = w.owner[place]
        side = 0
        if owner != NOBODY and stance(w, nation, owner, place) == HOSTILE:
            side = 1 << owner | w.allies[owner]
        else:
            for unit in units_at(w, place):
                if stance(w, nation, w.master[unit], place) == HOSTILE:
                    side |= 1 << w.master[unit]
        best = (0.0, 0.0)
        for p in within(w.land, place, INTERCEPTED_FROM) if side else ():
            for camp in self.camps.get(p, ()):
                if side >> camp.nation & 1 and w.role[camp.nation] == ACTIVE:
                    bonus = USUAL_WAY + camp.combat + (2 if w.status[camp.nation] == EMPIRE else 0)
                    if camp.strength > best[1]:
                        best = (WILLING * chance(bonus), camp.strength)
        return best


def _camps(w: World, acted: int) -> dict[int, list[Camp]]:
    units: dict[tuple[int, int], list[int]] = {}
    for i in range(1, len(w.code)):
        if 0 <= w.place[i] < w.land.provinces:
            units.setdefault((w.place[i], w.seat[w.master[i]]), []).append(i)
    leaders: dict[tuple[int, int], list[int]] = {}
    for i, p in enumerate(w.leader_place):
        if p >= 0:
            leaders.setdefault((p, w.seat[LEADER_NATION[i]]), []).append(i)
    found: dict[int, list[Camp]] = {}
    for key, here in units.items():
        led = leaders.get(key, [])
        nation = w.master[here[0]]
        waits = w.role[nation] == ACTIVE and not acted >> nation & 1
        combat = max([COMBAT[i] for i in led], default=0)
        camp = Camp(key[0], nation, strength(w, here, led), combat, waits)
        found.setdefault(key[0], []).append(camp)
    return found


def _guard(w: World, place: int, nation: int) -> float:
    total = 0.0
    units = [i for i in units_at(w, place) if stance(w, nation, w.master[i], place) == HOSTILE]
    if units:
        masters = {w.master[i] for i in units}
        led = [i for i, p in enumerate(w.leader_place) if p == place and LEADER_NATION[i] in masters]
        total = strength(w, units, led)
        owner = w.owner[place]
        if w.walls[place] and owner != NOBODY and stance(w, nation, owner, place) == HOSTILE:
            total += WALLS
    if w.limes[place] != NOBODY and stance(w, nation, w.limes[place], place) == HOSTILE:
        total += LIMES
    if place in w.horde:
        for n, p in enumerate(w.horde):
            if p == place and stance(w, nation, n, place) == HOSTILE:
                total += HORDE
    return total
