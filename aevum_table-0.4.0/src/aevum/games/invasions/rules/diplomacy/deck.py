"""XXX.A.2 The deck: which card is what, what it costs, and who holds it."""

from typing import Final

from aevum.engine.refusal import BadData, EngineFault
from aevum.games.invasions.rules.realm.realm import IN_DECK, Realm
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.games.invasions.rules.world.world import put
from aevum.kit.tables import rows, whole

KINDS: Final = ("alliance", "treaty", "marriage", "tribute", "foedus", "bribe", "mercenary", "nothing")
ALLIANCE: Final = 0
TREATY: Final = 1
MARRIAGE: Final = 2
TRIBUTE: Final = 3
FOEDUS: Final = 4
BRIBE: Final = 5
MERCENARY: Final = 6
NOTHING: Final = 7
"""XXX.I.1: it is good for nothing but the gold of its discard."""

_rows = rows(PACKAGE, "diplomacy")
KIND: Final[list[int]] = [KINDS.index(row["kind"]) for row in _rows]
"""By card."""
PRICE: Final[list[int]] = [
    max([whole(row, "price", "diplomacy.csv") for row in _rows if row["kind"] == kind], default=0)
    for kind in KINDS
]
"""By kind: gold for the target (XXX.C.1, XXX.D.1, XXX.E.1, XXX.G.1, XXX.H.1)."""
for _card, _row in enumerate(_rows):
    if whole(_row, "price", "diplomacy.csv") != PRICE[KIND[_card]]:
        raise BadData(f"diplomacy.csv, line {_card + 2}: price: all cards of a kind cost the same")


def holds(r: Realm, nation: int, kind: int) -> bool:
    """XXX.A.7: each nation plays from its own hand."""
    return any(at == nation and KIND[card] == kind for card, at in enumerate(r.diplomacy_at))


def give(r: Realm, card: int, nation: int) -> None:
    r.diplomacy_at = put(r.diplomacy_at, card, nation)
    r.held = put(r.held, nation, r.held[nation] + 1)


def lay_down(r: Realm, nation: int, kind: int) -> None:
    """A card that was played. Nobody draws before all others are back too (XXX.A.9)."""
    for card, at in enumerate(r.diplomacy_at):
        if at == nation and KIND[card] == kind:
            r.diplomacy_at = put(r.diplomacy_at, card, IN_DECK)
            r.held = put(r.held, nation, r.held[nation] - 1)
            return
    raise EngineFault(f"the nation {nation} holds no card {KINDS[kind]}")
