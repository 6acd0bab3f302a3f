"""What one is given at the front door: a wrong kind of thing is told in a sentence, and first of all."""

from __future__ import annotations

from collections.abc import Mapping

from aevum.engine.refusal import BadData


def text(name: str, given: object) -> str:
    if not isinstance(given, str):
        raise BadData(f"{name}: expected a text, found {given!r}")
    return given


def number(name: str, given: object, least: int = 0) -> int:
    """True and False are no numbers here."""
    if not isinstance(given, int) or isinstance(given, bool) or given < least:
        raise BadData(f"{name}: expected a whole number from {least} on, found {given!r}")
    return given


def named(name: str, given: object) -> dict[str, object]:
    if not isinstance(given, Mapping) or not all(isinstance(key, str) for key in given):
        raise BadData(f"{name}: expected values by their names, found {given!r}")
    return dict(given)
