"""Which questions are trivial: a person would not have missed them.

A further step of the same march; the same answer for another piece, right after the one before; a pass where
the bot passes nearly always; one sensible answer: the only one, or the one that is nearly always given.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tools.questions.asked import Question

STEP, PIECE, PASS, SINGLE = KINDS = ("step", "piece", "pass", "single")
NEARLY = 0.95
"""The share of passes, or of one answer, from which on nobody need have been asked."""
SURELY = 0.99
OFTEN = 30
"""How often a question must have been put before its answers say what is sensible."""

STEPS = {
    "invasions": {"march": {"go"}, "horde": {"go"}, "retreat": {"retreat"}, "sail": {"sail"}},
    "charlemagne": {"operate": {"move"}, "retreat": {"retreat"}},
    "medioevo": {
        "march-on": {"go-to", "sail-to"},
        "sail-on": {"go-to", "sail-to"},
        "trader-acts": {"trader-goes", "trader-sails"},
        "trader-at-sea": {"trader-goes", "trader-sails"},
        "route-steps": {"route-step"},
    },
}
"""By game and question: the answers that go one place further."""
PASSES = {
    *("pass", "none", "done", "stop", "stand", "hold", "let-lie", "let-pass", "ready"),
    *("no-trade", "no-ambush", "no-assault", "no-repair", "no-campaign", "no-route", "end-campaigns"),
    *("give-up-attempt", "keep-dice", "keep-conquests", "stop-marking", "stop-paying", "leave-city"),
    *("barbarians-done", "refuse-surrender"),
}
"""Answers that leave things as they are."""


class Habit(msgspec.Struct):
    """How a question is answered over all matches."""

    asked: int = 0
    answers: Counter[str] = msgspec.field(default_factory=Counter)

    def passes(self) -> float:
        return sum(self.answers[key] for key in PASSES) / self.asked

    def nearly_always(self, answer: str) -> bool:
        return self.asked >= OFTEN and self.answers[answer] >= SURELY * self.asked


def habits(matches: Iterable[Sequence[Question]]) -> dict[str, Habit]:
    found: dict[str, Habit] = {}
    for match in matches:
        for one in match:
            habit = found.setdefault(one.ask, Habit())
            habit.asked += 1
            habit.answers[one.answer] += 1
    return found


def kinds(game: str, match: Sequence[Question], known: dict[str, Habit]) -> list[str]:
    """What kind of trivial each question is; empty where it is none."""
    return [_kind(game, one, match[n - 1] if n and one.after else None, known) for n, one in enumerate(match)]


def _kind(game: str, one: Question, before: Question | None, known: dict[str, Habit]) -> str:
    steps = STEPS[game].get(one.ask, set())
    habit = known[one.ask]
    if before is not None and before.ask == one.ask:
        if one.answer in steps and before.answer in steps:
            return STEP
        if one.answer == before.answer and one.answer not in steps and _alike(one.thing, before.thing):
            return PIECE
    if one.answer in PASSES and habit.passes() >= NEARLY:
        return PASS
    return SINGLE if one.options == 1 or habit.nearly_always(one.answer) else ""


def _alike(thing: str, other: str) -> bool:
    """The same, or the same but for one thing: another piece there, or the same piece elsewhere."""
    here, there = thing.split(":"), other.split(":")
    return len(here) == len(there) and sum(a != b for a, b in zip(here, there, strict=True)) <= 1
