"""One person's turn at the prompt: the question, its options, and the commands beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from aevum.engine import Option
from aevum.terminal import commands, paint
from aevum.terminal.picture import picture
from aevum.terminal.prompt import read_line
from aevum.terminal.session import Leave, Session, prompt

if TYPE_CHECKING:
    from aevum.engine import Ask

HINT = "u undo · why ID · odds ID · log · rolls · rule ID · save FILE · help · quit"


def take_turn(session: Session, ask: Ask) -> None:
    """Ask until the seat has chosen or taken something back."""
    session.news()
    session.board()
    ask = ask.copy()
    ask.options = picture(session.table.game.name).ordered(ask)
    offered = _offered(session, ask)
    _show(session, ask, offered, session.covered)
    session.hinted = True
    while True:
        line = read_line(session.console, prompt(session), lambda: commands.typed(session, offered))
        session.gap = True
        if line is None:
            raise Leave
        line = line.strip()
        if not line:
            _show(session, ask, offered, set())
        elif commands.answered(session, ask, offered, line):
            return


def _offered(session: Session, ask: Ask) -> list[Option]:
    """The answers, then what the seat may do unasked; standing orders have a command of their own."""
    return [*ask.options, *(option for option in session.unasked() if option.key != "order")]


def _show(session: Session, ask: Ask, offered: list[Option], covered: set[str]) -> None:
    """The question and its answers, but for those that the picture above has just shown."""
    console, words = session.console, session.words
    numbered = list(enumerate(offered, 1))
    answers = [pair for pair in numbered[: len(ask.options)] if pair[1].id not in covered]
    unasked = numbered[len(ask.options) :]
    console.print()
    console.print(paint.question(ask, words))
    if answers:
        console.print(paint.options(answers, words, ask.rule))
    if unasked:
        console.print(Text(words.say("table-unasked"), style="dim"))
        console.print(paint.options(unasked, words))
    if ask.sealed:
        console.print(Text(words.say("table-sealed"), style="dim"))
    if not session.hinted:
        drawn = picture(session.table.game.name)
        pages = [*drawn.pages, *drawn.lookups]
        if pages:
            console.print(Text(f"  {words.say('table-pages', pages=' · '.join(pages))}", style="dim"))
        console.print(Text(f"  {HINT}", style="dim"))
    if not session.told_never and commands.standing_order(session, ask) is not None:
        console.print(Text(f"  {words.say('table-never')}", style="dim"))
        session.told_never = True
    if session.could_stop and not session.told_stop:
        console.print(Text(f"  {words.say('table-stop-hint')}", style="dim"))
        session.told_stop = True
