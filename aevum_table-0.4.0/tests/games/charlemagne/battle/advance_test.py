"""13.6, 13.7 The advance after battle, and fleets in a port that falls."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.land import LAND, PLAIN
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import all_of, begin, name, north, pair, plain, refused, region_of
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
HERE = plain()
THERE = LAND.number(north(HERE))


def won(match: Maker, points: int = 10) -> ScriptedMatch:
    """Three units of the Empire have destroyed a warband, and another enemy stands behind it."""
    m = match([6, 1, 1]).clear().control(region_of(HERE), "tribal")
    m.put(name(HERE), "AUS field-army", 2).put(name(HERE), "NEU militia").leader(name(HERE), "empire")
    m.put(name(THERE), "SAX warriors").put(north(HERE, 2), "LOM militia")
    return begin(m, name(HERE), points).do(f"attack:{name(THERE)}")


@rule("13.6")
def test_the_whole_force_may_enter_the_empty_hex_at_no_cost(match: Maker) -> None:
    m = won(match)
    assert m.offered() == [
        f"advance:{name(THERE)}",
        "stay:AUS:field-army",
        "stay:NEU:militia",
        "stay-leader:charlemagne",
        "no-advance",
    ]
    m.do(f"advance:{name(THERE)}")
    assert m.at(name(HERE)) == []
    assert len(m.at(name(THERE))) == 4
    # Into a zone of control and for nothing: the battle took three of ten points.
    assert m.ask().args["points"] == 7
    assert m.ask().args["place"] == name(THERE)
    assert f"attack:{north(HERE, 2)}" in m.offered()


@rule("13.6", "12.2.b")
def test_any_part_of_it_may_and_the_rest_has_left_the_force(match: Maker) -> None:
    m = won(match).do("stay:NEU:militia", "stay:AUS:field-army", "stay-leader:charlemagne")
    assert refused(m, "stay:AUS:field-army") == ("last-to-advance", "13.6")
    m.do(f"advance:{name(THERE)}")
    assert m.at(name(HERE)) == ["AUS field-army", "NEU militia", "charlemagne"]
    assert m.at(name(THERE)) == ["AUS field-army"]
    m.do(f"move:{name(LAND.near[THERE][0])}", "stop")
    assert len(m.at(name(HERE))) == 3


@rule("13.6")
def test_nobody_has_to(match: Maker) -> None:
    m = won(match).do("no-advance")
    assert m.at(name(THERE)) == []
    assert len(m.at(name(HERE))) == 4
    assert m.ask().args["points"] == 7


@rule("13.6")
def test_zones_of_control_do_not_matter(match: Maker) -> None:
    """The force leaves a hex in an enemy zone and pays nothing."""
    m = match([6, 1, 1]).clear().control(region_of(HERE), "tribal").put(name(HERE), "AUS field-army", 2)
    m.put(name(THERE), "SAX warriors").put(north(HERE, -1), "LOM militia")
    begin(m, name(HERE), 3).do(f"attack:{name(THERE)}", f"advance:{name(THERE)}")
    assert m.at(name(THERE)) == ["AUS field-army", "AUS field-army"]
    assert over(m)


@rule("T11.4.stay")
def test_a_force_that_held_its_burg_is_not_driven_out(match: Maker) -> None:
    m = match([4, 1]).clear().control(region_of(HERE), "tribal").put(name(THERE), "AUS field-army", 4)
    m.put(name(HERE), "LOM field-army", 2)
    m.s.burgs = [HERE]
    begin(m, name(THERE), 10).do(f"attack:{name(HERE)}", "hold")
    assert m.events("battle-result")[0].args["result"] == "DD"
    # It took its losses all the same.
    assert m.at(name(HERE)) == ["LOM field-army"]
    assert m.asked() == ("empire", "operate")
    assert not m.events("advances")


@rule("T11.4.steps", "12.3")
def test_a_force_that_retreats_has_ended_its_activation(match: Maker) -> None:
    """C41"""
    m = match([1, 1]).clear().control(region_of(HERE), "tribal").put(name(HERE), "AUS field-army", 3)
    m.put(name(THERE), "LOM field-army", 2)
    begin(m, name(HERE), 20).do(f"attack:{name(THERE)}")
    assert m.events("battle-result")[0].args["result"] == "AA"
    m.do(m.offered()[0])
    m.do(m.offered()[0])
    assert over(m)


@rule("T11.4.burg", "12.3")
def test_an_attacker_who_holds_his_burg_goes_on(match: Maker) -> None:
    a, b = pair(ground="clear", burg=False, side=PLAIN)
    m = match([1, 1]).clear().control(region_of(b), "tribal").put(name(a), "AUS field-army", 3)
    m.put(name(b), "LOM field-army", 2)
    m.s.burgs = [a]
    begin(m, name(a), 20).do(f"attack:{name(b)}", "hold")
    assert m.at(name(a)) == ["AUS field-army"]
    assert m.asked() == ("empire", "operate")
    assert m.ask().args["points"] == 17


def port() -> tuple[int, int]:
    """A clear hex, and a coast port beside it."""
    return next(
        (a, b)
        for b in range(LAND.size)
        if LAND.port[b] == 1
        for a in LAND.near[b]
        if LAND.side(a, b) == PLAIN and LAND.ground(a) == "clear" and LAND.region[a] == LAND.region[b]
    )


@rule("13.7.b")
def test_fleets_leave_a_port_that_an_enemy_force_enters(match: Maker) -> None:
    a, b = port()
    m = match().clear().control(region_of(b), "tribal").control("DEN", "tribal")
    m.put(name(a), "AUS militia").put(name(b), "DEN fleet")
    begin(m, name(a), 20)
    assert refused(m, f"attack:{name(b)}") == ("only-fleets", "13.7.a")
    m.do(f"move:{name(b)}")
    if m.asked() == ("tribal", "fleets-leave"):
        m.do(m.offered()[0])
    assert m.at(name(b)) == ["AUS militia"]
    assert m.events("fleets-put-out")


@rule("13.7.b", "13.7.a")
def test_fleets_leave_when_their_garrison_is_destroyed(match: Maker) -> None:
    a, b = port()
    m = match([6, 1, 1]).clear().control(region_of(b), "tribal").control("DEN", "tribal")
    m.put(name(a), "AUS field-army", 4).leader(name(a), "empire").put(name(b), "DEN fleet")
    m.put(name(b), "DEN warriors")
    alone(m.hush(), Battle(EMPIRE, a, b, all_of(m, name(a), "empire")))
    assert m.at(name(b)) == ["DEN fleet"]
    m.do(f"advance:{name(b)}")
    if m.asked() == ("tribal", "fleets-leave"):
        m.do(m.offered()[0])
    assert "DEN fleet" not in m.at(name(b))
    assert len(m.at(name(b))) == 5
