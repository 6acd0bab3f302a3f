"""Where places of a map lie from each other."""

from aevum.kit.shapes import Shapes

Offset = tuple[float, float]
"""Right and down, in map units."""


def middle(shapes: Shapes, name: str) -> Offset | None:
    """Where a place lies: a land by its name, a sea, whose name may stand aside, by its extent."""
    shape = shapes.places.get(name)
    if shape is None:
        return None
    label = shape.properties.get("label")
    if shape.kind == "sea" or label is None:
        left, top, right, bottom = shapes.box(name)
        return (left + right) / 2, (top + bottom) / 2
    return float(label["x"]), float(label["y"])


def direction(shapes: Shapes, start: str, end: str) -> Offset | None:
    """From one place to another; from land a sea lies where its coast is. None where one is not drawn."""
    a, b = middle(shapes, start), middle(shapes, end)
    if a is None or b is None:
        return None
    if shapes.places[end].kind == "sea":
        b = coast(shapes, start, end) or b
    return b[0] - a[0], b[1] - a[1]


def coast(shapes: Shapes, land: str, sea: str) -> Offset | None:
    """The middle of the shore that they share."""
    for border in shapes.document["borders"]:
        if border["kind"] == "coast" and set(border["between"]) == {land, sea}:
            at = [point for number in border["arcs"] for point in shapes.arc(number)]
            return sum(x for x, _ in at) / len(at), sum(y for _, y in at) / len(at)
    return None
