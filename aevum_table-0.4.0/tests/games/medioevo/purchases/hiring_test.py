"""4.ARM Units are bought, and captains raised."""

from aevum.testing import example, rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping


@rule("4.ARM.01", "4.ARM.04")
def test_three_units_and_no_more(match: Make) -> None:
    m = shop(shopping(match))
    m.do("hire:light-infantry:CON:20:0", "hire:archer:CON:50:0", "hire:cavalry:THE:100:0")
    assert m.florins("byzantium") == 1600 - 170
    refusal = m.why_not("hire:heavy-infantry:CON:50:0")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("unit-limit", "4.ARM.04")
    assert not [choice for choice in m.offered() if choice.startswith("hire")]


@example("EX-019")
@rule("4.ARM.04", "4.ARM.05")
def test_civil_buildings_raise_the_limit(match: Make) -> None:
    # Nicaea is the one settlement without a building.
    m = shopping(match).build("CON", "byzantium", "village").build("THE", "byzantium", "city")
    shop(m)
    for _ in range(7):
        m.do("hire:light-infantry:NIC:20:0")
    assert m.at("NIC", "byzantium") == {"light-infantry": 7}
    assert "hire:light-infantry:NIC:20:0" not in m.offered()


@rule("4.ARM.03")
def test_units_come_to_settlements_and_military_buildings(match: Make) -> None:
    m = shopping(match).build("SMY", "byzantium", "tower")
    found = {choice.split(":")[2] for choice in shop(m).offered() if choice.startswith("hire:archer")}
    assert found == {"CON", "THE", "NIC", "SMY"}
    refusal = m.why_not("hire:archer:ADR:50:0")
    assert refusal is not None
    assert refusal.rule == "4.ARM.03"


@rule("4.ARM.02", "B.RED.1", "4.ARM.06", "B.ARTS.3")
def test_a_captain_needs_military_arts_and_is_raised_for_the_difference(match: Make) -> None:
    m = shop(shopping(match))
    refusal = m.why_not("hire:captain-1:CON:100:1")
    assert refusal is not None
    assert refusal.key == "technology-missing"
    m.do("done-buying").learn("byzantium", "military-arts").points("byzantium", "red", 3)
    shop(m).do("hire:captain-1:CON:100:1", "train-captain:captain-3:CON:captain-1:200:2")
    assert m.at("CON", "byzantium") == {"captain-3": 1}
    assert m.florins("byzantium") == 1300
    assert m.s.bought[0] == 1  # one piece, however often it is raised
    assert m.told("captain-trained") == (
        "4.ARM.02",
        {"seat": "byzantium", "unit": "captain-3", "place": "CON"},
    )


@example("EX-086")
@rule("4.ARM.02", "4.ARM.03", "B.RED.1", "B.ARTS.1")
def test_a_captain_of_level_two_straight_away(match: Make) -> None:
    m = shopping(match).learn("byzantium", "military-arts").points("byzantium", "red", 2)
    m.build("SMY", "byzantium", "tower")
    found = {choice.split(":")[2] for choice in shop(m).offered() if choice.startswith("hire:captain-2")}
    assert found == {"CON", "THE", "NIC", "SMY"}
    m.do("hire:captain-2:CON:200:2")
    assert m.at("CON", "byzantium") == {"captain-2": 1}
    assert (m.florins("byzantium"), sum(m.s.store)) == (1600 - 200, 0)


@rule("0.COMP.01")
def test_three_captains_and_no_fourth(match: Make) -> None:
    m = shopping(match).learn("byzantium", "military-arts").put("ADR", "byzantium", "captain-2", 3)
    refusal = shop(m).why_not("hire:captain-1:CON:100:1")
    assert refusal is not None
    assert refusal.key == "none-in-reserve"
    m = shopping(match).learn("byzantium", "military-arts").put("ADR", "byzantium", "captain-2", 2)
    assert "hire:captain-1:CON:100:1" in shop(m.points("byzantium", "red", 1)).offered()


@rule("4.ARM.04")
def test_the_buyer_is_told_how_many_units_a_turn_allows(match: Make) -> None:
    m = shop(shopping(match).build("CON", "byzantium", "city").build("THE", "byzantium", "village"))
    assert m.ask().args["count"] == 3 + 3 + 1
    m.do("hire:archer:CON:50:0")
    # Of the turn, not of what is left of it: others see the question too.
    assert m.ask().args["count"] == 7
