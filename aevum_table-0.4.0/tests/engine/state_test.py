import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.engine import ALL, EngineFault, Event, Frame, Modifier
from tests.engine.toys import End, Pool, Take, Toy, start


class Walk(Frame[Pool]):
    """Three steps; the middle one calls another frame, the last finds its result."""

    steps = ("north", "call", "south")

    def __init__(self) -> None:
        super().__init__()
        self.path: list[list[int]] = []

    def run(self, s: Pool) -> None:
        s.note += self.step[0]
        if self.step == "call":
            s.push(Called())
        elif self.step == "south":
            s.taken.append(s.result)
        self.next(s)


class Called(Frame[Pool]):
    def run(self, s: Pool) -> None:
        s.note += "+"
        s.pop(42)


class Circle(Frame[Pool]):
    def run(self, s: Pool) -> None:
        s.note = ""


class Nothing(Frame[Pool]):
    def run(self, s: Pool) -> None:
        s.frames.clear()


def test_steps_run_in_order_and_a_called_frame_reports_back() -> None:
    _, s = start(Walk, Called)
    assert s.note == "nc+s"
    assert s.taken == [42]
    assert s.outcome is not None


def test_rules_that_go_in_a_circle_are_a_fault_and_do_not_hang() -> None:
    with pytest.raises(EngineFault, match="round and round in Circle"):
        start(Circle)


def test_a_stack_that_runs_empty_without_an_outcome_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="ran out of frames"):
        start(Nothing)


def test_frames_are_stored_by_name_and_step() -> None:
    game, s = start(Take)
    assert [f.to_json() for f in s.frames] == [
        {"frame": "End", "step": "start"},
        {"frame": "Take", "step": "start"},
    ]
    assert set(game.frames) == {"Take", "End"}


def test_every_roll_is_an_event_with_its_own_list_of_modifiers() -> None:
    s = Pool()
    s.log = []
    modifiers = [Modifier(1, "leader", "R.1")]
    dice = s.roll("raid", 6, 3, "R.2", modifiers, {"place": "Gaul"}, to=0b1)
    modifiers.clear()
    assert s.drawn == 1
    event: Event = s.log[0]
    assert (event.key, event.to, event.rule, event.args) == ("raid", 0b1, "R.2", {"place": "Gaul"})
    assert event.roll is not None
    assert (event.roll.sides, event.roll.dice, len(event.roll.modifiers)) == (6, dice, 1)
    s.tell("end")
    assert s.log[1].to == ALL


def test_without_a_log_the_dice_are_the_same() -> None:
    told, silent = Pool(), Pool()
    told.log = []
    assert [told.roll("a", 6, 2) for _ in range(5)] == [silent.roll("a", 6, 2) for _ in range(5)]


def test_scripted_dice_fall_first_and_then_chance_goes_on() -> None:
    s, plain = Pool(), Pool()
    s.script = [6, 5, 1]
    assert (s.roll("a", 6, 2), s.roll("a", 6, 1)) == ([6, 5], [1])
    plain.drawn = 2
    assert s.roll("a", 6, 4) == plain.roll("a", 6, 4)


@pytest.mark.parametrize(("script", "count"), [([7], 1), ([0], 1), ([1], 2)])
def test_scripted_dice_that_do_not_fit_are_a_fault(script: list[int], count: int) -> None:
    s = Pool()
    s.script = script
    with pytest.raises(EngineFault, match="scripted dice"):
        s.roll("a", 6, count)


def test_dice_without_sides_are_a_fault_and_no_dice_are_not() -> None:
    s = Pool()
    s.script = [3]
    assert s.roll("a", 6, 0) == []
    for sides, count in ((0, 1), (6, -1)):
        with pytest.raises(EngineFault, match="cannot roll"):
            s.roll("a", sides, count)


@given(st.lists(st.sampled_from(["take:1", "take:2", "take:3", "borrow:1", "borrow:3"]), max_size=4))
def test_a_copy_and_its_original_never_touch_each_other(wishes: list[str]) -> None:
    game = Toy(Take)
    s = game.start("base", {}, 1)
    before = game.to_json(s)
    copy = s.copy()
    for seat, wish in enumerate(wishes):
        if copy.outcome is None and game.why_not(copy, seat % 2, wish) is None:
            game.choose(copy, seat % 2, wish)
    assert game.to_json(s) == before
    kept = game.to_json(copy)
    game.choose(s, 0, "take:2")
    assert game.to_json(copy) == kept


def test_a_copied_frame_stands_at_the_same_step_and_shares_no_list() -> None:
    walk = Walk()
    walk.step = "south"
    walk.path = [[1], [2]]
    copy = walk.copy()
    assert copy.to_json() == walk.to_json() == {"frame": "Walk", "step": "south", "path": [[1], [2]]}
    walk.path[0].append(9)
    walk.step = "north"
    assert copy.to_json() == {"frame": "Walk", "step": "south", "path": [[1], [2]]}


def test_a_copied_state_has_frames_of_its_own() -> None:
    _, s = start(Take)
    assert not {id(frame) for frame in s.frames} & {id(frame) for frame in s.copy().frames}


def test_a_copy_has_no_story() -> None:
    s = Pool()
    s.log = []
    assert s.copy().log is None
    assert isinstance(End().copy(), End)
