"""The log for the page: events in words, dice with all that was added to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.scene.contest import Item
from aevum.scene.source import Focus
from aevum.scene.telling import telling
from aevum.server.wire import LogLine, RollInfo

if TYPE_CHECKING:
    from aevum.engine import Event, View
    from aevum.server.show.eyes import Eyes
    from aevum.words import Words

RUN_UP = 40
"""Events read before those that are told: whether one is worth a line depends on what it belongs to."""


def lines(eyes: Eyes, view: View, first: int, end: int) -> list[LogLine]:
    """Lines `first` to `end` of the story that these eyes may see."""
    if first >= end:
        return []
    table, numbers = eyes.room.table, eyes.room.story.seen(eyes.number)
    start = max(0, first - RUN_UP)
    worth = telling(table.game.name).worth
    told = worth([table.log[n] for n in numbers[start:end]], view)[first - start :]
    found: list[LogLine] = []
    for n, number, small in zip(range(first, end), numbers[first:end], told, strict=True):
        event = table.log[number]
        focus = eyes.source.event_focus(event) if eyes.source is not None else Focus()
        found.append(
            LogLine(
                n=n,
                choice=table.choices_before(number),
                words=eyes.words.event(event),
                rule=event.rule,
                roll=roll_info(event, eyes.words),
                places=focus.places,
                pieces=focus.pieces,
                path=focus.path,
                small=not small,
            )
        )
    return found


def roll_info(event: Event, words: Words) -> RollInfo | None:
    roll = event.roll
    if roll is None:
        return None
    faces = event.args.get("faces")
    return RollInfo(
        sides=roll.sides,
        dice=list(roll.dice),
        faces=[words.value("face", face) for face in faces] if isinstance(faces, list) else [],
        items=[Item(item.value, words.modifier(item), item.rule) for item in roll.modifiers],
    )
