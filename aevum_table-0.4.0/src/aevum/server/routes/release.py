"""What a parent tells its child; nobody else reaches this."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from aevum.server.routes.seating import TheHouse


@post("/child/release/{table_id:str}", status_code=204, include_in_schema=False)
async def release(house: TheHouse, table_id: FromPath[str]) -> None:
    """Let go of a table: the parent is about to change it."""
    await house.release(table_id)
