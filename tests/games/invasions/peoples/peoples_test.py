"""The special rules of peoples."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.clash.combats import Combats
from aevum.games.invasions.rules.content.timeline import specials_of
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import HOSTILE, NEUTRAL, bind, stance
from aevum.games.invasions.rules.income.remains import empire_collapsed
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.military.phase import MilitaryPhase
from aevum.games.invasions.rules.peoples.specials import ALWAYS, RULES, Specials
from aevum.games.invasions.rules.peoples.theodosius import valens_died
from aevum.games.invasions.rules.scoring.end import is_last
from aevum.games.invasions.rules.troops import EMPIRE, KINDS
from aevum.games.invasions.rules.world.pieces import add_unit
from aevum.games.invasions.rules.world.world import (
    ACTIVE,
    CLIENT,
    FEDERATE,
    INACTIVE,
    NOWHERE,
    OUT,
    VASSAL,
    put,
)
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

TEXT = """
turn = 2
seats = ["roman", "hun", "persian", "goth"]
allies = {allies}
[nations.rome]
seat = "roman"
age = {age}
gold = 9
capital = "Latium"
areas = ["Italia", "Africa", "Gallia Septentrionalis"]
limites = ["Numidia", "Lotharingia"]
units = {{ Latium = "guard", Africa = "infantry" }}
[nations.byzantium]
seat = "roman"
age = 1
gold = 9
capital = "Thracia"
areas = ["Graecia", "Moesia", "Oriens"]
limites = ["Tyras"]
units = {{ Thracia = "legion, infantry", Phoenicia = "legion" }}
leaders = {{ Phoenicia = "valens" }}
[nations.africano-romans]
seat = "roman"
role = "out"
reserve = "2 infantry"
[nations.britons]
seat = "roman"
role = "out"
reserve = "4 infantry"
[nations.ghassanids]
seat = "roman"
role = "out"
reserve = "2 cavalry"
[nations.lakhmids]
seat = "persian"
role = "out"
reserve = "2 cavalry"
[nations.huns]
seat = "hun"
horde = "Volga"
units = {{ Volga = "3 horse-archer, alans.heavy-cavalry" }}
[nations.alans]
seat = "persian"
horde = "Alania"
units = {{ Alania = "2 heavy-cavalry" }}
[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = {{ Chaldea = "infantry" }}
[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = {{ Dacia = "2 infantry" }}
"""


def at(
    on_map: Maker, turn: int, dice: list[int] | None = None, age: int = 5, allied: bool = False
) -> ScriptedMap:
    """The same map in any turn."""
    allies = '[["rome", "byzantium"]]' if allied else "[]"
    m = on_map(TEXT.format(age=age, allies=allies), dice, realm=True)
    m.world.turn = turn
    add_unit(m.world, KINDS.index("themata"), m.nation("byzantium"), NOWHERE)
    return m


def run(m: ScriptedMap, key: str) -> ScriptedMap:
    """One special rule, whenever the Timeline would have it."""
    frame = Specials("arrivals")
    frame.left = [key]
    frame.step = "next"
    return m.begin(frame)


def test_every_rule_of_the_timeline_exists() -> None:
    keys = {key for turn in range(1, 13) for when in ALWAYS for key in specials_of(turn, when)}
    assert keys
    assert keys <= set(RULES)


@rule("XXIII.A.2", "VI.K.5")
def test_the_court_has_walls_wherever_it_goes(on_map: Maker) -> None:
    """Those of Ravenna had been razed."""
    m = at(on_map, 3, allied=True)
    m.world.walls = put(m.world.walls, m.place("Umbria"), 0)
    run(m, "split")
    assert m.world.walls[m.place("Umbria")] == 3


@rule("VI.K.5")
def test_the_empire_splits(on_map: Maker) -> None:
    m = run(at(on_map, 3, allied=True), "split")
    rome, east = m.nation("rome"), m.nation("byzantium")
    assert m.world.allies[rome] == 0
    assert m.world.decline[rome] == 1
    assert m.world.capital[rome] == m.place("Umbria")
    assert stance(m.world, rome, east, m.place("Latium")) == NEUTRAL
    assert m.told("empire-splits") == m.told("capital-moves") == m.told("decline-rises") == ["VI.K.5"]


def test_it_may_be_one_again(on_map: Maker) -> None:
    m = run(at(on_map, 9), "reunion")
    assert m.asked() == ("roman", "reunite")
    m.do("reunite")
    assert m.world.allies[m.nation("rome")] == 1 << m.nation("byzantium")
    assert m.table.state.points[0] > 0
    asked = m.ask().key
    assert asked != "reunite"
    assert run(m, "reunion").ask().key == asked, "only once"
    assert m.told("empire-reunited") == ["VI.K.5"]


@rule("XXIII.B.5")
def test_the_walls_of_theodosius(on_map: Maker) -> None:
    m = run(at(on_map, 4), "theodosian-walls")
    assert m.world.walls[m.place("Thracia")] == 4
    assert m.told("walls-of-theodosius") == ["XXIII.B.5"]


@rule("XVIII.I.8")
@pytest.mark.parametrize(
    ("turn", "lost", "owner", "stands"),
    [
        (4, True, "rome", True),
        (4, False, "rome", False),
        (4, True, "", False),
        (8, True, "rome", False),
    ],
    ids=["won back", "never lost", "still lost", "too late"],
)
def test_limites_are_rebuilt_where_a_lost_frontier_is_roman_again(
    on_map: Maker, turn: int, lost: bool, owner: str, stands: bool
) -> None:
    m = at(on_map, turn)
    p = m.place("Lotharingia")
    m.world.limes = put(m.world.limes, p, -1)
    if lost:
        m.world.owner[p] = -1
        m.begin(Combats())
    m.world.owner[p] = m.nation(owner) if owner else -1
    run(m, "rebuild-limites")
    assert (m.world.limes[p] == m.nation("rome")) is stands
    assert m.told("limes-rebuilt") == (["XVIII.I.8"] if stands else [])


@rule("XVIII.I.9", "XXXIV.0.15")
def test_limites_become_themata_and_local_units(on_map: Maker) -> None:
    m = run(at(on_map, 8), "limites")
    assert set(m.world.limes) == {-1}
    assert m.at("Tyras") == ["byzantium.themata"]
    assert m.at("Numidia") == ["africano-romans.infantry"]
    assert m.world.master[
        max(u for u in range(1, len(m.world.code)) if m.world.place[u] == m.place("Numidia"))
    ] == m.nation("rome")
    assert m.at("Lotharingia") == []
    told = {(event.args["people"], event.args["unit"]) for event in m.events("limes-converted")}
    assert told == {("byzantium", "themata"), ("rome", "infantry")}
    assert "Lotharingia" in [event.args["place"] for event in m.events("limes-disbanded")]


@pytest.mark.parametrize(("age", "left"), [(4, 9), (5, 6), (9, 5)])
def test_old_roman_empires_waste_their_gold(on_map: Maker, age: int, left: int) -> None:
    m = run(at(on_map, 4, age=age), "shrink-treasuries")
    assert m.world.gold[m.nation("rome")] == left
    assert m.world.gold[m.nation("byzantium")] == 9


@rule("VII.A.3", "VI.K.6")
@pytest.mark.parametrize(("die", "empire"), [(8, True), (7, False)])
def test_the_huns_without_attila(on_map: Maker, die: int, empire: bool) -> None:
    m = at(on_map, 6, [die])
    huns, alans = m.nation("huns"), m.nation("alans")
    bind(m.world, alans, VASSAL, huns)
    run(m, "hun-fate")
    assert m.modifiers("hun-fate") == [(1, "VII.A.3")]
    if empire:
        assert m.world.status[huns] == EMPIRE
        assert m.world.tie[alans] == VASSAL
    else:
        assert m.world.role[huns] == OUT
        assert m.world.tie[alans] == 0
        assert m.at("Volga") == []
        assert m.at("Alania") == ["alans.heavy-cavalry"] * 3
    assert m.told("empire-founded") == (["VIII.B.11"] if empire else [])
    assert m.told("nation-vanishes") == ([] if empire else ["VII.A.3"])


@rule("VII.A.3", "XII.D.6")
def test_an_empire_has_no_peace_with_barbarians_in_the_wild(on_map: Maker) -> None:
    m = at(on_map, 6, [10])
    huns, goths, volga = m.nation("huns"), m.nation("visigoths"), m.place("Volga")
    assert stance(m.world, huns, goths, volga) == NEUTRAL
    run(m, "hun-fate")
    assert (m.world.status[huns], stance(m.world, huns, goths, volga)) == (EMPIRE, HOSTILE)


def test_attila_who_lives_changes_nothing(on_map: Maker) -> None:
    m = at(on_map, 5)
    m.world.leader_place[LEADERS.index("attila")] = m.place("Volga")
    m.begin(MilitaryPhase())
    assert m.events("hun-fate") == []
    m.world.leader_place[LEADERS.index("attila")] = -1
    m.table.state.script = [1]
    m.begin(MilitaryPhase())
    assert len(m.events("hun-fate")) == 1


@rule("V.C.2")
@pytest.mark.parametrize(("die", "created"), [(6, False), (7, True)])
def test_islam_may_end_the_match_on_turn_11(on_map: Maker, die: int, created: bool) -> None:
    m = at(on_map, 11, [die])
    bind(m.world, m.nation("ghassanids"), CLIENT, m.nation("byzantium"))
    run(m, "islam")
    assert is_last(m.table.state, 12) is created
    assert m.told("islam-created") == (["V.C.2"] if created else [])
    assert m.modifiers("islam-check") == [(-1, "V.C.2")]


@rule("XXXII.A.3")
def test_angles_and_saxons_become_one(on_map: Maker) -> None:
    m = at(on_map, 10)
    w = m.world
    for people in ("angles", "saxons"):
        w.role = put(w.role, m.nation(people), ACTIVE)
        w.status = put(w.status, m.nation(people), 1)
    lands = {"angles": ("Lindum", "Cambria", "Cumbria"), "saxons": ("Dumnonia", "Cantium", "Durnovaria")}
    for people, places in lands.items():
        for place in places:
            add_unit(w, KINDS.index("infantry"), m.nation(people), m.place(place))
            settle(w, m.place(place))
    assert m.holder("Britannia") == ""
    run(m, "anglo-saxons")
    assert w.allies[m.nation("angles")] == 1 << m.nation("saxons")
    assert m.holder("Britannia") in lands, "most of it is theirs together (XII.C.2)"


@rule("XXVII.A.5")
def test_britons_rise_when_rome_has_left(on_map: Maker) -> None:
    m = run(at(on_map, 4), "britons")
    assert m.world.role[m.nation("britons")] == ACTIVE
    assert m.world.capital[m.nation("britons")] == m.place("Camulodunum")
    assert len(m.at("Camulodunum")) == 4


def test_arab_kings_are_clients_from_the_first_day(on_map: Maker) -> None:
    m = run(at(on_map, 7), "arab-kingdoms")
    for people, patron in (("ghassanids", "byzantium"), ("lakhmids", "persia")):
        n = m.nation(people)
        assert (m.world.role[n], m.world.tie[n], m.world.lord[n]) == (INACTIVE, CLIENT, m.nation(patron))


def test_theodosius_follows_valens_only(on_map: Maker) -> None:
    m = at(on_map, 2)
    for turn, place in ((2, m.place("Phoenicia")), (3, -1)):
        m.world.turn = turn
        m.world.leader_place[LEADERS.index("valens")] = place
        valens_died(m.table.state)
        assert m.realm.happened == []


def test_federates_of_a_fallen_empire_pass_to_the_other(on_map: Maker) -> None:
    m = at(on_map, 5)
    goths = m.nation("visigoths")
    bind(m.world, goths, FEDERATE, m.nation("rome"))
    m.world.foedus = put(m.world.foedus, m.place("Umbria"), goths)
    m.world.foedus = put(m.world.foedus, m.place("Chaldea"), goths)
    persian = m.owner("Chaldea")
    empire_collapsed(m.table.state, m.nation("rome"))
    assert m.world.lord[goths] == m.nation("byzantium")
    assert (m.owner("Umbria"), m.owner("Chaldea")) == ("byzantium", persian), "what was ceded of Roman land"
    assert (m.owner("Latium"), m.owner("Africa")) == ("rome", "rome"), "not yet given away"


def test_and_to_nobody_when_the_other_empire_is_gone(on_map: Maker) -> None:
    m = at(on_map, 5)
    bind(m.world, m.nation("visigoths"), FEDERATE, m.nation("rome"))
    m.world.role = put(m.world.role, m.nation("byzantium"), OUT)
    empire_collapsed(m.table.state, m.nation("rome"))
    assert m.world.lord[m.nation("visigoths")] == m.nation("rome")


SCLAVENI = """
[nations.sclaveni]
seat = "goth"
role = "inactive"
horde = "Pripet"
units = { Pripet = "2 infantry" }
reserve = "infantry"
"""


@rule("VI.B.5")
def test_the_sclaveni_come_down_to_the_danube(on_map: Maker) -> None:
    """F212: with all they have, unless somebody holds them."""
    m = run(on_map(TEXT.format(allies="[]", age=1) + SCLAVENI, realm=True), "sclaveni")
    (event,) = m.events("people-moves")
    assert (event.args["place"], m.owner("Valachia")) == ("Valachia", "sclaveni")
    assert m.world.horde[m.nation("sclaveni")] == m.place("Valachia")
    assert m.at("Valachia") == ["sclaveni.infantry"] * 3


@pytest.mark.parametrize("why", ["bound", "settled", "held"])
def test_unless_they_are_bound_or_others_are_there(on_map: Maker, why: str) -> None:
    m = on_map(TEXT.format(allies="[]", age=1) + SCLAVENI, realm=True)
    if why == "bound":
        bind(m.world, m.nation("sclaveni"), VASSAL, m.nation("huns"))
    elif why == "settled":
        m.world.horde = put(m.world.horde, m.nation("alans"), m.place("Valachia"))
    else:
        add_unit(m.world, KINDS.index("infantry"), m.nation("byzantium"), m.place("Valachia"))
    run(m, "sclaveni")
    assert m.world.horde[m.nation("sclaveni")] == m.place("Pripet")
    assert (m.at("Pripet"), m.events("people-moves")) == (["sclaveni.infantry"] * 2, [])


@rule("V.C.2")
def test_persians_in_oriens_make_islam_likelier(on_map: Maker) -> None:
    m = at(on_map, 11, [5])
    m.world.area_owner = put(m.world.area_owner, m.world.land.areas.index("Oriens"), m.nation("persia"))
    run(m, "islam")
    assert m.modifiers("islam-check") == [(1, "V.C.2")]
    assert m.told("islam-created") == ["V.C.2"]


@rule("VII.A.3", "XXVIII.E.5")
def test_federate_huns_who_found_an_empire_are_federates_no_more(on_map: Maker) -> None:
    m = at(on_map, 6, [9])
    huns = m.nation("huns")
    bind(m.world, huns, FEDERATE, m.nation("byzantium"))
    run(m, "hun-fate")
    assert (m.world.status[huns], m.world.tie[huns]) == (EMPIRE, 0)
    assert m.told("foedus-ends") == ["VII.A.3"]


@rule("IX.B.1", "VI.A.7")
def test_free_alans_go_west_with_all_they_have(on_map: Maker) -> None:
    """F213: they are no new nation, and as old as they were."""
    m = on_map(TEXT.format(allies="[]", age=1), realm=True)
    m.world.age = put(m.world.age, m.nation("alans"), 3)
    run(m, "alans-west")
    assert m.world.age[m.nation("alans")] == 3
    assert m.world.land.names[m.world.horde[m.nation("alans")]] == "Moravia"
    assert (m.at("Alania"), m.at("Moravia")) == ([], ["alans.heavy-cavalry"] * 2)
    assert m.told("nation-arrives") == ["IX.B.1"]
