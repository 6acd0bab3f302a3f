"""5.SURR Surrender by agreement."""

from collections.abc import Callable

from aevum.games.medioevo.rules.battle.results import ATTACKER_SURRENDERED, DEFENDER_SURRENDERED
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.testing import rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, left, line_up, verdict
from tests.games.medioevo.battle.forces import force

Make = Callable[..., Match]


def aside(m: Match, owner: str) -> list[int]:
    seat = m.seat(owner)
    return list(m.s.aside[seat * FORCE : (seat + 1) * FORCE])


@rule("5.SURR.01", "5.SURR.02")
def test_who_surrenders_sets_all_units_aside(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "2 HI, CPT2")
    line_up(m, YELLOW, "5 HI")
    begin(m).do("surrender")
    assert m.asked() == (YELLOW, "take-surrender")
    m.do("agree-surrender")
    assert verdict(m) == ATTACKER_SURRENDERED
    assert (left(m, BLUE), aside(m, BLUE)) == (force(), force("2 HI, CPT2"))
    assert m.s.aside_new == m.s.aside
    assert m.honour(YELLOW) == 0  # V.GAIN.09


@rule("5.SURR.01")
def test_both_must_agree(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "2 HI")
    line_up(m, YELLOW, "5 HI")
    begin(m).do("surrender", "refuse-surrender")
    assert (m.asked(), m.offered()) == ((BLUE, "battle-intent"), ["fight", "capture", "demand-surrender"])
    assert m.told("surrender-refused") == ("5.SURR.01", {"seat": YELLOW})


@rule("5.SURR.01")
def test_one_may_ask_the_other_to_surrender(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "5 HI")
    line_up(m, YELLOW, "2 HI")
    begin(m).do("demand-surrender")
    assert m.asked() == (YELLOW, "yield-to-demand")
    m.do("agree-surrender")
    assert verdict(m) == DEFENDER_SURRENDERED
    assert aside(m, YELLOW) == force("2 HI")
    assert m.told("surrendered") == ("5.SURR.02", {"seat": YELLOW, "enemy_seat": BLUE, "units": 2})
    assert m.told("battle-won") == ("5.FLOW.08", {"seat": BLUE, "enemy_seat": YELLOW})


@rule("5.SURR.01")
def test_nobody_surrenders_to_barbarians(match: Make) -> None:
    m = lay_out(match, [1, 2, 3])
    line_up(m, BLUE, "2 HI")
    line_up(m, "barbarians", "2 LI")
    begin(m, BLUE, "barbarians")
    assert m.asked() == (BLUE, "battle-dice")
    assert m.told("power-works") == ("5.UNIT.01", {"seat": BLUE, "unit": "heavy-infantry", "units": 2})
