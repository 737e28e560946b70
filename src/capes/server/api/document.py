"""The OpenAPI document, with the refusals every call shares."""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec
from litestar import Request, Router
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi.plugins import OpenAPIRenderPlugin

from capes.live import shapes, wire
from capes.server.api import puzzle_shapes
from capes.server.api import shapes as of_servers
from capes.server.context import Context

REFUSALS = {
    "400": "The request cannot be read.",
    "401": "There is no session.",
    "403": "Not allowed.",
    "404": "There is no such thing.",
    "409": "Readable, but not possible: by the rules, or in the present state.",
    "413": "Too long.",
    "429": "Too many.",
    "503": "Not now.",
}
ERROR_ANSWER = {
    "type": "object",
    "required": ["error", "key", "args", "reasons"],
    "properties": {
        "error": {"type": "string", "description": "In English."},
        "key": {"type": "string", "description": "The message of the catalogues; see docs/protocol.md."},
        "args": {"type": "object", "description": "What the message names, by name."},
        "reasons": {
            "type": "array",
            "items": {"type": "object", "properties": {name: {"type": "string"} for name in ("rule", "key")}},
        },
    },
    "title": "ErrorAnswer",
}
VERBS = ("get", "post", "patch", "delete", "put")


def strict_names() -> list[str]:
    """The shapes that take no field they do not know."""
    found: list[str] = []
    for module in (shapes, of_servers, puzzle_shapes, wire):
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, msgspec.Struct):
                if value.__struct_config__.forbid_unknown_fields:
                    found.append(name)
    return found


def contract() -> dict[str, Any]:
    """What travels over sockets and polls, as components; written by `python -m tools.contract`."""
    found: dict[str, Any] = msgspec.json.decode((resources.files(__package__) / "contract.json").read_bytes())
    return found


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the messages of the tables and every refusal in it, and how sessions are carried."""
    components = document.setdefault("components", {})
    schemas = components["schemas"] = {**contract(), **components.get("schemas", {}), "ErrorAnswer": ERROR_ANSWER}
    if "PollAnswer" in schemas:
        schemas["PollAnswer"]["properties"]["messages"]["items"] = {"$ref": "#/components/schemas/Told"}
    components["securitySchemes"] = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": "capes_session"},
        "token": {"type": "http", "scheme": "bearer"},
    }
    for name in strict_names():
        if name in components["schemas"]:
            components["schemas"][name]["additionalProperties"] = False
    shape = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}}
    for path in document.get("paths", {}).values():
        for verb in VERBS:
            if verb in path:
                for status, text in REFUSALS.items():
                    path[verb].setdefault("responses", {})[status] = {"description": text, "content": shape}
    return document


class Document(OpenAPIRenderPlugin):
    """Serves the document as plain JSON: no script of anybody else is loaded to read it."""

    def __init__(self) -> None:
        self._written = b""
        super().__init__(path=["/openapi.json", "/"], media_type="application/vnd.oai.openapi+json")  # type: ignore[arg-type]

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON, written once."""
        self._written = self._written or msgspec.json.encode(completed(openapi_schema))
        return self._written


async def prepare(request: Request[Any, Any, Any]) -> None:
    """Have the document made beside the loop when it is first asked for: that takes a quarter of a second."""
    context: Context = request.app.state.context
    await context.beside.short(request.app.plugins.get(OpenAPIPlugin).provide_openapi_schema)


document_router = Router("/schema", route_handlers=[], before_request=prepare, include_in_schema=False)
