"""What a pack does in Python: abilities and frames that its new rows name and our rules do not have.

A module with the name of the game's package, `medioevo.py`, is run when that game is made. It enters its own
where the rules offer a place for it, as Medioevo's `add_power` does; its frames are found by themselves. A
pack with such a module is a program: who plays with it trusts whoever wrote it.
"""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from aevum.engine.frames import frames_in
from aevum.engine.refusal import BadData
from aevum.engine.state import Frame


def module_name(package: str) -> str:
    """The file of a pack that is run for a game.

    >>> module_name("aevum.games.medioevo")
    'medioevo.py'
    """
    return f"{package.rpartition('.')[2]}.py"


def module_text(package: str, pack: str) -> str:
    """What the module of a pack folder says; empty where there is none."""
    path = Path(pack, module_name(package))
    return path.read_text(encoding="utf-8") if pack and path.is_file() else ""


def pack_frames(package: str, pack: str) -> list[type[Frame[Any]]]:
    """The frames that a pack brings, so that saves can name them; its module has been run then."""
    return frames_in(_module(package, pack)) if module_text(package, pack) else []


@cache
def _module(package: str, pack: str) -> ModuleType:
    """Once for a process: its games do not read their tables again either."""
    file = module_name(package)
    name = f"aevum_pack_{file.removesuffix('.py')}"
    spec = importlib.util.spec_from_file_location(name, Path(pack, file))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BadData:
        raise
    except Exception as error:
        raise BadData(f"{file}: {type(error).__name__}: {error}") from error
    return module
