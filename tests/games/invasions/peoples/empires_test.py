"""One Roman Empire and two: what binds the halves, how they part, and the frontier that they keep."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.bounds.garrisons import why_not_other_half
from aevum.games.invasions.rules.bounds.room import excess
from aevum.games.invasions.rules.content.timeline import specials_of
from aevum.games.invasions.rules.control.provinces import conquer, settle
from aevum.games.invasions.rules.control.sharing import total_control
from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.diplomacy.targets import BREAK, deals
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.match.administration import AdministrationPhase
from aevum.games.invasions.rules.peoples.theodosius import valens_died
from aevum.games.invasions.rules.troops import KINDS
from aevum.games.invasions.rules.vassalage.ties import end_alliances
from aevum.games.invasions.rules.world.pieces import add_unit, shift
from aevum.games.invasions.rules.world.world import FEDERATE, OUT, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.peoples.peoples_test import at, run

Maker = Callable[..., ScriptedMap]


def unit_at(m: ScriptedMap, place: str) -> int:
    return next(u for u in range(1, len(m.world.code)) if m.world.place[u] == m.place(place))


@rule("VI.K.5")
def test_guards_stay_in_their_half_of_one_empire(on_map: Maker) -> None:
    m = at(on_map, 2, allied=True)
    guard, legion = unit_at(m, "Latium"), unit_at(m, "Phoenicia")
    refused = why_not_other_half(m.world, guard, m.place("Thracia"))
    assert refused is not None
    assert refused.key == "other-half"
    assert why_not_other_half(m.world, guard, m.place("Umbria")) is None
    assert why_not_other_half(m.world, guard, m.place("Chaldea")) is None, "they go to war abroad"
    assert why_not_other_half(m.world, legion, m.place("Latium")) is None
    shift(m.world, guard, m.place("Thracia"))
    assert why_not_other_half(m.world, guard, m.place("Moesia Inferior")) is None, "on their way home"
    assert why_not_other_half(at(on_map, 4).world, guard, m.place("Thracia")) is None


@rule("VI.K.5")
def test_troops_in_the_other_half_go_home_when_the_empire_splits(on_map: Maker) -> None:
    m = at(on_map, 3, allied=True)
    rome = m.nation("rome")
    stray = add_unit(m.world, KINDS.index("legion"), rome, m.place("Phoenicia"))
    add_unit(m.world, KINDS.index("archer"), m.nation("byzantium"), m.place("Latium"))
    run(m, "split")
    assert m.world.owner[m.world.place[stray]] == rome
    assert m.at("Latium") == ["rome.guard"]
    assert m.at("Phoenicia") == ["byzantium.legion"]
    assert m.told("retreats") == ["VI.K.5"] * 2
    assert {event.args["units"] for event in m.events("retreats")} == {1}


@rule("XII.C.7", "XXVI.B.6")
def test_both_halves_have_total_control_of_what_they_hold_together(on_map: Maker) -> None:
    """C26: of Africa, but of Italia Rome alone, since nothing there is Byzantine."""
    m = at(on_map, 3, allied=True)
    add_unit(m.world, KINDS.index("archer"), m.nation("byzantium"), m.place("Saldae"))
    conquer(m.world, m.place("Saldae"), m.nation("byzantium"))
    africa, italia = (m.world.land.areas.index(name) for name in ("Africa", "Italia"))
    rome, byzantium = m.nation("rome"), m.nation("byzantium")
    assert [total_control(m.world, africa, n) for n in (rome, byzantium)] == [True, True]
    assert [total_control(m.world, italia, n) for n in (rome, byzantium)] == [True, False]


@rule("VI.K.5")
def test_halves_that_are_two_already_do_not_split_again(on_map: Maker) -> None:
    assert run(at(on_map, 3), "split").events("empire-splits") == []


@rule("VI.K.5", "XII.C.2", "XII.C.5")
def test_an_area_that_they_held_together_is_nobodys_when_the_empire_splits(on_map: Maker) -> None:
    """Each half has one of the two cities of Africa."""
    m = at(on_map, 3, allied=True)
    add_unit(m.world, KINDS.index("archer"), m.nation("byzantium"), m.place("Saldae"))
    conquer(m.world, m.place("Saldae"), m.nation("byzantium"))
    assert m.holder("Africa") == "rome"
    assert run(m, "split").holder("Africa") == ""
    assert (m.owner("Africa"), m.owner("Saldae"), m.owner("Utica")) == ("rome", "byzantium", "")


@rule("VI.K.5")
def test_where_one_province_is_full_the_others_go_to_the_next(on_map: Maker) -> None:
    """F232"""
    m = at(on_map, 3, allied=True)
    rome = m.nation("rome")
    strays = [add_unit(m.world, KINDS.index("legion"), rome, m.place("Phoenicia")) for _ in range(12)]
    run(m, "split")
    homes = {m.world.place[unit] for unit in strays}
    assert len(homes) > 1
    assert {m.world.owner[p] for p in homes} == {rome}
    assert max(excess(m.world, p, 1 << rome) for p in homes) == 0


@rule("VI.K.5", "XVII.A.11")
def test_nobody_is_sent_home_to_where_enemies_stand(on_map: Maker) -> None:
    """F223, F232: before a city that they have not taken yet."""
    m = at(on_map, 3, allied=True)
    rome, huns = m.nation("rome"), m.nation("huns")
    first = add_unit(m.world, KINDS.index("legion"), rome, m.place("Phoenicia"))
    goal = run(m, "split").world.place[first]
    m = at(on_map, 3, allied=True)
    stray = add_unit(m.world, KINDS.index("legion"), rome, m.place("Phoenicia"))
    add_unit(m.world, KINDS.index("horse-archer"), huns, goal)
    run(m, "split")
    assert m.world.owner[m.world.place[stray]] == rome
    assert m.world.place[stray] != goal


@rule("VI.K.5")
def test_their_leader_goes_with_them(on_map: Maker) -> None:
    m = at(on_map, 3, allied=True)
    stray = add_unit(m.world, KINDS.index("legion"), m.nation("rome"), m.place("Phoenicia"))
    m.world.leader_place[LEADERS.index("caesar")] = m.place("Phoenicia")
    run(m, "split")
    assert m.world.leader_place[LEADERS.index("caesar")] == m.world.place[stray] != m.place("Phoenicia")
    assert m.leader("valens") == "Phoenicia"
    assert m.told("must-part") == m.told("leader-goes") == [], "at once, before anybody parts"


HOMELESS = """
turn = 3
allies = [["rome", "byzantium"]]
seats = ["roman", "hun", "persian", "goth"]
[nations.rome]
seat = "roman"
units = { Phoenicia = "legion" }
leaders = { Phoenicia = "caesar" }
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia", "Oriens"]
units = { Thracia = "legion", Phoenicia = "2 legion" }
"""


@rule("VI.K.5", "XXVI.B.7")
def test_who_has_no_home_left_parts_like_any_former_ally(on_map: Maker) -> None:
    m = run(on_map(HOMELESS, realm=True), "split")
    assert (m.told("retreats"), m.told("must-part")) == ([], ["XXVI.B.7"])
    assert m.at("Phoenicia") == ["byzantium.legion"] * 2 + ["rome.legion"]
    assert (m.asked(), m.leader("caesar")) == (("roman", "retreat"), "Phoenicia")


@rule("VI.K.5")
def test_nothing_parts_a_reunited_empire(on_map: Maker) -> None:
    m = run(at(on_map, 9), "reunion").do("reunite")
    state = m.table.state
    persia, rome, east = m.nation("persia"), m.nation("rome"), m.nation("byzantium")
    assert deals(state, persia, BREAK, 0, 0) == []
    assert end_alliances(state, east, "III.G.8") == []
    assert m.world.allies[rome] == 1 << east


FRONT = ("Amida", "Osroene")


def on_the_front(on_map: Maker, turn: int, *conquered: str) -> ScriptedMap:
    m = at(on_map, turn)
    east = m.nation("byzantium")
    for name in FRONT:
        m.world.limes = put(m.world.limes, m.place(name), east)
        m.realm.frontier = put(m.realm.frontier, m.place(name), east)
    for name in conquered:
        add_unit(m.world, KINDS.index("legion"), east, m.place(name))
        conquer(m.world, m.place(name), east)
    return m


@rule("XVIII.I.8")
def test_limites_of_the_persian_front_follow_the_border(on_map: Maker) -> None:
    m = run(on_the_front(on_map, 4, "Assyria"), "persian-front")
    assert m.asked() == ("roman", "persian-front")
    assert m.offered() == ["keep-limes", "move-limes:Assyria"]
    kept = str(m.ask().args["place"])
    m.do("keep-limes")
    first = str(m.ask().args["place"])
    assert sorted([kept, first]) == sorted(FRONT)
    m.do("move-limes:Assyria")
    for where in (m.world.limes, m.realm.frontier):
        assert where[m.place("Assyria")] == m.nation("byzantium")
        assert where[m.place(first)] == -1
    assert m.world.limes[m.place("Tyras")] == m.nation("byzantium")
    assert m.events("limes-moves")[0].args == {"people": "byzantium", "from": first, "place": "Assyria"}


@rule("XVIII.I.8", "XII.B.5")
def test_what_only_the_limes_held_falls_to_the_area_behind_it(on_map: Maker) -> None:
    m = on_the_front(on_map, 4, "Adiabene")
    east, euphrates = m.nation("byzantium"), m.place("Euphrates")
    m.world.limes = put(m.world.limes, euphrates, east)
    settle(m.world, euphrates)
    assert m.owner("Euphrates") == "byzantium"
    run(m, "persian-front")
    while m.ask().args["place"] != "Euphrates":
        m.do("keep-limes")
    m.do("move-limes:Adiabene")
    assert (m.owner("Euphrates"), m.owner("Adiabene")) == ("persia", "byzantium")


@pytest.mark.parametrize(
    ("turn", "conquered", "asked"), [(4, (), False), (8, ("Assyria",), False), (7, ("Assyria",), True)]
)
def test_and_only_then(on_map: Maker, turn: int, conquered: tuple[str, ...], asked: bool) -> None:
    m = run(on_the_front(on_map, turn, *conquered), "persian-front")
    assert (m.ask().key == "persian-front") is asked


@rule("XVIII.I.8", "XVIII.I.9")
def test_limites_are_seen_to_before_purchases(on_map: Maker) -> None:
    assert specials_of(8, "purchases") == ["limites"]
    m = at(on_map, 4)
    p = m.place("Tyras")
    m.world.limes = put(m.world.limes, p, -1)
    m.realm.happened = [*m.realm.happened, f"breach:{p}"]
    phase = AdministrationPhase()
    phase.step = "frontier"
    m.begin(phase)
    assert m.world.limes[p] == m.nation("byzantium")
    assert phase.steps.index("frontier") + 1 == phase.steps.index("purchases")


@rule("XX.Ex.5")
def test_theodosius_goes_where_he_is_wanted(on_map: Maker) -> None:
    m = at(on_map, 2, allied=True)
    m.world.leader_place[LEADERS.index("valens")] = -1
    valens_died(m.table.state)
    m.table.game.advance(m.table.state)
    assert m.asked() == ("roman", "post-leader")
    assert sorted(m.offered()) == ["post:Africa", "post:Latium", "post:Phoenicia", "post:Thracia"]
    m.do("post:Phoenicia")
    assert m.leader("theodosius") == "Phoenicia"
    assert m.told("leader-comes") == ["XX.Ex.5"]


def test_huns_who_vanish_as_federates_leave_their_land(on_map: Maker) -> None:
    m = at(on_map, 6, [1])
    huns, east = m.nation("huns"), m.nation("byzantium")
    bind(m.world, huns, FEDERATE, east)
    m.world.foedus = put(m.world.foedus, m.place("Tyras"), huns)
    run(m, "hun-fate")
    assert m.world.role[huns] == OUT
    assert huns not in m.world.foedus
    assert huns not in m.world.owner
    assert m.world.horde[huns] == -1
