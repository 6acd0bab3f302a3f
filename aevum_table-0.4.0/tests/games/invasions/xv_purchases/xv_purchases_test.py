"""XV Purchases, XXIII.C fortifying, XIV.A the Treasury after them."""

from collections.abc import Callable

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.match.administration import AdministrationPhase
from aevum.games.invasions.rules.purchases.prices import PRICES, price, read_prices, repair_price
from aevum.games.invasions.rules.purchases.step import Purchases
from aevum.games.invasions.rules.purchases.stock import places_for
from aevum.games.invasions.rules.realm.nations import reserve
from aevum.games.invasions.rules.status.kingdom import loyal_cities
from aevum.games.invasions.rules.troops import (
    ELITE,
    EMPIRE,
    FLEET,
    FRONT,
    HEAVY,
    HORDE,
    KINDS,
    KINGDOM,
    LIMES,
    kind_of,
)
from aevum.games.invasions.rules.world.pieces import add_unit
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

REALM = """
turn = {turn}
seats = ["roman", "goth"]
[nations.rome]
seat = "roman"
age = 5
gold = {gold}
decline = {decline}
capital = "Latium"
areas = ["Italia"]
units = {{ Latium = "legion~, 2 legion", Venetia = "4 infantry", Umbria = "guard~, legion~" }}
reserve = "2 legion, 2 auxiliary, 2 gothic-auxiliary, elite-fleet, 2 infantry"
[nations.visigoths]
seat = "goth"
status = "kingdom"
gold = {gold}
capital = "Carpetania"
units = {{ Carpetania = "noble-cavalry~", Hispalensis = "infantry" }}
reserve = "infantry, noble-cavalry"
[nations.suebi]
seat = "goth"
gold = 20
horde = "Gallaecia"
units = {{ Gallaecia = "infantry" }}
reserve = "infantry"
"""


def shopping(
    on_map: Maker,
    who: str = "rome",
    gold: int = 40,
    turn: int = 5,
    decline: int = 0,
    dice: list[int] | None = None,
) -> ScriptedMap:
    m = on_map(REALM.format(gold=gold, turn=turn, decline=decline), dice or [], realm=True)
    return m.begin(Purchases(m.nation(who)))


def why(m: ScriptedMap, wish: str) -> tuple[str, str]:
    refusal = m.why_not(wish)
    assert refusal is not None
    return refusal.key, refusal.rule


def gold(m: ScriptedMap, nation: str = "rome") -> int:
    return m.world.gold[m.nation(nation)]


@rule("XV.B.1", "XV.B.2", "VI.J.8")
def test_a_unit_is_bought_and_placed(on_map: Maker) -> None:
    m = shopping(on_map, "visigoths")
    m.do("buy:infantry:3")
    assert m.asked() == ("goth", "deploy")
    assert m.offered() == ["station:Carpetania", "station:Hispalensis"]
    m.do("station:Hispalensis")
    assert m.at("Hispalensis") == ["visigoths.infantry"] * 2
    assert gold(m, "visigoths") == 37
    assert m.told("recruited") == ["XV.B.2"]


@rule("XV.B.3")
def test_empires_pay_more() -> None:
    for_sale = [kind for kind, front in enumerate(FRONT) if not front & (HORDE | LIMES)]
    assert all(0 < PRICES[KINGDOM][kind] < PRICES[EMPIRE][kind] for kind in for_sale)


@rule("XV.B.4", "XV.B.5")
def test_heavy_units_cost_more_and_elites_most() -> None:
    for status in (KINGDOM, EMPIRE):
        land = [kind for kind, front in enumerate(FRONT) if not front & (HORDE | LIMES | FLEET)]
        plain = max(price(status, k) for k in land if not FRONT[k] & (ELITE | HEAVY))
        heavy = price(status, KINDS.index("heavy-cavalry"))
        elite = min(price(status, k) for k in land if FRONT[k] & ELITE)
        assert price(status, KINDS.index("cavalry")) < heavy < elite
        assert plain < elite


