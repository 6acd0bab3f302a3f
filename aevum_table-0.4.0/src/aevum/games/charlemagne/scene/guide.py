"""The guided start: three turns, with a word on each question when it first comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.scene.guide import Plan, Tip, told

if TYPE_CHECKING:
    from aevum.words import Words

LOMBARD_WAR = (
    Plan("welcome", "map", "start"),
    Plan("prompt", "prompt", "start"),
    Plan("secrets", "side", "start", rule="1.4"),
    Plan("winning", "scores", "start", rule="19"),
    Plan("wait", "side", "wait"),
    Plan("place-leader", "map"),
    Plan("vassalage", "map", rule="9"),
    Plan("commit", "contest"),
    Plan("vassalage-defence", "contest"),
    Plan("treachery", "prompt"),
    Plan("spear", "prompt", asks=("spear", "spear-battle", "spear-vassalage", "spear-conversion")),
    Plan("coinage", "prompt"),
    Plan("provision", "map"),
    Plan("spend", "prompt"),
    Plan("heerbann", "prompt"),
    Plan("levy", "map"),
    Plan("activate", "map", rule="12"),
    Plan("gather", "map"),
    Plan("operate", "map"),
    Plan("load", "map"),
    Plan("sail", "map"),
    Plan("battle-attack", "contest", rule="13"),
    Plan("battle-defence", "contest"),
    Plan("losses", "contest"),
    Plan("hold-burg", "contest"),
    Plan("retreat", "map"),
    Plan("advance", "map"),
    Plan("preach", "contest", rule="16"),
    Plan("conversion-defence", "contest"),
    Plan("fight", "contest", "contest"),
    Plan("over", "scores", "over"),
)
GUIDES = {"lombard-war": LOMBARD_WAR}


def guide(scenario: str, words: Words) -> list[Tip]:
    return told(GUIDES.get(scenario, ()), words)
