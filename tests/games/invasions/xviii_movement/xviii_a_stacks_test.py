"""XVIII.A Stacks on the move: one at a time, province by province, as long as all of them can."""

import pytest

from aevum.games.invasions.rules.marching.substep import picked_up
from aevum.games.invasions.rules.world.pieces import FORCING
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

GAUL = """
turn = 4
seats = ["one", "two"]
acting = ["franks"]
[nations.franks]
seat = "one"
units = { Neustria = "2 infantry, cavalry", Burgundia = "infantry" }
[nations.huns]
seat = "two"
units = { Volga = "cavalry" }
"""


@rule("XVIII.A.1")
def test_a_player_moves_all_some_or_none(on_map: OnMap) -> None:
    m = on_map(GAUL).to_stacks()
    assert m.offered() == ["march:Burgundia", "march:Neustria", "done"]
    assert m.do("done").table.over, "none at all"
    m = on_map(GAUL).to_stacks().do("march:Burgundia", "go:Sequana", "halt", "done")
    assert m.at("Neustria") == ["franks.cavalry", "franks.infantry", "franks.infantry"]


@rule("XVIII.A.2", "XVIII.A.3")
def test_stacks_take_turns_and_resume_their_march(on_map: OnMap) -> None:
    m = on_map(GAUL).to_stacks()
    m.do("march:Neustria", "go:Sequana", "halt", "march:Burgundia", "go:Sequana")
    assert m.asked() == ("one", "march")
    m.do("halt", "march:Sequana", "go:Treveria", "halt")
    assert len(m.at("Treveria")) == 4, "two stacks that met go on as one"


@rule("XVIII.A.3")
def test_a_stack_is_as_fast_as_its_slowest_unit(on_map: OnMap) -> None:
    m = on_map(GAUL).to_stacks().do("march:Neustria", "go:Sequana", "go:Treveria", "go:Austrasia")
    refusal = m.refusal("go:Treveria")
    assert (refusal.key, refusal.rule, refusal.args) == ("no-paces", "XVIII.B.3", {"unit": "infantry"})
    m.do("leave:infantry:franks:whole:0", "leave:infantry:franks:whole:0", "go:Treveria")
    assert m.at("Treveria") == ["franks.cavalry"]


@rule("XVIII.A.4")
def test_no_province_is_skipped(on_map: OnMap) -> None:
    m = on_map(GAUL).to_stacks().do("march:Neustria")
    refusal = m.refusal("go:Treveria")
    assert (refusal.key, refusal.rule) == ("not-adjacent", "XVIII.A.4")
    assert refusal.args == {"from": "Neustria", "place": "Treveria"}


@rule("XVIII.A.8")
@pytest.mark.parametrize(
    ("start", "way"),
    [
        pytest.param("Lotharingia", ["Agri Decumates", "Bavaria", "Franconia"], id="over the Rhine"),
        pytest.param("Cisalpina", ["Rhaetia", "Noricum", "Istria"], id="over the Alps"),
    ],
)
def test_rivers_ranges_and_terrain_cost_nothing(on_map: OnMap, start: str, way: list[str]) -> None:
    m = on_map(GAUL.replace("Burgundia", start)).to_stacks().do(f"march:{start}")
    m.do(*[f"go:{place}" for place in way])
    assert m.at(way[-1]) == ["franks.infantry"]


@rule("XVIII.A.9", "XVII.A.3")
def test_no_limit_while_moving(on_map: OnMap) -> None:
    text = GAUL.replace("2 infantry, cavalry", "4 infantry").replace('"infantry"', '"4 infantry"')
    m = on_map(text).to_stacks().do("march:Burgundia", "go:Neustria", "go:Venetum", "halt")
    assert (len(m.at("Neustria")), len(m.at("Venetum"))) == (4, 4)
    assert "done" in m.offered()


VASSALS = """
turn = 4
seats = ["one", "two"]
acting = ["gepids"]
[nations.huns]
seat = "one"
horde = "Hunnia"
units = { Hunnia = "2 cavalry", Moravia = "gepids.infantry" }
[nations.gepids]
seat = "two"
tie = "vassal"
lord = "huns"
tied_since = 4
units = { Bavaria = "2 infantry" }
"""


@rule("XVIII.A.7", "XXIX.F.3")
def test_a_nomads_vassal_keeps_near_its_suzerains_horde(on_map: OnMap) -> None:
    """Danubius touches Germania and Illyria, not Gaul."""
    m = on_map(VASSALS).to_stacks().do("march:Bavaria", "go:Agri Decumates")
    refusal = m.refusal("go:Lotharingia")
    assert (refusal.key, refusal.rule) == ("too-far-from-suzerain", "XVIII.A.7")
    assert "go:Rhaetia" in m.offered()


