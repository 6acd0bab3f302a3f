"""T11.3 Choosing what is lost."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.battle.losses import Losses
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import all_of
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


def lose(match: Maker, amount: int) -> ScriptedMatch:
    m = match().clear().put("Aachen", "AUS field-army").put("Aachen", "AUS militia", 3)
    m.put("Aachen", "NEU militia").leader("Aachen", "empire").hush()
    return alone(m, Losses(EMPIRE, m.hex("Aachen"), amount, all_of(m, "Aachen", "empire")))


@rule("T11.3.choice")
def test_the_owner_picks_units_until_the_strength_is_met(match: Maker) -> None:
    m = lose(match, 3)
    assert m.asked() == ("empire", "losses")
    assert m.offered() == ["lose:AUS:field-army", "lose:AUS:militia", "lose:NEU:militia"]
    m.do("lose:AUS:militia", "lose:NEU:militia")
    assert m.ask().args["strength"] == 1
    m.do("lose:AUS:militia")
    assert m.at("Aachen") == ["AUS field-army", "AUS militia", "charlemagne"]
    assert over(m)


@rule("T11.3.choice", "T11.3.half")
def test_a_dearer_unit_may_be_given_up(match: Maker) -> None:
    m = lose(match, 1).do("lose:AUS:field-army")
    assert m.at("Aachen") == ["AUS militia"] * 3 + ["NEU militia", "charlemagne"]
    assert over(m)


@rule("T11.3.printed")
def test_losses_are_printed_strength_whatever_multiplied_it(match: Maker) -> None:
    """Charlemagne with them makes no unit worth more."""
    m = lose(match, 4).do("lose:AUS:field-army", "lose:AUS:militia")
    assert over(m)


@rule("3.3.b")
def test_lost_units_go_back_to_their_pool(match: Maker) -> None:
    m = lose(match, 7)
    assert m.at("Aachen") == []
    assert len(m.events("unit-lost")) == 5
    assert over(m)
