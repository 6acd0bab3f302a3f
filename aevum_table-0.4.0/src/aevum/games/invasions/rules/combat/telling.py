"""XX.H.4 Units as their owner tells them apart in a fight: by look, and by the border that they crossed."""

from aevum.engine.ask import Option
from aevum.games.invasions.rules.troops import CROSSING_NAMES, FOREIGN, crossing, label, look

KEYS: tuple[str, ...] = (
    "option-hit", "option-hit-over", "option-hit-mercenary",
    "option-give-up", "option-give-up-over", "option-give-up-mercenary",
)  # fmt: skip


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
    return any(look(other) | FOREIGN == look(code) for other in codes if not other & FOREIGN)


def hit(codes: list[int], code: int) -> Option:
    """A mercenary is told from its countrymen, for one of these falls first (XX.H.6)."""
    return _told(codes, code, ("hit", "hit-over", "hit-mercenary"), "XX.H.5")


def given_up(codes: list[int], code: int) -> Option:
    """XVII.A.7: the border will matter in a battle (XX.F.3)."""
    return _told(codes, code, ("give-up", "give-up-over", "give-up-mercenary"), "XVII.A.7")


def _told(codes: list[int], code: int, keys: tuple[str, str, str], rule: str) -> Option:
    """By the first key; by the second where others of the stack look the same but came another way."""
    plain, over, mercenary = keys
    args = label(code)
    way = CROSSING_NAMES[crossing(code)]
    if among_its_own(codes, code):
        return Option(mercenary, {**args, "way": way}, rule)
    if any(crossing(other) != crossing(code) for other in codes if look(other) == look(code)):
        return Option(over, {**args, "way": way}, rule)
    return Option(plain, args, rule)


def hit_by(codes: list[int], wanted: Option) -> int:
    """The unit that an option means."""
    for code in each(codes):
        if hit(codes, code).id == wanted.id:
            return code
    raise KeyError(wanted.id)


def given_up_by(codes: list[int], wanted: Option) -> int:
    """The same of those that are too many."""
    for code in each(codes):
        if given_up(codes, code).id == wanted.id:
            return code
    raise KeyError(wanted.id)
