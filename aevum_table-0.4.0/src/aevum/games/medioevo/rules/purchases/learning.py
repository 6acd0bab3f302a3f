"""Technologies are bought (4.TECH)."""

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.layout import of_branch
from aevum.games.medioevo.rules.purchases.shopper import Shopper
from aevum.games.medioevo.rules.purchases.wares import Ware
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES
from aevum.games.medioevo.rules.technologies import BRANCH, LEVEL, PRICE, TECHNOLOGIES, may_buy
from aevum.games.medioevo.rules.uses.points import levels_of


def lessons(s: MedioevoState, shopper: Shopper, wishes: bool) -> list[Ware]:
    """All that is not owned; without `wishes` the next of each branch."""
    levels = levels_of(s, shopper.seat)
    return [
        lesson(number)
        for number in range(len(TECHNOLOGIES))
        if LEVEL[number] == levels[BRANCH[number]] + 1 or (wishes and LEVEL[number] > levels[BRANCH[number]])
    ]


def lesson(number: int) -> Ware:
    ware = Ware("learn", number)
    ware.florins = PRICE[number]
    return ware


def lesson_option(ware: Ware) -> Option:
    return Option("learn", {"technology": TECHNOLOGIES[ware.kind], "florins": ware.florins}, "4.TECH.01")


def lesson_of(option: Option) -> Ware:
    return lesson(TECHNOLOGIES.index(str(option.args["technology"])))


def lesson_refusal(s: MedioevoState, shopper: Shopper, ware: Ware) -> Refusal | None:
    levels = levels_of(s, shopper.seat)
    if LEVEL[ware.kind] > levels[BRANCH[ware.kind]] + 1:
        return Refusal("lower-technology-first", None, "4.TECH.02")
    at = of_branch(shopper.seat)
    if not may_buy(ware.kind, levels, s.learnt[at : at + len(BRANCHES)]):
        return Refusal("branch-advanced", None, "4.TECH.03")
    return None


def learn(s: MedioevoState, seat: int, ware: Ware) -> None:
    """4.TECH.04"""
    at = of_branch(seat, BRANCH[ware.kind])
    s.levels[at] += 1
    s.learnt[at] += 1
    told: dict[str, object] = {"seat": s.seats[seat], "technology": TECHNOLOGIES[ware.kind]}
    s.tell("learnt", {**told, "florins": ware.florins}, "4.TECH.01")
