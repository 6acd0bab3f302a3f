"""A match on the map: nations, provinces, units and leaders as flat lists.

Lists of nations and provinces are shared between copies: they change rarely, and only by being replaced
(`w.level = put(w.level, p, 2)`). Lists of pieces and `owner` change with every move; each copy has its own.
"""

from typing import Final

from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.land import Land

NOBODY: Final = -1
NOWHERE: Final = -1
"""In the reserve: a unit that may return, a leader who is not in play."""
GONE: Final = -2
"""Out of the match for good."""

OUT: Final = 0
ACTIVE: Final = 1
INACTIVE: Final = 2
RAIDER: Final = 3
ROLE_NAMES: Final = ("out", "active", "inactive", "raider")
"""What a nation does in the match: nothing yet, everything, only defend (VI.B), only raid (VI.C)."""

FREE: Final = 0
CLIENT: Final = 1
FEDERATE: Final = 2
VASSAL: Final = 3
TIE_NAMES: Final = ("free", "client", "federate", "vassal")
"""XXVII, XXVIII, XXIX: what binds a nation to its lord."""


class World:
    __slots__ = (
        "_horde",
        "adds_leaders",
        "age",
        "allies",
        "area_owner",
        "came",
        "camps",
        "capital",
        "code",
        "decline",
        "defied",
        "first",
        "foedus",
        "foes",
        "following",
        "friends",
        "gold",
        "hired",
        "horde_used",
        "initiative",
        "invading",
        "land",
        "leader_place",
        "leader_used",
        "leaves",
        "level",
        "limes",
        "lord",
        "march",
        "master",
        "men_claim",
        "moving",
        "of_people",
        "opened",
        "owner",
        "pact",
        "pillaged",
        "place",
        "raid",
        "raided",
        "raider",
        "raids_from",
        "revolt",
        "role",
        "seat",
        "stance",
        "status",
        "terrified",
        "tie",
        "tied_since",
        "truce",
        "turn",
        "walls",
        "wild_foes",
        "wild_stance",
    )

    def __init__(self, board: Land, filled: bool = True) -> None:
        """`filled`: with the lists of a match before anything is set up; a copy brings its own."""
        self.land = board
        self.men_claim = False
        """Table option F38: Barbarians claim an Area by provinces only where they have men in them."""
        self.adds_leaders = False
        """Table option D9: a stack has the re-rolls of all its leaders, not of the best one."""
        self.truce = 0
        """The mask of nations that migrated in their activation, and attack nobody (XVIII.G.3). Told only
        where there is one."""
        self.leaves: list[int] = []
        """Who asked to be let over a strait while he reacts, retreats or joins a leader, and what he was told
        (`leave_of`, one less where it was refused)."""
        if filled:
            self._fill(board)

    def _fill(self, board: Land) -> None:
        nations = len(NATIONS)
        self.turn = 1
        self.moving = 0
        """Mask of the nations that are active now (allies act together)."""
        self.seat = [NOBODY] * nations
        self.role = [OUT] * nations
        self.status = [0] * nations
        self.age = [1] * nations
        self.initiative = [0] * nations
        self.gold = [0] * nations
        """III.H: the Treasury."""
        self.decline = [0] * nations
        self.capital = [NOWHERE] * nations
        """III.G.1: of Civilized nations."""
        self.horde = [NOWHERE] * nations
        self.horde_used = [0] * nations
        """Paces that the horde used in this sub-step."""
        self.invading = [0] * nations
        self.tie = [FREE] * nations
        self.lord = [NOBODY] * nations
        self.tied_since = [0] * nations
        """The turn in which the tie began."""
        self.allies = [0] * nations
        """Masks of nations."""
        self.defied = [0] * nations
        """Masks: with whom a nation is at war in Barbarian Areas this turn (XII.D.6)."""
        self.pact = [0] * nations
        """Masks: with whom a nation has a pact of non-aggression for now (XXX.C, XXX.E)."""
        self.raids_from = [NOWHERE] * nations
        """XI.B.1: a province; `provinces` of the board plus its number for an Area."""
        self.stance = b""
        """By a * nations + b, outside Barbarian Areas; see `control.stance`."""
        self.wild_stance = b""
        self.friends = [1 << n for n in range(nations)]
        """Masks of the nations that each may stack with; worked out with the stances."""
        self.foes: list[int] = []
        """Masks of the nations hostile to each outside Barbarian Areas; worked out with the stances too."""
        self.wild_foes: list[int] = []
        self.level = board.built[:]
        self.walls = board.fortified[:]
        """What the walls take off a siege roll; 0: not fortified."""
        self.pillaged = [0] * board.provinces
        """The pillage marker that lies face down on the site or city."""
        self.raid = [0] * board.provinces
        """1: Raid -, 2: Raid +"""
        self.raider = [NOBODY] * board.provinces
        self.raided = [0] * board.provinces
        """The turn in which the Raid marker was laid (XI.E.8)."""
        self.revolt = [0] * board.provinces
        """1: Revolt -, 2: Revolt +"""
        self.limes = [NOBODY] * board.provinces
        """XVII.C.1, XVIII.B.7: at most one in a province, and it never moves."""
        self.foedus = [NOBODY] * board.provinces
        """The federate to whom the province was ceded."""
        self.opened = [0] * board.provinces
        """1: the active side forced a passage here in this sub-step (XVIII.F)."""
        self.terrified = [0] * board.provinces
        """The mask of leaders of the active side before whom terror went here in this sub-step (XXIV.B.1)."""
        self.area_owner = [NOBODY] * len(board.areas)
        self.owner = [NOBODY] * board.provinces
        """XII.B: the nation that controls the province; kept up to date by `control`."""
        self.hired: list[int] = []
        """Units that serve another nation for one activation (XXX.D.3, XXX.H.2)."""
        self.code = [0]
        """Units by number, from 1: the troop with its piece number, never FOREIGN, without a crossing."""
        self.place = [NOWHERE]
        self.master = [NOBODY]
        """The nation that commands the unit; another than its own for mercenaries (III.B.5)."""
        self.march = [0]
        """What the unit did in this sub-step; see `pieces`."""
        self.came = [NOWHERE]
        """The place from which it entered the one it is in, in this sub-step."""
        self.leader_place = [NOWHERE] * len(LEADERS)
        self.leader_used = [0] * len(LEADERS)
        self.first = [0] * board.places
        """The unit of lowest number in a place, 0 for none; `following` goes on from it."""
        self.following = [0]
        self.of_people: list[list[int]] = [[] for _ in range(nations)]
        """By nation its own units, wherever they are and whomever they serve."""

    @property
    def horde(self) -> list[int]:
        """By nation the province of its horde."""
        return self._horde

    @horde.setter
    def horde(self, places: list[int]) -> None:
        self._horde = places
        self.camps = [0] * self.land.provinces
        for n, p in enumerate(places):
            if 0 <= p < self.land.provinces:
                self.camps[p] |= 1 << n

    def copy(self) -> "World":
        new = World(self.land, False)
        new.adds_leaders = self.adds_leaders
        new.men_claim = self.men_claim
        new.truce = self.truce
        new.leaves = self.leaves
        new.turn = self.turn
        new.moving = self.moving
        new.seat = self.seat
        new.role = self.role
        new.status = self.status
        new.age = self.age
        new.initiative = self.initiative
        new.gold = self.gold
        new.decline = self.decline
        new.capital = self.capital
        new._horde = self._horde
        new.camps = self.camps
        new.horde_used = self.horde_used
        new.invading = self.invading
        new.tie = self.tie
        new.lord = self.lord
        new.tied_since = self.tied_since
        new.allies = self.allies
        new.defied = self.defied
        new.pact = self.pact
        new.raids_from = self.raids_from
        new.stance = self.stance
        new.wild_stance = self.wild_stance
        new.friends = self.friends
        new.foes = self.foes
        new.wild_foes = self.wild_foes
        new.level = self.level
        new.walls = self.walls
        new.pillaged = self.pillaged
        new.raid = self.raid
        new.raider = self.raider
        new.raided = self.raided
        new.revolt = self.revolt
        new.limes = self.limes
        new.foedus = self.foedus
        new.opened = self.opened
        new.terrified = self.terrified
        new.area_owner = self.area_owner
        new.hired = self.hired
        new.of_people = self.of_people
        new.owner = self.owner[:]
        new.code = self.code[:]
        new.place = self.place[:]
        new.master = self.master[:]
        new.march = self.march[:]
        new.came = self.came[:]
        new.leader_place = self.leader_place[:]
        new.leader_used = self.leader_used[:]
        new.first = self.first[:]
        new.following = self.following[:]
        return new

    def link(self) -> None:
        """Build the chains of units from their places, and the lists of each nation's own."""
        self.of_people = [[] for _ in NATIONS]
        for i in range(1, len(self.code)):
            self.of_people[nation_of(self.code[i])].append(i)
        self.first = [0] * self.land.places
        self.following = [0] * len(self.code)
        for i in range(len(self.code) - 1, 0, -1):
            p = self.place[i]
            if p >= 0:
                self.following[i] = self.first[p]
                self.first[p] = i


def put(values: list[int], at: int, value: int) -> list[int]:
    """The list with one value changed, for lists that copies share."""
    new = values[:]
    new[at] = value
    return new
