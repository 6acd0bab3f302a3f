"""Which sums may be bid (M16)."""


def sums(money: int, step: int) -> list[int]:
    """1.ORDER.01, R-034: from nothing to all that is there, in steps; all of it may always be bid."""
    found = list(range(0, money + 1, max(1, step)))
    if found[-1] != money:
        found.append(money)
    return found
