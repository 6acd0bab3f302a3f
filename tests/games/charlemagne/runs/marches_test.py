"""Whole marches: where a force can get, by which way, and what stops it."""

from collections.abc import Callable

import pytest

from aevum.engine import Run
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.land import FORAGE, LAND, ROME, SIDES
from aevum.games.charlemagne.rules.runs.marches import under_way as force
from aevum.games.charlemagne.rules.runs.reach import MOST_TRIED, reach
from aevum.testing import rule
from aevum.testing.runs import both_ways
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import name, north, pair, plain, region_of, within
from tests.games.charlemagne.marching import proposed, under_way

Maker = Callable[..., ScriptedMatch]
RIVER = SIDES.index("river")
FED = FORAGE["clear"]


def runs(m: ScriptedMatch, key: str = "march") -> dict[str, Run]:
    """By the hex where they lead."""
    found = proposed(m, key)
    assert len({run.args["to"] for run in found}) == len(found)
    return {str(run.args["to"]): run for run in found}


def at_home(match: Maker, points: int = 4) -> ScriptedMatch:
    """Two units and Charlemagne in open country of the Empire."""
    m = match([]).clear().control(region_of(plain()), "empire").leader(name(plain()), "empire")
    return under_way(m.put(name(plain()), "AUS field-army", 2), name(plain()), points)


def told(run: Run) -> list[tuple[str, str, object]]:
    return [(stop.key, stop.rule, stop.args["place"]) for stop in run.stops]


@rule("12.4.a", "12.3")
def test_a_force_goes_as_a_whole_and_stops(match: Maker) -> None:
    m = at_home(match)
    run = runs(m)[north(plain(), 2)]
    assert run.id == f"move:{north(plain())}+move:{north(plain(), 2)}+stop"
    assert run.steps[1].to_json() == {
        "choice": f"move:{north(plain(), 2)}",
        "ask": "operate",
        "args": {"seat": "empire", "place": north(plain()), "points": 3},
    }
    assert (run.args["cost"], run.args["left"], run.args["units"]) == (2, 2, 2)
    assert run.args["leaders"] == ["charlemagne"]
    assert m.listener.words.run(run) == (
        f"From {place(m, plain())} to {place(m, north(plain(), 2))}, and stop there (points: 2; 2 are lost)"
    )
    ran = m.table.run("empire", run)
    assert (ran.taken, ran.why, m.asked()) == (3, None, ("empire", "activate"))
    assert len(m.at(north(plain(), 2))) == 3


def place(m: ScriptedMatch, hex: int | str) -> str:
    return m.listener.words.value("place", hex if isinstance(hex, str) else name(hex))


@rule("12.4.a")
def test_it_gets_where_single_steps_would_get_it_at_the_least_cost(match: Maker) -> None:
    m = at_home(match)
    cheapest, ring = {plain(): 0}, [(m.s.copy(), plain(), 0)]
    for s, at, spent in ring:
        ask = s.ask_of(0)
        assert ask is not None
        for option in ask.options if ask.key == "operate" else []:
            if option.key != "move":
                continue
            after, to = s.copy(), m.hex(str(option.args["place"]))
            cost = spent + LAND.cost[at][LAND.near[at].index(to)]
            if cost < cheapest.get(to, 99):
                GAME.choose(after, 0, option.id)
                cheapest[to] = cost
                ring.append((after, to, cost))
    del cheapest[plain()]
    assert {m.hex(to): run.args["cost"] for to, run in runs(m).items()} == cheapest
    assert max(cheapest.values()) == 4


@rule("12.3")
def test_without_points_there_is_nothing_to_stop(match: Maker) -> None:
    m = at_home(match, 2)
    run = runs(m)[north(plain(), 2)]
    assert (run.args["left"], len(run.steps)) == (0, 2)
    assert m.table.run("empire", run).why is None
    assert m.asked() == ("empire", "activate")


@rule("13.1.a", "T5.battle")
def test_an_enemy_is_attacked_and_not_passed(match: Maker) -> None:
    m = match([]).clear().control(region_of(plain()), "empire").put(north(plain(), 2), "SAX warriors")
    m = under_way(m.put(north(plain(), -1), "AUS field-army", 3), north(plain(), -1), 9)
    assert north(plain(), 2) not in runs(m)
    run = runs(m, "march-attack")[north(plain(), 2)]
    assert run.steps[-1].choice == f"attack:{north(plain(), 2)}"
    assert ("enemies-there", "13.1.a", north(plain(), 2)) in told(run)
    assert both_ways(m.table, 0, run) == len(run.steps)
    assert all(f"move:{north(plain(), 2)}" not in other.id for other in runs(m).values())


@rule("13.2.c")
def test_an_attack_avoids_ground_that_helps_the_enemy(match: Maker) -> None:
    """Across a river it would be nearer."""
    a, b = pair(ground="clear", burg=False, side=RIVER)
    m = match([]).clear().control(region_of(a), "empire").control(region_of(b), "empire")
    m = under_way(m.put(name(b), "SAX warriors").put(name(a), "AUS field-army", 3), name(a), 12)
    run = runs(m, "march-attack")[name(b)]
    assert len(run.steps) > 1
    assert "ground-helps-them" not in [stop.key for stop in run.stops]
    m = match([]).clear().control(region_of(a), "empire").control(region_of(b), "empire")
    m = under_way(m.put(name(b), "SAX warriors").put(name(a), "AUS field-army", 3), name(a), 3)
    assert ("ground-helps-them", "13.2.c", name(b)) in told(runs(m, "march-attack")[name(b)])


