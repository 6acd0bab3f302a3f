"""The odds of a battle before one commits oneself to it, if both sides make the usual choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from aevum.engine.codec import ints
from aevum.games.medioevo.odds.ahead import clash_ahead, foe
from aevum.games.medioevo.odds.battle import battle_odds
from aevum.games.medioevo.odds.meeting import Meeting, meeting
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.telling.owners import HORDE
from aevum.games.medioevo.telling.seen import battle_seen, frames_of, seen
from aevum.scene.contest import Chance, Odds
from aevum.scene.spoken import said

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

MARCHES = ("march-on", "sail-on")
STEPS = ("go-to", "sail-to")
MEETINGS = ("choose-enemy", "choose-enemy-at-sea")
GOOD, BAD = "good", "bad"


class Clash(NamedTuple):
    """Who would fight whom; the seat that asks is the side `own`."""

    attacker: int
    defender: int
    met: Meeting
    own: int


def odds(view: View, option: Option, words: Words) -> Odds | None:
    found = clash(view, view.ask, option)
    if found is None:
        return None
    s = seen(view)
    sum_of = battle_odds(found.met)
    ends = [sum_of.won, sum_of.lost]
    own, other = ends[found.own], ends[1 - found.own]
    names = [_name(s, found.attacker, words), _name(s, found.defender, words)]
    about = words.say("scene-odds", seat=names[0], enemy=names[1])
    chances = [
        Chance(said(words, "scene-odds-won"), own, GOOD),
        Chance(said(words, "scene-odds-lost"), other, BAD),
        Chance(said(words, "scene-odds-nobody"), sum_of.nobody),
    ]
    means = [
        (said(words, "scene-odds-own-losses"), sum_of.units[found.own]),
        (said(words, "scene-odds-enemy-losses"), sum_of.units[1 - found.own]),
        (said(words, "scene-odds-rounds"), sum_of.rounds),
    ]
    return Odds(about, [one for one in chances if one.share > 0], means, "5.BATTLE.01")


def _name(s: MedioevoState, owner: int, words: Words) -> str:
    return words.seat(HORDE if owner == BARBARIANS else s.seats[owner])


def clash(view: View, ask: Ask | None, option: Option) -> Clash | None:
    """The battle that an option would begin or go on with; None where none would come of it."""
    if ask is None:
        return None
    s = seen(view)
    if ask.key == "battle-intent" and option.key == "fight":
        fight = battle_seen(view)
        if fight is None:
            return None
        own = DEFENDER if fight.owner(DEFENDER) == ask.seat else ATTACKER
        going_on = _both(s, fight.area, fight.attacker, fight.defender, own)
        for camp in going_on.met.sides if going_on is not None else []:
            if camp.circle:
                camp.circle = fight.circle  # a card may have changed them for this battle
        return going_on
    if ask.key in MEETINGS and option.key == "attack":
        area = _area(ask.args)
        name = str(option.args["enemy_seat"])
        enemy = BARBARIANS if name == HORDE else s.seats.index(name)
        return _both(s, area, ask.seat, enemy, ATTACKER) if area >= 0 else None
    if ask.key in MARCHES and option.key in STEPS:
        return _step(s, view, ask, option)
    return None


def _both(s: MedioevoState, area: int, attacker: int, defender: int, own: int) -> Clash | None:
    force, enemy = s.force(area, attacker), s.force(area, defender)
    if not sum(force) or not sum(enemy):
        return None
    return Clash(attacker, defender, meeting(s, area, attacker, force, defender, enemy), own)


def _step(s: MedioevoState, view: View, ask: Ask, option: Option) -> Clash | None:
    """Whom a group would meet, with its galleys and those who stand there already."""
    area = _area(option.args)
    if area < 0:
        return None
    frame = frames_of(view)[ask.depth]
    met = clash_ahead(s, ask.seat, ints(frame, "units", "frame"), area, ints(frame, "slots", "frame"))
    return None if met is None else Clash(ask.seat, foe(s, ask.seat, area), met, ATTACKER)


def _area(args: dict[str, object]) -> int:
    name = str(args.get("sea") or args.get("place") or "")
    return LAND.number(name) if name in LAND.names else -1
