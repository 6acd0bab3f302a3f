"""Replay, film, what-if, and matches that go to files and come back."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.api import Api
from tests.web.conftest import Open
from tests.web.player import Player
from tests.web.setups import ALONE, RHINE, RHINE_SEED

MARCH = ("march:Treveria", "go:Lotharingia", "done", "reroll:")


@pytest.fixture
def made(api: Api) -> Any:
    return api.table("free-map", ALONE, RHINE_SEED, map=RHINE)


@pytest.fixture
def player(open_page: Open, made: Any) -> Player:
    """In the middle of a battle."""
    player = open_page().sit(made, "roman", "host")
    for choice in MARCH:
        player.keys(choice)
    player.ask()
    return player


def choose(page: Page, words: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name=words).click()


def stands(page: Page, place: str) -> Any:
    return page.locator(f'.stack[data-place="{place}"][data-stack="rome"]')


def test_replay(player: Player) -> None:
    page = player.page
    last = player.now["choice"]
    page.keyboard.press("t")
    bar = page.get_by_role("region", name="The past")
    expect(bar).to_contain_text(f"After choice {last} of {last}")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text(f"After choice {last - 2} of {last}")
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text(f"After choice {last - 1} of {last}")
    page.keyboard.press("Home")
    expect(stands(page, "Treveria")).to_be_visible()
    expect(stands(page, "Lotharingia")).to_have_count(0)
    bar.get_by_role("slider").fill(str(last - 1))
    expect(stands(page, "Lotharingia")).to_be_visible()
    expect(stands(page, "Treveria")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(bar).to_have_count(0)
    player.ask()

    line = page.get_by_role("log").locator("li").first
    line.hover()
    line.get_by_role("button", name=re.compile("^See this moment")).click()
    expect(bar).to_be_visible()
    expect(stands(page, "Treveria")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("After choice 1 of")
    page.keyboard.press("End")
    expect(bar).to_have_count(0)


def test_film_since_my_last_turn(open_page: Open, api: Api) -> None:
    made = api.table("duel-350", {"roman-hun": "me", "persian-goth": "fast"}, "2")
    player = open_page().sit(made, "roman-hun", "host")
    news = player.page.get_by_role("button", name=re.compile(r"News \(\d+\)"))
    film = player.page.get_by_role("region", name="Since your last turn")
    skip = film.get_by_role("button", name="Skip to now")
    for _ in range(12):
        player.ask()
        if news.count():
            news.click()
            film.get_by_role("button", name="Pause").click()
            expect(film).to_contain_text(re.compile(r"1 / \d"))
            if not re.search(r"1 / 1\b", film.inner_text()):
                break
            skip.click()
        player.keys(player.now["ask"]["options"][-1]["id"])
    expect(film.get_by_role("listitem").first).to_be_visible()
    player.page.keyboard.press("ArrowRight")
    expect(film).to_contain_text(re.compile(r"2 / \d"))
    skip.click()
    player.ask()


def test_what_if_and_back(player: Player, made: Any, api: Api) -> None:
    page = player.page
    before = api.update(made, "roman")
    words = page.locator(".prompt h2").inner_text()
    real = page.url
    choose(page, "What if")
    expect(page.get_by_role("note")).to_contain_text("Nothing here counts")
    player.until(lambda: player.updates["roman"]["table"] not in real, "the branch is there")
    player.keys("hit:")
    page.get_by_role("button", name="Back to the real table").click()
    page.wait_for_url(real)
    expect(page.locator(".prompt h2")).to_have_text(words)
    after = api.update(made, "roman")
    assert (after["version"], after["position"]) == (before["version"], before["position"])


def test_save_and_load(player: Player, open_page: Open, tmp_path: Path) -> None:
    page = player.page
    with page.expect_download() as saved:
        choose(page, "Save to a file")
    record = tmp_path / "record.json"
    saved.value.save_as(record)
    words = page.locator(".prompt h2").inner_text()
    log = page.get_by_role("log").locator("li").all_text_contents()

    elsewhere = open_page("/")
    elsewhere.page.get_by_role("button", name="Load from a file").wait_for()
    elsewhere.page.locator("input[type=file]").set_input_files(record)
    elsewhere.page.get_by_role("button", name="Load and go on").click()
    expect(elsewhere.page.locator(".prompt h2")).to_have_text(words)
    assert elsewhere.page.get_by_role("log").locator("li").all_text_contents() == log
    elsewhere.keys("hit:")

    elsewhere.go("/")
    elsewhere.page.get_by_role("button", name="Load from a file").wait_for()
    (tmp_path / "nonsense.json").write_text('{"game": "chess"}')
    elsewhere.page.locator("input[type=file]").set_input_files(tmp_path / "nonsense.json")
    expect(elsewhere.page.get_by_role("alert")).to_contain_text("not a record")


def test_what_my_seat_saw(player: Player, tmp_path: Path) -> None:
    with player.page.expect_download() as saved:
        choose(player.page, "Save what my seat saw")
    saved.value.save_as(tmp_path / "story.json")
    story = json.loads((tmp_path / "story.json").read_text())
    assert len(story["story"]) == player.now["events"]
    assert "seed" not in story
    assert not int(story["view"]["data"]["seed"], 16), "the dice to come"
