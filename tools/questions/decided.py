"""How many decisions the questions of a match come to, for a person who decides in runs and forms.

The match is played again; where the seat's answers are those of a run that is proposed, or of a form, or lead
the same force to the same place by another way, all of them together are one decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from aevum.engine.registry import find
from tools.balance.play import options_of
from tools.questions.kinds import STEPS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aevum.engine.form import Form
    from aevum.engine.run import Run
    from aevum.engine.view import View
    from tools.questions.asked import Question


class Decision(msgspec.Struct, frozen=True):
    first: int
    """The question that it begins with, of those of the match."""
    questions: int
    how: str
    """What it is made by: the key of a run or a form; empty for a single answer."""


def decisions(
    game_name: str, scenario: str, players: int, seed: int, match: Sequence[Question]
) -> list[Decision]:
    """The match of `questions` with the same arguments, decision by decision."""
    game = find(game_name)
    s = game.start(scenario, options_of(game_name, scenario, players), seed)
    found: list[Decision] = []
    upto = 0
    for n, one in enumerate(match):
        seat = s.seats.index(one.seat)
        if n == upto:
            made = _largest(game_name, game.view(s, seat), match, n)
            found.append(made)
            upto += made.questions
        game.choose(s, seat, one.choice)
    return found


def _largest(game_name: str, view: View, match: Sequence[Question], at: int) -> Decision:
    game = find(game_name)
    best = Decision(at, 1, "")
    for run in game.propose(view):
        count = max(as_proposed(run, match, at), to_the_same_place(STEPS[game_name], run, match, at))
        if count > best.questions:
            best = Decision(at, count, run.key)
    for form in game.offer_forms(view):
        count = filled_in(form, match, at)
        if count > best.questions:
            best = Decision(at, count, form.key)
    return best


def _goes_on(match: Sequence[Question], at: int, n: int) -> bool:
    """Whether the n-th question from there is one more of that seat, nobody else having been asked."""
    return at + n < len(match) and (n == 0 or match[at + n].after)


def as_proposed(run: Run, match: Sequence[Question], at: int) -> int:
    """As far as it goes: it may be stopped by a surprise, but not by another answer."""
    for n, step in enumerate(run.steps):
        if not _goes_on(match, at, n) or match[at + n].ask != step.ask:
            return n
        if match[at + n].choice != step.choice:
            return 0
    return len(run.steps)


def to_the_same_place(steps: dict[str, set[str]], run: Run, match: Sequence[Question], at: int) -> int:
    """The same but for the way: the same force, the same place, the same answers before and behind."""
    wanted = [(step.ask, step.choice) for step in run.steps]
    ways = [step for step in wanted if _is_step(steps, *step)]
    if not ways:
        return 0
    rest = [step for step in wanted if step not in ways]
    last = ""
    n = 0
    while _goes_on(match, at, n):
        one = (match[at + n].ask, match[at + n].choice)
        if _is_step(steps, *one):
            last = one[1]
        elif rest and rest[0] == one:
            rest.pop(0)
        else:
            break
        n += 1
    return n if not rest and last == ways[-1][1] else 0


def _is_step(steps: dict[str, set[str]], ask: str, choice: str) -> bool:
    return choice.partition(":")[0] in steps.get(ask, set())


def filled_in(form: Form, match: Sequence[Question], at: int) -> int:
    left = [line.most for line in form.lines]
    taken = cost = n = 0
    while _goes_on(match, at, n) and match[at + n].ask == form.ask:
        choice = match[at + n].choice
        if choice == form.end:
            return n + 1
        number = _line(form, left, choice, match[at + n + 1 :][:1])
        if number < 0 or taken == form.most or 0 <= form.purse < cost + form.lines[number].cost:
            break
        left[number] -= 1
        taken += 1
        cost += form.lines[number].cost
        n += 2 if form.lines[number].then else 1
    return n


def _line(form: Form, left: list[int], choice: str, following: Sequence[Question]) -> int:
    """The line that has this answer, and the one behind it if a question of its own follows; -1 for none."""
    for number, line in enumerate(form.lines):
        if line.option.id != choice or not left[number]:
            continue
        if not line.then or (following and following[0].choice in [one.id for one in line.then]):
            return number
    return -1
