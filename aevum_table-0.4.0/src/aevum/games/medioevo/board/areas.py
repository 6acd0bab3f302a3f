"""What there is in an area: whose it is, buildings, goods, armies, transports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.board.names import area_name, force, style, tag, thing
from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.works.standing import BUILDING_NAMES
from aevum.games.medioevo.telling.market import market_goods
from aevum.terminal.lines import WIDTH, fold, paint, together

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

NAME = 18


def entry(s: MedioevoState, area: int, words: Words, width: int = WIDTH, number: str = "") -> list[str]:
    """An area on one line, or on as many as it takes; `number` is that of an option."""
    lord = NOBODY if LAND.is_sea(area) else s.lord[area]
    mark = tag(s, lord, words) if lord != NOBODY else "···"
    text = "; ".join(together(part) for part in [*ground(s, area, words), *armies(s, area, words)])
    room = width - NAME - 5 - (4 if number else 0)
    first, *rest = [part for part, _ in fold((text, ""), room, 0)] or [""]
    name = area_name(area, words)
    ahead = paint((f"{number:>3} ", "bold cyan")) if number else ""
    head = f"{ahead}{paint((f'{name[:NAME]:<{NAME}}', 'bold' if text else ''))} "
    lines = [head + paint((f"{mark:<3}", style(s, lord))) + " " + paint((first, ""))]
    indent = " " * (width - room)
    return [line.rstrip() for line in lines] + [indent + paint((part, "")) for part in rest]


def ground(s: MedioevoState, area: int, words: Words) -> list[str]:
    """Buildings, what a settlement makes and what lies in its Great Market, barbarians' fires."""
    if LAND.is_sea(area):
        return []
    if not s.open[area]:
        return [words.say("board-closed")]
    found: list[str] = []
    for sort in range(len(SORTS)):
        at = area * len(SORTS) + sort
        if s.buildings[at]:
            name = words.value("building", BUILDING_NAMES[sort][s.buildings[at]])
            harm = words.say("board-damaged", points=s.damage[at]) if s.damage[at] else ""
            found.append(f"{name} {harm}".rstrip())
    if LAND.settlement[area]:
        made = GOODS[LAND.good[area]] if LAND.good[area] != NOBODY else ""
        kind = words.say("board-port") if LAND.port[area] else words.say("board-settlement")
        found.append(f"{kind} {words.value('good', made)}" if made else kind)
    goods = market_goods(s.market[area])
    if goods:
        named = ", ".join(words.value("good", GOODS[good]) for good in goods)
        found.append(words.say("board-market", count=len(goods), names=named))
    if LAND.fire[area]:
        found.append(words.say("board-fire"))
    return found


def armies(s: MedioevoState, area: int, words: Words) -> list[str]:
    """By owner: units, then transports and engines; whose the territory is need not be said again."""
    found: list[str] = []
    lord = NOBODY if LAND.is_sea(area) else s.lord[area]
    for owner in range(OWNERS):
        parts = [force(s.force(area, owner), words)] if s.count(area, owner) else []
        if owner != BARBARIANS and owner < s.players():
            parts += [thing(s, slot, words) for slot in s.items_at(area, owner)]
        if parts:
            whose = "" if owner == lord else f"{tag(s, owner, words)} "
            found.append(whose + ", ".join(parts))
    return found
