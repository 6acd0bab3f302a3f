"""The frames of a match on the map, for the registry of frames that saves are read with."""

from collections.abc import Callable
from typing import Any, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.administration.cards import AdministrationCards
from aevum.games.invasions.rules.calamities.calamity import Calamity
from aevum.games.invasions.rules.campaign.callup import CallUp
from aevum.games.invasions.rules.campaign.campaigns import Campaigns
from aevum.games.invasions.rules.campaign.join import JoinMarch
from aevum.games.invasions.rules.campaign.leader import LeaderCampaigns
from aevum.games.invasions.rules.campaign.march import CampaignMarch
from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.clash.combats import Combats
from aevum.games.invasions.rules.clash.king import KingFalls
from aevum.games.invasions.rules.counsel.counsel import Counsel, LastCounsel
from aevum.games.invasions.rules.counsel.step import DiplomacyStep, EndOfDiplomacy
from aevum.games.invasions.rules.diplomacy.alliances import WordsExpire
from aevum.games.invasions.rules.diplomacy.cards.alliance import AllianceOffer
from aevum.games.invasions.rules.diplomacy.cards.bribe import Bribery
from aevum.games.invasions.rules.diplomacy.cards.treaty import Treaty
from aevum.games.invasions.rules.diplomacy.evacuation import MakeRoom
from aevum.games.invasions.rules.diplomacy.founding import Founding
from aevum.games.invasions.rules.diplomacy.hirelings import Dismissal, Hiring
from aevum.games.invasions.rules.diplomacy.hun_hire import HunHire
from aevum.games.invasions.rules.diplomacy.offer import FoedusOffer
from aevum.games.invasions.rules.diplomacy.play import PlayCard
from aevum.games.invasions.rules.events.attrition import Attrition
from aevum.games.invasions.rules.events.caravans import Caravans
from aevum.games.invasions.rules.events.on_nation import EventOnNation
from aevum.games.invasions.rules.events.pending import Pending
from aevum.games.invasions.rules.events.public import PublicEvent
from aevum.games.invasions.rules.events.step import EventCards
from aevum.games.invasions.rules.hands.window import (
    BattleEvents,
    CalamityEvents,
    FlightEvents,
    InterceptionEvents,
    SeaEvents,
    SiegeEvents,
)
from aevum.games.invasions.rules.income.bankruptcy import Bankruptcy
from aevum.games.invasions.rules.income.collapse import Collapse, CollapseCheck
from aevum.games.invasions.rules.income.recovery import LootRecovery
from aevum.games.invasions.rules.income.sites import SiteRecovery
from aevum.games.invasions.rules.income.step import Income
from aevum.games.invasions.rules.losses.escape import Escape
from aevum.games.invasions.rules.marching.horde import HordeMarch
from aevum.games.invasions.rules.marching.limes import LimesFalls
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.marching.substep import StackMoves
from aevum.games.invasions.rules.match.administration import AdministrationPhase
from aevum.games.invasions.rules.match.turn import Match
from aevum.games.invasions.rules.military.activation import Activation
from aevum.games.invasions.rules.military.defiance import Defiance
from aevum.games.invasions.rules.military.phase import MilitaryPhase
from aevum.games.invasions.rules.movement.confrontation import Confrontation
from aevum.games.invasions.rules.movement.overfull import Overfull
from aevum.games.invasions.rules.movement.passage import Passage
from aevum.games.invasions.rules.peoples.empires import Reunion
from aevum.games.invasions.rules.peoples.frontier import PersianFront
from aevum.games.invasions.rules.peoples.rise import Rises
from aevum.games.invasions.rules.peoples.specials import Specials
from aevum.games.invasions.rules.peoples.theodosius import TakesCommand
from aevum.games.invasions.rules.purchases.step import Purchases
from aevum.games.invasions.rules.raids.barbarians import BarbarianRaid
from aevum.games.invasions.rules.raids.raid import Raid
from aevum.games.invasions.rules.raids.step import RaidStep
from aevum.games.invasions.rules.reaction.flight import Flight
from aevum.games.invasions.rules.reaction.intercept import Interception
from aevum.games.invasions.rules.reaction.naming import Naming
from aevum.games.invasions.rules.reaction.reaction import Reaction
from aevum.games.invasions.rules.reaction.sit_out import Intercepted
from aevum.games.invasions.rules.reinforcements.arrival import Arrival
from aevum.games.invasions.rules.reinforcements.displaced import Displaced
from aevum.games.invasions.rules.reinforcements.leaders import Leaders
from aevum.games.invasions.rules.reinforcements.levy import Levy
from aevum.games.invasions.rules.reinforcements.mercenaries import FederateLends
from aevum.games.invasions.rules.reinforcements.refuge import Refuge
from aevum.games.invasions.rules.reinforcements.step import Reinforced, ReinforcementStep
from aevum.games.invasions.rules.reinforcements.vanished import Vanished
from aevum.games.invasions.rules.religion.conversion import Conversion, Faiths
from aevum.games.invasions.rules.religion.heresy import HeresyRises
from aevum.games.invasions.rules.retreat.over import Lane
from aevum.games.invasions.rules.retreat.withdraw import Withdraw
from aevum.games.invasions.rules.revolts.rise import RevoltRises
from aevum.games.invasions.rules.revolts.suppress import Suppression
from aevum.games.invasions.rules.scoring.step import Scoring
from aevum.games.invasions.rules.sea.challenge import Challenge
from aevum.games.invasions.rules.sea.meeting import SeaFight
from aevum.games.invasions.rules.sea.sailing import Sail
from aevum.games.invasions.rules.sea.voyage import Voyage
from aevum.games.invasions.rules.siege.keep import KeepSiege
from aevum.games.invasions.rules.siege.on_map import SiegeOnMap
from aevum.games.invasions.rules.siege.terror import Terror
from aevum.games.invasions.rules.status.ageing import Ages
from aevum.games.invasions.rules.status.decline import DeclineRises
from aevum.games.invasions.rules.status.empire import BecomesEmpire
from aevum.games.invasions.rules.status.kingdom import BecomesKingdom, FoundsCapital
from aevum.games.invasions.rules.status.step import StatusStep
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls
from aevum.games.invasions.rules.vassalage.clients import ClientHelp
from aevum.games.invasions.rules.vassalage.departure import Departure
from aevum.games.invasions.rules.vassalage.foedus import FederatesDecide, FoedusEnds
from aevum.games.invasions.rules.vassalage.freedom import Freedom
from aevum.games.invasions.rules.vassalage.loan import Exchange, Loan
from aevum.games.invasions.rules.vassalage.parting import Parting
from aevum.games.invasions.rules.vassalage.submission import Submission

