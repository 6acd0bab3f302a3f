"""3.TAX.01: the steps of the tax phase in their order, seat after seat."""

from collections.abc import Callable

from aevum.games.medioevo.rules.deeds import TAXES, values
from aevum.games.medioevo.rules.taxes.elimination import eliminate
from aevum.games.medioevo.rules.taxes.phase import TaxPhase
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
STEPS = ("tax-level", "income", "interest-paid", "upkeep-paid")


def told(m: ScriptedMatch) -> list[tuple[object, str]]:
    return [(event.args["seat"], event.key) for event in m.log if event.key in STEPS]


@rule("3.TAX.01", "3.TAX.07", "3.TAX.10", "3.TAX.13")
def test_level_income_interest_upkeep_and_then_the_next_seat(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 3).hush()
    m.put("CON", "byzantium", "archer", 2).put("CAI", "mamluks", "archer")
    m.s.loans[:3] = [1, 2, 0]
    m.begin(TaxPhase()).do("tax:20")
    assert (m.asked(), m.s.active) == (("byzantium", "upkeep"), 0)
    assert m.florins("byzantium") == 1600 + 7 * 20 - 50
    m.do("pay-upkeep:40", "tax:10", "pay-upkeep:20")
    assert m.florins("mamluks") == 1600 + 7 * 10 - 100 - 20
    assert m.asked() == ("hungary", "tax-level")
    m.do("tax:50")
    assert m.done()
    full = [(seat, step) for seat in ("byzantium", "mamluks") for step in STEPS]
    assert told(m) == [*full, ("hungary", "tax-level"), ("hungary", "income")]
    assert values(m.s, 2, TAXES) == [7 * 50]


@rule("D.BANK.05", "3.TAX.01")
def test_who_leaves_the_game_pays_no_upkeep_and_the_others_go_on(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(3, 3).hush().money("byzantium", 0)
    m.put("CON", "byzantium", "archer")
    m.s.loans[0], m.s.missed[0] = 5, 1
    m.begin(TaxPhase()).do("tax:10")
    assert m.asked() == ("byzantium", "bankrupt")
    m.do("raise-no-more")
    assert (m.s.out[0], m.asked()) == (1, ("mamluks", "tax-level"))
    m.do("tax:10", "tax:10")
    assert m.done()
    assert m.s.order == [1, 2]


@rule("D.BANK.05", "V.END.13")
def test_the_phase_stops_when_one_is_left(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(3, 3).hush().money("mamluks", 0)
    eliminate(m.s, 0)
    m.s.loans[1], m.s.missed[1] = 5, 1
    m.begin(TaxPhase()).do("tax:10", "raise-no-more")
    assert (m.s.over, m.done()) == (True, True)
