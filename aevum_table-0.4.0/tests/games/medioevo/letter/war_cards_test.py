"""Single conditions on the texts of Empire cards that work in battles."""

import pytest

from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.testing import rule
from tests.games.medioevo.uses.pause import Pause
from tests.games.medioevo.warcards.war import (
    BLUE,
    HORDE,
    OTHER,
    PLACE,
    YELLOW,
    Maker,
    danger,
    dice,
    fight,
    go,
    to_round,
    values,
    war,
)


@rule("K.01.1")
@pytest.mark.parametrize("enemy", [YELLOW, HORDE])
def test_bishop_1_stops_battles_with_barbarians_too(match: Maker, enemy: str) -> None:
    m = war(match, "2 LI", "2 LI", [], enemy=enemy).give(OTHER, 1)
    fight(m, enemy)
    assert m.asked() == (OTHER, "round-begins")
    m.do("use-card:1")
    assert m.done()
    assert not m.events("battle-die")


@rule("K.05.3")
def test_condottiero_5_comes_before_damage_and_not_after(match: Maker) -> None:
    m = war(match, "3 HI", "3 HI", [1, 4, 8, 1, 4, 6]).give(BLUE, 5)
    go(fight(m), "rolled")
    assert "use-card:5" in m.offered()
    m.do("pass")
    go(m, "rolled", "damage-dealt", "assign-damage")
    assert m.ask().key == "assign-damage"
    assert "use-card:5" not in m.offered()


@rule("K.07.4")
def test_crossbowman_7_is_for_one_round(match: Maker) -> None:
    m = war(match, "9 HI", "9 HI", [5, 8, 8, 8, 1, 1, 2, 1, 1, 3]).give(BLUE, 7)
    go(fight(m), "archery").do("use-card:7")
    assert [len(thrown) for thrown in dice(m, "archery")] == [3]
    to_round(m, 2).do("fight", "fight")
    go(m, "battle-dice")
    assert [len(thrown) for thrown in dice(m, "archery")] == [3]


@rule("K.09.2")
def test_crossbowman_9_is_said_before_the_dice(match: Maker) -> None:
    m = war(match, "3 AR", "3 HI", [8, 8, 8]).give(BLUE, 9)
    go(fight(m), "archery")
    assert (m.asked(), dice(m, "archery")) == ((BLUE, "archery"), [])
    m.do("pass")
    assert dice(m, "archery") == [[8, 8, 8]]
    assert not m.events("archery-again")
    assert "use-card:9" not in m.offered()


@rule("K.14.2")
def test_infiltrator_14_comes_before_the_first_dice(match: Maker) -> None:
    m = war(match, "9 LI", "9 LI", [1, 1, 2, 1, 1, 3]).give(BLUE, 14)
    fight(m).do("pass")
    go(m, "before-battle", "round-begins", "rolled", "damage-dealt", "battle-intent")
    m.do("fight", "fight")
    go(m, "before-battle", "round-begins", "rolled", "battle-intent")
    assert running(m.s).round == 2
    assert m.ask().key == "battle-intent"


@rule("K.14.3")
def test_infiltrator_14_wins_no_captain_over(match: Maker) -> None:
    m = war(match, "2 LI", "CPT1, CPT2", []).give(BLUE, 14)
    fight(m)
    assert m.ask().key != "before-battle"


@rule("K.15.2")
def test_infiltrator_15_begins_a_battle_at_once(match: Maker) -> None:
    m = match().turn(2, 2).give("byzantium", 15).put("TEM", "hungary", "archer").hush()
    m.begin(Pause()).do("use-card:15:TEM")
    told = m.events("battle-begins")[0].args
    assert (told["seat"], told["enemy_seat"]) == ("barbarians", "hungary")


@rule("K.16.2")
@pytest.mark.parametrize("face", [4, 6])
def test_spy_16_on_4_to_6_nothing_happens(match: Maker, face: int) -> None:
    m = war(match, "2 LI", "2 LI", [face]).give(BLUE, 16)
    wagon = m.item(PLACE, YELLOW, "war-wagon", 2)
    fight(m).do("use-card:16")
    assert m.s.item_level[wagon] == 2
    assert m.at(PLACE, BLUE) == {"light-infantry": 2}
    assert m.s.turned[15] == 1


@rule("K.17.2")
@pytest.mark.parametrize("face", [4, 6])
def test_spy_17_on_4_to_6_nothing_happens(match: Maker, face: int) -> None:
    m = war(match, "2 LI", "2 LI", [face]).give(BLUE, 17)
    fight(m).do("use-card:17")
    assert m.at(PLACE, BLUE) == m.at(PLACE, YELLOW) == {"light-infantry": 2}
    assert m.s.turned[16] == 1


@rule("K.18.3")
@pytest.mark.parametrize("face", [4, 6])
def test_spy_18_on_4_to_6_nothing_happens(match: Maker, face: int) -> None:
    m = war(match, "2 LI", "2 LI", [face]).give(BLUE, 18)
    fight(m).do("use-card:18")
    assert m.at(PLACE, BLUE) == {"light-infantry": 2}
    assert sum(running(m.s).line(m.s, 1)) == 2
    assert m.s.turned[17] == 1


@rule("K.24.2")
def test_militia_24_may_be_a_captain(match: Maker) -> None:
    m = match().give("byzantium", 24).active("mamluks")
    m.begin(danger(m, "CON", "byzantium")).do("use-card:24")
    assert m.offered()[-1] == "recruit:captain-1"
    m.do("recruit:captain-1")
    assert m.at("CON", "byzantium") == {"captain-1": 1}


