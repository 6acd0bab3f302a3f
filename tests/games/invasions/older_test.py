"""States that version 3 wrote."""

import copy
from collections.abc import Callable
from typing import Any

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.income.step import Income
from aevum.games.invasions.rules.movement.confront import STOPPED
from aevum.games.invasions.rules.reaction.reaction import Reaction
from aevum.games.invasions.rules.reaction.sit_out import Intercepted
from aevum.games.invasions.rules.reinforcements.levy import Levy
from aevum.games.invasions.rules.vassalage.submission import Submission
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xiv_income.xiv_recovery_test import SACKED

Maker = Callable[..., ScriptedMap]
SAXONS = """
turn = 5
seats = ["goth", "hun"]
[nations.saxons]
seat = "goth"
horde = "Holsatia"
units = { Holsatia = "2 infantry", Albis = "archer" }
reserve = "2 fleet"
[nations.huns]
seat = "hun"
horde = "Hunnia"
units = { Hunnia = "2 horse-archer" }
"""

GOTHS = """
turn = 2
seats = ["roman", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "roman"
areas = ["Graecia", "Moesia"]
units = { Thracia = "3 guard" }
[nations.visigoths]
seat = "goth"
units = { Valachia = "4 infantry" }
"""


def of_version_3(m: ScriptedMap) -> tuple[dict[str, Any], dict[str, Any]]:
    """What version 3 would have written, and what is written now."""
    now: dict[str, Any] = GAME.to_json(m.table.state)
    old = copy.deepcopy(now)
    for frame in old["frames"]:
        if frame["frame"] == "Levy":
            frame["ships"] = frame.pop("waiting")
        if frame["frame"] == "Submission":
            del frame["refuge"]
        if frame["frame"] == "Income":
            frame["insolvent"] = True
            del frame["due"]
        if frame["frame"] == "Clash":
            del frame["fellows"]
        if frame["frame"] == "Sail":
            del frame["seen"]
        if frame["frame"] == "Withdraw":
            del frame["trail"]
    return old, now


def test_ships_that_wait_for_their_sea(on_map: Maker) -> None:
    m = on_map(SAXONS, realm=True)
    m.begin(Levy(m.nation("saxons"), [2], ["fleet"]))
    assert m.ask().key == "launch"
    old, now = of_version_3(m)
    assert old != now
    assert GAME.modern(old, "3") == now


def test_a_submission_under_way(on_map: Maker) -> None:
    m = on_map(SAXONS, realm=True)
    m.begin(Submission(m.nation("saxons"), m.nation("huns"), m.place("Holsatia")))
    assert m.ask().key == "loan"
    old, now = of_version_3(m)
    assert old != now
    assert GAME.modern(old, "3") == now
    assert GAME.modern(now, GAME.version) is now


def test_an_income_under_way(on_map: Maker) -> None:
    """Who could afford no card is known to the phase too, which sees to it when the step ends (XIII.D.4)."""
    m = on_map(SACKED, realm=True)
    m.begin(Income(m.nation("rome")))
    assert m.ask().key == "site-recovery"
    old, now = of_version_3(m)
    assert old != now
    assert GAME.modern(old, "3") == now


def test_those_who_retreat_apart_from_a_lost_battle(on_map: Maker) -> None:
    """They were the last step of an interception; the move is over with it."""
    m = on_map(GOTHS)
    place, goths = m.place("Moesia Inferior"), m.nation("visigoths")
    reaction, met = Reaction(place, goths), Intercepted(place, goths)
    reaction.step, met.step = "battle", "retired"
    m.state.push(reaction)
    frames = len(m.state.frames)
    m.state.push(met)
    met.run(m.state)
    assert (len(m.state.frames), m.state.result) == (frames, STOPPED)


def test_a_battle_that_some_sit_out(on_map: Maker) -> None:
    m = on_map(GOTHS, dice=[10]).do("march:Valachia", "go:Moesia Inferior", "intercept:Thracia", "ready")
    assert m.ask().key == "ambush"
    old, now = of_version_3(m)
    assert old != now
    assert GAME.modern(old, "3") == now
