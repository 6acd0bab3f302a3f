"""XXV.C A naval battle on the map: the two stacks as the battle sees them, and what is left of them."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, SEA, Field, Fight, Side
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.losses.aftermath import slain
from aevum.games.invasions.rules.losses.casualties import eliminate, kill_leader
from aevum.games.invasions.rules.muster import side_of
from aevum.games.invasions.rules.sea.battle import NavalMeeting
from aevum.games.invasions.rules.sea.stacks import holds_coast, navy
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import FOREIGN, piece
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import HALTED, leaders_at
from aevum.games.invasions.rules.world.world import World

SAILS_ON: Final = 0
TURNED_BACK: Final = 1


class SeaFight(Frame[InvasionsState]):
    """XXV.C.1: as part of its move the active stack meets one enemy stack (XXV.C.2); it attacks (F31).

    Nobody flees (XXV.A.8) or retreats (XXV.C.7), but either may refuse. It reports TURNED_BACK when the
    active side did, else SAILS_ON.
    """

    steps: ClassVar[tuple[str, ...]] = ("meet", "after")

    def __init__(
        self,
        sea: int = 0,
        fleets: list[int] | None = None,
        leaders: list[int] | None = None,
        enemies: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.sea = sea
        self.fleets = fleets[:] if fleets is not None else []
        self.leaders = leaders[:] if leaders is not None else []
        """Leaders aboard the active stack."""
        self.enemies = enemies[:] if enemies is not None else []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "meet":
            self.next(s)
            s.fight_now = sea_fight(w, self.sea, self.fleets, self.leaders, self.enemies)
            s.push(NavalMeeting())
            return
        refused = s.result == DEFENDER and s.fight.sides[DEFENDER].inflicted == 0
        _write_back(s, ATTACKER, self.fleets)
        _write_back(s, DEFENDER, self.enemies)
        s.fight_now = None
        if refused:  # XXV.C.9: who wins a battle hit somebody, so the enemy won without one
            for i in self.fleets:
                w.march[i] |= HALTED
        s.pop(TURNED_BACK if refused else SAILS_ON)


def sea_fight(w: World, sea: int, fleets: list[int], leaders: list[int], enemies: list[int]) -> Fight:
    """The active stack with the leaders aboard it, and the enemy stack that it meets."""
    theirs = _side(w, enemies, _aboard(w, sea, enemies))
    return Fight(_side(w, fleets, leaders), theirs, _waters(w, sea, fleets, enemies))


def _aboard(w: World, sea: int, enemies: list[int]) -> list[int]:
    return leaders_at(w, sea, navy(w, w.master[enemies[0]]))


def _side(w: World, fleets: list[int], leaders: list[int]) -> Side:
    nation = w.master[fleets[0]]
    side = side_of(w, nation, leaders)  # XXV.C.8
    side.start = len(fleets)
    for i in fleets:
        code = w.code[i]
        side.units.append(code if nation_of(code) == nation else code | FOREIGN)
    return side


def _waters(w: World, sea: int, *stacks: list[int]) -> Field:
    field = Field()
    field.province = w.land.names[sea]
    field.terrain = SEA
    field.turn = w.turn
    if w.land.inner[sea]:  # XXV.C.5
        for side, fleets in enumerate(stacks):
            if holds_coast(w, sea, w.master[fleets[0]]):
                field.sea_control = side
    return field


def _write_back(s: InvasionsState, side: int, fleets: list[int]) -> None:
    w = s.world
    after = s.fight.sides[side]
    left = {piece(code): code & ~FOREIGN for code in after.units}
    for i in fleets:
        if i in left:
            w.code[i] = left[i]
        else:
            eliminate(w, i)
    for leader in slain(after):
        kill_leader(w, LEADERS.index(leader))
