"""Attempts at vassalage and conversions, side by side like a battle: markers for and against, then a die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.scene import cells
from aevum.games.charlemagne.telling.attempts import CONVERSION, VASSALAGE, Attempted, code_words
from aevum.games.charlemagne.telling.seen import seen
from aevum.scene.contest import Contest, Die, Item, Pool, Side
from aevum.scene.spoken import said, title

if TYPE_CHECKING:
    from aevum.engine.event import Modifier
    from aevum.engine.view import View
    from aevum.games.charlemagne.telling.seen import FrameData
    from aevum.words import Words

STEPS = ("markers-for", "markers-against", "die")
STANDS = {"commit": 0, "shown": 0, "defence": 1, "roll": 1, "apply": 2, "name": 2}
"""By the step at which an attempt waits: it moves on before what it starts ends."""
KEYS: tuple[str, ...] = (
    "scene-step-markers-for", "scene-step-markers-against", "scene-vassalage", "scene-conversion",
)  # fmt: skip
TITLES = {VASSALAGE: "scene-vassalage", CONVERSION: "scene-conversion"}
RULES = {VASSALAGE: "9.2.a", CONVERSION: "16.3"}


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
    reasons = [Item(one.value, title(words.modifier(one)), one.rule) for one in items if one.value]
    return Pool(said(words, "scene-pool-differential"), differential, reasons)
