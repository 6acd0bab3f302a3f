"""Who controls a territory (3.TAX.04, 3.TAX.05, 5.TERR)."""

from aevum.games.medioevo.rules.tables import NOBODY


def controller(
    home: int, marker: int, units: list[int], barbarians: int, before: int, admits: list[list[bool]]
) -> int:
    """The seat that controls a territory, or NOBODY.

    `home` and `marker` are the seats whose home it is and whose control marker lies there, `units` the units
    of each seat; `admits[a][b]` says that a pact lets units of `b` stand in territories of `a`. `before` is
    who controlled it until now, which decides between armies that stand there by a pact [M15].
    """
    if barbarians:
        return NOBODY  # 3.TAX.05
    # 5.TERR.04: a home goes back to its owner only where no control marker lies.
    candidates = [marker, home, before]
    candidates.extend(range(len(units)))
    for seat in candidates:
        if seat != NOBODY and _claims(seat, home, marker, units) and _undisturbed(seat, units, admits):
            return seat
    return NOBODY


def _claims(seat: int, home: int, marker: int, units: list[int]) -> bool:
    """3.TAX.04, 5.TERR.01, R-016: one unit is enough."""
    return seat in (home, marker) or units[seat] > 0


def _undisturbed(seat: int, units: list[int], admits: list[list[bool]]) -> bool:
    """3.TAX.05"""
    return all(units[other] == 0 or other == seat or admits[seat][other] for other in range(len(units)))
