"""A march of several provinces as one decision: on the map by mouse, by keys alone, by finger; and back."""

import re

from playwright.sync_api import Route, expect

from tests.web.access_test import check
from tests.web.api import Api
from tests.web.conftest import PHONE, Open
from tests.web.player import BARE, Player
from tests.web.setups import ALONE, RHINE, RHINE_SEED

FROM, TO = "Treveria", "Neustria"


def marching(open_page: Open, api: Api, **more: object) -> Player:
    player = open_page(**more).sit(api.table("free-map", ALONE, RHINE_SEED, map=RHINE), "roman", "host")
    player.ask()
    expect(player.page.locator(f'[data-end="{TO}"]')).to_be_attached()
    return player


def units(player: Player, place: str) -> int:
    return len(player.now["position"]["places"].get(place, {}).get("pieces", []))


def back_again(player: Player, full: int) -> None:
    """A run is undone as it was done."""
    assert units(player, TO) == full
    assert not units(player, FROM)
    player.answered(lambda: player.page.keyboard.press("u"))
    assert units(player, FROM) == full
    assert not units(player, TO)


def test_a_click_on_the_end_marches_all_the_way(open_page: Open, api: Api) -> None:
    player = marching(open_page, api)
    page, full = player.page, units(player, FROM)
    x, y = page.evaluate(BARE, TO)
    page.mouse.move(x, y)
    expect(page.locator(".going")).to_contain_text(f"in {FROM} to {TO}")
    expect(page.locator(".arrows path").first).to_be_attached()
    check(page, "where a run leads")
    player.answered(lambda: page.mouse.click(x, y))
    back_again(player, full)


def test_keys_alone(open_page: Open, api: Api) -> None:
    player = marching(open_page, api)
    page, full = player.page, units(player, FROM)
    page.keyboard.press("g")
    expect(page.locator(".runs .find")).to_be_focused()
    page.keyboard.type(f"to {TO} (")
    expect(page.locator(".runs .run")).to_have_count(1)
    check(page, "the list of runs", ".prompt")
    player.answered(lambda: page.keyboard.press("Enter"))
    back_again(player, full)
    expect(page.locator(f'[data-end="{TO}"]')).to_be_attached()
    player.walk(TO)
    expect(page.locator(".heard")).to_contain_text("can be reached in one go")
    expect(page.locator(".unseen", has_text=f"to {TO}")).to_be_attached()
    player.answered(lambda: page.keyboard.press("Enter"))
    back_again(player, full)


def test_a_finger_sees_first_what_it_takes(open_page: Open, api: Api) -> None:
    player = marching(open_page, api, viewport=PHONE, has_touch=True, is_mobile=True)
    page, full = player.page, units(player, FROM)
    before = player.now["version"]
    page.touchscreen.tap(*page.evaluate(BARE, TO))
    expect(page.locator(".going")).to_be_in_viewport(ratio=1)
    check(page, "where a run leads, on a phone")
    assert player.now["version"] == before
    player.answered(page.locator(".going").get_by_role("button", name="Do it all").tap)
    back_again(player, full)


def test_what_stops_a_run_is_said(open_page: Open, api: Api) -> None:
    """The page cannot know it beforehand, so another answer is put in the place of the server's."""
    player = marching(open_page, api)
    page = player.page

    def stop(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        answer = route.fetch()
        stopped = {"key": "x", "words": "A river is in the way.", "rule": "XX.F.3"}
        route.fulfill(response=answer, json={**answer.json(), "taken": 2, "of": 3, "stopped": stopped})

    page.route(re.compile("/runs"), stop)
    player.answered(lambda: page.mouse.click(*page.evaluate(BARE, TO)))
    toast = page.locator(".toast")
    expect(toast).to_contain_text("Stopped after 2 of 3 choices. A river is in the way.")
    expect(toast.get_by_role("button", name="Rule XX.F.3")).to_be_visible()
    player.answered(lambda: page.keyboard.press("u"))
    expect(toast).to_have_count(0)
