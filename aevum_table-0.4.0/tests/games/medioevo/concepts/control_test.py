"""3.TAX.04, 3.TAX.05, 5.TERR Who controls a territory."""

from aevum.games.medioevo.rules.control import controller
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.testing import example, rule

NO_PACT = [[False] * 3 for _ in range(3)]
YELLOW, BLUE, RED = 0, 1, 2
NONE = [0, 0, 0]


def pact(host: int, guest: int) -> list[list[bool]]:
    found = [[False] * 3 for _ in range(3)]
    found[host][guest] = True
    return found


@example("EX-049")
@rule("3.TAX.04", "5.TERR.01", "5.TERR.05")
def test_home_and_marked_territories_need_no_units_others_need_one() -> None:
    assert controller(YELLOW, NOBODY, NONE, 0, YELLOW, NO_PACT) == YELLOW
    assert controller(NOBODY, YELLOW, NONE, 0, YELLOW, NO_PACT) == YELLOW
    assert controller(NOBODY, NOBODY, [1, 0, 0], 0, YELLOW, NO_PACT) == YELLOW
    assert controller(NOBODY, NOBODY, NONE, 0, YELLOW, NO_PACT) == NOBODY


@rule("3.TAX.05")
def test_barbarians_and_armies_of_others_take_control_away() -> None:
    assert controller(YELLOW, NOBODY, [3, 0, 0], 1, YELLOW, NO_PACT) == NOBODY
    assert controller(YELLOW, NOBODY, [3, 1, 0], 0, YELLOW, NO_PACT) == NOBODY
    assert controller(YELLOW, NOBODY, [0, 1, 0], 0, YELLOW, NO_PACT) == BLUE


@rule("3.TAX.05")
def test_units_that_a_pact_allows_do_not() -> None:
    assert controller(YELLOW, NOBODY, [0, 1, 0], 0, YELLOW, pact(YELLOW, BLUE)) == YELLOW
    assert controller(YELLOW, NOBODY, [0, 1, 0], 0, YELLOW, pact(BLUE, YELLOW)) == BLUE
    both = [[True] * 3 for _ in range(3)]
    assert controller(NOBODY, NOBODY, [1, 1, 0], 0, BLUE, both) == BLUE
    assert controller(NOBODY, NOBODY, [1, 1, 0], 0, YELLOW, both) == YELLOW


@rule("5.TERR.04")
def test_a_home_goes_back_to_its_owner_without_armies_and_markers() -> None:
    assert controller(YELLOW, RED, NONE, 0, RED, NO_PACT) == RED
    assert controller(YELLOW, NOBODY, NONE, 0, RED, NO_PACT) == YELLOW
