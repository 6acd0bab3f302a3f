"""20.4.d: where Charlemagne goes when a battle takes the last of his force."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.land import LAND, PLAIN
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import begin, fallen, name, north, plain
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
ERESBURG = LAND.of_burg("Eresburg")
BESIDE = name(next(hex for hex in LAND.near[ERESBURG] if LAND.side(hex, ERESBURG) == PLAIN))


@rule("20.4.d", "T11.4.burg")
@pytest.mark.parametrize("die", [4, 5])
def test_who_has_escaped_from_a_beaten_force_does_not_retreat(match: Maker, die: int) -> None:
    """Half of one militia is all of it: nobody is left to hold the burg or to go back."""
    m = match([die, 1]).clear().put("Eresburg", "AUS militia").put("Cologne", "NEU militia")
    m.leader("Eresburg", "empire").put(BESIDE, "SAX warriors", 3)
    begin(m, BESIDE, 10, "tribal").do(f"attack:{name(ERESBURG)}")
    assert m.events("battle-result")[0].args["result"] == "DD"
    assert m.at("Cologne") == ["NEU militia", "charlemagne"]
    assert m.asked() == ("tribal", "advance")
    assert (m.events("holds-burg"), m.events("retreats")) == ([], [])


@rule("20.4.d")
def test_of_equally_near_forces_his_player_chooses(match: Maker) -> None:
    here = plain()
    one, other = [name(hex) for hex in LAND.near[here] if name(hex) != north(here)][:2]
    m = match([1, 1, 1]).clear().leader(name(here), "empire").put(name(here), "AUS militia")
    m.put(one, "NEU militia").put(other, "NEU field-army").put(north(here), "SAX warriors", 6)
    begin(m, name(here), 20).do(f"attack:{north(here)}")
    assert m.events("battle-result")[0].args["result"] == "AZ"
    assert m.asked() == ("empire", "leader-flees")
    assert (m.ask().rule, sorted(m.offered())) == ("20.4.d", sorted([f"stand:{one}", f"stand:{other}"]))
    m.do(f"stand:{one}")
    assert m.at(one) == ["NEU militia", "charlemagne"]
    assert m.told("leader-escapes") == [({"seat": "empire", "leader": "charlemagne", "place": one}, "20.4.d")]
    assert over(m)


@rule("20.4.d", "20.4.a")
@pytest.mark.parametrize("die", [1, 4])
def test_those_whom_he_left_behind_are_the_nearest_force(match: Maker, die: int) -> None:
    """C80: annihilated or beaten, the force is gone, and the king with it from the battle."""
    here = plain()
    m = (
        match([1, 1, 1] if die == 1 else [die, 1])
        .clear()
        .leader(name(here), "empire")
        .leader(name(here), "empire", "leader-1")
    )
    m.put(name(here), "AUS militia").put(name(here), "NEU militia", 2).put(north(here), "SAX warriors", 5)
    mine = [p for p in m.s.pieces(here) if m.name(p) in ("AUS militia", "charlemagne", "roland")]
    alone(m.hush(), Battle(EMPIRE, here, m.hex(north(here)), mine))
    assert m.events("battle-result")[0].args["result"] == ("AZ" if die == 1 else "AA")
    assert fallen(m) == ["roland"]
    assert m.at(name(here)) == ["NEU militia", "NEU militia", "charlemagne"]
    assert m.events("retreats") == []
    assert over(m)
