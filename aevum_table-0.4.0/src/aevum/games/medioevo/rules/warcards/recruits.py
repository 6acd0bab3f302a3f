"""Free units: Militia 24 and Templar 35 (K.CARD.09, K.CARD.13)."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.fight import battle_of, running
from aevum.games.medioevo.rules.combat.joining import foe_name, foes, side_against, wait
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import CAPTAIN, UNITS, captain
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.choose import Aimed
from aevum.games.medioevo.rules.warcards.field import piece_of
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
    """35: as 34, no captain and not at home, but into a battle, one of others too [M126]."""

    __slots__ = ()

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        fight = battle_of(s)
        if fight is None or fight.at_sea() or LAND.home[fight.area] == s.kingdoms[seat]:
            return []
        found = _from_reserve(s, seat, "K.CARD.13")
        if fight.side_of(seat) != NOBODY:
            return found
        return [
            Option("recruit-against", {**option.args, "enemy_seat": foe_name(s, foe)}, "K.CARD.13")
            for option in found
            for foe in foes(s, seat)
        ]

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        fight = running(s)
        if option.key == "recruit-against":
            side_against(s, seat, str(option.args["enemy_seat"]))
        _recruit(s, seat, fight.area, option)
        if option.key == "recruit-against":
            wait(s, seat, fight)


def _from_reserve(s: MedioevoState, seat: int, rule: str) -> list[Option]:
    """R-108: the reserve must have the piece."""
    return [
        Option("recruit", {"unit": UNITS[kind]}, rule)
        for kind in range(CAPTAIN)
        if s.reserve_of(seat, kind) > 0
    ]


def _recruit(s: MedioevoState, seat: int, area: int, option: Option) -> None:
    s.add(area, seat, piece_of(option))
    told: dict[str, object] = {"seat": s.seats[seat], "unit": option.args["unit"], **where(area)}
    s.tell("recruited", told, option.rule)
