"""Odds as plain data, each modifier with its rule: for the command line and for the table in the browser."""

from aevum.engine.event import Modifier
from aevum.games.charlemagne.odds.battle import BattleOdds, SideOdds
from aevum.games.charlemagne.odds.conversion import ConversionOdds
from aevum.games.charlemagne.odds.pillage import PillageOdds
from aevum.games.charlemagne.odds.revolt import RevoltOdds
from aevum.games.charlemagne.odds.vassalage import VassalageOdds
from aevum.games.charlemagne.rules.battle import table
from aevum.games.charlemagne.rules.tables import SIDES

SIDE_NAMES = ("attacker", "defender")


def battle_chances(odds: BattleOdds) -> dict[str, float]:
    """Under the names that played battles are counted by."""
    found = dict(zip(table.RESULTS, odds.chance, strict=True))
    found.update({f"{name} wiped": side.wiped for name, side in zip(SIDE_NAMES, odds.sides, strict=True)})
    return {**found, "taken": odds.taken}


def battle_json(odds: BattleOdds) -> dict[str, object]:
    found: dict[str, object] = {
        "column": table.COLUMNS[odds.column],
        "results": dict(zip(table.RESULTS, odds.chance, strict=True)),
        "taken": odds.taken,
    }
    for name, side in zip(SIDE_NAMES, odds.sides, strict=True):
        found[name] = _side_json(side)
    return found


def _side_json(side: SideOdds) -> dict[str, object]:
    return {
        "printed": side.printed,
        "times": side.times,
        "strength": side.strength,
        "modifiers": modifiers_json(side.items),
        "expected_loss": side.lost,
        "wiped": side.wiped,
    }


def vassalage_json(odds: VassalageOdds) -> dict[str, object]:
    return {
        "differential": odds.differential,
        "modifiers": modifiers_json(odds.items),
        "results": odds.chance,
        "won": odds.won,
        "loosened": odds.loosened,
        "reaction": odds.reaction,
    }


def conversion_json(odds: ConversionOdds) -> dict[str, object]:
    return {
        "differential": odds.differential,
        "modifiers": modifiers_json(odds.items),
        "results": odds.chance,
        "converts": odds.converts,
        "reaction": odds.reaction,
    }


def pillage_json(odds: PillageOdds) -> dict[str, object]:
    return {
        "strength": odds.strength,
        "results": odds.chance,
        "pillaged": odds.pillaged,
        "reaction": odds.reaction,
        "gain": odds.gain,
    }


def revolt_json(odds: RevoltOdds) -> dict[str, object]:
    return {
        "modifiers": modifiers_json(odds.items),
        "revolts": odds.chance,
        "event": odds.event,
        "goes_to": SIDES[odds.goes_to],
    }


def modifiers_json(items: list[Modifier]) -> list[dict[str, object]]:
    return [item.to_json() for item in items]
