"""6.4 Neutral units that are attacked."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import begin, name, north, plain, region_of
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


@rule("6.4.d", "13.3")
def test_neutral_units_defend_like_any_others(match: Maker) -> None:
    home = region_of(plain())
    m = match([1, 1]).clear().control(home, "neutral").put(name(plain()), "AUS militia", 3)
    m.put(north(plain()), f"{home} warriors", 2)
    begin(m, name(plain()), 9).do(f"attack:{north(plain())}")
    assert m.events("defence-strength")[0].args == {
        "seat": "tribal",
        "place": north(plain()),
        "printed": 4,
        "times": 1,
        "strength": 4,
    }
    # Three against four: a 1 destroys the attacker.
    assert m.at(name(plain())) == []


@rule("6.4.a")
def test_neutral_units_never_move(match: Maker) -> None:
    m = match().clear().control("BAV", "neutral").put("Regensburg", "BAV militia").hush()
    for seat in ("empire", "tribal"):
        alone(m.phasing(seat), OperationsPhase())
        assert over(m)
