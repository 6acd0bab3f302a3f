"""Scenarios of the game and their set-up (18.0)."""

from aevum.engine.refusal import BadData
from aevum.engine.state import State
from aevum.engine.window import order_id
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, KINDS, LEADERS, UNITS, alike
from aevum.games.charlemagne.rules.game import CharlemagneRules
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import AUGUSTUS, CUP, MARKER, PAPAL
from aevum.games.charlemagne.rules.state import POOL, CharlemagneState
from aevum.games.charlemagne.rules.stratagems.phase import ReturnRagnarok
from aevum.games.charlemagne.rules.stratagems.throw import QUIET
from aevum.games.charlemagne.rules.tables import EMPIRE, PACKAGE, SEATS, parameter
from aevum.games.charlemagne.rules.turn import Match
from aevum.games.charlemagne.rules.victory.levels import MAIN, SCENARIOS
from aevum.kit.tables import index, rows, whole

PASSED = (*QUIET, ReturnRagnarok.trigger)
"""Windows that both seats pass by a standing order until they draw the marker (C27) or want to be asked."""


class Charlemagne(CharlemagneRules):
    """The game as the registry finds it."""

    main = MAIN

    def scenarios(self) -> list[str]:
        return list(SCENARIOS)

    def seats(self, scenario: str, options: dict[str, object]) -> tuple[str, ...]:
        return SEATS

    def setup(self, scenario: str, options: dict[str, object], seed: int, pack: str) -> State:
        if pack != self.pack():
            raise BadData(f"pack: there is no pack '{pack}' here, only '{self.pack()}'")
        if scenario not in SCENARIOS:
            raise BadData(f"scenario: there is no scenario '{scenario}'; known: {', '.join(SCENARIOS)}")
        for name in options:
            raise BadData(f"options.{name}: there is no such option")
        s = CharlemagneState()
        s.scenario = scenario
        s.seats = list(SEATS)
        s.seed = seed
        s.orders = [order_id(s, seat, trigger) for seat in range(len(SEATS)) for trigger in PASSED]
        _place_units(s)
        s.civilized = sorted(
            LAND.of_burg(row["burg"]) for row in rows(PACKAGE, "burgs") if row["civilization"] == "1"
        )  # 18.4
        s.treasury = [parameter(f"starting-treasury-{seat}") for seat in SEATS]
        s.holder = [PAPAL if kind == AUGUSTUS else CUP for kind in MARKER]  # 18.8.a
        s.push(Match())
        return s


def _place_units(s: CharlemagneState) -> None:
    """18.1, 18.3"""
    for row in rows(PACKAGE, "setup"):
        where = f"setup.csv, {row['burg']}"
        hex = LAND.of_burg(row["burg"])
        if row["unit"] == LEADERS[0]:
            s.put(CHARLEMAGNE, hex)
            s.lead[CHARLEMAGNE - UNITS] = EMPIRE
            continue
        kind = index(KINDS, row["unit"], where)
        free = [unit for unit in alike(LAND.region[hex], kind) if s.at[unit] == POOL]
        count = whole(row, "count", where)
        if len(free) < count:
            raise BadData(f"{where}: the pool has only {len(free)} of {row['unit']}")
        for unit in free[:count]:
            s.put(unit, hex)
