"""The fields of a table's rows, read with care: BadData names the file, the line and the field at fault."""

from typing import NoReturn

from aevum.engine.refusal import BadData


class Row:
    """One row of `<file>.csv`."""

    def __init__(self, file: str, line: int, values: dict[str, str]) -> None:
        self.file = file
        self.line = line
        self.values = values

    def bad(self, column: str, fault: str) -> NoReturn:
        """Refuse the value, naming file, line and column."""
        raise BadData(f"{self.file}.csv, line {self.line}, {column}: {fault}")

    def text(self, column: str) -> str:
        """May be empty; what may not is asked for by `name` or `one_of`."""
        if column not in self.values:
            raise BadData(f"{self.file}.csv: there is no column '{column}'")
        return self.values[column]

    def name(self, column: str) -> str:
        """A text that may not be empty."""
        return self.text(column) or self.bad(column, "should not be empty")

    def one_of(self, column: str, known: list[str]) -> str:
        """A text that is one of those known."""
        value = self.text(column)
        if value not in known:
            self.bad(column, f"should be one of {', '.join(known)}, found '{value}'")
        return value

    def known(self, column: str, numbers: dict[str, int], what: str) -> int:
        """The number of the thing that is named; `here`, since another board may have it."""
        name = self.text(column)
        if name not in numbers:
            self.bad(column, f"there is no {what} '{name}' here")
        return numbers[name]

    def whole(self, column: str) -> int:
        """A whole number, zero or more."""
        value = self.text(column)
        if not value.isdecimal():
            self.bad(column, f"should be a whole number, found '{value}'")
        return int(value)

    def halves(self, column: str) -> int:
        """A number with halves, counted in halves: rules add ints."""
        value = self.text(column)
        whole, _, rest = value.partition(".")
        if not whole.isdecimal() or rest not in ("", "0", "5"):
            self.bad(column, f"should be a number of halves such as 0.5, found '{value}'")
        return 2 * int(whole) + (rest == "5")

    def flag(self, column: str) -> bool:
        """1 for yes, 0 for no."""
        return self.one_of(column, ["0", "1"]) == "1"


def table(file: str, rows: list[dict[str, str]]) -> list[Row]:
    """The rows with their lines; the header is line 1."""
    return [Row(file, i + 2, row) for i, row in enumerate(rows)]
