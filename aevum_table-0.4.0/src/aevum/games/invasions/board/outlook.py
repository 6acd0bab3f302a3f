"""What the Income step would bring if it came now, and what unrest costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.income.items import forecast
from aevum.games.invasions.rules.realm.nations import provinces_of
from aevum.games.invasions.rules.realm.realm import RELIGIONS
from aevum.games.invasions.rules.religion.heresy import heretical_areas
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.telling.nations import own_nations
from aevum.games.invasions.telling.seen import seen
from aevum.terminal.lines import Line, fold, paint

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

OPEN = 2
"""XVI: Revolt +"""


def income(s: InvasionsState, n: int, words: Words) -> list[Line]:
    """XIV.H.3, item by item in one line."""
    items = forecast(s, n)
    if not items:
        return []
    net = sum(item.value for item in items)
    parts = ", ".join(f"{words.modifier(item)} {item.value:+d}" for item in items)
    text = words.say("board-forecast", people=NATIONS[n], net=f"{net:+d}", gold=s.world.gold[n], items=parts)
    return [(f"  {text}", "" if net >= 0 else "red")]


def unrest(s: InvasionsState, n: int, words: Words) -> list[Line]:
    """Revolts, and heresies of its own faith."""
    w = s.world
    places = [
        words.say("board-open-revolt", place=w.land.names[p]) if w.revolt[p] == OPEN else w.land.names[p]
        for p in provinces_of(w, n)
        if w.revolt[p]
    ]
    areas = [w.land.areas[area] for area in heretical_areas(s, n)]
    found: list[Line] = []
    if places:
        found.append((f"  {words.say('board-revolts', people=NATIONS[n], places=places)}", "yellow"))
    if areas:
        faith = RELIGIONS[s.realm.religion[n]]
        text = words.say("board-heresies", people=NATIONS[n], areas=areas, religion=faith)
        found.append((f"  {text}", "yellow"))
    return found


def page(view: View, words: Words) -> str:
    s = seen(view)
    own = own_nations(s.world, view.seat)
    lines = [line for n in own for line in [*income(s, n, words), *unrest(s, n, words)]]
    lines = lines or [(words.say("board-no-income"), "dim")]
    return "\n".join(paint(part) for line in lines for part in fold(line))
