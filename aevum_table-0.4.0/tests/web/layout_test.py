"""Nothing is cut, covered or out of reach, on a desk, a small screen and a phone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.api import Api
from tests.web.conftest import DESK, PHONE, Open
from tests.web.player import Player
from tests.web.setups import ALONE, DUEL, RHINE, RHINE_SEED

SIZES: dict[str, Any] = {
    "desk": {"viewport": DESK},
    "small": {"viewport": {"width": 1024, "height": 768}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
# Whether a click in the middle of each of these meets it.
FREE = """all => all.length > 0 && all.every(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""

# Whether nothing in it is wider than its own place; what has no place of its own is text.
WHOLE = """one => [one, ...one.querySelectorAll("*")].every(
  part => !part.clientWidth || part.scrollWidth <= part.clientWidth + 1)"""

sizes = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())


def fits(page: Page) -> None:
    wide, seen = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= seen


def free(player: Player, buttons: str) -> None:
    """Nothing covers them, as soon as the browser has measured what they make way for."""
    found = player.page.locator(buttons)
    player.until(lambda: found.evaluate_all(FREE), f"a click meets each {buttons}", seconds=5)


def rows(tops: list[int]) -> int:
    return len({*tops})


@sizes
def test_lobby(open_page: Open, api: Api, size: Any) -> None:
    for _ in range(5):
        api.table("nisibis", {"attacker": "me", "defender": "me"})
    page = open_page("/", **size).page
    expect(page.get_by_role("button", name="Start with a guide").first).to_be_in_viewport()
    fits(page)


@sizes
def test_a_long_question(open_page: Open, api: Api, size: Any) -> None:
    player = open_page(**size).sit(api.table("350", ALONE, "5"), "roman")
    page = player.page
    for _ in range(20):
        player.ask()
        if page.locator(".prompt .take").count() > 4:
            break
        player.keys(player.now["ask"]["options"][-1]["id"])
    assert page.locator(".prompt .take").count() > 4, "no question was long"
    fits(page)
    free(player, ".controls button")
    free(player, ".prompt .acts button")
    assert page.get_by_role("heading", level=1).evaluate("one => one.clientWidth") > 120
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    page.locator(".prompt .take").last.scroll_into_view_if_needed()
    expect(page.locator(".prompt .take").last).to_be_in_viewport(ratio=0.9)


@sizes
def test_battle(open_page: Open, api: Api, size: Any) -> None:
    player = open_page(**size).sit(api.table("free-map", ALONE, RHINE_SEED, map=RHINE), "roman")
    for choice in ("march:Treveria", "go:Lotharingia", "done"):
        player.keys(choice)
    page = player.page
    words = player.ask()["words"]
    expect(page.locator("section.battle")).to_be_visible()
    fits(page)
    expect(page.get_by_text(words).filter(visible=True)).to_have_count(1)
    # Above the board they would be covered: there they are away.
    if page.locator(".controls").is_visible():
        free(player, ".controls button")
    foot = page.locator("section.battle footer").bounding_box()
    deck = page.locator(".prompt").bounding_box()
    assert foot
    assert deck
    assert foot["y"] + foot["height"] <= deck["y"], "the choices of the fight are covered"
    player.mouse("reroll:")


@sizes
def test_panels(open_page: Open, api: Api, size: Any) -> None:
    player = open_page(**size).sit(api.table("350", ALONE, "5"), "roman")
    page = player.page
    player.ask()
    page.keyboard.press("l")
    tabs = page.get_by_role("tab")
    expect(tabs.first).to_be_visible()
    assert rows(tabs.evaluate_all("all => all.map(one => one.offsetTop)")) <= 2
    page.get_by_role("tab", name="Nations").click()
    panel = page.locator(".panel")
    expect(panel).to_contain_text("Constantinopolis")
    player.until(lambda: panel.evaluate(WHOLE), "the nations fit their panel", seconds=5)


@pytest.mark.parametrize(("scenario", "seats"), [("350", ALONE), ("duel-350", DUEL)])
def test_a_finger_plays(open_page: Open, api: Api, scenario: str, seats: dict[str, str]) -> None:
    player: Player = open_page(**SIZES["phone"]).sit(api.table(scenario, seats, "5"), next(iter(seats)))
    page = player.page
    player.ask()
    panels = page.get_by_role("button", name="Panels")
    tops = page.locator(".strip > button.icon").evaluate_all("all => all.map(one => one.offsetTop)")
    assert rows(tops) == 1, "the strip breaks in two"
    player.answered(page.locator(".prompt .take").first.tap)
    panels.tap()
    side = page.get_by_role("complementary")
    expect(side.get_by_role("log")).to_be_visible()
    side.get_by_role("button", name="Fold the panels away").tap()
    expect(side).to_have_count(0)
