"""IV.0.7, IV.0.12 The Diplomacy step of the Time phase, and the End of Diplomacy after the Military phase."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.counsel.counsel import Counsel
from aevum.games.invasions.rules.dice import UNTOLD
from aevum.games.invasions.rules.diplomacy.alliances import WordsExpire
from aevum.games.invasions.rules.diplomacy.deck import KIND, KINDS, give
from aevum.games.invasions.rules.leaders import DIPLOMACY, GENERAL, LEADER_NATION, RANK
from aevum.games.invasions.rules.ledger import earn, score
from aevum.games.invasions.rules.realm.nations import active, civilized, order
from aevum.games.invasions.rules.realm.realm import IN_DECK
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import EMPIRE, NATIONS
from aevum.games.invasions.rules.vassalage.foedera import foedera_held
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World

EMPIRE_CARDS: Final = 1
"""XXX.A.6"""
WEDDING_POINTS: Final = 2
"""XXX.D.2"""
FOEDUS_POINTS: Final = 3
"""XXVIII.E.7"""
EVERYBODY: Final = (1 << len(NATIONS)) - 1


def bonus(w: World, nation: int) -> int:
    """III.C.15, F160: of several rulers the best; generals bring no cards."""
    best = 0
    for i, place in enumerate(w.leader_place):
        if place != NOWHERE and LEADER_NATION[i] == nation and RANK[i] != GENERAL:
            best = max(best, DIPLOMACY[i])
    return best


def draws(w: World, nation: int) -> int:
    """XXX.A.4, XXX.A.5, XXX.A.6: how many cards a nation may draw."""
    if not civilized(w, nation):
        return 0
    return bonus(w, nation) + (EMPIRE_CARDS if w.status[nation] == EMPIRE else 0)


def youngest_first(w: World) -> list[int]:
    """XXX.A.3, IV.0.7: Kingdoms before Empires; of one age first the one that acts later (F84)."""
    return sorted(order(w), key=lambda n: (w.status[n], w.age[n], -w.initiative[n]))


def draw_cards(s: InvasionsState) -> None:
    """XXX.A.2, XXX.A.3: when the deck runs out the oldest go without."""
    w = s.world
    r = s.realm
    for n in youngest_first(w):
        deck = [card for card, at in enumerate(r.diplomacy_at) if at == IN_DECK]
        count = min(draws(w, n), len(deck))
        if not count:
            continue
        people: dict[str, object] = {"people": NATIONS[n]}
        s.tell("draws-diplomacy", {**people, "cards": count}, "XXX.A.2")
        for _ in range(count):
            at = s.roll("diplomacy-draw", len(deck), 1, "XXX.A.2", None, people, to=UNTOLD)[0]
            card = deck.pop(at - 1)
            give(r, card, n)
            s.tell(
                "diplomacy-drawn", {**people, "diplomacy": KINDS[KIND[card]]}, "XXX.A.2", to=1 << w.seat[n]
            )


class DiplomacyStep(Frame[InvasionsState]):
    """XXX.B.7: what is played now is in force when Administration begins."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "counsel", "end")

    def run(self, s: InvasionsState) -> None:
        step = self.step
        self.next(s)
        if step == "draw":
            draw_cards(s)
        elif step == "counsel":
            s.push(Counsel(0))


class EndOfDiplomacy(Frame[InvasionsState]):
    """What was for the turn ends, marriages and Foedera score, and unused cards go back for gold."""

    steps: ClassVar[tuple[str, ...]] = ("expire", "weddings", "foedera", "discard", "end")

    def run(self, s: InvasionsState) -> None:
        step = self.step
        self.next(s)
        if step == "expire":
            s.push(WordsExpire(EVERYBODY))
        elif step == "weddings":
            bless_weddings(s)
        elif step == "foedera":
            score_foedera(s)
        elif step == "discard":
            discard(s)


def bless_weddings(s: InvasionsState) -> None:
    """XXX.D.2: who did not attack the family of his bride."""
    r = s.realm
    for at in range(0, len(r.wed), 2):
        groom, family = r.wed[at], r.wed[at + 1]
        if active(s.world, groom) and not r.attacked[groom] >> family & 1:  # VI.B.3
            score(s, groom, WEDDING_POINTS, "wedding", "XXX.D.2")
    r.wed = []
    r.attacked = [0] * len(r.attacked)


def score_foedera(s: InvasionsState) -> None:
    """XXVIII.E.7, XXVIII.F.3, C31: every turn, and for each Foedus."""
    for n in range(len(NATIONS)):
        count = foedera_held(s.world, n)
        if count and active(s.world, n):  # VI.B.3
            score(s, n, count * FOEDUS_POINTS, "foedus", "XXVIII.E.7")


def discard(s: InvasionsState) -> None:
    """XXX.A.9: a gold for each card, which nobody else sees; promises that did not come true are void."""
    r = s.realm
    for n, count in enumerate(r.held):
        if count:
            earn(s, n, count, "discard", "XXX.A.9")
    r.held = [0] * len(r.held)
    r.diplomacy_at = [IN_DECK] * len(r.diplomacy_at)
    r.promised = [NOBODY] * len(r.promised)
    r.promised_land = []
