"""0.KING Which kingdoms may be played together."""

import pytest

from aevum.games.medioevo.rules.kingdoms import choices, connected
from aevum.games.medioevo.rules.tables import BYZANTIUM, GOLDEN_HORDE, HUNGARY, MAMLUKS, NOVGOROD, ROMANS
from aevum.testing import example, rule


@example("EX-003")
@rule("0.KING.02", "0.KING.08")
def test_ex_003_what_is_linked_with_the_first_choice() -> None:
    assert choices([ROMANS], 4) == [HUNGARY]
    assert set(choices([BYZANTIUM], 4)) == {HUNGARY, GOLDEN_HORDE, MAMLUKS}


@rule("0.KING.08")
def test_a_link_with_any_kingdom_chosen_is_enough() -> None:
    assert set(choices([ROMANS, HUNGARY], 5)) == {BYZANTIUM, NOVGOROD, GOLDEN_HORDE}


@rule("0.KING.08")
def test_the_first_and_six_players_choose_freely() -> None:
    assert len(choices([], 3)) == 6
    assert len(choices([ROMANS], 6)) == 5


@rule("0.KING.02")
@pytest.mark.parametrize(
    ("kingdoms", "together"),
    [
        ([BYZANTIUM, MAMLUKS, GOLDEN_HORDE], True),
        ([ROMANS, MAMLUKS, HUNGARY], False),
        ([MAMLUKS, ROMANS, HUNGARY, BYZANTIUM], True),
        ([NOVGOROD, GOLDEN_HORDE, HUNGARY], True),
        ([NOVGOROD, MAMLUKS, GOLDEN_HORDE], False),
        ([], True),
    ],
)
def test_the_kingdoms_in_play_hang_together(kingdoms: list[int], together: bool) -> None:
    assert connected(kingdoms) == together
