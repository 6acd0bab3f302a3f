"""Free units: Militia 24 and Templar 35 (K.CARD.09, K.CARD.13)."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import CAPTAIN, UNITS, captain
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.warcards.choose import Aimed
from aevum.games.medioevo.rules.warcards.field import fight_of, has_room, piece_of
from aevum.games.medioevo.rules.warcards.threat import threatened
from aevum.games.medioevo.rules.words import PIECE_NAMES, where

_LOWEST = captain(1)


class MilitiaUnit(Aimed):
    """24: in the threatened territory; a captain is of level I (R-108)."""

    __slots__ = ()

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        if threatened(s, seat) == NOBODY:
            return []
        found = _from_reserve(s, seat, "K.CARD.09")
        if s.reserve_of(seat, CAPTAIN) > 0:
            found.append(Option("recruit", {"unit": PIECE_NAMES[_LOWEST]}, "K.CARD.09"))
        return found

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        _recruit(s, seat, threatened(s, seat), option)


class TemplarInBattle(Aimed):
    """35: no captain, into a battle of the user's; at sea if a galley has room."""

    __slots__ = ()

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        fight = fight_of(s, seat)
        if fight is None or not has_room(s, fight, seat):
            return []
        return _from_reserve(s, seat, "K.CARD.13")

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        _recruit(s, seat, running(s).area, option)


def _from_reserve(s: MedioevoState, seat: int, rule: str) -> list[Option]:
    """R-108: the reserve must have the piece."""
    return [
        Option("recruit", {"unit": UNITS[kind]}, rule)
        for kind in range(CAPTAIN)
        if s.reserve_of(seat, kind) > 0
    ]


def _recruit(s: MedioevoState, seat: int, area: int, option: Option) -> None:
    s.add(area, seat, piece_of(option))
    told = {"seat": s.seats[seat], **option.args, **where(area)}
    s.tell("recruited-at-sea" if LAND.is_sea(area) else "recruited", told, option.rule)
