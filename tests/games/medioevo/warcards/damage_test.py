"""Tactics and Strategy (B.RED.3, B.RED.4)."""

from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.results import ATTACKER_WON
from aevum.testing import example, rule
from tests.games.medioevo.warcards.war import BLUE, HORDE, PLACE, YELLOW, Maker, dice, fight, go, war


@example("EX-088")
@rule("B.RED.3", "B.TACTICS.1")
def test_ex_088_both_points_of_damage_on_one_unit(match: Maker) -> None:
    m = war(match, "4 LI", "4 LI, HI", [1, 2, 5, 1, 1, 4]).learn(BLUE, "tactics").points(BLUE, "red", 2)
    go(fight(m), "damage-dealt")
    assert m.events("damage-dealt")[-1].args["points"] == 2
    m.do("use-technology:tactics", "aim-damage:heavy-infantry:melee")
    m.do("use-technology:tactics")  # what it is now, a light infantry as all others
    lost = [event.args["unit"] for event in m.events("unit-lost") if event.args["seat"] == YELLOW]
    assert m.events("unit-reduced")[0].args["unit"] == "heavy-infantry"
    assert lost[0] == "light-infantry"
    assert sum(m.s.store) == 0
    assert m.at(PLACE, YELLOW) == {"light-infantry": 4}


@rule("B.RED.3", "B.TACTICS.1")
def test_no_more_points_are_aimed_than_are_dealt(match: Maker) -> None:
    m = war(match, "AR", "4 LI, HI", [1]).learn(BLUE, "tactics").points(BLUE, "red", 3)
    go(fight(m), "damage-dealt").do("use-technology:tactics", "aim-damage:heavy-infantry:arrows")
    assert m.ask().key != "damage-dealt"
    assert m.at(PLACE, YELLOW) == {"light-infantry": 5}
    assert m.told("damage-aimed") == ("B.RED.3", {"seat": BLUE, "unit": "heavy-infantry", "damage": "arrows"})


@rule("B.RED.3", "5.ARCH.02", "B.TACTICS.1")
def test_tactics_goes_before_the_order_of_a_horde(match: Maker) -> None:
    m = war(match, "4 LI", "2 LI, CPT1", [8, 1, 2, 8], enemy=HORDE).learn(BLUE, "tactics").points(BLUE, "red")
    m.s.circle = [1, 1, 7]
    go(fight(m, HORDE), "damage-dealt").do("use-technology:tactics", "aim-damage:captain-1:melee")
    assert m.at(PLACE, HORDE) == {"light-infantry": 1}  # the other is a casualty


@rule("B.RED.3", "B.TACTICS.1")
def test_only_damage_that_the_player_caused_is_aimed(match: Maker) -> None:
    m = war(match, "2 AR", "3 HI", [1, 8]).learn(YELLOW, "tactics").points(YELLOW, "red")
    go(fight(m), "damage-dealt", "battle-dice")
    assert m.asked() == (BLUE, "battle-dice")


@example("EX-089")
@rule("B.RED.4", "5.MISC.02", "B.STRATEGY.1", "B.STRATEGY.2")
def test_ex_089_strategy(match: Maker) -> None:
    m = war(match, "LI", "2 LI", [], enemy=HORDE).learn(BLUE, "strategy").points(BLUE, "red", 4)
    go(fight(m, HORDE), "archery").do("use-technology:strategy", "use-technology:strategy")
    go(m, "battle-dice")
    assert m.done()
    assert m.s.result == ATTACKER_WON
    assert dice(m, "battle-die") == []
    assert sum(m.s.store) == 0
    assert (m.at(PLACE, BLUE), m.at(PLACE, HORDE)) == ({"light-infantry": 1}, {})


@rule("B.RED.4", "5.FORT.02", "B.STRATEGY.1")
def test_walls_against_archers_spare_damage_of_strategy(match: Maker) -> None:
    m = (
        war(match, "LI", "3 LI", [])
        .build(PLACE, YELLOW, "tower")
        .learn(BLUE, "strategy")
        .points(BLUE, "red", 4)
    )
    go(fight(m), "choose-shelter").do("shelter:arrows")
    go(m, "archery").do("use-technology:strategy", "use-technology:strategy")
    go(m, "give-up", "battle-dice")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 2}


@rule("B.RED.4", "B.RED.3", "B.STRATEGY.3")
def test_tactics_may_be_added_to_strategy(match: Maker) -> None:
    m = war(match, "LI", "3 LI, CAV", []).learn(BLUE, "strategy").points(BLUE, "red", 3)
    go(fight(m), "archery").do("use-technology:strategy")
    go(m, "damage-dealt").do("use-technology:tactics", "aim-damage:cavalry:arrows")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 3, "heavy-infantry": 1}


@rule("B.RED.3", "5.SIEGE.11", "B.TACTICS.1")
def test_who_is_aimed_at_is_of_the_line_as_long_as_one_of_the_kind_is(match: Maker) -> None:
    for standing, serving in ((3, 1), (1, 1)):
        m = war(match, "AR", f"{standing} LI, CAV", [8, 1, 1, 2, 4, 1, 2, 4])
        m.learn(BLUE, "tactics").points(BLUE, "red").item(PLACE, YELLOW, "catapult")
        go(fight(m), "crew-engine").do("man-engine:light-infantry", "aim-at-units")
        go(m, "damage-dealt").do("use-technology:tactics", "aim-damage:light-infantry:arrows")
        go(m, "battle-dice")
        assert m.at(PLACE, YELLOW).get("light-infantry", 0) == standing - 1
        assert running(m.s).crew(m.s, 1)[0] == min(serving, standing - 1)


@rule("B.RED.4", "5.MISC.01", "B.STRATEGY.1")
def test_damage_by_strategy_alone_is_answered_before_powers_are_looked_at(match: Maker) -> None:
    for choice, asked in (("pass", "battle-dice"), ("use-technology:strategy", "melee-begins")):
        m = war(match, "LI", "9 LI", []).learn(BLUE, "strategy").points(BLUE, "red", 3).give(BLUE, 4)
        go(fight(m), "archery").do(choice)
        go(m, "melee-begins", "battle-dice")
        assert m.asked() == (BLUE, asked)
