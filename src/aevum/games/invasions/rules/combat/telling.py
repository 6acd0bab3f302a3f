"""XX.H.4 Units as their owner tells them apart in a fight: by look, and by the border that they crossed."""

from aevum.engine.ask import Option
from aevum.games.invasions.rules.troops import CROSSING_NAMES, crossing, label, look


def each(codes: list[int]) -> list[int]:
    """One of each; the last that came another way saves the stack the penalty of its crossing (XX.F.3)."""
    seen: list[tuple[int, int]] = []
    found: list[int] = []
    for code in codes:
        mark = (look(code), crossing(code))
        if mark not in seen:
            seen.append(mark)
            found.append(code)
    return found


def told(codes: list[int], code: int) -> dict[str, object]:
    """Its label; where others of the stack look the same but came another way, with its way."""
    args = label(code)
    if any(crossing(other) != crossing(code) for other in codes if look(other) == look(code)):
        args["way"] = CROSSING_NAMES[crossing(code)]
    return args


def hit(codes: list[int], code: int) -> Option:
    args = told(codes, code)
    return Option("hit-over", args, "XX.H.5") if "way" in args else Option("hit", args, "XX.H.5")


def chosen(codes: list[int], wanted: Option) -> int:
    """The unit that an option means."""
    for code in each(codes):
        if label(code).items() <= wanted.args.items():
            way = wanted.args.get("way")
            if way is None or way == CROSSING_NAMES[crossing(code)]:
                return code
    raise KeyError(wanted.id)
