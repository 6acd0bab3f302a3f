"""An attempt at vassalage or a conversion that goes on, as its procedure tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_text, an_int
from aevum.games.charlemagne.odds.conversion import ConversionOdds, conversion_odds
from aevum.games.charlemagne.odds.vassalage import VassalageOdds, vassalage_odds
from aevum.games.charlemagne.rules.conversion import table as conversions
from aevum.games.charlemagne.rules.conversion.defence import missionaries, ragnaroks
from aevum.games.charlemagne.rules.vassalage import table as vassalages
from aevum.games.charlemagne.telling.seen import frame_named, seen
from aevum.scene.spoken import said

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.charlemagne.telling.seen import FrameData
    from aevum.words import Words

VASSALAGE, CONVERSION = "Attempt", "Conversion"
KEYS: tuple[str, ...] = ("scene-code-V", "scene-code-C", "scene-code-R", "scene-code-none", "scene-code-C-R")


class Attempted:
    """What its procedure tells, with the markers that stand so far."""

    def __init__(self, view: View, frame: FrameData) -> None:
        self.view = view
        self.kind = str(frame["frame"])
        self.step = a_text(frame, "step", "frame")
        self.seat = an_int(frame, "seat", "frame")
        self.region = an_int(frame, "region", "frame")
        self.own = an_int(frame, "points" if self.kind == VASSALAGE else "missionaries", "frame")
        """Vassalage points, or Missionaries."""
        self.against, self.ragnaroks = self._defence(frame)
        throw = frame_named(view, "Throw")
        self.die = an_int(throw, "code", "frame") if throw is not None and self.step == "apply" else 0

    def _defence(self, frame: FrameData) -> tuple[int, int]:
        if self.kind == VASSALAGE:
            window = frame_named(self.view, "Defence")
            return an_int(window or frame, "points" if window else "defence", "frame"), 0
        window = frame_named(self.view, "ConversionDefence")
        if window is not None:
            return an_int(window, "missionaries", "frame"), an_int(window, "ragnaroks", "frame")
        report = an_int(frame, "defence", "frame")
        return missionaries(report), ragnaroks(report)

    def odds(self, own: int = 0, against: int = 0, ragnaroks: int = 0) -> VassalageOdds | ConversionOdds:
        """With so many more markers, or points of them, on either side."""
        s = seen(self.view)
        own, against = self.own + own, self.against + against
        if self.kind == VASSALAGE:
            return vassalage_odds(s, self.seat, self.region, own, against)
        return conversion_odds(s, self.seat, self.region, own, against, self.ragnaroks + ragnaroks)

    def result(self, die: int, differential: int) -> str:
        if self.kind == VASSALAGE:
            return vassalages.result(die, differential)
        return conversions.result(die, differential)


def attempt_now(view: View) -> Attempted | None:
    frame = frame_named(view, VASSALAGE, CONVERSION)
    return Attempted(view, frame) if frame is not None else None


def code_words(code: str, words: Words) -> str:
    """What a result of the tables means."""
    name = "none" if code == "-" else code.replace("+", "-")
    return said(words, f"scene-code-{name}")
