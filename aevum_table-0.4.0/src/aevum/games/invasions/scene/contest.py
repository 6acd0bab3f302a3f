"""The battle board: the fight or siege that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_flag
from aevum.games.invasions.rules.dice import hits
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, SIDE_NAMES, TERRAINS
from aevum.games.invasions.rules.siege.siege import siege_named
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.scene import pools
from aevum.games.invasions.scene.stacks import lost, standing
from aevum.games.invasions.telling.fight import city_about, moment_of
from aevum.games.invasions.telling.seen import frame_named, said, seen
from aevum.scene.contest import Contest, Side
from aevum.scene.seen import frames_of
from aevum.scene.spoken import title

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

LAND = ("archery", "pools", "melee", "hits", "recovery")
ADVANCED = ("archery", "tactics", "melee", "hits", "recovery")
NAVAL = ("pools", "melee", "hits", "recovery")
SIEGE = ("besiege", "assault", "check", "sack")
STANDS = {
    "tactical_advantages": "archery", "ambush": "archery", "archery": "archery", "return_fire": "archery",
    "dice_pools": "archery", "swap_attacker": "pools", "swap_defender": "pools", "trade_attacker": "pools",
    "trade_defender": "pools", "events": "pools", "melee": "pools", "rerolls": "melee", "hits": "melee",
    "withdraw_defender": "hits", "withdraw_attacker": "hits", "again": "hits", "victory": "hits",
    "leaders": "hits", "murder": "hits", "recovery": "hits", "repair": "recovery", "retreat": "recovery",
}  # fmt: skip
"""By the step at which a battle waits: what is being decided. A step moves on before what it starts ends."""
BESIEGES = {
    "terror": "besiege", "besiege": "besiege", "bribes": "besiege", "bribed": "besiege", "assault": "assault",
    "events": "assault", "check": "check", "fall": "check", "sack": "sack", "looted": "sack",
    "raze": "sack", "end": "sack",
}  # fmt: skip
KEYS: tuple[str, ...] = (
    "scene-step-archery", "scene-step-pools", "scene-step-tactics", "scene-step-melee", "scene-step-hits",
    "scene-step-recovery", "scene-step-besiege", "scene-step-assault", "scene-step-check", "scene-step-sack",
)  # fmt: skip
ROLLED = ("hits", "victory", "withdraw_defender", "withdraw_attacker", "again")
"""Steps at which the dice of the melee lie on the table."""


def contest(view: View, words: Words) -> Contest | None:
    s = seen(view)
    if s.fight_now is None:
        return None
    siege = frame_named(view, "Siege")
    found = _siege(s, siege, words) if siege is not None else _battle(view, s, words)
    found.place = s.fight.field.province
    found.ground = _ground(s, siege is None, words)
    return found


def _battle(view: View, s: InvasionsState, words: Words) -> Contest:
    field = s.fight.field
    frame = next((one for one in reversed(frames_of(view)) if str(one["frame"]).endswith("Battle")), None)
    steps = NAVAL if field.naval else ADVANCED if s.advanced else LAND
    at = STANDS.get(str(frame["step"]), steps[0]) if frame is not None else steps[0]
    at = "tactics" if s.advanced and at == "pools" else at
    title = (
        words.say("scene-battle", place=field.province) if field.province else words.say("scene-battle-here")
    )
    found = Contest(title, rule="XXI" if s.advanced else "XX")
    found.tracks = [said(words, f"scene-step-{step}") for step in steps]
    found.now = steps.index(at) if at in steps else 0
    found.sides = [_side(view, s, i, frame, words) for i in range(len(SIDE_NAMES))]
    return found


def _siege(s: InvasionsState, frame: dict[str, object], words: Words) -> Contest:
    found = Contest(words.say("scene-siege", city=s.fight.field.city), rule="XXIV")
    found.tracks = [said(words, f"scene-step-{step}") for step in SIEGE]
    found.now = SIEGE.index(BESIEGES[str(frame["step"])])
    found.sides = [_bare(s, i, words) for i in range(len(SIDE_NAMES))]
    if "other_people" not in siege_named(s.fight):
        besieged = found.sides[DEFENDER]
        besieged.name, besieged.owner, besieged.seat = title(words.say("scene-nobody")), "", ""
    assault = a_flag(frame, "assaulting", "frame")
    found.sides[ATTACKER].pools = [pools.siege_pool(s, assault, words)]
    return found


def _bare(s: InvasionsState, i: int, words: Words) -> Side:
    side = s.fight.sides[i]
    found = Side(
        words.value("people", NATIONS[side.nation]),
        NATIONS[side.nation],
        s.seats[side.seat] if side.seat >= 0 else "",
        i == ATTACKER,
        standing(side, i, words),
        lost(side, i, words),
    )
    if side.decline:
        found.notes.append(words.say("board-decline", decline=side.decline))
    if side.slain:
        found.notes.append(words.say("board-slain", leader=side.leader))
    if side.submitted:
        found.notes.append(words.say("board-submitted"))
    return found


def _side(view: View, s: InvasionsState, i: int, frame: dict[str, object] | None, words: Words) -> Side:
    found = _bare(s, i, words)
    side = s.fight.sides[i]
    if frame is None:
        return found
    step = str(frame["step"])
    moment = moment_of(view)
    found.pools = pools.battle_pools(s, i, frame, words)
    if step in ROLLED:
        found.dice = pools.dice(s, i, view.ask, words)
    if step == "hits" and not s.advanced:
        found.hits = hits(side.white, side.black, s.fight.field.open)
    elif side.inflicted or step in ROLLED[1:]:
        found.hits = side.inflicted
    if moment.battle is not None and (side.leader or side.stock):
        found.notes.append(words.say("board-rerolls", stock=side.stock))
    if moment.beaten == i and side.units and not s.fight.field.naval:
        found.notes.append(words.say("board-retreats"))
    return found


def _ground(s: InvasionsState, melee: bool, words: Words) -> list[str]:
    field = s.fight.field
    found = [title(words.value("terrain", TERRAINS[field.terrain]))]
    if melee and s.advanced:
        found.append(words.say("board-halves-hit") if field.open else words.say("board-halves-miss"))
    elif melee and not field.naval:
        found.append(words.say("board-red-hits") if field.open else words.say("board-red-misses"))
    if field.level:
        found += city_about(field, words)
    if field.intercepted:
        found.append(words.say("board-intercepted"))
    return found
