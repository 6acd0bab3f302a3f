"""XXV.B on the map: who may intercept whom, and when it succeeds."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.troops import is_elite
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

Waters = Callable[..., str]

SUEBI = """
[nations.suebi]
seat = "other"
status = "kingdom"
initiative = {initiative}
units = {{ "Mare Siculum" = "fleet" }}
"""
SICULUM = '"Mare Siculum" = "fleet"'


def enter(on_map: OnMap, text: str, *dice: int) -> Any:
    """A Roman fleet comes into the Sicilian Sea."""
    return on_map(text, dice=list(dice)).do("sail:Mare Tyrrheneum", "go:Mare Siculum")


@rule("XXV.B.1")
def test_the_inactive_side_declares_first(on_map: OnMap, waters: Waters) -> None:
    m = enter(on_map, waters('"Mare Tyrrheneum" = "fleet"', SICULUM))
    assert m.asked() == ("vandal", "intercept-at-sea")
    m.do("let-sail")
    assert m.asked() == ("roman", "sail")
    assert "intercept-fleet:vandals" in m.offered()


@rule("XXV.B.1")
def test_a_stack_that_begins_among_enemies_can_be_intercepted(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters(SICULUM, SICULUM))
    assert m.asked() == ("roman", "stacks"), "not before it acts"
    m.do("sail:Mare Siculum")
    assert m.asked() == ("vandal", "intercept-at-sea")


@rule("XXV.B.1")
@pytest.mark.parametrize(("initiative", "first"), [(1, "other"), (99, "vandal")])
def test_several_enemies_declare_by_initiative(
    on_map: OnMap, waters: Waters, initiative: int, first: str
) -> None:
    more = SUEBI.format(initiative=initiative)
    m = enter(on_map, waters('"Mare Tyrrheneum" = "fleet"', SICULUM, more))
    assert m.asked() == (first, "intercept-at-sea")
    m.do("let-sail")
    assert m.asked()[0] in {"vandal", "other"} - {first}


@rule("XXV.B.2")
def test_fleets_of_the_next_zone_do_not_come(on_map: OnMap, waters: Waters) -> None:
    m = enter(on_map, waters('"Mare Tyrrheneum" = "fleet"', '"Mare Adriaticum" = "fleet"'))
    assert m.asked() == ("roman", "sail")
    assert "intercept-fleet:vandals" not in m.offered()


@rule("XXV.B.3")
@pytest.mark.parametrize(("die", "caught"), [(2, True), (3, False)])
def test_an_even_roll_catches(on_map: OnMap, waters: Waters, die: int, caught: bool) -> None:
    m = enter(on_map, waters('"Mare Tyrrheneum" = "fleet"', SICULUM), die).do("intercept-fleet:rome")
    assert m.asked() == ("roman", "naval-battle" if caught else "sail")
    assert len(m.events("fleet-check")) == 1
    assert len(m.told("fleet-caught")) == caught
    assert m.told("sails")[0] == "XXV.A.2"


@rule("XXV.B.3")
def test_who_holds_all_ports_of_the_zone_needs_no_roll(on_map: OnMap, waters: Waters) -> None:
    """Neapolis is the only built port of the Tyrrhenian Sea; Saldae and Carthago Nova share the next one."""
    m = on_map(waters('"Mare Tyrrheneum" = "fleet"', SICULUM, acting="vandals"))
    m.do("sail:Mare Siculum", "go:Mare Tyrrheneum", "intercept-fleet:vandals")
    assert m.asked() == ("vandal", "naval-battle")
    assert m.events("fleet-check") == []


@rule("XXV.B.3")
def test_where_nothing_is_built_nobody_holds_all_ports(on_map: OnMap, waters: Waters) -> None:
    m = on_map(
        waters('"Sinus Gaditanus" = "fleet"', '"Mare Mauretanicum" = "fleet"', acting="vandals"), dice=[3]
    )
    m.do("sail:Mare Mauretanicum", "go:Sinus Gaditanus", "intercept-fleet:vandals")
    assert len(m.events("fleet-missed")) == 1


@rule("XXV.B.4")
def test_a_stack_is_the_target_only_once(on_map: OnMap, waters: Waters) -> None:
    """The second enemy is not asked after the first has tried, nor in the next zone."""
    more = SUEBI.format(initiative=99)
    vandals = f'{SICULUM}, "Mare Adriaticum" = "fleet"'
    m = enter(on_map, waters('"Mare Tyrrheneum" = "fleet"', vandals, more), 3)
    m.do("intercept-fleet:rome")
    assert m.asked() == ("roman", "sail")
    assert m.why_not("intercept-fleet:suebi").rule == "XXV.B.4"
    m.do("go:Mare Adriaticum")
    assert m.asked() == ("roman", "sail")


@rule("XXV.B.4")
def test_a_stack_tries_only_once_but_the_other_one_may_too(on_map: OnMap, waters: Waters) -> None:
    rome = '"Mare Tyrrheneum" = "2 fleet", "Mare Aegeum" = "fleet", "Mare Adriaticum" = "fleet"'
    m = enter(on_map, waters(rome, '"Mare Siculum" = "3 fleet"'), 3, 3)
    m.do("intercept-with-fleets:rome:2:0", "halt", "sail:Mare Aegeum", "go:Mare Siculum")
    assert m.asked() == ("vandal", "intercept-at-sea"), "with its second stack"
    m.do("intercept-fleet:rome", "halt", "sail:Mare Adriaticum", "go:Mare Siculum")
    assert m.asked() == ("roman", "sail")
    assert m.why_not("intercept-fleet:vandals").rule == "XXV.B.4"


@rule("XXV.B.4")
def test_the_next_activation_begins_anew(on_map: OnMap, waters: Waters) -> None:
    text = waters('"Mare Tyrrheneum" = "fleet"', SICULUM, acting='rome", "vandals')
    m = on_map(text, dice=[3, 3])
    assert m.asked() == ("vandal", "stacks"), "Kingdoms act before Empires"
    m.do("sail:Mare Siculum", "go:Mare Tyrrheneum", "let-sail", "intercept-fleet:rome", "halt", "done")
    m.do("sail:Mare Tyrrheneum")
    assert m.asked() == ("vandal", "intercept-at-sea")


TWICE = 'Sicilia = "legion, archer", "Mare Siculum" = "fleet"'


@rule("XXV.B.5", "XXV.D.5")
def test_a_second_transport_may_be_intercepted_again(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters(TWICE, SICULUM), dice=[3, 5])
    m.do("march:Sicilia", "leave:archer:rome:whole:3", "ship:Mare Siculum:Apulia", "intercept-fleet:rome")
    m.do("halt", "march:Sicilia", "ship:Mare Siculum:Apulia")
    assert m.asked() == ("vandal", "intercept-at-sea"), "the same stack against the same"
    m.do("intercept-fleet:rome")
    assert m.at("Apulia") == ["rome.archer", "rome.legion"]
    assert len(m.events("fleet-missed")) == 2


@rule("XXV.C.2", "XXV.B.4")
@pytest.mark.parametrize(("whom", "fleets"), [("2:0", 2), ("1:0", 1)])
def test_who_intercepts_says_which_of_two_stacks_he_goes_for(
    on_map: OnMap, waters: Waters, whom: str, fleets: int
) -> None:
    m = enter(on_map, waters('"Mare Tyrrheneum" = "2 fleet"', '"Mare Siculum" = "3 fleet"'), 2)
    m.do("let-sail")
    assert "intercept-fleet:vandals" not in m.offered()
    m.do(f"intercept-stack:vandals:{whom}")
    assert (m.asked(), m.events("fleet-caught") != []) == (("roman", "naval-battle"), True)
    assert m.table.state.fight.sides[1].start == fleets


@rule("XXV.C.2", "XXV.B.1")
def test_and_with_which_of_his_own(on_map: OnMap, waters: Waters) -> None:
    m = enter(on_map, waters('"Mare Tyrrheneum" = "fleet"', '"Mare Siculum" = "3 fleet"'), 2)
    assert m.asked() == ("vandal", "intercept-at-sea")
    assert m.offered() == ["intercept-with-fleets:rome:2:0", "intercept-with-fleets:rome:1:0", "let-sail"]
    m.do("intercept-with-fleets:rome:1:0")
    assert m.table.state.fight.sides[1].start == 1


@rule("XXV.A.4", "XXV.B.1", "XXV.C.2")
@pytest.mark.parametrize(("with_", "sizes"), [("2:2", (2, 2)), ("2:1", (2, 1)), ("2:0", (2, 0))])
def test_of_four_fleets_he_pairs_those_that_intercept(
    on_map: OnMap, waters: Waters, with_: str, sizes: tuple[int, int]
) -> None:
    """F281: no order of the counters decides which two of them meet the enemy."""
    vandals = '"Mare Siculum" = "2 fleet, 2 elite-fleet"'
    m = enter(on_map, waters('"Mare Tyrrheneum" = "fleet"', vandals), 2)
    assert [o for o in m.offered() if o != "let-sail"] == [
        "intercept-with-fleets:rome:2:2",
        "intercept-with-fleets:rome:2:1",
        "intercept-with-fleets:rome:2:0",
    ]
    m.do(f"intercept-with-fleets:rome:{with_}")
    units = m.table.state.fight.sides[1].units
    assert (len(units), sum(is_elite(code) for code in units)) == sizes


@rule("XXV.A.4", "XXV.B.1")
def test_who_puts_to_sea_among_enemies_says_first_which_fleets_do(on_map: OnMap, waters: Waters) -> None:
    rome = '"Mare Tyrrheneum" = "2 fleet, 2 elite-fleet"'
    m = on_map(waters(rome, '"Mare Tyrrheneum" = "2 fleet"'), dice=[2]).do("sail:Mare Tyrrheneum")
    assert (m.asked(), m.ask().rule) == (("roman", "sail-with"), "XXV.A.4")
    assert m.offered() == [
        "sail-with:2:0:4:0",
        "sail-with:2:1:4:0",
        "sail-with:2:2:4:0",
        "sail-with:1:0:4:0",
        "sail-with:1:1:4:0",
    ]
    m.do("sail-with:1:1:4:0")
    assert m.asked() == ("vandal", "intercept-at-sea")
    m.do("intercept-fleet:rome")
    assert m.table.state.fight.sides[0].start == 1
    assert is_elite(m.table.state.fight.sides[0].units[0])


@rule("XXV.A.6", "XXV.B.1")
def test_a_fleet_that_he_takes_along_after_them_is_met_as_well(on_map: OnMap, waters: Waters) -> None:
    """F69: whoever is picked up acts; whom the enemy has let go already is not offered to him again."""
    rome = '"Mare Tyrrheneum" = "fleet, 2 elite-fleet"'
    m = on_map(waters(rome, '"Mare Tyrrheneum" = "2 fleet"')).do("sail:Mare Tyrrheneum")
    assert m.offered() == [f"sail-with:{kind}:4:0" for kind in ("2:1", "2:2", "1:0", "1:1")]
    m.do("sail-with:1:0:4:0", "let-sail", "take:elite-fleet:rome:whole:4")
    assert m.asked() == ("vandal", "intercept-at-sea")
    m.do("let-sail", "leave:elite-fleet:rome:whole:4", "take:elite-fleet:rome:whole:4")
    assert m.asked() == ("roman", "sail")
    m.do("leave:elite-fleet:rome:whole:4", "go:Mare Siculum", "go:Mare Tyrrheneum", "let-sail")
    m.do("take:elite-fleet:rome:whole:4")
    assert m.asked() == ("vandal", "intercept-at-sea"), "with a stack that has come anew"


@rule("XXV.A.4")
def test_where_no_enemy_is_he_just_sails(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Tyrrheneum" = "2 fleet, 2 elite-fleet"')).do("sail:Mare Tyrrheneum")
    assert m.asked() == ("roman", "sail")


@rule("XII.A.4", "XXV.B.3")
def test_ports_of_vassals_are_their_suzerains(on_map: OnMap, waters: Waters) -> None:
    """Carthago Nova and Saldae share the Mauretanian Sea."""
    more = '[nations.suebi]\nseat = "other"\nstatus = "kingdom"\n{tie}\nareas = ["Hispania"]\n'
    more += 'units = {{ Cartaginensis = "infantry" }}'
    for tie, rolls in (('tie = "vassal"\nlord = "vandals"', 0), ("", 1)):
        text = waters('"Mare Tyrrheneum" = "fleet"', '"Mare Mauretanicum" = "fleet"', more.format(tie=tie))
        m = on_map(text, dice=[2]).do("sail:Mare Tyrrheneum", "go:Mare Mauretanicum", "intercept-fleet:rome")
        assert (m.owner("Cartaginensis"), len(m.events("fleet-check"))) == ("suebi", rolls)


@rule("XXV.A.4", "XXV.A.5", "XXV.C.2")
@pytest.mark.parametrize(
    ("pairs", "whom", "sizes"),
    [("2:2:1:0", "2:2", (2, 2)), ("2:2:1:0", "1:0", (1, 0)), ("2:1:1:1", "1:1", (1, 1))],
)
def test_three_fleets_that_are_gone_for_are_paired_by_their_owner(
    on_map: OnMap, waters: Waters, pairs: str, whom: str, sizes: tuple[int, int]
) -> None:
    """F281: he says which of them stand together, and only then the enemy which stack he goes for."""
    vandals = '"Mare Siculum" = "fleet, 2 elite-fleet"'
    m = enter(on_map, waters('"Mare Tyrrheneum" = "2 fleet"', vandals), 2).do("let-sail")
    assert [o for o in m.offered() if o.startswith("intercept")] == ["intercept-fleet:vandals"]
    m.do("intercept-fleet:vandals")
    assert (m.asked(), m.ask().rule) == (("vandal", "pair-fleets"), "XXV.A.4")
    assert m.offered() == ["pair-fleets:2:1:1:1", "pair-fleets:2:2:1:0"]
    m.do(f"pair-fleets:{pairs}")
    assert (m.asked(), m.ask().rule) == (("roman", "aim-at-fleets"), "XXV.C.2")
    m.do(f"intercept-stack:vandals:{whom}")
    assert m.asked() == ("roman", "naval-battle")
    units = m.table.state.fight.sides[1].units
    assert (len(units), sum(is_elite(code) for code in units)) == sizes


@rule("XXV.A.4", "XXV.B.4")
def test_four_fleets_paired_alike_leave_nothing_to_aim_at(on_map: OnMap, waters: Waters) -> None:
    vandals = '"Mare Siculum" = "2 fleet, 2 elite-fleet"'
    m = enter(on_map, waters('"Mare Tyrrheneum" = "2 fleet"', vandals), 3).do("let-sail")
    m.do("intercept-fleet:vandals")
    assert m.offered() == ["pair-fleets:2:0:2:2", "pair-fleets:2:1:2:1"]
    m.do("pair-fleets:2:1:2:1")
    assert (len(m.events("fleet-missed")), m.asked()) == (1, ("roman", "sail"))
    assert m.why_not("intercept-fleet:vandals").rule == "XXV.B.4"


@rule("XXV.A.4", "XXV.A.5", "XXV.D.11")
def test_a_fleet_that_cannot_carry_any_more_fights_with_the_one_that_does(
    on_map: OnMap, waters: Waters
) -> None:
    """Two fleets of a nation in a zone are always one stack (F65)."""
    rome = 'Sicilia = "legion", "Mare Siculum" = "2 fleet"'
    m = on_map(waters(rome, SICULUM), dice=[2])
    m.do("sail:Mare Siculum", "let-sail", "leave:fleet:rome:whole:4")
    for _ in range(2):
        m.do("go:Mare Tyrrheneum", "go:Mare Siculum", "let-sail")
    m.do("halt", "march:Sicilia", "ship:Mare Siculum:Apulia")
    assert m.asked() == ("vandal", "intercept-at-sea")
    m.do("intercept-fleet:rome")
    assert m.asked() == ("roman", "naval-battle")
    assert m.table.state.fight.sides[0].start == 2


@rule("XXV.B.1", "VI.B.5")
@pytest.mark.parametrize("role", ["active", "inactive"])
def test_nations_that_never_act_intercept_nobody_at_sea(on_map: OnMap, waters: Waters, role: str) -> None:
    """They only defend, as on land; whoever acts may go for them."""
    text = waters('"Mare Tyrrheneum" = "fleet"', SICULUM)
    text = text.replace('seat = "vandal"', f'seat = "vandal"\nrole = "{role}"')
    m = enter(on_map, text)
    assert m.asked() == (("vandal", "intercept-at-sea") if role == "active" else ("roman", "sail"))
    if role == "inactive":
        assert "intercept-fleet:vandals" in m.offered()
