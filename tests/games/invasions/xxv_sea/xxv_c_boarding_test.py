"""XXV.C.8 A leader who boards leaves a stack that may now be too large."""

from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.world.pieces import LEADER_PACES
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

TEXT = """
turn = 6
seats = ["goth", "other"]
acting = ["saxons"]
[nations.saxons]
seat = "goth"
horde = "Holsatia"
units = { Saxonia = "5 sea-raider", "Oceanus Germanicus" = "fleet" }
leaders = { Saxonia = "aella" }
"""


@rule("XXV.C.8", "XVII.A.7")
def test_whoever_was_put_down_may_be_picked_up_again(on_map: OnMap) -> None:
    m = on_map(TEXT).to_stacks()
    m.do("march:Saxonia", "halt", "sail:Oceanus Germanicus")
    assert m.ask().key == "sail"
    m.do("take-leader:aella", "halt")
    assert m.refusal("done").rule == "XVII.A.7"
    assert "march:Saxonia" in m.offered()
    assert m.told("goes-aboard") == ["XXV.C.8"]


@rule("XXV.C.8")
def test_he_goes_ashore_and_has_moved(on_map: OnMap) -> None:
    """F68"""
    m = on_map(TEXT.replace('Saxonia = "aella"', '"Oceanus Germanicus" = "aella"')).to_stacks()
    m.do("sail:Oceanus Germanicus", "put-ashore:aella:Saxonia")
    assert (m.leader("aella"), m.told("goes-ashore")) == ("Saxonia", ["XXV.C.8"])
    m.do("march:Saxonia")
    assert not any("aella" in option for option in m.offered()), "he has no pace left"


ABOARD = """
turn = 5
seats = ["goth", "other"]
acting = ["vandals"]
[nations.vandals]
seat = "goth"
status = "kingdom"
capital = "Africa"
areas = ["Africa"]
units = { Africa = "2 infantry", "Mare Siculum" = "fleet" }
leaders = { "Mare Siculum" = "gaisericus" }
"""


@rule("XXV.C.8", "XXII.A.1", "XXII.A.2")
def test_who_is_aboard_when_campaigns_begin_may_still_go_ashore(on_map: OnMap) -> None:
    """F284: it is one of his campaigns; in the next he marches."""
    m = on_map(ABOARD).to_stacks().do("done")
    assert (m.asked(), m.offered()) == (("goth", "campaigns"), ["campaign:gaisericus:2", "no-campaign"])
    m.do("campaign:gaisericus:2", "set-out")
    assert (m.asked(), m.ask().rule) == (("goth", "ashore"), "XXV.C.8")
    assert {"put-ashore:gaisericus:Africa", "stay-aboard"} <= set(m.offered())
    m.do("put-ashore:gaisericus:Africa")
    assert (m.leader("gaisericus"), m.ask().key, m.ask().args["campaigns"]) == ("Africa", "campaign-again", 1)
    assert m.told("goes-ashore") == ["XXV.C.8"]
    assert m.world.leader_used[LEADERS.index("gaisericus")] == LEADER_PACES
    m.do("set-out")
    assert (m.asked(), m.ask().args["units"]) == (("goth", "march"), 2)


@rule("XXV.C.8", "XXII.A.1")
def test_or_stay_aboard(on_map: OnMap) -> None:
    m = on_map(ABOARD).to_stacks().do("done", "campaign:gaisericus:2", "set-out", "stay-aboard")
    assert m.ask().key == "campaign-again"
    assert m.leader("gaisericus") == "Mare Siculum"


@rule("XXV.C.8", "XXII.A.1")
def test_where_no_coast_is_friendly_he_makes_none(on_map: OnMap) -> None:
    text = ABOARD.replace('areas = ["Africa"]', "").replace("Mare Siculum", "Mare Adriaticum")
    m = on_map(text).to_stacks().do("done")
    assert m.table.over


@rule("XXV.C.8")
def test_of_two_leaders_who_come_aboard_the_order_does_not_matter(on_map: OnMap) -> None:
    text = TEXT.replace('Saxonia = "aella"', 'Saxonia = "aella, cerdicus"').replace(
        '= "fleet"', '= "2 fleet"'
    )
    offered = []
    for order in (("aella", "cerdicus"), ("cerdicus", "aella")):
        m = on_map(text).to_stacks().do("sail:Oceanus Germanicus")
        m.do(*[f"take-leader:{leader}" for leader in order])
        offered.append([option for option in m.offered() if option.endswith(":Saxonia")])
    assert len(offered[0]) == 2
    assert offered[0] == offered[1]
