"""The OpenAPI document as a page people can read, with a bot to begin with; no script of anybody's is loaded for it."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar._openapi.plugin import OpenAPIPlugin

from capes.server.api.document import VERBS, completed
from capes.server.context import Context

BOT = Path(__file__).resolve().parent / "bot_client.txt"
"""The bot of examples/, as it travels with the package."""
TITLES = {
    "people": "People and accounts",
    "tables": "Tables",
    "replays": "Finished games",
    "decks": "Decks and shelves",
    "reference": "Cards, rules and games",
    "poll": "Tables without WebSockets",
    "server": "The server itself",
}
text = html.escape


def shape_of(schema: dict[str, Any]) -> str:
    """A schema in few words: `list of GameCard`, `text, 1 to 30`."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rsplit("/", 1)[1]
        return f"<a href='#{text(name)}'>{text(name)}</a>"
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return " or ".join(dict.fromkeys(shape_of(one) for one in several))
    if "enum" in schema or "const" in schema:
        return " or ".join(f"<code>{text(str(one))}</code>" for one in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {shape_of(schema.get('items', {}))}"
    if isinstance(kind, list):
        return " or ".join(map(text, map(str, kind)))
    ends = [str(schema[key]) for key in ("minLength", "minimum", "maxLength", "maximum") if key in schema]
    return text(str(kind)) + (f", {text(' to '.join(ends))}" if ends else "")


def fields(schema: dict[str, Any]) -> str:
    """The fields of an object, one to a line."""
    needed = set(schema.get("required", []))
    rows = "".join(
        f"<tr><th scope=row><code>{text(name)}</code>{'' if name in needed else ' <small>may be left out</small>'}</th>"
        f"<td data-is='What'>{shape_of(one)}"
        f"{' – ' + text(str(one['description'])) if one.get('description') else ''}</td></tr>"
        for name, one in schema.get("properties", {}).items()
    )
    return f"<table><tbody>{rows}</tbody></table>" if rows else ""


def content(part: dict[str, Any]) -> str:
    """What a body or an answer holds."""
    kinds = part.get("content", {})
    return " or ".join(shape_of(one.get("schema", {})) for one in kinds.values())


def call(path: str, verb: str, one: dict[str, Any]) -> str:
    """One call: what it does, what it takes, and what it answers."""
    answers: dict[str, Any] = one.get("responses", {})
    good: dict[str, Any] = next((answer for status, answer in answers.items() if status.startswith("2")), {})
    body = content(one.get("requestBody", {}))
    takes = "".join(
        f"<li><code>{text(given['name'])}</code> {shape_of(given.get('schema', {}))}"
        f"{'' if given.get('required') else ' <small>may be left out</small>'}</li>"
        for given in one.get("parameters", [])
    )
    return (
        f"<section><h3><b class=verb>{verb.upper()}</b> <code>{text(path)}</code></h3>"
        f"<p>{text(str(one.get('description') or one.get('summary') or ''))}</p>"
        f"{f'<ul>{takes}</ul>' if takes else ''}"
        f"{f'<p>Takes {body}.</p>' if body else ''}"
        f"{f'<p>Answers {content(good)}.</p>' if content(good) else ''}</section>"
    )


def page(document: dict[str, Any]) -> str:
    """The whole document."""
    groups: dict[str, list[str]] = {}
    for path, verbs in sorted(document["paths"].items()):
        for verb in VERBS:
            if verb in verbs:
                tag = (verbs[verb].get("tags") or ["server"])[0]
                groups.setdefault(tag, []).append(call(path, verb, verbs[verb]))
    titles = {tag: TITLES.get(tag, tag.capitalize()) for tag in groups}
    contents = "".join(f"<li><a href='#{text(tag)}'>{text(title)}</a></li>" for tag, title in titles.items())
    calls = "".join(f"<h2 id='{text(tag)}'>{text(titles[tag])}</h2>{''.join(one)}" for tag, one in groups.items())
    shapes = "".join(
        f"<section id='{text(name)}'><h3><code>{text(name)}</code></h3><p>{text(str(one.get('description', '')))}</p>"
        f"{fields(one)}</section>"
        for name, one in sorted(document["components"]["schemas"].items())
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        "<title>API - Capes</title><link rel=icon href=/cape.svg><link rel=stylesheet href=/trust.css>"
        "<header><a href=/>Capes</a><nav><a href=/play>Play</a><a href=/rules>Rules</a><a href=/about>About</a></nav>"
        "</header><main><h1>API</h1>"
        "<p>Everything the browser does, a program can do: it is a guest at once (<code>POST /api/guest</code>), or "
        "acts for you with a token made under your account (<code>POST /api/me/tokens</code>, sent as "
        "<code>Authorization: Bearer</code>). Changes made with a cookie carry its <code>X-CSRF-Token</code>. Refusals "
        "are an <a href='#ErrorAnswer'>ErrorAnswer</a>. The same as a document for machines: "
        "<a href=/schema/openapi.json>/schema/openapi.json</a>.</p>"
        f"<ul>{contents}<li><a href='#shapes'>Shapes</a></li></ul>"
        "<h2 id=bot>A bot in thirty lines</h2>"
        f"<pre tabindex=0><code>{text(BOT.read_text(encoding='utf-8'))}</code></pre>"
        f"{calls}<h2 id=shapes>Shapes</h2>{shapes}</main></html>"
    )


def written(plugin: OpenAPIPlugin) -> str:
    """The page of this server."""
    return page(completed(dict(plugin.provide_openapi_schema())))


kept: dict[int, str] = {}


@get("/schema/read", include_in_schema=False, media_type="text/html")
async def read_document(request: Request[Any, Any, Any]) -> Response[str]:
    """The API, to be read."""
    context: Context = request.app.state.context
    plugin = request.app.plugins.get(OpenAPIPlugin)
    if id(plugin) not in kept:
        kept[id(plugin)] = await context.beside.short(written, plugin)
    return Response(kept[id(plugin)], media_type="text/html")
