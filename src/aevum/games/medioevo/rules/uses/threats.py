"""Which territory is threatened: what Militia answers (K.CARD.09)."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Threat(Frame[MedioevoState]):
    """A frame that opens Threatened or RebellionBegins: `area` is in danger, and `victim` is whose it is.

    `victim` is NOBODY while there is no danger.
    """

    abstract: ClassVar[bool] = True

    def __init__(self, area: int = 0, victim: int = NOBODY) -> None:
        super().__init__()
        self.area = area
        self.victim = victim


def threat_of(s: MedioevoState) -> Threat | None:
    """The danger that is being announced."""
    for frame in s.running():
        if isinstance(frame, Threat):
            return frame if frame.victim != NOBODY else None
    return None
