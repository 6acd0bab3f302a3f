"""XXXI.B Barbarians turn Catholic, and are paid for it in heaven and on the score sheet."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.content.cards import CONVERSION
from aevum.games.invasions.rules.dice import halves_up
from aevum.games.invasions.rules.realm.ledger import score
from aevum.games.invasions.rules.realm.nations import provinces_of
from aevum.games.invasions.rules.realm.realm import ARIAN, CATHOLIC, PAGAN, RELIGIONS
from aevum.games.invasions.rules.religion.faiths import faith_of
from aevum.games.invasions.rules.religion.heresy import heretical
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import NOBODY, put


def blessing(s: InvasionsState, nation: int) -> int:
    """XXXI.B.2: the income of its Catholic provinces that are not heretical, where its card has the bonus."""
    if not CONVERSION[nation] or s.realm.blessed[nation]:
        return 0
    w = s.world
    faithful = [
        p
        for p in provinces_of(w, nation)
        if faith_of(w.land, p) == CATHOLIC and not heretical(s, w.land.area[p], CATHOLIC)
    ]
    return halves_up(sum([w.land.half_income[p] for p in faithful]))


class Conversion(Frame[InvasionsState]):
    """XXXI.B.1: asked at the start of its Administration while there is something in it (F191)."""

    __slots__ = ("nation",)

    steps: ClassVar[tuple[str, ...]] = ("convert", "bless")
    fields: ClassVar[tuple[str, ...]] = ("nation",)

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        faith = s.realm.religion[n]
        points = blessing(s, n)
        args: dict[str, object] = {"people": NATIONS[n], "points": points}
        if self.step == "convert" and faith in (ARIAN, PAGAN) and points:
            s.ask(w.seat[n], "convert", "XXXI.B.1", args)
        elif self.step == "convert":
            self.next(s)
        elif faith == CATHOLIC and points:
            s.ask(w.seat[n], "bless", "XXXI.B.2", args)
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
                r.religion = put(r.religion, n, CATHOLIC)
                s.tell("takes-faith", {"people": NATIONS[n], "religion": RELIGIONS[CATHOLIC]}, "XXXI.B.1")
                self.next(s)
            case "take-blessing":
                points = blessing(s, n)
                r.blessed = put(r.blessed, n, 1)
                score(s, n, points, "conversion", "XXXI.B.2")
                s.pop()
                pope = s.world.owner[s.world.land.number("Latium")]
                if pope != NOBODY:
                    score(s, pope, halves_up(points), "papacy", "XXXI.B.3")
            case _:
                s.pop()
