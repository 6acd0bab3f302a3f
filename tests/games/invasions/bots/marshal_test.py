"""What the marshal has learned from matches that it lost."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from aevum.games.invasions import GAME
from aevum.games.invasions.bots.marshal.bot import Marshal

SIEGE = """
turn = 1
seats = ["roman", "persian"]
acting = ["rome"]

[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia", "Oriens"]
units = { Latium = "guard", Amida = "6 legion" }
leaders = { Amida = "iulianus" }

[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
[nations.persia.units]
Chaldea = "infantry"
Euphrates = "2 clibanarii, 3 heavy-cavalry"
Adiabene = "clibanarii, 2 elite-infantry, 3 archer"
Babylonia = "6 horse-archer"
"""
STEPPE = """
turn = 2
seats = ["hun", "persian", "goth"]

[nations.alans]
seat = "persian"
initiative = 2
horde = "Alania"
units = { Alania = "3 heavy-cavalry, 2 horse-archer" }
leaders = { Alania = "rex-of-the-alans" }

[nations.ostrogoths]
seat = "goth"
initiative = 4
horde = "Danapris"
areas = ["Sarmatia"]
units = { Danapris = "infantry" }

[nations.huns]
seat = "hun"
initiative = 9
horde = "Volga"
invading = true
units = { Volga = "4 horse-archer, 2 noble-cavalry" }
leaders = { Volga = "balamber" }
"""


def answer(m: Any) -> str:
    ask = m.ask()
    return Marshal().choose(ask, partial(GAME.view, m.table.state, ask.seat), Random(1)).id


def test_it_does_not_end_the_campaigns_that_keep_a_siege_up(on_map: Callable) -> None:
    m = on_map(SIEGE, dice=[1, 1, 1, 1]).do("done", "campaign:iulianus:3", "set-out", "go:Assyria", "none")
    m.do("halt", "besiege", "no-assault")
    assert answer(m) == "keep-siege"
    assert answer(m.do("keep-siege")) == "set-out"


def test_a_people_in_the_way_of_invaders_sets_out_as_a_whole(on_map: Callable) -> None:
    """Stacks that march leave their horde to the Huns, who then count all that the Alans hold."""
    m = on_map(STEPPE).do("defy:ostrogoths", "peace")
    assert m.asked() == ("persian", "stacks")
    assert answer(m) == "migrate:alans"
