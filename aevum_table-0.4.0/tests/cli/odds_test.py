"""aevum odds and aevum bench through the front door."""

import json

import pytest

from aevum.cli import main

FIGHT = "rome: 2 legion / leader 1+0 vs huns: 2 horse-archer at steppe"


def test_json_has_the_odds_and_their_modifiers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "invasions", FIGHT, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["win"]["attacker"] + found["win"]["defender"] + found["draw"] == pytest.approx(1)
    rules = {m["rule"] for m in found["rolls"][1]["melee"]["swaps"]}
    assert "XX.G.5" in rules, "nomads on the steppe"
    assert found["policy"] == "steady"


def test_scenario_with_a_siege_tells_both_ways_to_besiege(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "invasions", "--scenario", "nisibis", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [siege["assault"] for siege in found["siege"]] == [False, True]


def test_the_terminal_shows_words_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "invasions", "--scenario", "athenae"]) == 0
    assert main(["odds", "invasions", FIGHT, "--option", "combat=advanced"]) == 0
    shown = capsys.readouterr().out
    assert "XXI.E.12" in shown
    assert "XXIV.C.8" in shown
    assert "⟦" not in shown


def test_check_compares_with_played_battles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "invasions", FIGHT, "--check", "200", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["check"]["games"] == 200


@pytest.mark.parametrize(
    ("argv", "names"),
    [
        (["odds", "invasions"], "either a fight in notation or --scenario"),
        (["odds", "invasions", FIGHT, "--scenario", "nisibis"], "not both"),
        (["odds", "invasions", "rome: 2 lancer vs huns: infantry at plain"], "lancer"),
        (["odds", "invasions", "rome: 5 legion vs huns: infantry at plain"], "the limit is 4"),
        (["odds", "invasions", "--scenario", "cannae"], "cannae"),
        (["odds", "invasions", "--scenario", "frontiers-375"], "is no single fight"),
        (["odds", "chess", FIGHT], "chess"),
        (["odds", "invasions", FIGHT, "--check", "0"], "--check"),
        (["odds", "invasions", "--scenario", "athenae", "--check", "5"], "only a siege"),
    ],
)
def test_bad_input_is_one_sentence(argv: list[str], names: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    told = capsys.readouterr()
    assert names in told.err
    assert told.err.count("\n") == 1
    assert not told.out


@pytest.mark.slow
def test_bench_compares_with_the_peer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    measured = ("decisions_per_second", "copy")
    games = ("combat", "phase", "match", "charlemagne", "medioevo")
    compared = {f"{what}.{name}" for what in games for name in measured}
    # Whether a match sees turn 12 is up to its dice.
    assert set(found["ratios"]) - {"match.option_turn_12_to_1"} == compared | {"map.path"}
    assert found["phase"]["decisions_per_second"] > 0
    assert set(found["map"]) == {"neighbours_ns", "distances_us", "path_us", "within_three_us"}
    assert found["combat"]["decisions_per_second"] > 0
    assert found["charlemagne"]["decisions_per_second"] > 0
    assert found["medioevo"]["decisions_per_second"] > 0
    assert found["odds"]["seven_against_seven_seconds"] > 0


@pytest.mark.parametrize(
    "argv",
    [
        ["odds", "invasions", "--json", FIGHT],
        ["odds", "invasions", "--option", "combat=advanced", FIGHT, "--json"],
        ["rules", "invasions", "--json", "XX.F"],
    ],
)
def test_an_argument_may_stand_after_a_flag(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 0
    assert json.loads(capsys.readouterr().out)


def test_an_argument_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "invasions", FIGHT, "and", "more"]) == 2
    assert "unrecognized arguments: and more" in capsys.readouterr().err
