"""python -m tools.questions GAME: how often a seat is asked in a turn, and how much of it is trivial.

A bot sits in every seat; standing orders answer for it as they do for a person who leaves them as they are.
Questions that a run or a form answers together are one decision.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean
from typing import TYPE_CHECKING

from aevum import bots
from aevum.engine import registry
from tools.balance.lines import table
from tools.balance.play import SCENARIOS
from tools.questions.asked import Question, questions
from tools.questions.decided import Decision, decisions
from tools.questions.kinds import KINDS, Habit, habits, kinds

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.questions", description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--scenario", help="the whole match where none is named")
    parser.add_argument("--players", type=int, default=0, help="seats, where a game leaves them open")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="seed of the first match")
    parser.add_argument("--bot", default="", help="the game's best where none is named")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    args = parser.parse_args(words)
    scenario = args.scenario or SCENARIOS[args.game]
    bot = args.bot or bots.names(args.game)[0]
    seeds = range(args.first, args.first + args.games)
    with ProcessPoolExecutor(args.workers) as pool:
        found = list(pool.map(partial(_played, args.game, scenario, args.players, bot), seeds))
    print(told(args.game, [match for match, _ in found], [made for _, made in found]))
    return 0


def _played(
    game: str, scenario: str, players: int, bot: str, seed: int
) -> tuple[list[Question], list[Decision]]:
    match = questions(game, scenario, players, bot, seed)
    return match, decisions(game, scenario, players, seed, match)


def told(game: str, matches: Sequence[Sequence[Question]], decided: Sequence[Sequence[Decision]] = ()) -> str:
    known = habits(matches)
    turns: defaultdict[str, list[int]] = defaultdict(list)
    trivial: defaultdict[str, Counter[str]] = defaultdict(Counter)
    asked: Counter[str] = Counter()
    by_ask: Counter[str] = Counter()
    for match in matches:
        each = Counter((one.seat, one.turn) for one in match)
        for (seat, _), count in each.items():
            turns[seat].append(count)
        for one, kind in zip(match, kinds(game, match, known), strict=True):
            asked[one.seat] += 1
            trivial[one.seat][kind] += 1
            by_ask[one.ask] += bool(kind)
    head = ["seat", "questions a turn", *KINDS, "trivial"]
    rows = [
        [seat, f"{mean(counts):.1f}", *_shares(trivial[seat], asked[seat])]
        for seat, counts in sorted(turns.items(), key=lambda item: -mean(item[1]))
    ]
    often = [
        [ask, str(habit.asked), _share(by_ask[ask], habit.asked), habit.answers.most_common(1)[0][0]]
        for ask, habit in sorted(known.items(), key=lambda item: -item[1].asked)[:15]
    ]
    tables = [table(head, rows), table(["question", "asked", "trivial", "mostly answered"], often)]
    if decided:
        tables[1:1] = _decided(game, matches, decided, known)
    return "\n\n".join(tables)


def _decided(
    game: str,
    matches: Sequence[Sequence[Question]],
    decided: Sequence[Sequence[Decision]],
    known: dict[str, Habit],
) -> list[str]:
    """What is left of the questions, by seat and by kind, and what took them together."""
    turns: defaultdict[str, list[int]] = defaultdict(list)
    trivial: defaultdict[str, Counter[str]] = defaultdict(Counter)
    taken: Counter[str] = Counter()
    together: Counter[str] = Counter()
    left: Counter[str] = Counter()
    for match, made in zip(matches, decided, strict=True):
        each = Counter((match[one.first].seat, match[one.first].turn) for one in made)
        for (seat, _), count in each.items():
            turns[seat].append(count)
        named = kinds(game, match, known)
        for one in made:
            question = match[one.first]
            taken[one.how] += 1
            together[one.how] += one.questions
            trivial[question.seat][named[one.first] if one.questions == 1 else ""] += 1
            left[question.ask] += one.questions == 1
    head = ["seat", "decisions a turn", *KINDS, "trivial"]
    rows = [
        [seat, f"{mean(counts):.1f}", *_shares(trivial[seat], sum(trivial[seat].values()))]
        for seat, counts in sorted(turns.items(), key=lambda item: -mean(item[1]))
    ]
    ways = [[how, str(taken[how]), str(together[how])] for how, _ in together.most_common() if how]
    single = [[ask, str(count)] for ask, count in left.most_common(15)]
    return [
        table(head, rows),
        table(["run or form", "taken", "questions"], ways),
        table(["answered one by one", "times"], single),
    ]


def _shares(found: Counter[str], whole: int) -> list[str]:
    return [_share(part, whole) for part in (*(found[kind] for kind in KINDS), whole - found[""])]


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f}%"


if __name__ == "__main__":
    sys.exit(main())
