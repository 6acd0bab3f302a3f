"""The invariants that every test and every trial match relies on: each of them is found out when broken."""

from collections.abc import Callable

import pytest

from aevum.engine.refusal import EngineFault
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.check import check_state
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, UNITS
from aevum.games.charlemagne.rules.levy.phase import LevyPhase
from aevum.games.charlemagne.rules.markers import AUGUSTUS, IN_PLAY, LEADER, MARKER
from aevum.games.charlemagne.rules.operations.gathering import Gathering
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.games.charlemagne.rules.state import GONE, CharlemagneState
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.games.charlemagne.rules.treasury.phase import TreasuryPhase
from aevum.games.charlemagne.rules.turn import PlayerTurn
from aevum.games.charlemagne.rules.vassalage.phase import VassalagePhase
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.harbour import OUT

Maker = Callable[..., ScriptedMatch]
Break = Callable[[ScriptedMatch], object]


def _pillage(m: ScriptedMatch) -> None:
    m.s.pillaged = m.s.civilized = [m.hex("Aachen")]


def _lordless(m: ScriptedMatch) -> None:
    m.s.lead[CHARLEMAGNE - UNITS] = -1


def _gone(m: ScriptedMatch) -> None:
    m.s.at[0] = GONE


def _elsewhere(m: ScriptedMatch) -> None:
    m.s.at[CHARLEMAGNE] = m.hex("Pavia")


def _unsorted(m: ScriptedMatch) -> None:
    m.s.burgs = [m.hex("Aachen"), m.hex("Aachen")]


def _debt(m: ScriptedMatch) -> None:
    m.s.treasury = [0, -1]


def _held_leader(m: ScriptedMatch) -> None:
    m.s.holder[MARKER.index(LEADER)] = 0


def _markerless(m: ScriptedMatch) -> None:
    m.leader("Aachen", "empire", "leader-1")
    m.s.holder[MARKER.index(LEADER)] = -1


def _bearerless(m: ScriptedMatch) -> None:
    m.s.holder[MARKER.index(AUGUSTUS)] = IN_PLAY


BROKEN: list[tuple[Break, str]] = [
    (_gone, "nowhere"),
    (_elsewhere, "what stands in hexes"),
    (_unsorted, "markers lie wrongly"),
    (_pillage, "survived pillage"),
    (_debt, "below zero"),
    (_lordless, "without a lord"),
    (_markerless, "is not in play"),
    (_held_leader, "in a hand"),
    (_bearerless, "borne by nobody"),
    (lambda m: m.put("Aachen", "LOM militia"), "two sides"),
    (lambda m: m.put("Aachen", "NEU militia", 5).put("Aachen", "AUS militia", 6), "11 units"),
    (lambda m: m.put("Pavia", "LOM militia").put("Pavia", "SAX warriors"), "tribes share"),
    (lambda m: m.put(OUT, "AUS militia"), "swims"),
    (lambda m: m.leader(OUT, "empire"), "swims"),
]


@pytest.mark.parametrize(("harm", "words"), BROKEN)
def test_a_broken_state_is_found_out(match: Maker, harm: Break, words: str) -> None:
    m = match().clear().leader("Aachen", "empire")
    check_state(m.s, True)
    harm(m)
    with pytest.raises(EngineFault, match=words):
        check_state(m.s, True)


def test_stacks_are_looked_at_where_nothing_is_half_done(match: Maker) -> None:
    """While a force moves on, or a battle is fought, two sides may be in one hex."""
    m = match().clear().hush().put("Aachen", "AUS militia").put("Aachen", "LOM militia")
    m.s.push(PlayerTurn(EMPIRE))
    for frame in (OperationsPhase(), LevyPhase(), TreasuryPhase(), VassalagePhase()):
        m.s.push(frame)
        with pytest.raises(EngineFault, match="two sides"):
            GAME.check(m.s)
        m.s.pop()
    GAME.check(m.s)
    m.s.push(OperationsPhase())
    m.s.push(Gathering(EMPIRE, m.hex("Aachen")))
    GAME.check(m.s)
    # Everything else is looked at all the time.
    m.s.treasury = [0, -1]
    with pytest.raises(EngineFault, match="below zero"):
        GAME.check(m.s)


def test_a_copy_of_a_match_is_like_it_in_everything_and_a_thing_of_its_own(match: Maker) -> None:
    """Bots and odds play on in copies."""
    m = match().give("empire", "treachery")
    s, blank = m.s, CharlemagneState()
    s.event, s.augustus, s.levy_doubled, s.phasing = "plague", CHARLEMAGNE, True, 1
    s.burgs, s.civilized, s.pillaged = [m.hex("2117")], [m.hex("Aachen")], [m.hex("Pavia")]
    s.acted, s.converted_here, s.raided, s.hired = [1], [2], [3], [4]
    s.control[0], s.faith[0] = 2, 2
    assert [name for name in s.fields if getattr(s, name) == getattr(blank, name)] == []
    new = s.copy()
    assert isinstance(new, CharlemagneState)
    assert (new.own_json(), new.here) == (s.own_json(), s.here)
    before = s.own_json(), dict(s.here)
    new.rebuild()
    assert new.here == s.here
    new.put(CHARLEMAGNE, m.hex("Pavia"))
    for name in s.fields:
        value = getattr(new, name)
        if isinstance(value, list):
            value.append(0)
    assert (s.own_json(), s.here) == before
