"""XXV.D on the map: land units carried from one friendly coast to another."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.bots.marshal.fighting import drown_leader
from aevum.games.invasions.rules.sea.stacks import CONVOYS
from aevum.games.invasions.rules.world.pieces import USED, commanded_at, paces_left, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

Waters = Callable[..., str]
Dice = tuple[Callable[[str], list[int]], Callable[[str], list[int]]]

CAUGHT = 2
SICULUM = '"Mare Siculum" = "fleet"'
BY_SEA = ("ship", "ship-on", "land", "land-on")
GAUL = ', "Gallia Meridionalis"'


def voyages(m: Any) -> list[str]:
    return [option for option in m.offered() if option.split(":")[0] in BY_SEA]


def refused(m: Any, wish: str) -> str:
    refusal = m.why_not(wish)
    return refusal.rule if refusal is not None else ""


def paces(m: Any, place: str) -> list[int]:
    return [m.world.march[unit] & USED for unit in units_at(m.world, m.place(place))]


@rule("XXV.D.1", "XXV.D.6", "XXV.D.7", "XXV.D.8", "XXV.D.10", "XVIII.A.5")
def test_example_arvernia_to_utica(on_map: OnMap, waters: Waters) -> None:
    """T42: cavalry with a leader has 5 paces; one by land and two by sea leave two, for the land."""
    rome = (
        'Arvernia = "2 cavalry", "Sinus Gallicus" = "fleet", "Mare Mauretanicum" = "fleet", Utica = "legion"'
    )
    m = on_map(waters(rome, areas=GAUL, leaders='Arvernia = "gratianus"'))
    m.do("march:Arvernia", "go:Septimania", "ship-on:Sinus Gallicus:Mare Mauretanicum:Utica")
    assert m.at("Utica") == ["rome.cavalry", "rome.cavalry", "rome.legion"]
    assert m.leader("gratianus") == "Utica"
    assert "leave:cavalry:rome:whole:2" in m.offered()
    assert (paces(m, "Sinus Gallicus"), paces(m, "Mare Mauretanicum")) == ([1], [1])
    assert voyages(m) == []
    assert refused(m, "ship:Mare Mauretanicum:Sardinia") == "XXV.D.8"
    assert "go:Saldae" in m.offered()


@rule("XXV.D.1", "XVIII.A.5")
@pytest.mark.parametrize(
    ("way", "far"), [(("go:Septimania",), True), (("go:Septimania", "go:Provincia"), False)]
)
def test_each_zone_takes_a_pace(on_map: OnMap, waters: Waters, way: tuple[str, ...], far: bool) -> None:
    """Infantry has three paces."""
    rome = 'Arvernia = "2 legion", "Sinus Gallicus" = "fleet", "Mare Mauretanicum" = "fleet"'
    m = on_map(waters(rome, areas=GAUL)).do("march:Arvernia", *way)
    assert any(option.startswith("ship:") for option in voyages(m))
    assert any(option.startswith("ship-on:") for option in voyages(m)) is far


@rule("XXV.D.7")
def test_a_stack_marches_on_after_its_transport(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('Sicilia = "2 legion", "Mare Siculum" = "fleet"'))
    m.do("march:Sicilia", "ship:Mare Siculum:Apulia", "go:Beneventum", "halt")
    assert m.at("Beneventum") == ["rome.legion"] * 2
    assert m.told("ashore") == ["XXV.D.7"]


@rule("XXV.D.1", "XVIII.A.5")
@pytest.mark.parametrize(
    "wish",
    [
        "ship-on:Mare Siculum:Mare Aegeum:Propontis:Thracia",
        "ship:Mare Adriaticum:Umbria",
        "ship:Mare Siculum:Umbria",
        "ship-on:Mare Siculum:Propontis:Thracia",
        "ship:Mare Siculum:Sicilia",
    ],
    ids=["three zones", "not on the coast", "not to this coast", "zones apart", "nowhere"],
)
def test_at_most_two_zones_that_join_both_provinces(on_map: OnMap, waters: Waters, wish: str) -> None:
    m = on_map(waters('Sicilia = "legion", "Mare Siculum" = "fleet"')).do("march:Sicilia")
    assert refused(m, wish) == "XVIII.A.5"


@rule("XXV.D.2")
@pytest.mark.parametrize("to", ["Africa", "Tripolitania", "Mare Siculum"])
def test_transports_end_in_friendly_provinces(on_map: OnMap, waters: Waters, to: str) -> None:
    m = on_map(waters('Sicilia = "legion", "Mare Siculum" = "fleet"')).do("march:Sicilia")
    assert refused(m, f"ship:Mare Siculum:{to}") == "XXV.D.2"
    assert refused(m, "ship:Mare Siculum:Apulia") == ""


@rule("XXV.D.2")
def test_transports_begin_in_friendly_provinces(on_map: OnMap, waters: Waters) -> None:
    """In the middle of an enemy's land the ships do not come."""
    more = "[cities.Apulia]\nrevolt = 1"
    m = on_map(waters('Beneventum = "legion", "Mare Siculum" = "fleet"', more=more))
    m.do("march:Beneventum", "go:Apulia")
    assert refused(m, "ship:Mare Siculum:Sicilia") == "XXV.D.2"


