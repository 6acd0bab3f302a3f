"""What the games have in common lies below them: no block of code stands in two games.

White space, comments, texts that explain, imports and the games' own names do not count.
"""

import ast
import re
from functools import cache
from itertools import combinations, takewhile
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src/aevum/games"
LONGEST = 12
"""Lines that may stand twice."""
NOTICED, COUNT = 6, 1
"""Blocks of more than so many lines, and how many of them there are; the number may only go down."""
Line = tuple[str, int, str]
"""The file, the number of the line, and what stands there."""


def lines(path: str, text: str, game: str) -> list[Line]:
    skipped = set[int]()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Expr | ast.Import | ast.ImportFrom):
            continue
        if not isinstance(node, ast.Expr) or isinstance(node.value, ast.Constant):
            skipped.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    found: list[Line] = []
    for number, line in enumerate(text.splitlines(), 1):
        bare = " ".join(line.split()).replace(game, "game").replace(game.title(), "Game")
        if number not in skipped and re.search(r"\w", bare) and not bare.startswith("#"):
            found.append((path, number, bare))
    return found


def blocks(one: list[list[Line]], other: list[list[Line]], more_than: int) -> list[str]:
    """Runs of lines that stand in a file of the one game and in one of the other, each as long as it is."""
    starts: dict[tuple[str, ...], list[tuple[list[Line], int]]] = {}
    for file in other:
        for at in range(len(file) - more_than):
            starts.setdefault(_run(file, at, more_than + 1), []).append((file, at))
    found: list[str] = []
    for file in one:
        for at in range(len(file) - more_than):
            for twin, there in starts.get(_run(file, at, more_than + 1), []):
                if at and there and file[at - 1][2] == twin[there - 1][2]:
                    continue  # it has begun before
                pairs = zip(file[at:], twin[there:], strict=False)
                size = len(list(takewhile(lambda pair: pair[0][2] == pair[1][2], pairs)))
                (path, line, _), (second, number, _) = file[at], twin[there]
                found.append(f"{size} lines: {path}:{line} and {second}:{number}")
    return found


def _run(file: list[Line], at: int, size: int) -> tuple[str, ...]:
    return tuple(text for _, _, text in file[at : at + size])


@cache
def sources() -> list[list[list[Line]]]:
    """By game and file."""
    games: dict[str, list[list[Line]]] = {}
    for path in sorted(GAMES.rglob("*.py")):
        name = path.relative_to(GAMES).as_posix()
        game = name.partition("/")[0]
        games.setdefault(game, []).append(lines(name, path.read_text("utf-8"), game))
    assert len(games) >= 3
    return list(games.values())


def repeated(more_than: int) -> list[str]:
    return [block for a, b in combinations(sources(), 2) for block in blocks(a, b, more_than)]


def test_no_long_block_stands_in_two_games() -> None:
    found = repeated(LONGEST)
    assert not found, "\n".join(found)


def test_what_games_repeat_gets_less() -> None:
    found = repeated(NOTICED)
    assert len(found) <= COUNT, f"{len(found)} blocks, {COUNT} before:\n" + "\n".join(found)


def test_a_block_is_found_whatever_is_said_of_it() -> None:
    block = "".join(f"x{number} = {number}\n" for number in range(8))
    one = lines("a.py", f'"""Of Rome."""\nimport os\n{block}', "rome")
    other = lines("b.py", "y = 1\n# why\n" + block.replace(" = ", "  =  ") + "\nz = 2\n", "goths")
    assert blocks([one], [other], 6) == ["8 lines: a.py:3 and b.py:3"]
    assert blocks([one], [other], 8) == []
