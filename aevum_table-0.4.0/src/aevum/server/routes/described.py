"""The interface as a page to read: made here, because the usual ones load their scripts from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

METHODS = ("get", "post", "delete")


class ReadingPlugin(OpenAPIRenderPlugin):
    """Every address with its parameters and answers; the structures are in `openapi.json`."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        info = openapi_schema["info"]
        title = escape(f"{info['title']} {info['version']}")
        parts = [f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><h1>{title}</h1>"]
        parts.append('<p><a href="/schema/openapi.json">openapi.json</a></p>')
        for path, found in sorted(openapi_schema["paths"].items()):
            parts += [_operation(method, path, found[method]) for method in METHODS if method in found]
        return "\n".join(parts).encode()


def _operation(method: str, path: str, about: dict[str, Any]) -> str:
    lines = [f"<h2><code>{method.upper()} {escape(path)}</code></h2>"]
    if about.get("description"):
        lines.append(f"<p>{escape(about['description'])}</p>")
    lines.append("<ul>")
    for one in about.get("parameters", []):
        lines.append(f"<li><code>{escape(one['name'])}</code> ({escape(one['in'])})</li>")
    if "requestBody" in about:
        lines.append(f"<li>→ <code>{escape(_kind(about['requestBody']))}</code></li>")
    for status, answer in about["responses"].items():
        words = escape(answer.get("description", ""))
        lines.append(f"<li>{escape(status)} <code>{escape(_kind(answer))}</code> {words}</li>")
    lines.append("</ul>")
    return "\n".join(lines)


def _kind(body: dict[str, Any]) -> str:
    """The name of the structure that a body holds."""
    for content in body.get("content", {}).values():
        schema = content.get("schema", {})
        if "$ref" in schema:
            return str(schema["$ref"].rpartition("/")[2])
        if "$ref" in schema.get("items", {}):
            return f"{schema['items']['$ref'].rpartition('/')[2]}[]"
    return ""
