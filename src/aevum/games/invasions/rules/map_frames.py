"""The frames of a match on the map, for the registry of frames that saves are read with."""

from collections.abc import Callable
from typing import Any, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.campaign.callup import CallUp
from aevum.games.invasions.rules.campaign.campaigns import Campaigns
from aevum.games.invasions.rules.campaign.leader import LeaderCampaigns
from aevum.games.invasions.rules.campaign.march import CampaignMarch
from aevum.games.invasions.rules.campaign.siege import KeepSiege
from aevum.games.invasions.rules.control.defiance import Defiance
from aevum.games.invasions.rules.military.activation import Activation
from aevum.games.invasions.rules.military.clash import Clash
from aevum.games.invasions.rules.military.combats import Combats
from aevum.games.invasions.rules.military.phase import MilitaryPhase
from aevum.games.invasions.rules.movement.confront import Confrontation
from aevum.games.invasions.rules.movement.horde import HordeMarch
from aevum.games.invasions.rules.movement.march import March
from aevum.games.invasions.rules.movement.overfull import Overfull
from aevum.games.invasions.rules.movement.substep import StackMoves
from aevum.games.invasions.rules.raids.barbarians import BarbarianRaid
from aevum.games.invasions.rules.raids.raid import Raid
from aevum.games.invasions.rules.raids.recovery import SiteRecovery
from aevum.games.invasions.rules.raids.step import RaidStep
from aevum.games.invasions.rules.reaction.flight import Flight
from aevum.games.invasions.rules.reaction.intercept import Interception
from aevum.games.invasions.rules.reaction.naming import Naming
from aevum.games.invasions.rules.reaction.reaction import Reaction
from aevum.games.invasions.rules.reaction.sit_out import Intercepted
from aevum.games.invasions.rules.retreat.withdraw import Withdraw
from aevum.games.invasions.rules.sea.challenge import Challenge
from aevum.games.invasions.rules.sea.meeting import SeaFight
from aevum.games.invasions.rules.sea.sailing import Sail
from aevum.games.invasions.rules.sea.voyage import Voyage
from aevum.games.invasions.rules.siege.on_map import SiegeOnMap
from aevum.games.invasions.rules.siege.terror import Terror
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls, KingFalls
from aevum.games.invasions.rules.vassalage.clients import ClientHelp
from aevum.games.invasions.rules.vassalage.foedus import FederatesDecide, FoedusEnds
from aevum.games.invasions.rules.vassalage.freedom import Freedom
from aevum.games.invasions.rules.vassalage.loan import Loan
from aevum.games.invasions.rules.vassalage.parting import Parting
from aevum.games.invasions.rules.vassalage.submission import Submission

MAP_FRAMES: Final[list[Callable[[], Frame[Any]]]] = [
    MilitaryPhase,
    Activation,
    Freedom,
    Defiance,
    ClientHelp,
    FederatesDecide,
    FoedusEnds,
    CapitalFalls,
    KingFalls,
    Submission,
    Loan,
    Parting,
    StackMoves,
    March,
    HordeMarch,
    Confrontation,
    Overfull,
    Reaction,
    Naming,
    Interception,
    Intercepted,
    Flight,
    Withdraw,
    Terror,
    SiegeOnMap,
    Sail,
    Challenge,
    SeaFight,
    Voyage,
    Combats,
    Clash,
    Campaigns,
    LeaderCampaigns,
    CampaignMarch,
    CallUp,
    KeepSiege,
    BarbarianRaid,
    RaidStep,
    Raid,
    SiteRecovery,
]
