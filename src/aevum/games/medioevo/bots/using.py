"""Cards and technologies at the moments when they may be used (K, B)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import number, place_of
from aevum.games.medioevo.bots.realm import levels
from aevum.games.medioevo.rules.battle.fight import battle_of
from aevum.games.medioevo.rules.technologies import BRANCH, POINTS, technology
from aevum.games.medioevo.rules.trade.plundered import Seize
from aevum.games.medioevo.rules.transports import GALLEY
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, CARD_POINTS, COST, POWER
from aevum.games.medioevo.rules.uses.points import reach
from aevum.games.medioevo.rules.uses.registry import POWERS
from aevum.games.medioevo.rules.uses.threats import Threat
from aevum.games.medioevo.rules.uses.thrown import MOST, SLOT, THROWER, lying
from aevum.games.medioevo.rules.words import slot_of
from aevum.kit.choosing import all_of, passing

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

IN_BATTLE = (
    "outnumber", "add-attack", "extra-archers", "steady-aim", "repeat-archery", "double-crew",
    "second-protection", "turncoat", "ambush", "trap", "ignore-damage", "buy-back", "late-removal",
    "templar-in-battle", "take-prisoner", "extra-crew", "make-captain", "raise-captain", "lower-die",
)  # fmt: skip
"""Abilities that help whoever fights."""
THREATENED = ("militia-unit", "militia-march", "militia-tower")
OTHERWISE = ("ward", "choose-event", "less-interest", "share-interest", "keep-route", "both-bonuses")
"""Abilities that are used as soon as they can be."""
RAISING = ("raise-civil", "raise-military")
PURCHASE = 4
TECHNOLOGIES = ("promotion", "tactics", "strategy")


def power(option: Option) -> str:
    return POWER[CARD_NAMES.index(str(option.args["card"]))] if "card" in option.args else ""


def in_battle(s: MedioevoState, ask: Ask) -> Option:
    """Only in an own battle; technologies where cards and tokens give the points."""
    fight = battle_of(s)
    if fight is None or ask.seat not in (fight.attacker, fight.defender):
        return passing(ask)
    for option in all_of(ask, "use-card"):
        card = CARD_NAMES.index(str(option.args["card"]))
        if POWER[card] in IN_BATTLE and COST[card] * 4 <= s.money[ask.seat]:
            return option
    for option in all_of(ask, "use-technology"):
        name = str(option.args["technology"])
        number = technology(name)
        if name in TECHNOLOGIES and reach(s, ask.seat, BRANCH[number]) >= POINTS[number]:
            return option
    return passing(ask)


def lying_dice(s: MedioevoState, ask: Ask) -> Option:
    """Own arrows and stones that would hit then, and galleys of others that would sink."""
    lies = lying(s)
    for row in lies.rows if lies is not None else []:
        galley = row[SLOT] >= 0 and s.item_kind[row[SLOT]] == GALLEY
        if row[MOST] and galley == (row[THROWER] != ask.seat):
            return in_battle(s, ask)
    return passing(ask)


def threatened(s: MedioevoState, ask: Ask) -> Option:
    """Militia where the own land is threatened."""
    threat = next((frame for frame in s.running() if isinstance(frame, Threat)), None)
    if threat is None or threat.victim != ask.seat:
        return passing(ask)
    for option in all_of(ask, "use-card"):
        if power(option) in THREATENED:
            return option
    return passing(ask)


def plunder_near(s: MedioevoState, ask: Ask) -> Option:
    """A Diplomat, if there is one."""
    for option in all_of(ask, "use-card"):
        if power(option) == "protect":
            return option
    return passing(ask)


def protect(s: MedioevoState, ask: Ask) -> Option:
    """What is about to be taken, or lies where barbarians come; else the first thing."""
    for frame in s.running():
        for option in all_of(ask, "protect-item"):
            slot = slot_of(ask.seat, str(option.args["slot"]))
            if isinstance(frame, Seize) and frame.slot == slot:
                return option
            if isinstance(frame, Threat) and s.item_at[slot] == frame.area:
                return option
    return ask.options[0]


def rescue(s: MedioevoState, ask: Ask) -> Option:
    """Wagons and galleys bring several units for the points of one; engines stay."""
    carriers = [
        option
        for option in all_of(ask, "send-thing", "send-thing-at-sea")
        if str(option.args["item"]) in ("war-wagon", "galley")
    ]
    options = carriers or all_of(ask, "send-unit")
    if not options:
        return ask.options[-1]
    return min(options, key=lambda option: number(option, "points"))


def at_once(s: MedioevoState, ask: Ask) -> Option:
    for option in all_of(ask, "use-card"):
        if power(option) in OTHERWISE:
            return option
    return passing(ask)


def card_turned(s: MedioevoState, ask: Ask) -> Option:
    """A Princess doubles the points of an own card."""
    card = CARD_NAMES.index(str(ask.args["card"]))
    if s.holder[card] == ask.seat and CARD_POINTS[card] > 0:
        for option in all_of(ask, "use-card"):
            if power(option) == "double-points":
                return option
    return passing(ask)


def unasked(s: MedioevoState, ask: Ask) -> Option | None:
    """At any time: tolls, buildings that rise for nothing, and in the purchase phase a card made ready."""
    best: Option | None = None
    for option in all_of(ask, "use-card"):
        if POWERS[CARD_NAMES.index(str(option.args["card"]))].boon:
            return option
        match power(option):
            case name if name in RAISING:
                if best is None or _height(s, option, name) > _height(s, best, name):
                    best = option
            case "make-ready" if s.phase == PURCHASE:
                other = CARD_NAMES.index(str(option.args.get("other_card", option.args["card"])))
                if s.holder[other] == ask.seat and CARD_POINTS[other] == 2:
                    return option
    return best


def _height(s: MedioevoState, option: Option, name: str) -> int:
    if power(option) != name or "place" not in option.args:
        return -1
    return levels(s, place_of(option))[RAISING.index(name)]


def aim(s: MedioevoState, ask: Ask) -> Option:
    """Good for oneself, bad for the enemy, the last of what is like it: stronger units stand last."""
    own = [option for option in ask.options if option.args.get("seat") == s.seats[ask.seat]]
    others = [option for option in ask.options if option not in own]
    hurting = [option for option in others if option.key in ("lower-die", "aim-damage", "spy-on", "sabotage")]
    if hurting and not lying(s):
        return max(hurting, key=lambda option: number(option, "face") - number(option, "left"))
    return (own or ask.options)[-1]