@rule("XV.B.2", "XVII.A.5")
def test_placement_respects_stacking_and_revolts(on_map: Maker) -> None:
    """Venetia holds its four units already, Carpetania is not Roman; among rebels only to troops (F178)."""
    m = shopping(on_map).do("buy:auxiliary:4")
    assert {"station:Latium", "station:Tuscia"} < set(m.offered())
    assert not {"station:Venetia", "station:Carpetania"} & set(m.offered())
    rome = m.nation("rome")
    m.world.revolt = put(m.world.revolt, m.place("Tuscia"), 1)
    m.world.revolt = put(m.world.revolt, m.place("Umbria"), 1)
    found = places_for(m.world, rome, reserve(m.world, rome)[0])
    assert m.place("Tuscia") not in found
    assert m.place("Umbria") in found, "where two Roman units stand already"


@pytest.mark.parametrize(("fleets", "room"), [(3, True), (4, False)])
def test_no_fleet_is_launched_into_a_full_sea(on_map: Maker, fleets: int, room: bool) -> None:
    """XXV.A.5: two naval stacks of two, no more."""
    m = shopping(on_map)
    w, rome = m.world, m.nation("rome")
    fleet = next(u for u in reserve(w, rome) if FRONT[kind_of(w.code[u])] & FLEET)
    sea = places_for(w, rome, fleet)[0]
    for _ in range(fleets):
        add_unit(w, kind_of(w.code[fleet]), rome, sea)
    assert (sea in places_for(w, rome, fleet)) is room


@rule("XV.B.2", "VII.D.7")
def test_nothing_is_placed_and_no_capital_founded_where_an_enemy_limes_stands(on_map: Maker) -> None:
    """F223"""
    m = shopping(on_map)
    w, rome = m.world, m.nation("rome")
    unit = next(u for u in reserve(w, rome) if not FRONT[kind_of(w.code[u])] & FLEET)
    assert m.place("Cisalpina") in places_for(w, rome, unit)
    assert m.place("Cisalpina") in loyal_cities(w, rome)
    w.limes = put(w.limes, m.place("Cisalpina"), m.nation("visigoths"))
    assert m.place("Cisalpina") not in places_for(w, rome, unit)
    assert m.place("Cisalpina") not in loyal_cities(w, rome)


@rule("XV.B.2", "XII.D.2")
def test_nothing_is_placed_beside_neutrals(on_map: Maker) -> None:
    """The horde of a vassal stands alone in Roman land."""
    vassal = REALM.replace(
        'seat = "goth"\ngold = 20', 'seat = "goth"\ntie = "vassal"\nlord = "rome"\ngold = 20'
    )
    vassal = vassal.replace('horde = "Gallaecia"\nunits = {{ Gallaecia = "infantry" }}', 'horde = "Tuscia"')
    m = on_map(vassal.format(gold=40, turn=5, decline=0), realm=True)
    m.world.owner = put(m.world.owner, m.place("Tuscia"), m.nation("rome"))
    m.begin(Purchases(m.nation("rome"))).do("buy:auxiliary:4")
    assert "station:Latium" in m.offered()
    assert "station:Tuscia" not in m.offered()


@rule("XVII.A.5")
def test_without_room_nothing_is_bought(on_map: Maker) -> None:
    m = on_map(REALM.format(gold=40, turn=5, decline=0), realm=True)
    full = [m.place(name) for name in ("Venetia", "Latium", "Umbria")]
    m.world.revolt = [int(p not in full) for p in range(m.world.land.provinces)]
    for place in full[1:]:
        for _ in range(4):
            add_unit(m.world, KINDS.index("infantry"), m.nation("rome"), place)
    m.begin(Purchases(m.nation("rome")))
    assert why(m, "buy:auxiliary:4") == ("no-room-for-purchase", "XVII.A.5")


def test_fleets_are_launched_off_a_loyal_port(on_map: Maker) -> None:
    """Ravenna's in the Adriatic, not that of Syracusae, which is in revolt (F178)."""
    m = shopping(on_map)
    m.world.revolt = put(m.world.revolt, m.place("Sicilia"), 1)
    m.do("buy:elite-fleet:9")
    assert m.offered() == ["station:Mare Adriaticum", "station:Mare Tyrrheneum"]
    m.do("station:Mare Adriaticum")
    assert m.at("Mare Adriaticum") == ["rome.elite-fleet"]


