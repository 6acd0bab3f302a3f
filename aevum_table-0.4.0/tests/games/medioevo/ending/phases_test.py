"""0.PHASE.01: each phase of a turn is played, in its order."""

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.rules.bidding.phase import TurnOrderPhase
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.taxes.phase import TaxPhase
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.turn import PHASES, Match
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
FRAMES = (TurnOrderPhase, EventPhase, TaxPhase, PurchasePhase, CombatPhase, TradePhase, EndPhase)


def runs(m: ScriptedMatch, step: str) -> list[Any]:
    """The frames after one step of the match."""
    frame = Match()
    frame.step = step
    m.s.frames = [frame]
    frame.run(m.s)
    return m.s.frames


@rule("0.PHASE.01", "0.SEQ.01", "4.CARD.11")
def test_seven_phases_follow_each_other(match: Maker) -> None:
    for number, (step, frame) in enumerate(zip(PHASES, FRAMES, strict=True), 1):
        m = match().turn(2, number - 1).active("hungary").points("hungary", "red")
        turn, phase = runs(m, step)
        assert type(phase) is frame
        assert (m.s.phase, m.s.active, sum(m.s.store)) == (number, NOBODY, 0)
        assert turn.step == (PHASES[number] if number < len(PHASES) else "over")


@rule("0.SETUP.06", "0.SETUP.17", "7.END.03")
def test_a_turn_begins_with_a_bid_but_for_the_first_whose_bid_was_in_the_set_up(match: Maker) -> None:
    m = match().turn(0).mark("KON", "hungary")
    assert len(runs(m, "turn")) == 1
    assert (m.s.turn, m.s.held) == (1, m.s.lord)
    assert m.events("turn-begins")[0].rule == "0.SETUP.17"
    assert len(runs(m, "turn-order")) == 1
    runs(m, "turn")
    assert (m.s.turn, m.events("turn-begins")[1].rule) == (2, "7.END.03")
