"""B.PURP.4 Technologies of other players are used by Temporal Power."""

from typing import Any

from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.tables import COMBAT, LAW, RELIGION
from aevum.games.medioevo.rules.technologies import technology
from aevum.games.medioevo.rules.uses.mastery import BORROWED, LACKING, OWN, affordable, mastery
from aevum.testing import example, rule
from tests.games.medioevo.uses.pause import Pause

ARTS = technology("military-arts")


def ruler(match: Any) -> Any:
    m = match().learn("byzantium", "temporal-power").learn("golden-horde", "military-arts", "guilds")
    return m.mark("CAF", "byzantium").active("byzantium").turn(2, 4).hush()


@rule("B.PURP.4", "B.TEMPORAL.1")
def test_a_neighbours_technology_may_be_used(match: Any) -> None:
    m = ruler(match)
    assert mastery(m.s, 0, ARTS) == BORROWED
    assert mastery(m.s, 2, ARTS) == OWN
    assert mastery(m.s, 0, technology("masonry")) == LACKING
    m.mark("CAF", "hungary")
    assert mastery(m.s, 0, ARTS) == LACKING


@example("EX-097")
@rule("B.PURP.4", "B.RED.1", "B.TEMPORAL.1")
def test_a_captain_by_the_military_arts_of_another(match: Any) -> None:
    m = (
        ruler(match)
        .build("CON", "byzantium", "tower")
        .token("byzantium", "purple", 2)
        .token("byzantium", "red")
    )
    m.begin(PurchaseMenu(0))
    assert mastery(m.s, 0, ARTS) == BORROWED
    m.do("hire:captain-1:CON:100:1")
    assert m.ask().args == {"colour": "purple", "points": 2}
    m.do("flip-token:purple", "flip-token:purple")
    assert m.ask().args == {"colour": "red", "points": 1}
    m.do("flip-token:red")
    assert m.at("CON", "byzantium") == {"captain-1": 1}
    assert m.florins("byzantium") == 1500


@rule("B.PURP.4", "4.TECH.07", "B.TEMPORAL.4")
def test_both_kinds_of_points_must_be_paid(match: Any) -> None:
    m = ruler(match).money("byzantium", 299)
    assert not affordable(m.s, 0, ARTS, 1)
    assert affordable(m.money("byzantium", 300).s, 0, ARTS, 1)
    assert not affordable(m.s, 0, ARTS, 1, 100)
    m.points("byzantium", "purple", 1).points("byzantium", "red", 1)
    assert affordable(m.money("byzantium", 100).s, 0, ARTS, 1)


@rule("B.PURP.4", "B.TEMPORAL.2")
def test_who_stops_in_between_has_lost_the_first_points(match: Any) -> None:
    m = ruler(match).build("CON", "byzantium", "tower").points("byzantium", "purple", 2)
    m.begin(PurchaseMenu(0))
    m.do("hire:captain-1:CON:100:1", "stop-paying")
    assert m.s.store[RELIGION] == 0
    assert m.s.store[COMBAT] == 0
    assert m.at("CON", "byzantium") == {}
    assert m.florins("byzantium") == 1600


@rule("B.PURP.4", "B.TECH.01", "B.TEMPORAL.1")
def test_an_action_of_another_is_told_apart_from_an_own_one(match: Any) -> None:
    m = ruler(match).learn("golden-horde", "engineering").build("CON", "byzantium", "tower")
    m.begin(Pause())
    assert "borrow-technology:engineering:CON" in m.offered()
    m.learn("byzantium", "engineering").begin(Pause())
    assert "use-technology:engineering:CON" in m.offered()
    assert "borrow-technology:engineering:CON" not in m.offered()


@rule("B.PURP.4", "4.TECH.07", "B.TEMPORAL.4")
def test_points_of_temporal_power_that_are_missing_count_in_the_price(match: Any) -> None:
    # A captain for 100, a red point for 100, two purple ones for 200.
    m = ruler(match).build("CON", "byzantium", "tower").money("byzantium", 399).begin(PurchaseMenu(0))
    refusal = m.why_not("hire:captain-1:CON:100:1")
    assert refusal is not None
    assert refusal.args == {"florins": 400}
    m.money("byzantium", 400).begin(PurchaseMenu(0))
    assert "hire:captain-1:CON:100:1" in m.offered()


@rule("B.PURP.4", "B.ORAN.3", "B.NATION.1", "B.TEMPORAL.2")
def test_it_is_paid_once_for_barbarians_whom_nation_sends_together(match: Any) -> None:
    m = ruler(match).learn("golden-horde", "nation").points("byzantium", "purple", 2)
    m.points("byzantium", "orange", 2).put("BUL", "barbarians", "light-infantry", 2).money("byzantium", 0)
    m.begin(Pause()).do("borrow-technology:nation", "nation-march:light-infantry:BUL:WAL")
    assert (m.s.store[RELIGION], m.s.store[LAW]) == (0, 1)
    m.do("nation-march:light-infantry:BUL:WAL")
    assert m.at("WAL", "barbarians") == {"light-infantry": 2}
    assert m.s.store[LAW] == 0
    assert m.told("technology-used") == ("B.TECH.01", {"seat": "byzantium", "technology": "nation"})


@rule("B.PURP.4", "4.TECH.05", "B.TEMPORAL.4")
def test_who_does_not_pay_the_purple_points_pays_no_others(match: Any) -> None:
    m = ruler(match).build("CON", "byzantium", "tower").token("byzantium", "red")
    m.begin(PurchaseMenu(0)).do("hire:captain-1:CON:100:1")
    assert m.ask().args == {"colour": "purple", "points": 2}
    m.do("stop-paying")
    assert m.asked() == ("byzantium", "buy")
    assert (m.at("CON", "byzantium"), m.florins("byzantium")) == ({}, 1600)
