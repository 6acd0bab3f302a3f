"""What a match of a game may set, as `aevum play GAME --options` lists it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aevum.engine import Game
    from aevum.words import Words

KEYS: tuple[str, ...] = ()
"""`choosable-fog` and `about-fog` stand in the vocabulary of a game's lobby."""


def show(game: Game, scenario: str, words: Words) -> None:
    """A line for each option with its values, the usual one first, and below it what it does."""
    from rich.padding import Padding
    from rich.text import Text

    from aevum.terminal import paint

    console = paint.make_console()
    console.print(Text(words.scenario(scenario), style="bold"))
    for name, values in _options(game, scenario, words).items():
        line = Text(f"  --option {name}=", style="cyan").append(values, style="default")
        console.print(line)
        said = [words.say(f"{kind}-{name}") for kind in ("choosable", "about") if words.has(f"{kind}-{name}")]
        console.print(Padding(Text(": ".join(said), style="dim"), (0, 0, 0, 6)))


def _options(game: Game, scenario: str, words: Words) -> dict[str, str]:
    """By option its values in short."""
    from aevum.scene.lobby import lobby

    offered = lobby(game.name)
    found = {
        name: " | ".join(_value(name, value, words) for value in values)
        for name, values in offered.options(scenario).items()
    }
    if offered.lineups(scenario):
        found[offered.lineup] = ",".join(game.seats(scenario, {}))
    return {name: values or "TEXT" for name, values in found.items()}


def _value(name: str, value: object, words: Words) -> str:
    """As it is typed, and what a number means that has words of its own."""
    typed = str(value).lower() if isinstance(value, bool) else str(value)
    said = isinstance(value, int) and words.has(f"{name}-{value}")
    return f"{typed} ({words.say(f'{name}-{value}').lower()})" if said else typed
