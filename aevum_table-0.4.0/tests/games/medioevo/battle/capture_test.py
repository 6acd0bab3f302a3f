"""5.CAPT Capture in a battle."""

from collections.abc import Callable

from aevum.games.medioevo.rules.battle.results import ATTACKER_WON, DEFENDER_WON
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.testing import example, rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, left, line_up, verdict
from tests.games.medioevo.battle.forces import force

Make = Callable[..., Match]


def prisoners(m: Match, captor: str, owner: str) -> list[int]:
    at = (m.seat(captor) * SEATS_MOST + m.seat(owner)) * FORCE
    return list(m.s.prisoners[at : at + FORCE])


@example("EX-047")
@rule("5.CAPT.01", "5.CAPT.02", "5.CAPT.03", "5.CAPT.04", "5.CAPT.11", "4.CARD.08")
def test_ex_022_capture_with_a_condottiero(match: Make) -> None:
    m = lay_out(match, [1, 4, 7, 2, 2, 4])
    m.s.orders = []
    m.give(BLUE, 5)
    line_up(m, BLUE, "LI, CAV")
    line_up(m, YELLOW, "LI")
    begin(m).do("capture", "fight", "let-lie", "let-lie")
    assert m.asked() == (BLUE, "rolled")
    m.do("use-card:5", "add-attack:byzantium")
    # 7 and 2 are 9, of which half is 5; Yellow's 4 is 3 by its place in turn order.
    assert [event.args["attack"] for event in m.events("attack-value")] == [5, 3]
    assert [(item.value, item.rule) for item in m.events("attack-value")[0].roll.modifiers] == [
        (2, "K.CARD.02"), (-4, "5.CAPT.02"),
    ]  # fmt: skip
    assert prisoners(m, BLUE, YELLOW) == force("LI")
    # Of Yellow, who threw 2, nobody is left for casualties.
    assert [(event.args["seat"], event.args["points"]) for event in m.events("casualty-value")] == [(BLUE, 1)]
    assert m.asked() == (BLUE, "assign-damage")
    m.do("hit:cavalry")
    assert (verdict(m), left(m, BLUE)) == (ATTACKER_WON, force("LI, HI"))
    assert m.s.turned[4] == 1


@rule("5.CAPT.02")
def test_three_to_one_is_not_halved(match: Make) -> None:
    m = lay_out(match, [1, 4, 7, 1, 2, 4])
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "AR")
    begin(m).do("capture", "fight", "let-lie", "let-lie")
    assert m.events("attack-value")[0].args["attack"] == 7
    assert prisoners(m, BLUE, YELLOW) == force("AR")
    assert m.told("capture-announced") == ("5.CAPT.01", {"seat": BLUE})


@rule("5.CAPT.05")
def test_captured_units_go_free_when_casualties_take_the_captor(match: Make) -> None:
    m = lay_out(match, [3, 6, 6, 1, 2, 3])
    line_up(m, BLUE, "2 AR")
    line_up(m, YELLOW, "2 AR")
    begin(m).do("capture", "fight", "let-lie", "let-lie")
    assert verdict(m) == DEFENDER_WON
    assert (left(m, BLUE), left(m, YELLOW), prisoners(m, BLUE, YELLOW)) == (force(), force("2 AR"), force())
    assert m.told("prisoners-freed") == ("5.CAPT.05", {"seat": YELLOW, "units": 2})


@rule("5.CAPT.05")
def test_captured_units_stay_prisoners_when_the_enemy_beats_the_captor(match: Make) -> None:
    m = lay_out(match, [1, 6, 8, 1, 2, 3, 1, 1, 2, 1, 6, 8])
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "4 AR")
    begin(m).do("capture", "fight", "let-lie", "let-lie")
    assert (left(m, BLUE), prisoners(m, BLUE, YELLOW)) == (force("2 AR"), force("2 AR"))
    # The damage of the next round takes both before casualties do.
    m.do("capture", "fight", "let-lie", "let-lie")
    assert verdict(m) == DEFENDER_WON
    assert (left(m, BLUE), prisoners(m, BLUE, YELLOW)) == (force(), force("2 AR"))
    assert m.events("prisoners-freed") == []


@rule("5.CAPT.05")
def test_casualties_of_a_round_without_capture_free_nobody(match: Make) -> None:
    m = lay_out(match, [1, 6, 8, 1, 2, 3, 4, 4, 5, 1, 2, 2])
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "8 AR")
    begin(m).do("capture", "fight", "let-lie", "let-lie")
    assert (left(m, BLUE), prisoners(m, BLUE, YELLOW)) == (force("2 AR"), force("2 AR"))
    m.do("fight", "fight", "let-lie", "let-lie")
    assert verdict(m) == DEFENDER_WON
    assert prisoners(m, BLUE, YELLOW) == force("2 AR")


@rule("5.CAPT.03", "5.CAPT.06")
def test_a_captor_who_loses_takes_nobody(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 8])
    line_up(m, BLUE, "4 AR")
    line_up(m, YELLOW, "2 AR")
    begin(m).do("capture", "fight", "let-lie", "let-lie")
    assert (left(m, BLUE), left(m, YELLOW)) == (force("AR"), force("AR"))
    assert prisoners(m, BLUE, YELLOW) == force()


@rule("5.CAPT.03")
def test_units_are_captured_as_what_they_were_when_eliminated(match: Make) -> None:
    m = lay_out(match, [1, 2, 8, 1, 2, 3])
    line_up(m, BLUE, "3 HI")
    line_up(m, YELLOW, "HI")
    begin(m).do("capture", "fight", "let-lie", "let-lie")
    assert prisoners(m, BLUE, YELLOW) == force("LI")


@rule("5.CAPT.01")
def test_barbarians_are_not_captured(match: Make) -> None:
    m = lay_out(match, [1, 2, 3])
    line_up(m, BLUE, "2 HI")
    m.item(m.place, BLUE, "war-wagon")
    line_up(m, "barbarians", "2 LI")
    begin(m, BLUE, "barbarians")
    assert {wish.split(":")[0] for wish in m.offered()} == {"fight", "flee"}
