"""XXIX.F, XXIX.G Vassals: what they may do, and how they shake off nomads."""

import pytest

from aevum.games.invasions.rules.reinforcements.step import Reinforced
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

YOKE = """
turn = 4
seats = ["gepid", "hun"]
acting = ["gepids"]

[nations.gepids]
seat = "gepid"
lord = "huns"
tie = "vassal"
tied_since = 3
horde = "Dacia"
units = { Dacia = "2 infantry, noble-cavalry", Tisia = "archer" }

[nations.huns]
seat = "hun"
horde = "Hunnia"
units = { Hunnia = "2 horse-archer, gepids.infantry" }
"""
GEPIDS, HUNS = NATIONS.index("gepids"), NATIONS.index("huns")


@rule("XXIX.G.3")
def test_a_nomads_vassal_may_rebel_from_the_turn_after_its_submission(on_map: OnMap) -> None:
    m = on_map(YOKE)
    assert (m.asked(), m.offered()) == (("gepid", "rebellion"), ["obey", "rebel"])
    assert on_map(YOKE.replace("tied_since = 3", "tied_since = 4")).ask().key != "rebellion"
    assert m.do("obey").world.lord[GEPIDS] == HUNS


@rule("XXIX.G.3")
def test_the_vassal_of_others_has_no_such_hope(on_map: OnMap) -> None:
    text = YOKE.replace("nations.huns", "nations.franks").replace('"huns"', '"franks"')
    assert on_map(text).ask().key != "rebellion"


@rule("XXIX.G.4")
def test_the_rebellion_succeeds_on_an_even_roll(on_map: OnMap) -> None:
    m = on_map(YOKE, dice=[6]).do("rebel")
    assert m.world.lord[GEPIDS] == -1
    assert m.table.state.points == [0, 0]
    assert m.events("rebellion-succeeds")[0].rule == "XXIX.G.4"


@rule("XXIX.G.5")
def test_the_mercenary_stays_with_the_nomads(on_map: OnMap) -> None:
    m = on_map(YOKE, dice=[6]).do("rebel")
    assert m.at("Hunnia") == ["gepids.infantry", "huns.horse-archer", "huns.horse-archer"]
    unit = next(i for i in range(1, len(m.world.code)) if m.world.place[i] == m.place("Hunnia"))
    assert m.world.master[unit] == HUNS


@rule("XXIX.G.6")
def test_a_failed_rebellion_costs_five_points_and_a_unit(on_map: OnMap) -> None:
    m = on_map(YOKE, dice=[7]).do("rebel")
    assert m.world.lord[GEPIDS] == HUNS
    assert m.table.state.points == [-5, 0]
    assert m.asked() == ("gepid", "rebels-pay")
    m.do("choose-unit:archer:gepids:whole:Tisia")
    assert m.at("Tisia") == []
    assert m.to_stacks().ask().key == "stacks"
    assert m.told("rebellion-fails") == m.told("rebels-lose") == ["XXIX.G.6"]


@rule("XXIX.F.3", "XVIII.A.7")
def test_a_nomads_vassal_keeps_near_the_horde_of_its_suzerain(on_map: OnMap) -> None:
    text = YOKE.replace('horde = "Hunnia"', 'horde = "Bohemia"').replace("Hunnia =", "Bohemia =")
    near = text.replace('Tisia = "archer"', 'Gothia = "archer"')
    m = on_map(near).to_stacks().do("march:Gothia")
    assert m.why_not("go:Pripet") is None
    far = text.replace('Tisia = "archer"', 'Pripet = "archer"')
    refusal = on_map(far).to_stacks().do("march:Pripet").why_not("go:Albarussia")
    assert refusal is not None
    assert refusal.rule == "XVIII.A.7"


@rule("XXIX.F.4")
def test_a_vassal_takes_land_as_before(on_map: OnMap) -> None:
    m = on_map(YOKE).to_stacks().do("march:Dacia", "go:Valachia", "go:Tyras", "halt", "done")
    assert m.owner("Tyras") == "gepids"


@rule("XXIX.D.3", "III.B.5")
def test_the_suzerain_commands_the_lent_unit(on_map: OnMap) -> None:
    m = on_map(YOKE.replace('acting = ["gepids"]', 'acting = ["huns"]')).to_stacks()
    m.do("march:Hunnia", "go:Carpathia")
    assert m.at("Carpathia") == ["gepids.infantry", "huns.horse-archer", "huns.horse-archer"]


@rule("IX.F.2", "XXIX.D.2")
@pytest.mark.parametrize(("lent", "asked"), [(True, False), (False, True)])
def test_nomads_are_owed_one_unit_and_no_more(on_map: OnMap, lent: bool, asked: bool) -> None:
    m = on_map(YOKE if lent else YOKE.replace(", gepids.infantry", ""), realm=True)
    m.world.moving = 0
    m.begin(Reinforced(HUNS))
    while m.ask().key == "post-leader":
        m.do(m.offered()[0])
    assert (m.ask().key == "loan") is asked


@rule("XXIX.G.6", "XX.J.2")
def test_a_leader_whose_last_unit_is_the_price_does_not_stay_alone(on_map: OnMap) -> None:
    led = YOKE.replace('Tisia = "archer" }', 'Tisia = "archer" }\nleaders = { Tisia = "ardaricus" }')
    m = on_map(led.replace("turn = 4", "turn = 5"), dice=[5]).do("rebel")
    m.do("choose-unit:archer:gepids:whole:Tisia")
    assert m.at("Tisia") == []
    assert m.leader("ardaricus") == "Dacia"
