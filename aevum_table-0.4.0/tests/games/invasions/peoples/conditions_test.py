"""When the rules of single peoples apply, and when one thing stands in their way."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.military.phase import MilitaryPhase
from aevum.games.invasions.rules.peoples.frontier import mobile_limites, new_front
from aevum.games.invasions.rules.peoples.huns import ATTILA_FROM
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import KINDS
from aevum.games.invasions.rules.world.pieces import add_unit
from aevum.games.invasions.rules.world.world import INACTIVE, OUT, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.peoples.peoples_test import TEXT, at, run

Maker = Callable[..., ScriptedMap]


def lost_limes(on_map: Maker, turn: int) -> ScriptedMap:
    """The frontier at Lotharingia has lost its Limes and been the enemy's; it is Roman again."""
    m = at(on_map, turn)
    p, rome = m.place("Lotharingia"), m.nation("rome")
    m.world.limes = put(m.world.limes, p, -1)
    m.realm.frontier = put(m.realm.frontier, p, rome)
    m.realm.happened = [*m.realm.happened, f"breach:{p}"]
    settle_all(m.world)
    assert m.owner("Lotharingia") == "rome"
    return m


@rule("XVIII.I.8", "XVIII.I.1")
@pytest.mark.parametrize(("turn", "rebuilt"), [(6, True), (7, True), (8, False)])
def test_limites_are_rebuilt_up_to_turn_seven(on_map: Maker, turn: int, rebuilt: bool) -> None:
    m = run(lost_limes(on_map, turn), "rebuild-limites")
    p = m.place("Lotharingia")
    assert (m.world.limes[p] == m.nation("rome")) is rebuilt
    assert (f"breach:{p}" in m.realm.happened) is not rebuilt
    assert len(m.events("limes-rebuilt")) == rebuilt


@rule("XVIII.I.8")
@pytest.mark.parametrize("why", ["revolt", "inactive", "no breach", "another's"])
def test_what_keeps_a_limes_from_being_rebuilt(on_map: Maker, why: str) -> None:
    m = lost_limes(on_map, 6)
    w, p, rome = m.world, m.place("Lotharingia"), m.nation("rome")
    if why == "revolt":
        w.revolt = put(w.revolt, p, 1)
    elif why == "inactive":
        w.role = put(w.role, rome, INACTIVE)
    elif why == "no breach":
        m.realm.happened = []
    else:
        m.realm.frontier = put(m.realm.frontier, p, m.nation("byzantium"))
    run(m, "rebuild-limites")
    assert (w.limes[p], m.events("limes-rebuilt")) == (-1, [])


@pytest.mark.parametrize("why", ["", "limes", "revolt", "foedus", "guests"])
def test_where_a_new_front_may_be(on_map: Maker, why: str) -> None:
    """F231: Osroene borders on Persia's land."""
    m = at(on_map, 4)
    w, p, east = m.world, m.place("Amida"), m.nation("byzantium")
    assert p in new_front(w)
    if why == "limes":
        w.limes = put(w.limes, p, east)
    elif why == "revolt":
        w.revolt = put(w.revolt, p, 1)
    elif why == "foedus":
        w.foedus = put(w.foedus, p, m.nation("visigoths"))
    elif why == "guests":
        add_unit(w, KINDS.index("infantry"), m.nation("visigoths"), p)
    assert (p in new_front(w)) is (why == "")
    assert m.place("Thracia") not in new_front(w), "far from Persia"
    assert m.place("Adiabene") not in new_front(w), "Persia's own"


def test_only_byzantine_limites_move_and_none_that_is_fixed(on_map: Maker) -> None:
    m = at(on_map, 4)
    state = m.table.state
    assert isinstance(state, InvasionsState)
    before = mobile_limites(state)
    assert m.place("Numidia") not in before
    m.world.limes = put(m.world.limes, m.place("Osroene"), m.nation("byzantium"))
    assert mobile_limites(state) == sorted([*before, m.place("Osroene")])


@rule("XXIII.B.5")
@pytest.mark.parametrize(("why", "walls"), [("", 4), ("no walls", 0), ("persian", 2)])
def test_theodosius_walls_only_what_is_walled_and_byzantine(on_map: Maker, why: str, walls: int) -> None:
    m = at(on_map, 4)
    p = m.place("Thracia")
    m.world.walls = put(m.world.walls, p, 0 if why == "no walls" else 2)
    if why == "persian":
        m.world.owner[p] = m.nation("persia")
    run(m, "theodosian-walls")
    assert (m.world.walls[p], len(m.events("walls-of-theodosius"))) == (walls, why == "")


