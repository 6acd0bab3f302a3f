"""E.BARB How barbarians fight in a battle."""

from collections.abc import Callable

from aevum.games.medioevo.rules.battle.results import ATTACKER_WON
from aevum.testing import rule
from tests.games.medioevo.battle.field import BLUE, Match, begin, fight_of, lay_out, left, line_up, verdict
from tests.games.medioevo.battle.forces import force

Make = Callable[..., Match]
HORDE = "barbarians"


@rule("5.BATTLE.18", "E.BARB.04", "E.BARB.11")
def test_the_first_battle_with_barbarians(match: Make) -> None:
    m = lay_out(match, [1, 2, 8])
    m.s.circle = [2, 4, 7]
    line_up(m, BLUE, "CAV, LI")
    line_up(m, HORDE, "2 LI")
    begin(m, BLUE, HORDE).do("let-lie", "hit:light-infantry")
    assert [event.args["attack"] for event in m.events("attack-value")] == [8, 7]
    assert (verdict(m), left(m, BLUE), left(m, HORDE)) == (ATTACKER_WON, force("CAV"), force())
    assert m.s.circle == [2, 4, 7]


@rule("E.BARB.05", "E.BARB.08", "E.BARB.09", "E.BARB.12")
def test_the_second_battle_with_barbarians(match: Make) -> None:
    m = lay_out(match, [2, 3, 8])
    m.s.circle = [2, 4, 7]
    supply = m.s.supply[0]
    line_up(m, BLUE, "CAV, 2 HI")
    line_up(m, HORDE, "2 LI")
    begin(m, BLUE, HORDE)
    assert left(m, HORDE) == force("LI")
    m.do("let-lie", "hit:cavalry")
    assert [event.args["attack"] for event in m.events("attack-value")] == [8, 11]
    assert (verdict(m), left(m, BLUE)) == (ATTACKER_WON, force("3 HI"))
    assert m.s.supply[0] == supply


@rule("E.BARB.06", "E.BARB.07")
def test_barbarian_archers_and_captains_shoot_whenever_they_can(match: Make) -> None:
    m = lay_out(match, [1, 5])
    line_up(m, BLUE, "2 LI, 2 HI")
    line_up(m, HORDE, "AR, CPT1")
    begin(m, HORDE, BLUE)
    assert len(m.events("archery")[0].roll.dice) == 2
    assert m.asked() == (BLUE, "assign-damage")


@rule("E.BARB.07")
def test_a_barbarian_captain_takes_a_level_from_the_players_captains(match: Make) -> None:
    m = lay_out(match, [1, 2, 3])
    line_up(m, BLUE, "CPT1, AR")
    line_up(m, HORDE, "LI, CPT1, AR")
    begin(m, BLUE, HORDE)
    assert fight_of(m).orders == [[], []]
    assert m.asked() == (BLUE, "battle-dice")


@rule("5.SIEGE.05")
def test_stones_take_light_infantry_first_then_archers_and_nobody_is_asked(match: Make) -> None:
    m = lay_out(match, [1])
    line_up(m, BLUE, "2 LI")
    line_up(m, HORDE, "LI, 2 AR, CPT1")
    m.item(m.place, BLUE, "catapult")
    begin(m, BLUE, HORDE)
    m.s.script = [1, 8, 8, 1, 1, 1]
    m.do("man-engine:light-infantry", "aim-at-units")
    assert left(m, HORDE) == force("AR, CPT1")


@rule("5.ARCH.02")
def test_arrows_take_light_infantry_first_then_archers_and_nobody_is_asked(match: Make) -> None:
    m = lay_out(match, [1, 1, 8])
    line_up(m, BLUE, "3 AR, CPT1")
    line_up(m, HORDE, "LI, 2 AR")
    begin(m, BLUE, HORDE)
    m.s.script = [1, 1, 8, 1, 1, 1]
    m.do("lend-power:archer")
    assert left(m, HORDE) == force("AR")


