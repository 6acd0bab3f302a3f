"""17.2, 17.3 Who sails and who is carried."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.sea.voyage import Voyage, fleets_ready
from aevum.games.charlemagne.rules.tables import EMPIRE, SEATS
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import refused
from tests.games.charlemagne.harbour import COAST, OFF, OUT
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]


def voyage(m: ScriptedMatch, place: str = "Marseille", seat: str = "empire") -> ScriptedMatch:
    return alone(m.phasing(seat).hush(), Voyage(SEATS.index(seat), m.hex(place)))


def points(m: ScriptedMatch) -> object:
    return m.events("fleet-points")[-1].args["points"]


@rule("17.2", "3.2.e")
def test_fleets_roll_like_any_force(match: Maker) -> None:
    m = voyage(match([4]).clear().put("Marseille", "PRO fleet"))
    assert points(m) == 22
    assert m.modifiers("fleet-points") == [(4, "T5.points"), (18, "T5.points")]
    assert m.asked() == ("empire", "sail")


@rule("12.1", "17.3.b")
def test_fleets_and_cargo_are_activated_together_and_once(match: Maker) -> None:
    m = match([4]).clear().put("Marseille", "PRO fleet").put("Marseille", "PRO militia", 2)
    voyage(m).do("board:PRO:militia:2834", "set-sail")
    assert len(m.s.acted) == 2
    assert fleets_ready(m.s, EMPIRE, m.hex("Marseille")) == []
    assert m.s.pieces(m.hex("Marseille"))[0] in m.s.acted


@rule("17.3.b")
def test_units_activated_before_do_not_come_aboard(match: Maker) -> None:
    m = match([1]).clear().put("Marseille", "PRO fleet").put("Marseille", "PRO militia")
    m.s.acted = [piece for piece in m.s.pieces(m.hex("Marseille")) if m.name(piece) == "PRO militia"]
    voyage(m)
    assert m.events("fleet-points")
    assert m.at("Marseille") == ["PRO fleet", "PRO militia"]


@rule("17.3.a")
def test_a_fleet_carries_three_units_and_any_leaders(match: Maker) -> None:
    m = match([1]).clear().put("Marseille", "PRO fleet").put("Marseille", "PRO militia", 3)
    m.put("Marseille", "AUS militia").leader("Marseille", "empire").leader("Marseille", "empire", "leader-1")
    voyage(m).do(*["board:PRO:militia:2834"] * 3)
    assert refused(m, "board:AUS:militia:2834") == ("no-room-aboard", "17.3.a")
    m.do("board-leader:charlemagne:2834")
    m.do(next(choice for choice in m.offered() if choice.startswith("board-leader")))
    assert m.events("fleet-points")
    assert len(m.s.acted) == 6


@rule("17.3.a", "3.6.b")
def test_fleets_of_a_tribe_carry_their_own_people_only(match: Maker) -> None:
    m = match().clear().put(OFF, "LOM fleet").put(COAST, "SAX warriors").leader(COAST, "tribal", "leader-1")
    voyage(m, OFF, "tribal")
    assert refused(m, f"board:SAX:warriors:{COAST}") == ("tribes-apart", "3.6.b")


@rule("12.2.a")
def test_fleets_may_stay_behind_but_not_when_they_are_laden(match: Maker) -> None:
    m = match([1]).clear().put("Marseille", "PRO fleet").put("Marseille", "SEP fleet")
    m.put("Marseille", "PRO militia", 3).put("Marseille", "AUS militia", 2)
    voyage(m).do(*["board:PRO:militia:2834"] * 3)
    assert m.ask().args == {"place": "2834", "room": 3}
    assert "leave-fleet:SEP:fleet" in m.offered()
    m.do("board:AUS:militia:2834")
    assert refused(m, "leave-fleet:SEP:fleet") == ("fleet-is-laden", "17.3.a")
    m = voyage(match([1]).clear().put("Marseille", "PRO fleet").put("Marseille", "SEP fleet"))
    m.do("leave-fleet:SEP:fleet")
    assert [m.name(piece) for piece in m.s.acted] == ["PRO fleet"]


@rule("17.3.b")
def test_only_fleets_and_leaders_aboard_count_for_the_points(match: Maker) -> None:
    m = match([4]).clear().put("Marseille", "PRO fleet").put("Marseille", "PRO militia")
    m.leader("Marseille", "empire", "leader-1")
    voyage(m).do("board:PRO:militia:2834")
    m.do(next(choice for choice in m.offered() if choice.startswith("board-leader")))
    assert points(m) == 2 * 4 + 18 - 1
    assert m.told("unit-boards") == [({"seat": "empire", "region": "PRO", "unit": "militia"}, "17.3.a")]
    assert m.told("leader-boards") == [({"seat": "empire", "leader": "roland"}, "17.3.a")]


@rule("17.3.c")
@pytest.mark.parametrize(("place", "troops", "cost"), [("Marseille", "Marseille", 1), (OFF, COAST, 3)])
def test_embarking_costs_one_in_a_port_and_three_on_a_coast(
    match: Maker, place: str, troops: str, cost: int
) -> None:
    m = match([4]).clear().put(place, "PRO fleet").put(troops, "PRO militia")
    quay = "2834" if troops == "Marseille" else COAST
    voyage(m, place).do(f"board:PRO:militia:{quay}")
    assert m.modifiers("fleet-points")[-1] == (-cost, "17.3.c")
    assert points(m) == 22 - cost
    assert "PRO militia" in m.at(place)


@rule("17.3.c", "T4.1.4")
def test_a_pillaged_port_is_a_coast_to_embark_from(match: Maker) -> None:
    m = match([4]).clear().put("Marseille", "PRO fleet").put("Marseille", "PRO militia")
    m.s.pillaged = [m.hex("Marseille")]
    voyage(m).do("board:PRO:militia:2834")
    assert m.modifiers("fleet-points")[-1] == (-3, "17.3.c")


@rule("17.4.d", "17.3.a")
def test_a_leader_who_is_at_sea_with_fleets_sails_with_them(match: Maker) -> None:
    m = match([3]).clear().hush().put(OFF, "PRO fleet").leader(OFF, "empire")
    alone(m, Voyage(EMPIRE, m.hex(OFF)))
    m.do(f"sail-to:{OUT}")
    assert m.at(OUT) == ["PRO fleet", "charlemagne"]
    # He was aboard already.
    assert m.modifiers("fleet-points") == [(3, "T5.points"), (6, "T5.charlemagne"), (18, "T5.points")]
