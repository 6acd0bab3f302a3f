"""The battle board: a battle, an attempt at vassalage or a conversion that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.battle import table
from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.counters import HOME, KIND, MIGHT, UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.scene import attempts
from aevum.games.charlemagne.scene.pieces import pieces_of, unit_name
from aevum.games.charlemagne.telling.attempts import CONVERSION, VASSALAGE
from aevum.games.charlemagne.telling.fight import BATTLES, BEFORE, Fight
from aevum.games.charlemagne.telling.seen import frame_named
from aevum.scene.contest import Contest, Die, Item, Pool, Side
from aevum.scene.spoken import said, title, value

if TYPE_CHECKING:
    from aevum.engine.event import Modifier
    from aevum.engine.view import View
    from aevum.words import Words

STEPS = ("markers-attack", "markers-defence", "die", "losses", "retreat")
STANDS = {
    "attacker_markers": 0, "defender_markers": 0, "roll": 1, "result": 2, "attacker_losses": 3,
    "defender_losses": 3, "retreat": 3, "draw": 4, "advance": 4,
}  # fmt: skip
"""By the step at which a battle waits: it moves on before what it starts ends."""
KEYS: tuple[str, ...] = (
    "scene-step-markers-attack", "scene-step-markers-defence", "scene-step-die", "scene-step-losses",
    "scene-step-retreat",
)  # fmt: skip


def contest(view: View, words: Words) -> Contest | None:
    frame = frame_named(view, *BATTLES, VASSALAGE, CONVERSION)
    if frame is None:
        return None
    if frame["frame"] in BATTLES:
        return _battle(Fight(view, frame), words)
    return attempts.contest(view, frame, words)


def _battle(fight: Fight, words: Words) -> Contest:
    place = LAND.names[fight.target]
    key = "scene-sea-battle" if fight.naval else "scene-battle"
    found = Contest(said(words, key, place=place), place, rule="17.4" if fight.naval else "13.1.a")
    found.tracks = [said(words, f"scene-step-{step}") for step in STEPS]
    found.now = STANDS.get(fight.step, 0)
    found.sides = [_side(fight, side, words) for side in (table.ATTACKER, table.DEFENDER)]
    found.ground = [title(value(words, "ground", LAND.ground(fight.target)))]
    if fight.step in BEFORE:
        found.ground.append(said(words, "scene-odds-column", odds=table.COLUMNS[fight.column()]))
    else:
        found.ground.append(title(value(words, "result", table.RESULTS[fight.code])))
    return found


def _side(fight: Fight, side: int, words: Words) -> Side:
    s = fight.s
    pieces = fight.sides[side]
    seat = SEATS[fight.player(side)]
    found = Side(words.seat(seat), seat, seat, side == table.ATTACKER)
    found.pieces = pieces_of(s, [piece for piece in pieces if s.at[piece] >= 0], words)
    found.lost = pieces_of(s, [piece for piece in pieces if s.at[piece] < 0 and piece < UNITS], words)
    for piece in [*found.pieces, *found.lost]:
        # That they were activated does not matter here, nor that whoever is lost belongs to nobody.
        piece.owner, piece.spent = seat, False
    if fight.step in BEFORE:
        found.pools = _pools(fight, side, words)
    if fight.die and side == table.ATTACKER:
        found.dice = [Die(str(fight.die))]
        result = table.RESULTS[table.result(fight.die, fight.column())]
        found.notes = [said(words, "scene-roll-means", result=result)]
    return found


def _pools(fight: Fight, side: int, words: Words) -> list[Pool]:
    """T11.2: printed strength times what multiplies it."""
    pieces = fight.sides[side]
    kinds = {(HOME[piece], KIND[piece]): 0 for piece in pieces if piece < UNITS}
    for piece in pieces:
        if piece < UNITS:
            kinds[HOME[piece], KIND[piece]] += MIGHT[piece]
    own = [Item(might, unit_name(home, kind, words), "3.2") for (home, kind), might in kinds.items()]
    modifiers: list[Modifier] = []
    times = fight.multiplier(side, modifiers)
    reasons = [Item(1, said(words, "scene-the-force"), "T11.2.multiplier"), *items_of(modifiers, words)]
    total = printed(pieces) * times
    return [
        Pool(said(words, "scene-pool-printed"), printed(pieces), own),
        Pool(said(words, "scene-pool-times"), times, reasons),
        Pool(said(words, "scene-pool-strength"), total),
    ]


def items_of(modifiers: list[Modifier], words: Words) -> list[Item]:
    return [Item(one.value, title(words.modifier(one)), one.rule) for one in modifiers]
