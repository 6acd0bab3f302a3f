"""The drawing agrees with the board."""

import hashlib
import re
from itertools import pairwise
from pathlib import Path

import pytest

from aevum.games.charlemagne.chart import FACES, PICTURES, chart, style
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import PACKAGE
from aevum.kit.tables import rows
from aevum.scene.files import FONTS

ROOT = Path(__file__).parents[4]
GAME = "src/aevum/games/charlemagne"
BUILT = [f"{GAME}/data/hexes.csv", f"{GAME}/data/hexsides.csv", f"{GAME}/map/chart.json"]
BUILT += [f"{GAME}/map/{file}" for file, _ in PICTURES]
STEP = re.compile(r"([Mlhz])([^Mlhz]*)")


def corners(path: str) -> set[tuple[int, int]]:
    """The points of an outline in steps."""
    found: list[tuple[int, int]] = []
    x = y = 0
    for letter, text in STEP.findall(path):
        numbers = [int(part) for part in re.findall(r"-?\d+", text)]
        if letter == "M":
            x, y = numbers
            found.append((x, y))
        elif letter == "h":
            x += numbers[0]
            found.append((x, y))
        else:
            for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
                x, y = x + dx, y + dy
                found.append((x, y))
    return set(found)


def test_neighbours_share_a_side_and_others_do_not() -> None:
    drawn = [corners(chart().path(name)) for name in LAND.names]
    assert all(len(outline) == 6 for outline in drawn)
    near = LAND.graph.net().near
    for a in range(0, LAND.size, 7):
        shared = {b for b in range(LAND.size) if len(drawn[a] & drawn[b]) == 2}
        assert shared == set(near[a])


def test_hexes_lie_within_the_box_and_counters_within_their_hex() -> None:
    left, top, right, bottom = chart().box
    for name in LAND.names:
        x0, y0, x1, y1 = chart().view(name)
        assert left <= x0 < x1 <= right
        assert top <= y0 < y1 <= bottom
        x, y, radius = chart().room(name)
        assert y0 <= y - radius
        assert y + radius <= y1
        assert x0 < x - radius < x + radius < x1


def test_everything_with_a_name_has_a_label() -> None:
    labels = chart().labels
    assert set(labels["region"]) == set(REGIONS)
    assert set(labels["burg"]) == {burg for burg in LAND.burg if burg}
    assert set(labels["sea"]) == {row["sea"] for row in rows(PACKAGE, "hexes") if row["sea"]}


def test_signs_stand_where_the_tables_say() -> None:
    signs = {(mark.kind, mark.hex) for mark in chart().marks}
    passes = {("pass", name) for name, has in zip(LAND.names, LAND.passes, strict=True) if has}
    burgs = {("burg", name) for name, burg in zip(LAND.names, LAND.burg, strict=True) if burg}
    ports = {("anchor", name) for name, port in zip(LAND.names, LAND.port, strict=True) if port}
    assert signs == burgs | ports | {(kind, name) for kind, name in passes if ("burg", name) not in burgs}


def test_rivers_and_straits_of_the_tables_are_drawn() -> None:
    sides = rows(PACKAGE, "hexsides")
    drawn = chart().document
    assert set(drawn["rivers"]) == {row["name"] for row in sides if row["kind"] == "river"}
    assert {frozenset(strait["between"]) for strait in drawn["straits"]} == {
        frozenset((row["a"], row["b"])) for row in sides if row["kind"] == "strait"
    }


def test_regions_that_touch_have_different_colours() -> None:
    for a in range(LAND.size):
        for b in LAND.near[a]:
            one, other = REGIONS[LAND.region[a]], REGIONS[LAND.region[b]]
            assert one == other or chart().hue(one) != chart().hue(other)


def test_every_kind_of_line_sign_and_label_has_a_style() -> None:
    assert {stroke.kind for stroke in chart().strokes()} <= set(style()["line"])
    assert {mark.kind for mark in chart().marks} == set(style()["sign"])
    assert set(chart().labels) < set(style()["label"])
    for _, file, _, _ in FACES:
        assert FONTS.joinpath(file).is_file()


def test_labels_do_not_stand_on_each_other() -> None:
    """Middles only: the build has measured the letters."""
    spots = [(entry["x"], entry["y"]) for kind in chart().labels.values() for entry in kind.values()]
    for (x0, y0), (x1, y1) in pairwise(sorted(spots)):
        assert abs(x1 - x0) + abs(y1 - y0) > 80


@pytest.mark.parametrize("file", BUILT)
def test_the_file_is_the_one_that_was_built(file: str) -> None:
    lines = (ROOT / "tools/maps/checksums.txt").read_text(encoding="utf-8").splitlines()
    noted = {path: digest for digest, path in (line.split("  ", 1) for line in lines)}
    assert hashlib.sha256((ROOT / file).read_bytes()).hexdigest() == noted[file]
