"""Whether the tables of the match fit the map and one another; a pack may have changed any of them."""

from collections.abc import Callable
from functools import cache

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.bounds import closed
from aevum.games.invasions.rules.content import cards, counters, objectives, timeline
from aevum.games.invasions.rules.content.stacks import read_stack
from aevum.games.invasions.rules.peoples import places
from aevum.games.invasions.rules.religion.faiths import ELSEWHERE
from aevum.games.invasions.rules.troops import KINDS, NATIONS, PACKAGE
from aevum.games.invasions.rules.world.land import Land, land
from aevum.kit.tables import rows


@cache
def check_content() -> None:
    """Once in a process; BadData names file, line and field of the first fault."""
    board = land(False)
    for file, fault in (
        (timeline.FILE, _timeline_fault),
        (cards.FILE, _card_fault),
        (objectives.FILE, _objective_fault),
        (objectives.DEEDS_FILE, _deed_fault),
        ("peoples.csv", _people_fault),
        ("closed.csv", _closed_fault),
        ("faiths.csv", _faith_fault),
        ("walls.csv", _walls_fault),
    ):
        _check(file, board, fault)


def _check(file: str, board: Land, fault: Callable[[dict[str, str], Land], str]) -> None:
    for line, row in enumerate(rows(PACKAGE, file.removesuffix(".csv")), start=2):
        found = fault(row, board)
        if found:
            raise BadData(f"{file}, line {line}: {found}")


def _province(board: Land, name: str) -> bool:
    return 0 <= board.number(name) < board.provinces


def _timeline_fault(row: dict[str, str], board: Land) -> str:
    if row["entry"] == timeline.ARRIVAL and not _province(board, row["place"]):
        return f"place: there is no province '{row['place']}'"
    if not row["nation"]:
        return ""
    mix = {KINDS[c.kind] for c in counters.units_of(NATIONS.index(row["nation"]))}
    for _, kind in read_stack(row["units"], "units"):
        if kind and kind not in mix:
            return f"units: counters.csv has no {kind} of {row['nation']}"
    return ""


def _card_fault(row: dict[str, str], board: Land) -> str:
    if row["home"] and not _province(board, row["home"]):
        return f"home: there is no province '{row['home']}'"
    start = row["raids_from"]
    if start and not _province(board, start) and start not in board.areas:
        return f"raids_from: there is no province or Area '{start}'"
    return ""


def _objective_fault(row: dict[str, str], board: Land) -> str:
    what, name = row["what"], row["name"]
    if what == objectives.PROVINCE and not _province(board, name):
        return f"name: there is no province '{name}'"
    if what in (objectives.AREA, objectives.SOME) and name not in board.areas:
        return f"name: there is no Area '{name}'"
    return ""


def _people_fault(row: dict[str, str], board: Land) -> str:
    if row["rule"] == places.LEVY:
        return "" if row["place"] in board.areas else f"place: there is no Area '{row['place']}'"
    return "" if _province(board, row["place"]) else f"place: there is no province '{row['place']}'"


def _closed_fault(row: dict[str, str], board: Land) -> str:
    name, whom = row["area_or_province"], row["open_to"]
    if name not in board.areas and not _province(board, name):
        return f"area_or_province: there is no province or Area '{name}'"
    if whom != closed.NOMADS and whom not in NATIONS:
        return f"open_to: there is no nation '{whom}'"
    return ""


def _faith_fault(row: dict[str, str], board: Land) -> str:
    """Land of the extension has its faith as well."""
    if row["kind"] == "any":
        return "" if row["place"] == ELSEWHERE else f"place: expected {ELSEWHERE}, found '{row['place']}'"
    if row["place"] not in [place[row["kind"]] for place in rows(PACKAGE, "provinces")]:
        return f"place: there is no {row['kind']} '{row['place']}'"
    return ""


def _walls_fault(row: dict[str, str], board: Land) -> str:
    if row["city"] != "*" and row["city"] not in [place["city"] for place in rows(PACKAGE, "provinces")]:
        return f"city: there is no city '{row['city']}'"
    return ""


def _deed_fault(row: dict[str, str], board: Land) -> str:
    deed, name = row["deed"], row["name"]
    if deed == objectives.SACK and name and name not in board.site:
        return f"name: there is no city '{name}'"
    if deed == objectives.KING_KILLED and name not in NATIONS:
        return f"name: there is no nation '{name}'"
    return ""
