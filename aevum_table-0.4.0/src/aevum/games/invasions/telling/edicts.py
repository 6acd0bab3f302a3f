"""What an Administration card does for a nation of this age, in phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.administration.deck import NO_CALAMITY, Edict

if TYPE_CHECKING:
    from aevum.words import Words


def effects(edict: Edict, now: int, words: Words) -> list[str]:
    found: list[str] = []
    if edict.gold[now]:
        found.append(words.say("board-edict-gold", gold=f"{edict.gold[now]:+d}"))
    if edict.ageing[now]:
        found.append(words.say("board-edict-ages", spaces=edict.ageing[now]))
    if edict.calamity[now] != NO_CALAMITY:
        found.append(words.say("board-edict-calamity", calamity=edict.calamity[now]))
    found.append(words.say("board-edict-leads" if edict.leads[now] else "board-edict-idle"))
    return found
