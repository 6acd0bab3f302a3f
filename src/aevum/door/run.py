"""A whole decision that a game proposes, in words and as data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.refusal import BadData
from aevum.engine.run import Run as Choices

if TYPE_CHECKING:
    from aevum.words import Words


class Run:
    """Several choices of one seat that make one decision: `Table.run` takes them one by one, until the first
    surprise. `what` and `args` say what it is, as data; `stops` what may stop it on its way, in sentences.

    >>> import aevum
    >>> table = aevum.table("invasions", "frontiers-375", seed=3)
    >>> table.play("fast", choices=3)
    >>> run = next(run for run in table.runs("persian") if run.args["to"] == "Hypanis")
    >>> run.text
    'Alans: the 5 units in Alania to Hypanis (paces: 3)'
    >>> run.what, run.args["way"]
    ('march', ['Abascia', 'Scythica', 'Hypanis'])
    >>> run.choices
    ['march:Alania', 'go:Abascia', 'go:Scythica', 'go:Hypanis', 'halt']
    """

    __slots__ = ("args", "choices", "id", "run", "stops", "text", "what")

    def __init__(self, run: Choices, words: Words) -> None:
        self.run = run
        self.id = run.id
        self.what = run.key
        self.args = dict(run.args)
        self.text = words.run(run)
        self.choices = [step.choice for step in run.steps]
        self.stops = [words.refusal(stop) for stop in run.stops]

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text}>"


def choices_of(run: Run | Choices) -> Choices:
    """What the match takes for a run."""
    if isinstance(run, Run):
        return run.run
    if not isinstance(run, Choices):
        raise BadData(f"run: expected a run, found {run!r}")
    return run
