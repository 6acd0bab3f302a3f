"""Exact odds before one commits oneself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import an_int, ints
from aevum.games.invasions.odds.advanced import advanced_odds
from aevum.games.invasions.odds.battle import battle_odds
from aevum.games.invasions.odds.engagement import engagement_odds
from aevum.games.invasions.odds.siege import SiegeOdds
from aevum.games.invasions.rules.combat.losses import capacity
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, Fight
from aevum.games.invasions.rules.sea.risk import LANDS_AT, no_risk, risk_modifier
from aevum.games.invasions.rules.siege.check import ASSAULT_HITS, FALLS_AT
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.scene.meeting import ASSAULT, BATTLE, LANDINGS, STEPS, meeting, stack_of
from aevum.games.invasions.telling.danger import MOST_THREATS, threats
from aevum.games.invasions.telling.seen import seen
from aevum.scene.contest import Chance, Odds
from aevum.scene.spoken import title

if TYPE_CHECKING:
    from aevum.engine.ask import Option
    from aevum.engine.view import View
    from aevum.games.invasions.odds.result import BattleOdds
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

TONES = ("good", "bad")
D10 = 10
OUTCOMES = 2
"""Who wins, or whether a city falls, is told first."""
MOST_DICE = 44
"""Hits that both sides together can take, up to which the odds are there at once."""
KEYS: tuple[str, ...] = ("scene-odds-annihilated", "scene-odds-leader", "scene-odds-submits")


def odds(view: View, option: Option, words: Words) -> Odds | None:
    found = meeting(view, option)
    if found is None:
        return None
    s = seen(view)
    if found.kind != BATTLE:
        told = _siege(found.fight, found.kind == ASSAULT, found.terror, words)
    elif sum(capacity(side) for side in found.fight.sides) > MOST_DICE:
        return None
    else:
        told = _battle(found.fight, _fought(s, found.fight), view.seat, words)
    if found.caught < 1:
        _only_if(told, found.caught, words.say("scene-odds-slips"))
    if option.key in LANDINGS:
        _only_if(told, _lands(view, option), words.say("scene-odds-landing-fails"))
    if option.key in STEPS:
        told.chances += _intercepted(view, option, words)
    return told


def _only_if(told: Odds, share: float, otherwise: str) -> None:
    """It comes to all this with a chance only; if it does not, that is an outcome beside who wins."""
    for chance in told.chances:
        chance.share *= share
    told.means = [(name, round(mean * share, 2)) for name, mean in told.means]
    told.chances.insert(OUTCOMES, Chance(otherwise, 1 - share))


def _fought(s: InvasionsState, fight: Fight) -> BattleOdds:
    """On the map a Limes with troops is never overrun first: who came to its help stands there already."""
    defender = fight.sides[DEFENDER]
    if s.world_now is not None and defender.limes and defender.units:
        of_battle = advanced_odds if s.advanced else battle_odds
        return of_battle(fight, s.intercepted_ambush)
    return engagement_odds(fight, s.advanced, s.intercepted_ambush)


def _lands(view: View, option: Option) -> float:
    """XXV.E: the roll that comes before all else when a stack goes ashore among enemies."""
    frame = stack_of(view)
    assert frame is not None
    w = seen(view).world
    nation, units = an_int(frame, "nation", "frame"), ints(frame, "units", "frame")
    target = w.land.number(str(option.args["place"]))
    if no_risk(w, nation, units, target):
        return 1.0
    sea = w.land.number(str(option.args.get("last_sea", option.args["sea"])))
    needed = LANDS_AT - risk_modifier(w, nation, sea, target)
    return min(1.0, max(0.0, (D10 + 1 - needed) / D10))


def _intercepted(view: View, option: Option, words: Words) -> list[Chance]:
    """XIX.A: who may come upon a stack on its way, where most is to be feared first."""
    frame = stack_of(view)
    if frame is None:
        return []
    w = seen(view).world
    eluded = ints(frame, "eluded", "frame") if "eluded" in frame else []
    target = w.land.number(str(option.args["place"]))
    found: list[Chance] = []
    for one in threats(w, target, an_int(frame, "nation", "frame"), eluded)[:MOST_THREATS]:
        text = words.say("scene-odds-intercepted", place=w.land.names[one.start], units=one.units)
        found.append(Chance(text, one.percent / 100, TONES[1]))
    return found


def _battle(fight: Fight, fought: BattleOdds, seat: int, words: Words) -> Odds:
    """Told from the side of whoever asks; an onlooker looks with the attacker."""
    own = DEFENDER if fight.sides[DEFENDER].seat == seat != fight.sides[ATTACKER].seat else ATTACKER
    peoples = [NATIONS[side.nation] for side in fight.sides]
    if fight.field.naval:
        found = Odds(words.say("scene-odds-at-sea"), rule="XXV.C.7")
    else:
        found = Odds(words.say("odds-policy"), rule="XX.I")
    for i in (own, 1 - own):
        tone = TONES[i != own]
        found.chances.append(Chance(words.say("scene-odds-wins", people=peoples[i]), fought.win[i], tone))
    if fought.draw > 0:
        found.chances.append(Chance(words.say("odds-draw"), fought.draw))
    for i in (own, 1 - own):
        side, worse = fought.sides[i], TONES[i == own]
        for key, share in (
            ("scene-odds-annihilated", side.annihilated),
            ("scene-odds-leader", side.leader_lost),
            ("scene-odds-submits", side.submitted),
        ):
            if share > 0:
                found.chances.append(Chance(words.say(key, people=peoples[i]), share, worse))
        lost = sum(n * share for n, share in side.gone.items())
        found.means.append((words.say("scene-odds-lost", people=peoples[i]), round(lost, 2)))
    return found


def _siege(fight: Fight, assault: bool, terror: bool, words: Words) -> Odds:
    """`terror`: the city has yet to be tried by it, which happens once and before anybody is asked."""
    siege = SiegeOdds(fight, assault)
    falls = siege.falls if terror else siege.siege
    city = fight.field.city
    found = Odds(title(words.say("odds-siege-rolls", rolls=siege.rolls, needed=FALLS_AT)), rule="XXIV.C.1")
    found.chances = [
        Chance(words.say("scene-odds-falls", city=city), falls, TONES[0]),
        Chance(words.say("scene-odds-holds", city=city), 1 - falls, TONES[1]),
    ]
    if not assault and capacity(fight.sides[ATTACKER]) > ASSAULT_HITS:
        stormed = SiegeOdds(fight, True)
        words_for = words.say("scene-odds-storm", city=city, hits=ASSAULT_HITS)
        found.chances.append(Chance(words_for, stormed.falls if terror else stormed.siege))
    if terror and siege.terror > 0:
        found.chances.append(Chance(words.say("scene-odds-terror", city=city), siege.terror, TONES[0]))
    return found
