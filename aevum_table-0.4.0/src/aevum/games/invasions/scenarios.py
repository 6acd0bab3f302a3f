"""Scenarios of the game: fights that ship with it, and the free one from a line of notation."""

import tomllib
from functools import cache, lru_cache

from aevum.engine.refusal import BadData
from aevum.engine.state import State
from aevum.games.invasions import mapset, notation
from aevum.games.invasions.rules.engagement import Engagement
from aevum.games.invasions.rules.fight import Fight
from aevum.games.invasions.rules.frontiers import OneMilitaryPhase
from aevum.games.invasions.rules.game import InvasionsRules
from aevum.games.invasions.rules.pillage import MARKERS
from aevum.games.invasions.rules.setup.options import OPTIONS, agree_on, chosen, known_only
from aevum.games.invasions.rules.setup.start import WHOLE, whole_match, whole_seats
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import data_text

FREE = "free"
FREE_MAP = "free-map"
MAPS = ("frontiers-375",)
"""Set-ups on the map, each a file of its own."""
GOALS = ("field", "city")
IN_A_FIGHT = {"combat", "ambush", "goal"}
"""Options of a single fight; in none a side has two leaders, or attacks with its horde (D9, A87)."""


TRIED = (
    "franks: 3 frankish-infantry, saxons.infantry / leader 2+1^ vs "
    "rome: 2 mountain-archer, guard, byzantium.legion / leader 3+1 at mountain; intercepted; crossing=river",
    "huns: 4 horse-archer / leader 2+0 vs "
    "franks: 3 elite-frankish-infantry, horde / leader 1+0 at steppe; barbarian",
    "alamanni: 4 infantry, sea-raider@strait / leader 1+1 vs "
    "rome: legion, auxiliary, limes at forest; decline=defender:2",
    "rome: 2 elite-fleet / leader 2+0 vs vandals: fleet at sea; sea-control=defender; decline=attacker:1",
    "persia: 4 clibanarii / leader 3+0 vs rome: guard, legion~ / leader 2+0 at Latium; capital=empire; fleet",
)
"""Fights that between them meet most rules; for tests."""

SHORT: dict[str, list[dict[str, object]]] = {
    "duel-350": [{"combat": "advanced"}],
    "goths-and-huns": [{"seats": 3, "combat": "advanced"}],
    "justinian": [{"seats": 2}],
}
"""Other tables for the shorter matches, for tests."""


@cache
def shipped() -> dict[str, dict[str, str]]:
    return tomllib.loads(data_text(PACKAGE, "scenarios.toml"))


class Invasions(InvasionsRules):
    """The game as the registry finds it."""

    main = "350"

    def scenarios(self) -> list[str]:
        return [*WHOLE, *MAPS, *shipped(), FREE, FREE_MAP]

    def seats(self, scenario: str, options: dict[str, object]) -> tuple[str, ...]:
        if scenario in WHOLE:
            return whole_seats(scenario, options)
        if scenario in MAPS or scenario == FREE_MAP:
            return _map_set(scenario, options).seats
        return ("attacker", "defender")

    def variants(self, scenario: str) -> list[dict[str, object]]:
        systems: list[dict[str, object]] = [{}, {"combat": "advanced"}]
        if scenario == FREE_MAP or scenario in WHOLE:
            return [{}, *SHORT.get(scenario, [])]
        if scenario != FREE:
            return systems
        return [{"battle": fight, **system} for fight in TRIED for system in systems] + [
            {"battle": TRIED[0], "ambush": "intercepted"}
        ]

    def setup(self, scenario: str, options: dict[str, object], seed: int, pack: str) -> State:
        if pack != self.pack():
            raise BadData(f"pack: there is no pack '{pack}' here, only '{self.pack()}'")
        if scenario not in self.scenarios():
            raise BadData(
                f"scenario: there is no scenario '{scenario}'; known: {', '.join(self.scenarios())}"
            )
        if scenario in WHOLE:
            return whole_match(scenario, options, seed)
        if scenario in MAPS or scenario == FREE_MAP:
            return _map_state(scenario, options, seed)
        s = InvasionsState()
        s.seats = list(self.seats(scenario, options))
        s.seed = seed
        s.fight_now = _fight(_battle(scenario, options)).copy()
        agree_on(s, options)
        default = shipped()[scenario]["goal"] if scenario != FREE else "field"
        s.goal = chosen(options, "goal", GOALS, default)
        if s.goal == "city" and not s.fight.field.level:
            raise BadData("options.goal: there is no city to win")
        s.gold, s.points, s.kept = [0, 0], [0, 0], [0, 0]
        s.pool = sorted(MARKERS)
        s.push(Engagement())
        return s


def _map_state(scenario: str, options: dict[str, object], seed: int) -> State:
    known_only(options, {*OPTIONS, "seats", "map"} if scenario == FREE_MAP else {*OPTIONS, "seats"})
    found = _map_set(scenario, options)
    s = InvasionsState()
    s.seats = list(found.seats)
    s.seed = seed
    s.world_now = found.world.copy()
    agree_on(s, options)
    seats = len(found.seats)
    s.gold, s.points, s.kept = [0] * seats, [0] * seats, [0] * seats
    laid = set(s.world.pillaged)
    s.pool = sorted(marker for marker in MARKERS if marker not in laid)
    match = OneMilitaryPhase()
    match.acted = found.idle
    match.raids = found.raids[:]
    s.push(match)
    return s


def _map_set(scenario: str, options: dict[str, object]) -> mapset.MapSet:
    seats = options.get("seats", 0)
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadData(f"options.seats: expected a number, found {seats!r}")
    if scenario != FREE_MAP:
        return _read_map(_map_text(scenario), f"{scenario}.toml", seats)
    text = options.get("map", _map_text(MAPS[0]))
    if not isinstance(text, str):
        raise BadData(f"options.map: expected a set-up in TOML, found {text!r}")
    return _read_map(text, "options.map", seats)


@cache
def _map_text(scenario: str) -> str:
    return data_text(PACKAGE, f"{scenario}.toml")


@lru_cache(maxsize=64)
def _read_map(text: str, where: str, seats: int) -> mapset.MapSet:
    return mapset.read_toml(text, where, seats)


@lru_cache(maxsize=64)
def _fight(text: str) -> Fight:
    """Parsed once: thousands of matches begin with the same line."""
    return notation.read(text)


def _battle(scenario: str, options: dict[str, object]) -> str:
    known_only(options, {*IN_A_FIGHT, "battle"} if scenario == FREE else IN_A_FIGHT)
    if scenario != FREE:
        return shipped()[scenario]["battle"]
    # Without a line it is a fight that everybody knows, so that the scenario can always be tried.
    text = options.get("battle", shipped()["nisibis"]["battle"])
    if not isinstance(text, str):
        raise BadData(f"options.battle: expected a line of notation, found {text!r}")
    return text
