"""What the icons of event cards do (2.CARD)."""

from typing import Final

from aevum.games.medioevo.rules.tables import column

HALT: Final = 0
ARMIES: Final = 1
BUILDINGS: Final = 2
GOODS_LOST: Final = 3
ICONS: Final = ("movement", "armies", "buildings", "goods")
_MOST: Final[list[int]] = column("event-icons", "icon", ICONS, "most")


def effect(icon: int, die: int) -> int:
    """How many transports stand still, points of damage fall or cubes are lost by a die of six.

    2.CARD.05, 2.CARD.07, 2.CARD.08, 2.CARD.09
    """
    return die if die <= _MOST[icon] else 0
