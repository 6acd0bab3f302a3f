"""A kept match as worker processes get it, and what they make of it."""

from __future__ import annotations

from msgspec import Struct

from aevum.server.upgrading.finding import Finding


class Match(Struct):
    """All that is kept of a table, as far as the rules matter."""

    game: str
    pack: str
    version: str
    """Of the rules that it is played under."""
    scenario: str
    options: str
    script: str
    seed: str
    seats: list[str]
    moved: bool
    """It went over to its rules from others: what it began with is not their set-up."""
    begun: int
    """The choices before are of an earlier era."""
    prelude: str
    digest: str
    choices: list[tuple[str, str, str, str]]
    """Seat, choice, digest, events."""
    states: dict[int, bytes]
    """The states that are kept, from that after `begun` choices on."""


class Carried(Struct):
    """A match in the form of the newest rules, from where it can go on."""

    onward: int
    state: bytes
    events: str
    """What is to be told of it."""


class Written(Struct):
    """The same match in another form of the state: its digests (that of the set-up first) and states."""

    digests: list[str]
    states: dict[int, bytes]


class Judged(Struct):
    """No finding: it is the same match under both rules."""

    finding: Finding | None = None
    written: Written | None = None
    """Where the newest rules write states in another form."""
