"""X.B Event cards in council: who is asked, as far as the others know, and what he may play there."""

from aevum.games.invasions.rules.counsel.counsel import Counsel
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.x_events.conftest import Hold, Match

from .x_markers_test import DICE, keep
from .x_strategic_test import HUN, HUNS, VISIGOTHS


def heard(m: ScriptedMap, group: int = 0) -> list[str]:
    """The seats that the council asks, all of which pass."""
    m.begin(Counsel(group))
    seats = []
    while m.ask().key == "counsel":
        seats.append(m.asked()[0])
        m.do("pass")
    return seats


@rule("X.B.2", "X.B.4")
def test_who_might_hold_a_card_for_now_is_asked(match: Match, hold: Hold) -> None:
    """Cards lie face down, markers open: of Dice alone everybody knows that it is for battles."""
    assert "hun" not in heard(match())
    assert "hun" in heard(hold(match(), HUN, "zeal")), "nobody knows that it is for battles, too"
    assert "hun" not in heard(keep(match(), HUN, DICE))


@rule("X.B.4")
def test_a_card_is_played_in_council(match: Match, hold: Hold) -> None:
    m = hold(match(), HUN, "hoarded-gold").begin(Counsel(1 << VISIGOTHS))
    while m.asked() != ("hun", "counsel"):
        m.do("pass")
    assert m.offered() == ["play-event:hoarded-gold:huns", "pass"]
    before = m.world.gold[HUNS]
    m.do("play-event:hoarded-gold:huns")
    assert (m.world.gold[HUNS], m.realm.hand[HUN]) == (before + 5, 0)
    assert m.told("plays-event") == ["X.B.4"]
