"""Who stands with whom, in phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import CLIENT, FEDERATE, FREE, NOBODY, OUT, TIE_NAMES, VASSAL

if TYPE_CHECKING:
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

KEYS: tuple[str, ...] = (
    "tie-client", "tie-federate", "tie-vassal",
    "board-tie-of", "board-clients", "board-federates", "board-vassals", "board-allies", "board-pacts",
    "board-at-war", "board-promised",
)  # fmt: skip


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
