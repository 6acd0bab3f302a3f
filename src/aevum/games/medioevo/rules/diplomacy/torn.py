"""Whoever is allied with two who fight each other must leave one of them (C.PACT.11)."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.diplomacy.pacts import breach, expire, pacts_of, signers, terms_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.terms import DEFENCE, KIND, OFFENCE
from aevum.games.medioevo.rules.uses import effects

ALLIANCES: Final = (DEFENCE, OFFENCE)


def alliances(s: MedioevoState, a: int, b: int) -> list[int]:
    """The pacts that make two seats allies."""
    return [
        number
        for number in pacts_of(s, a)
        if b in signers(s, number) and any(term[KIND] in ALLIANCES for term in terms_of(s, number))
    ]


def tear(s: MedioevoState, aggressor: int, victim: int) -> None:
    """Note who must choose when the turn ends."""
    for seat in range(s.players()):
        if seat in (aggressor, victim) or s.out[seat]:
            continue
        if alliances(s, seat, aggressor) and alliances(s, seat, victim):
            effects.put(s, effects.TORN, seat, aggressor, victim)


class PactsAtEnd(Frame[MedioevoState]):
    """At the end of a turn the torn choose, and pacts whose time is over end (C.PACT.15)."""

    __slots__ = ()

    def run(self, s: MedioevoState) -> None:
        for row in effects.rows(s, effects.TORN):
            seat, one, other = row[effects.SEAT], row[effects.FIRST], row[effects.SECOND]
            if alliances(s, seat, one) and alliances(s, seat, other):
                told: dict[str, object] = {"seat": s.seats[one], "other_seat": s.seats[other]}
                s.ask(seat, "torn-between-allies", "C.PACT.11", told)
                return
        s.pop()
        expire(s)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [
            Option("leave-ally", {"other_seat": name}, "C.PACT.11")
            for name in (ask.args["seat"], ask.args["other_seat"])
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        left = s.seats.index(str(option.args["other_seat"]))
        for number in alliances(s, ask.seat, left):
            breach(s, number, ask.seat)
