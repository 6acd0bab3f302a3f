"""Barbarians who serve a player, and units that serve barbarians, for a turn (K.CARD.27)."""

from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE, kind_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses import effects
from aevum.games.medioevo.rules.words import PIECE_NAMES, where


def hire(s: MedioevoState, seat: int, place: int, piece: int) -> bool:
    """A barbarian serves, and a unit of the reserve stands for it [M53]; whether there was one."""
    if s.reserve_of(seat, kind_of(piece)) == 0:
        return False
    s.add(place, seat, piece)
    effects.put(s, effects.HIRED, seat, place, piece)
    spent = s.spent(place, seat)[:]
    spent[piece] += 1
    s.set_spent(place, seat, spent)
    return True


def bound(s: MedioevoState, seat: int, area: int) -> list[int]:
    """How many units of each kind there are hired and do not march [M53]."""
    found = [0] * FORCE
    force = s.force(area, seat)
    for row in effects.rows(s, effects.HIRED):
        if row[effects.SEAT] == seat and row[effects.FIRST] == area:
            found[row[effects.SECOND]] += 1
    return [min(found[piece], force[piece]) for piece in range(FORCE)]


def own(s: MedioevoState, seat: int, area: int) -> list[int]:
    """The units there that are the player's own, and not hired."""
    if not s.effects:
        return s.force(area, seat)
    force, hired = s.force(area, seat), bound(s, seat, area)
    return [force[piece] - hired[piece] for piece in range(FORCE)]


def discharge(s: MedioevoState, seat: int, area: int) -> None:
    """Who surrenders loses the hired: they are not set aside with the others [M86]."""
    for row in effects.rows(s, effects.HIRED):
        if row[effects.SEAT] == seat and row[effects.FIRST] == area:
            _dismiss(s, seat, area, row[effects.SECOND])
            s.effects.remove(row)


def flee_too(s: MedioevoState, seat: int, area: int, refuge: int) -> None:
    """The hired are where their army is."""
    s.effects = [
        [effects.HIRED, seat, refuge, row[effects.SECOND]]
        if row[: effects.SECOND] == [effects.HIRED, seat, area]
        else row
        for row in s.effects
    ]


def lend(s: MedioevoState, seat: int, home: int, piece: int, area: int) -> None:
    """A unit is a barbarian until the turn ends (R-108)."""
    s.remove(home, seat, piece)
    s.add(area, BARBARIANS, piece)
    effects.put(s, effects.LENT, seat, area, home * FORCE + piece)


def send_home(s: MedioevoState) -> None:
    """At the end of the turn the hired leave, and the lent who are left go back to where they came from."""
    for row in effects.rows(s, effects.HIRED):
        _dismiss(s, row[effects.SEAT], row[effects.FIRST], row[effects.SECOND])
    for row in effects.rows(s, effects.LENT):
        home, piece = divmod(row[effects.SECOND], FORCE)
        _come_back(s, row[effects.SEAT], row[effects.FIRST], home, piece)


def _dismiss(s: MedioevoState, seat: int, place: int, piece: int) -> None:
    if s.force(place, seat)[piece] == 0:
        return
    s.remove(place, seat, piece)
    told: dict[str, object] = {"seat": s.seats[seat], "unit": PIECE_NAMES[piece], **where(place)}
    s.tell("hired-unit-leaves", told, "K.CARD.27")


def _come_back(s: MedioevoState, seat: int, area: int, home: int, piece: int) -> None:
    if s.force(area, BARBARIANS)[piece] == 0:
        return  # fallen
    s.remove(area, BARBARIANS, piece)
    told: dict[str, object] = {"seat": s.seats[seat], "unit": PIECE_NAMES[piece], **where(home)}
    enemies = [owner for owner in s.owners(home) if owner != seat]
    # M54: who finds strangers there, or no piece, does not come back.
    if s.out[seat] or enemies or s.lord[home] != seat or s.reserve_of(seat, kind_of(piece)) == 0:
        s.tell("lent-unit-lost", told, "K.CARD.27")
        return
    s.add(home, seat, piece)
    s.tell("lent-unit-returns", told, "K.CARD.27")
