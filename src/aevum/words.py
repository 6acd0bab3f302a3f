"""Words for keys and arguments. The rules never build a sentence; the `.ftl` files hold them, per language.

A message's id is its kind and its key: `event-battle-won`, `option-pass`, `refusal-stale`. Arguments that
are words themselves are looked up too: `unit="legion"` is shown as the message `unit-legion` where there
is one, and so are `enemy_unit="legion"` and each of `units=["legion", "archers"]`. What a game has too
many of to write a message for each, hexes for one, its module `naming` says (`Naming`), and what is shown
for an int that nobody should read; where a seat gets its name in the match, by which it goes now.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from aevum.engine.refusal import BadData
from aevum.parts import PACK_VARIABLE, declared, folder

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

    from aevum.engine.ask import Ask, Option
    from aevum.engine.event import Event, Modifier
    from aevum.engine.form import Form
    from aevum.engine.outcome import Outcome
    from aevum.engine.refusal import Refusal
    from aevum.engine.run import Run
    from aevum.engine.state import State

COMPLETE = "# complete"
"""The line with which a word file claims to hold every message."""


def languages() -> list[str]:
    return sorted(path.name for path in (files("aevum") / "text").iterdir() if path.is_dir())


def text_files(language: str, game: str) -> list[Traversable]:
    """The word files of the engine, of the game and of the pack that is chosen, as far as they exist."""
    paths = own_texts(language)
    home = folder(game)
    if home is not None:
        paths.extend(game_texts(home, language))
    pack = os.environ.get(PACK_VARIABLE, "")
    if pack:
        paths.append(Path(pack, f"{language}.ftl"))
    return [path for path in paths if path.is_file()]


def own_texts(language: str) -> list[Traversable]:
    """The words of the engine and of what stands around it."""
    own = files("aevum") / "text" / language
    found = [path for path in own.iterdir() if path.name.endswith(".ftl")] if own.is_dir() else []
    return sorted(found, key=lambda path: path.name)


def game_texts(home: Traversable, language: str) -> list[Traversable]:
    """A game's words: one file, or a folder of them."""
    own = home / "text" / language
    found = [path for path in own.iterdir() if path.name.endswith(".ftl")] if own.is_dir() else []
    return [home / "text" / f"{language}.ftl", *sorted(found, key=lambda path: path.name)]


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    # Fluent takes longer to import than the rest of the program; most commands do without it.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks keep right-to-left text apart; in a terminal they show as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for path in text_files(language, game):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@dataclass(frozen=True)
class Naming:
    """`NAMING` of a game's module `naming`, where it has one."""

    name: Callable[[str, str, Words], str] | None = None
    """What is said for a value of a kind that has no message."""
    number: Callable[[str, int, Words], int | str] | None = None
    """What is shown for an int."""
    called: Callable[[State], dict[str, str]] | None = None
    """By seat, whose name it goes by now, as far as that is another than its own."""


@cache
def _naming(game: str) -> Naming:
    return declared(game, "naming", "NAMING", Naming) or Naming()


def called(game: str, state: State) -> dict[str, str]:
    """By seat, whose name it goes by now, as far as that is another than its own."""
    calling = _naming(game).called
    return calling(state) if calling is not None else {}


