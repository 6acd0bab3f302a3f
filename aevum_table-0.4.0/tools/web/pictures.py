"""The pictures of docs/table.md, and how soon a page is there: `python -m tools.web.pictures`.

Needs the page (`make web`) and Chromium. Bots play a good part of 350 first; most pictures are of that match,
the battle board of a set-up that comes to blows at once. A match of Medioevo shows markets, a purchase, a
battle and, on a phone, a pact.
"""

from __future__ import annotations

import base64
import json
import statistics
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, Page

from aevum.bots import find
from aevum.engine import Table, registry
from aevum.engine.record import dump
from tests.web.api import Api
from tests.web.player import Player
from tests.web.setups import ALONE, RHINE, RHINE_SEED
from tools.web.serving import browsing, serving

FOLDER = Path(__file__).parents[2] / "docs/pictures"
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
CHOICES = 400
PAGES = 7


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        record = played("invasions", "350", {}, "roman", "stacks")
        match = Api(address).ask("POST", "/api/tables/load", json={"record": record, "seats": ALONE})
        measure(browser, address, match)
        for name, size in (("", DESK), ("-phone", PHONE)):
            tables(browser, address, match, name, size)
            battle(browser, address, name, size)
        medioevo(browser, address)
        lobby(browser, address)


def played(game: str, scenario: str, options: dict[str, object], seat: str, key: str) -> Any:
    """The record of a match after many choices, in which this is asked of a seat."""
    table = Table(registry.find(game), scenario, options, seed=3)
    bot = find(game, "fast")
    rng = Random(3)
    while True:
        ask = next(ask for ask in table.asks() if ask.answer is None)
        name = table.seats[ask.seat]
        if len(table.choices) >= CHOICES and name == seat and ask.key == key:
            return json.loads(dump(table.record()))
        table.choose(name, bot.choose(ask, partial(table.view, name), rng))


def measure(browser: Browser, address: str, match: Any) -> None:
    """From the wish to see the table to the prompt and the painted map; a new browser profile each time."""
    took = []
    for _ in range(PAGES):
        context = browser.new_context(**DESK)
        player = Player(context.new_page(), address)
        player.hold(match, "roman")
        began = perf_counter()
        player.go(f"/table/{match['table']['id']}")
        player.page.locator(".map .hits path").first.wait_for(state="attached")
        player.page.locator(".prompt .take, .prompt .on-map").first.wait_for()
        player.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        took.append(perf_counter() - began)
        context.close()
    middle, most = statistics.median(took), max(took)
    print(f"a new page: map and prompt after {middle:.2f} s (median of {PAGES}; at most {most:.2f} s)")


def sit(browser: Browser, address: str, match: Any, size: Any) -> Player:
    player = Player(browser.new_context(**size, reduced_motion="reduce").new_page(), address)
    player.sit(match, "roman", "host")
    player.ask()
    return player


def tables(browser: Browser, address: str, match: Any, name: str, size: Any) -> None:
    player = sit(browser, address, match, size)
    page = player.page
    keep(page, f"table{name}")
    if size is PHONE:
        page.keyboard.press("l")
        keep(page, f"log{name}")
        return
    player.page.keyboard.press("/")
    page.keyboard.type("thracia")
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Nations").click()
    keep(page, f"nations{name}")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("searchbox", name="Search the rules").fill("siege")
    page.locator(".hit").first.click()
    keep(page, f"rules{name}")


def battle(browser: Browser, address: str, name: str, size: Any) -> None:
    made = Api(address).table("free-map", ALONE, RHINE_SEED, map=RHINE)
    player = sit(browser, address, made, size)
    for choice in ("march:Treveria", "go:Lotharingia", "done"):
        player.keys(choice)
    player.ask()
    keep(player.page, f"battle{name}")


def medioevo(browser: Browser, address: str) -> None:
    """A match of four kingdoms with trade routes on the map."""
    page = kingdom(browser, address, "byzantium", "choose-trader", DESK)
    page.get_by_role("tab", name="Markets").click()
    keep(page, "markets")
    page = kingdom(browser, address, "byzantium", "buy", DESK)
    page.get_by_role("tab", name="Kingdoms").click()
    keep(page, "kingdoms")
    keep(kingdom(browser, address, "hungary", "battle-dice", DESK), "war")
    keep(kingdom(browser, address, "hungary", "pact-offered", PHONE), "pact-phone")


def kingdom(browser: Browser, address: str, seat: str, key: str, size: Any) -> Page:
    """The page of a kingdom that is asked this."""
    record = played("medioevo", "short", {"players": 4}, seat, key)
    seats = dict.fromkeys(registry.find("medioevo").seats("short", {"players": 4}), "me")
    made = Api(address).ask("POST", "/api/tables/load", json={"record": record, "seats": seats})
    player = Player(browser.new_context(**size, reduced_motion="reduce").new_page(), address)
    player.sit(made, seat)
    player.ask()
    return player.page


def lobby(browser: Browser, address: str) -> None:
    player = Player(browser.new_context(**DESK).new_page(), address)
    player.go("/")
    player.page.get_by_role("heading", name="New table").wait_for()
    keep(player.page, "lobby")


def keep(page: Page, name: str) -> None:
    page.wait_for_timeout(1500)
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": 78})
    path = FOLDER / f"{name}.webp"
    path.write_bytes(base64.b64decode(taken["data"]))
    print(f"{path.name}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
