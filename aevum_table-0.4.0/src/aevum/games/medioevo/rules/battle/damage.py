"""What a point of damage does to a unit (5.BATTLE.16, 5.NAVAL.06)."""

from aevum.games.medioevo.rules.pieces import CAPTAIN, FORCE, GONE, LESSER, kind_of


def becomes(piece: int, reserve: list[int], at_sea: bool) -> int:
    """What is left of a unit that takes 1 damage, or GONE.

    5.ARCH.03, 5.LI.02, 5.HI.02, 5.CAV.02, 5.CPT.05; at sea nothing is left of any (5.NAVAL.06).
    """
    if at_sea or piece >= CAPTAIN:
        return GONE
    for lesser in LESSER[piece]:
        if reserve[lesser] > 0:
            return lesser
    return GONE


def strike(force: list[int], reserve: list[int], piece: int, at_sea: bool, captured: bool) -> int:
    """One damage to a unit of a force; what it became, or GONE.

    The piece goes to the reserve, unless it is eliminated and becomes a prisoner (5.CAPT.03, M04).
    """
    left = becomes(piece, reserve, at_sea)
    force[piece] -= 1
    if left != GONE:
        force[left] += 1
        reserve[left] -= 1
    if left != GONE or not captured:
        reserve[kind_of(piece)] += 1
    return left


def targets(force: list[int]) -> list[int]:
    """The pieces of a force that a point of damage may go to, by its owner's choice (R-079)."""
    return [piece for piece in range(FORCE) if force[piece] > 0]


def crew_spared(line: list[int], melee: bool) -> bool:
    """5.SIEGE.07, M10: melee and casualties reach a crew only when nobody else is left."""
    return melee and sum(line) > 0


def first_of_horde(horde: list[int]) -> int:
    """Whom arrows and stones take of a horde: light infantry, then archers, captains last (5.ARCH.02).

    What Promotion has made of barbarians comes in between, the lesser first [M14].
    """
    for piece in range(FORCE):
        if horde[piece] > 0:
            return piece
    return GONE
