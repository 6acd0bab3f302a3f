"""4.BLD Buildings are designed, paid and placed."""

import pytest

from aevum.games.medioevo.rules.buildings import CASTLE, CATHEDRAL, CITY, CIVIL, MILITARY, RELIGIOUS, VILLAGE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.works.standing import built
from aevum.testing import example, rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping


@rule("4.BLD.04", "4.BLD.01", "B.GREE.1", "4.TECH.05", "4.TECH.06", "4.TECH.07", "B.MASONRY.1")
def test_a_town_straight_away_with_a_token_and_florins(match: Make) -> None:
    m = shop(shopping(match).learn("byzantium", "masonry").token("byzantium", "green"))
    m.do("build:town:CON:200:2", "flip-token:green", "buy-points:100")
    assert m.s.buildings[m.area("CON") * 3] == 2
    assert m.florins("byzantium") == 1600 - 200 - 100
    assert m.asked() == ("byzantium", "buy")


@example("EX-016", "EX-091")
@rule("4.BLD.07", "4.BLD.11", "5.CTRL.01", "5.CTRL.02", "V.GAIN.07", "B.GREE.2", "B.ARCHITECTURE.3")
def test_ex_016_a_tower_becomes_a_castle(match: Make) -> None:
    m = shopping(match).learn("byzantium", "architecture").build("THE", "byzantium", "tower")
    m.mark("ATH", "byzantium")  # of the tower
    shop(m.points("byzantium", "green", 2)).do("build:castle:THE:200:2")
    assert m.asked() == ("byzantium", "place-marker")
    assert m.ask().args["count"] == 2
    m.do("mark:BUL", "mark:SER")
    assert {m.lord(place) for place in ("ATH", "BUL", "SER")} == {"byzantium"}
    assert built(m.s, m.area("THE"), MILITARY) == CASTLE
    assert (m.florins("byzantium"), sum(m.s.store)) == (1600 - 200, 0)
    assert m.honour("byzantium") == 1
    assert m.asked() == ("byzantium", "buy")


@rule("4.BLD.02", "5.CTRL.01")
def test_a_fortress_gives_two_markers(match: Make) -> None:
    m = shopping(match).learn("byzantium", "architecture").points("byzantium", "green", 2)
    shop(m).do("build:fortress:SMY:200:2")
    assert m.ask().args["count"] == 2


@example("EX-090")
@rule("4.BLD.07", "B.GREE.1", "B.MASONRY.3")
def test_ex_090_a_village_becomes_a_city(match: Make) -> None:
    m = shopping(match).learn("byzantium", "masonry").build("CON", "byzantium", "village")
    shop(m.points("byzantium", "green", 2)).do("build:city:CON:200:2")
    assert built(m.s, m.area("CON"), CIVIL) == CITY
    assert (m.florins("byzantium"), sum(m.s.store)) == (1600 - 200, 0)


@example("EX-094")
@rule("4.BLD.03", "B.PURP.1", "V.GAIN.07", "B.RELIGION.1", "B.RELIGION.2")
@pytest.mark.parametrize("place", ["CON", "ADR"])
def test_a_cathedral_takes_one_point_with_a_settlement_or_without(match: Make, place: str) -> None:
    m = shopping(match).learn("byzantium", "religion").points("byzantium", "purple")
    shop(m).do(f"build:cathedral:{place}:300:1")
    assert built(m.s, m.area(place), RELIGIOUS) == CATHEDRAL
    assert (m.florins("byzantium"), sum(m.s.store)) == (1600 - 300, 0)
    assert m.honour("byzantium") == 1


@rule("V.GAIN.07")
def test_a_city_raised_gives_honour_and_a_town_none(match: Make) -> None:
    m = shopping(match).learn("byzantium", "masonry").points("byzantium", "green", 3)
    shop(m).do("build:town:CON:200:2")
    assert m.honour("byzantium") == 0
    m.do("build:city:CON:100:1")
    assert m.honour("byzantium") == 1


@rule("4.BLD.05", "4.BLD.06", "4.BLD.08", "4.BLD.01")
@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ("build:village:ADR:100:1", "settlement-needed"),
        ("build:village:CON:100:1", "built-already"),
        ("build:tower:CON:100:1", "technology-missing"),
    ],
)
def test_what_cannot_be_built(match: Make, wish: str, key: str) -> None:
    m = shopping(match).learn("byzantium", "masonry").build("CON", "byzantium", "town")
    refusal = shop(m).why_not(wish)
    assert refusal is not None
    assert refusal.key == key


@example("EX-015")
@rule("4.BLD.05", "4.BLD.06")
def test_civil_buildings_where_the_map_shows_a_settlement(match: Make) -> None:
    m = shop(shopping(match).learn("byzantium", "masonry"))
    for name in ("CON", "ADR", "GAL", "TRO", "THE", "NIC", "SMY"):
        wish = f"build:village:{name}:100:1"
        assert (wish in m.offered()) == LAND.settlement[m.area(name)]
        if wish not in m.offered():
            refusal = m.why_not(wish)
            assert refusal is not None
            assert refusal.rule == "4.BLD.05"
    assert "build:village:CON:100:1" in m.offered()
    assert "build:village:ADR:100:1" not in m.offered()


