"""The tables of the map's picture: own stacks, places one may choose, ways to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.board.names import city, holders, leader_names, short
from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.stance import HOSTILE, NEUTRAL, STANCE_NAMES
from aevum.games.invasions.rules.fight import TERRAINS
from aevum.games.invasions.rules.reaction.opponents import interceptors, of_seat
from aevum.games.invasions.rules.troops import CROSSING_NAMES, NO_CROSSING, STRAIT
from aevum.games.invasions.rules.world.pieces import LEADER_PACES, commanded_at, leaders_at, paces_left
from aevum.games.invasions.rules.world.world import World
from aevum.games.invasions.telling.danger import MOST_THREATS, nearest_foe, threat, threats
from aevum.terminal.lines import Cell, cell, grid, heads, paint, together

if TYPE_CHECKING:
    from aevum.words import Words

COLUMNS = (
    "stack", "units", "leader", "paces", "enemy", "away", "chance",
    "place", "terrain", "cost", "attitude", "there",
)  # fmt: skip
NUMBER = 3
STACKS = (NUMBER, 16, 22, 13, 5, 16)
PLACES = (NUMBER, 19, 9, 4, 8, 32)
THREAT = "red"
STYLES = {HOSTILE: "red", NEUTRAL: "yellow"}


class Choice:
    """A place that may be chosen, and the number of the option that does it; 0 for one that may not."""

    def __init__(self, number: int, place: int) -> None:
        self.number = number
        self.place = place


def _number(choice: Choice) -> Cell:
    return [(f"{choice.number:>{NUMBER}}", "bold cyan")] if choice.number else [("  ·", "dim")]


def own_stacks(w: World, choices: list[Choice], nations: int, words: Words) -> list[str]:
    """Stacks that may move: units, leader, paces left, and the nearest enemy."""
    rows = [heads(["", "stack", "units", "leader", "paces", "enemy"], STACKS, words)]
    for choice in choices:
        p = choice.place
        units, leaders = commanded_at(w, p, nations), leaders_at(w, p, nations)
        nation = w.master[units[0]] if units else next(n for n in range(len(w.seat)) if nations >> n & 1)
        near = cell(_near(w, p, nation, words), STACKS[5]) if p < w.land.provinces else []
        rows.append(_stack(w, choice, units, leaders, paces(w, units, leaders), near, words))
    return grid(rows, STACKS)


def _near(w: World, place: int, nation: int, words: Words) -> str:
    foe = nearest_foe(w, place, nation)
    if foe is None:
        return ""
    return words.say("board-foe", place=w.land.names[foe.place], units=foe.units, paces=foe.paces)


def _stack(
    w: World, choice: Choice, units: list[int], leaders: list[int], way: str, last: Cell, words: Words
) -> list[Cell]:
    return [
        _number(choice),
        cell(w.land.names[choice.place], STACKS[1], "bold"),
        cell(short(w, units, words), STACKS[2]),
        cell(leader_names(leaders, words), STACKS[3]),
        cell(way, STACKS[4]),
        last,
    ]


def paces(w: World, units: list[int], leaders: list[int]) -> str:
    """What the units have left, `3–5` where some have more than others."""
    left = sorted({paces_left(w, unit, len(leaders) > 0) for unit in units})
    if not left:
        left = [LEADER_PACES - max(w.leader_used[i] for i in leaders)] if leaders else [0]
    return str(left[0]) if len(left) == 1 else f"{left[0]}–{left[-1]}"


def own_interceptors(
    w: World, choices: list[Choice], target: int, nation: int, seat: int, words: Words
) -> list[str]:
    """Stacks that may intercept the nation's stack in a place, with their chance."""
    rows = [heads(["", "stack", "units", "leader", "away", "chance"], STACKS, words)]
    side = interceptors(w, target, nation)
    own = of_seat(w, side, seat)
    for choice in choices:
        units, leaders = commanded_at(w, choice.place, own), leaders_at(w, choice.place, own)
        found = threat(w, target, choice.place, side, [])
        way = str(found.paces) if found is not None else ""
        last = cell(f"{found.percent} %", STACKS[5], "bold") if found is not None else []
        rows.append(_stack(w, choice, units, leaders, way, last, words))
    return grid(rows, STACKS)


