"""4.BUY The purchase phase, and deployment."""

from random import Random
from typing import Any

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.taxes.elimination import eliminate
from aevum.games.medioevo.rules.terms import CIVIL_CONTROL, MILITARY_CONTROL
from aevum.games.medioevo.rules.turn import Match
from aevum.testing import rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping


@rule("4.BUY.02", "0.PHASE.02")
def test_all_buy_in_turn_order(match: Make) -> None:
    m = shopping(match)
    m.s.order = [2, 0, 1]
    m.begin(PurchasePhase())
    asked = []
    while not m.done():
        asked.append(m.asked())
        m.do("done-buying")
    assert asked == [("golden-horde", "buy"), ("byzantium", "buy"), ("mamluks", "buy")]
    assert m.s.active == NOBODY
    assert m.events("purchases-shown") == []


@rule("K.CARD.10", "K.28.2")
def test_losses_are_forgotten_when_the_phase_ends(match: Make) -> None:
    m = shopping(match).turn(2, 4)
    effects.put(m.s, effects.BUY_BACK, 1, 0, 1)
    m.begin(PurchasePhase()).do("done-buying", "done-buying", "done-buying")
    assert m.done()
    assert m.s.effects == []


@rule("0.GEN.05")
def test_a_castle_at_the_limit_of_honour_ends_the_phase(match: Make) -> None:
    m = shopping(match, honour_limit=11).learn("byzantium", "masonry").points("byzantium", "green", 3)
    m.begin(PurchasePhase()).do("build:city:CON:300:3")
    assert m.done()
    assert m.s.over


def test_the_options_are_the_entries_that_nothing_forbids(match: Make) -> None:
    m = shopping(match).learn("byzantium", "architecture", "carpentry", "military-arts", "religion")
    m.build("ADR", "byzantium", "tower").put("ADR", "byzantium", "captain-1").give("byzantium", 10, 32)
    m.item("CON", "byzantium", "galley")
    shop(m.money("byzantium", 300))
    frame, ask = m.s.frames[-1], m.ask()
    wishes = frame.candidates(m.s, ask)
    allowed = [option.id for option in wishes if frame.check(m.s, ask, option) is None]
    assert [option.id for option in frame.options(m.s, ask)] == allowed
    assert len(wishes) > len(allowed)


def pact(m: Any, kind: int, giver: str, taker: str) -> None:
    m.s.terms.append([1, kind, m.seat(giver), m.seat(taker), 0, 0, 0, 0])


def places(m: Any, start: str) -> set[str]:
    return {choice.split(":")[-3] for choice in m.offered() if choice.startswith(start)}


