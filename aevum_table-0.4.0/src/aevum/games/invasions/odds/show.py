"""The odds in words, for the terminal."""

from aevum.engine.codec import a_dict, a_list, a_text, an_int, as_dict
from aevum.games.invasions.rules.fight import SIDE_NAMES
from aevum.kit.odds_lines import checked, items, number
from aevum.words import Words

KEYS: tuple[str, ...] = ()
"""Modifier keys come from the rules, which declare them."""

LABEL = 26
CELL = 12


def lines(found: dict[str, object], words: Words) -> list[str]:
    """An answer as lines of text."""
    text: list[str] = []
    if "win" in found:
        text += _battle(found, words)
    for siege in a_list(found, "siege", "odds") if "siege" in found else []:
        text += _siege(as_dict(siege, "odds.siege"), words)
    if "check" in found:
        text += ["", words.say("odds-check", **checked(found))]
    return text


def _battle(found: dict[str, object], words: Words) -> list[str]:
    sides = [a_dict(found, name, "odds") for name in SIDE_NAMES]
    win = a_dict(found, "win", "odds")
    text = [_row("", [words.seat(name) for name in SIDE_NAMES])]
    text.append(_row(words.say("odds-wins"), [_percent(number(win, name)) for name in SIDE_NAMES]))
    labels = {
        "annihilated": words.say("odds-annihilated"),
        "leader_lost": words.say("odds-leader-lost"),
        "submitted": words.say("odds-submits"),
    }
    for name, label in labels.items():
        chances = [number(side, name) for side in sides]
        if max(chances) > 0:
            text.append(_row(label, [_percent(p) for p in chances]))
    if number(found, "draw") > 0:
        text.append(_row(words.say("odds-draw"), [_percent(number(found, "draw"))]))
    lost = [a_dict(side, "eliminated", "odds") for side in sides]
    for n in range(1 + max(int(n) for one in lost for n in one)):
        cells = [_percent(number(one, str(n))) if str(n) in one else "" for one in lost]
        text.append(_row(words.say("odds-loses", units=n), cells))
    for roll in a_list(found, "rolls", "odds") if "rolls" in found else []:
        text += _rolls(as_dict(roll, "odds.rolls"), words)
    return [*text, "", words.say("odds-policy")]


def _rolls(roll: dict[str, object], words: Words) -> list[str]:
    text: list[str] = []
    side = words.seat(a_text(roll, "side", "odds.rolls"))
    if "archery" in roll:
        part = a_dict(roll, "archery", "odds.rolls")
        text += ["", words.say("odds-archery", side=side) + _dice(part, words), *_items(part, words)]
    part = a_dict(roll, "melee", "odds.rolls")
    text += ["", words.say("odds-melee", side=side) + _dice(part, words), *_items(part, words)]
    rerolls = an_int(roll, "rerolls", "odds.rolls")
    return [*text, "  " + words.say("odds-rerolls", rerolls=rerolls)]


def _siege(siege: dict[str, object], words: Words) -> list[str]:
    head = words.say("odds-assault") if siege["assault"] is True else words.say("odds-siege")
    needed, rolls = an_int(siege, "needed", "odds.siege"), an_int(siege, "rolls", "odds.siege")
    text = ["", _row(head, [_percent(number(siege, "falls"))]), *items(siege, words)]
    if number(siege, "terror") > 0:
        text.append("  " + words.say("odds-terror"))
    return [*text, "  " + words.say("odds-siege-rolls", rolls=rolls, needed=needed)]


def _dice(part: dict[str, object], words: Words) -> str:
    if "white" not in part:
        return f" {an_int(part, 'bonus', 'odds.dice'):+d}"
    white, black = an_int(part, "white", "odds.dice"), an_int(part, "black", "odds.dice")
    if white + black == 0:
        return " " + words.say("odds-no-dice")
    return " " + words.say("odds-dice", white=white, black=black)


def _items(part: dict[str, object], words: Words) -> list[str]:
    return items(part, words) + items(part, words, "swaps")


def _row(label: str, cells: list[str]) -> str:
    return (label.ljust(LABEL) + "".join(cell.rjust(CELL) for cell in cells)).rstrip()


def _percent(p: float) -> str:
    return f"{100 * p:.2f} %"
