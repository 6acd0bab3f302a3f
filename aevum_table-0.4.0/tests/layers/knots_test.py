"""The rooms of a game's rules: few of them lie in a cycle, and never more than before."""

import re
from pathlib import Path

import pytest

from tools import knots

CEILING = {"invasions": 0, "charlemagne": 0, "medioevo": 0}
"""How many rooms may lie in a cycle. It only goes down; `python -m tools.knots GAME` shows where to cut."""


@pytest.mark.parametrize("game", sorted(CEILING))
def test_few_rooms_lie_in_a_cycle(game: str) -> None:
    found = knots.knotted(knots.graph_of(knots.imports_of(game)))
    assert found <= CEILING[game], f"a room more lies in a cycle: python -m tools.knots {game}"
    assert found == CEILING[game], f"fewer rooms lie in a cycle, lower the ceiling of {game} to {found}"


def test_every_game_has_a_ceiling() -> None:
    assert sorted(path.parent.name for path in knots.GAMES.glob("*/rules")) == sorted(CEILING)


def test_every_way_to_import_counts(tmp_path: Path) -> None:
    """a -> b in a function, b -> c for types only, c -> d relative, d -> a by importlib through a part
    beside the rules; e only looks on."""
    rules = tmp_path / "toy" / "rules"
    package = "aevum.games.toy.rules"
    files = {
        "a.py": f"def f() -> None:\n    from {package}.b import x\n",
        "b.py": f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import {package}.c.deep\n",
        "c/deep.py": "from ..d import x\n",
        "d.py": "from importlib import import_module\nimport_module('aevum.games.toy.f.in')\n",
        "e.py": f"from {package} import a\n",
        "../f/in.py": f"from {package} import a\n",
    }
    for name, text in files.items():
        (rules / name).parent.mkdir(parents=True, exist_ok=True)
        (rules / name).write_text(text)
    graph = knots.graph_of(knots.imports_of("toy", tmp_path))
    assert knots.knots_of(graph) == [["../f", "a", "b", "c", "d"]]
    assert knots.knotted(graph) == 4
    assert knots.order_of(graph)[-1] == "e"
    freed = [cut[0] for cut in knots.cuts_of(graph)]
    assert freed == [4]


def test_tool_tells_knots_and_order(capsys: pytest.CaptureFixture[str]) -> None:
    knots.main(["charlemagne"])
    told = capsys.readouterr().out.splitlines()
    rooms = knots.rooms_of(knots.GAMES / "charlemagne/rules")
    assert told[-2] == f"{CEILING['charlemagne']} of {len(rooms)} rooms lie in a cycle"
    assert told[-1].startswith("bottom to top: ")


def test_order_of_the_rooms_is_as_told() -> None:
    """`docs/built/invasions.md` lists the rooms of Invasions from bottom to top."""
    page = (knots.GAMES.parents[2] / "docs/built/invasions.md").read_text(encoding="utf-8")
    told = re.findall(r"`(\w+)`", page.split("From bottom to top:")[1].split("\n\n")[1])
    assert sorted(told) == knots.rooms_of(knots.GAMES / "invasions/rules")
    imports = [one for one in knots.imports_of("invasions") if {one.source, one.room} <= set(told)]
    assert [str(one) for one in imports if told.index(one.source) < told.index(one.room)] == []
