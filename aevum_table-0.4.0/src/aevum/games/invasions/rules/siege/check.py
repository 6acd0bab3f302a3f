"""XXIV.C The siege roll."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.invasions.rules.combat.victory import led_by
from aevum.games.invasions.rules.fight import Field, Side
from aevum.games.invasions.rules.troops import BARBARIAN, NATION_NOMAD

FALLS_AT: Final = 7
"""XXIV.C.9, XXIV.C.10"""
ASSAULT_HITS: Final = 2
"""XXIV.C.2"""
NOMADS_CLUMSY_THROUGH: Final = 9
"""XXIV.C.4"""
ALERT_TURNS: Final = (4, 5)
"""XXIV.C.7, XXIII.D.2: the years when every town barred its gates."""


def siege_modifier(
    besieger: Side, besieged: Side, field: Field, assault: bool, items: list[Modifier] | None = None
) -> int:
    bonus = 0
    if assault:
        bonus += note(items, 1, "assault", "XXIV.C.2")
    if besieger.status != BARBARIAN:
        bonus += note(items, 1, "civilized-besieger", "XXIV.C.3")
    elif NATION_NOMAD[besieger.nation] and field.turn <= NOMADS_CLUMSY_THROUGH:
        bonus += note(items, -1, "nomad-besieger", "XXIV.C.4")  # VI.I.5
    if besieged.decline:
        bonus += note(items, besieged.decline, "besieged-decline", "XXIV.C.5")
    if field.fortified:
        bonus += note(items, -field.walls, "walls", "XXIV.C.6")
    elif field.turn in ALERT_TURNS:
        bonus += note(items, -1, "alert-city", "XXIV.C.7")
    if field.supplied and not assault:
        bonus += note(items, -1, "supplied-port", "XXIV.C.8")
    return bonus


def siege_rolls(besieger: Side) -> int:
    """XXIV.C.1: one roll, and one more for each point of the leader's combat bonus (C33, D9)."""
    return 1 + led_by(besieger) + besieger.aides