@rule("12.5.f", "10.2.a")
def test_what_awaits_it_is_told(match: Maker) -> None:
    m = match([]).clear().control(region_of(plain()), "empire").put(north(plain(), 2), "SAX warriors")
    m = under_way(m.put(name(plain()), "AUS field-army", FED + 1), name(plain()), 4)
    zone, hungry = runs(m)[north(plain())].stops
    assert (zone.key, zone.rule) == ("zone-there", "12.5.f")
    assert (hungry.key, hungry.rule, hungry.args["count"]) == ("hungry-there", "10.2.a", 1)


@rule("15.1", "T5.pillage")
def test_it_may_pillage_where_it_comes(match: Maker) -> None:
    m = match([6]).clear().control(region_of(plain()), "tribal").put(name(plain()), "AUS field-army")
    m = under_way(m, name(plain()), 4)
    run = runs(m, "march-pillage")[north(plain())]
    assert (run.id, run.args["cost"]) == (f"move:{north(plain())}+pillage", 3)
    m.table.run("empire", run)
    assert m.hex(north(plain())) in m.s.pillaged
    assert name(plain()) not in runs(m, "march-pillage")


@rule("6.5.a")
def test_neutral_ground_is_gone_round_and_told(match: Maker) -> None:
    """Where it is entered all the same."""
    a, b = border()
    m = match([]).clear().control(region_of(a), "empire").control(region_of(b), "neutral")
    m = under_way(m.put(name(a), "AUS field-army"), name(a), 5)
    assert ("breaks-neutrality", "6.5.a", name(b)) in told(runs(m)[name(b)])
    for run in runs(m).values():
        inside = LAND.region[m.hex(str(run.args["to"]))] == LAND.region[a]
        assert not inside or "breaks-neutrality" not in [stop.key for stop in run.stops]
    ran = m.table.run("empire", runs(m)[name(b)])
    assert (ran.why, m.controls(region_of(b))) == (None, "tribal")


def border() -> tuple[int, int]:
    """A hex of one region beside open country of another."""
    found = [
        (a, b)
        for a in range(LAND.size)
        for b in LAND.near[a]
        if LAND.region[b] != LAND.region[a] and LAND.ground(b) == "clear" and LAND.side(a, b) == 0
    ]
    return found[0]


def test_each_is_its_choices_one_by_one(match: Maker) -> None:
    m = match([1] * 20).clear().control(region_of(plain()), "tribal").put(north(plain(), -2), "SAX warriors")
    m = under_way(m.put(name(plain()), "AUS field-army", 3), name(plain()), 5)
    found = m.table.runs("empire")
    assert {run.key for run in found} == {"march", "march-pillage", "march-attack"}
    for run in found[::5]:
        assert both_ways(m.table, 0, run) == len(run.steps)


# Why not


@rule("12.4.a", "12.4.b")
@pytest.mark.parametrize(
    ("to", "key"),
    [
        ("far away", "points-end"),
        ("overseas", "run-nowhere"),
        ("the enemy", "hex-occupied"),
        ("Utopia", "run-nowhere"),
    ],
)
def test_why_it_does_not_get_there(match: Maker, to: str, key: str) -> None:
    """The last thing that it meets on its way."""
    m = match([]).clear().control(region_of(plain()), "empire").put(north(plain(), 2), "SAX warriors")
    m = under_way(m.put(name(plain()), "AUS field-army"), name(plain()), 3)
    far = min(within(plain(), 6) - within(plain(), 5))
    places = {"far away": name(far), "overseas": name(ROME), "the enemy": north(plain(), 2)}
    where = places.get(to, to)
    assert m.table.why_no_run("empire", where).key == key
    assert m.table.why_no_run("tribal", where).key in ("not-asked", "run-nowhere")


def test_why_not_where_nobody_is_under_way(match: Maker) -> None:
    m = at_home(match).do("stop")
    assert m.table.runs("empire") == []
    assert m.table.why_no_run("empire", name(plain())).key == "no-force-moves"


# Nothing is betrayed


def test_dice_to_come_and_hands_have_no_influence(match: Maker) -> None:
    m = at_home(match, 6)
    before = [run.to_json() for run in m.table.runs("empire")]
    m.give("tribal", "treachery", "spear-of-longinus")
    m.table.state.seed += 1
    m.s.script = [6] * 20
    assert [run.to_json() for run in m.table.runs("empire")] == before


def test_so_many_hexes_are_tried_and_no_more(match: Maker) -> None:
    m = at_home(match, 12)
    start = force(m.s, 0)
    assert start is not None
    assert len(reach(GAME, start, 5)) == 6
    assert 6 < len(reach(GAME, start)) < MOST_TRIED
