"""What newer rules mean for a table, in words, as far as a seat may know it."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

import msgspec

from aevum.engine import registry
from aevum.engine.game import BASE
from aevum.kit.changes import Change, since
from aevum.server.keys import HOST
from aevum.server.show.eyes import words_for
from aevum.server.store.pack import unpack_events
from aevum.server.upgrading.deciding import OFFERED, SAME, asked, standing
from aevum.server.upgrading.finding import read
from aevum.server.wire import Answered, ChangeInfo, Upgrade

if TYPE_CHECKING:
    from typing import Any

    from aevum.engine import Event
    from aevum.server.homes import Home
    from aevum.server.store.schema import TableRow
    from aevum.server.upgrading.finding import Finding
    from aevum.words import Words


def upgrade_info(row: TableRow, home: Home, seat: str, language: str) -> Upgrade:
    players: dict[str, str] = msgspec.json.decode(row.players)
    words = words_for(language, row.game, tuple(players))
    finding = read(row.upgrade)
    state = standing(row, finding)
    game = registry.find(row.game) if row.game in registry.names() else None
    newest = game.version if game is not None else row.rules
    found = Upgrade(
        table=row.id,
        rules=row.rules,
        newest=newest,
        state=state,
        changes=[change_info(one) for one in since(row.game, row.begun or row.rules)] if game else [],
        playable=home.why is None,
        why=words.refusal(home.why) if home.why is not None else "",
    )
    if finding is None or state == SAME:
        return found
    number = list(players).index(seat) if seat in players else -1
    found.words = _head(row, newest, state == OFFERED, found.playable, words)
    found.choice = finding.choice
    was, now = _seen(finding.was, number), _seen(finding.now, number)
    found.was = [words.event(event) for event in was]
    found.now = _now(finding, now, seat, words)
    found.rule = _rule(finding, was, now, seat)
    found.onward = finding.onward
    found.asked = [Answered(one, _name(one, words), finding.answers.get(one, "")) for one in asked(row)]
    found.movable = not finding.stuck
    if finding.stuck:
        found.why = " ".join([*filter(None, [found.why]), words.say("upgrade-stuck", newest=newest)])
    return found


def _head(row: TableRow, newest: str, offered: bool, playable: bool, words: Words) -> str:
    if row.rules == newest and row.pack != BASE:
        return words.say("upgrade-pack" if offered else "upgrade-pack-stays", pack=row.pack)
    if not offered:
        return words.say("upgrade-stays", rules=row.rules, newest=newest)
    return words.say("upgrade-offered" if playable else "upgrade-waits", rules=row.rules, newest=newest)


def change_info(change: Change) -> ChangeInfo:
    return ChangeInfo(change.version, list(change.clauses), change.text)


def _name(seat: str, words: Words) -> str:
    return words.say("upgrade-host") if seat == HOST else words.seat(seat)


def _now(finding: Finding, seen: list[Event], seat: str, words: Words) -> list[str]:
    if finding.broke:
        return [words.say("upgrade-broke")]
    refused = finding.refused
    if refused is not None and finding.seat == seat:
        return [words.refusal(refused)]
    if refused is not None:
        # The reason may name what only the chooser knew.
        return [words.say("upgrade-refused")]
    return [words.event(event) for event in seen]


def _seen(events: list[dict[str, Any]], number: int) -> list[Event]:
    found = unpack_events(msgspec.json.encode(events).decode())
    return [event for event in found if event.seen_by(number)]


def _rule(finding: Finding, was: list[Event], now: list[Event], seat: str) -> str:
    """The clause behind the difference, as far as the seat sees one: more might betray what was chosen."""
    refused = finding.refused
    if refused is not None:
        return refused.rule if finding.seat == seat else ""
    for then, other in zip_longest(was, now):
        if then is None or other is None or then.to_json() != other.to_json():
            return (other.rule if other is not None else "") or (then.rule if then is not None else "")
    return ""
