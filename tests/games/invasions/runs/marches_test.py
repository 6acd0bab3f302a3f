"""Whole marches: where a stack can get, by which way, and what stops it."""

from typing import Any

import pytest

from aevum.engine import Refusal, Run
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.runs.marches import starts
from aevum.games.invasions.rules.runs.reach import MOST_STEPS, reach
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.games.invasions.xviii_movement.xviii_a_stacks_test import GAUL
from tests.games.invasions.xviii_movement.xviii_c_stops_test import ENEMIES, WILD
from tests.games.invasions.xviii_movement.xviii_j_straits_test import BOSPHORUS, EMPTY
from tests.games.invasions.xxii_campaigns.xxii_a_campaigns_test import campaigning

FOES = ENEMIES.replace("SEAT", "two")
OWNED = """
turn = 4
seats = ["one", "two"]
acting = ["franks"]
[nations.franks]
seat = "one"
status = "kingdom"
capital = "Treveria"
units = { Treveria = "3 infantry" }
[nations.visigoths]
seat = "two"
status = "kingdom"
capital = "Liger"
units = { Liger = "2 infantry", Sequana = "infantry" }
"""


def seat(m: ScriptedMap) -> str:
    return m.asked()[0]


def runs(m: ScriptedMap, start: str = "") -> dict[str, Run]:
    """By the place where they lead, of one stack."""
    found = [run for run in m.table.runs(seat(m)) if not start or run.args["from"] == start]
    assert len({run.args["to"] for run in found}) == len(found)
    return {str(run.args["to"]): run for run in found}


def told(stops: list[Refusal]) -> list[tuple[str, str, Any]]:
    return [(stop.key, stop.rule, stop.args["place"]) for stop in stops]


def test_a_stack_goes_as_a_whole_by_the_shortest_way(on_map: OnMap) -> None:
    m = on_map(GAUL).to_stacks()
    run = runs(m, "Neustria")["Treveria"]
    assert run.id == "march:Neustria+go:Sequana+go:Treveria+halt"
    assert run.key == "march"
    assert run.args == {
        "people": "franks",
        "units": 3,
        "leaders": [],
        "from": "Neustria",
        "to": "Treveria",
        "way": ["Sequana", "Treveria"],
        "paces": 2,
        "left": 1,
    }
    assert run.stops == []
    assert run.steps[1].to_json() == {
        "choice": "go:Sequana",
        "ask": "march",
        "args": {"people": "franks", "place": "Neustria", "units": 3},
    }
    ran = m.table.run("one", run)
    assert (ran.taken, ran.why, m.asked()) == (4, None, ("one", "stacks"))
    assert len(m.at("Treveria")) == 3


def test_every_stack_that_may_set_out_is_proposed(on_map: OnMap) -> None:
    m = on_map(GAUL).to_stacks()
    assert {run.args["from"] for run in m.table.runs("one")} == {"Neustria", "Burgundia"}
    assert m.table.runs("two") == []


def test_it_gets_where_single_steps_would_get_it_and_nowhere_else(on_map: OnMap) -> None:
    """All that may be reached step by step, tried one choice after the other."""
    m = on_map(GAUL).to_stacks().do("march:Neustria")
    found, ring = dict[str, int](), [(m.state.copy(), 0)]
    for s, paces in ring:
        ask = s.ask_of(0)
        for option in ask.options if ask is not None and ask.key == "march" else []:
            if option.key == "go" and option.args["place"] != "Neustria":
                after = s.copy()
                GAME.choose(after, 0, option.id)
                if str(option.args["place"]) not in found:
                    found[str(option.args["place"])] = paces + 1
                    ring.append((after, paces + 1))
    assert {to: run.args["paces"] for to, run in runs(m).items()} == found
    assert max(found.values()) == 3


def test_under_way_it_goes_on_from_where_it_is(on_map: OnMap) -> None:
    m = on_map(GAUL).to_stacks().do("march:Neustria", "go:Sequana", "leave:infantry:franks:whole:2")
    run = runs(m)["Treveria"]
    assert (run.id, run.args["units"]) == ("go:Treveria+halt", 2)
    m.table.run("one", run)
    assert len(m.at("Treveria")) == 2


