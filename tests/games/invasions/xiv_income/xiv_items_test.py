"""XIV.B-XIV.H Income and expenses, item by item."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.atlas import atlas
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.income.items import forecast
from aevum.games.invasions.rules.income.step import Income
from aevum.games.invasions.rules.realm.realm import CATHOLIC
from aevum.games.invasions.rules.setup.start import set_up
from aevum.games.invasions.rules.troops import EMPIRE, NATIONS
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedFight, ScriptedMap
from tests.games.invasions.xiv_income.conftest import items, told_items

Maker = Callable[..., ScriptedMap]

HISPANIA = """
turn = 6
seats = ["goth", "roman"]
[nations.visigoths]
seat = "goth"
status = "kingdom"
age = 2
gold = 4
capital = "Carpetania"
areas = ["Hispania"]
units = { Hispalensis = "2 infantry, cavalry", "Sinus Gallicus" = "fleet" }
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "legion, visigoths.infantry" }
limites = ["Venetia"]
"""


def of(m: ScriptedMap, nation: str) -> dict[str, int]:
    return items(m.table.state, nation)


ALLIES = """
turn = 6
seats = ["goth", "roman"]
allies = [["visigoths", "franks"]]
[nations.visigoths]
seat = "goth"
status = "kingdom"
age = 2
capital = "Septimania"
units = { Septimania = "infantry", Belgae = "infantry", Burgundia = "infantry", Vendeum = "infantry" }
[nations.franks]
seat = "roman"
status = "{status}"
age = 2
{seat}
units = { Neustria = "infantry", Belgae = "infantry", Burgundia = "infantry", Vendeum = "2 infantry" }
[nations.rome]
seat = "roman"
capital = "Latium"
units = { Latium = "legion" }
"""


def of_allies(on_map: Maker, status: str = "kingdom") -> ScriptedMap:
    seat = 'capital = "Neustria"' if status == "kingdom" else 'horde = "Neustria"'
    return on_map(ALLIES.replace("{status}", status).replace("{seat}", seat), realm=True)


@rule("XXVI.B.6")
def test_allies_divide_the_income_of_provinces_that_they_hold_together(on_map: Maker) -> None:
    """Belgae, Burgundia and Vendeum yield two gold and a half, so one and a quarter each."""
    m = of_allies(on_map)
    land = {"cities": 1, "capital": 5, "shared": 1, "halves": 1}
    assert of(m, "visigoths") == {**land, "provinces": 1, "maintenance": -4}
    assert of(m, "franks") == {**land, "provinces": 2, "maintenance": -5}
    m.begin(Income(m.nation("visigoths")))
    (told,) = m.events("income")
    assert (1, "XXVI.B.6") in m.modifiers("income")
    assert told.args["net"] == 5


@rule("XXVI.B.6", "XIII.A.2")
def test_the_part_of_barbarian_allies_is_lost(on_map: Maker) -> None:
    m = of_allies(on_map, "barbarian")
    assert of(m, "franks") == {}
    assert of(m, "visigoths")["shared"] == of(of_allies(on_map), "visigoths")["shared"]


@rule("XXVI.B.6")
def test_a_guest_in_an_allys_province_has_no_part_in_it(on_map: Maker) -> None:
    """The stack that controls it must have units of both."""
    m = of_allies(on_map)
    w = m.world
    alone = [i for i in range(1, len(w.code)) if w.master[i] == m.nation("visigoths")]
    for unit in alone:
        shift(w, unit, m.place("Septimania"))
    settle_all(w)
    assert "shared" not in of(m, "visigoths")
    assert "shared" not in of(m, "franks")


@pytest.fixture
def hispania(on_map: Maker) -> ScriptedMap:
    return on_map(HISPANIA, realm=True)


@rule(
    "XIV.D.1",
    "XIV.D.2",
    "XIV.D.3",
    "XIV.D.5",
    "XIV.D.6",
    "XIV.B.1",
    "XIV.B.3",
    "XIV.F.1",
    "VI.J.4",
    "XII.A.3",
)
def test_the_income_of_a_kingdom(hispania: ScriptedMap) -> None:
    """Hispania is worth 13; the half gold of its poor provinces is rounded up once."""
    found = of(hispania, "visigoths")
    assert (found["cities"], found["capital"], found["trade"]) == (3, 5, 1)
    area = hispania.world.land.area_provinces[hispania.world.land.areas.index("Hispania")]
    halves = sum(1 for p in area if hispania.world.land.half_income[p] == 1)
    assert found["provinces"] + halves / 2 == 13 == sum(hispania.world.land.half_income[p] for p in area) / 2
    assert found["halves"] == (halves + 1) // 2
    rules = {item.key: item.rule for item in told_items(hispania.state, "visigoths")}
    assert (rules["income-capital"], rules["income-cities"]) == ("XIV.D.6", "XIV.D.2")


@rule("XIV.D.4", "XIV.D.5")
@pytest.mark.parametrize(
    ("places", "gold"),
    [(["Chaldea"], 2), (["Susiana"], 1), (["Hyrkania"], 0.5), ("Gallia Meridionalis", 12), ("Asia", 8)],
)
def test_printed_incomes(hispania: ScriptedMap, places: list[str] | str, gold: float) -> None:
    land = hispania.world.land
    if isinstance(places, str):
        places = [land.names[p] for p in land.area_provinces[land.areas.index(places)]]
    assert sum(land.half_income[land.number(name)] for name in places) == 2 * gold


@rule("XIV.E.1", "XIV.E.2", "XIV.E.3", "XIV.E.5", "XII.C.9", "VI.K.4", "XIV.H.2")
def test_the_income_of_an_empire(hispania: ScriptedMap) -> None:
    """Italia with its five cities: no provinces, no maintenance."""
    assert of(hispania, "rome") == {
        "cities": 10, "areas": 1, "total-control": 1, "capital": 10, "trade": 3, "monopolies": 2,
    }  # fmt: skip
    rules = {item.key: item.rule for item in told_items(hispania.state, "rome")}
    assert (rules["income-capital"], rules["income-cities"]) == ("XIV.E.5", "XIV.E.2")


@rule("XIV.E.4")
@pytest.mark.parametrize("name", [name for name, area in atlas().areas.items() if area.half_empire])
def test_the_eagle_is_two_and_the_cities(hispania: ScriptedMap, name: str) -> None:
    """Graecia: 2 and seven levels make 9. The off-map box has no cities."""
    land = hispania.world.land
    levels = sum(land.built[p] for p in land.area_provinces[land.areas.index(name)])
    assert atlas().areas[name].half_empire == 2 * (2 + levels)


@rule("XIV.E.3")
def test_without_total_control_an_area_pays_one(hispania: ScriptedMap) -> None:
    hispania.world.owner[hispania.place("Sicilia")] = hispania.nation("visigoths")
    assert "total-control" not in of(hispania, "rome")
    assert of(hispania, "rome")["areas"] == 1


def test_a_barbarian_area_pays_an_empire_nothing(hispania: ScriptedMap) -> None:
    w = hispania.world
    w.area_owner = put(w.area_owner, w.land.areas.index("Germania"), hispania.nation("rome"))
    assert of(hispania, "rome")["areas"] == 1


@rule("XIV.B.2")
def test_a_sacked_city_yields_half_a_gold(hispania: ScriptedMap) -> None:
    w = hispania.world
    before = of(hispania, "rome")
    w.pillaged = put(w.pillaged, hispania.place("Latium"), 5)
    after = of(hispania, "rome")
    assert (before["cities"] - after["cities"], after["halves"]) == (3, 1)
    w.pillaged = put(w.pillaged, hispania.place("Cisalpina"), 6)
    assert of(hispania, "rome")["halves"] == 1


@rule("XIV.B.3", "XIV.B.4")
def test_a_lost_capital_brings_nothing(hispania: ScriptedMap) -> None:
    assert (of(hispania, "visigoths")["capital"], of(hispania, "rome")["capital"]) == (5, 10)
    hispania.world.capital = put(hispania.world.capital, hispania.nation("rome"), -1)
    assert "capital" not in of(hispania, "rome")


@rule("XIV.G.1", "XIV.G.2", "XIV.G.3", "XIV.F.1", "XVI.E.2", "XVI.E.3")
def test_revolts_take_income_and_cost_gold(hispania: ScriptedMap) -> None:
    """Cartaginensis: its 1 gold, its city and its port are lost; Hispalensis in Revolt + costs 3."""
    w = hispania.world
    before = of(hispania, "visigoths")
    w.revolt = put(w.revolt, hispania.place("Cartaginensis"), 1)
    after = of(hispania, "visigoths")
    assert (before["provinces"] - after["provinces"], before["cities"] - after["cities"]) == (1, 1)
    assert "trade" not in after
    assert after["revolts"] == -1
    w.revolt = put(w.revolt, hispania.place("Hispalensis"), 2)
    assert of(hispania, "visigoths")["revolts"] == -4


@rule("XIV.F.1", "XIV.F.2")
def test_trade_and_monopoly(hispania: ScriptedMap) -> None:
    """Rome has the only coastal city of the Tyrrhenian Sea, but Dyrrachium and Carthago are not its own."""
    w = hispania.world
    assert (of(hispania, "rome")["trade"], of(hispania, "rome")["monopolies"]) == (3, 2)
    w.revolt = put(w.revolt, hispania.place("Campania"), 1)
    assert of(hispania, "rome")["trade"] == 2
    assert "monopolies" not in of(hispania, "rome")


@rule("XIV.H.1", "VI.J.5")
def test_a_kingdom_maintains_all_its_units(hispania: ScriptedMap) -> None:
    """Three on land, a fleet, and one that serves Rome; the Limes of Rome and its legion cost it nothing."""
    assert of(hispania, "visigoths")["maintenance"] == -5


@rule("XIV.G.6")
@pytest.mark.parametrize(("level", "cost"), [(1, -5), (2, -10)])
def test_decline_costs(hispania: ScriptedMap, level: int, cost: int) -> None:
    w = hispania.world
    w.decline = put(w.decline, hispania.nation("rome"), level)
    assert of(hispania, "rome")["decline"] == cost


def heresy(m: ScriptedMap, *areas: str) -> None:
    for area in areas:
        at = m.world.land.areas.index(area)
        m.realm.heresy = put(m.realm.heresy, at, 2)
        m.realm.heresy_of = put(m.realm.heresy_of, at, CATHOLIC)


@rule("XIV.G.4")
def test_each_heretical_area_costs_an_empire_one(hispania: ScriptedMap) -> None:
    hispania.world.owner[hispania.place("Provincia")] = hispania.nation("rome")
    heresy(hispania, "Italia", "Gallia Meridionalis")
    assert of(hispania, "rome")["heresies"] == -2


@rule("XIV.G.5")
def test_a_kingdom_in_harmony_pays_nothing(hispania: ScriptedMap) -> None:
    """Spread over two Areas, it pays while one of them is heretical."""
    n = hispania.nation("visigoths")
    hispania.realm.religion = put(hispania.realm.religion, n, CATHOLIC)
    heresy(hispania, "Hispania")
    assert "heresies" not in of(hispania, "visigoths")
    hispania.world.owner[hispania.place("Provincia")] = n
    assert of(hispania, "visigoths")["heresies"] == -1
    heresy(hispania, "Gallia Meridionalis")
    assert "heresies" not in of(hispania, "visigoths")


@rule("XIV.G.5", "XXXIII.C.3")
def test_land_in_no_area_is_no_second_area(hispania: ScriptedMap) -> None:
    n = hispania.nation("visigoths")
    hispania.realm.religion = put(hispania.realm.religion, n, CATHOLIC)
    hispania.world.owner[hispania.place("Kushania")] = n
    heresy(hispania, "Hispania")
    assert "heresies" not in of(hispania, "visigoths")


@rule("XIV.H.3")
def test_the_net_income_goes_to_the_treasury(hispania: ScriptedMap) -> None:
    n = hispania.nation("visigoths")
    hispania.begin(Income(n))
    event = hispania.events("income")[-1]
    net = sum(value for value, _ in hispania.modifiers("income"))
    assert (event.args["net"], event.args["gross"], event.args["due"]) == (net, net + 5, 5)
    assert (hispania.world.gold[n], hispania.events("bankrupt")) == (4 + net, [])
    assert hispania.modifiers("income") == [(item.value, item.rule) for item in forecast(hispania.state, n)]


@rule("XIV.H.3", "XIV.G.7", "XIV.A.1")
def test_the_net_income_can_be_negative(hispania: ScriptedMap) -> None:
    """In double Decline with one province: 5 + 1 + 1 less 15, of which the four gold pay so much."""
    n = hispania.nation("visigoths")
    w = hispania.world
    w.decline = put(w.decline, n, 2)
    for p in range(w.land.provinces):
        if w.owner[p] == n and p != w.capital[n]:
            w.owner[p] = -1
    hispania.begin(Income(n))
    (bankrupt,) = hispania.events("bankrupt")
    assert (hispania.events("income")[-1].args["net"], bankrupt.args["gold"]) == (-8, 15 - 7 - 4)
    assert w.gold[n] == 0


@rule("XIV.F.2", "XIV.F.4", "XIV.F.6")
def test_the_opening_of_byzantium() -> None:
    """Known are 6 Areas 12, cities 32, capital 10, tribute 2 and 70 in all; by the rules trade is 14."""
    found = items(set_up("350", {}, 1), "byzantium")
    assert (found["areas"] + found["total-control"], found["cities"], found["capital"]) == (12, 32, 10)
    assert (found["trade"] + found["monopolies"], found["clients"]) == (14, 2)
    assert sum(found.values()) == 70


@rule("XIV.F.3")
def test_no_monopoly_for_two_who_are_one_empire() -> None:
    """Rome and Byzantium hold all ports of the Adriaticum and the Siculum, and neither has the monopoly."""
    s = set_up("350", {}, 1)
    w = s.world
    romans = {NATIONS.index("rome"), NATIONS.index("byzantium")}
    for sea in ("Mare Adriaticum", "Mare Siculum"):
        at = w.land.number(sea)
        ports = [p for p in w.land.shores[at] if w.land.port[p] == at and w.level[p]]
        assert {w.owner[p] for p in ports} == romans
    assert (items(s, "rome")["monopolies"], items(s, "byzantium")["monopolies"]) == (5, 8)


@rule("XIV.G.1", "XIV.G.3", "XIV.G.4", "XVI.F.11")
def test_two_revolts_of_the_example() -> None:
    """Rome, with a heresy in Africa: Tripolitania and Neustria in revolt take 3 of its income, and it pays 3.

    Two Areas are not under total control any more, and Parisius pays nothing.
    """
    s = set_up("350", {}, 1)
    w = s.world
    before = items(s, "rome")
    for name in ("Tripolitania", "Neustria"):
        w.revolt = put(w.revolt, w.land.number(name), 1)
    after = items(s, "rome")
    assert sum(before[key] - after[key] for key in ("cities", "areas", "total-control", "trade")) == 3
    assert (after["revolts"], after["heresies"]) == (-2, -1)


@rule("VI.K.2", "VI.K.4")
def test_the_same_land_pays_a_kingdom_more_and_costs_it_more(hispania: ScriptedMap) -> None:
    w = hispania.world
    kingdom = of(hispania, "visigoths")
    w.status = put(w.status, hispania.nation("visigoths"), EMPIRE)
    empire = of(hispania, "visigoths")
    land = ("cities", "provinces", "halves", "areas", "total-control")
    assert sum(kingdom.get(key, 0) for key in land) > sum(empire.get(key, 0) for key in land)
    assert ("maintenance" in kingdom, "maintenance" in empire) == (True, False)


@rule("VI.K.3")
def test_an_empire_fights_barbarians_better_and_has_a_richer_capital(
    hispania: ScriptedMap, fight: Callable[..., ScriptedFight]
) -> None:
    rome, kingdom = (
        fight(f"{stack}: 3 infantry vs franks: 3 infantry at plain", []).modifiers("swaps", "attacker")
        for stack in ("rome", "persia")
    )
    assert (rome, kingdom) == ([(1, "XX.G.4")], [])
    assert of(hispania, "rome")["capital"] > of(hispania, "visigoths")["capital"]