@rule("XXV.D.3")
def test_a_friendly_fleet_in_each_zone(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('Sicilia = "legion", "Mare Tyrrheneum" = "fleet"', '"Sinus Gallicus" = "fleet"'))
    m.do("march:Sicilia")
    assert "ship:Mare Tyrrheneum:Corsica" in m.offered()
    assert refused(m, "ship:Mare Siculum:Apulia") == "XXV.D.3"
    assert refused(m, "ship-on:Mare Tyrrheneum:Sinus Gallicus:Liguria") == "XXV.D.3", "it is the enemy's"


ALLIES = '[nations.byzantium]\nseat = "other"\nunits = { "Mare Siculum" = "fleet" }'


@rule("XXV.D.3")
@pytest.mark.parametrize(("acting", "rules"), [('rome", "byzantium', ""), ("rome", "XXV.D.3")])
def test_fleets_of_active_allies_carry_too(on_map: OnMap, waters: Waters, acting: str, rules: str) -> None:
    text = 'allies = [["rome", "byzantium"]]\n' + waters('Sicilia = "legion"', more=ALLIES, acting=acting)
    m = on_map(text).do("march:Sicilia")
    assert refused(m, "ship:Mare Siculum:Apulia") == rules


@rule("XXV.D.4")
@pytest.mark.parametrize(
    ("fleets", "units", "rules"),
    [(1, 3, ""), (1, 4, "XXV.D.4"), (2, 6, ""), (2, 7, "XXV.D.4"), (4, 7, "XXV.D.4")],
)
def test_three_units_a_fleet_of_one_stack(
    on_map: OnMap, waters: Waters, fleets: int, units: int, rules: str
) -> None:
    """The leader allows more on land, not at sea; and a second stack does not help."""
    rome = f'Sicilia = "{units} legion", "Mare Siculum" = "{fleets} fleet"'
    m = on_map(waters(rome, leaders='Sicilia = "iulianus"')).do("march:Sicilia")
    assert refused(m, "ship:Mare Siculum:Apulia") == rules
    assert ("ship:Mare Siculum:Apulia" in m.offered()) is (rules == "")
    if rules:
        assert m.refusal("ship:Mare Siculum:Apulia").args["units"] == 3 * min(fleets, 2)


@rule("XXV.D.4")
def test_one_leader_a_fleet(on_map: OnMap, waters: Waters) -> None:
    leaders = 'Sicilia = "iulianus, gratianus"'
    m = on_map(waters('Sicilia = "legion", "Mare Siculum" = "fleet"', leaders=leaders)).do("march:Sicilia")
    assert refused(m, "ship:Mare Siculum:Apulia") == "XXV.D.4"
    m.do("leave-leader:gratianus", "ship:Mare Siculum:Apulia")
    assert (m.leader("iulianus"), m.leader("gratianus")) == ("Apulia", "Sicilia")


@rule("XXV.D.4")
def test_the_smallest_stack_on_the_way_counts(on_map: OnMap, waters: Waters) -> None:
    rome = 'Sicilia = "4 legion", "Mare Siculum" = "2 fleet", "Mare Adriaticum" = "fleet"'
    m = on_map(waters(rome)).do("march:Sicilia")
    assert refused(m, "ship:Mare Siculum:Apulia") == ""
    assert refused(m, "ship-on:Mare Siculum:Mare Adriaticum:Umbria") == "XXV.D.4"


