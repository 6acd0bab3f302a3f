"""What the marshal has learned from matches that it lost."""

from functools import partial
from random import Random
from typing import Any

from aevum.games.invasions import GAME
from aevum.games.invasions.bots.marshal.bot import Marshal
from aevum.games.invasions.bots.marshal.groups import groups_of
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.plans import _plan_for
from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.world.pieces import units_at
from tests.games.invasions.conftest import OnMap

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


def test_it_does_not_end_the_campaigns_that_keep_a_siege_up(on_map: OnMap) -> None:
    m = on_map(SIEGE, dice=[1, 1, 1, 1]).do("done", "campaign:iulianus:3", "set-out", "go:Assyria", "none")
    m.do("halt", "besiege", "no-assault")
    assert answer(m) == "keep-siege"
    assert answer(m.do("keep-siege")) == "set-out"


def test_a_people_in_the_way_of_invaders_sets_out_as_a_whole(on_map: OnMap) -> None:
    """Stacks that march leave their horde to the Huns, who then count all that the Alans hold."""
    m = on_map(STEPPE).do("defy:ostrogoths", "peace")
    assert m.asked() == ("persian", "stacks")
    assert answer(m) == "migrate:alans"


def test_it_plans_no_more_posts_than_it_has_men_for(on_map: OnMap) -> None:
    """An invader's way with more posts than units, as of six units and eight posts, is no plan at all."""
    m = on_map(STEPPE)
    s = m.table.state
    huns, volga = m.nation("huns"), m.place("Volga")
    units = units_at(s.world, volga)
    stack = Stack(huns, volga, units, [])
    outlook = Outlook(s, s.seats.index("hun"))
    way = [m.place("Alania")]
    groups = groups_of(outlook, stack)
    assert groups
    for posts in range(len(units) + 6):
        plan = _plan_for(outlook, stack, way[0], way, groups, list(range(posts)))
        assert plan is None or len(plan.posts) == posts
