"""XXIV.B on the map: terror goes before a Barbarian leader on his march."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import fresh
from aevum.testing import rule

Start = Callable[..., Any]

VISIGOTHS = NATIONS.index("visigoths")
EVEN, ODD = 4, 3
MAP = """
turn = 2
seats = ["east", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "east"
areas = ["Graecia", "Moesia"]
{byzantium}
[nations.visigoths]
seat = "goth"
{goths}
units = {{ Thessalia = "3 infantry" }}
leaders = {{ {leader} }}
[cities]
{cities}
"""
LED = 'Thessalia = "fritigernus"'


def marching(on_map: Start, *dice: int, to: str = "Achaia", leader: str = LED, **words: str) -> Any:
    """Fritigernus marches from Thessalia, next to Achaia, Macedonia and Epirus."""
    text = {"byzantium": "", "goths": "", "cities": "", **words, "leader": leader}
    return on_map(MAP.format(**text), list(dice)).do("march:Thessalia", f"go:{to}")


@rule("XXIV.B.1", "XXIV.B.2", "XXIII.D.1", "VI.H.3")
def test_an_even_die_opens_the_gates_at_once(on_map: Start) -> None:
    m = marching(on_map, EVEN)
    assert [event.args["leader"] for event in m.events("terror-check")] == ["fritigernus"]
    assert m.owner("Achaia") == "visigoths"
    assert (m.asked(), m.offered()) == (("goth", "terror-loot"), ["ride-on", "loot-and-stop"])


@rule("XXIV.B.4")
def test_whoever_loots_stops(on_map: Start) -> None:
    m = marching(on_map, EVEN, 1, 1, 1).do("loot-and-stop")
    assert m.world.gold[VISIGOTHS] == 2 + 2
    assert m.world.pillaged[m.place("Achaia")] == 1
    assert m.table.state.fight_now is None
    assert m.asked() == ("goth", "campaigns")  # no stack can move any more


@rule("XXIV.B.4")
def test_whoever_rides_on_loots_nothing(on_map: Start) -> None:
    m = marching(on_map, EVEN).do("ride-on")
    assert m.asked() == ("goth", "march")
    assert (m.world.gold[VISIGOTHS], m.owner("Achaia")) == (0, "visigoths")
    m.do("go:Epirus")
    assert m.at("Epirus") == ["visigoths.infantry"] * 3


@rule("XXIV.B.4", "XII.B.5")
def test_a_city_left_behind_goes_back_to_the_holder_of_the_area(on_map: Start) -> None:
    m = marching(on_map, EVEN, ODD).do("ride-on", "go:Epirus")
    assert m.owner("Achaia") == "byzantium"
    kept = marching(on_map, EVEN, ODD).do("ride-on", "leave:infantry:visigoths:whole:3", "go:Epirus")
    assert kept.owner("Achaia") == "visigoths"


@rule("XXIV.B.4", "XXIV.D.8")
def test_where_nothing_is_left_the_leader_rides_on(on_map: Start) -> None:
    m = marching(on_map, EVEN, cities="Achaia = { pillaged = 9 }")
    assert len(m.events("city-surrenders")) == 1
    assert m.asked() == ("goth", "march")


@rule("XXIV.B.2", "XXIV.B.3")
def test_before_a_city_that_resists_the_march_goes_on_or_stops(on_map: Start) -> None:
    m = marching(on_map, ODD)
    assert len(m.events("city-resists")) == 1
    assert m.owner("Achaia") == "byzantium"
    assert m.asked() == ("goth", "march")
    assert {"go:Epirus", "halt"} <= set(m.offered())


@rule("XXIV.B.1", "XXIV.B.3")
def test_terror_comes_once_to_a_city(on_map: Start) -> None:
    """Neither does a second visit frighten it, nor the siege; F61."""
    m = marching(on_map, ODD, ODD).do("go:Epirus", "go:Achaia", "halt", "done")
    assert [event.args["city"] for event in m.events("terror-check")] == ["Athenae", "Dyrrachium"]
    assert m.asked() == ("goth", "besiege")


@rule("XXIV.B.1")
def test_each_leader_has_terror_go_before_him(on_map: Start) -> None:
    """F61: Athenae resists Fritigernus, and opens its gates to Alaricus, who comes after him."""
    leaders = 'Thessalia = "fritigernus", Epirus = "alaricus"'
    text = MAP.format(byzantium="", goths="", cities="Epirus = { level = 0 }", leader=leaders)
    m = on_map(text.replace('"3 infantry"', '"3 infantry", Epirus = "infantry"'), [ODD, EVEN])
    m.do("march:Thessalia", "go:Achaia", "halt", "march:Epirus", "go:Achaia")
    assert [event.args["leader"] for event in m.events("terror-check")] == ["fritigernus", "alaricus"]
    assert (m.asked(), m.owner("Achaia")) == (("goth", "terror-loot"), "visigoths")


@rule("XXIV.B.1")
def test_leaders_who_come_together_bring_it_once(on_map: Start) -> None:
    m = marching(on_map, ODD, leader='Thessalia = "fritigernus, alaricus"').do("halt", "done")
    assert len(m.events("terror-check")) == 1
    assert m.asked() == ("goth", "besiege")


@rule("XXIV.B.1")
def test_a_new_campaign_brings_new_terror(on_map: Start) -> None:
    m = marching(on_map, ODD, ODD).do("go:Thessalia", "halt", "done")
    m.do("campaign:fritigernus:2", "set-out", "go:Achaia")
    assert len(m.events("terror-check")) == 2


@rule("XXIV.B.1")
def test_those_who_stay_before_a_city_bring_no_new_terror(on_map: Start) -> None:
    m = marching(on_map, ODD, ODD)
    fresh(m.world, 1 << VISIGOTHS)
    assert m.world.terrified[m.place("Achaia")] != 0
    m.do("go:Epirus")
    fresh(m.world, 1 << VISIGOTHS)
    assert m.world.terrified[m.place("Achaia")] == 0


@rule("XXIV.B.1", "XXIV.B.3")
def test_terror_waits_until_the_garrison_is_beaten(on_map: Start) -> None:
    """F15"""
    m = marching(on_map, 4, 4, 4, 1, ODD, to="Macedonia", byzantium='units = { Macedonia = "auxiliary" }')
    m.do("stand", "stop")
    assert m.events("terror-check") == []
    m.do("done", "no-trade", "pass")
    assert [event.args["city"] for event in m.events("terror-check")] == ["Thessalonika"]
    assert m.asked() == ("goth", "besiege")


@rule("XXIV.B.1", "XXIV.C.11")
def test_a_siege_that_goes_on_brings_no_new_terror(on_map: Start) -> None:
    """F15, F61: it came when the garrison was beaten, and the city resisted."""
    text = {"byzantium": 'units = { Macedonia = "auxiliary" }', "goths": "", "cities": "", "leader": LED}
    m = on_map(MAP.format(**text), [4, 4, 4, 1, ODD, *[1] * 8]).do(
        "done", "campaign:fritigernus:2", "set-out"
    )
    m.do(
        "go:Macedonia", "stand", "stop", "no-trade", "pass", "besiege", "no-assault", "keep-siege", "set-out"
    )
    m.do("halt", "besiege")
    assert len(m.events("terror-check")) == 1
    assert m.asked() == ("goth", "assault")


@rule("XXIV.B.1", "XXIII.B.2", "XXIII.A.2")
@pytest.mark.parametrize(
    "words",
    [
        {"leader": ""},
        {"goths": 'status = "kingdom"'},
        {"cities": "Achaia = { walls = true }"},
        {"byzantium": 'capital = "Achaia"'},
    ],
    ids=["nobody leads", "no Barbarians", "walls", "a capital"],
)
def test_who_is_not_afraid(on_map: Start, words: dict[str, str]) -> None:
    m = marching(on_map, EVEN, **words)
    assert m.events("terror-check") == []
    assert (m.asked(), m.owner("Achaia")) == (("goth", "march"), "byzantium")


@rule("XXIV.B.1")
def test_where_there_is_no_city_there_is_no_terror(on_map: Start) -> None:
    assert marching(on_map, EVEN, cities="Achaia = { level = 0 }").events("terror-check") == []
