"""18.8 The crown that the pope has to give."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.control.change import ControlChanges
from aevum.games.charlemagne.rules.markers import AUGUSTUS, MARKER, PAPAL
from aevum.games.charlemagne.rules.regions import ST_PETER
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NEUTRAL, SEATS
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]
CROWN = MARKER.index(AUGUSTUS)


@rule("18.8.a")
def test_augustus_begins_with_the_pope() -> None:
    s = GAME.setup("771", {}, 1, GAME.pack())
    assert isinstance(s, CharlemagneState)
    assert [marker for marker, where in enumerate(s.holder) if where == PAPAL] == [CROWN]


@rule("18.8.b")
@pytest.mark.parametrize("seat", SEATS)
def test_who_first_wins_rome_as_a_vassal_takes_it_into_his_hand(match: Maker, seat: str) -> None:
    m = match()
    m.s.holder[CROWN] = PAPAL
    alone(m, ControlChanges(ST_PETER, SEATS.index(seat), "T8.V"))
    assert m.hand(seat) == ["augustus"]
    assert m.told("crown-offered") == [({"seat": seat, "marker": "augustus"}, "18.8.b")]


@rule("18.8.b")
@pytest.mark.parametrize("why", ["T3.neutral", "6.5.b"])
def test_neither_a_revolt_nor_a_violation_gives_it(match: Maker, why: str) -> None:
    m = match()
    m.s.holder[CROWN] = PAPAL
    alone(m, ControlChanges(ST_PETER, 1, why))
    assert (m.s.holder[CROWN], m.events("crown-offered")) == (PAPAL, [])


@rule("18.8.b")
def test_once_it_was_taken_the_next_lord_gets_nothing(match: Maker) -> None:
    m = match()
    m.s.holder[CROWN] = PAPAL
    alone(m, ControlChanges(ST_PETER, 0, "T8.V"))
    alone(m, ControlChanges(ST_PETER, NEUTRAL, "T3.controlled"))
    alone(m, ControlChanges(ST_PETER, 1, "T8.V"))
    assert (m.hand("empire"), m.hand("tribal")) == (["augustus"], [])
