"""The region control chart: who controls what, its faith, and how many of its burgs he holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.board.columns import columns
from aevum.games.charlemagne.board.names import LETTER, STYLE, cut, percent
from aevum.games.charlemagne.odds.vassalage import vassalage_odds
from aevum.games.charlemagne.rules.ground import burgs_of
from aevum.games.charlemagne.rules.markers import MARKER
from aevum.games.charlemagne.rules.regions import FAITH, REGIONS
from aevum.games.charlemagne.rules.tables import FAITHS
from aevum.games.charlemagne.rules.vassalage.points import POINTS, usable
from aevum.games.charlemagne.rules.victory.score import land_worth
from aevum.games.charlemagne.telling.seen import seen
from aevum.terminal.lines import paint

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.engine.view import View
    from aevum.games.charlemagne.rules.state import CharlemagneState
    from aevum.words import Words

NAME, SHORT = 15, 3
ATTEMPT = "attempt"


def chart(view: View, words: Words) -> list[str]:
    """All regions, the Empire's first."""
    s = seen(view)
    order = sorted(range(len(REGIONS)), key=lambda r: s.control[r])
    entries = [_entry(s, r, "", "", words) for r in order]
    return [*columns(entries), paint((words.say("board-chart-legend"), "dim"))]


def attempts(view: View, ask: Ask, words: Words) -> list[str]:
    """Those one may try to win, with the chance that every marker in hand which counts there gives."""
    s = seen(view)
    held = [MARKER[m] for m, where in enumerate(s.holder) if where == view.seat]
    entries = []
    for number, option in enumerate(ask.options, 1):
        if option.key == ATTEMPT:
            r = REGIONS.index(str(option.args["region"]))
            counting = usable(s, view.seat, r)
            points = sum(POINTS[kind] for kind in held if kind in counting)
            chance = vassalage_odds(s, view.seat, r, points).won
            entries.append(_entry(s, r, str(number), percent(chance), words))
    return [*columns(entries), paint((words.say("board-attempt-legend"), "dim"))] if entries else []


def _entry(s: CharlemagneState, r: int, number: str, chance: str, words: Words) -> str:
    side = s.control[r]
    burgs = burgs_of(s, r)
    held = sum(1 for hex in burgs if s.land_side(hex) == side)
    faith = words.value("faith", FAITHS[s.faith[r]])[:SHORT]
    mark = "!" if s.faith[r] != FAITH[r] else " "
    name = cut(words.value("region", REGIONS[r]), NAME).ljust(NAME)
    parts = [
        paint((f"{number:>3} ", "bold cyan")) if number else "",
        f"{name} ",
        paint((LETTER[side], STYLE[side])),
        f" {land_worth(r)} {faith}{mark} {held}/{len(burgs)}",
        f" {chance:>5}" if chance else "",
    ]
    return "".join(parts)
