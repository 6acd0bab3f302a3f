"""Cards on single rolls: sieges, interceptions and flights, landings; and calamities that do not happen."""

import pytest

from aevum.games.invasions.rules.calamities.calamity import Calamity
from aevum.games.invasions.rules.hands.deck import EVENTS, SEA, SIEGE, TRIGGER
from aevum.games.invasions.rules.siege.on_map import SiegeOnMap
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.x_events.conftest import Hold

FRONTIER = """
turn = 2
seats = ["roman", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "roman"
areas = ["Graecia", "Moesia"]
units = {{ "Moesia Inferior" = "legion"{more} }}
[nations.visigoths]
seat = "goth"
units = {{ Valachia = "2 infantry" }}
"""
WATERS = """
turn = 5
seats = ["roman", "vandal"]
acting = ["rome"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "guard", Cartaginensis = "2 legion", "Mare Mauretanicum" = "fleet" }
[nations.vandals]
seat = "vandal"
status = "kingdom"
capital = "Africa"
areas = ["Africa"]
units = { Africa = "infantry" }
"""
SIEGES = {"siege-engines": 2, "opened-gates": 3, "provisions": -2, "bishops-plea": -3}
REACTIONS = {"deception": [-4], "night-march": [4], "reaction": [3, -3]}
LANDINGS = {"storm": -4, "expert-navigation": 4}


@pytest.mark.parametrize(("key", "value"), SIEGES.items(), ids=SIEGES)
def test_sieges(match: OnMap, hold: Hold, key: str, value: int) -> None:
    m = hold(match(dice=[1]), 0, key)
    goths = NATIONS.index("visigoths")
    units = commanded_at(m.world, m.place("Dacia"), 1 << goths)
    m.begin(SiegeOnMap(m.place("Apulia"), goths, units, [])).do("besiege", "no-assault")
    assert m.asked() == ("roman", "siege-events")
    m.do(f"play-on-roll:{key}:{value}")
    assert (value, "X.B.5") in m.modifiers("siege-roll")


@pytest.mark.parametrize(("key", "values"), REACTIONS.items(), ids=REACTIONS)
@pytest.mark.parametrize("how", ["intercept", "flee"])
def test_reactions(on_map: OnMap, hold: Hold, key: str, values: list[int], how: str) -> None:
    more = ', Thracia = "legion"' if how == "intercept" else ""
    for value in values:
        m = hold(on_map(FRONTIER.format(more=more), dice=[1], realm=True), 1, key)
        m.do("march:Valachia", "go:Moesia Inferior")
        m.do("intercept:Thracia" if how == "intercept" else "flee")
        assert m.asked() == ("goth", "interception-events" if how == "intercept" else "flight-events")
        assert [o for o in m.offered() if o != "pass"] == [f"play-on-roll:{key}:{v}" for v in values]
        m.do(f"play-on-roll:{key}:{value}")
        roll = "interception-roll" if how == "intercept" else "flight-roll"
        assert (value, "X.B.5") in m.modifiers(roll)


BARRED = """
turn = 2
seats = ["roman", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "roman"
areas = ["Graecia", "Moesia"]
units = { Tyras = "legion" }
[nations.visigoths]
seat = "goth"
units = { Hypanis = "2 infantry, cavalry", "Moesia Inferior" = "infantry" }
"""


@rule("XIX.B.1", "XIX.B.8", "X.B.5")
@pytest.mark.parametrize(("key", "offered"), [("night-march", True), ("reaction", True), ("", False)])
def test_a_flight_that_only_a_card_can_save_is_offered(
    on_map: OnMap, hold: Hold, key: str, offered: bool
) -> None:
    """F48: over the Danube, with less horse than the enemy, ten makes seven."""
    m = on_map(BARRED, dice=[10], realm=True)
    if key:
        hold(m, 0, key)
    m.do("march:Hypanis", "leave:infantry:visigoths:whole:3", "go:Tyras")
    assert m.asked() == (("roman", "flee") if offered else ("goth", "confront"))
    if offered:
        m.do("flee", f"play-on-roll:{key}:{REACTIONS[key][0]}")
        assert [(value, rule) for value, rule in m.modifiers("flight-roll") if value < 0] == [
            (-1, "XIX.B.6"),
            (-2, "XIX.B.7"),
        ]
        assert m.asked() == ("roman", "retreat")


