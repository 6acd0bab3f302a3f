"""Frontiers of 375: the set-up keeps to its sources and to the rules, and the score counts what was taken."""

import tomllib
from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.games.invasions.mapset import MapSet, read_toml
from aevum.games.invasions.rules.control.check import check_world
from aevum.games.invasions.rules.frontiers import counted_for, taken_and_lost
from aevum.games.invasions.rules.leaders import INTRINSIC, LEADER_NATION, LEADERS
from aevum.games.invasions.rules.realm.nations import order
from aevum.games.invasions.rules.troops import NATIONS, kind_name, nation
from aevum.games.invasions.rules.world.pieces import limit_at, units_at
from aevum.games.invasions.rules.world.world import NOBODY, World, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

TEXT = files("aevum.games.invasions").joinpath("data", "frontiers-375.toml").read_text(encoding="utf-8")
DATA: dict[str, Any] = tomllib.loads(TEXT)
AUXILIARIES = ("auxiliary", "auxiliary-horse-archer")
RESERVES = {
    "rome": "8 legion, 2 guard, 1 palatine, 2 elite-cavalry, 4 infantry, 2 archer, 2 cavalry,"
    " 4 elite-fleet, 9 B",
    "byzantium": "7 legion, 2 guard, 1 palatine, 3 elite-cavalry, 5 infantry, 2 archer, 2 horse-archer,"
    " 5 elite-fleet, 8 B",
    "persia": "3 clibanarii, 3 heavy-cavalry, 6 horse-archer, 2 elite-infantry, 4 infantry, 3 archer,"
    " 6 satrapes, 2 fleet",
    "visigoths": "6 infantry, 2 archer, 1 cavalry, 5 noble-cavalry",
    "ostrogoths": "5 infantry, 2 archer, 6 noble-cavalry",
    "alamanni": "8 infantry, 1 archer, 1 cavalry",
    "huns": "10 horse-archer, 2 cavalry, 3 noble-cavalry",
    "alans": "5 heavy-cavalry, 3 horse-archer",
    "kushans": "4 horse-archer, 2 heavy-cavalry, 2 infantry",
    "armenians": "2 mountain-archer, 2 mountain-infantry, 1 noble-cavalry",
    "iberians": "2 mountain-infantry, 1 heavy-cavalry",
    "colchidians": "3 mountain-infantry",
    "mauritanians": "2 cavalry, 1 infantry",
    "aestii": "3 infantry",
    "venedae": "4 infantry",
    "sclaveni": "5 infantry",
    "picts": "4 mountain-infantry",
    "hibernians": "2 sea-raider",
    "saxons": "6 sea-raider, 1 archer, 1 elite-sea-raider",
    "arabs": "2 cavalry, 1 horse-archer",
}
"""All counters that the nations seem to have; B is an auxiliary of either kind."""


def set_up(seats: int = 0) -> MapSet:
    return read_toml(TEXT, "frontiers-375.toml", seats)


def test_every_entry_says_where_it_comes_from() -> None:
    for entry in [DATA, *DATA["nations"].values()]:
        assert entry["source"] == "reconstructed"
        assert entry["reason"]
    printed = {
        place: text for entry in DATA["nations"].values() for place, text in entry.get("sources", {}).items()
    }
    assert {"Cappadocia", "Thracia", "Dacia", "Assyria", "Lotharingia"} <= set(printed)
    assert all(text.startswith("rulebook ") for text in printed.values())


def test_no_nation_has_more_units_than_counters() -> None:
    w = set_up().world
    found: dict[str, Counter[str]] = {}
    for code in w.code[1:]:
        kind = "B" if kind_name(code) in AUXILIARIES else kind_name(code)
        found.setdefault(NATIONS[nation(code)], Counter())[kind] += 1
    assert set(found) == set(RESERVES)
    for name, counts in found.items():
        allowed = {text.split()[1]: int(text.split()[0]) for text in RESERVES[name].split(", ")}
        assert all(counts[kind] <= allowed.get(kind, 0) for kind in counts), name


def test_stacks_keep_to_their_limits() -> None:
    w = set_up().world
    w.moving = ~0  # as in their own activations, where invaders may stack one more
    for place in range(w.land.places):
        masters = {w.master[unit] for unit in units_at(w, place)}
        limit = limit_at(w, place, sum(1 << n for n in masters))
        assert len(units_at(w, place)) <= limit, w.land.names[place]


