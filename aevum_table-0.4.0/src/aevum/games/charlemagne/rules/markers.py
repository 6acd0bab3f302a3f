"""The stratagem markers (14.2): what each is, by its number. Where it is, `CharlemagneState.holder` tells."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, LEADERS
from aevum.games.charlemagne.rules.tables import PACKAGE, SEATS
from aevum.kit.tables import index, rows, whole

_ROWS: Final = rows(PACKAGE, "markers")

NAMES: Final[list[str]] = [row["marker"] for row in _ROWS]
"""The kinds, as options name them."""
MARKER: Final[list[int]] = [
    kind
    for kind, row in enumerate(_ROWS)
    for _ in range(whole(row, "count", f"markers.csv, {row['marker']}"))
]
"""Of each marker its kind."""
MARKERS: Final = len(MARKER)

CUP: Final = -1
"""In the container; below it, in the views of others, UNSEEN."""
UNSEEN: Final = -2
SHOWN: Final = 2
"""On the table: played and not done with. 0 and 1 are the hands."""
PAPAL: Final = 4
"""With the pope: Augustus, until somebody controls the Republic of St Peter (18.8)."""
IN_PLAY: Final = 3
"""A leader on the map, or Augustus on one."""


def kind(name: str) -> int:
    return index(NAMES, name, "marker")


AUGUSTUS: Final = kind("augustus")
PAVIA: Final = kind("crown-of-pavia")
DONATION: Final = kind("donation-of-constantine")
ESPIONAGE: Final = kind("espionage")
ASSEMBLY: Final = kind("frankish-general-assembly")
HEERBANN: Final = kind("heerbann")
COINAGE: Final = kind("honest-coinage")
LEADER: Final = kind("leader")
ADVANCE: Final = kind("military-advance")
MISSIONARY: Final = kind("missionary")
RAGNAROK: Final = kind("ragnarok")
RING: Final = kind("ring-of-the-avars")
SPEAR: Final = kind("spear-of-longinus")
TREACHERY: Final = kind("treachery")
VASSALAGE: Final = kind("vassalage")

_LEADER_MARKERS: Final = MARKER.count(LEADER)
if len(LEADERS) != 1 + len(SEATS) * _LEADER_MARKERS:
    raise BadData(
        f"leaders.csv: {len(LEADERS) // len(SEATS)} rows beside Charlemagne, but markers.csv has "
        f"{_LEADER_MARKERS} Leader markers"
    )
_FIRST_LEADER: Final = MARKER.index(LEADER) if _LEADER_MARKERS else MARKERS


def leader_of(marker: int, seat: int) -> int:
    """The piece that a Leader marker brings to a player (20.5)."""
    return CHARLEMAGNE + 1 + seat * _LEADER_MARKERS + marker - _FIRST_LEADER


def marker_of(leader: int) -> int:
    """The marker of a leader; Charlemagne has none (20.4)."""
    return (leader - CHARLEMAGNE - 1) % _LEADER_MARKERS + _FIRST_LEADER
