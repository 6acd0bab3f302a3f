"""Magnate 37: half of all the interest that others pay in the tax phase."""

from collections.abc import Callable

from aevum.games.medioevo.rules.taxes.phase import TaxPhase
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def taxing(m: ScriptedMatch) -> ScriptedMatch:
    """Byzantium and the Mamluks pay interest of 100 and 50 florins, one after the other."""
    m.turn(3, 3).give("golden-horde", 37)
    m.s.loans[0], m.s.loans[1], m.s.loans[2] = 2, 1, 4
    return m.begin(TaxPhase())


@rule("K.CARD.14", "K.37.1")
def test_before_the_first_pays(match: Maker) -> None:
    m = taxing(match()).do("tax:10")
    assert m.asked() == ("golden-horde", "interest-due")
    m.do("use-card:37")
    assert [event.args["florins"] for event in m.events("interest-shared")] == [50]


@rule("K.CARD.14", "K.37.1")
def test_what_was_paid_before_counts_too(match: Maker) -> None:
    m = taxing(match()).do("tax:10", "pass")
    assert m.asked() == ("mamluks", "tax-level")
    before = m.florins("golden-horde")
    m.initiate("golden-horde", "use-card:37")
    assert m.florins("golden-horde") == before + 50
    m.do("tax:10")
    assert m.florins("golden-horde") == before + 50 + 25


@rule("K.CARD.14", "K.37.2")
def test_not_in_another_phase(match: Maker) -> None:
    m = taxing(match()).do("tax:10", "pass", "tax:10", "pass")
    m.s.phase = 4
    m.s.refresh(m.ask())
    assert not [wish for wish in m.offered() if wish.startswith("use-card")]
