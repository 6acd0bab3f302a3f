"""A battle or a sale as a line of text, for the command line and tests.

>>> wish = read("2 cavalry, 3 heavy-infantry vs horde 4 3 7; place=2")
>>> wish.forces, wish.circles, wish.number("place", 1)
([[0, 0, 3, 2, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0]], [[], [4, 3, 7]], 2)
"""

import re
from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.buildings import BUILDINGS
from aevum.games.medioevo.rules.horde.muster import DICE, muster
from aevum.games.medioevo.rules.pieces import FORCE, PIECES, kind_of, nothing
from aevum.games.medioevo.rules.words import PIECE_NAMES

FORMS: Final = (
    "UNITS vs UNITS",
    "UNITS vs horde D4 D6 D8",
    "UNITS vs horde D4 D6 D8: UNITS",
    "sale CUBES",
)
"""Either side may be the horde."""
SHORT: Final[dict[str, str]] = {
    "light": "light-infantry",
    "heavy": "heavy-infantry",
    "captain": "captain-1",
    "archers": "archer",
}
WALLS: Final = ("tower", "fortress", "castle")
NUMBERS: Final = ("place", "enemy-place", "players")
FLAGS: Final = (*WALLS, "sea")
TRADING: Final = ("market", "points")
_HORDE: Final = re.compile(r"horde +(\d) +(\d) +(\d)(?: *: *(.+))?")
_UNITS: Final = re.compile(r"(?:(\d{1,2}) +)?([a-z0-9-]+)")
assert set(WALLS) <= set(BUILDINGS)


class Wish:
    """What a line asks for. Lists by side have the attacker first."""

    __slots__ = ("circles", "cubes", "forces", "line", "settings")

    def __init__(self, line: str) -> None:
        self.line = line
        self.forces: list[list[int]] = []
        self.circles: list[list[int]] = []
        """Of a horde its dice, of a player none."""
        self.cubes = 0
        """Of a sale; 0 for a battle."""
        self.settings: dict[str, int] = {}

    def number(self, name: str, otherwise: int) -> int:
        return self.settings.get(name, otherwise)


def read(line: str) -> Wish:
    """BadData names the part that makes no sense."""
    head, *rest = [part.strip() for part in line.split(";")]
    wish = Wish(line)
    sale = re.fullmatch(r"sale +(\d{1,2})", head)
    sides = re.split(r" +vs +", head)
    if sale is not None and int(sale[1]):
        wish.cubes = int(sale[1])
    elif len(sides) == 2:
        for text in sides:
            _read_side(wish, text)
        if wish.circles[0] and wish.circles[1]:
            raise BadData(f"'{head}': barbarians do not fight each other")
    else:
        raise BadData(f"'{head}' is no battle and no sale; known: {'; '.join(FORMS)}")
    for setting in rest:
        _read_setting(wish, setting)
    return wish


def _read_side(wish: Wish, text: str) -> None:
    found = _HORDE.fullmatch(text)
    if found is None:
        wish.circles.append([])
        wish.forces.append(_force(text, True))
        return
    circle = [int(found[1]), int(found[2]), int(found[3])]
    for die, sides in enumerate(DICE):
        if not 1 <= circle[die] <= sides:
            raise BadData(f"'{text}': a die of {sides} shows 1 to {sides}, not {circle[die]}")
    wish.circles.append(circle)
    wish.forces.append(_force(str(found[4]), False) if found[4] else muster(circle))


def _force(text: str, limited: bool) -> list[int]:
    force = nothing()
    for part in text.split(","):
        found = _UNITS.fullmatch(part.strip())
        name = SHORT.get(str(found[2]), str(found[2])) if found is not None else ""
        if found is None or name not in PIECE_NAMES:
            raise BadData(f"'{part.strip()}': expected a number and a unit: {', '.join(PIECE_NAMES)}")
        force[PIECE_NAMES.index(name)] += int(found[1] or "1")
    if sum(force) == 0:
        raise BadData(f"'{text}': there is nobody to fight")
    spare = reserve(force)
    for kind in range(len(spare)):
        if limited and spare[kind] < 0:
            raise BadData(f"'{text}': a player has {PIECES[kind]} {PIECE_NAMES[kind]} (0.COMP.01)")
    return force


def reserve(force: list[int]) -> list[int]:
    """What a player has left by kind who has no other units."""
    found = list(PIECES)
    for piece in range(FORCE):
        found[kind_of(piece)] -= force[piece]
    return found


def _read_setting(wish: Wish, setting: str) -> None:
    name, _, value = setting.partition("=")
    name, value = name.strip(), value.strip()
    known = TRADING if wish.cubes else (*NUMBERS, *FLAGS)
    if name not in known:
        raise BadData(f"'{setting}' is no setting here; known: {', '.join(known)}")
    if name in wish.settings:
        raise BadData(f"'{name}' is given twice")
    if name in FLAGS:
        if value:
            raise BadData(f"'{setting}': {name} takes no value")
        wish.settings[name] = 1
    elif re.fullmatch(r"\d{1,2}", value) is None:
        raise BadData(f"'{setting}': expected a number")
    else:
        wish.settings[name] = int(value)
