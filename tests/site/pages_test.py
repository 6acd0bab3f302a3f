"""Pages that are worked out are true, and the API lists every name that is told."""

import importlib
import pkgutil
import re
from inspect import isfunction
from pathlib import Path
from types import ModuleType

import pytest

import aevum
from aevum import engine, kit
from tools.docs.examples import fenced
from tools.docs.notebook import told

DOCS = Path(__file__).parents[2] / "docs"
NO_OBJECT = {"aevum.__version__", "aevum.engine.PASS"}
"""Texts, which have no docstring of their own: the pages tell of them in a sentence."""


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def listed(name: str) -> list[str]:
    return re.findall(r"^::: (\S+)$", page(name), re.MULTILINE)


@pytest.mark.slow
def test_the_match_in_twenty_lines_prints_what_it_says() -> None:
    text = page("twenty-lines.md")
    assert told(text) == text, "python -m tools.docs.notebook docs/twenty-lines.md writes it anew"


def test_it_has_twenty_lines() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", page("twenty-lines.md"), re.DOTALL | re.MULTILINE)
    assert len([line for block in blocks for line in block.splitlines() if line]) == 20


@pytest.mark.parametrize(("package", "file"), [(aevum, "api/index.md"), (engine, "api/engine.md")])
def test_every_name_is_listed(package: object, file: str) -> None:
    home = getattr(package, "__name__", "")
    names = {f"{home}.{name}" for name in getattr(package, "__all__", [])}
    assert {name for name in names & NO_OBJECT if f"`{name}`" not in page(file)} == set()
    assert sorted(listed(file)) == sorted(names - NO_OBJECT)


def test_every_module_of_the_kit_is_listed() -> None:
    modules = [f"aevum.kit.{module.name}" for module in pkgutil.iter_modules(kit.__path__)]
    assert sorted(listed("api/kit.md")) == modules
    assert [name for name in modules if not importlib.import_module(name).__doc__] == []


def undocumented(module: ModuleType) -> list[str]:
    own = [
        (name, thing)
        for name, thing in vars(module).items()
        if not name.startswith("_") and callable(thing) and thing.__module__ == module.__name__
    ]
    return [what for name, thing in own for what in silent(name, thing)]


def silent(name: str, thing: object) -> list[str]:
    """A name, and of a class what one may use of it, of which nothing is said."""
    parts = vars(thing).items() if isinstance(thing, type) else ()
    used = [
        (f"{name}.{part}", it)
        for part, it in parts
        if not part.startswith("_") and (isfunction(it) or isinstance(it, property | staticmethod))
    ]
    # A dataclass without a docstring is given its signature for one.
    return [what for what, it in [(name, thing), *used] if (it.__doc__ or f"{what}(").startswith(f"{what}(")]


@pytest.mark.parametrize("module", [module.name for module in pkgutil.iter_modules(kit.__path__)])
def test_every_name_of_the_kit_says_what_it_is_for(module: str) -> None:
    assert undocumented(importlib.import_module(f"aevum.kit.{module}")) == []


@pytest.mark.parametrize("name", sorted({*engine.__all__} - {"ALL", "PASS"}))
def test_every_name_of_the_engine_says_what_it_is_for(name: str) -> None:
    assert silent(name, getattr(engine, name)) == []


def test_an_example_becomes_a_block_of_code() -> None:
    lines = fenced("A sum.\n\n>>> 1 + 1\n2\n\nNo more.").splitlines()
    assert lines == ["A sum.", "", "```pycon", ">>> 1 + 1", "2", "```", "", "No more."]
