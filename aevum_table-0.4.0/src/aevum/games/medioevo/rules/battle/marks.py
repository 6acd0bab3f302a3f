"""What cards and technologies change in a battle: rows of a code, a side and two numbers.

A row stands in `Fight.round_marks`, which are emptied when a round ends, or in `Fight.battle_marks`, and
`Fight.marks()` is both: the functions below take those. What outlasts the battle stands in `effects`.
Sides are ATTACKER and DEFENDER. Rows are replaced, never written to.
"""

from typing import Final

from aevum.games.medioevo.rules.battle.capture import RATIO
from aevum.games.medioevo.rules.battle.dice import halved
from aevum.games.medioevo.rules.battle.powers import ACT, CANCEL, LEND, SEA_POWERS, strength
from aevum.games.medioevo.rules.battle.shots import CREW_LEAST
from aevum.games.medioevo.rules.pieces import ARCHER, nothing
from aevum.games.medioevo.rules.uses.figures import doubled_crew, extra_crew, outnumbers, steady_aim

CODE: Final = 0
SIDE: Final = 1
FIRST: Final = 2
SECOND: Final = 3

OUTNUMBER: Final = 0
"""Condottiero 4, round: the kinds of this side are barred only by at least as many of the kind."""
ADDED: Final = 1
"""Condottiero 5, round: this side adds FIRST to its attack value."""
EXTRA_ARCHERS: Final = 2
"""Crossbowman 7, round: FIRST units of this side shoot as archers and count as such."""
STEADY: Final = 3
"""Crossbowman 8, round: the archers' dice of this side are lower."""
REPEAT: Final = 4
"""Crossbowman 9, round: this side may throw its archers' dice again, each once."""
DOUBLE_CREW: Final = 5
"""Scientist 10, round: the crew of the engine in the slot FIRST counts double."""
EXTRA_CREW: Final = 6
"""Artilleryman 52, battle: engines of this side count a unit more, and fire without any."""
TRAPPED: Final = 7
"""Spy 18, battle: a unit FIRST of this side takes no part and can be hit."""
BUY_BACK: Final = 8
"""Surgeon 28, battle: what this side loses may be bought back for half."""
LOST: Final = 9
"""Battle: this side has lost a unit FIRST for good, prisoners and turncoats apart."""
LATE: Final = 10
"""Surgeon 29, round: damage of arrows and engines to this side is assigned only when the round ends."""
JAILED: Final = 11
"""Jailer 39, round: one unit of this side that the other eliminates becomes its prisoner."""
CAPTURE_RATIO: Final = 12
"""Jailer 40, battle: FIRST units to one are enough for this side to capture."""
CAPTURE_RELIEF: Final = 13
"""Jailer 41, round: what capture takes from the attack value of this side is FIRST less."""
STRUCK: Final = 14
"""Strategy, round: this side takes FIRST damage of arrows more, in the step of archery."""
AIMED: Final = 15
"""Tactics, round: a point of damage of the kind FIRST to this side hits a unit SECOND (B.RED.3)."""
DISGUISED: Final = 16
"""Heroine 67 and 68, battle: a unit FIRST of this side is a SECOND until the battle ends."""
REDUCED: Final = 17
"""Battle: damage has made a unit FIRST of this side a lesser one."""

DOOMED: Final = 18
"""Round: a unit FIRST of this side has just been eliminated, and a Jailer may still take it (K.CARD.15)."""
GUARDS: Final = 19
"""Round: this side, which means to capture, has units left when casualties are assigned (5.CAPT.05)."""
CAPTAIN_GIVEN: Final = 20
"""Round: a captain FIRST of this side, who acted as light infantry, was given up (R-081)."""
DICE_FALLEN: Final = 21
"""Battle: siege engines have fired, of whichever side, so that it is under way (K.CARD.01)."""
ARROWS_FALLEN: Final = 22
"""Round: archers have shot, of whichever side, or Strategy has struck."""


def mark(code: int, side: int, first: int = 0, second: int = 0) -> list[int]:
    """A row."""
    return [code, side, first, second]


def firsts(marks: list[list[int]], code: int, side: int) -> list[int]:
    """FIRST of all rows of a code and side."""
    return [row[FIRST] for row in marks if row[CODE] == code and row[SIDE] == side]


def marked(marks: list[list[int]], code: int, side: int) -> bool:
    return len(firsts(marks, code, side)) > 0


def without(marks: list[list[int]], gone: list[int]) -> list[list[int]]:
    """The rows but the first that is like this one."""
    if gone not in marks:
        return marks
    at = marks.index(gone)
    return marks[:at] + marks[at + 1 :]


# Who fights, and with which powers


