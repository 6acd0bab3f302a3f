"""15.0, T4 Pillage: who may, what the die says, and what is left of the hex."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.battle.terrain import reason
from aevum.games.charlemagne.rules.ground import burgs_of, forage, has_burg, has_port
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.pillage.operation import Pillage, lay_waste, refusal
from aevum.games.charlemagne.rules.pillage.table import column, result
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import all_of, begin, name, north, plain, refused, region_of
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


def raid(match: Maker, dice: list[int], strength: int = 3) -> ScriptedMatch:
    """The Empire pillages Pavia, which the Tribal player controls."""
    m = match(dice).clear().hush()
    return alone(m, Pillage(EMPIRE, m.hex("Pavia"), strength))


@rule("T4.table")
@pytest.mark.parametrize(
    ("strength", "at"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (30, 4)]
)
def test_the_column_is_that_of_the_strength(strength: int, at: int) -> None:
    assert column(strength) == at


@rule("T4.table")
def test_the_die_is_crossed_with_the_strength() -> None:
    assert [result(die, 1) for die in range(1, 7)] == ["R", "-", "-", "-", "-", "P"]
    assert [result(die, 9) for die in range(1, 7)] == ["R", "P+R", "P+R", "P+R", "P+R", "P"]


@rule("T4.table")
def test_leaders_do_not_multiply_the_strength(match: Maker) -> None:
    """AMB-6: one field army is worth 3 with Charlemagne too; fleets and leaders add nothing."""
    home = region_of(plain())
    m = match([6]).clear().control(home, "tribal").put(name(plain()), "AUS field-army")
    begin(m.leader(name(plain()), "empire"), name(plain()), 2).do("pillage")
    assert m.events("pillage")[0].args["strength"] == 3


@rule("15.1")
def test_nobody_pillages_a_region_that_he_controls(match: Maker) -> None:
    for side, expected in (("empire", ("own-region", "15.1")), ("tribal", None), ("neutral", None)):
        m = match().clear().control(region_of(plain()), side).put(name(plain()), "AUS field-army")
        found = refusal(m.s, EMPIRE, plain(), all_of(m, name(plain()), "empire"), 2)
        assert (found and (found.key, found.rule)) == expected


@rule("15.1", "6.5.a")
def test_pillage_in_a_neutral_region_violates_it_first(match: Maker) -> None:
    """Also by a force that was inside when it became neutral."""
    home = region_of(plain())
    m = match([6]).clear().control(home, "neutral").put(name(plain()), "AUS field-army")
    begin(m, name(plain()), 2).do("pillage")
    assert m.controls(home) == "tribal"
    keys = [event.key for event in m.table.log]
    assert keys.index("control-changes") < keys.index("pillage")
    assert plain() in m.s.pillaged


@rule("15.1", "T4.table")
def test_a_leader_alone_does_not_pillage(match: Maker) -> None:
    m = match().clear().control(region_of(plain()), "tribal").leader(name(plain()), "empire")
    assert refused(begin(m, name(plain()), 20), "pillage") == ("nobody-to-pillage", "T4.table")


@rule("T5.pillage")
def test_no_pillage_in_an_enemy_zone_of_control(match: Maker) -> None:
    home = region_of(plain())
    m = match().clear().control(home, "tribal").put(name(plain()), "AUS field-army")
    m.put(north(plain()), "SAX warriors")
    assert refused(begin(m, name(plain()), 20), "pillage") == ("in-enemy-zone", "T5.pillage")
    m = match().clear().control(home, "empire").put(name(plain()), "SAX warriors")
    m.put(north(plain()), "AUS militia")
    assert refused(begin(m, name(plain()), 20, "tribal"), "pillage") == ("in-enemy-zone", "T5.pillage")


@rule("12.6.b")
def test_a_hex_is_not_tried_twice_in_a_phase_whoever_tries(match: Maker) -> None:
    home = region_of(plain())
    m = match([3]).clear().control(home, "tribal").put(name(plain()), "AUS militia")
    begin(m, name(plain()), 10).do("pillage")
    assert m.s.pillaged == []
    assert refused(m, "pillage") == ("pillage-tried", "12.6.b")
    m.do(f"move:{north(plain())}")
    assert "pillage" in m.offered()


@rule("T4.again")
def test_a_pillaged_hex_is_not_pillaged_again(match: Maker) -> None:
    m = match().clear().control(region_of(plain()), "tribal").put(name(plain()), "AUS militia")
    m.s.pillaged = [plain()]
    assert refused(begin(m, name(plain()), 10), "pillage") == ("pillaged-already", "T4.again")


@rule("T4.P", "T4.gain")
def test_a_printed_burg_brings_one_point(match: Maker) -> None:
    m = match([6]).clear().hush()
    m.s.treasury = [2, 0]
    alone(m, Pillage(EMPIRE, m.hex("Pavia"), 3))
    assert m.s.pillaged == [m.hex("Pavia")]
    assert m.s.treasury == [3, 0]
    told = {"seat": "empire", "place": LAND.names[m.hex("Pavia")]}
    assert m.told("laid-waste") == [({**told, "count": 1}, "T4.gain")]
    assert m.told("pillage") == [({**told, "die": 6, "strength": 3, "code": "P"}, "T4.table")]
    assert over(m)


@rule("T4.gain", "T4.1.1")
def test_a_hex_with_both_brings_two_points_and_loses_both(match: Maker) -> None:
    m = match().clear()
    m.s.burgs, m.s.civilized, m.s.treasury = [plain()], [plain()], [0, 0]
    lay_waste(m.s, plain(), TRIBAL)
    assert m.s.treasury == [0, 2]
    assert (m.s.burgs, m.s.civilized, m.s.pillaged) == ([], [], [plain()])


@rule("T4.gain")
def test_open_country_brings_nothing(match: Maker) -> None:
    m = match().clear()
    m.s.treasury = [0, 0]
    lay_waste(m.s, plain(), EMPIRE)
    assert m.s.treasury == [0, 0]
    m.s.pillaged, m.s.civilized = [], [plain()]
    lay_waste(m.s, plain(), EMPIRE)
    assert m.s.treasury == [1, 0]


@rule("T4.R")
@pytest.mark.parametrize(
    ("die", "pillaged", "drawn"),
    [(1, 0, 1), (2, 0, 0), (3, 0, 0), (6, 1, 0)],
)
def test_a_reaction_gives_the_other_player_a_marker(
    match: Maker, die: int, pillaged: int, drawn: int
) -> None:
    """Dice of one militia: R, a dash, a dash, P."""
    m = raid(match, [die, 1], strength=1)
    assert len(m.s.pillaged) == pillaged
    assert (len(m.hand("tribal")), len(m.hand("empire"))) == (drawn, 0)


@rule("T4.R", "T4.P")
def test_both_at_once(match: Maker) -> None:
    m = raid(match, [3, 1], strength=5)
    assert m.events("pillage")[0].args["code"] == "P-R"
    assert len(m.s.pillaged) == 1
    assert len(m.hand("tribal")) == 1
    assert over(m)


@rule("T4.1.2", "15.2")
def test_a_pillaged_burg_is_ignored_for_every_purpose(match: Maker) -> None:
    m = match().clear().put("Pavia", "LOM militia")
    s, pavia = m.s, m.hex("Pavia")
    source = LAND.near[pavia][0]
    assert reason(s, source, pavia, False) == ("ground-burg", "13.2.b")
    s.pillaged = [pavia]
    assert not has_burg(s, pavia)
    assert pavia not in burgs_of(s, region("LOM"))
    assert reason(s, source, pavia, False)[0] != "ground-burg"


@rule("T4.1.3")
def test_a_pillaged_hex_feeds_nobody(match: Maker) -> None:
    m = match().clear()
    assert forage(m.s, m.hex("Pavia")) == 6
    m.s.pillaged = [m.hex("Pavia")]
    assert forage(m.s, m.hex("Pavia")) == 0


@rule("T4.1.4")
def test_a_pillaged_port_is_none(match: Maker) -> None:
    m = match().clear()
    assert has_port(m.s, m.hex("Genoa"))
    m.s.pillaged = [m.hex("Genoa")]
    assert not has_port(m.s, m.hex("Genoa"))


@rule("T4.R", "T4.gain")
def test_what_the_tribal_player_gains_and_the_empire_draws(match: Maker) -> None:
    m = match([3, 1]).clear().hush().phasing("tribal")
    m.s.treasury = [0, 0]
    alone(m, Pillage(TRIBAL, m.hex("Aachen"), 5))
    assert m.s.treasury == [0, 1]
    assert (len(m.hand("empire")), len(m.hand("tribal"))) == (1, 0)
    assert m.events("marker-drawn")[0].rule == "T4.R"
