"""Compares word files with what the code will ask them for. Findings are sentences; there should be none."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from aevum.engine import registry
from aevum.parts import folder, part
from aevum.testing.keys import Found, scan
from aevum.words import COMPLETE, game_texts, own_texts

# Everything that speaks the engine's words.
ENGINE = ("engine", "terminal", "cli", "bots", "server", "words.py")


class WordFile:
    """`ids`: the messages; `referred`: those that other messages of the file build on; `faults`: what does
    not parse, which Fluent passes over in silence, and what is written twice."""

    def __init__(self, *paths: Traversable) -> None:
        from fluent.syntax import FluentParser, ast, visitor

        texts = [path.read_text(encoding="utf-8") for path in paths]
        self.complete = all(COMPLETE in text.splitlines()[:3] for text in texts)
        resource = FluentParser().parse("\n".join(texts))
        counts = Counter(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))
        self.ids = set(counts)
        self.faults = [f"{id} is written twice" for id, count in counts.items() if count > 1]
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"cannot be read: {str(entry.content).splitlines()[0]}")
        self.referred: set[str] = set()
        referred = self.referred

        class References(visitor.Visitor):
            def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - Fluent's own name
                referred.add(node.id.name)

        References().visit(resource)


def findings(file: WordFile, used: Found, vocabulary: set[str], elsewhere: set[str]) -> list[str]:
    """What is missing in a file that claims to be complete, and what nobody uses.

    `elsewhere` are messages that other files hold: the engine's, for a game.
    """
    result = [*file.faults, *used.problems]
    for id, places in sorted(used.used.items()):
        if id not in file.ids and id not in elsewhere:
            result.append(f"{id} is missing; used in {places[0]}")
    result += [f"{id} of the vocabulary is missing" for id in sorted(vocabulary - file.ids - elsewhere)]
    # A table shows the hint of a question where there is one.
    hints = {id.replace("ask-", "hint-", 1) for id in used.used if id.startswith("ask-")}
    unused = file.ids - set(used.used) - hints - vocabulary - file.referred
    result += [f"{id} is used nowhere" for id in sorted(unused)]
    return result


def engine_file(language: str) -> WordFile:
    return WordFile(*own_texts(language))


def check_engine(language: str) -> list[str]:
    home = Path(str(files("aevum") / "words.py")).parent
    used = scan([home / name for name in ENGINE])
    # A word that only games use may stand with the engine's, for all of them.
    shared = {id for name in registry.names() for id in _scan(name).used}
    return findings(engine_file(language), used, engine_file(language).ids & shared, set())


def check_game(language: str, game: str) -> list[str]:
    """Nothing is found, either, where the language does not claim to be complete."""
    file = game_file(language, game)
    if file is None:
        return ["there is no word file in English"] if language == "en" else []
    if not file.complete:
        return ["the English word file does not claim to be complete"] if language == "en" else []
    return findings(file, _scan(game), vocabulary(game), engine_file(language).ids)


def game_file(language: str, game: str) -> WordFile | None:
    home = folder(game)
    paths = [path for path in game_texts(home, language) if path.is_file()] if home is not None else []
    return WordFile(*paths) if paths else None


def vocabulary(name: str) -> set[str]:
    """The words for a game's things: what it declares, and what the engine knows of it anyway."""
    game = registry.find(name)
    things: dict[str, list[str]] = {
        "game": [name],
        "scenario": game.scenarios(),
        "seat": [seat for scenario in game.scenarios() for seat in game.seats(scenario, {})],
        "trigger": game.triggers(),
    }
    ids = {f"{kind}-{value}" for kind, values in things.items() for value in values}
    for module in (part(name, "vocabulary"), part(name, "lobby")):
        if module is not None:
            declared: dict[str, list[str]] = module.vocabulary()
            ids |= {f"{kind}-{value}" for kind, values in declared.items() for value in values}
    return ids


def _scan(game: str) -> Found:
    home = Path(str(folder(game)))
    return scan([home], [Path(str(files("aevum") / "words.py")).parent / "engine"])
