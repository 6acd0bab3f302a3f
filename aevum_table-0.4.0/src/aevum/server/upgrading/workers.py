"""Kept matches are judged in processes that have their packs, several at a time."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING

import msgspec

from aevum.engine.refusal import BadData
from aevum.parts import PACK_VARIABLE
from aevum.server.upgrading.carrying import carry
from aevum.server.upgrading.eras import begun, eras
from aevum.server.upgrading.finding import Finding
from aevum.server.upgrading.match import Carried, Judged, Match
from aevum.server.upgrading.replaying import judge

if TYPE_CHECKING:
    from aevum.server.packs import Packs
    from aevum.server.store.schema import TableRow
    from aevum.server.store.store import Store

    Done = tuple[TableRow, Judged]

AHEAD = 4
"""Matches that wait for each worker: more would only fill the memory."""
FEW = 1500
"""Choices that are sooner made again here than a worker is started."""


def match_of(store: Store, row: TableRow) -> Match:
    players: dict[str, str] = msgspec.json.decode(row.players)
    first = begun(row)
    return Match(
        game=row.game,
        pack=row.pack,
        version=row.rules,
        scenario=row.scenario,
        options=row.options,
        script=row.script,
        seed=row.seed,
        seats=list(players),
        moved=bool(eras(row)),
        begun=first,
        prelude=row.prelude,
        digest=row.digest,
        choices=[(one.seat, one.choice, one.digest, one.events) for one in store.choices(row.id)],
        states=store.states(row.id, first),
    )


def carried_by(packs: Packs, match: Match) -> Carried:
    """In a process that has the pack of the match; here, where it has none."""
    folder = packs.folder(match.pack)
    try:
        if not folder:
            return carry(match)
        with _pool(folder, 1) as pool:
            return pool.submit(carry, match).result()
    except BadData:
        raise
    except Exception as error:  # the tables of a pack may break a game in any way
        raise BadData(f"the newest rules fail on it ({type(error).__name__}: {error})") from error


def judged_in_turn(store: Store, packs: Packs, rows: list[TableRow]) -> Iterator[Done]:
    for pack in dict.fromkeys(row.pack for row in rows):
        mine = [row for row in rows if row.pack == pack]
        folder = packs.folder(pack)
        if not folder and _are_few(store, mine):
            for row in mine:
                yield row, _safely(partial(judge, match_of(store, row)))
            continue
        yield from _by_workers(store, mine, folder)


def _are_few(store: Store, rows: list[TableRow]) -> bool:
    left = FEW
    return all((left := left - store.count(row.id)) >= 0 for row in rows)


def _by_workers(store: Store, rows: list[TableRow], folder: str) -> Iterator[Done]:
    workers = min(os.cpu_count() or 1, len(rows))
    left = deque(rows)
    running: dict[Future[Judged], TableRow] = {}
    while left:
        try:
            with _pool(folder, workers) as pool:
                while left or running:
                    while left and len(running) < workers * AHEAD:
                        running[pool.submit(judge, match_of(store, left[0]))] = left[0]
                        left.popleft()
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        judged = _safely(future.result)
                        yield running.pop(future), judged
        except BrokenProcessPool:
            # One of them killed its worker, and all others that ran: which one it was shows alone.
            for row in running.values():
                yield row, _alone(store, row, folder)
            running.clear()


def _alone(store: Store, row: TableRow, folder: str) -> Judged:
    try:
        with _pool(folder, 1) as pool:
            return _safely(pool.submit(judge, match_of(store, row)).result)
    except BrokenProcessPool:
        return Judged(Finding("", "", broke=True, stuck="it kills the process that plays it again"))


def _safely(judging: Callable[[], Judged]) -> Judged:
    try:
        return judging()
    except BrokenProcessPool:
        raise
    except Exception as error:  # what nobody thought of keeps its table as it is, and the others go on
        return Judged(Finding("", "", broke=True, stuck=f"{type(error).__name__}: {error}"))


def _pool(folder: str, workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, get_context("spawn"), _surround, (folder,))


def _surround(folder: str) -> None:
    """Before a game is loaded: it reads its tables then."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if folder:
        os.environ[PACK_VARIABLE] = folder
    else:
        os.environ.pop(PACK_VARIABLE, None)


def _end_with_parent() -> None:
    """A worker waits for work on a pipe whose other end it holds as well: it would never notice that its
    server was killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
