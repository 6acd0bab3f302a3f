"""0.SEQ, 0.PHASE, 0.GEN, 0.COMP The course of a match, and what lies open in it."""

from collections.abc import Callable
from random import Random

import pytest

from aevum.engine import BadData, Table
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.diplomacy.war import hostile
from aevum.games.medioevo.rules.horde.muster import DICE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import UNITS
from aevum.games.medioevo.rules.start import FLORINS
from aevum.games.medioevo.rules.tables import PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Tables = Callable[..., Table]
Maker = Callable[..., ScriptedMatch]

PHASES = ["turn-order", "events", "taxes", "purchases", "combat", "trade", "end"]


@rule("0.SEQ.01", "0.PHASE.01", "7.END.03")
def test_every_turn_has_seven_phases_in_their_order(table: Tables) -> None:
    t = table("introduction")
    rng = Random(3)
    while not t.over:
        ask = rng.choice([ask for ask in t.asks() if ask.answer is None])
        t.choose(t.seats[ask.seat], rng.choice(ask.options).id)
    begun = [(event.args["turn"], event.args["phase"]) for event in t.log if event.key == "phase-begins"]
    assert begun == [(turn, phase) for turn in (1, 2) for phase in PHASES]


@rule("0.GEN.01")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_play(players: int) -> None:
    assert len(GAME.seats("short", {"players": players})) == players


@rule("0.GEN.01")
@pytest.mark.parametrize("players", [2, 7])
def test_no_fewer_and_no_more(players: int) -> None:
    with pytest.raises(BadData, match="players"):
        GAME.seats("short", {"players": players})


@rule("0.COMP.08")
def test_technologies_and_tax_levels_lie_open(match: Maker) -> None:
    m = match().learn("mamluks", "trade")
    m.s.tax[1] = 40
    own = GAME.view(m.s, 0).data["own"]
    assert isinstance(own, dict)
    assert (own["tax"][1], sum(own["levels"])) == (40, 1)
    assert own["money"][1] == -1


@rule("2.DICE.05", "E.BARB.04")
def test_barbarians_fight_with_the_dice_of_the_war_circle(match: Maker) -> None:
    m = match().put("BUL", "barbarians", "light-infantry", 5).put("BUL", "byzantium", "cavalry").hush()
    m.s.circle = [2, 5, 7]
    m.begin(Battle(m.area("BUL"), 0, BARBARIANS))
    battle = next(frame for frame in m.s.frames if isinstance(frame, Battle))
    assert battle.circle == [2, 5, 7]
    assert DICE == [4, 6, 8]


@rule("0.DEF.03", "0.DEF.05", "0.DEF.07")
def test_settlements_territories_seas_and_units() -> None:
    places = range(LAND.places)
    assert all(not LAND.is_sea(place) for place in places)
    assert all(LAND.is_sea(sea) for sea in range(LAND.places, LAND.size))
    assert all((LAND.good[place] >= 0) == LAND.settlement[place] for place in places)
    assert UNITS == ("light-infantry", "archer", "heavy-infantry", "cavalry", "captain")


@rule("0.DEF.08")
def test_a_territory_that_nobody_controls_is_barbarian(match: Maker) -> None:
    m = match()
    assert m.lord("BUL") == ""
    m.put("BUL", "byzantium", "archer")
    assert m.lord("BUL") == "byzantium"
    m.s.remove(m.area("BUL"), 0, 1)
    assert m.lord("BUL") == ""


@rule("1.ORDER.06", "0.SETUP.05")
def test_the_money_of_the_start_is_in_six_kinds_of_coins() -> None:
    coins = {int(row["coin"]): int(row["start"]) for row in rows(PACKAGE, "coins")}
    assert list(coins) == [1, 5, 10, 50, 100, 500]
    assert sum([value * count for value, count in coins.items()]) == FLORINS


@rule("0.DEF.02")
def test_an_opponent_is_hostile_or_a_barbarian(match: Maker) -> None:
    m = match()
    assert not hostile(m.s, 0, 1)
    m.war("mamluks", "byzantium")
    assert hostile(m.s, 0, 1)
    m.put("BUL", "byzantium", "archer").put("BUL", "barbarians", "archer", 3).hush()
    m.begin(HordeArrives(m.area("BUL")))
    assert m.events("battle-begins")
