"""Stacks, garrisons and cities of the map in few words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from aevum.games.invasions.rules.leaders import COMBAT, LEADER_NATION, LEADERS
from aevum.games.invasions.rules.troops import DAMAGED, NATIONS, kind_name, look
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.games.invasions.rules.world.world import NOBODY, World
from aevum.terminal.lines import FIXED, together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aevum.words import Words

KEYS = ("board-short-unit", "board-short-units", "board-short-foreign", "board-short-foreigners")


def short(w: World, units: Sequence[int], words: Words) -> str:
    """`4 n.cav, arch`: mercenaries with the name of their people, damaged units with a `~`."""
    groups = Counter((look(w.code[unit]), w.master[unit]) for unit in units)
    return ", ".join(together(_group(code, master, n, words)) for (code, master), n in groups.items())


def _group(code: int, master: int, count: int, words: Words) -> str:
    key = "unit" if nation_of(code) == master else "foreign"
    if count > 1:
        key = {"unit": "units", "foreign": "foreigners"}[key]
    text = words.say(
        f"board-short-{key}", count=count, short=kind_name(code), nation=NATIONS[nation_of(code)]
    )
    return text + "~" if code & DAMAGED else text


def leader_names(leaders: Sequence[int], words: Words) -> str:
    """`Valens 1`: with the combat bonus."""
    return ", ".join(f"{words.value('leader', LEADERS[i])}{FIXED}{COMBAT[i]}" for i in leaders)


def garrison(w: World, place: int, nation: int, words: Words) -> str:
    """Everything of a nation in a place, Limes and horde included; empty for nothing."""
    parts = [short(w, [unit for unit in units_at(w, place) if w.master[unit] == nation], words)]
    if place < w.land.provinces and w.limes[place] == nation:
        parts.append(words.value("short", "limes"))
    if w.horde[nation] == place:
        parts.append(words.value("short", "horde"))
    text = ", ".join(part for part in parts if part)
    leaders = [i for i, p in enumerate(w.leader_place) if p == place and LEADER_NATION[i] == nation]
    if not leaders:
        return text
    names = leader_names(leaders, words)
    return words.say("board-under", units=text, leaders=names) if text else names


def occupants(w: World, place: int) -> list[int]:
    """The nations with anything in a place, the owner first."""
    found = {w.master[unit] for unit in units_at(w, place)}
    found |= {LEADER_NATION[i] for i, p in enumerate(w.leader_place) if p == place}
    found |= {n for n, p in enumerate(w.horde) if p == place}
    owner = NOBODY
    if place < w.land.provinces:
        owner = w.owner[place]
        found.add(w.limes[place])
    return sorted(found - {NOBODY}, key=lambda n: (n != owner, n))


def holders(w: World, place: int, words: Words) -> list[str]:
    """Who holds a place and who stands in it."""
    present = occupants(w, place)
    found = [
        words.say("board-garrison", people=NATIONS[n], units=garrison(w, place, n, words)) for n in present
    ]
    if place < w.land.provinces and w.owner[place] != NOBODY and w.owner[place] not in present:
        found.insert(0, words.value("people", NATIONS[w.owner[place]]))
    return found


def city(w: World, place: int, words: Words) -> str:
    """Its name, level and walls; empty where nothing is built."""
    if place >= w.land.provinces or not w.level[place]:
        return ""
    text = f"{w.land.site[place]} {w.level[place]}"
    if w.walls[place]:
        text = words.say("board-walled", city=text, walls=w.walls[place])
    if place in w.capital:
        text = words.say("board-is-capital", city=text)
    return text
