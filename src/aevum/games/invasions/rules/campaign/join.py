"""XXII.B.2 Units that march to a campaigning leader through land where enemies may react to them (F100)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.campaign.callup import choosy
from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.movement.confront import free_to_pass
from aevum.games.invasions.rules.movement.kinds import ALONE, told
from aevum.games.invasions.rules.movement.legality import (
    Stack,
    blockaded,
    stack_paces,
    why_not_into,
    why_not_step,
)
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, STRAIT
from aevum.games.invasions.rules.world.pieces import (
    CAVALRY_PACES,
    USED,
    commanded_at,
    leading_nation,
    paces_left,
)
from aevum.games.invasions.rules.world.world import NOWHERE, World


def distances(
    w: World, stack: Stack, to: int, goal: int = NOWHERE, most: int = CAVALRY_PACES
) -> dict[int, int]:
    """How far provinces are from the leader for a stack, through lands open to it (XVIII.K), and past
    nobody who would stop it (XVIII.C.2, XVIII.F.4).

    A strait is crossed only as the whole of a move (XVIII.J.4), so it counts from its other shore alone, and
    for nobody who has moved. Beyond a `goal` and so many paces nothing is looked for.
    """
    nation = stack.nation
    farthest = 0 if any(w.march[unit] & USED for unit in stack.units) else 1
    far = {to: 0}
    ring = [to]
    for distance in range(1, most + 1):
        following: list[int] = []
        for p in ring:
            for q in w.land.near[p]:
                strait = w.land.crossing(p, q) == STRAIT
                if q in far or (strait and (distance > farthest or blockaded(w, nation, p, q))):
                    continue
                if hostile_force(w, q, nation) and not free_to_pass(w, q, nation):
                    continue
                if stack.units and q != stack.place and why_not_into(w, stack, q) is not None:
                    continue
                far[q] = distance
                if q == goal:
                    return far
                if not strait:
                    following.append(q)
        ring = following
    return far


def within_reach(w: World, nations: int, nation: int, to: int) -> list[int]:
    """Provinces from which some unit of these nations could come."""
    found: list[int] = []
    for p, distance in distances(w, Stack(nation, to, [], []), to).items():
        for unit in commanded_at(w, p, nations) if p != to else []:
            left = paces_left(w, unit, False)
            if left >= distance and (not choosy(w, unit, to) or left >= _way_of(w, unit, to, left)):
                found.append(p)
                break
    return sorted(found)


def _way_of(w: World, unit: int, to: int, most: int) -> int:
    """How far a unit has to go; USED where there is no way, or none of so many paces."""
    start = w.place[unit]
    return distances(w, Stack(w.master[unit], start, [unit], []), to, start, most).get(start, USED)


class JoinMarch(March):
    """A march like any other, with all reactions to it, but to the leader only and without leaders."""

    def __init__(self, seat: int = 0, nation: int = 0, nations: int = 0, place: int = 0, to: int = 0) -> None:
        super().__init__(seat, nation, nations, place)
        self.to = to

    def run(self, s: InvasionsState) -> None:
        if self.step == "march" and self.moved and (self.place == self.to or not self._ways(s.world)):
            self.end(s)
        else:
            super().run(s)

    def meets(self, w: World) -> bool:
        """Nobody stays on the way who need not (XXII.B.3)."""
        passes = self.place != self.to and free_to_pass(w, self.place, self.nation)
        return super().meets(w) and not passes

    def _ask(self, s: InvasionsState) -> None:
        names = s.world.land.names
        args: dict[str, object] = {"people": NATIONS[self.nation], "from": names[self.place]}
        s.ask(
            self.seat, "join-march", "XXII.B.2", {**args, "place": names[self.to], "units": len(self.units)}
        )

    def _ways(self, w: World) -> list[int]:
        return [q for q in w.land.near[self.place] if self._why_not_go(w, q) is None]

    def _why_not_go(self, w: World, q: int) -> Refusal | None:
        refusal = why_not_step(w, self.stack(w), q)
        if refusal is None and q != self.to:
            left = stack_paces(w, self.stack(w)) - 1
            if distances(w, self.stack(w), self.to, q).get(q, CAVALRY_PACES) > left:
                return Refusal("join-astray", {"place": w.land.names[self.to]}, "XXII.B.2")
        return refusal

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        found = [Option("go", {"place": w.land.names[q]}, "XXII.B.2") for q in w.land.near[self.place]]
        if not self.moved:
            if len(self.units) > 1:
                found.extend(told(w, self.units, "leave", "XXII.B.2", ALONE))
            found.append(Option("halt", None, "XXII.B.2"))
        return found

    def options(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [option for option in self.candidates(s, ask) if self.check(s, ask, option) is None]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "go":
            return self._why_not_go(s.world, s.world.land.number(str(option.args["place"])))
        return None

    def why_not(self, s: InvasionsState, ask: Ask, wish: str) -> Refusal | None:
        key, _, name = wish.partition(":")
        to = s.world.land.number(name)
        if key == "go" and s.world.land.is_province(to):
            return self._why_not_go(s.world, to)
        return super().why_not(s, ask, wish)


def joining(s: InvasionsState, seat: int, nations: int, place: int, to: int) -> JoinMarch:
    """All of a province who can still move; who stays behind is said first."""
    w = s.world
    units = [unit for unit in commanded_at(w, place, nations) if paces_left(w, unit, False)]
    march = JoinMarch(seat, leading_nation(w, units, []), nations, place, to)
    march.units = units
    for unit in units:
        march.joined(s, unit)  # XIX.A.17: some may have been with the leader before
    return march
