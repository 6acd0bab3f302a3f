"""What a game's package gives in its module `scene`, and what stands in for it where it gives nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import Struct

from aevum.parts import declared

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.engine.event import Event
    from aevum.engine.view import View
    from aevum.scene.board import Board
    from aevum.scene.contest import Contest, Odds, Report
    from aevum.scene.guide import Tip
    from aevum.scene.panel import Block, Card, Panel, PanelHead
    from aevum.scene.position import Position
    from aevum.words import Words


class Focus(Struct, omit_defaults=True):
    """What of the board an option or an event is about."""

    places: list[str] = []
    pieces: list[str] = []
    """Ids of pieces of the position."""
    path: list[str] = []
    """Places in the order of a movement, for an arrow."""
    odds: bool = False
    """Whether `odds` can tell what taking the option may bring."""
    card: str = ""
    """`kind/id` of the card that tells what the option is good for, where a card of the game is played."""
    group: str = ""
    """What it is of that may be done besides the question: the message `group-` and this is the heading."""


def _no_focus(view: View, ask: Ask | None, option: Option) -> Focus:
    return Focus()


def _no_event_focus(event: Event) -> Focus:
    return Focus()


def _no_era(event: Event, words: Words) -> str:
    return ""


def _no_contest(view: View, words: Words) -> Contest | None:
    return None


def _no_reports(events: list[Event], since: int, words: Words) -> list[Report]:
    return []


def _no_odds(view: View, option: Option, words: Words) -> Odds | None:
    return None


def _no_panels(view: View, words: Words) -> list[PanelHead]:
    return []


def _no_panel(view: View, name: str, words: Words) -> Panel | None:
    return None


def _no_card(view: View, kind: str, id: str, words: Words) -> Card | None:
    return None


def _no_file(name: str) -> bytes | None:
    return None


def _no_text(view: View) -> str:
    return ""


def _no_blocks(view: View, words: Words) -> list[Block]:
    return []


def _no_tips(scenario: str, words: Words) -> list[Tip]:
    return []


@dataclass(frozen=True)
class Source:
    """`SCENE` of a game's module `scene`. All of it works on views: nothing a seat may not know can leave. A
    board and what stands on it are enough; the rest may follow."""

    board: Callable[[str, dict[str, object], Words], Board]
    """Of a scenario and its options."""
    position: Callable[[View, Words], Position]
    headline: Callable[[View, Words], str]
    """The line over a position, by itself: for the list of tables, which needs nothing else."""
    focus: Callable[[View, Ask | None, Option], Focus] = _no_focus
    event_focus: Callable[[Event], Focus] = _no_event_focus
    era: Callable[[Event, Words], str] = _no_era
    """The name of the turn that begins with this event, for the plot of the points; "" for all others."""
    contest: Callable[[View, Words], Contest | None] = _no_contest
    reports: Callable[[list[Event], int, Words], list[Report]] = _no_reports
    """How fights among these events ended: those that end from a number on, and the last of all. Numbers of
    events are places in the list."""
    odds: Callable[[View, Option, Words], Odds | None] = _no_odds
    panels: Callable[[View, Words], list[PanelHead]] = _no_panels
    panel: Callable[[View, str, Words], Panel | None] = _no_panel
    card: Callable[[View, str, str, Words], Card | None] = _no_card
    """Of a kind and an id."""
    file: Callable[[str], bytes | None] = _no_file
    """A picture or font that the board names."""
    written: Callable[[View], str] = _no_text
    """How a choice in the player's own words begins, `promise:`, where the question takes one."""
    about: Callable[[View, Words], list[Block]] = _no_blocks
    """What the question is about where it takes more than a sentence: the pact that is to be signed."""
    guide: Callable[[str, Words], list[Tip]] = _no_tips
    """What a beginner is told in a scenario."""


def source(game: str) -> Source | None:
    """None for a game without a board: its matches are played from the list of options."""
    return declared(game, "scene", "SCENE", Source)


def guide(game: str, scenario: str, words: Words) -> list[Tip]:
    found = source(game)
    return found.guide(scenario, words) if found is not None else []
