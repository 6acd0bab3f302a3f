"""What the balance tool keeps of a match, and tells of many."""

from pathlib import Path
from typing import Any

from aevum.games.medioevo import GAME
from tools.balance.medioevo.chronicle import Chronicle
from tools.balance.medioevo.report import report
from tools.balance.medioevo.series import commands
from tools.balance.medioevo.standing import inside, leader_won, margin, wins
from tools.balance.play import OPTIONS


def match(seed: int, winner: int) -> dict[str, Any]:
    return {
        "seed": seed,
        "scenario": "short",
        "bot": "fast",
        "seats": ["byzantium", "mamluks", "golden-horde"],
        "winners": [winner],
        "scores": [20 + winner, 21 - winner, 4],
        "sources": [{"conquest": 3}, {"trade-route": 6}, {}],
        "counts": {"wars declared": seed},
        "honour": [[10, 11, 9], [12, 17, 10]],
        "money": [100, 50, 0],
        "loans": [0, 0, 0],
        "used": {"unit: archer": 2, "technology: masonry": seed % 2, "loan": 1},
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
    matches = [match(5001, 0), match(5002, 1), match(5003, 1)]
    assert round(wins(matches)["mamluks"]) == 67
    assert not inside(matches)
    text, pictures = report(matches, [])
    assert "| short | 3 | fast | 3 | byzantium 33, mamluks 67, horde 0 | 25 to 42 | **no** |" in text
    assert "| trade route | 2.0 |" in text
    assert "| wars declared | 5002.0 | 5001 | 5003 |" in text
    assert set(pictures) == {"medioevo-wins.svg", "medioevo-honour.svg", "medioevo-lead.svg"}


def test_a_report_says_what_was_used_how_often_and_what_never() -> None:
    text, _ = report([match(5001, 0), match(5002, 1)], [])
    assert "| archer | 2.00 | 100% |" in text
    assert "| masonry | 0.50 | 50% |" in text
    assert "Never bought: units: light-infantry, heavy-infantry" in text


def test_matches_of_each_number_of_seats_and_bot_stand_apart() -> None:
    other = {**match(5003, 1), "bot": "bot", "scenario": "introduction"}
    text, _ = report([match(5001, 0), other], [])
    assert text.index("### short, 3 seats, `fast`") < text.index("### introduction, 3 seats, `bot`")


def test_the_leader_at_a_moment_is_held_against_the_winner() -> None:
    matches = [match(5001, 0), match(5002, 1)]
    assert leader_won(matches, 0.5) == 50.0
    assert [margin(m) for m in matches] == [1, 1]


def test_a_report_says_whether_its_matches_had_a_part_in_the_choice_of_the_layout() -> None:
    text, _ = report([match(1, 0), match(5001, 1)], [])
    assert "1 of these matches had a part in the choice of the layout" in text
    assert "| mamluks | 50.0% ± 35.4 |" in text
    text, _ = report([match(5001, 1)], [])
    assert "None of these matches had a part in the choice of the layout" in text


def test_the_series_plays_every_scenario_with_every_number_of_seats() -> None:
    found = [" ".join(words[3:]) for words in commands("bot", Path("out"), 0, 2)]
    assert len(found) == 3 * 4 + 1
    assert found[0].startswith("--game medioevo --scenario introduction --players 0 --games 200 --first 5001")
    assert "--scenario short --players 6 --games 200" in " ".join(found)
    assert "--scenario long --players 6 --games 100" in found[-1]
