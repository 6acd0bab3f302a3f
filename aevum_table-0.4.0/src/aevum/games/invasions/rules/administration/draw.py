"""XIII.D.2, XIII.D.3, XIII.D.6 Drawing administration cards.

Backs show the kind of a card, faces nothing until they are looked at. So a draw settles kinds only; which
cards of a kind they were is settled when somebody turns them up. Every card is as likely as from a deck.
"""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.administration.deck import EDICTS, OF_KIND, POLICIES
from aevum.games.invasions.rules.dice import UNTOLD
from aevum.games.invasions.rules.events.targets import MINISTER, lasts
from aevum.games.invasions.rules.leaders import ADMINISTRATION
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import LEADERS_OF, leader_on_map
from aevum.games.invasions.rules.world.world import World

BASE_DRAW: Final = 2
"""XIII.D.2"""
TWO_KINDS: Final = 2
"""XIII.C.5"""
_MOST: Final = BASE_DRAW + max(ADMINISTRATION) + 1
"""With the card Wise Minister."""
if len(EDICTS) < _MOST or len([cards for cards in OF_KIND if cards]) < TWO_KINDS:
    raise BadData(f"administration.csv: a deck needs at least {_MOST} cards, of two kinds")


def draw_size(w: World, nation: int) -> int:
    """XIII.C.4, III.C.14: of several leaders on the map the best bonus counts, as in D8 and D9."""
    bonus = 0
    for i in LEADERS_OF[nation]:
        if leader_on_map(w, i):
            bonus = max(bonus, ADMINISTRATION[i])
    return BASE_DRAW + bonus


def draw_backs(s: InvasionsState, nation: int) -> list[int]:
    """How many cards of each kind were drawn from a whole deck (XIII.D.8)."""
    drawn = [0] * len(POLICIES)
    wanted = draw_size(s.world, nation) + (1 if lasts(s, MINISTER, nation) else 0)  # the card Wise Minister
    while sum(drawn) < wanted or kinds_in(drawn) < TWO_KINDS:
        left = len(EDICTS) - sum(drawn)
        at = s.roll("draws-edict", left, 1, "XIII.D.2", None, {"people": NATIONS[nation]}, to=UNTOLD)[0]
        for kind, cards in enumerate(OF_KIND):
            at -= len(cards) - drawn[kind]
            if at <= 0:
                drawn[kind] += 1
                break
    return drawn


def kinds_in(drawn: list[int]) -> int:
    return sum([1 for count in drawn if count])


def look_at(s: InvasionsState, nation: int, kind: int, count: int) -> list[int]:
    """XIII.D.6: the faces of so many cards of a kind, for their owner's eyes only."""
    eyes = 1 << s.world.seat[nation]
    left = OF_KIND[kind][:]
    found: list[int] = []
    for _ in range(count):
        at = s.roll("turns-edict", len(left), 1, "XIII.D.6", None, {"people": NATIONS[nation]}, to=UNTOLD)[0]
        card = left.pop(at - 1)
        found.append(card)
        s.tell("sees-edict", {"edict": EDICTS[card].name}, "XIII.D.6", to=eyes)
    return sorted(found)


def draw_one(s: InvasionsState, nation: int, rule: str) -> int:
    """XIV.J.4: any card, in the open."""
    return s.roll("draws-any-edict", len(EDICTS), 1, rule, None, {"people": NATIONS[nation]})[0] - 1
