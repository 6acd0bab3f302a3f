"""10.2 Provision."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.ground import forage
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from aevum.games.charlemagne.rules.treasury.provision import Provision
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.harbour import OFF
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


def hungry(m: ScriptedMatch, burg: str, treasury: int = 20) -> ScriptedMatch:
    """The hex feeds nobody."""
    m.s.pillaged = sorted([*m.s.pillaged, m.hex(burg)])
    m.s.treasury = [treasury, treasury]
    return m


@rule("10.2.a", "10.2.d")
def test_units_within_the_forage_value_cost_nothing(match: Maker) -> None:
    m = match().clear()
    assert forage(m.s, m.hex("Aachen")) == 6
    m.put("Aachen", "AUS militia", 6).leader("Aachen", "empire").leader("Aachen", "empire", "roland")
    assert over(alone(m, Provision(EMPIRE)))
    # One more unit.
    m = match().clear().put("Aachen", "AUS militia", 7)
    alone(m, Provision(EMPIRE))
    assert m.asked() == ("empire", "provision")
    assert m.ask().args["count"] == 1


@rule("10.2.a")
def test_fleets_count(match: Maker) -> None:
    m = match().clear().put("Genoa", "LOM militia", 5).put("Genoa", "LOM fleet")
    fed = forage(m.s, m.hex("Genoa"))
    m.put("Genoa", "LOM field-army", fed - 5)
    alone(m, Provision(TRIBAL))
    assert m.ask().args["count"] == 1
    assert "pay:LOM:fleet:4" in m.offered()


@rule("10.2.b")
def test_the_owner_picks_whom_he_pays_for(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia", 4).put("Aachen", "AUS field-army", 3)
    m.put("Aachen", "NEU militia")
    m.s.treasury = [10, 10]
    alone(m, Provision(EMPIRE))
    kinds = ("AUS:field-army", "AUS:militia", "NEU:militia")
    assert {option.split(":", 1)[0] for option in m.offered()} == {"pay", "disband"}
    assert [option for option in m.offered() if option.startswith("disband")] == [
        f"disband:{k}" for k in kinds
    ]
    m.do("pay:AUS:field-army:3", "pay:NEU:militia:1")
    assert m.s.treasury == [6, 10]
    assert len(m.at("Aachen")) == 8
    paid = {"seat": "empire", "place": LAND.names[m.hex("Aachen")]}
    assert m.told("provisioned") == [
        ({**paid, "region": "AUS", "unit": "field-army", "price": 3}, "10.2.b"),
        ({**paid, "region": "NEU", "unit": "militia", "price": 1}, "10.2.b"),
    ]
    assert over(m)


@rule("10.2.c", "3.3.b")
def test_who_is_not_paid_for_goes_back_to_the_pool(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia", 7)
    m.s.treasury = [0, 0]
    alone(m, Provision(EMPIRE))
    refusal = m.why_not("pay:AUS:militia:1")
    assert refusal is not None
    assert refusal.rule == "10.2.b"
    m.do("disband:AUS:militia")
    assert m.at("Aachen") == ["AUS militia"] * 6
    told = {"seat": "empire", "place": LAND.names[m.hex("Aachen")], "region": "AUS", "unit": "militia"}
    assert m.told("disbanded") == [(told, "10.2.c")]
    m.put("Paris", "AUS militia")
    assert over(m)


@rule("10.2.c")
def test_some_are_paid_for_and_others_not(match: Maker) -> None:
    m = hungry(match().clear().put("Aachen", "AUS militia", 3), "Aachen", 1)
    alone(m, Provision(EMPIRE))
    place = LAND.names[m.hex("Aachen")]
    assert m.ask().args == {"place": place, "count": 3}
    m.do("pay:AUS:militia:1")
    assert m.ask().args == {"place": place, "count": 2}
    m.do("disband:AUS:militia", "disband:AUS:militia")
    assert m.at("Aachen") == ["AUS militia"]
    assert m.s.treasury[EMPIRE] == 0
    assert over(m)


@rule("10.2.c", "17.5")
def test_a_leader_at_sea_is_lost_with_the_last_of_his_fleets(match: Maker) -> None:
    m = match().clear().put(OFF, "PRO fleet").put(OFF, "SEP fleet").leader(OFF, "empire", "roland")
    m.s.treasury = [0, 0]
    alone(m, Provision(EMPIRE)).do("disband:PRO:fleet")
    assert m.at(OFF) == ["SEP fleet", "roland"]
    m.do("disband:SEP:fleet")
    assert m.at(OFF) == []
    assert m.events("leader-lost")[0].rule == "17.5"
    assert over(m)


@rule("10.2.a", "6.4.c")
def test_only_the_phasing_player_provides_and_nobody_for_neutrals(match: Maker) -> None:
    m = hungry(match().clear().put("Pavia", "LOM militia"), "Pavia")
    m.put("Regensburg", "BAV militia")
    hungry(m, "Regensburg")
    assert over(alone(m, Provision(EMPIRE)))
    alone(m, Provision(TRIBAL))
    assert m.asked() == ("tribal", "provision")
    m.do("pay:LOM:militia:1")
    assert m.asked() == ("empire", "rest")


@rule("T7.2.army", "T7.2.warriors", "T7.2.nomads", "T7.2.militia", "T7.2.fleet", "T7.2.leader")
@pytest.mark.parametrize(
    ("burg", "unit", "price"),
    [
        ("Aachen", "AUS field-army", 3),
        ("Aachen", "GAS warriors", 2),
        ("Aachen", "AVA nomads", 2),
        ("Aachen", "AUS militia", 1),
        ("Genoa", "LOM fleet", 4),
    ],
)
def test_what_a_unit_costs(match: Maker, burg: str, unit: str, price: int) -> None:
    m = hungry(match().clear().put(burg, unit).leader(burg, "empire", "roland"), burg)
    home, kind = unit.split()
    alone(m.control(home, "empire"), Provision(EMPIRE))
    # The leader costs nothing.
    assert m.ask().args["count"] == 1
    assert m.offered() == [f"pay:{home}:{kind}:{price}", f"disband:{home}:{kind}"]
    m.do(m.offered()[0])
    assert m.s.treasury[EMPIRE] == 20 - price


@rule("10.2.b")
def test_hex_after_hex(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Paris", "NEU militia", 2)
    hungry(hungry(m, "Aachen"), "Paris")
    alone(m, Provision(EMPIRE)).do(*[m.offered()[0]])
    while m.asked()[1] == "provision":
        m.do(m.offered()[0])
    assert m.s.treasury[EMPIRE] == 17
    assert over(m)


@rule("10.2.a", "T7.2.leader")
def test_a_leader_in_a_hungry_hex_is_neither_paid_for_nor_let_go(match: Maker) -> None:
    m = hungry(match().clear().put("Aachen", "AUS militia").leader("Aachen", "empire"), "Aachen")
    alone(m, Provision(EMPIRE))
    assert m.offered() == ["pay:AUS:militia:1", "disband:AUS:militia"]
    m.do("disband:AUS:militia")
    assert m.at("Aachen") == ["charlemagne"]
    assert over(m)
