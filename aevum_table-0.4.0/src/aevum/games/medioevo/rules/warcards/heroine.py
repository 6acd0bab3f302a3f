"""The Heroine: a captain more, or a better one, of any player, until the battle ends (K.CARD.28)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.fight import SIDES, battle_of, running
from aevum.games.medioevo.rules.battle.guise import has_piece, replace
from aevum.games.medioevo.rules.battle.marks import DISGUISED
from aevum.games.medioevo.rules.pieces import captain, captains, level_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import LEVELS
from aevum.games.medioevo.rules.uses.cards import AMOUNT, MOST
from aevum.games.medioevo.rules.uses.choose import Aimed
from aevum.games.medioevo.rules.warcards.field import mark_battle, piece_of, pieces, side_told
from aevum.games.medioevo.rules.words import PIECE_NAMES

_LOWEST: Final = captain(1)


def _become(s: MedioevoState, option: Option, becomes: int) -> None:
    fight = running(s)
    side = side_told(s, fight, option)
    was = piece_of(option)
    replace(s, fight.area, fight.owner(side), was, becomes)
    mark_battle(fight, DISGUISED, side, was, becomes)
    s.tell("heroine-made", {**option.args, "new_unit": PIECE_NAMES[becomes]}, "K.CARD.28")


class MakeCaptain(Aimed):
    """67: a unit becomes a captain of level I in an army without one."""

    __slots__ = ()

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        fight = battle_of(s)
        found: list[Option] = []
        if fight is None:
            return found
        for side in SIDES:
            force = fight.force(s, side)
            if fight.is_horde(side) or captains(force) > 0:
                continue
            for piece in pieces(force):
                if has_piece(s, fight.owner(side), piece, _LOWEST):
                    told: dict[str, object] = {"seat": fight.seat_name(s, side), "unit": PIECE_NAMES[piece]}
                    found.append(Option("make-captain", told, "K.CARD.28"))
        return found

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        _become(s, option, _LOWEST)


class RaiseCaptain(Aimed):
    """68: a captain rises one level, to III at most."""

    __slots__ = ()

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        fight = battle_of(s)
        found: list[Option] = []
        if fight is None:
            return found
        for side in SIDES:
            for piece in [] if fight.is_horde(side) else pieces(fight.force(s, side)):
                if 0 < level_of(piece) < min(LEVELS, MOST[card]):
                    told: dict[str, object] = {"seat": fight.seat_name(s, side), "unit": PIECE_NAMES[piece]}
                    found.append(Option("raise-captain", told, "K.CARD.28"))
        return found

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        _become(s, option, piece_of(option) + AMOUNT[card])
