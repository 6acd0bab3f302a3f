"""Plays the golden matches of a game's present version, and takes states from them."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from aevum import bots
from aevum.bots import arena
from aevum.engine import BadData, Game, Option, Record, Table, dump, registry, replay
from aevum.engine.game import BASE
from tools.release.goldens import FOLDER, Goldens, read_record
from tools.release.listed import FILE, newest, releases

SEED = 350
STATES = 12
"""How many states the matches of a game share by their length, beside the one that each has."""


def match(game: Game, scenario: str, options: dict[str, object]) -> Record:
    """A match of the best bot against the random one, seat by seat; the main scenario is for bots alone."""
    best = bots.names(game.name)[0]
    rival = best if scenario == game.main else bots.RANDOM
    seats = game.seats(scenario, options)
    players = [bots.find(game.name, rival if i % 2 else best) for i in range(len(seats))]
    taken: list[tuple[int, Option]] = []
    arena.play(game, scenario, options, SEED, players, taken)
    table = Table(game, scenario, options, SEED)
    for seat, option in taken:
        table.choose(table.seats[seat], option.id)
    return table.published()


def write(game: Game, scenarios: Sequence[str], folder: Path = FOLDER, listed: Path = FILE) -> None:
    """Write the goldens of these scenarios anew, and all states with them."""
    if game.pack() != BASE:
        raise BadData(f"golden matches are played without a pack, not with '{game.pack()}'")
    if int(game.version) <= newest(game.name, releases(listed)):
        raise BadData(
            f"the goldens of {game.name} {game.version} are released and stay as they are: "
            "raise the version of the game first"
        )
    goldens = Goldens(game.name, game.version, folder)
    if set(scenarios) == set(game.scenarios()):
        shutil.rmtree(goldens.folder, ignore_errors=True)
    goldens.folder.mkdir(parents=True, exist_ok=True)
    for scenario in scenarios:
        for number, options in enumerate(game.variants(scenario)):
            name = f"{scenario}-{number}" if number else scenario
            text = dump(match(game, scenario, options))
            (goldens.folder / f"{name}.json").write_text(text, encoding="utf-8")
    take_states(game, goldens)


def take_states(game: Game, goldens: Goldens) -> None:
    """States of all matches, early and late ones: of each at least one, of the long ones more."""
    target = goldens.folder / "states"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    records = {path.stem: read_record(path) for path in goldens.records}
    total = sum(len(record.choices) for record in records.values())
    for number, (name, record) in enumerate(records.items()):
        length = len(record.choices)
        parts = 1 + STATES * length // total if length else 0
        wanted = {int((part + (number % 5 + 1) / 6) * length / parts) for part in range(parts)}
        for table in replay(game, record):
            if len(table.choices) in wanted:
                state = msgspec.json.encode(game.to_json(table.state))
                (target / f"{name}.{len(table.choices)}.json").write_bytes(state + b"\n")


def main(words: Sequence[str] | None = None, folder: Path = FOLDER, listed: Path = FILE) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.golden_test", description=__doc__)
    parser.add_argument("game", help="whose matches are written anew")
    parser.add_argument("scenario", nargs="*", help="of these scenarios only")
    chosen = parser.parse_args(words)
    try:
        game = registry.find(chosen.game)
        for scenario in chosen.scenario:
            if scenario not in game.scenarios():
                known = ", ".join(game.scenarios())
                raise BadData(f"{game.name} has no scenario '{scenario}'; known: {known}")
        write(game, chosen.scenario or game.scenarios(), folder, listed)
    except BadData as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 2
    return 0
