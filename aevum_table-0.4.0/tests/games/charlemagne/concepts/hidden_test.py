"""1.4 What a player may not know of the other."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.hidden import SECRET
from aevum.games.charlemagne.rules.levy.phase import LevyPhase
from aevum.games.charlemagne.rules.markers import CUP, LEADER, MARKER, SHOWN, UNSEEN
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.stratagems.phase import StratagemPhase
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from aevum.games.charlemagne.rules.treasury.phase import TreasuryPhase
from aevum.games.charlemagne.rules.treasury.provision import Provision
from aevum.games.charlemagne.rules.treasury.spending import Spending
from aevum.games.charlemagne.rules.vassalage.attempt import Attempt
from aevum.games.charlemagne.rules.vassalage.phase import VassalagePhase
from aevum.testing import rule
from aevum.testing.compare import known
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.cup import drawing
from tests.games.charlemagne.rest import Rest, alone

Maker = Callable[..., ScriptedMatch]
ONLOOKER = -1


def own(m: ScriptedMatch, seat: int) -> dict[str, list[int]]:
    data = msgspec.json.decode(msgspec.json.encode(GAME.view(m.s, seat).data))
    found: dict[str, list[int]] = data["own"]
    return found


@rule("1.4")
def test_each_sees_his_own_markers_and_how_many_the_other_has(match: Maker) -> None:
    m = match().give("empire", "treachery", "vassalage").give("tribal", "ragnarok").begin(Rest())
    for seat in (EMPIRE, TRIBAL):
        holder = own(m, seat)["holder"]
        assert [at for at in range(len(holder)) if holder[at] == seat] == [
            at for at in range(len(holder)) if m.s.holder[at] == seat
        ]
        assert 1 - seat not in holder
        assert CUP not in holder
        assert own(m, seat)["held"] == [2, 1]
    assert set(own(m, ONLOOKER)["holder"]) == {UNSEEN}


@rule("1.4")
def test_markers_on_the_table_and_leaders_in_play_are_seen(match: Maker) -> None:
    m = match().leader("Pavia", "tribal", "widukind").give("empire", "espionage").give("tribal", "treachery")
    m.begin(Rest()).do("play:espionage")
    for seat in (EMPIRE, TRIBAL, ONLOOKER):
        holder = own(m, seat)["holder"]
        assert [at for at, where in enumerate(m.s.holder) if where >= SHOWN] == [
            at for at, where in enumerate(holder) if where >= SHOWN
        ]


@rule("1.4")
def test_each_sees_his_own_treasury(match: Maker) -> None:
    m = match().begin(Rest())
    m.s.treasury = [7, 9]
    assert own(m, EMPIRE)["treasury"] == [7, SECRET]
    assert own(m, TRIBAL)["treasury"] == [SECRET, 9]
    assert own(m, ONLOOKER)["treasury"] == [SECRET, SECRET]


@rule("1.4")
def test_what_was_drawn_only_the_drawer_is_told(match: Maker) -> None:
    m = match()
    m.s.script = drawing(m, "ragnarok")
    alone(m, Draws(EMPIRE, 1, "8.1.a"))
    told = [event for event in m.table.story("tribal") if "ragnarok" in event.args.values() or event.roll]
    assert told == []
    assert [event.key for event in m.table.story("tribal")] == ["marker-drawn"]
    assert [event.args for event in m.table.story("empire")] == [{"seat": "empire"}, {"marker": "ragnarok"}]


def asked(m: ScriptedMatch, frame: str) -> ScriptedMatch:
    frames = {
        "vassalage": VassalagePhase,
        "treasury": TreasuryPhase,
        "levy": LevyPhase,
    }
    m.clear().hush()
    if frame == "ragnarok":
        m.s.orders = []
        m.s.script = drawing(m, "espionage")
        return alone(m, StratagemPhase())
    return alone(m, frames[frame]())


@rule("1.4")
@pytest.mark.parametrize("frame", ["vassalage", "treasury", "levy", "ragnarok"])
@pytest.mark.parametrize("other", ["heerbann", "honest-coinage", "ragnarok", "spear-of-longinus"])
def test_a_question_does_not_betray_the_hand(match: Maker, frame: str, other: str) -> None:
    one = asked(match().give("empire", "vassalage"), frame)
    two = asked(match().give("empire", other), frame)
    assert one.asked() == two.asked()
    for seat in (TRIBAL, ONLOOKER):
        assert known(GAME, one.s, seat) == known(GAME, two.s, seat)


@rule("1.4")
@pytest.mark.parametrize("frame", [Spending, Provision])
def test_a_question_does_not_betray_the_treasury(match: Maker, frame: type) -> None:
    def asked_with(treasury: int) -> ScriptedMatch:
        m = match().clear().put("Aachen", "AUS militia", 7)
        m.s.treasury = [treasury, 0]
        return alone(m, frame(EMPIRE))

    poor, rich = asked_with(0), asked_with(50)
    assert len(poor.offered()) < len(rich.offered())
    for seat in (TRIBAL, ONLOOKER):
        assert known(GAME, poor.s, seat) == known(GAME, rich.s, seat)


@rule("1.4", "T10.SM08")
def test_what_is_imagined_holds_no_leaders_and_fits_the_numbers(match: Maker) -> None:
    m = match().give("tribal", *["vassalage"] * 5)
    m.s.push(Attempt(EMPIRE, 0))
    m.begin(Draws(EMPIRE, 0, ""))
    for seed in range(20):
        s = GAME.imagine(GAME.view(m.s, EMPIRE), Random(seed))
        assert isinstance(s, CharlemagneState)
        assert s.holder.count(TRIBAL) == 5
        assert not [at for at, where in enumerate(s.holder) if MARKER[at] == LEADER and where != CUP]
        assert 0 <= s.treasury[TRIBAL] <= 20
        assert s.treasury[EMPIRE] == m.s.treasury[EMPIRE]


@rule("1.4")
def test_standing_orders_are_seen_by_their_owner_only(match: Maker) -> None:
    m = match().begin(Rest())
    m.table.choose("tribal", "order:treachery:pass")
    assert GAME.view(m.s, TRIBAL).data["orders"] == ["tribal:treachery"]
    assert GAME.view(m.s, EMPIRE).data["orders"] == []
