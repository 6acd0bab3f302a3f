"""Invasions 350-650 AD as a game of the engine."""

from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from aevum.engine.ask import Option
from aevum.engine.codec import a_dict, an_int, ints
from aevum.engine.refusal import EngineFault, Refusal
from aevum.engine.run import Run
from aevum.engine.state import State
from aevum.games.invasions.rules.combat.rerolls import ReRolls
from aevum.games.invasions.rules.control.check import check_world
from aevum.games.invasions.rules.counsel.counsel import Counsel
from aevum.games.invasions.rules.counsel.initiatives import initiatives_of, take_initiative
from aevum.games.invasions.rules.diplomacy.cards.bribe import Bribery
from aevum.games.invasions.rules.diplomacy.cards.treaty import Treaty
from aevum.games.invasions.rules.diplomacy.evacuation import MakeRoom
from aevum.games.invasions.rules.diplomacy.founding import Founding
from aevum.games.invasions.rules.hands.window import TRIGGERS as EVENT_TRIGGERS
from aevum.games.invasions.rules.hidden.edicts import deal_edicts, hide_edicts
from aevum.games.invasions.rules.hidden.hands import deal_unseen, hide_cards
from aevum.games.invasions.rules.income.collapse import Collapse
from aevum.games.invasions.rules.modern import modern_state
from aevum.games.invasions.rules.pillage import MARKERS
from aevum.games.invasions.rules.reinforcements.displaced import Displaced
from aevum.games.invasions.rules.reinforcements.refuge import Refuge
from aevum.games.invasions.rules.retreat.withdraw import Withdraw
from aevum.games.invasions.rules.runs.marches import marches, why_no_march
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import DAMAGED, PACKAGE, is_elite, kind_name
from aevum.games.invasions.rules.vassalage.foedus import FoedusEnds
from aevum.games.invasions.rules.vassalage.parting import Parting
from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.kit.tabled import TabledGame

PARTING = (
    Withdraw,
    Parting,
    FoedusEnds,
    Displaced,
    Refuge,
    Treaty,
    Founding,
    MakeRoom,
    Submission,
    Collapse,
)
"""Procedures that lead forces apart; until they are done, enemies may still share a province."""
FACE_DOWN = -1
"""What a view shows of the marker that lies face down."""


@mypyc_attr(allow_interpreted_subclasses=True)
class InvasionsRules(TabledGame):
    """The rules; set-up from scenarios stands outside, in plain Python."""

    name: ClassVar[str] = "invasions"
    version: ClassVar[str] = "4"
    package: ClassVar[str] = PACKAGE
    rules: ClassVar[str] = f"{PACKAGE}.rules"

    def blank(self) -> State:
        return InvasionsState()

    def modern(self, data: dict[str, object], version: str) -> dict[str, object]:
        return modern_state(data, version)

    def triggers(self) -> list[str]:
        return [ReRolls.trigger, *EVENT_TRIGGERS, Counsel.trigger, Bribery.trigger]

    def initiatives(self, s: State, seat: int) -> list[Option]:
        assert isinstance(s, InvasionsState)
        return initiatives_of(s, seat)

    def initiate(self, s: State, seat: int, option: Option) -> None:
        assert isinstance(s, InvasionsState)
        take_initiative(s, seat, option)

    def runs(self, s: State, seat: int) -> list[Run]:
        assert isinstance(s, InvasionsState)
        return marches(self, s, seat)

    def why_no_run(self, s: State, seat: int, to: str) -> Refusal:
        assert isinstance(s, InvasionsState)
        return why_no_march(self, s, seat, to)

    def hide(self, data: dict[str, object], seat: int) -> None:
        """Nobody has seen a marker that lies on a city or site; it might be any not accounted for."""
        own = a_dict(data, "own", "state")
        marker = an_int(own, "marker", "own")
        pool = ints(own, "pool", "own")
        if marker:
            pool.append(marker)
            own["marker"] = FACE_DOWN
        if own.get("world") is not None:
            world = a_dict(own, "world", "own")
            laid = ints(world, "pillaged", "world")
            pool += [value for value in laid if value]
            world["pillaged"] = [FACE_DOWN if value else 0 for value in laid]
        own["pool"] = sorted(pool)
        if own.get("realm") is not None:
            hide_cards(a_dict(own, "realm", "own"), a_dict(own, "world", "own"), seat)
            hide_edicts(data, seat)

    def fill(self, data: dict[str, object], seat: int, rng: Random) -> None:
        own = a_dict(data, "own", "state")
        pool = ints(own, "pool", "own")
        if an_int(own, "marker", "own") == FACE_DOWN:
            own["marker"] = _any_of(pool, rng)
        if own.get("world") is not None:
            world = a_dict(own, "world", "own")
            laid = ints(world, "pillaged", "world")
            world["pillaged"] = [_any_of(pool, rng) if value == FACE_DOWN else value for value in laid]
        own["pool"] = pool
        if own.get("realm") is not None:
            deal_unseen(a_dict(own, "realm", "own"), rng)
            deal_edicts(data, rng)

    def check(self, s: State) -> None:
        assert isinstance(s, InvasionsState)
        for side in s.fight_now.sides if s.fight_now is not None else []:
            for code in side.units + side.lost:
                # XX.K.2, III.B.15: only an elite of a Civilized nation has a damaged side, and no other
                # unit is eliminated from its front.
                if code & DAMAGED and not is_elite(code & ~DAMAGED):
                    raise EngineFault(f"a {kind_name(code)} that is no elite is damaged")
            for code in side.lost:
                if is_elite(code):
                    raise EngineFault(f"an undamaged {kind_name(code)} was eliminated")
            if side.stock < 0:
                raise EngineFault("more re-rolls were used than there were")
            if len(side.units) + len(side.lost) > side.start:
                raise EngineFault("units came from nowhere")
        laid = [s.marker] if s.marker else []
        if s.world_now is not None:
            check_world(s.world, any(isinstance(frame, PARTING) for frame in s.frames))
            laid += [marker for marker in s.world.pillaged if marker]
        if len(set(s.pool + laid)) + sum(s.kept) != len(MARKERS) or len(set(laid)) != len(laid):
            raise EngineFault("a pillage marker is missing or doubled")
        if s.pool != sorted(s.pool):
            raise EngineFault("the order of the pool betrays what was drawn")


def _any_of(pool: list[int], rng: Random) -> int:
    return pool.pop(rng.randrange(len(pool)))
