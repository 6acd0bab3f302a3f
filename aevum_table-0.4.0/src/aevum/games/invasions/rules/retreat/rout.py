"""XX.L The beaten leave the field: each seat leads its own, and those who stood aside go with them."""

from aevum.games.invasions.rules.bounds.room import excess
from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.control.stance import FRIENDLY, friends_mask, stance
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.movement.leave import StraitWish
from aevum.games.invasions.rules.retreat.ends import goers, straits_closed
from aevum.games.invasions.rules.retreat.over import first_overruns
from aevum.games.invasions.rules.retreat.ways import RETREAT, Retiring, pending_for
from aevum.games.invasions.rules.retreat.withdraw import Withdraw
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import (
    ASIDE,
    commanded_at,
    leaders_at,
    leading_nation,
    unit_on_map,
)
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World


def origins(w: World, units: list[int]) -> list[int]:
    """XX.L.6: the places from which these units entered; over the sea there is no way back (XX.L.1)."""
    return sorted({w.came[unit] for unit in units if w.came[unit] != NOWHERE})


def seats_of(w: World, units: list[int], hordes: list[int]) -> list[int]:
    return sorted({w.seat[w.master[unit]] for unit in units} | {w.seat[n] for n in hordes})


def _led_by(w: World, leaders: list[int], seat: int, seats: list[int]) -> list[int]:
    """A leader without troops of his own goes with those of the first seat."""
    led = [i for i in leaders if w.seat[LEADER_NATION[i]] == seat]
    if seat == seats[0]:
        led += [i for i in leaders if w.seat[LEADER_NATION[i]] not in seats]
    return led


def _parties(
    w: World, place: int, units: list[int], leaders: list[int], first: list[int], banned: list[int]
) -> list[Retiring]:
    """The beaten by their seats. A leader who goes along raises the limit where they end (F59)."""
    found: list[Retiring] = []
    seats = seats_of(w, units, [])
    for seat in seats:
        own = [unit for unit in units if w.seat[w.master[unit]] == seat]
        led = _led_by(w, leaders, seat, seats)
        found.append(Retiring(leading_nation(w, own, led), own, led, place, RETREAT, first, banned))
    return found


def anyone_gets_away(
    w: World, place: int, units: list[int], leaders: list[int], first: list[int], banned: list[int]
) -> bool:
    for party in _parties(w, place, units, leaders, first, banned):
        if goers(w, party) or first_overruns(w, party):
            return True
    return False


def ask_leave(
    s: InvasionsState, place: int, units: list[int], leaders: list[int], first: list[int], banned: list[int]
) -> None:
    """XXV.F.1: whether the beaten get over a strait is known before anything hangs on it (XXIX.B.2)."""
    w = s.world
    parties = _parties(w, place, units, leaders, first, banned)
    for party in reversed(parties):
        seat = w.seat[party.nation]
        seas = straits_closed(w, party)
        if seas and seat != NOBODY:
            s.push(StraitWish(seat, party.nation, seas, True))


def push_retreats(
    s: InvasionsState,
    place: int,
    units: list[int],
    leaders: list[int],
    hordes: list[int],
    first: list[int],
    banned: list[int],
) -> None:
    w = s.world
    seats = seats_of(w, units, hordes)
    for seat in reversed(seats):
        own = [unit for unit in units if w.seat[w.master[unit]] == seat]
        led = _led_by(w, leaders, seat, seats)
        people = [n for n in hordes if w.seat[n] == seat]
        for n in people[1:] if own else people:
            s.push(Withdraw(seat, n, [], [], n, place, RETREAT, [], banned))
        if own:
            horde = people[0] if people else NOBODY
            nation = leading_nation(w, own, led)
            s.push(Withdraw(seat, nation, own, led, horde, place, RETREAT, first, banned))


def aside_at(w: World, place: int, nation: int) -> list[int]:
    """XX.L.8: friends of a nation who stand aside in a province."""
    found: list[int] = []
    for unit in commanded_at(w, place, -1):
        if w.march[unit] & ASIDE and stance(w, nation, w.master[unit], place) == FRIENDLY:
            found.append(unit)
    return found


def leaders_aside(w: World, place: int, nation: int) -> list[int]:
    """The leaders among them."""
    found = leaders_at(w, place, friends_mask(w, nation, place))
    return [i for i in found if w.leader_used[i] & ASIDE]


def resume_retreats(s: InvasionsState) -> None:
    """XX.L.9: who stood aside stays if his friends hold the field and there is room, else he goes on."""
    w = s.world
    places = {w.place[unit] for unit, done in enumerate(w.march) if done & ASIDE and unit_on_map(w, unit)}
    for place in sorted(places, reverse=True):
        here = [unit for unit in commanded_at(w, place, -1) if w.march[unit] & ASIDE]
        nation = w.master[here[0]]
        if pending_for(w, nation, place):
            continue
        leaders = leaders_aside(w, place, nation)
        for unit in here:
            w.march[unit] &= ~ASIDE
        for i in leaders:
            w.leader_used[i] &= ~ASIDE
        friends = friends_mask(w, nation, place)
        if excess(w, place, friends) > 0 or hostile_force(w, place, nation):
            args: dict[str, object] = {"people": NATIONS[nation], "place": w.land.names[place]}
            s.tell("retreats-again", args, "XX.L.9")
            push_retreats(s, place, here, leaders, [], [], [])
