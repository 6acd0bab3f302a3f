"""III.F Cities: what conquering and owning them takes and gives, as far as fights and the map know it."""

from aevum.games.invasions.atlas import atlas
from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight
from tests.narrow import there

BATTLE = "rome: 4 legion / leader 3+0 vs persia: at Assyria"


@rule("III.F.4")
def test_a_province_with_a_city_is_not_won_without_a_siege(fight: MakeFight) -> None:
    left = fight(BATTLE, [], goal="city").do("leave-city")
    assert there(left.table.state.outcome).key == "city-held"
    taken = fight(BATTLE, [10, 10, 10, 10], goal="city").do("besiege", "no-assault", "spare", "keep-walls")
    assert there(taken.table.state.outcome).key == "city-taken"


@rule("III.F.5")
def test_cities_give_income_and_loot() -> None:
    board = atlas()
    graecia = board.areas["Graecia"]
    cities = sum(p.city.level for n in graecia.provinces if (p := board.provinces[n]).city)
    assert graecia.half_empire == 2 * (2 + cities)


@rule("III.F.5")
def test_a_city_is_looted_after_a_siege(fight: MakeFight) -> None:
    f = fight(BATTLE, [10, 10, 10, 10, 1, 1], goal="city").do("besiege", "no-assault", "sack", "keep-walls")
    assert f.table.state.gold[0] >= 3
