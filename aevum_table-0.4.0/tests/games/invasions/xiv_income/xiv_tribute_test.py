"""XIV.C, XIV.F.5-XIV.F.9 Tribute of vassals, clients and federators."""

from collections.abc import Callable

from aevum.games.invasions.rules.diplomacy.founding import Founding
from aevum.games.invasions.rules.income.step import Income
from aevum.games.invasions.rules.income.tribute import OF_CLIENT
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.ties import MINOR
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xiv_income.conftest import items

Maker = Callable[..., ScriptedMap]

TIES = """
turn = 5
seats = ["roman", "hun", "goth"]
[nations.byzantium]
seat = "roman"
age = 2
gold = {gold}
capital = "Thracia"
areas = ["Graecia"]
provinces = ["Moesia Inferior", "Moesia Superior"]
units = {{ Thracia = "legion" }}
[nations.armenians]
seat = "roman"
role = "inactive"
tie = "client"
lord = "byzantium"
capital = "Armenia"
units = {{ Armenia = "mountain-infantry" }}
[nations.britons]
seat = "roman"
gold = 1
tie = "client"
lord = "byzantium"
capital = "Camulodunum"
units = {{ Camulodunum = "infantry" }}
[nations.visigoths]
seat = "goth"
gold = 5
tie = "federate"
lord = "byzantium"
tied_since = 3
foedus = ["Moesia Inferior", "Moesia Superior"]
horde = "Moesia Inferior"
units = {{ "Moesia Inferior" = "infantry", "Moesia Superior" = "infantry" }}
[nations.huns]
seat = "hun"
gold = 8
horde = "Tisia"
units = {{ Tisia = "horse-archer" }}
[nations.gepids]
seat = "hun"
tie = "vassal"
lord = "huns"
gold = {vassal}
horde = "Dacia"
units = {{ Dacia = "infantry" }}
[nations.suebi]
seat = "goth"
status = "kingdom"
gold = 3
tie = "vassal"
lord = "huns"
capital = "Carpetania"
units = {{ Carpetania = "infantry" }}
"""


def tied(on_map: Maker, gold: int = 20, vassal: int = 6) -> ScriptedMap:
    return on_map(TIES.format(gold=gold, vassal=vassal), realm=True)


def gold(m: ScriptedMap, nation: str) -> int:
    return m.world.gold[m.nation(nation)]


def item(m: ScriptedMap, nation: str, key: str) -> int:
    return items(m.state, nation).get(key, 0)


def collected(m: ScriptedMap, nation: str) -> None:
    m.begin(Income(m.nation(nation)))


@rule("XIV.F.5", "XXIX.E.2", "XIV.C.1", "XIII.A.3")
def test_a_suzerain_has_one_of_each_vassal(on_map: Maker) -> None:
    """Barbarian Huns, with a Barbarian vassal that has nothing and a Kingdom."""
    m = tied(on_map, vassal=0)
    collected(m, "huns")
    assert gold(m, "huns") == 8 + 2
    collected(m, "gepids")
    assert gold(m, "gepids") == 0


@rule("XIV.F.7", "XXIX.F.7", "XXIX.A.2", "XIV.C.2")
def test_a_barbarian_vassal_pays_out_of_its_treasury(on_map: Maker) -> None:
    m = tied(on_map)
    collected(m, "gepids")
    assert gold(m, "gepids") == 5


@rule("XXIX.F.8", "XIV.F.7")
def test_a_vassal_kingdom_has_its_own_income_and_pays(on_map: Maker) -> None:
    """Toletum 1, its province 1, the capital 5; less its unit and the tribute."""
    m = tied(on_map)
    assert item(m, "suebi", "suzerain") == -1
    collected(m, "suebi")
    assert gold(m, "suebi") == 3 + 7 - 2
    assert item(m, "huns", "provinces") == 0


@rule("XIV.F.6", "XXVII.A.1", "III.H.4")
def test_clients_pay_up_to_two(on_map: Maker) -> None:
    """Armenia pays 2 out of nothing; the Britons act, and have one gold left to give."""
    m = tied(on_map)
    assert item(m, "byzantium", "clients") == 3
    collected(m, "byzantium")
    assert gold(m, "britons") == 0
    handed = [(e.args["people"], e.args["other_people"], e.args["gold"]) for e in m.events("hands-gold")]
    assert handed == [("britons", "byzantium", 1), ("byzantium", "visigoths", 3)]


@rule("XXVII.A.4")
def test_every_minor_kingdom_has_its_tribute() -> None:
    assert all(1 <= OF_CLIENT[n] <= 2 for n in range(len(NATIONS)) if MINOR[n])
    assert OF_CLIENT[NATIONS.index("armenians")] == 2


@rule("XIV.F.8", "XXVIII.D.1", "XIV.C.1")
def test_a_federator_pays_three(on_map: Maker) -> None:
    m = tied(on_map)
    net = sum(items(m.state, "byzantium").values())
    assert item(m, "byzantium", "federates") == -3
    collected(m, "byzantium")
    assert (gold(m, "visigoths"), gold(m, "byzantium")) == (8, 20 + net)


@rule("XXVIII.D.1")
def test_the_first_tribute_is_paid_when_the_foedus_begins(on_map: Maker) -> None:
    """The turn's Income is over by then, so that the Visigoths have their 3 gold at once."""
    m = on_map(PROMISED, realm=True)
    n = m.nation("visigoths")
    m.realm.promised = put(m.realm.promised, n, m.nation("byzantium"))
    lands = [m.place("Moesia Inferior"), m.place("Moesia Superior")]
    m.realm.promised_land = [lands[0], n, lands[1], n]
    m.begin(Founding(n))
    assert len(m.events("foedus-begins")) == 1
    assert (gold(m, "visigoths"), gold(m, "byzantium")) == (3, 17)


