"""Whoever is allied with two who fight each other must leave one of them (C.PACT.11)."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.diplomacy.pacts import breach, expire, pacts_of, terms_of
from aevum.games.medioevo.rules.diplomacy.writing import between
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.terms import DEFENCE, GIVER, KIND, OFFENCE, OTHER, TAKER

ALLIANCES: Final = (DEFENCE, OFFENCE)


def alliances(s: MedioevoState, a: int, b: int) -> list[int]:
    """The pacts that make two seats allies."""
    return [
        number
        for number in pacts_of(s, a)
        if any(term[KIND] in ALLIANCES for term in between(terms_of(s, number), a, b))
    ]


def _owing(s: MedioevoState, seat: int, aggressor: int, victim: int) -> list[int]:
    """C.PACT.09, C.PACT.12: the pacts by which a seat must help in a war, who is attacked or who attacks."""
    found: list[int] = []
    for number in pacts_of(s, seat):
        for term in terms_of(s, number):
            defends = term[KIND] == DEFENCE and term[TAKER] == victim
            attacks = term[KIND] == OFFENCE and term[TAKER] == aggressor and term[OTHER] == victim
            if term[GIVER] == seat and (defends or attacks) and number not in found:
                found.append(number)
    return found


def must_choose(s: MedioevoState, seat: int, aggressor: int, victim: int) -> bool:
    """Who is owed nothing but help owes none, and peace ends the matter [M114]."""
    if not s.at_war(aggressor, victim) or not _owing(s, seat, aggressor, victim):
        return False
    return len(alliances(s, seat, aggressor)) > 0 and len(alliances(s, seat, victim)) > 0


def tear(s: MedioevoState, aggressor: int, victim: int) -> None:
    """Note who must choose when the turn ends."""
    for seat in range(s.players()):
        if must_choose(s, seat, aggressor, victim):
            effects.put(s, effects.TORN, seat, aggressor, victim)


def _torn(s: MedioevoState) -> tuple[int, list[int]]:
    """A seat that must choose now, and its two allies; NOBODY where none has to."""
    for effect in effects.every(s, effects.TORN):
        seat, one, other = effect.seat, effect.subject, effect.detail
        if must_choose(s, seat, one, other):
            return seat, [one, other]
    return NOBODY, []


class PactsAtEnd(Frame[MedioevoState]):
    """At the end of a turn the torn choose, and pacts whose time is over end (C.PACT.15)."""

    def run(self, s: MedioevoState) -> None:
        seat, _ = _torn(s)
        if seat != NOBODY:
            s.ask(seat, "torn-between-allies", "C.PACT.11")
            return
        s.pop()
        expire(s)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        _, allies = _torn(s)
        if not allies:
            # Whoever only imagines this does not know the allies: the pacts may be secret.
            allies = [other for other in s.order if other != ask.seat]
        return [Option("leave-ally", {"other_seat": s.seats[ally]}, "C.PACT.11") for ally in allies]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        """Pacts with that ally are broken, those of the help that is owed first, until none is in the way."""
        left = s.seats.index(str(option.args["other_seat"]))
        _, allies = _torn(s)
        owed = _owing(s, ask.seat, allies[0], allies[1]) if allies else []
        for number in sorted(alliances(s, ask.seat, left), key=lambda one: one not in owed):
            if not allies or must_choose(s, ask.seat, allies[0], allies[1]):
                breach(s, number, ask.seat)
