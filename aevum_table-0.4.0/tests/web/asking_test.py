"""What the page explains: why not, the rule behind it, the guide; and how it looks as one likes it."""

from playwright.sync_api import expect

from tests.web.api import Api
from tests.web.conftest import Open
from tests.web.setups import ALONE, DUEL, RHINE, RHINE_SEED


def test_why_not_leads_to_the_rule(open_page: Open, api: Api) -> None:
    player = open_page().sit(api.table("free-map", ALONE, RHINE_SEED, map=RHINE), "roman")
    player.keys("march:Treveria")
    player.ask()
    version = player.now["version"]
    player.click_place("Hispalensis")
    answer = player.page.get_by_role("status").filter(has=player.page.locator(".rule"))
    expect(answer).to_be_visible()
    rule = answer.locator(".rule").inner_text()
    answer.locator(".rule").click()
    expect(player.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    clause = player.page.locator(".book .target")
    expect(clause).to_be_in_viewport()
    assert (clause.get_attribute("data-rule") or "").startswith(rule)
    assert player.now["version"] == version

    answer.get_by_role("button", name="More").click()
    card = player.page.get_by_role("dialog", name="Hispalensis")
    card.locator(".rule").first.click()
    expect(card).to_have_count(0)
    expect(clause).to_be_in_viewport()


def test_standing_orders(open_page: Open, api: Api) -> None:
    player = open_page().sit(api.table("duel-350", DUEL, "2"), "roman-hun")
    player.ask()
    player.page.get_by_role("tab", name="Orders").click()
    orders = player.page.locator(".orders button:not(.rule)")
    first = orders.first.get_attribute("aria-label") or ""
    player.answered(orders.first.click)
    expect(player.page.get_by_role("button", name=first, exact=True)).to_have_count(0)
    assert any(one.get("order") == "ask" for one in player.now["orders"])
    expect(player.page.get_by_role("heading", name="Answered for you")).to_be_visible()


def test_guided_start(open_page: Open) -> None:
    player = open_page("/")
    player.page.get_by_role("button", name="Start with a guide: The duel of 350").click()
    guide = player.page.locator(".guide")
    expect(guide).to_contain_text("Welcome to the year 350")
    guide.get_by_role("button", name="Got it").click()
    # The dice of this table are drawn, so which tip comes next depends on the first question.
    expect(guide).not_to_contain_text("Welcome to the year 350")
    guide.get_by_role("button", name="No more tips").click()
    expect(guide).to_have_count(0)


def test_looks(open_page: Open, api: Api) -> None:
    player = open_page().sit(api.table("duel-350", DUEL, "2"), "roman-hun")
    page = player.page
    player.ask()
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "less")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("radio", name="High contrast").check()
    dialog.get_by_role("radio", name="150 %").check()
    dialog.get_by_role("radio", name="Full").check()
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "contrast")
        expect(root).to_have_attribute("data-motion", "full")
        assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "24px"
        page.reload()
    player.ask()
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 1440


def test_keys_are_listed(open_page: Open, api: Api) -> None:
    player = open_page().sit(api.table("duel-350", DUEL, "2"), "roman-hun")
    page = player.page
    player.ask()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("find a place")
    page.keyboard.press("Escape")
    place = page.locator('.hits [data-place="Treveria"]')
    width = "one => one.getBoundingClientRect().width"
    before = place.evaluate(width)
    page.keyboard.press("/")
    page.keyboard.type("treveria")
    page.keyboard.press("Enter")
    player.until(lambda: place.evaluate(width) > 2 * before, "the map goes there")
    expect(place).to_be_in_viewport()
    page.keyboard.press("r")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("s")
    expect(page.get_by_role("complementary")).to_have_count(0)


def test_the_menu_by_keys(open_page: Open, api: Api) -> None:
    page = open_page().sit(api.table("free-map", ALONE, RHINE_SEED, map=RHINE), "roman").page
    board = page.get_by_role("application")
    expect(page.locator(".map .hits path").first).to_be_attached()
    page.keyboard.press("t")
    replay = page.locator(".replay")
    expect(replay).to_be_visible()
    for leave in ("Escape", "Tab"):
        page.keyboard.press("b")
        page.keyboard.press("m")
        expect(page.get_by_role("menuitem", name="Find a place")).to_be_focused()
        for key, item in (("End", "Leave"), ("ArrowDown", "Find a place"), ("k", "Keys")):
            page.keyboard.press(key)
            expect(page.get_by_role("menuitem", name=item)).to_be_focused()
        page.keyboard.press(leave)
        expect(page.get_by_role("menu")).to_have_count(0)
        expect(board).to_be_focused()
        expect(replay).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_role("menuitem", name="Find a place")).to_be_focused()
    page.keyboard.press("1")
    expect(page.get_by_role("dialog", name="Find a place")).to_be_visible()
