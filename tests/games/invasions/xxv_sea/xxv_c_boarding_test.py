"""XXV.C.8 A leader who boards leaves a stack that may now be too large."""

from collections.abc import Callable

from aevum.testing import rule

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
def test_whoever_was_put_down_may_be_picked_up_again(on_map: Callable) -> None:
    m = on_map(TEXT).to_stacks()
    m.do("march:Saxonia", "halt", "sail:Oceanus Germanicus")
    assert m.ask().key == "sail"
    m.do("take-leader:aella", "halt")
    assert m.why_not("done").rule == "XVII.A.7"
    assert "march:Saxonia" in m.offered()
    assert m.told("goes-aboard") == ["XXV.C.8"]


@rule("XXV.C.8")
def test_he_goes_ashore_and_has_moved(on_map: Callable) -> None:
    """F68"""
    m = on_map(TEXT.replace('Saxonia = "aella"', '"Oceanus Germanicus" = "aella"')).to_stacks()
    m.do("sail:Oceanus Germanicus", "put-ashore:aella:Saxonia")
    assert (m.leader("aella"), m.told("goes-ashore")) == ("Saxonia", ["XXV.C.8"])
    m.do("march:Saxonia")
    assert not any("aella" in option for option in m.offered()), "he has no pace left"
