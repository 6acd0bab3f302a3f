"""Battles looked at more closely: one condition of a clause at a time."""

from collections.abc import Callable

from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.score import DEFENDER
from aevum.games.medioevo.rules.pieces import LIGHT
from aevum.testing import rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, line_up, on

Make = Callable[..., Match]
SEA = "MAR"


def fleets(match: Make, dice: list[int], blue: list[int], yellow: list[int]) -> Match:
    m = lay_out(match, dice, SEA)
    for owner, levels in ((BLUE, blue), (YELLOW, yellow)):
        for level in levels:
            m.item(SEA, owner, "galley", level)
    return m


@rule("5.SIEGE.06", "5.SIEGE.07")
def test_a_crew_that_loses_one_serves_on_with_the_others(match: Make) -> None:
    m = lay_out(match, [8, 8, 8, 1, 8, 1, 1, 1, 1, 1, 1])
    line_up(m, BLUE, "2 AR")
    line_up(m, YELLOW, "4 LI")
    m.item(m.place, YELLOW, "catapult")
    begin(m).do("fight", "fight", *["man-engine:light-infantry"] * 3)
    assert m.asked() == (YELLOW, "assign-damage")
    m.do("hit-crew:light-infantry")
    assert running(m.s).crew(m.s, DEFENDER)[LIGHT] == 2
    assert running(m.s).line(m.s, DEFENDER)[LIGHT] == 1


@rule("5.NAVAL.04")
def test_three_catapults_take_three_levels_of_galleys(match: Make) -> None:
    for levels, fire in (([1, 2], 3), ([2], 2), ([1, 1], 2), ([3], 3), ([1, 1, 1], 3)):
        m = fleets(match, [*[8] * fire, 1, 1, 1, 1, 1, 1], levels, [1])
        line_up(m, BLUE, "4 LI")
        line_up(m, YELLOW, "2 LI")
        for _ in range(3):
            m.item(SEA, BLUE, "catapult")
        begin(m)
        on(m, "crew-engine")
        crews = 0
        while m.asked() == (BLUE, "crew-engine"):
            m.do("man-engine:light-infantry", "aim-at-units")
            crews += 1
        assert crews == fire


@rule("5.NAVAL.07")
def test_when_one_galley_has_sunk_the_other_may_sink_too(match: Make) -> None:
    m = fleets(match, [1, 2, 8, 1, 1, 5, 1, 1], [3], [1, 1])
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "2 AR")
    on(begin(m).do("tell-off:1"), "nothing")
    assert [event.args["slot"] for event in m.events("galley-sinks")] == [1, 2]
