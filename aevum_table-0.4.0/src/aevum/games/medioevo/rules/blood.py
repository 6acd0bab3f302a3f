"""Blood markers, a variant: who suffers gets them (W.BLOOD.01)."""

from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.settings import BLOOD
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY


def shed_blood(s: MedioevoState, victim: int, by: int) -> None:
    """A thing of `victim` was plundered by an opponent, or a home territory conquered; while markers last."""
    if not s.settings[BLOOD] or victim in (NOBODY, BARBARIANS, by) or by in (NOBODY, BARBARIANS):
        return
    if s.blood_left == 0:
        return
    s.blood_left -= 1
    s.blood[victim] += 1
    s.tell("blood-shed", {"seat": s.seats[victim], "enemy_seat": s.seats[by]}, "W.BLOOD.01")
