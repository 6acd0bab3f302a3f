"""XVIII.G.3, F97 Who migrates keeps to its horde, as far as there is a way to it."""

import pytest

from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.movement.legality import Stack, can_follow, can_go
from aevum.games.invasions.rules.movement.staying import can_move_on, can_step, places_of, why_must_leave
from aevum.games.invasions.rules.movement.together import leads_away, paces_from, strays
from aevum.games.invasions.rules.troops import KINDS
from aevum.games.invasions.rules.world.pieces import HALTED, LEADER_PACES, add_unit, units_at
from aevum.games.invasions.rules.world.world import NOWHERE, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

APART = """
turn = 2
seats = ["one", "two"]
acting = ["alamanni"]
[nations.alamanni]
seat = "one"
horde = "Bavaria"
units = { Bavaria = "infantry", Saxonia = "infantry" }
[nations.rome]
seat = "two"
capital = "Latium"
units = { Latium = "legion" }
"""


@pytest.fixture
def m(on_map: OnMap) -> ScriptedMap:
    return on_map(APART).to_stacks()


def shut_in(m: ScriptedMap) -> int:
    """Legions stand wherever the way from Saxonia to the horde begins; the unit there."""
    w, saxonia = m.world, m.place("Saxonia")
    far = paces_from(w.land, m.place("Bavaria"))
    for q in w.land.near[saxonia]:
        if far[q] < far[saxonia] or far[q] <= 1:
            add_unit(w, KINDS.index("legion"), m.nation("rome"), q)
    settle_all(w)
    return units_at(w, saxonia)[0]


@rule("XVIII.G.3")
def test_who_has_no_way_to_the_horde_may_go_elsewhere_or_stay(m: ScriptedMap) -> None:
    alamanni, saxonia = m.nation("alamanni"), m.place("Saxonia")
    mask = 1 << alamanni
    (unit,) = units_at(m.world, saxonia)
    stack = Stack(alamanni, saxonia, [unit], [], True, 0)
    assert (can_go(m.world, stack), can_follow(m.world, stack)) == (True, True)
    assert shut_in(m) == unit
    assert (can_go(m.world, stack), can_follow(m.world, stack)) == (True, False)
    assert can_step(m.world, unit, saxonia, mask, mask, 0)
    assert not can_step(m.world, unit, saxonia, mask, mask, 0, True)
    m.world.march[unit] = 1
    assert why_must_leave(m.world, saxonia, mask, mask, 0) is None


@rule("XVIII.G.3")
@pytest.mark.parametrize(
    ("march", "key"), [(0, "migration-all"), (1, "migration-left-behind"), (HALTED, ""), (3, "")]
)
def test_who_must_still_follow(m: ScriptedMap, march: int, key: str) -> None:
    mask, saxonia = 1 << m.nation("alamanni"), m.place("Saxonia")
    m.world.march[units_at(m.world, saxonia)[0]] = march
    refusal = why_must_leave(m.world, saxonia, mask, mask, 0)
    assert (refusal.key if refusal is not None else "") == key
    assert why_must_leave(m.world, saxonia, mask, 0, 0) is None, "who does not migrate may stay"
    assert can_move_on(m.world, saxonia, mask, mask, 0) is (march in (0, 1))
    assert (saxonia in places_of(m.world, mask)) is (march in (0, 1))


@rule("XVIII.G.3")
def test_what_leads_away_from_the_horde(m: ScriptedMap) -> None:
    w, alamanni, saxonia = m.world, m.nation("alamanni"), m.place("Saxonia")
    far = paces_from(w.land, m.place("Bavaria"))
    assert strays(w, alamanni, saxonia)
    assert far[m.place("Bavaria")] == 0
    for q in w.land.near[saxonia]:
        assert leads_away(w, alamanni, saxonia, q) is (far[q] > 1 and far[q] >= far[saxonia])
        assert abs(far[q] - far[saxonia]) <= 1
    for q in w.land.near[m.place("Bavaria")]:
        assert (far[q], strays(w, alamanni, q)) == (1, False)
    w.horde = put(w.horde, alamanni, NOWHERE)
    assert not strays(w, alamanni, saxonia)
    assert not any(leads_away(w, alamanni, saxonia, q) for q in w.land.near[saxonia])


@rule("XVIII.B.5")
def test_a_leader_alone_is_moved_while_he_has_paces(on_map: OnMap) -> None:
    text = APART.replace("[nations.rome]", 'leaders = { Franconia = "alamannic-rex" }\n[nations.rome]')
    m = on_map(text).to_stacks()
    w, mask, franconia = m.world, 1 << m.nation("alamanni"), m.place("Franconia")
    leader = next(i for i, p in enumerate(w.leader_place) if p == franconia)
    assert franconia in places_of(w, mask)
    assert places_of(w, mask) == sorted(places_of(w, mask)), "in the order of the map"
    assert can_move_on(w, franconia, mask, 0, 0)
    w.leader_used[leader] = LEADER_PACES
    assert franconia not in places_of(w, mask)
    assert not can_move_on(w, franconia, mask, 0, 0)


@rule("XVIII.G.3", "III.B.5")
def test_a_mercenary_beside_them_is_no_excuse(on_map: OnMap) -> None:
    """He need not follow the horde himself; those of the nation must."""
    text = APART.replace('Saxonia = "infantry"', 'Saxonia = "huns.cavalry, infantry"')
    m = on_map(text).to_stacks()
    mask, saxonia = 1 << m.nation("alamanni"), m.place("Saxonia")
    refusal = why_must_leave(m.world, saxonia, mask, mask, 0)
    assert refusal is not None
    assert (refusal.key, refusal.args["people"]) == ("migration-all", "alamanni")
    m.world.march[units_at(m.world, saxonia)[1]] = HALTED
    assert why_must_leave(m.world, saxonia, mask, mask, 0) is None


@rule("XVIII.G.3")
def test_how_far_every_province_is(m: ScriptedMap) -> None:
    """Each beside it is one pace nearer or farther, or as far; and some neighbour is nearer."""
    land, start = m.world.land, m.place("Bavaria")
    far = paces_from(land, start)
    assert [p for p, paces in enumerate(far) if not paces] == [start]
    for p in range(land.provinces):
        assert all(abs(far[p] - far[q]) <= 1 for q in land.near[p])
        assert p == start or far[p] == land.provinces or min(far[q] for q in land.near[p]) == far[p] - 1


@rule("XVIII.B.5")
@pytest.mark.parametrize("fit", [True, False])
def test_a_leader_beside_it_takes_a_tired_unit_along(on_map: OnMap, fit: bool) -> None:
    text = APART.replace("[nations.rome]", 'leaders = { Saxonia = "alamannic-rex" }\n[nations.rome]')
    m = on_map(text).to_stacks()
    w, mask, saxonia = m.world, 1 << m.nation("alamanni"), m.place("Saxonia")
    (unit,) = units_at(w, saxonia)
    w.march[unit] = 3
    if not fit:
        w.leader_used[w.leader_place.index(saxonia)] = LEADER_PACES
    assert can_step(w, unit, saxonia, mask, 0, 0) is fit
    assert can_move_on(w, saxonia, mask, 0, 0) is fit
