"""What is only kept while something goes on, and must be taken back when that is over."""

from aevum.engine.state import Frame
from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.clash.standing import StandingFight
from aevum.games.invasions.rules.diplomacy.hirelings import Dismissal
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.military.activation import Activation
from aevum.games.invasions.rules.raids.step import RaidStep
from aevum.games.invasions.rules.reinforcements.arrival import Arrival
from aevum.games.invasions.rules.reinforcements.displaced import Displaced
from aevum.games.invasions.rules.retreat.withdraw import Withdraw
from aevum.games.invasions.rules.sea.meeting import SeaFight
from aevum.games.invasions.rules.sea.stacks import fleets_at
from aevum.games.invasions.rules.siege.on_map import SiegeOnMap
from aevum.games.invasions.rules.siege.terror import Terror
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import ASIDE, unit_on_map
from aevum.games.invasions.rules.world.world import World

FIGHTS = (Clash, SeaFight, SiegeOnMap, Terror)
ASKERS = (Activation, Displaced, RaidStep, Withdraw)
"""Who may ask to be let over a strait."""


def forgotten(state: InvasionsState) -> list[str]:
    """By name what lasts longer than it should, or is not what follows from the rest."""
    w = state.world
    acting = _is_any(state, (Activation,))
    found = {
        "moving": _astray(state.frames, w.moving),
        "truce": w.truce and not acting,
        "hired": w.hired and not acting,
        "hired at home": not _is_any(state, (Dismissal,)) and _at_home(w),
        "leaves": w.leaves and not _is_any(state, ASKERS),
        "fight": state.fight_now and not _is_any(state, FIGHTS),
        "aside": not w.moving and _aside(w),
        "chains": not _is_linked(w),
        "adrift": not state.fight_now and _adrift(w),
    }
    return [what for what, is_so in found.items() if is_so]


def _is_any(state: InvasionsState, kinds: tuple[type[Frame[InvasionsState]], ...]) -> bool:
    return any(isinstance(frame, kinds) for frame in state.frames)


def _adrift(w: World) -> list[int]:
    """XXV.C.8: leaders at sea whose stack is gone."""
    at_sea = [(i, p) for i, p in enumerate(w.leader_place) if p >= w.land.provinces]
    return [i for i, p in at_sea if not fleets_at(w, p, LEADER_NATION[i])]


def _at_home(w: World) -> list[int]:
    return [unit for unit in w.hired if w.master[unit] == nation_of(w.code[unit])]


def _aside(w: World) -> list[int]:
    return [unit for unit, done in enumerate(w.march) if done & ASIDE and unit_on_map(w, unit)]


def _astray(frames: list[Frame[InvasionsState]], moving: int) -> int:
    """Of a mask of those who act, who does not by the innermost procedure that lets anybody act."""
    for at, frame in reversed(list(enumerate(frames))):
        if isinstance(frame, Activation):
            return moving & ~frame.nations
        if isinstance(frame, Arrival):
            return moving & ~(1 << frame.nation)
        if isinstance(frame, RaidStep):
            return moving & ~(1 << frame.raids[frame.at - 1]) if frame.at else moving
        if isinstance(frame, StandingFight):
            return moving & ~(1 << frame.nation) or _astray(frames[:at], frame.moving)
    return moving


def _is_linked(w: World) -> bool:
    again = w.copy()
    again.link()
    return (again.first, again.following, again.of_people) == (w.first, w.following, w.of_people)
