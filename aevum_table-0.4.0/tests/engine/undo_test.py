import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.engine import Ask, Frame, Option, Refused, Table
from tests.engine.market import bid, market
from tests.engine.toys import Pool, Seal, Take, Toy
from tests.tiny import GAME
from tests.tiny.cards import BANDITS, GUIDE


class Diary(Frame[Pool]):
    """Ur alone is asked, again and again: it may write, which is told, or throw a die."""

    def run(self, s: Pool) -> None:
        s.ask(0, "day", guarded=True)

    def candidates(self, s: Pool, ask: Ask) -> list[Option]:
        return [Option("write"), Option("throw")]

    def answer(self, s: Pool, ask: Ask, option: Option) -> None:
        if option.key == "throw":
            s.roll("throw", 6, 1, to=0)
        s.tell(option.key)


def key(table: Table, seat: str) -> str | None:
    reason = table.why_no_undo(seat)
    return reason.key if reason is not None else None


def test_there_is_nothing_to_undo_at_the_start() -> None:
    table = Table(Toy(Take), "base", seed=1)
    assert key(table, "Ur") == "undo-nothing"
    with pytest.raises(Refused, match="undo-nothing"):
        table.undo("Ur")


def test_undo_takes_back_state_story_and_choice() -> None:
    table = Table(Toy(Seal), "base", seed=1)
    before = table.game.to_json(table.state)
    table.choose("Ur", "take:2")
    table.undo("Ur")
    assert table.game.to_json(table.state) == before
    assert (table.choices, table.log) == ([], [])
    table.choose("Ur", "take:3")
    table.choose("Uruk", "take:1")
    assert table.over
    assert table.choices == [("Ur", "take:3"), ("Uruk", "take:1")]


def test_nobody_undoes_what_another_chose() -> None:
    table = Table(Toy(Seal), "base", seed=1)
    table.choose("Ur", "take:2")
    assert key(table, "Uruk") == "undo-other"
    assert key(table, "Ur") is None


def test_what_put_another_question_to_somebody_else_is_final() -> None:
    table = Table(Toy(Take), "base", seed=1)
    table.choose("Ur", "take:2")
    assert key(table, "Ur") == "undo-final"


def test_a_revealed_bid_is_final_and_so_is_an_initiative_that_asks_somebody() -> None:
    table = market([GUIDE, BANDITS, GUIDE])
    table.choose("Dura", "claim:Petra")
    assert key(table, "Dura") == "undo-final"
    table.choose("Petra", "pay")
    bid(table, 5, 0, 0)
    assert key(table, "Dura") == "undo-final"


def test_what_rolled_dice_is_final_even_if_nobody_saw_them() -> None:
    table = Table(Toy(Diary), "base", seed=1)
    table.choose("Ur", "throw")
    assert key(table, "Ur") == "undo-final"
    table.choose("Ur", "write")
    assert key(table, "Ur") is None


def test_undo_takes_back_what_was_told() -> None:
    table = Table(Toy(Diary), "base", seed=1)
    for wish in ("write", "throw", "write", "write"):
        table.choose("Ur", wish)
    table.undo("Ur")
    assert [event.key for event in table.log] == ["write", "throw", "throw", "write"]
    table.choose("Ur", "throw")
    assert [event.key for event in table.log[4:]] == ["throw", "throw"]


def test_the_end_is_final() -> None:
    table = Table(Toy(Take), "base", seed=1)
    table.choose("Ur", "take:1")
    table.choose("Uruk", "take:2")
    assert table.over
    assert key(table, "Uruk") == "undo-final"


def test_undo_reaches_back_over_several_choices_to_the_barrier() -> None:
    table = market([GUIDE, GUIDE, GUIDE])
    table.choose("Petra", "bid:1")
    states = []
    for wish in ("bid:0", "order:ambush:pass", "bid:4", "order:ambush:ask"):
        states.append(GAME.to_json(table.state))
        table.choose("Dura", wish)
    while states:
        table.undo("Dura")
        assert GAME.to_json(table.state) == states.pop()
    assert key(table, "Dura") == "undo-other"


@given(st.integers(1, 60), st.data())
def test_undo_crosses_snapshots_and_digests(count: int, data: st.DataObject) -> None:
    table = market([GUIDE, GUIDE, GUIDE])
    wishes = data.draw(st.lists(st.integers(0, 5), min_size=count, max_size=count))
    for wish in wishes:
        table.choose("Petra", f"bid:{wish}")
    back = data.draw(st.integers(0, count))
    for _ in range(back):
        table.undo("Petra")
    straight = market([GUIDE, GUIDE, GUIDE])
    for wish in wishes[: count - back]:
        straight.choose("Petra", f"bid:{wish}")
    assert table.record() == straight.record()


def test_an_unknown_seat_is_refused() -> None:
    table = Table(Toy(Take), "base", seed=1)
    for act in (table.undo, table.why_no_undo, table.view, table.story):
        with pytest.raises(Refused, match="unknown-seat"):
            act("Babylon")
