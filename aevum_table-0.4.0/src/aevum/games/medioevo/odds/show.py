"""The odds in words, for the terminal."""

from aevum.engine.codec import a_dict, a_list, an_int
from aevum.games.medioevo.odds.answer import SIDE_NAMES
from aevum.kit.odds_lines import checked, items, number, percent
from aevum.words import Words

KEYS: tuple[str, ...] = (
    "odds-won",
    "odds-lost",
    "odds-nobody",
    "odds-attacker",
    "odds-defender",
    "odds-cost",
    "odds-proceeds",
    "odds-profit",
)
"""Modifier keys come from the rules, which declare them."""
LABEL = 38
CELL = 10


def lines(found: dict[str, object], words: Words) -> list[str]:
    """An answer as lines of text."""
    text = _sale(found, words) if found["kind"] == "sale" else _battle(found, words)
    if "check" in found:
        text += ["", words.say("odds-check", **checked(found))]
    return text


def _sale(found: dict[str, object], words: Words) -> list[str]:
    text = [words.say("odds-sale", count=an_int(found, "cubes", "odds"))]
    for name in ("proceeds", "cost", "profit"):
        text.append(_row(words.say(f"odds-{name}"), str(an_int(found, name, "odds"))))
    return text


def _battle(found: dict[str, object], words: Words) -> list[str]:
    text = [words.say("odds-battle")]
    text += [_row(words.say(f"odds-{end}"), percent(number(found, end))) for end in ("won", "lost", "nobody")]
    text.append(_row(words.say("odds-rounds"), f"{number(found, 'rounds'):.1f}"))
    first = a_dict(found, "round", "odds")
    shares = {name: percent(number(first, name)) for name in ("won", "lost", "drawn")}
    text.append(words.say("odds-first-round", **shares))
    for name in SIDE_NAMES:
        side = a_dict(found, name, "odds")
        text += ["", words.say(f"odds-{name}", force=_force(side, words)), *items(side, words)]
        text.append(_row("  " + words.say("odds-damage"), f"{number(side, 'first_round_damage'):.2f}"))
        text.append(_row("  " + words.say("odds-loses"), f"{number(side, 'lost_units'):.2f}"))
        text.append(_row("  " + words.say("odds-florins"), f"{number(side, 'lost_florins'):.0f}"))
    return [*text, "", words.say("odds-usual")]


def _force(side: dict[str, object], words: Words) -> str:
    units = [
        words.say("board-some", count=an_int(a_dict(side, "units", "odds"), name, "odds"), unit=name)
        for name in a_dict(side, "units", "odds")
    ]
    dice = [str(die) for die in a_list(side, "dice", "odds")]
    if dice:
        return words.say("odds-horde", units=", ".join(units), dice=" ".join(dice))
    return ", ".join(units)


def _row(label: str, value: str) -> str:
    return label.ljust(LABEL) + value.rjust(CELL)
