"""axe-core finds nothing serious on any screen."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.api import Api
from tests.web.conftest import PHONE, Open
from tests.web.player import Player
from tests.web.setups import ALONE, RHINE, RHINE_SEED

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FIND = """async part => (await axe.run(part)).violations
  .filter(one => ["serious", "critical"].includes(one.impact))
  .map(one => [one.id, one.help, ...one.nodes.slice(0, 3).map(node => node.html.slice(0, 99))].join(" | "))"""
SIZES = {"desk": {}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}


def check(page: Page, screen: str, part: str = "html") -> None:
    # Evaluated, not added as a script: the page forbids scripts that are not its own.
    page.evaluate(AXE.read_text())
    found = page.evaluate(FIND, part)
    assert not found, screen + "\n" + "\n".join(found)


def menu(page: Page, words: str) -> None:
    page.get_by_role("button", name="Menu").click()
    check(page, "menu")
    page.get_by_role("menuitem", name=words).click()


def sat(open_page: Open, api: Api, size: Any, *choices: str) -> Player:
    player = open_page(**size).sit(api.table("free-map", ALONE, RHINE_SEED, map=RHINE), "roman", "host")
    for choice in choices:
        player.keys(choice)
    player.ask()
    return player


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_lobby(open_page: Open, size: Any) -> None:
    page = open_page("/", **size).page
    page.get_by_text("Options", exact=True).click()
    check(page, "lobby")
    page.get_by_role("button", name="Settings").click()
    check(page, "settings")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_table(open_page: Open, api: Api, size: Any) -> None:
    seats = {"roman-hun": "me", "persian-goth": "fast"}
    player = open_page(**size).sit(api.table("duel-350", seats, "2"), "roman-hun", "host")
    page = player.page
    player.ask()
    check(page, "table")
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(page.get_by_role("tabpanel")).not_to_contain_text("One moment…")
        check(page, f"panel {tab.inner_text()}", "aside")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_battle(open_page: Open, api: Api, size: Any) -> None:
    player = sat(open_page, api, size, "march:Treveria", "go:Lotharingia", "done")
    expect(player.page.locator("section.battle")).to_be_visible()
    check(player.page, "battle board")
    player.page.keyboard.press("t")
    expect(player.page.get_by_role("region", name="The past")).to_be_visible()
    check(player.page, "replay")


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_other_colours(open_page: Open, api: Api, theme: str) -> None:
    player = sat(open_page, api, {}, "march:Treveria", "go:Lotharingia", "done")
    page = player.page
    menu(page, "Settings")
    page.locator(f"input[value={theme}]").check()
    check(page, "settings")
    page.keyboard.press("Escape")
    check(page, "battle board")
    page.keyboard.press("r")
    page.get_by_role("searchbox", name="Search the rules").fill("siege")
    expect(page.locator(".hit").first).to_be_visible()
    check(page, "rule book")
