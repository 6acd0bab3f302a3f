"""Why not? For an option by its id, or for a place or piece that somebody points at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from aevum.engine.refusal import Refusal
from aevum.server.wire import Why

if TYPE_CHECKING:
    from aevum.engine import Ask, Option, View
    from aevum.scene.source import Focus, Source
    from aevum.server.show.eyes import Eyes

POINTED = ("place", "piece")
NO_ANSWER = "not-offered"
"""What the engine says where no rule has a reason."""


def why(eyes: Eyes, wish: str) -> Why:
    kind, _, name = wish.partition(":")
    if kind in POINTED and eyes.source is not None:
        return _pointed(eyes, eyes.source, kind, name)
    return _said(eyes, eyes.room.table.why_not(eyes.seat, wish))


def _pointed(eyes: Eyes, source: Source, kind: str, name: str) -> Why:
    view = eyes.view()
    ask = view.ask
    if ask is None:
        return _said(eyes, eyes.room.table.why_not(eyes.seat, f"{kind}:{name}"))
    if any(name in _named(source.focus(view, ask, option), kind) for option in ask.options):
        return _said(eyes, None)
    reasons = [reason for reason in _reasons(eyes, source, view, ask, kind, name) if reason.key != NO_ANSWER]
    if not reasons:
        return Why(eyes.words.say("why-nothing", question=eyes.words.ask(ask)), ask.rule)
    return _said(eyes, _telling(reasons))


def _reasons(eyes: Eyes, source: Source, view: View, ask: Ask, kind: str, name: str) -> Iterator[Refusal]:
    """Of all that one might think of answering with it: first what the rules think of by themselves, then the
    answers offered for another place or piece, with this one in its stead."""
    table = eyes.room.table
    asked = table.state.ask_of(eyes.number)
    assert asked is not None
    frame = table.state.frames[asked.depth]
    for option in _candidates(frame.candidates, table.state, asked):
        if name in _named(source.focus(view, ask, option), kind):
            reason = frame.check(table.state, asked, option)
            if reason is not None:
                yield reason
    for option in ask.options:
        named = _named(source.focus(view, ask, option), kind)
        if len(named) == 1:
            wish = _instead(option, named[0], name)
            reason = table.why_not(eyes.seat, wish) if wish else None
            if reason is not None:
                yield reason


def _candidates(of: object, *args: object) -> list[Option]:
    """Frames that make their options in another way think of no candidates."""
    assert callable(of)
    try:
        found: list[Option] = of(*args)
        return found
    except NotImplementedError:
        return []


def _named(focus: Focus, kind: str) -> list[str]:
    return focus.places if kind == "place" else focus.pieces


def _instead(option: Option, old: str, new: str) -> str:
    """The option's id with another name in it; empty where it does not name the old one."""
    parts = option.id.split(":")
    return ":".join(new if part == old else part for part in parts) if old in parts else ""


def _telling(reasons: list[Refusal]) -> Refusal:
    """The one that cites a rule and is heard most often."""
    heard = Counter((reason.key, reason.rule, repr(reason.args)) for reason in reasons)
    return max(reasons, key=lambda r: (bool(r.rule), heard[(r.key, r.rule, repr(r.args))]))


def _said(eyes: Eyes, refusal: Refusal | None) -> Why:
    if refusal is None:
        return Why(eyes.words.say("why-allowed"), allowed=True)
    return Why(eyes.words.refusal(refusal), refusal.rule)