def there(w: World, place: str) -> Counter[str]:
    return Counter(kind_name(w.code[unit]) for unit in units_at(w, w.land.number(place)))


def test_what_the_examples_of_375_tell() -> None:
    w = set_up().world
    moesia = w.land.number("Moesia Inferior")
    assert sum(there(w, "Cappadocia").values()) == 6
    assert there(w, "Cappadocia") >= Counter(["palatine", "guard", "legion", *AUXILIARIES])
    assert w.leader_place[LEADERS.index("valens")] == w.land.number("Cappadocia")
    assert there(w, "Thracia")
    assert w.land.number("Thracia") not in w.leader_place
    assert (w.first[moesia], w.limes[moesia], NATIONS[w.owner[moesia]]) == (0, NOBODY, "byzantium")
    assert there(w, "Dacia") == Counter({"noble-cavalry": 5, "archer": 1, "infantry": 1})
    assert w.leader_place[LEADERS.index("fritigernus")] == w.land.number("Dacia")
    assert w.leader_place[LEADERS.index("caesar")] == w.land.number("Treveria")


@rule("III.C.4", "III.C.5", "IX.C.3", "IX.C.4")
def test_a_rex_leads_only_where_nobody_has_a_name() -> None:
    w = set_up().world
    here = [i for i in range(len(LEADERS)) if w.leader_place[i] >= 0]
    named = {LEADER_NATION[i] for i in here if not INTRINSIC[i]}
    intrinsic = {LEADERS[i]: LEADER_NATION[i] in named for i in here if INTRINSIC[i]}
    assert intrinsic == {
        "rex-of-the-alans": False,
        "rex-of-the-kushans": False,
        "caesar": True,
        "magister-orientis": True,
        "satrapa": True,
    }


@rule("XII.C.3", "XII.C.5", "XII.C.6")
def test_who_holds_which_area() -> None:
    w = set_up().world
    check_world(w, False)
    held: dict[str, int] = Counter(NATIONS[n] for n in w.area_owner if n != NOBODY)
    assert held == {"rome": 7, "byzantium": 6, "persia": 2, "visigoths": 1, "ostrogoths": 1, "alamanni": 1}


@rule("VI.G.1", "VI.G.2", "VI.G.3")
def test_barbarians_act_first_and_the_old_before_the_young() -> None:
    acting = [NATIONS[n] for n in order(set_up().world)]
    assert acting == [
        *("alans", "visigoths", "ostrogoths", "alamanni", "kushans", "huns"),
        *("persia", "rome", "byzantium"),
    ]


def test_two_people_share_the_seats_so_that_no_frontier_lies_within_one() -> None:
    found = set_up(2)
    w = found.world
    seat = {name: w.seat[n] for n, name in enumerate(NATIONS)}
    assert found.seats == ("roman-hun", "persian-goth")
    assert seat["rome"] == seat["byzantium"] == seat["huns"] == 0
    assert seat["persia"] == seat["alans"] == seat["visigoths"] == seat["ostrogoths"] == 1


@pytest.mark.parametrize("options", [{}, {"seats": 2}, {"combat": "advanced"}])
@pytest.mark.parametrize("seed", range(3))
def test_a_match_comes_to_its_end(seed: int, options: dict[str, object]) -> None:
    table = Table(GAME, "frontiers-375", options, seed)
    rng = Random(seed)
    while not table.over:
        for ask in table.asks():
            table.choose(table.seats[ask.seat], rng.choice(ask.options))
            break
        GAME.check(table.state)
    outcome = table.state.outcome
    assert outcome is not None
    told = [event.args for event in table.log if event.key == "scores"]
    assert [args["score"] for args in told] == outcome.scores
    assert outcome.winners == [i for i, score in enumerate(outcome.scores) if score == max(outcome.scores)]


