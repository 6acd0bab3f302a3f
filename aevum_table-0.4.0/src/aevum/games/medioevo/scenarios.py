"""Scenarios of the game and their options."""

from aevum.engine.refusal import BadData
from aevum.engine.state import State
from aevum.games.medioevo.rules.game import MedioevoRules
from aevum.games.medioevo.rules.kingdoms import connected, usual
from aevum.games.medioevo.rules.lengths import MAIN, SCENARIOS, kingdoms_of, players_of
from aevum.games.medioevo.rules.settings import (
    AUCTION,
    DEFAULTS,
    KINDS,
    NUMBERS,
    SETTINGS,
    SHARED_OUT,
    TEAMS,
    VALUES,
)
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY
from aevum.games.medioevo.rules.turn import Match


class Medioevo(MedioevoRules):
    """The game as the registry finds it."""

    main = MAIN

    def scenarios(self) -> list[str]:
        return list(SCENARIOS)

    def seats(self, scenario: str, options: dict[str, object]) -> tuple[str, ...]:
        """Kingdoms by name, or `player-1` and so on where they are given out in the match."""
        _known(scenario)
        kingdoms = _kingdoms(scenario, options)
        if NOBODY in kingdoms:
            return tuple(f"player-{number}" for number in range(1, len(kingdoms) + 1))
        return tuple(KINGDOMS[kingdom] for kingdom in kingdoms)

    def setup(self, scenario: str, options: dict[str, object], seed: int, pack: str) -> State:
        if pack != self.pack():
            raise BadData(f"pack: there is no pack '{pack}' here, only '{self.pack()}'")
        s = MedioevoState()
        s.seats = list(self.seats(scenario, options))
        s.seed = seed
        s.scenario = scenario
        s.settings = _settings(options)
        s.kingdoms = _kingdoms(scenario, options)
        s.team = list(range(len(s.kingdoms)))
        if s.settings[TEAMS]:
            s.team = [seat % 2 for seat in range(len(s.kingdoms))]  # M18
        s.order = list(range(len(s.kingdoms)))
        s.enthrone()
        for place in range(len(s.lord)):
            s.settle(place)
        s.push(Match())
        return s

    def variants(self, scenario: str) -> list[dict[str, object]]:
        """The short game is tried in all its forms; longer ones are only longer."""
        if kingdoms_of(scenario):
            return [{}, {"terrain": True, "blood": True}]
        if scenario != self.main:
            return [{"players": players_of(scenario)[-1]}]
        allowed = players_of(scenario)
        plain: list[dict[str, object]] = [{"players": number} for number in allowed]
        special: list[dict[str, object]] = [
            {"players": 4, "kingdoms": "chosen", "terrain": True, "blood": True},
            {"players": 5, "auction": True, "deployment": True, "war-delay": 0, "barbarians-attack": True},
            {"players": 6, "kingdoms": "drawn", "teams": True, "defender-may-flee": True, "bid-step": 50},
            {
                "players": 3,
                "honour-limit": 16,
                "time-limit": 60,
                "cubes-per-colour": 12,
                "barbarian-limit": False,
                "property-markers": 10,
                "mystic-set": 3,
            },
        ]
        return [*plain, *(options for options in special if options["players"] in allowed)]


def _known(scenario: str) -> None:
    if scenario not in SCENARIOS:
        raise BadData(f"scenario: there is no scenario '{scenario}'; known: {', '.join(SCENARIOS)}")


def _settings(options: dict[str, object]) -> list[int]:
    found = list(DEFAULTS)
    for name, value in options.items():
        if name in ("players", "agreed"):
            continue
        if name not in SETTINGS:
            raise BadData(f"options.{name}: there is no such option")
        found[SETTINGS.index(name)] = _value(name, SETTINGS.index(name), value)
    return found


def _value(name: str, number: int, value: object) -> int:
    match KINDS[number]:
        case "choice":
            if value not in VALUES[number]:
                raise BadData(f"options.{name}: expected one of {', '.join(VALUES[number])}, found {value!r}")
            return VALUES[number].index(str(value))
        case "flag":
            if not isinstance(value, bool):
                raise BadData(f"options.{name}: expected true or false, found {value!r}")
            return int(value)
        case _:
            if isinstance(value, bool) or not isinstance(value, int) or value < 0:
                raise BadData(f"options.{name}: expected a whole number from 0, found {value!r}")
            if NUMBERS[number] and value not in NUMBERS[number]:
                raise BadData(f"options.{name}: expected one of {NUMBERS[number]}, found {value}")
            return value


def _kingdoms(scenario: str, options: dict[str, object]) -> list[int]:
    """Of each seat; NOBODY where they are given out in the match."""
    settings = _settings(options)
    agreed = _agreed(scenario, options)
    if kingdoms_of(scenario) or (settings[SHARED_OUT] == 0 and not settings[AUCTION]):
        return agreed
    return [NOBODY] * len(agreed)


def _agreed(scenario: str, options: dict[str, object]) -> list[int]:
    named = options.get("agreed", "")
    if not isinstance(named, str):
        raise BadData(f"options.agreed: expected names of kingdoms, found {named!r}")
    allowed = players_of(scenario)
    count = options.get("players", 0)
    if isinstance(count, bool) or not isinstance(count, int) or (count and count not in allowed):
        raise BadData(f"options.players: expected one of {allowed}, found {count!r}")
    if named:
        kingdoms = [_kingdom(name.strip()) for name in named.split(",")]
        if len(kingdoms) not in allowed or (count and count != len(kingdoms)):
            raise BadData(f"options.agreed: {len(kingdoms)} kingdoms do not fit the number of players")
    else:
        kingdoms = kingdoms_of(scenario) or usual(count or allowed[0])
    if len(set(kingdoms)) < len(kingdoms) or not connected(kingdoms):
        where = "options.agreed" if named else f"scenarios.toml, {scenario}"
        raise BadData(f"{where}: the kingdoms must be different and connected [0.KING.02]")
    return kingdoms


def _kingdom(name: str) -> int:
    if name not in KINGDOMS:
        raise BadData(f"options.agreed: there is no kingdom '{name}'; known: {', '.join(KINGDOMS)}")
    return KINGDOMS.index(name)
