"""Arrows have fallen: what cards and technologies change before melee (5.MISC.01, 5.MISC.02)."""

from aevum.games.medioevo.rules.battle.results import STOPPED
from aevum.testing import rule
from tests.games.medioevo.warcards.war import BLUE, HORDE, OTHER, PLACE, YELLOW, Maker, fight, go, war


@rule("5.MISC.01", "K.04.1", "5.BATTLE.05")
def test_a_condottiero_may_wait_for_what_arrows_do(match: Maker) -> None:
    m = war(match, "AR, 2 CAV", "2 CAV", [1, 4, 6, 8, 1, 1, 1]).give(BLUE, 4)
    go(fight(m), "melee-begins")
    # An arrow has made one cavalry of Yellow's a heavy infantry: now Blue's are more.
    assert m.at(PLACE, YELLOW) == {"cavalry": 1, "heavy-infantry": 1}
    assert m.offered() == ["use-card:4", "pass"]
    m.do("use-card:4", "let-lie")
    assert {"seat": BLUE, "unit": "cavalry", "units": 2} in [event.args for event in m.events("power-works")]


@rule("5.MISC.01", "K.67.1", "5.CPT.01")
def test_a_captain_whom_the_heroine_makes_then_acts_in_melee(match: Maker) -> None:
    m = war(match, "AR, LI", "3 LI", [8]).give(BLUE, 67)
    go(fight(m), "melee-begins").do("use-card:67", "make-captain:byzantium:light-infantry")
    assert m.asked() == (BLUE, "captains")
    assert "act-as:cavalry" in m.offered()
    assert "act-as:archer" not in m.offered()


@rule("5.MISC.02", "B.PROMOTION.1")
def test_promotion_may_be_used_then_by_anybody(match: Maker) -> None:
    m = war(match, "2 AR", "3 LI", [8, 8]).learn(OTHER, "promotion").points(OTHER, "red", 1)
    go(fight(m), "melee-begins")
    assert m.asked() == (OTHER, "melee-begins")
    m.do("use-technology:promotion", "promote:byzantium:archer:cavalry")
    assert m.at(PLACE, BLUE) == {"archer": 1, "cavalry": 1}


@rule("5.MISC.01", "K.12.1", "5.FORT.02")
def test_a_scientist_then_protects_against_melee_only(match: Maker) -> None:
    m = war(match, "3 AR", "5 LI", [8, 8, 8]).build(PLACE, YELLOW, "tower").give(YELLOW, 12)
    fight(m).do("pass", "shelter:siege", "fight", "fight", "pass")
    assert m.asked() == (YELLOW, "melee-begins")
    m.do("use-card:12")
    assert m.told("protected") == ("5.FORT.02", {"seat": YELLOW, "damage": "melee"})


@rule("5.MISC.01", "K.01.2")
def test_a_bishop_then_lets_the_round_be_finished(match: Maker) -> None:
    m = war(match, "AR, 3 HI", "9 LI", [8, 4, 6, 8, 1, 1, 1]).give(OTHER, 1)
    go(fight(m), "melee-begins").do("use-card:1")
    go(m)
    assert m.s.result == STOPPED
    assert len(m.events("round-won")) == 1


@rule("5.MISC.01", "K.17.1")
def test_an_ambush_may_come_then_and_end_the_battle(match: Maker) -> None:
    m = war(match, "AR", "LI", [8, 1], enemy=HORDE).give(BLUE, 17)
    go(fight(m, HORDE), "melee-begins").do("use-card:17")
    assert m.done()


@rule("5.MISC.01")
def test_where_nobody_has_shot_nothing_has_changed(match: Maker) -> None:
    m = war(match, "2 HI", "2 HI", []).give(BLUE, 4)
    assert go(fight(m), "melee-begins", "battle-dice").asked() == (BLUE, "battle-dice")


@rule("5.MISC.01", "K.29.1", "K.52.1")
def test_what_is_about_arrows_and_engines_comes_too_late(match: Maker) -> None:
    m = war(match, "2 AR", "3 LI", [8, 8]).give(BLUE, 7, 8, 9, 29, 52)
    m.item(PLACE, BLUE, "catapult")
    assert go(fight(m), "melee-begins", "battle-dice").asked() == (BLUE, "battle-dice")


@rule("5.MISC.02", "B.MACHINERY.1")
def test_machinery_still_lets_a_crew_fight(match: Maker) -> None:
    m = war(match, "AR, LI", "3 HI", [8, 8]).learn(BLUE, "machinery").points(BLUE, "blue", 1)
    m.item(PLACE, BLUE, "catapult")
    go(fight(m), "crew-engine").do("man-engine:light-infantry", "aim-at-units")
    go(m, "melee-begins").do("use-technology:machinery")
    assert m.told("crew-fights")[1]["item"] == "catapult"
