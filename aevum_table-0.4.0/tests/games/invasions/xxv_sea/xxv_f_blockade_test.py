"""XXV.F on the map: fleets that close a strait to their enemies."""

from collections.abc import Callable
from typing import Any

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

Dice = tuple[Callable[[str], list[int]], Callable[[str], list[int]]]

BOSPHORUS = """
turn = 5
seats = ["greek", "vandal", "friend"]
acting = [{acting}]
[nations.byzantium]
seat = "greek"
capital = "Thracia"
areas = ["Asia"]
units = {{ Thracia = "guard, legion"{byzantium} }}
[nations.vandals]
seat = "vandal"
status = "kingdom"
units = {{ {vandals} }}
[nations.franks]
seat = "friend"
status = "kingdom"
age = 9
tie = "federate"
tied_since = 5
lord = "byzantium"
{franks}
"""
BLOCKER = 'Propontis = "fleet"'


def closed(m: Any) -> str:
    m.do("march:Thracia")
    refusal = m.why_not("go:Bythinia")
    return refusal.rule if refusal is not None else ""


def until(m: Any, seat: str, key: str) -> None:
    while m.asked() != (seat, key):
        m.do(m.offered()[-1])


def set_up(byzantium: str = "", vandals: str = "", franks: str = "", acting: str = '"byzantium"') -> str:
    own = f", {byzantium}" if byzantium else ""
    return BOSPHORUS.format(byzantium=own, vandals=vandals, franks=franks, acting=acting)


@rule("XXV.F.1")
def test_a_hostile_fleet_closes_the_strait(on_map: OnMap) -> None:
    assert closed(on_map(set_up())) == ""
    assert closed(on_map(set_up(vandals=BLOCKER))) == "XXV.F.1"
    assert closed(on_map(set_up(vandals='"Mare Aegeum" = "fleet"'))) == "", "the next sea"


@rule("XXV.F.1")
def test_an_own_fleet_beside_it_does_not_open_the_strait(on_map: OnMap) -> None:
    assert closed(on_map(set_up('Propontis = "2 elite-fleet"', BLOCKER))) == "XXV.F.1"


@rule("XXV.F.1")
def test_fleets_of_friends_close_nothing(on_map: OnMap) -> None:
    assert closed(on_map(set_up(franks=f"units = {{ {BLOCKER} }}"))) == ""


@rule("XXV.F.2")
def test_the_strait_opens_when_the_blocker_is_gone(on_map: OnMap, dice: Dice) -> None:
    white, _ = dice
    m = on_map(set_up('Propontis = "2 elite-fleet"', BLOCKER), dice=white("w - -"))
    m.do("sail:Propontis", "let-sail", "intercept-fleet:vandals", "accept-battle", "accept-battle", "pass")
    m.do("halt")
    assert closed(m) == ""


@rule("XXV.F.2")
def test_a_blocker_that_survives_or_refuses_still_closes_it(on_map: OnMap) -> None:
    m = on_map(set_up('Propontis = "2 elite-fleet"', BLOCKER))
    m.do("sail:Propontis", "let-sail", "intercept-fleet:vandals", "accept-battle", "refuse-battle", "halt")
    assert closed(m) == "XXV.F.1"


@rule("XXV.F.2")
def test_a_friend_who_acts_earlier_opens_it(on_map: OnMap, dice: Dice) -> None:
    """The federate Franks, a Kingdom, act before the Empire."""
    white, _ = dice
    franks = 'units = { Propontis = "fleet", Gallaecia = "infantry" }\n[cities.Lethigallia]\nlevel = 1'
    m = on_map(set_up("", BLOCKER, franks, '"byzantium", "franks"'), dice=[2, *white("w -")])
    m.do("sail:Propontis", "let-sail", "intercept-fleet:vandals", "accept-battle", "accept-battle")
    assert m.at("Propontis") == ["franks.fleet"]
    until(m, "greek", "stacks")
    assert closed(m) == ""
