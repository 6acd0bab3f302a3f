"""What is lost: units go back to their pools, leaders fall with the last of them."""

from aevum.games.charlemagne.rules.counters import is_leader
from aevum.games.charlemagne.rules.groups import words_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.leaders import LeaderEscapes, eliminate, havens
from aevum.games.charlemagne.rules.state import POOL, CharlemagneState


def destroy(s: CharlemagneState, pieces: list[int]) -> None:
    """Units go back to their pools (3.3)."""
    for piece in pieces:
        if not is_leader(piece) and s.on_map(piece):
            s.tell("unit-lost", {"place": LAND.names[s.at[piece]], **words_of(piece)}, "3.3.b")
            s.put(piece, POOL)


def fall(s: CharlemagneState, pieces: list[int]) -> None:
    """20.4.a: leaders of a force without units are eliminated; Charlemagne may escape (20.4.d), in a frame of
    his own."""
    if any(not is_leader(piece) and s.on_map(piece) for piece in pieces):
        return
    for piece in pieces:
        if is_leader(piece) and havens(s, piece):
            s.push(LeaderEscapes(piece))
        elif is_leader(piece):
            eliminate(s, piece, "20.4.a")
