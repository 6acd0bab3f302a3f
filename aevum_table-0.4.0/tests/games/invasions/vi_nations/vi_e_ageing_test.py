"""VI.D, VI.E Ageing, growing young, and Decline."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.status.ageing import Ages, section
from aevum.games.invasions.rules.status.decline import DeclineRises, lower_decline
from aevum.games.invasions.rules.troops import EMPIRE, KINGDOM
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

TEXT = """
turn = 5
seats = ["one", "two"]
[nations.franks]
seat = "one"
age = {barbarian}
horde = "Saliens"
units = {{ Saliens = "2 frankish-infantry" }}
[nations.persia]
seat = "two"
age = {civilized}
decline = {decline}
gold = 4
capital = "Chaldea"
units = {{ Chaldea = "infantry" }}
[nations.rome]
seat = "two"
age = 12
decline = 2
gold = 12
capital = "Latium"
units = {{ Latium = "legion" }}
"""


def at_age(
    on_map: Maker, dice: list[int], barbarian: int = 1, civilized: int = 1, decline: int = 0
) -> ScriptedMap:
    return on_map(TEXT.format(barbarian=barbarian, civilized=civilized, decline=decline), dice, realm=True)


@rule("VI.A.6")
def test_three_sections_of_four_spaces() -> None:
    assert [section(age) for age in (1, 4, 5, 8, 9, 12)] == [0, 0, 1, 1, 2, 2]


@rule("VI.D.1", "VI.A.5")
def test_barbarians_stay_between_1_and_7(on_map: Maker) -> None:
    m = at_age(on_map, [10], barbarian=6)
    m.begin(Ages(m.nation("franks"), 3, "VI.E.3"))
    assert m.world.age[m.nation("franks")] == 7
    m.begin(Ages(m.nation("franks"), -9, "VI.E.3"))
    assert m.world.age[m.nation("franks")] == 1


@rule("VI.D.4")
@pytest.mark.parametrize(("die", "kingdom"), [(7, True), (8, False)])
def test_past_7_they_check_for_a_kingdom_at_once(on_map: Maker, die: int, kingdom: bool) -> None:
    m = at_age(on_map, [die], barbarian=7)
    m.begin(Ages(m.nation("franks"), 1, "VI.E.3"))
    assert (m.world.status[m.nation("franks")] == KINGDOM) is kingdom


@rule("VI.E.1", "VI.E.3")
def test_the_civilized_stay_between_1_and_12(on_map: Maker) -> None:
    m = at_age(on_map, [], civilized=3)
    m.begin(Ages(m.nation("persia"), -5, "VI.E.3"))
    assert m.world.age[m.nation("persia")] == 1
    m.begin(Ages(m.nation("persia"), 2, "VI.E.3"))
    assert m.world.age[m.nation("persia")] == 3


@rule("VI.E.7", "VI.E.10")
def test_past_12_the_decline_rises(on_map: Maker) -> None:
    m = at_age(on_map, [], civilized=11)
    m.begin(Ages(m.nation("persia"), 2, "VI.E.3"))
    assert (m.world.age[m.nation("persia")], m.world.decline[m.nation("persia")]) == (12, 1)
    m.begin(Ages(m.nation("persia"), 1, "VI.E.3"))
    assert (m.world.age[m.nation("persia")], m.world.decline[m.nation("persia")]) == (12, 2)


@rule("VI.E.8", "VI.E.9")
def test_growing_young_lowers_the_decline_instead(on_map: Maker) -> None:
    m = at_age(on_map, [], civilized=6, decline=2)
    m.begin(Ages(m.nation("persia"), -1, "VI.E.3"))
    assert (m.world.age[m.nation("persia")], m.world.decline[m.nation("persia")]) == (6, 1)
    lower_decline(m.table.state, m.nation("persia"), "VI.E.9")
    assert m.world.decline[m.nation("persia")] == 0


@rule("VI.E.11", "VI.E.6", "VI.E.1")
def test_an_empire_past_double_decline_pays(on_map: Maker) -> None:
    m = at_age(on_map, [])
    rome = m.nation("rome")
    m.begin(Ages(rome, 1, "VI.E.2"))
    assert (m.world.age[rome], m.world.decline[rome], m.world.gold[rome]) == (12, 2, 2)


@rule("VI.E.11")
@pytest.mark.parametrize("areas", [2, 3])
def test_a_kingdom_past_double_decline_checks_for_an_empire_if_large_enough(
    on_map: Maker, areas: int
) -> None:
    m = at_age(on_map, [1], decline=2)
    held = ["Mesopotamia", "Persis", "Oriens"][:areas]
    m.world.area_owner = [m.nation("persia") if a in held else -1 for a in m.world.land.areas]
    m.begin(DeclineRises(m.nation("persia"), "VI.E.7"))
    assert len(m.events("empire-check")) == (1 if areas == 3 else 0)


@rule("VI.E.11")
def test_a_kingdom_past_double_decline_that_passes_is_an_empire(on_map: Maker) -> None:
    m = at_age(on_map, [6], decline=2)
    held = ("Mesopotamia", "Persis", "Oriens")
    m.world.area_owner = [m.nation("persia") if a in held else -1 for a in m.world.land.areas]
    m.begin(DeclineRises(m.nation("persia"), "VI.E.7"))
    assert (m.world.status[m.nation("persia")], m.world.decline[m.nation("persia")]) == (EMPIRE, 0)


@rule("VI.E.11")
def test_an_empire_past_double_decline_that_cannot_pay_is_bankrupt(on_map: Maker) -> None:
    m = at_age(on_map, [1, 1])
    rome = m.nation("rome")
    m.world.gold = put(m.world.gold, rome, 9)
    m.begin(DeclineRises(rome, "VI.E.7"))
    assert m.realm.bankrupt[rome] == 1
    assert m.world.gold[rome] == 0
