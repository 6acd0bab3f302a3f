"""Names of hexes: the burg, or the number and the region or sea it lies in."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.tables import PACKAGE
from aevum.kit.tables import rows
from aevum.words import Naming

if TYPE_CHECKING:
    from aevum.words import Words


def name(kind: str, value: str, words: Words) -> str:
    """What an argument is called that has no message of its own."""
    if kind not in ("place", "hex"):
        return value
    row = _hexes().get(value)
    if row is None:
        return value
    if row["burg"]:
        return _titles()[row["burg"]]
    if row["kind"] == "sea":
        return words.say("hex-at-sea", hex_number=value, sea=row["sea"])
    return words.say("hex-on-land", hex_number=value, region=row["region"])


@cache
def _hexes() -> dict[str, dict[str, str]]:
    return {row["hex"]: row for row in rows(PACKAGE, "hexes")}


@cache
def _titles() -> dict[str, str]:
    return {row["burg"]: row["title"] for row in rows(PACKAGE, "burgs")}


NAMING = Naming(name=name)
