"""Markers that carry vassalage points, and where each may be played (T9, T10)."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.land import ROME
from aevum.games.charlemagne.rules.markers import DONATION, MARKER, NAMES
from aevum.games.charlemagne.rules.regions import GROUP, REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import PACKAGE
from aevum.kit.tables import rows, whole

_ROWS: Final = rows(PACKAGE, "markers")
POINTS: Final[list[int]] = [whole(row, "points", f"markers.csv, {row['marker']}") for row in _ROWS]
"""Vassalage points of each kind, 0 for those that have none."""
WHERE: Final[list[str]] = [row["group"] for row in _ROWS]
"""The group of regions that a kind is for; empty for any."""
RULE: Final[list[str]] = [row["rule"] for row in _ROWS]
KINDS: Final[list[int]] = [kind for kind in range(len(NAMES)) if POINTS[kind]]
"""9.3: any of them will do, a plain Vassalage marker need not be among them."""


def refusal(s: CharlemagneState, seat: int, kind: int, region: int) -> Refusal | None:
    """Why one of KINDS does not count for an attempt on a region (9.2.b)."""
    told: dict[str, object] = {"marker": NAMES[kind], "region": REGIONS[region]}
    if WHERE[kind] and GROUP[region] != WHERE[kind]:
        return Refusal("not-in-group", told, RULE[kind])
    if kind == DONATION and s.land_side(ROME) != seat:
        return Refusal("rome-not-held", told, "T10.SM03.a")
    return None


def usable(s: CharlemagneState, seat: int, region: int) -> list[int]:
    """The kinds in a hand that count for or against an attempt."""
    held = {MARKER[marker] for marker, holder in enumerate(s.holder) if holder == seat}
    return [kind for kind in KINDS if kind in held and refusal(s, seat, kind, region) is None]
