"""XXX.D.2 Who attacked whom, as long as the points of a marriage hang on it."""

from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import members


def note_attack(s: InvasionsState, attackers: int, victims: int) -> None:
    """Masks of nations; a battle, an overrun or a siege begins. Only the active nations attack."""
    r = s.realm_now
    if r is None or not r.wed:
        return
    new = r.attacked[:]
    for n in members(attackers & s.world.moving):
        new[n] |= victims
    r.attacked = new
