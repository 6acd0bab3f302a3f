"""The second version of the program: the sources of the first with every kind of change a release may bring.

Each change is a piece of text for another; one that is not found where it should be stops everything.
"""

import re
from pathlib import Path
from typing import NamedTuple

SECOND_PAGE = "the page of the second version"
MIGRATION = Path(__file__).with_name("migration.py")


class Edit(NamedTuple):
    file: str
    """In the package."""
    was: str
    now: str
    times: int = 1


RULES = [
    # Invasions: a melee hits at least twice, and a small raid brings 2 points.
    Edit(
        "games/invasions/rules/combat/battle.py",
        "scored[i] = hits(side.white, side.black, ground)",
        "scored[i] = max(2, hits(side.white, side.black, ground))",
    ),
    Edit("games/invasions/rules/raids/spoils.py", "POINTS: Final = (0, 1, 3)", "POINTS: Final = (0, 2, 3)"),
    # Charlemagne: every attempt has one point more, and the state counts them.
    Edit(
        "games/charlemagne/rules/vassalage/attempt.py",
        "        differential = note(items, self.points, ",
        "        s.attempts += 1\n        differential = note(items, self.points + 1, ",
    ),
    # Medioevo: only who has twice as much pays a loan back; and two figures in a table.
    Edit("games/medioevo/rules/taxes/debts.py", "and money >= LOAN", "and money >= 2 * LOAN"),
    Edit("games/medioevo/data/units.csv", "\ncavalry,100,", "\ncavalry,120,"),
    Edit("games/medioevo/data/units.csv", "\nheavy-infantry,50,", "\nheavy-infantry,60,"),
]

TOLD = {
    "invasions": ("XX.H.2 XI.E.5", "A melee hits at least twice; a small raid brings 2 points."),
    "charlemagne": ("T8.differential", "An attempt at vassalage has one point more."),
    "medioevo": ("D.DEBT.03 4.ARM.01", "Loans are harder to pay back; some units cost more."),
}
"""What stands in the lists of changes: clauses, and a sentence for players."""

MODERN = """\
        data = older.modern(data, version)
        own = data["own"]
        assert isinstance(own, dict)
        return {**data, "own": {"attempts": 0, **own}}
"""

STATE = [
    # A field that states of the first version do not have.
    Edit(
        "games/charlemagne/rules/state.py",
        "        self.turn = 0\n",
        "        self.turn = 0\n        self.attempts = 0\n",
    ),
    Edit(
        "games/charlemagne/rules/state.py",
        "        new.turn = self.turn\n",
        "        new.turn = self.turn\n        new.attempts = self.attempts\n",
    ),
    Edit("games/charlemagne/rules/game.py", "        return older.modern(data, version)\n", MODERN),
]

DATABASE = [
    # One column has another name, one is new. What children are told stays as it is.
    Edit(
        "server/store/schema.py",
        """    Column("headline", Text, nullable=False),\n""",
        """    Column("summary", Text, nullable=False),\n    Column("hall", String(64), nullable=False),\n""",
    ),
    Edit(
        "server/store/schema.py",
        """    headline: str = ""\n""",
        """    summary: str = ""\n    hall: str = ""\n""",
    ),
    Edit("server/room.py", "self.row.headline", "self.row.summary", 2),
    Edit("server/room.py", "self._change(headline=headline)", "self._change(summary=headline)"),
    Edit("server/show/info.py", "headline=row.headline", "headline=row.summary"),
    Edit(
        "server/children/protocol.py", "\nLENGTH = 4\n", """\nHERE = {"headline": "summary"}\nLENGTH = 4\n"""
    ),
    Edit(
        "server/children/protocol.py",
        "{name: getattr(row, name)",
        "{name: getattr(row, HERE.get(name, name))",
    ),
    Edit("server/children/protocol.py", "TableRow(**{name: data", "TableRow(**{HERE.get(name, name): data"),
    Edit(
        "server/children/protocol.py",
        "{name: data[name] for name in CHANGED",
        "{HERE.get(name, name): data[name] for name in CHANGED",
    ),
]

WIRE = [
    # Pages of the first version would not understand the second.
    Edit("server/wire.py", '    commitment: str = ""\n    seed: str', '    pledge: str = ""\n    seed: str'),
    Edit("server/show/update.py", "commitment=table.commitment", "pledge=table.commitment", 2),
]


def make_second(package: Path) -> None:
    """Turn the sources of the first version, in a folder of their own, into those of the second."""
    _raise_version(package / "__init__.py", r'(__version__ = "\d+\.)(\d+)(\.\d+")')
    for game, (clauses, text) in TOLD.items():
        folder = package / "games" / game
        version = _raise_version(folder / "rules" / "game.py", r'(version: ClassVar\[str\] = ")(\d+)(")')
        with (folder / "data" / "rules-changes.csv").open("a", encoding="utf-8") as file:
            file.write(f'{version},{clauses},"{text}"\n')
    for edit in (*RULES, *STATE, *DATABASE, *WIRE):
        _make(package / edit.file, edit)
    _add_migration(package / "server" / "store" / "migrations" / "versions")


def _raise_version(path: Path, pattern: str) -> int:
    """The new number."""
    text = path.read_text(encoding="utf-8")
    found = re.findall(pattern, text)
    assert len(found) == 1, f"{path}: {pattern} is there {len(found)} times"
    number = int(found[0][1]) + 1
    path.write_text(re.sub(pattern, rf"\g<1>{number}\g<3>", text), encoding="utf-8")
    return number


def _make(path: Path, edit: Edit) -> None:
    text = path.read_text(encoding="utf-8")
    found = text.count(edit.was)
    assert found == edit.times, f"{edit.file}: {edit.was!r} is there {found} times, not {edit.times}"
    path.write_text(text.replace(edit.was, edit.now), encoding="utf-8")


def _add_migration(folder: Path) -> None:
    last = max(int(path.name[1:5]) for path in folder.glob("v[0-9]*.py"))
    text = MIGRATION.read_text(encoding="utf-8")
    text = text.replace("SECOND", f"{last + 1:04}").replace("FIRST", f"{last:04}")
    (folder / f"v{last + 1:04}_second.py").write_text(text, encoding="utf-8")