@rule("K.26.3")
def test_militia_26_lasts_to_the_end_of_the_turn(match: Maker) -> None:
    m = war(match, "2 HI", "2 HI", []).give(YELLOW, 26)
    m.begin(danger(m, PLACE, YELLOW)).do("use-card:26")
    for _ in range(2):
        assert fight(m).asked() == (YELLOW, "choose-shelter")
        assert m.ask().args == {"points": 1}
    m.hush().turn(1, 7).begin(EndPhase())
    assert fight(m.turn(2)).asked() == (BLUE, "battle-intent")


@rule("K.29.1")
def test_surgeon_29_losses_by_engines_fight_in_melee(match: Maker) -> None:
    m = war(match, "3 LI", "2 HI", [1, 1, 1, 2, 1, 1, 8]).give(YELLOW, 29)
    m.item(PLACE, BLUE, "catapult")
    fight(m)
    assert m.asked() == (YELLOW, "round-begins")
    m.do("use-card:29")
    go(m, "crew-engine").do("man-engine:light-infantry", "aim-at-units")
    assert m.events("damage-dealt")[-1].args["damage"] == "siege"
    assert m.at(PLACE, YELLOW) == {"heavy-infantry": 2}
    go(m, "assign-damage", "battle-intent")
    assert m.events("attack-value")


@rule("K.47.1")
def test_assassin_47_takes_two_off(match: Maker) -> None:
    m = war(match, "3 HI", "3 HI", [1, 4, 8, 1, 4, 6]).give(BLUE, 47)
    go(fight(m), "rolled").do("use-card:47", f"lower-die:{YELLOW}:8:6:4")
    go(m, "assign-damage", "damage-dealt", "battle-intent")
    assert values(m)[1] == 16 - 1  # 4 and 4 are a critical roll


@rule("K.46.3", "K.47.2")
@pytest.mark.parametrize("card", [46, 47])
def test_assassins_come_before_damage(match: Maker, card: int) -> None:
    m = war(match, "3 HI", "3 HI", [1, 4, 8, 1, 4, 6]).give(BLUE, card)
    go(fight(m), "rolled")
    assert f"use-card:{card}" in m.offered()
    m.do("pass")
    go(m, "rolled", "damage-dealt", "assign-damage")
    assert m.ask().key == "assign-damage"


@rule("K.52.2")
def test_artilleryman_52_is_for_one_battle(match: Maker) -> None:
    m = war(match, "5 LI", "2 LI", [8]).give(BLUE, 52)
    m.item(PLACE, BLUE, "catapult")
    fight(m).do("use-card:52")
    go(m, "crew-engine").do("aim-at-units")
    assert dice(m, "siege-fire") == [[8]]
    m.begin(Battle(m.area(PLACE), m.seat(BLUE), m.seat(YELLOW)))
    go(m, "crew-engine")
    assert "aim-at-units" not in m.offered()  # without a crew it does not fire


@rule("K.68.2")
def test_heroine_68_ends_with_the_battle(match: Maker) -> None:
    m = war(match, "5 LI, CPT1", "LI", [1, 6, 8, 1, 1, 1]).give(BLUE, 68)
    fight(m).do("use-card:68")
    assert m.at(PLACE, BLUE)["captain-2"] == 1
    go(m)
    assert m.done()
    assert m.at(PLACE, BLUE).get("captain-1") == 1


@rule("K.66.2")
def test_marauder_66_the_lent_fight_as_barbarians(match: Maker) -> None:
    m = match([1, 6, 8]).give("mamluks", 66).put("CAI", "mamluks", "cavalry", 5)
    m.put("SER", "byzantium", "heavy-infantry", 9).put("SER", "barbarians", "light-infantry", 2)
    m.begin(Enter(0, m.area("SER"), -1))
    assert m.asked() == ("mamluks", "before-battle")
    m.do("use-card:66", *["lend-unit:CAI:cavalry"] * 3)
    assert m.at("SER", "barbarians")["cavalry"] == 3
    # They have the power of cavalry as barbarians; one light infantry was given up for the fewer side.
    go(m, "battle-dice")
    assert running(m.s).cavalry == [0, 3]


@rule("B.TACTICS.2")
def test_tactics_comes_before_damage_is_assigned(match: Maker) -> None:
    m = war(match, "3 AR", "4 LI, HI", [1, 2, 8]).learn(BLUE, "tactics").points(BLUE, "red", 3)
    go(fight(m), "damage-dealt")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 4, "heavy-infantry": 1}
    m.do("pass")
    assert m.asked() == (YELLOW, "assign-damage")
    m.do("hit:light-infantry")
    assert m.ask().key == "assign-damage"


@rule("B.PROMOTION.2")
@pytest.mark.parametrize(
    ("was", "new"),
    [
        ("light-infantry", "captain-3"),
        ("light-infantry", "archer"),
        ("archer", "light-infantry"),
        ("captain-3", "light-infantry"),
        ("cavalry", "heavy-infantry"),
        ("heavy-infantry", "captain-1"),
    ],
)
def test_promotion_along_the_whole_line(match: Maker, was: str, new: str) -> None:
    m = war(match, "", "2 HI", []).learn(BLUE, "promotion").points(BLUE, "red")
    m.put(PLACE, BLUE, was, 2 if was != "captain-3" else 1).put(PLACE, BLUE, "archer")
    before = m.at(PLACE, BLUE)
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:{was}:{new}")
    after = m.at(PLACE, BLUE)
    assert after.get(was, 0) == before[was] - 1
    assert after[new] == before.get(new, 0) + 1
    assert sum(m.s.store) == 0
