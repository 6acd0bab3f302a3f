"""The engine: state, frames, asks, chance, events, views, records, undo. It knows no game's words."""

from aevum.engine.ask import Ask, Option
from aevum.engine.event import ALL, Event, Modifier, Roll, note
from aevum.engine.form import Form, Line
from aevum.engine.game import Game
from aevum.engine.outcome import Outcome
from aevum.engine.record import Record, dump, load
from aevum.engine.refusal import BadData, EngineFault, Refusal, Refused
from aevum.engine.replay import rebuild, replay
from aevum.engine.run import Ran, Run, Step
from aevum.engine.state import Frame, State
from aevum.engine.table import Table
from aevum.engine.view import View
from aevum.engine.window import PASS, Window

__all__ = [
    "ALL",
    "PASS",
    "Ask",
    "BadData",
    "EngineFault",
    "Event",
    "Form",
    "Frame",
    "Game",
    "Line",
    "Modifier",
    "Option",
    "Outcome",
    "Ran",
    "Record",
    "Refusal",
    "Refused",
    "Roll",
    "Run",
    "State",
    "Step",
    "Table",
    "View",
    "Window",
    "dump",
    "load",
    "note",
    "rebuild",
    "replay",
]
