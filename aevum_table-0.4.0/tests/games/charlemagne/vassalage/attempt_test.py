"""9.2, T8 One attempt: markers, defence, differential, result."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.ground import burgs_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import SEATS, parameter
from aevum.games.charlemagne.rules.vassalage.attempt import Attempt
from aevum.games.charlemagne.rules.vassalage.table import column, result
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.cup import drawing, listen
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


def attempt(m: ScriptedMatch, home: str, seat: str = "empire") -> ScriptedMatch:
    return alone(m.phasing(seat), Attempt(SEATS.index(seat), region(home)))


def rolled(m: ScriptedMatch, home: str, die: int, seat: str = "empire") -> ScriptedMatch:
    """With one Vassalage marker and every window passed."""
    m.s.script = [die, *m.s.script]
    return attempt(m.hush().give(seat, "vassalage"), home, seat).do("play:vassalage", "roll")


@rule("9.2.b", "T10.SM15")
def test_markers_are_played_one_by_one_and_their_points_add_up(match: Maker) -> None:
    m = attempt(match([3]).clear().hush().give("empire", "vassalage", "vassalage", "vassalage"), "SAX")
    m.do("play:vassalage")
    assert m.told("marker-shown") == [({"seat": "empire", "marker": "vassalage"}, "T10.SM15")]
    assert m.ask().args == {"region": "SAX", "points": 1}
    m.do("play:vassalage")
    assert m.ask().args["points"] == 2
    m.do("roll")
    assert m.modifiers("vassalage") == [(2, "T8.differential")]
    assert m.told("vassalage-roll") == [({"seat": "empire", "region": "SAX"}, "9.2.e")]
    assert m.hand("empire") == ["vassalage"]
    assert over(m)


@rule("T8.markers", "9.2.b")
def test_no_roll_before_a_marker_is_played(match: Maker) -> None:
    m = attempt(match().clear().hush().give("empire", "vassalage"), "SAX")
    refusal = m.why_not("roll")
    assert refusal is not None
    assert refusal.rule == "T8.markers"
    m.do("give-up-attempt")
    assert m.events("vassalage-roll") == []
    assert m.hand("empire") == ["vassalage"]
    assert over(m)


@rule("T8.markers", "1.4")
def test_whose_markers_were_all_cancelled_is_asked_whatever_is_left(match: Maker) -> None:
    m = match().clear().give("empire", "vassalage", "missionary").give("tribal", "treachery")
    attempt(listen(m, "treachery"), "SAX").do("play:vassalage", "play:treachery")
    # The missionary is no Treachery.
    m.do("pass")
    assert m.asked() == ("empire", "commit")
    assert m.offered() == ["give-up-attempt"]
    assert m.ask().guarded
    m.do("give-up-attempt")
    assert m.controls("SAX") == "tribal"
    assert over(m)


@rule("9.2.e")
def test_an_attempt_whose_markers_stand_is_rolled_for(match: Maker) -> None:
    m = attempt(match().clear().hush().give("empire", "vassalage"), "SAX").do("play:vassalage")
    refusal = m.why_not("give-up-attempt")
    assert refusal is not None
    assert refusal.rule == "9.2.e"


@rule("9.2.c")
@pytest.mark.parametrize("side", ["tribal", "neutral"])
def test_the_opponent_may_defend_his_regions_and_neutral_ones(match: Maker, side: str) -> None:
    m = match([3]).clear().control("SAX", side).give("empire", "vassalage").give("tribal", "vassalage")
    attempt(listen(m, "vassalage-defence"), "SAX").do("play:vassalage", "roll")
    assert m.asked() == ("tribal", "vassalage-defence")
    assert m.offered() == ["play:vassalage", "gift:5", "pass"]
    m.do("play:vassalage", "pass")
    assert m.modifiers("vassalage") == [(1, "T8.differential"), (-1, "T8.differential")]
    assert m.hand("tribal") == []


@rule("9.2.c", "1.4")
def test_the_opponent_is_asked_whatever_he_holds(match: Maker) -> None:
    m = match([3]).clear().give("empire", "vassalage").give("tribal", "missionary")
    attempt(listen(m, "vassalage-defence"), "SAX").do("play:vassalage", "roll")
    assert m.asked() == ("tribal", "vassalage-defence")
    assert m.offered() == ["gift:5", "pass"]


@rule("9.2.d")
def test_after_the_defence_nobody_adds_a_marker(match: Maker) -> None:
    m = match([3]).clear().give("empire", "vassalage", "vassalage").give("tribal", "vassalage", "treachery")
    attempt(listen(m, "vassalage-defence"), "SAX").do("play:vassalage", "roll", "play:vassalage", "pass")
    assert m.events("vassalage")[0].args["differential"] == 0
    assert m.hand("empire") == ["vassalage"]
    assert over(m)


@rule("9.2.f", "T10.SM14")
def test_treachery_answers_markers_of_attack_and_defence(match: Maker) -> None:
    m = match([3]).clear().give("empire", "vassalage", "treachery").give("tribal", "vassalage", "treachery")
    attempt(listen(m, "treachery", "vassalage-defence"), "SAX").do("play:vassalage")
    assert m.asked() == ("tribal", "treachery")
    m.do("pass", "roll", "play:vassalage")
    assert m.asked() == ("empire", "treachery")
    m.do("play:treachery")
    assert m.asked() == ("tribal", "treachery")
    m.do("pass", "pass")
    assert m.modifiers("vassalage") == [(1, "T8.differential")]


@rule("9.2.f", "T10.SM13")
def test_the_spear_answers_the_roll(match: Maker) -> None:
    m = match([1, 6]).clear().give("empire", "vassalage", "spear-of-longinus")
    attempt(listen(m, "spear-vassalage"), "SAX").do("play:vassalage", "roll")
    assert m.asked() == ("empire", "spear-vassalage")
    m.do("play:spear-of-longinus")
    assert m.events("vassalage")[0].args["die"] == 6


@rule("T8.differential")
def test_the_differential_is_read_between_nought_and_five() -> None:
    assert [column(points) for points in range(-2, 8)] == [0, 0, 0, 1, 2, 3, 4, 5, 5, 5]
    assert result(6, -1) == "C"
    assert result(4, 9) == "V"


@rule("9.2.h")
def test_two_more_where_charlemagne_is_himself(match: Maker) -> None:
    m = rolled(match().clear().put("Verden", "NEU militia").leader("Verden", "empire"), "SAX", 3)
    assert m.modifiers("vassalage") == [(1, "T8.differential"), (2, "9.2.h")]
    m = rolled(match().clear().put("Verden", "NEU militia").leader("Verden", "empire", "roland"), "SAX", 3)
    assert m.modifiers("vassalage") == [(1, "T8.differential")]


@rule("9.2.h")
def test_he_is_worth_nothing_against_the_attempt_of_another(match: Maker) -> None:
    m = match().clear().put("Tours", "NEU militia").leader("Tours", "empire")
    assert rolled(m, "NEU", 3, "tribal").modifiers("vassalage") == [(1, "T8.differential")]


@rule("9.2.i", "T9.assembly")
def test_one_more_for_the_empire_among_franks(match: Maker) -> None:
    m = rolled(match().clear().control("BUR", "neutral"), "BUR", 3)
    assert m.modifiers("vassalage") == [(1, "T8.differential"), (1, "9.2.i"), (1, "T8.christian")]
    m = match().clear().put("Lyon", "LOM militia")
    assert rolled(m, "BUR", 3, "tribal").modifiers("vassalage") == [(1, "T8.differential")]
    m = rolled(match().clear(), "BAV", 3)
    assert m.modifiers("vassalage") == [(1, "T8.differential"), (1, "T8.christian")]


@rule("T8.burgs", "15.4")
def test_one_more_for_who_occupies_every_burg(match: Maker) -> None:
    m = match().clear()
    burgs = burgs_of(m.s, region("SAX"))
    for hex in burgs[1:]:
        m.put(LAND.names[hex], "AUS militia")
    m.s.pillaged = burgs[:1]
    rolled(m, "SAX", 3)
    assert m.modifiers("vassalage") == [(1, "T8.differential"), (1, "T8.burgs")]


@rule("T8.burgs")
def test_one_burg_less_is_not_enough(match: Maker) -> None:
    m = match().clear()
    for hex in burgs_of(m.s, region("SAX"))[1:]:
        m.put(LAND.names[hex], "AUS militia")
    assert rolled(m, "SAX", 3).modifiers("vassalage") == [(1, "T8.differential")]


@rule("T8.christian", "T8.muslim", "16.2")
@pytest.mark.parametrize(
    ("seat", "faith", "expected"),
    [
        ("empire", "christian", [(1, "T8.christian")]),
        ("empire", "muslim", [(-1, "T8.muslim")]),
        ("empire", "pagan", []),
        ("tribal", "christian", []),
        ("tribal", "muslim", []),
    ],
)
def test_the_faith_of_a_region_matters_to_the_empire(
    match: Maker, seat: str, faith: str, expected: list[tuple[int, str]]
) -> None:
    m = rolled(match().clear().faith("BOH", faith), "BOH", 3, seat)
    assert m.modifiers("vassalage") == [(1, "T8.differential"), *expected]


@rule("T8.augustus", "T10.SM01.b")
@pytest.mark.parametrize(
    ("home", "owner", "expected"),
    [("BYZ", "empire", [-1]), ("BYZ", "tribal", []), ("SPO", "empire", [])],
)
def test_augustus_does_not_endear_one_to_byzantium(
    match: Maker, home: str, owner: str, expected: list[int]
) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Pavia", "LOM militia")
    m.leader("Aachen", "empire", "roland").leader("Pavia", "tribal", "desiderius")
    m.augustus({"empire": "roland", "tribal": "desiderius"}[owner])
    rolled(m, home, 3)
    found = [value for value, rule in m.modifiers("vassalage") if rule == "T8.augustus"]
    assert found == expected


@rule("T8.V")
@pytest.mark.parametrize("side", ["tribal", "neutral"])
def test_full_success_gains_the_region(match: Maker, side: str) -> None:
    m = rolled(match().clear().control("SAX", side), "SAX", 6)
    assert m.events("vassalage")[0].args["code"] == "V"
    assert m.controls("SAX") == "empire"
    assert m.events("control-changes")[0].rule == "T8.V"
    assert over(m)


@rule("T8.C.neutral")
def test_conditional_success_gains_a_neutral_region(match: Maker) -> None:
    m = rolled(match().clear().control("SAX", "neutral"), "SAX", 5)
    assert m.events("vassalage")[0].args["code"] == "C"
    assert m.controls("SAX") == "empire"


@rule("T8.C.enemy")
def test_conditional_success_makes_a_region_of_the_enemy_neutral(match: Maker) -> None:
    assert rolled(match().clear(), "SAX", 5).controls("SAX") == "neutral"
    assert rolled(match().clear(), "FRI", 5, "tribal").controls("FRI") == "neutral"


@rule("T8.R")
@pytest.mark.parametrize(
    ("seat", "home", "other"), [("empire", "SAX", "tribal"), ("tribal", "FRI", "empire")]
)
def test_a_reaction_lets_the_other_draw(match: Maker, seat: str, home: str, other: str) -> None:
    m = match().clear()
    m.give(seat, "treachery")
    # The Vassalage marker is back in the container when the reaction is drawn.
    m.s.script = drawing(m, "missionary")
    rolled(m, home, 1, seat)
    assert m.hand(other) == ["missionary"] * parameter("reaction-draws")
    assert m.events("marker-drawn")[0].rule == "T8.R"
    assert m.controls(home) == other
    assert over(m)


@rule("T8.R")
def test_a_dash_is_nothing(match: Maker) -> None:
    m = rolled(match().clear(), "SAX", 3)
    assert m.events("vassalage")[0].args["code"] == "-"
    assert m.controls("SAX") == "tribal"
    assert m.events("marker-drawn") == []
    assert over(m)
