"""Ways that a trial map gave (A1): the shipped board comes near. They check the map; they are no law."""

import pytest

from aevum.games.charlemagne.atlas import atlas
from aevum.testing import rule

TOLERANCE = 2
TRIAL = [
    ("Aachen", "Pavia", 25, 23),
    ("Geneva", "Turin", 10, 10),
    ("Aachen", "Eresburg", 6, 6),
    ("Aachen", "Verden", 8, 9),
    ("Toulouse", "Zaragoza", 9, 10),
    ("Regensburg", "West Ring", 10, 10),
    ("Pavia", "Rome", 12, 12),
    ("Cordoba", "Zaragoza", 14, 14),
    ("Salzburg", "Verona", 16, 15),
]


@rule("A1.clear", "A1.rough", "A1.pass", "A1.river")
@pytest.mark.parametrize(("start", "end", "trial", "ours"), TRIAL)
def test_the_way_costs_about_what_it_did_on_the_trial_map(
    start: str, end: str, trial: int, ours: int
) -> None:
    board = atlas()
    spent, path = board.march(board.find(start), board.find(end))
    assert spent == ours
    assert abs(spent - trial) <= TOLERANCE
    assert path[0] == board.find(start)
    assert path[-1] == board.find(end)


@rule("A1.strait")
def test_an_army_walks_from_calabria_to_sicily_and_from_jutland_to_zealand() -> None:
    board = atlas()
    for start, end in (("Reggio", "Palermo"), ("Hedeby", "Lejre")):
        spent, path = board.march(board.find(start), board.find(end))
        assert path
        assert spent > len(path) - 1


@rule("2.6.b")
def test_britain_has_no_way_by_land() -> None:
    board = atlas()
    assert board.march(board.find("London"), board.find("Quentovic")) == (-1, [])
    assert board.voyage(board.find("London"), board.find("Quentovic"))


def test_a_fleet_sails_from_birka_to_seville_and_to_venice() -> None:
    board = atlas()
    assert len(board.voyage(board.find("Birka"), board.find("Seville"))) > 40
    assert len(board.voyage(board.find("Seville"), board.find("Venice"))) > 40
