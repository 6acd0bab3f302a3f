"""The graph kit against a slow twin that is plain to see, on random boards."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.engine.refusal import BadData
from aevum.kit.maps import ALL, FAR, NO_BORDER, OPEN, SHUT, STOP, Graph, Net

Borders = list[tuple[int, int, int]]
KINDS = 4


@st.composite
def boards(draw: st.DrawFn) -> tuple[Graph, Borders]:
    size = draw(st.integers(1, 12))
    pairs = list(itertools.combinations(range(size), 2))
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True, max_size=24)) if pairs else []
    borders = [(a, b, draw(st.integers(0, KINDS - 1))) for a, b in chosen]
    return Graph([f"p{i}" for i in range(size)], [i % 3 for i in range(size)], borders), borders


def masks(size: int, states: tuple[int, ...] = (SHUT, OPEN, STOP)) -> st.SearchStrategy[list[int]]:
    return st.lists(st.sampled_from(states), min_size=size, max_size=size)


def slow_paths(borders: Borders, a: int, places: list[int], mask: int) -> dict[int, list[int]]:
    """For each place within reach the shortest path that sorts first: all paths, a step longer each time."""
    near: dict[int, set[int]] = {}
    for p, q, kind in borders:
        if mask == ALL or mask >> kind & 1:
            near.setdefault(p, set()).add(q)
            near.setdefault(q, set()).add(p)
    best = {a: [a]}
    paths = [[a]]
    while paths:
        longer = [[*p, q] for p in paths for q in near.get(p[-1], ()) if q not in best and places[q]]
        for path in sorted(longer):
            best.setdefault(path[-1], path)
        paths = [path for path in best.values() if path in longer and places[path[-1]] == OPEN]
    return best


@given(boards())
def test_borders_are_the_same_from_both_sides(board: tuple[Graph, Borders]) -> None:
    graph, borders = board
    known = {(a, b): kind for a, b, kind in borders} | {(b, a): kind for a, b, kind in borders}
    for a, b in itertools.product(range(graph.size), repeat=2):
        assert graph.border(a, b) == known.get((a, b), NO_BORDER)
        assert (b in graph.neighbours(a)) == ((a, b) in known)
    for a in range(graph.size):
        assert graph.neighbours(a) == sorted(graph.neighbours(a))


@given(boards(), st.integers(0, (1 << KINDS) - 1))
def test_distances_are_a_metric(board: tuple[Graph, Borders], mask: int) -> None:
    net = board[0].net(mask)
    for a, b in itertools.product(range(net.size), repeat=2):
        assert net.distance(a, b) == net.distance(b, a)
        assert (net.distance(a, b) == 0) == (a == b)
        for c in range(net.size):
            if net.distance(a, b) != FAR and net.distance(b, c) != FAR:
                assert FAR != net.distance(a, c) <= net.distance(a, b) + net.distance(b, c)


@given(boards(), st.integers(0, (1 << KINDS) - 1), st.data())
def test_agrees_with_the_slow_way(board: tuple[Graph, Borders], mask: int, data: st.DataObject) -> None:
    graph, borders = board
    places = data.draw(masks(graph.size))
    a = data.draw(st.integers(0, graph.size - 1))
    net = graph.net(mask)
    slow = slow_paths(borders, a, places, mask)
    far = net.distances(a, places)
    for b in range(graph.size):
        assert net.path(a, b, places) == slow.get(b, [])
        assert far[b] == len(slow.get(b, [])) - 1
    assert set(net.component(a, places)) == set(slow)
    for steps in range(4):
        found = net.within(a, steps, places)
        assert sorted(found) == sorted(b for b, path in slow.items() if len(path) <= steps + 1)
        assert [far[b] for b in found] == sorted(far[b] for b in found)


@given(boards(), st.data())
def test_with_every_place_open_the_table_gives_the_same(
    board: tuple[Graph, Borders], data: st.DataObject
) -> None:
    graph, _ = board
    net = graph.net()
    every = [OPEN] * graph.size
    a = data.draw(st.integers(0, graph.size - 1))
    assert net.row(a) == net.distances(a, every)
    assert net.row(a) is net.row(a), "walked once"
    for b in range(graph.size):
        assert net.path(a, b) == net.path(a, b, every)
        assert len(net.path(a, b)) == net.distance(a, b) + 1
    assert net.within(a, 2) == net.within(a, 2, every)


@given(boards(), st.data())
def test_components_part_the_open_places(board: tuple[Graph, Borders], data: st.DataObject) -> None:
    graph, _ = board
    places = data.draw(masks(graph.size, (SHUT, OPEN)))
    net = graph.net()
    part = net.components(places)
    for a in range(graph.size):
        assert (part[a] == FAR) == (places[a] == SHUT)
        if places[a] == OPEN:
            assert sorted(net.component(a, places)) == [b for b in range(graph.size) if part[b] == part[a]]


def test_a_place_to_stop_at_is_not_passed() -> None:
    net = Net([[1], [0, 2], [1]])
    places = [OPEN, STOP, OPEN]
    assert net.distances(0, places) == [0, 1, FAR]
    assert net.path(0, 2, places) == []
    assert net.distances(1, places) == [1, 0, 1], "where a walk begins it may leave"
    assert net.components(places) == [0, FAR, 1]


def test_names_and_kinds() -> None:
    graph = Graph(["Roma", "Ostia", "Mare"], [0, 0, 1], [(0, 1, 0), (1, 2, 3)])
    assert [graph.number(name) for name in ("Ostia", "Roma", "ostia")] == [1, 0, -1]
    assert graph.of_kind(0) == [0, 1]
    assert graph.neighbours(1, 1 << 3) == [2]
    assert graph.net(1) is graph.net(1 | 1 << 40), "a kind that no border has makes no other net"


@pytest.mark.parametrize(
    ("names", "kinds", "borders", "says"),
    [
        (["a", "a"], [0, 0], [], "two places of a map are called 'a'"),
        (["a"], [], [], "1 names, but 0 kinds"),
        (["a", "b"], [0, 0], [(0, 2, 0)], "places 0 and 2"),
        (["a", "b"], [0, 0], [(0, 1, 62)], "of kind 62"),
        (["a", "b"], [0, 0], [(1, 1, 0)], "'b' borders on itself"),
        (["a", "b"], [0, 0], [(0, 1, 0), (1, 0, 1)], "'b' and 'a' have two borders"),
    ],
)
def test_a_map_that_cannot_be(names: list[str], kinds: list[int], borders: Borders, says: str) -> None:
    with pytest.raises(BadData, match=says):
        Graph(names, kinds, borders)
