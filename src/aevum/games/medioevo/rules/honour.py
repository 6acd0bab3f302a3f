"""Honour points change (V)."""

from aevum.games.medioevo.rules.settings import HONOUR_LIMIT
from aevum.games.medioevo.rules.state import MedioevoState


def award(s: MedioevoState, seat: int, points: int, reason: str, rule: str) -> None:
    """Give or take honour points; `reason` is a word of `deed-...` (0.GEN.09, V.TRACK.02)."""
    if points == 0:
        return
    s.honour[seat] += points
    told: dict[str, object] = {"seat": s.seats[seat], "points": points, "deed": reason}
    s.tell("honour-won" if points > 0 else "honour-lost", told, rule)
    # Nothing ends the set-up or the final scoring, which are no phase.
    if s.phase and 0 < s.settings[HONOUR_LIMIT] <= s.honour[seat]:
        s.over = True  # 0.GEN.05
