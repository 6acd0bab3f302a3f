"""XXII.B Who moves in a campaign."""

from collections.abc import Callable

from aevum.testing import rule
from tests.games.invasions.xxii_campaigns.xxii_a_campaigns_test import EMPIRE


def marching(on_map: Callable) -> object:
    return on_map(EMPIRE).do("done", "campaign:iulianus:3", "set-out")


@rule("XXII.B.1")
def test_units_are_dropped_and_picked_up_on_the_way(on_map: Callable) -> None:
    m = marching(on_map).do("leave:legion:byzantium:whole:4", "go:Pontus", "take:infantry:byzantium:whole:4")
    m.do("halt")
    assert m.at("Cappadocia") == ["byzantium.legion"]
    assert "byzantium.infantry" in m.at("Pontus")
    assert len(m.at("Pontus")) == 5


@rule("XXII.B.2")
def test_units_nearby_come_to_the_leader(on_map: Callable) -> None:
    m = marching(on_map).do("call:Cilicia", "joins:cavalry:byzantium:whole:4")
    assert m.at("Cilicia") == []
    m.do("take:cavalry:byzantium:whole:3")
    assert m.ask().args["units"] == 6


@rule("XXII.B.2")
def test_a_unit_never_exceeds_its_own_movement(on_map: Callable) -> None:
    m = marching(on_map).do("redeploy:Palestina")
    assert not [option for option in m.offered() if option.startswith("call:Pontus")]  # too far for infantry


@rule("XXII.B.3", "XVIII.B.6")
def test_nobody_else_moves(on_map: Callable) -> None:
    m = marching(on_map)
    assert not [o for o in m.offered() if o.startswith(("march", "sail"))]
    refusal = m.why_not("leave-leader:iulianus")
    assert (refusal.key, refusal.rule) == ("leader-campaigns", "XXII.B.3")


@rule("XXII.B.4", "XVIII.B.1")
def test_the_same_units_march_again_with_all_their_paces(on_map: Callable) -> None:
    m = marching(on_map).do("go:Pontus", "go:Cappadocia", "go:Pontus", "go:Cappadocia", "halt", "set-out")
    assert "leave:cavalry:byzantium:whole:5" in m.offered()


NOBODYS_LAND = """
turn = 3
seats = ["hun", "roman"]
acting = ["huns"]
[nations.huns]
seat = "hun"
horde = "Hunnia"
units = { Bohemia = "2 cavalry", Hunnia = "2 cavalry" }
leaders = { Hunnia = "attila" }
[nations.gepids]
seat = "roman"
horde = "Dacia"
units = { Dacia = "infantry" }
"""


@rule("XXII.B.2")
def test_they_come_through_land_that_is_nobodys_too(on_map: Callable) -> None:
    """F100: between Bohemia and Hunnia nobody stands who could stop them."""
    m = on_map(NOBODYS_LAND).to_stacks().do("done")
    m.do(next(option for option in m.offered() if option.startswith("campaign:attila")), "set-out")
    assert m.owner("Moravia") == ""
    assert "call:Bohemia" in m.offered()


@rule("XXII.B.2", "XIX.A.1")
def test_nobody_joins_the_leader_in_enemy_land(on_map: Callable) -> None:
    """F100: else units would slip past everybody who might intercept them."""
    text = EMPIRE.replace("3 legion, 2 cavalry", "2 legion").replace(
        "units = { Thracia", 'units = { Amida = "2 cavalry", Thracia'
    )
    text = text.replace('{ Cappadocia = "iulianus"', '{ Amida = "iulianus"')
    m = on_map(text).do("done", "campaign:iulianus:3", "set-out")
    assert "call:Cilicia" in m.offered()
    m.do("go:Assyria", "none")
    assert not [option for option in m.offered() if option.startswith("call:")]
    refusal = m.why_not("call:Cappadocia")
    assert (refusal.key, refusal.rule) == ("call-abroad", "XXII.B.2")
