"""Barbarians who serve a player, and units that serve barbarians, for a turn (K.CARD.27)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.horde.muster import piece as piece_of_kind
from aevum.games.medioevo.rules.horde.placing import coming
from aevum.games.medioevo.rules.layout import of_kind
from aevum.games.medioevo.rules.memory import Effect
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE, GONE, kind_of
from aevum.games.medioevo.rules.state import MedioevoState
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
    for effect in effects.of_seat(s, effects.HIRED, seat, area):
        found[effect.detail] += 1
    return [min(found[piece], force[piece]) for piece in range(FORCE)]


def own(s: MedioevoState, seat: int, area: int) -> list[int]:
    """The units there that are the player's own, and not hired."""
    if not s.effects:
        return s.force(area, seat)
    force, hired = s.force(area, seat), bound(s, seat, area)
    return [force[piece] - hired[piece] for piece in range(FORCE)]


def serves(s: MedioevoState, seat: int, area: int, piece: int) -> bool:
    """Whether a unit of this kind there is hired: such a one falls first, as it would not stay [M53]."""
    return _hired(s, seat, area, piece) is not None


def _hired(s: MedioevoState, seat: int, area: int, piece: int) -> Effect | None:
    for effect in effects.of_seat(s, effects.HIRED, seat, area):
        if effect.detail == piece:
            return effect
    return None


def fallen(s: MedioevoState, seat: int, area: int, piece: int) -> None:
    """A unit has gone to the reserve from there: if one was hired it was that one, and is a barbarian's."""
    effect = _hired(s, seat, area, piece)
    if effect is not None:
        s.effects.remove(effect)
        s.reserve[of_kind(seat, kind_of(piece))] -= 1
        s.supply[kind_of(piece)] += 1


def follow(s: MedioevoState, seat: int, a: int, b: int, hired: list[int]) -> None:
    """So many of the hired have gone from one area to another."""
    left = hired[:]
    kept: list[Effect] = []
    for effect in s.effects:
        there = effect.code == effects.HIRED and effect.seat == seat and effect.subject == a
        if there and left[effect.detail] > 0:
            left[effect.detail] -= 1
            effect = Effect(effects.HIRED, seat, b, effect.detail)
        kept.append(effect)
    s.effects = kept


def discharge(s: MedioevoState, seat: int, area: int) -> None:
    """Who surrenders loses the hired: they are not set aside with the others [M86]."""
    for effect in effects.of_seat(s, effects.HIRED, seat, area):
        s.effects.remove(effect)
        _dismiss(s, seat, area, effect.detail)


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
    for effect in effects.every(s, effects.LENT):
        if effect.subject == area:
            found[effect.detail % FORCE] += 1
    force = s.force(area, BARBARIANS)
    return [min(found[piece], force[piece]) for piece in range(FORCE)]


def lent_fallen(s: MedioevoState, area: int, piece: int) -> None:
    """Who fought the horde has chosen one of these (E.BARB.05): it does not come back."""
    for effect in effects.every(s, effects.LENT):
        if effect.subject == area and effect.detail % FORCE == piece:
            s.effects.remove(effect)
            return


def send_home(s: MedioevoState) -> None:
    """At the end of the turn the hired leave, and the lent who are left go back to where they came from."""
    for effect in effects.every(s, effects.HIRED):
        s.effects.remove(effect)
        _dismiss(s, effect.seat, effect.subject, effect.detail)
    for effect in effects.every(s, effects.LENT):
        home, piece = divmod(effect.detail, FORCE)
        _come_back(s, effect.seat, effect.subject, home, piece)


def _dismiss(s: MedioevoState, seat: int, place: int, piece: int) -> None:
    """Back to the supply of barbarians, also one that fell unnoticed, as what it no longer was."""
    s.supply[kind_of(piece)] += 1
    force = s.force(place, seat)[:]
    if force[piece] == 0:
        s.reserve[of_kind(seat, kind_of(piece))] -= 1
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
    if s.out[seat] or s.reserve_of(seat, kind_of(piece)) == 0:  # M54
        s.tell("lent-unit-lost", told, "K.CARD.27")
        return
    s.add(home, seat, piece)
    s.tell("lent-unit-returns", told, "K.CARD.27")
