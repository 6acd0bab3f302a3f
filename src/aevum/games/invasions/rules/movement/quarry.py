"""XIX.A.17, XIX.B.16 A stack on the move, and who may not intercept it any more."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.state import InvasionsState

UNTRIED: Final = -1


class Hunt(Frame[InvasionsState]):
    """The frame of a movement sub-step: a stack that rests on its way and goes on later is still the same."""

    abstract: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.hunted: list[int] = []
        """In pairs: a unit that moves, and one that failed to intercept its stack or fled from it."""
        self.beaches: list[int] = []
        """In threes: where a landing went, over which sea, and whether the sea let it pass (XXV.E.5)."""

    def landed(self, place: int, sea: int) -> int:
        """What an earlier stack's landing there came to: 1 or 0, or UNTRIED."""
        for k in range(0, len(self.beaches), 3):
            if self.beaches[k : k + 2] == [place, sea]:
                return self.beaches[k + 2]
        return UNTRIED

    def hunters(self, units: list[int]) -> list[int]:
        """Who had his chance against a stack in which one of these units was."""
        return sorted({self.hunted[k + 1] for k in range(0, len(self.hunted), 2) if self.hunted[k] in units})


class Quarry(Frame[InvasionsState]):
    """The frame that moves a stack."""

    abstract: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.units: list[int] = []
        self.eluded: list[int] = []
        """Units that failed to intercept this stack, or fled from it."""

    def joined(self, s: InvasionsState, unit: int) -> None:
        """Who could not intercept the newcomer cannot intercept the stack with it either."""
        hunt = hunt_of(s)
        if hunt is not None:
            self.eluded = sorted({*self.eluded, *hunt.hunters([unit])})


def quarry(s: InvasionsState) -> Quarry | None:
    """The stack that is on the move now."""
    for frame in s.running():
        if isinstance(frame, Quarry):
            return frame
    return None


def hunt_of(s: InvasionsState) -> Hunt | None:
    for frame in s.running():
        if isinstance(frame, Hunt):
            return frame
    return None


def eluded(s: InvasionsState) -> list[int]:
    hunted = quarry(s)
    return hunted.eluded if hunted is not None else []


def elude(s: InvasionsState, units: list[int]) -> None:
    hunted = quarry(s)
    if hunted is None:
        return
    hunted.eluded = sorted({*hunted.eluded, *units})
    hunt = hunt_of(s)
    if hunt is not None:
        for mover in hunted.units:
            for unit in units:
                hunt.hunted += [mover, unit]
