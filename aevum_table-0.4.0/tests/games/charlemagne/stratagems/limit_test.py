"""8.2.b The limit of a hand."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.cup import drawing
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
FULL = ["vassalage", "vassalage", "missionary", "missionary", "treachery", "espionage"]


@rule("8.2.b")
def test_whoever_has_more_than_six_returns_some_of_his_choice(match: Maker) -> None:
    m = match().clear().give("tribal", *FULL)
    m.s.script = drawing(m, "ragnarok", "military-advance")
    alone(m, Draws(TRIBAL, 2, "8.1.a"))
    assert m.asked() == ("tribal", "return-marker")
    assert m.ask().guarded
    assert "return:ragnarok" in m.offered()
    m.do("return:missionary", "return:missionary")
    assert m.hand("tribal") == sorted(
        ["vassalage"] * 2 + ["treachery", "espionage", "ragnarok", "military-advance"]
    )
    assert over(m)


@rule("8.2.b", "1.4")
def test_the_other_does_not_see_what_goes_back(match: Maker) -> None:
    m = match().clear().give("empire", *FULL)
    m.s.script = drawing(m, "heerbann")
    alone(m, Draws(EMPIRE, 1, "T8.R")).do("return:heerbann")
    (seen,) = m.events("marker-returned")
    assert seen in m.table.story("empire")
    assert seen not in m.table.story("tribal")
    assert [event.args for event in m.events("marker-returned-unseen")] == [{"seat": "empire"}]


@rule("8.2.b")
def test_six_are_not_too_many_and_leaders_are_not_held(match: Maker) -> None:
    m = match().clear().put("Paris", "NEU militia").give("empire", *FULL[:5])
    m.s.script = drawing(m, "leader", "military-advance")
    alone(m, Draws(EMPIRE, 2, "8.1.a"))
    assert len(m.hand("empire")) == 6
    assert over(m)


@rule("8.2.b", "T10.SM04")
def test_who_plays_espionage_meanwhile_has_not_too_many(match: Maker) -> None:
    m = match().clear().hush().give("empire", *FULL)
    m.s.script = drawing(m, "heerbann")
    alone(m, Draws(EMPIRE, 1, "8.1.a"))
    m.table.choose("empire", "play:espionage")
    m.do("pass")
    assert len(m.hand("empire")) == 6
    assert over(m)
