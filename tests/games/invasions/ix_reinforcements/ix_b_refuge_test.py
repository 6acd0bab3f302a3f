"""IX.B.4, IX.B.5 A people that is surrounded seeks refuge, and submits to whoever takes it in."""

import pytest

from aevum.games.invasions.rules.world.world import FREE, GONE, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.ix_reinforcements.ix_b_displacement_test import Maker, enter

STEPPE = """
turn = 9
seats = ["hun", "persian", "goth"]
[nations.alans]
seat = "persian"
gold = 7
horde = "{horde}"
units = {{ Volga = "{alans}" }}
[nations.huns]
seat = "hun"
horde = "Donetus"
units = {{ Donetus = "2 horse-archer", Bolgar = "2 horse-archer", Siraces = "2 horse-archer" }}
[nations.khazars]
seat = "goth"
units = {{ Sarkil = "{khazars} horse-archer" }}
[nations.avars]
seat = "hun"
role = "out"
"""


def surrounded(on_map: Maker, alans: str = "3 cavalry", khazars: int = 2) -> ScriptedMap:
    m = on_map(STEPPE.format(horde="Volga", alans=alans, khazars=khazars), realm=True)
    return enter(m, "avars", "Volga")


@rule("IX.B.4", "IX.B.5", "XXIX.A.3")
def test_a_surrounded_nation_submits_to_its_strongest_neighbour(on_map: Maker) -> None:
    m = surrounded(on_map)
    assert m.asked() == ("persian", "refuge-place")
    near = {"displace-to:Donetus", "displace-to:Bolgar", "displace-to:Siraces"}
    assert near < set(m.offered()), "any of the provinces that the Huns hold"
    assert "displace-to:Ucraina" in m.offered()
    assert m.why_not("displace-to:Sarkil") is not None, "that of a weaker neighbour"
    m.do("displace-to:Bolgar")
    alans = m.nation("alans")
    assert m.world.lord[alans] == m.nation("huns")
    assert m.world.horde[alans] == m.place("Bolgar")
    assert m.at("Bolgar").count("alans.cavalry") == 3


@rule("IX.B.5", "IX.B.8", "XXIX.E.1")
def test_who_seeks_refuge_was_not_beaten_and_keeps_its_treasury(on_map: Maker) -> None:
    """F263: half of it, and a card for nomads, is for who won the battle of the submission."""
    text = STEPPE.format(horde="Volga", alans="3 cavalry", khazars=2)
    m = on_map(text, realm=True)
    m.realm.event_at = put(m.realm.event_at, 0, m.table.seats.index("persian"))
    m.realm.hand = put(m.realm.hand, m.table.seats.index("persian"), 1)
    enter(m, "avars", "Volga").do("displace-to:Bolgar")
    alans, huns = m.nation("alans"), m.nation("huns")
    assert m.world.lord[alans] == huns
    assert (m.world.gold[alans], m.world.gold[huns]) == (7, 0)
    assert (m.told("takes-treasure"), m.told("takes-card")) == ([], [])


@rule("IX.B.4")
def test_the_strongest_neighbour_may_be_inactive(on_map: Maker) -> None:
    text = STEPPE.format(horde="Volga", alans="3 cavalry", khazars=8)
    text = text.replace(
        '[nations.khazars]\nseat = "goth"', '[nations.sclaveni]\nseat = "goth"\nrole = "inactive"'
    )
    m = enter(on_map(text.replace("8 horse-archer", "8 infantry"), realm=True), "avars", "Volga")
    assert m.world.lord[m.nation("alans")] == m.nation("sclaveni")


@rule("IX.B.5")
def test_the_new_suzerain_leaves_the_refuge(on_map: Maker) -> None:
    m = surrounded(on_map).do("displace-to:Bolgar")
    assert m.asked() == ("hun", "retreat")
    assert "retreat:Volga" not in m.offered(), "the newcomers have it already"
    while m.ask().key == "retreat":
        m.do(m.offered()[0])
    assert not any(name.startswith("huns.") for name in m.at("Bolgar"))


@rule("IX.B.4")
def test_of_equal_neighbours_the_nation_chooses(on_map: Maker) -> None:
    m = surrounded(on_map, khazars=6)
    assert m.asked() == ("persian", "refuge")
    assert m.offered() == ["refuge-with:huns", "refuge-with:khazars"]
    m.do("refuge-with:khazars")
    assert m.world.lord[m.nation("alans")] == m.nation("khazars")


@rule("IX.B.4", "XXXIV.0.4")
@pytest.mark.parametrize(
    ("nation", "seat", "units"),
    [
        ("byzantium", 'capital = "Thracia"', 'Sarkil = "2 legion", Thracia = "6 legion"'),
        ("alamanni", 'horde = "Agri Decumates"', 'Sarkil = "infantry", "Agri Decumates" = "7 infantry"'),
    ],
)
def test_who_occupies_land_without_controlling_it_takes_refugees_in(
    on_map: Maker, nation: str, seat: str, units: str
) -> None:
    text = STEPPE.format(horde="Volga", alans="3 cavalry", khazars=2)
    text = text.replace("[nations.khazars]", f"[nations.{nation}]\n{seat}")
    m = on_map(text.replace('Sarkil = "2 horse-archer"', units), realm=True)
    assert m.owner("Sarkil") != nation
    enter(m, "avars", "Volga")
    if m.ask().key == "refuge-place":
        m.do("displace-to:Sarkil")
    alans = m.nation("alans")
    assert (m.world.lord[alans], m.world.horde[alans]) == (m.nation(nation), m.place("Sarkil"))


