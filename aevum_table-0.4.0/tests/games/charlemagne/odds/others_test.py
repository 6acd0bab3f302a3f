"""The odds of vassalage, conversion, pillage and revolt: on the map as it stands, and as played."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.odds.answer import answer, checked
from aevum.games.charlemagne.odds.conversion import conversion_odds
from aevum.games.charlemagne.odds.pillage import pillage_odds
from aevum.games.charlemagne.odds.revolt import event_chance, revolt_odds
from aevum.games.charlemagne.odds.vassalage import vassalage_odds
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS, region
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL, TRIBAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch

Match = Callable[..., ScriptedMatch]
PLAYED = 200


@rule("T8.table", "T8.C.neutral", "T8.C.enemy")
def test_a_conditional_success_wins_neutrals_and_frees_the_enemys(match: Match) -> None:
    m = match().clear().control("BOH", "neutral").control("SAX", "tribal")
    neutral = vassalage_odds(m.s, EMPIRE, region("BOH"), 2)
    hostile = vassalage_odds(m.s, EMPIRE, region("SAX"), 2)
    assert neutral.chance == hostile.chance
    assert (neutral.won, neutral.loosened) == pytest.approx((3 / 6, 0))
    assert (hostile.won, hostile.loosened) == pytest.approx((1 / 6, 2 / 6))
    assert hostile.reaction == pytest.approx(1 / 6)


@rule("T8.christian", "T8.differential")
def test_vassalage_itemises_what_is_known(match: Match) -> None:
    m = match().clear().control("BAV", "neutral")
    odds = vassalage_odds(m.s, EMPIRE, region("BAV"), 1, against=1)
    assert odds.differential == 1
    assert [(item.value, item.rule) for item in odds.items] == [
        (1, "T8.differential"),
        (-1, "T8.differential"),
        (1, "T8.christian"),
    ]


@rule("T6.table", "T6.ragnarok")
def test_conversion(match: Match) -> None:
    m = match().clear()
    assert conversion_odds(m.s, EMPIRE, region("SAX"), 3).converts == pytest.approx(3 / 6)
    assert conversion_odds(m.s, EMPIRE, region("SAX"), 2, ragnaroks=1).converts == pytest.approx(2 / 6)


@rule("T4.table", "T4.gain")
def test_pillage(match: Match) -> None:
    m = match().clear()
    rome = LAND.of_burg("Rome")
    odds = pillage_odds(m.s, rome, 7)
    assert (odds.pillaged, odds.reaction, odds.gain) == pytest.approx((5 / 6, 5 / 6, 1))
    m.s.civilized = [rome]
    assert pillage_odds(m.s, rome, 1).gain == 2
    m.s.pillaged = [rome]
    assert pillage_odds(m.s, rome, 1).gain == 1, "the burg under the marker is worth nothing"


@rule("T3.table", "T3.christian")
def test_revolt(match: Match) -> None:
    m = match().clear().control("BAV", "empire").control("SAX", "neutral")
    loyal, pagan = revolt_odds(m.s, region("BAV")), revolt_odds(m.s, region("SAX"))
    assert (loyal.chance, pagan.chance) == pytest.approx((2 / 6, 3 / 6))
    assert (loyal.goes_to, pagan.goes_to) == (NEUTRAL, TRIBAL)
    assert loyal.event == pagan.event == pytest.approx(4 / 36)


def test_all_revolts_together_are_the_rows_of_the_table() -> None:
    assert sum(event_chance(r) for r in range(len(REGIONS))) == pytest.approx(
        (2 * 8 + 4 * 4 + 2 * 3 + 4 * 5 + 6 * 3 + 6 * 7) / 36
    )


LINES = (
    "battle 9 vs 4; leader; terrain",
    "battle 9 vs 12; charlemagne; advance; enemy-ragnarok; burg",
    "battle 8 vs 9; by=tribal; leader; ragnarok; enemy-charlemagne; river",
    "battle 6 vs 2; sea; enemy-advance=2",
    "battle 3 vs 5; strait",
    "battle 3 vs 5; pass; enemy-leader",
    "vassalage 2",
    "vassalage 3 lom; burgs; against=1",
    "vassalage 1 BYZ; by=tribal; control=empire; augustus",
    "conversion 5 SAX; burgs",
    "conversion 2 COR; by=empire; faith=muslim; ragnarok; against=1",
    "pillage 1",
    "pillage 7; burg; civilization",
    "revolt BAV; control=empire; burgs",
    "revolt AVA; control=neutral",
)


@pytest.mark.parametrize("line", LINES)
def test_the_rules_agree_with_the_line(line: str) -> None:
    found = checked(GAME, "free", {"battle": line}, PLAYED, seed=814)
    assert found["agrees"], found
    assert answer(GAME, "free", {"battle": line})["line"] == line
