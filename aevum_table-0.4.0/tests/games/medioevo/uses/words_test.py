"""Cards and technologies with targets say what they aim at."""

from aevum.engine.ask import Option
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.uses.offer import KEYS
from aevum.games.medioevo.rules.uses.registry import POWERS, TECHNIQUES
from aevum.words import Words


def test_every_set_of_targets_has_words() -> None:
    assert GAME.name == "medioevo"
    wanted = {
        f"option-{verb}-{thing}-with-" + "-".join(names)
        for thing, found in (("card", [power.names for power in POWERS]),
                             ("technology", [technique.names for technique in TECHNIQUES]))
        for verb in ("use", "borrow")
        for names in found
        if names
    }  # fmt: skip
    assert wanted == {key for key in KEYS if "-with-" in key}


def test_an_option_with_a_target_names_it() -> None:
    words = Words("en", "medioevo")
    assert words.option(Option("use-card", {"card": "44", "other_card": "22"})).endswith(words.say("card-22"))
    assert words.option(Option("use-card", {"card": "22"})) == f"Use {words.say('card-22')}"
