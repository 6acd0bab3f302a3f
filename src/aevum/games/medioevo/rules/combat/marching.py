"""A group steps on, leaves units behind, and rests."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.combat.entering import GO_ON
from aevum.games.medioevo.rules.combat.group import ONE_STEP, Group, galleys, on_land
from aevum.games.medioevo.rules.combat.steps import (
    DRAGGED,
    FLOATING,
    ON_FOOT,
    cost_of,
    movers,
    points_due,
    way_of,
)
from aevum.games.medioevo.rules.hired import follow, own
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.cubes import leaves_cube
from aevum.games.medioevo.rules.trade.routes_state import arrive, trades
from aevum.games.medioevo.rules.waste import left_to_barbarians
from aevum.games.medioevo.rules.words import where


def go(s: MedioevoState, group: Group, to: int) -> None:
    """5.MOVE.03: the step is made, and nobody is met yet."""
    way = way_of(s, group, to)
    cost = cost_of(s, group, to, way)
    for slot in movers(s, group, way):
        s.item_left[slot] -= points_due(s, group, slot, cost)
        if way == DRAGGED or (way == FLOATING and LAND.is_sea(to)):
            _spend_step(s, slot)
    if way == ON_FOOT:
        group.left.extend(galleys(s, group.slots))
        group.slots = on_land(s, group.slots)
    group.before = NOBODY if LAND.is_sea(to) else s.lord[to]
    _told(s, group, to)
    for slot in group.slots:
        if trades(s, slot):
            leaves_cube(s, slot)  # K.CARD.04: on the march it trades as well
        s.item_at[slot] = to
        effects.take_away(s, effects.HALTED, group.seat, slot)
        arrive(s, slot)  # 6.ROUTE.05
    tired = moved_before(s, group.seat, group.at, group.units)
    shift(s, group.seat, group.at, to, group.units, group.hired)
    if sum(tired) > 0:
        spent = s.spent(to, group.seat)
        s.set_spent(to, group.seat, [spent[piece] + tired[piece] for piece in range(FORCE)])
    group.at = to
    group.path.append(to)
    group.fresh = False
    group.unmet = False


def moved_before(s: MedioevoState, seat: int, area: int, units: list[int]) -> list[int]:
    """Of units that go those that had moved; of those that are alike the others go first (B.BLUE.4)."""
    force, spent = s.force(area, seat), s.spent(area, seat)
    return [max(0, units[piece] - (force[piece] - spent[piece])) for piece in range(FORCE)]


def shift(
    s: MedioevoState, seat: int, a: int, b: int, units: list[int], hired: list[int] | None = None
) -> None:
    """Units go from one area to another; what only they held is lost behind them (5.TERR.02).

    So many of them are `hired`; where nobody says, own units go first (K.CARD.27).
    """
    if sum(units) == 0:
        return
    if s.effects:
        mine = own(s, seat, a)
        follow(
            s,
            seat,
            a,
            b,
            hired if hired is not None else [max(0, units[p] - mine[p]) for p in range(FORCE)],
        )
    here, there = s.force(a, seat), s.force(b, seat)
    s.set_force(a, seat, [here[piece] - units[piece] for piece in range(FORCE)])
    s.set_force(b, seat, [there[piece] + units[piece] for piece in range(FORCE)])
    left_to_barbarians(s, a)


def _spend_step(s: MedioevoState, slot: int) -> None:
    """B.BLUE.2: one point of Logistics is one step."""
    for number, effect in enumerate(s.effects):
        if effect.code == effects.AFLOAT and effect.subject == slot:
            s.effects = s.effects[:number] + s.effects[number + 1 :]
            return


def _told(s: MedioevoState, group: Group, to: int) -> None:
    told: dict[str, object] = {"seat": s.seats[group.seat], **where(to)}
    told["count"] = sum(group.units)
    told["things"] = len(group.slots)
    s.tell("sailed" if LAND.is_sea(to) else "marched", told, "5.MOVE.03")


def unload(s: MedioevoState, group: Group, piece: int, hired: bool = False) -> None:
    """5.FLOW.05: it stays, and has moved; of units that are alike the own one unless a hired one is named."""
    group.units[piece] -= 1
    if hired or group.hired[piece] > group.units[piece]:
        group.hired[piece] -= 1
    group.owed = max(0, group.owed - 1)
    spent = s.spent(group.at, group.seat)[:]
    spent[piece] = min(s.force(group.at, group.seat)[piece], spent[piece] + 1)
    s.set_spent(group.at, group.seat, spent)


def rest(s: MedioevoState, group: Group) -> None:
    """5.FLOW.04, 5.FLOW.06: what is left of its points is lost, and its units have moved.

    A step of Cartography comes on top of a full move, and takes none away (B.BLUE.4).
    """
    if group.way == ONE_STEP and s.result == GO_ON:
        return
    for slot in group.slots:
        s.item_left[slot] = 0
        effects.take_away(s, effects.HALTED, group.seat, slot)
    force = s.force(group.at, group.seat)
    spent = s.spent(group.at, group.seat)
    s.set_spent(
        group.at,
        group.seat,
        [min(force[piece], spent[piece] + group.units[piece]) for piece in range(FORCE)],
    )
