"""Charlemagne 771-814 as a game of the engine."""

from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from aevum.engine.ask import Option
from aevum.engine.form import Form
from aevum.engine.refusal import Refusal
from aevum.engine.run import Run
from aevum.engine.state import State
from aevum.games.charlemagne.rules import hidden, older
from aevum.games.charlemagne.rules.check import check_state
from aevum.games.charlemagne.rules.runs.departures import departures
from aevum.games.charlemagne.rules.runs.forms import forms
from aevum.games.charlemagne.rules.runs.marches import marches, why_no_march
from aevum.games.charlemagne.rules.runs.provisions import provisions
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.shown import Shown
from aevum.games.charlemagne.rules.stratagems.throw import SPEARS
from aevum.games.charlemagne.rules.tables import PACKAGE
from aevum.games.charlemagne.rules.turn import PlayerTurn
from aevum.games.charlemagne.rules.unasked.anytime import initiatives_of, take_initiative
from aevum.games.charlemagne.rules.windows import TRIGGERS
from aevum.kit.tabled import TabledGame

AT_REST: Final = ("VassalagePhase", "TreasuryPhase", "LevyPhase", "OperationsPhase")
"""The phases whose own questions are put when nothing is half done."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CharlemagneRules(TabledGame):
    """The rules; set-up from scenarios stands outside, in plain Python."""

    name: ClassVar[str] = "charlemagne"
    package: ClassVar[str] = PACKAGE
    rules: ClassVar[str] = f"{PACKAGE}.rules"
    version: ClassVar[str] = "4"

    def blank(self) -> State:
        return CharlemagneState()

    def modern(self, data: dict[str, object], version: str) -> dict[str, object]:
        return older.modern(data, version)

    def triggers(self) -> list[str]:
        return [Shown.trigger, *[spear.trigger for spear in SPEARS], *TRIGGERS]

    def initiatives(self, s: State, seat: int) -> list[Option]:
        assert isinstance(s, CharlemagneState)
        return initiatives_of(s, seat)

    def initiate(self, s: State, seat: int, option: Option) -> None:
        assert isinstance(s, CharlemagneState)
        take_initiative(s, seat, option)

    def runs(self, s: State, seat: int) -> list[Run]:
        assert isinstance(s, CharlemagneState)
        return [
            *departures(self, s, seat),
            *marches(self, s, seat),
            *provisions(self, s, seat),
        ]

    def forms(self, s: State, seat: int) -> list[Form]:
        assert isinstance(s, CharlemagneState)
        return forms(self, s, seat)

    def why_no_run(self, s: State, seat: int, to: str) -> Refusal:
        assert isinstance(s, CharlemagneState)
        return why_no_march(self, s, seat, to)

    def hide(self, data: dict[str, object], seat: int) -> None:
        hidden.hide(data, seat)

    def fill(self, data: dict[str, object], seat: int, rng: Random) -> None:
        hidden.fill(data, seat, rng)

    def check(self, s: State) -> None:
        assert isinstance(s, CharlemagneState)
        top = type(s.frames[-1]).__name__ if s.frames else ""
        check_state(s, top in AT_REST and isinstance(s.frames[-2], PlayerTurn))
