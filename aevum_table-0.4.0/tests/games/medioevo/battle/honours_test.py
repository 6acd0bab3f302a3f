"""V.GAIN.09, W.BLOOD.02, deeds: what battles leave behind."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules import deeds, effects
from aevum.games.medioevo.rules.anytime import anytime_options
from aevum.games.medioevo.rules.battle.fort import MELEE
from aevum.games.medioevo.rules.battle.hurt import hit
from aevum.games.medioevo.rules.battle.marks import TRAPPED
from aevum.games.medioevo.rules.battle.results import ATTACKER_WON, STOPPED
from aevum.testing import rule
from tests.games.medioevo.battle.field import (
    BLUE,
    PLACE,
    YELLOW,
    Match,
    begin,
    fight_of,
    lay_out,
    left,
    line_up,
    verdict,
)
from tests.games.medioevo.battle.forces import force

Make = Callable[..., Match]


@rule("V.GAIN.09")
@pytest.mark.parametrize(("units", "points"), [(5, 1), (4, 0)])
def test_to_destroy_an_army_of_five_gives_a_point(match: Make, units: int, points: int) -> None:
    m = lay_out(match, [1, 2, 8, 1, 2, 3])
    line_up(m, BLUE, "8 AR")
    line_up(m, YELLOW, f"{units} AR")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    # 8 to 2: 6 damage.
    assert verdict(m) == ATTACKER_WON
    assert (m.honour(BLUE), m.honour(YELLOW)) == (points, 0)


def test_what_objectives_remember_of_a_battle(match: Make) -> None:
    m = lay_out(match, [1, 2, 8, 1, 2, 3])
    line_up(m, BLUE, "8 AR")
    line_up(m, YELLOW, "3 AR, CPT1")
    begin(m).do("fight", "fight", "captains-done", "captains-done", "let-lie", "let-lie")
    blue = m.seat(BLUE)
    assert deeds.values(m.s, blue, deeds.BATTLE_WON) == [4 + deeds.AGAINST_PLAYER]
    assert deeds.values(m.s, blue, deeds.CAPTAIN_TAKEN) == [1]
    assert deeds.values(m.s, blue, deeds.HORDE_CAPTAIN) == []
    assert deeds.values(m.s, blue, deeds.ROUND_LOSSES) == [4]
    assert deeds.values(m.s, blue, deeds.UNSCATHED) == []


def test_a_horde_with_a_captain_is_remembered(match: Make) -> None:
    m = lay_out(match, [1, 2, 8])
    m.s.circle = [2, 2, 3]
    line_up(m, BLUE, "3 AR")
    line_up(m, "barbarians", "LI, CPT1")
    begin(m, BLUE, "barbarians").do("let-lie")
    # The captain bars the archers; 8 to 4 is damage enough.
    assert deeds.values(m.s, m.seat(BLUE), deeds.HORDE_CAPTAIN) == [1]


def test_arrows_are_remembered(match: Make) -> None:
    m = lay_out(match, [1, 2, 3])
    line_up(m, BLUE, "3 AR")
    line_up(m, "barbarians", "3 LI")
    begin(m, BLUE, "barbarians")
    blue = m.seat(BLUE)
    assert deeds.values(m.s, blue, deeds.ARROWS) == [3]
    assert deeds.values(m.s, blue, deeds.UNSCATHED) == [3]
    assert verdict(m) == ATTACKER_WON
    assert deeds.values(m.s, m.seat(BLUE), deeds.HORDE_CAPTAIN) == []


@rule("5.MISC.04")
def test_who_has_lost_everything_plays_on(match: Make) -> None:
    m = lay_out(match, [1, 2, 8, 1, 2, 3])
    line_up(m, BLUE, "8 AR")
    line_up(m, YELLOW, "AR")
    for place in m.s.controlled(m.seat(YELLOW)):
        m.s.mark(place, m.seat(BLUE))
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    yellow = m.seat(YELLOW)
    assert (m.s.controlled(yellow), m.s.out[yellow]) == ([], 0)
    assert {"borrow", "offer-pact"} <= {option.key for option in anytime_options(m.s, yellow)}


@rule("W.BLOOD.02")
def test_blood_markers_add_to_the_attack_value(match: Make) -> None:
    m = lay_out(match, [1, 2, 5, 1, 2, 5], options={"blood": True})
    m.s.blood[m.seat(YELLOW)] = 3
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "3 AR")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    assert m.asked() == (YELLOW, "spend-blood")
    m.do("spend-blood", "spend-blood", "keep-blood")
    assert m.modifiers("attack-value") == [(-1, "5.BATTLE.11"), (2, "W.BLOOD.02")]
    assert m.s.blood[m.seat(YELLOW)] == 1


@rule("W.BLOOD.02")
def test_without_the_variant_blood_is_not_asked_for(match: Make) -> None:
    m = lay_out(match, [1, 2, 5, 1, 2, 5])
    m.s.blood[m.seat(YELLOW)] = 3
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "3 AR")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    assert not m.events("blood-spent")
    assert m.asked() == (BLUE, "battle-intent")


@rule("K.CARD.01", "5.BATTLE.19", "K.01.1")
def test_where_a_bishop_forbids_it_no_die_falls(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "3 AR")
    effects.put(m.s, effects.NO_BATTLE, 0, m.area(m.place))
    begin(m)
    assert verdict(m) == STOPPED
    assert (left(m, BLUE), left(m, YELLOW)) == (force("3 AR"), force("3 AR"))
    assert m.told("battle-undecided") == ("5.FLOW.08", {"enemy_seat": YELLOW, "seat": BLUE})


@rule("5.BATTLE.15", "5.BATTLE.16")
def test_superiority_may_go_into_damage(match: Make) -> None:
    m = lay_out(match, [1, 6, 6, 1, 2, 3])
    line_up(m, BLUE, "2 AR")
    line_up(m, YELLOW, "6 AR")
    begin(m).do("fight", "fight", "let-lie", "let-lie", "press-on")
    assert (left(m, BLUE), left(m, YELLOW)) == (force("AR"), force("2 AR"))


@rule("K.CARD.06", "K.18.2")
def test_of_units_that_are_alike_the_trapped_one_falls_first(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 3])
    line_up(m, BLUE, "2 LI")
    line_up(m, YELLOW, "3 LI")
    begin(m)
    fight = fight_of(m)
    fight.battle_marks = [[TRAPPED, 0, 0, 0]]
    assert fight.line(m.s, 0) == force("LI")
    hit(m.s, fight, 0, 0, False, MELEE)
    assert fight.line(m.s, 0) == force("LI")


@rule("4.CARD.13", "5.HI.02")
def test_who_has_a_unit_reduced_is_not_unscathed(match: Make) -> None:
    m = lay_out(match, [1, 8, 1, 6, 8, 1, 2, 3])
    line_up(m, BLUE, "5 HI")
    line_up(m, YELLOW, "2 AR")
    begin(m).do("fight", "fight", "keep-all", "let-lie", "let-lie")
    assert verdict(m) == ATTACKER_WON
    assert m.at(PLACE, BLUE) == {"heavy-infantry": 4, "light-infantry": 1}
    assert deeds.values(m.s, m.seat(BLUE), deeds.UNSCATHED) == []


@rule("4.CARD.13", "5.FORT.01")
def test_arrows_that_walls_stop_are_not_remembered(match: Make) -> None:
    m = lay_out(match, [1, 2, 3])
    m.build(PLACE, YELLOW, "tower")
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "5 LI")
    begin(m).do("shelter:arrows", "fight", "fight")
    assert deeds.values(m.s, m.seat(BLUE), deeds.ARROWS) == [2]


@rule("4.CARD.13", "5.BATTLE.17")
def test_casualties_are_not_the_doing_of_the_enemy(match: Make) -> None:
    m = lay_out(match, [1, 1, 1, 4, 6, 8])
    line_up(m, BLUE, "9 LI")
    line_up(m, YELLOW, "4 LI, CPT1")
    begin(m).do("fight", "fight")
    while m.asked()[1] != "battle-intent":
        calm = [wish for wish in m.offered() if wish in ("captains-done", "keep-all", "let-lie")]
        m.do(calm[0] if calm else m.offered()[-1])
    assert sum(m.at(PLACE, YELLOW).values()) < 5
    assert deeds.values(m.s, m.seat(BLUE), deeds.ROUND_LOSSES) == []
    assert deeds.values(m.s, m.seat(BLUE), deeds.CAPTAIN_TAKEN) == []
