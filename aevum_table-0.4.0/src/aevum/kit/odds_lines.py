"""What the games' odds have in common when they are told as lines of text."""

from aevum.engine.codec import a_dict, a_list, an_int
from aevum.engine.event import Modifier
from aevum.words import Words


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
        item = Modifier.from_json(value)
        text.append(f"  {item.value:+d} {words.modifier(item)} ({item.rule})")
    return text


def checked(found: dict[str, object]) -> dict[str, object]:
    """What a check of the odds against played matches came to, as arguments of a message."""
    check = a_dict(found, "check", "odds")
    return {
        "games": an_int(check, "games", "check"),
        "worst": f"{number(check, 'standard_errors'):.1f}",
        "agrees": "yes" if check["agrees"] is True else "no",
    }
