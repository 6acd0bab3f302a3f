"""What changes a match, and what one asks before: choices, undo, redo, why not."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import JSONBody

from aevum.server.keys import bearer
from aevum.server.problems import PROBLEMS
from aevum.server.routes.seating import Asking, Language, TheEyes, TheHouse, TheRoom, look, seated
from aevum.server.show.info import room_info
from aevum.server.show.why import why
from aevum.server.wire import Done, Keys, Why, Wish


class Playing(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("play",)

    @post("/choices", status_code=200, responses=PROBLEMS)
    async def choose(
        self, request: Asking, room: TheRoom, data: JSONBody[Wish], language: Language = "en"
    ) -> Done:
        """Take an option, for the version of the question it answers. When this is answered it is kept."""
        eyes = seated(look(room, data.seat, _key(request), language))
        await room.choose(eyes.seat, data.choice, data.ask)
        return Done(room.row.version)

    @post("/undo", status_code=200, responses=PROBLEMS)
    async def undo(self, eyes: TheEyes) -> Done:
        """Take the seat's last choice back, while nothing was rolled, revealed or asked of others."""
        await eyes.room.undo(seated(eyes).seat)
        return Done(eyes.room.row.version)

    @post("/redo", status_code=200, responses=PROBLEMS)
    async def redo(self, eyes: TheEyes) -> Done:
        """Make a choice again that was taken back."""
        await eyes.room.redo(seated(eyes).seat)
        return Done(eyes.room.row.version)

    @post("/why", status_code=200, responses=PROBLEMS)
    async def why(
        self, request: Asking, room: TheRoom, data: JSONBody[Wish], language: Language = "en"
    ) -> Why:
        """Why an option (by id), a place (`place:NAME`) or a piece (`piece:ID`) is not open now."""
        eyes = seated(look(room, data.seat, _key(request), language))
        async with room.lock:
            room.thaw()
            return why(eyes, data.choice)

    @post("/branches", responses=PROBLEMS)
    async def branch(self, eyes: TheEyes, house: TheHouse, language: Language = "en") -> Keys:
        """A what-if, imagined from what this seat knows; the keys are for every seat of it."""
        room, keys = await house.branch(eyes.room, seated(eyes).seat)
        async with room.lock:
            return Keys(room_info(room, language), keys)


def _key(request: Asking) -> str:
    return bearer(request.headers.get("authorization"))
