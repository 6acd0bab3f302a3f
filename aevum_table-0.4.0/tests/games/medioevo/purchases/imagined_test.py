"""What is being designed behind a screen, as others may think of it (W.DEPL.01)."""

from random import Random

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.purchases.behind import KIND, LEVEL
from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.technologies import TECHNOLOGIES
from aevum.games.medioevo.rules.turn import Match
from aevum.testing import rule
from tests.games.medioevo.purchases.shopping import Make, shopping
from tests.narrow import of_kind


@rule("W.DEPL.01", "0.COMP.07")
@pytest.mark.parametrize(
    ("wish", "known"),
    [
        ("order-building:village:100:1", True),
        ("order-building:city:300:3", True),
        ("order-building:fortress:200:2", True),
        ("order-building:cathedral:300:1", True),  # of the third level, for one point
        ("order-item:war-wagon:3:300:3", True),
        ("order-item:caravan:2:200:2", False),  # all transports are designed alike
        ("order-item:stone-thrower:2:200:2", True),
        ("order-unit:captain-3:300:3", True),
    ],
)
def test_points_and_florins_tell_what_is_ordered_as_far_as_can_be(
    match: Make, wish: str, known: bool
) -> None:
    m = shopping(match, deployment=True).learn("byzantium", *TECHNOLOGIES)
    m.begin(PurchasePhase()).do("claim-deployment", wish)
    m.s.frames[0] = Match()  # what can be saved
    thought = GAME.imagine(GAME.view(m.s, 1), Random(1))
    assert isinstance(thought, MedioevoState)
    (row,), (real,) = thought.behind, m.s.behind
    assert (row[KIND] == real[KIND]) == known
    assert row[LEVEL:] == real[LEVEL:]
    own = of_kind(MedioevoState, GAME.imagine(GAME.view(m.s, 0), Random(1)))
    assert own.behind == m.s.behind
