"""Cities, and the markers that lie on places and Areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.clash.combats import attacker, pending
from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.realm.realm import RELIGIONS, Realm
from aevum.games.invasions.rules.religion.heresy import heresies_in
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.land import NO_SEA
from aevum.games.invasions.rules.world.world import FREE, NOBODY, NOWHERE, TIE_NAMES, World
from aevum.games.invasions.telling.icons import MARKS
from aevum.games.invasions.telling.seen import said
from aevum.scene.position import CitySign, Mark

if TYPE_CHECKING:
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

SIDES = ("", "−", "+")
"""Of a Revolt, Raid or Heresy marker."""
KEYS: tuple[str, ...] = (
    "scene-mark-client", "scene-mark-federate", "scene-mark-vassal",
)  # fmt: skip
RULES = {
    MARKS["revolt"]: "XVI.E.1",
    MARKS["raid"]: "XI.E.8",
    MARKS["pillage"]: "XXIV.D.8",
    MARKS["foedus"]: "XXVIII.B.1",
    MARKS["passage"]: "XVIII.F.4",
    MARKS["terror"]: "XXIV.B.1",
    MARKS["caravan"]: "X.D.3",
    MARKS["battle"]: "XX.A.1",
    MARKS["siege"]: "XXIV.A.1",
}
"""By the picture of a marker."""
TIES = {"client": "client", "federate": "foedus", "vassal": "vassal"}


def place_marks(w: World, p: int, words: Words) -> list[Mark]:
    found: list[Mark] = []
    if w.revolt[p]:
        found.append(Mark(MARKS["revolt"], said(words, "scene-mark-revolt"), SIDES[w.revolt[p]], "bad"))
    if w.raid[p]:
        nameless = w.raider[p] == NOBODY
        name = (
            said(words, "scene-mark-raid")
            if nameless
            else said(words, "scene-mark-raided", people=NATIONS[w.raider[p]])
        )
        found.append(Mark(MARKS["raid"], name, SIDES[w.raid[p]], "bad"))
    if w.pillaged[p]:
        found.append(Mark(MARKS["pillage"], said(words, "scene-mark-pillage"), tone="bad"))
    if w.foedus[p] != NOBODY:
        found.append(Mark(MARKS["foedus"], said(words, "scene-mark-foedus", people=NATIONS[w.foedus[p]])))
    if w.opened[p]:
        found.append(Mark(MARKS["passage"], said(words, "scene-mark-passage"), tone="warn"))
    if w.terrified[p]:
        found.append(Mark(MARKS["terror"], said(words, "scene-mark-terror"), tone="warn"))
    return found


def city(w: World, p: int, words: Words) -> CitySign | None:
    """Also of a site where nothing stands; None where none could."""
    if not w.land.site[p]:
        return None
    sign = CitySign(
        w.land.site[p],
        w.level[p],
        w.walls[p],
        NATIONS[w.owner[p]] if w.owner[p] != NOBODY else "",
        fallen=w.level[p] < w.land.built[p],
        port=w.land.port[p] != NO_SEA,
    )
    for n, capital in enumerate(w.capital):
        if capital == p:
            sign.capital = NATIONS[n]
            sign.marks += nation_marks(w, n, words)
    return sign


def nation_marks(w: World, n: int, words: Words) -> list[Mark]:
    """What is laid on a capital, or beside a horde, because it concerns the nation."""
    found: list[Mark] = []
    if w.decline[n]:
        name = said(words, "scene-mark-decline", people=NATIONS[n])
        found.append(Mark(MARKS["decline"], name, str(w.decline[n]), "bad"))
    if w.tie[n] != FREE:
        tie = TIE_NAMES[w.tie[n]]
        name = said(words, f"scene-mark-{tie}", people=NATIONS[n], lord_people=NATIONS[w.lord[n]])
        found.append(Mark(MARKS[TIES[tie]], name))
    return found


def area_marks(w: World, r: Realm, words: Words) -> dict[str, list[Mark]]:
    found: dict[str, list[Mark]] = {}
    for area, name in enumerate(w.land.areas):
        for religion, side in sorted(heresies_in(r, area).items()):
            torn = said(words, "scene-mark-heresy", religion=RELIGIONS[religion])
            found.setdefault(name, []).append(Mark(MARKS["heresy"], torn, SIDES[side], "bad"))
    return found


def fight_marks(s: InvasionsState, words: Words) -> dict[int, list[Mark]]:
    """Where somebody fights now, or must before the sub-step ends (XX.A.1, XXIV.A.1)."""
    w = s.world
    found: dict[int, list[Mark]] = {}
    for p in pending(w, w.moving):
        if hostile_force(w, p, attacker(w, p)):
            found[p] = [Mark(MARKS["battle"], said(words, "scene-mark-battle"), tone="warn")]
        else:
            found[p] = [Mark(MARKS["siege"], said(words, "scene-mark-siege"), tone="warn")]
    return found


def caravan_marks(w: World, r: Realm, words: Words) -> dict[int, list[Mark]]:
    """X.D.3: the exceptional caravan."""
    if r.caravan[0] == NOWHERE:
        return {}
    return {r.caravan[0]: [Mark(MARKS["caravan"], said(words, "scene-mark-caravan"), tone="good")]}
