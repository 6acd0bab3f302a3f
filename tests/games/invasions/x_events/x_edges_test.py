"""X.B.5 Cards at the edge of what they need: the last re-roll, the first rough ground, idle marshals."""

import pytest

from aevum.games.invasions.rules.counsel.step import DiplomacyStep
from aevum.games.invasions.rules.diplomacy.deck import KIND, KINDS, give
from aevum.games.invasions.rules.events.targets import shakes, things
from aevum.games.invasions.rules.fight import DESERT, FOREST, PLAIN
from aevum.games.invasions.rules.hands.deck import EVENTS
from aevum.games.invasions.rules.hands.fights import fits
from aevum.games.invasions.rules.leaders import CAMPAIGN, LEADERS
from aevum.games.invasions.rules.world.world import NOWHERE, put
from aevum.testing import rule
from tests.games.invasions.x_events.conftest import GiveBattle, Hold, Match

from .x_strategic_test import PERSIA, ROME


@pytest.mark.parametrize(("terrain", "rough"), [(PLAIN, False), (DESERT, False), (FOREST, True)])
def test_ambushes_are_laid_on_broken_ground(
    match: Match, hold: Hold, battle: GiveBattle, terrain: int, rough: bool
) -> None:
    m = battle(hold(match(), 2, "ambush"), PLAIN)
    m.state.fight.field.terrain = terrain
    assert fits(m.state, EVENTS.index("ambush"), 1) is rough


@pytest.mark.parametrize(("stock", "left"), [(0, False), (1, True), (2, True)])
def test_a_wounded_leader_has_rerolls_to_lose(
    match: Match, hold: Hold, battle: GiveBattle, stock: int, left: bool
) -> None:
    m = battle(hold(match(), 2, "wounded-leader"), PLAIN, combat=1)
    m.state.fight.sides[1].stock = stock
    assert fits(m.state, EVENTS.index("wounded-leader"), 1) is left


@rule("XX.F.12", "XXI.E.13")
@pytest.mark.parametrize(("combat", "cited"), [("basic", "XX.F.12"), ("advanced", "XXI.E.13")])
def test_cards_in_battle_are_offered_by_the_rule_of_the_system(
    match: Match, hold: Hold, battle: GiveBattle, combat: str, cited: str
) -> None:
    m = battle(hold(match(combat=combat), 2, "zeal"), PLAIN)
    assert {option.rule for option in m.ask().options if option.key == "play-on-side"} == {cited}


@pytest.mark.parametrize("name", ["caesar", "honorius", "stilicho"])
def test_only_who_leads_campaigns_leads_one_more(match: Match, name: str) -> None:
    m = match()
    leader = LEADERS.index(name)
    for other in range(len(LEADERS)):
        m.world.leader_place[other] = NOWHERE
    m.world.leader_place[leader] = m.place("Latium")
    assert things(m.state, ROME, "campaigner") == ([leader] if CAMPAIGN[leader] else [])


@pytest.mark.parametrize(
    ("level", "walls", "falls"), [(1, 0, False), (1, 1, True), (2, 0, True), (3, 0, True)]
)
def test_an_earthquake_finds_walls_or_size(match: Match, level: int, walls: int, falls: bool) -> None:
    w = match().world
    place = w.land.number("Apulia")
    w.level, w.walls = put(w.level, place, level), put(w.walls, place, walls)
    assert shakes(w, place) is falls
    w.capital = put(w.capital, ROME, place)
    assert not shakes(w, place)


@rule("XXX.A.2", "XXX.B.7")
def test_the_diplomacy_step_deals_cards_one_by_one_and_hears_everybody(match: Match) -> None:
    m = match()
    for card in [card for card, kind in enumerate(KIND) if KINDS[kind] == "tribute"][:1]:
        give(m.realm, card, PERSIA)
    m.begin(DiplomacyStep())
    assert {len(event.roll.dice) for event in m.events("diplomacy-draw") if event.roll is not None} == {1}
    while m.asked()[0] != "persian":
        assert (m.ask().key, m.ask().args["peoples"]) == ("counsel", [])
        m.do("pass")
    assert "envoys:persia:tribute" in m.offered()
