"""Finished matches that must play the same for ever. A change that breaks one changes the rules' version.

`python -m tests.golden.golden_test [SCENARIO ...]` writes them anew, after such a change.
"""

import sys
from pathlib import Path

import pytest

from aevum import bots
from aevum.bots import arena
from aevum.engine import Game, Table, dump, load, rebuild, registry

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.json"))


def write(game: Game, scenario: str, options: dict[str, object], name: str) -> None:
    """A match of the bot against the random player, seat by seat, as a record with all its digests.

    The game's main scenario is a match of bots alone.
    """
    seats = game.seats(scenario, options)
    rival = "bot" if scenario == game.main else "random"
    players = [bots.find(game.name, rival if i % 2 else "bot") for i in range(len(seats))]
    taken: list = []
    arena.play(game, scenario, options, 350, players, taken)
    table = Table(game, scenario, options, 350)
    for seat, option in taken:
        table.choose(table.seats[seat], option.id)
    (FOLDER / f"{name}.json").write_text(dump(table.published()), encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_plays_as_it_did(path: Path) -> None:
    record = load(path.read_bytes(), path.name)
    table = rebuild(registry.find(record.game), record)
    assert table.over
    assert dump(table.published()) == path.read_text(encoding="utf-8")


def test_every_scenario_has_one() -> None:
    for name in registry.names():
        game = registry.find(name)
        known = {path.stem for path in RECORDS}
        assert {f"{name}-{scenario}" for scenario in game.scenarios()} <= known


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for game_name in registry.names():
        found = registry.find(game_name)
        for one in found.scenarios():
            if wanted and one not in wanted:
                continue
            for number, variant in enumerate(found.variants(one)):
                write(found, one, variant, f"{game_name}-{one}" + (f"-{number}" if number else ""))
