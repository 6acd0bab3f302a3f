"""T11.4 Retreats."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.battle.retreat import Retreat
from aevum.games.charlemagne.rules.battle.ways import bar, leads_on
from aevum.games.charlemagne.rules.land import LAND, PLAIN
from aevum.games.charlemagne.rules.tables import EMPIRE, SEATS
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import (
    RIVER,
    STRAIT,
    all_of,
    fallen,
    name,
    north,
    pair,
    plain,
    refused,
    region_of,
)
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
HERE = plain()
SOUTH = north(HERE, -1)


def beaten(m: ScriptedMatch, hex: int, seat: str = "empire") -> ScriptedMatch:
    return alone(m.hush(), Retreat(SEATS.index(seat), hex, 2, all_of(m, name(hex), seat)))


def barred(m: ScriptedMatch, a: int, b: int, seat: str = "empire") -> tuple[str, str] | None:
    """Why a force in the first hex cannot retreat into the second."""
    refusal = bar(m.s, SEATS.index(seat), all_of(m, name(a), seat), a, b)
    return (refusal.key, refusal.rule) if refusal is not None else None


@rule("T11.4.steps", "T11.4.together")
def test_a_force_goes_back_two_hexes_together(match: Maker) -> None:
    m = match().clear().put(name(HERE), "AUS field-army").put(name(HERE), "NEU militia", 2)
    beaten(m.leader(name(HERE), "empire"), HERE)
    assert m.asked() == ("empire", "retreat")
    assert m.offered() == [f"retreat:{name(hex)}" for hex in LAND.near[HERE]]
    m.do(f"retreat:{SOUTH}")
    assert refused(m, f"retreat:{name(HERE)}") == ("retreat-back", "T11.4.steps")
    m.do(f"retreat:{north(HERE, -2)}")
    assert m.at(north(HERE, -2)) == ["AUS field-army", "NEU militia", "NEU militia", "charlemagne"]
    assert over(m)


@rule("T11.4.a")
@pytest.mark.parametrize("side", ["tribal", "neutral"])
def test_not_into_a_hex_with_an_enemy_or_neutral_unit(match: Maker, side: str) -> None:
    m = match().clear().control("BAV", side).put(name(HERE), "AUS militia").put(SOUTH, "BAV militia")
    assert barred(m, HERE, m.hex(SOUTH)) == ("retreat-occupied", "T11.4.a")
    beaten(m, HERE)
    assert f"retreat:{SOUTH}" not in m.offered()


@rule("T11.4.b", "12.5.h")
def test_not_into_an_enemy_zone_of_control(match: Maker) -> None:
    m = match().clear().put(name(HERE), "AUS militia").put(north(HERE), "SAX warriors")
    near = [hex for hex in LAND.near[HERE] if hex in LAND.near[m.hex(north(HERE))]]
    assert len(near) == 2
    for hex in near:
        assert barred(m, HERE, hex) == ("retreat-zone", "T11.4.b")
    beaten(m, HERE)
    assert len(m.offered()) == 3


@rule("T11.4.c")
def test_not_where_stacking_would_be_broken(match: Maker) -> None:
    m = match().clear().put(name(HERE), "AUS militia", 5).put(SOUTH, "NEU militia", 6)
    assert barred(m, HERE, m.hex(SOUTH)) == ("stack-full", "T11.4.c")
    m = match().clear().put(name(HERE), "AUS militia", 5).put(SOUTH, "NEU militia", 5)
    assert barred(m, HERE, m.hex(SOUTH)) is None


@rule("T11.4.c")
def test_nor_among_ones_own_tribe(match: Maker) -> None:
    m = match().clear().control("COR", "tribal").put(name(HERE), "COR militia", 2)
    m.put(SOUTH, "COR militia", 4).put(SOUTH, "COR field-army", 5)
    m.leader(name(HERE), "tribal", "widukind")
    assert barred(m, HERE, m.hex(SOUTH), "tribal") == ("stack-full", "T11.4.c")


@rule("T11.4.d")
@pytest.mark.parametrize(
    ("ground", "side", "open_"),
    [
        pytest.param("clear", PLAIN, True, marks=rule("A1.clear")),
        pytest.param("pass", PLAIN, True, marks=rule("A1.pass")),
        pytest.param("rough", PLAIN, False, marks=rule("A1.rough")),
        pytest.param("clear", RIVER, False, marks=rule("A1.river")),
        pytest.param("clear", STRAIT, False, marks=rule("A1.strait")),
    ],
)
def test_not_across_water_nor_into_rough_terrain(match: Maker, ground: str, side: int, open_: bool) -> None:
    a, b = pair(ground=ground, burg=False, side=side)
    m = match().clear().put(name(a), "AUS militia")
    assert barred(m, a, b) == (None if open_ else ("retreat-terrain", "T11.4.d"))


@rule("T11.4.d", "A1.burg")
def test_a_burg_is_open_unless_it_stands_in_rough_terrain(match: Maker) -> None:
    """C47"""
    a, b = pair(ground="clear", burg=True, side=PLAIN)
    assert barred(match().clear().put(name(a), "AUS militia"), a, b) is None
    a, b = pair(ground="rough", burg=True, side=PLAIN)
    m = match().clear().put(name(a), "AUS militia")
    assert barred(m, a, b) == ("retreat-terrain", "T11.4.d")


@rule("T11.4.d", "A1.sea", "A1.out")
def test_a_retreat_keeps_to_the_land_in_play(match: Maker) -> None:
    """LAND.near has no other hexes, and a retreat knows no others."""
    m = beaten(match().clear().put(name(HERE), "AUS militia"), HERE)
    assert all(not LAND.sea[m.hex(option.removeprefix("retreat:"))] for option in m.offered())


@rule("T11.4.e")
def test_tribes_do_not_retreat_onto_one_another(match: Maker) -> None:
    m = match().clear().put(name(HERE), "SAX warriors").put(SOUTH, "LOM militia")
    m.leader(SOUTH, "tribal", "widukind")
    assert barred(m, HERE, m.hex(SOUTH), "tribal") == ("tribes-apart", "T11.4.e")
    m = match().clear().put(name(HERE), "SAX warriors").put(SOUTH, "SAX warriors")
    assert barred(m, HERE, m.hex(SOUTH), "tribal") is None


@rule("T11.4.none", "20.4.a")
def test_who_has_nowhere_to_go_is_eliminated(match: Maker) -> None:
    m = match().clear().put(name(HERE), "AUS militia", 2).leader(name(HERE), "empire", "roland")
    m.put(north(HERE, 2), "SAX warriors").put(north(HERE, -2), "SAX warriors")
    for hex in LAND.near[HERE]:
        if name(hex) not in (north(HERE), SOUTH):
            m.put(name(hex), "SAX warriors")
    beaten(m, HERE)
    assert m.at(name(HERE)) == []
    assert fallen(m) == ["roland"]
    assert m.events("no-retreat")[0].rule == "T11.4.none"
    assert over(m)


@rule("T11.4.steps")
def test_a_first_step_must_lead_on(match: Maker) -> None:
    """A hex from which there is no second step is no way."""
    m = match().clear().put(name(HERE), "AUS militia")
    onward = [h for h in LAND.near[m.hex(SOUTH)] if h != HERE]
    # Neutral units bar the way and control nothing.
    m.control("WEN", "neutral").control("SOR", "neutral")
    for count, hex in enumerate(onward):
        m.put(name(hex), "WEN warriors" if count < 3 else "SOR warriors")
    beaten(m, HERE)
    assert refused(m, f"retreat:{SOUTH}") == ("retreat-no-way", "T11.4.steps")


@rule("T11.4.neutral", "6.5.c")
def test_a_retreat_into_a_neutral_region_does_not_violate_it(match: Maker) -> None:
    s = match().clear().s
    a, b = next(
        (a, b)
        for a in range(LAND.size)
        for b in LAND.near[a]
        if region_of(a) == "AUS" and region_of(b) == "THU"
        if bar(s, EMPIRE, [], a, b) is None and leads_on(s, EMPIRE, [], b, a, 1)
    )
    m = match().clear().control("THU", "neutral").put(name(a), "AUS militia")
    beaten(m, a).do(f"retreat:{name(b)}")
    assert m.events("retreats")[0].args["place"] == name(b)
    assert m.controls("THU") == "neutral"


@rule("12.4.c")
def test_a_retreating_force_catches_a_lone_leader(match: Maker) -> None:
    """C48"""
    m = match().clear().put(name(HERE), "AUS militia").leader(SOUTH, "tribal", "widukind")
    beaten(m, HERE).do(f"retreat:{SOUTH}")
    assert fallen(m) == ["widukind"]


@rule("T11.4.burg")
@pytest.mark.parametrize("seat", ["empire", "tribal"])
def test_a_force_in_a_burg_may_ignore_a_retreat(match: Maker, seat: str) -> None:
    unit = "AUS militia" if seat == "empire" else "SAX warriors"
    m = beaten(match().clear().put("Fulda", unit), LAND.of_burg("Fulda"), seat)
    assert m.asked() == (seat, "hold-burg")
    assert "hold" in m.offered()
    m.do("hold")
    assert m.at("Fulda") == [unit]
    assert over(m)


@rule("T11.4.burg")
def test_it_may_go_all_the_same(match: Maker) -> None:
    m = match().clear().put(name(HERE), "AUS militia")
    m.s.burgs = [HERE]
    beaten(m, HERE).do("give-way", f"retreat:{SOUTH}", f"retreat:{north(HERE, -2)}")
    assert m.at(north(HERE, -2)) == ["AUS militia"]


@rule("T11.4.burg", "T11.4.none")
def test_a_surrounded_burg_is_held(match: Maker) -> None:
    """C53"""
    m = match().clear().put(name(HERE), "AUS militia")
    m.s.burgs = [HERE]
    for hex in LAND.near[HERE]:
        m.put(name(hex), "SAX warriors")
    beaten(m, HERE)
    assert m.events("holds-burg")
    assert m.at(name(HERE)) == ["AUS militia"]


@rule("T11.4.burg")
def test_a_pillaged_burg_shelters_nobody(match: Maker) -> None:
    m = match().clear().put("Fulda", "AUS militia")
    m.s.pillaged = [m.hex("Fulda")]
    beaten(m, m.hex("Fulda"))
    assert m.asked()[1] != "hold-burg"
    assert not m.events("holds-burg")
