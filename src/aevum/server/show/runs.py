"""Runs for the page and for programs: in words, and as data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import convert, to_builtins

from aevum.engine.refusal import BadData, Refusal
from aevum.engine.run import Run
from aevum.server.wire_runs import FormInfo, FurtherInfo, LineInfo, Ran, RunInfo, StepInfo, StopInfo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aevum.engine.form import Form, Line
    from aevum.engine.run import Ran as Taken
    from aevum.server.wire_runs import RunWish
    from aevum.words import Words


def run_info(run: Run, words: Words) -> RunInfo:
    return RunInfo(
        id=run.id,
        key=run.key,
        words=words.run(run),
        args=dict(run.args),
        steps=[convert(step.to_json(), StepInfo) for step in run.steps],
        stops=[stop_info(stop, words) for stop in run.stops],
    )


def form_info(form: Form, words: Words) -> FormInfo:
    return FormInfo(
        key=form.key,
        words=words.form(form),
        args=dict(form.args),
        ask=form.ask,
        lines=[_line_info(line, words) for line in form.lines],
        end=form.end,
        least=form.least,
        most=form.most,
        purse=form.purse,
        coin=form.coin,
        lost=[stop_info(stop, words) for stop in form.lost],
    )


def _line_info(line: Line, words: Words) -> LineInfo:
    option = line.option
    return LineInfo(
        id=option.id,
        key=option.key,
        words=words.option(option),
        args=dict(option.args),
        most=line.most,
        cost=line.cost,
        usual=line.usual,
        rolls=line.rolls,
        then=[FurtherInfo(one.id, one.key, words.option(one), dict(one.args)) for one in line.then],
        then_ask=line.then_ask,
    )


def stop_info(stop: Refusal, words: Words) -> StopInfo:
    return StopInfo(stop.key, words.refusal(stop), dict(stop.args), stop.rule)


def ran(version: int, taken: Taken, words: Words) -> Ran:
    stopped = stop_info(taken.why, words) if taken.why is not None else None
    return Ran(version, taken.taken, taken.of, stopped)


def meant(wish: RunWish, proposed: Sequence[Run]) -> Run | None:
    """The run that is wished for; None where it is not proposed any more."""
    if bool(wish.run) == bool(wish.steps):
        raise BadData("run: expected either the id of one that is proposed or its steps")
    if wish.steps:
        return Run.from_json({"steps": to_builtins(wish.steps)})
    return next((run for run in proposed if run.id == wish.run), None)
