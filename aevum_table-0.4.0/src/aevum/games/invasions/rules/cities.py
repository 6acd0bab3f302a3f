"""III.F, III.G How cities grow, and what capitals are proof against. The phases of a turn ask here."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.troops import BARBARIAN
from aevum.games.invasions.rules.world.world import NOWHERE, World, put

LARGEST: Final = 3


def why_not_grow(w: World, place: int) -> Refusal | None:
    """III.F.7: a site becomes a city, and a city grows level by level, whatever makes it grow."""
    at: dict[str, object] = {"place": w.land.names[place]}
    if not w.land.site[place]:
        return Refusal("no-site", at, "III.F.2")
    if w.level[place] >= LARGEST:
        return Refusal("city-full-grown", at, "III.F.7")
    return None


def grow(w: World, place: int) -> None:
    w.level = put(w.level, place, w.level[place] + 1)


def why_no_revolt(w: World, place: int) -> Refusal | None:
    """III.G.5: the capital's province stays loyal; VII.D.9: so does that of a horde that stands for one."""
    if place in w.capital or place in _standing_in(w):
        return Refusal("capital-loyal", {"place": w.land.names[place]}, "III.G.5")
    return None


def why_no_heresy(w: World, area: int, calamity: bool) -> Refusal | None:
    """III.G.6: no calamity makes the Area of a capital heretical; an event may."""
    seats = [*w.capital, *_standing_in(w)]  # VII.D.9
    if calamity and any(p != NOWHERE and w.land.area[p] == area for p in seats):
        return Refusal("capital-orthodox", {"area": w.land.areas[area]}, "III.G.6")
    return None


def _standing_in(w: World) -> list[int]:
    """VII.D.8: where the horde of a Kingdom waits for its first city."""
    return [p for n, p in enumerate(w.horde) if p != NOWHERE and w.status[n] != BARBARIAN]


def unwalled(w: World, nation: int) -> list[int]:
    """XXIII.C.1, XXIV.E.3: its loyal cities without walls."""
    return [
        p
        for p, owner in enumerate(w.owner)
        if owner == nation and w.level[p] and not w.walls[p] and not w.revolt[p]
    ]
