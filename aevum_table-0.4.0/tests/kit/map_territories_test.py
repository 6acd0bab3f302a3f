"""What a picture shows of two territories and a sea."""

from typing import Any

from aevum.kit import map_marks
from aevum.kit.map_scene import Scene
from aevum.kit.map_territories import LAND, WATER, territories

STYLE: dict[str, Any] = {
    "beyond": {"fill": "#eee"},
    "terrain": {"plain": "#0a0", "hills": "#a80", "sea": "#00c"},
    "good": {"yellow": "#fd0"},
    "kingdom": {"red": "#a00", "blue": "#00a"},
}


def row(place: str, home: str, good: str, port: str, fire: str) -> dict[str, str]:
    settlement = "1" if good else "0"
    found = {"place": place, "home": home, "good": good, "port": port, "fire": fire}
    return found | {"settlement": settlement, "terrain": "plain" if good else "hills"}


PLACES = [row("ROM", "rome", "grain", "1", "0"), row("PNM", "", "", "0", "1")]


def made(closed: frozenset[str] = frozenset()) -> Scene:
    kingdoms = {"rome": "red", "greece": "blue"}
    return territories(PLACES, [{"sea": "TYR"}], kingdoms, {"grain": "yellow"}, STYLE, closed)


def test_fills_signs_and_homes() -> None:
    scene = made()
    assert scene.fills == {LAND: "#eee", WATER: "#00c", "TYR": "#00c", "ROM": "#0a0", "PNM": "#a80"}
    assert scene.icons == {"settlement": ["ROM"], "anchor": ["ROM"], "fire": ["PNM"]}
    assert scene.icon_colours == {"settlement": {"ROM": "#fd0"}}
    assert [(realm.colour, realm.places) for realm in scene.realms] == [("#a00", ["ROM"]), ("#00a", [])]


def test_what_is_closed_has_neither_fill_nor_sign() -> None:
    scene = made(frozenset({"ROM", "TYR"}))
    assert set(scene.fills) == {LAND, WATER, "PNM"}
    assert scene.icons == {"settlement": [], "anchor": [], "fire": ["PNM"]}


def test_a_settlement_has_the_colour_of_its_good() -> None:
    assert 'fill="#fd0"' in map_marks.icon("settlement", 10, 20, 5, "#fd0")
    assert 'fill="#c00"' in map_marks.icon("fire", 10, 20, 5, "#c00")
