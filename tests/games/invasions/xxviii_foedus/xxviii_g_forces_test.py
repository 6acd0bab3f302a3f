"""XXVIII.G Who has a force in a province, and who breaks a Foedus in its activation."""

from typing import Any

import pytest

from aevum.engine.ask import Option
from aevum.games.invasions.rules.vassalage.foedus import FederatesDecide
from aevum.games.invasions.rules.vassalage.leave import has_force
from aevum.games.invasions.rules.world.world import FEDERATE, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xxviii_foedus.xxviii_a_offer_test import DANUBE


@rule("XXVIII.G.8")
@pytest.mark.parametrize("what", ["limes", "horde", "unit", "leader", "nothing"])
def test_a_leader_alone_is_no_force(on_map: OnMap, what: str) -> None:
    pieces = {"unit": 'units = { Hypanis = "infantry" }', "leader": 'leaders = { Hypanis = "fritigernus" }'}
    pieces["horde"] = 'horde = "Hypanis"'
    text = f'turn = 4\nseats = ["goth"]\n[nations.visigoths]\nseat = "goth"\n{pieces.get(what, "")}\n'
    m = on_map(text)
    goths, place = m.nation("visigoths"), m.place("Hypanis")
    if what == "limes":
        m.world.limes = put(m.world.limes, place, goths)
    assert has_force(m.world, goths, place) is (what in ("limes", "horde", "unit"))


@rule("XXVIII.G.5")
@pytest.mark.parametrize("acting", [False, True])
def test_a_federate_that_acts_breaks_its_foedus_in_its_activation(on_map: OnMap, acting: bool) -> None:
    m = on_map(DANUBE, realm=True)
    w, goths, lord = m.world, m.nation("visigoths"), m.nation("byzantium")
    w.tie, w.lord = put(w.tie, goths, FEDERATE), put(w.lord, goths, lord)
    w.moving = 1 << goths if acting else 0
    m.begin(FederatesDecide(lord))
    assert m.asked() == ("goth", "foedus")
    frame: Any = m.state.frames[-1]
    frame.answer(m.state, m.ask(), Option("break-foedus", None, "XXVIII.G.5"))
    ends: Any = m.state.frames[-1]
    assert (type(ends).__name__, ends.federate, ends.active) == ("FoedusEnds", goths, acting)
