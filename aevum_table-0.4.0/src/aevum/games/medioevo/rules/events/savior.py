"""Savior 61: a choice of events (K.CARD.25)."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.events.cards import EVENTS
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.shuffling import shuffled
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.cards import AMOUNT
from aevum.games.medioevo.rules.uses.registry import Power

_RULE: Final = "K.CARD.25"


def can_draw(s: MedioevoState, card: int) -> int:
    """How many cards may be drawn: one must be left, whose back is read (2.REB.01)."""
    return min(AMOUNT[card], len(s.event_deck) - 1)


class ChooseEvent(Power):
    """In place of the card that was drawn, which goes under the deck with the others [M23]."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if s.event != NOBODY and can_draw(s, card) > 0 else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        left = can_draw(s, card) - 1
        s.push(PickEvent(seat, [_draw(s, seat)], left))


def _draw(s: MedioevoState, seat: int) -> int:
    event = s.event_deck.pop()
    s.revealed += 1
    s.tell("event-offered", {"seat": s.seats[seat], "title": EVENTS[event]}, _RULE)
    return event


class PickEvent(Frame[MedioevoState]):
    """Up to three are drawn, one after the other, as the seat likes; one of them is the event."""

    def __init__(self, seat: int = 0, drawn: list[int] | None = None, left: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.drawn: list[int] = drawn if drawn is not None else []
        self.left = left
        """How many more may be drawn."""

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "pick-event", _RULE)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found = [Option("pick-event", {"title": EVENTS[event]}, _RULE) for event in self.drawn]
        return [*found, Option("draw-event", {"count": self.left}, _RULE)] if self.left > 0 else found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "draw-event":
            self.left -= 1
            self.drawn = [*self.drawn, _draw(s, self.seat)]
            return
        s.pop()
        chosen = EVENTS.index(str(option.args["title"]))
        others = [s.event, *[event for event in self.drawn if event != chosen]]
        under = shuffled(s, others, "events-put-under", _RULE)
        s.event_deck = [*under, *s.event_deck]
        s.event = chosen
        for frame in s.frames:
            if isinstance(frame, EventPhase):
                frame.anew()
        s.tell("event-picked", {"seat": s.seats[self.seat], **option.args}, _RULE)
