"""Newer rules for a running match: the offer, who decides, and what can no longer be shown.

What the newest program says is canned: no rules change for the sake of a test.
"""

import json
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.access_test import check
from tests.web.api import Api
from tests.web.conftest import Open
from tests.web.layout_test import SIZES, WHOLE, fits, free
from tests.web.player import Player
from tests.web.setups import ALONE, RHINE, RHINE_SEED

Json = Any

CHANGES = [
    {
        "version": "1.2",
        "clauses": ["XX.F.3", "XX.G"],
        "words": "Hills help the defender in the first round only, as the errata of 2025 have it.",
    },
    {"version": "1.1", "clauses": ["XVIII.D"], "words": "A march through allied land costs nothing."},
]
OFFER = {
    "table": "t",
    "rules": "1.0",
    "newest": "1.2",
    "state": "offered",
    "words": "Two rules have changed since this match began. With them it would have gone otherwise.",
    "changes": CHANGES,
    "choice": 2,
    "was": ["Rome marches from Treveria to Lotharingia.", "The march costs 1 point."],
    "now": ["Rome marches from Treveria to Lotharingia.", "The march costs nothing."],
    "rule": "XVIII.D",
    "onward": 2,
    "asked": [{"seat": "roman", "name": "Romans"}, {"seat": "goth", "name": "Goths", "answer": "move"}],
    "movable": True,
    "playable": True,
}


class Newest:
    """The newest program, as far as it is asked about the rules."""

    def __init__(self, **changes: Any) -> None:
        self.now: Json = deepcopy({**OFFER, **changes})
        self.decisions: list[Json] = []

    def answer(self, route: Route) -> None:
        if route.request.method == "POST":
            said: Json = route.request.post_data_json
            self.decisions.append((said, route.request.headers["authorization"]))
            told = [one if one["seat"] != said["seat"] else {**one, **said} for one in self.now["asked"]]
            self.now = {**self.now, "asked": told}
        route.fulfill(json=self.now)


@pytest.fixture
def made(api: Api) -> Json:
    return api.table("free-map", ALONE, RHINE_SEED, map=RHINE)


def sit(open_page: Open, made: Json, newest: Newest, size: Any = None) -> Player:
    player = open_page(**(size or {}))
    player.page.route("**/upgrade*", newest.answer)
    player.sit(made, "roman", "host")
    for choice in ("march:Treveria", "go:Lotharingia"):
        player.keys(choice)
    player.ask()
    return player


def opened(page: Page) -> Any:
    page.get_by_role("button", name="What would change").click()
    return page.get_by_role("dialog", name="Newer rules")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_the_offer(open_page: Open, made: Json, size: Any) -> None:
    player = sit(open_page, made, Newest(), size)
    page = player.page
    bar = page.get_by_role("status").filter(has_text="Newer rules are there")
    expect(bar).to_be_visible()
    fits(page)
    free(player, ".newer button")
    box, map_box = bar.bounding_box(), page.locator(".map").bounding_box()
    assert box
    assert map_box
    assert box["y"] + box["height"] <= map_box["y"] + 1, "the map is covered"
    check(page, "bar", ".newer")

    dialog = opened(page)
    expect(dialog).to_contain_text("Two rules have changed")
    expect(dialog).to_contain_text("Choice 2 would have led to something else.")
    expect(dialog).to_contain_text("The march costs 1 point.")
    expect(dialog).to_contain_text("The march costs nothing.")
    expect(dialog).to_contain_text("The last choice is not carried over")
    fits(page)
    assert dialog.evaluate(WHOLE)
    move = dialog.get_by_role("button", name="Go on under the new rules")
    move.scroll_into_view_if_needed()
    expect(move).to_be_in_viewport(ratio=0.9)
    check(page, "offer", "dialog")

    dialog.get_by_role("button", name="Rule XX.F.3").click()
    expect(dialog).to_have_count(0)
    expect(page.locator('.book [data-rule="XX.F.3"]')).to_be_visible()


def test_by_keys(open_page: Open, made: Json) -> None:
    newest = Newest()
    newest.now["asked"][1]["answer"] = ""
    player = sit(open_page, made, newest)
    page = player.page
    page.keyboard.press("m")
    for _ in range(20):
        if page.evaluate("() => document.activeElement.textContent.includes('Newer rules')"):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Newer rules")
    expect(dialog.get_by_role("heading", name="Newer rules")).to_be_focused()
    group = dialog.get_by_role("group", name="What Romans wants")
    move = group.get_by_role("button", name="Go on under the new rules")
    stay = group.get_by_role("button", name="Stay with the rules of this match")
    for _ in range(30):
        page.keyboard.press("Tab")
        if stay.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(stay).to_have_attribute("aria-pressed", "true")
    expect(stay).to_be_focused()
    expect(dialog).to_contain_text("Waiting for Goths.")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(stay).to_have_attribute("aria-pressed", "false")
    expect(move).to_be_focused()
    key = f"Bearer {made['keys']['roman']}"
    assert newest.decisions == [
        ({"seat": "roman", "answer": "stay"}, key),
        ({"seat": "roman", "answer": ""}, key),
    ]
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    player.keys("done")


def test_where_it_would_differ_is_seen(open_page: Open, made: Json) -> None:
    page = sit(open_page, made, Newest()).page
    opened(page).get_by_role("button", name="See this moment").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("region", name="The past")).to_contain_text("After choice 2 of 3")


