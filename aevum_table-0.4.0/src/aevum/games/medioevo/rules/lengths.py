"""How long a scenario lasts, and who may play it (0.GEN.03)."""

import tomllib
from typing import Final

from aevum.engine.codec import an_int, as_dict, ints, texts
from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.tables import KINGDOMS, PACKAGE
from aevum.kit.tables import data_text, index


def _read() -> dict[str, dict[str, list[int]]]:
    found: dict[str, dict[str, list[int]]] = {}
    for name, value in tomllib.loads(data_text(PACKAGE, "scenarios.toml")).items():
        where = f"scenarios.toml, {name}"
        block = as_dict(value, where)
        named = texts(block, "kingdoms", where) if "kingdoms" in block else []
        found[name] = {
            "turns": [an_int(block, "turns", where)],
            "players": ints(block, "players", where),
            "kingdoms": [index(KINGDOMS, kingdom, where) for kingdom in named],
        }
        most = max(found[name]["players"], default=0)
        if not 0 < most <= len(KINGDOMS):
            raise BadData(f"{where}: {most} players, but kingdoms.csv has {len(KINGDOMS)} kingdoms")
    return found


_SCENARIOS: Final = _read()
SCENARIOS: Final[list[str]] = list(_SCENARIOS)
MAIN: Final = "short"
"""What is played where none is named."""
if MAIN not in SCENARIOS:
    raise BadData(f"scenarios.toml: there is no scenario '{MAIN}'")
_FIRST: Final = ("byzantium", "mamluks", "golden-horde", "hungary", "novgorod", "holy-roman-empire")
USUAL: Final[list[str]] = [
    *[name for name in _FIRST if name in KINGDOMS],
    *[name for name in KINGDOMS if name not in _FIRST],
]
"""In which order kingdoms are thought of where nothing is agreed on."""


def turns_of(scenario: str) -> int:
    return _SCENARIOS[scenario]["turns"][0]


def players_of(scenario: str) -> list[int]:
    return _SCENARIOS[scenario]["players"]


def kingdoms_of(scenario: str) -> list[int]:
    """Those that the scenario names; empty where it leaves them open."""
    return _SCENARIOS[scenario]["kingdoms"]
