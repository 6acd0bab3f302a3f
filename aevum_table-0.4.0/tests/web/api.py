"""What a test sets up or compares behind the page's back. Tests of playing do not use it to play."""

from typing import Any

import httpx

Json = Any


class Api:
    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=address, timeout=60)

    def ask(self, method: str, path: str, key: str = "", **more: Any) -> Json:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.client.request(method, path, headers=headers, **more)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def table(self, scenario: str, seats: dict[str, str], seed: str = "7", **options: Any) -> Json:
        new = {"game": "invasions", "scenario": scenario, "seats": seats, "seed": seed, "options": options}
        return self.ask("POST", "/api/tables", json=new)

    def update(self, made: Json, seat: str) -> Json:
        path = f"/api/tables/{made['table']['id']}/update"
        return self.ask("GET", path, made["keys"].get(seat, ""), params={"seat": seat})

    def choose(self, made: Json, seat: str, choice: str, version: int) -> Json:
        wish = {"seat": seat, "choice": choice, "ask": version}
        path = f"/api/tables/{made['table']['id']}/choices"
        return self.ask("POST", path, made["keys"][seat], json=wish)
