"""Objectives of learning, cards, money, honour and pacts (4.CARD.13)."""

from aevum.games.medioevo.rules.diplomacy.pacts import signers
from aevum.games.medioevo.rules.layout import of_branch
from aevum.games.medioevo.rules.objectives.table import LEAST, LEVEL, SUBJECT, players_needed
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES
from aevum.games.medioevo.rules.terms import AT_ONCE, COMMERCE, GIVER, KIND, NUMBER, TAKER, holds


def branches(s: MedioevoState, seat: int, aim: int) -> bool:
    """Technologies of a level in so many branches."""
    at = of_branch(seat)
    levels = s.levels[at : at + len(BRANCHES)]
    return len([level for level in levels if level >= LEVEL[aim]]) >= LEAST[aim]


def branch(s: MedioevoState, seat: int, aim: int) -> bool:
    """A level of one branch."""
    return s.levels[of_branch(seat, BRANCHES.index(SUBJECT[aim][0]))] >= LEVEL[aim]


def cards(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many Empire cards, this one too."""
    return s.holder.count(seat) >= LEAST[aim]


def token_colours(s: MedioevoState, seat: int, aim: int) -> bool:
    at = of_branch(seat)
    return len([tokens for tokens in s.tokens[at : at + len(BRANCHES)] if tokens > 0]) >= LEAST[aim]


def bid(s: MedioevoState, seat: int, aim: int) -> bool:
    """First in the turn order, by a bid of so many florins."""
    return s.order[0] == seat and s.bid >= LEAST[aim]


def money(s: MedioevoState, seat: int, aim: int) -> bool:
    return s.money[seat] >= LEAST[aim]


def money_without_debt(s: MedioevoState, seat: int, aim: int) -> bool:
    return s.loans[seat] == 0 and money(s, seat, aim)


def honour(s: MedioevoState, seat: int, aim: int) -> bool:
    return s.honour[seat] >= LEAST[aim]


def others(s: MedioevoState, seat: int) -> list[int]:
    """The other seats that are in the game."""
    return [other for other in range(s.players()) if other != seat and not s.out[other]]


def last_and_large(s: MedioevoState, seat: int, aim: int) -> bool:
    """Fewer honour points than all others, and nobody with more territories."""
    own = len(s.controlled(seat))
    for other in others(s, seat):
        if s.honour[seat] >= s.honour[other] or own < len(s.controlled(other)):
            return False
    return True


def partners(s: MedioevoState, seat: int, kind: int | None = None) -> list[int]:
    """The other seats with whom pacts are in force, of one kind or of any that lasts."""
    found: list[int] = []
    for term in s.terms:
        if not holds(term, s.turn) or (term[KIND] in AT_ONCE if kind is None else term[KIND] != kind):
            continue
        bound = signers(s, term[NUMBER]) if kind is None else term[GIVER : TAKER + 1]
        if seat in bound:
            found.extend([other for other in bound if other != seat and other not in found])
    return found


def pacts(s: MedioevoState, seat: int, aim: int) -> bool:
    """Pacts with so many other players."""
    return len(partners(s, seat)) >= players_needed(aim, s.players())


def commercial_pacts(s: MedioevoState, seat: int, aim: int) -> bool:
    """With everybody else; team mates trade freely anyway (W.TEAM.01)."""
    signed = partners(s, seat, COMMERCE)
    return all(other in signed or s.team[other] == s.team[seat] for other in others(s, seat))
