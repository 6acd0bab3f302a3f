"""XXIV.D.4, XXIV.D.7, X.D.9 What pillage markers bring, once the looting is over."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.calamities.calamity import Calamity
from aevum.games.invasions.rules.events.public import PublicEvent
from aevum.games.invasions.rules.hands.deck import card_of
from aevum.games.invasions.rules.pillage import USURPER
from aevum.games.invasions.rules.state import InvasionsState

USURPATION: Final = "usurper"


class Pending(Frame[InvasionsState]):
    """One event after the other, in the order in which the markers were drawn."""

    steps: ClassVar[tuple[str, ...]] = ("next",)

    def run(self, s: InvasionsState) -> None:
        r = s.realm
        if not r.pending:
            s.pop()
            return
        event, nation = r.pending[0], r.pending[1]
        r.pending = r.pending[2:]
        if event == USURPER:
            s.push(Calamity(nation, USURPATION))
        else:
            s.push(PublicEvent(card_of(event), s.world.seat[nation]))


def resolves_pending(s: InvasionsState) -> bool:
    """Whether events waited, and are now dealt with before anything else goes on."""
    r = s.realm_now
    if r is None or not r.pending:
        return False
    s.push(Pending())
    return True
