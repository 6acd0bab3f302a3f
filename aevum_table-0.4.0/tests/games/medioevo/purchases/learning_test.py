"""4.TECH Technologies are bought."""

from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.tables import COMBAT
from aevum.testing import example, rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping


@example("EX-013")
@rule("4.TECH.01")
def test_the_fourth_level_of_a_branch_costs_four_hundred(match: Make) -> None:
    m = shop(shopping(match).learn("byzantium", "tactics"))
    m.do("learn:strategy:400")
    assert m.florins("byzantium") == 1600 - 400
    assert m.s.levels[COMBAT] == 4
    assert m.told("learnt") == ("4.TECH.01", {"seat": "byzantium", "technology": "strategy", "florins": 400})


@example("EX-025")
@rule("4.TECH.01", "4.TECH.02", "4.TECH.03", "4.TECH.04", "4.TECH.09")
def test_ex_025_three_branches_in_a_turn_and_one_step_each(match: Make) -> None:
    m = shop(shopping(match))
    m.do("learn:carpentry:100", "learn:trade:100", "learn:edict:100")
    assert m.florins("byzantium") == 1600 - 300
    assert m.s.levels[:6] == [1, 1, 1, 0, 0, 0]
    for name in ("logistics", "market", "law"):
        refusal = m.why_not(f"learn:{name}:200")
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("branch-advanced", "4.TECH.03")
    m.do("done-buying").turn(1, 7).begin(EndPhase())
    assert m.done()
    shop(m.turn(2, 4)).do("learn:logistics:200")
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
