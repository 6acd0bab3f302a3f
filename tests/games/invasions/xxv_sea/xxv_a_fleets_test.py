"""XXV.A on the map: fleets, their stacks, and how far they go."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.sea.stacks import stacks
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

Waters = Callable[..., str]

BYZANTIUM = """
[nations.byzantium]
seat = "{seat}"
capital = "Thracia"
areas = ["Graecia", "Asia"]
units = {{ Thracia = "guard", {units} }}
"""


def refused(m: Any, wish: str) -> str:
    refusal = m.why_not(wish)
    return refusal.rule if refusal is not None else ""


@rule("XXV.A.1")
def test_fleets_keep_to_the_sea(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Tyrrheneum" = "fleet"')).do("sail:Mare Tyrrheneum")
    assert refused(m, "go:Campania") == "XXV.A.1"
    assert [option for option in m.offered() if option.startswith("go:")] == [
        "go:Mare Mauretanicum",
        "go:Mare Siculum",
        "go:Sinus Gallicus",
    ]
    assert refused(m, "go:Mare Aegeum") == "XXV.A.2"


@rule("XXV.A.2")
def test_four_zones_in_an_activation(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Tyrrheneum" = "fleet"')).do("sail:Mare Tyrrheneum")
    m.do("go:Mare Siculum", "go:Mare Aegeum", "go:Propontis")
    assert refused(m, "go:Mare Aegeum") == ""
    m.do("go:Mare Aegeum")
    assert m.at("Mare Aegeum") == ["rome.fleet"]
    assert [option for option in m.offered() if option.startswith("sail:")] == []


@rule("XXV.A.2")
def test_the_second_movement_of_an_invasion_gives_no_new_paces(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Tyrrheneum" = "fleet"', invading="true")).do("sail:Mare Tyrrheneum")
    m.do("go:Mare Siculum", "go:Mare Aegeum", "go:Propontis", "halt", "done")
    m.do("sail:Propontis", "go:Mare Aegeum")
    assert [option for option in m.offered() if option.startswith("sail:")] == []
    assert m.at("Mare Aegeum") == ["rome.fleet"]


@rule("XXV.A.3")
@pytest.mark.parametrize(
    ("start", "to", "rules"),
    [
        ("Propontis", "Pontus Euxinus", "XXV.A.3"),
        ("Mare Aegeum", "Propontis", ""),
        ("Oceanus Britannicus", "Oceanus Germanicus", "XXV.A.3"),
        ("Oceanus Britannicus", "Oceanus Occidentalis", "XXV.A.3"),
        ("Oceanus Britannicus", "Oceanus Atlanticus", ""),
    ],
    ids=["three zones away", "two zones away", "farther still", "as far", "on the way home"],
)
def test_two_zones_from_an_own_port(on_map: OnMap, waters: Waters, start: str, to: str, rules: str) -> None:
    m = on_map(waters(f'"{start}" = "fleet"')).do(f"sail:{start}")
    assert refused(m, f"go:{to}") == rules


@rule("XXV.A.3")
@pytest.mark.parametrize(("level", "rules"), [(0, "XXV.A.3"), (1, "")])
def test_a_port_is_a_built_city(on_map: OnMap, waters: Waters, level: int, rules: str) -> None:
    """Tanais, on the Pontus, is only a site unless somebody builds it."""
    more = f"[cities.Abascia]\nlevel = {level}"
    m = on_map(waters('Propontis = "fleet", Abascia = "2 legion"', more=more)).do("sail:Propontis")
    assert refused(m, "go:Pontus Euxinus") == rules


@rule("XXV.A.4", "XXV.A.6")
def test_two_fleets_sail_together_and_a_third_does_not_join(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Tyrrheneum" = "2 fleet, elite-fleet"')).do("sail:Mare Tyrrheneum")
    assert m.ask().args["units"] == 2
    assert refused(m, "take:elite-fleet:rome:whole:4") == "XXV.A.4"
    m.do("leave:fleet:rome:whole:4", "take:elite-fleet:rome:whole:4", "go:Mare Siculum", "halt")
    assert m.at("Mare Siculum") == ["rome.elite-fleet", "rome.fleet"]
    assert m.at("Mare Tyrrheneum") == ["rome.fleet"]


@rule("XXV.A.6")
def test_a_stack_drops_and_picks_up_fleets_on_its_way(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Tyrrheneum" = "2 fleet", "Mare Siculum" = "elite-fleet"'))
    m.do("sail:Mare Tyrrheneum", "go:Mare Siculum", "leave:fleet:rome:whole:3")
    m.do("take:elite-fleet:rome:whole:4", "go:Mare Aegeum", "halt")
    assert m.at("Mare Siculum") == ["rome.fleet"]
    assert m.at("Mare Aegeum") == ["rome.elite-fleet", "rome.fleet"]


@rule("XXV.A.6", "XXV.A.2")
def test_a_fleet_without_paces_is_not_picked_up(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Siculum" = "fleet", "Mare Aegeum" = "elite-fleet"')).do("sail:Mare Siculum")
    m.do("go:Mare Aegeum", "go:Propontis", "go:Mare Aegeum", "go:Mare Siculum")
    m.do("sail:Mare Aegeum", "go:Mare Siculum")
    assert refused(m, "take:fleet:rome:whole:0") == "XXV.A.6"


@rule("XXV.A.4", "XXV.A.5")
@pytest.mark.parametrize(("fleets", "sizes"), [(1, [1]), (2, [2]), (3, [2, 1]), (4, [2, 2])])
def test_example_two_naval_stacks(on_map: OnMap, waters: Waters, fleets: int, sizes: list[int]) -> None:
    """T41: two fleets are one stack, a second stack needs a third fleet, and four make two of two."""
    more = BYZANTIUM.format(seat="other", units=f'"Mare Aegeum" = "{fleets} elite-fleet"')
    m = on_map(waters('"Mare Siculum" = "fleet"', more=more))
    found = stacks(m.world, m.place("Mare Aegeum"), NATIONS.index("byzantium"))
    assert [len(stack) for stack in found] == sizes


@rule("XXV.A.5")
def test_a_zone_holds_four_fleets_but_more_may_pass(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Siculum" = "4 fleet", "Mare Tyrrheneum" = "fleet"'))
    m.do("sail:Mare Tyrrheneum", "go:Mare Siculum")
    assert refused(m, "halt") == "XXV.A.5"
    assert refused(m, "take:fleet:rome:whole:4") == ""
    m.do("go:Mare Aegeum", "go:Propontis", "go:Mare Aegeum")
    m.do("sail:Mare Siculum", "go:Mare Aegeum", "halt")
    assert (len(m.at("Mare Siculum")), len(m.at("Mare Aegeum"))) == (2, 3)


@rule("XXV.A.5", "XXV.A.3")
@pytest.mark.parametrize(
    ("start", "way", "rules"),
    [
        ("Mare Siculum", ("go:Mare Aegeum",), ""),
        ("Mare Adriaticum", ("go:Mare Siculum", "go:Mare Aegeum"), "XXV.A.5"),
    ],
    ids=["with paces for the way back", "without them"],
)
def test_a_full_zone_behind_a_full_one(
    on_map: OnMap, waters: Waters, start: str, way: tuple[str, ...], rules: str
) -> None:
    """Behind Propontis there is only the Pontus, which is too far from any port of Rome."""
    m = on_map(waters(f'"Mare Aegeum" = "4 fleet", Propontis = "4 fleet", "{start}" = "elite-fleet"'))
    m.do(f"sail:{start}", *way)
    assert refused(m, "go:Propontis") == rules


@rule("XXV.A.5")
def test_nobody_enters_a_full_zone_with_the_last_pace(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Siculum" = "4 fleet", "Mare Tyrrheneum" = "fleet"'))
    m.do("sail:Mare Tyrrheneum", "go:Mare Mauretanicum", "go:Mare Tyrrheneum")
    assert refused(m, "go:Mare Siculum") == ""
    m.do("go:Mare Mauretanicum")
    assert refused(m, "go:Mare Siculum") == "XXV.A.5"


@rule("XXV.A.5", "XXV.C.9")
def test_who_must_stop_in_a_full_zone_gives_up_fleets(on_map: OnMap, waters: Waters) -> None:
    """The Vandals hold no port of the Tyrrhenian Sea, so they need an even roll."""
    m = on_map(
        waters(
            '"Mare Tyrrheneum" = "4 fleet", "Mare Siculum" = "elite-fleet"', '"Mare Tyrrheneum" = "fleet"'
        ),
        dice=[2],
    )
    m.do("sail:Mare Siculum", "go:Mare Tyrrheneum", "intercept-fleet:rome", "refuse-battle")
    assert m.asked() == ("roman", "excess")
    m.do("give-up:fleet:rome:whole")
    assert m.at("Mare Tyrrheneum") == ["rome.elite-fleet", *["rome.fleet"] * 3, "vandals.fleet"]
    assert set(m.told("gives-up")) == {"XXV.A.5"}


@rule("XXV.A.4")
def test_until_they_part_the_two_empires_sail_as_one(on_map: OnMap, waters: Waters) -> None:
    """C22: Roman and Byzantine fleets form a stack until turn 3, when each navy sails for itself."""
    more = '[nations.byzantium]\nseat = "roman"\nunits = { "Mare Siculum" = "elite-fleet" }'
    both = 'rome", "byzantium'
    allied = 'allies = [["rome", "byzantium"]]\n'
    one = on_map(allied + waters('"Mare Siculum" = "fleet"', more=more, acting=both, turn=2))
    assert one.do("sail:Mare Siculum").ask().args["units"] == 2
    two = on_map(allied + waters('"Mare Siculum" = "fleet"', more=more, acting=both, turn=3))
    assert two.do("sail:Mare Siculum").offered() == ["navy:rome", "navy:byzantium"]
    assert two.do("navy:rome").ask().args["units"] == 1


@rule("XXV.A.7", "XXV.C.1")
def test_enemies_share_a_zone_unless_somebody_intercepts(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Tyrrheneum" = "fleet"', '"Mare Siculum" = "fleet"'))
    m.do("sail:Mare Tyrrheneum", "go:Mare Siculum", "let-sail", "halt")
    assert m.at("Mare Siculum") == ["rome.fleet", "vandals.fleet"]
    assert m.events("battle-dice") == []
    assert m.asked() == ("roman", "stacks")


@rule("XXV.A.8")
def test_fleets_that_are_caught_cannot_flee(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Tyrrheneum" = "fleet"', '"Mare Siculum" = "fleet"'), dice=[2])
    m.do("sail:Mare Tyrrheneum", "go:Mare Siculum", "let-sail", "intercept-fleet:vandals", "accept-battle")
    assert m.asked() == ("vandal", "naval-battle")
    assert m.offered() == ["accept-battle", "refuse-battle"]


@rule("XXV.A.4", "XXV.A.5")
def test_two_fleets_of_a_nation_in_a_zone_are_one_stack(on_map: OnMap, waters: Waters) -> None:
    """The one that comes is met together with the one that lies there."""
    rome = '"Mare Tyrrheneum" = "fleet", "Mare Siculum" = "fleet"'
    m = on_map(waters(rome, '"Mare Siculum" = "fleet"'), dice=[2])
    m.do("sail:Mare Tyrrheneum", "go:Mare Siculum", "intercept-fleet:rome")
    assert (m.asked(), m.table.state.fight.sides[0].start) == (("roman", "naval-battle"), 2)
    m.do("refuse-battle")
    assert "sail:Mare Siculum" not in m.offered(), "the whole stack refused, and its move is over"


@rule("XXV.A.2", "XXV.A.6")
@pytest.mark.parametrize("sails", [True, False])
def test_who_is_left_behind_may_sail_once_something_has_moved(
    on_map: OnMap, waters: Waters, sails: bool
) -> None:
    """A stack that is only picked up and put down again is not offered anew."""
    m = on_map(waters('"Mare Tyrrheneum" = "3 fleet"')).do("sail:Mare Tyrrheneum")
    m.do(*["go:Mare Siculum"] * sails, "halt")
    assert ("sail:Mare Tyrrheneum" in m.offered()) is sails


@rule("XXV.A.2", "XXV.B.4")
def test_an_attempt_that_failed_is_a_move_and_the_stack_may_be_taken_up_again(
    on_map: OnMap, waters: Waters
) -> None:
    m = on_map(waters('"Mare Siculum" = "fleet"', '"Mare Siculum" = "fleet"'), dice=[3])
    m.do("sail:Mare Siculum", "let-sail", "intercept-fleet:vandals")
    assert m.asked() == ("roman", "sail"), "it missed, and may sail on"
    m.do("halt")
    assert "sail:Mare Siculum" in m.offered()


@rule("XXV.A.5", "XXV.C.2")
def test_of_four_fleets_alike_both_stacks_are_the_same_to_an_enemy(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters('"Mare Siculum" = "2 fleet"', '"Mare Siculum" = "4 fleet"'))
    m.do("sail:Mare Siculum", "let-sail")
    assert [o for o in m.offered() if o.startswith("intercept")] == ["intercept-fleet:vandals"]


@rule("XXV.A.5")
@pytest.mark.parametrize(("there", "rules"), [(2, ""), (3, "XXV.A.5")])
def test_who_halts_counts_with_all_his_fleets_and_who_leaves_one_with_that(
    on_map: OnMap, waters: Waters, there: int, rules: str
) -> None:
    m = on_map(waters(f'"Mare Siculum" = "{there} fleet", "Mare Tyrrheneum" = "2 elite-fleet"'))
    m.do("sail:Mare Tyrrheneum", "go:Mare Siculum")
    assert refused(m, "halt") == rules
    assert refused(m, "leave:elite-fleet:rome:whole:3") == ""
    if not rules:
        assert m.do("halt").asked() == ("roman", "stacks"), "nobody has to be given up"


@rule("XXV.A.4", "XXV.A.5", "XXV.C.9")
def test_of_unlike_fleets_their_player_says_which_one_he_gives_up(on_map: OnMap, waters: Waters) -> None:
    m = on_map(
        waters(
            '"Mare Tyrrheneum" = "2 fleet, 2 elite-fleet", "Mare Siculum" = "elite-fleet"',
            '"Mare Tyrrheneum" = "fleet"',
        ),
        dice=[2],
    )
    m.do("sail:Mare Siculum", "go:Mare Tyrrheneum", "intercept-fleet:rome", "refuse-battle")
    assert (m.asked(), m.ask().args["units"]) == (("roman", "excess"), 1)
    assert m.offered() == ["give-up:fleet:rome:whole", "give-up:elite-fleet:rome:whole"]
    m.do("give-up:elite-fleet:rome:whole")
    assert m.at("Mare Tyrrheneum") == [*["rome.elite-fleet"] * 2, *["rome.fleet"] * 2, "vandals.fleet"]
    assert m.asked() == ("roman", "stacks")
