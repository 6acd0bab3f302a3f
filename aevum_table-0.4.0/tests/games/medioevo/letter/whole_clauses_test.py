"""Clauses with several parts, of which each is played."""

from collections.abc import Callable

import pytest

from aevum.engine import Table
from aevum.games.medioevo.rules.buildings import CIVIL, SORTS, VILLAGE
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.trade.phase import TradeTurn
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.purchases.shopping import shop, shopping
from tests.games.medioevo.setup.start_test import play_on, state

Maker = Callable[..., ScriptedMatch]
CALM = ("fight", "let-lie", "keep-all", "pass")


def fought(m: ScriptedMatch, *until: str) -> ScriptedMatch:
    """On, without anything clever, until one of these is asked or all is over."""
    while not m.done() and m.asked()[1] not in until:
        plain = [wish for wish in CALM if wish in m.offered()]
        m.do(plain[0] if plain else m.offered()[0])
    return m


@rule("V.GAIN.01", "V.GAIN.04", "5.CONQ.01")
@pytest.mark.parametrize("way", ["eliminated", "surrendered", "fled"])
def test_to_conquer_is_to_be_left_whether_the_enemy_fell_surrendered_or_fled(match: Maker, way: str) -> None:
    m = match([4, 6, 8, 1, 2, 3] * 4, **{"defender-may-flee": True}).turn(2).active("byzantium")
    m.war("byzantium", "mamluks", 1).put("CAI", "byzantium", "heavy-infantry", 6).hush()
    m.put("CAI", "mamluks", "light-infantry", 1 if way == "eliminated" else 4)
    m.item("CAI", "mamluks", "war-wagon", 2)
    m.begin(Enter(0, m.area("CAI"), 1))
    assert m.asked() == ("byzantium", "battle-intent")
    if way == "surrendered":
        m.do("demand-surrender", "agree-surrender")
    elif way == "fled":
        m.do("fight")
        m.do(next(wish for wish in m.offered() if wish.startswith("flee:")))
    fought(m)
    assert m.at("CAI", "mamluks") == {}
    assert m.lord("CAI") == "byzantium"
    points = [event.args["points"] for event in m.events("honour-won") if event.rule == "V.GAIN.01"]
    assert points == [1]


@rule("0.SETUP.03", "0.SETUP.02")
def test_everybody_begins_with_a_village_an_archer_and_two_levels_of_transports(
    table: Callable[..., Table],
) -> None:
    s = state(play_on(table("introduction"), "barbarian-dice"))
    for seat in range(3):
        villages = [place for place in range(len(s.builder)) if s.builder[place] == seat]
        assert [s.buildings[place * len(SORTS) + CIVIL] for place in villages] == [VILLAGE]
        forces = [force for key, force in s.armies.items() if key % 7 == seat]
        assert forces == [[0, 1, 0, 0, 0, 0, 0]]
        assert sum(s.item_level[slot] for slot in s.items(seat)) == 2


@rule("0.COMP.06", "5.BATTLE.07", "5.BATTLE.12")
def test_each_player_throws_a_die_of_four_of_six_and_of_eight(match: Maker) -> None:
    m = match([1, 2, 3, 4, 5, 6]).turn(2).active("byzantium").war("byzantium", "mamluks", 1).hush()
    m.put("CAI", "byzantium", "light-infantry", 2).put("CAI", "mamluks", "light-infantry", 2)
    fought(m.begin(Enter(0, m.area("CAI"), 1)), "assign-damage", "seize")
    thrown = [(told.args["seat"], told.roll.sides) for told in m.events("battle-die") if told.roll]
    sides = (4, 6, 8)
    assert thrown[:6] == [(seat, die) for seat in ("byzantium", "mamluks") for die in sides]


@rule("4.BUY.01", "4.BLD.10", "4.CARD.03")
def test_all_that_is_for_sale_is_bought_raised_and_mended(match: Maker) -> None:
    m = shopping(match).money("byzantium", 9000).learn("byzantium", "carpentry", "mathematics")
    m.learn("byzantium", "military-arts").build("CON", "byzantium", "town", "tower")
    m.put("CON", "byzantium", "captain-1").item("CON", "byzantium", "caravan")
    m.item("CON", "byzantium", "catapult")
    m.s.damage[m.area("CON") * len(SORTS) + CIVIL] = 1
    for colour in ("blue", "green", "red"):
        m.points("byzantium", colour, 9)
    shop(m)
    kinds = {wish.split(":")[0] for wish in m.offered()}
    assert kinds >= {"learn", "build", "equip", "hire", "improve", "train-captain", "repair", "buy-card"}
    equipment = {wish.split(":")[1] for wish in m.offered() if wish.startswith("equip")}
    assert equipment == {
        "galley",
        "war-wagon",
        "merchant-ship",
        "caravan",
        "catapult",
        "stone-thrower",
        "bombard",
    }
    for start in ("learn:trade", "build:city:CON", "equip:caravan:1:CON", "hire:archer:CON", "repair:"):
        m.do(next(wish for wish in m.offered() if wish.startswith(start)))
    m.do(next(wish for wish in m.offered() if wish.startswith("train-captain:captain-2")))
    m.do(next(wish for wish in m.offered() if wish.startswith("improve:catapult")))
    m.do(next(wish for wish in m.offered() if wish.startswith("buy-card")))
    told = {event.key for event in m.log}
    assert told >= {"learnt", "built", "hired", "repaired", "captain-trained", "improved"}
    assert m.asked() == ("byzantium", "take-card")


@rule("0.DEF.01", "4.BLD.05", "4.ARM.03", "6.BUY.05")
def test_settlements_are_where_one_builds_trades_and_musters(match: Maker) -> None:
    m = shopping(match).learn("byzantium", "masonry").points("byzantium", "green", 3)
    m.mark("BUL", "byzantium").mark("SER", "byzantium")  # with a settlement, and without
    shop(m)
    for place, may in (("BUL", True), ("SER", False)):
        for start in ("hire:archer", "build:village"):
            assert any(wish.startswith(f"{start}:{place}") for wish in m.offered()) == may
    m = match().turn(2, 6).active("byzantium")
    for place in ("BUL", "SER"):
        m.item(place, "byzantium", "caravan")
    for number, may in ((1, True), (2, False)):
        m.begin(TradeTurn(0)).do(f"choose-trader:caravan:1:{number}")
        assert any(wish.startswith("buy-cubes") for wish in m.offered()) == may
