"""The guided start: one turn, with a word on each question when it first comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.scene.guide import Plan, Tip, told

if TYPE_CHECKING:
    from aevum.words import Words

DUEL = (
    Plan("welcome", "map", "start"),
    Plan("prompt", "prompt", "start"),
    Plan("wait", "side", "wait"),
    Plan("battle", "contest", "contest", rule="XX.0"),
    Plan("intercept", "map"),
    Plan("intercept-with", "prompt"),
    Plan("event-window", "prompt", asks=("interception-events",)),
    Plan("battle-events", "prompt"),
    Plan("flee", "map"),
    Plan("ambush", "contest"),
    Plan("swaps", "contest"),
    Plan("trade", "contest"),
    Plan("rerolls", "contest"),
    Plan("losses", "contest"),
    Plan("recovery", "contest"),
    Plan("repair", "contest"),
    Plan("retreat", "map"),
    Plan("counsel", "prompt"),
    Plan("envoys", "prompt"),
    Plan("bribery", "prompt"),
    Plan("siege-events", "prompt"),
    Plan("deploy", "map"),
    Plan("stacks", "map"),
    Plan("march", "map"),
    Plan("confront", "prompt"),
    Plan("battles", "map"),
    Plan("besiege", "contest"),
    Plan("assault", "contest"),
    Plan("sack", "contest"),
    Plan("campaigns", "map"),
    Plan("campaign-again", "map"),
    Plan("call-up", "map"),
    Plan("raid-target", "map"),
    Plan("raid-or-march", "prompt"),
    Plan("horde", "map"),
    Plan("winning", "scores", "start", rule="V.C"),
    Plan("over", "scores", "over"),
)
GUIDES = {"duel-350": DUEL}


def guide(scenario: str, words: Words) -> list[Tip]:
    return told(GUIDES.get(scenario, ()), words)
