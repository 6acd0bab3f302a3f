"""Questions and their answers for the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.scene.source import Focus
from aevum.server.wire import AskInfo, OptionInfo

if TYPE_CHECKING:
    from aevum.engine import Ask, Option, View
    from aevum.scene.source import Source
    from aevum.words import Words

ORDER = "order"
NOTHING = Focus()


def ask_info(view: View, ask: Ask, source: Source | None, words: Words) -> AskInfo:
    hint = words.value("hint", ask.key)
    return AskInfo(
        key=ask.key,
        version=ask.version,
        words=words.ask(ask),
        options=[option_info(view, ask, option, source, words) for option in ask.options],
        rule=ask.rule,
        sealed=ask.sealed,
        answer=ask.answer.id if ask.answer is not None else "",
        help=hint if hint != ask.key else "",
    )


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
    )
