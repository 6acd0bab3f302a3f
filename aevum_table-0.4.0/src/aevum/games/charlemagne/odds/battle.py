"""The odds of a battle on land or at sea (T11). Both sides lose as little as they can, a burg is held
(T11.4.burg), and no marker comes into it that is not named."""

from aevum.engine.event import Modifier
from aevum.games.charlemagne.odds.losses import careful
from aevum.games.charlemagne.rules.battle import table
from aevum.games.charlemagne.rules.battle.strength import fighters, ground, leading, marked, printed
from aevum.games.charlemagne.rules.battle.ways import leads_on
from aevum.games.charlemagne.rules.control.violation import violates
from aevum.games.charlemagne.rules.counters import UNITS
from aevum.games.charlemagne.rules.ground import has_burg
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import ADVANCE, RAGNAROK
from aevum.games.charlemagne.rules.ports import fleets_in
from aevum.games.charlemagne.rules.sea.naval import NavalRetreat
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.throw import DIE


class SideOdds:
    """One side: its strength and why, and what it is to expect."""

    __slots__ = ("items", "lost", "pieces", "printed", "strength", "times", "wiped")

    def __init__(self, pieces: list[int], modifiers: int, items: list[Modifier]) -> None:
        self.pieces = pieces
        self.items = items
        self.printed = printed(pieces)
        self.times = table.multiplier(modifiers)
        """T11.2.multiplier"""
        self.strength = self.printed * self.times
        self.lost = 0.0
        """Printed strength that it loses on the average."""
        self.wiped = 0.0
        """How likely it is that no unit is left, and so no leader (20.4.a)."""


class BattleOdds:
    """`chance` is that of each of `table.RESULTS`; `taken`, that the attackers may advance (13.6)."""

    __slots__ = ("chance", "column", "sides", "taken")

    def __init__(self, attacker: SideOdds, defender: SideOdds) -> None:
        self.sides = [attacker, defender]
        self.column = table.column(attacker.strength, defender.strength)
        self.chance = [0.0] * len(table.RESULTS)
        for die in range(1, DIE + 1):
            self.chance[table.result(die, self.column)] += 1 / DIE
        self.taken = 0.0


class Meeting:
    """Who would meet where; at sea `naval`, and `cargo` is what the attacking fleets carry."""

    __slots__ = ("cargo", "from_sea", "naval", "seat", "source", "target")

    def __init__(self, seat: int, source: int, target: int, from_sea: bool, naval: bool) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.from_sea = from_sea
        self.naval = naval
        self.cargo: list[int] = []


def battle_odds(
    s: CharlemagneState,
    seat: int,
    pieces: list[int],
    source: int,
    target: int,
    from_sea: bool = False,
    own_markers: list[int] | None = None,
    enemy_markers: list[int] | None = None,
) -> BattleOdds:
    """Of `pieces` attacking the land units of a hex; markers are kinds (Military Advance, Ragnarok) that
    will be played and stand. An attack on neutrals is one on the other player (13.3)."""
    s = provoked(s, seat, target)
    items: list[Modifier] = []
    total = leading(s, pieces, items) + _played(own_markers, items)
    attacker = SideOdds(pieces, total, items)
    items = []
    defenders = fighters(s, target, 1 - seat)
    total = leading(s, defenders, items) + ground(s, source, target, from_sea, items)
    total += _played(enemy_markers, items)
    defender = SideOdds(defenders, total, items)
    return _weighed(s, Meeting(seat, source, target, from_sea, False), attacker, defender)


def naval_odds(
    s: CharlemagneState,
    seat: int,
    pieces: list[int],
    source: int,
    target: int,
    cargo: list[int] | None = None,
    own_markers: list[int] | None = None,
    enemy_markers: list[int] | None = None,
) -> BattleOdds:
    """Of fleets, with the leaders aboard, attacking the fleets of a hex (17.4)."""
    s = provoked(s, seat, target)
    items: list[Modifier] = []
    attacker = SideOdds(pieces, leading(s, pieces, items) + _played(own_markers, items), items)
    items = []
    defenders = [*fleets_in(s, target), *[p for p in s.pieces(target) if _leads(s, p, 1 - seat)]]
    defender = SideOdds(defenders, leading(s, defenders, items) + _played(enemy_markers, items), items)
    meeting = Meeting(seat, source, target, False, True)
    meeting.cargo = cargo if cargo is not None else []
    return _weighed(s, meeting, attacker, defender)


def provoked(s: CharlemagneState, seat: int, target: int) -> CharlemagneState:
    """The state as it is once an attack has violated a neutral region (6.5.b)."""
    if not violates(s, seat, target):
        return s
    new = s.copy()
    assert isinstance(new, CharlemagneState)
    new.control[LAND.region[target]] = 1 - seat
    return new


def _leads(s: CharlemagneState, piece: int, side: int) -> bool:
    return piece >= UNITS and s.side_of(piece) == side


def _played(markers: list[int] | None, items: list[Modifier]) -> int:
    if markers is None:
        return 0
    return marked(markers.count(ADVANCE), markers.count(RAGNAROK), items)


def _weighed(s: CharlemagneState, meeting: Meeting, attacker: SideOdds, defender: SideOdds) -> BattleOdds:
    odds = BattleOdds(attacker, defender)
    for code, chance in enumerate(odds.chance):
        if chance == 0.0:
            continue
        attack, defence = table.losses(code, attacker.printed, defender.printed)
        steps = table.RETREAT[code]
        beaten = table.LOSER[code] if steps else table.NOBODY
        # T11.4.burg: in attack and in defence.
        start = meeting.source if beaten == table.ATTACKER else meeting.target
        held = has_burg(s, start)
        goes = beaten == table.ATTACKER and not held
        lost = _lost(s, meeting, meeting.seat, attacker.pieces, attack, steps if goes else 0)
        goes = beaten == table.DEFENDER and not held
        theirs = _lost(s, meeting, 1 - meeting.seat, defender.pieces, defence, steps if goes else 0)
        attacker.lost += chance * lost
        defender.lost += chance * theirs
        attacker.wiped += chance if lost >= attacker.printed else 0.0
        defender.wiped += chance if theirs >= defender.printed else 0.0
        if lost < attacker.printed and (goes or theirs >= defender.printed):
            odds.taken += chance
    return odds


def _lost(
    s: CharlemagneState, meeting: Meeting, seat: int, pieces: list[int], amount: int, steps: int
) -> int:
    """What a side loses to a result; all of it where it must go back and has no way (T11.4.none)."""
    gone = careful(pieces, amount)
    left = [piece for piece in pieces if piece not in gone]
    if not steps or not printed(left):
        return printed(gone)
    start = meeting.source if seat == meeting.seat else meeting.target
    if meeting.naval:
        # Who is carried goes with the attacker's ships.
        aboard = [*left, *meeting.cargo] if seat == meeting.seat else left
        way = NavalRetreat(seat, start, steps, aboard).leads_on(s, start, steps)
    elif meeting.from_sea and seat == meeting.seat:
        ships = fleets_in(s, start)
        way = not ships or NavalRetreat(seat, start, steps, [*ships, *left]).leads_on(s, start, steps)
    else:
        way = leads_on(s, seat, left, start, start, steps)
    return printed(gone) if way else printed(pieces)
