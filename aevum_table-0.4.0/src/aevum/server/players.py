"""Who plays which seat: `person` (whoever made the table), `guest` (one who joined), `open`, or a bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aevum.bots import names
from aevum.engine.refusal import BadData

ME = "me"
PERSON = "person"
GUEST = "guest"
OPEN = "open"
PEOPLE = (PERSON, GUEST)


def seated(game: str, seats: Sequence[str], wanted: Mapping[str, str]) -> dict[str, str]:
    """The players as a new table wants them; seats that it does not name are for the game's best bot."""
    known = names(game)
    for seat, player in wanted.items():
        if seat not in seats:
            raise BadData(f"seats: there is no seat '{seat}' here; the seats are {', '.join(seats)}")
        if player not in (ME, OPEN, "bot", *known):
            raise BadData(f"seats.{seat}: expected {ME}, {OPEN} or {', '.join(known)}, found '{player}'")
    players = {seat: wanted.get(seat, "bot") for seat in seats}
    return {seat: _player(player, known) for seat, player in players.items()}


def _player(wanted: str, known: Sequence[str]) -> str:
    if wanted == ME:
        return PERSON
    # `bot` is the game's best one, also where it has another name.
    return known[0] if wanted == "bot" and wanted not in known else wanted


def is_bot(player: str) -> bool:
    return player != OPEN and player not in PEOPLE


def alone(players: Mapping[str, str]) -> str:
    """The seat of the one person among bots; empty where there are others, or none, or a place for one."""
    others = [seat for seat, player in players.items() if not is_bot(player)]
    return others[0] if len(others) == 1 and players[others[0]] in PEOPLE else ""
