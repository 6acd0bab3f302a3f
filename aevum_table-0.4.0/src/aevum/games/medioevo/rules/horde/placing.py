"""Barbarians come to the map and move on it."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.horde.muster import comes, muster, piece
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.memory import Effect
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE, GONE, kind_of, nothing
from aevum.games.medioevo.rules.settings import BARBARIAN_LIMIT
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.words import PIECE_NAMES, where


def coming(s: MedioevoState, kind: int) -> int:
    """The kind that is placed where one of this kind should be, or GONE (R-043)."""
    return comes(kind, s.supply) if s.settings[BARBARIAN_LIMIT] else kind


def call_up(s: MedioevoState, place: int) -> int:
    """2.DICE.06: the horde of the turn appears; how many units have come."""
    wanted = muster(s.circle)
    came: list[str] = []
    for unit in range(FORCE):
        for _ in range(wanted[unit]):
            kind = coming(s, kind_of(unit))
            if kind != GONE:
                s.add(place, BARBARIANS, piece(kind))
                came.append(PIECE_NAMES[piece(kind)])
    s.tell("horde-appears" if came else "no-horde-left", {**where(place), "units": came}, "2.DICE.06")
    return len(came)


def ruler(s: MedioevoState, area: int) -> int:
    """Who controls a territory, and is threatened by barbarians who come there (K.CARD.09)."""
    return NOBODY if LAND.is_sea(area) else s.lord[area]


def shift(s: MedioevoState, a: int, b: int) -> None:
    """2.BARB.06: all barbarians of an area go to another one."""
    horde = s.force(a, BARBARIANS)
    there = s.force(b, BARBARIANS)
    s.set_force(a, BARBARIANS, nothing())
    s.set_force(b, BARBARIANS, [horde[unit] + there[unit] for unit in range(FORCE)])
    follow_rebels(s, a, b)
    follow_lent(s, a, b)


def shift_one(s: MedioevoState, a: int, b: int, unit: int) -> None:
    """B.ORAN.3: a single barbarian."""
    s.remove(a, BARBARIANS, unit)
    s.add(b, BARBARIANS, unit)
    follow_rebels(s, a, b)
    follow_lent(s, a, b)


def follow_rebels(s: MedioevoState, a: int, b: int) -> None:
    """Rebels are rebels wherever they all go (V.GAIN.08, R-062)."""
    if a in s.rebels and s.count(a, BARBARIANS) == 0:
        s.rebels = [area for area in s.rebels if area != a]
        if b not in s.rebels:
            s.rebels.append(b)


def follow_lent(s: MedioevoState, a: int, b: int) -> None:
    """K.CARD.27: of units that are alike the lent go last, as they would fall last [M54]."""
    left = s.force(a, BARBARIANS)[:]
    kept: list[Effect] = []
    for effect in s.effects:
        if effect.code == effects.LENT and effect.subject == a:
            unit = effect.detail % FORCE
            left[unit] -= 1
            if left[unit] < 0:
                effect = Effect(effects.LENT, effect.seat, b, effect.detail)
        kept.append(effect)
    s.effects = kept
