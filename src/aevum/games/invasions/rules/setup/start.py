"""V.A A match from its scenario: the set-up on the map, all other counters in the reserve, and the realm."""

import tomllib
from functools import cache

from aevum.engine.refusal import BadData
from aevum.games.invasions.mapset.fields import Entry, find, names, place, table, texts, whole
from aevum.games.invasions.mapset.read import read
from aevum.games.invasions.rules.content.cards import CARDS, Card
from aevum.games.invasions.rules.content.reserves import fill_reserves
from aevum.games.invasions.rules.content.seating import SEATING, TABLES
from aevum.games.invasions.rules.control.stance import refresh_stances
from aevum.games.invasions.rules.match.turn import Match
from aevum.games.invasions.rules.pillage import MARKERS
from aevum.games.invasions.rules.realm.nations import seat_named
from aevum.games.invasions.rules.realm.realm import CATHOLIC, RELIGIONS
from aevum.games.invasions.rules.setup.check import check_content
from aevum.games.invasions.rules.setup.options import OPTIONS, agree_on, known_only
from aevum.games.invasions.rules.setup.realm import new_realm
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.games.invasions.rules.world import world as w_
from aevum.kit.tables import data_text

WHOLE = {
    "350": "scenario-350",
    "duel-350": "duel-350",
    "goths-and-huns": "goths-and-huns",
    "justinian": "justinian",
}
"""Scenarios of whole turns, and the files that set them up."""
OWN = ("last", "heresies", "religions", "blessed", "happened", "walls", "handicap")
"""What a scenario says beyond a set-up on the map: its last turn, heresies (V.A.8), religions, who scores
nothing for its conversion any more (XXXI.B.2), what has happened once and for all, walls stronger than
printed (V.A.7), and points that seats begin with, by the number of players where it matters.
"""
MARKS = ("-", "+")


def whole_match(scenario: str, options: dict[str, object], seed: int) -> InvasionsState:
    """A match at its first question; V.A.10: on turn 1 it begins with the Events."""
    s = set_up(scenario, options, seed)
    match = Match()
    match.last = _data(scenario)["last"]
    if s.world.turn == 1:
        match.step = "events"
    s.push(match)
    return s


def whole_seats(scenario: str, options: dict[str, object]) -> tuple[str, ...]:
    """Who plays: as many as the option `seats` says, four unless told otherwise."""
    data = _data(scenario)
    named = tuple(names(data.get("seats"), f"{WHOLE[scenario]}.toml.seats"))
    players = options.get("seats", len(named))
    if players == len(named):
        return named
    if not isinstance(players, int) or isinstance(players, bool) or players not in TABLES or len(named) != 4:
        counts = sorted(TABLES) if len(named) == 4 else [len(named)]
        raise BadData(f"options.seats: expected {' or '.join(map(str, counts))}, found {players!r}")
    return TABLES[players]


def set_up(scenario: str, options: dict[str, object], seed: int) -> InvasionsState:
    """The state before anything is played: V.A.1, V.A.2, V.A.4, V.A.5 and V.A.6 by the set-up on the map."""
    known_only(options, {*OPTIONS, "seats"})
    check_content()
    data = _data(scenario)
    where = f"{WHOLE[scenario]}.toml"
    s = InvasionsState()
    s.seats = list(whole_seats(scenario, options))
    s.seed = seed
    s.world_now = _board(scenario).copy()
    agree_on(s, options)
    seats = len(s.seats)
    s.gold, s.points, s.kept = [0] * seats, [0] * seats, [0] * seats
    laid = set(s.world.pillaged)
    s.pool = sorted(marker for marker in MARKERS if marker not in laid)
    s.realm_now = new_realm(s)  # V.A.9
    _seat_everybody(s, data)
    s.realm.since = fill_reserves(s.world, where)  # V.A.3
    _religion(s, data, where)
    s.realm.happened = names(data.get("happened", []), f"{where}.happened")
    for name, walls in table(data.get("walls", {}), f"{where}.walls").items():
        p = place(s.world, name, f"{where}.walls")
        s.world.walls = w_.put(s.world.walls, p, whole(walls, f"{where}.walls.{name}", 0, 4))
    _handicap(s, data, where)
    refresh_stances(s.world)
    return s


def _handicap(s: InvasionsState, data: Entry, where: str) -> None:
    """By seat; or by the number of players, and then by seat."""
    given = table(data.get("handicap", {}), f"{where}.handicap")
    players = str(len(s.seats))
    if players in given:
        where = f"{where}.handicap.{players}"
        given = table(given[players], where)
    for name, points in given.items():
        if isinstance(points, dict):
            continue  # for another number of players
        seat = s.seats.index(name) if name in s.seats else seat_named(s.world, name)
        s.points[seat] += whole(points, f"{where}.{name}", 0, 99)


def _seat_everybody(s: InvasionsState, data: Entry) -> None:
    """IV.0.6, VI.G.3: who comes later has a seat and an initiative, too; raiders raid from the start."""
    w = s.world
    dealt = SEATING[len(s.seats)] if tuple(s.seats) in TABLES.values() else None
    for card in CARDS:
        n = card.nation
        entry = data["nations"].get(NATIONS[n])
        if dealt is not None:
            w.seat = w_.put(w.seat, n, dealt[n])
        elif entry is None:
            continue  # a scenario with seats of its own names everybody who plays
        if entry is None or "initiative" not in entry:
            w.initiative = w_.put(w.initiative, n, card.initiative)
        if entry is None and card.raids_from and not 0 < card.arrival <= w.turn:
            _raider(w, card)


def _raider(w: w_.World, card: Card) -> None:
    """VI.C: off the map until it raids."""
    w.role = w_.put(w.role, card.nation, w_.RAIDER)
    start = w.land.number(card.raids_from)
    if not 0 <= start < w.land.provinces:
        start = w.land.provinces + find(w.land.areas, card.raids_from, "province or Area", "cards.csv")
    w.raids_from = w_.put(w.raids_from, card.nation, start)


def _religion(s: InvasionsState, data: Entry, where: str) -> None:
    """V.A.8"""
    r = s.realm
    for area, mark in texts(data.get("heresies", {}), f"{where}.heresies").items():
        a = find(s.world.land.areas, area, "Area", f"{where}.heresies")
        r.heresy = w_.put(r.heresy, a, 1 + find(MARKS, mark, "mark", f"{where}.heresies.{area}"))
        r.heresy_of = w_.put(r.heresy_of, a, CATHOLIC)
    for nation, religion in texts(data.get("religions", {}), f"{where}.religions").items():
        n = find(NATIONS, nation, "nation", f"{where}.religions")
        faith = find(RELIGIONS, religion, "religion", f"{where}.religions.{nation}")
        r.religion = w_.put(r.religion, n, faith)
    for nation in names(data.get("blessed", []), f"{where}.blessed"):
        r.blessed = w_.put(r.blessed, find(NATIONS, nation, "nation", f"{where}.blessed"), 1)


@cache
def _board(scenario: str) -> w_.World:
    """Read once: thousands of matches begin with the same map."""
    board = {key: value for key, value in _data(scenario).items() if key not in OWN}
    return read(board, f"{WHOLE[scenario]}.toml").world


@cache
def _data(scenario: str) -> Entry:
    where = f"{WHOLE[scenario]}.toml"
    try:
        data = tomllib.loads(data_text(PACKAGE, where))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{where}: {error}") from None
    whole(data.get("last"), f"{where}.last", 1, 12)
    return data
