"""Makes the page's types from the structures that the server sends: `python -m tools.web.wire`.

`web/src/scene.ts` has what a table shows, `web/src/wire.ts` all that goes over the wire.
"""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from aevum.scene import board, contest, guide, panel, position
from aevum.server import wire, wire_runs

FOLDER = Path(__file__).parents[2] / "web" / "src"
SCENE, WIRE = FOLDER / "scene.ts", FOLDER / "wire.ts"
HEAD = "// Made from src/aevum/scene and src/aevum/server/wire.py by `make wire`; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structures(*modules: ModuleType) -> list[type[msgspec.Struct]]:
    found = []
    for module in modules:
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
                found.append(kind)
    return found


def typescript() -> dict[Path, str]:
    """The text of each file."""
    shown = {kind.__name__ for kind in structures(board, guide, position, contest, panel)}
    # What is left out of a message when it has its default is optional, so the page must expect that.
    _, parts = msgspec.json.schema_components(
        structures(board, guide, position, contest, panel, wire, wire_runs)
    )
    text = {name: _interface(name, parts[name]) for name in sorted(parts)}
    sent = "".join(text[name] for name in text if name not in shown)
    used = [name for name in sorted(shown) if re.search(rf"\b{name}\b", re.sub(r"\w+\??:", "", sent))]
    borrowed = f'import type {{ {", ".join(used)} }} from "./scene";'
    return {
        SCENE: HEAD + "".join(text[name] for name in text if name in shown),
        WIRE: f'{HEAD}\n{borrowed}\n\nexport * from "./scene";\n{sent}',
    }


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
    for path, made in typescript().items():
        path.write_text(made, encoding="utf-8")
