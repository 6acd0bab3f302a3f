"""The odds of battles: by hand where that is easy, and beside battles really played on the map."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.odds import played
from aevum.games.charlemagne.odds.battle import battle_odds, naval_odds
from aevum.games.charlemagne.odds.data import battle_chances
from aevum.games.charlemagne.odds.losses import careful
from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.battle.table import AA, AZ, BB, COLUMNS, DD, DZ
from aevum.games.charlemagne.rules.counters import KINDS, MIGHT, POOL
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import ADVANCE
from aevum.games.charlemagne.rules.ports import fleets_in
from aevum.games.charlemagne.rules.sea.naval import NavalBattle
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL, TRIBAL
from aevum.kit.samples import report
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import pair, plain, region_of

Match = Callable[..., ScriptedMatch]
PLAYED = 120


def open_field(match: Match, forces: tuple[int, int] = (3, 2), **wanted: object) -> ScriptedMatch:
    """Field armies of Austrasia beside warriors of Saxony; the hexes are `a` and `b` of `pair`."""
    m = match().clear().control("SAX", "tribal").control("AUS", "empire")
    a, b = pair(**{"ground": "clear", "burg": False, "side": 0, **wanted})
    m.put(LAND.names[a], "AUS field-army", forces[0]).put(LAND.names[b], "SAX warriors", forces[1])
    for region in range(len(m.s.control)):
        if m.s.control[region] == NEUTRAL:
            m.s.control[region] = TRIBAL
    return m.phasing("empire")


def odds_and_battle(m: ScriptedMatch, **wanted: object) -> tuple[dict[str, float], Battle]:
    a, b = pair(**{"ground": "clear", "burg": False, "side": 0, **wanted})
    pieces = list(m.s.pieces(a))
    return battle_chances(battle_odds(m.s, EMPIRE, pieces, a, b)), Battle(EMPIRE, a, b, pieces)


@rule("T11.1.table", "T11.2.multiplier")
def test_nine_against_four_in_the_open(match: Match) -> None:
    m = open_field(match)
    a, b = pair(ground="clear", burg=False, side=0)
    odds = battle_odds(m.s, EMPIRE, list(m.s.pieces(a)), a, b)
    assert [side.strength for side in odds.sides] == [9, 4]
    assert COLUMNS[odds.column] == "2/1"
    assert [round(6 * p) for p in odds.chance] == [0, 0, 2, 2, 2]
    # BB 2/6 costs 4 each, careful owners of field armies (3 each) lose 6; DD costs half of 4.
    assert odds.sides[0].lost == pytest.approx(6 * 2 / 6)
    assert odds.sides[1].lost == pytest.approx((4 + 2 + 4) / 3)
    assert odds.sides[1].wiped == pytest.approx(4 / 6)


@rule("T11.3.choice")
def test_a_careful_owner_loses_as_little_as_he_can() -> None:
    strong = [piece for piece in range(len(MIGHT)) if MIGHT[piece] == 3][:2]
    weak = [piece for piece in range(len(MIGHT)) if MIGHT[piece] == 1][:3]
    assert sum(MIGHT[piece] for piece in careful([*strong, *weak], 4)) == 4
    assert careful([*strong, *weak], 3) == strong[:1]
    assert careful(strong, 99) == strong


def test_a_marker_moves_the_column(match: Match) -> None:
    m = open_field(match)
    a, b = pair(ground="clear", burg=False, side=0)
    pieces = list(m.s.pieces(a))
    plain = battle_odds(m.s, EMPIRE, pieces, a, b)
    marked = battle_odds(m.s, EMPIRE, pieces, a, b, own_markers=[ADVANCE])
    against = battle_odds(m.s, EMPIRE, pieces, a, b, enemy_markers=[ADVANCE, ADVANCE])
    assert against.column < plain.column < marked.column
    assert [item.key for item in marked.sides[0].items] == ["military-advance"]


@rule("13.3", "6.5.b")
def test_neutrals_fight_as_the_enemys(match: Match) -> None:
    m = match().clear().control("AUS", "empire")
    b = plain()
    a = LAND.near[b][0]
    home = region_of(b)
    kind = next(kind for kind, count in zip(KINDS, POOL[LAND.region[b]], strict=True) if count)
    m.control(home, "neutral").put(LAND.names[a], "AUS field-army", 2).put(LAND.names[b], f"{home} {kind}")
    before = m.s.control[:]
    odds = battle_odds(m.s, EMPIRE, list(m.s.pieces(a)), a, b)
    assert odds.sides[1].pieces == m.s.pieces(b)
    assert m.s.control == before, "looking changes nothing"


@rule("T11.4.none")
def test_who_cannot_retreat_is_lost(match: Match) -> None:
    m = open_field(match)
    a, b = pair(ground="clear", burg=False, side=0)
    free = battle_odds(m.s, EMPIRE, list(m.s.pieces(a)), a, b)
    for hex in LAND.near[b]:
        if hex != a:
            m.put(LAND.names[hex], "AUS militia")
    trapped = battle_odds(m.s, EMPIRE, list(m.s.pieces(a)), a, b)
    assert trapped.sides[1].lost > free.sides[1].lost
    assert trapped.sides[1].wiped == pytest.approx(1.0)


@rule("T11.4.burg")
def test_attackers_in_a_burg_need_no_way_back(match: Match) -> None:
    m = open_field(match, (2, 4))
    a, b = pair(ground="clear", burg=False, side=0)
    for hex in LAND.near[a]:
        if hex != b:
            m.put(LAND.names[hex], "LOM militia")
    trapped, battle = odds_and_battle(m)
    m.s.burgs = [a]
    held, _ = odds_and_battle(m)
    assert held["attacker wiped"] < trapped["attacker wiped"]
    counts = played.battles(GAME, m.s, battle, PLAYED, seed=771)
    found = report(held, counts, PLAYED)
    assert found["agrees"], found
    assert not report(trapped, counts, PLAYED)["agrees"]


FIELDS: dict[str, dict[str, object]] = {
    "in the open": {},
    "before a burg": {"burg": True},
    "in the rough": {"ground": "rough"},
}


@pytest.mark.parametrize("where", list(FIELDS))
@pytest.mark.parametrize("forces", [(3, 2), (2, 4), (1, 4)])
def test_played_battles_agree(match: Match, where: str, forces: tuple[int, int]) -> None:
    m = open_field(match, forces, **FIELDS[where])
    chances, battle = odds_and_battle(m, **FIELDS[where])
    counts = played.battles(GAME, m.s, battle, PLAYED, seed=771)
    found = report(chances, counts, PLAYED)
    assert found["agrees"], found


def test_the_comparison_can_fail(match: Match) -> None:
    m = open_field(match)
    _, battle = odds_and_battle(m)
    counts = played.battles(GAME, m.s, battle, PLAYED, seed=771)
    weak = open_field(match, (1, 4))
    assert not report(odds_and_battle(weak)[0], counts, PLAYED)["agrees"]


@rule("17.4.a", "17.4.c")
def test_fleets_agree_too(match: Match) -> None:
    m = match().clear().control("BYZ", "empire").control("COR", "tribal").phasing("empire")
    a = next(h for h in range(LAND.size) if LAND.sea[h] and len(LAND.sea_near[h]) == 6)
    b = LAND.sea_near[a][0]
    m.put(LAND.names[a], "BYZ fleet", 2).put(LAND.names[b], "COR fleet", 1)
    odds = naval_odds(m.s, EMPIRE, fleets_in(m.s, a), a, b)
    assert COLUMNS[odds.column] == "2/1"
    assert [round(6 * odds.chance[code]) for code in (AZ, AA, BB, DD, DZ)] == [0, 0, 2, 2, 2]
    chances = battle_chances(odds)
    counts = played.battles(GAME, m.s, NavalBattle(EMPIRE, a, b, fleets_in(m.s, a)), PLAYED, seed=3)
    # On the sea nobody advances: whoever wins the hex is in it, and land units are not asked for.
    del chances["taken"]
    counts.pop("taken", None)
    found = report(chances, counts, PLAYED)
    assert found["agrees"], found
