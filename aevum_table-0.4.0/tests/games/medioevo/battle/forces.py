"""Forces in the words of the rulebook."""

from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, HEAVY, LIGHT, PIECES, captain, kind_of, nothing

NAMES = {
    "LI": LIGHT, "AR": ARCHER, "HI": HEAVY, "CAV": CAVALRY,
    "CPT1": captain(1), "CPT2": captain(2), "CPT3": captain(3),
}  # fmt: skip


def force(text: str = "") -> list[int]:
    """`force("2 LI, CAV")`"""
    found = nothing()
    for part in text.split(", ") if text else []:
        *count, name = part.split()
        found[NAMES[name]] += int(count[0]) if count else 1
    return found


def reserve_of(units: list[int]) -> list[int]:
    """What a player has left beside these units."""
    found = list(PIECES)
    for piece, count in enumerate(units):
        found[kind_of(piece)] -= count
    return found
