"""What the ground does in battle (13.2, A1): whom it helps, and where nobody can retreat."""

from typing import Final

from aevum.games.charlemagne.rules.ground import has_burg
from aevum.games.charlemagne.rules.land import LAND, PLAIN, SIDES
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import PACKAGE
from aevum.kit.tables import rows

_DEFENDS: Final = {row["terrain"]: row["defends"] == "1" for row in rows(PACKAGE, "terrain")}
_RETREAT: Final = {row["terrain"]: row["retreat"] == "1" for row in rows(PACKAGE, "terrain")}


def reason(s: CharlemagneState, source: int, target: int, from_sea: bool) -> tuple[str, str]:
    """Why the ground helps the defender of a hex against an attack: key and rule, empty where it does not."""
    if has_burg(s, target) and _DEFENDS["burg"]:
        return "ground-burg", "13.2.b"
    kind = LAND.ground(target)
    if _DEFENDS[kind]:
        return f"ground-{kind}", "13.2.a"
    if from_sea:
        return "ground-sea", "13.2.d"
    side = LAND.side(source, target)
    if side != PLAIN and _DEFENDS[SIDES[side]]:
        return f"ground-{SIDES[side]}", "13.2.c"
    return "", ""


def open_to_retreat(hex: int) -> bool:
    """T11.4.d: a burg in rough terrain is rough terrain still (2.2)."""
    return _RETREAT[LAND.ground(hex)]


def crossed_in_retreat(a: int, b: int) -> bool:
    """T11.4.d: whether a retreat may cross the side of two hexes."""
    side = LAND.side(a, b)
    return side == PLAIN or _RETREAT[SIDES[side]]
