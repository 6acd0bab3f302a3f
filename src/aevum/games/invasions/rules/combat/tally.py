"""One pass over a stack: everything that the lines of XX.C to XX.G and XXI.C to XXI.E ask of it."""

from aevum.games.invasions.rules.fight import Fight
from aevum.games.invasions.rules.troops import (
    ALPINE,
    AMPHIBIOUS,
    ARCHER,
    AUXILIARY,
    BARBARIAN,
    CAVALRY,
    DOUBLE,
    ELITE,
    EMPIRE,
    FRANCISCA,
    HEAVY,
    INFANTRY,
    NO_CROSSING,
    NOMAD,
    RANGE,
    RIVER,
    STRAIT,
    crossing,
    status,
    traits,
)


class Tally:
    """Counts of a stack. `*_double` count mountaineers twice, for an ambush (XX.D.14)."""

    __slots__ = (
        "archers",
        "archers_double",
        "barbarians",
        "by_river_or_range",
        "by_strait",
        "cavalry",
        "civilized",
        "elites",
        "foot_double",
        "franks",
        "heavy",
        "hindered",
        "hindered_by_river_or_range",
        "horse_archers",
        "imperial",
        "nomads",
        "of_empire",
        "others_double",
        "settled",
        "size",
    )

    def __init__(self) -> None:
        self.size = 0
        self.cavalry = 0
        self.heavy = 0
        self.elites = 0
        self.archers = 0
        self.horse_archers = 0
        self.franks = 0
        self.archers_double = 0
        self.foot_double = 0
        self.others_double = 0
        self.barbarians = 0
        self.settled = 0
        """Barbarians that are no nomads."""
        self.nomads = 0
        self.civilized = 0
        self.imperial = 0
        """Units of an Empire other than auxiliaries (XX.Ex.4)."""
        self.of_empire = 0
        """The same, auxiliaries among them, which are national units (XX.H.6)."""
        self.hindered = 0
        """Units that came over a strait, a range, or a river that they cannot ignore (XX.F.5)."""
        self.by_strait = 0
        self.by_river_or_range = 0
        self.hindered_by_river_or_range = 0


def tally(units: list[int], hordes: list[int]) -> Tally:
    """Hordes add nothing to the dice of a stack, but they are Barbarians on that side."""
    t = Tally()
    for code in units:
        _count(t, code)
    for code in hordes:
        _peoples(t, code, 0)
    return t


def tallies(fight: Fight) -> list[Tally]:
    """Both sides as they stand now; a defender's hordes are Barbarians that are present.

    Counted anew before archery and before melee: hits change the advantages (XX.C.1, XX.D.8).
    """
    attacker, defender = fight.sides
    return [tally(attacker.units, []), tally(defender.units, defender.horde)]


def _count(t: Tally, code: int) -> None:
    own = traits(code)
    t.size += 1
    weight = 2 if own & ALPINE else 1  # III.B.24
    if own & CAVALRY:
        t.cavalry += 1
    if own & HEAVY:
        t.heavy += 1
    if own & ELITE:
        t.elites += 2 if own & DOUBLE else 1  # III.B.18
    if own & ARCHER:
        t.archers += 1
        t.archers_double += weight
        if own & CAVALRY:
            t.horse_archers += 1  # III.B.10
    elif own & FRANCISCA:
        t.franks += 1
    else:
        t.others_double += weight
        if own & INFANTRY:
            t.foot_double += weight
    _peoples(t, code, own)
    way = crossing(code)
    if way != NO_CROSSING:
        _crossings(t, way, own)


def _peoples(t: Tally, code: int, own: int) -> None:
    if status(code) == BARBARIAN:
        t.barbarians += 1
        if code & NOMAD:
            t.nomads += 1
        else:
            t.settled += 1
        return
    t.civilized += 1
    if status(code) == EMPIRE:
        t.of_empire += 1
        if not own & AUXILIARY:
            t.imperial += 1


def _crossings(t: Tally, way: int, own: int) -> None:
    ignores = way == RIVER and own & AMPHIBIOUS != 0  # III.B.23
    if not ignores:
        t.hindered += 1
    if way == STRAIT:
        t.by_strait += 1
    elif way in (RIVER, RANGE):
        t.by_river_or_range += 1
        if not ignores:
            t.hindered_by_river_or_range += 1


def empire_alone(t: Tally) -> bool:
    """XX.E.7, C9: nobody but an Empire's own, though not auxiliaries alone (XX.Ex.4)."""
    return t.imperial > 0 and t.of_empire == t.civilized and not t.barbarians


def barbarians_alone(t: Tally) -> bool:
    return t.barbarians > 0 and not t.civilized


def nomads_alone(t: Tally) -> bool:
    return t.nomads > 0 and t.nomads == t.barbarians and not t.civilized


def has_advantage(mine: int, theirs: int) -> bool:
    """XX.C.2, XX.C.3: two more of them than the enemy, or one against none."""
    return mine >= theirs + 2 or (mine >= 1 and theirs == 0)
