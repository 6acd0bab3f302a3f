"""Infiltrator 14: an enemy unit changes sides before a battle (K.CARD.05)."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.fight import enemy_of, running
from aevum.games.medioevo.rules.hired import fallen
from aevum.games.medioevo.rules.pieces import CAPTAIN, UNITS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.choose import Aimed
from aevum.games.medioevo.rules.warcards.field import fight_before_dice, has_room, piece_of


class Turncoat(Aimed):
    """Captains are immune, and the reserve must have the kind (R-108)."""

    __slots__ = ()

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        fight = fight_before_dice(s, seat)
        if fight is None or not has_room(s, fight, seat):
            return []
        force = fight.force(s, enemy_of(fight.side_of(seat)))
        return [
            Option("turncoat", {"unit": UNITS[kind]}, "K.CARD.05")
            for kind in range(CAPTAIN)
            if force[kind] > 0 and s.reserve_of(seat, kind) > 0
        ]

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        fight = running(s)
        enemy = enemy_of(fight.side_of(seat))
        piece = piece_of(option)
        s.add(fight.area, seat, piece)
        s.remove(fight.area, fight.owner(enemy), piece)
        fallen(s, fight.owner(enemy), fight.area, piece)
        told: dict[str, object] = {"seat": s.seats[seat], "enemy_seat": fight.seat_name(s, enemy)}
        s.tell("turncoat", {**told, **option.args}, "K.CARD.05")
