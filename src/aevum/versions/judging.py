"""Whether a record is true: under its own rules, or under the present ones where they tell the same."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from aevum.engine.chance import commitment
from aevum.engine.game import Game
from aevum.engine.record import Record
from aevum.engine.refusal import BadData
from aevum.engine.replay import made_with, replay
from aevum.engine.saving import seed_from
from aevum.engine.table import Table
from aevum.versions.telling import UNNAMED, needs, other_pack

SAME, BOTH, ELSEWHERE = "same", "true under both", "elsewhere"


@dataclass(frozen=True)
class Verdict:
    rules: str | None
    """Whose rules judged it: SAME, BOTH or ELSEWHERE; None where nobody here has them."""
    divergence: str | None = None
    """The first thing that is not true or, where nobody has the rules, what it needs."""
    code: int = 0


def judge(game: Game, record: Record) -> Verdict:
    """Of a match that went over to other rules on its way, this judges the part behind that."""
    lie = _false_under_any_rules(record)
    if lie is not None:
        return Verdict(None, lie, 2)
    if made_with(game, record):
        return Verdict(SAME, *_diverges(game, record))
    missing = other_pack(game, record)
    if missing is not None:
        return Verdict(None, missing, 2)
    found, _ = _diverges(game, with_pack(game, record))
    if found is None and str(len(record.choices)) not in record.digests:
        # Choices that other rules allow as well may mean something else there.
        found = "record.digests: there is none of the end, and nothing else could prove it"
    return Verdict(BOTH) if found is None else Verdict(None, needs(game, record, found), 2)


def with_pack(game: Game, record: Record) -> Record:
    """Records of the first format name no pack, whatever they were played with: it may be the one at hand."""
    return replace(record, pack=game.pack()) if record.format == UNNAMED else record


def _false_under_any_rules(record: Record) -> str | None:
    seed = seed_from(record.seed, "record.seed")
    if commitment(seed) != record.commitment:
        return "record.commitment: it is not the hash of the record's seed"
    for i, era in enumerate(record.moved):
        # Else whoever took the match over could have brought other dice along.
        if era.state.get("seed") != f"{seed:032x}":
            return f"record.moved[{i}].state: its seed is not that of the record"
    return None


def _diverges(game: Game, record: Record) -> tuple[str | None, int]:
    """The first place where the record is not what these rules make of it, and the exit code."""
    table: Table | None = None
    try:
        for step in replay(game, record):
            table = step
    except BadData as error:
        return str(error), 2
    except Exception as error:  # a bug of the rules: what the records that `aevum sim` keeps are for
        done = len(table.choices) if table is not None else 0
        return f"after {done} choices the rules broke: {type(error).__name__}: {error}", 1
    if table is not None and record.finished != table.over:
        how = "over" if table.over else "not over"
        return f"record.finished: says {record.finished}, but the match is {how}", 2
    return None, 0
