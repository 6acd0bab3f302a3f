"""Something that may be bought, as numbers, and the option that names it."""

from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.purchases.shopper import Shopper
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.technologies import TECHNOLOGIES, missing_points
from aevum.games.medioevo.rules.uses.mastery import LACKING


class Ware:
    """`key` is that of its option."""

    __slots__ = ("florins", "key", "kind", "level", "old", "place", "points", "slot", "technology")

    def __init__(self, key: str, kind: int = 0, place: int = NOBODY, level: int = 0, old: int = 0) -> None:
        self.key = key
        self.kind = kind
        """A technology, the sort of a building, the kind of a thing, the piece of a unit."""
        self.place = place
        self.level = level
        self.old = old
        """The level, or the piece, that is raised."""
        self.slot = NOBODY
        """Of a thing that is raised; the captor of a prisoner."""
        self.technology = NOBODY
        """With which it is designed."""
        self.points = 0
        self.florins = 0

    def numbers(self) -> list[int]:
        """What `goods.designed` makes it anew from."""
        return [self.kind, self.place, self.level, self.old, self.slot]

    def prices(self) -> dict[str, object]:
        return {"florins": self.florins, "points": self.points}


def unaffordable(shopper: Shopper, ware: Ware, rule: str) -> Refusal | None:
    """Technology, points and florins (4.TECH.05, 4.TECH.07)."""
    short = 0
    if ware.technology != NOBODY:
        if shopper.access[ware.technology] == LACKING:
            told: dict[str, object] = {"technology": TECHNOLOGIES[ware.technology]}
            return Refusal("technology-missing", told, rule)
        short = shopper.lacking(ware.technology, ware.points)
    due = ware.florins + missing_points(short)
    if due > shopper.money:
        return Refusal("too-dear", {"florins": due}, rule)
    return None
