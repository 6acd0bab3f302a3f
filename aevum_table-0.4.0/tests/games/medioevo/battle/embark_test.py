"""5.FLEE.04, 5.MOVE.16: what goes aboard the galleys of who flees."""

from collections.abc import Callable

from aevum.testing import rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, line_up

Make = Callable[..., Match]


@rule("5.FLEE.04", "5.MOVE.16")
def test_nobody_is_asked_where_everything_has_room_aboard(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 4], "TRE")
    line_up(m, BLUE, "4 AR")
    line_up(m, YELLOW, "3 AR")
    m.item("TRE", BLUE, "galley", 2)
    things = [m.item("TRE", BLUE, "war-wagon") for _ in range(5)]
    begin(m)
    sea = next(wish for wish in m.offered() if wish.startswith("flee-to-sea"))
    m.do(sea, "fight", "let-lie", "let-lie")
    assert m.done()
    assert {m.s.item_at[thing] for thing in things} == {m.area(sea.split(":")[1])}