MAP_FRAMES: Final[list[Callable[[], Frame[Any]]]] = [
    MilitaryPhase,
    Activation,
    Freedom,
    Defiance,
    Escape,
    Lane,
    LimesFalls,
    ClientHelp,
    FederatesDecide,
    FoedusEnds,
    CapitalFalls,
    KingFalls,
    Submission,
    Loan,
    Exchange,
    Parting,
    StackMoves,
    March,
    HordeMarch,
    Confrontation,
    Overfull,
    Passage,
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
    JoinMarch,
    Departure,
    KeepSiege,
    BarbarianRaid,
    RaidStep,
    Raid,
    SiteRecovery,
    Match,
    Specials,
    Reunion,
    PersianFront,
    TakesCommand,
    Rises,
    StatusStep,
    Ages,
    DeclineRises,
    BecomesKingdom,
    FoundsCapital,
    BecomesEmpire,
    RevoltRises,
    Suppression,
    HeresyRises,
    Conversion,
    Faiths,
    Calamity,
    ReinforcementStep,
    Reinforced,
    Arrival,
    Displaced,
    Refuge,
    Levy,
    Leaders,
    FederateLends,
    Vanished,
    EventCards,
    PublicEvent,
    EventOnNation,
    Attrition,
    Pending,
    Caravans,
    BattleEvents,
    SiegeEvents,
    InterceptionEvents,
    FlightEvents,
    SeaEvents,
    CalamityEvents,
    Scoring,
    AdministrationPhase,
    AdministrationCards,
    Income,
    LootRecovery,
    Bankruptcy,
    CollapseCheck,
    Collapse,
    Purchases,
    Counsel,
    LastCounsel,
    DiplomacyStep,
    EndOfDiplomacy,
    WordsExpire,
    PlayCard,
    AllianceOffer,
    Treaty,
    Bribery,
    FoedusOffer,
    HunHire,
    Founding,
    MakeRoom,
    Hiring,
    Dismissal,
]
