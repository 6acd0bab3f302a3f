"""10.4, T7.2 What a treasury buys."""

from collections.abc import Callable

import pytest

from aevum.engine import Refusal
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS, region
from aevum.games.charlemagne.rules.tables import EMPIRE, SEATS
from aevum.games.charlemagne.rules.treasury.spending import Spending
from aevum.games.charlemagne.rules.turn import PlayerTurn
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import name, plain, region_of
from tests.games.charlemagne.cup import drawing
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


def spends(m: ScriptedMatch, treasury: int = 100, seat: str = "empire") -> ScriptedMatch:
    m.s.treasury = [treasury, treasury]
    return alone(m.phasing(seat), Spending(SEATS.index(seat)))


def refused(m: ScriptedMatch, wish: str) -> Refusal:
    refusal = m.why_not(wish)
    assert refusal is not None
    return refusal


def at(burg: str) -> str:
    return LAND.names[LAND.of_burg(burg)]


@rule("10.4.a", "6.1")
def test_units_of_a_controlled_region_are_hired_in_its_burgs(match: Maker) -> None:
    m = spends(match().clear())
    offered = {option for option in m.offered() if option.startswith("hire:")}
    austrasian = {option.split(":")[1] for option in offered if ":AUS:militia:" in option}
    assert austrasian == {LAND.names[hex] for hex in LAND.burgs[region("AUS")]}
    assert not [option for option in offered if ":LOM:" in option or ":BAV:" in option]
    m.do(f"hire:{at('Aachen')}:AUS:militia:2", "done")
    told = {"seat": "empire", "place": at("Aachen"), "region": "AUS", "unit": "militia", "price": 2}
    assert m.told("bought-hire") == [(told, "10.4.a")]
    assert m.at("Aachen") == ["AUS militia"]
    assert over(m)


@rule("10.4.a")
def test_no_burg_with_enemies_or_under_a_pillage_marker(match: Maker) -> None:
    m = match().clear().put("Aachen", "LOM militia")
    m.s.pillaged = [next(hex for hex in LAND.burgs[region("AUS")] if hex != m.hex("Aachen"))]
    ruined = name(m.s.pillaged[0])
    spends(m)
    assert refused(m, f"hire:{at('Aachen')}:AUS:militia:2").key == "held-by-others"
    assert not [option for option in m.offered() if option.startswith(f"hire:{ruined}:")]


@rule("10.4.a")
def test_no_burg_where_a_leader_of_the_enemy_stands(match: Maker) -> None:
    m = spends(match().clear().leader("Aachen", "tribal", "widukind"))
    assert refused(m, f"hire:{at('Aachen')}:AUS:militia:2").key == "held-by-others"


@rule("3.3.a")
def test_no_more_units_than_the_pool_has(match: Maker) -> None:
    m = spends(match().clear().put("Paris", "AUS field-army", 6))
    assert refused(m, f"hire:{at('Aachen')}:AUS:field-army:4").rule == "3.3.a"
    assert f"hire:{at('Aachen')}:AUS:militia:2" in m.offered()


