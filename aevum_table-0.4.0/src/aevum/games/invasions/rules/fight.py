"""Two stacks that meet: what a battle or a siege knows of both sides and of the ground.

It stands in the state, apart from the frames, because a siege goes on with the stack that won the battle.
"""

from typing import ClassVar, Final

from aevum.engine.codec import a_dict, a_list, an_int, as_dict, same_kind, texts
from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.troops import NATIONS, spell, unspell

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDE_NAMES: Final = ("attacker", "defender")

PLAIN: Final = 0
STEPPE: Final = 1
DESERT: Final = 2
FOREST: Final = 3
MARSH: Final = 4
MOUNTAIN: Final = 5
SEA: Final = 6
SEA_CONTROL_REROLLS: Final = 2
"""XXV.C.5"""
OWN_COURT: Final = -1
TERRAINS: Final = ("plain", "steppe", "desert", "forest", "marsh", "mountain", "sea")


class Side:
    """One side of a fight."""

    __slots__ = (
        "aides",
        "black",
        "bonus",
        "combat",
        "court",
        "decline",
        "horde",
        "inflicted",
        "leader",
        "limes",
        "limes_lost",
        "lost",
        "mountain",
        "nation",
        "others",
        "others_slain",
        "roll",
        "seat",
        "slain",
        "start",
        "status",
        "stock",
        "submitted",
        "units",
        "white",
    )

    numbers: ClassVar[tuple[str, ...]] = (
        "seat",
        "nation",
        "status",
        "leader",
        "combat",
        "mountain",
        "stock",
        "start",
        "decline",
        "submitted",
        "slain",
        "roll",
        "bonus",
        "inflicted",
    )
    stacks: ClassVar[tuple[str, ...]] = ("units", "lost", "horde", "limes", "limes_lost")

    def __init__(self) -> None:
        self.seat = 0
        self.nation = 0
        self.status = 0
        self.leader = ""
        self.combat = 0
        self.aides = 0
        """Re-rolls of the other leaders of the stack, where the table adds them up (D9)."""
        self.others: list[str] = []
        """The other leaders of the stack, who share its fate (XX.J.1). Told only where there are any, as the
        following."""
        self.others_slain: list[str] = []
        self.mountain = False
        """The leader bears the mountain symbol (III.C.18)."""
        self.stock = 0
        """Re-rolls left."""
        self.start = 0
        """Units at the start of the battle, for small battles (XX.K): a Limes is one, a horde is not."""
        self.decline = 0
        self.court = OWN_COURT
        """Decline of the Empire whose leader this is, where he is a guest among others' units (XX.J.3)."""
        self.submitted = False
        self.slain = False
        self.roll = 0
        self.bonus = 0
        self.inflicted = 0
        self.units: list[int] = []
        self.lost: list[int] = []
        self.horde: list[int] = []
        self.limes: list[int] = []
        self.limes_lost: list[int] = []
        self.white: list[int] = []
        self.black: list[int] = []

    def copy(self) -> "Side":
        new = Side()
        new.seat = self.seat
        new.nation = self.nation
        new.status = self.status
        new.leader = self.leader
        new.combat = self.combat
        new.aides = self.aides
        new.others = self.others[:]
        new.others_slain = self.others_slain[:]
        new.mountain = self.mountain
        new.stock = self.stock
        new.start = self.start
        new.decline = self.decline
        new.court = self.court
        new.submitted = self.submitted
        new.slain = self.slain
        new.roll = self.roll
        new.bonus = self.bonus
        new.inflicted = self.inflicted
        new.units = self.units[:]
        new.lost = self.lost[:]
        new.horde = self.horde[:]
        new.limes = self.limes[:]
        new.limes_lost = self.limes_lost[:]
        new.white = self.white[:]
        new.black = self.black[:]
        return new

    def standing(self) -> bool:
        """Something is left that fights: a unit, a Limes, or a horde that was not hit."""
        return bool(self.units) or bool(self.limes) or (bool(self.horde) and not self.submitted)

    def eliminated(self) -> int:
        """Units lost for good or until recovery; a destroyed Limes counts as one (C40)."""
        return len(self.lost) + len(self.limes_lost)

    def annihilated(self) -> bool:
        """Every unit is gone; a horde is no unit, but one that stood alone is beaten when it is hit."""
        if self.units or self.limes:
            return False
        return self.eliminated() > 0 or self.submitted or not self.horde

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {name: getattr(self, name) for name in self.numbers}
        for name in self.stacks:
            data[name] = [spell(code) for code in getattr(self, name)]
        if self.aides:
            data["aides"] = self.aides
        if self.court != OWN_COURT:
            data["court"] = self.court
        if self.others:
            data["others"] = list(self.others)
        if self.others_slain:
            data["others_slain"] = list(self.others_slain)
        data["white"] = list(self.white)
        data["black"] = list(self.black)
        return data

    def read(self, data: dict[str, object], where: str) -> None:
        if "aides" in data:
            self.aides = an_int(data, "aides", where)
        if "court" in data:
            self.court = an_int(data, "court", where)
        if "others" in data:
            self.others = texts(data, "others", where)
        if "others_slain" in data:
            self.others_slain = texts(data, "others_slain", where)
        for name in (*self.numbers, "white", "black"):
            if name not in data:
                raise BadData(f"{where}: the field '{name}' is missing")
            setattr(self, name, same_kind(data[name], getattr(self, name), f"{where}.{name}"))
        for name in self.stacks:
            setattr(self, name, [unspell(t, f"{where}.{name}") for t in texts(data, name, where)])