@example("EX-014")
@rule("B.GREE.1", "4.BLD.01", "B.MASONRY.1")
@pytest.mark.parametrize(("name", "points"), [("village", 1), ("town", 2), ("city", 3)])
def test_what_masonry_takes_for_a_civil_building(match: Make, name: str, points: int) -> None:
    m = shopping(match).learn("byzantium", "masonry").points("byzantium", "green", 3)
    shop(m).do(f"build:{name}:CON:{points * 100}:{points}")
    assert built(m.s, m.area("CON"), CIVIL) == points
    assert sum(m.s.store) == 3 - points


@rule("4.BLD.04")
def test_only_in_controlled_territories(match: Make) -> None:
    m = shopping(match).learn("byzantium", "masonry").put("CON", "barbarians", "archer")
    places = {choice.split(":")[2] for choice in shop(m).offered() if choice.startswith("build")}
    assert places == {"THE", "NIC"}


@rule("4.TECH.05")
def test_who_stops_paying_has_the_florins_back(match: Make) -> None:
    m = shop(shopping(match).learn("byzantium", "masonry").token("byzantium", "green"))
    m.do("build:city:CON:300:3", "flip-token:green", "stop-paying")
    assert m.florins("byzantium") == 1600
    assert m.s.buildings[m.area("CON") * 3] == 0


@rule("4.TECH.07")
def test_florins_for_the_thing_are_not_spent_on_points(match: Make) -> None:
    m = shopping(match).learn("byzantium", "masonry").token("byzantium", "green").money("byzantium", 100)
    shop(m).do("build:village:CON:100:1")
    assert m.offered() == ["flip-token:green", "stop-paying"]


@rule("4.BLD.09", "4.BLD.10")
def test_a_destruction_marker_is_taken_off_for_fifty(match: Make) -> None:
    m = shopping(match).build("CON", "byzantium", "town")
    m.s.damage[m.area("CON") * 3] = 2
    shop(m).do("repair:town:CON:50")
    assert m.s.damage[m.area("CON") * 3] == 1
    assert m.florins("byzantium") == 1550
    assert m.told("repaired") == (
        "4.BLD.10",
        {"seat": "byzantium", "building": "town", "place": "CON", "florins": 50},
    )


@rule("4.BLD.10")
def test_no_repair_where_others_stand(match: Make) -> None:
    m = shopping(match).build("CON", "byzantium", "town").put("CON", "barbarians", "archer")
    m.s.damage[m.area("CON") * 3] = 2
    assert not [choice for choice in shop(m).offered() if choice.startswith("repair")]


@example("EX-023")
@rule("4.CARD.18", "4.CARD.09", "4.CARD.10", "B.RED.1", "4.ARM.02", "4.ARM.03", "B.ARTS.1")
def test_ex_023_two_cards_make_a_village_and_a_captain(match: Make) -> None:
    m = shopping(match).learn("byzantium", "masonry", "military-arts").give("byzantium", 10, 5)
    m.build("ADR", "byzantium", "tower").money("byzantium", 200).hush()
    shop(m).do("build:village:CON:100:1", "turn-card:10:green")
    m.do("hire:captain-1:ADR:100:1", "turn-card:5:red")
    assert built(m.s, m.area("CON"), CIVIL) == VILLAGE
    assert m.at("ADR", "byzantium") == {"captain-1": 1}
    assert (m.florins("byzantium"), sum(m.s.store)) == (0, 0)
    assert m.s.turned[9]
    assert m.s.turned[4]


@rule("B.PURP.4", "B.TEMPORAL.1")
def test_a_village_with_a_neighbours_masonry(match: Make) -> None:
    m = shopping(match).learn("byzantium", "temporal-power").learn("mamluks", "masonry")
    m.put("SMY", "mamluks", "archer").mark("PHR", "mamluks")
    m.points("byzantium", "purple", 2).points("byzantium", "green", 1)
    shop(m).do("build:village:CON:100:1")
    assert m.s.buildings[m.area("CON") * 3] == 1
    assert sum(m.s.store) == 0


@rule("B.PURP.4", "B.TEMPORAL.3")
def test_nobody_builds_with_a_technology_that_no_neighbour_has(match: Make) -> None:
    m = shopping(match).learn("byzantium", "temporal-power")
    refusal = shop(m).why_not("build:village:CON:100:1")
    assert refusal is not None
    assert refusal.key == "technology-missing"


@rule("4.BLD.08")
def test_what_stands_by_the_time_of_payment_costs_nothing(match: Make) -> None:
    m = shop(shopping(match).learn("byzantium", "masonry")).do("build:town:CON:200:2")
    m.build("CON", "byzantium", "town")  # as by a card in answer to the cards that pay
    m.do("buy-points:200")
    assert m.florins("byzantium") == 1400  # the points stay for something else in this phase
    assert sum(m.s.store) == 2
    assert m.asked() == ("byzantium", "buy")


@rule("4.BLD.04", "4.BLD.07")
def test_what_is_new_and_what_is_raised_are_told_apart_by_their_clauses(match: Make) -> None:
    m = shopping(match).learn("byzantium", "masonry").points("byzantium", "green", 3)
    shop(m.build("CON", "byzantium", "village"))
    rules = {option.id.rsplit(":", 2)[0]: option.rule for option in m.ask().options if option.key == "build"}
    assert (rules["build:town:CON"], rules["build:town:THE"]) == ("4.BLD.07", "4.BLD.04")
