"""XXXI.B Barbarians turn Catholic, and some are paid for it on the score sheet."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.content.cards import CONVERSION
from aevum.games.invasions.rules.dice import halves_up
from aevum.games.invasions.rules.ledger import score
from aevum.games.invasions.rules.realm.nations import active
from aevum.games.invasions.rules.realm.realm import ARIAN, CATHOLIC, PAGAN, RELIGIONS
from aevum.games.invasions.rules.religion.faiths import faith_of
from aevum.games.invasions.rules.religion.heresy import heretical
from aevum.games.invasions.rules.scoring.holdings import province_part
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import NOBODY, put

PARTS: Final = 840
"""Of half a gold, so that it can be divided among any number of allies and their patrons."""


def blessing(s: InvasionsState, nation: int) -> int:
    """XXXI.B.2: the income of its Catholic provinces that are not heretical, where its card has the bonus.

    F262: what it controls through vassals (XII.A.4) counts too, and its part of what it shares.
    """
    if not CONVERSION[nation] or s.realm.blessed[nation]:
        return 0
    w = s.world
    worth = 0
    for p in range(w.land.provinces):
        if w.owner[p] == NOBODY or not w.land.half_income[p] or faith_of(w.land, p) != CATHOLIC:
            continue
        part = province_part(w, p, nation)
        if part.of and not heretical(s, w.land.area[p], CATHOLIC):
            worth += w.land.half_income[p] * PARTS * part.of // part.over
    return (worth + 2 * PARTS - 1) // (2 * PARTS)


def bless_the_pope(s: InvasionsState, points: int) -> None:
    """XXXI.B.3: half for whoever controls Rome, be it through vassals (F262); VI.B.3: no inactive nation."""
    w = s.world
    rome = w.land.number("Latium")
    for n in range(len(NATIONS)):
        part = province_part(w, rome, n)
        if part.of and active(w, n):
            score(s, n, part.points(halves_up(points)), "papacy", "XXXI.B.3")


def may_convert(s: InvasionsState, nation: int) -> bool:
    """XXXI.B.1, F239"""
    return s.realm.religion[nation] in (ARIAN, PAGAN)


def convert(s: InvasionsState, nation: int) -> None:
    r = s.realm
    r.religion = put(r.religion, nation, CATHOLIC)
    s.tell("takes-faith", {"people": NATIONS[nation], "religion": RELIGIONS[CATHOLIC]}, "XXXI.B.1")


class Faiths(Frame[InvasionsState]):
    """XXXI.B.1: any Pagan or Arian people may turn Catholic; those without points in it are asked together.

    F191: the others have a question of their own, in their turn.
    """

    steps: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, nations: list[int] | None = None) -> None:
        super().__init__()
        self.nations = nations[:] if nations is not None else []
        self.seat = 0

    def run(self, s: InvasionsState) -> None:
        while self.seat < len(s.seats):
            if self._listed(s):
                s.ask(self.seat, "faiths", "XXXI.B.1")
                return
            self.seat += 1
        s.pop()

    def _listed(self, s: InvasionsState) -> list[int]:
        own = [n for n in self.nations if s.world.seat[n] == self.seat]
        return [n for n in own if may_convert(s, n) and not blessing(s, n)]

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        found = [Option("keep-faiths", None, "XXXI.B.1")]
        found.extend([Option("convert", {"people": NATIONS[n]}, "XXXI.B.1") for n in self._listed(s)])
        return found

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "convert":
            convert(s, NATIONS.index(str(option.args["people"])))
        else:
            self.seat += 1


class Conversion(Frame[InvasionsState]):
    """XXXI.B.1, XXXI.B.2: at the start of its Administration, of those who would score by it (F191)."""

    steps: ClassVar[tuple[str, ...]] = ("convert", "bless")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        converts = self.step == "convert"
        wanted = may_convert(s, n) if converts else s.realm.religion[n] == CATHOLIC
        points = blessing(s, n) if wanted else 0
        if points:
            args: dict[str, object] = {"people": NATIONS[n], "points": points}
            s.ask(w.seat[n], "convert" if converts else "bless", "XXXI.B.1" if converts else "XXXI.B.2", args)
        elif converts:
            self.next(s)
        else:
            s.pop()

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        if ask.key == "convert":
            return [Option("turn-catholic", None, "XXXI.B.1"), Option("keep-faith", None, "XXXI.B.1")]
        return [Option("take-blessing", None, "XXXI.B.2"), Option("wait-for-blessing", None, "XXXI.B.2")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        r = s.realm
        n = self.nation
        match option.key:
            case "turn-catholic":
                convert(s, n)
            case "take-blessing":
                points = blessing(s, n)
                r.blessed = put(r.blessed, n, 1)
                score(s, n, points, "conversion", "XXXI.B.2")
                bless_the_pope(s, points)
            case _:
                s.pop()
