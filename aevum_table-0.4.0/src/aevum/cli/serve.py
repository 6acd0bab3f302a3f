"""`aevum serve`: the browser table as a server, for several people or for programs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from aevum.cli import common
from aevum.server import PORT

if TYPE_CHECKING:
    from aevum.cli.common import Subparsers

EXAMPLES = """\
examples:
  aevum serve --port 8351
  aevum serve --database sqlite:////srv/aevum/tables.db"""


def add(subparsers: Subparsers) -> None:
    parser = common.command(subparsers, "serve", "serve the browser table", EXAMPLES)
    parser.add_argument("--port", type=common.a_port, default=PORT, metavar="N", help=f"the port ({PORT})")
    add_server(parser)


def add_server(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="where to listen (127.0.0.1: this machine only)",
    )
    parser.add_argument(
        "--database", default="", metavar="URL", help="where matches are kept (a file in your data folder)"
    )


def run(args: argparse.Namespace) -> int:
    from aevum.server.serving import serve

    return serve(args.host, args.port, args.database)
