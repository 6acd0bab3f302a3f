"""What one can type at the prompt beside an answer. Each command says whether it changed the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from aevum.engine import BadData, Refusal, Refused, dump
from aevum.files import write_text
from aevum.terminal import paint, running
from aevum.terminal.figures import figures
from aevum.terminal.filling import fill
from aevum.terminal.picture import picture
from aevum.terminal.running import hint
from aevum.terminal.session import Leave, Session

if TYPE_CHECKING:
    from aevum.engine import Ask, Option
    from aevum.engine.view import View
    from aevum.words import Words

ROLLS = 10


def answered(session: Session, ask: Ask, offered: Sequence[Option], line: str) -> bool:
    """Whether the line changed the match."""
    try:
        if line.isascii() and line.isdigit():
            chosen = numbered(session, offered, int(line))
            if chosen is None:
                return False
            # An answer belongs to this question; what is done unasked, to no question at all.
            version = ask.version if chosen in ask.options else 0
            session.choose(chosen.id, version)
            return True
        if session.why_not(line) is None:
            session.choose(line, 0)
            return True
        return run(session, ask, line)
    except Refused as error:
        session.refuse(error.refusal)
        return False


def run(session: Session, ask: Ask, line: str) -> bool:
    name, _, rest = line.partition(" ")
    command = COMMANDS.get(name.lower())
    if command is not None:
        return command(session, ask, rest.strip())
    page = picture(session.table.game.name).pages.get(name.lower())
    if page is not None:
        view = session.table.view(session.seat)
        session.console.print()
        session.console.print(Text.from_markup(page(view, session.words)))
        return False
    lookup = picture(session.table.game.name).lookups.get(name.lower())
    if lookup is not None:
        return _look_up(session, lookup, name, rest.strip())
    # Not a command: a wish that is not open, then, and the table knows why.
    session.refuse(session.why_not(line) or Refusal("not-offered", {"choice": line}))
    return False


def numbered(session: Session, offered: Sequence[Option], number: int) -> Option | None:
    """What stands under this number, else the answer that is this figure; if neither is, that is said."""
    ranges = figures(offered)
    chosen = offered[number - 1] if 1 <= number <= len(offered) else None
    if chosen is not None and chosen.key not in ranges:
        return chosen
    meant = [option for option in offered if option.id in [f"{key}:{number}" for key in ranges]]
    if len(meant) == 1:
        return meant[0]
    if ranges:
        hint(session, session.words.say("table-figure", id=f"{next(iter(ranges))}:N"))
        return None
    hint(session, session.words.say("table-no-number", number=number, last=len(offered)))
    return None


def _look_up(session: Session, lookup: Callable[[View, Words, str], str], name: str, what: str) -> bool:
    if not what:
        return hint(session, session.words.value("page", name.lower()))
    try:
        found = lookup(session.table.view(session.seat), session.words, what)
    except BadData as error:
        return hint(session, str(error))
    session.console.print()
    session.console.print(Text.from_markup(found))
    return False


def undo(session: Session, ask: Ask, rest: str) -> bool:
    session.undo()
    session.console.print(Text(session.words.say("table-taken-back"), style="dim"))
    return True


def why(session: Session, ask: Ask, rest: str) -> bool:
    words = session.words
    if not rest:
        return hint(session, words.say("table-why-usage", example=ask.options[0].id))
    refusal = session.why_not(rest)
    if refusal is None:
        return hint(session, words.say("table-why-offered"))
    session.refuse(refusal)
    return False


def odds(session: Session, ask: Ask, rest: str) -> bool:
    """Of an option of the present question, by its number or name."""
    from aevum.scene.source import source

    words = session.words
    scene = source(session.table.game.name)
    numbered = rest.isascii() and rest.isdigit() and 1 <= int(rest) <= len(ask.options)
    option = ask.options[int(rest) - 1] if numbered else ask.find(rest)
    if not rest or option is None:
        return hint(session, words.say("table-odds-usage", example=ask.options[0].id))
    found = scene.odds(session.table.view(session.seat), option, words) if scene is not None else None
    if found is None:
        return hint(session, words.say("table-no-odds"))
    session.console.print(paint.odds(found))
    return False


def log(session: Session, ask: Ask, rest: str) -> bool:
    story = session.table.story(session.seat)
    if rest.isdigit():
        story = story[max(0, len(story) - int(rest)) :]
    if not story:
        return hint(session, session.words.say("table-no-log"))
    for event in story:
        session.console.print(paint.event(event, session.words))
    return False


def rolls(session: Session, ask: Ask, rest: str) -> bool:
    last = [event for event in session.table.story(session.seat) if event.roll is not None]
    if not last:
        return hint(session, session.words.say("table-no-rolls"))
    for event in last[-int(rest) if rest.isdigit() and int(rest) else -ROLLS :]:
        session.console.print(paint.event(event, session.words))
    return False


def rule(session: Session, ask: Ask, rest: str) -> bool:
    from aevum.kit.clauses import ClauseError, load

    if not rest:
        return hint(session, session.words.say("table-rule-usage"))
    try:
        found = load(session.table.game.name).lookup(rest)
    except ClauseError as error:
        return hint(session, str(error))
    for part in paint.sections(found):
        session.console.print(part)
    return False


def board(session: Session, ask: Ask, rest: str) -> bool:
    if not session.board(again=True):
        hint(session, session.words.say("table-no-board"))
    return False


def orders(session: Session, ask: Ask, rest: str) -> bool:
    standing = [option for option in session.unasked() if option.key == "order"]
    if not standing:
        return hint(session, session.words.say("table-no-orders"))
    session.console.print(paint.table([(option.id, session.words.option(option)) for option in standing]))
    session.console.print(Text(f"  {session.words.say('table-orders')}", style="dim"))
    return False


def never(session: Session, ask: Ask, rest: str) -> bool:
    """A standing order to pass whenever this is asked."""
    order = standing_order(session, ask)
    if order is None:
        return hint(session, session.words.say("table-never-not"))
    session.choose(order, 0)
    words = session.words.say("table-never-done", order=order.replace(":pass", ":ask"))
    session.console.print(Text(words, style="dim"))
    return True


def standing_order(session: Session, ask: Ask) -> str | None:
    """The order that would answer this question from now on, where there is one."""
    wish = f"order:{ask.key}:pass"
    return wish if any(option.id == wish for option in session.unasked()) else None


def stop(session: Session, ask: Ask, rest: str) -> bool:
    """To be let in before others choose, or no longer."""
    assert session.seat is not None
    stopping = session.seat not in session.stopping
    session.stopping ^= {session.seat}
    session.going.discard(session.seat)
    session.console.print(
        Text(session.words.say("table-stop" if stopping else "table-stop-no-more"), style="dim")
    )
    return False


def save(session: Session, ask: Ask, rest: str) -> bool:
    if not rest:
        return hint(session, session.words.say("table-save-usage"))
    if rest not in session.own_files and Path(rest).exists():
        return hint(session, session.words.say("table-save-exists", file=rest))
    try:
        write_text(rest, dump(session.table.record()))
    except BadData as error:
        return hint(session, str(error))
    session.save = rest
    session.own_files.add(rest)
    session.console.print(Text(session.words.say("table-saved", file=rest), style="dim"), soft_wrap=True)
    return False


def help(session: Session, ask: Ask, rest: str) -> bool:
    words = session.words
    rows = [
        (words.say("help-choose"), words.say("help-choose-does")),
        ("u", words.say("help-undo-does")),
        ("why ID", words.say("help-why-does")),
        ("odds ID", words.say("help-odds-does")),
        ("go PLACE", words.say("help-go-does")),
        ("run [N]", words.say("help-run-does")),
        ("fill [N]", words.say("help-fill-does")),
        ("log [N]", words.say("help-log-does")),
        ("rolls [N]", words.say("help-rolls-does")),
        ("rule ID", words.say("help-rule-does")),
        ("board", words.say("help-board-does")),
        *((name, words.value("page", name)) for name in _looked_up(session)),
        ("never", words.say("help-never-does")),
        ("orders", words.say("help-orders-does")),
        ("stop", words.say("help-stop-does")),
        ("save FILE", words.say("help-save-does")),
        ("quit", words.say("help-quit-does")),
        ("Enter", words.say("help-enter-does")),
    ]
    session.console.print(paint.table(rows))
    return False


def typed(session: Session, offered: Sequence[Option]) -> dict[str, str]:
    """What can be typed, and what it means: the names of options, commands and pages."""
    words = session.words
    options = {option.id: words.option(option) for option in offered}
    pages = {name: words.value("page", name) for name in _looked_up(session)}
    return {**options, **dict.fromkeys(COMMANDS, ""), **pages}


def _looked_up(session: Session) -> list[str]:
    game = session.table.game.name
    return [*picture(game).pages, *picture(game).lookups]


def leave(session: Session, ask: Ask, rest: str) -> bool:
    raise Leave


COMMANDS: dict[str, Callable[[Session, Ask, str], bool]] = {
    "u": undo,
    "undo": undo,
    "why": why,
    "odds": odds,
    "go": running.go,
    "run": running.run,
    "fill": fill,
    "runs": running.run,
    "log": log,
    "rolls": rolls,
    "rule": rule,
    "rules": rule,
    "board": board,
    "never": never,
    "orders": orders,
    "stop": stop,
    "save": save,
    "help": help,
    "?": help,
    "q": leave,
    "quit": leave,
    "exit": leave,
}
