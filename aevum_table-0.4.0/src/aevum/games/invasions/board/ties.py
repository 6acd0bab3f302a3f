"""Who stands with whom: clients, federates, vassals, alliances and pacts of a seat's nations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.telling.nations import minor_nations, own_nations
from aevum.games.invasions.telling.seen import seen
from aevum.games.invasions.telling.ties import ties
from aevum.terminal.lines import Line, fold, paint

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words


KEYS: tuple[str, ...] = ("board-nation-ties", "board-no-ties")


def _lines(s: InvasionsState, nations: list[int], words: Words) -> list[Line]:
    found: list[Line] = []
    for n in nations:
        bound = ties(s, n, words)
        if bound:
            text = words.say("board-nation-ties", people=NATIONS[n], ties="; ".join(bound))
            found.append((f"  {text}", ""))
    return found


def own_ties(s: InvasionsState, seat: int, words: Words) -> list[Line]:
    return _lines(s, own_nations(s.world, seat), words)


def page(view: View, words: Words) -> str:
    s = seen(view)
    lines: list[Line] = []
    for seat in sorted(range(len(s.seats)), key=lambda seat: (seat != view.seat, seat)):
        lines.append((words.value("seat", s.seats[seat]), "bold cyan"))
        bound = _lines(s, own_nations(s.world, seat) + minor_nations(s.world, seat), words)
        lines += bound or [(f"  {words.say('board-no-ties')}", "dim")]
    return "\n".join(paint(part) for line in lines for part in fold(line))
