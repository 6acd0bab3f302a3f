"""The games as the lobby offers them, and their rule books."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from aevum.bots import names
from aevum.engine import registry
from aevum.engine.refusal import Refusal
from aevum.kit.clauses import ClauseError, load
from aevum.scene.lobby import Values, lobby
from aevum.scene.panel import Chapter, Clause, Section
from aevum.scene.source import guide
from aevum.server.problems import Denied
from aevum.server.show.board import warm_board
from aevum.server.wire import BotInfo, Choosable, GameInfo, ScenarioInfo
from aevum.words import Words

if TYPE_CHECKING:
    from aevum.engine import Game

KEYS: tuple[str, ...] = ("bot-random",)


@cache
def playable() -> list[str]:
    """The games that can be loaded: the tables of a child's pack, which are for one of them, may break the
    others in any way."""
    found: list[str] = []
    for name in registry.names():
        with suppress(Exception):
            registry.find(name)
            found.append(name)
    return found


def warm_up() -> None:
    """Games, words and boards take a moment: better before the first page asks than while it waits."""
    for name in playable():
        game_info(name, "en")
        warm_board(name)


@cache
def game_info(name: str, language: str) -> GameInfo:
    game = registry.find(name)
    words = Words(language, game.name)
    scenarios = [_scenario(game, name, words) for name in game.scenarios()]
    tables = [[found.seats, *found.tables.values(), *found.lineups] for found in scenarios]
    seats = dict.fromkeys(seat for found in tables for table in found for seat in table)
    return GameInfo(
        name=game.name,
        title=words.value("game", game.name),
        about=_optional(words, "about", game.name),
        scenarios=scenarios,
        bots=[BotInfo(bot, words.value("bot", bot)) for bot in names(game.name)],
        seats={seat: words.seat(seat) for seat in seats},
        rules=game.version,
    )


def _scenario(game: Game, name: str, words: Words) -> ScenarioInfo:
    """What a new table may set comes from the game's module `lobby`, if it has one."""
    offered = lobby(game.name)
    options, lineups = offered.options(name), offered.lineups(name)
    seating = [option for option in offered.seating if option in options]
    return ScenarioInfo(
        name=name,
        title=words.scenario(name),
        seats=list(game.seats(name, {})),
        about=_optional(words, "about", name),
        options=[_choosable(option, values, words) for option, values in options.items()],
        seating=seating,
        tables={
            ",".join(str(value).lower() for value in values): list(
                game.seats(name, dict(zip(seating, values, strict=True)))
            )
            for values in product(*(options[option] for option in seating))
            if seating
        },
        lineup=offered.lineup if lineups else "",
        lineups=lineups,
        first=name == offered.first and bool(guide(game.name, name, words)),
    )


def _choosable(name: str, values: Values, words: Words) -> Choosable:
    return Choosable(
        name=name,
        title=words.value("choosable", name),
        about=_optional(words, "about", name),
        values=values,
        titles=[_title(name, value, words) for value in values],
        default=values[0] if values else "",
    )


def _title(name: str, value: str | int | bool, words: Words) -> str:
    """A number may have a word of its own: `honour-limit-0`, no limit."""
    key = f"{name}-{value}"
    return words.say(key) if words.has(key) else words.value(f"choosable_{name}", value)


def _optional(words: Words, kind: str, name: str) -> str:
    said = words.value(kind, name)
    return said if said != name else ""


@cache
def chapters(game: str) -> list[Chapter]:
    try:
        book = load(game)
    except ClauseError:
        raise Denied(404, Refusal("no-rules")) from None
    found: dict[str, Chapter] = {}
    for section in book.sections:
        id = section.id.partition(".")[0]
        chapter = found.setdefault(id, Chapter(id, book.titles[id], []))
        clauses = [Clause(clause.id, clause.text) for clause in section.clauses]
        chapter.sections.append(Section(section.id, section.title, clauses))
    return list(found.values())
