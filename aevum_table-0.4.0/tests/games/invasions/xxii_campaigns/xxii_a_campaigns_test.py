"""XXII.A Who goes on campaign, how often, and where it begins."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

EMPIRE = """
turn = 1
seats = ["roman", "persian"]
acting = ["rome", "byzantium"]
allies = [["rome", "byzantium"]]

[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "guard" }
leaders = { Cappadocia = "iulianus", Latium = "gratianus" }

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Asia", "Cappadocia", "Oriens"]
units = { Thracia = "legion", Cappadocia = "3 legion, 2 cavalry", Pontus = "infantry", Cilicia = "cavalry" }

[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Chaldea = "infantry" }
"""

INVADERS = """
turn = 2
seats = ["goth", "roman"]
acting = ["visigoths"]

[nations.visigoths]
seat = "goth"
horde = "Dacia"
invading = true
units = { Dacia = "4 heavy-cavalry" }
leaders = { Dacia = "fritigernus" }

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
units = { Thracia = "legion" }
"""


def campaigning(on_map: OnMap) -> ScriptedMap:
    return on_map(EMPIRE).do("done")


@rule("XXII.A.1")
def test_campaigns_come_after_the_stacks(on_map: OnMap) -> None:
    m = on_map(EMPIRE)
    assert m.asked() == ("roman", "stacks")
    assert m.do("done").asked() == ("roman", "campaigns")
    assert m.do("no-campaign").table.over


@rule("XXII.A.2", "III.C.16")
def test_the_rating_is_the_number_of_campaigns(on_map: OnMap) -> None:
    m = campaigning(on_map)
    assert m.offered() == ["campaign:iulianus:3", "campaign:gratianus:1", "no-campaign"]
    m.do("campaign:iulianus:3")
    for left in (3, 2, 1):
        assert (m.ask().key, m.ask().args["campaigns"]) == ("campaign-again", left)
        m.do("set-out", "halt")
    assert m.offered() == ["campaign:gratianus:1", "no-campaign"]


@rule("XXII.A.3")
def test_the_campaigns_of_leaders_are_not_interleaved(on_map: OnMap) -> None:
    m = campaigning(on_map).do("campaign:gratianus:1", "set-out", "halt")
    assert m.offered() == ["campaign:iulianus:3", "no-campaign"]
    m.do("campaign:iulianus:3", "set-out", "halt")
    assert m.ask().key == "campaign-again"
    assert "campaign:gratianus:1" not in m.offered()
    assert m.do("end-campaigns").table.over


@rule("XXII.A.4")
def test_a_campaign_begins_with_a_free_redeployment(on_map: OnMap) -> None:
    m = campaigning(on_map).do("campaign:iulianus:3", "set-out")
    m.do("redeploy:Palestina")
    assert m.leader("iulianus") == "Palestina"
    assert m.at("Palestina") == ["byzantium.cavalry"] * 2 + ["byzantium.legion"] * 3
    assert m.ask().options[0].key == "go"  # and nobody has used a pace yet
    assert "leave:legion:byzantium:whole:4" in m.offered()
    assert m.events("redeploys")[0].args["place"] == "Palestina"


@rule("XXII.A.4")
def test_it_goes_through_connected_friendly_land_only(on_map: OnMap) -> None:
    m = campaigning(on_map).do("campaign:iulianus:3", "set-out")
    assert "redeploy:Achaia" in m.offered()  # A62: over the Bosphorus
    refusal = m.refusal("redeploy:Latium")
    assert (refusal.key, refusal.rule) == ("not-connected", "XXII.A.4")


@rule("XXII.A.4")
def test_it_happens_once_and_before_the_first_step(on_map: OnMap) -> None:
    m = campaigning(on_map).do("campaign:iulianus:3", "set-out", "redeploy:Palestina")
    assert m.refusal("redeploy:Cappadocia").key == "redeployment-over"
    m.do("halt", "set-out", "redeploy:Cappadocia", "go:Pontus")
    assert m.refusal("redeploy:Palestina").key == "redeployment-over"


@rule("XXII.A.5", "XVIII.G.4")
def test_a_horde_does_not_move_in_a_campaign(on_map: OnMap) -> None:
    m = on_map(INVADERS)
    assert "horde:visigoths" in m.offered()
    m.do("march-out") if m.ask().key == "raid-or-march" else None
    m.do("done", "done", "campaign:fritigernus:2", "set-out")
    assert not [option for option in m.offered() if option.startswith("horde")]


@rule("XVIII.H.4")
def test_the_bonus_of_an_invasion_lasts_through_the_campaigns(on_map: OnMap) -> None:
    text = INVADERS.replace("4 heavy-cavalry", "7 heavy-cavalry")
    m = on_map(text).do("done", "done", "campaign:fritigernus:2", "set-out", "go:Valachia", "halt")
    assert len(m.at("Valachia")) == 7  # 4 + 2 for the leader + 1


@rule("XXII.A.4", "XXII.B.2")
def test_who_has_called_units_to_him_is_past_the_start(on_map: OnMap) -> None:
    """Else all who can reach him would go with him to the other end of the Empire."""
    m = campaigning(on_map).do("campaign:iulianus:3", "set-out", "call:Cilicia", "enough")
    assert "redeploy:Palestina" in m.offered()
    m.do("call:Cilicia", "joins:cavalry:byzantium:whole:4")
    assert not [option for option in m.offered() if option.startswith("redeploy:")]
    refusal = m.refusal("redeploy:Palestina")
    assert (refusal.key, refusal.rule) == ("redeployment-over", "XXII.A.4")


GOTHS = """
turn = 5
seats = ["goth", "hun"]
acting = ["visigoths", "ostrogoths"]
allies = [["visigoths", "ostrogoths"]]
[nations.visigoths]
seat = "goth"
age = {visigoths}
horde = "Dacia"
units = {{ Dacia = "2 infantry" }}
leaders = {{ Dacia = "fritigernus" }}
[nations.ostrogoths]
seat = "hun"
age = {ostrogoths}
horde = "Tisia"
units = {{ Tisia = "2 infantry" }}
leaders = {{ Tisia = "vithimiris" }}
"""


@rule("XXII.A.1", "XXII.A.3", "XXVI.B.3")
@pytest.mark.parametrize(("visigoths", "ostrogoths", "first"), [(4, 2, "goth"), (2, 4, "hun")])
def test_allies_of_two_players_campaign_in_the_order_in_which_they_move(
    on_map: OnMap, visigoths: int, ostrogoths: int, first: str
) -> None:
    """F99"""
    m = on_map(GOTHS.format(visigoths=visigoths, ostrogoths=ostrogoths))
    other = "hun" if first == "goth" else "goth"
    assert m.asked() == (first, "stacks")
    assert m.do("done").asked() == (other, "stacks")
    assert m.do("done").asked() == (first, "campaigns")
    assert m.do("no-campaign").asked() == (other, "campaigns")
