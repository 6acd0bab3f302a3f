"""The wheel in an empty environment: started in two commands, and a match of one turn is played over HTTP."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.web.api import Api

pytestmark = pytest.mark.network

SEATS = {"roman-hun": "me", "persian-goth": "fast"}
ENOUGH = 200


@pytest.fixture
def served(environment: Path, tmp_path: Path) -> Iterator[str]:
    words = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    own = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen(
        [environment / "aevum", *words], stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=own
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+?:\d+", process.stdout.readline())
        assert found
        yield found[0]
    finally:
        process.terminate()
        process.wait(timeout=20)


def said(environment: Path, folder: Path, *words: str) -> str:
    command = [str(environment / words[0]), *words[1:]]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=folder).stdout


def test_command_module_and_import(environment: Path, tmp_path: Path) -> None:
    told = said(environment, tmp_path, "aevum", "--version")
    assert told == said(environment, tmp_path, "python", "-m", "aevum", "--version")
    code = "import aevum; t = aevum.table('invasions', 'nisibis', seed=1); t.play('fast'); print(t.over)"
    assert said(environment, tmp_path, "python", "-c", code) == "True\n"


def test_a_first_hour(environment: Path, tmp_path: Path) -> None:
    """As docs/first-hour.md has it: after the installation one command, and a card of one's own."""
    rng = Random(1)
    typed = "".join(f"{rng.randint(1, 12)}\n" for _ in range(6000))
    words = ["play", "invasions", "--scenario", "duel-350", "--terminal", "--seed", "7"]
    own = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [environment / "aevum", *words, "--seat", "persian-goth=fast"],
        input=typed, capture_output=True, text=True, check=True, cwd=tmp_path, env=own,
    )  # fmt: skip
    assert "The match is over." in done.stdout
    shutil.copytree(Path(__file__).parents[3] / "examples/miller", tmp_path / "my-card")
    assert "are sound" in said(environment, tmp_path, "aevum", "data", "medioevo", "--check", "my-card")


def test_types_and_licences_are_in_it(environment: Path, tmp_path: Path) -> None:
    code = (
        "import aevum, importlib.metadata as m, pathlib\n"
        "print(pathlib.Path(aevum.__file__).with_name('py.typed').exists())\n"
        "print(*(f.name for f in m.files('aevum-table') if 'licenses' in f.parts), sep='\\n')"
    )
    typed, *names = said(environment, tmp_path, "python", "-c", code).splitlines()
    assert typed == "True"
    wanted = {"LICENSE", "bundled.md", "game-icons.md", "CC-BY-3.0.txt", "credits.md", "cinzel-OFL.txt"}
    assert wanted <= set(names)


def test_a_turn_is_played_over_http(served: str) -> None:
    page = httpx.get(served)
    assert page.status_code == 200
    assets = re.findall(r'(?:src|href)="\./?(assets/[^"]+)"', page.text)
    assert assets
    for asset in assets:
        assert httpx.get(f"{served}/{asset}").status_code == 200
    api = Api(served)
    made = api.table("duel-350", SEATS)
    chosen = 0
    while not api.ask("GET", f"/api/tables/{made['table']['id']}").get("over"):
        now = api.update(made, "roman-hun")
        if now.get("ask"):
            api.choose(made, "roman-hun", now["ask"]["options"][-1]["id"], now["ask"]["version"])
            chosen += 1
        assert chosen < ENOUGH
    assert chosen > 3