THREE = 'Sicilia = "legion, archer, cavalry", "Mare Siculum" = "fleet"'


@rule("XXV.D.5")
def test_two_transports_in_an_activation(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters(THREE, invading="true")).do("march:Sicilia", "leave:archer:rome:whole:3")
    m.do("leave:cavalry:rome:whole:4", "ship:Mare Siculum:Apulia", "halt")
    m.do("march:Sicilia", "leave:cavalry:rome:whole:4", "ship:Mare Siculum:Apulia", "halt")
    m.do("march:Sicilia")
    assert refused(m, "ship:Mare Siculum:Apulia") == "XXV.D.5"
    m.do("halt", "done", "march:Sicilia")
    assert refused(m, "ship:Mare Siculum:Apulia") == "XXV.D.5", "the second movement of an invasion"
    assert m.at("Apulia") == ["rome.archer", "rome.legion"]


@rule("XXV.D.6")
def test_ships_without_a_pace_carry_nobody(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('Sicilia = "legion", "Mare Siculum" = "fleet"'))
    m.do("sail:Mare Siculum", "go:Mare Aegeum", "go:Mare Siculum", "go:Mare Aegeum", "go:Mare Siculum")
    m.do("march:Sicilia")
    assert refused(m, "ship:Mare Siculum:Apulia") == "XXV.D.6"


@rule("XXV.D.6")
def test_units_need_a_pace_for_each_zone(on_map: OnMap, waters: Waters) -> None:
    rome = 'Spoletum = "legion", "Mare Siculum" = "fleet", "Mare Adriaticum" = "fleet"'
    m = on_map(waters(rome)).do("march:Spoletum", "go:Umbria", "go:Venetia")
    assert refused(m, "ship-on:Mare Adriaticum:Mare Siculum:Sicilia") == "XXV.D.6"
    m.do("ship:Mare Adriaticum:Apulia")
    assert m.at("Apulia") == ["rome.legion"]


@rule("XXV.D.8")
def test_one_transport_for_a_stack_and_for_those_it_takes_along(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('Sicilia = "legion", Apulia = "archer", "Mare Siculum" = "2 fleet"'))
    m.do("march:Sicilia", "ship:Mare Siculum:Apulia", "take:archer:rome:whole:3")
    assert refused(m, "ship:Mare Siculum:Sicilia") == "XXV.D.8"
    m.do("leave:legion:rome:whole:2")
    assert refused(m, "ship:Mare Siculum:Sicilia") == ""


HUNS = """
turn = 5
seats = ["hun", "roman"]
acting = ["{acting}"]
[nations.huns]
seat = "hun"
units = {{ Abascia = "4 horse-archer", "Pontus Euxinus" = "fleet" }}
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = {{ Latium = "guard", Sicilia = "{units}", "Mare Siculum" = "fleet" }}
"""


@rule("XXV.D.9", "XVIII.A.6", "VI.I.4")
def test_nomads_cross_a_strait_but_no_sea(on_map: OnMap) -> None:
    m = on_map(HUNS.format(acting="huns", units="legion")).do("march:Abascia")
    assert voyages(m) == []
    assert refused(m, "land:Pontus Euxinus:Colchis") == "XXV.D.9"
    m.do("go:Bosporus")
    assert m.at("Bosporus") == ["huns.horse-archer"] * 4


@rule("XXV.D.9", "XVIII.A.6", "VI.I.4")
@pytest.mark.parametrize("units", ["legion, huns.horse-archer", "auxiliary-horse-archer"])
def test_nomads_in_the_service_of_others_go_to_sea(on_map: OnMap, units: str) -> None:
    m = on_map(HUNS.format(acting="rome", units=units)).do("march:Sicilia", "ship:Mare Siculum:Apulia")
    assert len(m.at("Apulia")) == len(units.split(","))


FIVE = 'Sicilia = "3 legion, 2 auxiliary", "Mare Siculum" = "2 fleet"'


def shipped(on_map: OnMap, text: str, *dice: int) -> Any:
    return on_map(text, dice=[CAUGHT, *dice]).do("march:Sicilia", "ship:Mare Siculum:Apulia")


