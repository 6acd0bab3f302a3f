"""A turn of Medioevo in a real browser: a bid, a purchase, a battle, a trade and a pact of three seats."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from aevum.engine import Table
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.kingdoms import connected
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import KINGDOMS
from tests.narrow import of_kind
from tests.web.access_test import check
from tests.web.api import Api
from tests.web.conftest import Open
from tests.web.player import Player, asked

Json = Any
SCENARIO = "introduction"
SEATS = {"byzantium": "me", "mamluks": "me", "golden-horde": "me"}
BIDS = {"byzantium": "bid:20", "mamluks": "bid:30", "golden-horde": "bid:50"}
PROMISE = "No wine is sold to Hungary"
WANTS: dict[str, dict[str, tuple[str, ...]]] = {
    # Goes to war with two units.
    "golden-horde": {
        "place-village": ("place-village:SAR",),
        "place-archer": ("place-archer:SAR",),
        "place-transport": ("place-transport:war-wagon:1:SAR",),
        "buy": ("hire:light-infantry:SAR", "learn:military-arts"),
        "full-move": ("set-out-from:SAR",),
        "march-on": ("take-all", "go-to:ALN"),
    },
    # Trades by caravan.
    "byzantium": {
        "place-village": ("place-village:CON",),
        "place-archer": ("place-archer:CON",),
        "place-transport": ("place-transport:caravan:1:NIC", "place-transport"),
        "pact-offered": ("accept",),
        "buy": ("learn:trade",),
        "choose-trader": ("choose-trader:caravan",),
        "trader-acts": ("buy-cubes:1", "sell", "trader-goes:KON", "trader-goes:PHR"),
        "sell-together": ("sell-these", "sell"),
    },
    # Makes a pact.
    "mamluks": {
        "buy": ("offer-pact:byzantium", "learn:masonry"),
        "write-pact": ("term:passage:mamluks", "promise:", "until:2", "send-offer"),
    },
}
OFTEN = {"place-transport": 9}
CLOSING = (
    "done-buying", "no-route", "end-trade", "leave-trader", "pass-combat", "halt", "let-lie", "fight",
    "captains-done", "keep-all", "pay-upkeep", "keep-dice", "drop-offer", "tax", "keep-the-rest", "pass",
)  # fmt: skip


class Habit:
    """Chooses alike at a table of the engine and at a page. What was done once is not done again."""

    def __init__(self) -> None:
        self.done: dict[tuple[str, str], int] = {}

    def choose(self, seat: str, key: str, options: list[str]) -> str:
        """The id that is taken, or the beginning of words that are written."""
        if key == "bid":
            return BIDS[seat]
        for wanted in WANTS[seat].get(key, ()):
            found = (
                wanted if wanted == "promise:" else next((id for id in options if id.startswith(wanted)), "")
            )
            times = OFTEN.get(wanted.partition(":")[0], 1)
            if found and self.done.get((seat, wanted), 0) < times:
                self.done[seat, wanted] = self.done.get((seat, wanted), 0) + 1
                return found
        return next((id for name in CLOSING for id in options if id.partition(":")[0] == name), options[0])


def story(seed: int) -> list[str]:
    """Answers of the set-up and the first turn of a match."""
    table = Table(GAME, SCENARIO, {}, seed)
    habit, told = Habit(), []
    while of_kind(MedioevoState, table.state).turn < 2:
        ask = next(ask for ask in table.asks() if ask.answer is None)
        seat = table.seats[ask.seat]
        choice = habit.choose(seat, ask.key, [one.id for one in ask.options])
        told.append(choice.partition(":")[0])
        table.choose(seat, choice + PROMISE if choice == "promise:" else choice)
    return told


@pytest.fixture(scope="module")
def seed() -> str:
    """One with dice in the battle and a sale."""
    return str(next(seed for seed in range(99) if {"let-lie", "buy-cubes", "sell-cube"} <= set(story(seed))))


def new(api: Api, seed: str) -> Json:
    wish = {"game": GAME.name, "scenario": SCENARIO, "seats": SEATS, "seed": seed, "options": {}}
    return api.ask("POST", "/api/tables", json=wish)


def test_a_turn_with_a_bid_a_purchase_a_battle_a_trade_and_a_pact(
    api: Api, open_page: Open, seed: str
) -> None:
    made = new(api, seed)
    pages = {seat: open_page().sit(made, seat) for seat in SEATS}
    habit = Habit()
    seen: set[str] = set()
    while not pages["byzantium"].now["position"]["headline"].startswith("Turn 2"):
        seat = whose(pages)
        player = pages[seat]
        ask = player.ask()
        choice = habit.choose(seat, ask["key"], [one["id"] for one in ask["options"]])
        seen.add(choice.partition(":")[0])
        if "contest" in player.now:
            expect(player.page.locator("section.battle")).to_be_visible()
            seen.add(player.now["contest"]["title"].partition(":")[0])
        act(player, seat, ask, choice)
    assert {"bid", "hire", "Battle", "let-lie", "buy-cubes", "sell-cube", "promise", "accept"} <= seen
    assert pacts(pages["byzantium"].page) == pacts(pages["golden-horde"].page)
    assert PROMISE in pacts(pages["golden-horde"].page)


def act(player: Player, seat: str, ask: Json, choice: str) -> None:
    """As a hand would: figures by typing, promises in words. Places are clicked or walked to on the map by
    two of the three, the rest is taken by its number."""
    if choice == "promise:":
        player.answered(lambda: write(player.page))
        return
    option = next(one for one in ask["options"] if one["id"] == choice)
    on_map = option.get("places") and not option.get("group")
    if option.get("series") and player.page.locator(f"[data-series={json.dumps(option['series'])}]").count():
        player.answered(lambda: figure(player.page, option))
    elif on_map and seat == "byzantium":
        player.mouse(choice)
    elif on_map and seat == "golden-horde":
        player.walk_in(choice)
    else:
        player.keys(choice)


def figure(page: Page, option: Json) -> None:
    field = page.locator(f".prompt [data-series={json.dumps(option['series'])}]")
    field.get_by_role("spinbutton").fill(str(option.get("figure", 0)))
    field.get_by_role("spinbutton").press("Enter")


def write(page: Page) -> None:
    page.get_by_placeholder("In your own words").fill(PROMISE)
    page.get_by_role("button", name="Add these words").click()


def whose(pages: dict[str, Player]) -> str:
    """A seat that is asked, once its page knows."""
    found: list[str] = []

    def known() -> bool:
        found[:] = [seat for seat, player in pages.items() if player.updates and asked(player.now)]
        for player in pages.values():
            player.page.wait_for_timeout(5)
        return bool(found)

    pages["byzantium"].until(known, "somebody is asked")
    return found[0]


def pacts(page: Page) -> str:
    """What the panel of pacts says."""
    page.get_by_role("tab", name="Pacts").click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Pact 1: Byzantium and Mamluk Sultanate")
    return panel.inner_text()


def test_a_bid_is_a_figure_between_what_is_allowed(api: Api, open_page: Open, seed: str) -> None:
    made = new(api, seed)
    player = open_page().sit(made, "mamluks")
    most = max(one.get("figure", 0) for one in player.ask()["options"])
    check(player.page, "a figure is asked for")
    field = player.page.locator(".prompt").get_by_role("spinbutton")
    field.fill("99999")
    field.press("Tab")
    expect(field).to_have_value(str(most))
    slider = player.page.locator(".prompt").get_by_role("slider")
    slider.press("Home")
    slider.press("ArrowRight")
    expect(field).to_have_value("1")
    player.page.get_by_role("button", name="1 florin", exact=True).click()
    expect(player.page.locator(".prompt")).to_contain_text("You may still change it")


def test_rivals_see_neither_bid_nor_florins_nor_objective(api: Api, open_page: Open, seed: str) -> None:
    made = new(api, seed)
    player = open_page().sit(made, "mamluks")
    player.ask()
    gold = {one["seat"]: one.get("gold") for one in player.now["position"]["scores"]}
    assert gold["mamluks"]
    assert gold["byzantium"] is gold["golden-horde"] is None


def until_asked(api: Api, made: Json, key: str) -> str:
    """Plays on until this is asked; of whom."""
    habit = Habit()
    while True:
        open_asks = {seat: api.update(made, seat)["ask"] for seat in SEATS if asked(api.update(made, seat))}
        seat, ask = next(iter(open_asks.items()))
        if ask["key"] == key:
            return seat
        choice = habit.choose(seat, ask["key"], [one["id"] for one in ask["options"]])
        api.choose(made, seat, choice, ask["version"])


def test_what_may_be_done_besides_is_folded_below_the_answers(api: Api, open_page: Open, seed: str) -> None:
    made = new(api, seed)
    seat = until_asked(api, made, "buy")
    page = open_page(viewport={"width": 390, "height": 844}).sit(made, seat).page
    diplomacy = page.locator(".prompt details", has_text="Diplomacy").first
    expect(page.locator('.prompt [data-option^="declare-war"]').first).to_be_hidden()
    diplomacy.locator("summary").first.click()
    expect(page.locator('.prompt [data-option^="declare-war"]').first).to_be_visible()
    expect(page.locator('.prompt [data-option^="done-buying"]')).to_be_attached()
    check(page, "what may be done besides")


def test_what_may_be_done_unasked_lies_open_while_another_buys(api: Api, open_page: Open, seed: str) -> None:
    made = new(api, seed)
    buyer = until_asked(api, made, "buy")
    player = open_page().sit(made, next(seat for seat in SEATS if seat != buyer))
    player.page.get_by_role("button", name="Act unasked").click()
    war = player.page.get_by_role("dialog").locator('[data-option^="declare-war"]').first
    expect(war).to_be_visible()
    check(player.page, "what may be done unasked")
    player.answered(war.click)
    expect(player.page.get_by_role("tabpanel")).to_contain_text("declares war on")


def test_how_many_play_stands_open_in_the_lobby(open_page: Open) -> None:
    page = open_page("/").page
    page.get_by_role("combobox", name="Game").select_option(GAME.name)
    page.get_by_role("radio", name="Short game").check()
    expect(page.get_by_role("combobox", name="Who plays at seat 3")).to_be_visible()
    page.get_by_role("combobox", name="Players").select_option("6")
    expect(page.get_by_role("combobox", name="Who plays at seat 6")).to_be_visible()
    check(page, "six play")


def test_a_tax_out_of_five_is_taken_by_its_button(api: Api, open_page: Open, seed: str) -> None:
    made = new(api, seed)
    seat = until_asked(api, made, "tax-level")
    player = open_page().sit(made, seat)
    levels = [one for one in player.ask()["options"] if one["key"] == "tax"]
    assert len(levels) == 5
    for one in levels:
        expect(player.page.locator(f".prompt [data-option={json.dumps(one['id'])}]")).to_be_visible()
    player.keys("tax:20")


def test_kingdoms_are_agreed_on_in_the_lobby(open_page: Open) -> None:
    player = open_page("/")
    page = player.page
    page.get_by_role("combobox", name="Game").select_option(GAME.name)
    page.get_by_role("radio", name="Short game").check()
    page.get_by_role("combobox", name="Who plays at seat 1").select_option("hungary")
    expect(page.get_by_role("combobox", name="Hungary", exact=True)).to_have_value("me")
    for seat in (2, 3):
        row = page.get_by_role("combobox", name=f"Who plays at seat {seat}").locator("..")
        row.get_by_role("combobox").last.select_option("fast")
    check(page, "kingdoms are agreed on")
    page.get_by_role("button", name="Sit down and begin").click()
    player.until(lambda: "hungary" in player.updates, "the page hears of its seat")
    seats = {one["name"]: one["player"] for one in player.now["seats"]}
    assert seats["Hungary"] == "person"
    assert [*seats.values()].count("fast") == 2
    assert connected([KINGDOMS.index(one["seat"]) for one in player.now["seats"]])
