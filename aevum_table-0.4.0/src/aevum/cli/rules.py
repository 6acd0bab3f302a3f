"""`aevum rules`: read the rules of a game, what changed in them, how far they are implemented and tested."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from aevum.cli import common
from aevum.kit.changes import changes
from aevum.kit.clauses import ClauseError, Clauses, Section, load
from aevum.kit.coverage import COUNTED, Coverage, Row, coverage

if TYPE_CHECKING:
    from aevum.cli.common import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = common.command(
        subparsers,
        "rules",
        "read a game's rules, what changed in them, or how far they are implemented and tested",
        "example: aevum rules invasions XX.F\n         aevum rules invasions --changes",
    )
    parser.add_argument("game", help="name of the game, for instance invasions")
    parser.add_argument("section", nargs="?", help="a chapter (XX), a section (XX.F) or one clause (XX.F.3)")
    parser.add_argument("--changes", action="store_true", help="what changed from version to version")
    parser.add_argument("--coverage", action="store_true", help="count the clauses implemented and tested")
    parser.add_argument("--tests", type=Path, metavar="DIR", help="tests of a checkout, for --coverage")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.set_defaults(late=("section",))


def run(args: argparse.Namespace) -> int:
    try:
        if args.tests is not None and not args.coverage:
            raise ClauseError("--tests has a meaning only together with --coverage.")
        if args.changes and (args.section or args.coverage):
            raise ClauseError(
                "--changes tells of all rules: give it without a section and without --coverage."
            )
        clauses = load(args.game)
        if args.changes:
            _changes(args.game, args.json)
            return 0
        sections = clauses.lookup(args.section) if args.section else clauses.sections
        if args.coverage:
            _coverage(clauses, sections, coverage(args.game, args.tests), bool(args.section), args.json)
        elif args.json:
            print(json.dumps(_sections_as_dict(clauses, sections), indent=2, ensure_ascii=False))
        else:
            _print_sections(clauses, sections)
    except ClauseError as error:
        print(f"aevum rules: {error}", file=sys.stderr)
        return 2
    return 0


def _changes(game: str, as_json: bool) -> None:
    # Only here: the rules can be read without loading, and so running, the whole game.
    from aevum.engine import registry

    version = registry.find(game).version
    found = changes(game)
    if as_json:
        rows = [{"version": c.version, "clauses": list(c.clauses), "text": c.text} for c in found]
        print(json.dumps({"game": game, "version": version, "changes": rows}, indent=2, ensure_ascii=False))
        return
    table = Table(box=box.SIMPLE, title=Text(f"{game}, version {version}", style="bold"))
    table.title_justify = "left"
    table.add_column("version", no_wrap=True)
    table.add_column("change")
    table.add_column("clauses", style="cyan")
    for change in found:
        table.add_row(change.version, Text(change.text), " ".join(change.clauses))
    Console().print(table)


def _sections_as_dict(clauses: Clauses, sections: list[Section]) -> dict[str, object]:
    return {
        "game": clauses.game,
        "sections": [
            {
                "id": section.id,
                "title": section.title,
                "clauses": [{"id": c.id, "kind": c.kind, "text": c.text} for c in section.clauses],
            }
            for section in sections
        ],
    }


def _print_sections(clauses: Clauses, sections: list[Section]) -> None:
    console = Console()
    chapter = ""
    for section in sections:
        if section.id.partition(".")[0] != chapter:
            chapter = section.id.partition(".")[0]
            console.print(Text(f"\n{chapter}. {clauses.titles[chapter]}", style="bold underline"))
        table = Table(box=None, show_header=False, title=Text(f"{section.id} {section.title}", style="bold"))
        table.title_justify = "left"
        table.add_column(no_wrap=True, style="cyan")
        table.add_column()
        for clause in section.clauses:
            table.add_row(clause.id, Text(clause.text))
        console.print(table)


def _coverage(clauses: Clauses, sections: list[Section], whole: Coverage, cut: bool, as_json: bool) -> None:
    wanted = {clause.id for section in sections for clause in section.clauses}
    rows = [row for row in whole.rows if row.id in wanted]
    found = Coverage(whole.game, rows, whole.note, whole.strays)
    if as_json:
        report: dict[str, object] = {**found.as_dict()}
        report["by_chapter"] = {chapter: counts.as_dict() for chapter, counts in found.by_chapter.items()}
        report["missing_clauses"] = found.ids("missing")
        report["note"] = found.note
        if cut:
            report["rows"] = [_row_as_dict(row) for row in rows]
        print(json.dumps(report, indent=2, ensure_ascii=False))
        return
    console = Console()
    console.print(_rows_table(rows) if cut else _chapters_table(clauses, found))
    if cut:
        console.print(Text(", ".join(f"{name.replace('_', ' ')} {n}" for name, n in found.as_dict().items())))
    elif found.missing:
        console.print(Text(f"Missing: {', '.join(found.ids('missing'))}", style="yellow"))
    if found.note:
        console.print(Text(found.note, style="yellow"))
    for stray in found.strays:
        console.print(Text(f"{stray} is no clause of {whole.game}.", style="yellow"))


def _row_as_dict(row: Row) -> dict[str, object]:
    result: dict[str, object] = {"id": row.id, "kind": row.kind, "status": row.status}
    result.update(citations=row.citations, tests=row.tests, reason=row.reason)
    return result


def _rows_table(rows: list[Row]) -> Table:
    table = Table(box=box.SIMPLE)
    for name in ("clause", "kind", "status", "cited", "tests"):
        table.add_column(name, no_wrap=True)
    table.add_column("reason")
    for row in rows:
        counts = (str(len(row.citations)), str(len(row.tests)))
        table.add_row(row.id, row.kind, row.status.replace("_", " "), *counts, Text(row.reason))
    return table


def _chapters_table(clauses: Clauses, found: Coverage) -> Table:
    table = Table(box=box.SIMPLE, show_footer=True)
    table.add_column("", footer="all", no_wrap=True)
    table.add_column("chapter")
    totals = found.as_dict()
    for name in COUNTED:
        heading = "n/a" if name == "not_applicable" else name
        table.add_column(heading, footer=str(totals[name]), justify="right")
    for chapter, counts in found.by_chapter.items():
        table.add_row(chapter, Text(clauses.titles[chapter]), *(str(n) for n in counts.as_dict().values()))
    return table
