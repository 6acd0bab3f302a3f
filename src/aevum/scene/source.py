"""What a game's package gives in its module `scene`, and what stands in for it where it gives nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from msgspec import Struct

from aevum.parts import part

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


class Source(Protocol):
    """The module `scene` of a game. All of it works on views: nothing a seat may not know can leave."""

    def board(self, scenario: str, options: dict[str, object], words: Words) -> Board: ...
    def position(self, view: View, words: Words) -> Position: ...
    def focus(self, view: View, ask: Ask | None, option: Option) -> Focus: ...
    def event_focus(self, event: Event) -> Focus: ...
    def era(self, event: Event, words: Words) -> str:
        """The name of the turn that begins with this event, for the plot of the points; "" for all others."""
        ...

    def contest(self, view: View, words: Words) -> Contest | None: ...
    def reports(self, events: list[Event], since: int, words: Words) -> list[Report]:
        """How fights among these events ended: those that end from number `since` on, and the last of all.
        Numbers of events are places in the list."""
        ...

    def odds(self, view: View, option: Option, words: Words) -> Odds | None: ...
    def panels(self, view: View, words: Words) -> list[PanelHead]: ...
    def panel(self, view: View, name: str, words: Words) -> Panel | None: ...
    def card(self, view: View, kind: str, id: str, words: Words) -> Card | None: ...
    def file(self, name: str) -> bytes | None:
        """A picture or font that the board names."""
        ...


def source(game: str) -> Source | None:
    """None for a game without a board: its matches are played from the list of options."""
    return cast("Source | None", part(game, "scene"))


def written(view: View, game: str) -> str:
    """How a choice in the player's own words begins, `promise:`, where the question takes one."""
    own = getattr(part(game, "scene"), "written", None)
    return str(own(view)) if own is not None else ""


def about(view: View, words: Words) -> list[Block]:
    """What the question is about where it takes more than a sentence: the pact that is to be signed."""
    own = getattr(part(words.game, "scene"), "about", None)
    found: list[Block] = own(view, words) if own is not None else []
    return found


def guide(game: str, scenario: str, words: Words) -> list[Tip]:
    """What `guide(scenario, words)` of the game's module `scene` tells a beginner; a game may go without."""
    own = getattr(part(game, "scene"), "guide", None)
    tips: list[Tip] = own(scenario, words) if own is not None else []
    return tips