COUNTED = """
seats = ["roman", "hun", "persian"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
[nations.armenians]
seat = "roman"
role = "inactive"
tie = "client"
lord = "persia"
capital = "Armenia"
units = { Armenia = "3 mountain-infantry" }
[nations.colchidians]
seat = "roman"
role = "inactive"
units = { Colchis = "3 mountain-infantry" }
[nations.alans]
seat = "persian"
tie = "vassal"
lord = "huns"
horde = "Alania"
units = { Alania = "2 cavalry" }
[nations.huns]
seat = "hun"
horde = "Volga"
units = { Volga = "2 cavalry" }
[nations.persia]
seat = "persian"
capital = "Chaldea"
units = { Chaldea = "infantry" }
"""


@rule("XII.A.4", "VI.B.3")
def test_provinces_of_vassals_and_clients_count_for_their_lord() -> None:
    w = read_toml(COUNTED, "x").world
    counted = counted_for(w)
    seat = {
        name: counted[w.land.number(name)] for name in ("Latium", "Alania", "Volga", "Armenia", "Colchis")
    }
    assert seat == {"Latium": 0, "Alania": 1, "Volga": 1, "Armenia": 2, "Colchis": NOBODY}


def test_what_another_takes_is_lost_and_what_nobody_holds_is_not() -> None:
    w = read_toml(COUNTED, "x").world
    before = counted_for(w)
    now = before[:]
    now[w.land.number("Latium")] = 1  # a city of level 3
    now[w.land.number("Apulia")] = NOBODY
    now[w.land.number("Thracia")] = 2  # from nobody, with a city of level 3
    assert taken_and_lost(w, before, now, 3) == ([0, 4, 4], [4, 0, 0])


def test_in_barbarian_areas_only_what_was_anothers_and_is_garrisoned_counts() -> None:
    w = read_toml(COUNTED, "x").world
    before = counted_for(w)
    now = before[:]
    now[w.land.number("Volga")] = 2
    assert taken_and_lost(w, before, now, 3) == ([0, 0, 1], [0, 1, 0])
    before[w.land.number("Volga")] = NOBODY
    assert taken_and_lost(w, before, now, 3) == ([0, 0, 0], [0, 0, 0])
    before[w.land.number("Dacia")], now[w.land.number("Dacia")] = 1, 2  # it lies empty
    assert taken_and_lost(w, before, now, 3) == ([0, 0, 0], [0, 0, 0])
    now[w.land.number("Latium")] = 1  # which is told apart from what lies before it on the list
    assert taken_and_lost(w, before, now, 3) == ([0, 4, 0], [4, 0, 0])


def test_a_new_vassal_is_worth_two_points() -> None:
    w = read_toml(COUNTED.replace('lord = "huns"', 'lord = "huns"\ntied_since = 3'), "x").world
    before = counted_for(w)
    assert taken_and_lost(w, before, before, 3) == ([0, 0, 0], [0, 0, 0])
    w.turn = 3
    assert taken_and_lost(w, before, before, 3) == ([0, 2, 0], [0, 0, 2])
    w.seat = put(w.seat, NATIONS.index("alans"), 1)
    assert taken_and_lost(w, before, before, 3) == ([0, 0, 0], [0, 0, 0]), "of one player"


MARCH = """
turn = 2
seats = ["roman", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { "Moesia Superior" = "legion" }
[nations.visigoths]
seat = "goth"
horde = "Dacia"
areas = ["Danubius"]
units = { Valachia = "2 infantry" }
"""


@pytest.mark.parametrize("won", [0, 3])
def test_a_province_taken_is_a_point_for_one_and_against_the_other(on_map: OnMap, won: int) -> None:
    """Victory points that were won count besides."""
    m = on_map(MARCH)
    m.table.state.points[0] += won
    m.do("peace", "march-out") if m.asked()[1] == "defiance" else m.do("march-out")
    m.do("march:Valachia", "go:Moesia Inferior")
    while not m.table.over:
        keys = [option.key for option in m.ask().options]
        m.do(
            next(
                o.id for o in m.ask().options if o.key in ("none", "halt", "done", "peace") or len(keys) == 1
            )
        )
    assert m.owner("Moesia Inferior") == "visigoths"
    outcome = m.table.state.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([won - 1, 1], [0 if won else 1])
    assert (outcome.key, outcome.args) == ("most-taken", {"points": max(won - 1, 1)})
    told = [(e.args["seat"], e.args["taken"], e.args["lost"], e.args["points"]) for e in m.events("scores")]
    assert told == [(0, 0, 1, won), (1, 1, 0, 0)]
