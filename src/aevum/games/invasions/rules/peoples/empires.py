"""Rome and Byzantium: one Empire, two, and perhaps one again; the frontier and its garrisons."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.bounds.room import room
from aevum.games.invasions.rules.control.provinces import force_at, settle_all
from aevum.games.invasions.rules.control.stance import ally, part
from aevum.games.invasions.rules.dice import share
from aevum.games.invasions.rules.ledger import pay
from aevum.games.invasions.rules.peoples.places import COURT, places_of
from aevum.games.invasions.rules.peoples.places import WALLS as CITY_WALLS
from aevum.games.invasions.rules.realm.nations import BYZANTIUM, ROME, stands
from aevum.games.invasions.rules.scoring.deeds import score_deeds
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.ageing import section
from aevum.games.invasions.rules.status.decline import DeclineRises
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.parting import Parting
from aevum.games.invasions.rules.vassalage.ties import REUNION
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at, shift
from aevum.games.invasions.rules.world.world import NOWHERE, World, put

CONSTANTINOPOLIS: Final = places_of(CITY_WALLS, BYZANTIUM)[0]
WALLS: Final = 4
"""XXIII.B.5: what the Walls of Theodosius take off a siege."""
KEPT: Final = ((1, 1), (2, 3), (1, 2))
"""Parts of its Treasury that a Roman Empire keeps when its Administration begins: young, mature, old."""


def split_empire(s: InvasionsState) -> None:
    """VI.K.5: each half acts by itself; the West declines and moves its court to Ravenna."""
    w = s.world
    if not w.allies[ROME] >> BYZANTIUM & 1:
        return
    s.tell("empire-splits", {"people": NATIONS[ROME], "other_people": NATIONS[BYZANTIUM]}, "VI.K.5")
    s.realm.happened = [*s.realm.happened, "split"]
    _send_home(s, ROME, BYZANTIUM)
    _send_home(s, BYZANTIUM, ROME)
    part(w, ROME, BYZANTIUM)
    court = places_of(COURT, ROME)[0]
    ravenna = w.land.number(court)
    if w.owner[ravenna] == ROME and w.level[ravenna] and not w.revolt[ravenna]:
        w.capital = put(w.capital, ROME, ravenna)
        w.walls = put(w.walls, ravenna, max(w.walls[ravenna], w.land.walls[ravenna]))  # XXIII.A.2
        s.tell("capital-moves", {"people": NATIONS[ROME], "place": court}, "VI.K.5")
    settle_all(w)
    s.push(Parting(ROME, BYZANTIUM))
    s.push(DeclineRises(ROME, "VI.K.5"))


def _send_home(s: InvasionsState, own: int, other: int) -> None:
    """F232: troops in the other half go to the nearest province of their own that has room for them."""
    w = s.world
    for p, owner in enumerate(w.owner):
        if owner != other:
            continue
        to = NOWHERE
        for unit in commanded_at(w, p, 1 << own):
            if to == NOWHERE or not room(w, to, own):
                to = _nearest_own(w, own, p)
            if to == NOWHERE:
                break
            shift(w, unit, to)
            names: dict[str, object] = {"people": NATIONS[own], "from": w.land.names[p], "units": 1}
            s.tell("retreats", {**names, "place": w.land.names[to]}, "VI.K.5")
        for i in leaders_at(w, p, 1 << own) if to != NOWHERE else []:
            w.leader_place[i] = to


def _nearest_own(w: World, nation: int, place: int) -> int:
    """However far away; NOWHERE if there is none."""
    seen = {place}
    ring = [place]
    while ring:
        ring = sorted({q for p in ring for q in w.land.near[p]} - seen)
        seen.update(ring)
        for p in ring:
            if w.owner[p] == nation and not w.revolt[p] and _at_peace(w, p, nation) and room(w, p, nation):
                return p
    return NOWHERE


def _at_peace(w: World, p: int, nation: int) -> bool:
    """F223: nobody is sent to where enemies or neutrals stand before the city."""
    return force_at(w, p) & ~w.friends[nation] == 0


def reunite(s: InvasionsState) -> None:
    """F206: once both Empires have come so far, their player may make them one again."""
    if stands(s.world, ROME) and stands(s.world, BYZANTIUM) and REUNION not in s.realm.happened:
        s.push(Reunion())


class Reunion(Frame[InvasionsState]):
    steps: ClassVar[tuple[str, ...]] = ("ask",)

    def run(self, s: InvasionsState) -> None:
        s.ask(s.world.seat[ROME], "reunite", "VI.K.5")

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("reunite", None, "VI.K.5"), Option("stay-apart", None, "VI.K.5")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "reunite":
            s.realm.happened = [*s.realm.happened, REUNION]
            ally(w, ROME, BYZANTIUM)
            settle_all(w)
            s.tell("empire-reunited", {"people": NATIONS[ROME], "other_people": NATIONS[BYZANTIUM]}, "VI.K.5")
            score_deeds(s, BYZANTIUM, REUNION)
        s.pop()


def theodosian_walls(s: InvasionsState) -> None:
    """XXIII.B.5"""
    w = s.world
    p = w.land.number(CONSTANTINOPOLIS)
    if w.walls[p] and w.owner[p] == BYZANTIUM:
        w.walls = put(w.walls, p, WALLS)
        s.tell("walls-of-theodosius", {"city": w.land.site[p]}, "XXIII.B.5")


def shrink_treasuries(s: InvasionsState) -> None:
    """F207: an ageing Empire of the Romans wastes what it has saved."""
    w = s.world
    for n in (ROME, BYZANTIUM):
        kept, of = KEPT[section(w.age[n])]
        if stands(w, n):
            lost = w.gold[n] - share(w.gold[n] * kept, of)
            if lost:
                pay(s, n, lost, "waste", "VI.K.2")
