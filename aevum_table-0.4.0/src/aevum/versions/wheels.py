"""Reading a wheel without installing it."""

from __future__ import annotations

import ast
import hashlib
import re
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path

from aevum.engine.refusal import BadData

PACKAGE = "aevum/__init__.py"
TELLS = "aevum/versions/__main__.py"
A_VERSION = re.compile(r"[0-9A-Za-z][0-9A-Za-z.+!_-]*")
"""What can be the name of a folder as well."""


@dataclass(frozen=True)
class Wheel:
    path: Path
    program: str
    name: str
    """What pip wants the file to be called, whatever it is called."""
    digest: str


def read(path: Path) -> Wheel:
    """BadData says why it is none that can be added."""
    try:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        with zipfile.ZipFile(path) as archive:
            return _read(path, archive, digest)
    except FileNotFoundError:
        raise BadData(f"{path}: there is no such file") from None
    except OSError as error:
        raise BadData(f"{path}: cannot be read ({error.strerror})") from None
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, UnicodeError):
        raise BadData(f"{path}: not a wheel (it is not a whole zip archive)") from None


def _read(path: Path, archive: zipfile.ZipFile, digest: str) -> Wheel:
    names = archive.namelist()
    about = next((name for name in names if re.fullmatch(r"[^/]+\.dist-info/WHEEL", name)), None)
    if about is None:
        raise BadData(f"{path}: not a wheel (there is no .dist-info/WHEEL in it)")
    if PACKAGE not in names:
        raise BadData(f"{path}: a wheel of another program (the package aevum is not in it)")
    program = _version(archive.read(PACKAGE).decode())
    if program is None:
        raise BadData(f"{path}: {PACKAGE} in it does not tell its __version__")
    if TELLS not in names:
        raise BadData(f"{path}: aevum {program} is too old to run beside others (it has no aevum.versions)")
    tags = re.findall(r"^Tag: *(\S+)", archive.read(about).decode(), re.MULTILINE)
    name = f"{about.partition('.dist-info/')[0]}-{_together(tags)}.whl"
    return Wheel(path, program, name, digest)


def _version(source: str) -> str | None:
    """Read, not run: whoever only looks at a wheel has not trusted it yet."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return None
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            named = any(isinstance(to, ast.Name) and to.id == "__version__" for to in node.targets)
            value = node.value.value
            if named and isinstance(value, str) and A_VERSION.fullmatch(value):
                return value
    return None


def _together(tags: list[str]) -> str:
    """Several tags as a file name tells them.

    >>> _together(["cp311-cp311-manylinux_2_17_x86_64", "cp311-cp311-manylinux2014_x86_64"])
    'cp311-cp311-manylinux2014_x86_64.manylinux_2_17_x86_64'
    """
    parts = zip(*(tag.split("-") for tag in tags), strict=False)
    return "-".join(".".join(sorted(set(part))) for part in parts)
