"""The battle board, its odds, and how it is told afterwards."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.force import Operation
from aevum.games.charlemagne.rules.vassalage.phase import VassalagePhase
from aevum.games.charlemagne.scene import SCENE
from aevum.scene.contest import Contest, Odds
from aevum.words import Words
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.scene.conftest import moments

Match = Callable[..., ScriptedMatch]


def fought(match: Match, *dice: int) -> ScriptedMatch:
    """Charlemagne with nine against a militia in a burg."""
    m = match(list(dice)).clear().put("Verona", "LOM militia")
    near = next(hex for hex in LAND.near[m.hex("Verona")] if LAND.ground(hex) == "clear")
    m.put(LAND.names[near], "AUS field-army", 3).leader(LAND.names[near], "empire")
    m.give("empire", "military-advance").give("tribal", "spear-of-longinus")
    return m.begin(Battle(0, near, m.hex("Verona"), m.s.pieces(near)[:]))


def shown(m: ScriptedMatch, words: Words, seat: str = "empire") -> Contest:
    found = SCENE.contest(m.table.view(seat), words)
    assert found is not None
    return found


def test_both_sides_stand_with_every_modifier(match: Match, words: Words) -> None:
    m = fought(match)
    found = shown(m, words)
    attacker, defender = found.sides
    assert [pool.size for pool in attacker.pools] == [9, 3, 27]
    assert [(item.value, item.rule) for item in attacker.pools[1].items] == [
        (1, "T11.2.multiplier"),
        (2, "T11.2.charlemagne"),
    ]
    assert [pool.size for pool in defender.pools] == [1, 2, 2]
    assert defender.pools[1].items[1].rule == "13.2.b"
    for side in found.sides:
        assert sum(item.value for item in side.pools[1].items) == side.pools[1].size


def test_a_marker_that_stands_is_counted_at_every_step(match: Match, words: Words) -> None:
    m = fought(match, 2)
    m.do("play:military-advance", "pass")
    assert m.asked() == ("tribal", "battle-defence")
    assert shown(m, words).sides[0].pools[1].size == 4
    m.do("pass")
    found = shown(m, words, "tribal")
    assert [item.value for item in found.sides[0].pools[1].items] == [1, 2, 1]
    assert [die.face for die in found.sides[0].dice] == ["2"]
    assert found.sides[0].notes


def test_the_end_is_told_with_losses_and_winner(match: Match, words: Words) -> None:
    m = fought(match, 6).hush()
    while m.asked()[1] != "advance":
        m.do(m.offered()[-1])
    (report,) = SCENE.reports(list(m.table.log), 0, words)
    assert report.title == "Battle of Verona"
    assert [fate.won for fate in report.sides] == [True, False]
    assert report.sides[1].notes[0] == "One unit lost"


def results(found: Odds, words: Words) -> float:
    names = {words.say(f"scene-result-{name}") for name in ("AZ", "AA", "BB", "DD", "DZ")}
    return sum(chance.share for chance in found.chances if chance.words in names)


def test_odds_before_an_attack_and_within_the_battle(match: Match, words: Words) -> None:
    m = match([6]).clear().hush().put("Verona", "LOM militia")
    near = next(hex for hex in LAND.near[m.hex("Verona")] if LAND.ground(hex) == "clear")
    m.put(LAND.names[near], "AUS field-army", 3)
    m.begin(Operation(0, near, m.s.pieces(near)[:]))
    (attack,) = [option for option in m.ask().options if option.key == "attack"]
    found = SCENE.odds(m.table.view("empire"), attack, words)
    assert found is not None
    assert results(found, words) == pytest.approx(1)
    assert "at 4/1" in found.about


def test_an_attempt_is_a_contest_with_odds(match: Match, words: Words) -> None:
    m = match([1]).clear().hush().give("empire", "vassalage", "treachery").begin(VassalagePhase())
    m.do("attempt:BAV", "play:vassalage")
    found = shown(m, words)
    assert found.title == "Vassalage: Bavaria"
    assert found.sides[0].pools[0].size == 2
    assert [item.rule for item in found.sides[0].pools[0].items] == ["T8.differential", "T8.christian"]
    (roll,) = [option for option in m.ask().options if option.key == "roll"]
    told = SCENE.odds(m.table.view("empire"), roll, words)
    assert told is not None
    assert told.rule == "T8.table"
    # In words: the region comes over with a V, or with a C, for it is neutral.
    assert told.chances[0].share == pytest.approx(0.5)


def test_whatever_happens_can_be_shown(words: Words) -> None:
    for table in moments(11, 0.03, 900):
        ask = table.asks()[0]
        view = table.view(table.seats[ask.seat])
        found = SCENE.contest(view, words)
        assert "⟦" not in str(found)
        for option in ask.options:
            assert "⟦" not in str(SCENE.odds(view, option, words))
    assert "⟦" not in str(SCENE.reports(list(table.log), 0, words))
