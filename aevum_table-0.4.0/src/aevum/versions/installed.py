"""The programs that are installed beside this one: one environment each, in the user's data folder."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

import msgspec

from aevum.engine.refusal import BadData
from aevum.home import data_folder
from aevum.parts import PACK_VARIABLE
from aevum.versions.order import age
from aevum.versions.own import Program, Rules

MANIFEST = "manifest.json"


class Manifest(msgspec.Struct):
    program: Program
    wheel: str
    """The SHA-256 of the wheel it came from."""


@dataclass(frozen=True)
class Installed:
    folder: Path
    program: Program
    wheel: str = ""

    @property
    def python(self) -> Path:
        return python_of(self.folder)

    def command(self, module: str, *words: str) -> list[str]:
        return command(self.python, module, *words)

    def asked(self, pack: str) -> Program:
        """What it is with the tables of a pack folder."""
        return ask(self.python, f"aevum {self.program.program}", pack)


def versions_folder() -> Path:
    return data_folder() / "versions"


def installed() -> list[Installed]:
    """All that are whole, the newest first."""
    found = [_read(path) for path in versions_folder().glob(f"[!.]*/{MANIFEST}")]
    whole = [item for item in found if item is not None]
    return sorted(whole, key=lambda item: age(item.program.program), reverse=True)


def of_program(program: str) -> Installed | None:
    return next((item for item in installed() if item.program.program == program), None)


def find(game: str, version: str, fingerprint: str, pack: str = "") -> Installed | None:
    """The newest program whose game has just these rules and tables, those of a pack folder among them."""
    wanted = Rules(version, fingerprint)
    for item in installed():
        rules = item.program.games.get(game)
        if rules is None or rules.version != version:
            continue
        # A manifest tells of the program's own tables; what a pack makes of them only the program can say.
        if (item.asked(pack).games.get(game) if pack else rules) == wanted:
            return item
    return None


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def command(python: Path, module: str, *words: str) -> list[str]:
    """-I: neither the present folder nor PYTHONPATH may bring another program in. A module and not a script,
    for scripts hold the path of an environment before it was moved into its place."""
    return [str(python), "-I", "-m", module, *words]


def environment(pack: str = "") -> dict[str, str]:
    """What a program is started with so that it plays with this pack folder, or with none."""
    own = {name: value for name, value in os.environ.items() if name != PACK_VARIABLE}
    return {**own, PACK_VARIABLE: pack} if pack else own


def ask(python: Path, name: str, pack: str = "") -> Program:
    """What the program in an environment says that it is; `name`: what a complaint calls it."""
    try:
        done = subprocess.run(
            command(python, "aevum.versions"),
            env=environment(pack),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        return msgspec.json.decode(done.stdout, type=Program)
    except OSError as error:
        raise BadData(f"{name}: it cannot be started ({error.strerror})") from None
    except msgspec.DecodeError:
        raise BadData(f"{name}: it does not tell what it is: {last_line(done.stderr)}") from None


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"


def _read(path: Path) -> Installed | None:
    try:
        manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError):
        return None
    return Installed(path.parent, manifest.program, manifest.wheel)
