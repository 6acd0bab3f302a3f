"""Terms of the rules, as the code reads them."""

from collections.abc import Callable
from typing import Any

from aevum.games.charlemagne.rules.ground import forage, has_burg, held_burgs, holds_all_burgs
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.testing import rule

Match = Callable[..., Any]


def pieces(name: str) -> list[set[int]]:
    """The parts of a region that no way by land joins."""
    left = set(LAND.hexes[region(name)])
    found = []
    while left:
        part, edge = set[int](), {left.pop()}
        while edge:
            part |= edge
            edge = {b for a in edge for b in LAND.near[a] if b in left}
            left -= edge
        found.append(part)
    return found


@rule("2.6.a")
def test_islands_belong_to_their_region() -> None:
    for burg in ("Venice", "Naples", "Otranto", "Reggio", "Palermo", "Syracuse", "Cagliari"):
        assert LAND.region[LAND.of_burg(burg)] == region("BYZ")
    mainland = next(part for part in pieces("COR") if LAND.of_burg("Cordoba") in part)
    assert all(any(LAND.shores[hex]) for part in pieces("COR") if part != mainland for hex in part)
    assert len(pieces("COR")) > 1


@rule("2.2", "15.2", "T4.1.2")
def test_a_burg_marker_is_a_burg_and_a_pillaged_one_is_none(match: Match) -> None:
    m = match().clear().put("Pavia", "LOM militia").put("Aachen", "AUS militia")
    s, aachen = m.s, m.hex("Aachen")
    open_field = next(hex for hex in LAND.near[aachen] if not LAND.burg[hex] and not LAND.rough[hex])
    assert (has_burg(s, open_field), forage(s, open_field)) == (False, 4)
    s.burgs = [open_field]
    assert (has_burg(s, open_field), forage(s, open_field)) == (True, 6)
    assert held_burgs(s, EMPIRE) == [aachen]
    s.pillaged = [aachen]
    assert (has_burg(s, aachen), held_burgs(s, EMPIRE)) == (False, [])


@rule("15.4", "T3.burgs")
def test_every_burg_is_occupied_only_where_there_is_one(match: Match) -> None:
    m = match().clear().put("Dorestad", "FRI warriors")
    s, frisia = m.s, region("FRI")
    assert not holds_all_burgs(s, frisia, EMPIRE)
    s.pillaged = [m.hex("Dokkum")]
    assert holds_all_burgs(s, frisia, EMPIRE)
    s.pillaged = sorted((m.hex("Dokkum"), m.hex("Dorestad")))
    assert not holds_all_burgs(s, frisia, EMPIRE)


@rule("15.3", "10.3.a", "10.3.b", "10.3.c", "10.3.d")
def test_what_a_hex_feeds(match: Match) -> None:
    s = match().clear().s
    clear = next(h for h in LAND.hexes[region("AUS")] if not LAND.rough[h] and not LAND.burg[h])
    rough = next(h for h in LAND.hexes[region("ALE")] if LAND.rough[h] and not LAND.burg[h])
    assert (forage(s, clear), forage(s, rough)) == (4, 2)
    s.civilized = [clear]
    assert forage(s, clear) == 6
    s.burgs = [clear]
    assert forage(s, clear) == 8
    s.burgs, s.civilized, s.pillaged = [], [], [clear]
    assert forage(s, clear) == 0
