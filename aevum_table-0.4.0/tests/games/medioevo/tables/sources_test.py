"""Every row tells where it comes from, cites clauses that exist, and names only what other tables list."""

import re

import pytest

from aevum.kit.clauses import load
from aevum.kit.pack_tables import read
from aevum.kit.packs import files_of
from aevum.kit.tables import WORDS

RULES = load("medioevo")
TABLES = {
    path.stem: read(path) for path in files_of("medioevo") if path.suffix == ".csv" and path.name not in WORDS
}


def column(table: str, name: str) -> set[str]:
    return {row[name] for row in TABLES[table]}


def words(table: str, name: str) -> set[str]:
    return {word for row in TABLES[table] for word in row[name].split()}


@pytest.mark.parametrize("table", TABLES)
def test_sources(table: str) -> None:
    for row in TABLES[table]:
        told = [row[name] for name in row if name == "source" or name.endswith("_source")]
        for source in filter(None, told):
            assert source == "reconstructed" or source.startswith(("rulebook ", "public ")), row
            if source.startswith("rulebook "):
                assert source.removeprefix("rulebook ") in RULES.titles, row
        assert row["source"]
        if row["source"] == "reconstructed":
            assert row["reason"], row


@pytest.mark.parametrize("table", TABLES)
def test_clauses_that_are_cited_exist(table: str) -> None:
    assert all(row["rule"] for row in TABLES[table])
    assert words(table, "rule") <= RULES.by_id.keys()


@pytest.mark.parametrize("table", TABLES)
def test_rulings_that_are_named_are_on_the_page(table: str) -> None:
    bracketed = set(re.findall(r"[RM]-?\d+", " ".join(clause.text for clause in RULES.by_id.values())))
    reasons = " ".join(row.get("reason", "") for row in TABLES[table])
    assert set(re.findall(r"\b(?:R-\d{3}|M\d{2,3})\b", reasons)) <= bracketed


@pytest.mark.parametrize(
    ("table", "name", "listed"),
    [
        ("places", "home", ("kingdoms", "kingdom")),
        ("places", "good", ("goods", "good")),
        ("places", "terrain", ("terrain", "terrain")),
        ("kingdom-links", "a", ("kingdoms", "kingdom")),
        ("kingdom-links", "b", ("kingdoms", "kingdom")),
        ("events", "territories", ("places", "place")),
        ("events", "icons", ("event-icons", "icon")),
        ("horde", "unit", ("units", "unit")),
        ("barbarians", "unit", ("units", "unit")),
        ("units", "damaged", ("units", "unit")),
        ("units", "failing", ("units", "unit")),
        ("units", "technology", ("technologies", "technology")),
        ("transports", "technology", ("technologies", "technology")),
        ("engines", "technology", ("technologies", "technology")),
        ("buildings", "technology", ("technologies", "technology")),
        ("technologies", "branch", ("branches", "branch")),
        ("card-points", "colours", ("branches", "colour")),
        ("card-points", "card", ("cards", "card")),
        ("objectives", "card", ("cards", "card")),
        ("objectives", "instead", ("places", "place")),
    ],
)
def test_names_are_listed_elsewhere(table: str, name: str, listed: tuple[str, str]) -> None:
    assert words(table, name)
    assert words(table, name) <= column(*listed)


def test_edges_join_places_and_seas() -> None:
    assert words("edges", "a") | words("edges", "b") == column("places", "place") | column("seas", "sea")


def test_subjects_of_objectives_are_things_of_the_game() -> None:
    known = column("units", "unit") | column("buildings", "building") | column("buildings", "kind")
    known |= column("engines", "engine") | column("transports", "transport") | column("transports", "kind")
    known |= column("places", "place") | column("branches", "branch")
    assert words("objectives", "subject") <= known


@pytest.mark.parametrize("table", TABLES)
def test_keys_are_plain_and_told_apart(table: str) -> None:
    first = next(iter(TABLES[table][0]))
    keys = [row[first] for row in TABLES[table]]
    assert all(key.isascii() for key in keys)
    # Tables of pairs, levels, dice and sides have no single key.
    if table not in ("edges", "kingdom-links", "transports", "property-markers", "horde"):
        assert len(set(keys)) == len(keys)


def test_a_gear_is_a_colour_or_any() -> None:
    assert words("card-points", "gear") == column("branches", "colour") | {"any"}
