"""XXVI, XXX.B What an alliance changes at once, who parts with it, and what is left when a word runs out."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.control.stance import HOSTILE, NEUTRAL, stance
from aevum.games.invasions.rules.counsel.counsel import Counsel
from aevum.games.invasions.rules.diplomacy.alliances import (
    WordsExpire,
    ally_for_turn,
    make_pact,
)
from aevum.games.invasions.rules.diplomacy.cards.alliance import AllianceOffer
from aevum.games.invasions.rules.diplomacy.deck import ALLIANCE, KIND, give
from aevum.games.invasions.rules.events.effects import strike
from aevum.games.invasions.rules.events.on_nation import EventOnNation
from aevum.games.invasions.rules.hands.deck import EFFECT
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import CLIENT
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxviii_foedus.xxviii_b_founding_test import DANUBE, founded

Maker = Callable[..., ScriptedMap]


def state(m: ScriptedMap) -> InvasionsState:
    return m.table.state


ASIA = """
turn = 6
seats = ["frank", "goth"]
[nations.franks]
seat = "frank"
status = "kingdom"
capital = "Latium"
provinces = ["Latium", "Lycia", "Lydia"]
units = { Latium = "infantry", Lycia = "infantry", Lydia = "2 infantry" }
[nations.suebi]
seat = "goth"
status = "kingdom"
capital = "Thracia"
provinces = ["Thracia", "Mysia", "Bythinia"]
units = { Thracia = "infantry", Mysia = "infantry", Bythinia = "infantry" }
[nations.vandals]
seat = "goth"
status = "kingdom"
capital = "Sicilia"
provinces = ["Sicilia", "Cyprus"]
units = { Sicilia = "infantry", Cyprus = "infantry" }
"""


@rule("XII.C.2", "XXX.B.2")
@pytest.mark.parametrize("by", ["card", "event"])
def test_allies_hold_an_area_together_as_soon_as_they_are_allies(on_map: Maker, by: str) -> None:
    """Two of its five provinces each: most of them only together."""
    m = on_map(ASIA, realm=True)
    assert m.holder("Asia") == ""
    franks, suebi = m.nation("franks"), m.nation("suebi")
    if by == "card":
        ally_for_turn(state(m), franks, suebi, "XXX.B.2")
    else:
        m.begin(EventOnNation(EFFECT.index("alliance"), m.world.seat[franks], franks))
        m.do("ally-with:suebi", "join-alliance")
    assert m.holder("Asia") in ("franks", "suebi")
    m.begin(WordsExpire(1 << franks | 1 << suebi))
    assert m.holder("Asia") == "", "nor any longer than that"
    assert (m.realm.brief_allies[franks], m.realm.brief_allies[suebi]) == (0, 0)


@rule("XXVI.B.7", "XII.C.2")
def test_treason_ends_what_allies_held_together_and_parts_their_stacks(on_map: Maker) -> None:
    text = ASIA.replace("turn = 6", 'turn = 6\nallies = [["franks", "suebi"]]')
    m = on_map(text.replace('Mysia = "infantry"', 'Mysia = "2 infantry"'), realm=True)
    shift(m.world, units_at(m.world, m.place("Mysia"))[0], m.place("Lydia"))
    assert m.holder("Asia") in ("franks", "suebi")
    strike(state(m), EFFECT.index("treason"), m.nation("franks"))
    assert m.holder("Asia") == ""
    m.begin(WordsExpire(0))
    parts = [(event.args["people"], event.args["place"]) for event in m.events("must-part")]
    assert parts == [("suebi", "Lydia")]


@rule("XXX.E.2")
def test_nothing_is_left_of_a_pact_once_both_have_acted(on_map: Maker) -> None:
    m = on_map(ASIA, realm=True)
    franks, suebi = m.nation("franks"), m.nation("suebi")
    make_pact(state(m), franks, suebi, "XXX.E.2")
    assert m.told("pact-made") == ["XXX.E.2"]
    assert stance(m.world, franks, suebi, m.place("Lydia")) == NEUTRAL
    for acted, view in ((1 << franks, NEUTRAL), (1 << suebi, NEUTRAL), (1 << franks | 1 << suebi, HOSTILE)):
        m.begin(WordsExpire(acted))
        assert stance(m.world, franks, suebi, m.place("Lydia")) == view
    assert (m.world.pact[franks], m.world.pact[suebi]) == (0, 0)
    assert m.told("pact-ends") == ["XXX.E.2"]


HALVES = """
turn = 2
seats = ["roman", "frank"]
allies = [["rome", "byzantium"], ["rome", "franks"], ["byzantium", "franks"]]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "legion" }
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
units = { Thracia = "legion", Macedonia = "2 legion" }
[nations.franks]
seat = "frank"
horde = "Valachia"
units = { Valachia = "infantry", Macedonia = "infantry" }
"""


@rule("XXVI.B.7", "XXX.B.8", "XXVI.A.1", "III.G.8")
@pytest.mark.parametrize("by", ["card", "event", "siege"])
def test_who_leaves_one_half_of_the_empire_parts_from_the_other_too(on_map: Maker, by: str) -> None:
    """C22: until turn 3 both are one nation, however the alliance ends."""
    m = on_map(HALVES, dice=[2] if by == "card" else [], realm=True)
    rome, east, franks = (m.nation(name) for name in ("rome", "byzantium", "franks"))
    if by == "card":
        give(m.realm, KIND.index(ALLIANCE), rome)
        m.begin(Counsel(0))
        m.do("envoys:rome:break")
        assert m.offered() == ["drive-apart:franks:rome", "drive-apart:franks:byzantium"]
        m.do("drive-apart:franks:rome")
    elif by == "event":
        m.begin(EventOnNation(EFFECT.index("treason"), m.world.seat[rome], rome))
    else:
        m.begin(CapitalFalls(rome, franks, m.place("Latium")))
    assert (m.world.allies[rome], m.world.allies[franks]) == (1 << east, 0)
    assert [(event.args["people"], event.args["place"]) for event in m.events("must-part")] == [
        ("franks", "Macedonia")
    ]


THREE = """
turn = 5
seats = ["roman", "frank", "goth"]
allies = [["rome", "franks"], ["rome", "visigoths"], ["franks", "visigoths"]]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "legion" }
[nations.franks]
seat = "frank"
horde = "Tisia"
units = { "Tisia" = "infantry" }
[nations.visigoths]
seat = "goth"
horde = "Valachia"
units = { Valachia = "infantry" }
"""


@rule("XXX.B.8")
@pytest.mark.parametrize("leaver", ["rome", "franks", "visigoths"])
def test_the_card_says_which_of_three_allies_is_left_alone(on_map: Maker, leaver: str) -> None:
    """F171"""
    m = on_map(THREE, dice=[2], realm=True)
    give(m.realm, KIND.index(ALLIANCE), m.nation("rome"))
    m.begin(Counsel(0))
    m.do("envoys:rome:break")
    others = [name for name in ("rome", "franks", "visigoths") if name != leaver]
    m.do(f"drive-apart:{leaver}:{others[0]}")
    first, second = (m.nation(name) for name in others)
    assert m.world.allies[m.nation(leaver)] == 0
    assert (m.world.allies[first], m.world.allies[second]) == (1 << second, 1 << first)


@rule("XXVI.B.7", "XXVI.B.5")
def test_a_new_federate_parts_from_those_who_were_its_allies(on_map: Maker) -> None:
    text = DANUBE.replace("turn = 4", 'turn = 4\nallies = [["visigoths", "gepids"]]').replace(
        'role = "inactive"', 'horde = "Tisia"\nunits = { Tisia = "infantry", Valachia = "infantry" }'
    )
    m = on_map(text, realm=True)
    founded(m, "Moesia Inferior", "Naissus")
    (parts,) = m.events("must-part")
    assert (parts.args["people"], parts.args["place"]) == ("gepids", "Valachia")


ARMENIA = """
turn = 4
seats = ["roman", "persian"]
allies = [["armenians", "persia"]]
[nations.byzantium]
seat = "roman"
gold = 20
capital = "Thracia"
areas = ["Graecia"]
units = { Thracia = "legion" }
[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Chaldea = "2 infantry" }
[nations.armenians]
seat = "persian"
capital = "Armenia"
units = { Armenia = "2 mountain-infantry" }
"""


@rule("XXX.B.6", "XXVI.B.5")
@pytest.mark.parametrize(("die", "client"), [(2, True), (1, False)])
def test_a_minor_kingdom_leaves_its_allies_for_a_protector(on_map: Maker, die: int, client: bool) -> None:
    m = on_map(ARMENIA, dice=[die], realm=True)
    armenia, persia, east = (m.nation(name) for name in ("armenians", "persia", "byzantium"))
    m.begin(AllianceOffer(east, armenia))
    assert (m.world.tie[armenia] == CLIENT, m.world.allies[persia] == 0) == (client, client)
    assert m.told("alliance-ends") == (["XXVI.B.5"] if client else [])
