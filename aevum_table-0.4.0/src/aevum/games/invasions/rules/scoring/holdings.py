"""V.B.1 Direct and indirect control: what part of a holding counts for a nation, and by which rule."""

from typing import Final

from aevum.games.invasions.rules.control.areas import hordes_in
from aevum.games.invasions.rules.control.sharing import joint_holders, shares
from aevum.games.invasions.rules.world.world import CLIENT, NOBODY, VASSAL, World

NONE: Final = 0
OWN: Final = 1
FOEDUS: Final = 2
SHARED: Final = 3
OF_VASSAL: Final = 4
OF_CLIENT: Final = 5
WITH_PATRON: Final = 6


class Part:
    """`how` a nation has it, and the part of the points that it gets: `of` points for each `over`."""

    __slots__ = ("how", "of", "over")

    def __init__(self, how: int, of: int, over: int) -> None:
        self.how = how
        self.of = of
        self.over = over

    def points(self, value: int) -> int:
        """III.A.5: a fraction counts as a whole."""
        return (value * self.of + self.over - 1) // self.over


NOTHING: Final = Part(NONE, 0, 1)


def province_part(w: World, province: int, nation: int) -> Part:
    owner = w.owner[province]
    if owner == NOBODY:
        return NOTHING
    part = _part(w, joint_holders(w, province), nation)
    if part.how == OWN and w.foedus[province] != NOBODY:
        return Part(FOEDUS, 1, 1)  # XXVIII.D.5: it controls them through its federate
    return part


def area_part(w: World, area: int, nation: int) -> Part:
    """XII.C.2: allies with a holding in the Area share it."""
    holder = w.area_owner[area]
    if holder == NOBODY:
        return NOTHING
    holders = 1 << holder
    if w.allies[holder]:
        present = hordes_in(w, area)
        for p in w.land.area_provinces[area]:
            present |= shares(w, p)
        holders |= w.allies[holder] & present
    return _part(w, holders, nation)


def holds_some(w: World, area: int, nation: int, needs: int) -> bool:
    """So many provinces of an Area, its own or its vassals' (XXIX.E.3)."""
    held = 0
    for p in w.land.area_provinces[area]:
        if province_part(w, p, nation).how in (OWN, FOEDUS, OF_VASSAL):
            held += 1
    return held >= needs


def _part(w: World, holders: int, nation: int) -> Part:
    """Of what these nations, allies all, control together."""
    count = bin(holders).count("1")
    if holders >> nation & 1 and w.tie[nation] == CLIENT:
        return Part(WITH_PATRON, 1, 2 * count)  # XXVII.A.3: as if it shared control with its patron
    if holders >> nation & 1:
        return Part(OWN if count == 1 else SHARED, 1, count)
    vassals = 0
    clients = 0
    left = holders
    while left:
        n = (left & -left).bit_length() - 1
        left &= left - 1
        if w.lord[n] == nation and w.tie[n] == VASSAL:
            vassals += 1
        elif w.lord[n] == nation and w.tie[n] == CLIENT:
            clients += 1
    if vassals:
        return Part(OF_VASSAL, vassals, count)  # XXIX.E.3: as its own
    if clients:
        return Part(OF_CLIENT, clients, 2 * count)  # XXVII.A.3: half
    return NOTHING
