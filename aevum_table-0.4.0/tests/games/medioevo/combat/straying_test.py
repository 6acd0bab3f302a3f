"""B.BLUE.2: where a galley may stray overland, and come back from."""

import pytest

from aevum.games.medioevo.rules import effects
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, combat, refused
from tests.games.medioevo.conftest import ScriptedMatch

DRAG = "use-technology:logistics:galley:1:1"


def galley(match: Maker, start: str, units: int = 1) -> ScriptedMatch:
    m = match().turn(2).learn("byzantium", "logistics").points("byzantium", "blue", 2)
    if units:
        m.put(start, "byzantium", "archer", units)
    m.item(start, "byzantium", "galley")
    return m


@rule("B.BLUE.2", "B.LOGISTICS.3")
@pytest.mark.parametrize("who", ["nobody", "guest", "enemy-elsewhere"])
def test_a_galley_strays_where_nobody_would_stop_it(match: Maker, who: str) -> None:
    m = galley(match, "CON")
    if who == "guest":
        m.put("ADR", "byzantium", "archer").put("ADR", "hungary", "archer")
    elif who == "enemy-elsewhere":
        m.war("mamluks", "byzantium", 1).put("GAL", "mamluks", "archer")
    combat(m).do("set-out-from:CON", "take-all", DRAG)
    assert "go-to:ADR" in m.offered()


@rule("B.BLUE.2", "5.MOVE.07", "B.LOGISTICS.3")
def test_a_galley_alone_strays_into_land_of_others(match: Maker) -> None:
    m = galley(match, "CON", 0).mark("ADR", "mamluks")
    combat(m).do("set-out-from:CON", "take-thing:galley:1:1", DRAG)
    assert "go-to:ADR" in m.offered()


@rule("B.BLUE.2", "B.ORAN.1", "B.LOGISTICS.3")
def test_an_edict_opens_barbarian_land_for_a_galley_that_strays(match: Maker) -> None:
    m = galley(match, "ADR")
    combat(m).do("set-out-from:ADR", "take-all", DRAG)
    assert refused(m, "go-to:BUL") == ("no-halt-there", "B.BLUE.2")
    effects.put(m.s, effects.EDICT, 0, m.area("BUL"))
    m.s.refresh(m.ask())
    assert "go-to:BUL" in m.offered()


@rule("B.BLUE.2", "B.LOGISTICS.1", "B.LOGISTICS.2")
def test_a_galley_crosses_land_that_has_no_coast(match: Maker) -> None:
    m = galley(match, "THE").mark("SER", "byzantium").mark("DUR", "byzantium")
    slot = m.s.items(0)[0]
    combat(m).do("set-out-from:THE", "take-all", DRAG, "go-to:SER", DRAG)
    assert refused(m, "halt") == ("no-halt-here", "B.BLUE.2")
    m.do("go-to:DUR", "sail-to:ADL", "halt")
    assert (m.s.item_at[slot], m.at("ADL", "byzantium")) == (m.area("ADL"), {"archer": 1})
    assert m.s.store[0] == 0


@rule("B.BLUE.2", "5.MOVE.06", "B.LOGISTICS.3")
def test_a_galley_overland_loads_and_unloads_in_ports_only(match: Maker) -> None:
    m = galley(match, "THE").mark("SER", "byzantium").put("SER", "byzantium", "cavalry")
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-all", DRAG, "go-to:SER")
    for wish in ("take-unit:cavalry", "take-all", "leave-unit:archer"):
        assert refused(m, wish) == ("no-harbour", "5.MOVE.06")
    assert refused(m, "go-to:BOS") == ("no-harbour", "5.MOVE.05")


@rule("B.BLUE.2", "B.LOGISTICS.3")
def test_who_sits_in_a_galley_that_cannot_go_on_is_back_with_it(match: Maker) -> None:
    m = match().turn(2).learn("byzantium", "logistics").points("byzantium", "blue", 1)
    m.put("THE", "byzantium", "archer").mark("SER", "byzantium")
    slots = [m.item("THE", "byzantium", thing) for thing in ("galley", "war-wagon")]
    combat(m).do("set-out-from:THE", "take-all", DRAG, "go-to:SER", "halt")
    assert [m.s.item_at[slot] for slot in slots] == [m.area("THE")] * 2
    assert m.at("THE", "byzantium") == {"archer": 1}
    assert m.at("SER", "byzantium") == {}


@rule("B.BLUE.2", "5.MOVE.04", "B.LOGISTICS.3")
def test_a_galley_strays_only_with_the_points_to_come_back(match: Maker) -> None:
    m = galley(match, "CON")
    slot = m.s.items(0)[0]
    combat(m).do("set-out-from:CON", "take-all", DRAG)
    for points, offered in ((2, True), (1, False)):
        m.s.item_left[slot] = points
        m.s.refresh(m.ask())
        assert ("go-to:ADR" in m.offered()) == offered
    assert refused(m, "go-to:ADR") == ("no-way-back", "B.BLUE.2")


@rule("5.MOVE.06", "5.MOVE.16")
def test_what_stays_at_sea_must_have_room_aboard(match: Maker) -> None:
    m = match().put("AEG", "byzantium", "archer", 4)
    first = m.item("AEG", "byzantium", "galley")
    m.item("AEG", "byzantium", "galley")
    m.item("AEG", "byzantium", "merchant-ship")
    combat(m).do("set-sail-from:AEG", "take-thing:galley:1:1")
    sail = next(wish for wish in m.offered() if wish.startswith(("sail-to", "take-unit")))
    assert sail.startswith("take-unit")
    assert refused(m, "sail-to:MAR") == ("left-at-sea", "5.MOVE.06")
    m.do("take-unit:archer")
    assert "sail-to:MAR" in m.offered()
    m.do("sail-to:MAR")
    assert (m.s.item_at[first], m.at("AEG", "byzantium")) == (m.area("MAR"), {"archer": 3})


@rule("5.MOVE.16")
def test_galleys_take_no_more_aboard_than_they_hold(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 3)
    m.item("CON", "byzantium", "galley")
    m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "take-all")
    refusal = m.why_not("sail-to:MAR")
    assert refusal is not None
    assert (refusal.key, refusal.args, refusal.rule) == ("galleys-full", {"count": 4, "room": 3}, "5.MOVE.16")
