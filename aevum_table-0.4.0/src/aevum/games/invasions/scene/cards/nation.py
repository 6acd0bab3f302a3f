"""Cards of nations: what they are, what they own and owe, what they want."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.content.cards import CARD, CONVERSION, INITIATIVE
from aevum.games.invasions.rules.realm.nations import areas_of, provinces_of, reserve
from aevum.games.invasions.rules.realm.realm import RELIGIONS
from aevum.games.invasions.rules.troops import NATION_NOMAD, NATION_ROMAN, NATIONS
from aevum.games.invasions.rules.world.world import ACTIVE, INACTIVE, NOBODY, RAIDER, ROLE_NAMES
from aevum.games.invasions.scene import cells
from aevum.games.invasions.scene.panels.goals import nation_goals
from aevum.games.invasions.scene.panels.income import nation_income
from aevum.games.invasions.scene.panels.nations import afield, age, seat_of_power, status
from aevum.games.invasions.telling.owners import looks
from aevum.games.invasions.telling.seen import said, seen, value
from aevum.games.invasions.telling.ties import ties
from aevum.scene.panel import Block, Card, Cell
from aevum.scene.spoken import title

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

ROLE_RULES = {INACTIVE: "VI.B.1", RAIDER: "VI.C.1"}


def card(view: View, id: str, words: Words) -> Card | None:
    s = seen(view)
    if id not in NATIONS:
        return None
    n = NATIONS.index(id)
    found = Card("owner", id, cells.people(n, words).text, owner=id, icon=looks()[id].sign)
    if s.world_now is None:
        return found
    w = s.world
    if w.seat[n] != NOBODY:
        found.about = words.seat(s.seats[w.seat[n]])
    found.blocks = [Block(facts=_facts(s, n, words))]
    special = _special(n, words)
    if special:
        found.blocks.append(Block(words.say("scene-special"), facts=special))
    if s.realm_now is not None and w.role[n] == ACTIVE:
        bound = ties(s, n, words)
        if bound:
            found.blocks.append(Block(words.say("scene-panel-ties"), "; ".join(bound)))
        found.blocks += [*nation_income(s, n, words), nation_goals(w, n, words)]
    return found


def _facts(s: InvasionsState, n: int, words: Words) -> list[tuple[str, Cell]]:
    w = s.world
    lands = f"{len(provinces_of(w, n))}/{len(areas_of(w, n))}"
    found = [
        (title(value(words, "column", "status")), status(w, n, words)),
        (
            words.say("scene-fact-role"),
            Cell(said(words, f"scene-role-{ROLE_NAMES[w.role[n]]}"), rule=ROLE_RULES.get(w.role[n], "")),
        ),
        (title(value(words, "column", "age")), Cell(age(w, n, words), rule="VI.A.3")),
        (title(value(words, "column", "gold")), Cell(str(w.gold[n]), rule="III.H.1")),
        (title(value(words, "column", "seat")), seat_of_power(w, n, words)),
        (words.say("scene-fact-map"), cells.number(len(afield(w, n)))),
        (words.say("scene-fact-reserve"), cells.number(len(reserve(w, n)))),
        (words.say("scene-fact-lands"), Cell(lands, rule="XII.B.1")),
    ]
    if s.realm_now is not None:
        religion = Cell(value(words, "religion", RELIGIONS[s.realm.religion[n]]), rule="XXXI.A.1")
        found.append((words.say("scene-fact-faith"), religion))
        found.append((title(value(words, "column", "points")), cells.number(s.realm.points[n])))
    return found


def _special(n: int, words: Words) -> list[tuple[str, Cell]]:
    found: list[tuple[str, Cell]] = []
    if NATION_NOMAD[n]:
        found.append((words.say("scene-nomads"), Cell(words.say("scene-nomads-are"), rule="VI.I.5")))
    if NATION_ROMAN[n]:
        found.append((words.say("scene-romans"), Cell(words.say("scene-romans-are"), rule="XX.G.2")))
    if CONVERSION[n]:
        found.append((words.say("scene-convert"), Cell(words.say("scene-converts"), rule="XXXI.B.2")))
    if not CARD[n]:
        found.append((words.say("scene-cardless"), Cell(words.say("scene-cardless-are"), rule="VI.B.3")))
    elif INITIATIVE[n]:
        found.append((words.say("scene-initiative"), Cell(str(INITIATIVE[n]), rule="VI.G.3")))
    return found


KEYS: tuple[str, ...] = ("scene-role-inactive", "scene-role-raider", "scene-role-active", "scene-role-out")
