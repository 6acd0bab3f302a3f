"""Pictures of a map of two lands and a sea, small enough to count everything in them."""

from typing import Any
from xml.etree import ElementTree

import pytest

from aevum.kit import map_marks, map_svg
from aevum.kit.bearings import direction
from aevum.kit.map_scene import City, Plate, Scene
from aevum.kit.shapes import Shapes

SVG = "{http://www.w3.org/2000/svg}"
PEN = {"colour": "#111111", "width": 1.0}
STYLE: dict[str, Any] = {
    "unit": 1,
    "paper": "#eeeeee",
    "beyond": {"fill": "#999999", "opacity": 0.5},
    "lake": {"fill": "#0000ff"},
    "border": {
        "open": PEN | {"dash": [2.0, 1.0]},
        "river": PEN | {"casing": "#ffffff", "casing_width": 2.0, "colour": "#0000aa"},
        "range": PEN | {"peak": 4.0, "every": 10.0, "colour": "#aa0000"},
        "strait": PEN | {"head": 3.0},
        "area": PEN | {"opacity": 0.5, "band": 4.0},
        "coast": PEN,
        "sea": PEN,
        "limit": PEN,
    },
    "tint": {"opacity": 0.5, "edge": 1.0},
    "city": {
        "fill": "#ff0000",
        "site": "#ffff00",
        "edge": "#000000",
        "text": "#ffffff",
        "radius": [3, 4, 5],
        "wall": 2,
    },
    "icon": {"anchor": "#001122", "anchor_size": 4.0, "granary": "#112200", "caravan": "#221100"},
    "coin": {"fill": "#ffee88", "edge": "#000000", "text": "#000000"},
    "plate": {
        "fill": "#fff",
        "edge": "#000",
        "text": "#000",
        "disc": "#800",
        "square": "#111",
        "badge_text": "#fff",
    },
    "label": {
        kind: {"font": "serif", "size": 20.0, "colour": "#000000", "halo": "#ffffff", "halo_width": 1.0}
        for kind in ("province", "sea", "city", "area")
    },
}


def square(name: str, kind: str, x: int, ring: list[int], **more: object) -> dict[str, Any]:
    label = {"x": x + 50, "y": 50, "angle": 0, "width": 80, "height": 22, "lines": [name], "fits": True}
    return {
        "type": "MultiPolygon",
        "id": name,
        "arcs": [[ring]],
        "properties": {"kind": kind, "label": label, **more},
    }


@pytest.fixture
def shapes() -> Shapes:
    """West, East and Sea side by side, each 100 wide and high; arcs 0 and 1 are what they share."""
    return Shapes(
        {
            "bbox": [0, 0, 300, 100],
            "arcs": [
                [[100, 0], [0, 100]],
                [[200, 0], [0, 100]],
                [[100, 100], [-100, 0], [0, -100], [100, 0]],
                [[100, 0], [100, 0]],
                [[200, 100], [-100, 0]],
                [[200, 0], [100, 0], [0, 100], [-100, 0]],
            ],
            "objects": {
                "places": {
                    "geometries": [
                        square("West", "province", 0, [0, 2], city=[20, 80]),
                        square("East", "province", 100, [3, 1, 4, -1], city=[180, 80], port=[200, 80]),
                        square("Sea", "sea", 200, [5, -2]),
                    ]
                },
                "lakes": {"geometries": []},
            },
            "borders": [
                {"between": ["West", "East"], "kind": "range", "area": True, "arcs": [0]},
                {"between": ["East", "Sea"], "kind": "coast", "area": False, "arcs": [1]},
            ],
            "straits": [{"between": ["West", "East"], "arrow": [95, 90, 105, 90]}],
        }
    )


@pytest.fixture
def scene() -> Scene:
    found = Scene()
    found.fills = {"West": "#00aa00", "East": "#00bb00", "Sea": "#0000cc"}
    found.cities = {"West": City("Roma", 2, True), "East": City("Ravenna", 0, False)}
    found.icons = {"anchor": ["East"], "granary": ["West"]}
    return found


def drawn(shapes: Shapes, scene: Scene, view: tuple[float, ...] = (0, 0, 300, 100)) -> ElementTree.Element:
    text = map_svg.Drawing(shapes, STYLE, scene, (view[0], view[1], view[2], view[3])).svg()
    return ElementTree.fromstring(text)


