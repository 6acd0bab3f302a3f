"""Who asks: the table, the seat and its key, the language."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_403_FORBIDDEN, HTTP_404_NOT_FOUND

from aevum.engine.refusal import Refusal
from aevum.server.house import House
from aevum.server.keys import HOST, bearer, fits
from aevum.server.problems import Denied
from aevum.server.room import Room
from aevum.server.show.eyes import Eyes, words_at

Asking = Request[Any, Any, Any]
Language = FromQuery[str]
TheHouse = NamedDependency[House]
TheRoom = NamedDependency[Room]
"""The table of the address."""
TheEyes = NamedDependency[Eyes]
"""Whoever looks at it, by `?seat=` and a key."""


def house_of(state: State) -> House:
    house = state.house
    assert isinstance(house, House)
    return house


async def room_of(
    request: Asking, house: TheHouse, table_id: FromPath[str], language: Language = "en"
) -> Room:
    """The table of the address. What goes wrong from here on is said in its words."""
    room = await house.room(table_id)
    request.state["words"] = words_at(room, language)
    return room


def look(room: Room, seat: str, key: str, language: str) -> Eyes:
    """The eyes of a seat, for whoever has its key; onlookers need none."""
    if seat and seat not in room.players:
        raise Denied(HTTP_404_NOT_FOUND, Refusal("no-seat", {"name": seat}))
    if seat and not fits(key, room.keys.get(seat, "")):
        raise Denied(HTTP_403_FORBIDDEN, Refusal("wrong-key", {"seat": seat}))
    return Eyes(room, seat, language)


async def eyes_of(
    request: Asking, room: TheRoom, seat: FromQuery[str] = "", language: Language = "en"
) -> Eyes:
    """For an address with `?seat=`."""
    return look(room, seat, bearer(request.headers.get("authorization")), language)


def seated(eyes: Eyes) -> Eyes:
    if not eyes.seat:
        raise Denied(HTTP_403_FORBIDDEN, Refusal("onlooker"))
    return eyes


def need_host(request: Asking, keys: dict[str, str]) -> None:
    if not fits(bearer(request.headers.get("authorization")), keys.get(HOST, "")):
        raise Denied(HTTP_403_FORBIDDEN, Refusal("wrong-host-key"))


def not_found(refusal: Refusal) -> Denied:
    return Denied(HTTP_404_NOT_FOUND, refusal)
