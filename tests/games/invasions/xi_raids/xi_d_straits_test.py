"""XI.D, XXV.F.1 Raids over a strait: closed by fleets, and opened by those who sail them."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.raids.targets import any_target, straits_closed
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.games.invasions.xi_raids.xi_d_targets_test import names, refused

Alamanni = Callable[..., ScriptedMap]


@rule("XXV.F.1")
def test_a_blockaded_strait_is_closed_to_raiders(alamanni: Alamanni) -> None:
    """Belgae and Cantium face each other over the Channel."""
    britain = 'areas = ["Gallia Septentrionalis", "Illyria", "Britannia"]'
    m = alamanni('units = { Belgae = "2 infantry" }', horde="Belgae", areas=britain).do("march-out")
    assert "Cantium" in names(m, "alamanni", "Belgae")
    fleets = 'Treveria = "legion", "Oceanus Britannicus" = "fleet"'
    m = alamanni('units = { Belgae = "2 infantry" }', horde="Belgae", areas=britain, garrison=fleets)
    m.do("raid", "done", "without-leave")
    assert refused(m, "Cantium") == ("raid-blockade", "XXV.F.1")


CHANNEL = {"horde": "Belgae", "garrison": '"Oceanus Britannicus" = "fleet"'}


@rule("XXV.F.1", "XI.D.1")
@pytest.mark.parametrize(("answer", "open_"), [("let-through", True), ("block-strait", False)])
def test_but_they_may_ask_to_be_let_over_it(alamanni: Alamanni, answer: str, open_: bool) -> None:
    """F247: a fleet may block a strait, and need not."""
    both = 'areas = ["Gallia Septentrionalis", "Britannia"]'
    m = alamanni('units = { Belgae = "2 infantry" }', dice=[5], areas=both, **CHANNEL).do("raid", "done")
    assert (m.asked(), m.ask().rule) == (("goth", "strait-wish"), "XXV.F.1")
    m.do("ask-leave:Oceanus Britannicus")
    assert m.asked() == ("roman", "strait-leave")
    m.do(answer)
    assert ("raid-at:Cantium" in m.offered()) == open_
    if open_:
        m.do("raid-at:Cantium")
        assert m.world.leaves == [], "it held for this raid"


@rule("XXV.F.1", "XI.D.1")
@pytest.mark.parametrize(("answer", "raids"), [("let-through", 1), ("block-strait", 0)])
def test_a_raid_may_hang_on_that_leave(alamanni: Alamanni, answer: str, raids: int) -> None:
    """Nothing else lies within their reach; who is turned away has still given up his activation."""
    m = alamanni('units = { Belgae = "2 infantry" }', dice=[5], areas='areas = ["Britannia"]', **CHANNEL)
    m.do("raid", "done", "ask-leave:Oceanus Britannicus", answer)
    if raids:
        m.do("raid-at:Cantium")
    assert (len(m.events("raids")), len(m.events("raid-no-target"))) == (raids, 1 - raids)
    assert m.table.over


GADES = """
turn = 3
seats = ["roman", "raider"]
raids = ["berbers"]
acting = ["rome"]
[nations.rome]
seat = "roman"
areas = ["Hispania"]
units = { "Sinus Gaditanus" = "fleet" }
[nations.berbers]
seat = "raider"
role = "raider"
reserve = "2 infantry"
raids_from = "Tingitania"
"""


@rule("XXV.F.1", "XI.B.1")
@pytest.mark.parametrize(("answer", "raids"), [("let-through", True), ("block-strait", False)])
def test_nations_that_only_raid_ask_too(on_map: OnMap, answer: str, raids: bool) -> None:
    m = on_map(GADES, dice=[5])
    assert m.asked() == ("raider", "strait-wish")
    m.do("ask-leave:Sinus Gaditanus", answer)
    assert [e.args["place"] for e in m.events("raids-deep")] == ["Baetica"] * raids
    assert len(m.events("raid-no-target")) == 1 - raids
    assert m.world.leaves == [], "whatever was said held for this raid"


@rule("XXV.F.1", "XI.B.1")
def test_a_strait_before_two_starts_is_asked_for_once(on_map: OnMap) -> None:
    """To Hispalensis from Tingitania, and through it from the Atlas."""
    m = on_map(GADES + "[cities.Hispalensis]\nlevel = 0\n", dice=[5])
    starts = [m.place("Atlas"), m.place("Tingitania")]
    assert all(
        straits_closed(m.world, NATIONS.index("berbers"), False, places) == [m.place("Sinus Gaditanus")]
        for places in (starts, starts[:1], starts[1:])
    )
    assert m.world.leaves == []
    assert any_target(
        m.world, NATIONS.index("berbers"), False, [m.place("Anti Atlas"), m.place("Tingitania")]
    )
    assert not any_target(m.world, NATIONS.index("berbers"), False, [m.place("Anti Atlas")])
    assert straits_closed(m.world, NATIONS.index("berbers"), False, [m.place("Anti Atlas")]) == []


@rule("XXV.F.1", "XI.D.1")
def test_nobody_asks_for_a_strait_behind_which_there_is_nothing(on_map: OnMap) -> None:
    m = on_map(GADES.replace('areas = ["Hispania"]', 'areas = ["Italia"]'))
    assert m.asked()[0] == "roman"
    assert m.told("raid-no-target") == ["XI.D.1"]
    assert straits_closed(m.world, NATIONS.index("berbers"), False, [m.place("Tingitania")]) == []