def fills(root: ElementTree.Element) -> list[str | None]:
    return [path.get("fill") for path in root.iter(f"{SVG}path")]


def texts(root: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]


def test_directions(shapes: Shapes) -> None:
    assert direction(shapes, "West", "East") == (100, 0)
    assert direction(shapes, "East", "Sea") == (50, 0), "to the middle of the coast"
    assert direction(shapes, "Sea", "East") == (-100, 0)
    assert direction(shapes, "West", "Nowhere") is None


def test_everything_is_drawn(shapes: Shapes, scene: Scene) -> None:
    scene.tints = {"West": "#fe0000"}
    root = drawn(shapes, scene)
    assert root.get("viewBox") == "0 0 300 100"
    assert {"#00aa00", "#00bb00", "#0000cc", "#fe0000"} <= set(fills(root))
    assert "#aa0000" in fills(root), "the peaks of the range"
    assert texts(root) == ["2", "West", "East", "Sea"]
    assert len(list(root.iter(f"{SVG}polygon"))) == 2, "the heads of the arrow"
    drawn_lines = [line.get("d") for line in root.iter(f"{SVG}path") if line.get("stroke") == "#111111"]
    assert "M200 0l0 100" in drawn_lines, "the coast"


def test_a_part_leaves_out_what_it_does_not_touch(shapes: Shapes, scene: Scene) -> None:
    assert texts(drawn(shapes, scene, (0, 0, 90, 100))) == ["2", "West"]
    assert map_svg.around(shapes, ["East"], (0, 0, 300, 100), 10) == (90, 0, 210, 100)
    assert map_svg.around(shapes, [], (0, 0, 300, 100), 10) == (0, 0, 300, 100)


def test_what_is_not_in_play_is_veiled(shapes: Shapes, scene: Scene) -> None:
    del scene.fills["West"]
    root = drawn(shapes, scene)
    assert "#999999" in fills(root)
    assert texts(root) == ["East", "Sea"]
    assert not list(root.iter(f"{SVG}polygon")), "nor does a strait lead there"


def test_relief_takes_the_place_of_fills(shapes: Shapes, scene: Scene) -> None:
    scene.relief = "data:image/webp;base64,AAAA"
    root = drawn(shapes, scene)
    assert [image.get("width") for image in root.iter(f"{SVG}image")] == ["300"]
    assert "#00aa00" not in fills(root)


def test_labels_with_coins_and_plates(shapes: Shapes, scene: Scene) -> None:
    entry = {"lines": ["The", "West & more"], "x": 50, "y": 40, "size": 10, "angle": 5, "coin": [80, 40, 6]}
    scene.labels = {
        "format": 1,
        "leading": 1.0,
        "rise": 0.5,
        "provinces": {"West": entry},
        "seas": {},
        "cities": {"Roma": {"lines": ["Roma"], "x": 30, "y": 70, "size": 8, "angle": 0}},
        "areas": {"All": {"lines": ["All"], "x": 50, "y": 10, "size": 8, "angle": 0, "box": [20, 2, 90, 18]}},
        "icons": {"granary": {"West": [70, 70, 5]}},
    }
    scene.notes = {"West": "½", "East": "3"}
    scene.plates = {"All": Plate("axe", [("disc", "12"), ("square", "9")])}
    root = drawn(shapes, scene)
    assert texts(root) == ["2", "ALL", "12", "9", "TheWest & more", "½", "Roma", "East", "Sea"]
    spans = [(span.get("x"), span.get("y")) for span in root.iter(f"{SVG}tspan")]
    assert ("50", "40") in spans, "line 0 of 2: 40 - 5 + 5"
    assert ("50", "50") in spans
    turned = [text.get("transform") for text in root.iter(f"{SVG}text") if text.get("transform")]
    assert turned == ["rotate(5 50 40)"]


def test_peaks_stand_evenly() -> None:
    assert map_marks.peaks([(0, 0), (30, 0)], 4, 10) == [(5, 0), (15, 0), (25, 0)]
    assert map_marks.peaks([(0, 0), (0, 7), (0, 14)], 4, 10) == [(0, 7)]
    assert map_marks.peaks([(0, 0), (2, 0)], 4, 10) == []
