"""Tables of other rules held against the newest: the same ones move up, the others wait for their people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from aevum import __version__
from aevum.engine import registry
from aevum.server.store.keeping import Gone, Moved
from aevum.server.upgrading.eras import begun, ended
from aevum.server.upgrading.finding import read, write
from aevum.server.upgrading.workers import judged_in_turn

if TYPE_CHECKING:
    from aevum.server.packs import Packs
    from aevum.server.store.schema import TableRow
    from aevum.server.store.store import Store
    from aevum.server.upgrading.match import Carried, Judged
    from aevum.versions.own import Rules

Tell = Callable[[int, int], None]
"""How many of how many are done."""
SAME, OTHER, STUCK, AWAY = "same", "other", "stuck", "away"


def upgrade_all(
    store: Store, packs: Packs, tell: Tell | None = None, only_look: bool = False
) -> Counter[str]:
    """How many tables are `same` under the newest rules, would be told `other`, are `stuck` (they could not
    go on under them), or `away` (their game or pack is gone). Killed in the middle, the next one goes on with
    the rest."""
    rows = store.running()
    waiting = [row for row in rows if _waits(row, packs)]
    result = Counter({AWAY: sum(newest(row, packs) is None for row in rows)})
    for done, (row, judged) in enumerate(judged_in_turn(store, packs, waiting), 1):
        result[_kind(judged)] += 1
        if not only_look:
            _settle(store, packs, row, judged)
        if tell is not None:
            tell(done, len(waiting))
    return result


def newest(row: TableRow, packs: Packs) -> Rules | None:
    """What this program would play a table by; None where its game or its pack is gone."""
    if row.game not in registry.names():
        return None
    return packs.rules(registry.find(row.game), row.pack)


def _waits(row: TableRow, packs: Packs) -> bool:
    rules = newest(row, packs)
    if rules is None or (row.rules, row.fingerprint) == (rules.version, rules.fingerprint):
        return False
    found = read(row.upgrade)
    return found is None or (found.rules, found.fingerprint) != (rules.version, rules.fingerprint)


def _kind(judged: Judged) -> str:
    if judged.finding is None:
        return SAME
    return STUCK if judged.finding.stuck else OTHER


def _settle(store: Store, packs: Packs, row: TableRow, judged: Judged) -> None:
    rules = newest(row, packs)
    if rules is None:
        return
    changes: dict[str, str | int] = {"upgrade": write(judged.finding), "version": row.version + 1}
    if judged.finding is None:
        changes |= {"rules": rules.version, "fingerprint": rules.fingerprint, "program": __version__}
    try:
        store.settle(row.id, row.version, judged.written, begun(row), **changes)
    except (Gone, Moved):
        return  # somebody played or deleted it meanwhile; the next look finds it as it is then


def moved(row: TableRow, rules: Rules, carried: Carried) -> dict[str, str | int]:
    """What changes in the row of a table that goes on under these rules."""
    return {
        "rules": rules.version,
        "fingerprint": rules.fingerprint,
        "program": __version__,
        "eras": ended(row, carried.onward),
        "upgrade": "",
        "version": row.version + 1,
        "undone": row.version + 1,
    }
