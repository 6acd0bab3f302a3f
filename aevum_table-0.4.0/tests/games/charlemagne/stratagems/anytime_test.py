"""Espionage (T10.SM04) and Augustus (T10.SM01): markers that are played unasked."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.counters import LEADERS, UNITS
from aevum.games.charlemagne.rules.leaders import eliminate
from aevum.games.charlemagne.rules.levy.phase import LevyPhase
from aevum.games.charlemagne.rules.markers import AUGUSTUS, CUP, IN_PLAY, MARKER, NAMES
from aevum.games.charlemagne.rules.stratagems.phase import draws_of
from aevum.games.charlemagne.rules.tables import EMPIRE, NOBODY
from aevum.games.charlemagne.rules.treasury.phase import TreasuryPhase
from aevum.games.charlemagne.rules.vassalage.phase import VassalagePhase
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import Rest, alone

Maker = Callable[..., ScriptedMatch]


def unasked(m: ScriptedMatch, seat: str) -> list[str]:
    found = m.table.game.unasked(m.s, m.table.seat(seat))
    return [option.id for option in found if option.key != "order"]


@rule("T10.SM04")
@pytest.mark.parametrize("phasing", ["empire", "tribal"])
def test_espionage_shows_one_player_the_hand_and_treasury_of_the_other(match: Maker, phasing: str) -> None:
    m = match().hush().give("empire", "espionage").give("tribal", "ragnarok", "vassalage").phasing(phasing)
    m.s.treasury = [3, 17]
    m.begin(Rest()).do("play:espionage")
    (told,) = m.events("spied")
    assert told.args == {"enemy_seat": "tribal", "markers": ["ragnarok", "vassalage"], "treasury": 17}
    assert told in m.table.story("empire")
    assert told not in m.table.story("tribal")
    assert told not in m.table.story(None)
    assert m.hand("empire") == []
    assert m.hand("tribal") == ["ragnarok", "vassalage"]


@rule("T10.SM04")
def test_the_tribal_player_spies_as_well(match: Maker) -> None:
    m = match().hush().give("tribal", "espionage").give("empire", "treachery")
    m.s.treasury = [3, 17]
    m.begin(Rest()).table.choose("tribal", "play:espionage")
    (told,) = m.events("spied")
    assert told.args == {"enemy_seat": "empire", "markers": ["treachery"], "treasury": 3}
    assert told in m.table.story("tribal")
    assert told not in m.table.story("empire")


@rule("T10.SM04", "14.1")
def test_espionage_is_open_to_its_holder_even_while_the_other_is_asked(match: Maker) -> None:
    m = match().hush().give("tribal", "espionage").give("empire", "vassalage")
    alone(m, VassalagePhase())
    assert m.asked() == ("empire", "vassalage")
    assert unasked(m, "empire") == []
    assert unasked(m, "tribal") == ["play:espionage"]
    before = m.offered()
    m.table.choose("tribal", "play:espionage")
    assert len(m.events("spied")) == 1
    # The question that it cut into is open again.
    assert m.asked() == ("empire", "vassalage")
    assert m.offered() == before


@rule("T10.SM01", "T10.SM01.d")
def test_augustus_needs_a_leader_of_ones_own_in_rome_in_ones_own_turn(match: Maker) -> None:
    m = match().clear().put("Rome", "NEU militia").leader("Rome", "empire", "roland").hush()
    m.leader("Aachen", "empire").give("empire", "augustus").begin(Rest())
    assert unasked(m, "empire") == ["crown:augustus:roland"]
    assert unasked(m.phasing("tribal"), "empire") == []
    m.phasing("empire").leader("Pavia", "empire", "roland")
    assert unasked(m, "empire") == []


@rule("T10.SM01.d")
def test_nobody_crowns_the_leader_of_the_other(match: Maker) -> None:
    m = match().clear().put("Rome", "LOM militia").leader("Rome", "tribal", "widukind")
    m.give("empire", "augustus").begin(Rest())
    assert unasked(m, "empire") == []
    assert unasked(m.phasing("tribal"), "tribal") == []


@rule("T10.SM01.e")
def test_augustus_stays_on_his_leader_wherever_he_goes(match: Maker) -> None:
    m = match().clear().put("Rome", "NEU militia").leader("Rome", "empire", "roland").hush()
    m.give("empire", "augustus").begin(Rest()).do("crown:augustus:roland")
    roland = UNITS + LEADERS.index("roland")
    assert m.s.augustus == roland
    assert m.s.holder[MARKER.index(AUGUSTUS)] == IN_PLAY
    m.leader("Aachen", "empire", "roland")
    assert draws_of(m.s, EMPIRE, None) == 2
    eliminate(m.s, roland, "20.4.a")
    assert m.s.augustus == NOBODY
    assert m.s.holder[MARKER.index(AUGUSTUS)] == CUP


@rule("T10.SM01", "T10.SM14")
def test_treachery_prevents_the_coronation(match: Maker) -> None:
    m = match().clear().put("Rome", "NEU militia").leader("Rome", "empire", "roland")
    m.give("empire", "augustus").give("tribal", "treachery").begin(Rest())
    m.do("crown:augustus:roland", "play:treachery")
    assert m.s.augustus == NOBODY
    assert m.s.holder[MARKER.index(AUGUSTUS)] == CUP


@rule("14.1", "T10.SM02", "T10.SM05", "T10.SM06", "T10.SM07", "T10.SM12", "T10.SM15")
def test_each_marker_has_its_own_time(match: Maker) -> None:
    hand = [marker for marker in NAMES if marker != "leader"]

    def played(frame: VassalagePhase | TreasuryPhase | LevyPhase, *choices: str) -> list[str]:
        m = alone(match().clear().hush().put("Rome", "NEU militia").give("empire", *hand), frame)
        return [option for option in m.do(*choices).offered() if option.startswith("play:")]

    assert played(TreasuryPhase()) == ["play:honest-coinage"]
    assert played(LevyPhase()) == ["play:heerbann"]
    donation, vassalage = "play:donation-of-constantine", "play:vassalage"
    assert played(VassalagePhase(), "attempt:LOM") == ["play:crown-of-pavia", donation, vassalage]
    assert played(VassalagePhase(), "attempt:SOR") == [donation, "play:ring-of-the-avars", vassalage]
    assert played(VassalagePhase(), "attempt:BAV") == [donation, vassalage]


@rule("T10.SM06", "T10.SM07")
def test_coinage_and_heerbann_are_not_played_in_other_phases(match: Maker) -> None:
    m = match().clear().hush().put("Aachen", "AUS militia").give("empire", "honest-coinage", "heerbann")
    assert unasked(alone(m, VassalagePhase()), "empire") == []
    assert unasked(alone(m, TreasuryPhase()).do("pass"), "empire") == ["play:honest-coinage"]
    m = match().clear().hush().put("Aachen", "AUS militia").give("empire", "honest-coinage", "heerbann")
    assert unasked(alone(m, LevyPhase()), "empire") == []
    assert unasked(m.do("pass"), "empire") == ["play:heerbann"]
    assert unasked(m.phasing("tribal"), "empire") == []