def test_a_second_foedus_costs_three_more(on_map: Maker) -> None:
    """XXVIII.F.2"""
    m = tied(on_map)
    for name in ("Thessalia", "Macedonia"):
        m.world.foedus = put(m.world.foedus, m.place(name), m.nation("visigoths"))
    assert item(m, "byzantium", "federates") == -6


PROMISED = """
turn = 2
seats = ["roman", "goth"]
[nations.byzantium]
seat = "roman"
gold = 20
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "legion" }
[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = { Dacia = "2 infantry" }
"""
KINGDOM_WITH_FEDERATES = """
turn = 7
seats = ["goth"]
[nations.ostrogoths]
seat = "goth"
status = "kingdom"
capital = "Latium"
units = { Latium = "infantry" }
[nations.gepids]
seat = "goth"
tie = "federate"
lord = "ostrogoths"
foedus = ["Tuscia", "Liguria"]
horde = "Tuscia"
units = { Tuscia = "infantry", Liguria = "infantry", Venetia = "infantry" }
"""


@rule("XXVIII.D.3")
def test_a_kingdom_has_the_income_of_its_foedus(on_map: Maker) -> None:
    """Latium 1, Tuscia 1 and half a gold of Liguria; Venetia is the federates' own."""
    m = on_map(KINGDOM_WITH_FEDERATES, realm=True)
    assert (item(m, "ostrogoths", "provinces"), item(m, "ostrogoths", "halves")) == (2, 1)


@rule("XIV.F.9", "XXVIII.G.5")
def test_who_cannot_pay_is_bankrupt_and_its_federates_may_leave(on_map: Maker) -> None:
    """In double Decline, and with nothing left but its Foedus; card 9 brings no calamity."""
    m = tied(on_map, gold=2)
    w = m.world
    n = m.nation("byzantium")
    w.capital = put(w.capital, n, -1)
    w.decline = put(w.decline, n, 2)
    for p in range(w.land.provinces):
        if w.owner[p] == n and w.foedus[p] < 0:
            w.owner[p] = -1
    m.table.state.script = [9]
    m.begin(Income(n))
    assert len(m.events("bankrupt")) == 1
    assert m.asked() == ("goth", "foedus")


TWO_FEDERATES = """
turn = 5
seats = ["roman", "hun", "goth"]
[nations.byzantium]
seat = "roman"
age = 2
gold = {gold}
provinces = ["Moesia Inferior", "Moesia Superior", "Macedonia", "Thessalia"]
[nations.visigoths]
seat = "goth"
tie = "federate"
lord = "byzantium"
foedus = ["Moesia Inferior", "Moesia Superior"]
horde = "Moesia Inferior"
units = {{ "Moesia Inferior" = "infantry", "Moesia Superior" = "infantry" }}
[nations.gepids]
seat = "hun"
tie = "federate"
lord = "byzantium"
foedus = ["Macedonia", "Thessalia"]
horde = "Macedonia"
units = {{ Macedonia = "infantry", Thessalia = "infantry" }}
"""


def _short(on_map: Maker, missing: int) -> ScriptedMap:
    """Byzantium in double Decline, with what its land brings and so much less than six gold."""
    m = on_map(TWO_FEDERATES.format(gold=0), realm=True)
    w = m.world
    n = m.nation("byzantium")
    for p in range(w.land.provinces):
        if w.owner[p] == n:
            w.level[p] = 0
    gross = sum(value for value in items(m.state, "byzantium").values() if value > 0)
    w.gold = put(w.gold, n, 6 - missing - gross)
    w.decline = put(w.decline, n, 2)
    m.table.state.script = [9]
    m.begin(Income(n))
    return m


@rule("XIV.F.8", "XXVIII.D.1")
def test_a_federator_whose_gold_is_short_says_who_is_paid_first(on_map: Maker) -> None:
    """Two gold are missing: who comes second has one, and Decline gets nothing."""
    for first, second in (("visigoths", "gepids"), ("gepids", "visigoths")):
        m = _short(on_map, 2)
        assert m.asked() == ("roman", "pay-federates")
        assert sorted(option.id for option in m.ask().options) == [
            "pay-federate:gepids:3",
            "pay-federate:visigoths:3",
        ]
        m.do(f"pay-federate:{first}:3")
        assert (gold(m, first), gold(m, second), gold(m, "byzantium")) == (3, 1, 0)
        while not m.events("bankrupt"):  # the new capital comes first (XIV.I.2)
            m.do(m.ask().options[0].id)
        assert m.events("bankrupt")[-1].args["gold"] == 2 + 10


@rule("XIV.F.9")
def test_what_a_federate_did_not_get_is_not_owed_later(on_map: Maker) -> None:
    """XXVIII.D.1: three gold each turn; the next Income brings no arrears."""
    m = _short(on_map, 2).do("pay-federate:gepids:3")
    assert item(m, "byzantium", "federates") == -6


@rule("XIV.F.8")
def test_nobody_is_asked_where_all_federates_are_paid_or_none(on_map: Maker) -> None:
    assert gold(_short(on_map, 0), "gepids") == 3
    m = _short(on_map, 6)
    assert m.ask().key != "pay-federates"
    assert (gold(m, "gepids"), gold(m, "visigoths")) == (0, 0)
