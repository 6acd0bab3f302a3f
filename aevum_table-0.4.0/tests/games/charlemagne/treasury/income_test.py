"""10.1, T7.1 Income."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.markers import CUP
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from aevum.games.charlemagne.rules.treasury.income import income
from aevum.games.charlemagne.rules.treasury.phase import TreasuryPhase
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.cup import drawing, listen
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


@rule("T7.1.burg")
def test_each_burg_that_a_land_unit_holds_brings_one(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Paris", "NEU militia", 2)
    assert income(m.s, EMPIRE, 0, None) == 2
    # Whoever controls the region.
    m.put("Regensburg", "AUS militia")
    assert income(m.s, EMPIRE, 0, None) == 3
    m.s.pillaged = [m.hex("Paris")]
    assert income(m.s, EMPIRE, 0, None) == 2
    # Neither a fleet nor a leader holds a burg.
    m.put("Genoa", "LOM fleet").leader("Pavia", "tribal", "widukind")
    assert income(m.s, TRIBAL, 0, None) == 0


@rule("T7.1.byzantium", "T7.1.cordoba")
@pytest.mark.parametrize(("home", "more"), [("BYZ", 5), ("COR", 3), ("BAV", 0)])
def test_control_of_the_rich_regions(match: Maker, home: str, more: int) -> None:
    m = match().clear().control(home, "tribal")
    assert income(m.s, TRIBAL, 0, None) == more
    assert income(m.s, EMPIRE, 0, None) == 0


@rule("10.1", "T7.1.burg", "T7.1.cordoba")
def test_income_comes_before_all_else(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Paris", "NEU militia").control("COR", "empire")
    m.control("FRI", "neutral")  # else 10.7 would ask for counts
    m.s.treasury = [2, 0]
    alone(m, TreasuryPhase())
    assert m.asked() == ("empire", "spend")
    assert m.s.treasury == [7, 0]
    assert m.modifiers("income") == [(2, "T7.1.burg"), (3, "T7.1.cordoba")]
    assert m.told("income") == [({"seat": "empire", "count": 5}, "10.1")]
    assert over(m.do("done"))


@rule("T7.1.byzantium", "T7.1.burg")
def test_byzantium_brings_five_and_a_burg_that_is_pillaged_or_lost_nothing(
    match: Maker,
) -> None:
    m = match().clear().control("BYZ", "empire").put("Aachen", "AUS militia").put("Metz", "AUS militia")
    m.control("FRI", "neutral")  # else 10.7 would ask for counts
    m.put("Mainz", "LOM militia").s.pillaged = [m.hex("Metz")]
    m.s.treasury = [0, 0]
    alone(m, TreasuryPhase())
    assert m.modifiers("income") == [(1, "T7.1.burg"), (5, "T7.1.byzantium")]
    assert m.s.treasury == [6, 0]


@rule("T10.SM07", "T7.1.coinage", "10.1")
def test_honest_coinage_brings_one_more_for_each_burg(match: Maker) -> None:
    m = match().clear().hush().put("Aachen", "AUS militia").put("Paris", "NEU militia")
    m.s.treasury = [0, 0]
    alone(m.give("empire", "honest-coinage"), TreasuryPhase())
    assert m.asked() == ("empire", "coinage")
    m.do("play:honest-coinage")
    assert m.s.treasury == [4, 0]
    assert m.modifiers("income") == [(2, "T7.1.burg"), (2, "T7.1.coinage")]
    assert m.told("marker-shown") == [({"seat": "empire", "marker": "honest-coinage"}, "T10.SM07")]
    assert set(m.s.holder) == {CUP}


@rule("T10.SM07", "T7.1.coinage")
def test_honest_coinage_may_be_played_until_the_phase_ends(match: Maker) -> None:
    """It is drawn by a purchase of the same phase (C30)."""
    m = match().clear().hush().put("Aachen", "AUS militia").put("Paris", "NEU militia")
    m.s.treasury = [0, 0]
    m.s.script = drawing(m, "honest-coinage")
    alone(m, TreasuryPhase()).do("buy-marker:2")
    assert m.s.treasury == [0, 0]
    m.do("play:honest-coinage")
    assert m.s.treasury == [2, 0]
    assert (m.events("coinage")[0].args, m.events("coinage")[0].rule) == (
        {"seat": "empire", "count": 2},
        "T7.1.coinage",
    )
    assert set(m.s.holder) == {CUP}
    assert m.asked() == ("empire", "spend")
    assert "buy-marker:2" in m.offered()


@rule("T10.SM07")
def test_honest_coinage_pays_for_provision_too_and_only_in_ones_own_phase(match: Maker) -> None:
    m = match().clear().hush().put("Aachen", "AUS militia", 7).give("empire", "honest-coinage")
    m.put("Aachen", "NEU militia").give("tribal", "vassalage").s.treasury = [0, 0]
    m.s.civilized = []
    alone(m, TreasuryPhase()).do("pass")
    assert m.asked() == ("empire", "provision")
    # One burg, one point: the first is paid from the income, the second from the coinage.
    m.do("pay:AUS:militia:1")
    assert m.s.treasury[EMPIRE] == 0
    assert m.table.why_not("empire", "play:honest-coinage") is None
    assert m.phasing("tribal").table.why_not("empire", "play:honest-coinage") is not None
    m.phasing("empire").do("play:honest-coinage")
    assert m.s.treasury[EMPIRE] == 1


@rule("T10.SM07", "T10.SM14")
def test_honest_coinage_that_is_cancelled_brings_nothing(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").give("empire", "honest-coinage")
    m.s.treasury = [0, 0]
    alone(listen(m.give("tribal", "treachery"), "treachery"), TreasuryPhase())
    m.do("play:honest-coinage", "play:treachery")
    assert m.s.treasury == [1, 0]


@rule("T10.SM07", "1.4")
def test_whoever_holds_any_marker_is_asked(match: Maker) -> None:
    m = alone(match().clear().give("empire", "vassalage"), TreasuryPhase())
    assert m.asked() == ("empire", "coinage")
    assert m.offered() == ["pass"]
    refusal = m.why_not("play:honest-coinage")
    assert refusal is not None
    assert refusal.key == "marker-not-held"
