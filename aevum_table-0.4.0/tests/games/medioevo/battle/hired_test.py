"""K.CARD.27: hired barbarians who fall are barbarians' again, however they fall."""

from collections.abc import Callable

from aevum.games.medioevo.rules.hired import hire
from aevum.games.medioevo.rules.pieces import LIGHT
from aevum.testing import rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, left, line_up
from tests.games.medioevo.battle.forces import force

Make = Callable[..., Match]


def reserves(m: Match) -> tuple[int, int]:
    """Light infantry in Blue's reserve and in the supply of the barbarians."""
    return m.s.reserve_of(0, LIGHT), m.s.supply[LIGHT]


@rule("K.CARD.27", "5.LI.01", "K.65.2")
def test_hired_light_infantry_is_given_up_first(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 3])
    line_up(m, BLUE, "3 LI")
    line_up(m, YELLOW, "3 HI")
    hire(m.s, 0, m.area(m.place), LIGHT)
    assert reserves(m) == (17, 39)
    begin(m).do("fight", "fight")
    assert m.asked() == (BLUE, "give-up")
    m.do("give-up:light-infantry")
    assert reserves(m) == (17, 40)
    m.do("give-up:light-infantry")
    assert reserves(m) == (18, 40)


@rule("K.CARD.27", "5.BATTLE.16", "K.65.2")
def test_hired_light_infantry_falls_first(match: Make) -> None:
    m = lay_out(match, [1, 1, 1, 1, 4, 6])
    line_up(m, BLUE, "2 LI")
    line_up(m, YELLOW, "6 AR")
    hire(m.s, 0, m.area(m.place), LIGHT)
    begin(m).do("fight", "fight")
    while m.ask().key in ("give-up", "battle-dice"):
        m.do("keep-all" if m.ask().key == "give-up" else "let-lie")
    fallen = 3 - sum(left(m, BLUE))
    assert fallen > 0
    assert reserves(m) == (18 + fallen - 1, 40)
    assert left(m, YELLOW) != force()