@rule("XIX.B.8", "X.B.5")
def test_that_it_is_offered_tells_nobody_who_holds_the_card(on_map: OnMap, hold: Hold) -> None:
    m = hold(on_map(BARRED, realm=True), 1, "deception")
    m.do("march:Hypanis", "leave:infantry:visigoths:whole:3", "go:Tyras")
    assert m.asked() == ("roman", "flee"), "the Goth has a card that might be another one"


SCLAVENI = """
turn = 9
seats = ["roman", "goth"]
acting = ["byzantium"]
[nations.byzantium]
seat = "roman"
areas = ["Moesia"]
units = {{ Tyras = "3 legion" }}
[nations.sclaveni]
seat = "goth"
role = "{role}"
horde = "Galicia"
units = {{ Valachia = "2 infantry", Galicia = "infantry" }}
"""


@rule("X.B.6")
@pytest.mark.parametrize("role", ["active", "inactive"])
def test_no_card_meddles_with_the_flight_of_an_inactive_people(on_map: OnMap, hold: Hold, role: str) -> None:
    m = hold(on_map(SCLAVENI.format(role=role), dice=[10], realm=True), 0, "deception")
    m.do("march:Tyras", "go:Valachia")
    while m.ask().key == "intercept":
        m.do("none")
    m.do("flee")
    assert (m.ask().key == "flight-events") == (role == "active")


@rule("XXV.E.8")
@pytest.mark.parametrize(("key", "value"), LANDINGS.items(), ids=LANDINGS)
def test_landings(on_map: OnMap, hold: Hold, key: str, value: int) -> None:
    m = hold(on_map(WATERS, dice=[5], realm=True), 1, key)
    m.do("march:Cartaginensis", "land:Mare Mauretanicum:Balearica")
    assert m.asked() == ("vandal", "sea-events")
    m.do(f"play-on-roll:{key}:{value}")
    assert (value, "XXV.E.8") in m.modifiers("sea-risk")
    assert (m.at("Balearica") != []) == (value > 0)


def test_these_are_all_cards_for_sieges_and_landings() -> None:
    assert {key for key, trigger in zip(EVENTS, TRIGGER, strict=True) if trigger == SIEGE} == set(SIEGES)
    assert {key for key, trigger in zip(EVENTS, TRIGGER, strict=True) if trigger == SEA} == set(LANDINGS)


def test_without_cards_nobody_is_asked(on_map: OnMap) -> None:
    m = on_map(WATERS, dice=[10], realm=True).do("march:Cartaginensis", "land:Mare Mauretanicum:Balearica")
    assert m.at("Balearica") != []


def test_good_omens_keep_a_calamity_away(match: OnMap, hold: Hold) -> None:
    m = hold(hold(match(), 3, "zeal"), 0, "omens")
    rome = NATIONS.index("rome")
    m.begin(Calamity(rome, "famine"))
    assert m.asked() == ("roman", "calamity-events")
    m.do("play-to-avert:omens:rome")
    assert m.world.gold[rome] == 20
    assert m.realm.calamities[rome] == 0
    assert m.realm.hand == [0, 0, 0, 1]


def test_a_calamity_that_nobody_keeps_away_strikes(match: OnMap, hold: Hold) -> None:
    m = hold(match(), 0, "zeal")
    rome = NATIONS.index("rome")
    m.begin(Calamity(rome, "famine")).do("pass")
    assert m.world.gold[rome] < 20
