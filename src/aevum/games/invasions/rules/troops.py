"""III.B Military units: kinds, traits, and how one unit in a fight is written as a number.

A troop packs all that battle asks of a unit into one int, so that stacks are flat lists, copies are cheap
and the odds can use stacks as keys.
"""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.kit.tables import rows

PACKAGE: Final = "aevum.games.invasions"

ELITE: Final = 1
DOUBLE: Final = 2  # III.B.18 two diamonds: counts as two elites
HEAVY: Final = 4
ARCHER: Final = 8
CAVALRY: Final = 16
INFANTRY: Final = 32
FRANCISCA: Final = 64
ALPINE: Final = 128
AMPHIBIOUS: Final = 256
AUXILIARY: Final = 512
FLEET: Final = 1024
LIMES: Final = 2048
HORDE: Final = 4096

TRAIT_NAMES: Final = (
    "elite",
    "double",
    "heavy",
    "archer",
    "cavalry",
    "infantry",
    "francisca",
    "alpine",
    "amphibious",
    "auxiliary",
    "fleet",
    "limes",
    "horde",
)

BARBARIAN: Final = 0
KINGDOM: Final = 1
EMPIRE: Final = 2
STATUS_NAMES: Final = ("barbarian", "kingdom", "empire")

NO_CROSSING: Final = 0
RIVER: Final = 1
RANGE: Final = 2
STRAIT: Final = 3
CROSSING_NAMES: Final = ("none", "river", "range", "strait")

_KIND_MASK: Final = 0x7F
DAMAGED: Final = 1 << 7
_STATUS_AT: Final = 8
NOMAD: Final = 1 << 10
FOREIGN: Final = 1 << 11
_CROSSING_AT: Final = 12
_NATION_AT: Final = 14
_NATION_MASK: Final = 0xFF
_ID_AT: Final = 22
_LOOK_MASK: Final = ((1 << _ID_AT) - 1) & ~(3 << _CROSSING_AT)


def _kinds() -> tuple[list[str], list[int]]:
    names: list[str] = []
    traits: list[int] = []
    for row in rows(PACKAGE, "units"):
        mask = 0
        for word in row["traits"].split():
            if word not in TRAIT_NAMES:
                raise BadData(f"units.csv, {row['unit']}: there is no trait '{word}'")
            mask |= 1 << TRAIT_NAMES.index(word)
        names.append(row["unit"])
        traits.append(mask)
    return names, traits


def _traits_now(front: int, damaged: bool, status: int) -> int:
    """What a unit is worth on this side of its counter, for a nation of this status."""
    if damaged:
        # III.B.16, III.B.17: plain infantry or fleet, but these abilities are printed on the back as well.
        kept = front & (AMPHIBIOUS | ALPINE | FRANCISCA | FLEET | AUXILIARY)
        return kept if front & FLEET else kept | INFANTRY
    if status == BARBARIAN:
        return front & ~(ELITE | DOUBLE)  # III.B.14, III.B.15, XX.G.7
    return front


_kind_names, _kind_traits = _kinds()
KINDS: Final[list[str]] = _kind_names
if len(KINDS) > _KIND_MASK + 1:
    raise BadData(f"units.csv: there can be at most {_KIND_MASK + 1} kinds of units")
FRONT: Final[list[int]] = _kind_traits
LIMES_KIND: Final = KINDS.index("limes")
TRAITS: Final[list[int]] = [
    _traits_now(FRONT[code & _KIND_MASK], bool(code & DAMAGED), code >> _STATUS_AT & 3)
    if code & _KIND_MASK < len(FRONT)
    else 0
    for code in range(1 << 10)
]

_nation_rows = rows(PACKAGE, "nations")
NATIONS: Final[list[str]] = [row["nation"] for row in _nation_rows]
if len(NATIONS) > _NATION_MASK + 1:
    raise BadData(f"nations.csv: there can be at most {_NATION_MASK + 1} nations")
NATION_STATUS: Final[list[int]] = [STATUS_NAMES.index(row["status"]) for row in _nation_rows]
NATION_NOMAD: Final[list[bool]] = [row["nomad"] == "1" for row in _nation_rows]
NATION_ROMAN: Final[list[bool]] = [row["roman"] == "1" for row in _nation_rows]


