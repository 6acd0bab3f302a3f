"""A seat leaves the game (D.BANK.05, R-104)."""

from aevum.games.medioevo.rules.diplomacy.pacts import drop, pacts_of
from aevum.games.medioevo.rules.giving_up import areas_of
from aevum.games.medioevo.rules.layout import of_branch, of_kind, of_pair, of_piece
from aevum.games.medioevo.rules.owners import OWNERS, SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE, kind_of
from aevum.games.medioevo.rules.prisoners import set_free
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES, NOBODY
from aevum.games.medioevo.rules.things import remove_item
from aevum.games.medioevo.rules.uses.deck import put_under


def eliminate(s: MedioevoState, seat: int) -> None:
    s.tell("out-of-the-game", {"seat": s.seats[seat]}, "D.BANK.05")
    s.out[seat] = 1
    s.order = [other for other in s.order if other != seat]
    _clear_board(s, seat)
    _give_back(s, seat)
    for number in pacts_of(s, seat):
        drop(s, number)
    for other in range(SEATS_MOST):
        s.war[of_pair(seat, other)] = 0
        s.war[of_pair(other, seat)] = 0
        set_free(s, seat, other)
        set_free(s, other, seat)
    s.enthrone()
    for place in range(len(s.lord)):
        s.settle(place)
    if len(s.order) == 1:
        s.over = True


def _clear_board(s: MedioevoState, seat: int) -> None:
    """Units, transports, engines and control markers go; buildings stay, to be conquered."""
    for area in areas_of(s, seat):
        force = s.armies[area * OWNERS + seat]
        for piece in range(FORCE):
            if force[piece]:
                s.remove(area, seat, piece, force[piece])
    for slot in s.items(seat):
        remove_item(s, slot)
    for place in range(len(s.marker)):
        if s.marker[place] == seat:
            s.mark(place, NOBODY)
        if s.builder[place] == seat:
            s.builder[place] = NOBODY


def _give_back(s: MedioevoState, seat: int) -> None:
    """Cards under the deck, tokens and blood to the supply, units set aside to the reserve; the rest goes."""
    for card in range(len(s.holder)):
        if s.holder[card] == seat:
            put_under(s, card)
    for branch in range(len(BRANCHES)):
        at = of_branch(seat, branch)
        s.token_supply[branch] += s.tokens[at]
        s.tokens[at] = 0
        s.flipped[at] = 0
        s.levels[at] = 0
    s.money[seat] = 0
    s.loans[seat] = 0
    s.arrears[seat] = 0
    s.blood_left += s.blood[seat]
    s.blood[seat] = 0
    s.route_steps[seat] = []
    s.route_item[seat] = NOBODY
    for piece in range(FORCE):
        s.reserve[of_kind(seat, kind_of(piece))] += s.aside[of_piece(seat, piece)]
        s.aside[of_piece(seat, piece)] = 0
        s.aside_new[of_piece(seat, piece)] = 0
