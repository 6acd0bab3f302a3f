"""What three dice are worth in a battle round (5.BATTLE)."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.lengths import SCENARIOS, players_of
from aevum.games.medioevo.rules.tables import PACKAGE, parameter
from aevum.kit.tables import rows, whole

SACRIFICE: Final = parameter("sacrifice-attack")
_PER_HEAVY: Final = parameter("heavy-infantry-casualties")


def _penalties() -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for row in rows(PACKAGE, "turn-order"):
        where = f"turn-order.csv, {row['players']}"
        players = whole(row, "players", where)
        if str(players) not in row:
            raise BadData(f"{where}: there are no columns for so many")
        found[players] = [whole(row, str(place), where) for place in range(1, players + 1)]
    return found


_PENALTIES: Final[dict[int, list[int]]] = _penalties()
for _scenario in SCENARIOS:
    for _players in players_of(_scenario):
        if _players not in _PENALTIES:
            raise BadData(f"turn-order.csv: there is no row for the {_players} players of '{_scenario}'")


def rolled(dice: list[int]) -> int:
    """The best die, or the product of equal dice if that is more (5.BATTLE.08, 5.BATTLE.09)."""
    best = max(dice)
    for face in dice:
        product = 1
        for other in dice:
            if other == face:
                product *= other
        best = max(best, product)
    return best


def lowest(dice: list[int]) -> int:
    """5.BATTLE.10, before anything lowers or raises it."""
    return min(dice)


def penalty(players: int, place: int) -> int:
    """5.BATTLE.11: what the place in turn order, from 0, adds to an attack value; never more than 0."""
    if players not in _PENALTIES:
        raise BadData(f"turn-order.csv: there is no row for {players} players")
    return _PENALTIES[players][place]


def halved(value: int) -> int:
    """5.FLEE.02, 5.CAPT.02: rounded up."""
    return (value + 1) // 2


def attack_value(dice: list[int], penalty: int, added: int, half: bool) -> int:
    """5.BATTLE.11, R-082, R-083: criticals, place in turn order, additions, and halving last.

    Barbarians have no place in turn order and so no penalty (5.BATTLE.18).
    """
    value = max(0, rolled(dice) + penalty + added)
    return halved(value) if half else value


def sacrificed(units: int) -> int:
    """5.LI.01: what so many light infantry add that are given up before the dice."""
    return SACRIFICE * units


def casualty_value(lowest: int, flight: int, heavy: int, superiority: int) -> int:
    """What a side loses of its own: flight raises it (5.FLEE.03).

    Heavy infantry whose power works (5.HI.01) and choices of superiority (5.BATTLE.15) lower it, not below 0.
    """
    return max(0, lowest + flight - _PER_HEAVY * heavy - superiority)
