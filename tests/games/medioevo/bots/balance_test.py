"""What the balance tool keeps of a match, and tells of many."""

from typing import Any

from aevum.games.medioevo import GAME
from tools.balance.medioevo.chronicle import Chronicle
from tools.balance.medioevo.report import report, wins
from tools.balance.play import OPTIONS


def match(seed: int, winner: int) -> dict[str, Any]:
    return {
        "seed": seed,
        "scenario": "short",
        "bot": "fast",
        "seats": ["byzantium", "mamluks"],
        "winners": [winner],
        "scores": [20 + winner, 21 - winner],
        "sources": [{"conquest": 3}, {"trade-route": 6}],
        "counts": {"wars declared": seed},
        "honour": [[10, 11], [12, 17]],
        "money": [100, 50],
        "loans": [0, 0],
        "turn": 2,
        "decisions": 1000,
    }


def test_a_chronicle_counts_what_the_log_tells() -> None:
    s = GAME.start("short", OPTIONS["medioevo"], 1)
    chronicle = Chronicle(s)
    s.tell("honour-won", {"seat": s.seats[2], "points": 2, "deed": "conquest"}, "V.GAIN.01")
    s.tell("honour-lost", {"seat": s.seats[2], "points": -3, "deed": "undeclared-attack"}, "V.LOSS.03")
    s.tell("war-declared", {"seat": s.seats[0], "enemy_seat": s.seats[1]}, "C.DIP.02")
    chronicle.look(s)
    assert chronicle.sources[2] == {"conquest": 2, "undeclared-attack": -3}
    assert chronicle.counts == {"wars declared": 1}
    assert s.log == []


def test_a_report_says_who_wins_and_by_what() -> None:
    matches = [match(1, 0), match(2, 1), match(3, 1)]
    assert round(wins(matches)["mamluks"]) == 67
    text, pictures = report(matches, [])
    assert "not so yet" in text
    assert "| trade route | 3.0 |" in text
    assert "| wars declared | 2.0 | 1 | 3 |" in text
    assert set(pictures) == {"medioevo-wins.svg", "medioevo-honour.svg"}


def test_a_report_says_whether_its_matches_had_a_part_in_the_choice_of_the_layout() -> None:
    text, _ = report([match(1, 0), match(2001, 1)], [])
    assert "1 of these matches had a part in that choice" in text
    assert "| mamluks | 50.0% ± 35.4 |" in text
    text, _ = report([match(2001, 1)], [])
    assert "None of these matches had a part in that choice" in text
