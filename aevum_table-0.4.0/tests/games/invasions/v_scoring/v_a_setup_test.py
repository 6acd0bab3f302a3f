"""V.A Setting up Scenario I, 350 AD."""

from collections import Counter

import pytest

from aevum.engine import BadData
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.content.cards import CARD, INITIATIVE, SEAT_NAMES, SEAT_OF
from aevum.games.invasions.rules.content.counters import COUNTERS, units_of
from aevum.games.invasions.rules.content.seating import TABLES
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.realm.realm import CATHOLIC, IN_DECK
from aevum.games.invasions.rules.setup.start import WHOLE, set_up, whole_match, whole_seats
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import KINDS, NATIONS, kind_name
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import limit_at, units_at
from aevum.games.invasions.rules.world.world import ACTIVE, CLIENT, INACTIVE, NOWHERE, OUT, RAIDER, World
from aevum.testing import rule


@pytest.fixture
def start() -> InvasionsState:
    return set_up("350", {}, 1)


def n(name: str) -> int:
    return NATIONS.index(name)


def there(w: World, place: str) -> Counter[str]:
    return Counter(kind_name(w.code[unit]) for unit in units_at(w, w.land.number(place)))


@rule("V.A.1")
def test_the_nations_in_play(start: InvasionsState) -> None:
    w = start.world
    active = {NATIONS[i] for i in range(len(NATIONS)) if w.role[i] == ACTIVE}
    assert active == {
        "rome", "byzantium", "persia", "visigoths", "ostrogoths", "alamanni", "alans", "kushans",
    }  # fmt: skip
    assert {w.role[n(name)] for name in ("armenians", "colchidians", "iberians", "mauritanians")} == {
        INACTIVE
    }
    assert {w.role[n(name)] for name in ("picts", "berbers", "angles", "jutes", "vikings")} == {RAIDER}
    assert w.role[n("huns")] == OUT


@rule("V.A.2")
def test_capitals_and_hordes(start: InvasionsState) -> None:
    w = start.world
    assert w.land.names[w.capital[n("byzantium")]] == "Thracia"
    assert w.land.names[w.horde[n("alamanni")]] == "Agri Decumates"


@rule("V.A.3")
def test_units_as_listed_and_the_rest_in_the_reserve(start: InvasionsState) -> None:
    w = start.world
    assert there(w, "Assyria") == Counter(
        {"horse-archer": 3, "clibanarii": 1, "heavy-cavalry": 1, "elite-infantry": 1}
    )
    for nation in range(len(NATIONS)):
        all_units = Counter(kind_name(code) for code in w.code[1:] if nation_of(code) == nation)
        mix: Counter[str] = Counter()
        for counters in units_of(nation):
            mix[KINDS[counters.kind]] += counters.count
        assert all_units == mix, NATIONS[nation]
    assert sum(1 for place in w.place[1:] if place == NOWHERE) > 200


@rule("III.B.4", "XV.C.2")
def test_dated_units_wait_for_their_turn(start: InvasionsState) -> None:
    w = start.world
    since = {
        (nation_of(w.code[i]), kind_name(w.code[i])): start.realm.since[i] for i in range(1, len(w.code))
    }
    assert since[n("rome"), "gothic-auxiliary"] == 3
    assert since[n("byzantium"), "cataphractae"] == 8
    assert since[n("franks"), "noble-cavalry"] == 8
    assert len(start.realm.since) == len(w.code)


@rule("V.A.4", "V.A.5")
def test_treasuries_and_ages(start: InvasionsState) -> None:
    w = start.world
    assert (w.gold[n("rome")], w.gold[n("persia")], w.gold[n("alamanni")]) == (20, 15, 0)
    assert (w.age[n("rome")], w.age[n("byzantium")], w.age[n("visigoths")]) == (4, 1, 1)


@rule("V.A.6")
def test_clients_pay_from_the_start(start: InvasionsState) -> None:
    w = start.world
    clients = {NATIONS[i]: NATIONS[w.lord[i]] for i in range(len(NATIONS)) if w.tie[i] == CLIENT}
    assert clients == {"armenians": "byzantium", "iberians": "persia", "mauritanians": "rome"}


