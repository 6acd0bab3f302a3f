"""XXVI.B Allies: they act together, until one of them serves another."""

import pytest

from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.military.phase import next_group
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.ties import end_alliances
from aevum.games.invasions.rules.world.world import CLIENT, FEDERATE, VASSAL
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

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
def test_allies_act_together_when_the_later_of_them_would(on_map: OnMap) -> None:
    m = on_map(AFAR)
    assert [e.args["people"] for e in m.events("activates")] == ["vandals"]
    m.to_stacks().do("done")
    assert [e.args["people"] for e in m.events("activates")[1:]] == ["franks", "visigoths"]
    assert m.to_stacks().asked() == ("goth", "stacks")
    assert m.do("done").asked() == ("frank", "stacks")
    assert m.do("done").table.over


@rule("XXVI.B.3", "XXVI.B.5")
def test_who_loses_its_allies_while_they_act_acts_no_more(on_map: OnMap) -> None:
    """F99"""
    m = on_map(AFAR).to_stacks().do("done").to_stacks()
    assert m.asked() == ("goth", "stacks")
    end_alliances(m.table.state, m.nation("franks"), "XXVI.B.5")
    assert m.do("done").table.over


@rule("XXVI.B.3")
def test_without_the_alliance_the_oldest_acts_first(on_map: OnMap) -> None:
    m = on_map(AFAR.replace('allies = [["visigoths", "franks"]]', ""))
    assert [e.args["people"] for e in m.events("activates")] == ["visigoths"]


@rule("XXVI.B.5")
def test_an_alliance_ends_when_one_of_the_allies_serves_another(on_map: OnMap) -> None:
    goths, franks, persia = (NATIONS.index(name) for name in ("visigoths", "franks", "persia"))
    for tie in (CLIENT, FEDERATE, VASSAL):
        w = on_map(AFAR).world
        assert w.allies[goths] == 1 << franks
        bind(w, goths, tie, persia)
        assert w.allies[goths] == w.allies[franks] == 0


INVADERS = """
turn = 3
seats = ["one", "two"]
acting = ["alamanni", "huns"]
allies = [["alamanni", "huns"]]
[nations.alamanni]
seat = "one"
invading = true
horde = "Bavaria"
units = { Bavaria = "2 infantry" }
[nations.huns]
seat = "two"
invading = true
horde = "Volga"
units = { Volga = "2 cavalry" }
"""


@rule("XVIII.H.2", "XXVI.B.7")
@pytest.mark.parametrize("parted", [False, True])
def test_who_lost_its_allies_while_they_acted_does_not_move_again(on_map: OnMap, parted: bool) -> None:
    """F99: both invade and so move twice; the others act on without it."""
    m = on_map(INVADERS).to_stacks()
    if parted:
        end_alliances(m.state, m.nation("huns"), "XXVI.B.5")
    asked = []
    while not m.table.over and m.ask().key == "stacks":
        asked.append(m.asked()[0])
        m.do("done")
    assert sorted(asked) == (["one", "one"] if parted else ["one", "one", "two", "two"])


@rule("XXVI.B.7", "XXII.A.2")
@pytest.mark.parametrize("parted", [False, True])
def test_nor_do_its_leaders_campaign(on_map: OnMap, parted: bool) -> None:
    """F99: of the two only the Alamanni invade, so that they alone would move again in any case."""
    text = INVADERS.replace('invading = true\nhorde = "Volga"', 'horde = "Volga"')
    m = on_map(text + 'leaders = { Volga = "attila" }\n').to_stacks()
    if parted:
        end_alliances(m.state, m.nation("huns"), "XXVI.B.5")
    while not m.table.over and m.ask().key == "stacks":
        m.do("done")
    assert m.table.over is parted
    if not parted:
        assert m.asked() == ("two", "campaigns")


WAITING = """
turn = 4
seats = ["one", "two", "three"]
acting = ["huns", "vandals", "alamanni"]
allies = [["huns", "alamanni"]]
nations.huns = { seat = "one", age = 3, horde = "Volga", units = { Volga = "cavalry" } }
nations.vandals = { seat = "two", age = 2, horde = "Silesia", units = { Silesia = "infantry" } }
nations.alamanni = { seat = "three", age = 1, horde = "Bavaria", units = { Bavaria = "infantry" } }
"""


@rule("XXVI.B.3")
def test_who_waits_for_whom(on_map: OnMap) -> None:
    """A78: the Huns for their younger ally; where one of the two has acted already, nobody waits for him."""
    m = on_map(WAITING)
    huns, vandals, alamanni = (1 << m.nation(name) for name in ("huns", "vandals", "alamanni"))
    w = m.world
    assert next_group(w, 0) == vandals
    assert next_group(w, vandals) == huns | alamanni
    assert (next_group(w, alamanni), next_group(w, huns)) == (huns, vandals)
    assert next_group(w, huns | vandals) == alamanni
    assert next_group(w, huns | vandals | alamanni) == 0


THREE_ALLIES = """
turn = 4
seats = ["goth", "hun", "frank"]
acting = ["visigoths", "ostrogoths", "franks"]
allies = [["visigoths", "ostrogoths"], ["visigoths", "franks"]]
nations.visigoths = { seat = "goth", age = 4, units = { Dacia = "infantry" } }
nations.ostrogoths = { seat = "hun", age = 3, units = { Tisia = "infantry" } }
nations.franks = { seat = "frank", age = 2, units = { Frisia = "infantry" } }
"""


@rule("XXVI.B.3", "XXVI.B.5")
def test_whose_alliance_ended_is_passed_over_and_the_next_one_moves(on_map: OnMap) -> None:
    m = on_map(THREE_ALLIES).to_stacks()
    assert m.asked() == ("goth", "stacks")
    end_alliances(m.state, m.nation("ostrogoths"), "XXVI.B.5")
    assert m.do("done").asked() == ("frank", "stacks")
