"""XXX.A, XXVIII.A.4 Cards and offers at any time of the Time and Administration phases, unasked."""

from typing import Final

from aevum.engine.ask import Option
from aevum.engine.window import Window
from aevum.games.invasions.rules.counsel.offers import offers, refusal, take_up
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.vassalage.ties import MINOR

MINORS: Final = sum(1 << n for n, minor in enumerate(MINOR) if minor)
CALM: Final = ("Match", "AdministrationPhase")
"""Phases in which nobody acts with troops."""
BUSY: Final = (
    "MilitaryPhase",
    "PlayCard",
    "AllianceOffer",
    "Treaty",
    "FoedusOffer",
    "HunHire",
    "Parting",
    "FoedusEnds",
    "Withdraw",
    "DiplomacyStep",
    "EndOfDiplomacy",
)
"""Procedures that others wait for: the Diplomacy step asks everybody anyway."""


def is_calm(s: InvasionsState) -> bool:
    if s.realm_now is None or s.fight_now is not None:
        return False
    names = [type(frame).__name__ for frame in s.frames]
    if not any(name in CALM for name in names) or any(name in BUSY for name in names):
        return False
    return not isinstance(s.frames[-1], Window)


def initiatives_of(s: InvasionsState, seat: int) -> list[Option]:
    """While somebody else is asked."""
    if not is_calm(s) or s.ask_of(seat) is not None:
        return []
    late = too_late(s)
    return [option for option in offers(s, seat, 0, late) if refusal(s, option, 0, late) is None]


def too_late(s: InvasionsState) -> int:
    """XXX.B.7, F163: minor kingdoms are won or lost before Administration or after it, not in its midst."""
    if not any(type(frame).__name__ == "AdministrationPhase" for frame in s.frames):
        return 0
    return MINORS


def take_initiative(s: InvasionsState, seat: int, option: Option) -> None:
    take_up(s, seat, option, 0, too_late(s))
