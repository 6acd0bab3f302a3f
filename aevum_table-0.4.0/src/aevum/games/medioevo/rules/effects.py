"""What lasts until the end of the turn: the code of an effect explains its subject and its detail.

Whoever needs another code adds it here, with a number of its own and what the two mean.
"""

from typing import Final

from aevum.games.medioevo.rules.memory import Effect
from aevum.games.medioevo.rules.state import MedioevoState

PREACHED: Final = 0
"""The seat has used a card of another player by Proselytism (R-109): the card."""
NO_BATTLE: Final = 1
"""Bishop 1: the area."""
NO_TRADE: Final = 2
"""Bishop 2: the place."""
NO_MOVEMENT: Final = 3
"""Bishop 3: the area."""
BLESSED: Final = 4
"""What a Bishop forbade, and where (`uses.bishops`), and the turn. It outlasts the turn (K.CARD.01)."""

DISPUTED: Final = 5
"""The seat has disputed a pact: its number (C.PACT.14)."""
TORN: Final = 6
"""Two allies of the seat fight each other: the two seats (C.PACT.11)."""

DISCOUNT: Final = 7
"""An Architect waits for the next building that the seat pays for (K.CARD.12): the card."""
BUY_BACK: Final = 8
"""Surgeon 28 (K.CARD.10): the piece that the seat lost in battle, and the turn; one for each unit lost.

They are bought back in the purchase phase of the next turn, which takes them away when it ends.
"""

DONE_LATE: Final = 9
"""The seat did something that objectives ask for in a phase of turns, and may have no turn after it."""
SOLD_ABROAD: Final = 10
"""Merchant 19: the seat has sold its one cube of the turn (K.CARD.07)."""

WARDED: Final = 20
"""Plague Doctor 42 and 43: the place that the event of the turn spares (K.CARD.16)."""
STRICKEN: Final = 21
"""The event of the turn has cost the seat something."""
HELD: Final = 22
"""Infiltrator 13: the card that is not made ready at the end of the turn, and the turn (K.CARD.05).

It outlasts the turn: in the next one the card lies turned without having been used.
"""

LESS_INTEREST: Final = 60
"""Magnate 38: florins that the seat pays less in this phase."""
INTEREST_SHARE: Final = 61
"""Magnate 37: percent of the interest of others that the seat receives in this phase."""

INTEREST_PAID: Final = 62
"""D.DEBT.02: florins of interest that the seat has paid in this turn."""

PROTECTED: Final = 50
"""Diplomat 50 and 51: a thing that nobody may plunder or destroy, by its number in `protection`."""

TOWER: Final = 70
"""Militia 26: the place, and the damage that it spares the troops of the seat there (K.CARD.09)."""
TWOFOLD: Final = 71
"""Scientist 12: the place where the walls protect the seat against one more kind of attack (K.CARD.04)."""
MACHINERY: Final = 72
"""The slot of a siege engine whose crew also fights (B.BLUE.3)."""
PROMOTED: Final = 73
"""Promotion: the area, and what a unit of the owner was and is, as `was * FORCE + is` (B.RED.2)."""

DUAL: Final = 40
"""Scientist 11 (K.CARD.04): the slot of a caravan that serves as a war wagon too, or of such a wagon."""
HAULED: Final = 41
"""Artilleryman 53 (K.CARD.21): the slot of an engine that keeps up with its army."""
ENGINE_WAGON: Final = 42
"""Artilleryman 54 (K.CARD.21): the slot of an engine that serves as a war wagon, and for how many units."""
UNSEEN: Final = 43
"""Explorer 55 and 56 (K.CARD.22): the slot of a transport or engine that nobody notices in passing."""
EDICT: Final = 44
"""B.ORAN.1: the place that the next group of the seat may cross without waking a horde."""
AFLOAT: Final = 45
"""Logistics (B.BLUE.2): the slot of something that may make one step of the wrong kind; one for a step."""
HIRED: Final = 46
"""Marauder 65 (K.CARD.27): the place, and the piece; one for each unit that leaves when the turn ends."""
LENT: Final = 47
"""Marauder 66 (K.CARD.27): the horde's place; the detail is the piece and the unit's home (`lend`)."""
LEFT_CASTLE: Final = 48
"""5.MOVE.08: the slot of a caravan, and the territory that it has left for nothing in this turn."""

HALTED: Final = 49
"""2.CARD.05: the slot of a transport that an event has halted and that has not moved (5.MOVE.04)."""

_LASTING: Final = (BLESSED, BUY_BACK, HELD)
_OF_SLOTS: Final = (MACHINERY, DUAL, HAULED, ENGINE_WAGON, UNSEEN, AFLOAT, LEFT_CASTLE, HALTED)
"""What is said of a transport or engine by its slot."""


def put(s: MedioevoState, code: int, seat: int, subject: int = 0, detail: int = 0) -> None:
    s.effects.append(Effect(code, seat, subject, detail))


def has(s: MedioevoState, code: int, seat: int, subject: int) -> bool:
    """Of one seat."""
    for effect in s.effects:
        if effect.code == code and effect.seat == seat and effect.subject == subject:
            return True
    return False


def holds(s: MedioevoState, code: int, subject: int) -> bool:
    """Of any seat."""
    return subject in [effect.subject for effect in s.effects if effect.code == code]


def every(s: MedioevoState, code: int) -> list[Effect]:
    """In the order in which they came."""
    return [effect for effect in s.effects if effect.code == code]


def of_seat(s: MedioevoState, code: int, seat: int, subject: int) -> list[Effect]:
    """As `has`, one after the other."""
    return [
        effect
        for effect in s.effects
        if effect.code == code and effect.seat == seat and effect.subject == subject
    ]


def take_away(s: MedioevoState, code: int, seat: int, subject: int) -> None:
    s.effects = [
        effect
        for effect in s.effects
        if effect.code != code or effect.seat != seat or effect.subject != subject
    ]


def forget_slot(s: MedioevoState, slot: int) -> None:
    """The thing is gone: what comes into its slot is another."""
    if s.effects:
        s.effects = [effect for effect in s.effects if effect.code not in _OF_SLOTS or effect.subject != slot]


def end_of_turn(s: MedioevoState) -> None:
    """K.GEN.01: nothing lasts beyond it but the memory of the last turn."""
    s.effects = [effect for effect in s.effects if effect.code in _LASTING and effect.detail >= s.turn]
