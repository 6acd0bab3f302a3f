"""A group on the march: units and the things that carry them (5.FLOW.03, 5.MOVE.01)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.buildings import CASTLE, MILITARY
from aevum.games.medioevo.rules.hired import bound
from aevum.games.medioevo.rules.items import ENGINE, FREE, is_military, is_ship, owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.pieces import FORCE, nothing
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.things import land_room, sea_room
from aevum.games.medioevo.rules.transports import GALLEY
from aevum.games.medioevo.rules.works.standing import built

FULL_MOVE: Final = 0
"""5.FLOW.03"""
ONE_STEP: Final = 1
"""A single free step of a unit, of an engine, or of a transport with units (B.BLUE.4)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Menu):
    """What stands together and moves together. Its units are among those of the state where it stands."""

    abstract: ClassVar[bool] = True
    rests: ClassVar[bool] = False
    """Ships may stand inland, and wagons at sea, on their way (B.BLUE.2)."""

    def __init__(self, seat: int = 0, at: int = 0, way: int = FULL_MOVE) -> None:
        super().__init__()
        self.seat = seat
        self.at = at
        self.way = way
        self.units: list[int] = nothing()
        self.hired: list[int] = nothing()
        """Of these the barbarians who serve the seat (K.CARD.27)."""
        self.slots: list[int] = []
        self.left: list[int] = []
        """Things that it left behind: it does not take them up again."""
        self.path: list[int] = [at]
        """Where it has been: free steps do not lead back there."""
        self.fresh = True
        """It has not made a step."""
        self.before = NOBODY
        """Who controlled the place it came to last, before it came."""
        self.split = False
        """A Condottiero lets half of the units go on where the others stop (K.CARD.02)."""
        self.owed = 0
        """Units that must stay before the others go on (K.CARD.02)."""
        self.behind = NOBODY
        """Where these stay, and whose it was; what they meet there is found out when the others have gone."""
        self.behind_lord = NOBODY
        self.unmet = False
        """It crosses where it stands without meeting anybody (B.ORAN.1, K.CARD.22)."""


def trim(s: MedioevoState, group: Group) -> None:
    """What has left the group by other ways, such as cards, is not in it any more."""
    force = s.force(group.at, group.seat)
    group.units = [min(group.units[piece], force[piece]) for piece in range(FORCE)]
    if sum(group.hired) > 0:
        serving = bound(s, group.seat, group.at)
        group.hired = [min(group.hired[p], serving[p], group.units[p]) for p in range(FORCE)]
    group.slots = [slot for slot in group.slots if s.item_kind[slot] != FREE and s.item_at[slot] == group.at]


def march_of(s: MedioevoState) -> Group | None:
    """The group that is on the march."""
    for frame in s.running():
        if isinstance(frame, Group):
            return frame
    return None


def marches(s: MedioevoState, slot: int) -> bool:
    """What moves in the combat phase (5.MOVE.01): what is military, and a caravan that serves as a wagon."""
    return is_military(s.item_kind[slot]) or land_room(s, slot) > 0


def inland(s: MedioevoState, group: Group) -> bool:
    """B.BLUE.2: whether it has galleys where they cannot load or unload, on land without a port."""
    return not LAND.is_sea(group.at) and not LAND.port[group.at] and len(galleys(s, group.slots)) > 0


def galleys(s: MedioevoState, slots: list[int]) -> list[int]:
    return [slot for slot in slots if s.item_kind[slot] == GALLEY]


def on_land(s: MedioevoState, slots: list[int]) -> list[int]:
    return [slot for slot in slots if s.item_kind[slot] != GALLEY]


def supplied(s: MedioevoState, slots: list[int]) -> int:
    """By land."""
    return sum([land_room(s, slot) for slot in slots])


def free_exit(s: MedioevoState, seat: int, area: int) -> bool:
    """5.MOVE.08, R-072: a castle in a territory that one controls."""
    if LAND.is_sea(area) or s.lord[area] != seat:
        return False
    return built(s, area, MILITARY) == CASTLE


def idle_units(s: MedioevoState, group: Group) -> list[int]:
    """Units where the group stands that could join it; those that have moved only for a single free step."""
    force = s.force(group.at, group.seat)
    spent = s.spent(group.at, group.seat) if group.way == FULL_MOVE else nothing()
    return [max(0, force[piece] - spent[piece] - group.units[piece]) for piece in range(FORCE)]


def idle_hired(s: MedioevoState, group: Group) -> list[int]:
    """Of these the hired: who has moved is the player's own, as far as there are such (K.CARD.27)."""
    if not s.effects:
        return nothing()
    idle, serving = idle_units(s, group), bound(s, group.seat, group.at)
    return [min(idle[piece], serving[piece] - group.hired[piece]) for piece in range(FORCE)]


def idle_items(s: MedioevoState, group: Group) -> list[int]:
    """Things where the group stands that could join it."""
    return [
        slot
        for slot in s.items_at(group.at, group.seat)
        if slot not in group.slots and slot not in group.left and marches(s, slot) and _rested(s, group, slot)
    ]


def _rested(s: MedioevoState, group: Group, slot: int) -> bool:
    """5.MOVE.04"""
    return s.item_left[slot] > 0 or group.way == ONE_STEP or walks_out(s, slot)


def walks_out(s: MedioevoState, slot: int) -> bool:
    """5.MOVE.04, 5.MOVE.08: what an event has halted still leaves a castle, for nothing."""
    if is_ship(s.item_kind[slot]) or not effects.holds(s, effects.HALTED, slot):
        return False
    return free_exit(s, owner(slot), s.item_at[slot])


def engine_alone(s: MedioevoState, group: Group) -> bool:
    """B.BLUE.4: an engine that steps by itself carries nobody, and takes nobody along."""
    for slot in group.slots:
        if s.item_kind[slot] == ENGINE and land_room(s, slot) == 0:
            return group.way == ONE_STEP and not LAND.is_sea(group.at)
    return False


def room(s: MedioevoState, group: Group) -> int:
    """How many units the group may have, by land or by sea (5.MOVE.13, 5.MOVE.15, 5.MOVE.16)."""
    if engine_alone(s, group):
        return 0
    if group.way == FULL_MOVE and free_exit(s, group.seat, group.at):
        return sum(s.force(group.at, group.seat))
    afloat = sum([sea_room(s, slot) for slot in group.slots]) - len(on_land(s, group.slots))
    least = 1 if group.way == ONE_STEP and not LAND.is_sea(group.at) else 0
    return max(least, supplied(s, group.slots), afloat)
