"""What an option brings about on the map is foretold as it then happens."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.odds.answer import checked
from aevum.games.invasions.odds.battle import battle_odds, begin
from aevum.games.invasions.odds.engagement import engagement_odds
from aevum.games.invasions.odds.siege import SiegeOdds
from aevum.games.invasions.rules.fight import Fight
from aevum.games.invasions.rules.siege.on_map import SiegeOnMap
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.games.invasions.scene import SCENE
from aevum.games.invasions.scene.meeting import Meeting, meeting
from aevum.scene.contest import Odds
from aevum.words import Words
from tests.games.invasions.conftest import OnMap

DANUBE = """
turn = 2
seats = ["roman", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "roman"
areas = ["Graecia", "Moesia", "Asia", "Cappadocia"]
{romans}
[nations.visigoths]
seat = "goth"
leaders = {{ Valachia = "fritigernus" }}
invading = true
units = {{ Valachia = "{goths}" }}
"""
SEA = """
turn = 5
seats = ["roman", "vandal"]
acting = ["rome"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
leaders = {{ "{sea}" = "stilicho" }}
units = {{ Latium = "2 guard", "{sea}" = "2 elite-fleet" }}
[nations.vandals]
seat = "vandal"
status = "kingdom"
capital = "Africa"
areas = ["Africa"]
units = {{ Africa = "infantry", "{sea}" = "2 fleet" }}
"""


LANDING = """
turn = 5
seats = ["roman", "vandal"]
acting = ["rome"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "guard", Cartaginensis = "2 legion", "Mare Mauretanicum" = "fleet" }
[nations.vandals]
seat = "vandal"
status = "kingdom"
capital = "Africa"
areas = ["Africa"]
units = { Africa = "infantry", Caesarea = "infantry" }
"""


def foretold(m: Any, choice: str, words: Words) -> tuple[Meeting, Odds]:
    """Of the seat that is asked."""
    view = GAME.view(m.table.state, m.ask().seat)
    option = m.ask().find(choice)
    assert SCENE.focus(view, view.ask, option).odds
    met, odds = meeting(view, option), SCENE.odds(view, option, words)
    assert met is not None
    assert odds is not None
    return met, odds


def same(one: Fight, other: Fight) -> bool:
    return one.to_json() == other.to_json()


def share(odds: Odds, text: str) -> list[float]:
    return [chance.share for chance in odds.chances if chance.words == text]


def test_who_is_intercepted_fights_without_those_who_sit_out(on_map: OnMap, words: Words) -> None:
    """XX.F.6: the Danube, which all of them crossed, costs the intercepted no die."""
    m = on_map(
        DANUBE.format(romans='units = { Thracia = "legion" }', goths="5 noble-cavalry, infantry, archer"),
        dice=[10],
    ).do("march:Valachia", "go:Moesia Inferior", "intercept:Thracia", "sit-out:infantry:visigoths:whole:3")
    met, odds = foretold(m, "give-battle", words)
    m.do("give-battle")
    real = m.table.state.fight
    assert real.field.intercepted
    assert same(begin(met.fight), real)
    assert odds.chances[0].share == engagement_odds(real, False).win[0]


def test_a_limes_with_troops_is_not_overrun_first(on_map: OnMap, words: Words) -> None:
    """XVIII.I.5: it fights beside those who intercept from where it stands."""
    romans = 'limites = ["Moesia Inferior"]\nunits = { "Moesia Inferior" = "legion", Thracia = "legion" }'
    m = on_map(DANUBE.format(romans=romans, goths="5 noble-cavalry, infantry"), dice=[10])
    m.do("march:Valachia", "go:Moesia Inferior")
    while m.asked()[1] != "ambush":
        offered = m.offered()
        m.do(next((one for one in offered if one.startswith(("intercept:", "give-battle"))), offered[0]))
    real = m.table.state.fight
    assert (len(real.sides[1].limes), real.field.intercepted) == (1, True)
    _, odds = foretold(m, "ambush", words)
    assert odds.chances[0].share == battle_odds(real).win[1] != engagement_odds(real, False).win[1]


def test_fleets_that_are_passed(on_map: OnMap, words: Words) -> None:
    m = on_map(SEA.format(sea="Mare Siculum"), dice=[2]).do("sail:Mare Siculum")
    assert m.asked() == ("vandal", "intercept-at-sea")
    met, odds = foretold(m, "intercept-fleet:rome", words)
    assert share(odds, "The enemy fleets slip away") == [0.5]
    m.do("intercept-fleet:rome")
    assert m.asked() == ("roman", "naval-battle")
    real = m.table.state.fight
    assert same(met.fight, real)
    win = engagement_odds(real, False).win
    assert share(odds, "Victory: Vandals") == [win[1] / 2]
    lost = dict(odds.means)["Vandals: units lost for good"]
    _, odds = foretold(m, "accept-battle", words)
    assert share(odds, "Victory: Rome") == [win[0]]
    assert dict(odds.means)["Vandals: units lost for good"] == pytest.approx(2 * lost, abs=0.02)
    assert lost > 0
    assert odds.chances[0].words == "Victory: Rome", "told from the side of who is asked"
    assert (share(odds, "The enemy fleets slip away"), odds.rule) == ([], "XXV.C.7")


@pytest.mark.parametrize(("sea", "caught"), [("Mare Siculum", 0.5), ("Mare Tyrrheneum", 1.0)])
def test_fleets_that_are_hunted(on_map: OnMap, sea: str, caught: float, words: Words) -> None:
    """XXV.B.3: all ports of the Tyrrhenian Sea are Roman, and nobody slips away."""
    m = on_map(SEA.format(sea=sea), dice=[2]).do(f"sail:{sea}", "let-sail")
    met, odds = foretold(m, "intercept-fleet:vandals", words)
    assert share(odds, "The enemy fleets slip away") == ([0.5] if caught < 1 else [])
    assert met.caught == caught
    m.do("intercept-fleet:vandals")
    assert same(met.fight, m.table.state.fight)
    assert m.table.state.fight.sides[0].leader == "stilicho"


def test_a_landing_may_fail_before_anybody_fights(on_map: OnMap, words: Words) -> None:
    """XXV.E.6, XXV.E.7, XXV.E.9: from 6 on, after 2 less for a strange coast and 1 more for Romans."""
    m = on_map(LANDING).do("march:Cartaginensis")
    _, odds = foretold(m, "land:Mare Mauretanicum:Caesarea", words)
    assert share(odds, "The landing fails") == [0.5]
    assert sum(chance.share for chance in odds.chances[:3]) == pytest.approx(1)


@pytest.mark.parametrize("combat", ["basic", "advanced"])
def test_the_odds_at_sea_are_those_of_battles_that_are_played(combat: str) -> None:
    battle = "rome: 2 elite-fleet / leader 2 vs vandals: 2 fleet at sea; sea-control=defender"
    found = checked(GAME, "free", {"battle": battle, "combat": combat}, 400, 1)
    assert found["agrees"]


def test_terror_that_has_failed_is_no_hope_any_more(fight: Callable[..., Any], words: Words) -> None:
    m = fight("visigoths: 3 infantry / leader 1 vs armenians: at plain; city=1", [3], goal="city")
    assert m.asked() == ("attacker", "besiege")
    view = GAME.view(m.table.state, 0)
    odds = SCENE.odds(view, m.table.asks()[0].options[0], words)
    assert odds is not None
    siege = SiegeOdds(m.table.state.fight, False)
    assert siege.terror == 0.5
    assert odds.chances[0].share == siege.siege
    assert not any("terror" in chance.words for chance in odds.chances)


def test_a_city_of_nobody_is_not_its_besiegers(on_map: OnMap, words: Words) -> None:
    m = on_map(DANUBE.format(romans="", goths="3 infantry"))
    w, place = m.world, m.place("Thracia")
    units = commanded_at(w, m.place("Valachia"), 1 << m.nation("visigoths"))
    w.owner[place] = -1
    m.begin(SiegeOnMap(place, m.nation("visigoths"), units, []))
    shown = SCENE.contest(GAME.view(m.table.state, m.ask().seat), words)
    assert shown is not None
    assert [(side.name, side.owner) for side in shown.sides] == [("Visigoths", "visigoths"), ("Nobody", "")]
