"""The licences that go with a release are those of what is in it."""

import json
import re

from tests.dist.tiny import PROJECT, ROOT, licence_files
from tools.dist.licences import FILE, TOLD, UNDECLARED, bundled

TITLES = re.findall(r"^## (\S+) (\S+) \((\S+)\)$", FILE.read_text(encoding="utf-8"), re.MULTILINE)


def test_libraries_of_the_page_are_told_with_their_present_versions() -> None:
    locked = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert TITLES
    for name, version, licence in TITLES:
        row = locked[f"node_modules/{name}"]
        assert (version, licence) == (row["version"], row.get("license") or UNDECLARED[name]), f"{name}: make licences"


def test_a_page_that_is_built_has_no_other_libraries() -> None:
    """Where none is built there is nothing to compare; `make dist` builds one and compares as well."""
    if TOLD.exists():
        assert [(item.name, item.version, item.licence) for item in bundled()] == TITLES


def test_the_expression_names_every_licence() -> None:
    named = set(PROJECT["license"].split(" AND "))
    assert {licence for _, _, licence in TITLES} <= named
    assert named == {"Apache-2.0", "CC-BY-3.0", "OFL-1.1"} | {licence for _, _, licence in TITLES}


def test_the_licences_of_fonts_and_pictures_are_there() -> None:
    names = {path.name for path in licence_files()}
    fonts = {path.stem for path in (ROOT / "src").rglob("*.ttf")}
    assert fonts
    assert {f"{font}-OFL.txt" for font in fonts} <= names
    assert {"LICENSE", "CC-BY-3.0.txt", "game-icons.md", "credits.md", "bundled.md"} <= names
