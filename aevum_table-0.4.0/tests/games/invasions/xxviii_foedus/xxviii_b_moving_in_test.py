"""XXVIII.B.2, XXVIII.G.7 Unusual ways into a Foedus, and out of it with a capital."""

import pytest

from aevum.games.invasions.rules.diplomacy.foedus import may_agree
from aevum.games.invasions.rules.leaders import LEADERS, STACKING
from aevum.games.invasions.rules.vassalage.foedus import FederatesDecide
from aevum.games.invasions.rules.vassalage.ties import with_federates
from aevum.games.invasions.rules.world.world import FREE, VASSAL, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xxviii_foedus.xxviii_b_founding_test import DANUBE, founded, moved_in

WITH_A_KING = DANUBE.replace("turn = 4", "turn = 2").replace(
    'units = { Valachia = "3 infantry, archer" }',
    'units = { Hypanis = "3 infantry", Cantium = "archer" }\nleaders = { Hypanis = "fritigernus" }',
)


@rule("XXVIII.B.2")
@pytest.mark.parametrize("horde", ["Valachia", "Moesia Inferior"])
@pytest.mark.parametrize("camp", ["Moesia Inferior", "Naissus"])
def test_a_king_goes_in_with_his_people_wherever_the_horde_was(on_map: OnMap, horde: str, camp: str) -> None:
    """F169: nobody stays behind alone, though the horde be in the ceded land already."""
    m = on_map(WITH_A_KING, realm=True)
    goths = m.nation("visigoths")
    m.world.horde = put(m.world.horde, goths, m.place(horde))
    founded(m, "Moesia Inferior", "Naissus").do("station:Moesia Inferior")
    assert (m.asked(), m.ask().args["leader"]) == (("goth", "foedus-leader"), "fritigernus")
    assert m.offered() == ["station:Moesia Inferior", "station:Naissus"]
    m.do(f"station:{camp}")
    while m.ask().key == "foedus-units":
        m.do(m.offered()[0])
    assert m.at("Hypanis") == []
    assert m.leader("fritigernus") == camp


@rule("XXVIII.B.2", "XVII.B.2")
@pytest.mark.parametrize("camp", ["Moesia Inferior", "Naissus"])
def test_where_the_king_goes_there_is_room_for_more(on_map: OnMap, camp: str) -> None:
    """F169: three in the mountains, and as many more as he commands; so his place is named before theirs."""
    m = on_map(WITH_A_KING.replace('"3 infantry"', '"12 infantry"'), realm=True)
    founded(m, "Moesia Inferior", "Naissus").do("station:Moesia Inferior", f"station:{camp}")
    while m.ask().key == "foedus-units":
        m.do(next((option for option in m.offered() if f":{camp}:" in option), m.offered()[0]))
    other = "Naissus" if camp == "Moesia Inferior" else "Moesia Inferior"
    bonus = STACKING[LEADERS.index("fritigernus")]
    own = [[unit for unit in m.at(place) if unit.startswith("visigoths")] for place in (camp, other)]
    assert bonus > 0
    assert (len(own[0]), len(own[1])) == (3 + bonus, 3)


@rule("XXVIII.F.2")
@pytest.mark.parametrize("camp", ["Hypanis", "Epirus", "Dardania"])
def test_with_a_further_foedus_the_king_may_stay(on_map: OnMap, camp: str) -> None:
    m = on_map(WITH_A_KING, realm=True)
    founded(m, "Moesia Inferior", "Naissus").do("station:Moesia Inferior", "station:Moesia Inferior")
    while m.ask().key != "loan":
        m.do(m.offered()[-1])
    m.do(m.offered()[0])
    m.world.leader_place[LEADERS.index("fritigernus")] = m.place("Hypanis")
    founded(m, "Epirus", "Dardania").do("station:Moesia Inferior")
    assert m.offered() == ["station:Hypanis", "station:Epirus", "station:Dardania"]
    m.do(f"station:{camp}")
    assert m.leader("fritigernus") == camp


