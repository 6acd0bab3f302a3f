"""T2.EV08-T2.EV13, T3 Revolts."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.events.phase import EventPhase
from aevum.games.charlemagne.rules.events.revolt_table import modifiers, succeeds
from aevum.games.charlemagne.rules.regions import region
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
A = ["NEU", "BUR", "GAS", "AQU", "SEP", "PRO", "THU", "ALE"]
B = ["BRI", "FRI", "SAX", "BAV"]
C = ["ANG", "NOR", "SLA"]
D = ["LOM", "RSP", "SPO", "BEN", "BYZ"]
E = ["COR", "AST", "NAV"]
F = ["DEN", "WEN", "SOR", "BOH", "AVA", "OST", "SER"]


def rolled(m: ScriptedMatch, first: int, last: int, regions: list[str]) -> None:
    """Both ends of a row of the event table name these regions, in this order."""
    for code in (first, last):
        m.table.log.clear()
        m.s.script = [code // 10, code % 10, *[6] * len(regions)]
        alone(m, EventPhase())
        assert [e.args["region"] for e in m.events("revolt-roll")] == regions
        assert over(m)
        m.s.frames, m.s.asks = m.s.frames[:1], []


@rule("T2.EV08", "7.2")
def test_row_a(match: Maker) -> None:
    rolled(match(), 31, 32, A)


@rule("T2.EV09", "7.2")
def test_row_b(match: Maker) -> None:
    rolled(match(), 33, 36, B)


@rule("T2.EV10", "7.2")
def test_row_c(match: Maker) -> None:
    rolled(match(), 41, 42, C)


@rule("T2.EV11", "7.2")
def test_row_d(match: Maker) -> None:
    rolled(match(), 43, 46, D)


@rule("T2.EV12", "7.2")
def test_row_e(match: Maker) -> None:
    rolled(match(), 51, 56, E)


@rule("T2.EV13", "7.2")
def test_row_f(match: Maker) -> None:
    rolled(match(), 61, 66, F)


@rule("T3.table")
def test_three_or_less_is_a_revolt() -> None:
    assert [total for total in range(1, 9) if succeeds(total)] == [1, 2, 3]


@rule("T3.neutral", "T3.controlled", "T3.table")
def test_what_becomes_of_neutral_and_controlled_regions(match: Maker) -> None:
    m = match([5, 1, 3, 3, 4]).clear().control("COR", "neutral").control("AST", "tribal")
    alone(m.control("NAV", "neutral"), EventPhase())
    # AMB-5: Asturias is neutral now, and not Tribal at once.
    assert [m.controls(name) for name in E] == ["tribal", "neutral", "neutral"]
    assert [e.rule for e in m.events("control-changes")] == ["T3.neutral", "T3.controlled"]
    assert over(m)


@rule("T3.controlled")
def test_a_region_of_the_empire_becomes_neutral(match: Maker) -> None:
    m = match([5, 1, 6, 1, 6]).clear().control("AST", "empire").faith("AST", "pagan")
    assert alone(m, EventPhase()).controls("AST") == "neutral"


@rule("T3.burgs", "T3.christian")
def test_the_modifiers_of_the_empire(match: Maker) -> None:
    m = match().clear().control("BAV", "empire").faith("BAV", "pagan")
    assert modifiers(m.s, region("BAV")) == 0
    for burg in ("Regensburg", "Passau"):
        m.put(burg, "AUS militia")
    assert modifiers(m.s, region("BAV")) == 0
    m.put("Salzburg", "BAV militia")
    assert modifiers(m.s, region("BAV")) == 1
    m.faith("BAV", "christian")
    assert modifiers(m.s, region("BAV")) == 2
    m.control("BAV", "neutral")
    assert modifiers(m.s, region("BAV")) == 0


@rule("T3.burgs")
def test_no_bonus_when_every_burg_is_pillaged(match: Maker) -> None:
    m = match().clear().control("NAV", "empire").faith("NAV", "pagan").put("Pamplona", "AUS militia")
    assert modifiers(m.s, region("NAV")) == 1
    m.s.pillaged = [m.hex("Pamplona")]
    assert modifiers(m.s, region("NAV")) == 0


@rule("T3.burgs", "T3.christian")
@pytest.mark.parametrize(("die", "left"), [(1, "neutral"), (2, "empire")])
def test_the_bonuses_are_added_to_the_die_and_told(match: Maker, die: int, left: str) -> None:
    m = match([5, 1, 6, 6, die]).clear().control("NAV", "empire").faith("NAV", "christian")
    m.put("Pamplona", "AUS militia")
    alone(m, EventPhase())
    assert m.controls("NAV") == left
    key = "revolt-succeeds" if left == "neutral" else "revolt-fails"
    assert m.events(key)[-1].args == {"region": "NAV", "total": die + 2}
    assert m.modifiers(key) == [(1, "T3.burgs"), (1, "T3.christian")]


@rule("T3.conversion")
def test_a_revolt_takes_the_conversion_marker_away(match: Maker) -> None:
    m = match([3, 3, 6, 6, 1, 6]).clear().control("SAX", "tribal").faith("SAX", "christian")
    alone(m, EventPhase())
    assert m.s.faith[region("SAX")] == 2
    assert m.events("conversion-lapses")[0].args == {"region": "SAX", "faith": "pagan"}
    assert over(m)


@rule("T3.conversion")
def test_a_region_that_stays_quiet_keeps_its_conversion(match: Maker) -> None:
    m = match([3, 3, 6, 6, 6, 6]).clear().faith("SAX", "christian")
    alone(m, EventPhase())
    assert m.s.faith[region("SAX")] == 0
    assert m.events("conversion-lapses") == []


@rule("7.2")
def test_each_change_is_carried_out_before_the_next_roll(match: Maker) -> None:
    m = match([3, 1, 1, 6, 6, 6, 6, 6, 6, 6]).clear().put("Paris", "NEU militia").put("Paris", "AUS militia")
    alone(m, EventPhase())
    assert m.asked() == ("tribal", "settle-units")
    assert len(m.events("revolt-roll")) == 1
    m.do(m.offered()[0])
    assert len(m.events("revolt-roll")) == 8
    assert over(m)
