"""What cards find on a battlefield, and how they mark it."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.fight import Fight, battle_of
from aevum.games.medioevo.rules.battle.marks import LOST, mark
from aevum.games.medioevo.rules.hired import fallen
from aevum.games.medioevo.rules.items import is_military
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.transports import CAPACITY, GALLEY
from aevum.games.medioevo.rules.words import PIECE_NAMES


def fight_of(s: MedioevoState, seat: int) -> Fight | None:
    """The battle under way, if the seat is one of its sides."""
    fight = battle_of(s)
    return fight if fight is not None and fight.side_of(seat) != NOBODY else None


def fight_before_dice(s: MedioevoState, seat: int) -> Fight | None:
    """The same before its first round."""
    fight = fight_of(s, seat)
    return fight if fight is not None and fight.round == 0 else None


def has_room(s: MedioevoState, fight: Fight, seat: int) -> bool:
    """5.MOVE.13: at sea units, wagons and engines are aboard galleys, and one more needs room [M75]."""
    if not fight.at_sea():
        return True
    room = 0
    for slot in s.items_at(fight.area, seat):
        if s.item_kind[slot] == GALLEY:
            room += CAPACITY[GALLEY][s.item_level[slot]]
        elif is_military(s.item_kind[slot]):
            room -= 1
    return room > s.count(fight.area, seat)


def mark_round(fight: Fight, code: int, side: int, first: int = 0) -> None:
    fight.round_marks = [*fight.round_marks, mark(code, side, first)]


def mark_battle(fight: Fight, code: int, side: int, first: int = 0, second: int = 0) -> None:
    fight.battle_marks = [*fight.battle_marks, mark(code, side, first, second)]


def pieces(force: list[int]) -> list[int]:
    """Which there are."""
    return [piece for piece in range(FORCE) if force[piece] > 0]


def eliminate(s: MedioevoState, fight: Fight, side: int, piece: int) -> None:
    """A unit is lost by other means than damage."""
    s.remove(fight.area, fight.owner(side), piece)
    fallen(s, fight.owner(side), fight.area, piece)
    mark_battle(fight, LOST, side, piece)


def piece_of(option: Option) -> int:
    """The piece that an option told by `unit`."""
    return PIECE_NAMES.index(str(option.args["unit"]))


def side_told(s: MedioevoState, fight: Fight, option: Option) -> int:
    """The side that an option told by `seat`."""
    name = str(option.args["seat"])
    return 0 if fight.seat_name(s, 0) == name else 1
