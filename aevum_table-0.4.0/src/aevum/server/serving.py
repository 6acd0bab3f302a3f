"""Running the server in this process, until Ctrl-C."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

from aevum.engine.refusal import BadData
from aevum.parts import PACK_VARIABLE
from aevum.server import PORT
from aevum.server.packs import pack_named
from aevum.words import Words

if TYPE_CHECKING:
    from uvicorn import Server


def given_packs() -> dict[str, Path]:
    """The pack of `--pack`, which here belongs to the tables that want it and not to the process. To be asked
    for before a game is loaded."""
    folder = os.environ.pop(PACK_VARIABLE, "")
    return dict([pack_named(folder)]) if folder else {}


def serve(host: str, port: int, database: str = "", opened: bool = False) -> int:
    """Serve at this address; `opened`: show it in a browser. Port 0 is any free one."""
    packs = given_packs()
    listening = _listen(host, port)
    with listening:
        import uvicorn

        from aevum.server.app import make_app

        logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(message)s")
        app = make_app(database, names=_names(host), packs=packs)
        config = uvicorn.Config(
            app, log_level="warning", access_log=False, timeout_graceful_shutdown=2, ws_max_size=1 << 16
        )
        address = _address(host, listening.getsockname()[1])
        server = uvicorn.Server(config)
        threading.Thread(target=_tell, args=(server, address, opened), daemon=True).start()
        server.run(sockets=[listening])
    return 0


def _tell(server: Server, address: str, opened: bool) -> None:
    """Say where the table is as soon as it can be reached, and show it where there is a browser."""
    while not server.started:
        if server.should_exit:
            return
        sleep(0.02)
    print(Words().say("server-at", address=address), flush=True)
    if opened and _has_screen():
        import webbrowser

        with suppress(webbrowser.Error):
            webbrowser.open(address)


def _has_screen() -> bool:
    """Without one only a browser of text would open, and take this terminal over."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screens)


def free_port(host: str) -> int:
    """The usual port, or any where that is taken."""
    try:
        _listen(host, PORT).close()
    except BadData:
        return 0
    return PORT


def _listen(host: str, port: int) -> socket.socket:
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(kind, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadData(f"the server cannot listen on {host}, port {port}: {error.strerror or error}") from None
    return listening


def _names(host: str) -> tuple[str, ...]:
    """Who listens for others is called by the machine's name as well."""
    return (host, socket.gethostname(), socket.getfqdn()) if host not in ("127.0.0.1", "::1") else ()


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": socket.gethostname(), "::": socket.gethostname()}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