@rule("XXV.D.11")
def test_a_transport_is_announced_and_may_be_intercepted(on_map: OnMap, waters: Waters) -> None:
    m = shipped(on_map, waters(FIVE, SICULUM))
    assert [event.args["seas"] for event in m.events("ships")] == [["Mare Siculum"]]
    assert m.asked() == ("vandal", "intercept-at-sea")
    m.do("let-sail")
    assert len(m.at("Apulia")) == 5


@rule("XXV.D.11")
def test_every_zone_of_the_way_is_watched(on_map: OnMap, waters: Waters) -> None:
    rome = 'Sicilia = "legion", "Mare Siculum" = "fleet", "Mare Adriaticum" = "fleet"'
    m = on_map(waters(rome, f'{SICULUM}, "Mare Adriaticum" = "fleet"'), dice=[1])
    m.do("march:Sicilia", "ship-on:Mare Siculum:Mare Adriaticum:Umbria", "let-sail")
    assert m.ask().args["place"] == "Mare Adriaticum"
    m.do("intercept-fleet:rome")
    assert m.at("Umbria") == ["rome.legion"]


@rule("XXV.D.12")
def test_a_refused_battle_cancels_the_transport(on_map: OnMap, waters: Waters) -> None:
    m = shipped(on_map, waters(FIVE, SICULUM)).do("intercept-fleet:rome", "refuse-battle")
    assert len(m.at("Sicilia")) == 5
    assert m.at("Apulia") == []
    assert refused(m, "ship:Mare Siculum:Apulia") == "XXV.D.8", "it was the one transport of the stack"
    assert paces(m, "Sicilia") == [1] * 5
    assert m.told("voyage-cancelled") == ["XXV.D.12"]


@rule("XXV.D.13", "XXV.D.14")
def test_example_two_of_five_go_down_with_one_fleet(on_map: OnMap, waters: Waters, dice: Dice) -> None:
    """T43; the player chooses who drowns."""
    white, _ = dice
    m = shipped(on_map, waters(FIVE, SICULUM), *white("- - w")).do("intercept-fleet:rome")
    m.do("accept-battle", "accept-battle")
    assert m.asked() == ("roman", "drown")
    assert m.ask().args["units"] == 2
    m.do("drown:auxiliary:rome:whole:2", "drown:legion:rome:whole:2")
    assert m.at("Apulia") == ["rome.auxiliary", "rome.legion", "rome.legion"]
    assert m.at("Sicilia") == []
    assert [event.args["unit"] for event in m.events("drowns")] == ["auxiliary", "legion"]


@rule("XXV.D.13", "XXV.C.8")
def test_all_go_down_with_the_last_fleet(on_map: OnMap, waters: Waters, dice: Dice) -> None:
    white, _ = dice
    text = waters('Sicilia = "3 legion", "Mare Siculum" = "fleet"', SICULUM, leaders='Sicilia = "iulianus"')
    m = shipped(on_map, text, *white("- w")).do("intercept-fleet:rome", "accept-battle", "accept-battle")
    assert m.at("Sicilia") + m.at("Apulia") == []
    assert m.leader("iulianus") == ""
    assert m.asked() == ("roman", "stacks")
    assert m.events("leader-drowns")[0].args == {"leader": "iulianus"}


@rule("XXV.D.13", "XXV.D.4")
def test_one_of_two_leaders_goes_down_with_one_of_two_fleets(
    on_map: OnMap, waters: Waters, dice: Dice
) -> None:
    """F70: a fleet carries one leader, so that the one that is left has room for one; his player chooses."""
    white, _ = dice
    text = waters(
        'Sicilia = "3 legion", "Mare Siculum" = "2 fleet"', SICULUM, leaders='Sicilia = "iulianus, gratianus"'
    )
    m = shipped(on_map, text, *white("- - w")).do("intercept-fleet:rome", "accept-battle", "accept-battle")
    assert (m.asked(), m.ask().rule) == (("roman", "drown-leader"), "XXV.D.13")
    assert drown_leader(m.table.state, m.ask()).id == "drown-leader:gratianus", "the marshal keeps the better"
    m.do("drown-leader:gratianus")
    assert (m.leader("iulianus"), m.leader("gratianus")) == ("Apulia", "")
    assert len(m.at("Apulia")) == 3


