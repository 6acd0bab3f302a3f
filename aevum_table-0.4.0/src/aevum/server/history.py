"""Points over time. Nothing of it is kept: the log tells when a point of time began, and the states that are
kept anyway tell how the seats stood then. So it is the same after a restart, an undo or a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.refusal import Refused
from aevum.scene.panel import Chart, Curve
from aevum.scene.source import source

if TYPE_CHECKING:
    from aevum.engine import State
    from aevum.scene.position import Score
    from aevum.server.room import Room
    from aevum.words import Words

ONLOOKER = -1


class History:
    def __init__(self) -> None:
        self._points: dict[int, list[int]] = {}
        """By the number of choices before: the points of the seats."""

    async def chart(self, room: Room, count: int, words: Words) -> Chart | None:
        """As it looked after the first `count` choices; whoever asks holds the room's lock."""
        found = source(room.table.game.name)
        if found is None:
            return None
        log = room.table.log[: room.table.events_before(count)]
        begun = [(n, found.era(event, words)) for n, event in enumerate(log)]
        eras = [(room.table.choices_before(n), era) for n, era in begun if era]
        if not eras or eras[0][0]:
            eras.insert(0, (0, words.say("points-start")))
        told = [(era, await self._at(room, n, words)) for n, era in eras]
        eras = [(n, era) for (n, era), (_, points) in zip(eras, told, strict=True) if points is not None]
        rows = [points for _, points in told if points is not None]
        try:
            state = await room.at(count)
        except Refused:
            return None
        now = _scores(room, state, words)
        last = words.say("points-now" if state.outcome is None else "points-end")
        rows.append([score.points for score in now])
        return Chart(
            words.say("points-over-time"),
            [*(era for _, era in eras), last],
            [
                Curve(score.name, (score.owners or [score.seat])[0], [float(row[i]) for row in rows])
                for i, score in enumerate(now)
            ],
        )

    async def _at(self, room: Room, count: int, words: Words) -> list[int] | None:
        """None where nobody can say for certain."""
        if count not in self._points:
            try:
                scores = _scores(room, await room.at(count), words)
            except Refused:
                return None
            self._points[count] = [score.points for score in scores]
        return self._points[count]

    def cut(self, count: int) -> None:
        """After an undo: what was to come after the first `count` choices may come otherwise."""
        self._points = {n: points for n, points in self._points.items() if n <= count}


def _scores(room: Room, state: State, words: Words) -> list[Score]:
    found = source(room.table.game.name)
    return found.position(room.table.game.view(state, ONLOOKER), words).scores if found is not None else []
