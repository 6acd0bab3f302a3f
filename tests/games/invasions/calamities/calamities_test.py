"""The twelve calamities."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.calamities.calamity import Calamity
from aevum.games.invasions.rules.calamities.table import CALAMITIES
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.religion.heresy import lay_heresy
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxxi_religion.religion_test import TEXT as REALMS

Maker = Callable[..., ScriptedMap]

TEXT = """
turn = 5
seats = ["roman", "hun", "persian", "goth"]
[nations.rome]
seat = "roman"
age = 5
gold = 10
capital = "Latium"
areas = ["Italia", "Africa"]
units = { Latium = "guard", Africa = "infantry, cavalry", Numidia = "infantry" }
leaders = { Africa = "caesar" }
[nations.huns]
seat = "hun"
horde = "Volga"
[nations.persia]
seat = "persian"
capital = "Chaldea"
units = { Chaldea = "infantry" }
[nations.visigoths]
seat = "goth"
horde = "Apulia"
tie = "federate"
lord = "rome"
foedus = ["Apulia"]
units = { Apulia = "2 infantry" }
"""


TOLD = {
    "civil-war": "lost-to-calamity general-falls",
    "corruption": "pays-gold",
    "debasement": "earns-gold ages",
    "desertion": "lost-to-calamity",
    "famine": "pays-gold",
    "heresy": "heresy-rises",
    "inaction": "ruler-idle leader-goes",
    "intolerance": "",
    "intrigue": "general-falls",
    "plague": "lost-to-calamity lost-to-calamity",
    "revolt": "",
    "usurper": "ruler-idle leader-goes pays-gold lost-to-calamity leader-check leader-lost",
}
"""What everybody hears of each, apart from revolts."""


def struck(on_map: Maker, key: str, dice: list[int] | None = None, heresy: bool = False) -> ScriptedMap:
    m = on_map(TEXT, dice, realm=True)
    if heresy:
        lay_heresy(m.table.state, m.world.land.areas.index("Africa"), 0, "XXXI.C.5")
    m.begin(Calamity(m.nation("rome"), key))
    return m


def through(m: ScriptedMap) -> ScriptedMap:
    """Take the first option until the calamity is over."""
    while any(type(frame).__name__ == "Calamity" for frame in m.table.state.frames):
        m.do(m.offered()[0])
    return m


def test_there_are_twelve() -> None:
    assert len(set(CALAMITIES)) == 12


@rule("XXXI.C.3", "III.G.6")
def test_a_calamity_spares_the_area_of_the_capital_its_heresy(on_map: Maker) -> None:
    """The dice name Italia, as for the card that does not spare it."""
    m = on_map(REALMS, [6, 8], realm=True)
    m.begin(Calamity(m.nation("rome"), "heresy"))
    assert m.told("no-heresy")[:1] == ["XXXI.C.3"]
    assert m.events("heresy-rises") == []


@rule("XIII.E.4", "VI.J.8")
@pytest.mark.parametrize("key", CALAMITIES)
def test_each_of_them_does_something(on_map: Maker, key: str) -> None:
    before = through_state(on_map(TEXT, realm=True))
    m = through(struck(on_map, key, [1, 7, 1, 8, 2, 2]))
    assert m.realm.calamities[m.nation("rome")] == 1
    assert through_state(m) != before
    told = [event.key for event in m.table.log if not event.key.startswith("revolt-")]
    assert told == ["activates", "calamity", *TOLD[key].split()]
    assert len(m.told("revolt-rises")) == sum(m.world.revolt)


GOLD = {"corruption": 6, "debasement": 15, "famine": 4, "usurper": 5}
"""What is left of ten."""


@rule("XIII.E.4")
@pytest.mark.parametrize("key", CALAMITIES)
def test_each_of_them_costs_so_much(on_map: Maker, key: str) -> None:
    m = through(struck(on_map, key, [1, 7, 1, 8, 2, 2]))
    n = m.nation("rome")
    assert m.world.gold[n] == GOLD.get(key, 10)
    assert m.world.age[n] == (6 if key == "debasement" else 5)
    assert sum(m.world.revolt) == int(key in ("civil-war", "intolerance", "revolt"))
    assert len([area for area in m.realm.heresy if area]) == int(key == "heresy")
    assert m.realm.idle[n] == int(key in ("inaction", "usurper"))
    assert m.world.decline[n] == 0


def through_state(m: ScriptedMap) -> list[object]:
    n = m.nation("rome")
    w = m.world
    return [
        w.gold[n],
        w.age[n],
        w.decline[n],
        sum(w.revolt),
        sum(m.realm.heresy),
        m.realm.idle[n],
        w.place[:],
        w.leader_place[:],
    ]


@rule("XXXI.C.4")
@pytest.mark.parametrize(("heresy", "revolts"), [(False, 1), (True, 2)])
def test_heresy_doubles_intolerance(on_map: Maker, heresy: bool, revolts: int) -> None:
    m = through(struck(on_map, "intolerance", [1, 7, 1, 7], heresy))
    assert sum(m.world.revolt) == revolts


@rule("XXXI.C.4", "XXVIII.G.4")
@pytest.mark.parametrize("heresy", [False, True])
def test_a_usurper_frees_federates_and_with_heresy_breaks_the_realm(on_map: Maker, heresy: bool) -> None:
    m = struck(on_map, "usurper", [], heresy)
    while m.ask().key in ("calamity-loss", "escape"):
        m.do(m.offered()[0])
    assert (m.asked(), m.ask().rule) == (("goth", "foedus"), "XXVIII.G.4")
    assert m.world.decline[m.nation("rome")] == int(heresy)
    assert m.realm.idle[m.nation("rome")] == 1


@rule("XXVIII.G.4")
def test_a_famine_does_not(on_map: Maker) -> None:
    assert struck(on_map, "famine").ask().rule != "XXVIII.G.4"


def test_barbarians_know_no_calamity(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    m.begin(Calamity(m.nation("visigoths"), "plague"))
    assert m.events("calamity") == []


@rule("XIII.E.4")
@pytest.mark.parametrize("key", ["intrigue", "civil-war"])
def test_a_ruler_without_generals_is_busy_at_home(on_map: Maker, key: str) -> None:
    m = on_map(TEXT.replace('leaders = { Africa = "caesar" }\n', ""), [1, 7, 1], realm=True)
    through(m.begin(Calamity(m.nation("rome"), key)))
    assert (m.realm.idle[m.nation("rome")], m.told("general-falls")) == (1, [])
    assert m.told("ruler-idle") == ["XIII.E.4"]


@rule("XX.J.2", "XX.J.4")
@pytest.mark.parametrize(("home", "goes_to"), [("", ""), ("Sardinia", "Sardinia")])
def test_a_leader_who_loses_his_stack_goes_over_the_sea_or_nowhere(
    on_map: Maker, home: str, goes_to: str
) -> None:
    """Where his people have no land left, an escape does not save him."""
    text = TEXT[: TEXT.index("[nations.huns]")].replace(
        'capital = "Latium"\nareas = ["Italia", "Africa"]\n', ""
    )
    island = f', {home} = "legion"' if home else ""
    text = text.replace(
        '{ Latium = "guard", Africa = "infantry, cavalry", Numidia = "infantry" }',
        f'{{ Africa = "infantry"{island} }}',
    )
    m = on_map(text, [2], realm=True)
    m.begin(Calamity(m.nation("rome"), "desertion"))
    if home:
        m.do("choose-unit:infantry:rome:whole:Africa")
    assert m.told("leader-escapes") == ["XX.J.2"]
    assert m.leader("caesar") == goes_to


@rule("XIII.E.4")
@pytest.mark.parametrize("key", ["intrigue", "civil-war"])
def test_the_court_fears_the_greatest_of_the_generals(on_map: Maker, key: str) -> None:
    text = TEXT.replace('{ Africa = "caesar" }', '{ Africa = "caesar, stilicho, aetius" }')
    m = on_map(text, [1, 7, 1, 8, 2, 2], realm=True)
    m.begin(Calamity(m.nation("rome"), key))
    through(m)
    assert [event.args for event in m.table.log if event.key == "general-falls"] == [
        {"people": "rome", "leader": "aetius"}
    ]
    assert m.world.leader_place[LEADERS.index("aetius")] < 0


@rule("XIII.E.4")
def test_of_generals_with_names_the_better_one_falls_and_never_the_nameless_for_him(on_map: Maker) -> None:
    """F260: the Magister is the first of them, Narses the last; Belisarius is the greatest."""
    east = """
