"""XXV.E on the map: landings on an enemy's coast, their risk, and what is left of them."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.world.pieces import units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

Waters = Callable[..., str]
Dice = tuple[Callable[[str], list[int]], Callable[[str], list[int]]]

CAUGHT = 2
CAESAREA = "land:Mare Mauretanicum:Caesarea"
ROME = 'Cartaginensis = "2 legion", "Mare Mauretanicum" = "fleet"'
HIPPO = "[cities.Utica]\nlevel = 1"


def refused(m: Any, wish: str) -> str:
    refusal = m.why_not(wish)
    return refusal.rule if refusal is not None else ""


def land(on_map: OnMap, text: str, *dice: int, wish: str = CAESAREA) -> Any:
    return on_map(text, dice=list(dice)).do("march:Cartaginensis", wish)


@rule("XXV.E.1")
def test_landings_go_to_enemy_and_empty_coasts(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters(ROME)).do("march:Cartaginensis")
    assert CAESAREA in m.offered(), "the enemy's"
    assert "land:Mare Mauretanicum:Balearica" in m.offered(), "nobody's"
    assert refused(m, "land:Mare Mauretanicum:Sardinia") == "XXV.E.1", "friendly"
    assert "ship:Mare Mauretanicum:Sardinia" in m.offered()


@rule("XXV.E.1")
def test_nobody_lands_in_a_neutral_province(on_map: OnMap, waters: Waters) -> None:
    more = '[nations.suebi]\nseat = "other"\nstatus = "kingdom"\ntie = "vassal"\nlord = "rome"\n'
    more += 'units = { Balearica = "infantry" }'
    m = on_map(waters(ROME, more=more)).do("march:Cartaginensis")
    assert refused(m, "land:Mare Mauretanicum:Balearica") == "XXV.E.1"
    assert "land:Mare Mauretanicum:Balearica" not in m.offered()


@rule("XXV.E.1")
def test_unless_it_is_empty_and_has_no_city(on_map: OnMap, waters: Waters) -> None:
    text = waters(ROME).replace('capital = "Africa"', 'capital = "Africa"\ntie = "vassal"\nlord = "rome"')
    m = on_map(text, dice=[6]).do("march:Cartaginensis")
    assert (m.owner("Caesarea"), m.owner("Saldae")) == ("vandals", "vandals")
    assert refused(m, "land:Mare Mauretanicum:Saldae") == "XXV.E.1"
    m.do(CAESAREA)
    assert (m.at("Caesarea"), m.owner("Caesarea")) == (["rome.legion"] * 2, "rome")


@rule("XVIII.F.1", "XXV.E.2")
def test_those_who_landed_force_a_passage_but_overrun_nobody(on_map: OnMap, waters: Waters) -> None:
    """XVIII.F.6 knows Limites, walls and straits alone."""
    more = '[nations.suebi]\nseat = "other"\nstatus = "kingdom"\nunits = { Balearica = "infantry" }'
    m = land(on_map, waters(ROME, more=more), 6, wish="land:Mare Mauretanicum:Balearica")
    while m.ask().key in ("intercept", "flee"):
        m.do("none" if m.ask().key == "intercept" else "stand")
    assert m.offered() == ["stop", "force"]
    assert m.why_not("overrun").key == "overrun-too-few"
    m.do("force")
    assert [e.rule for e in m.events("forces-passage")] == ["XVIII.F.1"]


@rule("XXV.E.2", "XXV.E.9")
@pytest.mark.parametrize(("die", "place"), [(6, "Balearica"), (5, "Cartaginensis")])
def test_a_landing_takes_all_movement_whether_it_succeeds_or_not(
    on_map: OnMap, waters: Waters, die: int, place: str
) -> None:
    """D14: after a failure the units stand where they embarked."""
    m = land(on_map, waters(ROME), die, wish="land:Mare Mauretanicum:Balearica")
    assert m.at(place) == ["rome.legion"] * 2
    assert [option for option in m.offered() if option.startswith(("go:", "ship", "land"))] == []
    options = m.do("halt").offered()
    assert "sail:Mare Mauretanicum" not in options
    assert f"march:{place}" not in options


@rule("XXV.E.3", "XXV.E.5")
def test_one_roll_for_all_comes_before_any_interception(on_map: OnMap, waters: Waters) -> None:
    rome = 'Tuscia = "3 legion", "Mare Tyrrheneum" = "fleet", "Mare Mauretanicum" = "fleet"'
    text = waters(rome, '"Mare Tyrrheneum" = "fleet", "Mare Mauretanicum" = "fleet"')
    m = on_map(text, dice=[6, 1]).do("march:Tuscia")
    m.do("land-on:Mare Tyrrheneum:Mare Mauretanicum:Balearica")
    assert len(m.events("sea-risk")) == 1
    assert m.ask().args["place"] == "Mare Tyrrheneum"
    m.do("intercept-fleet:rome")
    assert m.ask().args["place"] == "Mare Mauretanicum"
    m.do("let-sail")
    assert len(m.events("sea-risk")) == 1
    assert m.at("Balearica") == ["rome.legion"] * 3


@rule("XXV.E.3", "XXV.E.9")
def test_after_a_failed_roll_nobody_is_asked(on_map: OnMap, waters: Waters) -> None:
    m = land(on_map, waters(ROME, '"Mare Mauretanicum" = "fleet"'), 5)
    assert m.asked() == ("roman", "march")
    assert len(m.events("landing-fails")) == 1


SAXONS = """
turn = 5
seats = ["saxon", "roman"]
acting = ["saxons"]
[nations.saxons]
seat = "saxon"
invading = {invading}
role = "active"
units = {{ Saxonia = "{units}", "Oceanus Germanicus" = "fleet" }}
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia", "Britannia"]
units = {{ Latium = "guard" }}
"""


@rule("XXV.E.4", "III.B.23")
@pytest.mark.parametrize(
    ("units", "invading", "to", "rolls"),
    [
        ("3 infantry", "true", "Lindum", 0),
        ("3 infantry", "false", "Lindum", 1),
        ("3 infantry", "true", "Flandria", 1),
        ("3 sea-raider", "false", "Flandria", 0),
        ("2 sea-raider, infantry", "false", "Flandria", 1),
    ],
    ids=["Britannia invaded", "no invasion", "elsewhere", "sea raiders", "not all of them"],
)
def test_who_runs_no_risk(on_map: OnMap, units: str, invading: str, to: str, rolls: int) -> None:
    m = on_map(SAXONS.format(units=units, invading=invading), dice=[10] * rolls)
    m.do("march:Saxonia", f"land:Oceanus Germanicus:{to}")
    assert len(m.events("sea-risk")) == rolls
    assert len(m.at(to)) == 3


@rule("XXV.E.6", "XXV.E.7", "XXV.E.10")
@pytest.mark.parametrize(("die", "lands"), [(5, False), (6, True)])
def test_example_caesarea(on_map: OnMap, waters: Waters, die: int, lands: bool) -> None:
    """T44: Saldae is the enemy's, Hippo Regius a bare site, and Carthago Nova lies on another coast."""
    m = land(on_map, waters(ROME + ', Tingitania = "legion"', more="[cities.Tingitania]\nlevel = 1"), die)
    assert m.modifiers("sea-risk") == [(-2, "XXV.E.6"), (1, "XXV.E.7")]
    assert len(m.events("landing-fails")) == (not lands)


