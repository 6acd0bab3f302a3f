"""XX.J, XXIX.B What a battle leaves behind: losses and leaders on the map, and hordes that are captured."""

from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.stance import FRIENDLY
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, Fight, Side
from aevum.games.invasions.rules.leaders import LEADER_NATION, LEADERS
from aevum.games.invasions.rules.losses.casualties import eliminate, escape, kill_leader
from aevum.games.invasions.rules.scoring.deeds import leader_slain
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, DAMAGED, nation, piece
from aevum.games.invasions.rules.world.world import NOBODY, World, put


def write_losses(w: World, fight: Fight) -> None:
    """Units of the map as the fight left them."""
    for side in fight.sides:
        for code in side.units:
            unit = piece(code)
            w.code[unit] = (w.code[unit] & ~DAMAGED) | (code & DAMAGED)
        for code in side.lost:
            eliminate(w, piece(code))


def write_back(s: InvasionsState, place: int, party: int) -> None:
    """The fight is over: everything of it goes onto the map. `party` is the mask of the defenders."""
    w = s.world
    fight = s.fight
    write_losses(w, fight)
    limes = w.limes[place]
    if limes != NOBODY and party >> limes & 1 and not fight.sides[DEFENDER].limes:
        w.limes = put(w.limes, place, NOBODY)
    for i, side in enumerate(fight.sides):
        for leader in slain(side):
            kill_leader(w, LEADERS.index(leader))
            leader_slain(s, leader, fight.sides[1 - i].nation)


def slain(side: Side) -> list[str]:
    """The leaders that a battle cost one side."""
    return [side.leader, *side.others_slain] if side.slain else side.others_slain


def hordes_of(fight: Fight, side: int) -> list[int]:
    """The nations whose hordes are on a side."""
    return [nation(code) for code in fight.sides[side].horde]


def escorts(w: World, units: list[int], hordes: list[int]) -> list[int]:
    """XXIX.B.1, XXIX.B.2: a horde gets away with Barbarians alone, or with its own Kingdom (VII.D.9)."""
    return [unit for unit in units if w.status[nation(w.code[unit])] == BARBARIAN or w.master[unit] in hordes]


def leave_alone(s: InvasionsState, place: int, leaders: list[int]) -> None:
    """XX.J.2: leaders whose units are all gone, unless the land around them is still their own."""
    w = s.world
    for i in leaders:
        if attitude(w, LEADER_NATION[i], place) != FRIENDLY:
            escape(s, i)


def submits(fight: Fight, beaten: int, saved: bool) -> bool:
    """VI.H.7, XXIX.B.1, XXIX.B.2, XXIX.B.7: whether the hordes of the beaten side, if any, are captured.

    `saved`: a unit of theirs survives and can retreat. An attacker's horde is taken by a hit alone, or by
    nomads who destroyed or beat its stack (A87); the battle has told that.
    """
    return fight.sides[beaten].submitted or (beaten != ATTACKER and not saved)
