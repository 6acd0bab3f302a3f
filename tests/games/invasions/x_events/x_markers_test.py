"""X.B.2, XXIV.D.4, XXIV.D.5 Pillage markers that act as event cards."""

from typing import Any

from aevum.games.invasions.rules.dice import UNTOLD
from aevum.games.invasions.rules.fight import PLAIN
from aevum.games.invasions.rules.pillage import MARKERS
from aevum.games.invasions.rules.siege.on_map import SiegeOnMap
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.games.invasions.rules.world.pieces import commanded_at, shift
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.x_events.conftest import GiveBattle, Hold, Match

from .x_rolls_test import BARRED

DICE, REACTION, USURPER, SHORTAGE, PLAIN_MARKER = 23, 24, 25, 22, 1
GOTHS, HUNS, ROME = NATIONS.index("visigoths"), NATIONS.index("huns"), NATIONS.index("rome")


def keep(m: Any, seat: int, marker: int) -> Any:
    s = m.table.state
    m.realm.marker_at = put(m.realm.marker_at, marker, seat)
    s.kept[seat] += 1
    s.pool = [other for other in s.pool if other != marker]
    return m


@rule("X.B.2", "XXIV.D.5")
def test_a_kept_marker_is_played_as_a_card_and_goes_back(match: Match, battle: GiveBattle) -> None:
    m = battle(keep(match(), 1, DICE), PLAIN)
    assert m.asked() == ("hun", "battle-events")
    m.do("play-on-side:dice:attacker")
    assert m.realm.marker_at[DICE] == -1
    assert m.table.state.kept == [0] * 4
    assert m.table.state.pool == MARKERS


def test_markers_lie_open_so_one_that_does_not_fit_brings_no_question(
    match: Match, battle: GiveBattle
) -> None:
    m = battle(keep(match(), 1, REACTION), PLAIN)
    assert m.ask().key != "battle-events"


@rule("XIX.B.8", "X.B.5")
def test_a_marker_that_just_suffices_makes_flight_possible(on_map: OnMap) -> None:
    """Ten makes seven, and Reaction adds three; a die of nine would not do (F48)."""
    m = keep(on_map(BARRED, dice=[10], realm=True), 0, REACTION)
    m.do("march:Hypanis", "leave:infantry:visigoths:whole:3", "go:Tyras")
    assert m.asked() == ("roman", "flee")
    m.do("flee", "play-on-roll:reaction:3")
    assert m.asked() == ("roman", "retreat")


def sacked(m: Any, marker: int) -> Any:
    """The Goths take Capua, a small city, and sack it."""
    units = commanded_at(m.world, m.place("Dacia"), 1 << GOTHS)
    place = m.place("Apulia")
    m.world.level = put(m.world.level, place, 1)
    for unit in units:
        shift(m.world, unit, place)
    m.table.state.script = [10, marker, PLAIN_MARKER]
    return m.begin(SiegeOnMap(place, GOTHS, units, [])).do("besiege", "no-assault", "sack")


def order(m: Any, *keys: str) -> list[str]:
    """Which of these was told when."""
    return [event.key for event in m.table.log if event.key in keys]


@rule("XXIV.D.4", "XXIV.D.8")
def test_a_public_event_comes_before_the_new_marker_and_the_walls(match: Match) -> None:
    m = match()
    m.world.walls = put(m.world.walls, m.place("Apulia"), 2)
    sacked(m, SHORTAGE)
    assert m.asked() == ("goth", "public-event")
    assert m.owner("Apulia") == "visigoths"
    assert m.world.pillaged[m.place("Apulia")] == 0
    m.do("hit-nation:rome")
    assert m.world.gold[ROME] == 12
    assert m.asked() == ("goth", "raze")
    assert m.world.pillaged[m.place("Apulia")] == PLAIN_MARKER
    m.do("raze-walls")
    assert m.world.walls[m.place("Apulia")] == 0
    assert order(m, "sacks", "event-hits", "marker-laid", "walls-razed") == [
        "sacks",
        "event-hits",
        "marker-laid",
        "walls-razed",
    ]
    assert m.realm.pending == []


@rule("XXIV.D.4", "XXIV.C.10", "III.G.8")
def test_a_public_event_comes_before_what_is_lost_with_a_capital(match: Match) -> None:
    m = match()
    m.world.capital = put(m.world.capital, ROME, m.place("Apulia"))
    sacked(m, SHORTAGE)
    assert (m.asked(), m.world.capital[ROME]) == (("goth", "public-event"), -1)
    assert m.realm.capital_lost[ROME] != m.world.turn
    m.do("hit-nation:rome")
    assert m.realm.capital_lost[ROME] == m.world.turn


@rule("XXIV.D.5")
def test_a_private_marker_is_kept_by_the_seat(match: Match) -> None:
    m = sacked(match(), DICE)
    assert m.realm.marker_at[DICE] == 3


@rule("XXIV.D.7")
def test_a_usurper_rises_against_a_looter_in_decline(match: Match) -> None:
    m = match()
    place = m.place("Osroene")
    legions = commanded_at(m.world, m.place("Cisalpina"), 1 << ROME)
    for unit in legions:
        shift(m.world, unit, place)
    m.world.level = put(m.world.level, place, 1)
    m.table.state.script = [10, USURPER, PLAIN_MARKER]
    m.begin(SiegeOnMap(place, ROME, legions, [])).do("besiege", "no-assault", "sack")
    assert [event.args["calamity"] for event in m.events("calamity")] == ["usurper"]
    assert order(m, "usurper-rises", "calamity", "marker-laid")[:2] == ["usurper-rises", "calamity"]


@rule("XXIX.B.5")
def test_nomads_take_a_card_or_a_marker_at_random(match: Match, hold: Hold) -> None:
    for die in (1, 2):
        m = keep(hold(match(), 3, "zeal"), 3, DICE)
        m.table.state.script = [die]
        m.begin(Submission(GOTHS, HUNS, m.place("Dacia"), []))
        assert (m.realm.hand[1], m.table.state.kept[1]) == ((1, 0) if die == 1 else (0, 1))
        assert m.events("takes-card")[0].args == {"people": "huns", "seat": 3}
        assert m.events("takes-event")[0].to == UNTOLD
        assert [event.to for event in m.events("lost-event")] == ([1 << 3] if die == 1 else [])
        assert [event.to for event in m.events("own-event")] == ([1 << 1] if die == 1 else [])
