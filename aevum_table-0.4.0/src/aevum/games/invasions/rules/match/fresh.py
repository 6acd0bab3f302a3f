"""What a new turn wipes away."""

from aevum.games.invasions.rules.state import InvasionsState


def begin_turn(s: InvasionsState) -> None:
    r = s.realm
    nations = len(r.idle)
    r.idle = [0] * nations
    r.calamities = [0] * nations
    r.bankrupt = [0] * nations
    r.offered = [0] * nations
    r.caravan = [-1, 0]
    r.lasting = []
    r.turn_points = [0] * len(s.seats)
    s.tell("turn-begins", {"turn": s.world.turn}, "IV.0.1")