def troop(
    kind: int,
    nation: int,
    status: int,
    damaged: bool = False,
    foreign: bool = False,
    crossing: int = NO_CROSSING,
    piece: int = 0,
) -> int:
    """One unit in a fight. `foreign`: a mercenary, of another nation than its side (III.B.5)."""
    code = kind | status << _STATUS_AT | crossing << _CROSSING_AT | nation << _NATION_AT | piece << _ID_AT
    if damaged:
        code |= DAMAGED
    if NATION_NOMAD[nation]:
        code |= NOMAD
    if foreign:
        code |= FOREIGN
    return code


def traits(code: int) -> int:
    return TRAITS[code & 0x3FF]


def status(code: int) -> int:
    return code >> _STATUS_AT & 3


def crossing(code: int) -> int:
    return code >> _CROSSING_AT & 3


def with_crossing(code: int, way: int) -> int:
    """A unit of the map, in a fight that it entered over a border."""
    return code | way << _CROSSING_AT


def with_status(code: int, status: int) -> int:
    """The unit when its nation has become something else."""
    return code & ~(3 << _STATUS_AT) | status << _STATUS_AT


def nation(code: int) -> int:
    return code >> _NATION_AT & _NATION_MASK


def piece(code: int) -> int:
    """The number of the unit on the map, 0 for one that is in a fight only."""
    return code >> _ID_AT


def look(code: int) -> int:
    """The unit without its identity and its way in: units of one look are interchangeable."""
    return code & _LOOK_MASK


def one_of_each(units: list[int]) -> list[int]:
    seen: list[int] = []
    found: list[int] = []
    for code in units:
        if look(code) not in seen:
            seen.append(look(code))
            found.append(code)
    return found


def kind_of(code: int) -> int:
    return code & _KIND_MASK


def kind_name(code: int) -> str:
    return KINDS[code & _KIND_MASK]


def nation_name(code: int) -> str:
    return NATIONS[nation(code)]


def label(code: int) -> dict[str, object]:
    """How options and events name a unit."""
    face = "damaged" if code & DAMAGED else "whole"
    return {"unit": kind_name(code), "nation": nation_name(code), "face": face}


def is_elite(code: int) -> bool:
    return TRAITS[code & 0x3FF] & ELITE != 0


def can_repair(code: int) -> bool:
    """A damaged elite of a Civilized nation."""
    return code & DAMAGED != 0 and status(code) != BARBARIAN


def spell(code: int) -> str:
    """A troop as text, for saves: `e.rome.legion~`, `~` damaged, `+` foreign, `@` crossing, `#` piece."""
    text = f"{STATUS_NAMES[status(code)][0]}.{nation_name(code)}.{kind_name(code)}"
    if code & DAMAGED:
        text += "~"
    if code & FOREIGN:
        text += "+"
    if crossing(code):
        text += "@" + CROSSING_NAMES[crossing(code)]
    if code >> _ID_AT:
        text += f"#{code >> _ID_AT}"
    return text


def unspell(text: str, where: str) -> int:
    """Read what `spell` wrote."""
    rest, _, piece = text.partition("#")
    rest, _, way = rest.partition("@")
    foreign = rest.endswith("+")
    rest = rest.removesuffix("+")
    damaged = rest.endswith("~")
    parts = rest.removesuffix("~").split(".")
    letters = [name[0] for name in STATUS_NAMES]
    if len(parts) != 3 or parts[0] not in letters or parts[1] not in NATIONS or parts[2] not in KINDS:
        raise BadData(f"{where}: '{text}' is no unit")
    if (way and way not in CROSSING_NAMES) or (piece and not piece.isdigit()):
        raise BadData(f"{where}: '{text}' is no unit")
    return troop(
        KINDS.index(parts[2]),
        NATIONS.index(parts[1]),
        letters.index(parts[0]),
        damaged,
        foreign,
        CROSSING_NAMES.index(way) if way else NO_CROSSING,
        int(piece) if piece else 0,
    )