@rule("XXV.E.6", "XXV.E.10")
@pytest.mark.parametrize(("more", "expected"), [("", [-2, 1]), (HIPPO, [1])], ids=["a site", "a city"])
def test_example_caesarea_with_hippo_regius(
    on_map: OnMap, waters: Waters, more: str, expected: list[int]
) -> None:
    m = land(on_map, waters(ROME + ', Utica = "legion"', more=more), 1)
    assert [value for value, _ in m.modifiers("sea-risk")] == expected


@rule("XXV.E.6")
def test_the_coast_of_the_last_zone_counts(on_map: OnMap, waters: Waters) -> None:
    """Over the Sicilian Sea to Utica: Hippo Regius has its port on the other side of the cape."""
    rome = 'Sicilia = "legion", "Mare Siculum" = "fleet"'
    m = on_map(waters(rome, more=HIPPO), dice=[1]).do("march:Sicilia", "land:Mare Siculum:Tripolitania")
    assert [value for value, _ in m.modifiers("sea-risk")] == [-2, 1]


@rule("XXV.E.7")
@pytest.mark.parametrize(
    ("sea", "start", "to", "expected"),
    [
        ("Sinus Gaditanus", "Hispalensis", "Lusitania", [-2]),
        ("Pontus Euxinus", "Bosporus", "Colchis", [1]),
    ],
)
def test_the_bonus_is_for_romans_on_the_inner_seas(
    on_map: OnMap, waters: Waters, sea: str, start: str, to: str, expected: list[int]
) -> None:
    m = on_map(waters(f'{start} = "3 legion", "{sea}" = "fleet"'), dice=[1])
    m.do(f"march:{start}", f"land:{sea}:{to}")
    assert [value for value, _ in m.modifiers("sea-risk")] == expected


