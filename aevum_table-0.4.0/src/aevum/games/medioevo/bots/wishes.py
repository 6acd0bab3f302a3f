"""Objectives that a seat holds: how near they are to be met by buying, and what a purchase does for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.realm import HONOUR, turns_left
from aevum.games.medioevo.rules.objectives.table import KIND, LEAST, LEVEL, OBJECTIVES, SUBJECT
from aevum.games.medioevo.rules.tables import BRANCHES
from aevum.games.medioevo.rules.technologies import BRANCH, technology
from aevum.games.medioevo.rules.technologies import LEVEL as TECHNOLOGY_LEVEL
from aevum.games.medioevo.rules.uses.points import levels_of
from aevum.games.medioevo.rules.works.standing import BUILDING_NAMES, sort_and_level

if TYPE_CHECKING:
    from aevum.engine.ask import Option
    from aevum.games.medioevo.rules.state import MedioevoState

TOKEN = 2.0 * HONOUR
"""What an objective token is worth (V.END.12), and its points in every turn."""
EASE = {
    "bid": 0.5, "buildings": 0.35, "cards": 0.2, "city-and-castle": 0.3, "control": 0.3, "fires": 0.7,
    "foreign-home": 0.4, "great-market": 0.7, "home-guard": 0.25, "honour": 0.6, "horde-captains": 0.5,
    "money-without-debt": 0.2, "outpost": 0.4, "pacts": 0.5, "route": 1.0, "same-good": 0.7,
    "settlements": 0.4, "sound-buildings": 0.6, "tax-income": 0.5, "territories-with": 0.3,
    "trade-fleet": 0.3, "transports": 0.9, "units": 0.25,
}  # fmt: skip
"""How likely an aim of a kind is met, by what came of them in matches of the bots; of others less."""
HARD = 0.1


def held(s: MedioevoState, seat: int) -> list[int]:
    """The objectives on the cards of a seat, which it has seen."""
    return [s.objective[card] for card in range(len(s.holder)) if s.holder[card] == seat]


def promise(s: MedioevoState, objective: str) -> float:
    """What a card's objective is worth when it is chosen."""
    aim = OBJECTIVES.index(objective)
    ease = EASE.get(KIND[aim], HARD)
    return TOKEN * ease * min(1.0, (turns_left(s) + 1) / 4)


def furthers(s: MedioevoState, seat: int, option: Option) -> float:
    """What a purchase brings the seat's objectives nearer, in florins."""
    return sum([TOKEN * _share(s, seat, aim, option) for aim in held(s, seat) if aim >= 0], 0.0)


def _share(s: MedioevoState, seat: int, aim: int, option: Option) -> float:
    """Which part of an objective a purchase does; 0 where it does nothing for it."""
    subject = SUBJECT[aim]
    least = max(1, LEAST[aim])
    match KIND[aim], option.key:
        case "buildings", "build":
            return _building(aim, option) / least
        case (("sound-buildings" | "city-and-castle"), "build"):
            return 0.2
        case (("units" | "territories-with"), ("hire" | "train-captain")):
            unit = str(option.args["unit"])
            wanted = not subject or any(unit.startswith(name) for name in subject)
            return 0.8 / least if wanted else 0.0
        case "branches", "learn":
            number = technology(str(option.args["technology"]))
            fit = TECHNOLOGY_LEVEL[number] <= LEVEL[aim] and _useful(s, seat, aim, BRANCH[number])
            return 0.8 / (least * LEVEL[aim]) if fit else 0.0
        case "branch", "learn":
            number = technology(str(option.args["technology"]))
            fit = BRANCHES[BRANCH[number]] in subject and TECHNOLOGY_LEVEL[number] <= LEVEL[aim]
            return 0.8 / LEVEL[aim] if fit else 0.0
        case "cards", "buy-card":
            return 0.6 / least
        case "transports", "improve":
            return 0.4 if str(option.args["item"]) in ("war-wagon", "galley") else 0.0
        case "trade-fleet", "equip":
            return 0.2 if str(option.args["item"]) in subject else 0.0
        case "captain-level", ("hire" | "train-captain"):
            return 0.3 if str(option.args["unit"]).startswith("captain") else 0.0
        case _:
            return 0.0


def _building(aim: int, option: Option) -> float:
    """Whether a building counts, by its name or its sort, and its level."""
    name = str(option.args["building"])
    sort, level = sort_and_level(name)
    named = not SUBJECT[aim] or name in SUBJECT[aim]
    if not named:
        named = any(subject in ("civil", "military") and _is_sort(subject, sort) for subject in SUBJECT[aim])
    return 0.8 if named and level >= LEVEL[aim] else 0.0


def _is_sort(subject: str, sort: int) -> bool:
    first = BUILDING_NAMES[sort][1]
    return (subject == "civil" and first == "village") or (subject == "military" and first == "tower")


def _useful(s: MedioevoState, seat: int, aim: int, branch: int) -> bool:
    """Only the branches that are nearest to the level count, as many as the aim needs."""
    now = levels_of(s, seat)
    nearest = sorted(range(len(now)), key=lambda other: (-min(now[other], LEVEL[aim]), other))
    return branch in nearest[: max(1, LEAST[aim])]
