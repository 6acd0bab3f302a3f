"""What a seat may look at: the moment, the past, the log, panels and cards."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, get
from litestar.params import FromPath, FromQuery, QueryParameter

from aevum.engine import Refusal, Refused, State, View
from aevum.scene.contest import Odds
from aevum.scene.panel import SCORES, Card, Panel
from aevum.server.problems import PROBLEMS
from aevum.server.routes.seating import TheEyes, not_found
from aevum.server.show.eyes import Eyes
from aevum.server.show.lines import lines
from aevum.server.show.update import past_update, update
from aevum.server.wire import LogLine, Update

Count = Annotated[int, QueryParameter(ge=0, le=1 << 31)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=1 << 31)]
LINES = 1000


class Looking(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("look",)

    @get("/update", responses=PROBLEMS)
    async def update(self, eyes: TheEyes, version: Count = 0, events: Count = 0) -> Update:
        """The moment; `version` and `events` are those of the last update that the page has."""
        async with eyes.room.lock:
            return update(eyes, version, events)

    @get("/at/{choice:int}", responses=PROBLEMS)
    async def at(self, eyes: TheEyes, choice: FromPath[int]) -> Update:
        """A past moment, after so many choices, as this seat saw it then."""
        async with eyes.room.lock:
            try:
                state: State | None = await _state(eyes, choice)
            except Refused:
                state = None
            return past_update(eyes, state, choice)

    @get("/log", responses=PROBLEMS)
    async def log(self, eyes: TheEyes, first: Count = 0, count: Count = 200) -> list[LogLine]:
        """Lines of the story, by their numbers among those that this seat may see."""
        async with eyes.room.lock:
            end = min(first + min(count, LINES), len(eyes.room.story.seen(eyes.number)))
            return lines(eyes, eyes.view(), first, end) if first < end else []

    @get("/odds", responses=PROBLEMS)
    async def odds(self, eyes: TheEyes, option: FromQuery[str]) -> Odds:
        """The exact odds of what an option leads to. They may take seconds, and nobody waits for them."""
        async with eyes.room.lock:
            eyes.room.thaw()
            view = eyes.view()
            number = eyes.number
            offered = [*view.ask.options] if view.ask is not None else []
            if eyes.seat:
                offered += eyes.room.table.game.unasked(eyes.room.table.state, number)
        found = next((one for one in offered if one.id == option), None)
        source = eyes.source
        if found is None or source is None:
            raise not_found(Refusal("no-odds"))
        odds = await asyncio.to_thread(source.odds, view, found, eyes.words)
        if odds is None:
            raise not_found(Refusal("no-odds"))
        return odds

    @get("/panels/{name:str}", responses=PROBLEMS)
    async def panel(self, eyes: TheEyes, name: FromPath[str], choice: Moment = None) -> Panel:
        """A table beside the board: now, or after so many choices."""
        async with eyes.room.lock:
            view = await _view(eyes, choice)
            source = eyes.source
            found = source.panel(view, name, eyes.words) if source is not None else None
            if found is None:
                raise not_found(Refusal("no-panel", {"panel": name}))
            if name == SCORES:
                count = len(eyes.room.table.choices) if choice is None else choice
                found.chart = await eyes.room.history.chart(eyes.room, count, eyes.words)
        return found

    @get("/cards/{kind:str}/{item:str}", responses=PROBLEMS)
    async def card(
        self, eyes: TheEyes, kind: FromPath[str], item: FromPath[str], choice: Moment = None
    ) -> Card:
        """What is to be known of a place, a piece, a nation or a card: now, or after so many choices."""
        async with eyes.room.lock:
            view = await _view(eyes, choice)
        source = eyes.source
        found = source.card(view, kind, item, eyes.words) if source is not None else None
        if found is None:
            raise not_found(Refusal("no-card", {"item": item}))
        return found


async def _state(eyes: Eyes, choice: int) -> State:
    last = len(eyes.room.table.choices)
    if not 0 <= choice <= last:
        raise not_found(Refusal("no-moment", {"wanted": choice, "last": last}))
    return await eyes.room.at(choice)


async def _view(eyes: Eyes, choice: int | None) -> View:
    """What these eyes see, or saw after so many choices."""
    if choice is None:
        return eyes.view()
    return eyes.room.table.game.view(await _state(eyes, choice), eyes.number)
