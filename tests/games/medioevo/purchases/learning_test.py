"""4.TECH Technologies are bought."""

from aevum.testing import rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping


@rule("4.BUY.01", "4.TECH.01", "4.TECH.02", "4.TECH.03", "4.TECH.04", "4.TECH.09")
def test_ex_025_three_branches_in_a_turn_and_one_step_each(match: Make) -> None:
    m = shop(shopping(match))
    m.do("learn:carpentry:100", "learn:trade:100", "learn:edict:100")
    assert m.florins("byzantium") == 1600 - 300
    assert m.s.levels[:6] == [1, 1, 1, 0, 0, 0]
    refusal = m.why_not("learn:logistics:200")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("branch-advanced", "4.TECH.03")
    m.s.learnt = [0] * len(m.s.learnt)  # as at the end of a turn
    m.do("done-buying")
    shop(m).do("learn:logistics:200")
    assert m.s.levels[:6] == [2, 1, 1, 0, 0, 0]
    assert m.florins("byzantium") == 1600 - 300 - 200


@rule("4.TECH.02")
def test_lower_technologies_come_first(match: Make) -> None:
    m = shop(shopping(match))
    refusal = m.why_not("learn:architecture:200")
    assert refusal is not None
    assert refusal.rule == "4.TECH.02"


def test_what_costs_more_than_there_is(match: Make) -> None:
    m = shop(shopping(match).money("byzantium", 90))
    refusal = m.why_not("learn:masonry:100")
    assert refusal is not None
    assert refusal.key == "too-dear"
    assert not [choice for choice in m.offered() if choice.startswith("learn")]
