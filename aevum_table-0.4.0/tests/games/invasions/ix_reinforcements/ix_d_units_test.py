"""IX.D The units that Barbarians receive."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.reinforcements.levy import Levy
from aevum.games.invasions.rules.reinforcements.step import entitled
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import NOWHERE
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

GOTHS = """
turn = 3
seats = ["goth", "hun"]
[nations.visigoths]
seat = "goth"
gold = 30
horde = "Dacia"
units = {{ Dacia = "4 infantry", Valachia = "infantry" }}
reserve = "{reserve}"
[nations.huns]
seat = "hun"
horde = "Volga"
units = {{ Volga = "horse-archer" }}
reserve = "3 horse-archer, 2 noble-cavalry, infantry"
"""
MIXED = "2 infantry, elite-infantry, 2 archer, 2 cavalry, noble-cavalry"


def goths(
    on_map: Maker, counts: list[int], kinds: list[str], dice: list[int], reserve: str = MIXED
) -> ScriptedMap:
    m = on_map(GOTHS.format(reserve=reserve), dice, realm=True)
    return m.begin(Levy(m.nation("visigoths"), counts, kinds))


@rule("IX.D.1", "IX.D.2", "III.D.6", "IX.A.1")
def test_named_units_join_the_horde_whatever_the_stacking(on_map: Maker) -> None:
    m = goths(on_map, [2, 1], ["cavalry", "archer"], [])
    assert m.at("Dacia").count("visigoths.cavalry") == 2
    assert len(m.at("Dacia")) == 7  # the forest feeds four
    assert m.at("Valachia") == ["visigoths.infantry"]


@rule("IX.A.1", "IX.D.8")
def test_they_cost_nothing_and_gold_brings_no_more_of_them(on_map: Maker) -> None:
    m = goths(on_map, [1], ["archer"], [])
    assert m.world.gold[m.nation("visigoths")] == 30
    assert len(m.at("Dacia")) == 5


@rule("IX.D.4")
def test_what_is_not_to_be_had_is_replaced_by_the_plainest_infantry(on_map: Maker) -> None:
    m = goths(on_map, [2], ["horse-archer"], [], "elite-infantry, 2 infantry")
    assert m.at("Dacia") == ["visigoths.infantry"] * 6
    assert m.events("levy-replaced")[0].rule == "IX.D.4"


@rule("IX.D.4")
def test_a_better_infantry_comes_when_no_plainer_one_is_left(on_map: Maker) -> None:
    m = goths(on_map, [3], ["archer"], [], "elite-infantry, infantry")
    assert m.at("Dacia").count("visigoths.elite-infantry") == 1
    assert len(m.at("Dacia")) == 6


@rule("IX.D.5")
def test_of_a_number_of_units_at_least_half_are_infantry(on_map: Maker) -> None:
    m = goths(on_map, [3], [""], [])
    assert m.asked() == ("goth", "levy-types")
    assert set(m.offered()) == {"levy:3:0:0:0", "levy:2:1:0:0", "levy:2:0:1:0"}


@rule("IX.D.5")
def test_without_infantry_in_the_reserve_the_types_are_free(on_map: Maker) -> None:
    m = goths(on_map, [2], [""], [], "infantry, 2 archer, 2 cavalry")
    assert set(m.offered()) == {"levy:1:1:0:0", "levy:1:0:1:0"}
    m.do("levy:1:0:1:0")
    assert m.at("Dacia") == ["visigoths.cavalry"] + ["visigoths.infantry"] * 5
    none = goths(on_map, [2], [""], [], "2 archer, 2 cavalry")
    assert set(none.offered()) == {"levy:0:2:0:0", "levy:0:1:1:0", "levy:0:0:2:0"}


@rule("IX.D.6")
def test_half_of_a_type_is_drawn_and_the_rest_chosen(on_map: Maker) -> None:
    m = goths(on_map, [4], [""], [3, 3])  # of three infantry the elite, of three cavalry the noble
    m.do("levy:2:0:2:0")
    assert m.at("Dacia").count("visigoths.elite-infantry") == 1
    assert m.at("Dacia").count("visigoths.noble-cavalry") == 1
    assert [event.rule for event in m.events("draws-levy")] == ["IX.D.6", "IX.D.6"]
    assert m.at("Dacia").count("visigoths.cavalry") == 1  # only plain ones are left, so nothing is asked
    assert m.at("Dacia").count("visigoths.infantry") == 5


@rule("IX.D.6")
def test_the_chosen_half_is_asked_for(on_map: Maker) -> None:
    m = goths(on_map, [4], [""], [1, 1])
    m.do("levy:2:0:2:0")
    assert m.ask().key == "levy-unit"
    assert m.offered() == [
        "levy-unit:infantry:visigoths:whole",
        "levy-unit:elite-infantry:visigoths:whole",
    ]
    m.do("levy-unit:elite-infantry:visigoths:whole", "levy-unit:noble-cavalry:visigoths:whole")
    assert m.at("Dacia").count("visigoths.noble-cavalry") == 1
    assert m.at("Dacia").count("visigoths.elite-infantry") == 1


@rule("IX.D.6", "III.A.5")
def test_one_unit_is_one_infantry_by_lot(on_map: Maker) -> None:
    m = goths(on_map, [1], [""], [3])
    assert m.at("Dacia").count("visigoths.elite-infantry") == 1
    assert m.ask().key not in ("levy-types", "levy-unit")


@rule("IX.D.7", "VI.I.2")
def test_nomads_choose_each_of_their_units(on_map: Maker) -> None:
    m = on_map(GOTHS.format(reserve=MIXED), realm=True)
    m.begin(Levy(m.nation("huns"), [2], [""]))
    assert (m.asked(), m.ask().rule) == (("hun", "levy-unit"), "IX.D.7")
    m.do("levy-unit:noble-cavalry:huns:whole", "levy-unit:noble-cavalry:huns:whole")
    assert m.at("Volga") == ["huns.horse-archer", "huns.noble-cavalry", "huns.noble-cavalry"]
    assert not m.events("draws-levy")


@rule("IX.D.7", "VI.I.2")
def test_of_what_is_named_for_nomads_only_the_number_counts(on_map: Maker) -> None:
    """F122: no horse archer comes where noble cavalry is wanted."""
    m = on_map(GOTHS.format(reserve=MIXED), realm=True)
    m.begin(Levy(m.nation("huns"), [1, 1], ["horse-archer", "noble-cavalry"]))
    assert (m.asked(), m.ask().rule) == (("hun", "levy-unit"), "IX.D.7")
    m.do("levy-unit:noble-cavalry:huns:whole", "levy-unit:noble-cavalry:huns:whole")
    assert m.at("Volga") == ["huns.horse-archer", "huns.noble-cavalry", "huns.noble-cavalry"]


@rule("IX.D.5")
def test_no_more_come_than_the_reserve_has(on_map: Maker) -> None:
    m = goths(on_map, [5], [""], [], "infantry, 2 archer")
    assert len(m.at("Dacia")) == 7
    assert m.told("reserve-spent") == ["IX.D.5"]
    enough = goths(on_map, [3], [""], [], "infantry, 2 archer")
    assert (len(enough.at("Dacia")), enough.told("reserve-spent")) == (7, [])


@rule("XV.C.1")
def test_units_of_a_later_turn_stay_in_the_reserve(on_map: Maker) -> None:
    m = on_map(GOTHS.format(reserve="infantry, archer"), realm=True)
    m.realm.since = [1] * 6 + [1, 4]
    m.begin(Levy(m.nation("visigoths"), [2], [""]))
    assert m.at("Dacia") == ["visigoths.infantry"] * 5


def vassals(on_map: Maker, nation: str, counts: list[int], kinds: list[str]) -> ScriptedMap:
    """The Visigoths serve the Huns, or the Huns them; then the vassals get what is listed."""
    lord = "huns" if nation == "visigoths" else "visigoths"
    lines = [line for line in GOTHS.format(reserve=MIXED).split("\n") if line]
    at = lines.index(f"[nations.{nation}]")
    lines[at + 1 : at + 1] = ['tie = "vassal"', f'lord = "{lord}"']
    m = on_map("\n".join(lines), realm=True)
    return m.begin(Levy(m.nation(nation), counts, kinds))


@rule("XXIX.F.2", "IX.D.1")
def test_a_barbarian_vassal_gets_one_unit_however_many_are_listed(on_map: Maker) -> None:
    m = vassals(on_map, "visigoths", [3], ["cavalry"])
    assert len(m.at("Dacia")) == 5
    assert m.events("reinforced")[0].args["unit"] == "cavalry"


@rule("XXIX.F.2")
@pytest.mark.parametrize(
    ("choice", "unit"),
    [("levy-named:cavalry", "cavalry"), ("levy-any", "infantry"), ("levy-named:archer", "archer")],
)
def test_of_several_kinds_that_are_listed_the_vassal_chooses(on_map: Maker, choice: str, unit: str) -> None:
    """F124"""
    m = vassals(on_map, "visigoths", [2, 2, 1], ["cavalry", "", "archer"])
    assert (m.asked(), m.ask().rule) == (("goth", "levy-share"), "XXIX.F.2")
    assert m.offered() == ["levy-named:cavalry", "levy-any", "levy-named:archer"]
    m.do(choice)
    while not m.table.over and m.ask().key.startswith("levy"):
        m.do(m.offered()[0])
    assert len(m.at("Dacia")) == 5
    assert [event.args["unit"] for event in m.events("reinforced")] == [unit]


@rule("XXIX.F.2", "IX.D.7")
def test_nomads_who_are_vassals_choose_their_one_unit_freely(on_map: Maker) -> None:
    m = vassals(on_map, "huns", [2, 1], ["horse-archer", "infantry"])
    assert (m.asked(), m.ask().rule) == (("hun", "levy-unit"), "IX.D.7")
    m.do("levy-unit:noble-cavalry:huns:whole")
    assert m.at("Volga") == ["huns.horse-archer", "huns.noble-cavalry"]


@rule("IX.D.3", "VI.H.6")
def test_when_nothing_is_listed_any_more_one_unit_comes_each_turn(on_map: Maker) -> None:
    w = on_map(GOTHS.format(reserve=MIXED)).world
    goth = 7
    assert entitled(w, goth, [], False) == [(1, "")]
    assert entitled(w, goth, [], True) == []
    assert entitled(w, goth, [(2, "archer")], True) == [(2, "archer")]


@rule("IX.E.1", "IX.D.3", "VII.D.11")
def test_a_civilized_nation_gets_nothing_by_the_timeline(on_map: Maker) -> None:
    text = GOTHS.format(reserve=MIXED).replace('horde = "Dacia"', 'status = "kingdom"\ncapital = "Thracia"')
    text = text.replace("Dacia =", "Thracia =")
    w = on_map(text).world
    assert entitled(w, 7, [(3, "")], True) == entitled(w, 7, [], False) == []


@rule("IX.D.2", "XXV.A.1")
def test_a_fleet_is_launched_on_a_sea_of_its_nation(on_map: Maker) -> None:
    text = GOTHS.format(reserve="fleet").replace("Dacia", "Holsatia")
    m = on_map(text, realm=True)
    m.begin(Levy(m.nation("visigoths"), [1], ["fleet"]))
    assert m.ask().key == "launch"
    seas = {name.removeprefix("station:") for name in m.offered()}
    m.do(m.offered()[0])
    assert sum(m.at(sea) == ["visigoths.fleet"] for sea in seas) == 1


@rule("IX.D.4")
def test_without_a_coast_infantry_comes_for_the_fleet(on_map: Maker) -> None:
    m = goths(on_map, [1], ["fleet"], [], "fleet, infantry")
    assert m.at("Dacia") == ["visigoths.infantry"] * 5


@rule("XVII.A.1", "IX.D.2")
def test_without_horde_or_room_nobody_comes(on_map: Maker) -> None:
    m = on_map(GOTHS.format(reserve="2 infantry").replace('horde = "Dacia"', ""), realm=True)
    for place in ("Dacia", "Valachia"):
        for unit in units_at(m.world, m.place(place)):
            shift(m.world, unit, NOWHERE)
        settle(m.world, m.place(place))
    m.begin(Levy(m.nation("visigoths"), [2], ["infantry"]))
    assert m.told("levy-no-room") == ["XVII.A.1"] * 2
    assert m.events("reinforced") == []


@rule("XXV.A.1", "XXV.A.3")
@pytest.mark.parametrize(("fleets", "launched"), [(3, "fleet"), (4, "infantry")])
def test_a_full_sea_takes_no_more_ships(on_map: Maker, fleets: int, launched: str) -> None:
    """F123: two stacks of two, and infantry comes instead."""
    text = GOTHS.format(reserve="fleet, infantry").replace("Dacia", "Holsatia")
    seas = on_map(text).world.land.seas_of[on_map(text).place("Holsatia")]
    names = [on_map(text).world.land.names[sea] for sea in seas]
    full = ", ".join(f'"{name}" = "4 fleet"' for name in names[1:])
    text = text.replace('Valachia = "infantry"', f'"{names[0]}" = "{fleets} fleet", {full}'.rstrip(", "))
    m = on_map(text, realm=True)
    m.begin(Levy(m.nation("visigoths"), [1], ["fleet"]))
    assert len(m.at(names[0])) == 4
    assert [event.args["unit"] for event in m.events("reinforced")] == [launched]
