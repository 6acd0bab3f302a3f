"""The odds in words, for the terminal."""

from aevum.engine.codec import a_dict, a_text, an_int
from aevum.games.charlemagne.odds.data import SIDE_NAMES
from aevum.kit.odds_lines import checked, items, number, percent
from aevum.words import Words

KEYS: tuple[str, ...] = (
    "odds-won",
    "odds-loosened",
    "odds-converts",
    "odds-pillaged",
    "odds-reaction",
    "odds-revolts",
    "odds-event",
    "odds-attacker",
    "odds-defender",
)
"""Modifier keys come from the rules, which declare them."""
LABEL = 34
CELL = 10
OUTCOMES = ("won", "loosened", "converts", "pillaged", "revolts", "event", "reaction")


def lines(found: dict[str, object], words: Words) -> list[str]:
    """An answer as lines of text."""
    text = _battle(found, words) if found["kind"] == "battle" else _roll(found, words)
    if "check" in found:
        text += ["", words.say("odds-check", **checked(found))]
    return text


def _battle(found: dict[str, object], words: Words) -> list[str]:
    text = [words.say("odds-battle", odds=a_text(found, "column", "odds"))]
    for result, chance in a_dict(found, "results", "odds").items():
        assert isinstance(chance, float)
        if chance > 0:
            text.append(_row(words.value("result", result), percent(chance)))
    text.append(_row(words.say("odds-taken"), percent(number(found, "taken"))))
    for name in SIDE_NAMES:
        side = a_dict(found, name, "odds")
        figures = {part: an_int(side, part, "odds") for part in ("printed", "times", "strength")}
        text += ["", words.say(f"odds-{name}", **figures), *items(side, words)]
        text.append(_row("  " + words.say("odds-loses"), f"{number(side, 'expected_loss'):.2f}"))
        text.append(_row("  " + words.say("odds-wiped"), percent(number(side, "wiped"))))
    return [*text, "", words.say("odds-battle-without")]


def _roll(found: dict[str, object], words: Words) -> list[str]:
    kind = a_text(found, "kind", "odds")
    about = {name: found[name] for name in ("region", "differential", "strength", "gain") if name in found}
    match kind:
        case "vassalage":
            text = [words.say("odds-vassalage", seat=found["by"], **about)]
        case "conversion":
            text = [words.say("odds-conversion", seat=found["by"], **about)]
        case "pillage":
            text = [words.say("odds-pillage", **about)]
        case _:
            text = [words.say("odds-revolt", side=found["goes_to"], **about)]
    for name in OUTCOMES:
        if name in found and (number(found, name) > 0 or name != "loosened"):
            text.append(_row(words.say(f"odds-{name}"), percent(number(found, name))))
    text += items(found, words)
    return [*text, "", words.say("odds-without")]


def _row(label: str, value: str) -> str:
    label = label[:1].upper() + label[1:]
    return label.ljust(LABEL) + value.rjust(CELL)