def test_the_page_loads_itself_when_the_table_has_moved(open_page: Open, made: Json) -> None:
    newest = Newest()
    player = sit(open_page, made, newest)
    page = player.page
    page.evaluate("() => (window.before = true)")
    dialog = opened(page)
    expect(dialog).to_contain_text("Yours is the last word that it takes")
    newest.now = {**newest.now, "rules": "1.2", "state": "same", "asked": []}
    dialog.get_by_role("button", name="Go on under the new rules").click()
    page.wait_for_function("() => !window.before")
    player.ask()
    expect(page.get_by_text("Newer rules are there")).to_have_count(0)
    page.keyboard.press("r")
    page.get_by_text("Changes", exact=True).click()
    expect(page.locator(".book")).to_contain_text("Since this match began")


def test_another_program_is_left_to_its_own_page(open_page: Open, made: Json) -> None:
    player = open_page()
    page = player.page
    page.route("**/upgrade*", Newest(state="same", changes=[]).answer)
    program = ["0.2.0"]

    def tell(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()
        behind.on_message(lambda told: socket.send(json.dumps({**json.loads(told), "program": program[0]})))

    page.route_web_socket("**/live", tell)
    player.hold(made, "roman")
    player.go(f"/table/{made['table']['id']}")
    march = page.locator('.prompt [data-option^="march:Treveria"]')
    expect(march).to_be_visible()
    page.evaluate("() => (window.before = true)")
    program[0] = "0.3.0"
    march.click()
    page.wait_for_function("() => !window.before")
    expect(page.locator(".prompt h2").first).to_contain_text("where do the 6 units in Treveria go")
    page.evaluate("() => (window.before = true)")
    program[0] = "0.4.0"
    page.get_by_role("button", name="Undo").click()
    expect(march).to_be_visible()
    page.wait_for_timeout(500)
    assert page.evaluate("() => window.before"), "it has loaded itself twice within seconds"


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_a_moment_that_cannot_be_shown(open_page: Open, made: Json, size: Any) -> None:
    note = "This moment was played by a program that is not here. What was told of it is still known."

    def untold(route: Route) -> None:
        told = route.fetch().json()
        if told["choice"] == 2:
            news = [{"n": 1, "choice": 2, "words": "Rome marches to Lotharingia."}]
            told = {**told, "position": None, "contest": None, "news": news}
        route.fulfill(json={**told, "note": note})

    page = sit(open_page, made, Newest(state="same"), size).page
    page.route("**/at/*", untold)
    page.keyboard.press("t")
    bar = page.get_by_role("region", name="The past")
    page.keyboard.press("ArrowLeft")
    shown = page.locator(".instead")
    expect(shown).to_have_text(note)
    expect(bar.get_by_role("listitem")).to_have_text("Rome marches to Lotharingia.")
    expect(page.locator(".stack")).to_have_count(0)
    fits(page)
    check(page, "untold moment", "main")
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text("After choice 1 of 3")
    expect(bar).to_contain_text(note)
    expect(shown).to_be_empty()
    expect(page.locator(".stack").first).to_be_attached()


def test_the_lobby_tells_of_packs_and_rules(open_page: Open, made: Json) -> None:
    sent: list[Json] = []

    def games(route: Route) -> None:
        route.fulfill(json=[{**one, "packs": ["my-cards"]} for one in route.fetch().json()])

    def tables(route: Route) -> None:
        if route.request.method == "POST":
            sent.append(route.request.post_data_json)
            route.fulfill(json=made)
        else:
            more = {"rules": "1.0", "pack": "my-cards", "upgrade": "offered"}
            route.fulfill(json=[{**one, **more} for one in route.fetch().json()])

    player = open_page()
    page = player.page
    page.route("**/api/games", games)
    page.route("**/api/tables", tables)
    player.hold(made, "roman")
    player.go("/")
    row = page.get_by_role("listitem").filter(has_text="Rules 1.0")
    expect(row.first).to_contain_text("Tables: my-cards")
    expect(row.first).to_contain_text("Newer rules are there")
    page.get_by_role("combobox", name="Tables").select_option("my-cards")
    check(page, "lobby")
    page.get_by_role("button", name="Sit down and begin").click()
    page.wait_for_url(f"**/table/{made['table']['id']}")
    assert sent[0]["pack"] == "my-cards"


def test_it_can_wait(open_page: Open, made: Json) -> None:
    page = sit(open_page, made, Newest()).page
    page.get_by_role("button", name="Later").click()
    expect(page.locator(".newer .line")).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("menuitem", name="Newer rules").click()
    expect(page.get_by_role("dialog", name="Newer rules")).to_be_visible()


def test_a_match_that_stays(open_page: Open, made: Json) -> None:
    page = sit(open_page, made, Newest(state="stays")).page
    expect(page.locator(".newer .line")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Stays with its rules").click()
    move = page.get_by_role("dialog").get_by_role("button", name="Go on under the new rules")
    expect(move).to_be_visible()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_a_table_that_cannot_be_played_here(open_page: Open, made: Json, size: Any) -> None:
    why = "The program of rules 1.0 is not installed here, so nobody can play on under them."
    player = open_page(**size)
    page = player.page
    page.route("**/upgrade*", Newest(playable=False, movable=False, why=why).answer)
    player.sit(made, "roman", "host")
    expect(page.locator(".newer")).to_contain_text(why)
    fits(page)
    page.get_by_role("button", name="What can be done").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(why)
    expect(dialog.get_by_role("button", name="Stay with the rules")).to_be_visible()
    expect(dialog.get_by_role("button", name="Go on under")).to_have_count(0)
    check(page, "closed table", "dialog")
