"""What newer rules mean for a table is told to each seat by what that seat may see, and nothing else."""

from random import Random

import msgspec
import pytest

from aevum.server.homes import HERE
from aevum.server.making import row_of
from aevum.server.show.upgrade import upgrade_info
from aevum.server.upgrading.finding import Finding, write
from aevum.server.upgrading.replaying import judge
from tests.server.rules.changes import other_cards, peace_for
from tests.server.rules.matches import PEOPLE, SEATS, kept, tolls
from tests.tiny import Caravans

pytestmark = pytest.mark.usefixtures("tiny")
MATCH = tolls()
SECRET = {"key": "drawn", "args": {"card": 99}, "rule": "C.9.9"}


def told(finding: Finding, seat: str) -> bytes:
    row = row_of("t", MATCH, PEOPLE, {})
    row.rules, row.upgrade = "0", write(finding)
    return msgspec.json.encode(upgrade_info(row, HERE, seat, "en"))


def elsewhere(events: list[dict[str, object]], number: int, rng: Random) -> list[dict[str, object]]:
    """The same events for one seat, others for those whom it cannot look over the shoulder."""
    mine = 1 << number if number >= 0 else 0
    found: list[dict[str, object]] = []
    for event in events:
        to = int(str(event["to"]))
        if to == -1 or to & mine:
            found.append(event)
        while rng.random() < 0.4:
            found.append({**SECRET, "to": 15 & ~mine})
    return found


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Finding:
    """From the second round on other cards are dealt, which only those see who get them."""
    match = kept(MATCH, "1")
    monkeypatch.setattr(Caravans, "version", "2")
    other_cards(monkeypatch)
    finding = judge(match).finding
    assert finding is not None
    assert finding.choice == 6
    return finding


def test_a_seat_is_told_of_its_own_cards(cards: Finding) -> None:
    differ = 0
    for seat in (*SEATS, "", "host"):
        found = msgspec.json.decode(told(cards, seat))
        for lines in (found["was"], found["now"]):
            assert len([line for line in lines if line.startswith("Your new card")]) == (seat in SEATS)
        # One may get the same card from either end.
        assert found["was"] == found["now"] or seat in SEATS
        assert found.get("rule", "") == ("C.1" if found["was"] != found["now"] else "")
        differ += found["was"] != found["now"]
    assert differ >= 2


@pytest.mark.parametrize("seat", [*SEATS, ""])
def test_what_others_see_does_not_matter(cards: Finding, seat: str) -> None:
    number, rng, here = SEATS.index(seat) if seat else -1, Random(3), told(cards, seat)
    for _ in range(20):
        there = msgspec.structs.replace(
            cards, was=elsewhere(cards.was, number, rng), now=elsewhere(cards.now, number, rng)
        )
        assert write(there) != write(cards)
        assert told(there, seat) == here
    assert b"99" not in here


def test_why_a_choice_was_refused_is_for_whoever_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(MATCH, "1")
    monkeypatch.setattr(Caravans, "version", "2")
    peace_for(monkeypatch, 2)
    finding = judge(match).finding
    assert finding is not None
    assert finding.seat == "Dura"
    refusal = {"key": "poor", "args": {"gold": 3}, "rule": "C.2.1"}
    other = msgspec.structs.replace(finding, refusal=refusal)
    for seat in ("Palmyra", "Petra", "Bostra", "", "host"):
        found = msgspec.json.decode(told(finding, seat))
        assert found["now"] == ["This choice would not have been possible."]
        assert "rule" not in found
        assert told(other, seat) == told(finding, seat)
    mine = msgspec.json.decode(told(finding, "Dura"))
    assert (mine["now"], mine["rule"]) == (["One toll a round is enough."], "C.3.2")


def test_how_it_failed_is_for_the_log_alone(cards: Finding) -> None:
    for seat in (*SEATS, ""):
        stuck = msgspec.structs.replace(cards, stuck="card 99 is nowhere", broke=True)
        assert b"99" not in told(stuck, seat)
        assert "knows no way on" in msgspec.json.decode(told(stuck, seat))["why"]
