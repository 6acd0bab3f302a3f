"""A question at the table, with its answers, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.door import given
from aevum.engine.ask import Option

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.words import Words


class Answer:
    """One legal answer: its `id` is what `Table.choose` takes, `text` what a person reads.

    >>> import aevum
    >>> aevum.table("invasions", "adrianopolis", seed=7).asks[0].answers
    [<ambush: Set an ambush>, <no-ambush: No ambush>]
    """

    __slots__ = ("id", "option", "rule", "text")

    def __init__(self, option: Option, words: Words) -> None:
        self.option = option
        self.id = option.id
        self.rule = option.rule
        self.text = words.option(option)

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text}>"


class Question:
    """One open question to one seat.

    >>> import aevum
    >>> question = aevum.table("invasions", "nisibis", seed=1).asks[0]
    >>> question.seat in ("attacker", "defender")
    True
    >>> len(question.answers) > 1
    True
    """

    __slots__ = ("answers", "ask", "rule", "seat", "text")

    def __init__(self, ask: Ask, seat: str, words: Words) -> None:
        self.ask = ask
        self.seat = seat
        self.rule = ask.rule
        self.text = words.ask(ask)
        self.answers = [Answer(option, words) for option in ask.options]

    def __str__(self) -> str:
        lines = [f"{self.seat}: {self.text}" + (f" [{self.rule}]" if self.rule else "")]
        lines += [f"  {answer.id:<24} {answer.text}" for answer in self.answers]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<{self.seat}: {self.ask.key}, {len(self.answers)} answers>"


def wanted_of(choice: Answer | Option | str) -> Option | str:
    """What the match takes for a choice."""
    if isinstance(choice, Answer):
        return choice.option
    return choice if isinstance(choice, Option) else given.text("choice", choice)