class Words:
    """The words of one game in one language, or of none, the program's own; what a language lacks is said
    in English."""

    def __init__(
        self,
        language: str = "en",
        game: str = "",
        seats: Sequence[str] = (),
        called: Mapping[str, str] | None = None,
    ) -> None:
        if language not in languages():
            raise BadData(f"there are no words in '{language}'; known languages: {', '.join(languages())}")
        self.language = language
        self.game = game
        self.seats = list(seats)
        self.called = dict(called or {})
        self._bundles = [_bundle(name, game) for name in dict.fromkeys((language, "en"))]
        self._name = _naming(game).name
        self._number = _naming(game).number

    def event(self, event: Event) -> str:
        """`$rule` is the event's rule with dashes, `XX-I-1`, for sentences that depend on why."""
        return self.say(f"event-{event.key}", **{"rule": event.rule.replace(".", "-"), **event.args})

    def ask(self, ask: Ask) -> str:
        return self.say(f"ask-{ask.key}", **{"seat": ask.seat, **ask.args})

    def option(self, option: Option) -> str:
        """An option whose arguments differ from case to case has a message for each set of them beside the
        plain one: `option-use-card-with-place` names the place that follows the card."""
        key = f"option-{option.key}"
        further = "-".join(list(option.args)[1:])
        if further and self.has(f"{key}-with-{further}"):
            key = f"{key}-with-{further}"
        return self.say(key, **option.args)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{refusal.key}", **refusal.args)

    def run(self, run: Run) -> str:
        """What a run is; of one that somebody put together himself, its choices."""
        return self.say(f"run-{run.key}", **run.args) if run.key else run.id

    def form(self, form: Form) -> str:
        return self.say(f"form-{form.key}", **form.args)

    def modifier(self, modifier: Modifier) -> str:
        return self.say(f"modifier-{modifier.key}", value=modifier.value)

    def outcome(self, outcome: Outcome) -> str:
        return self.say(f"outcome-{outcome.key}", **{"winner_seats": outcome.winners, **outcome.args})

    def seat(self, name: str) -> str:
        return self.say(f"seat-{self.called.get(name, name)}")

    def scenario(self, name: str) -> str:
        return self.say(f"scenario-{name}")

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, **args: object) -> str:
        """The message `key`. A missing one is shown as ⟦key⟧: plain to see, and no reason to stop a match."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, self._arguments(args))[0])
        return f"⟦{key}⟧"

    def value(self, name: str, value: object) -> str:
        """One argument as a message would show it: `value("unit", "legion")`."""
        return str(self._arguments({name: value})[name])

    def together(self, items: Sequence[str]) -> str:
        """A list in words: `a`, `a and b`, `a, b and c`."""
        if not items:
            return self.say("list-none")
        text = items[0]
        for item in items[1:-1]:
            text = self.say("list-more", first=text, next=item)
        return text if len(items) == 1 else self.say("list-last", first=text, next=items[-1])

    def _arguments(self, args: Mapping[str, object]) -> dict[str, object]:
        """Beside the words of `name` a message finds the bare value in `name-id`, a list's length in
        `name-count`: what to select on where a language bends its sentence. Of seats there is also
        `name-before`: what they were called when nobody had a name yet; of lists of what
        has messages with a `$count`, `many-unit-legion`, there is `name-counted`: how many of each."""
        result: dict[str, object] = {}
        for name, value in args.items():
            kind = name.replace("_", "-").rpartition("-")[2]
            if isinstance(value, (list, tuple)):
                kind = kind.removesuffix("s")
                shown = [str(self._value(name, kind, self._bare(kind, item))) for item in value]
                result[name] = self.together(shown)
                result[f"{name}-count"] = len(value)
                each = any(self.has(f"many-{kind}-{item}") for item in value)
                result[f"{name}-counted"] = self._counted(kind, value) if each else result[name]
                if kind == "seat":
                    result[f"{name}-before"] = self.together([self._before(item) for item in value])
                continue
            bare = self._bare(kind, value)
            if kind == "seat":
                result[f"{name}-before"] = self._before(value)
            result[name] = self._value(name, kind, bare)
            if isinstance(bare, str):
                result[f"{name}-id"] = bare
        return result

    def _counted(self, kind: str, items: Sequence[object]) -> str:
        each = {str(item): items.count(item) for item in items}
        return self.together([self.say(f"many-{kind}-{item}", count=count) for item, count in each.items()])

    def _bare(self, kind: str, value: object) -> object:
        if kind != "seat":
            return value
        seat = self._seat(value)
        return self.called.get(seat, seat) if isinstance(seat, str) else seat

    def _seat(self, value: object) -> object:
        if isinstance(value, int) and 0 <= value < len(self.seats):
            return self.seats[value]
        return value

    def _before(self, value: object) -> str:
        seat = self._seat(value)
        return self.say(f"seat-{seat}") if self.has(f"seat-{seat}") else str(seat)

    def _value(self, name: str, kind: str, value: object) -> object:
        if isinstance(value, str):
            for key in (f"{name}-{value}", f"{kind}-{value}"):
                if self.has(key):
                    return self.say(key)
            return self._name(kind, value, self) if self._name is not None else value
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and self._number is not None:
            return self._number(kind, value, self)
        return value if isinstance(value, (int, float)) else str(value)
