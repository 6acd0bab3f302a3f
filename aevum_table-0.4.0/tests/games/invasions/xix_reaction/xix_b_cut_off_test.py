"""XIX.B.1, XIX.B.14 Nobody is asked whether to flee from where no way leads out."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.testing import rule

OnMap = Callable[..., Any]
SICILY = """
turn = 5
seats = ["roman", "goth"]
acting = ["visigoths"]
[nations.rome]
seat = "roman"
areas = ["Italia"]
units = { Sicilia = "2 legion" }
[nations.visigoths]
seat = "goth"
units = { Beneventum = "infantry, archer" }
"""


@rule("XIX.B.1", "XIX.B.7", "XIX.B.14")
@pytest.mark.parametrize("rearguard", [False, True])
def test_twice_as_many_flee_over_the_strait_or_not_at_all(on_map: OnMap, rearguard: bool) -> None:
    """Over a strait the roll of twice as many has one more: only the Goths behind it keep them there."""
    m = on_map(SICILY.replace(", archer", "") if not rearguard else SICILY).to_stacks().do("march:Beneventum")
    if rearguard:
        m.do(next(wish for wish in m.offered() if wish.startswith("leave:archer")))
    m.do("go:Sicilia")
    assert (m.asked()[1] == "flee") != rearguard
    if not rearguard:
        assert m.why_not("flee") is None
