"""Every frame of the game, so that saves can name them."""

from collections.abc import Callable
from typing import Any, Final

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.alive import TakeAlive
from aevum.games.medioevo.rules.battle.frames import BATTLE_FRAMES
from aevum.games.medioevo.rules.battle.removal import Removal
from aevum.games.medioevo.rules.bidding.phase import TurnOrderPhase
from aevum.games.medioevo.rules.cards.camel import CubeMove
from aevum.games.medioevo.rules.cards.diplomat import Protection
from aevum.games.medioevo.rules.cards.point_cards import PointSale
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.combat.cartography import JoinBattle, StepFrom
from aevum.games.medioevo.rules.combat.conquest import Conquest
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.combat.marauder import Lending
from aevum.games.medioevo.rules.combat.militia import ToTheRescue
from aevum.games.medioevo.rules.combat.move import March
from aevum.games.medioevo.rules.combat.nation import SendBarbarian
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.combat.spoils import Spoils
from aevum.games.medioevo.rules.combat.templar import Crusade
from aevum.games.medioevo.rules.diplomacy.dispute import Dispute
from aevum.games.medioevo.rules.diplomacy.offer import Offer
from aevum.games.medioevo.rules.diplomacy.proposal import Proposal
from aevum.games.medioevo.rules.diplomacy.torn import PactsAtEnd
from aevum.games.medioevo.rules.ending.hold import HoldBack
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.events.rebellion import Rebellion
from aevum.games.medioevo.rules.events.savior import PickEvent
from aevum.games.medioevo.rules.events.strike import Strike
from aevum.games.medioevo.rules.events.unrest import Unrest
from aevum.games.medioevo.rules.events.war_circle import WarCircle
from aevum.games.medioevo.rules.events.ward import WardOff
from aevum.games.medioevo.rules.objectives.last import LastClaims
from aevum.games.medioevo.rules.purchases.buying import Buying, Ordering
from aevum.games.medioevo.rules.purchases.deployment import Deploy
from aevum.games.medioevo.rules.purchases.drawing import Drawing
from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.games.medioevo.rules.purchases.raising import RaiseOne
from aevum.games.medioevo.rules.scoring.end import FinalScoring
from aevum.games.medioevo.rules.setup.auction import Auction
from aevum.games.medioevo.rules.setup.first_cards import FirstCards, FirstTokens
from aevum.games.medioevo.rules.setup.phase import SetUp
from aevum.games.medioevo.rules.setup.pieces import PlaceArmies, PlaceVillages
from aevum.games.medioevo.rules.setup.realms import ChooseKingdoms
from aevum.games.medioevo.rules.taxes.bankruptcy import Bankruptcy
from aevum.games.medioevo.rules.taxes.interest import Interest
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.taxes.phase import TaxPhase
from aevum.games.medioevo.rules.trade.buying import Purchase
from aevum.games.medioevo.rules.trade.cubes import AddCube
from aevum.games.medioevo.rules.trade.journey import Journey
from aevum.games.medioevo.rules.trade.laying import OpenRoute
from aevum.games.medioevo.rules.trade.lost import RoutesLost
from aevum.games.medioevo.rules.trade.phase import TradePhase, TradeTurn
from aevum.games.medioevo.rules.trade.plundered import Meeting, Seize
from aevum.games.medioevo.rules.trade.relaying import MoveMarkers
from aevum.games.medioevo.rules.trade.sale import Sale
from aevum.games.medioevo.rules.trade.selling import Selling
from aevum.games.medioevo.rules.trade.travel import Travel
from aevum.games.medioevo.rules.turn import Match
from aevum.games.medioevo.rules.uses.begin import CardUse, TechnologyUse
from aevum.games.medioevo.rules.uses.choose import AimCard, AimTechnology
from aevum.games.medioevo.rules.uses.dice import CardDie
from aevum.games.medioevo.rules.uses.moments import MOMENTS
from aevum.games.medioevo.rules.uses.pay import BorrowPoints, Pay
from aevum.games.medioevo.rules.uses.pay_use import PayUse
from aevum.games.medioevo.rules.uses.thrown import Lying
from aevum.games.medioevo.rules.uses.turning import TurnForPoints, UseCard
from aevum.games.medioevo.rules.warcards.spy import SpyCaught
from aevum.games.medioevo.rules.works.markers import PlaceMarkers, ReplaceMarkers

FRAMES: Final[list[Callable[[], Frame[Any]]]] = [
    Match,
    SetUp,
    Auction,
    ChooseKingdoms,
    PlaceVillages,
    PlaceArmies,
    FirstCards,
    FirstTokens,
    TurnOrderPhase,
    EventPhase,
    WarCircle,
    Strike,
    WardOff,
    PickEvent,
    Raiders,
    Unrest,
    Rebellion,
    SendBarbarian,
    EndPhase,
    LastClaims,
    HoldBack,
    FinalScoring,
    *MOMENTS,
    Lying,
    CardDie,
    Pay,
    PayUse,
    BorrowPoints,
    TurnForPoints,
    UseCard,
    CardUse,
    TechnologyUse,
    AimCard,
    AimTechnology,
    SpyCaught,
    TakeAlive,
    Offer,
    Proposal,
    Dispute,
    PactsAtEnd,
    TaxPhase,
    Interest,
    Bankruptcy,
    Upkeep,
    Removal,
    PointSale,
    CubeMove,
    Protection,
    TradePhase,
    TradeTurn,
    Journey,
    Travel,
    Meeting,
    Seize,
    Purchase,
    Selling,
    Sale,
    AddCube,
    OpenRoute,
    MoveMarkers,
    RoutesLost,
    *BATTLE_FRAMES,
    PurchasePhase,
    PurchaseMenu,
    Buying,
    Ordering,
    Deploy,
    Drawing,
    PlaceMarkers,
    ReplaceMarkers,
    RaiseOne,
    CombatPhase,
    March,
    Enter,
    HordeArrives,
    Conquest,
    Spoils,
    ToTheRescue,
    Crusade,
    Lending,
    StepFrom,
    JoinBattle,
]