@rule("XVIII.A.7")
def test_neither_other_vassals_nor_lent_units_are_bound(on_map: OnMap) -> None:
    kingdom = VASSALS.replace('seat = "one"\nhorde = "Hunnia"', 'seat = "one"\nstatus = "kingdom"')
    m = on_map(kingdom).to_stacks().do("march:Bavaria", "go:Agri Decumates")
    assert m.why_not("go:Lotharingia") is None, "no nomads any more"
    lent = VASSALS.replace('acting = ["gepids"]', 'acting = ["huns"]')
    m = on_map(lent.replace("Moravia", '"Agri Decumates"')).to_stacks().do("march:Agri Decumates")
    assert m.why_not("go:Lotharingia") is None


@rule("XVIII.A.7")
def test_a_vassal_left_behind_finds_its_way_back(on_map: OnMap) -> None:
    m = on_map(VASSALS.replace("Bavaria", "Neustria")).to_stacks().do("march:Neustria")
    assert "go:Sequana" in m.offered(), "too far away already, it may go anywhere"


ALLIED = """
turn = 5
seats = ["goth", "hun"]
acting = ["visigoths", "ostrogoths"]
allies = [["visigoths", "ostrogoths"]]
[nations.visigoths]
seat = "goth"
age = 4
units = { Dacia = "infantry", Tisia = "infantry" }
[nations.ostrogoths]
seat = "hun"
age = 2
units = { Dacia = "infantry" }
"""


@rule("XVIII.A.1", "XXVI.B.3")
def test_what_one_player_put_down_another_may_still_pick_up(on_map: OnMap) -> None:
    """Put down without a step it is not offered to the same player again, before something else has moved."""
    m = on_map(ALLIED).to_stacks()
    assert (m.asked(), m.offered()) == (("goth", "stacks"), ["march:Dacia", "march:Tisia", "done"])
    m.do("march:Dacia", "halt")
    assert m.offered() == ["march:Tisia", "done"]
    m.do("march:Tisia", "go:Hunnia", "halt")
    assert "march:Dacia" in m.offered()
    m.do("march:Dacia", "halt", "done")
    assert (m.asked(), m.offered()) == (("hun", "stacks"), ["march:Dacia", "done"])


@rule("XVIII.D.1", "XVIII.B.5")
def test_whoever_was_left_and_taken_again_is_listed_as_before(on_map: OnMap) -> None:
    text = ALLIED.replace('Dacia = "infantry", Tisia', 'Dacia = "infantry, archer", Tisia')
    text = text.replace("age = 4", 'age = 4\nleaders = { Dacia = "fritigernus, alaricus" }')
    m = on_map(text).to_stacks().do("march:Dacia")
    before = m.offered()
    leave = [option for option in before if option.startswith("leave")]
    assert len(leave) == 4
    for option in leave:
        m.do(option, option.replace("leave", "take", 1))
        assert m.offered() == before


@rule("XVIII.D.1", "XVIII.A.4")
def test_of_a_single_unit_nothing_can_be_left(on_map: OnMap) -> None:
    m = on_map(ALLIED).to_stacks().do("march:Tisia")
    assert not [option for option in m.offered() if option.startswith("leave")]
    m.do("go:Hunnia")
    (event,) = m.events("marches")
    assert (event.rule, event.args["from"], event.args["place"]) == ("XVIII.A.4", "Tisia", "Hunnia")


@rule("XVIII.D.1", "XXVI.B.3")
def test_whoever_is_left_leads(on_map: OnMap) -> None:
    """One player has both peoples; the older of them leads, as long as it is there."""
    text = ALLIED.replace('seat = "hun"', 'seat = "goth"').replace(
        'seats = ["goth", "hun"]', 'seats = ["goth"]'
    )
    m = on_map(text).to_stacks().do("march:Dacia")
    first = str(m.ask().args["people"])
    m.do(f"leave:infantry:{first}:whole:3")
    assert {first, m.ask().args["people"]} == {"visigoths", "ostrogoths"}


@rule("XVIII.G.3", "XXVI.B.3")
@pytest.mark.parametrize("who", [[], ["visigoths"], ["ostrogoths"], ["visigoths", "ostrogoths"]])
def test_a_stack_in_which_anybody_migrates_attacks_nobody(on_map: OnMap, who: list[str]) -> None:
    m = on_map(ALLIED)
    w = m.world
    both = 1 << m.nation("visigoths") | 1 << m.nation("ostrogoths")
    march = picked_up(w, 0, m.place("Dacia"), both, sum(1 << m.nation(name) for name in who))
    assert len(march.units) == 2
    assert march.stack(w).peaceful is bool(who)


@rule("XVIII.A.1")
def test_who_is_elsewhere_is_no_longer_with_the_stack(on_map: OnMap) -> None:
    m = on_map(ALLIED.replace("age = 4", 'age = 4\nleaders = { Dacia = "fritigernus, alaricus" }'))
    w, dacia = m.world, m.place("Dacia")
    march = picked_up(w, 0, dacia, 1 << m.nation("visigoths"), 0)
    (unit,), (first, second) = march.units, march.leaders
    w.leader_place[first] = m.place("Tisia")
    march.forget_lost(w)
    assert (march.units, march.leaders) == ([unit], [second])
    w.march[unit] |= FORCING
    march.forget_lost(w)
    assert (march.units, march.leaders) == ([], [second])