@rule("XXVIII.B.2")
def test_they_come_from_anywhere_as_many_as_have_room(on_map: OnMap) -> None:
    """At once, from beyond the Channel too; none who fits may be held back."""
    m = on_map(WITH_A_KING, realm=True)
    founded(m, "Moesia Inferior", "Naissus").do("station:Naissus", "station:Naissus")
    assert m.asked() == ("goth", "foedus-units")
    assert m.ask().args["units"] == 4
    assert all(option.startswith("settles:") for option in m.offered())
    m.do("settles:archer:visigoths:whole:Naissus:Cantium")
    while m.ask().key == "foedus-units":
        m.do(m.offered()[0])
    assert (m.at("Cantium"), m.at("Hypanis")) == ([], [])
    assert "visigoths.archer" in m.at("Naissus")


def test_federates_count_as_their_federators_own(on_map: OnMap) -> None:
    m = on_map(KINGDOM.format(guard="infantry", more=""), realm=True)
    franks, goths = m.nation("franks"), m.nation("visigoths")
    assert with_federates(m.world, franks) == 1 << franks | 1 << goths
    assert with_federates(m.world, goths) == 1 << goths


@pytest.mark.parametrize(("horde", "near"), [("Valachia", True), ("Volga", False)])
def test_no_foedus_with_a_people_far_away(on_map: OnMap, horde: str, near: bool) -> None:
    m = on_map(DANUBE.replace("Valachia", horde), realm=True)
    assert may_agree(m.world, m.nation("byzantium"), m.nation("visigoths")) is near


KINGDOM = """
turn = 6
seats = ["frank", "goth"]
[nations.franks]
seat = "frank"
status = "kingdom"
gold = 20
capital = "Moesia Superior"
units = {{ "Moesia Superior" = "{guard}", Naissus = "infantry"{more} }}
[nations.visigoths]
seat = "goth"
horde = "Naissus"
lord = "franks"
tie = "federate"
tied_since = 5
foedus = ["Moesia Superior", "Naissus"]
units = {{ "Moesia Superior" = "2 infantry", Naissus = "archer" }}
"""
FAR = ', Belgae = "infantry", Saliens = "infantry", Sequana = "infantry", Treveria = "infantry"'


@rule("XXVIII.G.7", "XXIX.C.1", "III.G.10")
@pytest.mark.parametrize(("more", "tie"), [("", VASSAL), (FAR, FREE)])
def test_a_kingdom_that_ceded_its_capital_may_become_a_vassal_of_its_federate(
    on_map: OnMap, more: str, tie: int
) -> None:
    """F168: the capital counts as conquered, and a Kingdom of three provinces or fewer submits."""
    m = on_map(KINGDOM.format(guard="infantry", more=more), realm=True)
    franks, goths = m.nation("franks"), m.nation("visigoths")
    m.begin(FederatesDecide(franks, "XXVIII.G.5")).do("break-foedus")
    while not m.table.over and m.ask().key in ("loan", "deploy", "retreat", "evacuate", "withdraw"):
        m.do(m.offered()[0])
    assert m.world.capital[franks] == -1
    assert m.realm.capital_lost[franks] == 6
    assert (m.world.tie[franks], m.world.tie[goths]) == (tie, FREE)
    assert m.world.lord[franks] == (goths if tie == VASSAL else -1)


@rule("XXVIII.B.3")
@pytest.mark.parametrize(("last", "seat"), [("resettles", "Valachia"), ("goes", "Thracia")])
def test_a_leader_of_the_federator_leaves_with_his_last_unit(on_map: OnMap, last: str, seat: str) -> None:
    """As from a province where a Foedus ends (F79); while one stays, or goes elsewhere later, so does he."""
    led = DANUBE.replace("turn = 4", "turn = 2").replace('"2 legion, infantry"', '"legion, infantry"')
    led = led.replace(
        'capital = "Thracia"', 'capital = "Thracia"\nleaders = { "Moesia Inferior" = "valens" }'
    )
    m = moved_in(founded(on_map(led, realm=True), "Moesia Inferior", "Naissus"), "Moesia Inferior")
    assert m.asked() == ("roman", "make-room")
    m.do("resettles:infantry:byzantium:whole:Valachia")
    assert m.leader("valens") == "Moesia Inferior"
    m.do("goes:legion:byzantium:whole" if last == "goes" else "resettles:legion:byzantium:whole:Valachia")
    if last == "goes":
        m.do("retreat:Thracia")
    assert m.leader("valens") == seat
