"""Events, dice and questions as lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from aevum.terminal.figures import figure_range, figures
from aevum.terminal.picture import picture

if TYPE_CHECKING:
    from rich.console import RenderableType

    from aevum.engine.ask import Ask, Option
    from aevum.engine.event import Event, Roll
    from aevum.engine.view import View
    from aevum.kit.clauses import Section
    from aevum.scene.contest import Odds
    from aevum.words import Words

Numbered = tuple[int, "Option"]
SHORT = 20
"""Up to so many options each has a line, with its name; more stand in columns."""


def make_console() -> Console:
    # Rich colours numbers and quotes by itself; here colour has a meaning.
    return Console(highlight=False)


def with_rule(words: str, rule: str, style: str = "") -> Text:
    text = Text(words, style=style)
    if rule:
        text.append(f"  [{rule}]", style="dim not bold")
    return text


def event(happened: Event, words: Words) -> RenderableType:
    """A line, and below it the dice with everything that was added to them."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=3, justify="right", style="dim")
    grid.add_column()
    grid.add_row("•", with_rule(words.event(happened), happened.rule))
    roll = happened.roll
    if roll is not None:
        # A roll without dice only itemises a figure, the size of a pool for instance.
        if roll.dice:
            grid.add_row("", dice(happened, roll, words))
        for modifier in roll.modifiers:
            colour = "green" if modifier.value > 0 else "red" if modifier.value else "dim"
            line = Text(f"{modifier.value:+3d} ", style=colour)
            line.append_text(with_rule(words.modifier(modifier), modifier.rule, "default"))
            grid.add_row("", line)
    return grid


def dice(happened: Event, roll: Roll, words: Words) -> Text:
    """The dice by the names of their faces, where the game gives them names."""
    faces = happened.args.get("faces")
    if isinstance(faces, list):
        return Text("  ".join(words.value("face", face) for face in faces), style="bold yellow")
    shown = Text("  ".join(str(die) for die in roll.dice), style="bold yellow")
    return shown.append(f"  (d{roll.sides})", style="dim not bold")


def question(asked: Ask, words: Words) -> Text:
    return with_rule(words.ask(asked), asked.rule, "bold")


def options(offered: Sequence[Numbered], words: Words, known: str = "") -> RenderableType:
    """Numbered options, with the names by which they can be chosen as well; the `known` rule goes unsaid."""
    ranges = figures(option for _, option in offered)
    if ranges:
        lines = [Text(f"  {figure_range(key, alike, words)}") for key, alike in ranges.items()]
        rest = [pair for pair in offered if pair[1].key not in ranges]
        return Group(*lines, options(rest, words, known)) if rest else Group(*lines)
    if len(offered) > SHORT:
        return _in_columns(offered, words)
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan", min_width=4)
    grid.add_column()
    grid.add_column(style="dim")
    for number, option in offered:
        rule = option.rule if option.rule != known else ""
        grid.add_row(str(number), with_rule(words.option(option), rule), Text(option.id))
    return grid


def _in_columns(offered: Sequence[Numbered], words: Words) -> RenderableType:
    """Many options side by side, those of a kind together."""
    width = len(str(offered[-1][0]))
    blocks: list[RenderableType] = []
    for _, alike in groupby(offered, key=lambda pair: pair[1].key):
        cells = []
        for number, option in alike:
            cell = Text(f"{number:>{width}}  ", style="bold cyan")
            cells.append(cell.append(words.option(option), style="default not bold"))
        blocks.append(Columns(cells, padding=(0, 3), column_first=True, equal=True))
    return Padding(Group(*blocks), (0, 0, 0, 2))


def board(game: str, view: View, words: Words) -> RenderableType | None:
    """The game's own picture of the position, if it has one."""
    drawn = picture(game).board(view, words)
    if isinstance(drawn, str):
        return Text.from_markup(drawn) if drawn else None
    return drawn


def odds(found: Odds) -> RenderableType:
    """What an option may bring, as the game's scene tells it."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(min_width=30)
    grid.add_column(justify="right", style="bold")
    for chance in found.chances:
        style = {"good": "green", "bad": "red"}.get(chance.tone, "")
        grid.add_row(Text(f"  {chance.words}", style=style), f"{100 * chance.share:.1f} %")
    for name, value in found.means:
        grid.add_row(Text(f"  {name}"), f"{value:g}")
    return Group(with_rule(found.about, found.rule), grid)


def table(rows: Iterable[tuple[str, str]], style: str = "cyan") -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style=style, no_wrap=True)
    grid.add_column()
    for left, right in rows:
        grid.add_row(Text(f"  {left}"), Text(right))
    return grid


def sections(found: Iterable[Section]) -> Iterable[RenderableType]:
    for section in found:
        yield Text(f"{section.id}  {section.title}", style="bold")
        yield table([(clause.id, clause.text) for clause in section.clauses])
