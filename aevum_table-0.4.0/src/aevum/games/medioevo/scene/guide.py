"""The guided start: two turns for three, with a word on each question when it first comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.scene.guide import Plan, Tip, told

if TYPE_CHECKING:
    from aevum.words import Words

INTRODUCTION = (
    Plan("welcome", "map", "start"),
    Plan("prompt", "prompt", "start"),
    Plan("screens", "side", "start", rule="0.COMP.07"),
    Plan("winning", "scores", "start", rule="V"),
    Plan("wait", "side", "wait"),
    Plan("bid", "prompt", rule="1.ORDER.01"),
    Plan("place-village", "map"),
    Plan("place-archer", "map"),
    Plan("place-transport", "map"),
    Plan("keep-card", "prompt"),
    Plan("barbarian-dice", "prompt"),
    Plan("tax-level", "prompt"),
    Plan("upkeep", "prompt"),
    Plan("buy", "prompt"),
    Plan("pay-points", "prompt"),
    Plan("full-move", "map"),
    Plan("march-on", "map", asks=("march-on", "sail-on")),
    Plan("choose-trader", "map"),
    Plan("trader-acts", "map", asks=("trader-acts", "trader-at-sea")),
    Plan("route-steps", "map"),
    Plan("write-pact", "prompt"),
    Plan("pact-offered", "side"),
    Plan("fight", "contest", "contest"),
    Plan("captains", "contest"),
    Plan("battle-dice", "contest"),
    Plan("over", "scores", "over"),
)
GUIDES = {"introduction": INTRODUCTION}


def guide(scenario: str, words: Words) -> list[Tip]:
    return told(GUIDES.get(scenario, ()), words)
