"""What a seat may not know: the other's markers and treasury (1.4), and what is in the container."""

from random import Random
from typing import Final

from aevum.engine.codec import ints
from aevum.games.charlemagne.rules.markers import CUP, UNSEEN
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL, parameter

SECRET: Final = -1
"""What a view shows of a treasury that is not its own."""


def hide(own: dict[str, object], seat: int) -> None:
    """`held` tells how many markers each player has: that is seen at the table (1.4)."""
    holder = ints(own, "holder", "own")
    own["held"] = [holder.count(EMPIRE), holder.count(TRIBAL)]
    own["holder"] = [
        UNSEEN if where == CUP or (where in (EMPIRE, TRIBAL) and where != seat) else where for where in holder
    ]
    own["treasury"] = [
        amount if player == seat else SECRET for player, amount in enumerate(ints(own, "treasury", "own"))
    ]


def fill(own: dict[str, object], seat: int, rng: Random) -> None:
    holder = ints(own, "holder", "own")
    held = ints(own, "held", "own")
    unseen = [marker for marker, where in enumerate(holder) if where == UNSEEN]
    rng.shuffle(unseen)
    for player in (EMPIRE, TRIBAL):
        for _ in range(held[player] if player != seat else 0):
            holder[unseen.pop()] = player
    own["holder"] = [CUP if where == UNSEEN else where for where in holder]
    most = parameter("treasury-guess")
    own["treasury"] = [
        rng.randint(0, most) if amount == SECRET else amount for amount in ints(own, "treasury", "own")
    ]
