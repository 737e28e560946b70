"""The structs of the wire as JSON Schema, for the server's OpenAPI document: written by `python -m tools.contract`.

The names are those of the client's types, so that who reads the document and who reads `web/src/wire/contract.ts` read
of the same things.
"""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec

from capes.core.event import CardRef
from capes.live import wire
from capes.table import messages
from tools import contract

REFERENCE = "#/components/schemas/"
ARGUMENT: dict[str, Any] = {
    "description": "What a sentence names: words, a number, another sentence, a player, a card, or several of these.",
    "anyOf": [
        {"type": "string"},
        {"type": "number"},
        {"$ref": REFERENCE + "Sentence"},
        {"type": "object", "properties": {"seat": {"type": "integer"}}, "required": ["seat"]},
        {"type": "object", "properties": {"name": {"type": "integer"}}, "required": ["name"]},
        {"type": "object", "properties": {"card": {"type": "string"}}, "required": ["card"]},
        {
            "type": "object",
            "properties": {
                "list": {"type": "array", "items": {"$ref": REFERENCE + "Argument"}},
                "join": {"enum": ["", "and", "or"]},
            },
            "required": ["list"],
        },
    ],
}
SENTENCE: dict[str, Any] = {
    "description": "What is told to people, before it is said in any language: a key with its arguments.",
    "type": "object",
    "properties": {
        "key": {"type": "string"},
        "args": {"type": "object", "additionalProperties": {"$ref": REFERENCE + "Argument"}},
    },
    "required": ["key"],
}
WAY_BACK: dict[str, Any] = {
    "description": "From one picture to another: what to put there, or where to change what. See docs/protocol.md."
}
PLAIN: dict[type[msgspec.inspect.Type], dict[str, Any]] = {
    msgspec.inspect.IntType: {"type": "integer"},
    msgspec.inspect.FloatType: {"type": "number"},
    msgspec.inspect.StrType: {"type": "string"},
    msgspec.inspect.BoolType: {"type": "boolean"},
    msgspec.inspect.NoneType: {"type": "null"},
    msgspec.inspect.AnyType: {},
}


def schema(kind: msgspec.inspect.Type) -> dict[str, Any]:
    """A type as JSON Schema; what has a name of its own is referred to by it."""
    if isinstance(kind, msgspec.inspect.Metadata):
        name = (kind.extra or {}).get("name", "")
        if name == "Record<string, Argument>":
            return {"type": "object", "additionalProperties": {"$ref": REFERENCE + "Argument"}}
        return {"$ref": REFERENCE + name} if name else schema(kind.type)
    if isinstance(kind, msgspec.inspect.UnionType):
        return {"anyOf": [schema(each) for each in kind.types]}
    if isinstance(kind, msgspec.inspect.LiteralType):
        return {"enum": list(kind.values)}
    if isinstance(kind, msgspec.inspect.StructType):
        return {"$ref": REFERENCE + contract.named(kind.cls)}
    if isinstance(kind, msgspec.inspect.TupleType):
        return {"type": "array", "prefixItems": [schema(each) for each in kind.item_types]}
    if isinstance(kind, msgspec.inspect.VarTupleType | msgspec.inspect.ListType):
        return {"type": "array", "items": schema(kind.item_type)}
    if isinstance(kind, msgspec.inspect.DictType):
        return {"type": "object", "additionalProperties": schema(kind.value_type)}
    return PLAIN[type(kind)]


def component(struct: type[Any]) -> dict[str, Any]:
    """A struct as a component."""
    config = struct.__struct_config__
    fields = contract.fields_of(struct)
    properties = {field.encode_name: schema(field.type) for field in fields}
    required = [field.encode_name for field in fields if field.required]
    if config.tag is not None:
        properties = {config.tag_field: {"const": config.tag}, **properties}
        required = [config.tag_field, *required]
    made: dict[str, Any] = {
        "description": " ".join(inspect.cleandoc(struct.__doc__ or "").split()),
        "type": "object",
        "properties": properties,
    }
    return {**made, "required": required} if required else made


def one_of(said: str, members: list[str]) -> dict[str, Any]:
    """One of several components."""
    return {"description": said, "anyOf": [{"$ref": REFERENCE + member} for member in members]}


def components() -> dict[str, Any]:
    """Every component, by name."""
    made: dict[str, Any] = {"Argument": ARGUMENT, "Sentence": SENTENCE, "WayBack": WAY_BACK}
    made["CardRef"] = component(CardRef)
    for game, kinds in contract.EVENTS.items():
        made |= {f"{game}{kind.__name__}": component(kind) for kind in kinds}
        members = [f"{game}{kind.__name__}" for kind in kinds]
        made[f"{game}Event"] = one_of(f"Everything that can happen in {game}.", members)
    for name, said, words in contract.word_lists():
        made[name] = {"description": said, "enum": words}
    for name, choices in contract.UNIONS.items():
        made[name] = one_of("Of whichever game it is.", list(choices))
    for module in contract.MODULES:
        made |= {contract.named(struct): component(struct) for struct in contract.structs_of(module)}
    made["Told"] = one_of(
        "Everything a table tells a client over the WebSocket, and in the answers of a poll.",
        [contract.named(one) for one in contract.structs_of(messages) if issubclass(one, messages.Outgoing)],
    )
    made["Asked"] = one_of(
        "Everything a client can say over the WebSocket.",
        [contract.named(one) for one in contract.structs_of(wire) if issubclass(one, wire.Message)],
    )
    return made


def text() -> str:
    """The components as the file has them."""
    return json.dumps(components(), ensure_ascii=False, indent=1) + "\n"
