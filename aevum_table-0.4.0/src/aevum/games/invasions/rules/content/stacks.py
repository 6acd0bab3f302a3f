"""Lists of units in tables: `4 infantry, archer, 2`; a bare number is that many units of any kind."""

import re
from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.troops import KINDS

_GROUP: Final = re.compile(r"(?:(\d+)(?: +|$))?([a-z-]*)")


def read_stack(text: str, where: str) -> list[tuple[int, str]]:
    """Pairs of a number and a kind of unit, empty where the owner has the choice.

    >>> read_stack("2 infantry, archer, 3", "here")
    [(2, 'infantry'), (1, 'archer'), (3, '')]
    """
    found: list[tuple[int, str]] = []
    for part in text.split(",") if text else []:
        group = _GROUP.fullmatch(part.strip())
        if group is None or not part.strip():
            raise BadData(f"{where}: '{part.strip()}' is no group of units; write '3 legion' or '3'")
        count, kind = group[1], group[2]
        if kind and kind not in KINDS:
            raise BadData(f"{where}: there is no unit '{kind}'")
        if count == "0":
            raise BadData(f"{where}: '{part.strip()}' is no unit at all")
        found.append((int(count) if count else 1, kind))
    return found
