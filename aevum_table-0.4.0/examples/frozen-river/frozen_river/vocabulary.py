"""The words for things that no rule names by a literal: the tests of words ask for them."""

from frozen_river.bots import BOTS
from frozen_river.scene import BANKS


def vocabulary() -> dict[str, list[str]]:
    return {
        "place": list(BANKS),
        "scene-panel": ["omens"],
        "about": ["frozen-river", "base"],
        "bot": list(BOTS),
    }
