"""XIV.C.1, F233 Huns for gold."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.diplomacy.hun_hire import may_hire_huns
from aevum.games.invasions.rules.world.world import VASSAL, put
from aevum.testing import rule
from tests.games.invasions.xxx_diplomacy.conftest import EAST, Embassy

HUNS = (
    EAST
    + """
[nations.huns]
seat = "goth"
horde = "Tisia"
units = { Tisia = "2 horse-archer" }
"""
)


def asked(embassy: Callable[..., Embassy]) -> Embassy:
    table = embassy(HUNS)
    table.confer().do("hire-huns:byzantium")
    return table


@rule("XIV.C.1", "XXX.H.2")
def test_huns_lend_a_unit_for_gold(embassy: Callable[..., Embassy]) -> None:
    m = asked(embassy).m
    assert m.asked() == ("goth", "hun-hire")
    m.do("accept-offer")
    east, huns = m.nation("byzantium"), m.nation("huns")
    assert m.realm.loans == [huns, east]
    assert (m.world.gold[east], m.world.gold[huns]) == (17, 3)
    assert m.told("huns-hired") == ["XIV.C.1"]
    assert not may_hire_huns(m.table.state, east), "once a turn"


@rule("XIV.C.1")
def test_or_do_not(embassy: Callable[..., Embassy]) -> None:
    m = asked(embassy).m.do("decline-offer")
    assert m.asked()[1] != "hun-hire"
    assert m.realm.loans == []
    assert (m.told("huns-decline"), m.told("huns-hired")) == (["XIV.C.1"], [])
    assert m.world.gold[m.nation("byzantium")] == 20
    assert not may_hire_huns(m.table.state, m.nation("byzantium"))


@rule("XIV.C.1", "XXX.H.3")
@pytest.mark.parametrize("why", ["", "far", "poor", "bound", "invading", "barbarian", "military"])
def test_who_may_hire_them(embassy: Callable[..., Embassy], why: str) -> None:
    table = embassy(HUNS)
    m = table.m
    w, huns, east = m.world, m.nation("huns"), m.nation("byzantium")
    if why == "poor":
        w.gold = put(w.gold, east, 2)
    elif why == "bound":
        bind(w, huns, VASSAL, m.nation("visigoths"))
    elif why == "invading":
        w.invading = put(w.invading, huns, 1)
    hirer = {"far": "persia", "barbarian": "visigoths"}.get(why, "byzantium")
    assert may_hire_huns(m.table.state, m.nation(hirer)) is (why in ("", "military"))
    offered = table.confer("visigoths" if why == "military" else "").table.game.asks(m.table.state)
    options = [option.id for ask in offered for option in ask.options]
    assert ("hire-huns:byzantium" in options) is (why in ("", "far", "barbarian"))
