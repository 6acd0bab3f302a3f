"""XXV.C on the map: which stacks fight, who leads them, and what is left afterwards."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

Waters = Callable[..., str]
Dice = tuple[Callable[[str], list[int]], Callable[[str], list[int]]]

SICULUM = '"Mare Siculum" = "fleet"'
CAUGHT = 2
MISS = "- -"


def attack(on_map: OnMap, text: str, *dice: int) -> Any:
    """A Roman stack catches the Vandals in the Sicilian Sea."""
    m = on_map(text, dice=[CAUGHT, *dice]).do("sail:Mare Tyrrheneum", "go:Mare Siculum", "let-sail")
    return m.do("intercept-fleet:vandals")


@rule("XXV.C.1")
def test_the_battle_is_part_of_the_move(on_map: OnMap, waters: Waters, dice: Dice) -> None:
    """Whoever survives sails on at once, beaten or not (XXV.C.7)."""
    white, _ = dice
    m = attack(on_map, waters('"Mare Tyrrheneum" = "2 elite-fleet"', SICULUM), *white("- - w"))
    m.do("accept-battle", "accept-battle")
    assert m.events("battle-won")[0].args["people"] == "vandals"
    assert m.asked() == ("roman", "sail")
    m.do("go:Mare Aegeum")
    assert m.at("Mare Aegeum") == ["rome.elite-fleet"] * 2
    assert m.table.state.fight_now is None


@rule("XXV.C.2")
def test_one_stack_a_side_fights_though_more_are_there(on_map: OnMap, waters: Waters, dice: Dice) -> None:
    white, _ = dice
    rome = '"Mare Tyrrheneum" = "2 fleet", "Mare Siculum" = "2 fleet"'
    m = attack(on_map, waters(rome, '"Mare Siculum" = "4 fleet"'), *white("- - - -"))
    sides = m.table.state.fight.sides
    assert [len(side.units) for side in sides] == [2, 2]
    assert (m.table.state.fight.field.province, m.table.state.fight.field.naval) == ("Mare Siculum", True)


@rule("XXV.C.2", "XXV.B.4")
@pytest.mark.parametrize(("which", "fleets"), [("2:0", 2), ("1:1", 1)])
def test_one_of_two_stacks_meets_the_enemy(on_map: OnMap, waters: Waters, which: str, fleets: int) -> None:
    rome = '"Mare Tyrrheneum" = "2 fleet, elite-fleet"'
    m = on_map(waters(rome, SICULUM, acting="vandals"), dice=[])
    m.do("sail:Mare Siculum", "go:Mare Tyrrheneum", f"intercept-with-fleets:vandals:{which}")
    assert len(m.table.state.fight.sides[1].units) == fleets


@rule("XXV.C.5")
@pytest.mark.parametrize(
    ("garrison", "stocks"), [("", [0, 0]), (', Cyrenaica = "infantry", Sicilia = "infantry"', [0, 2])]
)
def test_all_ports_of_an_inner_sea_give_re_rolls(
    on_map: OnMap, waters: Waters, dice: Dice, garrison: str, stocks: list[int]
) -> None:
    """Carthago alone is not enough: Cyrene and Syracusae lie on the same sea."""
    white, _ = dice
    m = attack(on_map, waters('"Mare Tyrrheneum" = "fleet"', SICULUM + garrison), *white(MISS))
    m.do("accept-battle", "accept-battle")
    assert [event.args["people"] for event in m.events("sea-control")] == ["vandals"] * (stocks[1] > 0)
    if stocks[1]:
        assert m.asked() == ("vandal", "rerolls")
        assert [side.stock for side in m.table.state.fight.sides] == stocks


@rule("XXV.C.5")
def test_the_ports_of_an_outer_sea_give_none(on_map: OnMap, waters: Waters) -> None:
    """Rome holds Tingis, the only city on the Gulf of Gades, so the interception is sure, but no more."""
    rome = 'Tingitania = "legion", "Sinus Gaditanus" = "fleet"'
    more = "[cities.Tingitania]\nlevel = 1"
    m = on_map(waters(rome, '"Mare Mauretanicum" = "fleet"', more, acting="vandals"))
    m.do("sail:Mare Mauretanicum", "go:Sinus Gaditanus", "intercept-fleet:vandals")
    assert len(m.events("fleet-sure")) == 1
    assert m.table.state.fight.field.sea_control == -1


@rule("XXV.C.6", "XX.K.7")
def test_elite_fleets_come_back_from_battle_repaired(on_map: OnMap, waters: Waters, dice: Dice) -> None:
    white, _ = dice
    m = attack(
        on_map,
        waters('"Mare Tyrrheneum" = "2 elite-fleet~"', '"Mare Siculum" = "2 fleet"'),
        *white("w - - -"),
    )
    m.do("accept-battle", "accept-battle")
    assert m.at("Mare Siculum") == ["rome.elite-fleet"] * 2 + ["vandals.fleet"] * 2


@rule("XXV.C.7")
def test_sunken_fleets_leave_the_map_and_nobody_retreats(on_map: OnMap, waters: Waters, dice: Dice) -> None:
    white, _ = dice
    m = attack(on_map, waters('"Mare Tyrrheneum" = "2 fleet"', SICULUM), *white("- - w"))
    m.do("accept-battle", "accept-battle")
    assert m.at("Mare Siculum") == ["rome.fleet", "vandals.fleet"]
    assert m.events("must-retreat") == []


LEADER = {"leaders": 'Campania = "gratianus"'}


def aboard(on_map: OnMap, text: str, *dice: int) -> Any:
    m = on_map(text, dice=list(dice)).do("sail:Mare Tyrrheneum", "take-leader:gratianus")
    assert m.leader("gratianus") == "Mare Tyrrheneum"
    return m


@rule("XXV.C.8")
def test_a_leader_comes_aboard_sails_and_goes_ashore(on_map: OnMap, waters: Waters) -> None:
    m = aboard(on_map, waters('Campania = "legion", "Mare Tyrrheneum" = "fleet"', **LEADER))
    m.do("go:Mare Siculum")
    assert "put-ashore:gratianus:Sicilia" in m.offered()
    assert "put-ashore:gratianus:Africa" not in m.offered(), "it is not friendly"
    m.do("put-ashore:gratianus:Sicilia")
    assert m.leader("gratianus") == "Sicilia"
    assert m.why_not("take-leader:gratianus").rule == "XVIII.B.5", "his movement is used up"


@rule("XXV.C.8")
def test_a_leader_may_stay_with_other_fleets(on_map: OnMap, waters: Waters) -> None:
    text = waters('Campania = "legion", "Mare Tyrrheneum" = "2 fleet"', **LEADER)
    m = aboard(on_map, text)
    assert "leave-leader:gratianus" not in m.offered()
    m.do("leave:fleet:rome:whole:4", "leave-leader:gratianus", "go:Mare Siculum", "halt")
    assert m.leader("gratianus") == "Mare Tyrrheneum"
    m.do("sail:Mare Tyrrheneum", "go:Sinus Gallicus")
    assert m.leader("gratianus") == "Sinus Gallicus"


@rule("XXV.C.8")
def test_a_leader_is_not_left_without_a_ship(on_map: OnMap, waters: Waters) -> None:
    m = aboard(on_map, waters('Campania = "legion", "Mare Tyrrheneum" = "2 fleet"', **LEADER))
    m.do("leave:fleet:rome:whole:4", "leave-leader:gratianus", "take:fleet:rome:whole:4", "go:Mare Siculum")
    assert m.leader("gratianus") == "Mare Siculum"


@rule("XXV.C.8")
@pytest.mark.parametrize(("faces", "lives"), [("- w", False), ("- -", True)])
def test_the_leader_gives_re_rolls_and_dies_with_his_stack(
    on_map: OnMap, waters: Waters, dice: Dice, faces: str, lives: bool
) -> None:
    white, _ = dice
    text = waters('Campania = "legion", "Mare Tyrrheneum" = "fleet"', SICULUM, **LEADER)
    m = aboard(on_map, text, CAUGHT, *white(faces)).do("go:Mare Siculum", "intercept-fleet:rome")
    m.do("accept-battle", "accept-battle")
    assert m.asked() == ("roman", "rerolls")
    assert m.ask().args["stock"] == 1
    m.do("pass")
    assert m.leader("gratianus") == ("Mare Siculum" if lives else "")


@rule("XXV.C.8")
def test_leaders_aboard_serve_in_the_enemys_turn_too(on_map: OnMap, waters: Waters) -> None:
    text = waters(
        '"Mare Tyrrheneum" = "fleet"', SICULUM, acting="vandals", leaders='"Mare Tyrrheneum" = "gratianus"'
    )
    m = on_map(text).do("sail:Mare Siculum", "go:Mare Tyrrheneum", "intercept-fleet:vandals")
    assert m.table.state.fight.sides[1].leader == "gratianus"


@rule("XXV.C.9")
def test_the_active_stack_that_refuses_stops(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Tyrrheneum" = "2 fleet"', SICULUM), dice=[CAUGHT])
    m.do("sail:Mare Tyrrheneum", "go:Mare Siculum", "intercept-fleet:rome", "refuse-battle")
    assert m.asked() == ("roman", "stacks")
    assert [option for option in m.offered() if option.startswith("sail:")] == []
    assert m.at("Mare Siculum") == ["rome.fleet", "rome.fleet", "vandals.fleet"]
    assert m.table.state.points == [0, 0, 0]


@rule("XXV.C.9", "XXV.C.10")
def test_an_inactive_refuser_pays_a_point_and_the_active_stack_goes_on(on_map: OnMap, waters: Waters) -> None:
    m = attack(on_map, waters('"Mare Tyrrheneum" = "fleet"', SICULUM)).do("accept-battle", "refuse-battle")
    assert m.table.state.points == [1, -1, 0]
    assert m.asked() == ("roman", "sail")
    assert "go:Mare Aegeum" in m.offered()
