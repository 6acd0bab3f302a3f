"""Runs: the whole decisions that a game proposes to a seat, and taking one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from litestar import Controller, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_409_CONFLICT

from aevum.engine import Game, Refusal, Run, View
from aevum.server.keys import bearer
from aevum.server.problems import PROBLEMS, Denied
from aevum.server.routes.seating import Asking, Language, TheEyes, TheRoom, look, seated
from aevum.server.show.eyes import Eyes
from aevum.server.show.runs import form_info, meant, ran, run_info
from aevum.server.wire_runs import FormInfo, Ran, RunInfo, RunWish

Found = TypeVar("Found")


class Running(Controller):
    path = "/api/tables/{table_id:str}/runs"
    tags = ("play",)

    @get("/", responses=PROBLEMS)
    async def proposed(self, eyes: TheEyes) -> list[RunInfo]:
        """What this seat may want to decide now, each with the choices that it stands for."""
        words, runs = eyes.words, await _proposed(seated(eyes))
        return await asyncio.to_thread(lambda: [run_info(run, words) for run in runs])

    @get("/forms", responses=PROBLEMS)
    async def forms(self, eyes: TheEyes) -> list[FormInfo]:
        """What belongs together in what this seat is asked, as sheets to fill in: filled in, one is a run of
        choices of one's own."""
        words, forms = eyes.words, await _tried(seated(eyes), Game.offer_forms)
        return await asyncio.to_thread(lambda: [form_info(form, words) for form in forms])

    @post("/", status_code=200, responses=PROBLEMS)
    async def run(
        self, request: Asking, room: TheRoom, data: JSONBody[RunWish], language: Language = "en"
    ) -> Ran:
        """Take a run, until the first surprise: one that is proposed, or choices of one's own.

        Where not even the first choice can be taken it is refused, and nothing has changed.
        """
        eyes = seated(look(room, data.seat, bearer(request.headers.get("authorization")), language))
        run = meant(data, await _proposed(eyes) if data.run else [])
        if run is None:
            raise Denied(HTTP_409_CONFLICT, Refusal("no-run"))
        taken = await room.run(eyes.seat, run)
        return ran(room.row.version, taken, eyes.words)


async def _proposed(eyes: Eyes) -> list[Run]:
    return await _tried(eyes, Game.propose)


async def _tried(eyes: Eyes, find: Callable[[Game, View], list[Found]]) -> list[Found]:
    """Worked out from a view, so nobody waits for it."""
    async with eyes.room.lock:
        eyes.room.thaw()
        view = eyes.view()
    return await asyncio.to_thread(find, eyes.room.table.game, view)
