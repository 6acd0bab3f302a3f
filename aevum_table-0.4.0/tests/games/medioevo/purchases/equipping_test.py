"""4.TRN, 4.SGE Transports and siege engines."""

from aevum.games.medioevo.rules.things import marked
from aevum.games.medioevo.rules.words import item_words
from aevum.testing import example, rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping
from tests.narrow import there


@example("EX-017")
@rule("4.TRN.01", "4.TRN.02", "4.TRN.06", "4.TRN.08", "B.BLUE.1", "B.CARPENTRY.1")
def test_ex_017_a_galley_of_level_two(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry").points("byzantium", "blue", 2)
    shop(m).do("equip:galley:2:CON:200:2")
    (slot,) = m.s.items(0)
    assert item_words(m.s, slot)["item"] == "galley"
    assert (m.s.item_level[slot], m.s.item_at[slot]) == (2, m.area("CON"))
    assert marked(m.s, 0) == [0, 1, 0]
    assert (m.florins("byzantium"), sum(m.s.store)) == (1400, 0)


@example("EX-018")
@rule("4.TRN.03", "4.TRN.08")
def test_ex_018_a_galley_rises_from_two_to_three(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry").points("byzantium", "blue", 1)
    slot = m.item("CON", "byzantium", "galley", 2)
    before = m.s.item_left[slot]
    shop(m).do("improve:galley:2:1:3:100:1")
    assert m.s.item_level[slot] == 3
    assert m.s.item_left[slot] == before + 1  # M37
    assert marked(m.s, 0) == [0, 0, 1]
    m = shopping(match).learn("byzantium", "carpentry").points("byzantium", "blue", 1)
    m.s.item_left[m.item("CON", "byzantium", "galley", 2)] = 1
    shop(m).do("improve:galley:2:1:3:100:1")
    assert m.s.item_left[slot] == 2
    assert (m.florins("byzantium"), sum(m.s.store)) == (1500, 0)


@example("EX-072")
@rule("4.TRN.02", "B.BLUE.1", "4.TECH.07", "B.CARPENTRY.1")
def test_ex_072_a_caravan_of_level_two_with_one_point_bought(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry").give("byzantium", 6).hush()
    shop(m).do("equip:caravan:2:NIC:200:2", "turn-card:6:blue", "buy-points:100")
    (slot,) = m.s.items_at(m.area("NIC"), 0)
    assert item_words(m.s, slot)["item"] == "caravan"
    assert m.s.item_level[slot] == 2
    assert m.florins("byzantium") == 1600 - 100 - 200
    assert (m.s.turned[5], sum(m.s.store)) == (1, 0)


@example("EX-073")
@rule("4.TRN.03", "B.BLUE.1", "B.CARPENTRY.3")
def test_ex_073_a_galley_rises_from_one_to_two_with_the_point_of_a_card(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry").give("byzantium", 6).hush()
    slot = m.item("CON", "byzantium", "galley")
    shop(m).do("improve:galley:1:1:2:100:1", "turn-card:6:blue")
    assert (m.s.item_level[slot], m.s.items(0)) == (2, [slot])
    assert m.florins("byzantium") == 1600 - 100
    assert (m.s.turned[5], sum(m.s.store)) == (1, 0)


@rule("4.TRN.04", "4.TRN.05", "4.TRN.06")
def test_where_transports_may_be_bought(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry").build("ADR", "byzantium", "tower")
    offered = shop(m).offered()
    places = {
        item: {choice.split(":")[3] for choice in offered if choice.startswith(f"equip:{item}:1")}
        for item in ("war-wagon", "galley", "caravan", "merchant-ship")
    }
    assert places == {
        "war-wagon": {"CON", "THE", "NIC", "ADR"},
        "galley": {"CON", "THE"},
        "caravan": {"CON", "THE", "NIC"},
        "merchant-ship": {"CON", "THE"},
    }
    refusal = m.why_not("equip:caravan:1:ADR:100:1")
    assert refusal is not None
    assert refusal.rule == "4.TRN.04"


@rule("4.TRN.03", "4.TRN.06")
def test_nothing_is_raised_at_sea(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry").points("byzantium", "blue", 2)
    m.item("BSW", "byzantium", "galley", 1)
    assert not [choice for choice in shop(m).offered() if choice.startswith("improve")]


@rule("4.TRN.07", "4.SGE.04")
def test_nothing_new_without_a_property_marker(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry")
    for _ in range(6):
        m.item("CON", "byzantium", "caravan")
    shop(m)
    refusal = m.why_not("equip:caravan:1:CON:100:1")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("no-property-marker", "4.TRN.07")
    assert "equip:caravan:2:CON:200:2" in m.offered()


@example("EX-020")
@rule("4.SGE.01", "4.SGE.02", "4.SGE.05", "B.GREE.3", "B.MATHEMATICS.3")
def test_ex_020_a_catapult_becomes_a_bombard(match: Make) -> None:
    m = shopping(match).learn("byzantium", "mathematics").points("byzantium", "green", 2)
    slot = m.item("CON", "byzantium", "catapult")
    shop(m).do("improve:catapult:1:1:3:200:2")
    assert m.s.items(0) == [slot]
    assert (item_words(m.s, slot)["item"], m.s.item_level[slot]) == ("bombard", 3)
    assert (m.florins("byzantium"), sum(m.s.store)) == (1400, 0)


@example("EX-092")
@rule("4.SGE.02", "4.SGE.03", "B.GREE.3", "B.MATHEMATICS.2")
def test_an_engine_is_bought_in_a_settlement_or_at_a_military_building(match: Make) -> None:
    m = shopping(match).learn("byzantium", "mathematics").points("byzantium", "green", 1)
    m.build("TRO", "byzantium", "tower")
    offered = shop(m).offered()
    found = {choice.split(":")[3] for choice in offered if choice.startswith("equip:catapult")}
    assert found == {"CON", "THE", "NIC", "TRO"}
    m.do("equip:catapult:1:TRO:100:1")
    (slot,) = m.s.items_at(m.area("TRO"), 0)
    assert item_words(m.s, slot)["item"] == "catapult"
    assert (m.florins("byzantium"), sum(m.s.store)) == (1600 - 100, 0)
    assert m.told("equipped") == (
        "4.SGE.02",
        {"seat": "byzantium", "item": "catapult", "level": 1, "place": "TRO"},
    )


@rule("4.TRN.07", "4.TRN.03", "0.COMP.02")
def test_nothing_is_raised_to_a_level_for_which_no_marker_is_left(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry").points("byzantium", "blue", 1)
    for _ in range(4):
        m.item("CON", "byzantium", "war-wagon", 3)
    m.item("CON", "byzantium", "caravan", 2)
    refusal = shop(m).why_not("improve:caravan:2:5:3:100:1")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("no-property-marker", "4.TRN.07")


@rule("4.TRN.03", "2.CARD.06")
def test_a_transport_that_stands_still_gains_no_movement_by_rising(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry").points("byzantium", "blue", 1)
    slot = m.item("CON", "byzantium", "galley", 2)
    m.s.item_left[slot] = 0
    shop(m).do("improve:galley:2:1:3:100:1")
    assert (m.s.item_level[slot], m.s.item_left[slot]) == (3, 0)
    assert m.told("improved") == (
        "4.TRN.03",
        {"seat": "byzantium", "item": "galley", "level": 3, "slot": 1, "place": "CON"},
    )


@rule("4.TRN.04", "4.TRN.05", "4.SGE.03")
def test_things_rise_where_they_may_be_built(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry", "mathematics")
    m.points("byzantium", "blue", 2).points("byzantium", "green", 2)
    for item in ("caravan", "war-wagon", "catapult"):
        m.item("ADR", "byzantium", item)
    wishes = ["improve:caravan:1:1:2:100:1", "improve:war-wagon:1:2:2:100:1", "improve:catapult:1:3:2:100:1"]
    shop(m)
    rules = [there(m.why_not(wish)).rule for wish in wishes]
    assert rules == ["4.TRN.04", "4.TRN.05", "4.SGE.03"]
    shop(m.build("ADR", "byzantium", "tower"))
    assert [wish in m.offered() for wish in wishes] == [False, True, True]
