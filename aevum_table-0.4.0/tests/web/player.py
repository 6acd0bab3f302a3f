"""Somebody at a page: what the page was told, and how one chooses on it by mouse and by keys."""

import json
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

Json = Any

# A point of the screen where a click meets this place itself and nothing that stands on it.
BARE = """place => {
  const path = document.querySelector(`.hits [data-place="${CSS.escape(place)}"]`);
  const box = path.getBoundingClientRect();
  for (let n = 2; n < 24; n++) for (let i = 1; i < n; i++) for (let j = 1; j < n; j++) {
    const x = box.x + box.width * i / n, y = box.y + box.height * j / n;
    if (document.elementFromPoint(x, y) === path) return [x, y];
  }
  return null;
}"""
FOCUSED = """() => {
  const map = document.querySelector(".map");
  return document.getElementById(map.getAttribute("aria-activedescendant"))?.dataset.place ?? "";
}"""


class Player:
    def __init__(self, page: Page, server: str) -> None:
        self.page = page
        self.server = server
        self.updates: dict[str, Json] = {}
        """The last update of each seat that this page holds."""
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        update = json.loads(frame)
        if "version" in update:
            self.updates[update["seat"]] = update

    def go(self, path: str) -> None:
        self.updates.clear()
        self.page.goto(self.server + path)

    def hold(self, made: Json, *seats: str) -> None:
        """Puts the keys of these seats of a table into the browser."""
        held = json.dumps({made["table"]["id"]: {seat: made["keys"][seat] for seat in seats}})
        self.page.add_init_script(f"localStorage['aevum.keys'] ??= {json.dumps(held)}")

    def sit(self, made: Json, *seats: str) -> "Player":
        """Sits down at a table that somebody else made."""
        self.hold(made, *seats)
        self.go(f"/table/{made['table']['id']}")
        self.until(lambda: {*seats} - {"host"} <= {*self.updates}, "the page hears of its seats")
        return self

    # What is going on

    def until(self, true: Callable[[], object], what: str, seconds: float = 20) -> None:
        end = monotonic() + seconds
        while not true():
            assert monotonic() < end, f"waited in vain: {what}"
            self.page.wait_for_timeout(15)

    def knows(self, version: int, seconds: float) -> None:
        self.until(lambda: self.now["version"] >= version, f"version {version} is known", seconds)

    @property
    def now(self) -> Json:
        """The update of the seat that is asked, or of the only one."""
        open_asks = [one for one in self.updates.values() if asked(one)]
        return (open_asks or list(self.updates.values()))[0]

    def ask(self) -> Json:
        """The question that stands open, when the page shows it and can be answered."""
        self.until(lambda: self.updates and (asked(self.now) or self.now.get("over")), "somebody is asked")
        if not asked(self.now):
            return None
        expect(self.page.locator(".prompt h2").first).to_contain_text(self.now["ask"]["words"])
        expect(self.page.locator(".map .hits path, section.battle").first).to_be_attached()
        self.ready()
        return self.now["ask"]

    def ready(self) -> None:
        expect(self.page.locator(".prompt")).to_have_attribute("aria-busy", "false")

    def option(self, start: str) -> Json:
        """The first open option whose id begins like this."""
        ask = self.ask()
        found = next((one for one in ask["options"] if one["id"].startswith(start)), None)
        assert found, f"no {start} among {[one['id'] for one in ask['options']]}"
        return found

    def answered(self, act: Callable[[], None]) -> None:
        """Does something that changes the match, and waits until the page knows."""
        self.ready()
        before = self.now["version"]
        act()
        self.until(lambda: self.now["version"] > before, "the match goes on")

    # By mouse

    def mouse(self, start: str) -> None:
        """Takes an option where a hand would: on the battle board, on the map, else in the prompt."""
        option = self.option(start)
        self.answered(lambda: self._click(option))

    def _click(self, option: Json) -> None:
        quoted = json.dumps(option["id"])
        fight = self.page.locator(f".battle [data-option={quoted}]:visible").first
        listed = self.page.locator(f".prompt [data-option={quoted}]:visible")
        if fight.count():
            fight.click()
        elif option.get("places"):
            self.click_place(option["places"][-1], option["words"])
        elif option.get("pieces"):
            self.click_piece(option["pieces"][0], option["words"])
        else:
            listed.click()

    def click_place(self, place: str, words: str = "") -> None:
        before = self.now["version"]
        point = self.page.evaluate(BARE, place)
        assert point, f"{place} cannot be clicked"
        self.page.mouse.click(*point)
        self._pick(words, before)

    def click_piece(self, piece: str, words: str = "") -> None:
        """Clicks a counter, through the fan of its stack when it does not lie open."""
        before = self.now["version"]
        places = self.now["position"]["places"]
        place, owner = next(
            (name, one.get("owner", ""))
            for name, here in places.items()
            for one in here.get("pieces", [])
            if one["id"] == piece
        )
        stack = self.page.locator(f'.stack[data-place="{place}"][data-stack="{owner}"]')
        stack.first.click()
        spread = self.page.locator(f'.fan [data-piece="{piece}"]')
        if spread.count():
            spread.click()
        self._pick(words, before)

    def _pick(self, words: str, before: int) -> None:
        """Where a click can mean several things, a menu asks which."""
        item = self.page.get_by_role("menuitem", name=words)
        if words and self._menu(before):
            item.first.click()

    def _menu(self, before: int) -> bool:
        """Whether what was done at this version opens a menu rather than answers: the menu needs a moment."""
        items = self.page.get_by_role("menuitem")
        self.until(lambda: items.count() or self.now["version"] > before, "a menu or an answer")
        return items.count() > 0

    # By keys

    def keys(self, start: str) -> None:
        """Takes an option by its number."""
        option = self.option(start)
        options = self.now["ask"]["options"]
        number = str(options.index(option) + 1)
        self.answered(lambda: self._type(number))

    def _type(self, number: str) -> None:
        for digit in number:
            self.page.keyboard.press(digit)

    def walk(self, place: str) -> None:
        """Goes to a lit place on the map with Tab."""
        for key in ("Tab", "Shift+Tab"):
            self.page.keyboard.press("b")
            while self.page.evaluate("() => document.activeElement.matches('.map')"):
                if self.page.evaluate(FOCUSED) == place:
                    return
                self.page.keyboard.press(key)
        raise AssertionError(f"Tab does not come to {place}")

    def walk_in(self, start: str) -> None:
        """Takes an option that names a place: to the place by keys, and Enter."""
        option = self.option(start)
        self.walk(option["places"][-1])
        self.answered(lambda: self._enter(option["words"]))

    def _enter(self, words: str) -> None:
        before = self.now["version"]
        self.page.keyboard.press("Enter")
        if self._menu(before):
            items = self.page.get_by_role("menuitem")
            # Beside the words of an item stands its rule.
            at = [text.startswith(words) for text in items.all_inner_texts()].index(True)
            for _ in range(at):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")


def asked(update: Json) -> bool:
    return bool(update.get("ask")) and not update["ask"].get("answer")
