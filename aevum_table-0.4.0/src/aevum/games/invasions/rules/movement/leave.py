"""XXV.F.1 Those who do not march, but react, retreat or join a leader, ask to be let over a strait."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.movement.legality import blockaded, leave_of
from aevum.games.invasions.rules.movement.passage import admirals
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.land import NO_SEA, within
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import NOBODY, World


def blocked_seas(w: World, nation: int, places: list[int]) -> list[int]:
    """Seas whose straits at these provinces are blocked against a nation that has not asked for leave yet."""
    found: list[int] = []
    for p in places:
        for q in w.land.near[p] if w.land.strait[p] else []:
            sea = w.land.strait_sea(p, q)
            if sea == NO_SEA or sea in found or not blockaded(w, nation, p, q):
                continue
            if not _asked(w, nation, sea) and NOBODY not in admirals(w, nation, sea):
                found.append(sea)
    return found


def blocked_around(w: World, nation: int, place: int, paces: int) -> list[int]:
    """Those on the ways from a province that are no longer than this."""
    return blocked_seas(w, nation, [place, *within(w.land, place, paces - 1)])


def _asked(w: World, nation: int, sea: int) -> bool:
    leave = leave_of(w, nation, sea)
    return leave in w.leaves or leave - 1 in w.leaves


def with_leave(w: World, nation: int, seas: list[int]) -> list[int]:
    """`World.leaves` as if all of them let the nation through."""
    return [*w.leaves, *[leave_of(w, nation, sea) for sea in seas]]


def forget_leaves(w: World, nations: int) -> None:
    """What was granted or refused to these nations held for what they were about."""
    if w.leaves:
        w.leaves = [leave for leave in w.leaves if not nations >> (leave // 2 // w.land.places) & 1]


class StraitWish(Frame[InvasionsState]):
    """A player whose units find straits closed may ask for leave, sea by sea.

    The frame below finds the result that it would have found without it.
    """

    steps: ClassVar[tuple[str, ...]] = ("wish",)

    def __init__(
        self, seat: int = 0, nation: int = 0, seas: list[int] | None = None, final: bool = False
    ) -> None:
        super().__init__()
        self.seat = seat
        self.nation = nation
        self.seas = seas[:] if seas is not None else []
        self.final = final
        """Who asks nobody now is not asked again on the same retreat."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        self.seas = [sea for sea in self.seas if not _asked(w, self.nation, sea)]
        if self.seas:
            s.ask(self.seat, "strait-wish", "XXV.F.1", {"people": NATIONS[self.nation]})
        else:
            s.pop(s.result)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        found = [Option("without-leave", None, "XXV.F.1")]
        found.extend(leave_options(s.world, self.seas))
        return found

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "without-leave":
            if self.final:
                w.leaves = [*w.leaves, *[leave_of(w, self.nation, sea) - 1 for sea in self.seas]]
            s.pop(s.result)
        else:
            s.push(Leave(self.nation, 1 << self.nation, w.land.number(str(option.args["place"]))))


def leave_options(w: World, seas: list[int]) -> list[Option]:
    return [Option("ask-leave", {"place": w.land.names[sea]}, "XXV.F.1") for sea in seas]


class Leave(Frame[InvasionsState]):
    """Every seat whose fleets lie there says whether they block its straits; all must agree."""

    steps: ClassVar[tuple[str, ...]] = ("leave",)

    def __init__(self, nation: int = 0, nations: int = 0, sea: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.nations = nations
        """Mask of those for whom the leave counts."""
        self.sea = sea
        self.agreed = 0
        """Mask of the seats that let them pass."""

    def run(self, s: InvasionsState) -> None:
        for seat in admirals(s.world, self.nation, self.sea):
            if not self.agreed >> seat & 1:
                s.ask(seat, "strait-leave", "XXV.F.1", self._named(s.world))
                return
        s.tell("leave-given", self._named(s.world), "XXV.F.1")
        self._end(s, 0)

    def _end(self, s: InvasionsState, refused: int) -> None:
        w = s.world
        w.leaves = [*w.leaves, *[leave_of(w, n, self.sea) - refused for n in members(self.nations)]]
        s.pop(s.result)

    def _named(self, w: World) -> dict[str, object]:
        return {"people": NATIONS[self.nation], "place": w.land.names[self.sea]}

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("block-strait", None, "XXV.F.1"), Option("let-through", None, "XXV.F.1")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "let-through":
            self.agreed |= 1 << ask.seat
        else:
            s.tell("leave-refused", self._named(s.world), "XXV.F.1")
            self._end(s, 1)
