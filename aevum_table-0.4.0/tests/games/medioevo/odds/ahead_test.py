"""Whom a step leads into battle with."""

from collections.abc import Callable

from aevum.games.medioevo.odds.ahead import clash_ahead, foe, horde_to_come
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import CAVALRY, LIGHT
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Match = Callable[..., ScriptedMatch]
ARMY = [0, 0, 2, 1, 0, 0, 0]


@rule("5.MOVE.10")
@rule("E.BARB.03")
def test_where_nobody_rules_the_horde_of_the_turn_waits(match: Match) -> None:
    m = match()
    m.s.circle = [2, 3, 8]
    met = clash_ahead(m.s, m.seat("byzantium"), ARMY, m.area("TPB"))
    assert met is not None
    assert met.sides[1].force == [2, 1, 0, 0, 0, 0, 0]
    assert met.sides[1].circle == [2, 3, 8]


@rule("2.DICE.06")
def test_the_horde_is_as_large_as_the_supply_allows(match: Match) -> None:
    m = match()
    m.s.circle = [2, 3, 8]
    m.s.supply = [2, 0, 0, 0, 0]
    assert horde_to_come(m.s)[LIGHT] == 2
    assert sum(horde_to_come(m.s)) == 2


@rule("5.MULTI.02")
def test_barbarians_come_before_players(match: Match) -> None:
    m = match().put("SMY", "barbarians", "light-infantry").put("SMY", "mamluks", "archer")
    m.war("mamluks", "byzantium").turn(3)
    assert foe(m.s, m.seat("byzantium"), m.area("SMY")) == BARBARIANS


@rule("V.LOSS.03")
def test_a_host_without_war_is_fought_too(match: Match) -> None:
    m = match().put("CAI", "mamluks", "archer", 2)
    assert foe(m.s, m.seat("byzantium"), m.area("CAI")) == m.seat("mamluks")


def test_own_and_empty_land_is_entered_in_peace(match: Match) -> None:
    m = match()
    assert foe(m.s, m.seat("byzantium"), m.area("SMY")) == NOBODY
    assert clash_ahead(m.s, m.seat("byzantium"), ARMY, m.area("CAI")) is None


@rule("5.FORT.01")
def test_walls_of_the_host_count_and_units_there_join(match: Match) -> None:
    m = match().put("CAI", "mamluks", "archer", 2).build("CAI", "mamluks", "fortress")
    met = clash_ahead(m.s, m.seat("byzantium"), ARMY, m.area("CAI"))
    assert met is not None
    assert met.sides[1].spared == 2
    m = match().put("SMY", "barbarians", "light-infantry").put("SMY", "byzantium", "cavalry")
    met = clash_ahead(m.s, m.seat("byzantium"), ARMY, m.area("SMY"))
    assert met is not None
    assert met.sides[0].force[CAVALRY] == 2


@rule("5.NAVAL.03")
def test_galleys_that_come_along_count_at_sea(match: Match) -> None:
    m = match().put("AEG", "barbarians", "light-infantry")
    slots = [m.item("SMY", "byzantium", "galley", 2), m.item("SMY", "byzantium", "galley", 2)]
    alone = clash_ahead(m.s, m.seat("byzantium"), ARMY, m.area("AEG"))
    together = clash_ahead(m.s, m.seat("byzantium"), ARMY, m.area("AEG"), slots)
    assert alone is not None
    assert together is not None
    assert together.sides[0].added > alone.sides[0].added
