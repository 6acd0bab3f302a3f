"""The drawing of a place among its neighbours: nothing overlaps, everything stands on its side."""

from hypothesis import given, settings
from hypothesis import strategies as st

from aevum.terminal.around import HEIGHT, WIDTH, Neighbour, draw, spread

NAMES = [
    "Roma",
    "Moesia Inferior",
    "(Mare Nostrum Orientalis)",
    "Agri Decumates",
    "Thracia",
    "Alpes",
    "Sinai",
]


def text(neighbours: list[Neighbour], width: int = WIDTH) -> list[str]:
    return [line.plain for line in draw(["[Middle]", "plain 1"], "", neighbours, width)]


def test_each_on_its_side() -> None:
    sides = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
    names = ["North", "Orient", "South", "Occident"]
    lines = text(
        [Neighbour(*side, [name], sign) for side, name, sign in zip(sides, names, "·~^=", strict=True)]
    )
    row = {name: next(i for i, line in enumerate(lines) if name in line) for name in [*names, "[Middle]"]}
    assert row["North"] < row["[Middle]"] < row["South"]
    middle = lines[row["[Middle]"]] + lines[row["[Middle]"] + 1]
    assert "~~~" in middle
    assert "===" in middle
    assert sum("^" in line for line in lines) >= 3
    assert lines[row["Orient"]].index("Orient") > lines[row["[Middle]"]].index("[Middle]")


def test_a_narrow_terminal_gets_none() -> None:
    assert text([Neighbour(1.0, 0.0, ["East"], "·")], 40) == []


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(st.floats(-1, 1), st.floats(-1, 1)), min_size=1, max_size=11))
def test_every_name_can_be_read(directions: list[tuple[float, float]]) -> None:
    labels = [f"{NAMES[i % len(NAMES)]}{i}" for i in range(len(directions))]
    lines = text(
        [
            Neighbour(dx, dy, [label, "steppe ½"], "·")
            for (dx, dy), label in zip(directions, labels, strict=True)
        ]
    )
    for label in [*labels, "[Middle]"]:
        assert any(label in line for line in lines), label
    assert len(lines) <= HEIGHT
    assert max(map(len, lines)) <= WIDTH


def test_spread_goes_around_the_clock() -> None:
    assert [(round(x), round(y)) for x, y in spread(4)] == [(0, -1), (1, 0), (0, 1), (-1, 0)]
