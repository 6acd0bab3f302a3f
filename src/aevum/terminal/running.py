"""Runs at the prompt: `run` lists the whole decisions that are proposed, `go PLACE` takes one that leads
there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from aevum.engine import BadData
from aevum.kit.names import find, fold
from aevum.terminal import paint

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from aevum.engine import Ask, Run
    from aevum.terminal.session import Session
    from aevum.words import Words

LISTED = 30
"""So many are listed at once."""


def go(session: Session, ask: Ask, rest: str) -> bool:
    """To a place, with what is being asked about; where several can go there, they are listed."""
    assert session.seat is not None
    if not rest:
        return hint(session, session.words.say("table-go-usage"))
    proposed = session.table.runs(session.seat)
    there = [run for run in proposed if fold(str(run.args.get("to", ""))) == fold(rest)]
    if not there:
        why = session.table.why_no_run(session.seat, rest)
        if why.key != "run-nowhere":
            session.refuse(why)
            return False
        try:
            place = find(rest, sorted({str(run.args["to"]) for run in proposed if "to" in run.args}), "place")
        except BadData as error:
            session.refuse(why)
            return hint(session, str(error)) if ";" in str(error) else False
        there = [run for run in proposed if run.args.get("to") == place]
    if len(there) == 1:
        return taken(session, there[0])
    listed(session, there)
    return hint(session, session.words.say("table-go-which"))


def run(session: Session, ask: Ask, rest: str) -> bool:
    """The list of what is proposed, that with a word in it, or the one of this number in the last list."""
    assert session.seat is not None
    words = session.words
    if rest.isascii() and rest.isdigit():
        found = session.proposed if session.proposed_at == stand(session) else []
        if not 0 < int(rest) <= len(found):
            return hint(session, words.say("table-no-run", number=rest))
        return taken(session, found[int(rest) - 1])
    proposed = session.table.runs(session.seat)
    wanted = [one for one in proposed if fold(rest) in fold(words.run(one))]
    if not wanted:
        return hint(session, words.say("table-no-runs" if not proposed else "table-no-such-run", word=rest))
    listed(session, wanted)
    return False


def listed(session: Session, runs: Sequence[Run]) -> None:
    session.proposed, session.proposed_at = list(runs[:LISTED]), stand(session)
    session.console.print(rows(session.proposed, session.words))
    if len(runs) > LISTED:
        more = session.words.say("table-runs-more", count=len(runs) - LISTED)
        session.console.print(Text(f"  {more}", style="dim"))


def rows(runs: Sequence[Run], words: Words) -> RenderableType:
    """Each with what may stop it below."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan", min_width=4)
    grid.add_column()
    for number, one in enumerate(runs, 1):
        stops = [paint.with_rule(words.refusal(stop), stop.rule, "yellow") for stop in one.stops]
        grid.add_row(str(number), Group(Text(words.run(one)), *stops))
    return grid


def taken(session: Session, run: Run) -> bool:
    """How far it went is told where that is not to its end."""
    assert session.seat is not None
    ran = session.table.run(session.seat, run)
    if ran.why is not None:
        reason = session.words.refusal(ran.why)
        said = session.words.say("table-run-stopped", taken=ran.taken, of=ran.of, reason=reason)
        session.console.print(paint.with_rule(said, ran.why.rule, "yellow"))
    return True


def stand(session: Session) -> tuple[str | None, int]:
    """Whom and to what moment a list is for."""
    return session.seat, len(session.table.choices)


def hint(session: Session, words: str) -> bool:
    session.console.print(Text(words, style="yellow"))
    return False
