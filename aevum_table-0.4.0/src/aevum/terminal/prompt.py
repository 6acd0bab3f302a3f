"""A line that somebody types: with a history and the answers at Tab, or taken from a pipe."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer
    from rich.console import Console

Answers = Callable[[], Mapping[str, str]]
"""What can be typed, and what it means."""
WORD = re.compile(r"\S+")
"""Names of options have colons and dashes in them."""


def read_line(console: Console, prompt: Text, answers: Answers = dict) -> str | None:
    """A line of input; None at its end. What comes through a pipe is shown, as if it had been typed."""
    if _at_a_terminal():
        return _edited(console, prompt, answers())
    line = sys.stdin.readline()
    console.print(prompt, end="")
    console.print(Text(line.rstrip("\n")))
    return line.rstrip("\n") if line else None


def _at_a_terminal() -> bool:
    try:
        return os.isatty(sys.stdin.fileno()) and os.isatty(sys.stdout.fileno())
    except (OSError, ValueError):  # a stand-in for a file, as tests have it
        return False


def _edited(console: Console, prompt: Text, answers: Mapping[str, str]) -> str | None:
    from prompt_toolkit.formatted_text import ANSI

    with console.capture() as shown:
        console.print(prompt, end="")
    try:
        return _lines(prompt.plain).prompt(ANSI(shown.get()), completer=completer(answers))
    except EOFError:
        return None


def completer(answers: Mapping[str, str]) -> Completer:
    """The rest of a name that has been begun, alone or after a command."""
    from prompt_toolkit.completion import WordCompleter

    return WordCompleter(list(answers), meta_dict=dict(answers), pattern=WORD)


@cache
def _lines(who: str) -> PromptSession[str]:
    """Each seat has a history of its own: who plays another at the same screen is not shown its answers."""
    from prompt_toolkit import PromptSession

    return PromptSession(complete_while_typing=False)
