"""Matches of the tiny game with hands as a test wants them, by scripted dice."""

from aevum.engine import Table
from tests.tiny import GAME
from tests.tiny.cards import PACK, Market


def market(hands: list[int], dice: list[int] | None = None, scenario: str = "spring") -> Table:
    """A match in which the seats are dealt these cards, one each; `dice` fall after that."""
    deck = list(PACK)
    script: list[int] = []
    for card in hands:
        script.append(deck.index(card) + 1)
        deck.remove(card)
    return Table(GAME, scenario, {"seats": len(hands)}, seed=1, script=[*script, *(dice or [])])


def held(table: Table) -> Market:
    assert isinstance(table.state, Market)
    return table.state


def bid(table: Table, *bids: int) -> None:
    for seat, gold in zip(table.seats, bids, strict=True):
        table.choose(seat, f"bid:{gold}")


def asked(table: Table) -> list[tuple[str, str, list[str]]]:
    """Who is asked what, and the ids of the options."""
    return [(table.seats[a.seat], a.key, [o.id for o in a.options]) for a in table.asks()]
