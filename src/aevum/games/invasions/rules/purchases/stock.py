"""XV.B, XV.C What a nation may buy, and where it may put it."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.content.reserves import dated
from aevum.games.invasions.rules.control.sharing import quarters
from aevum.games.invasions.rules.purchases.prices import NOT_FOR_SALE, price, repair_price
from aevum.games.invasions.rules.sea.stacks import ZONE_FLEETS, fleets_at
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import (
    AUXILIARY,
    FLEET,
    FRONT,
    KINDS,
    NATION_ROMAN,
    PACKAGE,
    can_repair,
    kind_of,
)
from aevum.games.invasions.rules.vassalage.ties import may_stand
from aevum.games.invasions.rules.world.land import NO_SEA
from aevum.games.invasions.rules.world.pieces import commanded_at, unit_on_map
from aevum.games.invasions.rules.world.world import GONE, NOWHERE, World
from aevum.kit.tables import rows, whole

FEW_RECRUITS: Final = 1
MORE_RECRUITS: Final = 2
MORE_FROM: Final = 8
"""XV.B.8, C32: national units that Rome and Byzantium each recruit in a turn, and from when it is more."""
_FROM_TURN: Final[list[int]] = [
    whole(row, "from_turn", "units.csv") if row["from_turn"] else 1 for row in rows(PACKAGE, "units")
]


def kinds_of(w: World, nation: int) -> list[int]:
    """The kinds of units that a nation has at all, on the map or off it."""
    found = {kind_of(w.code[i]) for i in w.of_people[nation] if w.place[i] != GONE}
    return sorted(kind for kind in found if price(w.status[nation], kind) != NOT_FOR_SALE)


def in_stock(w: World, nation: int, kind: int) -> list[int]:
    return [i for i in w.of_people[nation] if w.place[i] == NOWHERE and kind_of(w.code[i]) == kind]


def there_from(s: InvasionsState, unit: int) -> int:
    """XV.C.1: the turn that is printed on the counter."""
    return max(_FROM_TURN[kind_of(s.world.code[unit])], dated(s, unit))


def to_be_had(s: InvasionsState, nation: int, kind: int) -> list[int]:
    w = s.world
    return [i for i in in_stock(w, nation, kind) if there_from(s, i) <= w.turn]


def limited(nation: int, kind: int) -> bool:
    """XV.B.8; XV.B.9: Barbarian auxiliaries are recruited freely; mercenaries come otherwise (XV.B.10)."""
    return NATION_ROMAN[nation] and not FRONT[kind] & AUXILIARY


def most_recruits(w: World) -> int:
    return MORE_RECRUITS if w.turn >= MORE_FROM else FEW_RECRUITS


def places_for(w: World, nation: int, unit: int) -> list[int]:
    """XV.B.2, XVII.A.5, F178: its provinces with room for it; fleets off a loyal port that it keeps."""
    if FRONT[kind_of(w.code[unit])] & FLEET:
        ports = {w.land.port[p] for p, owner in enumerate(w.owner) if owner == nation and _open_port(w, p)}
        return sorted(sea for sea in ports if len(fleets_at(w, sea, nation)) < ZONE_FLEETS)
    return [p for p in quarters(w, nation) if _fits(w, nation, unit, p)]


def _fits(w: World, nation: int, unit: int, p: int) -> bool:
    if w.revolt[p] and not commanded_at(w, p, 1 << nation):  # XVI.F.1: others are sent later
        return False
    return may_stand(w, unit, p, nation)


def fits_somewhere(w: World, nation: int, unit: int) -> bool:
    if FRONT[kind_of(w.code[unit])] & FLEET:
        return bool(places_for(w, nation, unit))
    return any(_fits(w, nation, unit, p) for p in quarters(w, nation))


def _open_port(w: World, p: int) -> bool:
    return w.level[p] > 0 and not w.revolt[p] and w.land.port[p] != NO_SEA


def why_not_buy(s: InvasionsState, nation: int, kind: int, recruits: int) -> Refusal | None:
    """`recruits`: national units that it has bought in this step."""
    w = s.world
    what: dict[str, object] = {"unit": KINDS[kind]}
    stock = in_stock(w, nation, kind)
    if not stock:
        return Refusal("all-in-play", what, "XV.B.6")
    ready = [i for i in stock if there_from(s, i) <= w.turn]
    if not ready:
        return Refusal("not-yet", {**what, "turn": min([there_from(s, i) for i in stock])}, "XV.C.1")
    cost = price(w.status[nation], kind)
    if cost > w.gold[nation]:
        return Refusal("too-dear", {"gold": cost, "has": w.gold[nation]}, "XV.B.1")
    if limited(nation, kind) and recruits >= most_recruits(w):
        return Refusal("recruits-limit", {"units": most_recruits(w)}, "XV.B.8")
    if not fits_somewhere(w, nation, ready[0]):
        return Refusal("no-room-for-purchase", what, "XVII.A.5")
    return None


def repairable(w: World, nation: int) -> list[int]:
    """XV.B.7: its damaged elites that it can pay for, wherever they are."""
    return [
        i
        for i in w.of_people[nation]
        if unit_on_map(w, i)
        and can_repair(w.code[i])
        and repair_price(w.status[nation], kind_of(w.code[i])) <= w.gold[nation]
    ]
