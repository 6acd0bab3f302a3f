"""Peoples on their way: armies and horde together, to the land that counts for them, and no farther."""

from functools import partial
from random import Random
from typing import Any

import pytest

from aevum import bots
from aevum.games.invasions import GAME
from aevum.games.invasions.bots.marshal.distances import distances
from aevum.games.invasions.rules.counsel.counsel import Counsel
from aevum.games.invasions.rules.marching.horde import HORDE_PACES
from aevum.games.invasions.rules.status.step import StatusStep
from aevum.games.invasions.rules.vassalage.freedom import Freedom
from aevum.games.invasions.rules.world.world import World
from tests.games.invasions.conftest import OnMap

RHINE = """
turn = 3
seats = ["roman", "persian"]
acting = ["vandals"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia", "Africa", "Hispania", "Gallia Meridionalis", "Gallia Septentrionalis"]
units = { Latium = "4 legion", Vienna = "legion" }
[nations.vandals]
seat = "persian"
horde = "Franconia"
invading = true
units = { Franconia = "4 infantry, 2 noble-cavalry, archer" }
"""
OLD = """
turn = 5
seats = ["roman", "persian"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "legion" }
[nations.vandals]
seat = "persian"
age = AGE
horde = "PLACE"
provinces = ["PLACE"]
units = { PLACE = "4 infantry" }
"""
SEA = """
turn = 5
seats = ["roman", "goth"]
acting = ["vandals"]
[nations.rome]
seat = "roman"
status = "empire"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "2 legion", Sardinia = "4 legion" }
[nations.vandals]
seat = "goth"
horde = "Baetica"
units = { Baetica = "6 infantry", "Mare Mauretanicum" = "fleet" }
"""
STRAYED = """
turn = 4
seats = ["hun", "goth"]
acting = ["gepids"]
[nations.gepids]
seat = "goth"
horde = "Dacia"
units = { Dacia = "4 infantry", Estia = "2 noble-cavalry" }
[nations.huns]
seat = "hun"
horde = "Siraces"
units = { Siraces = "horse-archer" }
"""
OFFER = """
turn = 4
seats = ["roman", "hun"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "legion" }
[nations.PEOPLE]
seat = "hun"
horde = "Dacia"
units = { Dacia = "4 infantry" }
"""
FEDERATES = """
turn = 6
seats = ["roman", "goth"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Italia", "Illyria"]
units = { Thracia = "4 legion", LEGIONS }
[nations.ostrogoths]
seat = "goth"
lord = "byzantium"
tie = "federate"
tied_since = 5
foedus = ["Istria", "Dalmatia"]
horde = "Istria"
units = { Istria = "4 infantry, 2 noble-cavalry", Dalmatia = "infantry" }
"""


def choose(m: Any, player: bots.Bot) -> str:
    ask = m.ask()
    return player.choose(ask, partial(GAME.view, m.table.state, ask.seat), Random(1)).id


def move(m: Any, name: str) -> None:
    """The first movement of those who act, as a bot does it."""
    player = bots.find(GAME.name, name)
    m.to_stacks()
    while m.table.asks() and m.ask().key in ("stacks", "march", "horde", "intercept"):
        choice = "none" if m.ask().key == "intercept" else choose(m, player)
        m.do(choice)
        if choice == "done":
            return


def paces(w: World, a: int, b: int) -> int:
    return distances(w.land, a)[b]


@pytest.mark.parametrize("name", ["bot", "fast"])
def test_horde_and_army_set_out_together(on_map: OnMap, name: str) -> None:
    m = on_map(RHINE, realm=True)
    move(m, name)
    w = m.world
    vandals = m.nation("vandals")
    horde = w.horde[vandals]
    assert not w.land.wild[horde]
    far = [paces(w, horde, w.place[i]) for i in range(1, len(w.code)) if w.master[i] == vandals]
    assert max(far) <= HORDE_PACES
    assert far.count(0) >= 2


@pytest.mark.parametrize(
    ("place", "age", "answer"),
    [
        ("Treveria", 3, "stay-barbarian"),
        ("Franconia", 4, "stay-barbarian"),
        ("Africa", 3, "settle-down"),
    ],
)
def test_a_people_settles_where_its_objectives_are(on_map: OnMap, place: str, age: int, answer: str) -> None:
    m = on_map(OLD.replace("PLACE", place).replace("AGE", str(age - 1)), realm=True)
    m.begin(StatusStep())
    assert m.ask().key == "found-kingdom"
    assert choose(m, bots.find(GAME.name, "bot")) == answer


@pytest.mark.parametrize("name", ["bot", "fast"])
def test_a_people_with_ships_lands_where_it_wants_to_be(on_map: OnMap, name: str) -> None:
    m = on_map(SEA, realm=True)
    move(m, name)
    (voyage,) = m.events("lands")
    land = m.world.land
    assert land.areas[land.area[m.place(str(voyage.args["place"]))]] == "Africa"


@pytest.mark.parametrize("name", ["bot", "fast"])
def test_units_that_are_too_far_from_their_horde_come_back(on_map: OnMap, name: str) -> None:
    m = on_map(STRAYED, realm=True)
    riders = [i for i in range(1, len(m.world.code)) if m.world.place[i] == m.place("Estia")]
    move(m, name)
    w = m.world
    camp = w.horde[m.nation("gepids")]
    assert [paces(w, camp, w.place[i]) <= HORDE_PACES for i in riders] == [True, True]


@pytest.mark.parametrize(("people", "answer"), [("gepids", "accept-offer"), ("huns", "decline-offer")])
def test_who_lives_by_vassals_takes_no_lord(on_map: OnMap, people: str, answer: str) -> None:
    text = OFFER.replace("PEOPLE", people).replace(
        "infantry", "horse-archer" if people == "huns" else "infantry"
    )
    m = on_map(text, realm=True)
    m.begin(Counsel(1 << m.nation(people)))
    m.do("offer-foedus:byzantium", "cede:Moesia Inferior:Tyras")
    assert m.ask().key == "foedus-reply"
    assert choose(m, bots.find(GAME.name, "bot")) == answer


@pytest.mark.parametrize(
    ("legions", "answer"),
    [('Latium = "legion"', "break-foedus"), ('Istria = "9 legion"', "keep-foedus")],
)
def test_a_foedus_is_broken_for_land_that_is_weakly_held(on_map: OnMap, legions: str, answer: str) -> None:
    m = on_map(FEDERATES.replace("LEGIONS", legions), realm=True)
    m.begin(Freedom(m.nation("ostrogoths")))
    assert choose(m, bots.find(GAME.name, "bot")) == answer
