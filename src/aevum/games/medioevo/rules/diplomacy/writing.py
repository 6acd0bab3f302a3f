"""Which terms a pact may have (C.PACT.04 to C.PACT.12), from `terms.csv`."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.prisoners import held
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY, ordered
from aevum.games.medioevo.rules.terms import (
    AMOUNT,
    GIVER,
    KIND,
    NON_BELLIGERENCE,
    OFFENCE,
    OTHER,
    PAYMENT,
    PRISONERS,
    PROMISE,
    TERMS,
)
from aevum.kit.tables import whole

_ROWS: Final = ordered("terms", "term", TERMS)
TERM_RULE: Final[list[str]] = [row["rule"].split()[0] for row in _ROWS]
_AMOUNTS: Final[list[list[int]]] = [[int(amount) for amount in row["amounts"].split()] for row in _ROWS]
_WAYS: Final[list[int]] = [whole(row, "ways", f"terms.csv, {row['term']}") for row in _ROWS]
"""2 where either side may give it, 1 where it binds both alike, 0 where it is not offered by the engine."""

AMONG_ENEMIES: Final = (PAYMENT, PRISONERS, PROMISE)
"""C.DIP.01: what those who are at war may agree on without peace."""


def further_terms(s: MedioevoState, seat: int, other: int, terms: list[list[int]]) -> list[Option]:
    """What may still be written: each term once for each giver, an offensive alliance against each enemy."""
    found: list[Option] = []
    for kind in range(len(TERMS)):
        givers = [seat, other] if _WAYS[kind] == 2 else [seat] * _WAYS[kind]
        for giver in givers:
            if kind != OFFENCE and [kind, giver] in [[term[KIND], term[GIVER]] for term in terms]:
                continue
            taker = other if giver == seat else seat
            if kind == PRISONERS and sum(held(s, giver, taker)) == 0:
                continue
            for amount in _AMOUNTS[kind]:
                if kind == PAYMENT and giver == seat and amount > s.money[seat]:
                    continue
                found.extend(_of_amount(s, kind, giver, taker, amount, terms))
    return found


def _of_amount(
    s: MedioevoState, kind: int, giver: int, taker: int, amount: int, terms: list[list[int]]
) -> list[Option]:
    told: dict[str, object] = {"term": TERMS[kind], "seat": s.seats[giver]}
    if len(_AMOUNTS[kind]) > 1:
        told["amount"] = amount
    if kind != OFFENCE:
        return [Option("term", told, TERM_RULE[kind])]
    left_out = [term[OTHER] for term in terms if term[KIND] == OFFENCE and term[GIVER] == giver]
    left_out.extend([giver, taker])
    return [
        Option("term", {**told, "enemy_seat": s.seats[enemy]}, TERM_RULE[kind])
        for enemy in range(s.players())
        if enemy not in left_out and not s.out[enemy]
    ]


def term_of(s: MedioevoState, seat: int, other: int, option: Option) -> list[int]:
    """The row of an option of `further_terms`."""
    giver = s.seats.index(str(option.args["seat"]))
    taker = other if giver == seat else seat
    enemy = s.seats.index(str(option.args["enemy_seat"])) if "enemy_seat" in option.args else NOBODY
    amount = int(str(option.args.get("amount", 0)))
    return [0, TERMS.index(str(option.args["term"])), giver, taker, 0, 0, amount, enemy]


def peaceful(terms: list[list[int]]) -> bool:
    """Whether enemies may sign it: it ends their war, or is done as soon as it is signed [M90]."""
    kinds = [term[KIND] for term in terms]
    return NON_BELLIGERENCE in kinds or all(kind in AMONG_ENEMIES for kind in kinds)


def words_of(terms: list[list[int]]) -> list[object]:
    """Names of the terms, for events."""
    return [TERMS[term[KIND]] for term in terms]


def amount_of(terms: list[list[int]], kind: int, giver: int) -> int:
    return sum([term[AMOUNT] for term in terms if term[KIND] == kind and term[GIVER] == giver])
