"""Packs made for a test: our tables with a row more or less."""

import csv
import io
from importlib.resources import files
from pathlib import Path

Rows = list[dict[str, str]]


class Pack:
    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.data = Path(str(files(f"aevum.games.{game}"))) / "data"

    def rows(self, table: str) -> Rows:
        own = self.folder / f"{table}.csv"
        path = own if own.is_file() else self.data / own.name
        return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))

    def write(self, table: str, rows: Rows) -> None:
        out = io.StringIO()
        writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        (self.folder / f"{table}.csv").write_text(out.getvalue(), encoding="utf-8")

    def more(self, table: str, like: str = "", **changes: str) -> None:
        """A further row: that whose first field is `like` (the last one), with changes."""
        rows = self.rows(table)
        pattern = next((row for row in rows if like and next(iter(row.values())) == like), rows[-1])
        self.write(table, [*rows, {**pattern, **changes}])

    def less(self, table: str, **where: str) -> None:
        """Without the rows that have one of these values in its column."""
        rows = self.rows(table)
        kept = [row for row in rows if all(row[column] != value for column, value in where.items())]
        assert len(kept) < len(rows)
        self.write(table, kept)

    def change(self, table: str, key: str, **changes: str) -> None:
        """In the row whose first field is `key`."""
        rows = [{**row, **changes} if next(iter(row.values())) == key else row for row in self.rows(table)]
        assert rows != self.rows(table)
        self.write(table, rows)

    def say(self, *keys: str) -> None:
        """Words of the pack for these messages."""
        with (self.folder / "en.ftl").open("a", encoding="utf-8") as file:
            file.writelines(f"{key} = The words of {key}\n" for key in keys)
