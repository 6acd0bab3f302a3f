"""The page itself, as `make web` built it into the package."""

from __future__ import annotations

import mimetypes
import re
from functools import lru_cache
from os.path import isfile
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from aevum.server.routes.seating import Asking
from aevum.words import Words

FOLDER = Path(__file__).parents[1] / "page"
FOR_EVER = "public, max-age=31536000, immutable"
"""Built files have their contents' hash in their names."""
ROOT = "/"
BASE = '<base href="{}" />'
OLDER = re.compile(r"/v/[A-Za-z0-9][A-Za-z0-9._~+-]*")
"""Where the server shows the tables of an older program, which runs beside it."""


@get(["/", "/table/{table_id:str}"], media_type="text/html", include_in_schema=False)
async def index(request: Asking) -> Response[str]:
    """The same for every address: the page reads its own, from its base on."""
    file = FOLDER / "index.html"
    if not file.is_file():
        return Response(
            Words().say("page-missing"), status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type="text/plain"
        )
    text = file.read_text(encoding="utf-8").replace(BASE.format(ROOT), BASE.format(_base(request)), 1)
    return Response(text, headers={"Cache-Control": "no-cache"})


def _base(request: Asking) -> str:
    """Only a program that was started beside another may be told where it is: anybody can send a header."""
    told = request.headers.get("aevum-base", "")
    child = getattr(request.app.state, "child", False)
    return f"{told}/" if child and OLDER.fullmatch(told) else ROOT


@get(["/assets/{name:str}", "/{name:str}"], include_in_schema=False)
async def asset(name: FromPath[str]) -> Response[bytes]:
    for found, cache in ((FOLDER / "assets" / name, FOR_EVER), (FOLDER / name, "no-cache")):
        # A name with `..` in it leads out of the folder.
        if isfile(found) and FOLDER.resolve() in found.resolve().parents:
            data = _read(str(found), found.stat().st_mtime_ns)
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            return Response(data, media_type=kind, headers={"Cache-Control": cache})
    raise NotFoundException


@lru_cache(maxsize=64)
def _read(path: str, changed: int) -> bytes:
    return Path(path).read_bytes()
