"""Optional parts of a game: one that it lacks, and one that is misspelt."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from aevum.engine import registry
from aevum.engine.refusal import BadData
from aevum.parts import Part, declared, part
from aevum.scene.source import Source, source


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, *modules: str) -> None:
    """A game of its own package, with these modules."""
    home = folder / name
    for module in modules:
        path = home / f"{module}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        (path.parent / "__init__.py").touch()
        path.touch()
    (home / "__init__.py").write_text(
        "from tests.tiny import GAME as OTHER\n\n\nclass Own(type(OTHER)):\n    pass\n\n\nGAME = Own()\n"
    )
    monkeypatch.syspath_prepend(folder)
    entry = EntryPoint(name, f"{name}:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group == registry.GROUP else [])


def test_what_a_game_lacks_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(
        monkeypatch, tmp_path, "plain_game", "rules", "selling", "scenarios", "boat", "atlas_march", "scene"
    )
    assert part("plain_game", "scene") is not None
    assert part("plain_game", "telling") is None
    assert part("plain_game", "board") is None
    assert part("plain_game", "atlas") is None
    assert part("plain_game", "odds.answer") is None
    assert part("no-such-game", "scene") is None


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("scenes", "scene"),
        ("vocabluary", "vocabulary"),
        ("Board", "board"),
        ("map-scene", "map_scene"),
        ("odds/anwser", "odds.answer"),
    ],
)
def test_a_misspelt_part_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: str, meant: Part
) -> None:
    name = f"slip_in_{meant.replace('.', '_')}"
    install(monkeypatch, tmp_path, name, written)
    called = written.replace("/", ".")
    said = f"{name}.{called}: a game has no such part; if it is meant, call it '{meant.rpartition('.')[2]}'"
    with pytest.raises(BadData) as slip:
        part(name, meant)
    assert str(slip.value) == said


@pytest.mark.parametrize(
    ("text", "there"), [("SCEN = 1\n", "nothing"), ("SCENE = Source = 'odd'\n", "a str"), ("", "nothing")]
)
def test_a_part_that_gives_something_else_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, there: str
) -> None:
    name = f"other_scene_{len(text)}"
    install(monkeypatch, tmp_path, name, "scene")
    (tmp_path / name / "scene.py").write_text(text)
    with pytest.raises(BadData) as slip:
        source(name)
    assert str(slip.value) == f"{name}.scene: SCENE should be a Source, and {there} is there"
    assert declared("no-such-game", "scene", "SCENE", Source) is None
