"""Limits of the rulebook that the notation keeps: what is just allowed, and what is just too much."""

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions.notation import read
from aevum.testing import rule


@rule("XVII.B.1", "XVII.B.2", "XVII.B.3", "XVII.B.4")
@pytest.mark.parametrize(
    ("place", "leader", "limit"),
    [
        ("plain", "", 4),
        ("forest", "", 4),
        ("mountain", "", 3),
        ("plain", " / leader 0+2", 6),
        ("mountain", " / leader 0+2", 5),
        ("plain; invasion", " / leader 0+2", 7),
        ("mountain; invasion", " / leader 0+2", 6),
    ],
)
def test_the_stacking_limit(place: str, leader: str, limit: int) -> None:
    """The bonus of an invasion is the attacker's alone."""
    read(f"franks: {limit} infantry{leader} vs rome: infantry at {place}")
    with pytest.raises(BadData, match=rf"the attacker has {limit + 1} units, the limit is {limit} \(XVII"):
        read(f"franks: {limit + 1} infantry{leader} vs rome: infantry at {place}")
    if "invasion" in place:
        with pytest.raises(BadData, match="the defender has"):
            read(f"franks: infantry vs rome: {limit} infantry{leader} at {place}")


EDGES = {
    "Limites stand through turn 7": (
        "franks: infantry vs rome: infantry, limes at plain; turn=7",
        "franks: infantry vs rome: infantry, limes at plain; turn=8",
    ),
    "one Limes in a province": (
        "franks: infantry vs rome: 4 infantry, limes at plain",
        "franks: infantry vs rome: 4 infantry, 2 limes at plain",
    ),
    "a horde only defends": (
        "rome: infantry vs franks: infantry, horde at plain",
        "franks: infantry, horde vs rome: infantry at plain",
    ),
    "a horde is outside stacking": (
        "rome: infantry vs franks: 4 infantry, horde at plain",
        "rome: infantry vs franks: 5 infantry, horde at plain",
    ),
    "a combat bonus goes up to three": (
        "franks: infantry / leader 3 vs rome: infantry at plain",
        "franks: infantry / leader 4 vs rome: infantry at plain",
    ),
    "two fleets in a stack": (
        "rome: 2 fleet / leader 0+2 vs vandals: 2 fleet at sea",
        "rome: 3 fleet / leader 0+2 vs vandals: 2 fleet at sea",
    ),
    "fleets are at sea": ("rome: fleet vs vandals: fleet at sea", "rome: fleet vs vandals: fleet at plain"),
}


@rule("III.D.5", "III.D.8", "XVIII.I.1", "XVIII.I.4", "XX.E.1", "XXV.A.1", "XXV.A.4")
@pytest.mark.parametrize(("allowed", "refused"), EDGES.values(), ids=EDGES)
def test_limits_of_the_rules(allowed: str, refused: str) -> None:
    assert read(allowed).sides[0].units
    with pytest.raises(BadData):
        read(refused)
