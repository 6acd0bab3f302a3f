"""12.4, A1 Movement."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.counters import UNITS
from aevum.games.charlemagne.rules.land import LAND, PLAIN
from aevum.games.charlemagne.rules.movement.move import cost
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import (
    RIVER,
    STRAIT,
    begin,
    fallen,
    name,
    north,
    pair,
    plain,
    refused,
    region_of,
)

Maker = Callable[..., ScriptedMatch]


@pytest.mark.parametrize(
    ("ground", "side", "points"),
    [
        pytest.param("clear", PLAIN, 1, marks=rule("A1.clear", "T5.move")),
        pytest.param("rough", PLAIN, 4, marks=rule("A1.rough", "T5.move")),
        pytest.param("pass", PLAIN, 2, marks=rule("A1.pass", "T5.move")),
        pytest.param("clear", RIVER, 2, marks=rule("A1.river", "T5.move")),
        pytest.param("rough", RIVER, 5, marks=rule("A1.river")),
        pytest.param("clear", STRAIT, 3, marks=rule("A1.strait", "2.5")),
    ],
)
def test_what_the_terrain_chart_asks(match: Maker, ground: str, side: int, points: int) -> None:
    a, b = pair(ground=ground, burg=False, side=side)
    m = match().clear().control(region_of(b), "empire").put(name(a), "AUS field-army")
    assert cost(m.s, EMPIRE, a, b) == points
    begin(m, name(a), 10).do(f"move:{name(b)}")
    assert m.ask().args["points"] == 10 - points
    assert m.at(name(b)) == ["AUS field-army"]


@rule("A1.burg", "A1.port")
def test_a_burg_and_its_port_cost_nothing_more(match: Maker) -> None:
    for port in (False, True):
        a, b = next(
            (a, b)
            for b in range(LAND.size)
            if LAND.burg[b] and bool(LAND.port[b]) == port and LAND.ground(b) == "clear"
            for a in LAND.near[b]
            if LAND.side(a, b) == PLAIN
        )
        assert cost(match().clear().s, EMPIRE, a, b) == 1


@rule("A1.out", "A1.sea", "17.5")
def test_a_force_keeps_to_the_land_in_play(match: Maker) -> None:
    shore = next(
        hex for hex in range(LAND.size) if LAND.shores[hex] and not LAND.sea[hex] and len(LAND.near[hex]) > 1
    )
    m = match().clear().control(region_of(shore), "empire").put(name(shore), "AUS field-army")
    begin(m, name(shore), 100)
    moves = [option for option in m.offered() if option.startswith("move:")]
    assert moves
    assert not any(LAND.sea[m.hex(option.removeprefix("move:"))] for option in moves)


@rule("12.4.a")
def test_a_force_moves_hex_by_hex_and_pays_for_each(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "empire").put(name(middle), "AUS militia")
    begin(m, name(middle), 3)
    assert f"move:{north(middle, 2)}" not in m.offered()
    m.do(f"move:{north(middle)}", f"move:{north(middle, 2)}")
    assert [event.args["points"] for event in m.events("force-moves")] == [2, 1]


@rule("12.4.a")
def test_what_cannot_be_paid_is_not_entered(match: Maker) -> None:
    a, b = pair(ground="rough", burg=False, side=PLAIN)
    m = match().clear().control(region_of(b), "empire").put(name(a), "AUS militia")
    begin(m, name(a), 3)
    assert refused(m, f"move:{name(b)}") == ("too-few-points", "12.4.a")


@rule("12.4.b")
@pytest.mark.parametrize("side", ["tribal", "neutral"])
def test_nobody_enters_a_hex_with_an_enemy_or_neutral_unit(match: Maker, side: str) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "tribal").control("BAV", side)
    m.put(name(middle), "AUS field-army").put(north(middle), "BAV militia")
    begin(m, name(middle), 10)
    assert refused(m, f"move:{north(middle)}") == ("hex-occupied", "12.4.b")
    assert f"attack:{north(middle)}" in m.offered()


@rule("12.4.c", "20.4.a")
def test_a_lone_enemy_leader_is_caught(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "empire").put(name(middle), "AUS militia")
    m.leader(north(middle), "tribal", "widukind")
    begin(m, name(middle), 3).do(f"move:{north(middle)}")
    assert m.at(north(middle)) == ["AUS militia"]
    assert fallen(m) == ["widukind"]
    assert m.events("leader-lost")[0].rule == "12.4.c"


@rule("12.4.c", "20.4.c")
def test_charlemagne_is_caught_alone_too(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "tribal").put(name(middle), "SAX warriors")
    m.leader(north(middle), "empire").leader(north(middle), "empire", "roland")
    begin(m, name(middle), 3, "tribal").do(f"move:{north(middle)}")
    assert m.at(north(middle)) == ["SAX warriors"]
    assert fallen(m) == ["charlemagne", "roland"]


@rule("20.3")
def test_a_tribal_leader_alone_keeps_out_of_the_zones_of_the_empire(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "tribal").leader(name(middle), "tribal", "widukind")
    m.put(north(middle, 2), "AUS militia")
    begin(m, name(middle), 20, "tribal")
    assert refused(m, f"move:{north(middle)}") == ("leader-alone-zone", "20.3")


@rule("20.3")
def test_a_leader_alone_keeps_out_of_enemy_zones_and_hexes(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "empire").leader(name(middle), "empire")
    m.put(north(middle, 2), "SAX warriors").leader(north(middle, -1), "tribal", "widukind")
    begin(m, name(middle), 20)
    assert refused(m, f"move:{north(middle)}") == ("leader-alone-zone", "20.3")
    assert refused(m, f"move:{north(middle, -1)}") == ("leader-alone-enemy", "12.4.b")
    others = [hex for hex in LAND.near[middle] if name(hex) not in (north(middle), north(middle, -1))]
    m.do(f"move:{name(others[-1])}")
    assert m.s.at[UNITS] == others[-1]


@rule("20.3")
def test_with_a_force_he_goes_anywhere(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "empire").leader(name(middle), "empire")
    m.put(north(middle, 2), "SAX warriors").put(name(middle), "AUS militia")
    begin(m, name(middle), 20).do(f"move:{north(middle)}")
    assert m.at(north(middle)) == ["AUS militia", "charlemagne"]


@rule("6.5.a", "6.5.b")
def test_a_move_into_a_neutral_region_violates_it(match: Maker) -> None:
    a, b = next(
        (a, b)
        for a in range(LAND.size)
        for b in LAND.near[a]
        if region_of(a) == "AUS" and region_of(b) == "THU" and not LAND.burg[b]
    )
    m = match().clear().control("THU", "neutral").put(name(a), "AUS militia")
    begin(m, name(a), 10).do(f"move:{name(b)}")
    assert m.controls("THU") == "tribal"
    assert m.at(name(b)) == ["AUS militia"]
    # The force carries on with what is left of its points.
    assert m.asked() == ("empire", "operate")


@rule("12.2.d")
def test_peoples_of_the_tribal_player_fight_near_home(match: Maker) -> None:
    """Saxons go to Thuringia, which borders on Saxony, and not on to Alemannia."""
    border = next(
        (a, b) for a in LAND.hexes[region("THU")] for b in LAND.near[a] if LAND.region[b] == region("ALE")
    )
    here, there = (LAND.names[hex] for hex in border)
    m = begin(match().clear().put(here, "SAX warriors", 2), here, 20, "tribal")
    assert refused(m, f"move:{there}") == ("far-from-home", "12.2.d")
    m = match().clear().put(here, "SAX warriors", 2).put(there, "ALE militia")
    assert refused(begin(m, here, 20, "tribal"), f"attack:{there}") == ("far-from-home", "12.2.d")
    m = begin(match().clear().put(here, "LOM militia", 2), here, 20, "tribal")
    assert f"move:{there}" in m.offered()


@rule("12.2.d")
def test_where_it_is_already_it_may_move_and_the_empire_goes_anywhere(match: Maker) -> None:
    paris = LAND.of_burg("Paris")
    inside = next(LAND.names[hex] for hex in LAND.near[paris] if LAND.region[hex] == region("NEU"))
    m = begin(match().clear().put("Paris", "SAX warriors"), LAND.names[paris], 20, "tribal")
    assert f"move:{inside}" in m.offered()
    border = next(
        (a, b) for a in LAND.hexes[region("BUR")] for b in LAND.near[a] if LAND.region[b] == region("LOM")
    )
    here, there = (LAND.names[hex] for hex in border)
    m = begin(match().clear().put(here, "FRI warriors"), here, 20)
    assert f"move:{there}" in m.offered()
