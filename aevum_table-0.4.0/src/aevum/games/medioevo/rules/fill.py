"""Every power and technique, and all that is done unasked, finds its place when the game is made."""

from aevum.games.medioevo.rules.anytime import set_kinds
from aevum.games.medioevo.rules.cards.bard import MakeReady
from aevum.games.medioevo.rules.cards.camel import MoveCube
from aevum.games.medioevo.rules.cards.diplomat import Protect
from aevum.games.medioevo.rules.cards.jester import CancelCard
from aevum.games.medioevo.rules.cards.point_cards import AnyPoints, SellPoints
from aevum.games.medioevo.rules.cards.princess import BothWays, DoublePoints
from aevum.games.medioevo.rules.cards.treasurers import Deposit, LessInterest, ShareInterest, Toll
from aevum.games.medioevo.rules.combat.blue_and_orange import Edict, Logistics
from aevum.games.medioevo.rules.combat.cartography import Cartography
from aevum.games.medioevo.rules.combat.influence import Influence
from aevum.games.medioevo.rules.combat.marauder import HireHorde, LendUnits
from aevum.games.medioevo.rules.combat.militia import MilitiaMarch
from aevum.games.medioevo.rules.combat.movement_cards import (
    EngineWagon,
    HaulEngine,
    MarchOn,
    UnseenGroup,
    UnseenTransport,
    WagonCaravan,
)
from aevum.games.medioevo.rules.combat.nation import Nation
from aevum.games.medioevo.rules.combat.templar import TemplarAbroad
from aevum.games.medioevo.rules.ending.hold import HoldCards
from aevum.games.medioevo.rules.events.incite import Incite
from aevum.games.medioevo.rules.events.law import Law
from aevum.games.medioevo.rules.events.savior import ChooseEvent
from aevum.games.medioevo.rules.events.ward import Ward
from aevum.games.medioevo.rules.purchases.powers import Architect, DrawAgain
from aevum.games.medioevo.rules.purchases.raising import Engineering, raise_civil, raise_military
from aevum.games.medioevo.rules.trade.merchants import BuyAnything, SellAnywhere, SellToBarbarians
from aevum.games.medioevo.rules.trade.techniques import Control, Guilds, Market, Trade
from aevum.games.medioevo.rules.trade.trade_cards import BothBonuses, KeepRoute, LayRouteAnew
from aevum.games.medioevo.rules.unasked import KINDS
from aevum.games.medioevo.rules.uses.begin import BeginUse
from aevum.games.medioevo.rules.uses.registry import BEGINNING, add_power, add_technique, check_powers
from aevum.games.medioevo.rules.warcards.register import add_war_cards


def fill() -> None:
    """Each room names its own here."""
    set_kinds(KINDS)
    BEGINNING[0] = BeginUse()
    add_war_cards()
    add_power("toll", Toll())
    add_power("deposit", Deposit())
    add_power("share-interest", ShareInterest())
    add_power("less-interest", LessInterest())
    add_power("any-points", AnyPoints())
    add_power("sell-points", SellPoints())
    add_power("sell-point-sets", SellPoints(in_sets=True))
    add_power("make-ready", MakeReady())
    add_power("cancel-card", CancelCard())
    add_power("both-ways", BothWays())
    add_power("double-points", DoublePoints())
    add_power("protect", Protect())
    add_power("move-cube", MoveCube())
    add_power("sell-to-barbarians", SellToBarbarians())
    add_power("sell-anywhere", SellAnywhere())
    add_power("buy-anything", BuyAnything())
    add_power("keep-route", KeepRoute())
    add_power("lay-route-anew", LayRouteAnew())
    add_power("both-bonuses", BothBonuses())
    add_technique("trade", Trade())
    add_technique("market", Market())
    add_technique("control", Control())
    add_technique("guilds", Guilds())
    add_power("hold-cards", HoldCards())
    add_power("incite", Incite())
    add_power("ward", Ward())
    add_power("choose-event", ChooseEvent())
    add_technique("law", Law())
    add_technique("nation", Nation())
    add_technique("influence", Influence())
    add_power("cheaper-building", Architect())
    add_power("half-price-building", Architect())
    add_power("draw-again", DrawAgain())
    add_power("raise-civil", raise_civil())
    add_power("raise-military", raise_military())
    add_technique("engineering", Engineering())
    _march()
    check_powers()


def _march() -> None:
    """Movement."""
    add_power("march-on", MarchOn())
    add_power("wagon-caravan", WagonCaravan())
    add_power("haul-engine", HaulEngine())
    add_power("engine-wagon", EngineWagon())
    add_power("unseen-transport", UnseenTransport())
    add_power("unseen-group", UnseenGroup())
    add_power("militia-march", MilitiaMarch())
    add_power("templar-abroad", TemplarAbroad())
    add_power("hire-horde", HireHorde())
    add_power("lend-units", LendUnits())
    add_technique("edict", Edict())
    add_technique("logistics", Logistics())
    add_technique("cartography", Cartography())
