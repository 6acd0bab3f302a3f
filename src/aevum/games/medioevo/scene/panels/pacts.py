"""Wars, truces and pacts: open ones for all, secret ones for those who signed them (C.DIP, C.PACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_flag, a_list, a_text, an_int
from aevum.games.medioevo.rules.diplomacy.pacts import is_secret, numbers, signers, terms_of
from aevum.games.medioevo.rules.diplomacy.writing import TERM_RULE
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.settings import TEAMS, WAR_DELAY
from aevum.games.medioevo.rules.terms import (
    AMOUNT,
    COMMERCE,
    GIVER,
    KIND,
    OFFENCE,
    OTHER,
    PAYMENT,
    PROMISE,
    TAKER,
    TERMS,
    UNTIL,
)
from aevum.games.medioevo.scene import cells
from aevum.games.medioevo.scene.seen import frame_named, seen
from aevum.scene.panel import Block, Cell
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words


def count(view: View) -> int:
    return len(numbers(seen(view)))


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    found = _offer(view, s, words)
    found.append(_wars(s, words))
    if s.settings[TEAMS]:
        teams = [cells.seat(s, seat, words) for seat in sorted(range(s.players()), key=lambda n: s.team[n])]
        found.append(Block(said(words, "scene-teams"), cells=teams, rule="W.TEAM.01"))
    pacts = [_pact(s, number, words) for number in numbers(s)]
    if not pacts:
        pacts = [Block(said(words, "scene-pacts"), said(words, "scene-no-pacts"), rule="C.PACT.01")]
    return [*found, *pacts]


def _wars(s: MedioevoState, words: Words) -> Block:
    """With the turn from which a declared war may be fought."""
    found = Block(said(words, "scene-wars"), rule="C.DIP.02")
    for one in range(s.players()):
        for other in range(s.players()):
            began = s.war[one * SEATS_MOST + other]
            if began:
                told = {"seat": s.seats[one], "enemy_seat": s.seats[other]}
                turn = began + s.settings[WAR_DELAY]
                waiting = turn > s.turn
                text = (
                    words.say("scene-war-from", **told, turn=turn)
                    if waiting
                    else words.say("scene-war", **told)
                )
                found.cells.append(Cell(text, tone="warn" if waiting else "bad"))
            if one < other and s.truce[one * SEATS_MOST + other] == s.turn and s.turn:
                text = words.say("scene-truce", seat=s.seats[one], other_seat=s.seats[other])
                found.cells.append(Cell(text, tone="good", rule="C.DIP.05"))
    if not found.cells:
        found.text = said(words, "scene-peace")
    return found


def _pact(s: MedioevoState, number: int, words: Words) -> Block:
    terms = terms_of(s, number)
    both = words.together([words.seat(s.seats[seat]) for seat in signers(s, number)])
    key = "scene-secret-pact" if is_secret(s, number) else "scene-open-pact"
    found = Block(words.say(key, seats=both, pact=number), rule="C.PACT.01")
    found.facts = [
        (_until(term[UNTIL], words), term_cell(s, term, words)) for term in terms if term[KIND] != PROMISE
    ]
    for text in s.pact_texts:
        named, _, promise = text.partition(" ")
        if named == str(number):
            found.facts.append((value(words, "term", TERMS[PROMISE]), Cell(f"“{promise}”", rule="C.PACT.14")))
    return found


KEYS: tuple[str, ...] = ("scene-secret-pact", "scene-open-pact")


def _until(turn: int, words: Words) -> str:
    return said(words, "scene-until", turn=turn) if turn else said(words, "scene-for-good")


def term_cell(s: MedioevoState, term: list[int], words: Words) -> Cell:
    told = {"seat": s.seats[term[GIVER]], "other_seat": s.seats[term[TAKER]], "term": TERMS[term[KIND]]}
    rule = TERM_RULE[term[KIND]]
    if term[KIND] in (COMMERCE, PAYMENT) and term[AMOUNT]:
        return Cell(words.say("scene-term-florins", **told, florins=term[AMOUNT]), rule=rule)
    if term[KIND] == OFFENCE and 0 <= term[OTHER] < s.players():
        return Cell(words.say("scene-term-against", **told, enemy_seat=s.seats[term[OTHER]]), rule=rule)
    return Cell(words.say("scene-term", **told), rule=rule)


def _offer(view: View, s: MedioevoState, words: Words) -> list[Block]:
    """A pact that is being written or weighed, for the two whom it concerns."""
    frame = frame_named(view, "Offer")
    if frame is None:
        return []
    seat, other = an_int(frame, "seat", "frame"), an_int(frame, "other", "frame")
    told = {"seat": s.seats[seat], "other_seat": s.seats[other]}
    found = Block(words.say("scene-offer", **told), rule="C.PACT.01")
    if view.seat not in (seat, other):
        found.text = said(words, "scene-offer-hidden")
        return [found]
    until = _until(an_int(frame, "until", "frame"), words)
    for row in a_list(frame, "terms", "frame"):
        assert isinstance(row, list)
        if row[KIND] != PROMISE:
            found.facts.append((until, term_cell(s, row, words)))
    promise = a_text(frame, "promise", "frame")
    if promise:
        found.facts.append((value(words, "term", TERMS[PROMISE]), Cell(f"“{promise}”")))
    if a_flag(frame, "secret", "frame"):
        found.facts.append(("", Cell(said(words, "scene-offer-secret"), tone="warn")))
    if not found.facts:
        found.text = said(words, "scene-offer-empty")
    return [found]