@rule("C.PACT.06")
def test_military_control_opens_the_others_land_for_units(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry", "mathematics")
    pact(m, MILITARY_CONTROL, "mamluks", "byzantium")
    shop(m)
    assert "DAM" in places(m, "hire:archer")
    assert "DAM" in places(m, "equip:war-wagon:1")
    assert "DAM" not in places(m, "equip:caravan:1")
    assert "DAM" not in places(m, "equip:catapult:1")  # a siege engine is no military unit of these pacts
    m.do("hire:archer:DAM:50:0")
    assert m.lord("DAM") == "mamluks"


@rule("C.PACT.07")
def test_civil_control_opens_it_for_traders(match: Make) -> None:
    m = shopping(match).learn("byzantium", "carpentry")
    pact(m, CIVIL_CONTROL, "mamluks", "byzantium")
    shop(m)
    assert "DAM" in places(m, "equip:caravan:1")
    assert "DAM" not in places(m, "hire:archer") | places(m, "equip:war-wagon:1")


def deploying(match: Make) -> Any:
    m = shopping(match, deployment=True).learn("byzantium", "architecture", "carpentry")
    m.points("byzantium", "green", 9).points("byzantium", "blue", 9)
    return m.begin(PurchasePhase())


@rule("W.DEPL.01")
def test_without_a_claim_all_buy_openly(match: Make) -> None:
    m = deploying(match).do("buy-openly", "buy-openly", "buy-openly")
    assert "hire:archer:CON:50:0" in m.offered()


@rule("W.DEPL.01", "D.BANK.05")
def test_who_is_out_of_the_game_is_not_asked_about_deployment(match: Make) -> None:
    m = shopping(match, deployment=True)
    eliminate(m.s, m.seat("mamluks"))
    m.begin(PurchasePhase()).do("buy-openly")
    assert m.asked() == ("golden-horde", "deployment")


@rule("W.DEPL.01")
def test_what_is_bought_waits_behind_the_screens_and_is_placed_in_turn_order(match: Make) -> None:
    m = deploying(match).do("buy-openly", "claim-deployment")
    assert not [choice for choice in m.offered() if choice.startswith(("hire", "equip", "build"))]
    m.do("order-unit:archer:50:0", "order-building:tower:100:1", "order-item:galley:1:100:1", "done-buying")
    m.do("order-unit:cavalry:100:0", "done-buying", "done-buying")
    assert m.at("CON", "byzantium") == {}
    assert m.told("purchases-shown") == ("W.DEPL.01", {"seat": "byzantium", "count": 3})
    assert m.asked() == ("byzantium", "deploy")
    m.do("deploy-building:tower:ADR", "mark:BUL", "deploy-unit:archer:ADR", "deploy-item:galley:1:THE")
    assert m.at("ADR", "byzantium") == {"archer": 1}
    assert m.lord("BUL") == "byzantium"
    assert len(m.s.items_at(m.area("THE"), 0)) == 1
    assert m.asked() == ("mamluks", "deploy")
    assert m.told("purchases-shown") == ("W.DEPL.01", {"seat": "mamluks", "count": 1})
    m.do(m.offered()[0])
    assert m.done()
    assert m.s.behind == []
    assert (m.florins("byzantium"), m.s.bought[:2]) == (1600 - 250, [1, 1])


@rule("W.DEPL.01")
def test_things_that_are_alike_are_asked_for_once(match: Make) -> None:
    m = deploying(match).do("claim-deployment", "order-unit:archer:50:0", "order-unit:archer:50:0")
    m.do("done-buying", "done-buying", "done-buying")
    assert len(m.offered()) == len(set(m.offered())) == len({"CON", "THE", "NIC"})


@rule("W.DEPL.01", "0.COMP.07")
def test_others_do_not_see_what_waits(match: Make) -> None:
    m = deploying(match).do("claim-deployment", "order-unit:archer:50:0")
    other, own = GAME.view(m.s, 1).data["own"], GAME.view(m.s, 0).data["own"]
    assert isinstance(other, dict)
    assert isinstance(own, dict)
    assert (other["behind"], len(own["behind"])) == ([], 1)
    assert other["bought"] == [0] * 6
    assert other["reserve"] == m.s.reserve
    assert m.told("deployment-claimed") == ("W.DEPL.01", {"seat": "byzantium"})


@rule("W.DEPL.01", "4.ARM.04", "4.TRN.07", "4.BLD.08")
def test_what_waits_counts_for_the_limits(match: Make) -> None:
    m = deploying(match).do("claim-deployment")
    m.do("order-unit:archer:50:0", "order-unit:archer:50:0", "order-unit:archer:50:0")
    refusal = m.why_not("order-unit:archer:50:0")
    assert refusal is not None
    assert refusal.key == "unit-limit"
    m.points("byzantium", "blue", 9).money("byzantium", 2000)
    for _ in range(6):
        m.do("order-item:caravan:1:100:1")
    refusal = m.why_not("order-item:caravan:1:100:1")
    assert refusal is not None
    assert refusal.key == "no-property-marker"
    for _ in range(3):
        m.do("order-building:village:100:1")
    refusal = m.why_not("order-building:village:100:1")
    assert refusal is not None
    assert refusal.key == "no-place-left"


@rule("W.DEPL.01")
def test_who_stops_paying_has_ordered_nothing(match: Make) -> None:
    m = deploying(match).do("claim-deployment")
    m.s.store = [0] * len(m.s.store)
    m.do("order-building:tower:100:1", "stop-paying")
    assert m.s.behind == []
    assert m.florins("byzantium") == 1600


@rule("W.DEPL.01")
def test_who_stops_paying_keeps_what_was_ordered_before(match: Make) -> None:
    m = deploying(match).do("claim-deployment", "order-unit:archer:50:0")
    m.s.store = [0] * len(m.s.store)
    m.do("order-building:tower:100:1", "stop-paying", "done-buying", "done-buying", "done-buying")
    assert m.florins("byzantium") == 1600 - 50
    assert {wish.split(":")[1] for wish in m.offered()} == {"archer"}


@rule("W.DEPL.01", "K.CARD.12", "K.CARD.24")
def test_an_architect_who_comes_by_a_princess_makes_what_is_ordered_cheaper(match: Make) -> None:
    m = deploying(match).give("byzantium", 33, 59)
    m.s.store = [0] * len(m.s.store)
    m.do("claim-deployment", "order-building:town:200:2", "turn-card:33:green", "use-card:59", "use-card:33")
    m.do(*[choice for choice in m.offered() if choice.startswith("buy-points")])
    assert m.s.behind == [[0, 0, 0, 2, 100]]  # what it would be sold back for
    assert m.florins("byzantium") == 1600 - 100 - 100
    assert "order-building:tower:100:1" in m.offered()  # the Architect has served


@rule("W.DEPL.01")
def test_what_finds_no_place_is_sold_back(match: Make) -> None:
    m = deploying(match).do("claim-deployment", "order-unit:archer:50:0")
    for place in m.s.controlled(0):
        m.s.add(place, 6, 0)
    m.do("done-buying", "done-buying", "done-buying")
    assert m.done()
    assert m.florins("byzantium") == 1600
    assert m.told("undeployed") == ("W.DEPL.01", {"seat": "byzantium", "count": 1, "florins": 50})


@rule("W.DEPL.01")
def test_whoever_looks_on_can_imagine_what_is_being_ordered(match: Make) -> None:
    m = deploying(match).do("claim-deployment")
    m.s.store = [0] * len(m.s.store)
    m.do("order-item:galley:2:200:2")
    m.s.frames[0] = Match()  # what can be saved
    imagined = GAME.imagine(GAME.view(m.s, 1), Random(1))
    imagined.log = []
    GAME.choose(imagined, 0, "stop-paying")
    assert isinstance(imagined, MedioevoState)
    assert imagined.behind == []


@rule("W.DEPL.01", "B.RED.1")
def test_whoever_looks_on_can_imagine_a_captain_who_is_being_ordered(match: Make) -> None:
    m = shopping(match, deployment=True).learn("byzantium", "military-arts")
    m.begin(PurchasePhase()).do("claim-deployment")
    m.do(next(wish for wish in m.offered() if wish.startswith("order-unit:captain-2")))
    assert "stop-paying" in m.offered()
    m.s.frames[0] = Match()
    imagined = GAME.imagine(GAME.view(m.s, 1), Random(1))
    assert isinstance(imagined, MedioevoState)
    assert imagined.behind == m.s.behind