@rule("VI.K.5")
def test_a_reunited_empire_shares_what_its_halves_hold(on_map: Maker) -> None:
    """A Byzantine army before a Roman city far from Italy is a friend's garrison now, and holds it."""
    m = at(on_map, 9)
    w, p = m.world, m.place("Carpetania")
    add_unit(w, KINDS.index("legion"), m.nation("byzantium"), p)
    w.level = put(w.level, p, 1)
    w.owner[p] = m.nation("rome")
    settle_all(w)
    assert m.owner("Carpetania") == "rome"
    run(m, "reunion").do("reunite")
    assert m.owner("Carpetania") == "byzantium"


@rule("VI.K.5")
@pytest.mark.parametrize("gone", ["rome", "byzantium", ""])
def test_only_two_standing_empires_can_be_one(on_map: Maker, gone: str) -> None:
    m = at(on_map, 9)
    if gone:
        m.world.role = put(m.world.role, m.nation(gone), OUT)
    assert (run(m, "reunion").ask().key == "reunite") is (gone == "")


BRITANNIA = TEXT.replace('"Gallia Septentrionalis"]', '"Gallia Septentrionalis"{more}]')


@pytest.mark.parametrize(("more", "rises"), [("", True), (', "Britannia"', False)])
def test_britons_rise_only_where_rome_holds_britannia_no_longer(
    on_map: Maker, more: str, rises: bool
) -> None:
    """F210"""
    m = on_map(BRITANNIA.format(age=5, allies="[]", more=more), realm=True)
    run(m, "britons")
    assert (m.world.role[m.nation("britons")] != OUT) is rises


@rule("XVIII.I.8")
def test_a_frontier_that_is_lost_when_limites_are_seen_to_is_rebuilt_later(on_map: Maker) -> None:
    """It was lost without a battle."""
    m = at(on_map, 5)
    p = m.place("Lotharingia")
    m.world.limes = put(m.world.limes, p, -1)
    m.world.owner[p] = -1
    run(m, "rebuild-limites")
    assert m.events("limes-rebuilt") == []
    m.world.owner[p] = m.nation("rome")
    run(m, "rebuild-limites")
    assert [event.args["place"] for event in m.events("limes-rebuilt")] == ["Lotharingia"]


@pytest.mark.parametrize("choice", ["reunite", "stay-apart"])
def test_the_question_is_put_once(on_map: Maker, choice: str) -> None:
    m = run(at(on_map, 9), "reunion").do(choice)
    assert m.ask().key != "reunite"
    assert len(m.events("empire-reunited")) == (choice == "reunite")


@rule("VII.A.3")
@pytest.mark.parametrize(("turn", "rolled"), [(ATTILA_FROM - 1, 0), (ATTILA_FROM, 1)])
def test_the_huns_wait_for_attila_until_his_turn(on_map: Maker, turn: int, rolled: int) -> None:
    """Once it has been rolled for them it is never rolled again, whatever has become of them."""
    m = at(on_map, turn, [10, 10])
    m.begin(MilitaryPhase())
    assert len(m.events("hun-fate")) == rolled
    m.world.status = put(m.world.status, m.nation("huns"), 0)
    m.begin(MilitaryPhase())
    assert len(m.events("hun-fate")) == rolled


@rule("VII.A.3", "VII.D.6", "VII.D.8")
def test_an_empire_of_the_huns_wants_a_city_for_its_capital(on_map: Maker) -> None:
    """The steppe has none."""
    m = run(at(on_map, 6, [10]), "hun-fate")
    assert (m.told("growth-lost"), m.told("capital-waits")) == (["VII.D.6"], ["VII.D.8"])


@rule("XVIII.I.9")
def test_the_last_unit_of_a_reserve_takes_the_place_of_a_limes(on_map: Maker) -> None:
    text = TEXT.format(allies="[]", age=5).replace('reserve = "2 infantry"', 'reserve = "infantry"')
    m = on_map(text, realm=True)
    m.world.turn = 8
    run(m, "limites")
    assert m.at("Numidia") == ["africano-romans.infantry"]
