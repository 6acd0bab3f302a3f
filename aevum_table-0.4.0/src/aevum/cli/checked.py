"""What `aevum verify` found, as sentences and as data."""

from __future__ import annotations

from msgspec import to_builtins

from aevum.engine import Game, Record
from aevum.versions.judging import BOTH, judge
from aevum.versions.parts import Judged, Part, judged, part
from aevum.versions.telling import made, present


class Checked:
    """A record held against its rules, or the present ones; its earlier parts against theirs."""

    def __init__(self, file: str, game: Game, record: Record) -> None:
        self.file = file
        self.game = game
        self.record = record
        verdict = judge(game, record)
        self.rules, self.divergence, self.code = verdict.rules, verdict.divergence, verdict.code
        self.earlier = judged(game, record) if verdict.divergence is None else []
        for item in self.earlier:
            if item.rules is not None and item.divergence is not None:
                self.divergence = f"{_choices(item)}, made with {item.made}: {item.divergence}"
                self.code = 2

    def report(self) -> dict[str, object]:
        record = self.record
        return {
            "file": self.file,
            "game": record.game,
            "scenario": record.scenario,
            "choices": len(record.choices),
            "digests": len(record.digests),
            "finished": record.finished,
            "ok": self.divergence is None,
            "divergence": self.divergence,
            "version": record.version,
            "fingerprint": record.fingerprint,
            "program": record.program,
            "rules": self.rules,
            "earlier": to_builtins(self.earlier),
        }

    def sentences(self) -> list[str]:
        """Of a record that is true."""
        record = self.record
        known = [item for item in self.earlier if item.rules is not None] + [part(record)]
        choices = _of(sum(item.last - item.first + 1 for item in known), len(record.choices))
        digests = _of(sum(_covers(known, int(count)) for count in record.digests), len(record.digests))
        state = "finished" if record.finished else "not finished"
        told = (
            f"{self.file}: true ({record.game}, {record.scenario}, {state}; the seed fits its commitment, "
            f"{choices} choices are legal, {digests} digests agree)"
        )
        if self.rules == BOTH:
            told += f"; made with {made(record)}, and true under {present(self.game, record)} as well"
        return [told, *map(_about, self.earlier)]


def _about(item: Judged) -> str:
    if item.rules is None:
        return f"{_choices(item)} could not be checked: {item.divergence}"
    return f"{_choices(item)} are true under {item.made}"


def _choices(item: Part) -> str:
    return f"choices {item.first} to {item.last}"


def _of(some: int, all_: int) -> str:
    return str(all_) if some == all_ else f"{some} of {all_}"


def _covers(parts: list[Part], count: int) -> bool:
    # The state before the first choice belongs to that choice's part.
    return any(item.first <= max(count, 1) <= max(item.last, 1) for item in parts)
