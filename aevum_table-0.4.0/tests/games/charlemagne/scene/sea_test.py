"""What the page shows of fights from ships, and of fleets that may hold their port."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.scene import SCENE
from aevum.words import Words
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.harbour import COAST, OFF, begin_sailing

Match = Callable[..., ScriptedMatch]
GENOA = LAND.names[LAND.of_burg("Genoa")]
OFF_GENOA = LAND.names[LAND.shores[LAND.of_burg("Genoa")][0]]


def test_an_attack_from_the_sea_has_its_board_and_odds(match: Match, words: Words) -> None:
    m = match([4]).clear().put(OFF, "PRO fleet").put(OFF, "AUS field-army", 2).put(COAST, "LOM militia", 2)
    m.give("empire", "military-advance")
    begin_sailing(m, OFF, 9)
    m.s.orders = []
    m.do(f"attack:{COAST}")
    assert m.asked() == ("empire", "battle-attack")
    view = m.table.view("empire")
    found = SCENE.contest(view, words)
    assert found is not None
    assert found.place == COAST
    assert [side.pools[2].size for side in found.sides] == [6, 4]
    assert all(
        SCENE.odds(view, option, words) is not None for option in m.ask().options if option.key == "play"
    )


def test_beaten_fleets_in_port_are_shown_with_their_battle(match: Match, words: Words) -> None:
    m = match([4, 1]).clear().control("COR", "tribal").put(OFF_GENOA, "PRO fleet").put(OFF_GENOA, "SEP fleet")
    m.put("Genoa", "COR fleet", 2)
    begin_sailing(m, OFF_GENOA, 9).do(f"assail:{GENOA}")
    assert m.asked() == ("tribal", "hold-burg")
    found = SCENE.contest(m.table.view("tribal"), words)
    assert found is not None
    assert len(found.sides[1].lost) == 1
