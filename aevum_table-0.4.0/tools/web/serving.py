"""A server and a browser for whatever looks at the page as people do: tests, pictures, measuring."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip


@contextmanager
def serving(folder: Path, environment: dict[str, str] | None = None) -> Iterator[str]:
    """The address of a running server that keeps its matches in this folder."""
    command = ["serve", "--port", "0", "--database", f"sqlite:///{folder / 'tables.db'}"]
    process = subprocess.Popen(
        [sys.executable, "-m", "aevum.cli", *command], stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://\S+?:\d+", said)
        assert found, f"the server did not say where it listens: {said!r}"
        yield found[0]
    finally:
        process.terminate()
        process.wait(timeout=20)


@contextmanager
def browsing() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        raise FileNotFoundError(
            f"Chromium is needed, and {CHROMIUM} is not there: make chromium, or set CHROMIUM."
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()
