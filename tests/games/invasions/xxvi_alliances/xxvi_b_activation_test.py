"""XXVI.B Allies: they act together, until one of them serves another."""

from collections.abc import Callable

from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.ties import end_alliances
from aevum.games.invasions.rules.world.world import CLIENT, FEDERATE, VASSAL
from aevum.testing import rule

THREE = """
turn = 4
seats = ["goth", "vandal", "frank"]
acting = ["visigoths", "vandals", "franks"]
allies = [["visigoths", "franks"]]
nations.visigoths = { seat = "goth", age = 3, horde = "Dacia", units = { Dacia = "infantry" } }
nations.vandals = { seat = "vandal", age = 2, horde = "Silesia", units = { Silesia = "infantry" } }
nations.franks = { seat = "frank", age = 1, horde = "Frisia", units = { Frisia = "infantry" } }
nations.persia = { seat = "frank", areas = ["Mesopotamia"], units = { Chaldea = "infantry" } }
"""
AFAR = THREE.replace("Silesia", "Atlas")


@rule("XXVI.B.3")
def test_allies_act_together_when_the_later_of_them_would(on_map: Callable) -> None:
    m = on_map(AFAR)
    assert [e.args["people"] for e in m.events("activates")] == ["vandals"]
    m.to_stacks().do("done")
    assert [e.args["people"] for e in m.events("activates")[1:]] == ["franks", "visigoths"]
    assert m.to_stacks().asked() == ("goth", "stacks")
    assert m.do("done").asked() == ("frank", "stacks")
    assert m.do("done").table.over


@rule("XXVI.B.3", "XXVI.B.5")
def test_who_loses_its_allies_while_they_act_acts_no_more(on_map: Callable) -> None:
    """F99"""
    m = on_map(AFAR).to_stacks().do("done").to_stacks()
    assert m.asked() == ("goth", "stacks")
    end_alliances(m.table.state, m.nation("franks"), "XXVI.B.5")
    assert m.do("done").table.over


@rule("XXVI.B.3")
def test_without_the_alliance_the_oldest_acts_first(on_map: Callable) -> None:
    m = on_map(AFAR.replace('allies = [["visigoths", "franks"]]', ""))
    assert [e.args["people"] for e in m.events("activates")] == ["visigoths"]


@rule("XXVI.B.5")
def test_an_alliance_ends_when_one_of_the_allies_serves_another(on_map: Callable) -> None:
    goths, franks, persia = (NATIONS.index(name) for name in ("visigoths", "franks", "persia"))
    for tie in (CLIENT, FEDERATE, VASSAL):
        w = on_map(AFAR).world
        assert w.allies[goths] == 1 << franks
        bind(w, goths, tie, persia)
        assert w.allies[goths] == w.allies[franks] == 0