def test_where_their_paces_end_there_is_nothing_more_to_choose(on_map: OnMap) -> None:
    m = on_map(GAUL.replace('"2 infantry, cavalry"', '"infantry"')).to_stacks()
    run = next(run for run in runs(m, "Neustria").values() if run.args["paces"] == 3)
    assert (run.args["left"], len(run.steps)) == (0, 4)
    assert run.steps[-1].choice == f"go:{run.args['to']}"
    assert m.table.run("one", run).why is None
    assert m.asked() == ("one", "stacks")
    assert m.at(str(run.args["to"])) == ["franks.infantry"]


def test_enemies_stop_it_and_nothing_behind_them_is_proposed_through_them(on_map: OnMap) -> None:
    m = on_map(FOES).to_stacks()
    found = runs(m, "Neustria")
    assert told(found["Sequana"].stops) == [
        ("enemies-stand", "XVIII.C.1", "Sequana"),
        ("fights-across", "XX.F.3", "Sequana"),
    ]
    assert found["Sequana"].stops[1].args["way"] == "river"
    assert found["Sequana"].stops[0].args["units"] == 2
    assert found["Sequana"].id == "march:Neustria+go:Sequana"
    assert all("Sequana" not in of(run)[:-1] for run in found.values())
    ran = m.table.run("one", found["Sequana"])
    assert (ran.taken, ran.why, m.asked()) == (2, None, ("two", "flee"))


def of(run: Run) -> list[str]:
    way = run.args["way"]
    assert isinstance(way, list)
    return way


def test_who_may_intercept_is_told_with_where_they_come_from(on_map: OnMap) -> None:
    m = on_map(OWNED)
    m.world.owner[m.place("Lotharingia")] = m.nation("visigoths")
    m.to_stacks()
    found = runs(m, "Treveria")
    run = found["Lotharingia"]
    assert told(run.stops) == [("may-intercept", "XIX.A.1", "Lotharingia")]
    froms = run.stops[0].args["froms"]
    assert isinstance(froms, list)
    assert "Sequana" in froms
    ran = m.table.run("one", run)
    assert ran.why is not None
    assert (ran.taken, ran.of, ran.why.key, ran.why.args) == (2, 3, "run-asks-other", {"seat": "two"})
    assert m.asked() == ("two", "intercept")
    m.do("none")
    again = runs(m)
    assert m.asked() == ("one", "march")
    assert again


def test_a_way_past_interceptors_is_preferred_where_it_is_no_longer(on_map: OnMap) -> None:
    m = on_map(OWNED)
    m.world.owner[m.place("Lotharingia")] = m.nation("visigoths")
    m.to_stacks()
    for run in runs(m, "Treveria").values():
        if run.args["to"] != "Lotharingia" and not run.stops:
            assert "Lotharingia" not in of(run)


def test_neutral_ground_is_passed_but_leads_nowhere(on_map: OnMap) -> None:
    m = on_map(WILD).to_stacks()
    found = runs(m, "Bavaria")
    assert "Franconia" not in found
    assert any("Franconia" in of(run) for run in found.values())
    assert m.table.why_no_run("one", "Franconia").rule == "XII.D.2"


def test_a_strait_takes_all_paces_and_is_fought_across(on_map: OnMap) -> None:
    over = runs(on_map(EMPTY).to_stacks(), "Thracia")["Bythinia"]
    assert over.args["left"] == 0
    assert [stop.key for stop in over.stops if stop.rule == "XX.F.3"] == []
    across = runs(on_map(BOSPHORUS).to_stacks(), "Thracia")["Bythinia"]
    assert [(stop.key, stop.rule) for stop in across.stops] == [
        ("enemies-stand", "XVIII.C.1"),
        ("fights-across", "XX.F.3"),
    ]
    assert across.stops[1].args == {"place": "Bythinia", "way": "strait"}


