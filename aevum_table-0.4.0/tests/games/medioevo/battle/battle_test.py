"""5.BATTLE Whole battle rounds with frames: the worked examples of the rulebook."""

from collections.abc import Callable

from aevum.games.medioevo.rules.battle.results import ATTACKER_WON, DEFENDER_WON, NOBODY_LEFT
from aevum.testing import example, rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, left, line_up, verdict
from tests.games.medioevo.battle.forces import force

Make = Callable[..., Match]
HUNGARY = "hungary"
"""Fourth of four: 3 less."""
THIRD = "golden-horde"


@example("EX-034")
@rule("5.BATTLE.07", "5.BATTLE.11", "5.BATTLE.12", "5.BATTLE.14", "5.BATTLE.15", "5.BATTLE.17", "5.BATTLE.22")
def test_ex_034_a_basic_battle(match: Make) -> None:
    m = lay_out(match, [1, 5, 3, 1, 5, 2, 2, 4, 4, 7])
    line_up(m, BLUE, "AR")
    line_up(m, HUNGARY, "4 AR")
    begin(m, BLUE, HUNGARY)
    m.do("fight", "fight", "rethrow:d4+d8", "let-lie")
    m.do("rethrow:d6+d8", "let-lie")
    assert [event.args["attack"] for event in m.events("attack-value")] == [25, 4]
    assert m.modifiers("attack-value") == [(-3, "5.BATTLE.11")]
    assert m.asked() == (BLUE, "superiority")
    m.do("hold-back")  # 1 casualty less
    dealt = [(event.args["seat"], event.args["points"]) for event in m.events("damage-dealt")]
    assert dealt == [(HUNGARY, 1), (HUNGARY, 2)]
    assert [event.args["points"] for event in m.events("casualty-value")] == [0, 2]
    assert (left(m, BLUE), left(m, HUNGARY)) == (force("AR"), force("AR"))
    assert m.told("round-won") == ("5.BATTLE.13", {"seat": BLUE, "round": 1})


@example("EX-033")
@rule("5.BATTLE.11", "5.BATTLE.21")
def test_the_third_of_four_has_two_less_on_every_attack_value(match: Make) -> None:
    m = lay_out(match, [1, 4, 8, 1, 4, 8] * 2)
    line_up(m, BLUE, "9 AR")
    line_up(m, THIRD, "9 AR")
    begin(m, THIRD, BLUE).do("fight", "fight", "let-lie", "let-lie", "fight", "fight", "let-lie", "let-lie")
    told = m.events("attack-value")
    assert [(event.args["seat"], event.args["attack"]) for event in told] == [(THIRD, 6), (BLUE, 8)] * 2
    assert [item.value for item in told[0].roll.modifiers] == [-2]


@rule("5.BATTLE.07")
def test_a_die_is_thrown_again_only_once(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 4, 6, 8])
    line_up(m, BLUE, "HI")
    line_up(m, YELLOW, "HI")
    begin(m).do("fight", "fight")
    assert m.offered() == [
        "let-lie", "rethrow:d4", "rethrow:d6", "rethrow:d4+d6",
        "rethrow:d8", "rethrow:d4+d8", "rethrow:d6+d8", "rethrow:d4+d6+d8",
    ]  # fmt: skip
    m.s.script = [4, 6, 8, 1, 1, 1]
    m.do("rethrow:d4+d6+d8")
    assert m.asked() == (YELLOW, "battle-dice")


@rule("5.BATTLE.07")
def test_dice_may_be_thrown_again_one_after_the_other_each_once(match: Make) -> None:
    m = lay_out(match, [1, 2, 3])
    line_up(m, BLUE, "HI")
    line_up(m, YELLOW, "HI")
    begin(m).do("fight", "fight")
    m.s.script = [8]
    m.do("rethrow:d8")
    assert m.ask().args["dice"] == "1 2 8"
    assert m.offered() == ["let-lie", "rethrow:d4", "rethrow:d6", "rethrow:d4+d6"]
    m.s.script = [6]
    m.do("rethrow:d6")
    assert m.offered() == ["let-lie", "rethrow:d4"]
    m.s.script = [4, 1, 1, 1]
    m.do("rethrow:d4")
    assert m.asked() == (YELLOW, "battle-dice")


