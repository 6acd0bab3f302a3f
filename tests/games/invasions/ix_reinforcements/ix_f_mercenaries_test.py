"""IX.F New mercenaries for lost ones, and IX.G what becomes of those whose nation has vanished."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.reinforcements.mercenaries import headquarters
from aevum.games.invasions.rules.reinforcements.step import Reinforced, ReinforcementStep
from aevum.games.invasions.rules.reinforcements.vanished import Vanished, in_service
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

FOEDUS = """
turn = 4
seats = ["roman", "goth"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = {{ Thracia = "{thracia}", Macedonia = "{macedonia}" }}
leaders = {{ Macedonia = "magister-orientis" }}
[nations.visigoths]
seat = "goth"
lord = "byzantium"
tie = "federate"
tied_since = 2
foedus = ["Moesia Inferior", "Dardania"]
horde = "Moesia Inferior"
units = {{ "Moesia Inferior" = "2 infantry, archer", Dardania = "infantry" }}
"""


def foedus(on_map: Maker, thracia: str = "legion", macedonia: str = "legion") -> ScriptedMap:
    m = on_map(FOEDUS.format(thracia=thracia, macedonia=macedonia), realm=True)
    m.world.moving = 0
    m.begin(Reinforced(m.nation("byzantium")))
    while m.ask().key == "post-leader":
        m.do("post:Macedonia" if m.ask().args["leader"] == "magister-orientis" else m.offered()[0])
    return m


@rule("IX.F.1", "XXVIII.C.3")
def test_a_federate_lends_a_new_mercenary_for_a_lost_one(on_map: Maker) -> None:
    m = foedus(on_map)
    assert m.asked() == ("goth", "loan")
    m.do("choose-unit:archer:visigoths:whole:Moesia Inferior", "station:Macedonia")
    assert "visigoths.archer" in m.at("Macedonia")
    assert len(m.at("Moesia Inferior")) == 2


@rule("XXVIII.C.1")
def test_the_federator_chooses_between_its_general_and_its_capital(on_map: Maker) -> None:
    """F261: the text joins them by an or; elsewhere it goes only if neither has room."""
    m = foedus(on_map).do("choose-unit:archer:visigoths:whole:Moesia Inferior")
    assert (m.asked(), m.ask().rule) == (("roman", "deploy"), "XXVIII.C.1")
    assert m.offered() == ["station:Macedonia", "station:Thracia"]
    m.do("station:Thracia")
    assert "visigoths.archer" in m.at("Thracia")


@rule("XXVIII.C.1")
@pytest.mark.parametrize(("full", "goes"), [("macedonia", "Thracia"), ("thracia", "Macedonia")])
def test_where_only_one_of_them_has_room_it_goes_there(on_map: Maker, full: str, goes: str) -> None:
    m = foedus(on_map, **{full: "7 legion"}).do("choose-unit:archer:visigoths:whole:Moesia Inferior")
    assert "visigoths.archer" in m.at(goes)


@rule("IX.F.1")
def test_none_is_owed_while_the_old_one_lives(on_map: Maker) -> None:
    m = foedus(on_map, thracia="legion, visigoths.cavalry")
    assert m.ask().key != "loan"


@rule("IX.F.1", "XXVIII.C.3")
def test_without_room_the_federator_says_where_it_goes(on_map: Maker) -> None:
    m = foedus(on_map, "7 legion", "7 legion").do("choose-unit:archer:visigoths:whole:Moesia Inferior")
    assert m.asked() == ("roman", "deploy")
    assert {"station:Thracia", "station:Macedonia"} & set(m.offered()) == set()
    m.do("station:Achaia")
    assert m.at("Achaia") == ["visigoths.archer"]


FULL = """
turn = 4
seats = ["roman", "goth"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = { Thracia = "5 legion" }
[nations.visigoths]
seat = "goth"
lord = "byzantium"
tie = "federate"
tied_since = 2
foedus = ["Dardania"]
horde = "Dardania"
units = { Dardania = "4 infantry, archer" }
"""


@rule("IX.F.1", "XXVIII.C.1", "XVII.A.11")
def test_where_there_is_no_room_at_all_it_stays_at_home(on_map: Maker) -> None:
    m = on_map(FULL, realm=True)
    m.world.moving = 0
    m.begin(Reinforced(m.nation("byzantium")))
    while m.ask().key != "loan":
        m.do(m.offered()[0])
    m.do("choose-unit:archer:visigoths:whole:Dardania")
    assert m.at("Dardania") == ["visigoths.archer"] + ["visigoths.infantry"] * 4
    assert (m.told("unit-handed-over"), m.ask().key in ("loan", "deploy")) == ([], False)


def test_without_a_general_the_capital_is_the_place(on_map: Maker) -> None:
    m = foedus(on_map)
    assert headquarters(m.world, m.nation("byzantium"))[0] == m.place("Macedonia")
    m.world.leader_place = [-1] * len(m.world.leader_place)
    assert headquarters(m.world, m.nation("byzantium")) == [m.place("Thracia")]


VASSAL = """
turn = 6
seats = ["lord", "goth"]
[nations.{lord}]
seat = "lord"
initiative = 90
horde = "Hunnia"
units = {{ Hunnia = "2 infantry" }}
[nations.ostrogoths]
seat = "goth"
tie = "vassal"
lord = "{lord}"
tied_since = 3
horde = "Dacia"
units = {{ Dacia = "2 infantry, archer" }}
"""


def vassal(on_map: Maker, lord: str) -> ScriptedMap:
    m = on_map(VASSAL.format(lord=lord), realm=True)
    m.world.moving = 0
    m.begin(Reinforced(m.nation(lord)))
    while m.ask().key == "post-leader":
        m.do(m.offered()[0])
    return m


@rule("IX.F.2")
def test_a_nomad_suzerain_picks_a_new_mercenary_for_a_lost_one(on_map: Maker) -> None:
    m = vassal(on_map, "avars")
    assert m.asked() == ("lord", "loan")
    m.do("choose-unit:archer:ostrogoths:whole:Dacia")
    assert "ostrogoths.archer" in m.at("Hunnia")


@rule("IX.F.3", "XXIX.D.2")
def test_no_other_suzerain_gets_a_second_one(on_map: Maker) -> None:
    m = vassal(on_map, "gepids")
    assert m.ask().key != "loan"
    assert len(m.at("Dacia")) == 3


GONE = """
turn = 7
seats = ["roman", "persian", "goth"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = {{ Thracia = "legion, {own}", Macedonia = "huns.horse-archer, huns.noble-cavalry" }}
[nations.persia]
seat = "persian"
capital = "Chaldea"
units = {{ Chaldea = "infantry, huns.horse-archer" }}
[nations.huns]
seat = "goth"
{huns}
"""


@rule("IX.G.1", "IX.G.2")
def test_each_holder_gives_up_one_unit_of_a_vanished_nation(on_map: Maker) -> None:
    m = on_map(GONE.format(own="infantry", huns=""), realm=True)
    m.begin(Reinforced(m.nation("huns")))
    assert m.asked() == ("roman", "vanished")
    m.do("choose-unit:noble-cavalry:huns:whole:Macedonia")
    assert m.at("Macedonia") == ["huns.horse-archer"]
    assert m.at("Chaldea") == ["persia.infantry"]  # there was but one to choose
    lost = [event.args["place"] for event in m.events("last-of-vanished")]
    assert lost == ["Macedonia", "Chaldea"]


@rule("IX.G.1")
def test_auxiliaries_recruited_from_it_count_too(on_map: Maker) -> None:
    m = on_map(GONE.format(own="hunnic-auxiliary", huns=""), realm=True)
    assert len(in_service(m.world, m.nation("huns"), m.nation("byzantium"))) == 3
    m.begin(Vanished(m.nation("huns"))).do("choose-unit:hunnic-auxiliary:byzantium:whole:Thracia")
    assert m.at("Thracia") == ["byzantium.legion"]


@rule("IX.G.1")
@pytest.mark.parametrize(
    ("huns", "gone"),
    [("", True), ('units = { Volga = "infantry" }', False), ('role = "out"', False)],
)
def test_a_nation_has_vanished_when_it_came_and_has_no_unit_left(
    on_map: Maker, huns: str, gone: bool
) -> None:
    m = on_map(GONE.format(own="infantry", huns=huns), realm=True)
    m.begin(Reinforced(m.nation("huns")))
    assert ("vanished" in [ask.key for ask in m.table.asks()]) is gone


@rule("IX.G.1", "IX.G.2")
def test_a_nation_that_collapsed_has_vanished_too(on_map: Maker) -> None:
    m = on_map(GONE.format(own="hunnic-auxiliary", huns='role = "out"'), realm=True)
    m.realm.happened = ["collapse:huns"]
    step = ReinforcementStep()
    step.step = "nations"
    m.begin(step)
    assert m.asked() == ("roman", "vanished")


GOTHS = """
turn = 4
seats = ["goth", "roman"]
[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = { Dacia = "infantry, archer, ostrogoths.noble-cavalry" }
[nations.ostrogoths]
seat = "roman"
horde = "Hypanis"
units = { Hypanis = "archer, 2 infantry" }
"""


@rule("XXVI.B.2")
def test_the_goths_exchange_mercenaries_for_good(on_map: Maker) -> None:
    """F240: who has none of the other's units gets one, chosen by the other, in its own Reinforcements."""
    m = on_map(GOTHS, realm=True)
    m.begin(Reinforced(m.nation("visigoths")))
    while m.ask().key == "post-leader":
        m.do(m.offered()[0])
    assert m.ask().key != "loan", "they have one already"
    m.begin(Reinforced(m.nation("ostrogoths")))
    while m.ask().key == "post-leader":
        m.do(m.offered()[0])
    assert (m.asked(), m.ask().rule) == (("goth", "loan"), "XXVI.B.2")
    m.do("choose-unit:archer:visigoths:whole:Dacia")
    assert "visigoths.archer" in m.at("Hypanis")


@rule("IX.G.2")
def test_kinsmen_who_hold_some_of_it_give_one_up_too(on_map: Maker) -> None:
    text = 'turn = 7\nseats = ["goth"]\n[nations.ostrogoths]\nseat = "goth"\n'
    text += '[nations.visigoths]\nseat = "goth"\n'
    m = on_map(text + 'horde = "Dacia"\nunits = { Dacia = "infantry, ostrogoths.archer" }\n', realm=True)
    m.begin(Reinforced(m.nation("ostrogoths")))
    assert m.at("Dacia") == ["visigoths.infantry"]


RULED = """
turn = {turn}
seats = ["lord", "goth"]
[nations.{lord}]
seat = "lord"
status = "{status}"
capital = "{capital}"
units = {{ {capital} = "infantry", {camp} = "infantry" }}
leaders = {{ {camp} = "{king}" }}
"""


@pytest.mark.parametrize(
    ("lord", "status", "turn", "capital", "camp", "king"),
    [
        ("persia", "empire", 2, "Chaldea", "Babylonia", "sapor"),
        ("persia", "empire", 2, "Chaldea", "Babylonia", "satrapa"),
        ("visigoths", "kingdom", 3, "Latium", "Campania", "alaricus"),
    ],
)
def test_who_rules_an_empire_or_a_kingdom_may_have_it_with_him(
    on_map: Maker, lord: str, status: str, turn: int, capital: str, camp: str, king: str
) -> None:
    """F261: the Persian is a king by his counter, and an emperor none the less; a Satrap is not."""
    text = RULED.format(lord=lord, status=status, turn=turn, capital=capital, camp=camp, king=king)
    m = on_map(text, realm=True)
    own = [m.place(capital)] if king == "satrapa" else [m.place(camp), m.place(capital)]
    assert headquarters(m.world, m.nation(lord)) == own
