"""XIX.A.17, XXV.E.5 What a sub-step of movement keeps in mind of the stacks in it."""

from aevum.games.invasions.rules.marching.horde import HordeMarch
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.marching.substep import StackMoves
from aevum.games.invasions.rules.movement.quarry import UNTRIED, elude, eluded, hunt_of, quarry
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xviii_movement.xviii_a_stacks_test import GAUL


@rule("XXV.E.5")
def test_how_landings_went() -> None:
    moves = StackMoves()
    moves.beaches = [1, 10, 1, 2, 10, 0, 3, 11, 1]
    tried = [moves.landed(place, sea) for place, sea in ((1, 10), (2, 10), (3, 11), (1, 11), (10, 1))]
    assert tried == [1, 0, 1, UNTRIED, UNTRIED]


@rule("XIX.A.17")
def test_who_had_his_chance_against_whom() -> None:
    moves = StackMoves()
    moves.hunted = [1, 8, 2, 9, 1, 7]
    assert (moves.hunters([1]), moves.hunters([2]), moves.hunters([8])) == ([7, 8], [9], [])
    assert moves.hunters([1, 2]) == [7, 8, 9]


@rule("XIX.A.17")
def test_the_stack_that_moves_is_found_whatever_goes_on_above_it(on_map: OnMap) -> None:
    m = on_map(GAUL).to_stacks()
    frames = m.state.frames
    assert (quarry(m.state), eluded(m.state)) == (None, [])
    moves = frames[-1]
    m.do("march:Burgundia")
    march = frames[-1]
    assert isinstance(march, March)
    for _ in range(3):
        assert (quarry(m.state), hunt_of(m.state)) == (march, moves)
        frames.append(HordeMarch())
    elude(m.state, [90, 80])
    elude(m.state, [85])
    assert eluded(m.state) == march.eluded == [80, 85, 90]
    assert isinstance(moves, StackMoves)
    assert moves.hunters(march.units) == [80, 85, 90]
