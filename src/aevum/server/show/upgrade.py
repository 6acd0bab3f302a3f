"""What newer rules mean for a table, in words, as far as a seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from aevum.engine import registry
from aevum.kit.changes import Change, since
from aevum.server.keys import HOST
from aevum.server.show.eyes import words_for
from aevum.server.store.pack import unpack_events
from aevum.server.upgrading.deciding import OFFERED, SAME, asked, standing
from aevum.server.upgrading.finding import read
from aevum.server.wire import Answered, ChangeInfo, Upgrade

if TYPE_CHECKING:
    from typing import Any

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
    said = {"rules": row.rules, "newest": newest}
    if state != OFFERED:
        found.words = words.say("upgrade-stays", **said)
    elif home.why is None:
        found.words = words.say("upgrade-offered", **said)
    else:
        found.words = words.say("upgrade-waits", **said)
    found.choice = finding.choice
    found.was = _lines(finding.was, number, words)
    found.now = _now(finding, seat, number, words)
    found.rule = finding.rule if _may_know(finding, number) else ""
    found.onward = finding.onward
    found.asked = [Answered(one, _name(one, words), finding.answers.get(one, "")) for one in asked(row)]
    found.movable = not finding.stuck
    if finding.stuck and not found.why:
        found.why = words.say("upgrade-stuck", newest=newest)
    return found


def change_info(change: Change) -> ChangeInfo:
    return ChangeInfo(change.version, list(change.clauses), change.text)


def _name(seat: str, words: Words) -> str:
    return words.say("upgrade-host") if seat == HOST else words.seat(seat)


def _now(finding: Finding, seat: str, number: int, words: Words) -> list[str]:
    if finding.broke:
        return [words.say("upgrade-broke")]
    refused = finding.refused
    if refused is not None and finding.seat == seat:
        return [words.refusal(refused)]
    if refused is not None:
        # The reason may name what only the chooser knew.
        return [words.say("upgrade-refused")]
    return _lines(finding.now, number, words)


def _lines(events: list[dict[str, Any]], number: int, words: Words) -> list[str]:
    found = unpack_events(msgspec.json.encode(events).decode())
    return [words.event(event) for event in found if event.seen_by(number)]


def _may_know(finding: Finding, number: int) -> bool:
    """A clause may betray what was chosen, where the seat sees nothing of it."""
    told = unpack_events(msgspec.json.encode([*finding.was, *finding.now]).decode())
    return any(event.rule == finding.rule and event.seen_by(number) for event in told)
