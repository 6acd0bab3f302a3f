"""Where trade transports may go (6.MOVE)."""

from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.buildings import CASTLE, MILITARY
from aevum.games.medioevo.rules.items import is_ship, owner
from aevum.games.medioevo.rules.land import LAND, STEP
from aevum.games.medioevo.rules.overland import way_out
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.settings import TERRAIN
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import where
from aevum.games.medioevo.rules.works.standing import built


def steps(s: MedioevoState, slot: int) -> list[int]:
    """Areas one step away that a transport might enter, in play or not (5.MOVE.05)."""
    area = s.item_at[slot]
    if len(s.effects) == 0:
        return own_steps(s, slot)
    return [to for to in LAND.all_near[area] if to in own_steps(s, slot) or by_logistics(s, slot, to)]


def own_steps(s: MedioevoState, slot: int) -> list[int]:
    """Steps of the transport's own kind, and those back to where it belongs (M07)."""
    area = s.item_at[slot]
    if not is_ship(s.item_kind[slot]):
        return LAND.coasts[area] if LAND.is_sea(area) else LAND.near[area]
    if LAND.is_sea(area):
        return LAND.ports[area] + LAND.sea_near[area]
    return LAND.ports[area] if LAND.port[area] else LAND.coasts[area]


def by_logistics(s: MedioevoState, slot: int, to: int) -> bool:
    """B.BLUE.2: a step of the wrong kind for which a point is paid."""
    if to in own_steps(s, slot) or not effects.holds(s, effects.AFLOAT, slot):
        return False
    return LAND.is_sea(to) != is_ship(s.item_kind[slot])


def astray(s: MedioevoState, slot: int) -> bool:
    """B.BLUE.2: whether it is where it may not stay."""
    area = s.item_at[slot]
    if is_ship(s.item_kind[slot]):
        return not LAND.is_sea(area) and not LAND.port[area]
    return LAND.is_sea(area)


def out_of_castle(s: MedioevoState, slot: int) -> bool:
    """5.MOVE.08: whether the transport may leave by land for nothing, which it does once a turn [M47]."""
    area = s.item_at[slot]
    if LAND.is_sea(area) or is_ship(s.item_kind[slot]) or s.lord[area] != owner(slot):
        return False
    if built(s, area, MILITARY) != CASTLE:
        return False
    return area not in [
        effect.detail for effect in effects.of_seat(s, effects.LEFT_CASTLE, owner(slot), slot)
    ]


def cost(s: MedioevoState, slot: int, to: int) -> int:
    """6.MOVE.02; W.TERR.02 with terrain."""
    if not LAND.is_sea(to) and out_of_castle(s, slot):
        return 0
    return LAND.entry(s.item_at[slot], to, s.settings[TERRAIN])


def no_step(s: MedioevoState, slot: int, to: int) -> Refusal | None:
    """Why a trade transport may not go there now."""
    area = s.item_at[slot]
    if not s.open[to]:
        return Refusal("trader-off-the-map", where(to), "0.KING.05")
    if effects.holds(s, effects.NO_MOVEMENT, area):
        return Refusal("trader-held", where(area), "K.CARD.01")
    points = cost(s, slot, to)
    if s.item_left[slot] < points:
        return Refusal("trader-tired", {"points": points}, "6.MOVE.02")
    if by_logistics(s, slot, to) and not _way_back(s, slot, to, s.item_left[slot] - points):
        return Refusal("trader-lost-there", where(to), "B.BLUE.2")
    return None


def _way_back(s: MedioevoState, slot: int, to: int, left: int) -> bool:
    """B.BLUE.2: it must end where it belongs, so the steps must be left, and somewhere to go."""
    if not LAND.is_sea(to) and LAND.port[to]:
        return True
    if effects.holds(s, effects.NO_MOVEMENT, to):
        return False
    if not LAND.is_sea(to):
        return left >= way_out(s, to) * STEP
    return left >= STEP and any(s.open[area] for area in LAND.coasts[to])


def threats(s: MedioevoState, slot: int, seat: int) -> list[int]:
    """Whose units a transport of `seat` meets where it is: barbarians first, then from the active seat on.

    6.MOVE.04; at sea only a merchant ship that is alone is in danger (5.NAVAL.01, R-089).
    """
    area = s.item_at[slot]
    if LAND.is_sea(area) and s.count(area, seat) > 0:
        return []
    present = s.owners(area)
    order = [other for other in s.from_active() if other != seat and other in present]
    return [BARBARIANS, *order] if BARBARIANS in present else order
