"""Finding a thing by what somebody typed: capitals, accents and signs do not matter, a slip gets a hint."""

import difflib
import unicodedata

from aevum.engine.refusal import BadData

SHORTEST = 3
"""Letters that a beginning must have to stand for the whole name."""
CLOSE = 0.6
MOST = 4


def fold(name: str) -> str:
    """A name without what people leave out or mistype.

    >>> fold("Mōesia  Inferior"), fold("parthia-sept")
    ('moesia inferior', 'parthia sept')
    """
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() else " " for c in plain.casefold()).split())


def find(wanted: str, known: list[str], what: str) -> str:
    """The one known name that is meant; BadData names those that may have been.

    A beginning is enough where only one name has it.
    """
    if wanted in known:
        return wanted
    folded = fold(wanted)
    same = [name for name in known if fold(name) == folded]
    if len(same) == 1:
        return same[0]
    begin = [name for name in known if fold(name).startswith(folded)] if len(folded) >= SHORTEST else []
    if len(begin) == 1:
        return begin[0]
    near = same or begin or _near(folded, known)
    hint = f"; did you mean {_either(near[:MOST])}?" if near else ""
    raise BadData(f"there is no {what} '{wanted}'{hint}")


def _near(folded: str, known: list[str]) -> list[str]:
    by_folded = {fold(name): name for name in known}
    close = difflib.get_close_matches(folded, list(by_folded), MOST, CLOSE)
    inside = [name for name in by_folded if len(folded) >= SHORTEST and folded in name]
    return [by_folded[name] for name in dict.fromkeys([*close, *inside])]


def _either(names: list[str]) -> str:
    if len(names) == 1:
        return names[0]
    return f"{', '.join(names[:-1])} or {names[-1]}"
