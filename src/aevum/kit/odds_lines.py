"""What the games' odds have in common when they are told as lines of text."""

from aevum.engine.codec import a_dict, a_list, a_text, an_int, as_dict
from aevum.engine.event import Modifier
from aevum.words import Words

KEYS: tuple[str, ...] = ()
"""Modifier keys come from the rules, which declare them."""


def number(data: dict[str, object], name: str) -> float:
    """A figure of an answer."""
    value = data[name]
    assert isinstance(value, float | int)
    return value


def percent(share: float) -> str:
    """With one decimal."""
    return f"{100 * share:.1f} %"


def items(part: dict[str, object], words: Words, name: str = "modifiers") -> list[str]:
    """The modifiers of a part of the answer, each with its rule."""
    text: list[str] = []
    for value in a_list(part, name, "odds") if name in part else []:
        item = as_dict(value, "odds.modifier")
        rule = a_text(item, "rule", "modifier")
        points = an_int(item, "value", "modifier")
        said = words.modifier(Modifier(points, a_text(item, "key", "modifier"), rule))
        text.append(f"  {points:+d} {said} ({rule})")
    return text


def checked(found: dict[str, object]) -> dict[str, object]:
    """What a check of the odds against played matches came to, as arguments of a message."""
    check = a_dict(found, "check", "odds")
    return {
        "games": an_int(check, "games", "check"),
        "worst": f"{number(check, 'standard_errors'):.1f}",
        "agrees": "yes" if check["agrees"] is True else "no",
    }
