"""Events and plunder by barbarians looked at more closely."""

from collections.abc import Callable

from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.events.cards import EVENTS, RED
from aevum.games.medioevo.rules.events.icons import ARMIES
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.events.strike import Strike
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.uses.pause import Pause

Maker = Callable[..., ScriptedMatch]


@rule("K.65.3", "2.CARD.07")
def test_a_hired_barbarian_that_an_event_kills_does_not_go_twice(match: Maker) -> None:
    m = match([2]).give("byzantium", 65).put("ADR", "byzantium", "light-infantry", 2).hush()
    m.s.circle = [1, 6, 8]
    m.turn(2, 2).begin(Pause()).do("use-card:65:ADR")
    assert m.at("ADR", "byzantium") == {"light-infantry": 4}
    m.s.event = next(number for number in range(len(EVENTS)) if m.area("ADR") in RED[number])
    m.begin(Strike(ARMIES))
    while not m.done():
        m.do(m.offered()[0])
    assert m.at("ADR", "byzantium") == {"light-infantry": 2}
    m.turn(2, 7).begin(EndPhase())
    assert m.at("ADR", "byzantium") == {"light-infantry": 2}


@rule("E.BARB.10", "5.TERR.03")
def test_where_barbarians_are_left_alone_a_control_marker_goes(match: Maker) -> None:
    m = match().mark("SER", "byzantium").put("SER", "byzantium", "archer")
    m.put("SER", "barbarians", "light-infantry").active("byzantium").begin(Pause())
    m.do("remove-pieces", "disband:SER:archer")
    assert m.told("marker-swept-away") == ("5.TERR.03", {"seat": "byzantium", "place": "SER"})


@rule("2.CARD.03")
def test_the_icons_that_are_chosen_are_told(match: Maker) -> None:
    m = match([4, 6, 8]).turn(2, 2)
    m.s.event_deck = [0, 1, 2]
    m.begin(EventPhase()).do("keep-dice")
    first, second = m.offered()[0].split(":")[1:]
    m.do(m.offered()[0])
    assert m.told("icons-chosen")[1] == {"seat": "byzantium", "icon": first, "other_icon": second}