@rule("3.5.a", "3.5.b")
def test_ten_units_fill_a_hex_and_leaders_take_no_room(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia", 7).put("Aachen", "AUS field-army", 2)
    spends(m.leader("Aachen", "empire").leader("Aachen", "empire", "roland"))
    m.do(f"hire:{at('Aachen')}:AUS:field-army:4")
    assert refused(m, f"hire:{at('Aachen')}:AUS:field-army:4").rule == "3.5.a"


@rule("3.6.a", "3.6.b")
def test_the_empire_mixes_its_regions_and_the_tribes_do_not(match: Maker) -> None:
    m = spends(match().clear().put("Aachen", "NEU militia"))
    assert f"hire:{at('Aachen')}:AUS:militia:2" in m.offered()
    m = spends(match().clear().put("Pavia", "SAX warriors"), seat="tribal")
    assert refused(m, f"hire:{at('Pavia')}:LOM:militia:2").rule == "3.6.b"


@rule("10.4.e")
def test_two_units_in_a_burg_in_a_phase(match: Maker) -> None:
    m = spends(match().clear())
    m.do(f"hire:{at('Aachen')}:AUS:militia:2", f"hire:{at('Aachen')}:AUS:field-army:4")
    assert refused(m, f"hire:{at('Aachen')}:AUS:militia:2").rule == "10.4.e"
    other = next(LAND.names[hex] for hex in LAND.burgs[region("AUS")] if LAND.names[hex] != at("Aachen"))
    assert f"hire:{other}:AUS:militia:2" in m.offered()


@rule("10.4.e")
def test_the_next_phase_counts_anew(match: Maker) -> None:
    m = match().clear().hush()
    m.s.hired = [m.hex("Aachen")] * 2
    turn = PlayerTurn(EMPIRE)
    turn.step = "close"
    m.s.push(turn)
    turn.run(m.s)
    assert m.s.hired == []


@rule("10.4.f", "3.2.e")
def test_fleets_are_hired_in_ports(match: Maker) -> None:
    m = spends(match().clear(), seat="tribal")
    fleets = {option.split(":")[1] for option in m.offered() if ":LOM:fleet:" in option}
    assert fleets == {LAND.names[hex] for hex in LAND.burgs[region("LOM")] if LAND.port[hex]}
    assert at("Pavia") not in fleets


@rule("T7.2.army", "T7.2.warriors", "T7.2.nomads", "T7.2.militia", "T7.2.fleet")
@pytest.mark.parametrize(
    ("home", "unit", "price"),
    [
        ("AUS", "field-army", 4),
        ("AUS", "militia", 2),
        ("GAS", "warriors", 3),
        ("AVA", "nomads", 3),
        ("LOM", "fleet", 5),
    ],
)
def test_what_a_unit_costs(match: Maker, home: str, unit: str, price: int) -> None:
    place = next(name(hex) for hex in LAND.burgs[region(home)] if unit != "fleet" or LAND.port[hex])
    wish = f"hire:{place}:{home}:{unit}:{price}"
    m = spends(match().clear().control(home, "empire"), price - 1)
    assert refused(m, wish).key == "cannot-afford"
    m = spends(match().clear().control(home, "empire"), price).do(wish)
    assert m.s.treasury[EMPIRE] == 0
    assert m.at(place) == [f"{home} {unit}"]


@rule("T7.2.leader")
def test_a_leader_is_not_for_sale(match: Maker) -> None:
    m = spends(match().clear())
    assert not [option for option in m.offered() if "leader" in option]


@rule("10.4.h", "T7.2.stratagem")
def test_markers_are_bought_one_by_one_until_the_hand_is_full(match: Maker) -> None:
    m = match().clear()
    bought = ["vassalage"] * 4 + ["missionary"] * 2
    m.s.script = drawing(m, *bought)
    spends(m, 31).do(*["buy-marker:2"] * 6)
    assert m.hand("empire") == sorted(bought)
    assert m.s.treasury[EMPIRE] == 19
    assert (refused(m, "buy-marker:2").key, refused(m, "buy-marker:2").rule) == ("hand-full", "10.4.h")


@rule("8.2.a")
def test_an_empty_container_sells_nothing(match: Maker) -> None:
    m = match().clear()
    m.s.holder = [1] * len(m.s.holder)
    assert refused(spends(m), "buy-marker:2").key == "container-empty"


@rule("10.4.b", "T7.2.burg", "2.2")
def test_a_burg_is_built_where_no_burg_is_near(match: Maker) -> None:
    middle = plain()
    m = match().clear().put(name(middle), "AUS militia").control(region_of(middle), "empire")
    spends(m, 5).do(f"build-burg:{name(middle)}:5", "done")
    assert m.s.burgs == [middle]
    assert m.s.treasury[EMPIRE] == 0


@rule("10.4.b")
def test_not_in_a_region_of_others(match: Maker) -> None:
    middle = plain()
    m = match().clear().put(name(middle), "AUS militia").control(region_of(middle), "neutral")
    assert refused(spends(m), f"build-burg:{name(middle)}:5").key == "region-not-yours"


@rule("10.4.b")
def test_not_in_a_burg_or_beside_one(match: Maker) -> None:
    beside = next(hex for hex in LAND.near[LAND.of_burg("Aachen")] if LAND.region[hex] == region("AUS"))
    m = spends(match().clear().put("Aachen", "AUS militia").put(name(beside), "AUS militia"))
    for place in (at("Aachen"), name(beside)):
        assert refused(m, f"build-burg:{place}:5").key == "burg-too-near"
    middle = plain()
    m = match().clear().control(region_of(middle), "empire").put(name(middle), "AUS militia")
    m.s.burgs = [LAND.near[middle][0]]
    assert refused(spends(m), f"build-burg:{name(middle)}:5").key == "burg-too-near"


@rule("10.4.b", "T4.1.2")
def test_beside_a_pillaged_burg_one_may_build(match: Maker) -> None:
    aachen = LAND.of_burg("Aachen")
    beside = next(
        hex
        for hex in LAND.near[aachen]
        if LAND.region[hex] == region("AUS") and not any(LAND.burg[n] for n in LAND.near[hex] if n != aachen)
    )
    m = match().clear().put(name(beside), "AUS militia")
    m.s.pillaged = [aachen]
    assert f"build-burg:{name(beside)}:5" in spends(m).offered()


@rule("10.4.b", "10.4.c", "10.4.d")
def test_a_land_unit_must_hold_the_hex(match: Maker) -> None:
    m = match().clear().put("Genoa", "LOM fleet").leader("Aachen", "empire").put("Paris", "NEU militia")
    m.s.pillaged = [m.hex("Genoa")]
    spends(m.control("LOM", "empire"))
    for key in ("build-burg", "civilize", "restore"):
        places = {option.split(":")[1] for option in m.offered() if option.startswith(key)}
        assert places <= {at("Paris")}
    assert f"civilize:{at('Paris')}:5" in m.offered()


@rule("4.2")
def test_one_civilization_marker_in_a_hex(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia")
    m.s.civilized = [m.hex("Aachen")]
    assert refused(spends(m), f"civilize:{at('Aachen')}:10").rule == "4.2"


@rule("4.1")
def test_markers_of_the_map_never_run_out(match: Maker) -> None:
    m = match()
    for number in range(len(REGIONS)):
        m.s.control[number] = EMPIRE
    m.s.civilized = []
    courts = sorted(burgs[0] for burgs in LAND.burgs)
    spends(m, 5 * len(courts)).do(*[f"civilize:{name(hex)}:5" for hex in courts])
    assert m.s.civilized == courts
    assert len(courts) == 31


@rule("T4.1.5")
def test_nothing_is_placed_on_a_pillage_marker(match: Maker) -> None:
    middle = plain()
    m = match().clear().put(name(middle), "AUS militia").control(region_of(middle), "empire")
    m.s.pillaged = [middle]
    spends(m)
    for key in ("build-burg", "civilize"):
        assert refused(m, f"{key}:{name(middle)}:5").rule == "T4.1.5"


@rule("10.4.d", "T7.2.printed", "T7.2.other")
def test_pillage_markers_are_removed_at_two_prices(match: Maker) -> None:
    middle = plain()
    m = match().clear().put(name(middle), "AUS militia").put("Pavia", "AUS militia")
    m.s.pillaged = sorted([middle, m.hex("Pavia")])
    spends(m, 8).do(f"restore:{at('Pavia')}:5", f"restore:{name(middle)}:3")
    assert m.s.pillaged == []
    assert m.s.treasury[EMPIRE] == 0


@rule("10.4.g", "10.5")
def test_in_any_order_until_the_player_has_enough_and_the_rest_is_kept(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia")
    m.s.script = drawing(m, "treachery")
    spends(m, 30)
    m.do(f"civilize:{at('Aachen')}:5", "buy-marker:2", f"hire:{at('Aachen')}:AUS:militia:2", "done")
    assert m.s.treasury[EMPIRE] == 21
    assert over(m)


@rule("10.4.g", "1.4")
def test_who_can_buy_nothing_is_asked_all_the_same(match: Maker) -> None:
    m = spends(match().clear(), 0)
    assert (m.asked(), m.offered()) == (("empire", "spend"), ["done"])
