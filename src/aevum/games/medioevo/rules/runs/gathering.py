"""5.FLOW.05 Who goes along: a single transport with what it can carry, or a sheet to pick from."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.form import Form, Line
from aevum.engine.game import Game
from aevum.engine.run import step
from aevum.games.medioevo.rules.combat.group import idle_hired, idle_units
from aevum.games.medioevo.rules.combat.move import March
from aevum.games.medioevo.rules.runs.marching import MARCHING, Marching
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import PIECE_NAMES

KEYS: tuple[str, ...] = ("form-group",)
_ALL: Final = "take-all"
_THING: Final = "take-thing"
_UNIT: Final = "take-unit"
_HIRED: Final = "take-hired"
_LEAVES: Final = ("leave-thing", "leave-unit", "leave-hired")


def loaded(game: Game, start: Marching) -> list[Marching]:
    """With all that it can take along."""
    ask = start.ask()
    option = ask.find(_ALL) if ask is not None else None
    return [_taken(game, start, ask, option)] if ask is not None and option is not None else []


def singles(game: Game, start: Marching) -> list[Marching]:
    """Each transport by itself with all that it can carry, where there are several."""
    ask = start.ask()
    things = [option for option in ask.options if option.key == _THING] if ask is not None else []
    found: list[Marching] = []
    for option in things if len(things) > 1 else []:
        assert ask is not None
        one = _taken(game, start, ask, option)
        room = True
        while room:
            room = False
            asked = one.ask()
            # Captains and cavalry first, as where all are taken.
            for unit in reversed(asked.options if asked is not None else []):
                if unit.key == _UNIT:
                    assert asked is not None
                    one = _taken(game, one, asked, unit)
                    room = True
                    break
        found.append(one)
    return found


def _taken(game: Game, before: Marching, ask: Ask, option: Option) -> Marching:
    copy = before.s.copy()
    assert isinstance(copy, MedioevoState)
    game.choose(copy, before.seat, option.id)
    found = Marching(copy, before.seat, before.depth)
    found.steps = [*before.steps, step(ask, option)]
    return found


def groups(s: MedioevoState, seat: int) -> list[Form]:
    """Who else goes along or stays, once it is asked."""
    ask = s.ask_of(seat)
    if ask is None or s.outcome is not None or ask.key not in MARCHING:
        return []
    march = s.frames[ask.depth]
    assert isinstance(march, March)
    lines = [
        Line(option, _most(s, march, option))
        for option in ask.options
        if option.key in (_THING, _UNIT, _HIRED) or option.key in _LEAVES
    ]
    return [Form("group", dict(ask.args), ask.key, lines, "", 1)] if lines else []


def _most(s: MedioevoState, march: March, option: Option) -> int:
    if "unit" not in option.args:
        return 1
    piece = PIECE_NAMES.index(str(option.args["unit"]))
    waiting, serving = idle_units(s, march)[piece], idle_hired(s, march)[piece]
    if option.key == _UNIT:
        return waiting - serving
    if option.key == _HIRED:
        return serving
    return march.hired[piece] if option.key == "leave-hired" else march.units[piece] - march.hired[piece]