@rule("XV.B.6")
def test_what_is_all_in_play_cannot_be_bought(on_map: Maker) -> None:
    m = shopping(on_map, "visigoths").do("buy:infantry:3", "station:Hispalensis")
    assert why(m, "buy:infantry:3") == ("all-in-play", "XV.B.6")


@rule("XV.B.1")
def test_what_is_too_dear_cannot_be_bought(on_map: Maker) -> None:
    m = shopping(on_map, "visigoths", gold=4)
    assert m.offered() == ["buy:infantry:3", "done-buying"]
    assert why(m, "buy:noble-cavalry:7") == ("too-dear", "XV.B.1")


@rule("XV.B.7")
def test_an_empire_repairs_two_elites_at_half_price(on_map: Maker) -> None:
    m = shopping(on_map).do("mend", "choose-unit:guard:rome:damaged:Umbria")
    assert gold(m) == 40 - 8 == 40 - repair_price(EMPIRE, KINDS.index("guard"))
    m.do("mend", "choose-unit:legion:rome:damaged:Latium")
    assert gold(m) == 40 - 8 - 5
    assert m.at("Umbria") == ["rome.guard", "rome.legion~"]
    assert why(m, "mend") == ("repairs-done", "XV.B.7")
    assert m.told("elite-repaired") == ["XV.B.7"] * 2
    assert m.told("pays-gold") == ["XV.B.7"] * 2


@rule("XV.B.7")
def test_a_kingdom_repairs_nothing(on_map: Maker) -> None:
    assert why(shopping(on_map, "visigoths"), "mend") == ("repairs-imperial", "XV.B.7")


@rule("XV.B.8")
@pytest.mark.parametrize(("turn", "most"), [(7, 1), (8, 2)])
def test_rome_recruits_few_national_units(on_map: Maker, turn: int, most: int) -> None:
    m = shopping(on_map, turn=turn)
    for _ in range(most):
        m.do("buy:infantry:4", "station:Tuscia")
    assert why(m, "buy:legion:10") == ("recruits-limit", "XV.B.8")
    assert "buy:auxiliary:4" in m.offered()


@rule("XV.B.9")
def test_auxiliaries_are_recruited_freely(on_map: Maker) -> None:
    m = shopping(on_map).do("buy:legion:10", "station:Tuscia")
    m.do("buy:auxiliary:4", "station:Tuscia", "buy:auxiliary:4", "station:Tuscia")
    assert m.at("Tuscia") == ["rome.auxiliary", "rome.auxiliary", "rome.legion"]


@rule("XV.B.10")
def test_a_mercenary_is_no_recruit(on_map: Maker) -> None:
    """A Gothic unit that serves Rome is not bought, and leaves room for the one national unit."""
    m = on_map(
        REALM.format(gold=40, turn=5, decline=0).replace("2 legion", "visigoths.infantry", 1), realm=True
    )
    assert "visigoths.infantry" in m.at("Latium")
    m.begin(Purchases(m.nation("rome")))
    assert "buy:legion:10" in m.offered()
    assert m.events("recruited") == []


@rule("XV.C.1", "XV.C.2")
def test_the_dated_auxiliary_comes_on_turn_3(on_map: Maker) -> None:
    m = shopping(on_map, turn=3)
    assert "buy:gothic-auxiliary:4" in m.offered()
    m.world.turn = 2
    m.begin(Purchases(m.nation("rome")))
    assert why(m, "buy:gothic-auxiliary:4") == ("not-yet", "XV.C.1")


@rule("XV.C.1")
def test_the_turn_of_the_single_counter_counts(on_map: Maker) -> None:
    m = on_map(REALM.format(gold=40, turn=5, decline=0), realm=True)
    m.realm.since = [6] * len(m.world.code)
    m.begin(Purchases(m.nation("visigoths")))
    assert why(m, "buy:infantry:3") == ("not-yet", "XV.C.1")


