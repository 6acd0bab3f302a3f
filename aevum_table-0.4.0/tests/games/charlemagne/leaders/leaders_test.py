"""20.2-20.5 Leaders: who counts, losing one, their names."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, LEADERS, UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.leaders import NO_LEADER, LeaderFlees, best, eliminate, stranded
from aevum.games.charlemagne.rules.markers import CUP, IN_PLAY, MARKER, kind, marker_of
from aevum.games.charlemagne.rules.state import GONE, POOL
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.tables import EMPIRE, NOBODY, PACKAGE, SEATS, TRIBAL
from aevum.kit.tables import rows
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import begin, fallen, name
from tests.games.charlemagne.harbour import OFF
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
FIRST = CHARLEMAGNE + 1
WIDUKIND = UNITS + LEADERS.index("widukind")


@rule("20.1", "8.3")
@pytest.mark.parametrize("seat", [EMPIRE, TRIBAL])
def test_whoever_draws_a_leader_puts_him_on_any_force_of_his(match: Maker, seat: int) -> None:
    m = match([MARKER.index(kind("leader")) + 1]).clear()
    m.put("Aachen", "AUS militia").put("Paris", "NEU militia").put("Pavia", "LOM militia")
    m.put("Genoa", "LOM fleet")
    alone(m, Draws(seat, 1, "8.1.a"))
    assert m.asked() == (SEATS[seat], "place-leader")
    burgs = (("Aachen", "Paris"), ("Pavia", "Genoa"))[seat]
    places = [LAND.names[m.hex(burg)] for burg in burgs]
    assert sorted(m.offered()) == sorted(f"stand:{place}" for place in places)
    m.do(f"stand:{places[1]}")
    assert ("roland", "widukind")[seat] in m.at(burgs[1])
    assert m.s.side_of((FIRST, WIDUKIND)[seat]) == seat
    assert m.hand(SEATS[seat]) == []
    assert over(m)


@rule("20.2.a")
def test_one_leader_counts_and_charlemagne_before_all(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").leader("Aachen", "empire", "leader-1")
    assert best(m.s, m.s.pieces(m.hex("Aachen"))) == FIRST
    m.leader("Aachen", "empire", "leader-2").leader("Aachen", "empire")
    assert best(m.s, m.s.pieces(m.hex("Aachen"))) == CHARLEMAGNE
    assert best(m.s, [UNITS - 1]) == NO_LEADER


@rule("20.4.b")
def test_the_marker_of_a_lost_leader_returns_to_the_container(match: Maker) -> None:
    m = match().leader("Pavia", "tribal", "leader-1")
    eliminate(m.s, WIDUKIND, "12.4.c")
    assert m.s.at[WIDUKIND] == POOL
    assert m.s.lead[WIDUKIND - UNITS] == NOBODY
    assert m.s.holder[marker_of(WIDUKIND)] == CUP
    (told,) = m.events("leader-lost")
    assert (told.args, told.rule) == ({"seat": "tribal", "leader": "widukind"}, "12.4.c")


@rule("20.4.c")
def test_charlemagne_is_out_of_the_game(match: Maker) -> None:
    m = match()
    eliminate(m.s, CHARLEMAGNE, "20.4.a")
    assert m.s.at[CHARLEMAGNE] == GONE


@rule("T10.SM01.c")
def test_with_augustus_his_lord_loses_every_marker(match: Maker) -> None:
    m = match().leader("Rome", "tribal", "leader-1").give("tribal", "treachery", "vassalage")
    m.give("empire", "espionage").give("tribal", "augustus")
    augustus = MARKER.index(kind("augustus"))
    m.s.holder[augustus] = IN_PLAY
    m.s.augustus = WIDUKIND
    eliminate(m.s, WIDUKIND, "20.4.a")
    assert m.s.augustus == NOBODY
    assert m.s.holder[augustus] == CUP
    assert m.hand("tribal") == []
    assert m.hand("empire") == ["espionage"]
    assert m.events("augustus-falls")[0].args == {"seat": "tribal", "count": 2}


@rule("T10.SM01.c")
def test_a_leader_without_augustus_costs_no_markers(match: Maker) -> None:
    m = match().leader("Rome", "tribal", "leader-1").give("tribal", "treachery")
    eliminate(m.s, WIDUKIND, "20.4.a")
    assert m.hand("tribal") == ["treachery"]


@rule("6.3.d")
def test_of_equally_near_forces_his_lord_chooses(match: Maker) -> None:
    m = match().clear().control("SAX", "tribal").leader("Verden", "tribal", "leader-1")
    assert stranded(m.s, m.hex("Verden")) == [WIDUKIND]
    one, other = [LAND.names[hex] for hex in LAND.near[m.hex("Verden")][:2]]
    m.put(one, "SAX warriors").put(other, "SAX warriors").put("Halberstadt", "SAX warriors")
    alone(m, LeaderFlees(WIDUKIND))
    assert m.asked() == ("tribal", "leader-flees")
    assert sorted(m.offered()) == sorted([f"stand:{one}", f"stand:{other}"])
    m.do(f"stand:{other}")
    assert m.at(other) == ["SAX warriors", "widukind"]
    assert over(m)


@rule("6.3.d")
def test_a_leader_beside_a_unit_of_his_side_stands_where_he_is(match: Maker) -> None:
    m = match().clear().control("SAX", "tribal").leader("Verden", "tribal", "leader-1")
    m.put("Verden", "SAX warriors", 2)
    assert stranded(m.s, m.hex("Verden")) == []


@rule("20.5")
def test_each_leader_has_a_name_on_either_side_and_charlemagne_his_own() -> None:
    table = {row["leader"]: (row["empire"], row["tribal"]) for row in rows(PACKAGE, "leaders")}
    assert LEADERS[:3] == ["charlemagne", "roland", "gerold"]
    assert LEADERS[7:9] == ["widukind", "desiderius"]
    assert marker_of(FIRST) == marker_of(WIDUKIND)
    assert table["leader-1"] == ("Roland", "Widukind")
    assert table["leader-2"] == ("Gerold", "Desiderius")
    assert table["leader-3"] == ("William of Gellone", "Abd al-Rahman")
    assert table["leader-4"] == ("Pepin of Italy", "Godfred")
    assert table["leader-5"] == ("Louis of Aquitaine", "Tassilo")
    assert table["leader-6"] == ("Charles the Younger", "The Khagan")


@rule("6.3.d", "17.5")
def test_nobody_flees_to_a_fleet_at_sea(match: Maker) -> None:
    m = match().clear().leader("Marseille", "empire", "leader-1").put(OFF, "PRO fleet")
    m.put("Aachen", "AUS militia")
    alone(m, LeaderFlees(FIRST))
    assert m.at("Aachen") == ["AUS militia", "roland"]
    assert over(m)


@rule("20.4.d")
@pytest.mark.parametrize(
    ("refuge", "lost"), [("Cologne", ["roland"]), ("Narbonne", ["charlemagne", "roland"])]
)
def test_charlemagne_escapes_from_a_lost_battle_to_a_force_that_is_near(
    match: Maker, refuge: str, lost: list[str]
) -> None:
    here = LAND.of_burg("Eresburg")
    beside = name(next(hex for hex in LAND.near[here] if LAND.side(hex, here) == 0))
    m = match([6, 1, 1]).clear().put("Eresburg", "AUS militia").put(refuge, "NEU militia")
    m.leader("Eresburg", "empire").leader("Eresburg", "empire", "leader-1").put(beside, "SAX warriors", 6)
    begin(m, beside, 10, "tribal").do(f"attack:{name(here)}")
    assert m.events("battle-result")[0].args["result"] == "DZ"
    assert fallen(m) == lost
    escaped = [] if "charlemagne" in lost else [name(m.hex(refuge))]
    assert [event.args["place"] for event in m.events("leader-escapes")] == escaped
    assert {event.rule for event in m.events("leader-escapes")} <= {"20.4.d"}
