"""Which terms a pact may have (C.PACT.04 to C.PACT.12), from `terms.csv`."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.prisoners import held
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY, ordered
from aevum.games.medioevo.rules.terms import (
    AMOUNT,
    ARMISTICE,
    AT_ONCE,
    GIVER,
    KIND,
    NON_BELLIGERENCE,
    OFFENCE,
    OTHER,
    PAYMENT,
    PRISONERS,
    PROMISE,
    TAKER,
    TERMS,
)
from aevum.kit.tables import whole

_ROWS: Final = ordered("terms", "term", TERMS)
TERM_RULE: Final[list[str]] = [row["rule"].split()[0] for row in _ROWS]
_AMOUNTS: Final[list[list[int]]] = [[int(amount) for amount in row["amounts"].split()] for row in _ROWS]
_WAYS: Final[list[int]] = [whole(row, "ways", f"terms.csv, {row['term']}") for row in _ROWS]
"""2 where either side may give it, 1 where it binds both alike, 0 where it is not offered by the engine."""

AMONG_ENEMIES: Final = (*AT_ONCE, PROMISE)
"""C.DIP.01: what those who are at war may agree on without peace."""


def between(terms: list[list[int]], one: int, other: int) -> list[list[int]]:
    """The terms that bind two of those who sign."""
    return [term for term in terms if term[GIVER] in (one, other) and term[TAKER] in (one, other)]


def further_terms(
    s: MedioevoState, parties: list[int], one: int, other: int, terms: list[list[int]]
) -> list[Option]:
    """What may still be written between two of the parties, of whom the first writes it.

    Each term once for each giver, an offensive alliance against each who is no party.
    """
    found: list[Option] = []
    writer = parties[0]
    written = [[term[KIND], term[GIVER]] for term in between(terms, one, other)]
    for kind in range(len(TERMS)):
        if kind == ARMISTICE and not _at_blows(s, one, other):
            continue
        givers = [one, other] if _WAYS[kind] == 2 else [one] * _WAYS[kind]
        for giver in givers:
            if kind != OFFENCE and [kind, giver] in written:
                continue
            taker = other if giver == one else one
            if kind == PRISONERS and sum(held(s, giver, taker)) == 0:
                continue
            for amount in _AMOUNTS[kind]:
                if kind == PAYMENT and giver == writer and amount > s.money[writer]:
                    continue
                told: dict[str, object] = {"term": TERMS[kind], "seat": s.seats[giver]}
                if len(_AMOUNTS[kind]) > 1:
                    told["amount"] = amount
                if kind == OFFENCE:
                    spared = parties + enemies(between(terms, one, other), giver)
                    found.extend(_against(s, told, spared))
                else:
                    found.append(Option("term", told, TERM_RULE[kind]))
    return found


def _at_blows(s: MedioevoState, one: int, other: int) -> bool:
    """C.DIP.05: at war, and without an armistice."""
    return s.at_war(one, other) and s.truce[one * SEATS_MOST + other] != s.turn


def enemies(terms: list[list[int]], giver: int = NOBODY) -> list[int]:
    """Whom offensive alliances are against, of one giver or of all (C.PACT.12)."""
    return [term[OTHER] for term in terms if term[KIND] == OFFENCE and giver in (NOBODY, term[GIVER])]


def _against(s: MedioevoState, told: dict[str, object], spared: list[int]) -> list[Option]:
    return [
        Option("term", {**told, "enemy_seat": s.seats[enemy]}, TERM_RULE[OFFENCE])
        for enemy in range(s.players())
        if enemy not in spared and not s.out[enemy]
    ]


def term_of(s: MedioevoState, one: int, other: int, option: Option) -> list[int]:
    """The row of an option of `further_terms`."""
    giver = s.seats.index(str(option.args["seat"]))
    taker = other if giver == one else one
    enemy = s.seats.index(str(option.args["enemy_seat"])) if "enemy_seat" in option.args else NOBODY
    amount = int(str(option.args.get("amount", 0)))
    return [0, TERMS.index(str(option.args["term"])), giver, taker, 0, 0, amount, enemy]


def peaceful(s: MedioevoState, terms: list[list[int]]) -> bool:
    """Whether those who are enemies may sign it: it ends their war, or is done with the signing [M90]."""
    for term in terms:
        if term[KIND] in AMONG_ENEMIES or not s.at_war(term[GIVER], term[TAKER]):
            continue
        bound = between(terms, term[GIVER], term[TAKER])
        if NON_BELLIGERENCE not in [other[KIND] for other in bound]:
            return False
    return True


def left_out(terms: list[list[int]], parties: list[int]) -> list[int]:
    """Those of whom nothing stands in it."""
    return [seat for seat in parties if not any(seat in (term[GIVER], term[TAKER]) for term in terms)]


def words_of(terms: list[list[int]]) -> list[object]:
    """Names of the terms, for events."""
    return [TERMS[term[KIND]] for term in terms]


def amount_of(terms: list[list[int]], kind: int, giver: int) -> int:
    return sum([term[AMOUNT] for term in terms if term[KIND] == kind and term[GIVER] == giver])
