"""The fight or siege that an option brings about, worked out by the functions that will resolve it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from aevum.engine.codec import an_int, ints
from aevum.games.invasions.rules.clash.combats import attacker
from aevum.games.invasions.rules.fight import Fight
from aevum.games.invasions.rules.movement.confront import enemies_at, hostile_hordes, hostile_limes
from aevum.games.invasions.rules.muster import (
    captains,
    fighters,
    masters,
    muster,
    parties,
    unfallen,
    who_besieges,
)
from aevum.games.invasions.rules.siege.on_map import newcomers, siege_of
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.scene.waters import ACCEPT, INTERCEPT, OFFERS, sea_meeting
from aevum.games.invasions.telling.seen import seen
from aevum.scene.seen import frames_of

if TYPE_CHECKING:
    from aevum.engine.ask import Option
    from aevum.engine.view import View
    from aevum.games.invasions.rules.world.world import World

BATTLE, SIEGE, ASSAULT = "battle", "siege", "assault"
BEFORE_THE_CITY = {"besiege": SIEGE, "no-assault": SIEGE, "assault": ASSAULT}
STOP, GIVE_BATTLE = "stop", "give-battle"
MEETS = (STOP, GIVE_BATTLE)
"""Answers after which a stack fights where it is: when all have moved, or at once with interceptors."""
LANDINGS = ("land", "land-on")
STEPS = ("go", *LANDINGS)
"""Options that lead a stack on the march into a province, by land or from a sea."""
AMBUSH = "ambush"
"""The first question of a battle; those who play steadily lay every ambush."""


class Meeting(NamedTuple):
    kind: str
    fight: Fight
    terror: bool = False
    """XXIV.B: the city may still open its gates in terror, before any siege."""
    caught: float = 1.0
    """XXV.B: how likely the fleets meet."""


def foreseen(view: View, option: Option) -> bool:
    """Whether `meeting` finds something, without working it out: every option of an ask is asked for it."""
    s = seen(view)
    if option.key in BEFORE_THE_CITY:
        return s.fight_now is not None and s.fight.field.level > 0
    if s.fight_now is not None:
        return option.key in (AMBUSH, ACCEPT)
    if s.world_now is None:
        return False
    if option.key == "fight":
        return True
    if option.key in INTERCEPT:
        offers = _asking(view)
        return offers is not None and offers["frame"] in OFFERS
    frame = stack_of(view)
    if frame is None or option.key not in (*MEETS, *STEPS):
        return False
    if option.key in MEETS:
        return True
    target = s.world.land.number(str(option.args["place"]))
    return 0 <= target < s.world.land.provinces and _hostile(
        s.world, target, an_int(frame, "nation", "frame")
    )


def _hostile(w: World, p: int, nation: int) -> bool:
    """Somebody or a city must be fought there."""
    if enemies_at(w, p, nation) or hostile_hordes(w, p, nation):
        return True
    return hostile_limes(w, p, nation) or unfallen(w, p, nation)


def meeting(view: View, option: Option) -> Meeting | None:
    if not foreseen(view, option):
        return None
    s = seen(view)
    if option.key in BEFORE_THE_CITY:
        return Meeting(BEFORE_THE_CITY[option.key], s.fight)
    if option.key in (AMBUSH, ACCEPT):
        return Meeting(BATTLE, s.fight)
    w = s.world
    if option.key == "fight":
        return _there(w, w.land.number(str(option.args["place"])))
    frame = _asking(view)
    assert frame is not None
    if option.key in INTERCEPT:
        met = sea_meeting(w, frame, option)
        return Meeting(BATTLE, met.fight, caught=met.caught) if met is not None else None
    here = an_int(frame, "place", "frame")
    if option.key == STOP:
        return _there(w, here)
    units, leaders = ints(frame, "units", "frame"), ints(frame, "leaders", "frame")
    if option.key == GIVE_BATTLE:
        return _battle(w, here, an_int(frame, "nation", "frame"), units, leaders, True)
    target = w.land.number(str(option.args["place"]))
    sea = option.args.get("last_sea", option.args.get("sea"))
    came = w.land.number(str(sea)) if sea is not None else here
    moved = w.copy()
    for unit in units:
        shift(moved, unit, target)
        moved.came[unit] = came
    for i in leaders:
        moved.leader_place[i] = target
    return _there(moved, target)


def stack_of(view: View) -> dict[str, object] | None:
    """The procedure that asks, where it moves a stack of units."""
    frame = _asking(view)
    stack = frame is not None and all(name in frame for name in ("units", "leaders", "nation", "place"))
    return frame if stack else None


def _asking(view: View) -> dict[str, object] | None:
    return frames_of(view)[view.ask.depth] if view.ask is not None else None


def _there(w: World, place: int) -> Meeting | None:
    """As `Clash` does it: a battle with the strongest of the enemies, else a siege."""
    units = fighters(w, place, w.moving)
    if not units:
        return None
    leaders = captains(w, place, w.moving)
    nation = attacker(w, place)
    battle = _battle(w, place, nation, units, leaders, False)
    if battle is not None:
        return battle
    besieger = who_besieges(w, place, nation, units)
    if besieger < 0:
        return None
    untried = newcomers(w, place, leaders) != 0
    return Meeting(SIEGE, siege_of(w, place, besieger, units, leaders), terror=untried)


def _battle(
    w: World, place: int, nation: int, units: list[int], leaders: list[int], intercepted: bool
) -> Meeting | None:
    foes = parties(w, place, masters(w, units))
    if not foes:
        return None
    party = max(foes, key=lambda party: len(fighters(w, place, party)))  # likely the first to be met
    return Meeting(BATTLE, muster(w, place, nation, units, leaders, party, intercepted))
