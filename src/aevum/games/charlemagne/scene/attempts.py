"""Attempts at vassalage and conversions, side by side like a battle: markers for and against, then a die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_text, an_int
from aevum.games.charlemagne.odds.conversion import ConversionOdds, conversion_odds
from aevum.games.charlemagne.odds.vassalage import VassalageOdds, vassalage_odds
from aevum.games.charlemagne.rules.conversion import table as conversions
from aevum.games.charlemagne.rules.conversion.defence import missionaries, ragnaroks
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.rules.vassalage import table as vassalages
from aevum.games.charlemagne.scene import cells
from aevum.games.charlemagne.scene.seen import frame_named, seen
from aevum.scene.contest import Contest, Die, Item, Pool, Side
from aevum.scene.spoken import said

if TYPE_CHECKING:
    from aevum.engine.event import Modifier
    from aevum.engine.view import View
    from aevum.games.charlemagne.scene.seen import FrameData
    from aevum.words import Words

VASSALAGE, CONVERSION = "Attempt", "Conversion"
STEPS = ("markers-for", "markers-against", "die")
STANDS = {"commit": 0, "shown": 0, "defence": 1, "roll": 1, "apply": 2, "name": 2}
"""By the step at which an attempt waits: it moves on before what it starts ends."""
KEYS: tuple[str, ...] = (
    "scene-step-markers-for", "scene-step-markers-against", "scene-vassalage", "scene-conversion",
    "scene-code-V", "scene-code-C", "scene-code-R", "scene-code-none", "scene-code-C-R",
)  # fmt: skip
TITLES = {VASSALAGE: "scene-vassalage", CONVERSION: "scene-conversion"}
RULES = {VASSALAGE: "9.2.a", CONVERSION: "16.3"}


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


def contest(view: View, frame: FrameData, words: Words) -> Contest:
    now = Attempted(view, frame)
    s = seen(view)
    region = REGIONS[now.region]
    found = Contest(said(words, TITLES[now.kind], region=region), rule=RULES[now.kind])
    found.place = cells.region(now.region, words).place
    found.tracks = [said(words, f"scene-step-{step}") for step in STEPS]
    found.now = STANDS.get(now.step, 0)
    found.ground = [
        cells.side(s.control[now.region], words).text,
        cells.faith(s.faith[now.region], words).text,
    ]
    odds = now.odds()
    for seat in (now.seat, 1 - now.seat):
        name = SEATS[seat]
        found.sides.append(Side(words.seat(name), name, name, seat == now.seat))
    for_it, against = found.sides
    for_it.pools = [_pool(odds.items, odds.differential, words)]
    against.pools = [Pool(said(words, "scene-pool-against"), now.against + now.ragnaroks)]
    if now.die:
        for_it.dice = [Die(str(now.die))]
        for_it.notes = [code_words(now.result(now.die, odds.differential), words)]
    return found


def _pool(items: list[Modifier], differential: int, words: Words) -> Pool:
    reasons = [Item(one.value, cells.title(words.modifier(one)), one.rule) for one in items if one.value]
    return Pool(said(words, "scene-pool-differential"), differential, reasons)


def code_words(code: str, words: Words) -> str:
    """What a result of the tables means."""
    name = "none" if code == "-" else code.replace("+", "-")
    return said(words, f"scene-code-{name}")
