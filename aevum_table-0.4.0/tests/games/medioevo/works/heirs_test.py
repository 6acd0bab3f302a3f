"""5.TERR.04 Buildings that their owner has left."""

from collections.abc import Callable

from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.taxes.elimination import eliminate
from aevum.games.medioevo.rules.works.heirs import inherit
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Make = Callable[..., ScriptedMatch]


@rule("5.TERR.04")
def test_what_stands_in_a_home_goes_back_with_it(match: Make) -> None:
    m = match().build("CON", "mamluks", "town").put("CON", "mamluks", "archer")
    inherit(m.s)
    assert m.s.builder[m.area("CON")] == m.seat("mamluks")
    m.s.remove(m.area("CON"), m.seat("mamluks"), 1)
    inherit(m.s)
    assert m.s.builder[m.area("CON")] == m.seat("byzantium")


@rule("5.TERR.04")
def test_a_tower_that_nobody_controls_stays_its_builders(match: Make) -> None:
    m = match().build("BUL", "byzantium", "tower")
    inherit(m.s)
    assert m.s.builder[m.area("BUL")] == m.seat("byzantium")
    m.mark("BUL", "hungary")
    inherit(m.s)
    assert m.s.builder[m.area("BUL")] == m.seat("hungary")


@rule("5.TERR.04", "W.TEAM.01")
def test_a_guest_who_is_still_there_keeps_what_the_guest_has(match: Make) -> None:
    m = match(teams=True).build("CON", "golden-horde", "tower").put("CON", "golden-horde", "archer")
    assert m.lord("CON") == "byzantium"
    inherit(m.s)
    assert m.s.builder[m.area("CON")] == m.seat("golden-horde")


@rule("5.TERR.04", "D.BANK.05")
def test_who_stands_in_the_home_of_who_is_out_gets_what_was_built_there(match: Make) -> None:
    m = match().build("CON", "byzantium", "town").put("CON", "hungary", "archer")
    eliminate(m.s, m.seat("byzantium"))
    inherit(m.s)
    assert m.s.builder[m.area("CON")] == m.seat("hungary")
    assert m.s.builder[m.area("BUL")] == NOBODY
