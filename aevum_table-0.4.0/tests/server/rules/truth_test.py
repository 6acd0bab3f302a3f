"""Looking back: what was kept is shown, what the rules of today would tell otherwise is not."""

from typing import Any

import pytest

from aevum.engine import Table
from aevum.games.invasions import GAME
from tests.server.page import Page
from tests.server.rules.changes import between
from tests.server.rules.matches import lay, random_match, server

COUNT = 110
SEAT, OTHER = "roman-hun", "persian-goth"


@pytest.fixture(scope="module")
def match() -> Table:
    return random_match(GAME, "duel-350", COUNT)


def next_question(match: Table, count: int) -> int:
    """The first of the moments from here on that asks something new."""
    while match.at(count).asked == match.at(count - 1).asked:
        count += 1
    return count


@pytest.fixture(scope="module")
def untrue(match: Table) -> range:
    """Moments that the rules will tell otherwise: up to the next state that is kept."""
    return range(next_question(match, 38), 64)


@pytest.fixture
def changed(match: Table, untrue: range, monkeypatch: pytest.MonkeyPatch) -> None:
    start = untrue.start
    between(monkeypatch, GAME, match.at(start), match.at(next_question(match, start + 3)))


@pytest.fixture
def keys(database: str, match: Table) -> dict[str, str]:
    return lay(database, match)


def moments(page: Page, wanted: range) -> dict[int, Any]:
    return {n: page.at("GET", f"/at/{n}", 200, SEAT) for n in wanted}


@pytest.fixture(scope="module")
def true_ones(match: Table, tmp_path_factory: pytest.TempPathFactory) -> dict[int, Any]:
    """All moments as they are shown while the rules are those of the match."""
    database = f"sqlite:///{tmp_path_factory.mktemp('true') / 'tables.db'}"
    with server(database, lay(database, match)) as page:
        return moments(page, range(COUNT + 1))


def told(update: Any) -> dict[str, Any]:
    """What an update has that no rules were needed for."""
    return {name: update.get(name) for name in ("choice", "seats", "news", "reports", "events")}


def test_while_the_rules_are_the_same_every_moment_is_shown(true_ones: dict[int, Any]) -> None:
    for shown in true_ones.values():
        assert shown["position"]
        assert "note" not in shown


@pytest.mark.usefixtures("changed")
@pytest.mark.parametrize("backwards", [False, True])
def test_what_would_be_told_otherwise_is_not_shown(
    database: str, keys: dict[str, str], untrue: range, true_ones: dict[int, Any], backwards: bool
) -> None:
    with server(database, keys) as page:
        wanted = range(COUNT + 1)
        found = moments(page, wanted[::-1] if backwards else wanted)
    for n, shown in found.items():
        if n not in untrue:
            assert shown == true_ones[n]
            continue
        assert shown["position"] is None
        assert not shown.keys() & {"contest", "panels", "outcome", "over"}
        assert str(n) in shown["note"]
        assert told(shown) == told(true_ones[n])
    assert any(found[n]["news"] for n in untrue)


@pytest.mark.usefixtures("changed")
def test_an_onlooker_is_told_the_same(database: str, keys: dict[str, str], untrue: range) -> None:
    with server(database, keys) as page:
        shown = page.at("GET", f"/at/{untrue.start}", 200)
    assert shown["position"] is None
    assert shown["note"]


@pytest.mark.usefixtures("changed")
def test_panels_and_cards_of_such_a_moment_are_refused(
    database: str, keys: dict[str, str], untrue: range, true_ones: dict[int, Any]
) -> None:
    paths = [f"/panels/{head['name']}" for head in true_ones[0]["panels"]]
    paths += [f"/cards/place/{place}" for place in list(true_ones[0]["position"]["places"])[:3]]
    with server(database, keys) as page:
        for path in paths:
            refused = page.at("GET", path, 409, SEAT, params={"choice": untrue.start})
            assert refused["key"] == "moment-untold"
            for n in (untrue.start - 1, untrue.stop, COUNT):
                page.at("GET", path, 200, SEAT, params={"choice": n})
            page.at("GET", path, 200, SEAT)


def test_nothing_is_taken_back_into_such_a_moment(
    database: str, match: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    while match.why_no_undo(match.choices[-1][0]) is not None or len(match.choices) % 32 < 4:
        match = random_match(GAME, "duel-350", len(match.choices) + 1)
    last, seat = len(match.choices), match.choices[-1][0]
    keys = lay(database, match)
    between(monkeypatch, GAME, match.at(last - 3), match.at(last))
    assert match.at(last - 3).asked < match.at(last).asked
    with server(database, keys) as page:
        before = page.update(seat)
        assert page.at("POST", "/undo", 409, seat)["key"] == "moment-untold"
        assert page.update(seat) == before
        page.play(2, SEAT, OTHER)
        assert page.update(seat)["choice"] == last + 2
    with server(database, keys) as page:
        assert page.update(seat)["choice"] == last + 2


@pytest.fixture(scope="module")
def two_turns() -> Table:
    return random_match(GAME, "350", 700)


def test_points_of_such_moments_are_left_out(
    database: str, two_turns: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = [n for n, event in enumerate(two_turns.log) if event.key == "turn-begins"]
    begun = two_turns.choices_before(turns[0])
    assert begun % 32
    assert next_question(two_turns, begun) == begun
    keys = lay(database, two_turns)
    with server(database, keys) as page:
        whole = page.at("GET", "/panels/scores", 200)["chart"]
    assert whole["at"] == ["start", "2 (375)", "now"]
    after = next_question(two_turns, begun + 1)
    between(monkeypatch, GAME, two_turns.at(begun), two_turns.at(after))
    with server(database, keys) as page:
        chart = page.at("GET", "/panels/scores", 200)["chart"]
        assert chart["at"] == ["start", "now"]
        assert [line["values"] for line in chart["lines"]] == [
            [values[0], values[2]] for values in (line["values"] for line in whole["lines"])
        ]
        page.at("GET", "/panels/scores", 409, params={"choice": begun})
        before = page.at("GET", "/panels/scores", 200, params={"choice": begun - 1})["chart"]
        assert before["at"] == ["start", "now"]
