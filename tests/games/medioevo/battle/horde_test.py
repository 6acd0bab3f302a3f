"""E.BARB How barbarians fight in a battle."""

from collections.abc import Callable

from aevum.games.medioevo.rules.battle.results import ATTACKER_WON
from aevum.games.medioevo.rules.owners import BARBARIANS
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


@rule("5.ARCH.02", "5.SIEGE.05")
def test_barbarians_lose_light_infantry_first_without_being_asked(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 3, 4, 8])
    m.s.circle = [1, 1, 2]
    line_up(m, BLUE, "3 HI")
    line_up(m, HORDE, "AR, 2 LI, CPT1")
    begin(m, BLUE, HORDE)
    m.s.script = [3, 4, 8]
    while m.asked()[1] == "assign-damage":
        m.do(m.offered()[0])
    m.do("let-lie")
    assert left(m, HORDE)[0] == 0
    assert m.s.force(m.area(m.place), BARBARIANS)[4] == 1


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