@rule("XXV.E.7")
def test_others_have_no_bonus(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters("", 'Utica = "legion", "Mare Mauretanicum" = "fleet"', acting="vandals"), dice=[1])
    m.do("march:Utica", "land:Mare Mauretanicum:Balearica")
    assert [value for value, _ in m.modifiers("sea-risk")] == [-2]


FIVE = 'Cartaginensis = "3 legion, 2 auxiliary", "Mare Mauretanicum" = "2 fleet"'


@rule("XXV.E.11", "XXV.E.12")
def test_example_only_three_of_five_land(on_map: OnMap, waters: Waters, dice: Dice) -> None:
    """T45, with Gratianus (stacking +2) for Stilicho; the enemies ashore are too far away to come."""
    white, _ = dice
    text = waters(FIVE, '"Mare Mauretanicum" = "fleet"', leaders='Cartaginensis = "gratianus"')
    m = land(on_map, text, 6, CAUGHT, *white("- - w")).do("intercept-fleet:rome", "accept-battle")
    m.do("accept-battle", "drown:auxiliary:rome:whole:0", "drown:auxiliary:rome:whole:0")
    assert m.at("Caesarea") == ["rome.legion"] * 3
    assert m.leader("gratianus") == "Caesarea"


@rule("XXV.E.11", "XXV.D.12")
def test_a_refused_battle_stops_the_landing(on_map: OnMap, waters: Waters) -> None:
    text = waters(FIVE, '"Mare Mauretanicum" = "fleet"', leaders='Cartaginensis = "gratianus"')
    m = land(on_map, text, 6, CAUGHT)
    m.do("intercept-fleet:rome", "refuse-battle")
    assert len(m.at("Cartaginensis")) == 5
    assert m.at("Caesarea") == []


SIX = 'Cartaginensis = "6 legion", "Mare Mauretanicum" = "2 fleet"'


@rule("XXV.E.2")
def test_those_who_land_on_a_garrison_stop_there(on_map: OnMap, waters: Waters) -> None:
    """Six against one, but nobody who comes from the ships has a pace left to overrun him."""
    text = waters(SIX, 'Caesarea = "infantry"', leaders='Cartaginensis = "iulianus"')
    m = land(on_map, text, 6).do("none", "stand")
    assert m.why_not("overrun").rule == "XVIII.E.3"
    m.do("stop")
    assert m.asked() == ("roman", "stacks")
    assert m.offered() == ["march:Latium", "done"]
    assert m.at("Caesarea") == [*["rome.legion"] * 6, "vandals.infantry"]
    came = {m.world.came[unit] for unit in units_at(m.world, m.place("Caesarea"))}
    assert came == {m.place("Mare Mauretanicum"), -1}


@rule("XVII.A.7", "XXV.E.2")
def test_more_may_land_than_can_stay(on_map: OnMap, waters: Waters) -> None:
    """Three may stand in the mountains when movement is over; two of five are lost."""
    many = 'Cartaginensis = "5 legion", "Mare Mauretanicum" = "2 fleet"'
    m = land(on_map, waters(many), 6)
    while m.ask().key != "stacks":
        m.do({"intercept": "none", "march": "halt"}[m.ask().key])
    assert len(m.at("Caesarea")) == 5
    m.do("done")
    assert len(m.events("gives-up")) == 2
    assert m.at("Caesarea") == ["rome.legion"] * 3


@rule("XXV.E.5")
@pytest.mark.parametrize(("die", "lands"), [(6, True), (5, False)])
def test_one_roll_holds_for_every_stack_that_lands_there(
    on_map: OnMap, waters: Waters, die: int, lands: bool
) -> None:
    """A later stack with ships of its own shares the luck of the first, good or bad."""
    saldae = "land:Mare Mauretanicum:Saldae"
    rome = 'Cartaginensis = "2 legion", Sardinia = "2 legion", "Mare Mauretanicum" = "4 fleet"'
    m = land(on_map, waters(rome), die, wish=saldae)
    m.do(*["none"] * lands, "halt", "march:Sardinia")
    if not lands:
        assert (saldae in m.offered(), refused(m, saldae)) == (False, "XXV.E.5")
        assert CAESAREA in m.offered(), "another landing"
        return
    m.do(saldae)
    assert (len(m.events("sea-risk")), len(m.events("landing-follows"))) == (1, 1)
    assert m.at("Saldae") == ["rome.legion"] * 4
