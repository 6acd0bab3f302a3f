"""What the server and a worker say to each other: JSON with its length before it.

A worker gets a question; it may ask back for the view of its seat, once or more; then it answers.
"""

from __future__ import annotations

from typing import Any

import msgspec

from aevum.engine.ask import Ask
from aevum.engine.view import View

LENGTH = 4


class Question(msgspec.Struct):
    table: str
    seat: str
    game: str
    bot: str
    luck: str
    """What the bot's own dice start from."""
    ask: dict[str, Any]


class Reply(msgspec.Struct, omit_defaults=True):
    """One of the three: an answer, the wish to look, or what went wrong."""

    choice: str = ""
    look: bool = False
    fault: str = ""
    trace: str = ""


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH, "big") + data


def view_from_data(data: dict[str, object], ask: Ask) -> View:
    own = ask.copy()
    own.options = list(ask.options)  # a bot may sort or shuffle those of a view
    return View(ask.seat, data, own)
