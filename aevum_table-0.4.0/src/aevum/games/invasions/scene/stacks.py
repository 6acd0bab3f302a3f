"""The pieces of a fight: what both sides have left, what they lost, and their ids.

They are named by side and look, `attacker:rome.legion`; those that are lost `attacker:lost:rome.legion`.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from aevum.games.invasions.rules.fight import SIDE_NAMES, Fight, Side
from aevum.games.invasions.rules.leaders import COMBAT, LEADER_NATION, LEADERS
from aevum.games.invasions.rules.troops import (
    CROSSING_NAMES,
    DAMAGED,
    FOREIGN,
    HORDE,
    LIMES,
    NATIONS,
    crossing,
    kind_name,
    label,
    look,
    traits,
)
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.scene.pieces import leader, unit
from aevum.games.invasions.telling.icons import MARKS, RANKS
from aevum.games.invasions.telling.seen import said, value
from aevum.scene.position import Mark, Piece

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.words import Words

LOST = "lost:"
TAKES = {
    "hit": "", "hit-over": "", "hit-mercenary": "", "repair": "", "repair-mercenary": "",
    "recover": LOST, "recover-mercenary": LOST,
}  # fmt: skip
"""Options that pick a unit of a fight, and whether of those that are lost."""


def fighter_id(i: int, code: int, lost: bool = False) -> str:
    tail = "~" if code & DAMAGED else ""
    return f"{SIDE_NAMES[i]}:{LOST if lost else ''}{NATIONS[nation_of(code)]}.{kind_name(code)}{tail}"


def struck(fight: Fight, ask: Ask, option: Option) -> list[str]:
    """The piece of the fight that an option picks."""
    side = ask.args.get("side")
    if option.key not in TAKES or side not in SIDE_NAMES:
        return []
    i = SIDE_NAMES.index(str(side))
    lost = TAKES[option.key] == LOST
    own = fight.sides[i]
    stack = [*own.lost, *own.limes_lost] if lost else [*own.units, *own.limes]
    picked = [code for code in stack if label(code).items() <= option.args.items()]
    return list(dict.fromkeys(fighter_id(i, code, lost) for code in picked))


def standing(side: Side, i: int, words: Words) -> list[Piece]:
    """Who fights: the leader, then what is left of the stack."""
    found = [_leader(side, i, words)] if side.leader else []
    return found + _alike(side.units + side.limes + side.horde, side, i, False, words)


def lost(side: Side, i: int, words: Words) -> list[Piece]:
    return _alike(side.lost + side.limes_lost, side, i, True, words)


def _leader(side: Side, i: int, words: Words) -> Piece:
    if side.leader in LEADERS and COMBAT[LEADERS.index(side.leader)] == side.combat:
        piece = leader(LEADERS.index(side.leader), words)
        piece.owner = NATIONS[LEADER_NATION[LEADERS.index(side.leader)]]
    else:
        name = value(words, "leader", side.leader)
        piece = Piece(f"{SIDE_NAMES[i]}:leader", "leader", RANKS["general"], name, NATIONS[side.nation])
        piece.text, piece.weight = f"{side.combat}", 0
    piece.worn = side.slain
    return piece


def _alike(codes: list[int], side: Side, i: int, gone: bool, words: Words) -> list[Piece]:
    """Pieces of one look in one, the damaged ones of a kind behind the whole ones."""
    counts = Counter(look(code) & ~FOREIGN for code in codes)
    order = [look(code) & ~(FOREIGN | DAMAGED) for code in codes]
    found: list[Piece] = []
    for code in sorted(counts, key=lambda code: (order.index(code & ~DAMAGED), code)):
        piece = unit(fighter_id(i, code, gone), code, side.nation, counts[code], words)
        what = traits(code)
        if what & (HORDE | LIMES):
            piece.kind, piece.weight = ("horde" if what & HORDE else "works"), 0
            piece.spent = bool(what & HORDE) and side.submitted
        if not gone:
            piece.marks = _ways([one for one in codes if look(one) & ~FOREIGN == code], words)
        found.append(piece)
    return found


def _ways(codes: list[int], words: Words) -> list[Mark]:
    """XX.F.3: over what they came, with how many of them did where not all."""
    ways = Counter(crossing(code) for code in codes if crossing(code))
    return [
        Mark(
            MARKS["crossing"],
            said(words, "scene-came-over", way=CROSSING_NAMES[way]),
            "" if count == len(codes) else str(count),
            "warn",
        )
        for way, count in ways.items()
    ]
