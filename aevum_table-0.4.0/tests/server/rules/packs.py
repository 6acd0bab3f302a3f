"""Packs of Invasions, and tables that are played with them."""

from pathlib import Path
from typing import Any

import aevum.games.invasions as invasions
from tests.server.page import FIGHT, Page

SEATS = ("attacker", "defender")
HARD = (("black,6,ww,2,0", "black,6,-,0,0"),)
SOFT = (("black,6,ww,2,0", "black,6,w,1,0"),)
"""What the match of `FIGHT` rolls first."""


def write_pack(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """A pack with other dice, in a data folder."""
    file = "battle-dice.csv"
    text = Path(invasions.__file__).with_name("data").joinpath(file).read_text(encoding="utf-8")
    for was, now in changes:
        assert was in text
        text = text.replace(was, now)
    pack = folder / "packs" / name
    pack.mkdir(parents=True, exist_ok=True)
    (pack / file).write_text(text, encoding="utf-8")
    return pack


def fight(page: Page, pack: str, status: int = 201, **more: Any) -> Any:
    made = page.ask("POST", "/api/tables", status, json={**FIGHT, "pack": pack, **more})
    if status == 201:
        page.table, page.keys = made["table"]["id"], made["keys"]
    return made


def record(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.at("GET", "/record", 200, "host")
    return found
