"""Which terms a pact may have (C.PACT.04 to C.PACT.12), from `terms.csv`."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.layout import of_pair
from aevum.games.medioevo.rules.pieces import FORCE
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
from aevum.games.medioevo.rules.words import PIECE_NAMES
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


def lines(terms: list[list[int]]) -> int:
    """How many terms they are: the prisoners of one giver are one, of however many kinds [M83]."""
    return len({(row[KIND], row[GIVER], 0 if row[KIND] == PRISONERS else row[OTHER]) for row in terms})


def further_terms(
    s: MedioevoState, parties: list[int], one: int, other: int, terms: list[list[int]]
) -> list[Option]:
    """What may still be written between two of the parties, of whom the first writes it.

    Each term once for each giver, an offensive alliance against each who is no party.
    """
    found: list[Option] = []
    writer = parties[0]
    written = [[term[KIND], term[GIVER]] for term in between(terms, one, other)]
    # The armistice is the last of the terms.
    for kind in range(len(TERMS) if _at_blows(s, one, other) else ARMISTICE):
        givers = [one, other] if _WAYS[kind] == 2 else [one] * _WAYS[kind]
        for giver in givers:
            if kind not in (OFFENCE, PRISONERS) and [kind, giver] in written:
                continue
            taker = other if giver == one else one
            if kind == PRISONERS:
                found.extend(_captives(s, giver, taker, between(terms, one, other)))
                continue
            purse = s.money[writer] if kind == PAYMENT and giver == writer else max(_AMOUNTS[kind])
            for amount in [amount for amount in _AMOUNTS[kind] if amount <= purse]:
                told: dict[str, object] = {"term": TERMS[kind], "seat": s.seats[giver]}
                if len(_AMOUNTS[kind]) > 1:
                    told["amount"] = amount
                if kind == OFFENCE:
                    spared = parties + enemies(between(terms, one, other), giver)
                    found.extend(_against(s, told, spared))
                else:
                    found.append(Option("term", told, TERM_RULE[kind]))
    return found


def larger_terms(s: MedioevoState, writer: int, terms: list[list[int]]) -> list[Option]:
    """What may be added to the numbers that stand there, so that any sum can be written [M83]."""
    found: list[Option] = []
    for term in terms:
        kind, giver = term[KIND], term[GIVER]
        for amount in _AMOUNTS[kind]:
            if amount == 0 or (
                kind == PAYMENT and giver == writer and term[AMOUNT] + amount > s.money[writer]
            ):
                continue
            told: dict[str, object] = {"term": TERMS[kind], "seat": s.seats[giver], "amount": amount}
            if kind == OFFENCE:
                told["enemy_seat"] = s.seats[term[OTHER]]
            found.append(Option("more" if kind != OFFENCE else "more-against", told, TERM_RULE[kind]))
    return found


def enlarged(
    s: MedioevoState, one: int, other: int, terms: list[list[int]], option: Option
) -> list[list[int]]:
    """The terms with an option of `larger_terms` taken."""
    wanted = term_of(s, one, other, option)
    found: list[list[int]] = []
    for term in terms:
        same = [term[KIND], term[GIVER], term[TAKER]] == [wanted[KIND], wanted[GIVER], wanted[TAKER]]
        if same and (term[KIND] != OFFENCE or term[OTHER] == wanted[OTHER]):
            term = [*term[:AMOUNT], term[AMOUNT] + wanted[AMOUNT], *term[OTHER:]]
        found.append(term)
    return found


def _captives(s: MedioevoState, giver: int, taker: int, terms: list[list[int]]) -> list[Option]:
    """C.DIP.01: prisoners go home, all of them, or so many of a kind."""
    written = [term[OTHER] for term in terms if term[KIND] == PRISONERS and term[GIVER] == giver]
    captives = held(s, giver, taker)
    rule = TERM_RULE[PRISONERS]
    if sum(captives) == 0 or NOBODY in written:
        return []
    told: dict[str, object] = {"term": TERMS[PRISONERS], "seat": s.seats[giver]}
    found = [] if written else [Option("term", told, rule)]
    for piece in range(FORCE):
        for count in range(1, captives[piece] + 1) if piece not in written else []:
            some: dict[str, object] = {"unit": PIECE_NAMES[piece], "count": count}
            found.append(Option("free-prisoners", {"seat": s.seats[giver], **some}, rule))
    return found


def _at_blows(s: MedioevoState, one: int, other: int) -> bool:
    """C.DIP.05: at war, and without an armistice."""
    return s.at_war(one, other) and s.truce[of_pair(one, other)] != s.turn


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
    """The row of an option of `further_terms`; of prisoners nobody as the other means all."""
    giver = s.seats.index(str(option.args["seat"]))
    taker = other if giver == one else one
    if option.key == "free-prisoners":
        count, piece = int(str(option.args["count"])), PIECE_NAMES.index(str(option.args["unit"]))
        return [0, PRISONERS, giver, taker, 0, 0, count, piece]
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
