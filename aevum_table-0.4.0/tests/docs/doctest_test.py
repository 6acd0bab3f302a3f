"""Every example in a docstring is run, and none is written where it would not be."""

import doctest
import importlib
from pathlib import Path

import pytest

import aevum

ROOT = Path(aevum.__file__).parent


def _modules() -> list[str]:
    """Every module with an example, by its text: not even one that cannot be imported is passed over."""
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        if ">>> " in path.read_text(encoding="utf-8"):
            parts = path.relative_to(ROOT.parent).with_suffix("").parts
            found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


@pytest.mark.parametrize("name", _modules())
def test_the_examples_of_a_module_are_true(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__file__ is not None
    written = Path(module.__file__).read_text(encoding="utf-8").count(">>> ")
    result = doctest.testmod(module)
    assert result.failed == 0
    assert result.attempted == written, "an example stands outside of a docstring and is never run"


def test_there_are_examples() -> None:
    assert {"aevum.engine.chance", "aevum.engine.event"} <= set(_modules())


def _parts(name: str, thing: object) -> list[tuple[str, object]]:
    """A name of the front door and, of a class of ours, all that one may use of it."""
    parts = vars(thing).items() if isinstance(thing, type) and not issubclass(thing, Exception) else ()
    public = [(part, item) for part, item in parts if not part.startswith("_")]
    return [
        (name, thing),
        *((f"{name}.{part}", item) for part, item in public if callable(item) or isinstance(item, property)),
    ]


@pytest.mark.parametrize("name", [name for name in aevum.__all__ if name != "__version__"])
def test_every_name_of_the_front_door_has_an_example(name: str) -> None:
    parts = _parts(name, getattr(aevum, name))
    assert [part for part, item in parts if ">>> " not in (item.__doc__ or "")] == []
