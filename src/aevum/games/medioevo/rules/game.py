"""Medioevo Universale as a game of the engine."""

from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from aevum.engine.ask import Option
from aevum.engine.form import Form
from aevum.engine.refusal import Refusal, Refused
from aevum.engine.run import Run
from aevum.engine.state import Frame, State
from aevum.games.medioevo.rules import hidden, older
from aevum.games.medioevo.rules.anytime import anytime_options, take_anytime
from aevum.games.medioevo.rules.battle.asking import ASKING
from aevum.games.medioevo.rules.battle.intent import Intent
from aevum.games.medioevo.rules.battle.removal import removal_options
from aevum.games.medioevo.rules.check import check_state
from aevum.games.medioevo.rules.combat.conquest import Conquest
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.diplomacy.offer import Offer
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.events.rebellion import Rebellion
from aevum.games.medioevo.rules.events.strike import Strike
from aevum.games.medioevo.rules.events.war_circle import WarCircle
from aevum.games.medioevo.rules.fill import fill
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.objectives.last import LastClaims
from aevum.games.medioevo.rules.runs.proposals import proposals, sheets, why_no_way
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import PACKAGE
from aevum.games.medioevo.rules.unasked import instants, not_now
from aevum.games.medioevo.rules.uses.moments import MOMENTS, Moment
from aevum.games.medioevo.rules.uses.pay import Pay
from aevum.kit.tabled import TabledGame

PROMISE: Final = "promise:"
_CUT_INTO: Final[tuple[type[Frame[Any]], ...]] = (
    Moment,
    Pay,
    WarCircle,
    EventPhase,
    Strike,
    Rebellion,
    Enter,
    Conquest,
    Offer,
    *ASKING,
)
"""What asks while something is half done, and bears it that somebody cuts in."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MedioevoRules(TabledGame):
    """The rules; matches are set up outside, in plain Python."""

    version: ClassVar[str] = "4"
    name: ClassVar[str] = "medioevo"
    package: ClassVar[str] = PACKAGE
    rules: ClassVar[str] = f"{PACKAGE}.rules"

    def __init__(self) -> None:
        super().__init__()
        fill()

    def blank(self) -> State:
        return MedioevoState()

    def triggers(self) -> list[str]:
        return [*[moment.trigger for moment in MOMENTS], LastClaims.trigger]

    def initiatives(self, s: State, seat: int) -> list[Option]:
        """What is in a menu is not offered twice; in battles and answers only what cuts into anything."""
        assert isinstance(s, MedioevoState)
        asked = s.ask_of(seat)
        if isinstance(s.frames[-1], Menu):
            return anytime_options(s, seat) if asked is None else []
        if not isinstance(s.frames[-1], _CUT_INTO):
            return []
        offered = [option.id for option in asked.options] if asked is not None else []
        found = [option for option in instants(s, seat) if option.id not in offered]
        # 5.MISC.03: before the dice of a round the pieces of a battle may be taken off as well [M124].
        return [*found, *removal_options(s, seat)] if isinstance(s.frames[-1], Intent) else found

    def initiate(self, s: State, seat: int, option: Option) -> None:
        assert isinstance(s, MedioevoState)
        take_anytime(s, seat, option)

    def runs(self, s: State, seat: int) -> list[Run]:
        assert isinstance(s, MedioevoState)
        return proposals(self, s, seat)

    def forms(self, s: State, seat: int) -> list[Form]:
        assert isinstance(s, MedioevoState)
        return sheets(self, s, seat)

    def why_no_run(self, s: State, seat: int, to: str) -> Refusal:
        assert isinstance(s, MedioevoState)
        return why_no_way(self, s, seat, to)

    def commit(self, s: State, seat: int, choice: Option | str, version: int = 0) -> None:
        """Promises are in the players' own words, so they cannot be offered: `promise:` and the words."""
        wish = choice if isinstance(choice, str) else choice.id
        frame = s.frames[-1] if s.outcome is None else None
        asked = s.ask_of(seat) if 0 <= seat < len(s.seats) else None
        if not isinstance(frame, Offer) or asked is None or not wish.startswith(PROMISE):
            super().commit(s, seat, choice, version)
            return
        if version and version != asked.version:
            raise Refused(Refusal("stale", {"version": version, "now": asked.version}))
        assert isinstance(s, MedioevoState)
        refusal = frame.promised(s, wish[len(PROMISE) :])
        if refusal is not None:
            raise Refused(refusal)
        s.refresh(asked)

    def why_not(self, s: State, seat: int, wish: str) -> Refusal | None:
        refusal = super().why_not(s, seat, wish)
        if refusal is None or refusal.rule or s.outcome is not None:
            return refusal
        assert isinstance(s, MedioevoState)
        return not_now(s, seat, wish) or refusal

    def modern(self, data: dict[str, object], version: str) -> dict[str, object]:
        return older.modern(data, version)

    def hide(self, data: dict[str, object], seat: int) -> None:
        hidden.hide(data, seat)

    def fill(self, data: dict[str, object], seat: int, rng: Random) -> None:
        hidden.fill(data, seat, rng)

    def check(self, s: State) -> None:
        assert isinstance(s, MedioevoState)
        top = s.frames[-1] if s.frames else None
        check_state(s, isinstance(top, Menu) and top.rests)
