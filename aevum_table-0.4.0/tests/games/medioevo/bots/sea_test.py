"""Galleys: where they go, what they carry, and who fears them."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.medioevo.bots.beginning import harbour
from aevum.games.medioevo.bots.bot import RULES, Chancellor, Fast
from aevum.games.medioevo.bots.perils import raiders
from aevum.games.medioevo.bots.prey import prizes
from aevum.games.medioevo.bots.voyages import sea_pulls, voyages
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import NOBODY
from tests.games.medioevo.bots.aims_test import BYZANTIUM, HUNGARY, MAMLUKS, play
from tests.games.medioevo.conftest import Rest, ScriptedMatch

Make = Callable[..., ScriptedMatch]
ALE, CAN, CON = (LAND.number(name) for name in ("ALE", "CAN", "CON"))


@pytest.fixture(autouse=True)
def _rest_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES.frames, "Rest", Rest)


def fleet(match: Make) -> Any:
    board = match().put("ALE", "mamluks", "heavy-infantry", 3)
    board.item("ALE", "mamluks", "galley")
    return board


def test_a_galley_reaches_ports_and_goes_round_barbarian_ships(match: Make) -> None:
    board = fleet(match)
    free = voyages(board.s, MAMLUKS, ALE, 6)
    assert free[CAN].steps == 3
    assert not any(LAND.is_sea(area) for area in free)
    board.put("EGY", "barbarians", "light-infantry")
    assert set(voyages(board.s, MAMLUKS, ALE, 6)) == {LAND.number("EGY")}


def test_it_takes_an_island_over_the_sea(match: Make) -> None:
    board = fleet(match)
    board.s.circle = [4, 6, 8]
    board.hush().begin(CombatPhase())
    taken = play(board, Fast())
    assert "set-out-from:ALE" in taken
    assert any(step.startswith("sail-to:") for step in taken)
    assert board.s.lord[CAN] == MAMLUKS or board.s.conquered
    assert board.honour("mamluks") > 0


def test_weak_ships_in_the_way_are_fought_and_strong_ones_are_not(match: Make) -> None:
    board = fleet(match).put("EGY", "barbarians", "light-infantry")
    board.s.circle = [4, 6, 8]
    board.hush().begin(CombatPhase())
    assert any(step == "sail-to:EGY" for step in play(board, Chancellor()))
    strong = fleet(match).put("EGY", "barbarians", "light-infantry", 6)
    strong.s.circle = [3, 3, 3]
    strong.hush().begin(CombatPhase())
    assert "sail-to:EGY" not in play(strong, Chancellor())


def test_who_lies_by_the_sea_begins_with_a_galley(match: Make) -> None:
    s = match().s
    assert harbour(s, MAMLUKS) == ALE
    assert harbour(s, HUNGARY) == NOBODY
    assert sea_pulls(s, MAMLUKS)[ALE] > 0


def test_a_fleet_of_an_enemy_is_feared_and_may_win_a_war(match: Make) -> None:
    board = fleet(match).build("CON", "byzantium", "city", "castle").turn(2)
    assert raiders(board.s, BYZANTIUM, CON) == 0
    assert raiders(board.s, BYZANTIUM, CON, peace=True) > 0
    assert prizes(board.s, MAMLUKS)[BYZANTIUM] > 0
    board.war("mamluks", "byzantium")
    assert raiders(board.s, BYZANTIUM, CON) == 3
    assert raiders(board.s, BYZANTIUM, LAND.number("NIC")) == 0
    assert raiders(board.s, BYZANTIUM, LAND.number("CRE")) == 3
    assert raiders(board.s, BYZANTIUM, LAND.number("NSE")) == 0
