"""Nothing that a seat may not know has any influence on what is sent to it.

Two tables that differ only in what one seat does not know (hands, cards to come, dice, the others' orders)
must be the same to that seat, to the byte: in its updates, its log, its panels, its reasons why not.
"""

from functools import partial
from random import Random

import msgspec
import pytest

from aevum.bots import find
from aevum.engine import Table, registry
from aevum.engine.table import Past
from aevum.server.making import row_of
from aevum.server.room import Room
from aevum.server.show.eyes import Eyes
from aevum.server.show.lines import lines
from aevum.server.show.update import past_update, update
from aevum.server.show.why import why
from tests.server.page import Page

EVERY = 40
WISHES = ("place:Thracia", "place:Italia", "pass", "march:Thracia")


def shown(room: Room, seat: str) -> bytes:
    """All that a page of this seat can see and point at."""
    eyes = Eyes(room, seat, "en")
    view, source = eyes.view(), eyes.source
    told: list[object] = [update(eyes), lines(eyes, view, 0, len(room.story.seen(eyes.number)))]
    told.append(past_update(eyes, room.table.state, len(room.table.choices)))
    if source is not None:
        told += [source.panel(view, head.name, eyes.words) for head in source.panels(view, eyes.words)]
        for name, place in list(source.position(view, eyes.words).places.items())[::8]:
            told.append(source.card(view, "place", name, eyes.words))
            told += [source.card(view, "piece", piece.id, eyes.words) for piece in place.pieces]
    if seat:
        told += [why(eyes, wish) for wish in WISHES]
        told.append(room.table.export(seat))
    return msgspec.json.encode(told)


def other_world(table: Table, seat: str, rng: Random) -> Table:
    """A table that is another where the seat cannot look, with the story as far as the seat may see it."""
    past = Past({len(table.choices): table.game.imagine(table.view(seat or None), rng)})
    past.choices = list(table.choices)
    past.final = [table.is_final(n) for n in range(1, len(table.choices) + 1)]
    number = table.seat(seat) if seat else -1
    for count in range(len(table.choices) + 1):
        if count:
            past.marks.append(len(past.log))
        first = table.events_before(count - 1) if count else 0
        past.log += [
            event for event in table.log[first : table.events_before(count)] if event.seen_by(number)
        ]
    return Table(table.game, table.scenario, table.options, table.seed, past=past)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_seat_may_not_know_does_not_matter(seed: int) -> None:
    table = Table(registry.find("invasions"), "350", seed=seed)
    bots = {seat: find("invasions", "fast") for seat in table.seats}
    rng, moments = Random(seed), 0
    while not table.over and len(table.choices) < 600:
        ask = next(ask for ask in table.asks() if ask.answer is None)
        name = table.seats[ask.seat]
        table.choose(name, bots[name].choose(ask, partial(table.view, name), rng))
        if len(table.choices) % EVERY:
            continue
        for seat in ("roman", "hun", ""):
            players = dict.fromkeys(table.seats, "person")
            here, there = (
                Room(row_of("t", world, players, {}), world, None)
                for world in (table, other_world(table, seat, rng))
            )
            assert here.table.game.to_json(here.table.state) != there.table.game.to_json(there.table.state)
            assert shown(here, seat) == shown(there, seat), f"{seat} after {len(table.choices)} choices"
            moments += 1
    assert moments > 20


def test_a_key_opens_its_own_seat_only(page: Page) -> None:
    """Whatever can be asked for a seat is refused to the other one."""
    page.sit_down(scenario="duel-350", seats={"roman-hun": "me", "persian-goth": "me"})
    paths = ("update", "at/0", "log", "odds", "panels/hand", "cards/place/Thracia", "export")
    for path in paths:
        for key in ("", page.keys["persian-goth"], page.keys["host"]):
            page.at("GET", f"/{path}", 403, "roman-hun", key=key, params={"option": "x"})
    for path in ("undo", "redo", "branches"):
        page.at("POST", f"/{path}", 403, "roman-hun", key=page.keys["persian-goth"])
