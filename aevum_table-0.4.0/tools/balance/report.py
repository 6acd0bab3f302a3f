"""Writes docs/balance/<game>.md and its pictures from the lines that `play` kept."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from tools.balance.charlemagne.report import report as of_charlemagne
from tools.balance.invasions.report import report as of_invasions
from tools.balance.lines import Match, read
from tools.balance.medioevo.report import report as of_medioevo

REPORTS: dict[str, Callable[[list[Match], list[Match]], tuple[str, dict[str, str]]]] = {
    "invasions": of_invasions,
    "charlemagne": of_charlemagne,
    "medioevo": of_medioevo,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", type=Path)
    parser.add_argument("--game", choices=sorted(REPORTS), default="invasions")
    parser.add_argument("--bot", default="", help="whose matches, where several bots have some in the file")
    parser.add_argument("--out", type=Path, default=Path("docs/balance"))
    args = parser.parse_args()
    text, pictures = REPORTS[args.game](*read(args.lines, args.bot))
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / f"{args.game}.md").write_text(text, encoding="utf-8")
    for name, picture in pictures.items():
        (args.out / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
