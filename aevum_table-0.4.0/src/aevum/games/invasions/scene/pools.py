"""Pools and rolls of a fight, built up reason by reason by the functions that resolve it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import an_int, ints
from aevum.engine.event import Modifier
from aevum.games.invasions.rules.advanced import modifiers
from aevum.games.invasions.rules.combat import archery
from aevum.games.invasions.rules.combat.pools import melee_pool
from aevum.games.invasions.rules.combat.tally import tallies
from aevum.games.invasions.rules.dice import BLACK, COLOURS, FACE_NAMES, WHITE, hits_of
from aevum.games.invasions.rules.fight import SIDE_NAMES, Fight
from aevum.games.invasions.rules.hands.window import swayed
from aevum.games.invasions.rules.siege.check import siege_modifier, siege_rolls
from aevum.games.invasions.telling.icons import DICE
from aevum.scene.contest import Die, Item, Pool

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

SHOOTING = ("tactical_advantages", "ambush", "archery", "return_fire")
BEFORE_HITS = (
    "dice_pools", "swap_attacker", "swap_defender", "trade_attacker", "trade_defender", "events", "melee",
    "rerolls", "hits",
)  # fmt: skip
"""Steps at which the melee is still to be decided; later what stands there says nothing of the roll."""
ROLLED = ("rerolls", "hits")
"""Steps at which the bonus of an advanced roll holds all of it, not only what was traded for it."""
REROLL, ROLL_AGAIN = "reroll", "roll-again"


def told(items: list[Modifier], words: Words) -> list[Item]:
    return [Item(item.value, words.modifier(item), item.rule) for item in items]


def battle_pools(s: InvasionsState, i: int, frame: dict[str, object], words: Words) -> list[Pool]:
    step = str(frame["step"])
    found: list[Pool] = []
    if step in SHOOTING and not s.fight.field.naval:
        found += _archery(s.fight, i, s.advanced, _ambush(frame, i), words)
    if step in (*SHOOTING, *BEFORE_HITS):
        found += _rolled(s, i, frame, words) if s.advanced else _melee(s.fight, i, frame, words)
    return found


def _ambush(frame: dict[str, object], i: int) -> int:
    who = an_int(frame, "ambush", "frame")
    if who < 0:
        return archery.PLAIN_SHOTS
    return archery.FROM_AMBUSH if who == i else archery.BACK_AT_AMBUSH


def _archery(fight: Fight, i: int, advanced: bool, how: int, words: Words) -> list[Pool]:
    both = tallies(fight)
    items: list[Modifier] = []
    if advanced:
        if not modifiers.can_shoot(both[i], how):
            return []
        bonus = modifiers.archery_bonus(both[i], both[1 - i], fight.field.open, how, items)
        return [Pool(words.say("scene-pool-archery-roll"), bonus, told(items, words))]
    white, black = archery.pool(both[i], both[1 - i], fight.field.open, how, items)
    if not items:
        return []
    name = words.say("scene-pool-archery", white=white, black=black)
    return [Pool(name, white + black, told(items, words))]


def _melee(fight: Fight, i: int, frame: dict[str, object], words: Words) -> list[Pool]:
    """The dice, and how many of them are black; after that whatever players and cards made of them."""
    items: list[Modifier] = []
    swaps: list[Modifier] = []
    white, black = melee_pool(fight, i, items, swaps)
    dice = ints(frame, "dice", "frame")[2 * i : 2 * i + 2] if "dice" in frame else [0, 0]
    found = told(items, words)
    swapped = told(swaps, words)
    if any(dice):
        more, darker = sum(dice) - white - black, dice[1] - black
        found += [Item(more, words.say("scene-pool-choices"), "XX.E.6")] if more else []
        swapped += [Item(darker, words.say("scene-pool-choices"), "XX.G.1")] if darker else []
        white, black = dice
    name = words.say("scene-pool-melee", white=white, black=black)
    pools = [Pool(name, white + black, found)]
    return [*pools, Pool(words.say("scene-pool-black"), black, swapped)] if swapped else pools


def _rolled(s: InvasionsState, i: int, frame: dict[str, object], words: Words) -> list[Pool]:
    items: list[Modifier] = []
    bonus = modifiers.melee_bonus(s.fight, i, an_int(frame, "round", "frame") == 1, items)
    bonus += swayed(s, items, "XXI.E.13", i)
    traded = s.fight.sides[i].bonus - (bonus if frame["step"] in ROLLED else 0)
    if traded:
        items.append(Modifier(traded, "leader-tactics", "XXI.D.2"))
    return [Pool(words.say("scene-pool-melee-roll"), sum(item.value for item in items), told(items, words))]


def siege_pool(s: InvasionsState, assault: bool, words: Words) -> Pool:
    besieger, besieged = s.fight.sides
    items: list[Modifier] = []
    siege_modifier(besieger, besieged, s.fight.field, assault, items)
    swayed(s, items, "X.B.5")
    name = words.say("scene-pool-siege", rolls=siege_rolls(besieger))
    return Pool(name, sum(item.value for item in items), told(items, words))


def dice(s: InvasionsState, i: int, ask: Ask | None, words: Words) -> list[Die]:
    """Dice of the melee as they lie, each with the option of the asked seat that rolls it again."""
    side = s.fight.sides[i]
    offered = {option.id for option in ask.options} if ask is not None else set()
    if s.advanced:
        again = f"{ROLL_AGAIN}:{SIDE_NAMES[i]}"
        return [Die(str(side.roll), option=again if again in offered else "")] if side.roll else []
    found: list[Die] = []
    for colour, faces in ((WHITE, side.white), (BLACK, side.black)):
        for face in faces:
            name = FACE_NAMES[colour][face]
            option = f"{REROLL}:{SIDE_NAMES[i]}:{COLOURS[colour]}:{name}"
            found.append(
                Die(
                    words.value("face", name),
                    DICE[name],
                    "hit" if hits_of(colour, face, s.fight.field.open) else "miss",
                    COLOURS[colour],
                    option if option in offered else "",
                )
            )
    return found
