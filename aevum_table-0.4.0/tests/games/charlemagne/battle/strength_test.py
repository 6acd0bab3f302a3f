"""13.2, T11.2 What multiplies the strength of a side."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.land import LAND, PLAIN
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import RIVER, STRAIT, all_of, name, north, pair, plain, region_of
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]
Items = list[tuple[int, str]]


def fight(m: ScriptedMatch, source: int, target: int) -> ScriptedMatch:
    """The Empire attacks with all it has."""
    m.control(region_of(target), "tribal")
    attackers = all_of(m, name(source), "empire")
    return alone(m.hush(), Battle(EMPIRE, source, target, attackers, LAND.sea[source]))


def strengths(m: ScriptedMatch) -> tuple[object, object]:
    return m.events("attack-strength")[0].args["strength"], m.events("defence-strength")[0].args["strength"]


def duel(match: Maker, a: int, b: int) -> ScriptedMatch:
    """A field army attacks two warbands; a bloodbath ends it."""
    return match([3]).clear().put(name(a), "AUS field-army").put(name(b), "SAX warriors", 2)


@rule("13.1.b")
def test_all_land_units_fight_and_strength_is_what_is_printed(match: Maker) -> None:
    a, b = plain(), LAND.near[plain()][0]
    m = match([3]).clear().put(name(a), "AUS field-army", 2).put(name(a), "NEU militia")
    m.put(name(b), "SAX warriors", 3)
    fight(m, a, b)
    assert strengths(m) == (7, 6)
    assert m.modifiers("attack-strength") == []
    assert m.modifiers("defence-strength") == []


@pytest.mark.parametrize(
    ("ground", "burg", "side", "clause"),
    [
        pytest.param("rough", False, PLAIN, "13.2.a", marks=rule("13.2.a", "T11.2.terrain", "A1.rough")),
        pytest.param("pass", False, PLAIN, "13.2.a", marks=rule("13.2.a", "A1.pass")),
        pytest.param("clear", True, PLAIN, "13.2.b", marks=rule("13.2.b", "A1.burg")),
        pytest.param("clear", False, RIVER, "13.2.c", marks=rule("13.2.c", "A1.river")),
        pytest.param("clear", False, STRAIT, "13.2.c", marks=rule("13.2.c", "A1.strait")),
    ],
)
def test_the_ground_helps_the_defender(match: Maker, ground: str, burg: bool, side: int, clause: str) -> None:
    m = duel(match, *pair(ground=ground, burg=burg, side=side))
    fight(m, *pair(ground=ground, burg=burg, side=side))
    assert strengths(m) == (3, 8)
    assert m.modifiers("defence-strength") == [(1, clause)]


@rule("A1.clear", "T11.2.terrain")
def test_clear_ground_helps_nobody_and_no_ground_helps_the_attacker(match: Maker) -> None:
    a, b = pair(ground="clear", burg=True, side=PLAIN)
    m = duel(match, b, a)
    fight(m, b, a)
    assert strengths(m) == (3, 4)


@rule("13.2.b")
def test_a_pillaged_burg_helps_nobody(match: Maker) -> None:
    a, b = pair(ground="clear", burg=True, side=PLAIN)
    m = duel(match, a, b)
    m.s.pillaged = [b]
    assert strengths(fight(m, a, b)) == (3, 4)


@rule("13.2.b")
def test_a_burg_marker_helps_like_a_printed_one(match: Maker) -> None:
    a, b = pair(ground="clear", burg=False, side=PLAIN)
    m = duel(match, a, b)
    m.s.burgs = [b]
    assert strengths(fight(m, a, b)) == (3, 8)


@rule("13.2.d")
def test_an_attack_from_the_sea_helps_the_defender(match: Maker) -> None:
    shore = next(
        hex
        for hex in range(LAND.size)
        if not LAND.sea[hex] and LAND.shores[hex] and LAND.ground(hex) == "clear" and not LAND.burg[hex]
    )
    m = duel(match, LAND.shores[shore][0], shore)
    fight(m, LAND.shores[shore][0], shore)
    assert strengths(m) == (3, 8)
    assert m.modifiers("defence-strength") == [(1, "13.2.d")]


@rule("13.2.e")
def test_the_ground_counts_once(match: Maker) -> None:
    a, b = next(
        (a, b) for b in range(LAND.size) if LAND.burg[b] for a in LAND.near[b] if LAND.side(a, b) == RIVER
    )
    m = duel(match, a, b)
    assert strengths(fight(m, a, b)) == (3, 8)
    assert len(m.modifiers("defence-strength")) == 1


@rule("T11.2.leader", "T11.2.charlemagne", "20.2.a", "20.2.b")
@pytest.mark.parametrize(
    ("leaders", "strength", "items"),
    [
        (["roland"], 6, [(1, "T11.2.leader")]),
        (["roland", "gerold"], 6, [(1, "T11.2.leader")]),
        (["charlemagne"], 9, [(2, "T11.2.charlemagne")]),
        (["roland", "charlemagne"], 9, [(2, "T11.2.charlemagne")]),
    ],
)
def test_one_leader_of_a_side_counts(match: Maker, leaders: list[str], strength: int, items: Items) -> None:
    a, b = plain(), LAND.near[plain()][0]
    m = duel(match, a, b)
    for leader in leaders:
        m.leader(name(a), "empire", leader)
    assert strengths(fight(m, a, b))[0] == strength
    assert m.modifiers("attack-strength") == items


@rule("T11.2.leader")
def test_a_leader_helps_in_defence_too(match: Maker) -> None:
    a, b = plain(), LAND.near[plain()][0]
    m = duel(match, a, b).leader(name(b), "tribal", "widukind")
    assert strengths(fight(m, a, b)) == (3, 8)


@rule("13.7.a")
def test_fleets_in_port_do_not_fight(match: Maker) -> None:
    a, b = plain(), LAND.near[plain()][0]
    m = duel(match, a, b).control("DEN", "tribal").put(name(b), "DEN fleet")
    assert strengths(fight(m, a, b)) == (3, 4)
    assert "DEN fleet" in m.at(name(b))


@rule("13.1.b")
def test_only_the_force_attacks_not_who_stands_beside_it(match: Maker) -> None:
    a, b = plain(), LAND.number(north(plain()))
    m = duel(match, a, b).control(region_of(a), "tribal")
    attackers = all_of(m, name(a), "empire")
    m.put(name(a), "NEU militia", 3)
    alone(m.hush(), Battle(EMPIRE, a, b, attackers))
    assert strengths(m)[0] == 3
