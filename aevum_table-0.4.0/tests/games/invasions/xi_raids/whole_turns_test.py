"""Turns full of raids, played at random through the laws of the engine."""

import pytest

from aevum.games.invasions import GAME
from aevum.testing import battery

RAIDS = """
turn = 3
seats = ["roman", "raider"]
raids = ["berbers", "angles", "hibernians"]
acting = ["alamanni"]
[nations.rome]
seat = "roman"
areas = ["Britannia", "Africa", "Gallia Septentrionalis", "Illyria"]
units = { Bernicia = "infantry", Tingitania = "infantry", Lotharingia = "legion" }
[nations.angles]
seat = "raider"
role = "raider"
reserve = "2 sea-raider, elite-sea-raider"
raids_from = "Germania"
initiative = 12
[nations.hibernians]
seat = "raider"
role = "raider"
reserve = "2 sea-raider"
raids_from = "Lagenia"
[nations.berbers]
seat = "raider"
role = "raider"
reserve = "2 cavalry, infantry"
raids_from = "Mauretania"
[nations.alamanni]
seat = "raider"
horde = "Agri Decumates"
units = { "Agri Decumates" = "infantry, archer, noble-cavalry", Bavaria = "3 infantry" }
[cities.Bernicia]
raid = 2
raider = "angles"
[cities.Durnovaria]
raid = 2
raider = "hibernians"
[cities.Tingitania]
raid = 2
raider = "berbers"
[cities.Sequana]
raid = 2
raider = "alamanni"
"""


@pytest.mark.parametrize("seed", range(20))
def test_raids_are_sound(seed: int) -> None:
    assert battery.light(GAME, "free-map", {"map": RAIDS}, seed) > 0


def test_raids_can_be_saved_viewed_and_undone() -> None:
    assert battery.full(GAME, "free-map", {"map": RAIDS}, seed=1) > 0
