"""What the newest rules would tell otherwise of a match, and what its people say to it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from aevum.engine.refusal import Refusal

MOVE = "move"
STAY = "stay"
ANSWERS = (MOVE, STAY, "")


class Finding(Struct, omit_defaults=True):
    """Kept in a table's row (`upgrade`) while its people may decide."""

    rules: str
    """The version and the tables that it was held against."""
    fingerprint: str
    choice: int = 0
    """The first choice that would have led to something else; 0: the set-up."""
    seat: str = ""
    """Who made it."""
    was: list[dict[str, Any]] = []
    """The events of that choice as they were told, and as they would be."""
    now: list[dict[str, Any]] = []
    refusal: dict[str, Any] = {}
    """Why the choice could not have been made: `key`, `args`, `rule`."""
    broke: bool = False
    """The newest rules fail on it: a fault of theirs."""
    onward: int = 0
    """The number of choices after which it can go on."""
    stuck: str = ""
    """Why it cannot go on under the newest rules at all."""
    answers: dict[str, str] = field(default_factory=dict)
    """What those who are asked have said."""

    @property
    def refused(self) -> Refusal | None:
        told = self.refusal
        return Refusal(told["key"], told["args"], told["rule"]) if told else None


def read(text: str) -> Finding | None:
    return msgspec.json.decode(text, type=Finding) if text else None


def write(finding: Finding | None) -> str:
    return msgspec.json.encode(finding).decode() if finding is not None else ""
