"""Battles looked at more closely: one condition of a clause at a time."""

from collections.abc import Callable

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.score import DEFENDER
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.deeds import PLUNDER, PRIZE, values
from aevum.games.medioevo.rules.pieces import HEAVY, LIGHT
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


@rule("5.CPT.02")
def test_only_a_power_that_the_enemy_could_bar_is_lent(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "LI, HI, CPT1")
    line_up(m, YELLOW, "2 HI")
    begin(m).do("fight", "fight", "captains-done")
    assert [wish for wish in m.offered() if wish.startswith("lend")] == ["lend-power:heavy-infantry"]


@rule("5.CPT.03")
def test_a_power_is_cancelled_once(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "LI, CPT3")
    line_up(m, YELLOW, "LI, HI, CAV")
    begin(m).do("fight", "fight", "captains-done", "cancel-power:cavalry", "cancel-power:heavy-infantry")
    assert [wish for wish in m.offered() if wish.startswith("cancel")] == ["cancel-power:light-infantry"]


@rule("2.BARB.05", "0.COMP.03")
def test_the_last_barbarian_of_a_kind_still_comes(match: Make) -> None:
    for supply, horde in (
        ([9, 1, 0, 0, 9], ["light-infantry", "archer"]),
        ([1, 0, 0, 0, 9], ["light-infantry"]),
        ([2, 0, 0, 0, 9], ["light-infantry", "light-infantry"]),
    ):
        m = lay_out(match, [1, 1, 1] * 9)
        m.s.circle, m.s.supply = [4, 1, 8], supply
        line_up(m, BLUE, "9 HI")
        m.begin(Enter(m.seat(BLUE), m.area(m.place), -1))
        assert m.told("horde-appears")[1] == {"place": m.place, "units": horde}


@rule("5.NAVAL.07")
def test_a_galley_that_is_kept_is_a_prize(match: Make) -> None:
    m = fleets(match, [1, 2, 8, 1, 2, 3, 4], [1], [2])
    line_up(m, BLUE, "2 CAV")
    line_up(m, YELLOW, "CAV")
    begin(m).do("fight", "fight", "let-lie", "let-lie", "keep-prize")
    assert values(m.s, m.seat(BLUE), PRIZE) == [1]


@rule("5.FLEE.02")
def test_flight_halves_an_even_value_to_the_half(match: Make) -> None:
    for high, half in ((8, 4), (7, 4), (6, 3)):
        m = lay_out(match, [1, 2, high, 1, 2, 3])
        line_up(m, BLUE, "4 LI")
        line_up(m, YELLOW, "4 LI")
        m.item(m.place, BLUE, "war-wagon", 2)
        begin(m)
        m.do(next(wish for wish in m.offered() if wish.startswith("flee:ADR")))
        on(m, "assign-damage")
        assert m.events("attack-value")[0].args["attack"] == half


@rule("5.SIEGE.07", "5.HI.02")
def test_who_is_reduced_in_a_crew_serves_on(match: Make) -> None:
    m = lay_out(match, [8, 1, 8, 1, 1, 1, 1, 1, 1])
    line_up(m, BLUE, "2 AR")
    line_up(m, YELLOW, "CAV, 2 HI")
    m.item(m.place, YELLOW, "catapult")
    begin(m).do("fight", "fight", "man-engine:cavalry", "aim-at-units", "hit-crew:cavalry")
    assert running(m.s).crew(m.s, DEFENDER)[HEAVY] == 1
    assert running(m.s).line(m.s, DEFENDER)[HEAVY] == 2


@rule("5.NAVAL.07")
def test_a_galley_that_keeps_a_unit_is_not_adrift(match: Make) -> None:
    m = fleets(match, [1, 2, 4, 1, 2, 4], [1], [1])
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "3 AR")
    begin(m)
    for _ in range(4):
        m.do("fight" if "fight" in m.offered() else "let-lie")
    assert m.at(SEA, YELLOW) == {"archer": 1}
    assert not m.events("galley-adrift")


@rule("5.MISC.02", "B.TECH.02")
def test_in_battle_nothing_is_offered_that_could_not_be_paid(match: Make) -> None:
    for florins, serves in ((199, False), (200, True)):
        m = lay_out(match, []).learn(YELLOW, "engineering").money(YELLOW, florins)
        m.build("CAI", YELLOW, "tower")
        line_up(m, BLUE, "2 LI")
        line_up(m, YELLOW, "2 LI")
        begin(m).do("fight")
        wishes = [option.id for option in GAME.unasked(m.s, m.seat(YELLOW))]
        assert ("use-technology:engineering:CAI" in wishes) == serves


@rule("5.NAVAL.07", "4.CARD.13")
def test_a_galley_that_is_scuttled_is_a_prize_and_plunder_and_a_wagon_in_it_no_prize(match: Make) -> None:
    m = fleets(match, [1, 2, 8, 1, 2, 3, 4], [1], [2])
    line_up(m, BLUE, "2 CAV")
    line_up(m, YELLOW, "CAV")
    m.item(SEA, YELLOW, "war-wagon")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    while not m.done():
        m.do(next(wish for wish in m.offered() if wish.startswith("scuttle-prize")))
    assert values(m.s, m.seat(BLUE), PRIZE) == [1]
    assert sum(values(m.s, m.seat(BLUE), PLUNDER)) == 150
    assert m.florins(BLUE) == 1750


@rule("5.FLEE.01")
def test_a_defender_flees_by_the_option_only_and_not_from_who_flees(match: Make) -> None:
    for option, flight, flees in ((False, False, False), (True, False, True), (True, True, False)):
        m = lay_out(match, [1, 2, 3, 1, 2, 3], options={"defender-may-flee": option})
        line_up(m, BLUE, "3 LI")
        line_up(m, YELLOW, "3 LI")
        m.item(m.place, BLUE, "war-wagon")
        m.item(m.place, YELLOW, "war-wagon")
        m.put("SER", YELLOW, "archer").mark("SER", YELLOW)
        begin(m)
        m.do(next(wish for wish in m.offered() if wish.startswith("flee:ADR")) if flight else "fight")
        assert m.asked() == (YELLOW, "battle-intent")
        assert any(wish.startswith("flee") for wish in m.offered()) == flees
