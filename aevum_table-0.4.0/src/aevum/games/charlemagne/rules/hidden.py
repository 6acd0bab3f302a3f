"""What a seat may not know: the other's markers and treasury (1.4), and what is in the container."""

from random import Random
from typing import Final

from aevum.engine.codec import a_dict, a_list, as_dict, ints
from aevum.games.charlemagne.rules.markers import CUP, LEADER, MARKER, SHOWN, UNSEEN
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL, parameter

SECRET: Final = -1
"""What a view shows of a treasury that is not its own."""


_OPEN: Final = ("marker", "answer_marker")
"""The fields of frames that name a marker."""


def hide(data: dict[str, object], seat: int) -> None:
    """`held` tells how many markers each player has: that is seen at the table (1.4)."""
    own = a_dict(data, "own", "state")
    holder = ints(own, "holder", "own")
    own["held"] = [holder.count(EMPIRE), holder.count(TRIBAL)]
    own["holder"] = [
        UNSEEN if where == CUP or (where in (EMPIRE, TRIBAL) and where != seat) else where for where in holder
    ]
    own["treasury"] = [
        amount if player == seat else SECRET for player, amount in enumerate(ints(own, "treasury", "own"))
    ]
    _number_anew(data, own)


def _number_anew(data: dict[str, object], own: dict[str, object]) -> None:
    """Markers of a kind are alike: which of them is where, by number, would tell who drew it and when."""
    holder = ints(own, "holder", "own")
    frames = [as_dict(frame, "frame") for frame in a_list(data, "frames", "state")]
    named: list[int] = []
    for frame in frames:
        for field in _OPEN:
            marker = frame.get(field)
            if isinstance(marker, int) and marker >= 0 and holder[marker] == SHOWN:
                named.append(marker)
    # Of a kind: first those that a procedure names, then the others that all see, one's own, the unseen.
    order = sorted(
        range(len(holder)),
        key=lambda m: (MARKER[m], m if MARKER[m] == LEADER else _place(m, named), -holder[m], m),
    )
    number = {marker: at for at, marker in enumerate(order)}
    own["holder"] = [holder[marker] for marker in order]
    for frame in frames:
        for field in _OPEN:
            marker = frame.get(field)
            if isinstance(marker, int) and marker >= 0 and MARKER[marker] != LEADER:
                frame[field] = number[marker] if marker in named else -1


def _place(marker: int, named: list[int]) -> int:
    return named.index(marker) if marker in named else len(named)


def fill(data: dict[str, object], seat: int, rng: Random) -> None:
    """Hands at random, but never a Leader: those are not held (T10.SM08)."""
    own = a_dict(data, "own", "state")
    holder = ints(own, "holder", "own")
    held = ints(own, "held", "own")
    unseen = [m for m, where in enumerate(holder) if where == UNSEEN and MARKER[m] != LEADER]
    rng.shuffle(unseen)
    for player in (EMPIRE, TRIBAL):
        for _ in range(held[player] if player != seat else 0):
            holder[unseen.pop()] = player
    own["holder"] = [CUP if where == UNSEEN else where for where in holder]
    most = parameter("treasury-guess")
    own["treasury"] = [
        rng.randint(0, most) if amount == SECRET else amount for amount in ints(own, "treasury", "own")
    ]