@example("EX-035")
@rule("5.LI.03")
def test_light_infantry_given_up_adds_four(match: Make) -> None:
    m = lay_out(match, [1, 5, 7, 1, 1, 1])
    line_up(m, BLUE, "2 LI")
    line_up(m, YELLOW, "5 HI")
    begin(m).do("fight", "fight")
    assert m.asked() == (BLUE, "give-up")
    m.do("give-up:light-infantry")
    assert left(m, BLUE) == force("LI")
    m.do("let-lie", "let-lie")
    told = m.events("attack-value")[0]
    assert told.args["attack"] == 11
    assert [(item.value, item.rule) for item in told.roll.modifiers] == [(4, "5.LI.01")]


@rule("5.LI.01")
def test_the_last_unit_is_not_given_up(match: Make) -> None:
    m = lay_out(match, [1, 5, 7, 1, 1, 1])
    line_up(m, BLUE, "2 LI")
    line_up(m, YELLOW, "5 HI")
    begin(m).do("fight", "fight", "give-up:light-infantry")
    assert m.asked() == (BLUE, "battle-dice")
    assert m.told("given-up") == ("5.LI.01", {"seat": BLUE, "unit": "light-infantry"})


@example("EX-036")
@rule("5.CAV.03", "5.BATTLE.16")
def test_cavalry_adds_two(match: Make) -> None:
    m = lay_out(match, [1, 3, 6, 1, 3, 4])
    line_up(m, YELLOW, "CAV, HI")
    line_up(m, BLUE, "2 HI")
    begin(m, YELLOW, BLUE).do("fight", "fight", "let-lie", "let-lie")
    assert [event.args["attack"] for event in m.events("attack-value")] == [5, 4]
    dealt = m.events("damage-dealt")[0]
    assert (dealt.args["seat"], dealt.args["points"]) == (BLUE, 3)
    assert [(item.value, item.rule) for item in dealt.roll.modifiers] == [
        (2, "5.CAV.01"), (1, "5.BATTLE.14"),
    ]  # fmt: skip
    # One heavy infantry falls, the other becomes light.
    m.do("hit:light-infantry")
    assert left(m, BLUE) == force("LI")
    assert [event.args["points"] for event in m.events("casualty-value")] == [1, 1]
    m.do("hit:heavy-infantry")
    assert (left(m, YELLOW), left(m, BLUE)) == (force("CAV, LI"), force())
    assert verdict(m) == ATTACKER_WON


@example("EX-037")
@rule("5.CAV.04", "5.BATTLE.04", "5.BATTLE.05", "5.UNIT.02")
def test_archer_then_melee(match: Make) -> None:
    m = lay_out(match, [1, 1, 3, 8, 1, 3, 3])
    m.s.order = [m.seat(YELLOW), m.seat(BLUE), 2, 3]
    line_up(m, BLUE, "AR, HI, CAV")
    line_up(m, YELLOW, "CAV")
    begin(m).do("fight", "fight")
    assert left(m, YELLOW) == force("HI")
    m.do("let-lie", "let-lie")
    assert [event.args["attack"] for event in m.events("attack-value")] == [7, 9]
    # One archer's arrow; then 9 to 7, of which one Yellow unit deals 1, and Blue's cavalry nothing.
    assert list(m.events("archery")[0].roll.dice) == [1]
    m.do("hit:archer")
    assert left(m, BLUE) == force("HI, CAV")
    assert [event.args["points"] for event in m.events("casualty-value")] == [1, 1]
    m.do("hit:heavy-infantry")
    dealt = [(event.args["seat"], event.args["points"]) for event in m.events("damage-dealt")]
    assert dealt == [(YELLOW, 1), (BLUE, 1), (BLUE, 1), (YELLOW, 1)]
    assert (left(m, BLUE), left(m, YELLOW)) == (force("CAV, LI"), force("LI"))


