"""What a child asks of its parent: protocol 1, JSON with its length before it, one answer to each call.

Later programs still speak it with children of today. So rows and choices go by the names below, whatever the
database calls them by then; a field that a child does not know it leaves out, and one that it does not send
is taken for empty.

A call is `{"op": ..., ...}`, an answer `{"ok": ...}` or `{"error": KIND, "text": ...}`.

| op | with | answer |
| --- | --- | --- |
| `hello` | `program` (`aevum.versions.own.Program`), first and once | `null` |
| `create` | `row`, `choices`, `states` | `null` |
| `table` | `id` | the row |
| `choices` | `id` | all choices |
| `state` | `id`, `most` | `[n, state]`: the last one of the first `most` choices |
| `add` | `id`, `was`, `choices`, `states`, `forget`, `changes` | `null` |
| `cut` | `id`, `was`, `count`, `state`, `changes` | `null` |
| `change` | `id`, `was`, `changes` | `null` |
| `sit` | `id`, `was`, `seat`, `key` | `null` |
| `remove` | `id` | `null` |
| `imagined` | `id` | `null` |

A state is Base64 text, and `states` an object by the number of choices. Errors: `gone` (no such table),
`moved` (it has changed since version `was`), `taken` (the seat), `fault` (it could not be kept, and may be
another time).
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from aevum.server.store.schema import ChoiceRow, TableRow

LENGTH = 4
LARGEST = 256 << 20
"""Bytes of a message: the choices of the longest matches are some megabytes."""
ROW = (
    *("id", "game", "rules", "pack", "scenario", "options", "script", "seed", "players", "keys", "prelude"),
    *("digest", "created", "touched", "version", "undone", "headline", "outcome"),
    *("begun", "fingerprint", "program", "eras"),
)
CHANGED = ("version", "undone", "touched", "headline", "outcome")
"""What a child may change in a row."""


def framed(message: object) -> bytes:
    data = msgspec.json.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data


def row_out(row: TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in ROW}


def row_in(data: Mapping[str, Any]) -> TableRow:
    return TableRow(**{name: data[name] for name in ROW if name in data})


def choices_out(choices: Iterable[ChoiceRow]) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(choice) for choice in choices]


def choices_in(data: Iterable[Mapping[str, Any]]) -> list[ChoiceRow]:
    names = ChoiceRow.__struct_fields__
    return [ChoiceRow(**{name: one[name] for name in names}) for one in data]


def states_out(states: Mapping[int, bytes]) -> dict[str, str]:
    return {str(n): state_out(state) for n, state in states.items()}


def states_in(data: Mapping[str, str]) -> dict[int, bytes]:
    return {int(n): b64decode(state) for n, state in data.items()}


def state_out(state: bytes) -> str:
    return b64encode(state).decode()


def state_in(text: str) -> bytes:
    return b64decode(text)


def changes_in(data: Mapping[str, Any]) -> dict[str, str | int]:
    return {name: data[name] for name in CHANGED if name in data}