@rule("XXV.D.13")
def test_a_fleet_that_is_recovered_saves_its_load(on_map: OnMap, waters: Waters, dice: Dice) -> None:
    white, _ = dice
    m = shipped(on_map, waters(FIVE, '"Mare Siculum" = "2 fleet"'), *white("- - w -"))
    m.do("intercept-fleet:rome", "accept-battle", "accept-battle")
    assert len(m.at("Apulia")) == 5


@rule("XXV.D.8")
def test_a_leader_without_units_crosses_once_too(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Siculum" = "2 fleet"', leaders='Sicilia = "iulianus"'))
    m.do("march:Sicilia", "ship:Mare Siculum:Apulia")
    assert m.leader("iulianus") == "Apulia"
    assert m.offered() == ["march:Latium", "sail:Mare Siculum", "done"]


@rule("XXV.D.8", "XVIII.H.2")
def test_once_in_both_movements_of_an_invasion(on_map: OnMap, waters: Waters) -> None:
    """F71: paces come anew, but who was carried in the first is not carried in the second."""
    m = on_map(waters('Sicilia = "legion", Apulia = "archer", "Mare Siculum" = "2 fleet"', invading="true"))
    m.do("march:Sicilia", "ship:Mare Siculum:Apulia", "halt", "done", "march:Apulia")
    assert "leave:legion:rome:whole:3" in m.offered()
    assert refused(m, "ship:Mare Siculum:Sicilia") == "XXV.D.8"
    m.do("leave:legion:rome:whole:3")
    assert refused(m, "ship:Mare Siculum:Sicilia") == "", "the archers were not"


@rule("XXV.D.5", "XXV.D.6")
def test_of_two_fleets_the_one_that_could_sail_says_why_it_does_not_carry(
    on_map: OnMap, waters: Waters
) -> None:
    """One has come from afar and has no pace left; the other has carried a stack."""
    m = on_map(waters('Sicilia = "legion", Apulia = "legion", "Mare Siculum" = "2 fleet"'))
    w = m.world
    first, second = units_at(w, m.place("Mare Siculum"))
    w.march[first] |= USED
    w.march[second] |= CONVOYS
    m.do("march:Sicilia")
    assert refused(m, "ship:Mare Siculum:Apulia") == "XXV.D.5"
    w.march[second] |= USED
    assert refused(m, "ship:Mare Siculum:Apulia") == "XXV.D.6"


@rule("XXV.D.3", "XXV.A.5")
@pytest.mark.parametrize(("which", "left"), [("rome:2:0:0", 1), ("rome:1:1:0", 2)])
def test_of_several_stacks_in_a_zone_the_player_says_which_carries(
    on_map: OnMap, waters: Waters, which: str, left: int
) -> None:
    """Only the ships that he uses spend their pace."""
    rome = 'Tuscia = "2 legion", "Mare Tyrrheneum" = "2 fleet, elite-fleet"'
    m = on_map(waters(rome)).do("march:Tuscia", "ship:Mare Tyrrheneum:Sardinia")
    assert m.asked() == ("roman", "carriers")
    assert {"carry-with:rome:2:1:0", "carry-with:rome:2:0:0", "carry-with:rome:1:1:0"} < set(m.offered())
    m.do(f"carry-with:{which}")
    assert m.at("Sardinia") == ["rome.legion"] * 2
    w = m.world
    fleets = commanded_at(w, m.place("Mare Tyrrheneum"), 1 << m.nation("rome"))
    assert [paces_left(w, i, False) for i in fleets].count(4) == left


@rule("XXV.D.13", "XVIII.B.2")
def test_of_units_alike_the_one_with_more_paces_left_may_be_saved(
    on_map: OnMap, waters: Waters, dice: Dice
) -> None:
    white, _ = dice
    text = waters('Spoletum = "legion", Apulia = "3 legion", "Mare Siculum" = "2 fleet"', SICULUM)
    m = on_map(text, dice=[CAUGHT, *white("- - w")]).do("march:Spoletum", "go:Apulia")
    m.do(*["take:legion:rome:whole:3"] * 3, "ship:Mare Siculum:Sicilia", "intercept-fleet:rome")
    m.do("accept-battle", "accept-battle")
    assert m.offered() == ["drown:legion:rome:whole:1", "drown:legion:rome:whole:2"]
    m.do("drown:legion:rome:whole:1")
    assert paces(m, "Sicilia") == [1] * 3
