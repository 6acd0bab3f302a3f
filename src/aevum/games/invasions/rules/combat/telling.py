"""XX.H.4 Units as their owner tells them apart in a fight: by look, and by the border that they crossed."""

from aevum.engine.ask import Option
from aevum.games.invasions.rules.troops import CROSSING_NAMES, FOREIGN, crossing, label, look


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


def among_its_own(codes: list[int], code: int) -> bool:
    """III.B.5: whether a mercenary stands beside others of its nation, with the same name, who are none."""
    if not code & FOREIGN:
        return False
    return any(look(other) | FOREIGN == look(code) for other in codes if not other & FOREIGN)


def hit(codes: list[int], code: int) -> Option:
    """`hit`; where others of the stack look the same but came another way, `hit-over`; a mercenary is told
    from its countrymen, for one of these falls first (XX.H.6)."""
    args = label(code)
    if among_its_own(codes, code):
        args["way"] = CROSSING_NAMES[crossing(code)]
        return Option("hit-mercenary", args, "XX.H.5")
    if all(crossing(other) == crossing(code) for other in codes if look(other) == look(code)):
        return Option("hit", args, "XX.H.5")
    args["way"] = CROSSING_NAMES[crossing(code)]
    return Option("hit-over", args, "XX.H.5")


def chosen(codes: list[int], wanted: Option) -> int:
    """The unit that an option means."""
    for code in each(codes):
        if hit(codes, code).id == wanted.id:
            return code
    raise KeyError(wanted.id)
