"""5.CPT, 5.UNIT Captains in a battle."""

from collections.abc import Callable

from aevum.games.medioevo.rules.battle import marks
from aevum.games.medioevo.rules.battle.score import ATTACKER
from aevum.testing import example, rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, fight_of, lay_out, left, line_up
from tests.games.medioevo.battle.forces import force

Make = Callable[..., Match]


@example("EX-038")
@rule("5.CPT.01", "5.CPT.06", "5.BATTLE.03")
def test_a_captain_as_archer(match: Make) -> None:
    m = lay_out(match, [2])
    line_up(m, BLUE, "2 LI, CAV, HI")
    line_up(m, YELLOW, "CAV, CPT1")
    begin(m).do("fight", "fight")
    assert (m.asked(), m.offered()) == ((YELLOW, "captains"), ["act-as:archer", "captains-done"])
    m.do("act-as:archer", "hit:light-infantry")
    assert list(m.events("archery")[0].roll.dice) == [2]
    assert left(m, BLUE) == force("LI, CAV, HI")
    # His one power is used: melee begins, with Blue's light infantry.
    assert m.asked() == (BLUE, "give-up")


@example("EX-038")
@rule("5.CPT.02", "5.CPT.03", "5.BATTLE.05")
def test_what_else_a_captain_may_do_in_step_4(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "LI, CAV, HI")
    line_up(m, YELLOW, "CAV, CPT1")
    begin(m).do("fight", "fight", "captains-done")
    assert m.offered() == [
        "act-as:light-infantry", "act-as:heavy-infantry", "act-as:cavalry",
        "lend-power:cavalry",
        "cancel-power:light-infantry", "cancel-power:heavy-infantry", "cancel-power:cavalry",
        "captains-done",
    ]  # fmt: skip


@rule("5.CPT.02")
def test_a_lent_power_works_against_its_like(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 3])
    line_up(m, BLUE, "CAV")
    line_up(m, YELLOW, "CAV, CPT1")
    begin(m).do("fight", "fight", "captains-done", "lend-power:cavalry", "let-lie")
    assert fight_of(m).cavalry == [0, 1]
    assert m.told("power-lent") == ("5.CPT.02", {"seat": YELLOW, "unit": "cavalry"})


@rule("5.CPT.03")
def test_a_power_that_is_cancelled_does_not_work(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 3])
    line_up(m, BLUE, "CAV, HI")
    line_up(m, YELLOW, "LI, CPT1")
    begin(m).do("fight", "fight", "captains-done", "cancel-power:heavy-infantry", "keep-all", "let-lie")
    assert (fight_of(m).heavy, fight_of(m).cavalry) == ([0, 0], [1, 0])


@rule("5.CPT.04")
def test_captains_of_the_same_level_cancel_each_other(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 3])
    line_up(m, BLUE, "CPT2, AR")
    line_up(m, YELLOW, "2 CPT1, AR")
    begin(m).do("fight", "fight")
    assert m.asked() == (BLUE, "battle-dice")


@rule("5.CPT.01")
def test_a_captain_acting_as_light_infantry_may_be_given_up(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 3])
    line_up(m, BLUE, "CPT1, HI")
    line_up(m, YELLOW, "CAV")
    begin(m).do("fight", "fight", "captains-done", "act-as:light-infantry")
    assert m.offered() == ["give-up:captain-1", "keep-all"]
    m.do("give-up:captain-1")
    assert (left(m, BLUE), fight_of(m).given) == (force("HI"), [1, 0])


@rule("5.CPT.01", "5.LI.01")
def test_only_so_many_captains_are_given_up_as_act_as_light_infantry(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "2 CPT1, LI, HI")
    line_up(m, YELLOW, "CAV")
    begin(m).do("fight", "fight", "captains-done", "act-as:light-infantry", "captains-done")
    assert m.offered() == ["give-up:light-infantry", "give-up:captain-1", "keep-all"]
    m.do("give-up:light-infantry")
    assert m.offered() == ["give-up:captain-1", "keep-all"]
    m.do("give-up:captain-1")
    assert (left(m, BLUE), fight_of(m).given) == (force("CPT1, HI"), [2, 0])
    assert m.asked()[1] != "give-up"


@rule("5.CPT.01", "5.LI.01")
def test_two_captains_who_act_as_light_infantry_may_both_be_given_up(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "2 CPT1, HI")
    line_up(m, YELLOW, "CAV")
    begin(m).do("fight", "fight", "captains-done", "act-as:light-infantry", "act-as:light-infantry")
    m.do("give-up:captain-1", "give-up:captain-1")
    assert (left(m, BLUE), fight_of(m).given) == (force("HI"), [2, 0])


@rule("5.CPT.04", "5.BATTLE.05")
def test_a_captain_who_fell_to_arrows_gives_no_orders_in_step_4(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 4])
    line_up(m, BLUE, "AR")
    line_up(m, YELLOW, "LI, CPT3")
    begin(m).do("fight", "fight", "captains-done", "hit:captain-3")
    assert m.asked() == (BLUE, "battle-dice")


@rule("5.UNIT.01")
def test_a_captain_acting_as_a_kind_bars_the_enemy(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 4])
    line_up(m, BLUE, "CPT1, LI")
    line_up(m, YELLOW, "CAV")
    begin(m).do("fight", "fight", "captains-done", "act-as:cavalry", "keep-all")
    assert fight_of(m).cavalry == [0, 0]
    assert m.told("captain-acts") == ("5.CPT.01", {"seat": BLUE, "unit": "cavalry"})


@rule("5.BATTLE.05", "5.CPT.02")
def test_light_infantry_just_given_up_still_bars_the_enemys(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 3])
    line_up(m, BLUE, "CPT1, LI")
    line_up(m, YELLOW, "2 LI")
    begin(m).do("fight", "fight", "captains-done", "lend-power:light-infantry")
    m.do("give-up:light-infantry")
    # Both sides had the kind when powers were found.
    assert m.asked() == (BLUE, "battle-dice")


@rule("5.BATTLE.05", "E.BARB.08")
def test_so_it_bars_a_horde(match: Make) -> None:
    m = lay_out(match, [1, 2, 3])
    line_up(m, BLUE, "CPT1, LI, 2 HI")
    line_up(m, "barbarians", "2 LI")
    begin(m, BLUE, "barbarians").do("captains-done", "lend-power:light-infantry")
    m.do("give-up:light-infantry")
    assert (fight_of(m).given, left(m, "barbarians")) == ([1, 0], force("2 LI"))


@rule("5.CPT.03", "K.CARD.03")
def test_a_captain_may_cancel_the_arrows_of_a_crossbowman(match: Make) -> None:
    m = lay_out(match, [1, 2, 3])
    line_up(m, BLUE, "2 HI")
    line_up(m, YELLOW, "CPT1")
    begin(m)
    fight_of(m).round_marks = [[marks.EXTRA_ARCHERS, ATTACKER, 2, 0]]
    m.do("fight", "fight")
    assert m.offered() == ["act-as:archer", "cancel-power:archer", "captains-done"]
    m.do("cancel-power:archer")
    assert (m.asked(), m.events("archery")) == ((BLUE, "battle-dice"), [])
    assert m.told("power-cancelled") == ("5.CPT.03", {"seat": YELLOW, "unit": "archer"})
