"""A turn of Charlemagne in a real browser: both sides, the map of hexes, secret markers and interrupts."""

from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.engine import Table
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.state import CharlemagneState
from tests.narrow import of_kind
from tests.web.api import Api
from tests.web.conftest import Open
from tests.web.player import Player, asked

Json = Any
SCENARIO = "lombard-war"
SEATS = {"empire": "me", "tribal": "me"}
LEADING = {
    "vassalage": ("attempt",),
    "commit": ("play", "roll"),
    "treachery": ("play",),
    "activate": ("force",),
    "gather": ("set-out",),
    "operate": ("attack", "move"),
}
"""What the players of this test like to do, by question."""
ENOUGH = {"vassalage": 1, "activate": 2, "operate": 4}
"""How often in a player turn."""
CLOSING = ("pass", "done", "end-operations", "stop", "no-advance", "roll", "give-up-attempt")


class Habit:
    """Chooses alike at a table of the engine and at a page."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}
        self.whose = ""

    def choose(self, key: str, options: list[tuple[str, str]], phasing: str) -> str:
        """`options`: key and id of each; the id that is taken."""
        if phasing != self.whose:
            self.done, self.whose = {}, phasing
        wanted = LEADING.get(key, ("play",) if key.startswith("spear") else ())
        self.done[key] = self.done.get(key, 0) + 1
        if self.done[key] > ENOUGH.get(key, 99):
            wanted = ()
        for name in (*wanted, *CLOSING):
            for option, id in options:
                if option == name:
                    return id
        return options[0][1]


def story(seed: int) -> list[tuple[str, str]]:
    """Questions and answers of the first turn of a match."""
    table = Table(GAME, SCENARIO, {}, seed)
    habit, told = Habit(), []
    while (state := of_kind(CharlemagneState, table.state)).turn < 2:
        ask = table.asks()[0]
        phasing = str(state.phasing)
        choice = habit.choose(ask.key, [(one.key, one.id) for one in ask.options], phasing)
        told.append((ask.key, choice))
        table.choose(table.seats[ask.seat], choice)
    return told


def interrupted(told: list[tuple[str, str]]) -> bool:
    """With Treachery or the Spear played, and a battle."""
    keys = {key for key, _ in told}
    return any(interrupts(key, choice) for key, choice in told) and "battle-attack" in keys and len(told) < 80


def interrupts(key: str, choice: str) -> bool:
    return choice.startswith("play") and (key == "treachery" or key.startswith("spear"))


@pytest.fixture(scope="module")
def seed() -> str:
    return str(next(seed for seed in range(300) if interrupted(story(seed))))


def new(api: Api, seed: str) -> Json:
    wish = {"game": GAME.name, "scenario": SCENARIO, "seats": SEATS, "seed": seed, "options": {}}
    return api.ask("POST", "/api/tables", json=wish)


def test_a_turn_of_both_sides_with_an_interrupt(api: Api, open_page: Open, seed: str) -> None:
    made = new(api, seed)
    pages = {seat: open_page().sit(made, seat) for seat in SEATS}
    habit = Habit()
    seen: set[str] = set()
    played = 0
    while not pages["empire"].now["position"]["headline"].startswith("Turn 2"):
        seat = whose(pages)
        player = pages[seat]
        ask = player.ask()
        options = [(one["key"], one["id"]) for one in ask["options"]]
        choice = habit.choose(ask["key"], options, player.now["position"]["active"])
        played += interrupts(ask["key"], choice)
        if "contest" in player.now:
            expect(player.page.locator("section.battle")).to_be_visible()
            seen.add(player.now["contest"]["title"].split(" ")[0].strip(":"))
        # Empire plays with the mouse, on the map where it can; the Tribal player with keys.
        (player.mouse if seat == "empire" else player.keys)(choice)
    assert played
    assert {"Vassalage", "Battle"} <= seen


def whose(pages: dict[str, Player]) -> str:
    """The seat that is asked, once its page knows."""
    found: list[str] = []

    def known() -> bool:
        found[:] = [seat for seat, player in pages.items() if player.updates and asked(player.now)]
        for player in pages.values():
            player.page.wait_for_timeout(5)
        return bool(found)

    pages["empire"].until(known, "somebody is asked")
    return found[0]


def test_a_rival_sees_neither_markers_nor_treasury(api: Api, open_page: Open, seed: str) -> None:
    made = new(api, seed)
    empire = open_page().sit(made, "empire")
    own = {one["seat"]: one.get("gold") for one in empire.now["position"]["scores"]}
    assert own["tribal"] is None
    empire.page.get_by_role("tab", name="Markers").click()
    panel = empire.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("In your hand")
    expect(panel).to_contain_text(f"{own['empire']} treasury points")
    path = f"/api/tables/{made['table']['id']}/panels/hand"
    rival = api.ask("GET", path, made["keys"]["tribal"], params={"seat": "tribal"})
    told = {name: cell["text"] for block in rival["blocks"] for name, cell in block.get("facts", [])}
    assert "treasury" in told["Tribal player"]
    assert "treasury" not in told["Empire"]


def test_arrow_keys_keep_to_a_row_of_hexes(api: Api, open_page: Open, seed: str) -> None:
    made = new(api, seed)
    page = open_page().sit(made, "empire").page
    expect(page.locator(".map .hits path").first).to_be_attached()
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    focused = """() => document.getElementById(
        document.querySelector(".map").getAttribute("aria-activedescendant")).dataset.place"""
    start = page.evaluate(focused)
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    end = page.evaluate(focused)
    assert int(end[:2]) == int(start[:2]) + 6
    assert end[2:] == start[2:]
