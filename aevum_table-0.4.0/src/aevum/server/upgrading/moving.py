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
    go on under them), or `away` (their game or pack is gone, or their rules are later ones). Killed in the
    middle, the next one goes on with the rest."""
    rows = store.running()
    kinds = dict.fromkeys((row.game, row.pack) for row in rows)
    rules = {kind: newest(*kind, packs) for kind in kinds}
    wanted = {row.id: rules[row.game, row.pack] for row in rows}
    waiting = [row for row in rows if _waits(row, wanted[row.id])]
    result = Counter({AWAY: sum(_is_away(row, wanted[row.id]) for row in rows)})
    for done, (row, judged) in enumerate(judged_in_turn(store, packs, waiting), 1):
        result[_kind(judged)] += 1
        if not only_look:
            _settle(store, row, wanted[row.id], judged)
        if tell is not None:
            tell(done, len(waiting))
    return result


def newest(game: str, pack: str, packs: Packs) -> Rules | None:
    """What this program would play a game with a pack by; None where one of them is gone."""
    if game not in registry.names():
        return None
    return packs.rules(registry.find(game), pack)


def _is_away(row: TableRow, rules: Rules | None) -> bool:
    """Neither is it for this program to take tables back to rules that were before theirs."""
    if rules is None:
        return True
    both = (row.rules, rules.version)
    return all(version.isdecimal() for version in both) and int(row.rules) > int(rules.version)


def _waits(row: TableRow, rules: Rules | None) -> bool:
    if rules is None or _is_away(row, rules):
        return False
    if (row.rules, row.fingerprint) == (rules.version, rules.fingerprint):
        return False
    found = read(row.upgrade)
    return found is None or (found.rules, found.fingerprint) != (rules.version, rules.fingerprint)


def _kind(judged: Judged) -> str:
    if judged.finding is None:
        return SAME
    return STUCK if judged.finding.stuck else OTHER


def _settle(store: Store, row: TableRow, rules: Rules | None, judged: Judged) -> None:
    if judged.finding is not None and rules is not None:
        judged.finding.rules = rules.version
    changes: dict[str, str | int] = {"upgrade": write(judged.finding), "version": row.version + 1}
    if judged.finding is None and rules is not None:
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
