"""What newer rules mean for a table, and what its people decide. The newest program answers here for every
table, whoever plays it; pages of all versions ask, so these structures only ever gain fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_403_FORBIDDEN

from aevum.engine.refusal import Refusal
from aevum.server.homes import HERE
from aevum.server.keys import bearer, fits
from aevum.server.problems import PROBLEMS, Denied
from aevum.server.routes.seating import Asking, Language, TheHouse
from aevum.server.show.upgrade import upgrade_info
from aevum.server.store.store import Store
from aevum.server.upgrading.people import decide
from aevum.server.wire import Decision, Upgrade

if TYPE_CHECKING:
    from aevum.server.house import House


class Upgrading(Controller):
    path = "/api/tables/{table_id:str}/upgrade"
    tags = ("rules",)

    @get("/", responses=PROBLEMS)
    async def upgrade(
        self,
        request: Asking,
        house: TheHouse,
        table_id: FromPath[str],
        seat: FromQuery[str] = "",
        language: Language = "en",
    ) -> Upgrade:
        """What would be told otherwise, who is asked, and what they have said."""
        if seat:
            await _need(request, house, table_id, seat)
        return await _info(house, table_id, seat, language)

    @post("/", status_code=200, responses=PROBLEMS)
    async def answer(
        self,
        request: Asking,
        house: TheHouse,
        table_id: FromPath[str],
        data: JSONBody[Decision],
        language: Language = "en",
    ) -> Upgrade:
        """Go over to the newest rules, or stay; when all who are asked want to go over, the table does."""
        await _need(request, house, table_id, data.seat)
        store = house.store
        assert isinstance(store, Store)
        await decide(house, store, table_id, data.seat, data.answer)
        return await _info(house, table_id, data.seat, language)


async def _info(house: House, id: str, seat: str, language: str) -> Upgrade:
    # First who plays it: that waits for a table which is just going over.
    home = await house.home(id)
    row = await house.store.run(house.store.table, id)
    return upgrade_info(row, home if not row.outcome else HERE, seat, language)


async def _need(request: Asking, house: House, id: str, seat: str) -> None:
    keys = await house.keys(id)
    if not fits(bearer(request.headers.get("authorization")), keys.get(seat, "")):
        raise Denied(HTTP_403_FORBIDDEN, Refusal("wrong-key", {"seat": seat}))
