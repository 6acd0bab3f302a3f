"""Rome and Byzantium: one Empire, two, and perhaps one again; the frontier and its garrisons."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import occupant, settle_all
from aevum.games.invasions.rules.control.stance import ally, part
from aevum.games.invasions.rules.dice import share
from aevum.games.invasions.rules.realm.ledger import pay
from aevum.games.invasions.rules.realm.nations import deploy, reserve
from aevum.games.invasions.rules.scoring.deeds import score_deeds
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.ageing import section
from aevum.games.invasions.rules.status.decline import DeclineRises
from aevum.games.invasions.rules.troops import EMPIRE, INFANTRY, NATIONS, kind_name, traits
from aevum.games.invasions.rules.vassalage.parting import Parting
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import ACTIVE, NOBODY, World, put

ROME: Final = NATIONS.index("rome")
BYZANTIUM: Final = NATIONS.index("byzantium")
RAVENNA: Final = "Umbria"
CONSTANTINOPOLIS: Final = "Thracia"
WALLS: Final = 4
"""XXIII.B.5: what the Walls of Theodosius take off a siege."""
LAST_OF_LIMITES: Final = 7
"""XVIII.I.1"""
KEPT: Final = ((1, 1), (2, 3), (1, 2))
"""Parts of its Treasury that a Roman Empire keeps when its Administration begins: young, mature, old."""
LOCALS: Final = {
    "Africa": NATIONS.index("africano-romans"),
    "Britannia": NATIONS.index("brito-romans"),
    "Gallia Meridionalis": NATIONS.index("gallo-romans"),
    "Gallia Septentrionalis": NATIONS.index("gallo-romans"),
    "Hispania": NATIONS.index("hispano-romans"),
}
THEMATA: Final = "themata"


def stands(w: World, nation: int) -> bool:
    return w.role[nation] == ACTIVE and w.status[nation] == EMPIRE


def split_empire(s: InvasionsState) -> None:
    """VI.K.5: each half acts by itself; the West declines and moves its court to Ravenna."""
    w = s.world
    if not w.allies[ROME] >> BYZANTIUM & 1:
        return
    s.tell("empire-splits", {"people": NATIONS[ROME], "other_people": NATIONS[BYZANTIUM]}, "VI.K.5")
    s.realm.happened = [*s.realm.happened, "split"]
    part(w, ROME, BYZANTIUM)
    ravenna = w.land.number(RAVENNA)
    if w.owner[ravenna] == ROME and w.level[ravenna]:
        w.capital = put(w.capital, ROME, ravenna)
        s.tell("capital-moves", {"people": NATIONS[ROME], "place": RAVENNA}, "VI.K.5")
    settle_all(w)
    s.push(Parting(ROME, BYZANTIUM))
    s.push(DeclineRises(ROME, "VI.K.5"))


def reunite(s: InvasionsState) -> None:
    """F206: once both Empires have come so far, their player may make them one again."""
    if stands(s.world, ROME) and stands(s.world, BYZANTIUM) and "reunion" not in s.realm.happened:
        s.push(Reunion())


class Reunion(Frame[InvasionsState]):
    __slots__ = ()

    steps: ClassVar[tuple[str, ...]] = ("ask",)
    fields: ClassVar[tuple[str, ...]] = ()

    def run(self, s: InvasionsState) -> None:
        s.ask(s.world.seat[ROME], "reunite", "VI.K.5")

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("reunite", None, "VI.K.5"), Option("stay-apart", None, "VI.K.5")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "reunite":
            s.realm.happened = [*s.realm.happened, "reunion"]
            ally(w, ROME, BYZANTIUM)
            settle_all(w)
            s.tell("empire-reunited", {"people": NATIONS[ROME], "other_people": NATIONS[BYZANTIUM]}, "VI.K.5")
            score_deeds(s, BYZANTIUM, "reunion")
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
        if stands(w, n) and kept < of:
            lost = w.gold[n] - share(w.gold[n] * kept, of)
            if lost:
                pay(s, n, lost, "waste", "VI.K.2")


def rebuild_limites(s: InvasionsState) -> None:
    """XVIII.I.8: where the frontier is Roman again, for nothing."""
    w = s.world
    if w.turn > LAST_OF_LIMITES:
        return
    for p, n in enumerate(s.realm.frontier):
        if n == NOBODY or w.limes[p] != NOBODY or w.owner[p] != n or w.role[n] != ACTIVE:
            continue
        if occupant(w, p) in (NOBODY, n):
            w.limes = put(w.limes, p, n)
            s.tell("limes-rebuilt", {"people": NATIONS[n], "place": w.land.names[p]}, "XVIII.I.8")


def convert_limites(s: InvasionsState) -> None:
    """XVIII.I.9: Byzantine ones become Themata, western ones units of the land; what is left is disbanded."""
    w = s.world
    for p, n in enumerate(w.limes):
        if n == NOBODY:
            continue
        w.limes = put(w.limes, p, NOBODY)
        unit = _successor(w, n, p)
        args: dict[str, object] = {"people": NATIONS[n], "place": w.land.names[p]}
        if unit:
            deploy(w, unit, p, n)
            s.tell("limes-converted", {**args, "unit": kind_name(w.code[unit])}, "XVIII.I.9")
        else:
            s.tell("limes-disbanded", args, "XVIII.I.9")
    settle_all(w)


def _successor(w: World, nation: int, place: int) -> int:
    """A unit of the reserve to stand where the Limes stood; 0 for none."""
    if nation == BYZANTIUM:
        found = [u for u in reserve(w, nation) if kind_name(w.code[u]) == THEMATA]
        return found[0] if found else 0
    area = w.land.areas[w.land.area[place]] if w.land.area[place] != NO_AREA else ""
    people = LOCALS.get(area, NOBODY)
    if people == NOBODY:
        return 0
    found = [u for u in reserve(w, people) if traits(w.code[u]) & INFANTRY]
    return found[0] if found else 0
