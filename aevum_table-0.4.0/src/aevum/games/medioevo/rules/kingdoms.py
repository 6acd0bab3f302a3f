"""Which kingdoms may be played together."""

from itertools import combinations
from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.lengths import USUAL
from aevum.games.medioevo.rules.tables import KINGDOMS, PACKAGE, parameter
from aevum.kit.tables import index, rows

LEAST_PLAYERS: Final = parameter("players-least")
MOST_PLAYERS: Final = parameter("players-most")
"""0.GEN.01"""


def _links() -> list[list[int]]:
    found: list[list[int]] = [[] for _ in KINGDOMS]
    for row in rows(PACKAGE, "kingdom-links"):
        a = index(KINGDOMS, row["a"], "kingdom-links.csv")
        b = index(KINGDOMS, row["b"], "kingdom-links.csv")
        found[a].append(b)
        found[b].append(a)
    return found


LINKS: Final[list[list[int]]] = _links()
"""0.KING.02, 0.KING.03, 0.KING.04"""


def connected(chosen: list[int]) -> bool:
    """0.KING.02"""
    if not chosen:
        return True
    reached = [chosen[0]]
    waiting = [chosen[0]]
    while waiting:
        for other in LINKS[waiting.pop()]:
            if other in chosen and other not in reached:
                reached.append(other)
                waiting.append(other)
    return len(reached) == len(chosen)


def usual(players: int) -> list[int]:
    """Who plays where nothing else is agreed on: the first that are connected."""
    for chosen in combinations([index(KINGDOMS, name, "kingdoms.csv") for name in USUAL], players):
        if connected(list(chosen)):
            return list(chosen)
    raise BadData(f"kingdom-links.csv: no {players} kingdoms are connected [0.KING.02]")


def choices(chosen: list[int], players: int) -> list[int]:
    """0.KING.08: what the next player may choose."""
    free = [kingdom for kingdom in range(len(KINGDOMS)) if kingdom not in chosen]
    if players == len(KINGDOMS) or not chosen:
        return free
    return [kingdom for kingdom in free if any(other in chosen for other in LINKS[kingdom])]
