"""Marches and their battles in a few words."""

from collections.abc import Callable

from aevum.games.medioevo.rules.combat.phase import CombatPhase
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]

WINS = [1, 6, 8]
"""The dice of a seat that beats or equals whoever lacks an 8, with one casualty."""
CALM = ("fight", "let-lie", "captains-done", "leave-idle", "pass", "man-no-more", "spare-nobody")
BATTLE = (
    "battle-intent",
    "battle-dice",
    "assign-damage",
    "captains",
    "man-engines",
    "give-up",
    "superiority",
    "barbarian-losses",
    "barbarian-superiority",
)


def combat(m: ScriptedMatch) -> ScriptedMatch:
    """The combat phase begins; nobody answers moments with cards."""
    return m.hush().begin(CombatPhase())


def battle_out(m: ScriptedMatch) -> ScriptedMatch:
    """Fight a battle to its end without anything clever."""
    while m.asked()[1] in BATTLE:
        offered = m.offered()
        plain = [choice for choice in offered if choice in CALM]
        m.do(plain[0] if plain else offered[0])
    return m


def left(m: ScriptedMatch, slot: int) -> int:
    """Movement points of a transport or engine."""
    return m.s.item_left[slot]


def refused(m: ScriptedMatch, wish: str) -> tuple[str, str]:
    """Key and rule of the refusal."""
    refusal = m.why_not(wish)
    assert refusal is not None
    return refusal.key, refusal.rule


def menu(m: ScriptedMatch) -> list[str]:
    """What the march itself offers, without what may be done at any time."""
    own = ("take", "leave", "go-to", "sail-to", "halt", "set-", "fight-", "pass-combat")
    return [choice for choice in m.offered() if choice.startswith(own)]
