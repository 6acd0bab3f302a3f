"""What goes over the wire to a page never holds a card that only another seat has."""

import json
from typing import Any

from playwright.sync_api import Error, Response, expect

from tests.web.api import Api
from tests.web.conftest import Open
from tests.web.player import Player, asked

SEATS = {"roman": "me", "hun": "fast", "persian": "fast", "goth": "me"}
CHOICES = 40
EVERY = 8


class Wire:
    """All that one page was sent since it was last looked at."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.answers: list[Response] = []
        self.read = 0
        player.page.on("response", lambda answer: self.answers.append(answer))

    def take(self) -> str:
        new = self.player.frames[self.read :]
        self.read = len(self.player.frames)
        # The rule book tells of every card there is; the board is the same for everybody.
        wanted = [one for one in self.answers if "/api/tables/" in one.url and not one.url.endswith("/board")]
        self.answers.clear()
        new += [_text(one) for one in wanted if "/files/" not in one.url]
        return "\n".join(new)


def _text(answer: Response) -> str:
    """Proposals that came too late the page drops unread."""
    try:
        return answer.text()
    except Error:
        assert "/runs" in answer.url
        return ""


def held(api: Api, made: Any, seat: str) -> dict[str, str]:
    """The names of the cards in a hand by their keys, as the seat itself is told."""
    path = f"/api/tables/{made['table']['id']}/panels/hands"
    panel = api.ask("GET", path, made["keys"][seat], params={"seat": seat})
    cells = [cell for block in panel["blocks"] for cell in block.get("cells", [])]
    return {
        cell["card"].split("/")[1]: cell["text"] for cell in cells if cell.get("card", "").startswith("card/")
    }


def signs(key: str, name: str) -> list[str]:
    """How a card would be told: as itself, as something that can be played, by its name alone."""
    kind, _, card = key.partition(".")
    return [f"{kind}.{card}", f"{kind}:{card}", json.dumps(name, ensure_ascii=False)]


def look_everywhere(player: Player) -> None:
    """The panels and a few past moments."""
    page = player.page
    player.ready()
    for tab in page.get_by_role("tab").all():
        if tab.inner_text() != "Rules":
            tab.click()
            page.wait_for_timeout(60)
    page.keyboard.press("t")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(40)
    page.keyboard.press("t")
    page.get_by_role("tab", name="Cards").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("In other hands")


def test_no_hidden_card_reaches_another_page(open_page: Open, api: Api) -> None:
    made = api.table("350", SEATS, "5")
    players = {seat: open_page().sit(made, seat) for seat in ("roman", "goth")}
    wires = {seat: Wire(player) for seat, player in players.items()}
    public, hidden = "", 0
    for count in range(CHOICES):
        here = who_is_asked(players)
        here.keys(here.ask()["options"][-1]["id"])
        if count % EVERY:
            continue
        # Nobody else plays while one of the two is asked: hands and pages tell of the same moment.
        who_is_asked(players)
        told = api.ask("GET", f"/api/tables/{made['table']['id']}/log", params={"first": 0, "count": 1000})
        public = json.dumps(told, ensure_ascii=False)
        hands = {seat: held(api, made, seat) for seat in players}
        for player in players.values():
            look_everywhere(player)
        texts = {seat: wire.take() for seat, wire in wires.items()}
        for seat, other in (("roman", "goth"), ("goth", "roman")):
            for key, name in hands[other].items():
                if key in hands[seat] or name in public:
                    continue
                hidden += 1
                own = [sign for sign in signs(key, name) if sign in texts[other]]
                assert own, f"{other} does not see {key}, so nothing is proved"
                found = [sign for sign in signs(key, name) if sign in texts[seat]]
                assert not found, f"{seat} was told {found}, which only {other} holds"
    assert hidden >= CHOICES // EVERY


def who_is_asked(players: dict[str, Player]) -> Player:
    everyone = list(players.values())
    everyone[0].until(lambda: any(asked(one.now) for one in everyone), "one of the two is asked")
    return next(one for one in everyone if asked(one.now))
