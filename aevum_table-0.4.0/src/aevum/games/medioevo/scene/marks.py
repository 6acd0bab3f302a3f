"""Settlements with their goods, Great Markets and buildings, and the markers that lie on places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.buildings import CIVIL, SORTS, STRUCTURE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.protection import building_safe
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.works.standing import BUILDING_NAMES, built, damaged
from aevum.games.medioevo.scene import looks
from aevum.games.medioevo.telling import icons
from aevum.games.medioevo.telling.cells import name_of
from aevum.games.medioevo.telling.market import market_goods
from aevum.games.medioevo.telling.owners import owner_of
from aevum.scene.ink import ink
from aevum.scene.position import CitySign, Mark
from aevum.scene.spoken import said

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

BISHOPS = {
    effects.NO_BATTLE: "no-battle",
    effects.NO_TRADE: "no-trade",
    effects.NO_MOVEMENT: "no-movement",
}
KEYS: tuple[str, ...] = ("scene-mark-no-battle", "scene-mark-no-trade", "scene-mark-no-movement")


def building_marks(s: MedioevoState, place: int, words: Words) -> list[Mark]:
    """Each with what is left of its structure where it is damaged (4.BLD.09)."""
    found: list[Mark] = []
    for sort in range(len(SORTS)):
        level = built(s, place, sort)
        if not level:
            continue
        name, hurt = BUILDING_NAMES[sort][level], damaged(s, place, sort)
        mark = Mark(icons.CONSTRUCTIONS[name], said(words, "scene-building", building=name))
        if hurt:
            left = STRUCTURE[sort][level] - hurt
            mark.name = said(words, "scene-damaged", building=name, left=left, whole=STRUCTURE[sort][level])
            mark.text, mark.tone = str(left), "bad"
        if building_safe(s, place, sort):
            mark.name = said(words, "scene-safe", building=name)
            mark.tone = "good"
        found.append(mark)
    return found


def place_marks(s: MedioevoState, area: int, words: Words) -> list[Mark]:
    """What lies beside the name of an area."""
    found: list[Mark] = []
    if area < LAND.places:
        if not LAND.settlement[area]:
            found += building_marks(s, area, words)
        if s.marker[area] != NOBODY:
            name = words.say("scene-mark-control", seat=s.seats[s.marker[area]])
            found.append(Mark(icons.MARKS["control"], name))
        if area in s.rebels:
            found.append(Mark(icons.MARKS["rebels"], said(words, "scene-mark-rebels"), tone="bad"))
    for effect in s.effects:
        if effect.code in BISHOPS and effect.subject == area:
            kind = BISHOPS[effect.code]
            found.append(Mark(icons.MARKS[kind], said(words, f"scene-mark-{kind}"), tone="warn"))
    return found


def settlement(s: MedioevoState, place: int, words: Words) -> CitySign | None:
    if not LAND.settlement[place]:
        return None
    found = CitySign(
        name_of(place, words),
        built(s, place, CIVIL),
        owner=owner_of(s, s.lord[place]),
        port=LAND.port[place],
        marks=building_marks(s, place, words),
    )
    colours = looks.good_colours()
    good = LAND.good[place]
    if good != NOBODY:
        found.icon = icons.good(GOODS[good])
        found.colour = colours[good]
        found.ink = ink(colours[good])
    found.cubes = [colours[other] for other in market_goods(s.market[place])]
    return found
