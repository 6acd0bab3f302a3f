"""The state of a match of Invasions."""

from typing import ClassVar, Final

from aevum.engine.codec import a_dict, a_flag
from aevum.engine.refusal import EngineFault
from aevum.engine.state import State
from aevum.games.invasions.rules.control.stance import recall_stances, refresh_stances
from aevum.games.invasions.rules.fight import Fight, read_fight
from aevum.games.invasions.rules.realm.realm import Realm, read_realm, take_realm
from aevum.games.invasions.rules.world.stored import read_world, take_world, world_json
from aevum.games.invasions.rules.world.world import World

AGREED: Final = ("beaten_hordes", "either_declares", "brief_truce", "garrisons_fall")
"""Options of the table that came later than others: only told where they are so."""


class InvasionsState(State):
    kept_apart: ClassVar[tuple[str, ...]] = (*AGREED, "fight_now", "world_now", "realm_now")

    def __init__(self) -> None:
        super().__init__()
        self.gold: list[int] = []
        """Loot of each seat."""
        self.points: list[int] = []
        """Victory points that seats won from each other."""
        self.kept: list[int] = []
        """How many private pillage markers each seat keeps."""
        self.advanced = False
        """The optional combat of chapter XXI."""
        self.intercepted_ambush = False
        """Table option C11: the intercepted stack, not the interceptor, may lay the ambush."""
        self.beaten_hordes = False
        """Table option A87: nomads take the horde of an invader whom they beat, destroyed or not."""
        self.either_declares = False
        """Table option D4: the nation that activates may declare war in Barbarian Areas too."""
        self.brief_truce = False
        """Table option F97: who migrated may attack again in its campaigns."""
        self.garrisons_fall = False
        """Table option F125: only a people that is driven out whole seeks refuge, no mere garrison."""
        self.goal = "field"
        """What decides the scenario: the field (the battle) or the city (the siege)."""
        self.pool: list[int] = []
        """Pillage markers that can still be drawn."""
        self.marker = 0
        """The marker that lies face down on the sacked city; nobody has seen it (XXIV.D.8)."""
        self.fight_now: Fight | None = None
        self.world_now: World | None = None
        """The map; a scenario of one fight has none."""
        self.realm_now: Realm | None = None
        """Cards, religions and promises; only a whole match has them."""

    @property
    def fight(self) -> Fight:
        if self.fight_now is None:
            raise EngineFault("there is no fight going on")
        return self.fight_now

    @property
    def world(self) -> World:
        if self.world_now is None:
            raise EngineFault("this match has no map")
        return self.world_now

    @property
    def realm(self) -> Realm:
        if self.realm_now is None:
            raise EngineFault("this is no whole match")
        return self.realm_now

    def copy_own(self, new: State) -> None:
        assert isinstance(new, InvasionsState)
        new.gold = self.gold[:]
        new.points = self.points[:]
        new.kept = self.kept[:]
        new.advanced = self.advanced
        new.intercepted_ambush = self.intercepted_ambush
        new.beaten_hordes = self.beaten_hordes
        new.either_declares = self.either_declares
        new.brief_truce = self.brief_truce
        new.garrisons_fall = self.garrisons_fall
        new.goal = self.goal
        new.pool = self.pool[:]
        new.marker = self.marker
        new.fight_now = self.fight_now.copy() if self.fight_now is not None else None
        new.world_now = self.world_now.copy() if self.world_now is not None else None
        new.realm_now = self.realm_now.copy() if self.realm_now is not None else None

    def own_json(self) -> dict[str, object]:
        data = super().own_json()
        data["fight"] = self.fight_now.to_json() if self.fight_now is not None else None
        data |= {name: True for name in AGREED if getattr(self, name)}
        if self.world_now is not None:
            data["world"] = world_json(self.world_now)
        if self.realm_now is not None:
            data["realm"] = self.realm_now.to_json()
        return data

    def take_own(self, data: dict[str, object]) -> None:
        super().take_own(data)
        for name in AGREED:
            setattr(self, name, data.get(name) is True)
        if data.get("fight") is not None:
            self.fight_now = read_fight(a_dict(data, "fight", "own"), "fight")
        if data.get("world") is not None:
            self.world_now = take_world(a_dict(data, "world", "own"))
            recall_stances(self.world_now)
        if data.get("realm") is not None:
            self.realm_now = take_realm(a_dict(data, "realm", "own"))

    def read_own(self, data: dict[str, object], where: str) -> None:
        super().read_own(data, where)
        if data.get("fight") is not None:
            self.fight_now = read_fight(a_dict(data, "fight", where), f"{where}.fight")
        for name in AGREED:
            if name in data:
                setattr(self, name, a_flag(data, name, where))
        if data.get("world") is not None:
            self.world_now = read_world(a_dict(data, "world", where), f"{where}.world")
            refresh_stances(self.world_now)
        if data.get("realm") is not None:
            self.realm_now = read_realm(a_dict(data, "realm", where), f"{where}.realm")
