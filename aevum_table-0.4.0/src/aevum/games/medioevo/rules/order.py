"""Turn order by bids (1.ORDER)."""

from typing import Final

from aevum.games.medioevo.rules.tables import parameter

BIDS: Final = parameter("rebids-most")
"""R-035: after how many ties for the first place the former order decides."""


def tied_for_first(bids: list[int]) -> list[int]:
    """1.ORDER.03: the seats that must bid again, of the sums of their bids; none where one bid is highest."""
    best = max(bids)
    tied = [seat for seat, bid in enumerate(bids) if bid == best]
    return tied if len(tied) > 1 else []


def by_bids(bids: list[int], former: list[int]) -> list[int]:
    """1.ORDER.02, 1.ORDER.04: the seats by falling bids; ties in the reverse of their former order (R-036).

    In the first turn `former` is drawn by lot.
    """
    reverse = former[::-1]
    return sorted(reverse, key=lambda seat: -bids[seat])