@rule("5.BATTLE.19", "5.FLOW.08")
def test_a_battle_goes_on_while_both_have_units(match: Make) -> None:
    m = lay_out(match, [1, 2, 4, 1, 2, 4])
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "3 AR")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    assert (left(m, BLUE), left(m, YELLOW)) == (force("2 AR"), force("AR"))
    assert (m.asked(), m.ask().args["round"]) == ((BLUE, "battle-intent"), 2)


@rule("5.BATTLE.13", "5.BATTLE.17", "5.CAV.01")
def test_in_a_draw_only_cavalry_deals_damage(match: Make) -> None:
    m = lay_out(match, [1, 2, 5, 1, 2, 6])
    line_up(m, BLUE, "3 CAV")
    line_up(m, YELLOW, "8 LI")
    begin(m).do("fight", "fight", "keep-all", "let-lie", "let-lie")
    assert m.events("round-drawn")
    dealt = [(event.args["seat"], event.args["points"]) for event in m.events("damage-dealt")]
    assert dealt == [(YELLOW, 6), (BLUE, 1), (YELLOW, 1)]
    assert left(m, YELLOW) == force("LI")


@rule("5.BATTLE.06", "5.HI.01")
def test_powers_found_in_step_4_work_although_the_unit_is_gone(match: Make) -> None:
    m = lay_out(match, [1, 2, 8, 2, 2, 3])
    line_up(m, BLUE, "2 AR, 2 CAV")
    line_up(m, YELLOW, "2 HI, AR")
    begin(m).do("fight", "fight", "let-lie", "let-lie", "hit:archer")
    # 4 and 4 damage; the casualty value of 2 falls away, as two heavy infantry stood there in step 4.
    assert [event.args["points"] for event in m.events("damage-dealt")] == [8, 1]
    assert verdict(m) == ATTACKER_WON


@rule("5.BATTLE.10", "5.NOWIN.01")
def test_casualties_may_leave_nobody(match: Make) -> None:
    m = lay_out(match, [3, 3, 1, 3, 3, 3])
    line_up(m, BLUE, "AR")
    line_up(m, YELLOW, "AR")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    assert verdict(m) == NOBODY_LEFT


@rule("5.BATTLE.16")
def test_damage_that_finds_no_target_is_lost(match: Make) -> None:
    m = lay_out(match, [1, 1, 1, 1, 1, 8])
    line_up(m, BLUE, "AR")
    line_up(m, YELLOW, "3 CAV, AR")
    begin(m).do("fight", "fight", "let-lie", "let-lie", "hit:archer")
    assert verdict(m) == DEFENDER_WON
    assert left(m, YELLOW) == force("3 CAV")


@rule("5.BATTLE.10", "5.BATTLE.16")
def test_what_makes_up_damage_is_told(match: Make) -> None:
    m = lay_out(match, [2, 6, 6, 2, 2, 3])
    line_up(m, BLUE, "2 CAV, HI")
    line_up(m, YELLOW, "9 AR")
    m.s.script = [8] * 9 + m.s.script
    begin(m).do("fight", "fight", "let-lie", "let-lie", "press-on")
    dealt = m.events("damage-dealt")[0]
    assert [(item.value, item.rule) for item in dealt.roll.modifiers] == [
        (4, "5.CAV.01"), (3, "5.BATTLE.14"), (1, "5.BATTLE.15"),
    ]  # fmt: skip
    blue, yellow = m.events("casualty-value")
    assert (blue.args["points"], [item.rule for item in blue.roll.modifiers]) == (1, ["5.HI.01"])
    assert yellow.args["points"] == 2


@rule("5.ARCH.01", "5.BATTLE.04")
def test_each_archer_rolls_and_hits_up_to_three(match: Make) -> None:
    m = lay_out(match, [3, 4, 3, 1, 2, 3])
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "5 LI")
    begin(m).do("fight", "fight")
    # Yellow's are all alike; the dice of melee are not thrown yet.
    assert [event.args["points"] for event in m.events("damage-dealt")] == [2]
    assert left(m, YELLOW) == force("3 LI")
