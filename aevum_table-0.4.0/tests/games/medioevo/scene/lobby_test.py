"""What a new table may set."""

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.lobby import AGREED, SEATING, lineups, options
from aevum.server.lobby import game_info


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_value_that_is_offered_starts_a_match(scenario: str) -> None:
    for name, values in options(scenario).items():
        for value in values:
            chosen: dict[str, object] = {name: value}
            assert GAME.setup(scenario, chosen, 1, "base").seats == list(GAME.seats(scenario, chosen))


def test_the_usual_value_comes_first() -> None:
    usual: dict[str, object] = {name: values[0] for name, values in options("short").items()}
    assert GAME.seats("short", usual) == GAME.seats("short", {})


def test_who_plays_depends_on_several_options() -> None:
    info = game_info(GAME.name, "en")
    short = next(one for one in info.scenarios if one.name == "short")
    assert short.seating == list(SEATING)
    assert len(short.tables["5,agreed,false"]) == 5
    assert (
        short.tables["3,drawn,false"] == short.tables["3,agreed,true"] == ["player-1", "player-2", "player-3"]
    )
    assert set(short.tables["3,drawn,false"]) <= set(info.seats)
    introduction = next(one for one in info.scenarios if one.name == "introduction")
    assert introduction.tables == {}
    assert introduction.first


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_agreement_that_is_offered_starts_a_match(scenario: str) -> None:
    for names in lineups(scenario):
        assert GAME.seats(scenario, {AGREED: ",".join(names)}) == tuple(names)


def test_those_who_play_usually_are_an_agreement_too() -> None:
    info = game_info(GAME.name, "en")
    short = next(one for one in info.scenarios if one.name == "short")
    assert short.lineup == AGREED
    for count in (3, 4, 5, 6):
        usual = set(short.tables[f"{count},agreed,false"])
        assert any(set(names) == usual for names in short.lineups)
    assert not next(one for one in info.scenarios if one.name == "introduction").lineups


def test_a_number_without_meaning_is_told_in_words() -> None:
    info = game_info(GAME.name, "en")
    short = next(one for one in info.scenarios if one.name == "short")
    limit = next(one for one in short.options if one.name == "honour-limit")
    assert limit.titles[:2] == ["No limit", "16"]
