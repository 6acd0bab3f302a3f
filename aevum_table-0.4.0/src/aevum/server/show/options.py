"""Questions and their answers for the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.scene.source import Focus
from aevum.server.wire import AskInfo, OptionInfo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aevum.engine import Ask, Option, View
    from aevum.scene.source import Source
    from aevum.words import Words

ORDER = "order"
NOTHING = Focus()
SERIES = 5
"""From so many options on that differ in one figure it is a figure that is asked for."""


def ask_info(view: View, ask: Ask, source: Source | None, words: Words) -> AskInfo:
    hint = words.value("hint", ask.key)
    options = [option_info(view, ask, option, source, words) for option in ask.options]
    for (name, argument), members in series(ask.options).items():
        for at in members:
            options[at].series, options[at].figure = name, int(str(ask.options[at].args[argument]))
    return AskInfo(
        key=ask.key,
        version=ask.version,
        words=words.ask(ask),
        options=sorted(options, key=lambda option: option.group != ""),
        rule=ask.rule,
        sealed=ask.sealed,
        answer=ask.answer.id if ask.answer is not None else "",
        help=hint if hint != ask.key else "",
        written=source.written(view) if source is not None else "",
        about=source.about(view, words) if source is not None else [],
    )


def series(options: Sequence[Option]) -> dict[tuple[str, str], list[int]]:
    """Options, by their places, that differ in one figure alone, with a name and the argument that it is."""
    alike: dict[tuple[str, tuple[str, ...], tuple[str, ...]], list[int]] = {}
    for at, option in enumerate(options):
        rest = tuple(str(value) for value in option.args.values() if not _figure(value))
        alike.setdefault((option.key, tuple(option.args), rest), []).append(at)
    found: dict[tuple[str, str], list[int]] = {}
    for (key, arguments, rest), members in alike.items():
        figures = [name for name in arguments if _figure(options[members[0]].args[name])]
        varied = [name for name in figures if len({options[at].args[name] for at in members}) > 1]
        if len(members) >= SERIES and len(varied) == 1:
            found[":".join((key, *rest)), varied[0]] = members
    return found


def _figure(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def option_info(
    view: View, ask: Ask | None, option: Option, source: Source | None, words: Words
) -> OptionInfo:
    focus = source.focus(view, ask, option) if source is not None and option.key != ORDER else NOTHING
    return OptionInfo(
        id=option.id,
        key=option.key,
        words=words.option(option),
        rule=option.rule,
        places=focus.places,
        pieces=focus.pieces,
        path=focus.path,
        odds=focus.odds,
        card=focus.card,
        order=str(option.args["do"]) if option.key == ORDER else "",
        group=words.value("group", focus.group) if focus.group else "",
    )
