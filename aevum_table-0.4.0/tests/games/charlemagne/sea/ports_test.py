"""17.1, 17.5, 13.7 Where fleets lie."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.battle.strength import fighters
from aevum.games.charlemagne.rules.counters import FLEET, alike
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.movement.entry import Enter
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.games.charlemagne.rules.ports import FleetsLeave, no_berth, ports_at, strand, waters
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import begin
from tests.games.charlemagne.harbour import COAST, FAR, OFF, OUT
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


def left_after(m: ScriptedMatch, place: str) -> list[str]:
    """What the Empire has in a hex after the end of its operations."""
    alone(m.phasing("empire").hush(), OperationsPhase()).do("end-operations")
    return m.at(place)


@rule("17.1.b")
def test_a_fleet_in_a_port_is_safe_and_one_on_the_open_sea_is_lost(match: Maker) -> None:
    m = match().clear().put("Marseille", "PRO fleet").put(OUT, "SEP fleet")
    assert left_after(m, "Marseille") == ["PRO fleet"]
    assert m.at(OUT) == []
    assert m.events("fleets-stranded")[0].rule == "17.1.b"


@rule("17.1.b")
def test_a_fleet_may_lie_off_a_coast_that_friends_hold(match: Maker) -> None:
    """C55: such a fleet stands in the sea hex."""
    assert left_after(match().clear().put(OFF, "PRO fleet"), OFF) == []
    assert left_after(match().clear().put(OFF, "PRO fleet").put(COAST, "AUS militia"), OFF) == ["PRO fleet"]
    assert left_after(match().clear().put(OFF, "PRO fleet").put(COAST, "SAX warriors"), OFF) == []
    # Other fleets in the port hold nothing.
    assert left_after(match().clear().put(OFF, "PRO fleet").put("Marseille", "SEP fleet"), OFF) == []


@rule("17.1.b", "T4.1.4")
def test_a_pillaged_port_shelters_only_with_friends_on_the_quay(match: Maker) -> None:
    m = match().clear().put("Marseille", "PRO fleet")
    m.s.pillaged = [m.hex("Marseille")]
    assert left_after(m, "Marseille") == []
    m = match().clear().put("Marseille", "PRO fleet").put("Marseille", "PRO militia")
    m.s.pillaged = [m.hex("Marseille")]
    assert left_after(m, "Marseille") == ["PRO fleet", "PRO militia"]


@rule("17.1.b")
def test_only_the_fleets_of_the_phasing_player_are_looked_at(match: Maker) -> None:
    m = match().clear().put(OUT, "LOM fleet").put(FAR, "PRO fleet")
    strand(m.s, TRIBAL)
    assert (m.at(OUT), m.at(FAR)) == ([], ["PRO fleet"])


@rule("2.3", "17.1.a")
def test_a_coast_port_opens_on_the_sea_beside_it_and_a_river_port_on_its_gate(match: Maker) -> None:
    m = match()
    marseille, rouen = m.hex("Marseille"), m.hex("Rouen")
    assert waters(marseille) == LAND.shores[marseille]
    assert all(marseille in ports_at(m.s, sea) for sea in LAND.shores[marseille])
    assert waters(rouen) == [LAND.gate[rouen]]
    assert rouen in ports_at(m.s, LAND.gate[rouen])


@rule("T4.1.4")
def test_a_pillaged_port_is_not_put_into(match: Maker) -> None:
    m = match()
    for burg in ("Marseille", "Rouen"):
        m.s.pillaged = [m.hex(burg)]
        assert m.hex(burg) not in ports_at(m.s, waters(m.hex(burg))[0])


@rule("17.5")
def test_no_way_by_land_leads_into_the_sea(match: Maker) -> None:
    assert not any(LAND.sea[b] for a in range(LAND.size) for b in LAND.near[a])
    m = begin(match().clear().put(COAST, "AUS militia"), COAST, 20)
    assert f"move:{OFF}" not in m.offered()


@rule("13.7.a")
def test_fleets_in_port_do_not_fight_on_land(match: Maker) -> None:
    m = match().clear().put("Genoa", "LOM fleet").put("Genoa", "LOM militia")
    assert [m.name(piece) for piece in fighters(m.s, m.hex("Genoa"), TRIBAL)] == ["LOM militia"]


@rule("13.7.b")
def test_when_the_enemy_enters_fleets_put_to_sea_together(match: Maker) -> None:
    m = match().clear().control("PRO", "tribal").control("SEP", "empire")
    m.put("Marseille", "PRO fleet").put("Arles", "AUS militia")
    force = m.s.pieces(m.hex("Arles"))
    alone(m.hush(), Enter(EMPIRE, m.hex("Marseille"), force))
    assert m.asked() == ("tribal", "fleets-leave")
    m.do(f"put-out:{OFF}")
    assert (m.at(OFF), m.at("Marseille")) == (["PRO fleet"], ["AUS militia"])
    assert over(m)


@rule("13.7.b")
def test_fleets_that_cannot_leave_are_lost(match: Maker) -> None:
    m = match().clear().control("COR", "tribal").put("Marseille", "PRO fleet")
    first, second = (LAND.names[sea] for sea in waters(m.hex("Marseille")))
    m.put(first, "LOM fleet").put(second, "COR fleet")
    alone(m, FleetsLeave(m.hex("Marseille")))
    assert m.at("Marseille") == []
    assert m.events("fleets-trapped")[0].rule == "13.7.b"
    assert over(m)


@rule("13.7.b", "3.6.b")
def test_fleets_do_not_leave_to_another_tribe(match: Maker) -> None:
    m = match().clear().control("PRO", "tribal").put("Marseille", "PRO fleet").put(OFF, "LOM fleet")
    alone(m, FleetsLeave(m.hex("Marseille")))
    assert f"put-out:{OFF}" not in m.offered()
    assert m.offered()


@rule("13.7.b", "6.5.a")
def test_who_drives_neutral_fleets_out_violates_their_region_from_inside_too(match: Maker) -> None:
    m = match().clear().control("PRO", "neutral").put("Marseille", "PRO fleet").put("Arles", "AUS militia")
    force = m.s.pieces(m.hex("Arles"))
    alone(m.hush(), Enter(EMPIRE, m.hex("Marseille"), force))
    assert m.controls("PRO") == "tribal"
    assert m.asked() == ("tribal", "fleets-leave")


@rule("3.5.a", "3.6.b")
def test_berths_at_sea_are_counted_in_fleets(match: Maker) -> None:
    m = match().clear().control("COR", "tribal").put(OUT, "LOM fleet").put(OUT, "LOM militia", 7)
    m.put(FAR, "COR fleet")
    corsairs = m.s.pieces(m.hex(FAR))
    refusal = no_berth(m.s, TRIBAL, m.hex(OUT), corsairs)
    assert refusal is not None
    assert refusal.rule == "3.6.b"
    m.control("COR", "empire").control("LOM", "empire")
    assert no_berth(m.s, EMPIRE, m.hex(OUT), corsairs) is None
    everyone = [fleet for home in ("DEN", "NOR", "BYZ", "PRO", "SEP", "ANG") for fleet in _fleets(m, home)]
    refusal = no_berth(m.s, EMPIRE, m.hex(OUT), everyone)
    assert refusal is not None
    assert refusal.rule == "3.5.a"
    # Ten by themselves are not too many.
    assert len(everyone) == 10
    assert no_berth(m.s, EMPIRE, m.hex(OFF), everyone) is None


def _fleets(m: ScriptedMatch, home: str) -> list[int]:
    return list(alike(region(home), FLEET))


@rule("17.1.b", "20.4.a")
def test_a_leader_at_sea_is_lost_with_the_fleets(match: Maker) -> None:
    m = match().clear().put(OUT, "PRO fleet").leader(OUT, "empire")
    strand(m.s, EMPIRE)
    assert m.at(OUT) == []
    assert [event.args["leader"] for event in m.events("leader-lost")] == ["charlemagne"]
