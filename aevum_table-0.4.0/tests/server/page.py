"""What a page does, in the fewest words."""

from time import monotonic, sleep
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

Json = Any
FIGHT = {
    "game": "invasions",
    "scenario": "nisibis",
    "seats": {"attacker": "me", "defender": "me"},
    "seed": "7",
}


class Page:
    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.table = ""
        self.keys: dict[str, str] = {}

    def ask(self, method: str, path: str, status: int, key: str = "", **more: Any) -> Json:
        """The answer, which must have this status; a refused one must be one sentence."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.client.request(method, path, headers=headers | more.pop("headers", {}), **more)
        found: Json = answer.json() if answer.content else None
        assert answer.status_code == status, found
        if status >= 400:
            assert found["words"]
            assert "⟦" not in found["words"]
            assert "\n" not in found["words"]
        return found

    def sit_down(self, **changes: Any) -> Json:
        """Make a table and remember it with its keys."""
        made = self.ask("POST", "/api/tables", 201, json={**FIGHT, **changes})
        self.table, self.keys = made["table"]["id"], made["keys"]
        return made

    def at(self, method: str, path: str, status: int, seat: str = "", **more: Any) -> Json:
        """A request about the table, from a seat with its key."""
        params = {"seat": seat} if seat and seat != "host" else {}
        params |= more.pop("params", {})
        key = more.pop("key", self.keys.get(seat, ""))
        return self.ask(method, f"/api/tables/{self.table}{path}", status, key, params=params, **more)

    def update(self, seat: str, **params: int) -> Json:
        return self.at("GET", "/update", 200, seat, params=params)

    def choose(self, seat: str, choice: str, ask: int = 0, status: int = 200, **more: Any) -> Json:
        wish = {"seat": seat, "choice": choice, "ask": ask}
        return self.at("POST", "/choices", status, seat, params={"seat": ""}, json=wish, **more)

    def asked(self, *seats: str) -> tuple[str, Json]:
        """The first of the seats that must choose, and its question; bots may take their time before."""
        end = monotonic() + 30
        while monotonic() < end:
            for seat in seats:
                now = self.update(seat)
                if now.get("ask") and not now["ask"].get("answer"):
                    return seat, now["ask"]
                assert not now.get("problem"), now["problem"]
                if now.get("over"):
                    return "", None
            sleep(0.05)
        raise AssertionError("nobody is asked")

    def wait_for(self, what: str) -> Json:
        """The first update of an onlooker that has it."""
        end = monotonic() + 30
        while monotonic() < end:
            now = self.update("")
            if now.get(what):
                return now
            sleep(0.05)
        raise AssertionError(f"never {what}")

    def play(self, steps: int, *seats: str) -> list[tuple[str, str]]:
        """So many choices of these seats, always the first answer."""
        made: list[tuple[str, str]] = []
        while len(made) < steps:
            seat, ask = self.asked(*seats)
            if ask is None:
                break
            choice = ask["options"][0]["id"]
            self.choose(seat, choice, ask["version"])
            made.append((seat, choice))
        return made
