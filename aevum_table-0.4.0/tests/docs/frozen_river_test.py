"""The package of the tutorial: pip installs it, people and bots play it, and nobody meets a raw key."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from tests.docs.installing import BOT, GAME, ME, RAW, installed
from tests.web.api import Api, Json

ENOUGH = 200
NAMES = {
    *("id", "key", "game", "scenario", "seat", "seats", "player", "owner", "owners", "icon", "icons", "kind"),
    *(
        "places",
        "pieces",
        "path",
        "place",
        "next",
        "rule",
        "rules",
        "sign",
        "active",
        "colour",
        "ink",
        "styles",
    ),
    *("commitment", "created", "touched", "version", "seed", "tone", "master", "style", "card"),
}
"""Fields of the wire that a page works with and nobody reads."""
NAMED_BY_ID = ("games", "bots", "scenarios")
"""Lists whose entries have an id for a `name`, and what is read in `title`."""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(tmp_path_factory.mktemp("frozen"))


@pytest.fixture(scope="module")
def api(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    folder = tmp_path_factory.mktemp("served")
    words = ["serve", "--port", "0", "--database", f"sqlite:///{folder / 'tables.db'}"]
    process = subprocess.Popen(
        [sys.executable, "-m", "aevum", *words],
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+?:\d+", process.stdout.readline())
        assert found
        yield Api(found[0])
    finally:
        process.terminate()
        process.wait(timeout=20)


def read(shown: Json, within: str = "") -> Iterator[str]:
    """All that a page would show of an answer."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, list):
        for item in shown:
            yield from read(item, within)
    elif isinstance(shown, dict):
        for field, value in shown.items():
            if field not in NAMES and not (field == "name" and within in NAMED_BY_ID):
                yield from read(value, field)


def raw(shown: Json) -> list[str]:
    return [text for text in read(shown) if RAW.search(text)]


def test_a_raw_key_would_be_found() -> None:
    assert raw({"words": "⟦option-wait⟧"}) == ["⟦option-wait⟧"]
    assert raw({"words": "alans: wait"}) == ["alans: wait"]
    assert raw({"id": "alans", "words": "The Alans wait."}) == []


def test_it_is_offered_with_its_bot(api: Api) -> None:
    (info,) = [found for found in api.ask("GET", "/api/games") if found["name"] == GAME]
    assert raw({"games": [info]}) == []
    assert (info["title"], info["scenarios"][0]["title"]) == ("The Frozen River", "The winter of 406")
    assert [bot["name"] for bot in info["bots"]] == ["elder", "random"]
    book = api.ask("GET", f"/api/games/{GAME}/rules")
    assert len(book[0]["sections"][0]["clauses"]) == 5
    assert raw(book) == []


def test_a_match_is_played_over_http(api: Api) -> None:
    new = {"game": GAME, "scenario": "base", "seats": {ME: "me", BOT: "elder"}, "seed": "7"}
    made = api.ask("POST", "/api/tables", json=new)
    at = f"/api/tables/{made['table']['id']}"
    board = api.ask("GET", f"{at}/board")
    assert [place["name"] for place in board["places"]] == ["Gaul", "the Rhine", "the east bank"]
    shown: list[Json] = [made["table"], board]
    questions = 0
    for _ in range(ENOUGH):
        now = api.update(made, ME)
        shown += [now, api.update(made, ""), looked_up(api, at, made["keys"][ME])]
        if now.get("over"):
            break
        if now.get("ask"):
            questions += 1
            shown += [tried(api, at, made["keys"][ME], option["id"]) for option in now["ask"]["options"]]
            shown += [why(api, at, made["keys"][ME], wish) for wish in ("wait", "send:read", "fly")]
            api.choose(made, ME, now["ask"]["options"][0]["id"], now["ask"]["version"])
        else:
            sleep(0.05)  # the bot thinks
    assert now["over"]
    assert questions >= 2
    shown.append(api.ask("GET", f"{at}/log", made["keys"][ME], params={"seat": ME}))
    said = [text for answer in shown for text in read(answer)]
    assert [text for answer in shown for text in raw(answer)] == []
    for words in ("Vandals: will a clan dare the ice?", "Wait", "The clan gets across", "the omen", "Omens"):
        assert any(words in text for text in said), words
    assert any("across the river" in text for text in said), "the outcome"


def looked_up(api: Api, at: str, key: str) -> Json:
    return api.ask("GET", f"{at}/panels/omens", key, params={"seat": ME})


def tried(api: Api, at: str, key: str, option: str) -> Json:
    """The odds of an option, where it has some."""
    if option == "wait":
        return None
    found = api.ask("GET", f"{at}/odds", key, params={"seat": ME, "option": option})
    assert abs(sum(chance["share"] for chance in found["chances"]) - 1) < 1e-9
    return found


def why(api: Api, at: str, key: str, wish: str) -> Json:
    """Why a wish is none of the answers; what a player has typed himself is not ours."""
    told = api.ask("POST", f"{at}/why", key, json={"seat": ME, "choice": wish})
    return json.loads(json.dumps(told).replace("fly", "…"))


def test_a_match_is_played_at_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    words = ["play", GAME, "--terminal", "--seed", "7", "--seat", f"{ME}=me", "--seat", f"{BOT}=elder"]
    typed = "help\nodds send:kept\nomens\nrule W.3\nwait\nwait\nwhy wait\n" + "1\n" * ENOUGH
    done = subprocess.run(
        [sys.executable, "-m", "aevum", *words],
        input=typed, capture_output=True, text=True, check=False, cwd=tmp_path, env=environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = re.sub(
        r"\b(wait|send:kept|send:read)\b", "", done.stdout
    )  # ids stand beside the answers, to be typed
    assert "across the river" in told
    assert "kept secret" in told
    assert "You have waited twice: the ice will not last." in told
    assert [line for line in told.splitlines() if RAW.search(line)] == []


def test_it_keeps_every_law_and_every_word_is_there(environment: dict[str, str], tmp_path: Path) -> None:
    code = (
        "from aevum.engine import registry\n"
        "from aevum.testing import battery, word_files\n"
        f"game = registry.find({GAME!r})\n"
        "for seed in range(30): battery.light(game, 'base', {}, seed)\n"
        "battery.full(game, 'base', {}, 1)\n"
        f"print(word_files.check_game('en', {GAME!r}))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env=environment,
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