class Field:
    """The ground of a fight; it does not change while the fight lasts."""

    __slots__ = (
        "barbarian",
        "capital",
        "city",
        "fortified",
        "intercepted",
        "level",
        "province",
        "sea_control",
        "supplied",
        "terrain",
        "turn",
        "walls",
    )

    names: ClassVar[tuple[str, ...]] = (
        "province",
        "terrain",
        "barbarian",
        "intercepted",
        "city",
        "level",
        "fortified",
        "walls",
        "capital",
        "supplied",
        "sea_control",
        "turn",
    )

    def __init__(self) -> None:
        self.province = ""
        self.terrain = PLAIN
        self.barbarian = False
        """The province lies in a Barbarian Area."""
        self.intercepted = False
        """The defender intercepted the attacker."""
        self.city = ""
        self.level = 0
        self.fortified = False
        """A fortified city of the defender's side (A46)."""
        self.walls = 0
        self.capital = 0
        """1: a Kingdom's capital, 2: an Empire's."""
        self.supplied = False
        """A port with a fleet friendly to it on its sea (XXIV.C.8)."""
        self.sea_control = -1
        """The side that holds all coastal cities of this Mediterranean or Pontic zone (XXV.C.5)."""
        self.turn = 1

    @property
    def open(self) -> bool:
        """Red swords and half hits count here (XX.H.3, XXI.F.6)."""
        return self.terrain <= DESERT

    @property
    def naval(self) -> bool:
        return self.terrain == SEA

    def razed(self) -> "Field":
        """The same ground without walls; fields are shared between copies, so none is changed in place."""
        new = Field()
        for name in self.names:
            setattr(new, name, getattr(self, name))
        new.fortified = False
        new.walls = 0
        return new

    def to_json(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.names}

    def read(self, data: dict[str, object], where: str) -> None:
        for name in self.names:
            if name not in data:
                raise BadData(f"{where}: the field '{name}' is missing")
            setattr(self, name, same_kind(data[name], getattr(self, name), f"{where}.{name}"))


class Fight:
    __slots__ = ("field", "sides")

    def __init__(self, attacker: Side, defender: Side, field: Field) -> None:
        self.sides = [attacker, defender]
        self.field = field

    def named(self, i: int) -> dict[str, object]:
        """How events and asks name a side: what it does here, and who it is."""
        return {"side": SIDE_NAMES[i], "people": NATIONS[self.sides[i].nation]}

    def muster(self) -> None:
        """Both sides as a battle begins; earlier fights of the same stacks are forgotten."""
        for i, side in enumerate(self.sides):
            side.start = len(side.units) + len(side.limes)  # XVIII.I.5; a horde is no unit here (A47)
            side.lost = []
            side.limes_lost = []
            side.inflicted = 0
            side.bonus = 0
            side.stock = side.combat + side.aides if side.leader else 0  # XX.E.1
            if self.field.naval and self.field.sea_control == i:
                side.stock += SEA_CONTROL_REROLLS

    def copy(self) -> "Fight":
        return Fight(self.sides[0].copy(), self.sides[1].copy(), self.field)

    def to_json(self) -> dict[str, object]:
        return {"sides": [side.to_json() for side in self.sides], "field": self.field.to_json()}


def read_fight(data: dict[str, object], where: str) -> Fight:
    values = a_list(data, "sides", where)
    if len(values) != 2:
        raise BadData(f"{where}.sides: a fight has two sides")
    fight = Fight(Side(), Side(), Field())
    for i, value in enumerate(values):
        fight.sides[i].read(as_dict(value, f"{where}.sides[{i}]"), f"{where}.sides[{i}]")
    fight.field.read(a_dict(data, "field", where), f"{where}.field")
    return fight
