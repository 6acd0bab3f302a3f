"""Cards and technologies in battle looked at more closely: one condition of a clause at a time."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.ending import ended
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.score import DEFENDER
from aevum.games.medioevo.rules.deeds import CAPTAIN_TAKEN, values
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.pieces import ARCHER, LIGHT, captain
from aevum.testing import rule
from tests.games.medioevo.warcards.war import (
    BLUE,
    HORDE,
    OTHER,
    PLACE,
    USUAL,
    YELLOW,
    Maker,
    Match,
    danger,
    dice,
    fight,
    go,
    war,
)


def turn_over(m: Match) -> Match:
    return m.hush().turn(1, 7).begin(EndPhase())


@rule("B.RED.3", "B.TACTICS.1", "B.STRATEGY.3")
def test_a_second_point_may_follow_the_first_at_what_the_unit_has_become(match: Maker) -> None:
    m = war(match, "LI", "CAV, AR", []).learn(BLUE, "strategy").points(BLUE, "red", 6)
    go(fight(m), "archery").do("use-technology:strategy", "use-technology:strategy")
    go(m, "damage-dealt").do("use-technology:tactics")
    assert m.offered() == ["aim-damage:archer:arrows", "aim-damage:cavalry:arrows"]
    m.do("aim-damage:cavalry:arrows", "use-technology:tactics")
    assert m.offered() == ["aim-damage:archer:arrows", "aim-damage:heavy-infantry:arrows"]
    m.do("aim-damage:heavy-infantry:arrows")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 1, "archer": 1}


@rule("K.CARD.10", "K.27.1", "B.TACTICS.1")
def test_a_surgeon_spares_the_first_aim_and_not_the_second(match: Maker) -> None:
    m = war(match, "4 LI", "4 LI, CPT1, CAV", [1, 2, 5, 1, 1, 4]).give(YELLOW, 27)
    m.learn(BLUE, "tactics").points(BLUE, "red", 2)
    go(fight(m), "damage-dealt").do("use-technology:tactics", "aim-damage:captain-1:melee")
    while m.asked() != (BLUE, "damage-dealt"):
        m.do("pass")
    m.do("use-technology:tactics", "aim-damage:cavalry:melee")
    while m.asked() != (YELLOW, "damage-dealt"):
        m.do("pass")
    m.do("use-card:27")
    assert m.at(PLACE, YELLOW)["captain-1"] == 1
    assert m.at(PLACE, YELLOW)["heavy-infantry"] == 1


@rule("B.RED.2", "B.PROMOTION.3", "5.BATTLE.16")
def test_a_promoted_unit_that_was_reduced_leaves_its_like_alone(match: Maker) -> None:
    m = war(match, "3 AR", "2 LI, CAV", [1, 8, 8]).learn(YELLOW, "promotion").points(YELLOW, "red", 2)
    fight(m)
    while m.asked() != (YELLOW, "round-begins"):
        m.do("pass")
    m.do("use-technology:promotion", f"promote:{YELLOW}:light-infantry:cavalry")
    m.do("use-technology:promotion", f"promote:{YELLOW}:light-infantry:captain-1")
    go(m, "assign-damage").do("hit-changed:cavalry")
    assert m.at(PLACE, YELLOW) == {"heavy-infantry": 1, "cavalry": 1, "captain-1": 1}
    turn_over(m)
    assert m.at(PLACE, YELLOW) == {"light-infantry": 2, "cavalry": 1}


@rule("K.67.2", "B.PROMOTION.3")
def test_of_two_promoted_units_a_heroines_captain_changes_his_own_only(match: Maker) -> None:
    m = war(match, "2 LI, HI", "9 LI", []).give(BLUE, 67).learn(BLUE, "promotion").points(BLUE, "red", 2)
    fight(m).do("use-card:67", f"make-captain:{BLUE}:light-infantry")
    m.do("use-technology:promotion", f"promote:{BLUE}:captain-1:cavalry")
    m.do("use-technology:promotion", f"promote:{BLUE}:heavy-infantry:captain-2")
    assert m.at(PLACE, BLUE) == {"light-infantry": 1, "cavalry": 1, "captain-2": 1}
    go(m, "battle-intent").do("surrender", "agree-surrender")
    turn_over(m)
    assert m.s.aside[:7] == [2, 0, 1, 0, 0, 0, 0]


@rule("K.28.3", "K.67.2", "B.PROMOTION.3")
def test_a_lost_captain_by_promotion_is_bought_back_as_the_captain_he_was(match: Maker) -> None:
    m = war(match, "3 AR", "2 LI, HI", [1, 8, 8, 1, 2, 4, 1, 2, 5]).give(YELLOW, 28, 67)
    m.learn(YELLOW, "promotion").points(YELLOW, "red", 2)
    fight(m)
    while m.asked() != (YELLOW, "round-begins"):
        m.do("pass")
    m.do("use-card:28", "use-card:67", f"make-captain:{YELLOW}:light-infantry")
    m.do("use-technology:promotion", f"promote:{YELLOW}:captain-1:cavalry")
    m.do("use-technology:promotion", f"promote:{YELLOW}:heavy-infantry:captain-1")
    go(m, "assign-damage").do("hit:captain-1")
    go(m, "assign-damage").do("hit:light-infantry")
    assert (m.done(), m.at(PLACE, BLUE), m.at(PLACE, YELLOW)) == (True, {}, {"cavalry": 1})
    assert [effect.subject for effect in effects.every(m.s, effects.BUY_BACK)] == [LIGHT, captain(1)]


@rule("K.28.3", "K.67.2", "B.PROMOTION.3", "5.BATTLE.16")
def test_a_heroines_captain_who_was_promoted_on_and_fell_is_no_other_captain(match: Maker) -> None:
    m = war(match, "3 AR, 3 HI", "LI, HI, AR", [1] * 20).give(YELLOW, 28, 67)
    m.learn(YELLOW, "promotion").points(YELLOW, "red", 2)
    fight(m)
    while m.asked() != (YELLOW, "round-begins"):
        m.do("pass")
    m.do("use-card:28", "use-card:67", f"make-captain:{YELLOW}:light-infantry")
    m.do("use-technology:promotion", f"promote:{YELLOW}:captain-1:archer")
    m.do("use-technology:promotion", f"promote:{YELLOW}:heavy-infantry:captain-1")
    go(m, "assign-damage").do("hit-changed:archer")
    m.do("hit:captain-1")
    ended(m.s, running(m.s))
    assert [effect.subject for effect in effects.every(m.s, effects.BUY_BACK)] == [ARCHER, captain(1)]


@rule("K.09.1")
def test_crossbowman_9_throws_no_die_again_that_hits_by_the_last_pip(match: Maker) -> None:
    m = war(match, "3 AR", "3 HI", [3, 4, 8, 8, 8]).give(BLUE, 9)
    go(fight(m), "archery").do("use-card:9")
    assert dice(m, "archery-again") == [[8, 8]]


@rule("K.66.2", "E.BARB.05")
def test_where_all_of_a_kind_are_lent_only_a_lent_one_is_hit(match: Maker) -> None:
    m = war(match, "9 HI", "LI", [1, 2, 4], enemy=HORDE).give(OTHER, 66).put("TEM", OTHER, "cavalry", 2)
    m.s.circle = [1, 2, 3]
    fight(m, HORDE)
    while m.asked() != (OTHER, "before-battle"):
        m.do("pass")
    m.do("use-card:66", "lend-unit:TEM:cavalry", "lend-unit:TEM:cavalry")
    go(m, "barbarian-losses", "assign-damage")
    assert [wish for wish in m.offered() if wish.startswith("hit")] == [
        "hit:light-infantry",
        "hit-lent:cavalry",
    ]


@rule("K.18.1", "5.HI.02")
def test_a_trapped_unit_that_is_reduced_stays_trapped(match: Maker) -> None:
    m = war(match, "3 AR", "2 HI", [1, 1, 8, 8]).give(BLUE, 18)
    fight(m)
    while m.asked() != (BLUE, "before-battle") or "use-card:18" not in m.offered():
        m.do("pass")
    m.do("use-card:18")
    go(m, "battle-dice")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 1, "heavy-infantry": 1}
    assert running(m.s).line(m.s, DEFENDER) == [0, 0, 1, 0, 0, 0, 0]


@rule("K.12.1", "5.FORT.01")
def test_scientist_12_is_of_no_use_at_sea(match: Maker) -> None:
    m = match([1, 2, 3, 1, 2, 3]).give(YELLOW, 12).active(BLUE)
    for owner in (BLUE, YELLOW):
        m.item("AEG", owner, "galley", 1)
        m.put("AEG", owner, "light-infantry")
    go(fight(m, place="AEG"), "battle-dice", "before-battle", "round-begins", "archery", "melee-begins")
    assert m.asked() == (BLUE, "battle-dice")


@rule("K.17.1", "K.65.3")
def test_a_hired_barbarian_in_an_ambush_does_not_go_twice(match: Maker) -> None:
    m = war(match, "3 LI", "2 LI", [1]).give(BLUE, 17).give(YELLOW, 65)
    m.s.circle = [1, 6, 8]
    m.begin(danger(m, PLACE, YELLOW)).do("use-card:65:BUL")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 4}
    fight(m)
    while "use-card:17" not in m.offered():
        m.do("pass")
    m.do("use-card:17")
    turn_over(m)
    assert m.at(PLACE, YELLOW) == {"light-infantry": 2}


@rule("K.16.1", "K.11.1", "6.MOVE.01")
def test_cubes_of_one_good_are_spilt_unasked(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", [1]).give(BLUE, 16)
    caravan = m.item(PLACE, YELLOW, "caravan", 2, salt=4)
    effects.put(m.s, effects.DUAL, m.seat(YELLOW), caravan)
    fight(m).do("use-card:16")
    assert len(m.events("cube-spilt")) == 2


@rule("K.01.1", "5.FORT.02")
def test_where_a_bishop_forbids_the_battle_nobody_is_asked_for_shelter(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", []).give(OTHER, 1).build(PLACE, YELLOW, "tower")
    fight(m).do("use-card:1")
    assert m.done()


@rule("B.PROMOTION.2")
def test_a_captain_rises_though_no_other_is_left_in_the_reserve(match: Maker) -> None:
    m = war(match, "LI, CPT1", "2 LI", []).learn(BLUE, "promotion").points(BLUE, "red")
    m.put("ADR", BLUE, "captain-1", 2)
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:captain-1:captain-2")
    assert m.at(PLACE, BLUE) == {"light-infantry": 1, "captain-2": 1}


@rule("K.14.1", "5.MOVE.13")
def test_at_sea_a_turncoat_needs_room_in_a_galley(match: Maker) -> None:
    for units, room in ((2, True), (3, False)):
        m = match([1, 2, 3, 1, 2, 3]).give(BLUE, 14).active(BLUE)
        for owner, count in ((BLUE, units), (YELLOW, 2)):
            m.item("AEG", owner, "galley", 1)
            m.put("AEG", owner, "light-infantry", count)
        go(fight(m, place="AEG"), "before-battle", "battle-intent")
        assert ("use-card:14" in m.offered()) == room


@rule("K.39.1")
def test_a_jailer_keeps_one_of_two_who_fall_together(match: Maker) -> None:
    m = war(match, "3 AR", "2 LI, HI", [1, 2, 8]).give(BLUE, 39)
    go(fight(m), "damage-dealt").do("use-card:39")
    while m.ask().key in ("assign-damage", "take-alive"):
        m.do(m.offered()[0])
    assert len(m.events("unit-captured")) == 1


@rule("5.CAPT.03", "4.CARD.13")
def test_a_captain_who_is_captured_counts_as_taken(match: Maker) -> None:
    m = war(match, "6 HI", "CPT1", [1, 4, 8, 1, 1, 1])
    fight(m)
    m.do("capture")
    go(m)
    assert len(m.events("unit-captured")) == 1
    assert values(m.s, m.seat(BLUE), CAPTAIN_TAKEN)


@rule("5.MISC.01", "K.GEN.01", "K.22.1")
def test_a_toll_is_taken_at_every_moment_of_a_battle(match: Maker) -> None:
    dice_ = [1, 8, 8, 8, 8, 1, 2, 8, 1, 4, 8, 1, 1, 4]
    m = war(match, "3 AR, 4 HI", "5 HI", dice_).give(BLUE, 14, 4, 10, 9, 5, 39, 17, 22)
    m.item("CON", OTHER, "caravan", 2, salt=3)
    m.item(PLACE, BLUE, "catapult")
    fight(m)
    asked: list[str] = []
    while m.events("attack-value") == [] or m.ask().key == "damage-dealt":
        key, offered = m.ask().key, m.offered()
        if m.asked()[0] == BLUE and "pass" in offered:
            assert "use-card:22" in offered
            asked.append(key)
        if key == "round-begins" and "use-card:17" in offered:
            m.do("use-card:17")
        elif key == "crew-engine":
            m.do("aim-at-units" if "aim-at-units" in offered else "man-engine:heavy-infantry")
        else:
            m.do(USUAL.get(key) or ("pass" if "pass" in offered else offered[0]))
    assert set(asked) == {
        "before-battle",
        "round-begins",
        "unit-ambushed",
        "siege-fire",
        "archery",
        "melee-begins",
        "rolled",
        "damage-dealt",
    }


@rule("K.14.1", "K.65.3")
def test_a_hired_barbarian_who_changes_sides_does_not_go_twice(match: Maker) -> None:
    m = war(match, "3 LI", "2 LI", []).give(BLUE, 14).give(YELLOW, 65)
    m.s.circle = [1, 6, 8]
    m.begin(danger(m, PLACE, YELLOW)).do("use-card:65:BUL")
    fight(m).do("use-card:14")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 3}
    turn_over(m)
    assert m.at(PLACE, YELLOW) == {"light-infantry": 2}
    assert m.at(PLACE, BLUE) == {"light-infantry": 4}
