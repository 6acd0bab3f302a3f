"""A third player's unit comes to a battle of others; its own fight follows that one [M55]."""

from aevum.games.medioevo.rules.battle.fight import Fight, battle_of
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.diplomacy.war import attack, barred
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState

HORDE = "barbarians"


def foes(s: MedioevoState, seat: int) -> list[int]:
    """Against whom one may come to the battle under way."""
    fight = battle_of(s)
    if fight is None:
        return []
    return [
        owner
        for owner in (fight.attacker, fight.defender)
        if owner == BARBARIANS or not barred(s, seat, owner)
    ]


def foe_name(s: MedioevoState, foe: int) -> str:
    return HORDE if foe == BARBARIANS else s.seats[foe]


def side_against(s: MedioevoState, seat: int, name: str) -> None:
    """To come against a player is an attack (V.LOSS.04)."""
    if name != HORDE:
        attack(s, seat, s.seats.index(name))


def wait(s: MedioevoState, seat: int, fight: Fight) -> None:
    """The unit stands there; whoever began the battle goes on with those who stepped in [M95]."""
    s.set_spent(fight.area, seat, s.force(fight.area, seat)[:])
    for frame in s.running():
        if isinstance(frame, Enter):
            frame.joined = [*frame.joined, seat]
            return
        if isinstance(frame, HordeArrives):
            frame.waiting = [*frame.waiting, seat]
            return
