"""XIX.A.17, XIX.B.16 A stack on the move, and who may not intercept it any more."""

from aevum.engine.state import Frame
from aevum.games.invasions.rules.state import InvasionsState


class Quarry(Frame[InvasionsState]):
    """The frame that moves a stack; what it remembers ends with the move."""

    __slots__ = ("eluded",)

    def __init__(self) -> None:
        super().__init__()
        self.eluded: list[int] = []
        """Units that failed to intercept this stack, or fled from it."""


def quarry(s: InvasionsState) -> Quarry | None:
    """The stack that is on the move now."""
    for i in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[i]
        if isinstance(frame, Quarry):
            return frame
    return None


def eluded(s: InvasionsState) -> list[int]:
    hunted = quarry(s)
    return hunted.eluded if hunted is not None else []


def elude(s: InvasionsState, units: list[int]) -> None:
    hunted = quarry(s)
    if hunted is not None:
        hunted.eluded = sorted({*hunted.eluded, *units})
