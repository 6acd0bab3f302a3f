"""Objectives that the map in play, the number of turns or an agreed limit puts out of reach (0.KING.05)."""

from typing import Final

from aevum.games.medioevo.rules.land import FAR, LAND
from aevum.games.medioevo.rules.lengths import turns_of
from aevum.games.medioevo.rules.objectives.forces import from_home
from aevum.games.medioevo.rules.objectives.table import KIND, LEAST, LEVEL, OTHER, SCOPE, SUBJECT
from aevum.games.medioevo.rules.settings import HONOUR_LIMIT
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS, parameter

_CARDS_A_TURN: Final = parameter("cards-a-turn")


def possible(s: MedioevoState, objective: int) -> bool:
    """Whether every seat could reach it in this match; the set-up leaves out the others [M38]."""
    match KIND[objective]:
        case "cathedral-at" | "control":
            return all(s.open[LAND.number(name)] for name in SUBJECT[objective])
        case "settlements":
            return _settlements(s, SCOPE[objective] == "abroad") >= LEAST[objective]
        case "same-good":
            goods = [LAND.good[place] for place in LAND.settlements if s.open[place]]
            return max([goods.count(good) for good in range(len(GOODS))]) >= LEAST[objective]
        case "fires":
            return len([place for place in LAND.fires if s.open[place]]) >= LEAST[objective]
        case "route":
            # 6.ROUTE.01: the origin is no step of it.
            return _settlements(s, abroad=False) > LEAST[objective]
        case "outpost":
            return _farthest(s, LAND.places) >= OTHER[objective]
        case "far-transport":
            return _farthest(s, LAND.size) >= OTHER[objective]
        case "honour":
            limit = s.settings[HONOUR_LIMIT]
            return limit == 0 or limit > LEAST[objective]  # 0.GEN.05
        case "branches" | "branch":
            return turns_of(s.scenario) >= LEVEL[objective]  # 4.TECH.03
        case "cards":
            return turns_of(s.scenario) * _CARDS_A_TURN >= LEAST[objective] - 1  # 0.SETUP.12, 4.CARD.02
        case _:
            return True


def _settlements(s: MedioevoState, abroad: bool) -> int:
    """In play; abroad, those that the seat with fewest has outside its home."""
    found = [place for place in LAND.settlements if s.open[place]]
    if not abroad:
        return len(found)
    return min([len([at for at in found if LAND.home[at] != kingdom]) for kingdom in s.kingdoms])


def _farthest(s: MedioevoState, areas: int) -> int:
    """The distance that every seat can come from its home among the first areas of the map."""
    reached: list[int] = []
    for kingdom in s.kingdoms:
        far = from_home(kingdom)
        reached.append(max([far[area] for area in range(areas) if s.open[area] and far[area] < FAR]))
    return min(reached)
