"""Diplomacy at any time: war, peace, armistice, pacts and their end (C.DIP, C.PACT)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.diplomacy import war
from aevum.games.medioevo.rules.diplomacy.dispute import Dispute, disputable
from aevum.games.medioevo.rules.diplomacy.offer import Offer
from aevum.games.medioevo.rules.diplomacy.pacts import breach, mates, pacts_of, signers
from aevum.games.medioevo.rules.diplomacy.proposal import ARMISTICE, END_PACT, PEACE, Proposal
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import parameter

OFFERS: Final = parameter("offers-a-turn")
DIPLOMACY_KEYS: tuple[str, ...] = (
    "declare-war",
    "offer-pact",
    "offer-peace",
    "offer-armistice",
    "end-pact",
    "break-pact",
    "dispute-pact",
    "accuse",
)

TO_ANOTHER: Final = DIPLOMACY_KEYS[:4]
"""Those that name whom they are for, and nothing else."""


TALKS: Final = TO_ANOTHER[1:]
"""Those that the other may refuse."""


def talks(s: MedioevoState, seat: int, enemy: int) -> list[Option]:
    """What may be offered to the enemy of a battle before the dice of a round (C.DIP.05, C.DIP.06) [M142]."""
    if not s.at_war(seat, enemy):
        return []
    wanted = s.seats[enemy]
    return [
        option
        for option in diplomacy_options(s, seat)
        if option.key in TALKS and option.args["other_seat"] == wanted
    ]


def others(s: MedioevoState, seat: int) -> list[int]:
    """Those with whom a seat can deal."""
    return [other for other in range(s.players()) if other != seat and not s.out[other]]


def diplomacy_options(s: MedioevoState, seat: int) -> list[Option]:
    """Only what is legal. Offers are limited, so that nobody is asked without end [M83]."""
    found: list[Option] = []
    may_offer = s.offers[seat] < OFFERS
    for other in others(s, seat):
        told: dict[str, object] = {"other_seat": s.seats[other]}
        at_war = s.at_war(seat, other)
        if not at_war and not mates(s, seat, other):
            found.append(Option("declare-war", told, "C.DIP.02"))
        if not may_offer:
            continue
        if at_war:
            found.append(Option("offer-peace", told, "C.DIP.06"))
            if not war.truce(s, seat, other):
                found.append(Option("offer-armistice", told, "C.DIP.05"))
        found.append(Option("offer-pact", told, "C.PACT.01"))
    for number in pacts_of(s, seat):
        named: dict[str, object] = {"pact": number}
        if may_offer:
            found.append(Option("end-pact", named, "C.PACT.15"))
        found.append(Option("break-pact", named, "C.PACT.15"))
        if disputable(s, number, seat):
            found.extend(_disputes(s, number, seat))
    return found


def no_diplomacy(s: MedioevoState, seat: int, key: str, other: int) -> Refusal | None:
    """Why none of `diplomacy_options` has this key for that seat."""
    told: dict[str, object] = {"other_seat": s.seats[other]}
    if s.out[other]:
        return Refusal("player-is-out", told, "D.BANK.05")
    at_war = s.at_war(seat, other)
    match key:
        case "declare-war":
            if mates(s, seat, other):
                return Refusal("team-mates", told, "W.TEAM.01")
            return Refusal("at-war-already", told, "C.DIP.02") if at_war else None
        case "offer-peace" if not at_war:
            return Refusal("not-at-war", told, "C.DIP.06")
        case "offer-armistice" if not at_war:
            return Refusal("not-at-war", told, "C.DIP.05")
        case "offer-armistice" if war.truce(s, seat, other):
            return Refusal("armistice-already", told, "C.DIP.05")
        case _:
            return Refusal("offers-spent", {"most": OFFERS}, "C.DIP.01") if s.offers[seat] >= OFFERS else None


def diplomacy(s: MedioevoState, seat: int, option: Option) -> None:
    """Carry out one of them."""
    if "pact" in option.args:
        number = int(str(option.args["pact"]))
        match option.key:
            case "break-pact":
                breach(s, number, seat)
            case "dispute-pact":
                s.push(Dispute(number, seat, _partners(s, number, seat)[0]))
            case "accuse":
                s.push(Dispute(number, seat, s.seats.index(str(option.args["other_seat"]))))
            case _:
                s.offers[seat] += 1
                partners = _partners(s, number, seat)
                s.push(Proposal(END_PACT, seat, partners[0], number, partners[1:]))
        return
    other = s.seats.index(str(option.args["other_seat"]))
    if option.key == "declare-war":
        war.declare(s, seat, other)
        return
    s.offers[seat] += 1
    match option.key:
        case "offer-peace":
            s.push(Proposal(PEACE, seat, other))
        case "offer-armistice":
            s.push(Proposal(ARMISTICE, seat, other))
        case _:
            s.push(Offer(seat, other))


def _partners(s: MedioevoState, number: int, seat: int) -> list[int]:
    return [other for other in signers(s, number) if other != seat]


def _disputes(s: MedioevoState, number: int, seat: int) -> list[Option]:
    """C.PACT.14: of several who signed it is said who broke it."""
    partners = _partners(s, number, seat)
    if len(partners) == 1:
        return [Option("dispute-pact", {"pact": number}, "C.PACT.14")]
    return [
        Option("accuse", {"pact": number, "other_seat": s.seats[other]}, "C.PACT.14") for other in partners
    ]