@rule("IX.B.4")
def test_the_strongest_of_all_is_too_far_away(on_map: Maker) -> None:
    rome = '[nations.rome]\nseat = "goth"\ncapital = "Latium"\nareas = ["Italia"]\n'
    text = STEPPE.format(horde="Volga", alans="3 cavalry", khazars=2) + rome
    m = on_map(text + 'units = { Latium = "12 legion", Apulia = "3 legion" }\n', realm=True)
    enter(m, "avars", "Volga").do("displace-to:Bolgar")
    assert m.world.lord[m.nation("alans")] == m.nation("huns")


@rule("IX.B.5", "XVII.A.4")
def test_refugees_that_the_province_cannot_hold_are_lost(on_map: Maker) -> None:
    m = surrounded(on_map, alans="5 cavalry, infantry").do("displace-to:Siraces")
    assert (m.asked(), m.ask().args["units"]) == (("persian", "refuge-excess"), 2)
    m.do("give-up:infantry:alans:whole")
    assert m.world.place.count(GONE) == 2
    assert set(m.told("cut-off")) == {"IX.B.5"}


def garrison(on_map: Maker, **options: str) -> ScriptedMap:
    """The horde is far away, and others of the people are with it."""
    text = STEPPE.format(horde="Alania", alans="2 cavalry", khazars=2)
    text = text.replace('Volga = "2 cavalry"', 'Volga = "2 cavalry", Alania = "2 cavalry"')
    return enter(on_map(text, realm=True, **options), "avars", "Volga")


@rule("IX.B.4", "XXIX.A.3")
def test_a_surrounded_garrison_makes_its_nation_submit(on_map: Maker) -> None:
    """F125: none of the displaced units finds a way; the text does not ask whether the nation has others."""
    m = garrison(on_map)
    assert m.asked() == ("persian", "refuge-place")
    m.do("displace-to:Bolgar")
    alans = m.nation("alans")
    assert (m.world.lord[alans], m.world.horde[alans]) == (m.nation("huns"), m.place("Alania"))
    assert (m.at("Bolgar").count("alans.cavalry"), m.world.place.count(GONE)) == (2, 0)
    assert m.told("becomes-vassal") == ["XXIX.A.1"]


@rule("IX.B.4")
def test_a_table_may_let_garrisons_fall_and_their_nation_stay_free(on_map: Maker) -> None:
    m = garrison(on_map, refuge="peoples")
    assert m.world.tie[m.nation("alans")] == FREE
    assert m.world.place.count(GONE) == 2
    whole = on_map(STEPPE.format(horde="Volga", alans="3 cavalry", khazars=2), realm=True, refuge="peoples")
    assert enter(whole, "avars", "Volga").asked() == ("persian", "refuge-place")


@rule("IX.B.4", "XXIX.C.1")
def test_a_kingdom_whose_garrison_is_surrounded_submits_too(on_map: Maker) -> None:
    text = STEPPE.format(horde="Volga", alans="2 cavalry", khazars=2)
    kingdom = 'status = "kingdom"\ncapital = "Chaldea"'
    text = text.replace('horde = "Volga"', kingdom).replace('Volga = "2', 'Chaldea = "cavalry", Volga = "2')
    m = enter(on_map(text, realm=True), "avars", "Volga").do("displace-to:Donetus")
    alans = m.nation("alans")
    assert (m.world.lord[alans], m.world.capital[alans]) == (m.nation("huns"), m.place("Chaldea"))


@rule("IX.B.4")
def test_an_empire_never_seeks_refuge(on_map: Maker) -> None:
    text = STEPPE.format(horde="Volga", alans="3 cavalry", khazars=2)
    text = text.replace(
        '[nations.alans]\nseat = "persian"\ngold = 7\nhorde = "Volga"', '[nations.rome]\nseat = "persian"'
    )
    m = on_map(text, realm=True)
    enter(m, "avars", "Volga")
    assert m.world.lord[m.nation("rome")] == -1
    assert m.world.place.count(GONE) == 3


@rule("IX.B.5")
def test_a_vassal_that_finds_refuge_with_its_lord_owes_nothing_new(on_map: Maker) -> None:
    text = STEPPE.format(horde="Volga", alans="2 cavalry", khazars=2)
    m = on_map(
        text.replace("gold = 7", 'gold = 7\ntie = "vassal"\nlord = "huns"\ntied_since = 3'), realm=True
    )
    enter(m, "avars", "Volga").do("displace-to:Bolgar")
    alans = m.nation("alans")
    assert (m.world.tied_since[alans], m.world.gold[alans]) == (3, 7)
    assert m.asked() == ("hun", "retreat")
    assert m.at("Bolgar").count("alans.cavalry") == 2


@rule("IX.B.4", "XXIX.A.4")
def test_a_vassal_that_finds_refuge_elsewhere_changes_its_lord(on_map: Maker) -> None:
    text = STEPPE.format(horde="Volga", alans="2 cavalry", khazars=2)
    m = on_map(text.replace("gold = 7", 'gold = 7\ntie = "vassal"\nlord = "khazars"'), realm=True)
    enter(m, "avars", "Volga").do("displace-to:Bolgar")
    assert m.world.lord[m.nation("alans")] == m.nation("huns")
    assert m.told("becomes-vassal") == ["XXIX.A.4"]
