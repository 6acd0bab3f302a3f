"""The laws of runs: they are their choices, and nothing else."""

from random import Random

import msgspec

from aevum.engine.form import Form, Line
from aevum.engine.game import Game
from aevum.engine.record import dump
from aevum.engine.refusal import Refused
from aevum.engine.run import Run, Step
from aevum.engine.state import State
from aevum.engine.table import Past, Table
from aevum.testing.compare import expect, frozen, same

MADE_UP = 5
"""Choices of a run that is made up."""
TAKEN = 2
"""Of the proposals so many are taken."""
ASKED_FOR = 0.25
"""How often proposals are asked for: it takes a game longer than anything else to find them."""


def runs_are_their_choices(table: Table, rng: Random) -> None:
    """A run, taken as a run or as its choices one by one, gives the same record, story and state, and stops
    at the same place; undone, it leaves what was there before it."""
    ask = rng.choice(table.asks())
    run = _made_up(table.game, table, ask.seat, rng)
    if run.steps:
        both_ways(table, ask.seat, run)


def what_is_proposed_can_be_taken(table: Table, rng: Random) -> None:
    """Whatever is proposed follows from the view, can be begun at once, and is what its data says."""
    ask = rng.choice(table.asks())
    seat = table.seats[ask.seat]
    before = frozen(table.game, table.state)
    found, again = table.runs(seat), table.runs(seat)
    same(proposals(found), proposals(again), "the same view leads to other proposals")
    same(before, frozen(table.game, table.state), "proposing changed the state")
    ids = [run.id for run in found]
    expect(len(set(ids)) == len(ids), f"two proposals to {seat} are the same run: {ids}")
    for run in found:
        expect(bool(run.steps), f"the proposal '{run.key}' has no choices")
        same(proposals([run]), proposals([Run.from_json(run.to_json())]), "a run is not what it saves")
        refusal = table.why_not(seat, run.steps[0].choice)
        expect(refusal is None, f"'{run.id}' is proposed to {seat}, but why_not says {refusal}")
    for run in rng.sample(found, min(TAKEN, len(found))):
        expect(both_ways(table, ask.seat, run) > 0, f"'{run.id}' is proposed to {seat} and cannot be taken")


def what_is_filled_in_is_a_run(table: Table, rng: Random) -> None:
    """Forms follow from the view; filled in within their bounds they are runs that can be begun."""
    ask = rng.choice(table.asks())
    seat = table.seats[ask.seat]
    before = frozen(table.game, table.state)
    found = table.forms(seat)
    same(sheets(found), sheets(table.forms(seat)), "the same view leads to other forms")
    same(before, frozen(table.game, table.state), "offering forms changed the state")
    for form in found:
        expect(bool(form.lines), f"the form '{form.key}' has no lines")
        lines = [(line.option.id, *[one.id for one in line.then]) for line in form.lines]
        expect(len(set(lines)) == len(lines), f"the form '{form.key}' has a line twice: {lines}")
        for choice in {line[0] for line in lines} | ({form.end} if form.end and not form.least else set()):
            refusal = table.why_not(seat, choice)
            expect(
                refusal is None, f"'{choice}' stands in '{form.key}' for {seat}, but why_not says {refusal}"
            )
        run = form.filled(filling(form, rng))
        if run.steps:
            expect(both_ways(table, ask.seat, run) > 0, f"'{run.id}' of '{form.key}' cannot be taken")


def filling(form: Form, rng: Random) -> list[tuple[int, int]]:
    """What the form allows, as many as `least` where there are as many to be had."""
    taken: list[tuple[int, int]] = []
    for _ in range(rng.randint(form.least, form.most)):
        fits = [n for n, line in enumerate(form.lines) if _fits(form, taken, n, line)]
        if not fits:
            break
        number = rng.choice(fits)
        taken.append((number, rng.randrange(max(1, len(form.lines[number].then)))))
    return taken


def _fits(form: Form, taken: list[tuple[int, int]], number: int, line: Line) -> bool:
    if sum(one == number for one, _ in taken) >= line.most:
        return False
    return form.purse < 0 or form.cost(taken) + line.cost <= form.purse


def both_ways(table: Table, number: int, run: Run) -> int:
    """How many choices are taken, which is the same in both."""
    seat = table.seats[number]
    first, second = _twin(table), _twin(table)
    try:
        taken = first.run(seat, run).taken
    except Refused:
        taken = 0
    by_hand = _one_by_one(second, number, run)
    expect(taken == by_hand, f"the run '{run.id}' of {seat} takes {taken} choices, one by one {by_hand}")
    expect(dump(first.record()) == dump(second.record()), f"the run '{run.id}' leaves another record")
    same(_story(first), _story(second), f"the run '{run.id}' tells another story")
    back, refusal = first.undoable(seat)
    if refusal is None:
        first.undo(seat)
        second.cut(taken - back)
        same(
            frozen(first.game, first.state), frozen(second.game, second.state), "a run is undone to elsewhere"
        )
        expect(back == taken or second.is_final(taken - back), f"the run '{run.id}' is not undone as a whole")
    return taken


def _twin(table: Table) -> Table:
    """The match as it stands now, without what was before."""
    past = Past({0: table.state.copy()})
    return Table(table.game, table.scenario, table.options, table.seed, table.pack, past=past)


def _made_up(game: Game, table: Table, seat: int, rng: Random) -> Run:
    """As somebody might who knows what the seat knows: played ahead in imagination, so that hidden things and
    dice, named or not, may come out otherwise."""
    s = game.imagine(table.view(table.seats[seat]), rng)
    steps: list[Step] = []
    for _ in range(MADE_UP):
        ask = s.ask_of(seat) if s.outcome is None else None
        if ask is None:
            break
        option = rng.choice(ask.options)
        args = dict(ask.args) if rng.random() < 0.5 else {}
        steps.append(Step(option.id, ask.key, args, rng.random() < 0.5, rng.random() < 0.5))
        game.choose(s, seat, option.id)
    return Run("", {}, steps)


def _one_by_one(table: Table, seat: int, run: Run) -> int:
    taken = 0
    for step in run.steps:
        s = table.state
        if s.outcome is not None or (step.ask and not _expected(s, seat, step, taken)):
            return taken
        before = (s.drawn, s.revealed, _asked(s, seat))
        try:
            table.choose(table.seats[seat], step.choice)
        except Refused:
            return taken
        taken += 1
        s = table.state
        if (s.drawn != before[0] and not step.rolls) or (s.revealed != before[1] and not step.reveals):
            return taken
        if not _asked(s, seat) <= before[2]:
            return taken
    return taken


def _expected(s: State, seat: int, step: Step, taken: int) -> bool:
    ask = s.ask_of(seat)
    if ask is None or ask.key != step.ask or (taken and ask.answer is not None):
        return False
    return all(ask.args.get(name, step) == value for name, value in step.args.items())


def _asked(s: State, seat: int) -> set[tuple[int, int]]:
    return {(ask.seat, ask.version) for ask in s.live() if ask.seat != seat}


def proposals(runs: list[Run]) -> bytes:
    return msgspec.json.encode([run.to_json() for run in runs])


def sheets(forms: list[Form]) -> bytes:
    return msgspec.json.encode([form.to_json() for form in forms])


def _story(table: Table) -> bytes:
    return msgspec.json.encode([event.to_json(to=True) for event in table.log])
