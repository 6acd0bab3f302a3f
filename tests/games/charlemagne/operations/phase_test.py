"""12.1-12.3 Activating forces."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import name, north, plain, region_of
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


def two_forces(match: Maker, dice: list[int]) -> ScriptedMatch:
    """A force of the Empire in Aachen and one in the middle of a plain."""
    m = match(dice).clear().control(region_of(plain()), "empire")
    m.put("Aachen", "AUS field-army", 2).put("Aachen", "AUS militia").put(name(plain()), "NEU militia")
    return m.hush()


AACHEN = f"force:{LAND.names[LAND.of_burg('Aachen')]}"


@rule("12.1")
def test_forces_act_one_at_a_time_in_any_order_and_once(match: Maker) -> None:
    m = alone(two_forces(match, [1, 1]), OperationsPhase())
    plain_force = f"force:{name(plain())}"
    assert sorted(m.offered()) == sorted([AACHEN, plain_force, "end-operations"])
    m.do(plain_force, "stop")
    assert m.offered() == [AACHEN, "end-operations"]
    m.do(AACHEN, "set-out", "stop")
    assert over(m)


@rule("12.1")
def test_nobody_has_to_act(match: Maker) -> None:
    m = alone(two_forces(match, []), OperationsPhase()).do("end-operations")
    assert over(m)


@rule("12.1")
def test_the_others_forces_are_not_offered(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Pavia", "LOM militia").hush()
    alone(m.phasing("tribal"), OperationsPhase())
    assert m.asked() == ("tribal", "activate")
    assert m.offered() == [f"force:{LAND.names[LAND.of_burg('Pavia')]}", "end-operations"]


@rule("12.2.a")
def test_a_force_is_any_units_of_a_hex_and_is_chosen_before_the_roll(match: Maker) -> None:
    m = alone(two_forces(match, [3]).leader("Aachen", "empire"), OperationsPhase()).do(AACHEN)
    assert m.offered() == [
        "set-out",
        "leave:AUS:field-army",
        "leave:AUS:militia",
        "leave-leader:charlemagne",
    ]
    assert not m.events("operations-roll")
    m.do("leave:AUS:militia", "leave:AUS:field-army", "set-out")
    assert m.events("operations-points")[0].args["points"] == 3 * 3 + 18
    m.do("stop")
    # Who stayed behind may act later.
    m.do(AACHEN)
    assert m.offered() == ["set-out", "leave:AUS:field-army", "leave:AUS:militia"]


@rule("12.2.a")
def test_somebody_has_to_go(match: Maker) -> None:
    m = alone(two_forces(match, [1]), OperationsPhase()).do(AACHEN)
    m.do("leave:AUS:field-army", "leave:AUS:field-army")
    # One is left, so it sets out by itself.
    assert m.asked() == ("empire", "operate")
    assert m.events("operations-points")[0].args["points"] == 1 + 6


@rule("12.2.b")
def test_a_force_drops_units_on_the_way_and_picks_none_up(match: Maker) -> None:
    middle = plain()
    m = match([1, 2]).clear().control(region_of(middle), "empire").hush()
    m.put(name(middle), "AUS field-army", 2).put(name(middle), "AUS militia").leader(name(middle), "empire")
    m.put(north(middle), "NEU militia")
    alone(m, OperationsPhase()).do(f"force:{name(middle)}", "set-out")
    m.do(
        "drop:AUS:militia",
        f"move:{north(middle)}",
        "drop-leader:charlemagne",
        f"move:{north(middle, 2)}",
        "stop",
    )
    assert m.at(name(middle)) == ["AUS militia"]
    assert m.at(north(middle)) == ["NEU militia", "charlemagne"]
    assert [event.args["unit"] for event in m.events("unit-dropped")] == ["militia"]
    assert [event.args["leader"] for event in m.events("leader-dropped")] == ["charlemagne"]
    assert m.at(north(middle, 2)) == ["AUS field-army", "AUS field-army"]
    # The militia that was passed did not join, and may still act; who was dropped acts no more.
    assert m.offered() == [f"force:{north(middle)}", "end-operations"]
    m.do(f"force:{north(middle)}")
    assert m.events("operations-points")[1].args["points"] == 2 + 6


@rule("12.2.b")
def test_the_last_of_a_force_is_not_dropped(match: Maker) -> None:
    m = match([1]).clear().put("Aachen", "AUS militia").hush()
    alone(m, OperationsPhase()).do(AACHEN)
    refusal = m.why_not("drop:AUS:militia")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("last-of-force", "12.2.b")


@rule("12.2.c")
def test_a_tribal_force_is_of_one_region(match: Maker) -> None:
    """Two tribes never share a hex (3.6.b), and nobody is picked up on the way."""
    middle = plain()
    m = match([1]).clear().control(region_of(middle), "tribal").phasing("tribal").hush()
    m.put(name(middle), "SAX warriors", 2).put(north(middle), "LOM militia")
    alone(m, OperationsPhase()).do(f"force:{name(middle)}")
    assert m.offered() == ["set-out", "leave:SAX:warriors"]
    m.do("set-out", f"move:{north(middle)}", f"move:{north(middle, 2)}", "stop")
    assert m.at(north(middle)) == ["LOM militia"]
    assert m.at(north(middle, 2)) == ["SAX warriors", "SAX warriors"]


@rule("12.3")
def test_points_go_to_any_mix_of_actions_and_the_rest_is_lost(match: Maker) -> None:
    middle = plain()
    m = match([4, 6, 1, 1]).clear().control(region_of(middle), "tribal").hush()
    m.put(name(middle), "AUS militia", 3).put(north(middle), "LOM militia")
    alone(m, OperationsPhase()).do(f"force:{name(middle)}", "set-out")
    assert m.ask().args["points"] == 10
    m.do(f"attack:{north(middle)}", f"advance:{north(middle)}")
    assert m.ask().args["points"] == 7
    m.do(f"move:{north(middle, 2)}")
    assert m.ask().args["points"] == 6
    m.do("stop")
    assert m.events("force-stops")[0].args["points"] == 6
    assert over(m)


@rule("12.1", "17.1.a")
def test_fleets_are_activated_too(match: Maker) -> None:
    marseille = LAND.names[LAND.of_burg("Marseille")]
    m = match([3]).clear().hush().put("Marseille", "PRO fleet")
    alone(m, OperationsPhase())
    assert m.offered() == [f"sail:{marseille}", "end-operations"]
    m.do(f"sail:{marseille}", "stop")
    assert m.events("fleet-points")[0].args["points"] == 21
    # They have been activated, so nothing is left to do.
    assert over(m)


@rule("T10.SM01")
def test_a_leader_in_rome_may_be_crowned_between_two_activations(match: Maker) -> None:
    m = match().clear().hush().put("Rome", "AUS militia").leader("Rome", "empire")
    m.give("empire", "augustus")
    alone(m, OperationsPhase())
    both = [*m.offered(), *[option.id for option in m.table.game.unasked(m.s, 0)]]
    assert both.count("crown:augustus:charlemagne") == 1
    m.do("crown:augustus:charlemagne")
    assert m.events("crowned")[0].args["leader"] == "charlemagne"
    assert m.asked() == ("empire", "activate")
    assert "crown:augustus:charlemagne" not in m.offered()


@rule("T10.SM01", "1.4")
def test_with_a_leader_in_rome_one_is_asked_until_one_ends_the_phase(match: Maker) -> None:
    """That he cannot be crowned is known to his player alone."""
    m = match().clear().hush().put("Rome", "AUS militia").leader("Rome", "empire")
    m.s.acted = list(m.s.pieces(m.hex("Rome")))
    alone(m, OperationsPhase())
    assert (m.asked(), m.offered()) == (("empire", "activate"), ["end-operations"])
