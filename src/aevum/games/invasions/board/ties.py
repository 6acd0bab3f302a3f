"""Who stands with whom: clients, federates, vassals, alliances and pacts of a seat's nations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.board.known import known, minor_nations, own_nations
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import CLIENT, FEDERATE, FREE, NOBODY, OUT, TIE_NAMES, VASSAL
from aevum.terminal.lines import Line, fold, paint

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words


def ties(s: InvasionsState, n: int, words: Words) -> list[str]:
    """Everything that binds a nation, in phrases; none for one that stands alone."""
    w = s.world
    found: list[str] = []
    if w.tie[n] != FREE:
        found.append(words.say("board-tie-of", tie=TIE_NAMES[w.tie[n]], people=NATIONS[w.lord[n]]))
    lists = [
        ("board-clients", subjects(w, n, CLIENT)),
        ("board-federates", subjects(w, n, FEDERATE)),
        ("board-vassals", subjects(w, n, VASSAL)),
        ("board-allies", members(w.allies[n])),
        ("board-pacts", members(w.pact[n])),
        ("board-at-war", members(w.defied[n])),
    ]
    for name, others in lists:
        present = [NATIONS[other] for other in others if w.role[other] != OUT]
        if present:
            found.append(words.say(name, peoples=present))
    if s.realm.promised[n] != NOBODY:
        found.append(words.say("board-promised", people=NATIONS[s.realm.promised[n]]))
    return found


KEYS: tuple[str, ...] = (
    "tie-client", "tie-federate", "tie-vassal",
    "board-tie-of", "board-clients", "board-federates", "board-vassals", "board-allies", "board-pacts",
    "board-at-war", "board-promised", "board-nation-ties", "board-no-ties",
)  # fmt: skip


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
    s = known(view)
    lines: list[Line] = []
    for seat in sorted(range(len(s.seats)), key=lambda seat: (seat != view.seat, seat)):
        lines.append((words.value("seat", s.seats[seat]), "bold cyan"))
        bound = _lines(s, own_nations(s.world, seat) + minor_nations(s.world, seat), words)
        lines += bound or [(f"  {words.say('board-no-ties')}", "dim")]
    return "\n".join(paint(part) for line in lines for part in fold(line))
