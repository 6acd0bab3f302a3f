"""The words for things that no rule names by a literal."""

from .cards import CARDS


def vocabulary() -> dict[str, list[str]]:
    return {"card": list(CARDS), "seat": ["Bostra"]}
