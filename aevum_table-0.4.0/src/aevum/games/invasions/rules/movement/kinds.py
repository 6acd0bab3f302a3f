"""Units as the options of a march name them: those alike, with the same paces left and in the same pay, are
interchangeable."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.invasions.rules.troops import NATIONS, label, look
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import is_mercenary, paces_left
from aevum.games.invasions.rules.world.world import World

KEYS: tuple[str, ...] = (
    "option-leave", "option-leave-hired", "option-take", "option-take-hired",
    "option-joins", "option-joins-hired", "option-pass-on", "option-pass-on-hired",
    "option-sit-out", "option-sit-out-hired", "option-drown", "option-drown-hired",
    "option-split", "option-split-hired", "option-goes", "option-goes-hired",
    "option-stay-behind", "option-stay-behind-hired",
)  # fmt: skip
HIRED: Final = "-hired"
ALONE: Final = 0
LED: Final = 1
NO_MATTER: Final = 2
"""Paces without a leader, with one, and where they do not matter any more."""


def kind_args(w: World, unit: int, led: bool) -> dict[str, object]:
    args = label(w.code[unit])
    args["paces"] = paces_left(w, unit, led)
    return args


def kinds(w: World, units: list[int], led: bool) -> list[dict[str, object]]:
    """One of each kind."""
    found: list[dict[str, object]] = []
    seen: list[tuple[int, int]] = []
    for unit in units:
        mark = (look(w.code[unit]), paces_left(w, unit, led))
        if mark not in seen:
            seen.append(mark)
            found.append(kind_args(w, unit, led))
    return found


def named(w: World, units: list[int], led: bool, args: dict[str, object]) -> int:
    """The first unit that an option means."""
    for unit in units:
        if kind_args(w, unit, led) == args:
            return unit
    raise AssertionError(args)


def told(w: World, units: list[int], key: str, rule: str, pace: int) -> list[Option]:
    """One option for each kind of unit; `pace` says whether its paces are told, and whose they are."""
    found: list[Option] = []
    seen: list[tuple[int, int, int]] = []
    for unit in units:
        left = paces_left(w, unit, pace == LED) if pace != NO_MATTER else 0
        mark = (look(w.code[unit]), left, w.master[unit])
        if mark not in seen:
            seen.append(mark)
            found.append(_told_as(w, units, unit, key, rule, pace))
    return found


def meant(w: World, units: list[int], wanted: Option, pace: int) -> int:
    """The first unit that one of them means."""
    key = wanted.key.removesuffix(HIRED)
    for unit in units:
        if _told_as(w, units, unit, key, wanted.rule, pace).id == wanted.id:
            return unit
    raise AssertionError(wanted.id)


def _told_as(w: World, units: list[int], unit: int, key: str, rule: str, pace: int) -> Option:
    """III.B.5: a mercenary beside its countrymen, or beside those whom another nation pays, is told apart."""
    args = label(w.code[unit]) if pace == NO_MATTER else kind_args(w, unit, pace == LED)
    if is_mercenary(w, unit):
        alike = [w.master[other] for other in units if look(w.code[other]) == look(w.code[unit])]
        if nation_of(w.code[unit]) in alike or min(alike) != w.master[unit]:
            return Option(key + HIRED, {**args, "people": NATIONS[w.master[unit]]}, rule)
    return Option(key, args, rule)
