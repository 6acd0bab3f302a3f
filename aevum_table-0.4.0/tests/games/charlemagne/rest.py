"""A procedure alone: when it is over nothing goes on."""

from typing import Any

from aevum.engine import Ask, Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.state import CharlemagneState
from tests.games.charlemagne.conftest import ScriptedMatch


class Rest(Frame[CharlemagneState]):
    """Lies below the procedure and asks the Empire player what nobody answers."""

    def run(self, s: CharlemagneState) -> None:
        s.ask(0, "rest")

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        return [Option("one"), Option("other")]


def alone(m: ScriptedMatch, frame: Frame[Any]) -> ScriptedMatch:
    m.s.push(Rest())
    return m.begin(frame)


def undoing(m: ScriptedMatch, seat: str) -> str:
    """Why a seat cannot take its last choice back; empty where it can."""
    refusal = m.table.why_no_undo(seat)
    return refusal.key if refusal is not None else ""


def over(m: ScriptedMatch) -> bool:
    """Whether the procedure is done, with every scripted die."""
    return m.asked() == ("empire", "rest") and m.s.script == []
