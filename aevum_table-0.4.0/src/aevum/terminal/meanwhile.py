"""While others choose: a seat that said `stop` is let in before each of their choices, where it may do
something unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from aevum.engine import Ask, Option
from aevum.terminal import commands, paint
from aevum.terminal.prompt import read_line
from aevum.terminal.session import Leave, Session, prompt

if TYPE_CHECKING:
    from collections.abc import Sequence

GO_ON = "go"
LIST = "list"
BRIEFLY = "Enter · go · list · stop"


def deeds(session: Session, seat: str) -> list[Option]:
    """What a seat may do unasked; where it is asked something itself, these stand beside that question."""
    table = session.table
    number = table.seat(seat)
    if any(ask.seat == number and ask.answer is None for ask in table.asks()):
        return []
    return [option for option in table.game.unasked(table.state, number) if option.key != "order"]


def let_in(session: Session) -> bool:
    """Whether somebody did something, so that another may have to choose now."""
    for seat in session.players.people:
        if seat in session.stopping and seat not in session.going:
            offered = deeds(session, seat)
            if offered and _ask(session, seat, offered):
                return True
    return False


def _ask(session: Session, seat: str, offered: list[Option]) -> bool:
    session.pass_to(seat)
    session.news()
    _show(session, offered, again=False)
    # Commands ask what is on offer; this stands for the question that nobody put.
    ask = Ask(session.table.seat(seat), "", 0, 0)
    ask.options = offered
    while True:
        line = read_line(session.console, prompt(session), lambda: commands.typed(session, offered))
        session.gap = True
        if line is None:
            raise Leave
        line = line.strip()
        if line in ("", GO_ON):
            if line:
                session.going.add(seat)
            return False
        if line == LIST:
            _show(session, offered, again=True)
        elif commands.answered(session, ask, offered, line):
            return True
        elif seat not in session.stopping:
            return False


def _show(session: Session, offered: Sequence[Option], again: bool) -> None:
    """The list only when it is new: bots choose often, and little changes in between."""
    console, words = session.console, session.words
    seats = [session.table.seats[ask.seat] for ask in session.table.asks() if ask.answer is None]
    console.print()
    head = Text(words.say("table-meanwhile", seats=seats), style="bold")
    console.print(head.append(f"  {BRIEFLY}", style="dim not bold"))
    listed = [option.id for option in offered]
    if again or listed != session.listed:
        console.print(Text(words.say("table-meanwhile-may"), style="dim"))
        console.print(paint.options(list(enumerate(offered, 1)), words))
        console.print(Text(f"  {words.say('table-meanwhile-keys')}", style="dim"))
    session.listed = listed
