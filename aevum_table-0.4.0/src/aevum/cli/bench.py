"""aevum bench: how fast the rules are, beside a peer in the same run."""

from __future__ import annotations

import argparse
import json
import platform

from aevum.cli import common

REPEATS = 3


def add(subparsers: common.Subparsers) -> None:
    parser = common.command(
        subparsers,
        "bench",
        "measure speed, beside a peer in the same run",
        "example: aevum bench --json",
    )
    parser.add_argument("--quick", action="store_true", help="a tenth of the work, for a first look")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    found = measure(0.1 if args.quick else 1.0)
    if args.json:
        print(json.dumps(found))
    else:
        _show(found)
    return 0


def measure(effort: float) -> dict[str, object]:
    """Ours and the peer's in turn, the best of each: what disturbs the machine disturbs both."""
    from aevum.bench import board, ours, peer, whole
    from aevum.engine import registry, state

    game = registry.find("invasions")
    matches, rounds = max(1, round(60 * effort)), max(1, round(40 * effort))
    some = ours.states(game, ours.FIGHTS, 200)
    phases = ours.states(game, (ours.PHASE,), 200, every=7)
    others = {name: registry.find(name) for name in ours.WHOLE}
    met_there = {
        name: ours.states(other, (ours.WHOLE[name],), 100, every=23) for name, other in others.items()
    }
    fast, copying, peer_fast, peer_copying = [], [], [], []
    phase_fast, phase_copying = [], []
    match_fast, match_copying, slower = [], [], []
    other_fast: dict[str, list[float]] = {name: [] for name in others}
    other_copying: dict[str, list[float]] = {name: [] for name in others}
    for i in range(REPEATS):
        fast.append(ours.decisions_per_second(game, matches, i))
        copying.append(ours.copy_seconds(some, rounds))
        phase_fast.append(ours.of_scenario(game, ours.PHASE, max(1, round(10 * effort)), i))
        phase_copying.append(ours.copy_seconds(phases, rounds))
        if i == 0 or effort >= 1:
            pace, met = whole.measure(game, max(1, round(2 * effort)), i)
            match_fast.append(pace.decisions_per_second)
            match_copying.append(ours.copy_seconds(met, 1))
            slower.append(whole.slowdown(pace))
            for name, other in others.items():
                played = ours.of_scenario(other, ours.WHOLE[name], max(1, round(4 * effort)), i)
                other_fast[name].append(played)
                other_copying[name].append(ours.copy_seconds(met_there[name], rounds))
        if peer.installed():
            peer_fast.append(peer.decisions_per_second(max(1, round(6 * effort)), i))
            peer_copying.append(peer.copy_seconds(max(1, round(10 * effort)), 7 + i))
    map_figures, peer_path = board.measure(REPEATS, effort)
    ratios: dict[str, float] = {}
    found: dict[str, object] = {
        "python": platform.python_version(),
        "compiled": not str(state.__file__).endswith(".py"),
        "combat": {
            "decisions_per_second": max(fast),
            "copy_us": 1e6 * min(copying),
            "json_round_trip_us": 1e6 * min(ours.json_seconds(game, some) for _ in range(REPEATS)),
        },
        "phase": {
            "decisions_per_second": max(phase_fast),
            "copy_us": 1e6 * min(phase_copying),
            "json_round_trip_us": 1e6 * ours.json_seconds(game, phases),
        },
        "match": {"decisions_per_second": max(match_fast), "copy_us": 1e6 * min(match_copying)},
        **{
            name: {
                "decisions_per_second": max(other_fast[name]),
                "copy_us": 1e6 * min(other_copying[name]),
                "json_round_trip_us": 1e6 * ours.json_seconds(other, met_there[name]),
            }
            for name, other in others.items()
        },
        "map": map_figures,
        "odds": {"seven_against_seven_seconds": min(ours.odds_seconds() for _ in range(REPEATS))},
        "import": {
            f"{name}_seconds": ours.import_seconds(f"aevum.games.{name}") for name in (game.name, *others)
        },
        "ratios": ratios,
    }
    if peer_fast:
        found["catanatron"] = {
            "decisions_per_second": max(peer_fast),
            "copy_us": 1e6 * min(peer_copying),
            "import_seconds": ours.import_seconds("catanatron"),
        }
        paces = {"combat": fast, "phase": phase_fast, "match": match_fast, **other_fast}
        copies = {"combat": copying, "phase": phase_copying, "match": match_copying, **other_copying}
        for name, pace_of in paces.items():
            ratios[f"{name}.decisions_per_second"] = max(pace_of) / max(peer_fast)
            ratios[f"{name}.copy"] = min(copies[name]) / min(peer_copying)
    known = [value for value in slower if value is not None]
    if known:
        ratios["match.option_turn_12_to_1"] = min(known)
    if peer_path is not None:
        found["networkx"] = {"path_us": 1e6 * peer_path}
        ratios["map.path"] = map_figures["path_us"] / (1e6 * peer_path)
    return found


def _show(found: dict[str, object]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    for name, values in found.items():
        if isinstance(values, dict):
            for what, value in values.items():
                table.add_row(name, what, f"{value:,.3f}" if value < 100 else f"{value:,.0f}")
        else:
            table.add_row(name, "", str(values))
    console = Console(highlight=False)
    console.print(table)
    if not found["ratios"]:
        console.print("no peer is installed, so there is nothing to compare with")
