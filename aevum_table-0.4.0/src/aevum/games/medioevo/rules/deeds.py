"""What happened in a turn that objectives ask for (4.CARD.13, R-056)."""

from typing import Final

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.memory import Deed
from aevum.games.medioevo.rules.state import MedioevoState

BATTLE_WON: Final = 0
"""Value: units of the enemy at the start, 100 more where it was a player."""
CONQUEST: Final = 1
"""Value: the place."""
ARROWS: Final = 2
"""Value: damage dealt by archery in one battle round."""
CAPTAIN_TAKEN: Final = 3
"""A captain of another player was eliminated or captured in battle."""
SOLD_IN: Final = 4
"""Value: the settlement."""
SALES: Final = 5
"""Value: florins of one sale."""
TAXES: Final = 6
"""Value: florins of taxes and cities in this turn."""
REBELLED: Final = 7
"""The events of the turn brought the seat a rebellion."""
UNSCATHED: Final = 8
"""A battle was won with no unit lost or reduced; value: units of the enemy at the start."""
ROUTE: Final = 9
"""Value: steps of a route that was finished."""
DEBT_FREE: Final = 10
"""The last loan was repaid."""
RANSOM: Final = 11
"""A ransom was received; value: units."""
SPARED: Final = 12
"""The event cost nothing; value: red territories with something of the seat's."""
ROUND_LOSSES: Final = 13
"""Value: units of the enemy eliminated in one battle round, but for casualties and those given up."""
HORDE_CAPTAIN: Final = 14
"""A horde with a captain was destroyed."""
BREACH: Final = 15
"""A building of an enemy was destroyed by siege fire."""
PRIZE: Final = 16
"""A merchant ship or galley was captured, sunk or plundered."""
SEA_VICTORY: Final = 17
PLUNDER: Final = 18
"""Value: florins."""
AGAINST_PLAYER: Final = 100
_COMBAT: Final = 5
_TRADE: Final = 6
"""Phases of turns (0.PHASE.02)."""


def record(s: MedioevoState, seat: int, deed: int, value: int = 1) -> None:
    s.story.append(Deed(seat, deed, value))
    # A battle is the last thing of a full move, or of another's: its objective may be shown later [M100].
    late = s.phase == _COMBAT or (s.phase == _TRADE and s.active != seat)
    if late and not effects.has(s, effects.DONE_LATE, seat, 0):
        effects.put(s, effects.DONE_LATE, seat)


def values(s: MedioevoState, seat: int, deed: int) -> list[int]:
    """The values of a deed of a seat in this turn."""
    return [done.value for done in s.story if done.seat == seat and done.kind == deed]
