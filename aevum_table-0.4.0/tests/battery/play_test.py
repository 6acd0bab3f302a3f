"""What random play does, and that the laws are about something."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from aevum.bots import Bot
from aevum.engine import Table
from aevum.engine.ask import Ask, Option
from aevum.engine.view import View
from aevum.testing import battery
from aevum.testing.play import pick
from aevum.testing.shadows import Shadows
from tests.tiny import GAME

PROGRAM = """
from random import Random
from aevum.engine import Table
from aevum.engine.record import digest
from aevum.testing.play import pick
from tests.tiny import GAME
rng = Random(3)
table = Table(GAME, "year", {"seats": 4}, 3)
while not table.over:
    choice = pick(GAME, table.state, rng)
    table.choose(table.seats[choice.seat], choice.id, choice.version)
print(len(table.choices), digest(GAME.to_json(table.state)))
"""


def test_random_play_answers_changes_its_mind_claims_and_leaves_orders() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(60):
        rng = Random(seed)
        s = GAME.start("year", {"seats": 3}, seed)
        while s.outcome is None:
            choice = pick(GAME, s, rng)
            ask = s.ask_of(choice.seat)
            changed = choice.version and ask is not None and ask.answer is not None
            kinds["changed" if changed else choice.id.split(":")[0]] += 1
            GAME.choose(s, choice.seat, choice.id, choice.version)
    assert set(kinds) == {"bid", "changed", "claim", "fight", "order", "pass", "pay", "play"}
    assert min(kinds.values()) >= 5


class Eager(Bot):
    """Always the last option."""

    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        assert look().seat == ask.seat
        return ask.options[-1]


def test_a_guide_gives_most_answers_but_not_all() -> None:
    followed = strayed = 0
    for seed in range(20):
        rng = Random(seed)
        s = GAME.start("year", {"seats": 3}, seed)
        while s.outcome is None:
            choice = pick(GAME, s, rng, [Eager()] * 3)
            ask = s.ask_of(choice.seat)
            if choice.version and ask is not None and len(ask.options) > 1:
                followed += choice.id == ask.options[-1].id
                strayed += choice.id != ask.options[-1].id
            GAME.choose(s, choice.seat, choice.id, choice.version)
    assert followed > 3 * strayed > 0


def test_a_guided_match_can_be_played_again() -> None:
    assert battery.full(GAME, "year", {"seats": 3}, 5, guide="random") == battery.light(
        GAME, "year", {"seats": 3}, 5, guide="random"
    )


def test_the_search_for_leaks_compares_hands_that_differ() -> None:
    table = Table(GAME, "year", {"seats": 3}, 7)
    shadows = Shadows(table, Random(7))
    rng = Random(7)
    while not table.over:
        before, mark = table.state.copy(), len(table.log)
        choice = pick(GAME, table.state, rng)
        table.choose(table.seats[choice.seat], choice.id, choice.version)
        shadows.follow(before, choice, table.log[mark:])
    assert shadows.compared > len(table.choices)


def test_the_same_seed_gives_the_same_match_in_another_process() -> None:
    root = Path(__file__).parents[2]
    ends = set()
    # The order of a set of texts changes with this seed; a match must not.
    for hashing in ("1", "2", "3"):
        paths = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
        env = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": paths}
        done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, check=True)
        ends.add(done.stdout)
    assert len(ends) == 1
