"""A position with a bit of everything, hands as a test wants them, and battles that begin at once."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.advanced.battle import AdvancedBattle
from aevum.games.invasions.rules.combat.battle import Battle
from aevum.games.invasions.rules.fight import FOREST, PLAIN, SEA, Fight
from aevum.games.invasions.rules.hands.deck import EVENTS
from aevum.games.invasions.rules.muster import muster
from aevum.games.invasions.rules.sea.battle import AdvancedNavalBattle, NavalBattle
from aevum.games.invasions.rules.troops import KINDS, NATIONS, troop
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.games.invasions.rules.world.world import put
from tests.games.invasions.conftest import OnMap, ScriptedMap

Match = Callable[..., ScriptedMap]
Hold = Callable[..., ScriptedMap]
GiveBattle = Callable[..., ScriptedMap]
Resolve = Callable[..., ScriptedMap]

MATCH = """
turn = 2
seats = ["roman", "hun", "persian", "goth"]
acting = ["rome"]
allies = [["huns", "alans"]]
[nations.rome]
seat = "roman"
age = 6
decline = 1
gold = 20
capital = "Latium"
areas = ["Italia", "Africa"]
reserve = "infantry"
[nations.rome.units]
Latium = "guard, legion~"
Cisalpina = "3 legion, cavalry, infantry"
"Mare Tyrrheneum" = "2 fleet"
[nations.rome.leaders]
Latium = "gratianus"
[nations.persia]
seat = "persian"
age = 5
gold = 15
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Chaldea = "4 infantry, heavy-cavalry" }
leaders = { Chaldea = "sapor" }
[nations.visigoths]
seat = "goth"
gold = 3
horde = "Dacia"
reserve = "2 infantry"
units = { Dacia = "5 infantry, archer" }
leaders = { Dacia = "fritigernus" }
[nations.ostrogoths]
seat = "goth"
horde = "Danapris"
tie = "vassal"
lord = "huns"
units = { Danapris = "2 infantry" }
[nations.huns]
seat = "hun"
horde = "Volga"
units = { Volga = "3 horse-archer" }
[nations.alans]
seat = "persian"
horde = "Alania"
units = { Alania = "3 heavy-cavalry" }
[nations.armenians]
seat = "roman"
role = "inactive"
capital = "Armenia"
gold = 9
units = { Armenia = "4 mountain-archer" }
"""


@pytest.fixture
def match(on_map: OnMap) -> Match:
    """The position, with a realm; all cards are in the deck."""

    def play(dice: list[int] | None = None, **options: str) -> ScriptedMap:
        m = on_map(MATCH, dice=[], realm=True, **options)
        m.table.state.script = dice or []
        return m

    return play


def deal(m: ScriptedMap, seat: int, *keys: str) -> ScriptedMap:
    """The seat holds these cards, the first of each name that is still in the deck."""
    r = m.realm
    for key in keys:
        card = next(c for c, name in enumerate(EVENTS) if name == key and r.event_at[c] < 0)
        r.event_at = put(r.event_at, card, seat)
        r.hand = put(r.hand, seat, r.hand[seat] + 1)
    return m


@pytest.fixture
def hold() -> Hold:
    return deal


def give_battle(m: ScriptedMap, terrain: int = PLAIN, combat: int = 0) -> ScriptedMap:
    """Rome's army of Cisalpina attacks the Visigoths in Dacia, by land or, as fleets, at sea."""
    s, w = m.table.state, m.world
    rome, goths = NATIONS.index("rome"), NATIONS.index("visigoths")
    units = commanded_at(w, m.place("Cisalpina"), 1 << rome)
    fight: Fight = muster(w, m.place("Dacia"), rome, units, [], 1 << goths, False)
    fight.field.terrain = terrain
    fight.sides[1].horde = []
    fight.sides[1].combat = combat
    if not combat:
        fight.sides[1].leader = ""
    if terrain == SEA:
        for side, n in zip(fight.sides, (rome, goths), strict=True):
            side.units = [troop(KINDS.index("fleet"), n, w.status[n]) for _ in range(3)]
    s.fight_now = fight
    naval: Any = AdvancedNavalBattle if s.advanced else NavalBattle
    land: Any = AdvancedBattle if s.advanced else Battle
    s.push(naval() if terrain == SEA else land())
    GAME.advance(s)
    return m


@pytest.fixture
def battle() -> GiveBattle:
    return give_battle


@pytest.fixture
def grounds() -> dict[str, int]:
    return {"plain": PLAIN, "forest": FOREST, "sea": SEA}


@pytest.fixture
def resolve() -> Resolve:
    """Answer everything that a frame asks with the first option, until it is over."""

    def play(m: ScriptedMap, *frames: Any) -> ScriptedMap:
        s = m.table.state
        depth = len(s.frames)
        for frame in frames:
            s.push(frame)
        GAME.advance(s)
        while len(s.frames) > depth:
            ask = m.ask()
            GAME.choose(s, ask.seat, ask.options[0])
            GAME.check(s)
        return m

    return play