def test_too_many_in_one_place_is_told(on_map: OnMap) -> None:
    crowd = GAUL.replace('"2 infantry, cavalry"', '"3 infantry"').replace(
        'Burgundia = "infantry"', 'Sequana = "3 infantry"'
    )
    run = runs(on_map(crowd).to_stacks(), "Neustria")["Sequana"]
    assert told(run.stops) == [("too-many", "XVII.A.7", "Sequana")]


def test_a_campaign_is_a_march_too(on_map: OnMap) -> None:
    m = campaigning(on_map)
    m.do("campaign:iulianus:3", "set-out")
    assert m.ask().key == "march"
    found = runs(m)
    assert found
    assert all(run.args["leaders"] == ["iulianus"] for run in found.values())
    for run in list(found.values())[:5]:
        assert run.steps[0].choice.startswith("go:")


# Why not


@pytest.mark.parametrize(
    ("to", "key", "rule"),
    [
        ("Latium", "paces-end", "XVIII.A.3"),
        ("Utopia", "run-nowhere", ""),
        ("Mare Siculum", "run-nowhere", ""),
    ],
)
def test_why_nobody_gets_there(on_map: OnMap, to: str, key: str, rule: str) -> None:
    refusal = on_map(GAUL).to_stacks().table.why_no_run("one", to)
    assert (refusal.key, refusal.rule) == (key, rule)


def test_why_the_stack_that_is_asked_about_does_not(on_map: OnMap) -> None:
    """The first refusal that it meets on the way, with its rule."""
    m = on_map(GAUL).to_stacks().do("march:Neustria", "go:Sequana", "go:Treveria", "go:Austrasia")
    refusal = m.table.why_no_run("one", "Saxonia")
    assert (refusal.key, refusal.rule) == ("no-paces", "XVIII.B.3")
    m = on_map(EMPTY).to_stacks().do("march:Macedonia", "go:Thracia")
    assert m.table.why_no_run("goth", "Bythinia").rule == "XVIII.J.4"


def test_enemies_on_the_way_are_why(on_map: OnMap) -> None:
    """From Apulia no other way leads to Rome."""
    text = FOES.replace('Neustria = "3 infantry"', 'Apulia = "3 infantry"')
    m = on_map(text.replace('Sequana = "2 infantry"', 'Beneventum = "2 infantry", Spoletum = "infantry"'))
    refusal = m.to_stacks().table.why_no_run("one", "Latium")
    assert (refusal.key, refusal.rule) == ("enemies-stand", "XVIII.C.1")


def test_why_not_for_who_is_not_asked(on_map: OnMap) -> None:
    m = on_map(GAUL).to_stacks()
    assert m.table.why_no_run("two", "Latium").key == "not-asked"


def test_why_not_where_nobody_can_march(on_map: OnMap) -> None:
    m = on_map(FOES).to_stacks()
    m.table.run("one", runs(m, "Neustria")["Sequana"])
    assert m.asked() == ("two", "flee")
    assert m.table.runs("two") == []
    assert m.table.why_no_run("two", "Latium").key == "no-march"


# Nothing is betrayed


def test_dice_to_come_and_orders_of_others_have_no_influence(on_map: OnMap) -> None:
    m = on_map(OWNED).to_stacks()
    before = [run.to_json() for run in m.table.runs("one")]
    m.table.choose("two", "order:interception-events:pass")
    m.state.seed += 1
    m.state.script = [10] * 20
    assert [run.to_json() for run in m.table.runs("one")] == before


def test_a_state_is_left_alone(on_map: OnMap) -> None:
    m = on_map(FOES).to_stacks()
    before = GAME.to_json(m.state)
    runs(m)
    m.table.why_no_run("one", "Latium")
    assert GAME.to_json(m.state) == before


def test_so_many_steps_are_tried_and_no_more(on_map: OnMap) -> None:
    m = on_map(GAUL).to_stacks()
    start = starts(GAME, m.state, 0)[0]
    assert len(reach(GAME, start, 3)) == 3
    assert 3 < len(reach(GAME, start)) < MOST_STEPS
