"""The final honour points of a match, item by item (V.END)."""

from typing import Final

from aevum.engine.event import Modifier
from aevum.games.medioevo.rules.buildings import CASTLE, CATHEDRAL, CITY, CIVIL, MILITARY, RELIGIOUS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.layout import of_branch
from aevum.games.medioevo.rules.market import value
from aevum.games.medioevo.rules.prisoners import held
from aevum.games.medioevo.rules.scoring import awards, final
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES, GOODS, NOBODY
from aevum.games.medioevo.rules.taxes.debts import net_worth
from aevum.games.medioevo.rules.uses.points import levels_of
from aevum.games.medioevo.rules.works.standing import built

KEYS: tuple[str, ...] = (
    "modifier-award-money",
    "modifier-award-great-market",
    "modifier-award-technology",
    "modifier-award-rome",
    "modifier-award-jerusalem",
    "modifier-award-cathedrals",
    "modifier-award-cities",
    "modifier-award-castles",
    "modifier-award-territories",
    "modifier-award-monopoly",
    "modifier-award-prisoners",
    "modifier-award-debts",
    "modifier-award-tokens",
)
ROME: Final = LAND.number("ROM", "places.csv")
JERUSALEM: Final = LAND.number("JER", "places.csv")


def worth(s: MedioevoState) -> list[int]:
    """By seat its money less debts and interest (V.END.03)."""
    return [net_worth(s.money[seat], s.loans[seat], s.arrears[seat]) for seat in range(s.players())]


def reckoning(s: MedioevoState) -> list[list[Modifier]]:
    """By seat what it would win and lose if the match ended now; nothing for who is out of the game."""
    items: list[list[Modifier]] = [[] for _ in range(s.players())]
    seats = range(s.players())
    markets = [value(s.market[place]) for place in LAND.settlements]
    lords = [s.lord[place] for place in LAND.settlements]
    _most(s, items, "money", worth(s), "V.END.03")
    _most(s, items, "great-market", awards.markets(markets, lords, s.players()), "V.END.04")
    _most(s, items, "technology", [awards.learning(levels_of(s, seat)) for seat in seats], "V.END.05")
    _note(s, items, "award-rome", awards.rome(s.lord[ROME], s.players()), "V.END.06")
    _note(s, items, "award-jerusalem", awards.jerusalem(s.lord[JERUSALEM], s.kingdoms), "V.END.07")
    _most(s, items, "cathedrals", [_built(s, seat, RELIGIOUS, CATHEDRAL) for seat in seats], "V.END.08")
    _most(s, items, "cities", [_built(s, seat, CIVIL, CITY) for seat in seats], "V.END.08")
    _most(s, items, "castles", [_built(s, seat, MILITARY, CASTLE) for seat in seats], "V.END.08")
    _most(s, items, "territories", [len(s.controlled(seat)) for seat in seats], "V.END.08")
    _note(s, items, "award-monopoly", awards.monopolies(_producers(s), s.players()), "V.END.09")
    _note(s, items, "award-prisoners", [final.prisoners(captive(s, seat)) for seat in seats], "V.END.10")
    _note(s, items, "award-debts", [final.debts(s.loans[seat]) for seat in seats], "V.END.11")
    _note(s, items, "award-tokens", [final.tokens(_tokens(s, seat)) for seat in seats], "V.END.12")
    return items


def _most(s: MedioevoState, items: list[list[Modifier]], award: str, amounts: list[int], rule: str) -> None:
    _note(s, items, f"award-{award}", awards.most(award, amounts), rule)


def _note(s: MedioevoState, items: list[list[Modifier]], name: str, points: list[int], rule: str) -> None:
    for seat in range(s.players()):
        if points[seat] and not s.out[seat]:
            items[seat].append(Modifier(points[seat], name, rule))


def _built(s: MedioevoState, seat: int, sort: int, level: int) -> int:
    places = [place for place in range(LAND.places) if s.builder[place] == seat]
    return len([place for place in places if built(s, place, sort) == level])


def _producers(s: MedioevoState) -> list[list[int]]:
    """By good who controls each settlement in play that produces it (R-069)."""
    found: list[list[int]] = [[] for _ in GOODS]
    for place in LAND.settlements:
        if s.open[place] and LAND.good[place] != NOBODY:
            found[LAND.good[place]].append(s.lord[place])
    return found


def captive(s: MedioevoState, seat: int) -> int:
    """Units of a seat that others hold (5.CAPT.10)."""
    return sum([sum(held(s, captor, seat)) for captor in range(s.players())])


def _tokens(s: MedioevoState, seat: int) -> int:
    at = of_branch(seat)
    return sum(s.tokens[at : at + len(BRANCHES)])
