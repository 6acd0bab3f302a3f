"""What is known of a running battle. `battle` runs it; its steps and cards read and change it here."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fort import CHOICES
from aevum.games.medioevo.rules.battle.marks import fighting
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER, DRAW
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE, nothing
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.thrown import Roller

SIDES: Final = (ATTACKER, DEFENDER)

SIDE: Final = 0
KIND: Final = 1
POINTS: Final = 2
"""Of a row of `pending`."""

SLOT: Final = 0
FIRES_FOR: Final = 1
AIM: Final = 2
CREW: Final = 3
"""Of a row of `engines`; the crew is a force from there on."""
AT_UNITS: Final = NOBODY
"""The aim of an engine; else the sort of a building."""
IDLE: Final = -2
"""It does not fire."""

GALLEY: Final = 0
BERTH_OF: Final = 1
ABOARD: Final = 2
"""Of a row of `berths`."""

FIGHT: Final = 0
FLEE: Final = 1
CAPTURE: Final = 2
"""What a side means to do in a round."""


def by_side() -> list[int]:
    """Nothing for either side."""
    return [0 for _ in SIDES]


def shields() -> list[list[int]]:
    """Nothing spared of any kind of attack."""
    return [[0 for _ in CHOICES] for _ in SIDES]


@mypyc_attr(allow_interpreted_subclasses=True)
class Fight(Roller):
    """Lists by side have the attacker first. Rows are replaced, never written to."""

    abstract: ClassVar[bool] = True

    def __init__(self, area: int = 0, attacker: int = 0, defender: int = 0) -> None:
        super().__init__()
        self.area = area
        self.attacker = attacker
        self.defender = defender
        self.round = 0
        self.verdict = 0
        """One of `results` once the battle is decided."""
        self.at_start: list[int] = by_side()
        """Units of each side when the battle began (V.GAIN.09)."""
        self.berths: list[list[int]] = []
        """At sea: rows of a galley's slot, its side and the units told off to it (5.NAVAL.07)."""
        self.circle: list[int] = []
        """The barbarians' dice of this battle; cards change them here too (5.BATTLE.18, R-040)."""
        self.dice: list[list[int]] = [[], []]
        """The dice of 4, 6 and 8 of each side as they lie; none before they are thrown."""
        self.engines: list[list[int]] = []
        """Rows of a slot, its side, its aim and its crew (5.SIEGE.01, 5.SIEGE.02)."""
        self.orders: list[list[int]] = [[], []]
        """What captains do in this round (5.CPT)."""
        self.given: list[int] = by_side()
        """Light infantry given up in this round (5.LI.01)."""
        self.heavy: list[int] = by_side()
        self.cavalry: list[int] = by_side()
        """Units whose power was found to work in step 4 (5.BATTLE.06)."""
        self.shield: list[list[int]] = shields()
        """By SIEGE, ARROWS, MELEE: damage that a building spares (5.FORT.01), each once in a round."""
        self.intent: list[int] = [FIGHT, FIGHT]
        self.refuge = NOBODY
        """Where who flees will go, and for how many movement points (5.FLEE.03)."""
        self.flight = 0
        self.blood: list[int] = by_side()
        """Blood markers spent in this round (W.BLOOD.02)."""
        self.attack: list[int] = by_side()
        """Attack values (5.BATTLE.08)."""
        self.winner = DRAW
        """Of the round (5.BATTLE.13)."""
        self.saved: list[int] = by_side()
        """Casualties that superiority spares (5.BATTLE.15)."""
        self.pending: list[list[int]] = []
        """Damage about to be assigned: rows of the side that takes it, its kind (`fort`) and its points."""
        self.late: list[list[int]] = []
        """Damage that waits for the end of the round (K.CARD.10)."""
        self.fallen: list[int] = by_side()
        """Units of each side eliminated in this round."""
        self.captured: list[list[int]] = [nothing(), nothing()]
        """Units of each side that were made prisoners in this battle (5.CAPT.03)."""
        self.round_marks: list[list[int]] = []
        self.battle_marks: list[list[int]] = []
        """What cards and technologies do in a round and in the whole battle (`marks`)."""

    def marks(self) -> list[list[int]]:
        return self.battle_marks + self.round_marks

    def owner(self, side: int) -> int:
        return self.attacker if side == ATTACKER else self.defender

    def side_of(self, owner: int) -> int:
        """NOBODY for who does not fight here."""
        if owner == self.attacker:
            return ATTACKER
        return DEFENDER if owner == self.defender else NOBODY

    def is_horde(self, side: int) -> bool:
        return self.owner(side) == BARBARIANS

    def between_players(self) -> bool:
        return not self.is_horde(ATTACKER) and not self.is_horde(DEFENDER)

    def at_sea(self) -> bool:
        return LAND.is_sea(self.area)

    def force(self, s: MedioevoState, side: int) -> list[int]:
        """All units of a side, crews too; not to be written to."""
        return s.force(self.area, self.owner(side))

    def units(self, s: MedioevoState, side: int) -> int:
        return s.count(self.area, self.owner(side))

    def able(self, s: MedioevoState, side: int) -> list[int]:
        """The same as a force, without those whom a Spy keeps out of the battle (K.CARD.06)."""
        return fighting(self.marks(), side, self.force(s, side))

    def gone(self, s: MedioevoState) -> bool:
        """Whether a side has nobody left."""
        return self.units(s, ATTACKER) == 0 or self.units(s, DEFENDER) == 0

    def crew(self, s: MedioevoState, side: int) -> list[int]:
        """Units that only serve engines (5.SIEGE.06); with Machinery they fight as well (B.BLUE.3)."""
        rows = [row for row in self.engines if not effects.holds(s, effects.MACHINERY, row[SLOT])]
        return self._serving(s, side, rows)

    def _serving(self, s: MedioevoState, side: int, rows: list[list[int]]) -> list[int]:
        """The units of a side that serve the engines of these rows."""
        found = nothing()
        for row in rows:
            if row[FIRES_FOR] == side:
                for piece in range(FORCE):
                    found[piece] += row[CREW + piece]
        force = self.force(s, side)
        return [min(found[piece], force[piece]) for piece in range(FORCE)]

    def idle(self, s: MedioevoState, side: int) -> list[int]:
        """The units that serve no engine: nobody serves two (5.SIEGE.01)."""
        serving = self._serving(s, side, self.engines)
        able = self.able(s, side)
        return [max(0, able[piece] - serving[piece]) for piece in range(FORCE)]

    def line(self, s: MedioevoState, side: int) -> list[int]:
        """The units that fight: neither crews nor trapped (R-031, K.CARD.06)."""
        crew = self.crew(s, side)
        able = self.able(s, side)
        return [max(0, able[piece] - crew[piece]) for piece in range(FORCE)]

    def seat_name(self, s: MedioevoState, side: int) -> str:
        """For the words `seat`, of which barbarians have one too."""
        return "barbarians" if self.is_horde(side) else s.seats[self.owner(side)]

    def told(self, s: MedioevoState, side: int) -> dict[str, object]:
        return {"seat": self.seat_name(s, side)}


def enemy_of(side: int) -> int:
    return DEFENDER if side == ATTACKER else ATTACKER


def battle_of(s: MedioevoState) -> Fight | None:
    """The battle that is being fought."""
    for frame in s.running():
        if isinstance(frame, Fight):
            return frame
    return None


def out_of_reach(s: MedioevoState, area: int) -> bool:
    """5.MISC.02: between rounds only barbarians of the battle come and go; before the first it was asked."""
    fight = battle_of(s)
    return fight is not None and fight.round > 0 and (fight.round == 1 or fight.area != area)


def running(s: MedioevoState) -> Fight:
    """The same where there must be one."""
    fight = battle_of(s)
    assert fight is not None
    return fight
