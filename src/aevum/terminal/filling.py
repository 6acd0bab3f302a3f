"""Forms at the prompt: `fill` lists what belongs together, `fill 1x2, 4@Roma` takes the first line twice and
the fourth in Roma, and with them the answer that ends it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from aevum.engine import BadData
from aevum.kit.names import find
from aevum.terminal import paint
from aevum.terminal.running import hint, taken

if TYPE_CHECKING:
    from rich.console import RenderableType

    from aevum.engine import Ask, Form, Line
    from aevum.terminal.session import Session
    from aevum.words import Words

FIGURE = re.compile(r"(\d{1,3})(?:x(\d{1,2}))?(?:@(.+))?")


def fill(session: Session, ask: Ask, rest: str) -> bool:
    """The form of this question; with figures, filled in."""
    assert session.seat is not None
    forms = session.table.forms(session.seat)
    if not forms:
        return hint(session, session.words.say("table-no-forms"))
    if not rest:
        _show(session, forms[0])
        return False
    try:
        run = forms[0].filled(read(forms[0], rest))
    except BadData as error:
        return hint(session, str(error))
    if not run.steps:
        return hint(session, session.words.say("table-fill-nothing"))
    return taken(session, run)


def read(form: Form, rest: str) -> list[tuple[int, int]]:
    """What is typed, as lines of the form; `0` is nothing of it, `usual` what is ticked to begin with."""
    if rest == "0":
        return []
    if rest == "usual":
        return [(n, 0) for n, line in enumerate(form.lines) for _ in range(line.usual)]
    taken: list[tuple[int, int]] = []
    for word in rest.split(","):
        found = FIGURE.fullmatch(word.strip())
        number = int(found[1]) if found else 0
        if found is None or not 0 < number <= len(form.lines):
            raise BadData(f"fill: '{word.strip()}' is no line; expected 1 to {len(form.lines)}, as 2 or 2x3")
        further = _further(form.lines[number - 1], found[3] or "")
        taken += [(number - 1, further)] * int(found[2] or 1)
    return taken


def _further(line: Line, wish: str) -> int:
    """The answer to what is asked next, by what it names."""
    if not line.then:
        return 0
    names = [str(next(iter(option.args.values()), option.key)) for option in line.then]
    if not wish and len(names) > 1:
        raise BadData(f"fill: {line.option.id} needs @ and one of {', '.join(names)}")
    return names.index(find(wish, names, "answer")) if wish else 0


def _show(session: Session, form: Form) -> None:
    words = session.words
    session.console.print(Text(words.form(form), style="bold"))
    session.console.print(rows(form, words))
    for stop in form.lost:
        session.console.print(paint.with_rule(words.refusal(stop), stop.rule, "yellow"))
    said = words.say("table-fill-usage", least=form.least, most=form.most, purse=form.purse)
    session.console.print(Text(f"  {said}", style="dim"))


def rows(form: Form, words: Words) -> RenderableType:
    """Each line with how often it may be taken, what one costs and how many are ticked to begin with."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan", min_width=4)
    grid.add_column()
    grid.add_column(style="dim")
    for number, line in enumerate(form.lines, 1):
        told = words.say("table-fill-line", most=line.most, cost=line.cost, usual=line.usual)
        grid.add_row(str(number), words.option(line.option), told)
    return grid
