"""XXIV.A and XXIV.C on the map: the siege finds its modifiers there, and leaves its losses there."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.diplomacy.cards.bribe import BRIBED, GOES_ON
from aevum.games.invasions.rules.setup.realm import new_realm
from aevum.games.invasions.rules.siege.on_map import SiegeOnMap
from aevum.games.invasions.rules.siege.siege import FALLS, HOLDS, LEFT, LIFTED
from aevum.testing import rule

Start = Callable[..., Any]
Lines = Callable[[Any], str]

FLEET = 'units = { "Mare Aegeum" = "fleet" }'
ROME = f'[nations.rome]\nseat = "east"\n{FLEET}'
ALLIED = {"allies": '[["rome", "byzantium"]]', "others": ROME}
MODIFIERS = {
    "nothing": ("Achaia", {}, ""),
    "Civilized: a Kingdom": ("Achaia", {"status": 'status = "kingdom"'}, "+1 C.3"),
    "nomads on turn 9": ("Achaia", {"nation": "huns", "turn": 9}, "-1 C.4"),
    "nomads on turn 10": ("Achaia", {"nation": "huns", "turn": 10}, ""),
    "Decline of the city's owner": ("Achaia", {"byzantium": "decline = 1"}, "+1 C.5"),
    "double Decline": ("Achaia", {"byzantium": "decline = 2"}, "+2 C.5"),
    "Decline of the besieger": ("Achaia", {"status": "decline = 2"}, ""),
    "walls": ("Moesia Superior", {}, "-2 C.6"),
    "the walls of Roma": ("Latium", {}, "-1 C.6"),
    "walls on turn 4": ("Moesia Superior", {"turn": 4}, "-2 C.6"),
    "no walls on turn 3": ("Achaia", {"turn": 3}, ""),
    "no walls on turn 4": ("Achaia", {"turn": 4}, "-1 C.7"),
    "no walls on turn 6": ("Achaia", {"turn": 6}, ""),
    "the owner's fleet": ("Achaia", {"byzantium": FLEET}, "-1 C.8"),
    "a fleet of the owner's ally": ("Achaia", ALLIED, "-1 C.8"),
    "a stranger's fleet": ("Achaia", {"others": ROME}, ""),
    "a fleet on another sea": ("Epirus", {"byzantium": FLEET}, ""),
    "a fleet, but no port": ("Cisalpina", {"byzantium": FLEET}, ""),
    "a fleet on the last of the seas, but no port": (
        "Cisalpina",
        {"byzantium": 'units = { "Sinus Persicus" = "fleet" }'},
        "",
    ),
    "a city of nobody, and the besieger declines": (
        "Treveria",
        {"status": 'status = "kingdom"\ndecline = 2'},
        "+1 C.3, -2 C.6",
    ),
    "a city of nobody": ("Treveria", {"byzantium": "decline = 2"}, "-2 C.6"),
}


@rule("XXIV.C.3", "XXIV.C.4", "XXIV.C.5", "XXIV.C.6", "XXIV.C.7", "XXIV.C.8")
@pytest.mark.parametrize(("place", "words", "expected"), MODIFIERS.values(), ids=MODIFIERS)
def test_the_map_gives_the_modifiers(
    before: Start, siege_lines: Lines, place: str, words: dict[str, Any], expected: str
) -> None:
    m = before(place, 1, **words).do("besiege", "no-assault")
    assert siege_lines(m) == expected
    assert m.events("siege-roll")[0].args["place"] == place


@pytest.mark.parametrize(("place", "wild"), [("Achaia", False), ("Hunnia", True)])
def test_a_siege_knows_its_ground(before: Start, place: str, wild: bool) -> None:
    m = before(place, 1, cities="Hunnia = { level = 1 }").do("besiege")
    field, land = m.table.state.fight.field, m.world.land
    assert (field.terrain, field.barbarian) == (land.terrain[m.place(place)], wild)
    assert field.terrain > 0


@rule("XXIV.A.2", "III.F.1", "III.F.4", "XXIV.C.9", "XXIV.C.10", "XII.B.6")
@pytest.mark.parametrize(("die", "owner", "report"), [(6, "byzantium", HOLDS), (7, "visigoths", FALLS)])
def test_seven_takes_the_city_and_the_province_with_it(
    before: Start, die: int, owner: str, report: int
) -> None:
    m = before("Achaia", die)
    assert m.owner("Achaia") == "byzantium"
    m.do("besiege", "no-assault", *(["spare"] if report == FALLS else []))
    assert m.owner("Achaia") == owner
    assert m.table.state.result == report
    assert m.table.state.fight_now is None
    assert m.asked() == ("raider", "stacks")


@rule("XXIV.A.1")
def test_a_stack_may_leave_the_city_alone(before: Start) -> None:
    m = before("Achaia")
    assert (m.asked(), m.offered()) == (("raider", "besiege"), ["besiege", "leave-city"])
    m.do("leave-city")
    assert (m.table.state.result, m.owner("Achaia")) == (LEFT, "byzantium")
    assert m.told("siege-lifted") == ["XXIV.A.1"]


@rule("XXIV.C.1")
@pytest.mark.parametrize(
    ("leader", "rolls"),
    [("", 1), ("caesar", 2), ("iulianus", 4)],
)
def test_the_leader_in_the_stack_brings_his_re_rolls(before: Start, leader: str, rolls: int) -> None:
    m = before("Moesia Superior", *[1] * rolls, nation="rome", leader=leader)
    m.do("besiege", "no-assault")
    (event,) = m.events("siege-roll")
    assert len(event.roll.dice) == rolls


@rule("XXIV.C.2")
def test_the_losses_of_an_assault_are_losses_on_the_map(before: Start) -> None:
    m = before("Achaia", 1, nation="persia", units="2 clibanarii, infantry, huns.infantry")
    m.do("besiege", "assault")
    assert "hit:infantry:huns:whole" not in m.offered()
    m.do("hit:clibanarii:persia:whole", "hit:infantry:persia:whole")
    assert m.at("Achaia") == ["huns.infantry", "persia.clibanarii", "persia.clibanarii~"]
    assert len(m.events("city-holds")) == 1


@rule("V.B.3", "IV.0.13")
def test_a_sack_scores_at_once_for_those_who_are_remembered_for_it(before: Start) -> None:
    """Athenae has level 2, and the Huns score two points a level."""
    m = before("Achaia", 10, 1, 6, 1, nation="huns")
    m.table.state.realm_now = new_realm(m.table.state)
    m.do("besiege", "no-assault", "sack")
    assert m.table.state.points == [0, 4]


@rule("XXX.G.2")
@pytest.mark.parametrize("bribed", [False, True])
def test_a_siege_of_an_older_match_that_waits_for_a_bribe(before: Start, bribed: bool) -> None:
    """Bribes came before the siege in version 2; who took one goes without it."""
    m = before("Achaia", 6)
    siege = m.table.state.frames[-2]
    assert isinstance(siege, SiegeOnMap)
    waiting = SiegeOnMap(siege.place, siege.nation, siege.units, siege.leaders)
    waiting.step = "bribed"
    before_it = len(m.table.state.frames)
    m.table.state.result = BRIBED if bribed else GOES_ON
    m.begin(waiting)
    assert (len(m.table.state.frames) > before_it) is not bribed
    assert m.table.state.result == (LIFTED if bribed else 0)