BYZANTIUM = """
[nations.byzantium]
seat = "goth"
age = 3
gold = 20
decline = 1
capital = "Thracia"
units = { Thracia = "legion" }
reserve = "legion"
"""


def step_of_purchases(on_map: Maker, decline: int, dice: list[int]) -> ScriptedMap:
    """Visigoths, Rome and Byzantium buy, in this order."""
    m = on_map(REALM.format(gold=9, turn=5, decline=decline) + BYZANTIUM, dice, realm=True)
    phase = AdministrationPhase()
    phase.step = "purchases"
    m.begin(phase)
    assert (m.ask().key, m.ask().args["people"]) == ("purchases", "visigoths")
    return m.do("done-buying")


@rule("XV.B.11")
@pytest.mark.parametrize(
    ("decline", "dice", "fallen"),
    [
        (1, [3], ["rome"]),
        (2, [5], ["rome"]),
        (1, [4, 1], ["byzantium"]),
        (2, [4, 2], []),
        (0, [2], []),
    ],
)
def test_in_decline_either_rome_may_get_a_usurper(
    on_map: Maker, decline: int, dice: list[int], fallen: list[str]
) -> None:
    """The die of Rome, if it is in Decline; where it is even that of Byzantium follows."""
    m = step_of_purchases(on_map, decline, dice).do("done-buying", "done-buying")
    assert [event.args["people"] for event in m.events("calamity")] == fallen
    assert {event.args["calamity"] for event in m.events("calamity")} <= {"usurper"}


@rule("XV.B.11")
def test_nobody_checks_before_all_have_bought(on_map: Maker) -> None:
    """It comes after the step, which all nations complete first (XXXIV)."""
    m = step_of_purchases(on_map, 1, [2, 2])
    m.do("done-buying")
    assert (m.ask().args["people"], m.events("loyalty-check")) == ("byzantium", [])
    m.do("done-buying")
    assert [event.args["people"] for event in m.events("loyalty-check")] == ["rome", "byzantium"]


@rule("XIV.A.2")
def test_gold_above_forty_is_lost_after_purchases(on_map: Maker) -> None:
    m = shopping(on_map, gold=60).do("buy:legion:10", "station:Tuscia", "done-buying")
    assert gold(m) == 40
    assert [(event.args["gold"], event.rule) for event in m.events("pays-gold")][-1] == (10, "XIV.A.2")


@rule("XXIII.C.1", "XXIV.E.3")
def test_a_city_is_fortified_for_fifteen(on_map: Maker) -> None:
    """Mediolanum and others have no walls; those of Ravenna were razed."""
    m = on_map(REALM.format(gold=40, turn=5, decline=0) + "[cities.Umbria]\nwalls = false\n", realm=True)
    m.begin(Purchases(m.nation("rome"))).do("fortify:15")
    assert "fortify-at:Latium:Roma" not in m.offered()
    m.do("fortify-at:Umbria:Ravenna", "fortify:15", "fortify-at:Cisalpina:Mediolanum")
    assert (m.world.walls[m.place("Umbria")], m.world.walls[m.place("Cisalpina")]) == (3, 2)
    assert gold(m) == 10
    assert why(m, "fortify:15") == ("too-dear", "XXIII.C.1")
    assert [event.args["city"] for event in m.events("city-fortified")] == ["Ravenna", "Mediolanum"]


def test_nothing_is_left_to_fortify(on_map: Maker) -> None:
    m = on_map(REALM.format(gold=40, turn=5, decline=0), realm=True)
    m.world.walls = [2] * m.world.land.provinces
    m.begin(Purchases(m.nation("rome")))
    assert why(m, "fortify:15") == ("nothing-to-fortify", "XXIII.C.1")


def test_a_bad_price_is_named() -> None:
    with pytest.raises(BadData, match=r"prices\.csv, line 2: unit: there is no unit 'tank'"):
        read_prices([{"unit": "tank", "kingdom": "1", "empire": "2"}])
    with pytest.raises(BadData, match=r"prices\.csv, line 2: empire should be a whole number, found 'much'"):
        read_prices([{"unit": "legion", "kingdom": "1", "empire": "much"}])
