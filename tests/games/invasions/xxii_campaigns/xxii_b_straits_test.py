"""XXII.B.2, XVIII.J.4 Units that come to a campaigning leader over a strait."""

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

BOSPHORUS = """
turn = 4
seats = ["roman", "persian"]
acting = ["byzantium"]

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Asia"]
units = { Thracia = "2 legion", Macedonia = "cavalry" }
leaders = { Thracia = "asparus" }
"""


def beyond(m: ScriptedMap) -> ScriptedMap:
    """The leader calls the cavalry to Thracia, and crosses without it."""
    m.do("done", "campaign:asparus:1", "set-out", "call:Macedonia")
    m.do(next(o for o in m.offered() if o.startswith("joins:cavalry")))
    if m.ask().key == "call-up":
        m.do("enough")
    return m.do("go:Bythinia")


@rule("XXII.B.2", "XVIII.J.4")
def test_who_has_moved_in_the_campaign_does_not_follow_over_a_strait(on_map: OnMap) -> None:
    m = beyond(on_map(BOSPHORUS))
    assert m.at("Thracia") == ["byzantium.cavalry"]
    assert "call:Thracia" not in m.offered()
    assert "summon:Thracia" not in m.offered()


@rule("XXII.B.2", "XVIII.J.4")
def test_who_begins_at_the_strait_follows_and_is_spent(on_map: OnMap) -> None:
    m = on_map(BOSPHORUS).do("done", "campaign:asparus:1", "set-out")
    m.do(next(o for o in m.offered() if o.startswith("leave:legion")), "go:Bythinia", "call:Thracia")
    m.do(next(o for o in m.offered() if o.startswith("joins:legion")))
    assert m.at("Bythinia") == ["byzantium.legion"] * 2
    assert m.at("Thracia") == []


FLEET = """
[nations.vandals]
seat = "persian"
status = "kingdom"
units = { Propontis = "fleet" }
"""


@rule("XXII.A.4", "XXV.F.1")
def test_a_closed_strait_does_not_close_the_land_beside_it(on_map: OnMap) -> None:
    """A62: both shores beyond the Propontis are parted from the leader; Macedonia and Graecia are not."""
    text = BOSPHORUS + FLEET
    m = on_map(text).do("done", "campaign:asparus:1", "set-out")
    redeployed = {option for option in m.offered() if option.startswith("redeploy:")}
    assert {"redeploy:Macedonia", "redeploy:Achaia"} <= redeployed
    assert not {"redeploy:Bythinia", "redeploy:Mysia", "redeploy:Anatolia"} & redeployed
    assert m.refusal("redeploy:Bythinia").key == "not-connected"


@rule("XXII.A.4", "XXV.F.1")
def test_where_nobody_and_nothing_of_his_lies_beyond_he_asks_nobody(on_map: OnMap) -> None:
    text = BOSPHORUS.replace('"Graecia", "Asia"', '"Graecia"') + FLEET
    m = on_map(text).do("done", "campaign:asparus:1", "set-out")
    assert not [option for option in m.offered() if option.startswith("ask-leave")]
    there = on_map(text.replace('Macedonia = "cavalry"', 'Bythinia = "cavalry"'))
    assert "ask-leave:Propontis" in there.do("done", "campaign:asparus:1", "set-out").offered()


EUXINE = """
turn = 4
seats = ["roman", "persian"]
acting = ["byzantium"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = { Thracia = "legion", Bosporus = "2 legion", Scythica = "legion", Abascia = "legion" }
leaders = { Bosporus = "asparus" }
[nations.vandals]
seat = "persian"
status = "kingdom"
units = { "Pontus Euxinus" = "fleet" }
"""


@rule("XXII.A.4", "XXV.F.1")
def test_what_a_strait_closes_may_be_reached_by_land(on_map: OnMap) -> None:
    """From the Bosporus through Scythica to Abascia, which the fleet parts from it."""
    m = on_map(EUXINE).do("done", "campaign:asparus:1", "set-out")
    assert {"redeploy:Scythica", "redeploy:Abascia"} <= set(m.offered())
