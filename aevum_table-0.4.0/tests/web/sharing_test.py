"""One table and several pages: reloading, playing together, and passing one screen around."""

from playwright.sync_api import expect

from tests.web.api import Api
from tests.web.conftest import Open
from tests.web.player import Player, asked
from tests.web.setups import ALONE, RHINE, RHINE_SEED


def moment(player: Player) -> dict[str, object]:
    """What somebody sees of where the match stands."""
    page = player.page
    player.ask()
    page.keyboard.press("t")
    shown = page.get_by_role("region", name="The past").locator(".dim").first.inner_text()
    page.keyboard.press("t")
    return {
        "prompt": page.locator(".prompt h2").inner_text(),
        "choices": page.locator(".prompt [data-option]").evaluate_all(
            "all => all.map(one => one.dataset.option)"
        ),
        "moment": shown,
        "log": page.get_by_role("log").locator("li").all_text_contents(),
        "sides": page.locator("section.battle .unit").count(),
    }


def test_a_reload_loses_nothing(open_page: Open, api: Api) -> None:
    made = api.table("free-map", ALONE, RHINE_SEED, map=RHINE)
    player = open_page().sit(made, "roman", "host")
    for choice in ("march:Treveria", "go:Lotharingia", "done", "reroll:"):
        player.keys(choice)
    before = moment(player)
    assert before["sides"]
    player.go(f"/table/{made['table']['id']}")
    assert moment(player) == before
    player.keys("hit:")
    assert moment(player) != before


def test_two_pages_see_each_other(open_page: Open, api: Api) -> None:
    made = api.table("nisibis", {"attacker": "me", "defender": "open"})
    one = open_page().sit(made, "attacker", "host")
    two = open_page(f"/table/{made['table']['id']}?join=defender")
    two.until(lambda: "defender" in two.updates, "the second seat is taken")
    watcher = open_page(f"/table/{made['table']['id']}")
    watcher.until(lambda: watcher.updates, "the onlooker sees the table")
    for _ in range(8):
        one.until(lambda: asked(one.now) or asked(two.now), "one of the two is asked")
        here, there = (one, two) if asked(one.now) else (two, one)
        here.ask()
        here.keys("")
        for other in (there, watcher):
            other.knows(here.now["version"], 1)
        if news := here.now.get("news"):
            expect(there.page.get_by_role("log")).to_contain_text(news[-1]["words"], timeout=1000)
    expect(watcher.page.get_by_text("You watch this table")).to_be_visible()


def test_a_shared_screen_has_a_curtain(open_page: Open, api: Api) -> None:
    made = api.table("nisibis", {"attacker": "me", "defender": "me"})
    player = open_page().sit(made, "attacker", "defender", "host")
    curtain = player.page.get_by_role("dialog", name="Pass the screen to")
    first = player.ask() and player.now["seat"]
    for _ in range(12):
        player.mouse("")
        player.until(lambda: asked(player.now), "somebody is asked")
        if player.now["seat"] != first:
            break
    expect(curtain).to_be_visible()
    words = player.now["ask"]["words"]
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("1")
    expect(curtain).to_be_visible()
    assert player.page.locator(".prompt h2").filter(has_text=words).count() == 0
    curtain.get_by_role("button").click()
    expect(player.page.locator(".prompt h2")).to_contain_text(words)
