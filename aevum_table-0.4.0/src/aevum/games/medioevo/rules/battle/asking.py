"""The procedures of a battle that ask something."""

from typing import Any, Final

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.assign import Damage
from aevum.games.medioevo.rules.battle.crews import AimIdle, Crews
from aevum.games.medioevo.rules.battle.flight import Embark
from aevum.games.medioevo.rules.battle.giving import GiveUp
from aevum.games.medioevo.rules.battle.intent import Intent
from aevum.games.medioevo.rules.battle.orders import Orders
from aevum.games.medioevo.rules.battle.overboard import Overboard
from aevum.games.medioevo.rules.battle.prizes import Prizes
from aevum.games.medioevo.rules.battle.protect import ChooseShelter
from aevum.games.medioevo.rules.battle.sea import Ebb, TellOff
from aevum.games.medioevo.rules.battle.spending import SpendBlood, Superiority
from aevum.games.medioevo.rules.battle.surrender import Parley
from aevum.games.medioevo.rules.battle.throw import Throw

ASKING: Final[tuple[type[Frame[Any]], ...]] = (
    TellOff,
    Ebb,
    ChooseShelter,
    Intent,
    Parley,
    Crews,
    AimIdle,
    Damage,
    Orders,
    GiveUp,
    Throw,
    SpendBlood,
    Superiority,
    Prizes,
    Embark,
    Overboard,
)
