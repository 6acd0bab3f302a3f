"""Barbarians who serve a player, and units that serve barbarians, for a turn (K.CARD.27)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.horde.muster import piece as piece_of_kind
from aevum.games.medioevo.rules.horde.placing import coming
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE, GONE, UNITS, kind_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.words import PIECE_NAMES, where


def hire(s: MedioevoState, seat: int, place: int, piece: int) -> bool:
    """A barbarian of the supply serves as a unit of the player [M53]; whether there was one (R-043)."""
    kind = coming(s, kind_of(piece))
    if kind == GONE:
        return False
    s.supply[kind] -= 1
    force = s.force(place, seat)[:]
    force[piece_of_kind(kind)] += 1
    s.set_force(place, seat, force)
    effects.put(s, effects.HIRED, seat, place, piece_of_kind(kind))
    return True


def bound(s: MedioevoState, seat: int, area: int) -> list[int]:
    """How many units of each kind there are hired."""
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


def serves(s: MedioevoState, seat: int, area: int, piece: int) -> bool:
    """Whether a unit of this kind there is hired: such a one falls first, as it would not stay [M53]."""
    return [effects.HIRED, seat, area, piece] in s.effects


def fallen(s: MedioevoState, seat: int, area: int, piece: int) -> None:
    """A unit has gone to the reserve from there: if one was hired it was that one, and is a barbarian's."""
    row = [effects.HIRED, seat, area, piece]
    if row in s.effects:
        s.effects.remove(row)
        s.reserve[seat * len(UNITS) + kind_of(piece)] -= 1
        s.supply[kind_of(piece)] += 1


def follow(s: MedioevoState, seat: int, a: int, b: int, hired: list[int]) -> None:
    """So many of the hired have gone from one area to another."""
    left = hired[:]
    rows: list[list[int]] = []
    for row in s.effects:
        if row[: effects.SECOND] == [effects.HIRED, seat, a] and left[row[effects.SECOND]] > 0:
            left[row[effects.SECOND]] -= 1
            row = [effects.HIRED, seat, b, row[effects.SECOND]]
        rows.append(row)
    s.effects = rows


def discharge(s: MedioevoState, seat: int, area: int) -> None:
    """Who surrenders loses the hired: they are not set aside with the others [M86]."""
    for row in effects.rows(s, effects.HIRED):
        if row[effects.SEAT] == seat and row[effects.FIRST] == area:
            s.effects.remove(row)
            _dismiss(s, seat, area, row[effects.SECOND])


def flee_too(s: MedioevoState, seat: int, area: int, refuge: int) -> None:
    """The hired are where their army is."""
    follow(s, seat, area, refuge, [len(s.effects)] * FORCE)


def lend(s: MedioevoState, seat: int, home: int, piece: int, area: int) -> None:
    """A unit is a barbarian until the turn ends (R-108)."""
    s.remove(home, seat, piece)
    s.add(area, BARBARIANS, piece)
    effects.put(s, effects.LENT, seat, area, home * FORCE + piece)


def lent_to(s: MedioevoState, area: int) -> list[int]:
    """How many of each kind in the horde there are units of players."""
    found = [0] * FORCE
    for row in effects.rows(s, effects.LENT):
        if row[effects.FIRST] == area:
            found[row[effects.SECOND] % FORCE] += 1
    force = s.force(area, BARBARIANS)
    return [min(found[piece], force[piece]) for piece in range(FORCE)]


def lent_fallen(s: MedioevoState, area: int, piece: int) -> None:
    """Who fought the horde has chosen one of these (E.BARB.05): it does not come back."""
    for row in effects.rows(s, effects.LENT):
        if row[effects.FIRST] == area and row[effects.SECOND] % FORCE == piece:
            s.effects.remove(row)
            return


def send_home(s: MedioevoState) -> None:
    """At the end of the turn the hired leave, and the lent who are left go back to where they came from."""
    for row in effects.rows(s, effects.HIRED):
        s.effects.remove(row)
        _dismiss(s, row[effects.SEAT], row[effects.FIRST], row[effects.SECOND])
    for row in effects.rows(s, effects.LENT):
        home, piece = divmod(row[effects.SECOND], FORCE)
        _come_back(s, row[effects.SEAT], row[effects.FIRST], home, piece)


def _dismiss(s: MedioevoState, seat: int, place: int, piece: int) -> None:
    """Back to the supply of barbarians, also one that fell unnoticed, as what it no longer was."""
    s.supply[kind_of(piece)] += 1
    force = s.force(place, seat)[:]
    if force[piece] == 0:
        s.reserve[seat * len(UNITS) + kind_of(piece)] -= 1
        return
    force[piece] -= 1
    s.set_force(place, seat, force)
    told: dict[str, object] = {"seat": s.seats[seat], "unit": PIECE_NAMES[piece], **where(place)}
    s.tell("hired-unit-leaves", told, "K.CARD.27")


def _come_back(s: MedioevoState, seat: int, area: int, home: int, piece: int) -> None:
    if s.force(area, BARBARIANS)[piece] == 0:
        return  # fallen
    s.remove(area, BARBARIANS, piece)
    told: dict[str, object] = {"seat": s.seats[seat], "unit": PIECE_NAMES[piece], **where(home)}
    strangers = [owner for owner in s.owners(home) if owner != seat]
    # M54: who finds strangers there, or another lord, or no piece, does not come back.
    taken = s.lord[home] not in (seat, NOBODY) or len(strangers) > 0
    if s.out[seat] or taken or s.reserve_of(seat, kind_of(piece)) == 0:
        s.tell("lent-unit-lost", told, "K.CARD.27")
        return
    s.add(home, seat, piece)
    s.tell("lent-unit-returns", told, "K.CARD.27")
