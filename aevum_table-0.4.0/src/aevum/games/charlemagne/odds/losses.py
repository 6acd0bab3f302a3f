"""Whom a careful owner gives up (T11.3.choice): units worth as little as the result lets him off with."""

from aevum.games.charlemagne.rules.counters import MIGHT, UNITS


def careful(pieces: list[int], amount: int) -> list[int]:
    """Units of at least that printed strength together, and of no more than need be; fewest of those."""
    best: dict[int, list[int]] = {0: []}
    for piece in pieces:
        if piece >= UNITS:
            continue
        for total, chosen in list(best.items()):
            more = total + MIGHT[piece]
            known = best.get(more)
            if known is None or len(known) > len(chosen) + 1:
                best[more] = [*chosen, piece]
    enough = [total for total in best if total >= amount]
    return best[min(enough) if enough else max(best)]
