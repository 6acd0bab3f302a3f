"""Where a beaten force may go (T11.4): single steps, and whether two of them are possible."""

from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.battle.terrain import crossed_in_retreat, open_to_retreat
from aevum.games.charlemagne.rules.counters import HOME, is_leader
from aevum.games.charlemagne.rules.ground import in_zone
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.stacking import no_room
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY, TRIBAL


def bar(s: CharlemagneState, seat: int, pieces: list[int], at: int, to: int) -> Refusal | None:
    """Why a retreating force cannot go from a hex into the next; neutrality is no reason (T11.4.neutral)."""
    told: dict[str, object] = {"place": LAND.names[to]}
    side = s.side_in(to)
    if side not in (seat, NOBODY):
        return Refusal("retreat-occupied", told, "T11.4.a")
    if not crossed_in_retreat(at, to) or not open_to_retreat(to):
        return Refusal("retreat-terrain", told, "T11.4.d")
    if in_zone(s, to, 1 - seat):  # 12.5.h
        return Refusal("retreat-zone", told, "T11.4.b")
    refusal = no_room(s, seat, to, pieces)
    if refusal is not None and _other_tribe(s, seat, to, pieces):
        return Refusal("tribes-apart", told, "T11.4.e")
    if refusal is not None:
        return Refusal("stack-full", told, "T11.4.c")
    return None


def _other_tribe(s: CharlemagneState, seat: int, to: int, pieces: list[int]) -> bool:
    homes = [HOME[piece] for piece in pieces if not is_leader(piece)]
    return seat == TRIBAL and any(not is_leader(p) and HOME[p] not in homes for p in s.pieces(to))


def leads_on(s: CharlemagneState, seat: int, pieces: list[int], at: int, start: int, steps: int) -> bool:
    """Whether that many single steps are possible from a hex."""
    if steps == 0:
        return True
    # AMB-16: not back into the first one.
    for hex in LAND.near[at]:
        if hex == start or bar(s, seat, pieces, at, hex) is not None:
            continue
        if leads_on(s, seat, pieces, hex, start, steps - 1):
            return True
    return False
