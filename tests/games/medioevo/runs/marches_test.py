"""5.FLOW.03 Whole moves: where a group can get, by which way, and what stops it."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.runs.marches import starts
from aevum.games.medioevo.rules.runs.reach import MOST_STEPS, reach
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.runs.laid import asked, at, runs, stops

Maker = Callable[..., ScriptedMatch]


def wagon(m: ScriptedMatch, place: str = "CON", units: int = 2) -> ScriptedMatch:
    m.put(place, "byzantium", "archer", units)
    m.item(place, "byzantium", "war-wagon")
    return m


@rule("5.FLOW.03", "5.FLOW.04")
def test_a_group_goes_as_a_whole_by_the_cheapest_way_and_halts(match: Maker) -> None:
    table = at(wagon(match()), "combat")
    run = runs(table)["THE"]
    assert run.id == "set-out-from:CON+take-all+go-to:ADR+go-to:THE+halt"
    assert (run.key, stops(run)) == ("march", [])
    told = {"units": 2, "things": 1, "from": "CON", "to": "THE", "from_place": "CON", "place": "THE"}
    assert run.args == {**told, "way": ["ADR", "THE"], "points": 2, "left": 4}
    ran = table.run("byzantium", run)
    assert (ran.taken, ran.why) == (5, None)
    assert asked(table)[0] != "byzantium"


@rule("5.FLOW.05")
def test_what_was_gathered_goes_and_what_was_left_stays(match: Maker) -> None:
    choices = ("set-out-from:CON", "take-thing:war-wagon:1:1", "take-unit:archer")
    run = runs(at(wagon(match()), "combat", *choices))["ADR"]
    assert (run.id, run.args["units"]) == ("go-to:ADR+halt", 1)
    on = runs(at(wagon(match()), "combat", *choices, "go-to:ADR"))["THE"]
    assert (on.id, on.args["points"], on.args["left"]) == ("go-to:THE+halt", 1, 4)


@rule("5.MOVE.10", "E.BARB.03")
def test_a_horde_wakes_where_nobody_is_and_nothing_leads_through_it(match: Maker) -> None:
    found = runs(at(wagon(match()), "combat"))
    run = found["BUL"]
    assert stops(run) == [("horde-wakes", "5.MOVE.10")]
    assert run.id == "set-out-from:CON+take-all+go-to:ADR+go-to:BUL"
    assert all("BUL" not in str(run.args["way"]) for to, run in found.items() if to != "BUL")


@rule("5.MULTI.02")
def test_barbarians_stop_it(match: Maker) -> None:
    m = wagon(match()).put("BUL", "barbarians", "light-infantry", 2)
    (stop,) = runs(at(m, "combat"))["BUL"].stops
    assert (stop.key, stop.rule, stop.args["count"]) == ("barbarians-stand", "5.MULTI.02", 2)


@rule("C.DIP.03", "5.MOVE.12", "5.MOVE.11")
def test_what_belongs_to_others_is_entered_at_a_price_that_is_told(match: Maker) -> None:
    m = wagon(match()).mark("BUL", "hungary")
    assert stops(runs(at(m, "combat"))["BUL"]) == [("enters-unasked", "C.DIP.03")]
    m = wagon(match()).mark("BUL", "hungary").war("byzantium", "hungary", 1).turn(2)
    assert stops(runs(at(m, "combat"))["BUL"]) == [("enters-enemy-land", "5.MOVE.12")]
    m = wagon(match()).put("BUL", "hungary", "archer").war("byzantium", "hungary", 1).turn(2)
    assert stops(runs(at(m, "combat"))["BUL"])[-1] == ("army-stands", "5.MOVE.11")


@rule("5.MULTI.02")
def test_a_group_leaves_in_peace_whom_it_need_not_fight(match: Maker) -> None:
    """Hungarian units in Thrace stand there by leave, as nobody says."""
    m = wagon(match()).put("ADR", "byzantium", "archer").put("ADR", "hungary", "archer")
    run = runs(at(m, "combat"))["THE"]
    assert "leave-in-peace" in run.id


@rule("5.MOVE.05", "5.MOVE.16")
def test_a_fleet_goes_to_sea_and_lands(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 2)
    m.item("CON", "byzantium", "galley")
    found = runs(at(m, "combat"))
    assert found["MAR"].key == "embark"
    assert found["MAR"].id == "set-out-from:CON+take-all+sail-to:MAR+halt"
    table = at(m, "combat", "set-out-from:CON", "take-all", "sail-to:MAR")
    under_way = runs(table)
    assert under_way["AEG"].key == "sail"
    assert under_way["THE"].key == "land"


@rule("5.MOVE.07")
def test_wagons_alone_are_at_the_mercy_of_who_stands_there(match: Maker) -> None:
    m = match()
    m.item("CON", "byzantium", "war-wagon")
    m.put("BUL", "barbarians", "light-infantry")
    assert stops(runs(at(m, "combat"))["BUL"]) == [("alone-among", "5.MOVE.07")]


def test_it_gets_where_single_steps_would_get_it_and_nowhere_else(match: Maker) -> None:
    """All that may be reached step by step, tried one choice after the other."""
    table = at(wagon(match()), "combat", "set-out-from:CON", "take-all")
    found: set[str] = set()
    ring = [table.state.copy()]
    for s in ring:
        ask = s.ask_of(0)
        for option in ask.options if ask is not None and ask.key == "march-on" else []:
            place = str(option.args.get("place", ""))
            if option.key == "go-to" and place != "CON" and place not in found:
                found.add(place)
                after = s.copy()
                GAME.choose(after, 0, option.id)
                ring.append(after)
    assert set(runs(table)) == found


@pytest.mark.parametrize(
    ("to", "key", "rule_id"),
    [
        ("ROM", "horde-wakes", "5.MOVE.10"),
        ("Utopia", "run-nowhere", ""),
        ("rom", "horde-wakes", "5.MOVE.10"),
    ],
)
def test_why_nobody_gets_there(match: Maker, to: str, key: str, rule_id: str) -> None:
    refusal = at(wagon(match()), "combat").why_no_run("byzantium", to)
    assert (refusal.key, refusal.rule) == (key, rule_id)


@rule("5.MOVE.04")
def test_why_a_group_without_points_does_not(match: Maker) -> None:
    m = match()
    for place in ("ADR", "THE", "BUL", "SER"):
        m.mark(place, "byzantium")
    slot = m.item("CON", "byzantium", "war-wagon")
    m.put("CON", "byzantium", "archer")
    m.s.item_left[slot] = 2
    refusal = at(m, "combat").why_no_run("byzantium", "SER")
    assert (refusal.key, refusal.rule) == ("no-points", "5.MOVE.04")


def test_why_not_where_nothing_can_set_out(match: Maker) -> None:
    table = at(match(), "combat")
    assert table.why_no_run(asked(table)[0], "ROM").key == "no-group-marches"


def test_dice_to_come_have_no_influence(match: Maker) -> None:
    table = at(wagon(match()), "combat")
    before = [run.to_json() for run in table.runs("byzantium")]
    table.state.seed += 1
    assert [run.to_json() for run in table.runs("byzantium")] == before


def test_so_many_steps_are_tried_and_no_more(match: Maker) -> None:
    table = at(wagon(match()), "combat")
    (start,) = starts(GAME, table.state.copy(), 0)  # type: ignore[arg-type]
    assert len(reach(GAME, start, 3)) == 3
    assert 3 < len(reach(GAME, start)) < MOST_STEPS
