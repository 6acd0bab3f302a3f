"""A child: `python -m aevum.server.children SOCKET STORE`. It ends when its input does."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import threading


def main() -> None:
    # Ctrl-C goes to the whole group; the parent decides when its children end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listening.bind(sys.argv[1])
    listening.listen(128)

    import uvicorn

    from aevum.server.app import make_child
    from aevum.server.children.remote import RemoteStore
    from aevum.versions.own import own_program

    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(message)s")
    app = make_child(RemoteStore(sys.argv[2], own_program()))
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, timeout_graceful_shutdown=2, ws_max_size=1 << 16
    )
    server = uvicorn.Server(config)
    threading.Thread(target=_watch, daemon=True).start()
    server.run(sockets=[listening])


def _watch() -> None:
    """The parent has gone, or wants an end."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