turn = 8
seats = ["roman", "hun"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
units = { Thracia = "2 legion" }
leaders = { Thracia = "magister-orientis, belisarius, narses" }
[nations.huns]
seat = "hun"
horde = "Volga"
units = { Volga = "horse-archer" }
"""
    for fallen, left in (("belisarius", "narses"), ("narses", "magister-orientis")):
        m = on_map(east, [1, 7, 1, 8, 2, 2], realm=True)
        if fallen == "narses":
            m.world.leader_place[LEADERS.index("belisarius")] = -1
        m.begin(Calamity(m.nation("byzantium"), "intrigue"))
        through(m)
        assert [event.args["leader"] for event in m.events("general-falls")] == [fallen]
        assert (m.leader(fallen), m.leader(left)) == ("", "Thracia")


@rule("XX.J.2", "XIII.E.4")
@pytest.mark.parametrize(("die", "where"), [(2, "Africa"), (3, "")])
def test_a_leader_who_loses_his_last_unit_at_home_and_lives_stays_there(
    on_map: Maker, die: int, where: str
) -> None:
    """F57: the nearest friendly province is his own; nobody drove him out of it."""
    m = on_map(TEXT.replace('Africa = "infantry, cavalry"', 'Africa = "cavalry"'), [die], realm=True)
    m.begin(Calamity(m.nation("rome"), "desertion"))
    m.do(next(option for option in m.offered() if ":cavalry:" in f":{option}:"))
    assert len(m.events("leader-check")) == 1
    assert m.leader("caesar") == where
    assert m.owner("Africa") == "rome"
