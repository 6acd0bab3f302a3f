"""XXV.D.6, XXV.E.2, F73 What a voyage costs those who make it, and the land that they leave."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.sea.stacks import CONVOY, CONVOYS
from aevum.games.invasions.rules.world.pieces import HALTED, LEADER_PACES, SHIPPED, USED, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

Waters = Callable[..., str]
Dice = tuple[Callable[[str], list[int]], Callable[[str], list[int]]]

CAUGHT = 2
LED = {"leaders": 'Sicilia = "gratianus"'}
SHIPS = 'Sicilia = "{units}", "Mare Siculum" = "fleet", "Mare Adriaticum" = "fleet"'


def marches(m: Any, place: str) -> list[int]:
    return [m.world.march[unit] for unit in units_at(m.world, m.place(place))]


@rule("XXV.D.6", "XXV.D.1", "XVIII.B.5")
@pytest.mark.parametrize(
    ("wish", "to", "zones"),
    [("ship:Mare Siculum:Apulia", "Apulia", 1), ("ship-on:Mare Siculum:Mare Adriaticum:Umbria", "Umbria", 2)],
)
def test_each_zone_costs_leader_and_units_a_pace(
    on_map: OnMap, waters: Waters, wish: str, to: str, zones: int
) -> None:
    m = on_map(waters(SHIPS.format(units="2 legion"), **LED)).do("march:Sicilia", wish)
    assert m.leader("gratianus") == to
    assert m.world.leader_used[LEADERS.index("gratianus")] == zones
    assert [march & USED for march in marches(m, to)] == [zones] * 2
    assert all(march & SHIPPED and not march & HALTED for march in marches(m, to))
    (siculum,), (adriaticum,) = marches(m, "Mare Siculum"), marches(m, "Mare Adriaticum")
    assert [(it & USED, it & CONVOYS) for it in (siculum, adriaticum)] == [
        (1, CONVOY),
        (1, CONVOY) if zones > 1 else (0, 0),
    ]
    assert not siculum & HALTED


@rule("XXV.D.4", "XVIII.B.5")
def test_a_leader_who_sails_alone_has_done_with_his_move(on_map: OnMap, waters: Waters) -> None:
    """F68"""
    m = on_map(waters(SHIPS.format(units="legion"), **LED))
    m.do("march:Sicilia", "leave:legion:rome:whole:4", "ship:Mare Siculum:Apulia")
    assert (m.leader("gratianus"), m.at("Sicilia"), m.at("Apulia")) == ("Apulia", ["rome.legion"], [])
    assert m.world.leader_used[LEADERS.index("gratianus")] == LEADER_PACES


@rule("XXV.E.2")
def test_a_landing_ends_the_move_of_all_and_of_the_ships(on_map: OnMap, waters: Waters) -> None:
    rome = 'Cartaginensis = "2 legion", "Mare Mauretanicum" = "fleet"'
    m = on_map(waters(rome, leaders='Cartaginensis = "gratianus"'), dice=[10])
    m.do("march:Cartaginensis", "land:Mare Mauretanicum:Balearica")
    assert all(march & HALTED and march & SHIPPED for march in marches(m, "Balearica"))
    assert m.world.leader_used[LEADERS.index("gratianus")] == LEADER_PACES
    (ship,) = marches(m, "Mare Mauretanicum")
    assert (ship & HALTED, ship & CONVOYS) == (HALTED, CONVOY)
    assert m.owner("Cartaginensis") == "", "nobody holds what they left"
    assert {m.world.came[unit] for unit in units_at(m.world, m.place("Balearica"))} == {
        m.place("Mare Mauretanicum")
    }


@rule("XXV.D.13", "XXV.C.8", "XII.B.5")
def test_those_who_drown_hold_nothing_any_more(on_map: OnMap, waters: Waters, dice: Dice) -> None:
    white, _ = dice
    rome = 'Cartaginensis = "2 legion", "Mare Mauretanicum" = "fleet"'
    text = waters(rome, '"Mare Mauretanicum" = "fleet"', leaders='Cartaginensis = "gratianus"')
    m = on_map(text, dice=[10, CAUGHT, *white("- w")])
    m.do("march:Cartaginensis", "land:Mare Mauretanicum:Balearica", "intercept-fleet:rome")
    m.do("accept-battle", "accept-battle")
    while m.ask().key == "rerolls":
        m.do("pass")
    assert [event.args["leader"] for event in m.events("leader-drowns")] == ["gratianus"]
    assert (m.leader("gratianus"), len(m.events("drowns")), m.at("Balearica")) == ("", 2, [])
    assert m.owner("Cartaginensis") == ""
    assert m.asked() == ("roman", "stacks")


@rule("XXV.D.13")
def test_of_those_who_drown_their_player_chooses_one_by_one(
    on_map: OnMap, waters: Waters, dice: Dice
) -> None:
    white, _ = dice
    rome = 'Sicilia = "3 legion, archer, cavalry", "Mare Siculum" = "2 fleet"'
    text = waters(rome, '"Mare Siculum" = "fleet"', leaders='Sicilia = "iulianus"')
    m = on_map(text, dice=[CAUGHT, *white("- - w")])
    m.do(
        "march:Sicilia", "ship:Mare Siculum:Apulia", "intercept-fleet:rome", "accept-battle", "accept-battle"
    )
    while m.ask().key == "rerolls":
        m.do("pass")
    assert (m.asked(), m.ask().args["units"]) == (("roman", "drown"), 2)
    m.do(next(option for option in m.offered() if "archer" in option))
    assert m.ask().args["units"] == 1
    m.do(next(option for option in m.offered() if "cavalry" in option))
    assert (m.at("Apulia"), m.leader("iulianus")) == (["rome.legion"] * 3, "Apulia")
