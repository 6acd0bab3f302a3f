"""Makes `web/src/wire.ts` from the structures that the server sends: `python -m tools.web.wire`."""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import Any

import msgspec

from aevum.scene import board, contest, guide, panel, position
from aevum.server import wire

TARGET = Path(__file__).parents[2] / "web" / "src" / "wire.ts"
HEAD = "// Made from src/aevum/scene and src/aevum/server/wire.py by `make wire`; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structures() -> list[type[msgspec.Struct]]:
    found = []
    for module in (board, guide, position, contest, panel, wire):
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
                found.append(kind)
    return found


def typescript() -> str:
    kinds = structures()
    # What is left out of a message when it has its default is optional, so the page must expect that.
    _, parts = msgspec.json.schema_components(kinds)
    return HEAD + "".join(_interface(name, parts[name]) for name in sorted(parts))


def _interface(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in needed else '?'}: {_type(about)};\n"
        for field, about in schema.get("properties", {}).items()
    ]
    return f"\nexport interface {name} {{\n{''.join(lines)}}}\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(_type(item) for item in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN[item] for item in kind)
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        inner = schema.get("additionalProperties", {})
        return f"Record<string, {_type(inner) if isinstance(inner, dict) and inner else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
