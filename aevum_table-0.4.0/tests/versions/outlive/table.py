"""A table from where its people sit: they choose by their keys, and remember what was answered for."""

from collections import defaultdict
from random import Random
from time import monotonic, sleep
from typing import Any

from tests.versions.outlive.kept import Kept
from tests.versions.outlive.lineup import GUEST, Plan
from tests.versions.outlive.server import Lost, Server

Json = Any
PATIENCE = 120


class Table:
    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.id = ""
        self.keys: dict[str, str] = {}
        self.answered: defaultdict[str, list[str]] = defaultdict(list)
        """By seat: the choices to which a server has said yes."""
        self.seen = 0
        """How many choices a server has told of."""
        self.over = False
        self.differs: int | None = None
        """The first choice of which newer rules would tell something else."""
        self.stays = True
        """It is played by the first version."""
        self.moved = False
        """It went over to newer rules because its people wanted to."""
        self._unsure: tuple[str, str] | None = None
        """A seat and its choice, to which no answer came."""
        self._known: dict[str, tuple[int, int]] = {}
        """By seat: the version and the events that its page has."""
        self._rng = Random(number)

    def __str__(self) -> str:
        return f"{self.number} {self.plan.game} {self.plan.scenario} {self.plan.players}"

    @property
    def people(self) -> list[str]:
        return [seat for seat in self.keys if seat != "host"]

    def open(self, server: Server) -> None:
        seats = {seat: "open" if player == GUEST else player for seat, player in self.plan.seats.items()}
        game, scenario, _, _, options = self.plan
        wish = {"game": game, "scenario": scenario, "seats": seats, "options": options}
        made = server.ask("POST", "/api/tables", json={**wish, "seed": str(self.number)})
        assert made.status_code == 201, made.text
        self.id, self.keys = made.json()["table"]["id"], made.json()["keys"]
        for seat in [seat for seat, player in seats.items() if player == "open"]:
            self.keys |= server.ask("POST", f"/api/tables/{self.id}/seats/{seat}").json()["keys"]

    def get(self, server: Server, path: str, seat: str = "", **params: Any) -> Json:
        """What a seat (or an onlooker, or the host) is told; it must be told."""
        asker = {"seat": seat} if seat and seat != "host" else {}
        where, key = f"/api/tables/{self.id}{path}", self.keys.get(seat, "")
        answer = server.ask("GET", where, key, params={**asker, **params})
        assert answer.status_code == 200, f"{self}, {path}: {answer.text}"
        return answer.json()

    def decide(self, server: Server, seat: str, answer: str) -> Json:
        told = {"seat": seat, "answer": answer}
        where = f"/api/tables/{self.id}/upgrade"
        found = server.ask("POST", where, self.keys[seat], json=told)
        assert found.status_code == 200, f"{self}: {found.text}"
        return found.json()

    def play(self, server: Server, depth: int = 1 << 30) -> None:
        """Until so many choices were made in all and it is for people to choose, or to the end."""
        viewer = next(iter(self.people), "")
        limit = monotonic() + PATIENCE
        while True:
            now = self._update(server, viewer)
            assert not now.get("problem"), f"{self}: {now['problem']}"
            if now["choice"] > self.seen:
                limit = monotonic() + PATIENCE
            assert now["choice"] >= self.seen, f"{self}: choices are lost"
            self.seen, self.over = now["choice"], now.get("over", False)
            asked = [one["seat"] for one in now["seats"] if one.get("asked") and one["seat"] in self.keys]
            if self.over or (self.seen >= depth and (asked or not self.people)):
                return
            if asked and viewer not in asked:
                viewer = asked[0]
            elif asked:
                self._choose(server, viewer, now["ask"])
            else:
                assert monotonic() < limit, f"{self}: nobody plays"
                sleep(0.03)

    def take_back(self, server: Server) -> bool:
        """Undo and redo the last choice of whoever may; whether anybody could."""
        for seat in self.people:
            now = self.get(server, "/update", seat)
            if now.get("undo", {}).get("can"):
                self._post(server, "/undo", seat)
                assert self.get(server, "/update", seat)["choice"] < now["choice"], str(self)
                self._post(server, "/redo", seat)
                again = self.get(server, "/update", seat)
                assert again["choice"] == now["choice"], str(self)
                assert again["position"] == now["position"], str(self)
                return True
        return False

    def _post(self, server: Server, path: str, seat: str) -> None:
        where = f"/api/tables/{self.id}{path}"
        answer = server.ask("POST", where, self.keys[seat], params={"seat": seat})
        assert answer.status_code == 200, f"{self}: {answer.text}"

    def _update(self, server: Server, seat: str) -> Json:
        """What is new to a page of this seat."""
        version, events = self._known.get(seat, (0, 0))
        now = self.get(server, "/update", seat, version=version, events=events)
        self._known[seat] = (now["version"], now.get("events", 0))
        return now

    def _choose(self, server: Server, seat: str, ask: Json) -> None:
        """Anything, but more often the last answer to the question, which tends to lead on."""
        answers = [one for one in ask["options"] if not one.get("group")]
        option = self._rng.choice(ask["options"]) if self._rng.random() < 0.5 else answers[-1]
        choice = option["id"]
        wish = {"seat": seat, "choice": choice, "ask": ask["version"]}
        try:
            answer = server.ask("POST", f"/api/tables/{self.id}/choices", self.keys[seat], json=wish)
        except Lost:
            self._unsure = (seat, choice)
            raise
        # Of several who are asked at once, another's answer may have changed the question.
        assert answer.status_code in (200, 409), f"{self}: {answer.text}"
        if answer.status_code == 200:
            self.answered[seat].append(choice)

    def check(self, kept: Kept) -> None:
        """All that was answered for is kept, in this order; and what nobody answered for, or nothing."""
        made = kept.choices(self.id)
        assert len(made) >= self.seen, f"{self}: {len(made)} choices are kept, {self.seen} were told of"
        for seat in self.people:
            mine = [one.choice for one in made if one.seat == seat and not one.forced]
            answered = self.answered[seat]
            if self._unsure is not None and self._unsure[0] == seat and len(mine) > len(answered):
                answered.append(self._unsure[1])
            assert mine == answered, f"{self}, {seat}"
        self._unsure = None
