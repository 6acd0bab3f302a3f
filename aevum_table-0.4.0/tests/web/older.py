"""A server whose tables are also below a base, as a newer one shows those of an older program beside it."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import uvicorn

from aevum.server.app import make_app

BASE = "/v/0.2.0"


@contextmanager
def serving_below(folder: Path) -> Iterator[str]:
    app = make_app(f"sqlite:///{folder / 'tables.db'}", workers=1)
    app.state.child = True
    server = uvicorn.Server(uvicorn.Config(_passed(app), log_level="warning", timeout_graceful_shutdown=2))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        running = threading.Thread(target=server.run, args=([listening],))
        running.start()
        while not server.started:
            sleep(0.02)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            running.join(timeout=20)


def _passed(app: Any) -> Any:
    async def passed(scope: Any, receive: Any, send: Any) -> None:
        path = scope.get("path", "")
        if path.startswith(f"{BASE}/"):
            path = path.removeprefix(BASE)
            headers = [*scope["headers"], (b"aevum-base", BASE.encode())]
            scope = {**scope, "path": path, "raw_path": path.encode(), "headers": headers}
        await app(scope, receive, send)

    return passed
