"""XVIII The movement sub-step: a seat moves its stacks, one at a time, as long as it likes."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.bounds.room import overfull
from aevum.games.invasions.rules.court import hold_idle
from aevum.games.invasions.rules.marching.horde import STAYED, HordeMarch, why_no_migration, why_not_horde
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.movement.overfull import Overfull
from aevum.games.invasions.rules.movement.quarry import Hunt
from aevum.games.invasions.rules.movement.staying import fit_leaders, places_of, why_must_leave
from aevum.games.invasions.rules.reaction.opponents import of_seat
from aevum.games.invasions.rules.sea.sailing import Sail, movable_fleets
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.kingdom import found_waiting_capitals
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS
from aevum.games.invasions.rules.world.pieces import (
    MOVED,
    any_invading,
    commanded_at,
    fresh,
    in_order,
    leading_nation,
    members,
    paces_left,
)
from aevum.games.invasions.rules.world.world import NOWHERE, World


class StackMoves(Hunt):
    """IV.0.11: stack by stack, in the order the player likes.

    The seats of the active nations move in turn; XVII.A.7 is checked when all are done.
    """

    steps: ClassVar[tuple[str, ...]] = ("begin", "stacks", "limits", "end")

    def __init__(self, home: bool = False, second: bool = False) -> None:
        super().__init__()
        self.seats: list[int] = []
        self.at = 0
        self.rested: list[int] = []
        """Places whose stacks were picked up and put down again, with nothing moved since."""
        self.migrating = 0
        """Mask of the nations whose horde migrates."""
        self.home = home
        """Before a raid: units move among their nation's own provinces, and nothing else does (XI.C.3)."""
        self.second = second
        """The second movement of an invasion (XVIII.H.2)."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "begin":
                fresh(w, w.moving, self.second)
                hold_idle(s)
                self.seats = seats_of(w, w.moving)
                self.next(s)
            case "stacks":
                if s.result == MOVED:
                    self.rested = []
                elif s.result == STAYED:
                    self._stay(w)
                s.result = 0
                if found_waiting_capitals(s):  # VII.D.8
                    return
                while self.at < len(self.seats) and not self.nations(w):
                    self.at += 1  # an alliance ended meanwhile
                if self.at < len(self.seats):
                    people = members(self.nations(w))[0]
                    s.ask(self.seats[self.at], "stacks", "XVIII.A.1", {"people": NATIONS[people]})
                else:
                    self.next(s)
            case "limits":  # XVIII.A.9, XVII.A.3: none while they move
                self.next(s)
                for place in overfull(w, w.moving):
                    s.push(Overfull(place, w.moving))
            case _:
                s.pop()

    def _stay(self, w: World) -> None:
        """XVIII.G.3: without its horde a nation does not migrate, and may do as it likes."""
        for n in members(self.migrating):
            if not w.horde_used[n]:
                self.migrating &= ~(1 << n)
                w.truce &= ~(1 << n)

    def nations(self, w: World) -> int:
        """The active nations of the seat whose turn it is."""
        return of_seat(w, w.moving, self.seats[self.at])

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        return self._listed(w, places_of(w, self.nations(w)))

    def options(self, s: InvasionsState, ask: Ask) -> list[Option]:
        """As `check` has it; where there is anybody is looked at once."""
        w = s.world
        places = places_of(w, self.nations(w))
        listed = self._listed(w, places)
        done = listed.pop()
        found = [option for option in listed if self.check(s, ask, option) is None]
        if self._why_not_done(w, places) is None:
            found.append(done)
        return found

    def _listed(self, w: World, places: list[int]) -> list[Option]:
        nations = self.nations(w)
        names = w.land.names
        found: list[Option] = []
        for p in places:
            if p not in self.rested:
                found.append(Option("march", {"place": names[p]}, "XVIII.A.2"))
        for sea in movable_fleets(w, nations):
            if sea not in self.rested:
                found.append(Option("sail", {"place": names[sea]}, "XXV.A.2"))
        for n in members(nations):
            if w.horde[n] != NOWHERE and w.status[n] == BARBARIAN:
                if any_invading(w, 1 << n) or self.migrating >> n & 1:
                    found.append(Option("horde", {"people": NATIONS[n]}, "XVIII.G.2"))
                else:
                    found.append(Option("migrate", {"people": NATIONS[n]}, "XVIII.G.3"))
        found.append(Option("done", None, "XVIII.A.1"))
        return found

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        match option.key:
            case "horde" | "migrate" | "sail" if self.home:
                return Refusal("raid-home-only", None, "XI.C.3")
            case "horde":
                n = NATIONS.index(str(option.args["people"]))
                return why_not_horde(w, n, self.migrating >> n & 1 != 0)
            case "migrate":
                return why_no_migration(w, NATIONS.index(str(option.args["people"])))
            case "done":
                return self._why_not_done(w, places_of(w, self.nations(w)))
            case _:
                return None

    def _why_not_done(self, w: World, places: list[int]) -> Refusal | None:
        """XVII.A.7, XII.D.2, XVIII.G.3: not while a stack is where it may not stay and can still leave."""
        nations = self.nations(w)
        home = nations if self.home else 0
        for p in places:
            refusal = why_must_leave(w, p, nations, self.migrating, home)
            if refusal is not None:
                return refusal
        return None

    def why_not(self, s: InvasionsState, ask: Ask, wish: str) -> Refusal | None:
        """A province without anybody to move is no candidate, but the wish has an answer."""
        w = s.world
        key, _, name = wish.partition(":")
        place = w.land.number(name)
        if key == "march" and w.land.is_province(place) and place not in self.rested:
            at: dict[str, object] = {"place": name}
            if commanded_at(w, place, self.nations(w)):
                return Refusal("all-tired", at, "XVIII.B.3")
            return Refusal("nobody-there", at, "XVIII.A.1")
        if key == "horde" and name in NATIONS and all(o.id != wish for o in self.candidates(s, ask)):
            n = NATIONS.index(name)
            if self.nations(w) >> n & 1 and w.horde[n] != NOWHERE and w.status[n] == BARBARIAN:
                return Refusal("horde-migrates-only", {"people": name}, "XVIII.G.1")
        return super().why_not(s, ask, wish)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        nations = self.nations(w)
        match option.key:
            case "march":
                place = w.land.number(str(option.args["place"]))
                self.rested.append(place)
                march = picked_up(w, ask.seat, place, nations, self.migrating)
                march.home = self.home
                march.eluded = self.hunters(march.units)  # XIX.A.17
                s.push(march)
            case "sail":
                sea = w.land.number(str(option.args["place"]))
                self.rested.append(sea)
                s.push(Sail(ask.seat, sea, nations))
            case "migrate":
                n = NATIONS.index(str(option.args["people"]))
                self.migrating |= 1 << n
                if not s.brief_truce:
                    w.truce |= 1 << n
                s.tell("migrates", dict(option.args), "XVIII.G.3")
                s.push(HordeMarch(n, True))
            case "horde":
                n = NATIONS.index(str(option.args["people"]))
                s.push(HordeMarch(n, self.migrating >> n & 1 != 0))
            case _:
                self.at += 1
                self.rested = []


def seats_of(w: World, nations: int) -> list[int]:
    """F99: the seats of nations that act together, each once, in the order of VI.G."""
    found: list[int] = []
    for n in in_order(w, members(nations)):
        if w.seat[n] not in found:
            found.append(w.seat[n])
    return found


def picked_up(w: World, seat: int, place: int, nations: int, migrating: int) -> March:
    """All that can still move, under the leaders who can."""
    leaders = fit_leaders(w, place, nations)
    units = [i for i in commanded_at(w, place, nations) if paces_left(w, i, bool(leaders))]
    march = March(seat, leading_nation(w, units, leaders), nations, place)
    march.units = units
    march.leaders = leaders
    march.migrating = migrating
    return march
