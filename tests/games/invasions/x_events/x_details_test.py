"""X.B.4 Event cards: who is named, what is told, and what is left of it afterwards."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.calamities.calamity import Calamity
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import ally
from aevum.games.invasions.rules.events.attrition import Attrition, stricken
from aevum.games.invasions.rules.events.effects import strike
from aevum.games.invasions.rules.events.public import PublicEvent
from aevum.games.invasions.rules.hands.deck import AMOUNT, EFFECT, EVENTS
from aevum.games.invasions.rules.troops import DAMAGED, NATIONS
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import FEDERATE, INACTIVE, put
from aevum.testing import rule

from .x_strategic_test import ALANS, GOTH, HUNS, OSTROGOTHS, PERSIA, ROMAN, ROME, VISIGOTHS, play, wishes

Make = Callable[..., Any]


def of(effect: str) -> int:
    return EFFECT.index(effect)


def test_all_damaged_units_of_the_nation_are_repaired(match: Make, hold: Make) -> None:
    m = hold(match(), ROMAN, "arms-factories")
    assert wishes(m, ROMAN) == ["play-event:arms-factories:rome"]
    w = m.world
    for place in ("Latium", "Cisalpina", "Chaldea"):
        for unit in units_at(w, m.place(place)):
            w.code[unit] |= DAMAGED
    strike(m.table.state, of("repair"), ROME)
    damaged = {w.land.names[w.place[unit]] for unit, code in enumerate(w.code) if code & DAMAGED}
    assert damaged == {"Chaldea"}
    assert wishes(m, ROMAN) == [], "there is nothing to repair any more"
    assert [event.args for event in m.events("all-repaired")] == [{"people": "rome"}]


@rule("XXVI.B.1", "XXVI.A.1")
def test_whom_an_alliance_may_win(match: Make, hold: Make) -> None:
    """Nobody bound to a lord, nobody inactive, nobody who is an ally already, and not itself."""
    m = hold(match(), ROMAN, "alliance")
    w = m.world
    ally(w, ROME, VISIGOTHS)
    play(m, ROMAN, "play-event:alliance:rome")
    assert set(m.offered()) == {"ally-with:persia", "ally-with:huns", "ally-with:alans"}
    assert w.tie[OSTROGOTHS] != 0
    assert w.role[NATIONS.index("armenians")] == INACTIVE


@rule("XXVI.B.7", "XXVI.A.1")
def test_treason_ends_a_coalition_for_both_sides(match: Make, hold: Make) -> None:
    m = hold(match(), GOTH, "barbarian-coalition")
    play(m, GOTH, "play-event:barbarian-coalition:visigoths").do("ally-with:huns")
    play(hold(m, ROMAN, "treason"), ROMAN, "play-event:treason:huns")
    r, w = m.realm, m.world
    assert (w.allies[HUNS], r.brief_allies[HUNS]) == (0, 0)
    assert (w.allies[VISIGOTHS], r.brief_allies[VISIGOTHS]) == (1 << ALANS, 1 << ALANS)
    assert (w.allies[ALANS], r.brief_allies[ALANS]) == (1 << VISIGOTHS, 1 << VISIGOTHS)


@pytest.mark.parametrize("card", [n for n, effect in enumerate(EFFECT) if effect == "gold"])
def test_gold_comes_or_goes_by_the_figure_of_the_card(match: Make, card: int) -> None:
    m = match()
    before = m.world.gold[PERSIA]
    strike(m.table.state, card, PERSIA)
    assert m.world.gold[PERSIA] == max(0, before + AMOUNT[card])
    assert AMOUNT[card] != 0


def test_a_migration_lasts_for_the_turn_and_is_told(match: Make) -> None:
    m = match()
    strike(m.table.state, of("invade"), VISIGOTHS)
    assert m.realm.lasting == ["invade:visigoths"]
    assert [event.args for event in m.events("sets-out")] == [{"people": "visigoths"}]


@pytest.mark.parametrize(
    ("effect", "told"), [("campaign", "forced-march"), ("administration", "wise-minister")]
)
def test_what_lasts_is_told_with_its_nation(match: Make, effect: str, told: str) -> None:
    m = match()
    strike(m.table.state, of(effect), PERSIA)
    assert m.realm.lasting == [f"{effect}:persia"]
    assert [event.args for event in m.events(told)] == [{"people": "persia"}]


@pytest.mark.parametrize("moving", [True, False])
def test_a_federate_that_acts_may_stay_where_it_stands(match: Make, moving: bool) -> None:
    m = match()
    w = m.world
    w.tie, w.lord = put(w.tie, VISIGOTHS, FEDERATE), put(w.lord, VISIGOTHS, ROME)
    w.moving = 1 << VISIGOTHS if moving else 0
    strike(m.table.state, of("treason"), VISIGOTHS)
    frame: Any = m.table.state.frames[-1]
    assert (type(frame).__name__, frame.federate, frame.active) == ("FoedusEnds", VISIGOTHS, moving)


def test_good_omens_are_told(match: Make, hold: Make) -> None:
    m = hold(match(), ROMAN, "omens")
    m.begin(Calamity(ROME, "famine")).do("play-to-avert:omens:rome")
    assert len(m.events("calamity-averted")) == 1
    assert m.events("calamity-averted")[0].args["people"] == "rome"


@rule("X.B.4", "X.B.6")
@pytest.mark.parametrize(("moved", "hit"), [(2, ["Dacia"]), (3, []), (4, ["Tisia"])])
def test_famine_spares_three_of_a_stack(match: Make, moved: int, hit: list[str]) -> None:
    """In Dacia there are six; those who go to Tisia eat there."""
    m = match()
    for unit in units_at(m.world, m.place("Dacia"))[:moved]:
        shift(m.world, unit, m.place("Tisia"))
    settle_all(m.world)
    places = [m.place("Dacia"), m.place("Tisia")]
    found = stricken(m.world, places, AMOUNT[EVENTS.index("famine")])
    assert [m.world.land.names[p] for p in found[::2]] == hit


@rule("X.B.4")
def test_of_two_stacks_each_loses_a_unit(match: Make) -> None:
    m = match()
    dacia = units_at(m.world, m.place("Dacia"))
    for unit in dacia[:3]:
        shift(m.world, unit, m.place("Tisia"))
    settle_all(m.world)
    m.begin(Attrition([m.place("Dacia"), VISIGOTHS, m.place("Tisia"), VISIGOTHS]))
    while m.ask().key == "attrition":
        m.do(m.offered()[0])
    assert len(m.at("Dacia")) == len(m.at("Tisia")) == 2
    assert len(m.events("lost-to-event")) == 2


@rule("X.B.4")
def test_losses_to_a_plague_are_chosen_and_told(match: Make) -> None:
    m = match()
    for unit in units_at(m.world, m.place("Dacia"))[2:]:
        shift(m.world, unit, m.place("Thuringia"))
    settle_all(m.world)
    m.table.state.script = [2]
    m.begin(PublicEvent(EVENTS.index("plague"), ROMAN))
    assert (m.asked(), m.ask().args) == (("goth", "attrition"), {"people": "visigoths", "place": "Thuringia"})
    m.do(next(option for option in m.offered() if "archer" in option))
    (event,) = m.events("lost-to-event")
    assert (event.args["unit"], event.args["place"]) == ("archer", "Thuringia")
    assert m.at("Thuringia") == ["visigoths.infantry"] * 3