@rule("V.A.7")
def test_walls_as_printed_or_as_the_scenario_says(start: InvasionsState) -> None:
    place = start.world.land.number("Thracia")
    assert start.world.walls[place] == 3
    assert set_up("justinian", {}, 1).world.walls[place] == 4


@rule("V.A.8")
def test_africa_is_heretical(start: InvasionsState) -> None:
    r = start.realm
    africa = start.world.land.areas.index("Africa")
    assert (r.heresy[africa], r.heresy_of[africa], sum(r.heresy)) == (2, CATHOLIC, 2)
    later = set_up("goths-and-huns", {}, 1).realm
    assert (later.heresy[africa], sum(later.heresy)) == (1, 1)


@rule("V.A.9")
def test_all_cards_are_in_their_decks(start: InvasionsState) -> None:
    assert set(start.realm.event_at) == {IN_DECK}
    assert set(start.realm.diplomacy_at) == {IN_DECK}


@rule("V.A.10")
def test_turn_one_begins_with_the_events() -> None:
    assert whole_match("350", {}, 1).frames[-1].step == "events"
    assert whole_match("goths-and-huns", {}, 1).frames[-1].step == "turn"


@rule("IV.0.6")
def test_the_order_of_players(start: InvasionsState) -> None:
    assert tuple(start.seats) == ("roman", "hun", "persian", "goth") == SEAT_NAMES


@rule("VI.B.3", "X.C.3")
def test_cards() -> None:
    assert sum(CARD) == 33
    assert not CARD[n("armenians")]
    assert {INITIATIVE[n(name)] for name in ("picts", "arabs", "vikings")} == {0}
    acting = [INITIATIVE[i] for i in range(len(NATIONS)) if CARD[i] and INITIATIVE[i]]
    assert len(set(acting)) == len(acting) == 27


@pytest.mark.parametrize("players", [2, 3])
def test_every_people_is_dealt_and_enemies_sit_apart(players: int) -> None:
    w = set_up("350", {"seats": players}, 1).world
    assert {w.seat[i] for i in range(len(NATIONS)) if SEAT_OF[i] >= 0} == set(range(players))
    for one, other in (("rome", "persia"), ("huns", "ostrogoths"), ("persia", "hephthalites")):
        assert w.seat[n(one)] != w.seat[n(other)]
    assert w.seat[n("rome")] == w.seat[n("byzantium")]
    assert w.seat[n("visigoths")] == w.seat[n("ostrogoths")]


@pytest.mark.parametrize("scenario", WHOLE)
def test_every_scenario_is_sound(scenario: str) -> None:
    s = set_up(scenario, {}, 1)
    w = s.world
    GAME.check(s)
    w.moving = ~0  # as in their own activations, where invaders may stack one more
    for place in range(w.land.places):
        units = units_at(w, place)
        masters = sum(1 << m for m in {w.master[unit] for unit in units})
        assert len(units) <= limit_at(w, place, masters), w.land.names[place]
    assert all(w.seat[i] >= 0 for i in range(len(NATIONS)) if w.role[i] != OUT)
    assert s.world.leader_place[LEADERS.index("attila")] == NOWHERE


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"seats": 5}, "options.seats: expected 2 or 3 or 4, found 5"),
        ({"dice": 1}, "options: there is no option 'dice' here"),
        ({"combat": "grim"}, "options.combat: expected one of basic, advanced"),
    ],
)
def test_what_is_no_option(options: dict[str, object], words: str) -> None:
    with pytest.raises(BadData, match=words):
        set_up("350", options, 1)


def test_the_duel_has_seats_of_its_own() -> None:
    assert whole_seats("duel-350", {}) == TABLES[2]
    with pytest.raises(BadData, match="expected 2, found 3"):
        whole_seats("duel-350", {"seats": 3})


def test_the_counter_mix_fits_the_box() -> None:
    backs = {KINDS.index("themata")}  # of the Limites of Byzantium: the same cardboard
    units = sum(counters.count for counters in COUNTERS if counters.kind not in backs)
    assert units + len(LEADERS) <= 560  # 540 in the box, and a handful of small kings we could not leave out
