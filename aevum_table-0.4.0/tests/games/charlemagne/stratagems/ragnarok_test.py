"""14.4.b The Empire may put Ragnarok back."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.stratagems.phase import StratagemPhase
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.cup import drawing, listen
from tests.games.charlemagne.rest import alone, over, undoing

Maker = Callable[..., ScriptedMatch]


def phase(m: ScriptedMatch, drawn: str = "vassalage") -> ScriptedMatch:
    listen(m, "ragnarok").s.script = drawing(m, drawn)
    return alone(m, StratagemPhase())


@rule("14.4.b")
def test_it_goes_back_without_replacement(match: Maker) -> None:
    m = phase(match().clear().give("empire", "ragnarok"))
    assert m.asked() == ("empire", "ragnarok")
    m.do("return:ragnarok")
    # The other has seen it, so it is not taken back again.
    assert m.s.revealed == 1
    assert undoing(m, "empire") == "undo-final"
    assert m.hand("empire") == ["vassalage"]
    assert len(m.events("marker-drawn")) == 1
    assert m.told("marker-returned") == [({"seat": "empire", "marker": "ragnarok"}, "14.4.b")]
    assert over(m)


@rule("14.4.b")
def test_it_may_be_kept(match: Maker) -> None:
    m = phase(match().clear().give("empire", "ragnarok")).do("pass")
    assert m.hand("empire") == ["ragnarok", "vassalage"]
    assert over(m)


@rule("14.4.b")
def test_one_that_was_just_drawn_may_go_back_too(match: Maker) -> None:
    m = phase(match().clear(), "ragnarok").do("return:ragnarok")
    assert m.hand("empire") == []


@rule("14.4.b", "1.4")
def test_the_empire_is_asked_whatever_it_holds(match: Maker) -> None:
    m = phase(match().clear())
    assert m.asked() == ("empire", "ragnarok")
    assert m.offered() == ["pass"]


@rule("14.4.b")
def test_the_tribal_player_is_not_asked(match: Maker) -> None:
    m = phase(match().clear().phasing("tribal").give("tribal", "ragnarok"))
    assert over(m)
