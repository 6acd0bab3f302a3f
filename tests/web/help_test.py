"""Every question explains itself to a beginner, by the words of its game or else by those of the page."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src/aevum/games/invasions/text/en"


def found(pattern: str, *files: Path) -> set[str]:
    return {key for file in files for key in re.findall(pattern, file.read_text(), re.MULTILINE)}


def test_every_question_has_help_from_one_side() -> None:
    asked = found(r"^ask-([a-z-]+) *=", *WORDS.glob("*.ftl"))
    sent = found(r"^hint-([a-z-]+) *=", *WORDS.glob("*.ftl"))
    own = found(r'^  "([a-z-]+)":', ROOT / "web/src/guide/help.ts")
    assert len(asked) > 100
    assert not asked - sent - own, "without help"
    assert not sent & own, "the page's words are never shown: the game sends its own"
    assert not own - asked, "nobody asks that"
