"""A table from the lobby, and a full activation on it: a march, a battle, a siege and an undo."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.player import Player
from tests.web.setups import RHINE, RHINE_SEED

WANTED = ("reroll:", "hit:", "repair:", "besiege", "assault", "sack", "keep-walls", "no-campaign")
"""What the activation comes to after the march; whichever is asked is taken."""
FIGHT = {"rerolls", "losses", "besiege", "assault", "sack"}


def lobby_by_mouse(page: Page) -> None:
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    if several_games(page):
        page.get_by_role("combobox", name="Game").select_option("invasions")
    page.get_by_role("radio", name=re.compile("A map of your own")).check()
    for seat in page.get_by_role("group", name="Who plays").get_by_role("combobox").all()[1:]:
        seat.select_option("fast")
    page.get_by_text("Options", exact=True).click()
    page.get_by_role("textbox", name="The set-up").fill(RHINE)
    page.get_by_label(re.compile("Seed")).fill(RHINE_SEED)
    page.get_by_role("button", name="Sit down and begin").click()


def several_games(page: Page) -> bool:
    """Where there is only one game, nobody is asked which."""
    return page.get_by_role("combobox", name="Game").count() > 0


def strength(player: Player, place: str, owner: str) -> int:
    here = player.now["position"]["places"].get(place, {}).get("pieces", [])
    return sum(one.get("weight", 1) * one.get("count", 1) for one in here if one.get("owner") == owner)


def play_on(player: Player, take: Callable[[str], None]) -> set[str]:
    """To the end of the match; what was asked on the way."""
    seen = set()
    while ask := player.ask():
        seen.add(ask["key"])
        ids = [option["id"] for option in ask["options"]]
        if ask["key"] in ("rerolls", "losses"):
            expect(player.page.locator("section.battle")).to_be_visible()
        take(next(one for one in WANTED for id in ids if id.startswith(one)))
    expect(player.page.get_by_role("dialog", name="The match is over")).to_be_visible()
    return seen


def test_by_mouse(open_page: Open) -> None:
    player = open_page("/")
    lobby_by_mouse(player.page)
    player.mouse("march:Treveria")
    full = strength(player, "Treveria", "rome")
    player.mouse("leave:elite-cavalry")
    player.mouse("go:Sequana")
    assert strength(player, "Sequana", "rome") < full

    undo = player.page.get_by_role("button", name="Undo")
    player.answered(undo.click)
    assert not strength(player, "Sequana", "rome")
    redo = player.page.get_by_role("button", name="Redo")
    player.answered(redo.click)
    assert strength(player, "Sequana", "rome")
    player.answered(undo.click)
    player.answered(undo.click)
    assert strength(player, "Treveria", "rome") == full
    player.mouse("go:Lotharingia")
    player.mouse("done")

    seen = play_on(player, player.mouse)
    assert seen >= FIGHT


def lobby_by_keys(page: Page) -> None:
    """Tab, arrows, Space and Enter only."""
    press = page.keyboard.press
    if several_games(page):
        reach(page, "select")
        page.keyboard.type("Invasions")
    reach(page, "input[name=scenario]")
    for _ in range(20):
        if "A map of your own" in page.evaluate("() => document.activeElement.closest('label').innerText"):
            break
        press("ArrowDown")
    for _ in range(4):
        reach(page, "select")
        if "Roman" not in page.evaluate(
            "() => document.activeElement.closest('label').innerText.split('\\n')[0]"
        ):
            page.keyboard.type("Fast")
    reach(page, "summary")
    press("Enter")
    reach(page, "textarea")
    page.keyboard.insert_text(RHINE)
    reach(page, "input[autocomplete=off]")
    page.keyboard.type(RHINE_SEED)
    press("Enter")


def reach(page: Page, selector: str) -> None:
    """Tab until the focus is on the next of these."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.matches(what)", selector):
            return
    raise AssertionError(f"Tab does not come to {selector}")


def test_by_keyboard_only(open_page: Open) -> None:
    player = open_page("/")
    expect(player.page.get_by_role("heading", name="New table")).to_be_visible()
    lobby_by_keys(player.page)
    press = player.page.keyboard.press
    player.walk_in("march:Treveria")
    full = strength(player, "Treveria", "rome")
    player.keys("leave:elite-cavalry")
    player.walk_in("go:Sequana")
    player.answered(lambda: press("u"))
    player.answered(lambda: press("y"))
    assert strength(player, "Sequana", "rome")
    player.answered(lambda: press("u"))
    player.answered(lambda: press("u"))
    assert strength(player, "Treveria", "rome") == full
    player.walk_in("go:Lotharingia")
    player.keys("done")
    seen = play_on(player, player.keys)
    assert seen >= FIGHT
