"""What holds of every question of every game while a match rests: a watch on scripted matches calls it."""

from aevum.engine import Game
from aevum.engine.refusal import EngineFault
from aevum.engine.state import State
from aevum.testing.laws import the_candidates_without_a_refusal_are_offered


def hold(game: Game, state: State) -> None:
    """The game finds nothing wrong, and offers what it does not refuse, everything once."""
    game.check(state)
    the_candidates_without_a_refusal_are_offered(game, state)
    for ask in state.asks:
        ids = [option.id for option in ask.options]
        assert ids, f"'{ask.key}' offers nothing"
        assert len(set(ids)) == len(ids), f"'{ask.key}' offers something twice: {ids}"


def is_sound(game: Game, state: State) -> bool:
    try:
        game.check(state)
    except EngineFault:
        return False
    return True
