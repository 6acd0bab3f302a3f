"""The state of a match of Medioevo Universale, and what is done with it everywhere."""

from aevum.games.medioevo.rules.control import controller
from aevum.games.medioevo.rules.items import FREE, SLOTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.layout import of_kind, of_pair
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS
from aevum.games.medioevo.rules.pieces import FORCE, kind_of
from aevum.games.medioevo.rules.position import NOTHING
from aevum.games.medioevo.rules.settings import TEAMS
from aevum.games.medioevo.rules.storing import StoredPosition
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.terms import GIVER, KIND, MILITARY_CONTROL, PASSAGE, TAKER, holds


class MedioevoState(StoredPosition):
    """`lord` is kept by whatever changes units and control markers."""

    # Units

    def force(self, area: int, owner: int) -> list[int]:
        """The units of an owner in an area; not to be written to."""
        return self.armies.get(area * OWNERS + owner, NOTHING)

    def count(self, area: int, owner: int) -> int:
        force = self.armies.get(area * OWNERS + owner)
        return sum(force) if force is not None else 0

    def set_force(self, area: int, owner: int, force: list[int]) -> None:
        """Put a force there, without a thought to reserves; units that moved are at most those that are."""
        key = area * OWNERS + owner
        if sum(force) > 0:
            self.armies[key] = force
            spent = self.moved.get(key)
            if spent is not None:
                self.moved[key] = [min(spent[piece], force[piece]) for piece in range(FORCE)]
        else:
            self.armies.pop(key, None)
            self.moved.pop(key, None)
        if not LAND.is_sea(area):
            self.settle(area)

    def add(self, area: int, owner: int, piece: int, count: int = 1) -> None:
        """Units come from the reserve, or from the supply of barbarians."""
        self._draw(owner, piece, count)
        force = self.force(area, owner)[:]
        force[piece] += count
        self.set_force(area, owner, force)

    def remove(self, area: int, owner: int, piece: int, count: int = 1) -> None:
        """Units go back to the reserve, or to the supply of barbarians."""
        self._draw(owner, piece, -count)
        force = self.force(area, owner)[:]
        force[piece] -= count
        self.set_force(area, owner, force)

    def _draw(self, owner: int, piece: int, count: int) -> None:
        kind = kind_of(piece)
        if owner == BARBARIANS:
            self.supply[kind] -= count
        else:
            self.reserve[of_kind(owner, kind)] -= count

    def reserve_of(self, seat: int, kind: int) -> int:
        return self.reserve[of_kind(seat, kind)]

    def spent(self, area: int, owner: int) -> list[int]:
        """Of the units there those that have moved in this turn; not to be written to."""
        return self.moved.get(area * OWNERS + owner, NOTHING)

    def set_spent(self, area: int, owner: int, force: list[int]) -> None:
        key = area * OWNERS + owner
        if sum(force) > 0:
            self.moved[key] = force
        else:
            self.moved.pop(key, None)

    def owners(self, area: int) -> list[int]:
        """Those who have units in an area, barbarians last."""
        return [owner for owner in range(OWNERS) if area * OWNERS + owner in self.armies]

    # Control

    def home(self, place: int) -> int:
        """The seat whose home a place is, or NOBODY."""
        kingdom = LAND.home[place]
        return self.seat_of[kingdom] if kingdom != NOBODY else NOBODY

    def admits(self, host: int, guest: int) -> bool:
        """Whether a pact, or being of one team, lets units of `guest` stand with `host` (3.TAX.05)."""
        if self.settings[TEAMS] and self.team[host] == self.team[guest]:
            return True
        for term in self.terms:
            lets_in = term[KIND] in (PASSAGE, MILITARY_CONTROL) and holds(term, self.turn)
            if lets_in and term[GIVER] == host and term[TAKER] == guest:
                return True
        return False

    def settle(self, place: int) -> None:
        """Find out anew who controls a territory."""
        seats = range(len(self.kingdoms))
        present = [seat for seat in seats if place * OWNERS + seat in self.armies]
        barbarians = self.count(place, BARBARIANS)
        if not barbarians and not present:
            marker = self.marker[place]
            self.lord[place] = marker if marker != NOBODY else self.home(place)
            return
        units = [self.count(place, seat) for seat in seats]
        admits = [[guest in present and self.admits(host, guest) for guest in seats] for host in seats]
        self.lord[place] = controller(
            self.home(place), self.marker[place], units, barbarians, self.lord[place], admits
        )

    def mark(self, place: int, seat: int) -> None:
        """Lay or take away a control marker."""
        self.marker[place] = seat
        self.settle(place)

    def controlled(self, seat: int) -> list[int]:
        """The territories of a seat."""
        return [place for place in range(LAND.places) if self.lord[place] == seat]

    # Transports and engines

    def items(self, seat: int) -> list[int]:
        """The slots of a seat that are in use."""
        return [slot for slot in range(seat * SLOTS, seat * SLOTS + SLOTS) if self.item_kind[slot] != FREE]

    def items_at(self, area: int, seat: int) -> list[int]:
        return [slot for slot in range(seat * SLOTS, seat * SLOTS + SLOTS) if self.item_at[slot] == area]

    def free_slot(self, seat: int) -> int:
        """A slot for one more thing, or FREE."""
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.item_kind[slot] == FREE:
                return slot
        return FREE

    # Seats

    def players(self) -> int:
        return len(self.kingdoms)

    def place_in_order(self, seat: int) -> int:
        return self.order.index(seat)

    def from_active(self) -> list[int]:
        """The seats in turn order, from the one whose turn it is (R-107)."""
        if self.active not in self.order:
            return self.order[:]
        at = self.order.index(self.active)
        return self.order[at:] + self.order[:at]

    def at_war(self, a: int, b: int) -> bool:
        return self.war[of_pair(a, b)] > 0 or self.war[of_pair(b, a)] > 0
