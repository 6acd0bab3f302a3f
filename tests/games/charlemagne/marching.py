"""A force under way in an Operations Phase, for tests that ask what is proposed: that needs the game's own
frames."""

from aevum.engine import Run
from aevum.games.charlemagne.rules.operations.force import Operation
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.games.charlemagne.rules.tables import SEATS
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import all_of

ELSEWHERE = "Cordoba"


def another(m: ScriptedMatch) -> ScriptedMatch:
    """A force far away, so that the phase goes on when the first is done."""
    return m.control("COR", "empire").put(ELSEWHERE, "COR field-army")


def phase(m: ScriptedMatch, seat: str = "empire") -> ScriptedMatch:
    """All questions of the phase, which marker may cut in put aside."""
    return m.phasing(seat).hush().begin(OperationsPhase())


def under_way(m: ScriptedMatch, place: str, points: int, seat: str = "empire") -> ScriptedMatch:
    """All of a player in a hex operate, with so many points."""
    another(m).phasing(seat).hush().s.push(OperationsPhase())
    frame = Operation(SEATS.index(seat), m.hex(place), all_of(m, place, seat))
    frame.step = "act"
    frame.points = points
    m.s.acted = sorted(frame.pieces)
    return m.begin(frame)


def proposed(m: ScriptedMatch, key: str) -> list[Run]:
    """To the seat that is asked; each is put into words."""
    found = [run for run in m.table.runs(m.asked()[0]) if run.key == key]
    for run in found:
        assert m.listener.words.run(run)
        for stop in run.stops:
            assert m.listener.words.refusal(stop)
    return found
