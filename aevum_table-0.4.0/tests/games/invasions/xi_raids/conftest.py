"""Raids on the real map: Rome and its frontiers, and one seat of raiders."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.raids.step import RaidStep
from aevum.games.invasions.rules.troops import NATIONS

ROME = """
[nations.rome]
seat = "roman"
areas = ["Britannia", "Africa", "Gallia Septentrionalis", "Illyria"]
"""
RAIDERS = {
    "picts": 'reserve = "4 mountain-infantry"\nraids_from = "Caledonia"',
    "hibernians": 'reserve = "2 sea-raider"\nraids_from = "Lagenia"',
    "berbers": 'reserve = "2 cavalry, infantry"\nraids_from = "Mauretania"',
    "angles": 'reserve = "2 sea-raider"\nraids_from = "Holsatia"\ninitiative = 12',
}


@pytest.fixture
def raid(on_map: Any) -> Callable[..., Any]:
    """A turn of raids: `raid("picts", dice=[7, 1, 1], rome='units = { Bernicia = "legion" }')`.

    `more` is TOML that follows. Only Rome acts afterwards.
    """

    def play(
        *nations: str, dice: list[int] | None = None, rome: str = "", turn: int = 3, more: str = ""
    ) -> Any:
        listed = ", ".join(f'"{name}"' for name in nations)
        text = f'turn = {turn}\nseats = ["roman", "raider"]\nraids = [{listed}]\nacting = ["rome"]\n'
        text += ROME + rome + "\n"
        for name in nations:
            text += f'[nations.{name}]\nseat = "raider"\nrole = "raider"\n{RAIDERS[name]}\n'
        return on_map(text + more, dice=dice)

    return play


@pytest.fixture
def raid_again() -> Callable[..., None]:
    """More raids in the same turn, as no Timeline lists them."""

    def play(m: Any, *nations: str, dice: list[int]) -> None:
        s = m.table.state
        s.script = dice
        s.push(RaidStep([NATIONS.index(nation) for nation in nations]))
        GAME.advance(s)

    return play


ALAMANNI = """
turn = 2
seats = ["roman", "goth"]
acting = [{acting}]
{top}
[nations.rome]
seat = "roman"
{areas}
units = {{ {garrison} }}
limites = [{limites}]
[nations.alamanni]
seat = "goth"
horde = "{horde}"
"""


@pytest.fixture
def alamanni(on_map: Any) -> Callable[..., Any]:
    """The Alamanni act, with their horde in the Agri Decumates, two steps from the plunder of Gaul."""

    def play(own: str, dice: list[int] | None = None, more: str = "", **change: str) -> Any:
        setting = {
            "acting": '"alamanni"',
            "top": "",
            "areas": 'areas = ["Gallia Septentrionalis", "Illyria"]',
            "garrison": 'Treveria = "legion"',
            "limites": "",
            "horde": "Agri Decumates",
        }
        return on_map(ALAMANNI.format(**{**setting, **change}) + own + "\n" + more, dice=dice)

    return play