def fighting(marks: list[list[int]], side: int, force: list[int]) -> list[int]:
    """The units of a force that are not trapped: of these are crews and the line (K.CARD.06)."""
    left = force[:]
    for piece in firsts(marks, TRAPPED, side):
        left[piece] = max(0, left[piece] - 1)
    return left


def shooting_extra(marks: list[list[int]], side: int, line: list[int]) -> int:
    """K.CARD.03: units of the line that shoot besides archers and captains, by the Crossbowman 7.

    They are no more than there are; real archers among them shoot a second time.
    """
    return min(sum(firsts(marks, EXTRA_ARCHERS, side)), sum(line))


def power_works(
    marks: list[list[int]],
    side: int,
    kind: int,
    own: list[int],
    orders: list[int],
    enemy: list[int],
    against: list[int],
    at_sea: bool,
) -> bool:
    """5.UNIT.01, as `powers.works`, with the Condottiero 4 and the Crossbowman 7 of both sides."""
    if at_sea and kind not in SEA_POWERS:
        return False
    mine = strength(own, orders, kind)
    theirs = strength(enemy, against, kind)
    if kind == ARCHER:
        mine += shooting_extra(marks, side, own)
        theirs += shooting_extra(marks, 1 - side, enemy)
    if mine == 0 or CANCEL + kind in against:
        return False
    if theirs == 0 or (LEND + kind in orders and own[kind] > 0):
        return True
    return marked(marks, OUTNUMBER, side) and outnumbers(mine, theirs)


def shots(marks: list[list[int]], side: int, line: list[int], orders: list[int]) -> int:
    """5.ARCH.01: how many shoot if the archers' power of a side works."""
    return line[ARCHER] + orders.count(ACT + ARCHER) + shooting_extra(marks, side, line)


def steadier(marks: list[list[int]], side: int, archers: int) -> int:
    """K.CARD.03: what each die of so many archers is lowered by."""
    return steady_aim(archers) if marked(marks, STEADY, side) else 0


def repeats(marks: list[list[int]], side: int) -> bool:
    """K.CARD.03: whether the archers' dice may be thrown again, each once."""
    return marked(marks, REPEAT, side)


# Siege engines


def crew_needed(marks: list[list[int]], side: int) -> int:
    """5.SIEGE.01; by the Artilleryman 52 an engine fires without a crew (K.CARD.21)."""
    return 0 if marked(marks, EXTRA_CREW, side) else CREW_LEAST


def crew_dice(marks: list[list[int]], side: int, slot: int, crew: int) -> int:
    """K.CARD.04, K.CARD.21: the dice of an engine; the Artilleryman's unit comes after doubling [M66]."""
    dice = crew
    for doubled in firsts(marks, DOUBLE_CREW, side):
        if doubled == slot:
            dice = doubled_crew(dice)
    for _ in firsts(marks, EXTRA_CREW, side):
        dice = extra_crew(dice)
    return dice


# Attack values and capture


def added(marks: list[list[int]], side: int) -> int:
    """K.CARD.02: to the attack value, before halving (R-082)."""
    return sum(firsts(marks, ADDED, side))


def capture_ratio(marks: list[list[int]], side: int) -> int:
    """5.CAPT.02, K.CARD.15: for `capture.captor_halved`."""
    return min([RATIO, *firsts(marks, CAPTURE_RATIO, side)])


def captor_value(marks: list[list[int]], side: int, value: int) -> int:
    """5.CAPT.02, K.CARD.15: the attack value of a captor who has to halve it."""
    return min(value, halved(value) + sum(firsts(marks, CAPTURE_RELIEF, side)))


# Damage


def late(marks: list[list[int]], side: int) -> bool:
    """K.CARD.10: whether arrows and stones take effect only when the round ends."""
    return marked(marks, LATE, side)


def struck(marks: list[list[int]], side: int) -> int:
    """B.RED.4: damage to a side that is added to what arrows do to it, rolled for or not."""
    return sum(firsts(marks, STRUCK, side))


def aims(marks: list[list[int]], side: int, kind: int) -> list[int]:
    """B.RED.3: the units that points of damage of a kind hit, one after the other.

    They come first, and each is one point of it; the rest is for the owner to assign [M72].
    """
    return [row[SECOND] for row in marks if row[:SECOND] == [AIMED, side, kind]]


def jailed(marks: list[list[int]], side: int) -> bool:
    """K.CARD.15: whether a unit that this side loses is to be a prisoner; `jail` then drops the mark."""
    return marked(marks, JAILED, side)


def lost(marks: list[list[int]], side: int) -> list[int]:
    """The units that a side has lost in the battle so far, as a force."""
    found = nothing()
    for piece in firsts(marks, LOST, side):
        found[piece] += 1
    return found
