"""Puts the cards and technologies of battles into the registry."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.uses.registry import add_power, add_technique
from aevum.games.medioevo.rules.warcards.assassin import LowerDie
from aevum.games.medioevo.rules.warcards.bishop import Bishop
from aevum.games.medioevo.rules.warcards.condottiero import AddAttack, Outnumber
from aevum.games.medioevo.rules.warcards.crossbowman import ExtraArchers, RepeatArchery, SteadyAim
from aevum.games.medioevo.rules.warcards.damage import Strategy, Tactics
from aevum.games.medioevo.rules.warcards.engines import DoubleCrew, ExtraCrew, Machinery
from aevum.games.medioevo.rules.warcards.heroine import MakeCaptain, RaiseCaptain
from aevum.games.medioevo.rules.warcards.jailer import CapturePenalty, CaptureRatio, TakePrisoner
from aevum.games.medioevo.rules.warcards.promotion import Promotion
from aevum.games.medioevo.rules.warcards.recruits import MilitiaUnit, TemplarInBattle
from aevum.games.medioevo.rules.warcards.spy import Ambush, Sabotage, Trap
from aevum.games.medioevo.rules.warcards.surgeon import BuyBack, IgnoreDamage, LateRemoval
from aevum.games.medioevo.rules.warcards.turncoat import Turncoat
from aevum.games.medioevo.rules.warcards.walls import MilitiaTower, SecondProtection


def add_war_cards() -> None:
    add_power("forbid-battle", Bishop(effects.NO_BATTLE))
    add_power("forbid-trade", Bishop(effects.NO_TRADE))
    add_power("forbid-movement", Bishop(effects.NO_MOVEMENT))
    add_power("outnumber", Outnumber())
    add_power("add-attack", AddAttack())
    add_power("extra-archers", ExtraArchers())
    add_power("steady-aim", SteadyAim())
    add_power("repeat-archery", RepeatArchery())
    add_power("double-crew", DoubleCrew())
    add_power("second-protection", SecondProtection())
    add_power("turncoat", Turncoat())
    add_power("sabotage", Sabotage())
    add_power("ambush", Ambush())
    add_power("trap", Trap())
    add_power("militia-unit", MilitiaUnit())
    add_power("militia-tower", MilitiaTower())
    add_power("ignore-damage", IgnoreDamage())
    add_power("buy-back", BuyBack())
    add_power("late-removal", LateRemoval())
    add_power("templar-in-battle", TemplarInBattle())
    add_power("take-prisoner", TakePrisoner())
    add_power("capture-ratio", CaptureRatio())
    add_power("capture-penalty", CapturePenalty())
    add_power("lower-die", LowerDie())
    add_power("extra-crew", ExtraCrew())
    add_power("make-captain", MakeCaptain())
    add_power("raise-captain", RaiseCaptain())
    add_technique("promotion", Promotion())
    add_technique("tactics", Tactics())
    add_technique("strategy", Strategy())
    add_technique("machinery", Machinery())
