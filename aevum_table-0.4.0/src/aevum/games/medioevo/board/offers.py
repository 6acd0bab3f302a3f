"""Questions with many answers: gathered by place, by kind or as a range, so that they fit a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from aevum.games.medioevo.board.names import LEVELS
from aevum.games.medioevo.board.order import ordered, stands_aside
from aevum.games.medioevo.rules.diplomacy.unasked import DIPLOMACY_KEYS
from aevum.games.medioevo.rules.uses.offer import USES
from aevum.terminal.figures import figure_range, figures
from aevum.terminal.lines import fold, paint, row, together

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from aevum.engine.ask import Ask, Option
    from aevum.words import Words

MANY = 6
"""So many answers of one kind are listed below the question; more stand side by side above it."""
AT = {
    "hire": "board-hire",
    "build": "board-build",
    "equip": "board-equip",
    "repair": "board-repair",
    "place-transport": "board-place-transport",
}
"""Answers that are gathered by their place, and what is said of each there."""
RAIDS = ("raid-march", "raid-embark", "raid-sail", "raid-land")
"""Answers that lead from one area to another, gathered by the first."""
SENT = "add-barbarian"
"""Answers that are gathered by the unit."""
TERM, UNTIL = "term", "until"
"""Terms of a pact, gathered by what they are and who gives them, and how long it lasts."""
KEYS: tuple[str, ...] = (
    "board-hire", "board-build", "board-equip", "board-repair", "board-place-transport", "board-use",
    "board-diplomacy", "board-other-things",
)  # fmt: skip
PRICED = ("hire", "build", "equip")


class Numbered(NamedTuple):
    number: int
    option: Option


def unlisted(ask: Ask) -> list[Numbered]:
    """The answers that the picture shows; those that are few of their kind are listed below the question."""
    counts: dict[str, int] = {}
    for option in ask.options:
        counts[option.key] = counts.get(option.key, 0) + 1
    return [
        Numbered(number, option)
        for number, option in enumerate(ordered(ask), 1)
        if counts[option.key] > MANY or stands_aside(ask, option)
    ]


def offers(ask: Ask, shown: Sequence[Numbered], words: Words) -> list[str]:
    """Lines of markup."""
    lines: list[str] = []
    aside: dict[str, list[Numbered]] = {}
    main: dict[str, list[Numbered]] = {}
    for one in shown:
        key = one.option.key
        if not stands_aside(ask, one.option):
            main.setdefault("raid" if key in RAIDS else key, []).append(one)
        elif key in USES:
            aside.setdefault("board-use", []).append(one)
        else:
            aside.setdefault("board-diplomacy" if key in DIPLOMACY_KEYS else "board-other-things", []).append(
                one
            )
    for key, alike in main.items():
        lines += _gathered(key, alike, words)
    if any(key in PRICED for key in main):
        lines.append(paint((words.say("board-prices"), "dim")))
    for head, alike in aside.items():
        texts = _uses(alike, words) if head == "board-use" else [_plain(one, words) for one in alike]
        lines += _in_row(words.say(head), texts, "dim")
    return lines


def _gathered(key: str, alike: list[Numbered], words: Words) -> list[str]:
    if key in AT:
        return _rows((_area(one, words), _thing(one, words)) for one in alike)
    if key == "raid":
        return _rows(_step(one, words) for one in alike)
    if key == TERM:
        return _rows(_term(one, words) for one in alike)
    if key == UNTIL:
        return _in_row(
            words.say("board-until"), [f"{one.number}) {one.option.args['turn']}" for one in alike]
        )
    if key == SENT:
        return _rows((_unit(one, words), f"{one.number}) {_area(one, words)}") for one in alike)
    for figure, those in figures(one.option for one in alike).items():
        return [paint(part) for part in fold((figure_range(figure, those, words), ""))]
    return _in_row("", [_plain(one, words) for one in alike])


def _plain(one: Numbered, words: Words) -> str:
    return f"{one.number}) {words.option(one.option)}"


def _area(one: Numbered, words: Words) -> str:
    kind = "sea" if "sea" in one.option.args else "place"
    return words.value(kind, one.option.args[kind])


def _thing(one: Numbered, words: Words) -> str:
    """What is to be had in a place, and for how much."""
    args = dict(one.option.args)
    args["level"] = LEVELS[int(str(args.get("level", 0)))]
    args["short"] = args.get("unit") or args.get("item") or args.get("building") or ""
    return f"{one.number}) {words.say(AT[one.option.key], **{'points': 0, **args})}"


def _step(one: Numbered, words: Words) -> tuple[str, str]:
    (start, name), (end, other) = one.option.args.items()
    return words.say("board-from", name=words.value(start, name)), f"{one.number}) {words.value(end, other)}"


def _unit(one: Numbered, words: Words) -> str:
    return words.say("board-add", short=one.option.args["unit"])


def _term(one: Numbered, words: Words) -> tuple[str, str]:
    args = one.option.args
    head = f"{words.value('term', args['term'])}, {words.seat(str(args['seat']))}"
    against = f" {words.say('board-against', seat=args['enemy_seat'])}" if "enemy_seat" in args else ""
    return head + against, f"{one.number}) {args.get('amount', words.say('board-yes'))}"


def _rows(pairs: Iterable[tuple[str, str]]) -> list[str]:
    """Texts with the same head stand together."""
    gathered: dict[str, list[str]] = {}
    for head, text in pairs:
        gathered.setdefault(head, []).append(text)
    return [line for head, texts in gathered.items() for line in _in_row(f"{head}:", texts)]


def _uses(alike: list[Numbered], words: Words) -> list[str]:
    """A card or technology is named once where it has many targets."""
    found: list[str] = []
    last = ""
    for one in alike:
        (name, what), *rest = one.option.args.items()
        head = words.value(name, what)
        target = ", ".join(words.value(kind, value) for kind, value in rest)
        if not target:
            found.append(_plain(one, words))
        elif head == last:
            found.append(f"{one.number}) {target}")
        else:
            found.append(f"{head}: {one.number}) {target}")
        last = head
    return found


def _in_row(head: str, texts: list[str], style: str = "") -> list[str]:
    text = f"{together(head)} {row(texts)}" if head else row(texts)
    return [paint(part) for part in fold((text, style))]
