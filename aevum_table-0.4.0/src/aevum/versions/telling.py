"""What a record was made with, and what it needs, in words."""

from __future__ import annotations

from aevum.engine.game import BASE, Game
from aevum.engine.record import Record

SHORT = 8
"""So many digits of a fingerprint are enough to tell a few apart."""
UNNAMED = 1
"""The format of records that tell neither their tables nor their program nor, for sure, their pack."""


def made(record: Record) -> str:
    figures = f", figures {record.fingerprint[:SHORT]}" if record.fingerprint else ""
    pack = f", pack '{record.pack}'" if record.pack != BASE else ""
    program = f" (aevum {record.program})" if record.program else ""
    return f"version {record.version} of the rules of {record.game}{figures}{pack}{program}"


def present(game: Game, record: Record) -> str:
    """What this program has in place of what a record was made with."""
    return "the present figures" if record.version == game.version else f"the present version {game.version}"


def other_pack(game: Game, record: Record) -> str | None:
    """Why the tables at hand cannot be those of a record: they are of another pack."""
    if record.format == UNNAMED or record.pack == game.pack():
        return None
    if record.pack == BASE:
        return f"it was played without a pack, and '{game.pack()}' is at hand: leave --pack out"
    return (
        f"it was played with the pack '{record.pack}', which is not at hand: "
        "'aevum --pack DIR ...' names its folder"
    )


def needs(game: Game, record: Record, divergence: str) -> str:
    """Why a record of other rules that differs under the present ones cannot be judged here."""
    if record.pack != BASE and record.version == game.version:
        return (
            f"it was played with the pack '{record.pack}', and the pack's tables or ours have changed since: "
            f"'aevum --pack DIR ...' takes those of then; with the present ones it differs: {divergence}"
        )
    if record.format == UNNAMED:
        how = "of a program that is too old to run beside this one"
    else:
        how = "which is not installed: 'aevum versions add WHEEL' adds it"
    return f"it needs {made(record)}, {how}; under {present(game, record)} it differs: {divergence}"
