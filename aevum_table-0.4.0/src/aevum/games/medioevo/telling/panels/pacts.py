"""Wars, truces and pacts: open ones for all, secret ones for those who signed them (C.DIP, C.PACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_flag, a_list, a_text, an_int, ints
from aevum.games.medioevo.rules.diplomacy.pacts import is_secret, numbers, signers, terms_of, told_apart
from aevum.games.medioevo.rules.diplomacy.writing import TERM_RULE
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.settings import TEAMS, WAR_DELAY
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.terms import (
    AMOUNT,
    ARMISTICE,
    COMMERCE,
    DEFENCE,
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
    UNTIL,
)
from aevum.games.medioevo.rules.words import PIECE_NAMES
from aevum.games.medioevo.telling import cells
from aevum.games.medioevo.telling.seen import frame_named, seen
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
        found += [_team(s, team, words) for team in sorted(set(s.team))]
    pacts = [block(s, number, words) for number in numbers(s)]
    if not pacts:
        pacts = [Block(said(words, "scene-pacts"), said(words, "scene-no-pacts"), rule="C.PACT.01")]
    return [*found, *pacts]


def about(view: View, words: Words) -> list[Block]:
    """The pact that is written, offered, judged or to be ended, for whoever is asked about it."""
    ask = view.ask
    if ask is None or ask.key not in ABOUT_PACTS:
        return []
    s = seen(view)
    if "pact" in ask.args:
        return [block(s, an_int(ask.args, "pact", "ask"), words)]
    frame = frame_named(view, "Offer")
    found = _offer(view, s, words)
    if found and frame is not None and not ints(frame, "more", "frame"):
        found[0].title = ""  # the question says it
    return found


ABOUT_PACTS = ("write-pact", "write-pact-between", "pact-offered", "end-of-pact-offered", "judge-pact")


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


def _team(s: MedioevoState, team: int, words: Words) -> Block:
    mates = [cells.seat(s, seat, words) for seat in range(s.players()) if s.team[seat] == team]
    return Block(said(words, "scene-team", number=team + 1), cells=mates, rule="W.TEAM.01")


def block(s: MedioevoState, number: int, words: Words) -> Block:
    terms = terms_of(s, number)
    both = words.together([words.seat(s.seats[seat]) for seat in signers(s, number)])
    key = "scene-secret-pact" if is_secret(s, number) else "scene-open-pact"
    found = Block(words.say(key, seats=both, number=told_apart(number)[1]), rule="C.PACT.01")
    found.text = _until(max((term[UNTIL] for term in terms), default=0), words)
    found.facts = [("", term_cell(s, term, words)) for term in terms if term[KIND] != PROMISE]
    for text in s.pact_texts:
        named, _, promise = text.partition(" ")
        if named == str(number):
            found.facts.append((value(words, "term", TERMS[PROMISE]), Cell(f"“{promise}”", rule="C.PACT.14")))
    return found


KEYS: tuple[str, ...] = ("scene-secret-pact", "scene-open-pact", "scene-term", "scene-term-both")


def _until(turn: int, words: Words) -> str:
    return said(words, "scene-until", turn=turn) if turn else said(words, "scene-for-good")


def term_cell(s: MedioevoState, term: list[int], words: Words) -> Cell:
    told = {"seat": s.seats[term[GIVER]], "other_seat": s.seats[term[TAKER]], "term": TERMS[term[KIND]]}
    rule = TERM_RULE[term[KIND]]
    if term[KIND] in (COMMERCE, PAYMENT) and term[AMOUNT]:
        return Cell(words.say("scene-term-florins", **told, florins=term[AMOUNT]), rule=rule)
    if term[KIND] == OFFENCE and 0 <= term[OTHER] < s.players():
        enemy = s.seats[term[OTHER]]
        return Cell(words.say("scene-term-against", **told, enemy_seat=enemy, units=term[AMOUNT]), rule=rule)
    if term[KIND] == DEFENCE and term[AMOUNT]:
        return Cell(words.say("scene-term-units", **told, units=term[AMOUNT]), rule=rule)
    if term[KIND] == PRISONERS and term[OTHER] != NOBODY:
        some = {"unit": PIECE_NAMES[term[OTHER]], "units": term[AMOUNT]}
        return Cell(words.say("scene-term-prisoners", **told, **some), rule=rule)
    key = "scene-term-both" if term[KIND] in (NON_BELLIGERENCE, ARMISTICE) else "scene-term"
    return Cell(words.say(key, **told), rule=rule)


def _offer(view: View, s: MedioevoState, words: Words) -> list[Block]:
    """A pact that is being written or weighed, for those whom it concerns."""
    frame = frame_named(view, "Offer")
    if frame is None:
        return []
    seat, other = an_int(frame, "seat", "frame"), an_int(frame, "other", "frame")
    more = ints(frame, "more", "frame")
    if more:
        seats = [s.seats[one] for one in (other, *more)]
        title = words.say("scene-offer-of-several", seat=s.seats[seat], seats=seats)
    else:
        title = words.say("scene-offer", seat=s.seats[seat], other_seat=s.seats[other])
    found = Block(title, rule="C.PACT.01")
    if view.seat not in (seat, other, *more):
        found.text = said(words, "scene-offer-hidden")
        return [found]
    found.text = _until(an_int(frame, "until", "frame"), words)
    for row in a_list(frame, "terms", "frame"):
        assert isinstance(row, list)
        if row[KIND] != PROMISE:
            found.facts.append(("", term_cell(s, row, words)))
    promise = a_text(frame, "promise", "frame")
    if promise:
        found.facts.append((value(words, "term", TERMS[PROMISE]), Cell(f"“{promise}”")))
    if a_flag(frame, "secret", "frame"):
        found.facts.append(("", Cell(said(words, "scene-offer-secret"), tone="warn")))
    if not found.facts:
        found.text = said(words, "scene-offer-empty")
    return [found]
