"""2.EVENT, 2.DICE The dice of the barbarians."""

from collections.abc import Callable

from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.events.war_circle import WarCircle
from aevum.games.medioevo.rules.horde.muster import muster
from aevum.games.medioevo.rules.horde.placing import call_up
from aevum.testing import example, rule
from tests.games.medioevo.battle.forces import force
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


@example("EX-006")
@rule("2.DICE.01", "2.DICE.03", "2.DICE.04", "2.DICE.07")
def test_ex_006_the_die_of_eight_is_thrown_again(match: Maker) -> None:
    m = match([3, 5, 1, 4]).begin(WarCircle())
    assert m.asked() == ("byzantium", "barbarian-dice")
    assert m.s.circle == [3, 5, 1]
    assert muster(m.s.circle) == force("2 LI, CPT1")
    m.do("throw-again-8")
    assert m.done()
    assert m.s.circle == [3, 5, 4]
    assert m.events("war-circle")[0].args["units"] == ["light-infantry", "light-infantry"]
    assert m.events("war-circle")[0].args["dice"] == [3, 5, 4]


@rule("2.DICE.03")
def test_any_dice_may_be_thrown_again_once(match: Maker) -> None:
    m = match([4, 6, 8, 1, 2]).begin(WarCircle())
    assert len(m.offered()) == 8
    m.do("throw-again-4-6")
    assert m.done()
    assert m.s.circle == [1, 2, 8]


@rule("2.EVENT.01", "2.EVENT.02")
def test_the_first_turn_has_dice_and_nothing_else(match: Maker) -> None:
    m = match([4, 6, 8]).turn(1, 2)
    m.s.event_deck = [0, 1, 2]
    m.s.tax = [50] * 6
    m.begin(EventPhase()).do("keep-dice")
    assert m.done()
    assert m.s.event_deck == [0, 1, 2]


@rule("2.DICE.06", "0.COMP.03", "2.BARB.05")
def test_the_horde_of_the_turn_comes_from_the_supply(match: Maker) -> None:
    m = match()
    m.s.circle = [1, 1, 1]
    assert call_up(m.s, m.area("TRE")) == 4
    assert m.at("TRE", "barbarians") == {"light-infantry": 2, "archer": 1, "captain-1": 1}
    assert m.s.supply == [38, 19, 0, 0, 3]
    m.s.supply = [2, 0, 0, 0, 0]
    assert call_up(m.s, m.area("ARM")) == 2
    assert m.at("ARM", "barbarians") == {"light-infantry": 2}
    assert call_up(m.s, m.area("ALN")) == 0
    assert m.events("no-horde-left")


@rule("2.BARB.05")
def test_by_an_option_barbarians_never_run_out(match: Maker) -> None:
    m = match(**{"barbarian-limit": False})
    m.s.supply = [0] * 5
    m.s.circle = [1, 1, 1]
    call_up(m.s, m.area("TRE"))
    assert m.at("TRE", "barbarians") == {"light-infantry": 2, "archer": 1, "captain-1": 1}