def places(
    w: World, choices: list[Choice], start: int, nation: int, eluded: list[int] | None, words: Words
) -> list[str]:
    """Places beside `start`, or anywhere: ground, attitude, who is there, what it takes, who might come.

    `eluded`: units that cannot intercept the stack that goes there; None where nobody could.
    """
    rows = [heads(["", "place", "terrain", "cost", "attitude", "there"], PLACES, words)]
    for choice in choices:
        p = choice.place
        ground: Cell = []
        how: Cell = []
        if p < w.land.provinces:
            ground = cell(_ground(w, p, words), PLACES[2])
            view = attitude(w, nation, p)
            how = cell(words.value("stance", STANCE_NAMES[view]), PLACES[4], STYLES.get(view, ""))
        name = cell(w.land.names[p], PLACES[1], "bold" if choice.number else "")
        cost = cell(_cost(w, start, p, words), PLACES[3])
        there = [*_there(w, start, p, words), *_danger(w, p, nation, eluded, words)]
        rows.append([_number(choice), name, ground, cost, how, there])
    shown = grid(rows, PLACES)
    if any(style == THREAT for cells in rows for _, style in cells[-1]):
        shown.append(paint((words.say("board-threats"), "dim")))
    return shown


def _cost(w: World, start: int, place: int, words: Words) -> str:
    if start < 0 or place not in (w.land.near[start] if start < w.land.provinces else w.land.sea_near[start]):
        return ""
    strait = start < w.land.provinces and w.land.crossing(start, place) == STRAIT
    return words.say("board-all-paces") if strait else "1"


def _there(w: World, start: int, place: int, words: Words) -> Cell:
    about: list[str] = []
    if 0 <= start < w.land.provinces and place in w.land.near[start]:
        kind = w.land.crossing(start, place)
        if kind != NO_CROSSING:
            name = w.land.border_name(start, place)
            about.append(words.say("map-border", border=CROSSING_NAMES[kind], name=name))
    about += [*holders(w, place, words), city(w, place, words)]
    return cell(" · ".join(_unbroken(text) for text in about if text), PLACES[5])


def _danger(w: World, place: int, nation: int, eluded: list[int] | None, words: Words) -> Cell:
    if eluded is None or place >= w.land.provinces:
        return []
    names = [
        words.say("board-threat", place=w.land.names[one.start], units=one.units, chance=one.percent)
        for one in threats(w, place, nation, eluded)[:MOST_THREATS]
    ]
    return cell(", ".join(together(name) for name in names), PLACES[5], THREAT)


def _unbroken(text: str) -> str:
    """Short pieces stay on one line, long ones are broken where they may be."""
    return together(text) if len(text) <= PLACES[5] else text


def stack_line(w: World, place: int, units: list[int], leaders: list[int], words: Words) -> str:
    """The stack that is on the move: where it is, what it is, how far it can go."""
    about = [words.say("board-place", province=w.land.names[place], terrain=_ground(w, place, words))]
    if units:
        about.append(short(w, units, words))
    if leaders:
        about.append(leader_names(leaders, words))
    left = paces(w, units, leaders)
    return " · ".join([*about, together(words.say("board-paces-left", paces=left))])


def place_line(w: World, place: int, words: Words) -> str:
    """A place and everything in it."""
    about = [words.say("board-place", province=w.land.names[place], terrain=_ground(w, place, words))]
    return " · ".join(text for text in [*about, *holders(w, place, words), city(w, place, words)] if text)


def _ground(w: World, place: int, words: Words) -> str:
    return words.value("terrain", TERRAINS[w.land.terrain[place]])
