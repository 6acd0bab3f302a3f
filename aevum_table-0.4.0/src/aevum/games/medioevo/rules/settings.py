"""What a match may choose: the options of `options.csv`, kept in the state as numbers."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.tables import PACKAGE
from aevum.kit.tables import rows

_FLAGS: Final = {"false": 0, "true": 1}
_ROWS: Final = [row for row in rows(PACKAGE, "options") if row["kind"] in ("flag", "number", "choice")]
SETTINGS: Final[list[str]] = [row["option"] for row in _ROWS]
KINDS: Final[list[str]] = [row["kind"] for row in _ROWS]
VALUES: Final[list[list[str]]] = [[row["default"], *row["others"].split(", ")] for row in _ROWS]
"""What a choice may be, its default first; a state keeps the place in this list."""


ANY_NUMBER: Final = "any number"


def _numbers(row: dict[str, str]) -> list[int]:
    if row["kind"] != "number" or row["others"] == ANY_NUMBER:
        return []
    return [int(number) for number in [row["default"], *row["others"].split(" or ")]]


NUMBERS: Final[list[list[int]]] = [_numbers(row) for row in _ROWS]
"""What a number may be; empty where any will do."""


def _default(row: dict[str, str]) -> int:
    if row["kind"] == "choice":
        return 0
    if row["kind"] == "flag":
        if row["default"] not in _FLAGS:
            raise BadData(f"options.csv, {row['option']}: default is neither true nor false")
        return _FLAGS[row["default"]]
    if not row["default"].isdigit():
        raise BadData(f"options.csv, {row['option']}: default is no whole number")
    return int(row["default"])


DEFAULTS: Final[list[int]] = [_default(row) for row in _ROWS]


def setting(name: str) -> int:
    """The number of an option in a state's `settings`."""
    return SETTINGS.index(name)


PROPERTY_MARKERS: Final = setting("property-markers")
MYSTIC_SET: Final = setting("mystic-set")
BARBARIAN_LIMIT: Final = setting("barbarian-limit")
TOKENS_PER_COLOUR: Final = setting("tokens-per-colour")
BUILDINGS_NEED_SETTLEMENT: Final = setting("conquest-buildings-need-settlement")
DEFENDER_MAY_FLEE: Final = setting("defender-may-flee")
CUBES_PER_COLOUR: Final = setting("cubes-per-colour")
WAR_DELAY: Final = setting("war-delay")
AUCTION: Final = setting("auction")
TERRAIN: Final = setting("terrain")
BLOOD: Final = setting("blood")
TEAMS: Final = setting("teams")
DEPLOYMENT: Final = setting("deployment")
HONOUR_LIMIT: Final = setting("honour-limit")
TIME_LIMIT: Final = setting("time-limit")
BARBARIANS_ATTACK: Final = setting("barbarians-attack")
BID_STEP: Final = setting("bid-step")
SHARED_OUT: Final = setting("kingdoms")
"""0.KING.07: 0 agreed, 1 chosen, 2 drawn."""
