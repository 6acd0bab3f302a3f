"""The set-up: who begins with what, and that the parts fit together."""

from collections import Counter

import pytest

from aevum.kit.tables import rows
from aevum.testing import rule

PACKAGE = "aevum.games.charlemagne"
REGIONS = {row["region"]: row for row in rows(PACKAGE, "regions")}
BURGS = {row["burg"]: row for row in rows(PACKAGE, "burgs")}
SETUP = rows(PACKAGE, "setup")
STRENGTH = {row["unit"]: int(row["strength"]) for row in rows(PACKAGE, "units")}


def side(burg: str) -> str:
    return REGIONS[BURGS[burg]["region"]]["control"]


@rule("18.2")
def test_who_controls_what() -> None:
    assert len(REGIONS) == 31
    assert {name for name, row in REGIONS.items() if row["control"] == "tribal"} == {"LOM", "SAX"}
    empire = {name for name, row in REGIONS.items() if row["control"] == "empire"}
    assert empire == {"AUS", "FRI"} | {name for name, row in REGIONS.items() if row["group"] == "assembly"}
    assert sum(row["control"] == "neutral" for row in REGIONS.values()) == 19


@rule("16.1")
def test_religions() -> None:
    faiths = {name: row["religion"] for name, row in REGIONS.items()}
    assert set(faiths.values()) == {"christian", "muslim", "pagan"}
    assert [name for name, faith in faiths.items() if faith == "muslim"] == ["COR"]
    pagan = "FRI SAX NOR SLA DEN WEN SOR BOH AVA OST SER"
    assert {name for name, faith in faiths.items() if faith == "pagan"} == set(pagan.split())


@rule("18.3")
def test_charlemagne_begins_at_aachen() -> None:
    at_aachen = {row["unit"]: int(row["count"]) for row in SETUP if row["burg"] == "Aachen"}
    assert at_aachen == {"charlemagne": 1, "field-army": 3}
    assert [row["burg"] for row in SETUP if row["unit"] == "charlemagne"] == ["Aachen"]


@rule("18.4")
def test_civilization_markers() -> None:
    found = {name for name, row in BURGS.items() if row["civilization"] == "1"}
    assert found == {"Aachen", "Tours", "Pavia", "Rome", "Cordoba", "Syracuse"}


@rule("18.6")
@pytest.mark.parametrize(
    ("control", "burgs", "strength", "units"),
    [
        ("empire", 32, 65, {"field-army": 10, "militia": 27, "warriors": 4}),
        ("tribal", 9, 22, {"field-army": 3, "militia": 5, "warriors": 4}),
        ("neutral", 56, 127, {"field-army": 6, "militia": 21, "warriors": 28, "nomads": 4, "fleet": 6}),
    ],
)
def test_the_totals_at_the_start(control: str, burgs: int, strength: int, units: dict[str, int]) -> None:
    assert sum(side(burg) == control for burg in BURGS) == burgs
    found: Counter[str] = Counter()
    for row in SETUP:
        if side(row["burg"]) == control and row["unit"] != "charlemagne":
            found[row["unit"]] += int(row["count"])
    assert found == units
    assert sum(STRENGTH[unit] * count for unit, count in found.items()) == strength


@rule("18.1")
def test_every_burg_is_held_from_the_start() -> None:
    land = {row["burg"] for row in SETUP if row["unit"] in ("field-army", "warriors", "nomads", "militia")}
    assert land == set(BURGS)


def test_the_pools_hold_what_stands_on_the_map() -> None:
    pool = {(row["region"], row["unit"]): int(row["count"]) for row in rows(PACKAGE, "pool")}
    totals: Counter[str] = Counter()
    for (_, unit), count in pool.items():
        totals[unit] += count
    assert totals == {"field-army": 33, "warriors": 60, "nomads": 7, "militia": 96, "fleet": 14}
    used: Counter[tuple[str, str]] = Counter()
    for row in SETUP:
        if row["unit"] != "charlemagne":
            used[BURGS[row["burg"]]["region"], row["unit"]] += int(row["count"])
    assert all(count <= pool[what] for what, count in used.items())
    assert {region for region, unit in pool if unit == "nomads"} == {"AVA"}


def test_levies_come_from_the_pool() -> None:
    pool = {(row["region"], row["unit"]) for row in rows(PACKAGE, "pool")}
    for name, row in REGIONS.items():
        types = row["levy"].split("+")
        assert all((name, unit) in pool for unit in types)
        assert len(types) in (1, int(row["levy_count"]))
    levy: Counter[str] = Counter()
    for row in REGIONS.values():
        levy[row["control"]] += int(row["levy_count"])
    assert (levy["empire"], levy["tribal"]) == (11, 2)


@rule("11.1.b")
def test_only_austrasia_levies_a_field_army_and_nobody_a_fleet() -> None:
    assert [name for name, row in REGIONS.items() if "field-army" in row["levy"]] == ["AUS"]
    assert not [name for name, row in REGIONS.items() if "fleet" in row["levy"]]
