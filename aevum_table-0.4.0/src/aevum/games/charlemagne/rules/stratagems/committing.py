"""One side lays markers open, one after the other, for something that is decided afterwards."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.engine.window import Window
from aevum.games.charlemagne.rules.markers import MARKER, kind
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import NO_MARKER, held, might_hold, show
from aevum.games.charlemagne.rules.stratagems.shown import STANDS, Shown


class Committing(Window[CharlemagneState]):
    """Each marker may be answered with Treachery (14.3.a); those that stand lie open until all is over."""

    abstract: ClassVar[bool] = True

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        """Who commits."""
        self.marker = NO_MARKER
        """The marker that may still be answered."""
        self.order = [seat]

    def counts(self, marker_kind: int) -> None:
        """A marker of this kind stands."""
        raise NotImplementedError

    def could(self, s: CharlemagneState, seat: int) -> bool:
        return might_hold(s, seat)

    def respond(self, s: CharlemagneState, seat: int, option: Option) -> None:
        self.marker = held(s, seat, kind(str(option.args["marker"])))
        show(s, seat, self.marker, option.rule)
        s.push(Shown(self.marker, seat))

    def run(self, s: CharlemagneState) -> None:
        if self.marker != NO_MARKER:
            marker, self.marker = self.marker, NO_MARKER
            if s.result == STANDS:
                self.counts(MARKER[marker])
        super().run(s)
