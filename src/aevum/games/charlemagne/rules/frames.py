"""Every frame of the game, so that saves can name them."""

from collections.abc import Callable
from typing import Any, Final

from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.battle.advance import Advance
from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.battle.losses import Losses
from aevum.games.charlemagne.rules.battle.markers import MarkersInAttack, MarkersInDefence
from aevum.games.charlemagne.rules.battle.retreat import Retreat
from aevum.games.charlemagne.rules.control.change import ControlChanges
from aevum.games.charlemagne.rules.conversion.defence import ConversionDefence
from aevum.games.charlemagne.rules.conversion.operation import Conversion
from aevum.games.charlemagne.rules.events.civilization import Civilization
from aevum.games.charlemagne.rules.events.disaster import Disaster
from aevum.games.charlemagne.rules.events.phase import EventPhase
from aevum.games.charlemagne.rules.events.plague import Plague
from aevum.games.charlemagne.rules.events.plague_losses import PlagueLosses
from aevum.games.charlemagne.rules.events.revolts import Revolts
from aevum.games.charlemagne.rules.events.treasuries import TreasuryDice
from aevum.games.charlemagne.rules.leaders import LeaderFlees
from aevum.games.charlemagne.rules.levy.phase import LevyPhase
from aevum.games.charlemagne.rules.movement.entry import Enter
from aevum.games.charlemagne.rules.operations.force import Operation
from aevum.games.charlemagne.rules.operations.gathering import Gathering
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.games.charlemagne.rules.pillage.operation import Pillage
from aevum.games.charlemagne.rules.ports import FleetsLeave
from aevum.games.charlemagne.rules.sea.naval import HoldPort, NavalBattle, NavalRetreat, SeaAttack
from aevum.games.charlemagne.rules.sea.sailing import Sailing
from aevum.games.charlemagne.rules.sea.voyage import Voyage
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.stratagems.phase import ReturnRagnarok, StratagemPhase
from aevum.games.charlemagne.rules.stratagems.shown import Shown
from aevum.games.charlemagne.rules.stratagems.throw import SPEARS, Throw
from aevum.games.charlemagne.rules.treasury.phase import TreasuryPhase
from aevum.games.charlemagne.rules.treasury.provision import Provision
from aevum.games.charlemagne.rules.treasury.spending import Spending
from aevum.games.charlemagne.rules.turn import Match, PlayerTurn
from aevum.games.charlemagne.rules.unasked.anytime import Unasked
from aevum.games.charlemagne.rules.unasked.in_phase import LateHeerbann
from aevum.games.charlemagne.rules.vassalage.attempt import Attempt
from aevum.games.charlemagne.rules.vassalage.defence import Defence
from aevum.games.charlemagne.rules.vassalage.phase import VassalagePhase

FRAMES: Final[list[Callable[[], Frame[Any]]]] = [
    Match,
    PlayerTurn,
    Draws,
    Shown,
    Throw,
    *SPEARS,
    Unasked,
    LateHeerbann,
    StratagemPhase,
    ReturnRagnarok,
    VassalagePhase,
    Attempt,
    Defence,
    TreasuryPhase,
    Provision,
    Spending,
    LevyPhase,
    Pillage,
    Conversion,
    ConversionDefence,
    Voyage,
    Sailing,
    NavalBattle,
    NavalRetreat,
    HoldPort,
    SeaAttack,
    FleetsLeave,
    ControlChanges,
    LeaderFlees,
    EventPhase,
    Civilization,
    Disaster,
    Plague,
    PlagueLosses,
    Revolts,
    TreasuryDice,
    OperationsPhase,
    Gathering,
    Operation,
    Enter,
    Battle,
    MarkersInAttack,
    MarkersInDefence,
    Losses,
    Retreat,
    Advance,
]
