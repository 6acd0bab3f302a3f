"""XXV.B.4, XXV.C.2 Which fleets can meet an enemy, and which he can go for."""

from collections.abc import Callable

from aevum.games.invasions.rules.movement.legality import Stack, has_shipped, why_not_into
from aevum.games.invasions.rules.troops import FOREIGN, NATIONS, is_elite, nation
from aevum.games.invasions.rules.world.pieces import SHIPPED, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xxv_sea.xxv_b_interception_test import SICULUM, enter

Waters = Callable[..., str]


@rule("XXV.A.2", "XXV.A.4")
def test_a_fleet_that_has_sailed_enough_does_not_put_to_sea(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Tyrrheneum" = "2 fleet, elite-fleet"', '"Mare Tyrrheneum" = "fleet"'))
    (elite,) = [i for i in units_at(m.world, m.place("Mare Tyrrheneum")) if is_elite(m.world.code[i])]
    m.world.march[elite] = 4
    m.do("sail:Mare Tyrrheneum")
    assert m.offered() == ["sail-with:2:0:4:0", "sail-with:1:0:4:0"]


@rule("XXV.B.4", "XXV.C.2")
def test_who_has_tried_is_not_gone_for_but_the_fleet_beside_them_is(on_map: OnMap, waters: Waters) -> None:
    rome = '"Mare Tyrrheneum" = "2 fleet", "Mare Aegeum" = "fleet"'
    m = enter(on_map, waters(rome, '"Mare Siculum" = "3 fleet"'), 3, 2)
    m.do("intercept-with-fleets:rome:2:0", "halt", "sail:Mare Aegeum", "go:Mare Siculum", "let-sail")
    m.do("intercept-fleet:vandals")
    assert m.asked() == ("roman", "naval-battle")
    assert [side.start for side in m.table.state.fight.sides] == [1, 1]
    assert not any(code & FOREIGN for side in m.table.state.fight.sides for code in side.units)
    assert m.table.state.fight.field.province == "Mare Siculum"


@rule("XXV.A.4", "XXV.C.2")
def test_a_single_fleet_may_go_for_three(on_map: OnMap, waters: Waters) -> None:
    vandals = '"Mare Siculum" = "fleet, 2 elite-fleet"'
    m = enter(on_map, waters('"Mare Tyrrheneum" = "fleet"', vandals), 3).do("let-sail")
    m.do("intercept-fleet:vandals")
    assert (m.asked(), m.ask().args["enemy_people"]) == (("vandal", "pair-fleets"), "rome")


@rule("XXV.A.4", "XXV.B.1", "XVIII.K.3")
def test_the_first_nation_on_the_list_sails_and_is_met_like_any_other(on_map: OnMap, waters: Waters) -> None:
    more = '[nations.alamanni]\nseat = "other"\nstatus = "kingdom"\nunits = { "Mare Siculum" = "fleet" }'
    m = on_map(waters('"Mare Siculum" = "fleet"', more=more)).do("sail:Mare Siculum")
    assert m.asked() == ("other", "intercept-at-sea")
    m.do("let-sail")
    assert "intercept-fleet:alamanni" in m.offered()
    m = on_map(waters('"Mare Siculum" = "fleet"', more=more, acting="alamanni")).do("sail:Mare Siculum")
    assert (m.asked(), m.ask().args["people"]) == (("roman", "intercept-at-sea"), "rome")
    m.do("let-sail")
    assert (m.asked(), m.ask().args["people"]) == (("other", "sail"), "alamanni")


@rule("XVIII.K.3", "XXV.D.8")
def test_closed_land_and_a_second_voyage_are_for_nobody_of_a_stack(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('Sicilia = "2 legion", "Mare Siculum" = "fleet", Campania = "alamanni.infantry"'))
    w = m.world
    (mercenary,) = [
        unit for unit in units_at(w, m.place("Campania")) if NATIONS[nation(w.code[unit])] == "alamanni"
    ]
    for unit in (mercenary, units_at(w, m.place("Sicilia"))[0]):
        stack = Stack(m.nation("rome"), m.place("Tingitania"), [unit], [])
        refusal = why_not_into(w, stack, m.place("Atlas"))
        assert refusal is not None
        assert refusal.rule.startswith("XVIII.K")
    one, other = units_at(w, m.place("Sicilia"))
    w.march[other] |= SHIPPED
    assert has_shipped(w, Stack(m.nation("rome"), m.place("Sicilia"), [one, other], []))
    assert not has_shipped(w, Stack(m.nation("rome"), m.place("Sicilia"), [one], []))


@rule("XXV.B.5", "XXV.A.5")
def test_so_may_a_stack_of_which_one_fleet_carries_again(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('Sicilia = "4 legion", "Mare Siculum" = "3 fleet"', SICULUM), dice=[3])
    m.do("march:Sicilia", *["leave:legion:rome:whole:3"] * 3, "ship:Mare Siculum:Apulia")
    m.do("carry-with:rome:1:0:0", "intercept-fleet:rome", "halt")
    m.do("march:Sicilia", "ship:Mare Siculum:Apulia", "carry-with:rome:2:0:1")
    assert m.asked() == ("vandal", "intercept-at-sea")


@rule("XXV.B.4", "XXV.B.5")
def test_at_its_first_transport_a_stack_that_was_met_is_left_alone(on_map: OnMap, waters: Waters) -> None:
    rome = 'Sicilia = "legion", "Mare Tyrrheneum" = "fleet", "Mare Siculum" = "fleet"'
    m = enter(on_map, waters(rome, SICULUM), 3)
    m.do("intercept-fleet:rome", "halt", "march:Sicilia", "ship:Mare Siculum:Apulia")
    assert (m.asked(), m.at("Apulia")) == (("roman", "march"), ["rome.legion"])