@rule("E.BARB.05", "5.BATTLE.16")
def test_who_fights_barbarians_says_whom_they_lose_in_melee(match: Make) -> None:
    m = lay_out(match, [1, 6, 8])
    m.s.circle = [1, 2, 4]
    line_up(m, BLUE, "2 HI, 2 AR")
    line_up(m, HORDE, "3 LI, 2 AR, CPT1")
    begin(m, BLUE, HORDE).do("let-lie")
    assert m.asked() == (BLUE, "barbarian-losses")
    assert (m.ask().rule, m.ask().args) == ("E.BARB.05", {"points": 4, "damage": "melee"})
    assert m.offered() == ["hit:light-infantry", "hit:archer", "hit:captain-1"]
    m.do("hit:captain-1", "hit:archer", "hit:archer")
    lost = [event.args["unit"] for event in m.events("unit-lost") if event.args["seat"] == HORDE]
    # All are alike by now: one falls by the last point, one by casualties.
    assert lost[:5] == ["captain-1", "archer", "archer", "light-infantry", "light-infantry"]


@rule("E.BARB.05", "5.BATTLE.17")
def test_who_fights_barbarians_says_whom_their_casualties_are(match: Make) -> None:
    m = lay_out(match, [1, 2, 2])
    m.s.circle = [1, 6, 8]
    line_up(m, BLUE, "9 HI, AR")
    line_up(m, HORDE, "LI, AR")
    begin(m, BLUE, HORDE).do("let-lie")
    while m.asked()[1] == "assign-damage":
        m.do(m.offered()[0])
    assert m.asked() == (BLUE, "barbarian-losses")
    assert m.ask().args == {"points": 1, "damage": "casualties"}
    m.do("hit:archer")
    assert left(m, HORDE) == force("LI")


@rule("E.BARB.05")
def test_a_horde_that_loses_all_is_not_asked_about(match: Make) -> None:
    m = lay_out(match, [1, 6, 8])
    m.s.circle = [1, 2, 4]
    line_up(m, BLUE, "4 HI, AR")
    line_up(m, HORDE, "LI, AR, CPT1")
    begin(m, BLUE, HORDE).do("let-lie")
    assert left(m, HORDE) == force("")


@rule("E.BARB.05", "5.BATTLE.15")
def test_who_fights_barbarians_chooses_for_them_what_superiority_does(match: Make) -> None:
    m = lay_out(match, [1, 2, 2])
    m.s.circle = [3, 3, 3]
    line_up(m, BLUE, "9 HI, AR")
    line_up(m, HORDE, "3 LI, 2 AR")
    begin(m, BLUE, HORDE).do("let-lie")
    assert m.asked() == (BLUE, "barbarian-superiority")
    assert m.ask().args == {"choices": 1}
    m.do("hold-back")
    while m.asked()[1] == "assign-damage":
        m.do(m.offered()[0])
    told = [event.args for event in m.events("casualty-value") if event.args["seat"] == HORDE]
    assert told[0]["points"] == 3 - 1


@rule("5.BATTLE.01")
def test_a_horde_may_be_the_attacker(match: Make) -> None:
    m = lay_out(match, [1, 2, 3])
    line_up(m, HORDE, "LI")
    line_up(m, BLUE, "LI")
    begin(m, HORDE, BLUE)
    assert m.asked() == (BLUE, "battle-dice")
    assert fight_of(m).dice[0] == m.s.circle


@rule("5.BATTLE.18")
def test_critical_rolls_of_barbarians_count(match: Make) -> None:
    m = lay_out(match, [1, 2, 3])
    m.s.circle = [3, 3, 2]
    line_up(m, HORDE, "LI")
    line_up(m, BLUE, "LI")
    begin(m, HORDE, BLUE).do("let-lie")
    assert m.events("attack-value")[0].args["attack"] == 9
