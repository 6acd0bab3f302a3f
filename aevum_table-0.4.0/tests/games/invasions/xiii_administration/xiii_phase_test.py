"""XIII The Administration phase: who does what, in which order."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.match.administration import AdministrationPhase
from aevum.games.invasions.rules.match.turn import Match
from aevum.games.invasions.rules.realm.nations import present
from aevum.games.invasions.rules.status.kingdom import BecomesKingdom
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.rules.world.world import ACTIVE, NOWHERE, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

REALMS = """
turn = 6
seats = ["goth", "roman"]
[nations.visigoths]
seat = "goth"
status = "kingdom"
age = 2
gold = 20
capital = "Carpetania"
units = { Carpetania = "infantry", Hispalensis = "infantry", Cartaginensis = "infantry" }
[nations.suebi]
seat = "goth"
status = "kingdom"
age = 5
gold = 20
capital = "Rhodanus"
provinces = ["Rhodanus"]
units = { Rhodanus = "infantry" }
[nations.byzantium]
seat = "roman"
age = 9
gold = 30
capital = "Thracia"
units = { Thracia = "legion" }
[nations.burgundians]
seat = "goth"
gold = 7
horde = "Sequana"
units = { Sequana = "2 infantry", Lotharingia = "infantry" }
[cities.Lotharingia]
pillaged = 3
"""


def administered(on_map: Maker, dice: list[int]) -> ScriptedMap:
    m = on_map(REALMS, dice, realm=True)
    m.world.owner[m.place("Lotharingia")] = m.nation("burgundians")
    return m.begin(AdministrationPhase())


def to_ask(m: ScriptedMap, key: str) -> ScriptedMap:
    while m.ask().key != key:
        m.do(m.offered()[0])
    return m


def buy_nothing(m: ScriptedMap) -> None:
    while m.ask().key == "purchases":
        m.do("done-buying")


@rule("XIII.0.1")
@pytest.mark.parametrize(("turn", "pushed"), [(1, "Match"), (2, "AdministrationPhase")])
def test_there_is_none_on_turn_1(on_map: Maker, turn: int, pushed: str) -> None:
    m = on_map(REALMS, realm=True)
    m.world.turn = turn
    match = Match()
    match.step = "administration"
    m.table.state.push(match)
    match.run(m.table.state)
    assert type(m.table.state.frames[-1]).__name__ == pushed


@rule("XIII.D.1", "XIII.B.1")
def test_civilized_nations_draw_in_the_order_of_activation(on_map: Maker) -> None:
    """The older Kingdom, the younger one, the Empire; the Burgundians are Barbarians and draw nothing."""
    m = to_ask(administered(on_map, [1, 7, 2, 1, 7, 2, 1, 7, 2]), "purchases")
    drawn = [event.args["people"] for event in m.events("edicts-drawn")]
    assert drawn == ["suebi", "visigoths", "byzantium"]


@rule("XIII.A.1", "XIII.A.2", "XIV.I.4", "XV.A.1", "VI.H.1")
def test_barbarians_only_recover(on_map: Maker) -> None:
    m = to_ask(administered(on_map, [1, 7, 2, 1, 7, 2, 1, 7, 2]), "purchases")
    assert m.world.pillaged[m.place("Lotharingia")] == 0
    buy_nothing(m)
    assert m.world.gold[m.nation("burgundians")] == 7
    told = {event.key for event in m.table.log if event.args.get("people") == "burgundians"}
    assert not told & {"edicts-drawn", "income", "earns-gold", "pays-gold", "recruited"}


@rule("XIII.A.1", "XIV.I.4", "XVI.E.4")
def test_barbarians_do_not_put_down_revolts(on_map: Maker) -> None:
    """Lotharingia rebelled before they took it; it has to wait until they are a Kingdom."""
    m = on_map(REALMS, [1, 7, 2, 1, 7, 2, 1, 7, 2], realm=True)
    for place, people in (("Lotharingia", "burgundians"), ("Hispalensis", "visigoths")):
        m.world.owner[m.place(place)] = m.nation(people)
        m.world.revolt = put(m.world.revolt, m.place(place), 1)
    m.begin(AdministrationPhase())
    to_ask(m, "purchases")
    buy_nothing(m)
    assert (m.asked(), m.ask().args) == (("goth", "suppress"), {"people": "visigoths"})
    m.do("leave-revolts")
    assert all(ask.key != "suppress" for ask in m.table.state.asks), "the Burgundians are not asked"
    assert m.world.revolt[m.place("Lotharingia")] == 1


@rule("XIII.A.4")
def test_the_gold_of_barbarians_waits_for_their_kingdom(on_map: Maker) -> None:
    m = on_map(REALMS, realm=True)
    m.begin(BecomesKingdom(m.nation("burgundians")))
    assert m.world.gold[m.nation("burgundians")] == 7 + 20


@rule("XIII.D.4", "XIV.J.1")
def test_who_could_not_govern_goes_bankrupt_when_all_have_their_income(on_map: Maker) -> None:
    """The Suebi have no gold: the passive card is theirs all the same; the calamity card 9 shows none."""
    m = on_map(REALMS, [1, 7, 2, 1, 7, 2, 1, 7, 2, 9], realm=True)
    m.world.gold = put(m.world.gold, m.nation("suebi"), 0)
    m.begin(AdministrationPhase())
    to_ask(m, "purchases")
    told = [(event.key, event.args["people"]) for event in m.table.log if "people" in event.args]
    steps = [("cannot-govern", "suebi"), ("income", "suebi"), ("income", "byzantium"), ("bankrupt", "suebi")]
    assert sorted(steps, key=told.index) == steps, "the last step of the others' income comes first"
    assert m.world.gold[m.nation("suebi")] > 0, "what it earned came too late for the card, not for purchases"


@rule("XIV.J.6", "XIII.D.4")
def test_who_could_neither_govern_nor_pay_is_bankrupt_once(on_map: Maker) -> None:
    """Its expenses make it bankrupt in its own Income; nothing more follows when the step ends."""
    m = on_map(REALMS, [1, 7, 2, 1, 7, 2, 1, 7, 2, 9], realm=True)
    w, suebi = m.world, m.nation("suebi")
    w.gold = put(w.gold, suebi, 0)
    w.decline = put(w.decline, suebi, 2)
    m.begin(AdministrationPhase())
    while m.ask().key != "purchases":
        m.do(m.offered()[0])
    told = [(event.key, event.args["people"]) for event in m.table.log if "people" in event.args]
    assert told.count(("bankrupt", "suebi")) == 1
    assert told.index(("bankrupt", "suebi")) < told.index(("income", "byzantium"))


INACTIVE = """
[nations.armenians]
seat = "roman"
role = "inactive"
capital = "Armenia"
units = { Armenia = "mountain-infantry" }
"""


@rule("VI.B.2")
def test_a_realm_without_an_army_is_governed_too_but_nobody_inactive(on_map: Maker) -> None:
    m = on_map(REALMS.replace('units = { Rhodanus = "infantry" }\n', "") + INACTIVE, realm=True)
    assert [NATIONS[n] for n in present(m.world, ACTIVE)] == [
        "burgundians",
        "suebi",
        "visigoths",
        "byzantium",
    ]


@rule("XIV.A.2")
def test_barbarians_keep_40_gold_too(on_map: Maker) -> None:
    m = on_map(REALMS.replace("gold = 7", "gold = 55"), [1, 7, 2, 1, 7, 2, 1, 7, 2], realm=True)
    m.begin(AdministrationPhase())
    buy_nothing(to_ask(m, "purchases"))
    assert m.world.gold[m.nation("burgundians")] == 40


@rule("XIII.A.4")
def test_no_more_of_it_than_a_treasury_holds(on_map: Maker) -> None:
    """F177: what is too much is lost after the purchases, and not before."""
    m = on_map(REALMS, [1, 7, 2, 1, 7, 2, 1, 7, 2], realm=True)
    burgundians = m.nation("burgundians")
    m.world.gold = put(m.world.gold, burgundians, 999)
    m.begin(AdministrationPhase())
    to_ask(m, "purchases")
    assert m.world.gold[burgundians] == 999
    buy_nothing(m)
    assert m.world.gold[burgundians] < 999


@pytest.mark.parametrize(
    ("army", "land", "there"), [(True, False, True), (False, True, True), (False, False, False)]
)
def test_who_has_an_army_or_land_is_there(on_map: Maker, army: bool, land: bool, there: bool) -> None:
    m = on_map(REALMS, realm=True)
    w, n = m.world, m.nation("suebi")
    if not army:
        for unit in w.of_people[n]:
            shift(w, unit, NOWHERE)
        w.capital = put(w.capital, n, NOWHERE)
    w.owner = [-1 if owner == n else owner for owner in w.owner]
    if land:
        w.owner[m.place("Rhodanus")] = n
    assert (n in present(w, ACTIVE)) is there
