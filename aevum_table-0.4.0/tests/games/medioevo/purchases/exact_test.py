"""4.ARM, 4.TECH.07: just enough florins, and why a unit is not to be had."""

from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.testing import rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping


@rule("4.ARM.01")
def test_a_unit_for_the_last_florin(match: Make) -> None:
    m = shop(shopping(match).money("byzantium", 50))
    m.do("hire:archer:CON:50:0")
    assert (m.florins("byzantium"), m.at("CON", "byzantium")) == (0, {"archer": 1})
    assert m.told("hired") == ("4.ARM.01", {"seat": "byzantium", "unit": "archer", "place": "CON"})


@rule("4.ARM.01")
def test_a_florin_short(match: Make) -> None:
    m = shop(shopping(match).money("byzantium", 49))
    refusal = m.why_not("hire:archer:CON:50:0")
    assert refusal is not None
    assert (refusal.key, refusal.args, refusal.rule) == ("too-dear", {"florins": 50}, "4.ARM.01")
    assert "hire:archer:CON:50:0" not in m.offered()


@rule("4.ARM.02", "4.TECH.07")
def test_points_that_are_missing_cost_florins_to_the_last(match: Make) -> None:
    m = shopping(match).learn("byzantium", "military-arts")
    wishes = [wish for wish in shop(m).offered() if wish.startswith("hire:captain-1:CON")]
    assert len(wishes) == 1
    dear = wishes[0]
    price = int(dear.split(":")[3]) + 100
    assert shop(m.money("byzantium", price)).why_not(dear) is None
    refusal = shop(m.money("byzantium", price - 1)).why_not(dear)
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("too-dear", {"florins": price})


@rule("4.ARM.02", "4.ARM.03")
def test_a_captain_is_raised_only_where_units_are_mustered(match: Make) -> None:
    m = shopping(match).learn("byzantium", "military-arts").points("byzantium", "red", 3)
    m.put("ADR", "byzantium", "captain-1").put("CON", "byzantium", "captain-1")
    shop(m)
    raises = [wish for wish in m.offered() if wish.startswith("train-captain")]
    assert {wish.split(":")[2] for wish in raises} == {"CON"}
    refusal = m.why_not(raises[0].replace("CON", "ADR"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("not-there", "4.ARM.03")
    refusal = m.why_not(raises[0].replace("CON", "THE"))
    assert refusal is not None
    assert refusal.key == "not-offered"


@rule("W.DEPL.01", "4.BLD.07")
def test_with_deployment_what_stands_is_raised_wherever_it_stands(match: Make) -> None:
    m = shopping(match, deployment=True).learn("byzantium", "architecture").points("byzantium", "green", 9)
    m.build("SMY", "byzantium", "tower").begin(PurchasePhase()).do("claim-deployment")
    raised = [wish for wish in m.offered() if wish.startswith("build:")]
    assert {wish.split(":")[2] for wish in raised} == {"SMY"}
    assert {wish.split(":")[1] for wish in raised} == {"fortress", "castle"}
