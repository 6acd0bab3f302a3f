"""The layers of docs/architecture.md: who may import whom, in functions and for types too, and who may ask
a game for a part by its name."""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
MAY = {
    "engine": "",
    "home": "",
    "files": "engine",
    "parts": "engine",
    "words": "engine parts",
    "kit": "engine parts words",
    "bots": "engine home",
    "versions": "engine home parts kit",
    "scene": "engine parts words kit",
    "server": "engine home parts words kit bots scene versions",
    "terminal": "engine files parts words kit bots scene",
    "door": "engine files parts words kit bots scene terminal",
    "testing": "engine parts words bots scene terminal",
    "bench": "engine kit bots game-rules game-odds",
    "cli": "engine files parts words kit bots scene versions server terminal testing bench",
    "aevum": "engine door cli",
    "game-rules": "engine kit",
    "game-map": "engine kit game-rules",
    "game-odds": "engine kit words game-rules",
    "game-naming": "engine kit words game-rules",
    "game-bots": "engine kit bots game-rules game-odds",
    "game-telling": "engine kit words scene game-rules game-map game-odds",
    "game-scene": "engine kit words scene game-rules game-map game-odds game-telling",
    "game-board": "engine kit words scene terminal game-rules game-map game-odds game-telling",
    "game-lobby": "engine kit scene game-rules game-bots game-scene",
    "game-vocabulary": "engine kit game-rules game-map game-telling game-scene game-board",
}
"""By layer, those that it may import beside itself."""
GAME_LAYERS = {
    "rules": "rules scenarios atlas atlas_tables gazetteer mapset notation",
    "map": "chart map_scene atlas_facts atlas_intercept atlas_march atlas_options",
    "board": "board atlas_show",
}
"""What of a game's package makes up a layer that is more than the part of its name."""
ASKS = {"scene": "scene telling lobby", "terminal": "board", "words": "naming", "testing": "vocabulary lobby"}
ASKING = ("part", "declared")
ASKS["cli"] = "atlas atlas_facts atlas_show map_scene odds.answer odds.show"
"""By layer, the parts of a game that it may ask for by name."""


def layer(module: str) -> str:
    names = [*module.split("."), "", "", ""]
    if names[1] != "games":
        return names[1] if names[1] in MAY else "aevum"
    grouped = {part: name for name, parts in GAME_LAYERS.items() for part in parts.split()}
    found = f"game-{grouped.get(names[3], names[3])}"
    return found if found in MAY else "game-rules"  # GAME, and what else the package itself gives


NO_MODULE = {"aevum.games", "aevum.bots", "aevum.cli"}
"""Texts that only look so: the groups of entry points, and the command of a program of another version."""


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """What is imported, and what a text names, for importlib or for another process."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports name the whole path"
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)
        elif isinstance(node, ast.Constant) and re.fullmatch(r"aevum(\.\w+)+", str(node.value)):
            yield from [(node.lineno, str(node.value))] if node.value not in NO_MODULE else []


def asked(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Parts of a game, by their names: `part(game, "scene")`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKING:
            names = [one for one in node.args[1:2] if isinstance(one, ast.Constant)]
            yield from ((node.lineno, str(one.value)) for one in names)


def violations(path: str, text: str) -> list[str]:
    tree, own = ast.parse(text), path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    here, game = layer(own), own.split(".")[2] if own.startswith("aevum.games.") else ""
    may, asks = (here, *MAY[here].split()), ASKS.get(here, "").split()
    found: list[str] = []
    if not game:
        names = [(line, name) for line, name in asked(tree) if name not in asks]
        found = [f"{path}:{line}: {here} asks a game for '{name}'" for line, name in names]
    for line, name in imported(tree):
        if not name.startswith("aevum.") or name == "aevum.__version__":
            continue
        if game and name.startswith("aevum.games.") and name.split(".")[2] != game:
            found.append(f"{path}:{line}: a game imports another, {name}")
        elif layer(name) not in may:
            found.append(f"{path}:{line}: {here} may not import {layer(name)}, here {name}")
    return found


def test_imports_go_one_way() -> None:
    files = {path.relative_to(SOURCES).as_posix(): path for path in sorted(SOURCES.glob("aevum/**/*.py"))}
    assert len(files) > 1000
    found = [one for name, path in files.items() for one in violations(name, path.read_text("utf-8"))]
    assert not found, "\n".join(found)


def test_games_are_named_where_they_live() -> None:
    """But for what is measured, and the usual game of the command line."""
    named = {path.name for path in (SOURCES / "aevum/games").iterdir() if (path / "rules").is_dir()}
    assert len(named) >= 3
    found = [
        path.relative_to(SOURCES).as_posix()
        for path in sorted(SOURCES.glob("aevum/**/*.py"))
        if path.relative_to(SOURCES).parts[1] not in ("games", "bench")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in named
    ]
    assert found == ["aevum/cli/bench.py", "aevum/cli/common.py"]


def test_the_layers_have_a_bottom_and_a_top() -> None:
    order = list(TopologicalSorter({name: below.split() for name, below in MAY.items()}).static_order())
    assert set(order) == set(MAY)


def test_a_violation_is_named_with_its_line() -> None:
    board, server = "aevum/games/medioevo/board/x.py", "aevum/server/x.py"
    hidden = "def f():\n    from aevum.games.medioevo.scene import cards\n"
    assert violations(board, hidden)[0].startswith(f"{board}:2: game-board may not import game-scene")
    assert violations(server, "part(game, 'board')") == [f"{server}:1: server asks a game for 'board'"]
    assert violations("aevum/scene/x.py", "if TYPE_CHECKING:\n    from aevum.terminal import paint\n")
    assert violations(board, "import aevum.games.invasions.rules.troops")
    assert violations("aevum/kit/x.py", "import_module('aevum.testing.trial')")
    assert not violations(board, "from aevum.games.medioevo.telling.seen import seen")
