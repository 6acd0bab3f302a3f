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
